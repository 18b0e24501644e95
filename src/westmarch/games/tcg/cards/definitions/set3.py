"""Realms of the Elf-lords."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Frame, Goto, Outcome
from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.idioms import *
from westmarch.games.tcg.cards.meanings.verbs_leaving import put_from_hand
from westmarch.games.tcg.cards.odd_parts import odd_if
from westmarch.games.tcg.cards.selectors import *
from westmarch.games.tcg.rules.skirmish import Resolution
from westmarch.games.tcg.rules.timing import Action
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE

# Dwarven

card(
    "Book of Mazarbul",
    "3_1",
    each(on("start fellowship"), do("draw", per(dwarf & companion)), may=True, needs=(cond("site from", amount=4),)),
)
card("Gimli's Pipe", "3_2", action(FELLOWSHIP, total("pipes", 1), cost=exert(bearer)))
card("Mines of Khazad-Dûm", "3_3", each(on("played", dwarven & tale), heal(dwarf & companion), may=True))
card("A Royal Welcome", "3_4", action(REGROUP, heal(dwarf & companion), cost=exert(dwarf & ally)))
card(
    "Song of Durin",
    "3_5",
    to_play(cost=exert(dwarf)),
    static("cost", moria & weapon, 2),
    action(FELLOWSHIP, to("discard", moria & condition, 2, up_to=True), cost=discard(this)),
)
card(
    "Storm of Argument",
    "3_6",
    event(
        Seq(
            do("reveal random", by="opponent", bind="revealed"),
            to("into deck", dwarven & in_discard, num("cost of", word="revealed"), up_to=True),
        )
    ),
)

# Elven

card("Arwen, Elven Rider", "3_7", response(about("wound", ring_bearer), do("stop"), cost=from_hand(count=3)))
card(
    "Arwen, Lady Undómiel",
    "3_8",
    static("strength", minion & skirmishing_with(this), -3, needs=(spot(elven & ally & home("3F"), 3),)),
)
card(
    "Beren and Lúthien",
    "3_9",
    action(
        SKIRMISH,
        Seq(
            do("mill bottom", bind="first"),
            When(cond("bound", elven, word="first"), strength(minion & skirmishing_with(elf), -1)),
        ),
        cost=exert(elven & ally),
    ),
)
card("Calaglin, Elf of Lórien", "3_10", action(REGROUP, wound(minion), cost=exert(this)))


class EachDiscards(Frame):
    """Each opponent in turn discards a card from hand; the discarded ones are kept in the action that asked."""

    STEPS = ("choose",)
    RULE = "tcg.multi.each-opponent"

    seats: list[int]
    gone: list[int] = later([])

    def choose(self, g: Fellowships) -> Outcome:
        waiting = [seat for seat in self.seats if g.hands[seat]]
        if not waiting:
            for frame in reversed(g.stack):
                if isinstance(frame, Action):
                    frame.bound["it"] = tuple(self.gone)
                    break
            return DONE
        options: list[Option] = [("choose", card) for card in g.hands[waiting[0]]]
        return Ask(waiting[0], "tcg-ask-discard", options, "chosen", "tcg.multi.each-opponent")

    def chosen(self, g: Fellowships, option: Option) -> Outcome:
        _, card = option
        self.seats = [seat for seat in self.seats if seat != g.owner[card]]
        self.gone.append(card)
        put_from_hand(g, card)
        return Goto("choose")


class EachOpponentDiscards(Odd):
    """Several opponents choose one after another, and the draw counts them all."""

    en = "make each opponent discard a card from hand"
    es = "haz que cada oponente descarte una carta de la mano"

    def do(self, g: Fellowships, run: Asker) -> Frame:
        return EachDiscards(g.from_right(g.fp) if run.seat == g.fp else [g.fp])


card(
    "Cast It Into the Fire!",
    "3_11",
    event(Seq(EachOpponentDiscards(), do("draw", num("chosen"))), needs=(spot(elf),)),
)
card("Dínendal, Silent Scout", "3_12", action(REGROUP, do("remove twilight", 2), cost=exert(this)))
card(
    "Elrond, Herald to Gil-galad",
    "3_13",
    each(
        on("start turn"),
        Seq(to("spot", ally & home("3F"), bind="first"), Repeat(2, heal(first, up_to=True))),
        may=True,
    ),
    action(REGROUP, heal(companion), cost=exert(this, 2)),
)


@odd_if("the wound comes from a Sauron minion or event", "la herida viene de un siervo o evento de Sauron")
def wound_of_saurons(g: Fellowships, run: Asker) -> bool:
    """It comes from the card that causes it, or from a minion that wins the skirmish."""
    cause = run.bound["cause"][0]
    resolution = g.innermost(Resolution)
    causes = [cause] if cause >= 0 else [] if resolution is None else resolution.winners
    return any([LANGUAGE.fits(g, run, sauron & (minion | event_card), card) for card in causes])


card(
    "Erestor, Chief Advisor to Elrond",
    "3_14",
    to_play(spot(elf)),
    response(about("wound", elf), do("stop"), cost=exert(this), needs=(wound_of_saurons,)),
)
card("Forests of Lothlórien", "3_15", each(on("move"), wound(minion), may=True, needs=(spot(elven & ally, 3),)))
card(
    "Friends of Old",
    "3_16",
    event(
        Seq(
            do("reveal random", by="opponent", bind="revealed"),
            heal(elven & ally, count=num("cost of", word="revealed")),
        )
    ),
)
card(
    "Galadriel, Lady of the Golden Wood",
    "3_17",
    each(on("start turn"), heal(elf), may=True),
    action(FELLOWSHIP, do("next site", word="forest"), cost=exert(this)),
)
card(
    "Galdor, Councilor From the West",
    "3_18",
    to_play(spot(elf)),
    action(REGROUP, to("return", minion), cost=exert(this), needs=(spot(minion),)),
)
card(
    "Gift of the Evenstar",
    "3_19",
    to_play(spot(titled("Arwen"))),
    action(
        SKIRMISH,
        strength(minion & skirmishing_with(titled("Aragorn")), -1),
        cost=Either(exert(bearer), from_hand(count=2)),
    ),
)
card(
    "Golradir, Councilor of Imladris", "3_20", to_play(spot(elf)), action(SKIRMISH, strength(orc, -1), cost=exert(this))
)
card("Long-knives of Legolas", "3_21", static("strength", (orc | uruk_hai) & skirmishing_with(titled("Legolas")), -2))
card(
    "Master of Healing",
    "3_22",
    event(heal(companion | ally), needs=(cond("spot either", word=(titled("Elrond"), 1, elven & ally, 2)),)),
)
card(
    "Nenya",
    "3_23",
    each(
        on("start regroup"),
        Seq(to("discard", any_card & in_hand, 2, up_to=True), do("draw", num("chosen"))),
        may=True,
    ),
)
card("Phial of Galadriel", "3_24", to_play(cost=exert(elf)), static("resistance", bearer, 2))
card(
    "Saelbeth, Elven Councilor", "3_25", to_play(spot(elf)), action(SKIRMISH, strength(uruk_hai, -1), cost=exert(this))
)
card("Something Draws Near", "3_26", event(discard(isengard & (possession | artifact)), cost=exert(elf)))
card(
    "Vilya",
    "3_27",
    action(MANEUVER, to("return", shadow & condition), cost=exert(bearer, 2), needs=(spot(shadow & condition),)),
)
card(
    "Voice of Nimrodel",
    "3_28",
    event(do("cancel skirmish"), cost=exert(elf & skirmishing), needs=(at("river", "forest"),)),
)

# Gandalf

card(
    "Betrayal of Isengard",
    "3_29",
    each(on("shadow draws"), do("remove twilight"), may=True, needs=(cond("in phase", word="shadow"),)),
    action(MANEUVER, wound(titled("Saruman"), 2), cost=exert(titled("Gandalf"))),
)
card(
    "Deep in Thought",
    "3_30",
    event(discard(shadow & condition, ALL), needs=(spot(titled("Gandalf")), cond("pool", amount=4))),
)
card(
    "Depart Silently",
    "3_31",
    event(
        When(
            at("1F", "2F", "3F", "4F", "5F"),
            flag(hobbit, "cannot be assigned", "regroup", ALL),
            strength(hobbit, 3, "regroup"),
        ),
        needs=(spot(titled("Gandalf")),),
    ),
)
card(
    "Fireworks",
    "3_32",
    event(
        Either(
            to("into deck", gandalf & in_discard, 2, up_to=True),
            to("into deck", shire & in_discard, 2, up_to=True),
        ),
        needs=(spot(titled("Gandalf")),),
    ),
)
card(
    "His First Serious Check",
    "3_33",
    event(
        Seq(
            do("reveal random", by="opponent", bind="revealed"),
            May(Seq(do("add twilight", num("cost of", word="revealed")), discard(any_card & among_revealed))),
        ),
        needs=(spot(titled("Gandalf")),),
    ),
)
card("Narya", "3_34", each(on("start turn"), do("unburden"), cost=do("add twilight", 3), may=True))
card(
    "Trust Me as You Once Did",
    "3_35",
    action(SKIRMISH, strength(companion, per(companion & signet("gandalf"))), cost=exert(titled("Gandalf")), limit=3),
)
card(
    "Unknown Perils",
    "3_36",
    response(about("wound", companion), do("stop"), cost=exert(titled("Gandalf")), needs=(cond("pool", amount=4),)),
)

# Gondor

card(
    "Answering the Cries",
    "3_37",
    action(SKIRMISH, strength(gondor & companion, 2), cost=to("discard", gondor & tale & in_hand)),
)
card(
    "Aragorn, Heir to the White City",
    "3_38",
    each(on("move"), do("remove twilight", 2), needs=(cond("in phase", word="fellowship"),)),
)
card(
    "Banner of the White Tree",
    "3_39",
    event(Seq(strength(it, 3, "regroup"), keyword(it, "defender", until="regroup")), cost=exert(gondor & companion)),
)
card(
    "Citadel of Minas Tirith",
    "3_40",
    each(
        on("end turn"),
        heal(gondor & companion),
        may=True,
        needs=(cond("lost this turn", companion | ally, no=True),),
    ),
)
card("Gondor Bowmen", "3_41", action(ARCHERY, total("archery", 2), cost=Seq(exert(gondor & companion), discard(this))))
card(
    "Horn of Boromir",
    "3_42",
    action(
        MANEUVER,
        Seq(to("spot", ally), strength(it, 3, "regroup"), flag(it, "may fight", "regroup")),
        cost=exert(bearer),
        needs=(spot(ally),),
    ),
)
card(
    "Might of Númenor",
    "3_43",
    event(
        Seq(
            do("reveal random", by="opponent", bind="revealed"),
            heal(companion, count=num("cost of", word="revealed")),
        ),
        needs=(spot(gondor & companion),),
    ),
)
card(
    "The Shards of Narsil",
    "3_44",
    action(FELLOWSHIP, to("stack", gondor & in_hand)),
    action(FELLOWSHIP, take(any_card & stacked_here & among_stacked), cost=do("add twilight")),
)
card("Some Who Resisted", "3_45", event(total("event cost", 2), needs=(spot(gondor & companion),)))
card(
    "Still Sharp",
    "3_46",
    event(Seq(strength(gondor & companion, 3), keyword(it, "damage")), needs=(spot(titled("The Shards of Narsil")),)),
)
card(
    "Voice of Rauros",
    "3_47",
    event(keyword(companion & signet("aragorn"), "damage", until="regroup", count=ALL), cost=exert(titled("Aragorn"))),
)
card(
    "We Must Go Warily",
    "3_48",
    response_event(
        on("move"),
        total("minion cost", 1, "regroup"),
        cost=exert(gondor & companion, 2),
        needs=(cond("in phase", word="regroup"),),
    ),
)

# Isengard

card(
    "Abandoning Reason for Madness",
    "3_49",
    event(
        Seq(to("discard", any_card & in_hand, 3, up_to=True), do("draw", num("chosen"))),
        needs=(spot(isengard & minion),),
    ),
)
card(
    "Can You Protect Me From Yourself?",
    "3_50",
    event(Unless(to("exhaust", titled("Aragorn")), do("burden", 2), by="fp"), needs=(spot(isengard & minion),)),
)
card(
    "Coming for the Ring",
    "3_51",
    event(
        Seq(
            do("reveal random", by="fp", bind="revealed"),
            heal(isengard & minion, count=num("cost of", word="revealed")),
        )
    ),
)
card(
    "A Fell Voice on the Air",
    "3_52",
    action(SHADOW, play(isengard & weather & condition & in_discard, -2), cost=exert(titled("Saruman"))),
)
card("Hate and Anger", "3_53", event(do("draw", 3), needs=(spot(uruk_hai), spot(moria & minion))))
card(
    "Hollowing of Isengard",
    "3_54",
    to_play(spot(isengard & orc)),
    action(SHADOW, do("add twilight", 3), cost=discard(this)),
)
card("Isengard Axe", "3_55", when(on("played", this), do("add twilight")))
card("Isengard Forger", "3_56", action(SHADOW, do("add twilight"), cost=exert(this)))
card("Isengard Retainer", "3_57", action(REGROUP, FP_WOUNDS, cost=exert(this)))
card("Isengard Servant", "3_58", action(REGROUP, FP_WOUNDS, cost=exert(this)))
card("Isengard Shaman", "3_59", response(about("wound", isengard & orc), do("stop"), cost=do("pay twilight", 2)))
card(
    "Isengard Smith",
    "3_60",
    action(
        REGROUP, When(spot(companion, 5), discard(free_peoples & possession, ALL), discard(weapon)), cost=exert(this)
    ),
)


@odd_if("you can spot 3 wounds on the Ring-bearer", "puedes avistar 3 heridas en el Portador del Anillo")
def badly_wounded(g: Fellowships, run: Asker) -> bool:
    return bool(g.wounds[g.bearer[g.fp]] >= 3)


card(
    "Isengard Warrior",
    "3_61",
    static("no archery abilities", needs=(spot(isengard & orc & ~this),)),
    action(REGROUP, exert(companion, count=ALL), cost=exert(this), needs=(badly_wounded,)),
)
card("Isengard Worker", "3_62", action(REGROUP, FP_WOUNDS, cost=exert(this)))
card(
    "One of You Must Do This",
    "3_63",
    event(
        exert(companion, count=num("races", companion & (dwarf | elf | man | wizard)), by="fp"),
        cost=exert(isengard & minion),
    ),
)
card(
    "Orc Commander", "3_64", static("strength", isengard & orc & ~this, 1), action(REGROUP, FP_WOUNDS, cost=exert(this))
)
card("Orc Overseer", "3_65", action(REGROUP, to("exhaust", companion & ~ring_bearer), cost=exert(this, 2)))
card(
    "Orthanc Berserker",
    "3_66",
    action(MANEUVER, to("exhaust", companion & ~ring_bearer), cost=exert(this, 2), needs=(cond("burdens", amount=5),)),
)
card(
    "The Palantír of Orthanc",
    "3_67",
    to_play(spot(isengard & minion)),
    action(
        SHADOW,
        Seq(do("reveal random", by="fp", bind="revealed"), to("on deck", any_card & among_revealed)),
        cost=do("pay twilight", 1),
        needs=(spot(isengard & minion),),
    ),
)
card(
    "Saruman, Keeper of Isengard",
    "3_68",
    *SARUMAN_KEEPS_BACK,
    gains(uruk_hai, "fierce"),
    response(about("wound", uruk_hai), do("stop"), cost=exert(this)),
)
card(
    "Saruman, Servant of the Eye",
    "3_69",
    *SARUMAN_KEEPS_BACK,
    action(
        ASSIGNMENT,
        Seq(
            to("spot", isengard & minion & assignable, bind="second"),
            to("spot", companion & unassigned & ~ring_bearer, bind="first"),
            Unless(to("assign", second, target=first), to("exert", first, by="fp"), by="fp"),
        ),
        cost=exert(this),
    ),
)
card(
    "Servants to Saruman",
    "3_70",
    event(When(cond("hand below", amount=3), strength(isengard & orc, 3), strength(isengard & orc, 2))),
)
card(
    "Tower of Orthanc",
    "3_71",
    to_play(spot(isengard & minion)),
    each(on("move"), do("add twilight", 3), may=True, needs=(spot(companion & exhausted),)),
)
card(
    "Trapped and Alone",
    "3_72",
    static("no damage bonus", weapon & borne_by(character & skirmishing_with(isengard & orc))),
)
card(
    "The Trees Are Strong",
    "3_73",
    event(wound(companion, count=num("chosen"), by="fp"), cost=discard(isengard & orc, ANY)),
)
card(
    "Uruk Raider",
    "3_74",
    static("strength", this, 3, needs=(cond("in dead pile", ally),)),
    gains(this, "fierce", needs=(cond("in dead pile", ally),)),
)
card(
    "Uruk Ravager", "3_75", when(on("played", this), do("add twilight", 2), may=True, needs=(spot(titled("Saruman")),))
)

# Moria

card(
    "Dangerous Gamble",
    "3_76",
    event(
        Seq(do("reveal random", by="fp", bind="revealed"), do("add twilight", num("cost of", word="revealed"))),
        needs=(spot(moria & minion),),
    ),
)
card(
    "Depths of Moria",
    "3_77",
    to_play(spot(moria & orc)),
    each(on("move"), do("add twilight", 2), needs=(cond("in phase", word="regroup"),)),
)
card("Hide and Seek", "3_78", event(keyword(moria & minion, "damage"), needs=(spot(shire & companion, 2),)))
card("Malice", "3_79", event(wound(archer & character), needs=(spot(moria & orc), spot(sauron & orc))))
card(
    "Such a Little Thing",
    "3_80",
    event(
        Unless(wound(titled("Boromir"), 3), discard(free_peoples & possession, 2, by="fp"), by="fp"),
        needs=(spot(moria & minion),),
    ),
)

# Ringwraith

card(
    "Gates of the Dead City",
    "3_81",
    to_play(spot(nazgul)),
    each(on("burden"), exert(companion, by="fp"), needs=(cond("bound", wraith, word="cause"),)),
)
card("News of Mordor", "3_82", event(keyword(nazgul, "damage"), needs=(spot(isengard & minion),)))
card(
    "The Ring Draws Them",
    "3_83",
    each(on("move"), do("add twilight", num("burdens"))),
    each(on("end shadow"), Either(exert(nazgul), discard(this)), needs=(cond("your phase"),)),
)
card(
    "They Will Never Stop Hunting You",
    "3_84",
    event(
        Seq(
            do("reveal random", by="fp", bind="revealed"),
            exert(companion & bearing(ranged_weapon), num("cost of", word="revealed")),
        ),
        needs=(spot(nazgul),),
    ),
)
card(
    "Too Great and Terrible",
    "3_85",
    event(
        Unless(wound(titled("Gandalf"), 2), to("discard", gandalf & in_fp_hand, 2, by="fp", word="choice"), by="fp"),
        needs=(spot(nazgul),),
    ),
)
card(
    "Úlairë Otsëa, Ringwraith in Twilight",
    "3_86",
    each(
        on("wins", this),
        to("transfer", titled("Blade Tip") & yours & supporting, target=ring_bearer),
        cost=exert(this),
        may=True,
        needs=(spot(titled("Blade Tip") & yours & supporting),),
    ),
)

# Sauron

card(
    "The Dark Lord Advances",
    "3_87",
    event(
        Seq(
            do("reveal random", by="fp", bind="revealed"),
            to("discard", any_card & in_fp_hand, num("cost of", word="revealed"), by="fp"),
        ),
        cost=exert(sauron & minion),
    ),
)
card(
    "Get Off the Road!", "3_88", event(do("mill", num("burdens"), by="fp"), needs=(spot(sauron & minion), spot(nazgul)))
)
card("Gleaming in the Snow", "3_89", event(do("burden"), cost=exert(sauron & orc), needs=(spot(gondor & companion),)))
card("Hand of Sauron", "3_90", event(do("discard random", by="fp"), cost=exert(sauron & minion)))
card("His Cruelty and Malice", "3_91", action(REGROUP, do("mill", by="fp"), cost=exert(sauron & minion)))
card(
    "Massing in the East",
    "3_92",
    event(do("mill", num("races", companion & (dwarf | elf | man | wizard)), by="fp"), cost=exert(sauron & minion)),
)
card("Morgul Slayer", "3_93", action(REGROUP, wound(companion & ~ring_bearer), cost=exert(this)))
card("Orc Butcher", "3_94", static("strength", this, per(sauron & condition)))
card(
    "Orc Guard",
    "3_95",
    action(MANEUVER, discard(free_peoples & condition), cost=Seq(exert(this), discard(sauron & condition & yours))),
)
card(
    "Orc Pillager",
    "3_96",
    static(
        "strength",
        character & skirmishing_with(this),
        per(free_peoples & borne_by(character & skirmishing_with(this)), -1),
    ),
)
card("Orc Slayer", "3_97", action(REGROUP, wound(companion & ~ring_bearer), cost=exert(this)))
card("Orc Swordsman", "3_98", static("strength", this & bearing(weapon), 2))
card("Orc Trooper", "3_99", static("strength", this, num("hand")))
card(
    "Orc Veteran",
    "3_100",
    action(SKIRMISH, strength(character & skirmishing_with(this), -1), cost=discard(sauron & condition & yours)),
)
card(
    "Orc Warrior",
    "3_101",
    action(MANEUVER, do("mill", 2, by="fp"), cost=Seq(exert(this), discard(sauron & condition & yours))),
)
card(
    "Our List of Allies Grows Thin",
    "3_102",
    to_play(cost=exert(sauron & minion)),
    each(on("move"), do("add twilight", per(ally))),
)
card(
    "Terrible as the Dawn",
    "3_103",
    event(Unless(wound(titled("Galadriel"), 3), discard(elf, 2, by="fp"), by="fp"), needs=(spot(sauron & minion),)),
)
card(
    "Tower of Barad-dûr",
    "3_104",
    to_play(cost=exert(sauron & minion)),
    each(on("move"), to("discard", any_card & in_fp_hand, by="fp")),
)
card(
    "Why Shouldn't I Keep It?",
    "3_105",
    event(
        Unless(discard(titled("Bilbo")), discard(free_peoples & condition, 2, by="fp"), by="fp"),
        needs=(spot(sauron & minion),),
    ),
)

# Shire

card("Bill the Pony", "3_106", static("shadow number", site, -1), doomed(this, at("underground")))
card(
    "Frodo's Pipe",
    "3_107",
    action(
        FELLOWSHIP,
        heal(companion & signet("frodo"), num("pipes", word="first")),
        cost=Seq(discard(pipeweed & possession), spot_any(pipe)),
    ),
)
card("Frying Pan", "3_108", action(SKIRMISH, wound(orc & skirmishing_with(bearer)), cost=exert(bearer)))
card(
    "Meant to Be Alone",
    "3_109",
    event(
        Seq(
            do("reveal random", by="opponent", bind="revealed"), do("remove twilight", num("cost of", word="revealed"))
        ),
        needs=(spot(hobbit & companion & ~ring_bearer),),
    ),
)
card(
    "Melilot Brandybuck, Merry Dancer", "3_110", response(about("burden", word="shadow"), do("stop"), cost=exert(this))
)
card(
    "Old Noakes, Purveyor of Wisdoms",
    "3_111",
    each(on("forced discard"), discard(minion | shadow & condition), may=True, needs=(cond("your turn"),)),
)
card("Seek and Hide", "3_112", event(flag(minion, "no keyword damage"), needs=(spot(shire & companion, 2),)))
card(
    "The Shire Countryside",
    "3_113",
    to_play(spot(shire & companion, 2)),
    each(
        on("remove burden"),
        heal(companion),
        may=True,
        needs=(cond("bound", ~hobbit & ~shadow, word="cause"),),
    ),
)
card(
    "Three Monstrous Trolls", "3_114", response(about("twilight", word="shadow"), do("stop"), cost=exert(hobbit & ally))
)

# Sites

card("Caras Galadhon", "3_115", static("one minion each"))
card("Eregion Hills", "3_116", each(on("move to", this), do("burden")))
card("Gates of Argonath", "3_117", static("no play", event_card & of_phase("maneuver")))
card("The Great River", "3_118", static("no piles"))
card("House of Elrond", "3_119", each(on("move to", this), do("unburden"), may=True, needs=(spot(elf, 2),)))
card(
    "Wastes of Emyn Muil",
    "3_120",
    action(MANEUVER, FP_WOUNDS, cost=exert(isengard & orc & yours), needs=(spot(companion, 4),)),
)

# Elven

card("Legolas, Son of Thranduil", "3_121", static("archery", amount=1, needs=(at("river", "forest"),)))

# Gondor

card("Boromir, Defender of Minas Tirith", "3_122", action(FELLOWSHIP, heal(this), cost=do("add twilight", 2)))
