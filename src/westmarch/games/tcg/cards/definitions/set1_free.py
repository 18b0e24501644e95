"""The Fellowship of the Ring: Free Peoples cards."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Frame, Goto, Outcome
from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.idioms import *
from westmarch.games.tcg.cards.odd_parts import odd_if
from westmarch.games.tcg.cards.selectors import *
from westmarch.games.tcg.facts import DISCARD, HAND, MINION
from westmarch.games.tcg.rules.actions import count_draw
from westmarch.games.tcg.rules.timing import Window
from westmarch.games.tcg.state import Fellowships

# The One Ring

card(
    "The One Ring, Isildur's Bane",
    "1_1",
    response(about("wound", bearer), do("put on")),
    each(about("wound", ring_bearer), Seq(do("stop"), do("burden", 2)), needs=(WEARING,)),
)
card(
    "The One Ring, The Ruling Ring",
    "1_2",
    response(about("wound", bearer), do("put on"), needs=(IN_SKIRMISH,)),
    each(about("wound", ring_bearer), Seq(do("stop"), do("burden", 1)), needs=(WEARING, IN_SKIRMISH)),
)

# Dwarven

card("Axe Strike", "1_3", event(boost(dwarf, 2, 3, bearing(dwarven & hand_weapon))))
card("Battle Fury", "1_4", event(Seq(strength(it, 3), keyword(it, "damage")), cost=exert(dwarf)))
card("Cleaving Blow", "1_5", event(Seq(strength(dwarf, 2), keyword(it, "damage"))))
card("Delving", "1_6", event(do("draw", 3), cost=exert(dwarf & companion)))
card("Dwarf Guard", "1_7", to_play(spot(dwarf)))
card("Dwarven Armor", "1_8", static("threshold", bearer))


@odd_if("it is that player's first minion in this skirmish", "es el primer siervo de ese jugador en la escaramuza")
def first_of_its_player(g: Fellowships, run: Asker) -> bool:
    """Of several minions of a player that lose together one will do."""
    card = run.bound["that"][0]
    window = g.innermost(Window)
    if window is None:
        return True
    same: list[int] = [c for c in window.cards if g.is_type(c, MINION) and g.owner[c] == g.owner[card]]
    return not same or same[0] == card


card(
    "Dwarven Axe",
    "1_9",
    each(on("loses", minion, bearer), do("mill", by="owner"), needs=(first_of_its_player,)),
)
card(
    "Dwarven Heart",
    "1_10",
    when(on("played", this), Repeat(2, heal(bearer, up_to=True))),
    each(on("start turn"), exert(bearer)),
)
card("Farin, Dwarven Emissary", "1_11", to_play(spot(dwarf)), static("strength", this & skirmishing_with(orc), 2))
card(
    "Gimli, Dwarf of Erebor",
    "1_12",
    action(
        FELLOWSHIP,
        to("beneath deck", any_card & in_hand),
        cost=do("add twilight", 2),
        needs=(cond("pool below", amount=2),),
    ),
)
card("Gimli, Son of Glóin", "1_13", action(SKIRMISH, strength(this, 2), cost=exert(this)))
card("Gimli's Battle Axe", "1_14", gains(bearer, "damage"), each(on("wins", bearer), wound(orc), may=True))
card(
    "Gimli's Helm",
    "1_15",
    static("wound limit", bearer),
    action(SKIRMISH, flag(titled("Gimli"), "prevent wounds"), cost=discard(this)),
)
card(
    "Greatest Kingdom of My People",
    "1_16",
    to_play(cost=exert(dwarf)),
    each(on("played", orc & minion), do("mill", by="owner")),
)
card(
    "Grimir, Dwarven Elder",
    "1_17",
    action(FELLOWSHIP, to("into deck", dwarven & event_card & in_discard), cost=exert(this)),
)
card(
    "Halls of My Home",
    "1_18",
    event(
        Seq(
            do("name deck"),
            do("reveal top", 3, by="named", bind="revealed"),
            to("discard", shadow & among_revealed, up_to=True),
            do("order top", by="named"),
        ),
        cost=exert(dwarf),
    ),
)
card("Here Lies Balin, Son of Fundin", "1_19", event(Either(wound(orc, count=2), wound(orc, 2)), cost=exert(dwarf)))
card("Let Them Come!", "1_20", each(on("loses", orc, dwarf), discard(that)), each(on("loses", dwarf), discard(this)))
card("Lord of Moria", "1_21", gains(dwarf, "damage"))


class MithrilShaft(Frame):
    """Cards are discarded from the top of a deck, each for twilight; the last one is taken into hand."""

    STEPS = ("dig", "ask")
    RULE = "tcg.effect.up-to"

    seat: int
    left: int
    last: int = later(-1)

    def dig(self, g: Fellowships) -> Outcome:
        if not g.decks[self.seat]:
            return self._stop(g)
        self.last = g.decks[self.seat][-1]
        self.left -= 1
        g.put(self.last, DISCARD)
        g.reveals += 1
        g.add_twilight(1)
        g.note("tcg-log-top-discard", {"seat": self.seat, "card": self.last})
        return None if self.left and g.decks[self.seat] else self._stop(g)

    def ask(self, g: Fellowships) -> Outcome:
        return Ask(self.seat, "tcg-ask-go-on", [PASS, ("yes",)], "answered", "tcg.effect.up-to")

    def answered(self, g: Fellowships, option: Option) -> Outcome:
        return self._stop(g) if option == PASS else Goto("dig")

    def _stop(self, g: Fellowships) -> Outcome:
        if self.last >= 0:
            g.put(self.last, HAND)
            g.note("tcg-log-take", {"seat": self.seat, "card": self.last})
            count_draw(g, self.seat)
        return DONE


class Dig(Odd):
    """Mithril Shaft: as long as the player likes, up to a number."""

    en = "discard up to 5 cards from the top of your deck, add (1) for each, take the last one"
    es = "descarta hasta 5 cartas de tu mazo, añade (1) por cada una y toma la última"

    def do(self, g: Fellowships, run: Asker) -> Frame:
        return MithrilShaft(run.seat, 5)


card("Mithril Shaft", "1_22", event(Dig(), cost=exert(dwarf)))
card("Nobody Tosses a Dwarf", "1_23", response_event(on("wins", dwarf), do("mill", 3, by="opponent")))
card("Stairs of Khazad-dûm", "1_24", static("strength", dwarf & skirmishing_with(moria & minion), 1))
card("Still Draws Breath", "1_25", response_event(on("wins", dwarf), heal(that)))
card("Their Halls of Stone", "1_26", event(boost_if(dwarf, 2, 4, at("underground"))))
card("Thrarin, Dwarven Smith", "1_27", action(MANEUVER, flag(this, "may fight", "regroup"), cost=exert(this)))
card("Wealth of Moria", "1_28", event(from_top("reveal and take", free_peoples, 3), needs=(spot(dwarf),)))

# Elven

card(
    "Ancient Enmity",
    "1_29",
    event(Seq(strength(elf, 1), to("promise", it))),
    each(on("loses", minion, promised), do("discard random", 2, by="owner")),
)
card("Arwen, Daughter of Elrond", "1_30", static("strength", this & skirmishing_with(nazgul), 3))
card(
    "Asfaloth",
    "1_31",
    static("own cost on", titled("Arwen"), -2),
    static("strength", bearer, 2, needs=(at("plains"),)),
    doomed(this, at("underground")),
)
card("Border Defenses", "1_32", event(boost(elf, 2, 4, skirmishing_with(archer))))
card("Bow of the Galadhrim", "1_33", each(on("wins", bearer), wound(minion), may=True))
card("Celeborn, Lord of Lórien", "1_34", action(FELLOWSHIP, heal(elven & ally), cost=exert(this)))
card("The Council of Elrond", "1_35", event(play(tale & in_deck), needs=(spot(elf),)))
card(
    "Curse Their Foul Feet!",
    "1_36",
    event(
        Seq(
            do("reveal hand", by="opponent", bind="revealed"),
            to("discard", any_card & in_opponents_hand, num("among", orc, word="revealed"), by="opponent"),
        ),
        cost=exert(elf),
    ),
)
card("Defiance", "1_37", event(boost(elf, 2, 4, skirmishing_with(nazgul))))
card("Double Shot", "1_38", event(total("archery", 1), needs=(spot(elf & archer & companion),)))
card("Elf-song", "1_39", event(do("unburden"), needs=(spot(elf),)))
card(
    "Elrond, Lord of Rivendell",
    "1_40",
    to_play(spot(titled("Gandalf") | elf)),
    each(on("start turn"), heal(ally & home("3F"), count=ALL)),
    action(FELLOWSHIP, do("draw"), cost=exert(this)),
)
card("Elven Bow", "1_41", gains(bearer, "archer"))
card("Elven Cloak", "1_42", to_play(spot(elf)), static("minion archery", amount=-1))
card(
    "Far-seeing Eyes",
    "1_43",
    each(on("played", elf & free_peoples), to("discard", any_card & in_opponents_hand, by="opponent")),
)
card(
    "Foul Creation",
    "1_44",
    event(
        Seq(
            do("reveal hand", by="opponent", bind="revealed"),
            May(Seq(to("discard", isengard & minion & among_revealed), do("draw", 2))),
        ),
        cost=exert(elf),
    ),
)
card(
    "Galadriel, Lady of Light",
    "1_45",
    each(on("start turn"), heal(ally & home("6F"), count=ALL)),
    action(FELLOWSHIP, play(elf, free=True), cost=exert(this)),
)
card(
    "Gift of Boats",
    "1_46",
    to_play(cost=exert(elf & ally)),
    each(
        on("move from"),
        total("move limit", 1, "turn"),
        needs=(at("river"), cond("in phase", word="fellowship")),
    ),
)
card(
    "Gwemegil",
    "1_47",
    gains(bearer, "damage"),
    action(SKIRMISH, strength(bearer, 1), cost=Either(exert(bearer), from_hand(count=2))),
)
card(
    "Haldir, Elf of the Golden Wood",
    "1_48",
    to_play(spot(elf)),
    static("strength", this, 2, needs=(at("6F", "7F", "8F"),)),
)
card("The Last Alliance of Elves and Men", "1_49", static("strength", bearer, per(elf, most=3)))
card("Legolas, Greenleaf", "1_50", action(ARCHERY, Seq(wound(minion), flag(this, "no archery")), cost=exert(this)))
card("Legolas, Prince of Mirkwood", "1_51", static("strength", this & skirmishing_with(nazgul), 3))
card("Lightfootedness", "1_52", event(total("minion archery", -1), needs=(spot(elf & companion),)))
card("Lórien Elf", "1_53", to_play(spot(elf)))
card(
    "Mallorn-trees",
    "1_54",
    action(FELLOWSHIP, to("beneath deck", it & in_hand), cost=to("reveal", elven & in_hand)),
)
card(
    "The Mirror of Galadriel",
    "1_55",
    static("strength", elf & ally & home("6F"), 1),
    action(MANEUVER, do("mirror"), cost=exert(titled("Galadriel")), needs=(cond("opponent hand", amount=7),)),
)
card("Orophin, Lórien Bowman", "1_56", action(ARCHERY, wound(uruk_hai), cost=exert(this)))
card("Rúmil, Elven Protector", "1_57", action(ARCHERY, wound(orc), cost=exert(this)))
card("The Seen and the Unseen", "1_58", event(discard(condition), cost=exert(elf, count=2)))
card(
    "Shoulder to Shoulder",
    "1_59",
    action(MANEUVER, heal(elf), cost=Seq(do("add twilight"), exert(dwarf))),
    action(MANEUVER, heal(dwarf), cost=Seq(do("add twilight"), exert(elf))),
)
card("Silinde, Elf of Mirkwood", "1_60")
card("Songs of the Blessed Realm", "1_61", each(on("played", elven & tale), do("unburden"), may=True))
card(
    "The Splendor of Their Banners",
    "1_62",
    action(ARCHERY, total("archery", 1), cost=exert(bearer), needs=(spot(bearer & archer),)),
)
card("Stand Against Darkness", "1_63", event(discard(sauron & (minion | condition | possession)), cost=exert(elf)))
card(
    "Support of the Last Homely House",
    "1_64",
    event(Seq(strength(it, 3, "regroup"), flag(it, "may fight", "regroup")), cost=exert(elf & ally & home("3F"))),
)
card(
    "Swan-ship of the Galadhrim",
    "1_65",
    event(Seq(strength(it, 3, "regroup"), flag(it, "may fight", "regroup")), cost=exert(elf & ally & home("6F"))),
)
card(
    "The Tale of Gil-galad",
    "1_66",
    action(SKIRMISH, strength(first, 2), cost=Seq(to("spot", bearer, bind="first"), discard(this))),
)
card("Uruviel, Maid of Lórien", "1_67")
card(
    "The White Arrows of Lórien",
    "1_68",
    action(ARCHERY, do("discard random", 2, by="opponent"), cost=exert(bearer), needs=(spot(bearer & archer),)),
)

# Gandalf

card(
    "Albert Dreary, Entertainer from Bree",
    "1_69",
    to_play(spot(titled("Gandalf"))),
    action(MANEUVER, discard((isengard | moria) & condition), cost=exert(this)),
)
card(
    "Barliman Butterbur, Prancing Pony Proprietor",
    "1_70",
    action(FELLOWSHIP, take(gandalf & event_card), cost=exert(this)),
)
card(
    "Durin's Secret",
    "1_71",
    event(total("move limit", 1, "turn"), needs=(spot(titled("Gandalf")), spot(dwarf), spot(elf))),
)
card(
    "Gandalf, Friend of the Shirefolk",
    "1_72",
    static("strength", this, num("races", companion & (hobbit | dwarf | elf | man))),
)
card(
    "Gandalf's Cart",
    "1_73",
    action(FELLOWSHIP, to("stack", free_peoples & item & in_hand)),
    action(FELLOWSHIP, play(any_card & stacked_here & among_stacked)),
)
card(
    "Gandalf's Pipe",
    "1_74",
    action(
        FELLOWSHIP, do("unburden", num("pipes", word="first")), cost=Seq(discard(pipeweed & possession), spot_any(pipe))
    ),
)
card(
    "Glamdring",
    "1_75",
    gains(bearer, "damage"),
    action(
        FELLOWSHIP + REGROUP,
        Seq(
            do("reveal hand", by="opponent", bind="revealed"),
            do("remove twilight", num("among", orc, word="revealed")),
        ),
        cost=exert(bearer),
    ),
)
card("Intimidate", "1_76", response_event(about("wound", companion), do("stop"), needs=(spot(titled("Gandalf")),)))
card("Let Folly Be Our Cloak", "1_77", event(do("remove twilight", num("chosen")), cost=exert(companion, count=-2)))


@odd_if("there are more than 4 burdens", "hay más de 4 cargas")
def heavily_burdened(g: Fellowships, run: Asker) -> bool:
    return bool(g.burdens[g.fp] > 4)


card(
    "Mysterious Wizard",
    "1_78",
    event(When(heavily_burdened, strength(titled("Gandalf"), 2), strength(titled("Gandalf"), 4))),
)
card("The Nine Walkers", "1_79", to_play(spot(titled("Gandalf"))), static("cost", companion & of_new_race, -2))
card(
    "Ottar, Man of Laketown",
    "1_80",
    to_play(spot(titled("Gandalf"))),
    action(
        FELLOWSHIP, Seq(to("discard", any_card & in_hand, 3, up_to=True), do("draw", num("chosen"))), cost=exert(this)
    ),
)
card(
    "Questions That Need Answering",
    "1_81",
    event(do("look and take", 4, word=2), needs=(cond("pool below", amount=3), spot(titled("Gandalf")))),
)
card(
    "Risk a Little Light",
    "1_82",
    event(do("look and take", 2, word=1), needs=(cond("pool below", amount=2), spot(titled("Gandalf")))),
)
card("Servant of the Secret Fire", "1_83", event(strength(minion, -3), needs=(spot(titled("Gandalf")),)))
card("Sleep, Caradhras", "1_84", event(discard(condition, ALL), cost=exert(titled("Gandalf"))))
card(
    "Strength of Spirit",
    "1_85",
    response_event(about("exert", companion), do("stop"), needs=(spot(titled("Gandalf")),)),
)
card(
    "Treachery Deeper Than You Know", "1_86", event(do("reveal hand", by="opponent"), needs=(spot(titled("Gandalf")),))
)
card("A Wizard Is Never Late", "1_87", event(play(gandalf & character & in_deck)))

# Gondor

card("An Able Guide", "1_88", event(do("remove twilight", 4), needs=(spot(ranger),)))
card(
    "Aragorn, Ranger of the North",
    "1_89",
    action(MANEUVER, keyword(this, "defender", until="regroup"), cost=exert(this)),
)
card(
    "Aragorn's Bow",
    "1_90",
    gains(bearer, "archer"),
    action(ARCHERY, Seq(wound(minion), flag(bearer, "no archery")), cost=exert(bearer)),
)
card(
    "Aragorn's Pipe",
    "1_91",
    action(
        FELLOWSHIP,
        heal(companion, count=num("pipes", word="first")),
        cost=Seq(discard(pipeweed & possession), spot_any(pipe)),
    ),
)
card("Armor", "1_92", static("wound limit", bearer))
card(
    "Arwen's Fate",
    "1_93",
    event(
        strength((titled("Aragorn") | titled("Arwen")) & ~it, 3),
        cost=Either(exert(titled("Aragorn")), exert(titled("Arwen"))),
    ),
)
card(
    "Athelas",
    "1_94",
    action(FELLOWSHIP, Either(heal(companion), discard(shadow & condition & borne_by(companion))), cost=discard(this)),
)
card(
    "Blade of Gondor",
    "1_95",
    gains(bearer, "damage"),
    action(SKIRMISH, wound((orc | uruk_hai) & skirmishing_with(titled("Boromir"))), cost=exert(bearer)),
)
card("Boromir, Lord of Gondor", "1_96", static("threshold", this))
card("Boromir, Son of Denethor", "1_97", action(SKIRMISH, strength(hobbit, 3), cost=exert(this)))
card("Boromir's Cloak", "1_98", action(MANEUVER, discard(weather & condition), cost=exert(bearer)))
card("Change of Plans", "1_99", event(do("hand into deck", 8, by="opponent"), cost=exert(ranger)))
card(
    "The Choice of Lúthien",
    "1_100",
    action(MANEUVER, heal(titled("Arwen")), cost=exert(titled("Aragorn"))),
    action(MANEUVER, heal(titled("Aragorn")), cost=exert(titled("Arwen"))),
)
card("Coat of Mail", "1_101", static("threshold", bearer))
card(
    "Dagger Strike",
    "1_102",
    event(Seq(strength((gondor | shire) & companion & bearing(hand_weapon), 2), keyword(it, "damage"))),
)
card("Elendil's Valor", "1_103", event(keyword(gondor & companion, "defender", until="regroup")))
card("Eregion's Trails", "1_104", event(strength(minion & roaming, -3, "regroup", ALL), cost=exert(ranger)))
card("Foes of Mordor", "1_105", action(MANEUVER, wound(sauron & minion), cost=exert(gondor & character)))
card("Gondor's Vengeance", "1_106", event(discard(minion), cost=exert(ranger & companion)))
card("Great Shield", "1_107", static("minion archery", amount=-1))
card("No Stranger to the Shadows", "1_108", static("shadow number", site, -1))
card(
    "One Whom Men Would Follow",
    "1_109",
    event(
        Seq(to("spot", ally), strength(it, 2, "regroup"), flag(it, "may fight", "regroup")),
        cost=exert(titled("Aragorn")),
    ),
)
card("Pathfinder", "1_110", event(do("next site"), needs=(spot(ranger),)))
card("Pursuit Just Behind", "1_111", event(wound(minion, count=ALL), cost=exert(ranger & companion)))
card("Ranger's Sword", "1_112", gains(bearer, "damage"))
card(
    "A Ranger's Versatility", "1_113", event(to("exhaust", minion), cost=exert(ranger), needs=(at("river", "forest"),))
)
card(
    "The Saga of Elendil",
    "1_114",
    action(SKIRMISH, strength(first, 2), cost=Seq(to("spot", bearer, bind="first"), discard(this))),
)
card(
    "Strength of Kings",
    "1_115",
    response_event(
        about("event", event_card & of_phase("skirmish")),
        do("cancel action"),
        needs=(spot(gondor & man & skirmishing),),
    ),
)
card("Swordarm of the White Tower", "1_116", event(boost(gondor & companion, 2, 4, defender)))
card("Swordsman of the Northern Kingdom", "1_117", event(boost(ranger, 2, 4, skirmishing_with(roaming))))
card(
    "Valiant Man of the West",
    "1_118",
    event(Seq(keyword(titled("Aragorn"), "defender", until="regroup"), flag(it, "wound limit", "regroup"))),
)
card("What Are They?", "1_119", event(discard(minion & roaming), needs=(spot(ranger),)))

# Shire

card("Bilbo, Retired Adventurer", "1_284", action(FELLOWSHIP, to("into deck", shire & in_discard), cost=exert(this)))
card(
    "Bilbo's Pipe",
    "1_285",
    action(
        FELLOWSHIP,
        to("into deck", tale & in_discard, num("pipes", word="first")),
        cost=Seq(discard(pipeweed & possession), spot_any(pipe)),
    ),
)
card("Bounder", "1_286", action(SKIRMISH, flag(hobbit, "threshold"), cost=exert(this)))
card("Extraordinary Resilience", "1_287", response_event(about("heal", ring_bearer), Seq(do("stop"), do("unburden"))))
card(
    "Farmer Maggot, Chaser of Rascals",
    "1_288",
    action(FELLOWSHIP, heal(titled("Merry") | titled("Pippin")), cost=exert(this)),
)
card("Frodo, Old Bilbo's Heir", "1_289", each(on("start turn"), heal(hobbit & ally), may=True))
card("Frodo, Son of Drogo", "1_290", action(FELLOWSHIP, heal(this), cost=exert(companion & signet("frodo") & ~this)))
card("The Gaffer, Sam's Father", "1_291", action(FELLOWSHIP, heal(titled("Frodo") | titled("Sam")), cost=exert(this)))
card(
    "The Gaffer's Pipe",
    "1_292",
    action(
        FELLOWSHIP,
        do("remove twilight", num("pipes", word="first")),
        cost=Seq(discard(pipeweed & possession), spot_any(pipe)),
    ),
)
card("Halfling Deftness", "1_293", event(strength(it, 3), cost=exert(hobbit)))
card(
    "Hobbit Appetite",
    "1_294",
    event(heal(hobbit & companion, num("paid")), cost=Seq(do("choose twilight"), do("add twilight", num("paid")))),
)
card(
    "Hobbit Farmer",
    "1_295",
    action(
        FELLOWSHIP,
        to("replace site", site & numbered(1) & replaceable),
        cost=exert(this),
        needs=(spot(site & numbered(1) & replaceable),),
    ),
)
card(
    "Hobbit Intuition",
    "1_296",
    event(When(at("1F", "2F", "3F", "4F"), to("cancel skirmish", hobbit & skirmishing), strength(hobbit, 3))),
)
card(
    "Hobbit Party Guest",
    "1_297",
    each(on("start turn"), heal(this)),
    action(FELLOWSHIP, heal(hobbit & ally & home("1F") & ~this), cost=exert(this)),
)
card(
    "Hobbit Stealth",
    "1_298",
    event(When(at("1F", "2F", "3F", "4F", "5F"), to("cancel skirmish", hobbit & skirmishing), strength(hobbit, 2))),
)
card("Hobbit Sword", "1_299")
card("Longbottom Leaf", "1_300", when(on("played", this), to("discard", any_card & in_hand, 2, up_to=True), may=True))
card(
    "Master Proudfoot, Distant Relative of Bilbo",
    "1_301",
    action(
        FELLOWSHIP,
        from_top("reveal and take", shire, 3),
        cost=do("add twilight", 2),
        needs=(cond("pool below", amount=3),),
    ),
)
card(
    "Merry, Friend to Sam",
    "1_302",
    action(
        SKIRMISH,
        strength(companion & ~this, num("strength", this)),
        cost=exert(this, 2),
        needs=(cannot_spot(this & skirmishing), spot(this & unassigned)),
    ),
)
card("Merry, From O'er the Brandywine", "1_303", static("strength", this, 2, needs=(spot(this & bearing(weapon)),)))
card("Noble Intentions", "1_304", event(strength(hobbit, 3), cost=exert(companion & ~hobbit)))
card("Old Toby", "1_305", when(on("played", this), do("draw"), may=True))
card("Pippin, Friend to Frodo", "1_306", static("no discard", shire & tale))
card("Pippin, Hobbit of Some Intelligence", "1_307", when(on("played", this), Either(do("unburden"), heal(companion))))
card(
    "Power According to His Stature",
    "1_308",
    event(wound(minion & skirmishing_with(ring_bearer), count=ALL), cost=do("burden")),
)
card(
    "Rosie Cotton, Hobbiton Lass",
    "1_309",
    static("strength", titled("Sam"), 1),
    action(FELLOWSHIP, heal(titled("Sam")), cost=exert(this)),
)
card("Sam, Faithful Companion", "1_310", action(FELLOWSHIP, play(titled("Bill the Pony") & in_deck)), SUCCESSION)
card("Sam, Son of Hamfast", "1_311", action(FELLOWSHIP, do("unburden"), cost=exert(this)), SUCCESSION)
card("Sorry About Everything", "1_312", event(do("unburden"), cost=exert(hobbit & companion)))
card(
    "Sting",
    "1_313",
    action(
        FELLOWSHIP + REGROUP,
        Seq(
            do("reveal hand", by="opponent", bind="revealed"),
            do("remove twilight", num("among", orc, word="revealed")),
        ),
        cost=exert(bearer),
        limit=4,
    ),
)
card(
    "Stone Trolls",
    "1_314",
    to_play(spot(titled("Bilbo"))),
    static("strength", bearer & skirmishing_with(troll | uruk_hai), 3),
)
card("Stout and Sturdy", "1_315", event(heal(hobbit)))
card(
    "A Talent for Not Being Seen",
    "1_316",
    to_play(cost=exert(hobbit)),
    each(
        on("move"),
        When(
            spot(hobbit & companion, 4),
            Either(total("next shadow number", -2), total("next shadow number", -1)),
            total("next shadow number", -1),
        ),
        needs=(spot(hobbit & companion, 2),),
    ),
)
card(
    "There and Back Again",
    "1_317",
    action(MANEUVER, strength(hobbit & companion, 2, "regroup", ALL), cost=discard(this)),
)
card(
    "Thrór's Map",
    "1_318",
    action(FELLOWSHIP + REGROUP, do("next site"), cost=Seq(exert(hobbit, count=2), discard(this))),
)

# Gandalf

card(
    "Gandalf, The Grey Wizard",
    "1_364",
    action(FELLOWSHIP, play(companion & signet("gandalf"), discount=-2), cost=exert(this)),
)

# Gondor

card("Aragorn, King in Exile", "1_365", each(on("start turn"), heal(companion & signet("aragorn") & ~this), may=True))
