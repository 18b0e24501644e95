"""The Two Towers: the Ring; Dwarves, Elves, Gandalf."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.engine.frame import Frame
from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.idioms import *
from westmarch.games.tcg.cards.odd_parts import odd_if
from westmarch.games.tcg.cards.selectors import *
from westmarch.games.tcg.rules.regroup import Reconcile
from westmarch.games.tcg.rules.timing import Action
from westmarch.games.tcg.state import Fellowships

# The One Ring

card(
    "The One Ring, Answer To All Riddles",
    "4_1",
    static("strength", ring_bearer, 2, needs=(WEARING,)),
    each(about("wound", ring_bearer), Seq(do("stop"), do("burden", 1)), needs=(WEARING, IN_SKIRMISH)),
    action(SKIRMISH, do("put on"), cost=do("burden"), needs=(NOT_WEARING,)),
)
card(
    "The One Ring, The Ruling Ring",
    "4_2",
    response(about("wound", bearer), do("put on"), needs=(IN_SKIRMISH,)),
    each(about("wound", ring_bearer), Seq(do("stop"), do("burden", 1)), needs=(WEARING, IN_SKIRMISH)),
)

# Dwarven

card(
    "Axe of Erebor",
    "4_41",
    gains(bearer, "damage"),
    action(
        SKIRMISH,
        strength(bearer, 1),
        cost=Either(discard(dwarven & condition), discard(any_card & stacked_on(dwarven & condition) & among_stacked)),
    ),
)
card("Best Company", "4_42", event(boost_if(dwarf, 2, 4, at("battleground"))))
card(
    "Come Here Lad",
    "4_43",
    event(
        Seq(to("spot", dwarven & condition & holding_cards, bind="first"), stack_top(2, first)),
        needs=(spot(dwarven & condition & holding_cards),),
    ),
)
card(
    "Courtesy of My Hall",
    "4_44",
    when(on("played", this), to("stack", any_card & in_discard)),
    action(FELLOWSHIP, heal(dwarf), cost=discard(free_peoples & stacked_here & among_stacked)),
)
card(
    "Dwarven Foresight",
    "4_45",
    event(take(free_peoples & stacked_on(dwarven & condition) & among_stacked), needs=(spot(dwarf),)),
)
card(
    "Ever My Heart Rises",
    "4_46",
    when(on("played", this), stack_top(6)),
    action(FELLOWSHIP, take(free_peoples & stacked_here & among_stacked), cost=do("mill"), needs=(spot(dwarf),)),
)
card(
    "From the Armory",
    "4_47",
    action(
        SKIRMISH, flag(it, "prevent wounds"), cost=Seq(to("stack", free_peoples & in_hand, bind="second"), exert(dwarf))
    ),
)
card("Gimli, Lockbearer", "4_48", static("strength", this, per(hobbit & companion & unbound)))
card(
    "Gimli, Unbidden Guest",
    "4_49",
    action(SKIRMISH, boost(companion & unbound, 1, 2, titled("Legolas")), cost=exert(this)),
)
card("Here Is Good Rock", "4_50", action(SKIRMISH, keyword(dwarf, "damage"), cost=to("stack", free_peoples & in_hand)))
card(
    "Khazâd Ai-mênu",
    "4_51",
    event(
        Seq(
            to("spot", dwarf),
            if_spotted(spot(titled("Legolas")), Seq(strength(it, 3), keyword(it, "damage")), strength(it, 2)),
        )
    ),
)
card(
    "My Axe Is Notched",
    "4_52",
    each(on("wins", titled("Gimli")), do("token")),
    static("strength", titled("Gimli"), num("matching tokens", titled("Final Count"), most=3)),
)
card("Quick As May Be", "4_53", event(wound(minion), needs=(spot(dwarf & companion), spot(elf & companion))))
card("Rest by Blind Night", "4_54", event(to("into deck with stack", dwarven & condition, ANY, bind="first")))
card(
    "Restless Axe",
    "4_55",
    event(
        Seq(
            to("into deck with stack", dwarven & condition, bind="first"),
            Repeat(num("chosen", word="shuffled"), exert(minion)),
        ),
        cost=exert(dwarf),
    ),
)
card("Search Far and Wide", "4_56", event(do("draw", 2), cost=do("mill"), needs=(spot(dwarf),)))
card(
    "Stout and Strong",
    "4_57",
    each(on("wins", dwarf), do("token"), may=True),
    action(SKIRMISH, Seq(strength(companion & unbound, num("tokens", most=3)), discard(this))),
)

# Elven

card("Alliance Reforged", "4_58", event(Seq(spot_any(elf & companion), do("draw", x()))))
card(
    "Arrow and Blade",
    "4_59",
    event(
        strength(minion & skirmishing_with(unbound), num("chosen", times=-1, word="first")),
        cost=exert(elf & companion, count=ANY, bind="first"),
    ),
)
card(
    "Blades Drawn",
    "4_60",
    to_play(spot(elf, 3)),
    static("strength", minion, num("wounds", it, times=-2)),
    each(on("start regroup"), discard(this)),
)
card("Company of Archers", "4_61", event(discard(condition), needs=(spot(elf & companion, 2),)))
card("Elven Bow", "4_62", gains(bearer, "archer"))
card(
    "Elven Brooch",
    "4_63",
    to_play(spot(elf)),
    response(
        about("discard", possession & borne_by(bearer) & ~this, word="shadow"),
        do("stop"),
        cost=discard(this),
    ),
)
card(
    "Elven Sword",
    "4_64",
    action(SKIRMISH, strength(minion & skirmishing_with(bearer), -1), cost=Either(exert(bearer), from_hand(count=2))),
)
card(
    "Erethón, Naith Lieutenant",
    "4_65",
    to_play(spot(elf)),
    static("strength", this & bearing(ranged_weapon), 1),
    gains(this & bearing(ranged_weapon), "damage"),
    static("no archery", this & bearing(ranged_weapon)),
)
card("Feathered", "4_66", event(strength(minion & skirmishing_with(elf), num("wounds", it, times=-2))))
card(
    "Fereveldir, Son of Thandronen",
    "4_67",
    to_play(spot(elf)),
    action(
        SKIRMISH,
        wound(minion & skirmishing_with(this)),
        cost=Seq(exert(this), to("untoken", elven & condition & yours)),
    ),
)
card(
    "Ferevellon, Son of Thandronen",
    "4_68",
    to_play(spot(elf)),
    action(SKIRMISH, strength(minion & skirmishing_with(this), -2), cost=exert(this)),
)
card(
    "Final Count",
    "4_69",
    each(on("wins", titled("Legolas")), do("token"), may=True),
    static("strength", titled("Legolas"), num("matching tokens", titled("My Axe Is Notched"), most=3)),
)
card("Flashing Steel", "4_70", event(strength(minion & skirmishing_with(it), -3), cost=exert(elf)))


@odd_if("no opponent controls a site", "ningún oponente controla un sitio")
def free_land(g: Fellowships, run: Asker) -> bool:
    return all([seat < 0 or seat == run.seat for seat in g.control])


card(
    "Haldir, Emissary of the Galadhrim",
    "4_71",
    static("strength", this, 2, needs=(free_land,)),
    action(REGROUP, do("liberate"), cost=Seq(exert(this), exert(elf & ~this)), needs=(at("battleground"),)),
)
card(
    "Killing Field",
    "4_72",
    to_play(spot(elf, 3)),
    static("no keyword fierce", minion & wounded, word="fierce"),
    each(on("start regroup"), discard(this)),
)
card("Legolas, Dauntless Hunter", "4_73", static("cost", shadow & (event_card | condition), per(hobbit & unbound)))
card(
    "Legolas, Elven Comrade",
    "4_74",
    action(
        SKIRMISH, boost(minion & skirmishing_with(unbound), -1, -2, skirmishing_with(titled("Gimli"))), cost=exert(this)
    ),
)


class ReconcileNow(Odd):
    """Lembas: as the Shadow players do it, before they do."""

    en = "reconcile your hand"
    es = "rehaz tu mano"

    def do(self, g: Fellowships, run: Asker) -> Frame:
        return Reconcile(run.seat)


card("Lembas", "4_75", to_play(spot(elf, 3)), action(REGROUP, ReconcileNow(), cost=discard(this)))
card("Lórien Guardian", "4_76", action(REGROUP, to("wound", minion & theirs, by="opponent"), cost=exert(this)))
card(
    "Lórien Is Most Welcome",
    "4_77",
    to_play(spot(elf, 3)),
    static("no keyword damage", minion & wounded, word="damage"),
    each(on("start regroup"), discard(this)),
)
card("Lórien Swordsman", "4_78", static("strength", minion & skirmishing_with(this), num("wounds", it, times=-2)))
card(
    "Night Without End",
    "4_79",
    response_event(on("wins", elf), Either(do("liberate"), wound(minion)), cost=exert(that)),
)
card("Ordulus, Young Warrior", "4_80", to_play(spot(elf)), static("cost on", this, -1, target=ranged_weapon))
card(
    "Pengedhel, Naith Warrior",
    "4_81",
    to_play(spot(elf)),
    static("strength", this & bearing(ranged_weapon), 2),
    static("no archery", this & bearing(ranged_weapon)),
)
card(
    "Strength of Arms",
    "4_82",
    each(on("wins", elf), do("token"), may=True),
    action(SKIRMISH, Seq(strength(minion & skirmishing_with(elf), num("tokens", times=-1, most=3)), discard(this))),
)
card("Supporting Fire", "4_83", event(if_spotted(spot(elf & companion, 3), strength(elf, 3), strength(elf, 2))))
card("Sword-wall", "4_84", event(Either(do("liberate"), exert(minion)), needs=(spot(elf & companion, 3),)))
card(
    "Thandronen, Veteran Protector",
    "4_85",
    to_play(spot(elf)),
    action(REGROUP, discard(minion & stacked_on(condition | site) & among_all_stacked), cost=exert(this)),
)
card(
    "Thónnas, Naith Captain",
    "4_86",
    to_play(spot(elf)),
    static("strength", minion & skirmishing_with(this), -2, needs=(spot(this & bearing(ranged_weapon)),)),
    static("no archery", this & bearing(ranged_weapon)),
)
card("Valor", "4_87", event(boost(elf, 2, 3, skirmishing_with(wounded))))

# Gandalf

card(
    "Behold the White Rider",
    "4_88",
    each(on("wins", titled("Gandalf")), do("token"), may=True),
    action(SKIRMISH, Seq(Repeat(num("tokens"), wound(minion & skirmishing_with(titled("Gandalf")))), discard(this))),
)
card(
    "Gandalf, Greyhame",
    "4_89",
    action(
        FELLOWSHIP,
        play(character & free_peoples & in_discard),
        cost=do("add twilight", 2),
        needs=(cond("pool below", amount=2),),
    ),
)
card("Gandalf, The White Wizard", "4_90", static("strength", this, 3, needs=(cond("pool", amount=3),)))
card("Gandalf's Staff, Walking Stick", "4_91", gains(bearer, "damage", 2, needs=(cond("pool", amount=2),)))
card("Grown Suddenly Tall", "4_92", event(discard(condition, ALL), needs=(spot(titled("Gandalf")),)))
card("Have Patience", "4_93", event(heal(companion & unbound, 2), needs=(spot(titled("Gandalf")),)))
card(
    "Hearken to Me",
    "4_94",
    to_play(spot(titled("Gandalf"))),
    doomed(shadow & condition & borne_by(bearer)),
    static("no bearing", bearer, target=shadow & condition),
)


class KeepEvent(Odd):
    """The event that is being played goes to hand instead of the discard pile."""

    en = "place that event in your hand instead of your discard pile"
    es = "pon ese evento en tu mano en lugar de en tu pila de descartes"

    def do(self, g: Fellowships, run: Asker) -> None:
        for frame in reversed(g.stack):
            if isinstance(frame, Action) and frame.source in run.bound["that"]:
                frame.bound["kept"] = (1,)
                return


card(
    "Into Dark Tunnels",
    "4_95",
    response_event(about("event", gandalf & event_card & yours & ~this), KeepEvent(), cost=exert(titled("Gandalf"), 2)),
)
card(
    "Keep Your Forked Tongue",
    "4_96",
    event(
        flag(companion & signet("gandalf"), "prevent wounds"), needs=(spot(titled("Gandalf")), cond("pool", amount=3))
    ),
)
card(
    "Long I Fell",
    "4_97",
    event(
        Unless(
            flag(titled("Gandalf"), "prevent wounds"),
            Seq(wound(minion), When(cond("prevented"), flag(titled("Gandalf"), "prevent wounds"))),
            by="shadow",
        ),
        needs=(spot(titled("Gandalf")),),
    ),
)
card(
    "Mithrandir, Mithrandir!",
    "4_98",
    event(wound(minion & ~strength_from(7), count=ALL), cost=exert(titled("Gandalf"))),
)
card("Roll of Thunder", "4_99", event(discard(shadow & (possession | artifact)), needs=(spot(titled("Gandalf")),)))
card(
    "Shadowfax",
    "4_100",
    doomed(hand_weapon & borne_by(bearer)),
    static("no bearing", bearer, target=hand_weapon),
    HORSE,
)
card(
    "Stump and Bramble",
    "4_101",
    event(
        Seq(to("spot", ent & ally), keyword(it, "damage", 2, "regroup"), flag(it, "may fight", "regroup")),
        needs=(spot(isengard & minion), spot(ent & ally)),
    ),
)
card("Task Was Not Done", "4_102", event(to("discard", minion & wounded, 2, up_to=True), cost=exert(titled("Gandalf"))))
card(
    "Treebeard, Earthborn",
    "4_103",
    response(about("discard", hobbit & unbound & yours), Seq(do("stop"), to("stack", that))),
    action(
        FELLOWSHIP, play(hobbit & unbound & stacked_here & among_stacked), cost=Seq(do("add twilight"), exert(this))
    ),
)
card(
    "Treebeard, Oldest Living Thing",
    "4_104",
    action(FELLOWSHIP, heal(companion & unbound), cost=Seq(exert(this), to("discard", companion & unbound & in_hand))),
)
card("Under the Living Earth", "4_105", event(strength(titled("Gandalf"), num("pool", most=5))))
card(
    "Well Met Indeed",
    "4_106",
    event(play(titled("Gandalf") & in_dead_pile), needs=(spot(elf), spot(gondor & man), spot(dwarf))),
)
card(
    "Windows in a Stone Wall",
    "4_107",
    to_play(cost=exert(host)),
    response(on("kill", isengard & minion), SHOW_TEN, cost=discard(this)),
)


@odd_if("you can spot more minions than companions", "puedes avistar más siervos que compañeros")
def outnumbered(g: Fellowships, run: Asker) -> bool:
    return len(g.minions()) > len(g.companions())


card(
    "Wizardry Indeed",
    "4_108",
    event(discard(minion, by="opponent"), cost=exert(titled("Gandalf")), needs=(outnumbered,)),
)
