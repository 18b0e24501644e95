"""Resource events about friends and lurkers: those who wait, come unlooked-for, keep watch, or betray themselves."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Act, Cond, Odd, Seq, Test
from westmarch.engine.decision import Ask, Option, Subset
from westmarch.engine.frame import Frame, Outcome
from westmarch.games.meccg.cards.grammar import (
    CHARACTER,
    FREE,
    IT,
    NOT_WIZARD,
    SINGLE,
    WORN,
    action,
    attack_by,
    event,
    no,
    race,
    sel,
    static,
    target,
    trigger,
)
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.registry import card
from westmarch.games.meccg.rules.playable import is_hazard
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import COMPANY, FOREVER, OF_SEAT

PLAN = ("organization",)

card(
    "Await the Advent of Allies",
    event(
        FREE,
        Act("attach", IT),
        target(sel("mine", CHARACTER, NOT_WIZARD, Test("mind-at-most", 6), no(Test("at-haven")), Test("free-of"))),
    ),
    static("rooted"),
)


# Thirteen at the door
IN_PARTY = Test("in-party")
card(
    "An Unexpected Party",
    event(PLAN, Act("on-company", IT), target(sel("leaders", CHARACTER, IN_PARTY, Test("new-to-company")))),
    static("boundless"),
    static("free-followers", 1, sel("play", race("dwarf"), Test("mind-at-most", 2))),
    action(PLAN, Act("bring-in", sel("hand", race("dwarf"), Test("enters-here")), bind="item")),
    static("beyond-one"),
    static("ends-unless", 1, sel("play", Test("party-holds"))),
)


# Éowyn
@odd_if("Éowyn is in your hand", "Éowyn está en tu mano")
def she_waits(g: Arda, run: Asker) -> bool:
    return any([g.face(held).id == "eowyn" and not g.unique_taken(g.face(held)) for held in g.hand(run.seat)])


@odd_if("it has not been with her against a Nazgûl", "no ha estado con ella frente a un Nazgûl")
def no_deed_yet(g: Arda, run: Asker) -> bool:
    return not g.has_laid("stage", run.source)


class HerDeed(Odd):
    en = "this card stays with her"
    es = "esta carta se queda con ella"

    def do(self, g: Arda, run: Asker) -> Frame | None:
        g.lay("stage", run.source, 1, FOREVER, run.source)
        return None


EOWYN = Test("name", "eowyn")
card(
    "Helm of Her Secrecy",
    event(
        ("attack",),
        Seq(Act("bring-in", sel("hand", EOWYN), bind="item"), Act("attach", sel("mine", EOWYN), bind="item")),
        target(sel("defenders", CHARACTER, Test("home", "edoras"))),
        (she_waits,),
    ),
    static("prowess", 2, WORN),
    static("body", 1, WORN),
    static("influence", 1, WORN),
    trigger("attack-faced", HerDeed(), (attack_by("nazgul"),)),
    trigger("attack-faced", Act("discard-self"), (Cond("attack-by", word="nazgul", no=True), no_deed_yet)),
)

# Armouries and watches
MINOR = Test("item-sort", "minor")
card(
    "Armory",
    event(FREE),
    action(PLAN, Act("stow", sel("hand", MINOR), bind="item")),
    action(PLAN, Act("stow", sel("items", MINOR, Test("at-type", "haven")), bind="item")),
    static("stows"),
    static("points", 1, sel("self", Test("self"), Test("holds-three"))),
)
MEN_OF_GONDOR = sel("play", Test("of-gondor"))
card(
    "Sentinels of Númenor",
    event(FREE, needs=(SINGLE,)),
    static("attempt", -2, sel("play", CHARACTER), to=MEN_OF_GONDOR),
    static("no-muster", 1, MEN_OF_GONDOR),
    static("watches", 1, MEN_OF_GONDOR),
    static("points", 1, sel("play", Test("watched"))),
)

# Lurkers
card(
    "Ordered to Kill",
    event(FREE, needs=(SINGLE,)),
    static("agents-must"),
    static("guards-lost"),
    static("ends-with-deck"),
)


class ShowHazards(Frame):
    """The hazard player shows as many hazards as he likes; for the rest of the phase he may play no others."""

    STEPS = ("ask",)
    RULE = "meccg.game.card-text-wins"

    source: int

    def ask(self, g: Arda) -> Outcome:
        seat = 1 - g.active
        hazards = [c for c in g.hand(seat) if is_hazard(g.kind(c)) and not g.known[c]]
        pick = Subset("show", hazards, 0, len(hazards))
        return Ask(seat, "meccg-ask-show-hazards", [], "shown", self.RULE, pick=pick)

    def shown(self, g: Arda, option: Option) -> None:
        _, *cards = option
        for shown in cards:
            g.known[shown] = 1
            g.note("meccg-log-shows", {"card": shown})
        g.reveals += 1
        g.lay("shown-only", OF_SEAT, 1, COMPANY, self.source)


class NameYourHazards(Odd):
    en = (
        "your opponent may show hazards of his hand; for the rest of the company's movement phase he may play no "
        "others from his hand, nor place them on guard"
    )
    es = (
        "tu oponente puede mostrar adversidades de su mano; durante el resto de la fase de movimiento de la "
        "compañía no puede jugar otras de su mano ni colocarlas en guardia"
    )

    def do(self, g: Arda, run: Asker) -> Frame | None:
        return ShowHazards(run.source)


card(
    "Here Is a Snake!",
    event(("movement",), NameYourHazards()),
    event(("movement",), Act("tap", sel("masked-agents"), bind="item")),
)
