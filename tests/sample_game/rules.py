"""The procedures of The Ford, in the order of its rules."""

from __future__ import annotations

from typing import Any

from sample_game.state import GOAL, HAND, RANKS, Ford, is_feint, is_trick
from westmarch.engine.decision import PASS, Ask, Option, Pick
from westmarch.engine.frame import DONE, Call, Frame, Goto, Together
from westmarch.engine.timing import Chain, Declared


class Battle(Frame):
    """The whole game: rounds until somebody has won (1)."""

    STEPS = ("play_round", "check_victory")
    RULE = "sample.victory.five-points"

    def __init__(self) -> None:
        super().__init__()

    def play_round(self, g: Ford) -> Any:
        g.round += 1
        return Call(Round())

    def check_victory(self, g: Ford) -> Any:
        if max(g.points) >= GOAL:
            g.finish([g.points.index(GOAL)], "sample-end-points", "sample.victory.five-points")
        elif not g.deck and min(len(hand) for hand in g.hands) < HAND:
            best = [seat for seat in (0, 1) if g.points[seat] == max(g.points)]
            g.finish(best, "sample-end-deck", "sample.victory.deck")
        return Goto("play_round")


class Round(Frame):
    """One round (2): choose, roll, answer with tricks, score, exchange."""

    STEPS = ("choose_cards", "roll", "answer_with_tricks", "score", "exchange_first", "exchange_second", "refill")
    RULE = "sample.round.order"

    def __init__(self) -> None:
        super().__init__()

    def about(self, g: Ford) -> dict[str, Any]:
        return {"round": g.round}

    def choose_cards(self, g: Ford) -> Any:
        return Together(
            [
                Ask(seat, "sample-ask-choose", [("play", card) for card in g.hands[seat]], "cards_chosen")
                for seat in (0, 1)
            ],
            "cards_chosen",
        )

    def cards_chosen(self, g: Ford, answers: list[Option]) -> None:
        for seat, (_, card) in enumerate(answers):
            g.play(seat, card)
            g.shown[seat] = card
        g.reveals += 1
        g.note("sample-log-cards", {"card": g.shown[0], "other": g.shown[1]}, rule="sample.round.secret")

    def roll(self, g: Ford) -> None:
        for seat in (0, 1):
            die = g.chance.die()
            g.totals[seat] = die + RANKS[g.shown[seat]]
            g.note("sample-log-roll", {"seat": seat, "die": die, "total": g.totals[seat]}, rule="sample.round.roll")

    def answer_with_tricks(self, g: Ford) -> Any:
        return Call(Tricks(g.round % 2))

    def score(self, g: Ford) -> None:
        ours, theirs = g.totals
        if ours != theirs:
            winner = 0 if ours > theirs else 1
            g.points[winner] += 1
            g.note("sample-log-point", {"seat": winner}, rule="sample.round.score")

    def exchange_first(self, g: Ford) -> Any:
        return self._exchange(g, g.round % 2)

    def exchange_second(self, g: Ford) -> Any:
        return self._exchange(g, 1 - g.round % 2)

    def _exchange(self, g: Ford, seat: int) -> Any:
        if max(g.points) >= GOAL:
            return DONE
        pick = Pick("exchange", g.hands[seat], 0, 2)
        return Ask(seat, "sample-ask-exchange", [], "exchanged", "sample.round.exchange", pick=pick)

    def exchanged(self, g: Ford, option: Option) -> None:
        for seat in (0, 1):
            for card in option[1:]:
                if card in g.hands[seat]:
                    g.play(seat, card)

    def refill(self, g: Ford) -> None:
        for seat in (0, 1):
            g.draw(seat)
        g.shown = [-1, -1]


class Tricks(Chain):
    """Tricks in answer to each other (3); the last one declared happens first."""

    RULE = "sample.tricks.last-first"

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def responses(self, g: Ford, seat: int) -> list[Option]:
        return [("trick", card) for card in g.hands[seat] if forbids_trick(g, seat, card, self) is None]

    def declare(self, g: Ford, seat: int, option: Option) -> Declared:
        g.play(seat, option[1])
        g.note("sample-log-trick", {"seat": seat, "card": option[1]}, rule="sample.tricks.last-first")
        return [seat, option[1]]

    def resolve(self, g: Ford, action: Declared) -> None:
        seat, card = action
        if is_feint(card):
            g.totals[seat] += 2
        elif self.declared:
            self.declared.pop()


def forbids_trick(g: Ford, seat: int, card: int, chain: Tricks) -> str | None:
    """The rule that forbids a trick, or None."""
    if card not in g.hands[seat]:
        return "sample.tricks.from-hand"
    if not is_trick(card):
        return "sample.tricks.ones-only"
    if not is_feint(card) and not chain.declared:
        return "sample.tricks.parry-needs-target"
    return None
