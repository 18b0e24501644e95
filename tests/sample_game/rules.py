"""The procedures of The Ford, in the order of its rules."""

from __future__ import annotations

from typing import Any

from sample_game.state import GOAL, HAND, RANKS, Ford, is_feint, is_trick
from westmarch.engine.decision import PASS, Ask, Option, Subset
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome, Together


class Battle(Frame):
    """The whole game: rounds until somebody has won (1)."""

    STEPS = ("play_round", "check_victory")
    RULE = "sample.victory.five-points"

    def play_round(self, g: Ford) -> Outcome:
        g.round += 1
        return Call(Round())

    def check_victory(self, g: Ford) -> Outcome:
        if max(g.points) >= GOAL:
            g.finish([g.points.index(GOAL)], "sample-end-points", "sample.victory.five-points")
        elif not g.deck and min(len(hand) for hand in g.hands) < HAND:
            best = [seat for seat in (0, 1) if g.points[seat] == max(g.points)]
            g.finish(best, "sample-end-deck", "sample.victory.deck")
        return Goto("play_round")


class Round(Frame):
    """One round (2): choose, roll, answer with tricks, score, exchange."""

    STEPS = ("choose", "roll", "tricks", "score", "exchange_first", "exchange_second", "refill")
    RULE = "sample.round.order"

    def about(self, g: Ford) -> dict[str, Any]:
        return {"round": g.round}

    def choose(self, g: Ford) -> Outcome:
        return Together([self._question(g, seat) for seat in (0, 1)], "chosen")

    def _question(self, g: Ford, seat: int) -> Ask:
        cards: list[Option] = [("play", card) for card in g.hands[seat]]
        return Ask(seat, "sample-ask-choose", cards, "chosen", "sample.round.secret")

    def chosen(self, g: Ford, answers: list[Option]) -> None:
        for seat, (_, card) in enumerate(answers):
            g.play(seat, card)
            g.shown[seat] = card
        g.note("sample-log-cards", {"card": g.shown[0], "other": g.shown[1]}, rule="sample.round.secret")

    def roll(self, g: Ford) -> None:
        for seat in (0, 1):
            die = g.chance.die()
            g.totals[seat] = die + RANKS[g.shown[seat]]
            about = {"seat": seat, "die": die, "total": g.totals[seat]}
            g.note("sample-log-roll", about, rule="sample.round.roll")

    def tricks(self, g: Ford) -> Outcome:
        return Call(Tricks(g.first()))

    def score(self, g: Ford) -> Outcome:
        ours, theirs = g.totals
        if ours == theirs:
            return None
        winner = 0 if ours > theirs else 1
        g.points[winner] += 1
        g.note("sample-log-point", {"seat": winner}, rule="sample.round.score")
        return DONE if g.points[winner] >= GOAL else None

    def exchange_first(self, g: Ford) -> Outcome:
        return Call(Exchange(g.first()))

    def exchange_second(self, g: Ford) -> Outcome:
        return Call(Exchange(1 - g.first()))

    def refill(self, g: Ford) -> None:
        for seat in (0, 1):
            drawn = g.draw(seat)
            if drawn:
                g.note("sample-log-draw", {"card": drawn}, audience=(seat,), rule="sample.round.exchange")
        g.shown = [-1, -1]


class Exchange(Frame):
    """One captain discards what is not wanted (2)."""

    STEPS = ("discard",)
    RULE = "sample.round.exchange"

    seat: int

    def about(self, g: Ford) -> dict[str, Any]:
        return {"seat": self.seat}

    def discard(self, g: Ford) -> Outcome:
        pick = Subset("exchange", g.hands[self.seat], 0, 2)
        return Ask(self.seat, "sample-ask-exchange", [], "discarded", "sample.round.exchange", pick=pick)

    def discarded(self, g: Ford, option: Option) -> None:
        for card in option[1:]:
            g.play(self.seat, card)


class Tricks(Frame):
    """Tricks in answer to each other (3); the last one declared happens first."""

    STEPS = ("respond", "carry_out")
    RULE = "sample.tricks.last-first"

    #: The captain who may declare now.
    seat: int
    #: Declared tricks: [seat, card].
    declared: list[list[int]] = later([])
    passes: int = later(0)

    def respond(self, g: Ford) -> Outcome:
        if self.passes == 2:
            return None
        tricks: list[Option] = [
            ("trick", card) for card in g.hands[self.seat] if forbids_trick(g, self.seat, card, self) is None
        ]
        return Ask(self.seat, "sample-ask-respond", [PASS, *tricks], "responded")

    def responded(self, g: Ford, option: Option) -> Outcome:
        if option == PASS:
            self.passes += 1
        else:
            _, card = option
            g.play(self.seat, card)
            g.note("sample-log-trick", {"seat": self.seat, "card": card}, rule="sample.tricks.last-first")
            self.declared.append([self.seat, card])
            self.passes = 0
        self.seat = 1 - self.seat
        return Goto("respond")

    def carry_out(self, g: Ford) -> Outcome:
        if not self.declared:
            return DONE
        seat, card = self.declared.pop()
        if is_feint(card):
            g.totals[seat] += 2
        elif self.declared:
            self.declared.pop()
        return Goto("carry_out")


def forbids_trick(g: Ford, seat: int, card: int, chain: Tricks) -> str | None:
    """The rule that forbids a trick, or None."""
    if card not in g.hands[seat]:
        return "sample.tricks.from-hand"
    if not is_trick(card):
        return "sample.tricks.ones-only"
    if not is_feint(card) and not chain.declared:
        return "sample.tricks.parry-needs-target"
    return None
