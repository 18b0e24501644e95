"""The regroup phase: actions, reconciling, moving again or staying."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option, Subset, surplus
from westmarch.engine.frame import DONE, Frame, Outcome
from westmarch.games.tcg.facts import DISCARD
from westmarch.games.tcg.rules.actions import draw
from westmarch.games.tcg.rules.players import EachPlayer
from westmarch.games.tcg.state import Fellowships

#: The size of a hand after reconciling.
HAND_SIZE = 8


class Reconcile(Frame):
    """A player reconciles his hand: may discard one card, then draws up to or discards down to eight."""

    STEPS = ("discard_one", "discard_down", "draw_up")
    RULE = "tcg.regroup.shadow-reconcile"

    seat: int

    def about(self, g: Fellowships) -> dict[str, Any]:
        return {"seat": self.seat}

    def discard_one(self, g: Fellowships) -> Outcome:
        if g.out[self.seat]:
            return DONE
        if not g.hands[self.seat]:
            return None
        pick = Subset("discard", g.hands[self.seat], 0, 1)
        return Ask(self.seat, "tcg-ask-reconcile", [], "discarded", "tcg.regroup.reconcile.optional-discard", pick=pick)

    def discarded(self, g: Fellowships, option: Option) -> None:
        _, *cards = option
        for card in cards:
            g.put(card, DISCARD)
            g.note("tcg-log-hand-discard", {"seat": self.seat, "card": card})

    def discard_down(self, g: Fellowships) -> Outcome:
        pick = surplus("discard", g.hands[self.seat], HAND_SIZE)
        rule = "tcg.regroup.reconcile.discard-down"
        return None if pick is None else Ask(self.seat, "tcg-ask-discard-down", [], "discarded", rule, pick=pick)

    def draw_up(self, g: Fellowships) -> None:
        draw(g, self.seat, HAND_SIZE - len(g.hands[self.seat]), limited=False)


class ReconcileAll(EachPlayer):
    """Each Shadow player reconciles, from the right of the Free Peoples player."""

    STEPS = ("next",)
    RULE = "tcg.regroup.shadow-reconcile"

    def part_of(self, g: Fellowships, seat: int) -> Frame | None:
        return Reconcile(seat)
