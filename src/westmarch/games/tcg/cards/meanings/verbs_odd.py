"""Effects of single cards that the common words do not reach."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import Act
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.frame import DONE, Frame, Goto, Outcome
from westmarch.games.tcg.cards.meanings.places import amount_of
from westmarch.games.tcg.cards.meanings.verbs_leaving import shuffle
from westmarch.games.tcg.facts import (
    DECK,
    DISCARD,
)
from westmarch.games.tcg.rules.actions import draw
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE as L


class ShadowDraws(Frame):
    """Each Shadow player may draw cards."""

    STEPS = ("ask",)
    RULE = "tcg.multi.shadow-order"

    seats: list[int]
    count: int

    def ask(self, g: Fellowships) -> Outcome:
        if not self.seats:
            return DONE
        about = (("count", self.count),)
        return Ask(self.seats[0], "tcg-ask-may-draw", [PASS, ("yes",)], "answered", "tcg.multi.shadow-order", about)

    def answered(self, g: Fellowships, option: Option) -> Outcome:
        if option != PASS:
            draw(g, self.seats[0], self.count)
        self.seats = self.seats[1:]
        return Goto("ask")


@L.verb("shadow draws", can=lambda g, run, act: True)
def shadow_draws(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    count = amount_of(g, run, act)
    return ShadowDraws(g.from_right(g.fp), count) if count > 0 else None


class DiscardTwo(Frame):
    """One Shadow and one Free Peoples card of the revealed cards are discarded, the deck is reshuffled."""

    STEPS = ("shadow", "free", "shuffle")
    RULE = "tcg.faq.s4.4_171"

    seat: int
    owner: int
    cards: list[int]

    def shadow(self, g: Any) -> Outcome:
        return self._ask(g, 2)

    def free(self, g: Any) -> Outcome:
        return self._ask(g, 1)

    def _ask(self, g: Any, side: int) -> Outcome:
        options: list[Option] = [("choose", c) for c in self.cards if g.card(c).side == side and g.zone[c] == DECK]
        return Ask(self.seat, "tcg-ask-discard", options, "chosen", "tcg.effect.reveal-public") if options else None

    def chosen(self, g: Any, option: Option) -> None:
        _, card = option
        g.put(card, DISCARD)
        g.note("tcg-log-top-discard", {"seat": self.owner, "card": card})

    def shuffle(self, g: Any) -> None:
        shuffle(g, self.owner)


@L.verb("show ten", can=lambda g, run, act: True)
def show_ten(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Reveal the top ten cards of an opponent's deck."""
    seat = L.seats[act.by](g, run)
    top = sorted(g.decks[seat][-10:])
    g.reveals += 1
    g.note("tcg-log-reveal", {"seat": seat, "card": top})
    return DiscardTwo(run.seat, seat, top) if top else None
