"""Battle of Helm's Deep."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.idioms import *
from westmarch.games.tcg.cards.odd_parts import odd_if
from westmarch.games.tcg.cards.selectors import *
from westmarch.games.tcg.rules.actions import Actions
from westmarch.games.tcg.rules.skirmish import Resolution
from westmarch.games.tcg.state import Fellowships

# Dunland

card(
    "Dunlending Rampager",
    "5_1",
    when(
        on("played", this),
        May(Seq(to("discard", any_card & in_fp_hand, 2, by="fp", word="choice"), discard(this)), by="fp"),
    ),
)
card(
    "Dunlending Renegade",
    "5_2",
    when(
        on("played", this),
        May(Seq(to("discard", any_card & in_fp_hand, 2, by="fp", word="choice"), discard(this)), by="fp"),
    ),
)
card(
    "Leaping Blaze",
    "5_3",
    event(
        Unless(do("hand into deck", 8), to("discard", any_card & in_fp_hand, 3, by="fp", word="choice"), by="fp"),
        needs=(spot(dunland & minion, 3),),
    ),
)
card(
    "Wild Men of the Hills",
    "5_4",
    static("own cost", amount=-2, needs=(cond("in phase", word="skirmish"),)),
    when(
        on("played", this),
        May(Seq(to("discard", any_card & in_fp_hand, 4, by="fp", word="choice"), discard(this)), by="fp"),
    ),
)

# Dwarven


class NextAction(Odd):
    """Baruk Khazâd: the player who acts has the next action of the phase too."""

    en = "you may take the next action"
    es = "haz la acción siguiente si quieres"

    def do(self, g: Fellowships, run: Asker) -> None:
        actions = g.innermost(Actions)
        if actions is not None:
            actions.act_again(g, run.seat)


card("Baruk Khazâd", "5_5", event(Seq(wound(minion), NextAction()), cost=exert(dwarf)))
card(
    "Defending the Keep", "5_6", event(Either(do("draw"), play(dwarven & condition & in_discard)), needs=(spot(dwarf),))
)
card("Gimli, Skilled Defender", "5_7", each(on("wins", this), wound(minion & assigned_to(unbound)), may=True))
card(
    "Horn of Helm",
    "5_8",
    action(
        MANEUVER,
        flag(minion, "no keyword damage", "regroup", ALL),
        cost=exert(dwarf & companion),
        needs=(at("battleground"),),
    ),
)
card(
    "More to My Liking",
    "5_9",
    action(MANEUVER, stack_top(1), needs=(cond("once a phase"),)),
    action(
        MANEUVER,
        take(free_peoples & stacked_here & among_stacked),
        cost=discard(any_card & stacked_on(dwarven & condition) & among_stacked, bind="second"),
        needs=(spot(dwarf),),
    ),
)

# Elven

card("Balglin, Elven Warrior", "5_10", to_play(spot(elf)), static("wound limit", this & skirmishing_with(wounded)))
card("Break the Charge", "5_11", event(total("archery", 2), cost=exert(elf & companion, count=3)))
card("Legolas' Sword", "5_12", each(on("move"), heal(titled("Legolas")), may=True, needs=(spot(minion & wounded),)))
card(
    "Taurnil, Sharp-eyed Bowman",
    "5_13",
    to_play(spot(elf)),
    static("cost", shadow & possession, 2, needs=(spot(this & bearing(ranged_weapon)),)),
    static("no archery", this & bearing(ranged_weapon)),
)
card("That Is No Orc Horn", "5_14", event(Seq(heal(companion), do("liberate")), needs=(spot(elf & companion, 3),)))

# Gandalf

card("Birchseed, Tall Statesman", "5_15", ENT_IS_ROUSED, action(FELLOWSHIP, heal(hobbit & unbound), cost=exert(this)))
card(
    "Down From the Hills",
    "5_16",
    event(
        Seq(
            strength(companion & unbound & signet("gandalf"), 5, "regroup"),
            keyword(it, "defender", until="regroup"),
            keyword(it, "damage", 2, "regroup"),
            flag(it, "no wounds", "regroup"),
        ),
        cost=exert(titled("Gandalf"), 3),
    ),
)
card("Forest Guardian", "5_17", ENT_IS_ROUSED)
card(
    "Fury of the White Rider",
    "5_18",
    event(wound(minion, 2), cost=exert(titled("Gandalf")), needs=(cond("pool", amount=3),)),
)
card(
    "Lindenroot, Elder Shepherd",
    "5_19",
    ENT_IS_ROUSED,
    action(SKIRMISH, wound(isengard & minion & skirmishing_with(this)), cost=exert(this)),
)
card(
    "Turn of the Tide",
    "5_20",
    event(
        Unless(to("discard", shadow & possession, 2, up_to=True), discard(minion, by="payer"), by="shadow"),
        cost=exert(titled("Gandalf")),
    ),
)

# Gollum

card(
    "Be Back Soon",
    "5_21",
    event(Unless(discard(minion), exert(minion, 2, by="payer"), by="shadow"), cost=discard(titled("Sméagol"))),
)
card(
    "Evil-smelling Fens",
    "5_22",
    gains(site & on_path, "marsh"),
    action(SHADOW, play(minion & in_discard), cost=Seq(exert(titled("Gollum"), 2), discard(this))),
)
card("Follow Sméagol", "5_23", action(REGROUP, do("next site"), cost=exert(titled("Sméagol") | titled("Gollum"))))
card("Gollum, Nasty Treacherous Creature", "5_24", action(REGROUP, exert(companion | ally), cost=discard(this)))
card(
    "Gollum, Stinker", "5_25", static("strength", this, num("burdens")), each(on("wins", this), do("burden"), may=True)
)
card(
    "Look at Him",
    "5_26",
    event(do("add twilight", num("burdens")), needs=(spot(titled("Sméagol") | titled("Gollum")),)),
)
card("Poor Wretch", "5_27", action(SKIRMISH, keyword(titled("Sméagol"), "damage"), cost=discard(this)))
card(
    "Sméagol, Old Noser",
    "5_28",
    to_play(cost=do("burden")),
    action(
        REGROUP,
        Seq(
            do("reveal top", 4, bind="revealed"),
            Repeat(num("among", shadow, word="revealed"), wound(minion)),
            do("beneath in order"),
        ),
        cost=exert(titled("Sméagol") | titled("Gollum"), 2),
    ),
)
card(
    "Sméagol, Slinker",
    "5_29",
    to_play(cost=do("burden")),
    action(SKIRMISH, Seq(strength(this, 2), flag(this, "prevent wounds")), cost=do("burden")),
)
card(
    "We Must Have It",
    "5_30",
    event_in(SHADOW, play(titled("Gollum") & in_deck_or_discard)),
    event_in(SKIRMISH, strength(titled("Gollum"), 3), cost=do("discard random")),
)

# Gondor

card(
    "Alcarin, Warrior of Lamedon",
    "5_31",
    static("cost", knight & ~this, -1, needs=(cond("in phase", word="before"),)),
    action(
        ASSIGNMENT, heal(this), cost=to("assign", minion & unassigned & bearing(gondor & fortification), target=this)
    ),
)
card("Citadel of the Stars", "5_32", FORTIFIES)
card("City Wall", "5_33", FORTIFIES)
card(
    "Fall Back",
    "5_34",
    event(
        Seq(to("spot", minion & bearing(gondor & fortification), bind="first"), discard(shadow & borne_by(first), ALL))
    ),
)
card("Knight of Gondor", "5_36", action(FELLOWSHIP, heal(this), cost=discard(gondor & condition)))
card("Men of Númenor", "5_37", event(wound(minion & bearing(gondor & fortification))))
card(
    "Rally Point",
    "5_38",
    action(REGROUP, to("to support", gondor & fortification & borne_by(minion)), cost=exert(knight)),
)
card(
    "Stone Tower",
    "5_39",
    action(
        SKIRMISH,
        to("transfer", this, target=first),
        cost=Seq(exert(gondor & man, count=2), to("spot", minion & skirmishing_with(gondor & man), bind="first")),
        needs=(cond("in support"),),
    ),
)
card("Take Cover", "5_40", event(play(gondor & fortification & in_discard), cost=exert(knight)))
card(
    "These Are My People",
    "5_41",
    event(
        play_several(free_peoples & possession & in_discard, ANY, onto=companion & signet("aragorn")),
        cost=exert(titled("Aragorn"), 2),
    ),
)
card(
    "Turgon, Man of Belfalas",
    "5_42",
    to_play(spot(knight)),
    action(MANEUVER, wound(minion & bearing(gondor & fortification)), cost=exert(this)),
)
card(
    "War Must Be", "5_43", event(boost(gondor & man, 2, 4, skirmishing_with(minion & bearing(gondor & fortification))))
)

# Isengard

card(
    "Battering Ram",
    "5_44",
    MACHINE_IS_READIED,
    action(SKIRMISH, Seq(keyword(uruk_hai, "damage"), discard(this)), needs=(spot(companion, 5), cond("tokens"))),
)
card(
    "Berserk Rager",
    "5_45",
    static("strength", this & skirmishing, WOUNDS_HERE),
    action(SKIRMISH, wound(ally, 2, ALL), cost=Seq(to("untoken", machine, amount=3), exert(this, 2))),
)
card(
    "Berserk Savage",
    "5_46",
    static("strength", this & skirmishing, WOUNDS_HERE),
    action(SKIRMISH, strength(this, 8), cost=Seq(to("untoken", machine, amount=4), exert(this, 2))),
)
card(
    "Berserk Slayer",
    "5_47",
    static("strength", this & skirmishing, num("wounds", character & skirmishing, times=2)),
    action(SKIRMISH, wound(companion, 1, ALL), cost=Seq(to("untoken", machine, amount=5), exert(this, 2))),
)
card(
    "Black Shapes Crawling",
    "5_48",
    event(
        Seq(
            spot_any(uruk_hai),
            May(Repeat(x(), wound(minion & yours, by="fp")), by="fp"),
            play_several(isengard & weapon & in_discard, x()),
        )
    ),
)
card(
    "Devilry of Orthanc",
    "5_49",
    MACHINE_IS_READIED,
    action(MANEUVER, Seq(exert(character, count=ALL), discard(this)), needs=(cond("tokens", amount=8),)),
)
card(
    "Foul Horde",
    "5_50",
    gains(this & ~exhausted, "fierce"),
    gains(this & vitality_from(3), "ambush"),
    gains(this & vitality_from(4), "damage"),
)
card(
    "Gríma, Chief Counselor",
    "5_51",
    action(
        MANEUVER,
        Seq(
            to("spot", companion & unbound, bind="first"),
            to("return", any_card & borne_by(first), ALL),
            to("return", first),
        ),
        cost=exert(this),
        needs=(cond("cultures", amount=4),),
    ),
)
card("Isengard Flanker", "5_52", RIDES_FRESH)
card("Isengard Rider", "5_53", RIDES_FRESH)
card("Isengard Scimitar", "5_54", when(on("played", this), do("add twilight", num("controlled")), may=True))
card(
    "Isengard Scout Troop",
    "5_55",
    RIDES_FRESH,
    each(on("wins", isengard & orc), do("control"), cost=exert(this), may=True),
)
card(
    "Saruman, Master of Foul Folk",
    "5_56",
    *SARUMAN_KEEPS_BACK,
    each(on("move"), heal(isengard & orc, 2, ALL), may=True),
    action(SHADOW, play(isengard & possession & in_discard), cost=exert(this)),
)
card(
    "Scaling Ladder",
    "5_57",
    MACHINE_IS_READIED,
    action(SKIRMISH, Seq(heal(uruk_hai), discard(this)), needs=(cond("tokens"),)),
)
card(
    "Sharku, Warg-captain",
    "5_58",
    RIDES_FRESH,
    each(on("played", isengard & mount & yours), exert(companion & ~hobbit, by="fp"), may=True),
)
card("Sharku's Warg", "5_59", gains(bearer & titled("Sharku"), "damage"), WARG_BITES)
card(
    "Siege Engine",
    "5_60",
    action(SHADOW, to("token", machine), cost=play(uruk_hai)),
    response(about("discard", machine & yours, word="free"), do("stop all"), cost=discard(this)),
)
card("Uruk Engineer", "5_61", when(on("played", this), to("token", machine), may=True))
card("Uruk Sapper", "5_62", when(on("played", this), to("token", machine), may=True))
card("Uruk-hai Berserker", "5_63", static("strength", this & skirmishing, WOUNDS_HERE))
card("War-warg", "5_64", WARG_BITES)
card("Warg", "5_65", WARG_BITES)
card("Warg-master", "5_66", when(on("played", this), play(isengard & mount & in_discard), may=True), RIDES_FRESH)
card("Warg-rider", "5_67", RIDES_FRESH)
card("Wolf-voices", "5_68", event(Seq(strength(isengard & orc, 2), When(cond("bound", MOUNTED), heal(it)))))
card("Wolves of Isengard", "5_69", action(REGROUP, FP_WOUNDS, cost=exert(isengard & orc)))

# Raider

card("Army of Haradrim", "5_70", action(SKIRMISH, play(raider & mount & in_discard), cost=do("pay twilight", 3)))
card(
    "Company of Haradrim",
    "5_71",
    action(REGROUP, total("move limit", -1, "turn"), cost=do("pay twilight", 9), needs=(spot(southron & ~this),)),
)
card(
    "Desert Stalker",
    "5_72",
    action(MANEUVER, exert(companion, count=ALL), cost=exert(this), needs=(cond("cultures", amount=4),)),
)
card("Mûmak", "5_73", gains(bearer, "fierce"), each(on("wins", bearer), do("add twilight", 2), may=True))
card("Southron Marcher", "5_74", static("own cost", amount=-2, needs=(spot(southron),)))
card("Southron Runner", "5_75", static("own cost", amount=-2, needs=(spot(southron),)))
card("Southron Traveler", "5_76", response(about("wound", southron), do("stop"), cost=do("pay twilight", 3)))
card(
    "Strength in Numbers",
    "5_77",
    to_play(spot(southron)),
    action(MANEUVER, do("add twilight", x()), cost=Seq(discard(this), spot_any(man & ambush))),
)


@odd_if("it was overwhelmed", "fue abrumado")
def overwhelmed(g: Fellowships, run: Asker) -> bool:
    resolution = g.innermost(Resolution)
    return resolution is not None and resolution.hits < 0


card(
    "War Mûmak",
    "5_78",
    gains(bearer, "fierce"),
    each(on("kill", character, bearer), do("add twilight", 5), may=True, needs=(overwhelmed,)),
)

# Rohan

card(
    "Armory",
    "5_79",
    action(
        MANEUVER,
        Seq(Either(to("untoken", machine, amount=2), take(rohan & possession)), discard(this)),
        needs=(spot(rohan & man, 2),),
    ),
)
card(
    "Arrow-slits",
    "5_80",
    action(MANEUVER, Seq(discard(possession | machine), discard(this)), needs=(spot(rohan & man, 2),)),
)
card(
    "Ecglaf, Courageous Farmer",
    "5_81",
    action(FELLOWSHIP, play(rohan & possession & in_discard), cost=exert(this), needs=(spot(man & valiant, 2),)),
)
card(
    "Gamling, Warrior of Rohan",
    "5_82",
    to_play(spot(rohan & man)),
    action(SKIRMISH, Seq(strength(this, 2), keyword(this, "damage")), cost=play(rohan & possession, onto=this)),
)
card(
    "I Am Here",
    "5_84",
    event(heal(companion & signet("theoden") & ~titled("Théoden"), 2, ALL), cost=exert(titled("Théoden"), 2)),
)
card(
    "Let Us Be Swift",
    "5_85",
    event(Seq(to("discard", condition, 2, up_to=True), do("liberate")), needs=(spot(man & valiant, 3),)),
)
card(
    "No Rest for the Weary",
    "5_86",
    event(keyword(man & valiant, "defender", until="regroup"), needs=(spot(man & valiant, 3),)),
)
card(
    "Parapet",
    "5_87",
    action(
        ARCHERY,
        Seq(Either(to("untoken", machine, amount=2), total("minion archery", -3)), discard(this)),
        needs=(spot(rohan & man, 2),),
    ),
)
card("Rohirrim Bow", "5_88", action(ARCHERY, wound(minion), cost=Seq(exert(bearer), discard(this))))
card(
    "Rohirrim Helm",
    "5_89",
    action(
        SKIRMISH,
        Unless(do("cancel skirmish"), exert(minion & skirmishing, by="payer"), by="shadow"),
        cost=discard(this),
        needs=(spot(bearer & skirmishing),),
    ),
)
card("Rohirrim Scout", "5_90", action(REGROUP, to("return", rohan & possession), cost=exert(this)))
card(
    "Rohirrim Shield",
    "5_91",
    static("minion archery", amount=-1),
    action(REGROUP, heal(first), cost=Seq(to("spot", bearer, bind="first"), discard(this))),
)
card(
    "Sigewulf, Brave Volunteer",
    "5_92",
    action(REGROUP, discard(minion), cost=exert(this), needs=(spot(man & valiant, 5),)),
)
card(
    "Théoden, King of the Golden Hall",
    "5_93",
    action(MANEUVER, heal(rohan & ally), cost=play(rohan & possession, onto=this)),
)
card(
    "Thundering Host",
    "5_94",
    action(SKIRMISH, Seq(strength(rohan & man & bearing(mount), 3), When(at("plains"), heal(it))), cost=discard(this)),
)

# Sauron

card(
    "Dead Marshes",
    "5_95",
    static("strength", companion & ring_bound & skirmishing_with(sauron & orc), -1, needs=(at("4T"),)),
    action(
        MANEUVER, Seq(play_several(sauron & condition & in_discard, 2), discard(this)), needs=(spot(sauron & orc, 2),)
    ),
)
card(
    "Eye of Barad-Dûr",
    "5_96",
    event_in(SKIRMISH, strength((companion | ally) & skirmishing_with(sauron & orc), per(companion & ring_bound, -1))),
    response_event(on("revealed", this), do("burden", 2)),
)
card(
    "Gate Soldier",
    "5_97",
    each(on("played", sauron & condition & yours), do("draw"), cost=Seq(do("pay twilight", 2), exert(this)), may=True),
)
card(
    "Gate Trooper",
    "5_98",
    when(on("played", this), do("draw"), cost=exert(this), may=True, needs=(cond("burdens", amount=5),)),
)
card(
    "Gate Veteran",
    "5_99",
    when(on("played", this), do("draw"), cost=exert(this), may=True, needs=(spot(companion, 6),)),
)
card(
    "Grishnákh, Orc Captain",
    "5_100",
    static("site number", sauron & orc, -3),
    action(
        SHADOW,
        Unless(do("draw", 3), do("burden", 2), by="fp"),
        cost=exert(this, 2),
        needs=(spot(sauron & orc & ~this),),
    ),
)
card(
    "I'd Make You Squeak",
    "5_101",
    to_play(cost=exert(sauron & orc, count=2)),
    static("shadow number", site, num("wounds", hobbit, most=3)),
)
card(
    "Morannon",
    "5_102",
    static("cost", sauron & orc, -3, needs=(at("4T"), cond("first this turn", sauron & orc))),
    action(SHADOW, Seq(do("draw", 3), discard(this)), cost=from_hand(count=4), needs=(spot(sauron & orc, 2),)),
)
card(
    "Orc Captain",
    "5_103",
    when(on("played", this), do("draw", num("controlled", most=3)), may=True, needs=(spot(sauron & condition),)),
)
card(
    "Orc Cutthroat",
    "5_104",
    static("site number", sauron & orc, -3),
    action(SKIRMISH, wound(companion & skirmishing_with(this)), cost=Seq(discard(sauron & orc & ~this), exert(this))),
)
card("Orc Fighter", "5_105", action(REGROUP, do("control"), cost=exert(this), needs=(spot(sauron & condition),)))
card("Orc Infantry", "5_106", action(REGROUP, do("control"), cost=discard(this), needs=(spot(sauron & condition),)))
card(
    "Orc Patrol",
    "5_107",
    static("site number", sauron & orc, -3),
    action(MANEUVER, discard(condition), cost=exert(this, 2), needs=(spot(sauron & orc & ~this),)),
)
card(
    "Orc Pursuer",
    "5_108",
    static("site number", sauron & orc, -1),
    when(on("played", this), do("draw"), cost=Seq(do("pay twilight", 2), exert(this)), may=True),
)
card(
    "Orc Runner",
    "5_109",
    static("site number", sauron & orc, -1),
    when(on("played", this), do("draw"), cost=Seq(exert(this), from_hand(count=2)), may=True),
)
card(
    "Teeth of Mordor",
    "5_110",
    action(REGROUP, to("stack", it), cost=Seq(do("pay twilight", 3), to("spot", sauron & orc & yours))),
    action(SHADOW, play(sauron & orc & stacked_here & among_stacked)),
)

# Shire

card(
    "Frodo, Master of the Precious",
    "5_111",
    action(FELLOWSHIP, play(titled("Sméagol") & in_discard), cost=do("burden")),
)
card(
    "No Help for It",
    "5_112",
    event(do("unburden", 3), cost=discard(titled("Sméagol") | titled("Gollum")), needs=(spot(titled("Sam")),)),
)
card(
    "No Use That Way",
    "5_113",
    event(wound(minion & skirmishing_with(companion & signet("frodo")), 2), cost=do("burden", 3)),
)
card(
    "Rare Good Ballast",
    "5_114",
    response(
        about("ability"),
        do("cancel action"),
        cost=discard(titled("Sméagol") | titled("Gollum")),
        needs=(cond("in phase", word="regroup"),),
    ),
)
card(
    "Sam, Nice Sensible Hobbit",
    "5_115",
    static("threshold", this, needs=(spot(titled("Frodo")), spot(titled("Sméagol")))),
    SUCCESSION,
)
card(
    "Sting, Baggins Heirloom",
    "5_116",
    action(SKIRMISH, Either(strength(titled("Sméagol"), 2), strength(titled("Gollum"), -2)), cost=exert(bearer)),
)
card("You Must Help Us", "5_117", event(heal(hobbit & ring_bound, 2, ALL), cost=play(titled("Sméagol") & in_discard)))

# Sites

card(
    "Hornburg Wall",
    "5_118",
    action(REGROUP, total("must move", 1, "turn"), cost=do("pay twilight", 9), needs=(spot(minion & yours),)),
)
card(
    "Nan Curunír",
    "5_119",
    response(about("wound", minion & bearing(mount) & yours), do("stop"), cost=do("pay twilight", 2)),
)
card("Caverns of Isengard", "5_120", static("win later"))

# Elven

card(
    "Legolas, Archer of Mirkwood",
    "5_121",
    each(on("wins", this), heal(dwarf & companion | elf & companion & ~this), may=True),
)

# Rohan

card("Éowyn, Daughter of Éomund", "5_122", action(MANEUVER, heal(this), cost=play(rohan & possession, onto=this)))
