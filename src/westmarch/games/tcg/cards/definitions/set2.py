"""Mines of Moria."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.engine.frame import position_of
from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.idioms import *
from westmarch.games.tcg.cards.odd_parts import odd_if
from westmarch.games.tcg.cards.selectors import *
from westmarch.games.tcg.rules.archery import ArcheryPhase
from westmarch.games.tcg.state import Fellowships

# Dwarven

card("Beneath the Mountains", "2_1", action(FELLOWSHIP, play(dwarven & weapon & in_discard), cost=do("mill", 3)))
card(
    "Disquiet of Our People",
    "2_2",
    event(
        if_spotted(spot(orc), keyword(it, "defender", 2, "regroup"), keyword(it, "defender", until="regroup")),
        cost=exert(dwarf),
    ),
)
card("Dwarven Bracers", "2_3", response(about("wound", bearer), do("stop"), cost=discard(this)))
card(
    "Endurance of Dwarves",
    "2_4",
    action(SKIRMISH, strength(first, 1), cost=Seq(to("spot", bearer, bind="first"), discard(this))),
)
card(
    "Flurry of Blows",
    "2_5",
    event(
        Seq(
            to("spot", dwarf),
            When(
                cond("bound", bearing_several(2, hand_weapon)),
                Seq(strength(it, 4), keyword(it, "damage")),
                strength(it, 2),
            ),
        )
    ),
)
card("Frór, Gimli's Kinsman", "2_6", to_play(spot(dwarf)), static("strength", this & skirmishing_with(uruk_hai), 3))
card("Glóin, Friend to Thorin", "2_7", static("strength", this, per(dwarven & tale, most=4)))
card(
    "Golden Light on the Land",
    "2_8",
    to_play(spot(dwarf)),
    static("cost", moria & orc, 2, needs=(cond("at", word="underground", no=True),)),
    each(on("start regroup"), discard(this)),
)
card(
    "Great Works Begun There",
    "2_9",
    each(on("played", dwarf & free_peoples), take(dwarven & event_card), cost=do("mill", 2), may=True),
)
card("Hand Axe", "2_10", static("second item"), action(ARCHERY, total("archery", 1), cost=discard(this)))
card(
    "Make Light of Burdens",
    "2_11",
    action(
        MANEUVER,
        Either(discard(shadow & condition & borne_by(dwarf)), discard(weather & condition)),
        cost=Seq(exert(dwarf & companion), do("mill", 3)),
    ),
)
card(
    "Realm of Dwarrowdelf",
    "2_12",
    action(
        SKIRMISH, Seq(strength(dwarf, 1), When(at("underground"), keyword(it, "damage"))), cost=do("mill", 3), limit=3
    ),
)
card(
    "Tidings of Erebor", "2_13", event(Unless(do("draw", 3), do("pay twilight", 3), by="shadow"), needs=(spot(dwarf),))
)
card(
    "Till Durin Wakes Again",
    "2_14",
    each(on("move from"), heal(dwarf & companion, count=ANY), may=True, needs=(at("underground"),)),
)
card(
    "What Are We Waiting For?",
    "2_15",
    event(
        Seq(
            do("draw", 2, by="opponent"),
            Either(
                to("discard", shadow & in_opponents_hand, 2, by="opponent"),
                do("skip", word="shadow"),
                by="opponent",
            ),
        ),
        cost=exert(dwarf),
    ),
)

# Elven

card(
    "A Blended Race",
    "2_16",
    to_play(spot(elf)),
    static("strength", uruk_hai, -2),
    static("no keyword damage", uruk_hai, word="damage"),
    each(on("start regroup"), discard(this)),
)
card(
    "Dismay Our Enemies",
    "2_17",
    response_event(
        on("wins", elf & archer), Unless(discard(minion, by="opponent"), do("pay twilight", 3), by="opponent")
    ),
)
card(
    "Hosts of the Last Alliance",
    "2_18",
    static("minion archery", amount=-1, needs=(spot(elf & companion),)),
    response(about("wound", elf), do("stop"), cost=discard(this)),
)
card(
    "Release the Angry Flood",
    "2_19",
    event(When(at("river"), wound(nazgul, 2, ALL), wound(nazgul, 1, ALL)), cost=exert(elf)),
)
card(
    "Secret Sentinels",
    "2_20",
    event(if_spotted(spot(orc), discard(condition, 2), discard(condition)), cost=exert(elf & ally)),
)

# Gandalf

card("Erland, Advisor to Brand", "2_21", to_play(spot(titled("Gandalf"))), static("closed hand", word="fp"))
card(
    "Gandalf's Staff",
    "2_22",
    static("cost", gandalf & spell, -1),
    action(SKIRMISH, do("cancel skirmish"), cost=exert(bearer, 2), needs=(spot(bearer & skirmishing),)),
)
card(
    "Gandalf's Wisdom",
    "2_23",
    static("cost on", titled("Gandalf") | signet("gandalf"), -1, target=possession | artifact),
)
card(
    "Hugin, Emissary from Laketown",
    "2_24",
    to_play(spot(titled("Gandalf"))),
    action(FELLOWSHIP, to("beneath deck", free_peoples & in_discard), cost=exert(this)),
)
card(
    "Járnsmid, Merchant from Dale",
    "2_25",
    to_play(spot(titled("Gandalf"))),
    static("cost", (shield | armor | helm | hand_weapon) & yours, -1),
)
card(
    'Speak "Friend" and Enter',
    "2_26",
    event(
        Seq(do("next site", bind="first"), When(cond("bound", underground, word="first"), do("draw"))),
        needs=(spot(titled("Gandalf")),),
    ),
)
card(
    "Staff Asunder",
    "2_27",
    event(
        discard(minion & skirmishing_with(titled("Gandalf"))),
        cost=Seq(discard(staff & borne_by(titled("Gandalf"))), exert(titled("Gandalf"), 2)),
    ),
)
card(
    "Wielder of the Flame",
    "2_28",
    event(
        Seq(
            to("spot", companion),
            Unless(keyword(it, "defender", until="regroup"), do("pay twilight", 3), by="shadow"),
        ),
        needs=(spot(titled("Gandalf")),),
    ),
)
card("Wizard Staff", "2_29", action(SKIRMISH, strength(minion, -3), cost=exert(bearer, 2)))
card(
    "You Cannot Pass!",
    "2_30",
    event(flag(minion, "not fierce", "regroup"), needs=(spot(titled("Gandalf") & bearing(staff)),)),
)

# Gondor

card(
    "Blood of Númenor",
    "2_31",
    to_play(cost=exert(gondor & companion)),
    each(on("played", sauron & orc), to("come exhausted", that)),
    static("skip", word="archery"),
    each(on("start regroup"), discard(this)),
)
card(
    "Flaming Brand",
    "2_32",
    static("second item"),
    static("strength", bearer & skirmishing_with(nazgul), 2),
    gains(bearer & skirmishing_with(nazgul), "damage"),
)
card(
    "Flee in Terror",
    "2_33",
    response_event(
        on("wins", gondor & companion),
        Seq(to("spot", orc & exhausted & minion), Unless(discard(it), do("pay twilight", 3), by="owner")),
    ),
)
card(
    "Gondor Will See It Done",
    "2_34",
    response_event(about("wound", companion), do("stop"), cost=exert(gondor & companion)),
)
card("Natural Cover", "2_35", to_play(spot(ranger)), static("minion archery", amount=-2, needs=(at("forest"),)))
card(
    "No Mere Ranger",
    "2_36",
    event(boost(companion & ~titled("Aragorn"), 2, 3, signet("aragorn")), cost=exert(titled("Aragorn"))),
)
card("Sentinels of Númenor", "2_37", event(boost_if(gondor & companion, 2, 4, cond("fierce skirmish"))))
card(
    "Shield of Boromir",
    "2_38",
    static("minion archery", amount=-1),
    static("no bonus", weapon & borne_by(minion & skirmishing_with(titled("Boromir") & bearing(this)))),
)

# Isengard

card(
    "Beyond the Height of Men",
    "2_39",
    event(
        When(
            spot(companion, 6),
            discard(free_peoples & possession & (armor | helm | shield), ALL),
            discard(possession & (armor | helm | shield)),
        ),
        cost=exert(uruk_hai),
    ),
)
card(
    "Demands of the Sackville-Bagginses",
    "2_40",
    to_play(spot(isengard & minion)),
    each(on("exert", shire & ally), do("add twilight")),
)
card(
    "Evil Afoot",
    "2_41",
    event(to("into deck", minion & in_discard, num("paid")), cost=Seq(exert(uruk_hai), do("spot burdens"))),
)
card(
    "Goblin Man", "2_42", doomed(this, at("underground")), action(SHADOW, do("look at hand", by="fp"), cost=exert(this))
)
card("Lurtz's Sword", "2_43", gains(bearer, "damage"), each(on("wins", bearer), do("mill", 2, by="fp")))
card("No Business of Ours", "2_44", to_play(spot(isengard & minion)), static("closed hand", word="shadow"))
card(
    "Too Much Attention",
    "2_45",
    response_event(on("put on", ring_bearer), do("mill", 5, by="fp"), needs=(spot(isengard & minion),)),
)
card("Uruk Captain", "2_46", action(SHADOW, play(uruk_hai & in_discard), cost=Seq(do("pay twilight", 1), exert(this))))
card(
    "Uruk Scout",
    "2_47",
    static("roaming", isengard & minion & yours, -1),
    response(about("event", event_card & of_rangers), do("cancel action"), cost=exert(this)),
)
card(
    "Wizard Storm",
    "2_48",
    to_play(cost=exert(isengard & minion)),
    each(on("move from"), exert(companion, count=ALL), needs=(cond("bearer here"),)),
    each(on("end turn"), discard(this)),
)

# Moria

card("Archer Commander", "2_49", static("strength", moria & archer & ~this, 2))
card("The Balrog's Sword", "2_50", gains(bearer, "damage"), static("second item"))
card(
    "The Balrog, Durin's Bane",
    "2_51",
    doomed(minion & ~this),
    static("skip", word="archery"),
    doomed(this, NOT_UNDERGROUND),
)
card(
    "The Balrog, Flame of Udûn",
    "2_52",
    to_play(spot(moria & orc)),
    action(SHADOW, play(moria & orc & minion & in_discard), cost=Seq(do("pay twilight", 2), exert(this))),
    doomed(this, NOT_UNDERGROUND),
)


class SkipArchery(Odd):
    """The archery phase that is beginning does not take place."""

    en = "skip the archery phase"
    es = "salta la fase de arquería"

    def do(self, g: Fellowships, run: Asker) -> None:
        phase = g.innermost(ArcheryPhase)
        if phase is not None:
            phase.pc = position_of(ArcheryPhase, "end")


card(
    "Cave Troll's Chain",
    "2_53",
    each(on("start archery"), May(SkipArchery(), by="fp")),
    each(
        on("wound", titled("Cave Troll of Moria")),
        wound(archer & companion),
        may=True,
        needs=(cond("in phase", word="archery"),),
    ),
)
card("Dark Fire", "2_54", to_play(spot(titled("The Balrog"))), each(on("move"), exert(titled("Gandalf"))))
card(
    "Dark Places",
    "2_55",
    static("strength", unique & moria & minion, 1),
    action(
        SHADOW,
        to("replace site", site & replaceable_by("marsh", "underground")),
        needs=(spot(site & replaceable_by("marsh", "underground")),),
    ),
)
card(
    "Fill With Fear",
    "2_56",
    static("skip", word="archery", needs=(spot(titled("The Balrog")),)),
    action(MANEUVER, discard(ranged_weapon), cost=exert(titled("The Balrog"))),
)
card(
    "Final Cry",
    "2_57",
    response_event(
        on("end skirmish"),
        wound(companion & skirmishing, 2),
        needs=(spot(titled("The Balrog") & bearing(titled("Whip of Many Thongs")) & skirmishing),),
    ),
)
card(
    "Foul Tentacle",
    "2_58",
    when(on("played", this), play(tentacle & in_deck), may=True),
    BEARS_NO_POSSESSIONS,
    doomed(this, NOT_IN_A_MARSH),
)
card("Foul Things", "2_59", event(play(moria & minion & in_discard)))
card(
    "Goblin Flankers",
    "2_61",
    when(on("played", this), do("add twilight", 3), may=True, needs=(cond("moves", amount=2),)),
)
card("Goblin Pursuer", "2_62", static("strength", this, 3, needs=(cond("moves", amount=2),)))
card("Goblin Reinforcements", "2_63", when(on("played", this), heal(moria & minion), may=True))
card(
    "Goblin Scrabbler",
    "2_64",
    when(on("played", this), discard(elven & condition), may=True),
    static("roaming", moria & orc & yours, -1),
)
card("Goblin Spearman", "2_65", gains(this & bearing(titled("Goblin Spear")), "damage", 2))
card(
    "Huge Tentacle",
    "2_66",
    when(on("played", this), play(titled("Watcher in the Water") & in_deck), may=True),
    BEARS_NO_POSSESSIONS,
    doomed(this, NOT_IN_A_MARSH),
)
card("Moria Archer Troop", "2_67", static("minion archery", needs=(spot(moria & archer & ~this),)))
card("Must Do Without Hope", "2_68", event(do("burden"), cost=exert(titled("The Balrog"))))
card(
    "Old Differences",
    "2_69",
    event(
        Seq(
            to("spot", (elf | dwarf) & skirmishing_with(moria & orc)),
            if_spotted(cond("spot both", word=(elf, dwarf)), strength(it, -3), strength(it, -1)),
        )
    ),
)
card(
    "Power and Terror",
    "2_70",
    event(play(titled("The Balrog"), discount=num("chosen", times=-2)), cost=to("reveal", moria & orc & in_hand, ANY)),
)
card("Throw Yourself in Next Time", "2_71", to_play(spot(moria & orc)), static("exerted by shadow", bearer))
card(
    "Troubled Mountains",
    "2_72",
    event(do("add twilight", num("paid", most=5)), cost=Seq(exert(moria & minion), do("spot burdens"))),
)
card(
    "Watcher in the Water, Keeper of Westgate",
    "2_73",
    doomed(minion & ~tentacle & ~this),
    static("strength", tentacle, 2),
    gains(tentacle, "damage"),
    BEARS_NO_POSSESSIONS,
    doomed(this, NOT_IN_A_MARSH),
)
card(
    "Whip of Many Thongs",
    "2_74",
    action(
        SKIRMISH,
        discard((helm | shield | armor) & borne_by(character & skirmishing_with(titled("The Balrog")))),
        cost=exert(bearer),
    ),
)

# Ringwraith

card(
    "Bill Ferny, Swarthy Sneering Fellow",
    "2_75",
    static("not roaming", nazgul),
    static("not against by fp", this, target=character),
    doomed(this, at("underground")),
)
card("Helpless", "2_76", to_play(spot(titled("Frodo")), spot(nazgul)), static("text off", bearer))
card(
    "His Terrible Servants", "2_77", response(about("wound", nazgul & twilight), do("stop"), cost=do("pay twilight", 1))
)
card("It Wants to be Found", "2_78", event(do("burden"), needs=(spot(nazgul & twilight),)))
card(
    "Resistance Becomes Unbearable",
    "2_79",
    event(Seq(exert(ring_bearer), When(spot(ring_bearer & exhausted), do("put on"))), cost=exert(nazgul & twilight)),
)
card("Stricken Dumb", "2_80", event(discard(tale | weapon), cost=exert(titled("The Witch-king"))))
card(
    "They Will Find the Ring",
    "2_81",
    event(exert(companion, count=num("paid")), cost=Seq(exert(nazgul, count=2), do("spot burdens"))),
)
card("Úlairë Attëa, The Easterling", "2_82", when(on("played", this), wound(ally), may=True))
card(
    "Úlairë Enquëa, Ringwraith in Twilight",
    "2_83",
    each(
        on("wins", this),
        When(cond("burdens", amount=5), wound(ring_bearer, 2), wound(ring_bearer)),
        cost=exert(this),
        may=True,
    ),
)


@odd_if(
    "you can spot 2 burdens or 2 wounds on the Ring-bearer",
    "puedes avistar 2 cargas o 2 heridas en el Portador del Anillo",
)
def worn_down(g: Fellowships, run: Asker) -> bool:
    return bool(g.burdens[g.fp] >= 2 or g.wounds[g.bearer[g.fp]] >= 2)


card(
    "Úlairë Nelya, Ringwraith in Twilight",
    "2_84",
    gains(this, "fierce", needs=(worn_down,)),
    gains(this, "damage", needs=(worn_down,)),
)
card(
    "The Witch-king, Lord of the Nazgûl",
    "2_85",
    static("no play", titled("Return to Its Master")),
    each(on("wins", this), wound(ring_bearer, 2), cost=exert(this), may=True),
)
card("Wraith-world", "2_86", event(do("burden", 3), needs=(spot(nazgul & twilight), cond("wearing"))))

# Sauron

card(
    "The Eye of Sauron",
    "2_87",
    event(do("draw", num("paid", most=5)), cost=Seq(exert(sauron & orc), do("spot burdens"))),
)
card("Memory of Many Things", "2_88", event(Either(discard(ally), discard(elven & ally, 2)), cost=exert(sauron & orc)))
card(
    "Orc Scout",
    "2_89",
    static("roaming", sauron & minion & yours, -1),
    response(about("event", event_card & of_rangers), do("cancel action"), cost=Either(exert(this), discard(this))),
)
card("Orc Taskmaster", "2_90", action(SHADOW, do("add twilight"), cost=exert(this)))
card(
    "Southern Spies",
    "2_91",
    response_event(
        on("put on", ring_bearer),
        to("discard", any_card & in_fp_hand, ALL, by="fp"),
        needs=(spot(sauron & minion),),
    ),
)
card(
    "Spies of Mordor",
    "2_92",
    to_play(spot(sauron & orc)),
    each(
        on("move"),
        When(spot(sauron & tracker), do("draw", 2), do("draw")),
        may=True,
        needs=(cond("in phase", word="regroup"),),
    ),
)
card("Tower Assassin", "2_93", action(MANEUVER, wound(ally), cost=exert(this)))
card(
    "Verily I Come",
    "2_94",
    to_play(cost=exert(sauron & orc)),
    each(on("fp draws"), do("burden"), needs=(cond("in phase", word="fellowship"),)),
)
card("Vile Blade", "2_95", static("strength", bearer & skirmishing_with(man | elf), 2))

# Shire

card(
    "Bilbo, Well-spoken Gentlehobbit",
    "2_96",
    action(FELLOWSHIP, discard(shadow & condition & supporting), cost=Seq(exert(this), discard(tale))),
)
card(
    "Consorting With Wizards",
    "2_97",
    static("no wounds", titled("Bilbo"), needs=(cond("in phase", word="archery", no=True),)),
    action(FELLOWSHIP + REGROUP, do("remove twilight"), cost=Either(exert(bearer), discard(this))),
)
card(
    "Dear Friends",
    "2_98",
    event(
        When(
            cond("bound", signet("frodo")),
            to("beneath deck", free_peoples & in_discard, 2),
            to("beneath deck", free_peoples & in_discard),
        ),
        cost=exert(companion),
    ),
)
card("Deft in Their Movements", "2_99", event(total("each shadow number", -2, "turn"), needs=(spot(hobbit, 2),)))
card("Fearing the Worst", "2_100", to_play(cost=exert(hobbit, count=2)), static("cost", search | tracker, 2))
card(
    "Filibert Bolger, Wily Rascal",
    "2_101",
    action(
        SKIRMISH,
        do("cancel skirmish"),
        cost=exert(hobbit & companion & skirmishing, 2),
        needs=(cond("fierce skirmish"),),
    ),
)
card(
    "Frodo, Reluctant Adventurer",
    "2_102",
    static("cost on", titled("Frodo"), -1, target=artifact | possession | shire & tale),
)
card(
    "Hobbit Sword-play",
    "2_103",
    event(
        Seq(to("spot", minion), Unless(wound(it), do("pay twilight", 3), by="owner")),
        cost=exert(hobbit & bearing(weapon)),
    ),
)
card("Merry, Horticulturalist", "2_104", action(FELLOWSHIP, play(titled("Farmer Maggot") & in_deck), cost=exert(this)))
card(
    "Mithril-coat",
    "2_105",
    static("minion archery", amount=-1),
    static("no bonus", weapon & borne_by(minion & skirmishing_with(titled("Frodo")))),
    static("no keyword damage", minion & skirmishing_with(titled("Frodo")), word="damage"),
)
card("Nice Imitation", "2_106", response(about("wound", hobbit), do("stop"), cost=discard(this)))
card(
    "Not Feared in Sunlight",
    "2_107",
    to_play(spot(hobbit, 2)),
    static("strength", nazgul, -4),
    each(on("start regroup"), discard(this)),
)
card(
    "O Elbereth! Gilthoniel!",
    "2_108",
    action(
        SKIRMISH,
        Either(do("take off"), to("cancel skirmish", ring_bearer & skirmishing_with(nazgul))),
        cost=discard(this),
    ),
)
card(
    "Orc-bane",
    "2_109",
    event(
        Either(wound(orc, count=num("paid")), wound(uruk_hai, count=num("paid"))),
        cost=Seq(
            to("spot", character & able_to_exert & bearing(titled("Sting") | titled("Glamdring")), bind="first"),
            do("choose exertions"),
            exert(first, num("paid")),
        ),
    ),
)
card("Pippin, Mr. Took", "2_110", action(FELLOWSHIP, play(titled("Gandalf") | titled("Aragorn"), discount=-2)))
card("Practically Everyone Was Invited", "2_111", event(play(hobbit & in_deck), cost=exert(titled("Bilbo"))))
card(
    "A Promise",
    "2_112",
    static(
        "strength",
        titled("Frodo") | titled("Sam"),
        1,
        needs=(spot(titled("Frodo") & ~exhausted), spot(titled("Sam") & ~exhausted)),
    ),
)
card(
    "Red Book of Westmarch",
    "2_113",
    each(on("played", tale & free_peoples), do("draw"), may=True, needs=(spot(titled("Bilbo")),)),
)
card(
    "Sam, Proper Poet",
    "2_114",
    action(MANEUVER, keyword(this, "defender", until="regroup"), cost=exert(this, 2)),
    SUCCESSION,
)

# Sites

card("Hobbiton Party Field", "2_115", action(FELLOWSHIP, play(titled("Bilbo") & in_deck), cost=exert(hobbit)))
card("Hobbiton Woods", "2_116", action(FELLOWSHIP, do("play site", 2), cost=exert(hobbit)))
card("Town Center", "2_117", action(FELLOWSHIP, do("draw"), cost=play(shire & ally)))
card("Great Chasm", "2_118", static("cost", moria & archer, -2, needs=(cond("first this phase", moria & archer),)))
card("Hollin", "2_119", static("not roaming", uruk_hai))
card("Valley of the Silverlode", "2_120", each(on("move to", this), heal(hobbit & companion, count=ANY), may=True))

# Dwarven

card("Gimli, Dwarf of the Mountain-race", "2_121", static("shadow number", site & underground, -2))

# Gandalf

card("Gandalf, The Grey Pilgrim", "2_122", each(on("start turn"), do("draw"), may=True))
