"""Timing for card games: a chain of declared actions, and answers to something that happened.

Both are procedures with the game's part left open: a game derives a frame and says which responses a seat
has, how one is declared and how one is carried out.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.frame import DONE, Call, Frame, Goto

#: A declared action as plain numbers; the first is the seat that declared it.
Declared = list[int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chain(Frame):
    """Actions declared in turn until all pass, then carried out last in, first out."""

    STEPS = ("respond", "carry_out")

    declared: list[Declared]
    #: The seat that may declare now, and how many have passed in a row.
    seat: int
    passes: int

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.declared = []
        self.seat = seat
        self.passes = 0

    def responses(self, g: Any, seat: int) -> list[Option]:
        """What a seat could declare now."""
        raise NotImplementedError

    def declare(self, g: Any, seat: int, option: Option) -> Declared:
        """Pay for an action and put it on the chain."""
        raise NotImplementedError

    def resolve(self, g: Any, action: Declared) -> Frame | None:
        """Carry out one action, at once or by the procedure returned."""
        raise NotImplementedError

    def respond(self, g: Any) -> Any:
        if self.passes >= g.seats:
            return None
        return Ask(self.seat, "engine-ask-respond", [PASS, *self.responses(g, self.seat)], "responded")

    def responded(self, g: Any, option: Option) -> Any:
        if option == PASS:
            self.passes += 1
        else:
            self.declared.append(self.declare(g, self.seat, option))
            self.passes = 0
        self.seat = (self.seat + 1) % g.seats
        return Goto("respond")

    def carry_out(self, g: Any) -> Any:
        if not self.declared:
            return DONE
        return _and_back(self.resolve(g, self.declared.pop()), "carry_out")


@mypyc_attr(allow_interpreted_subclasses=True)
class Answers(Frame):
    """Answers to one event: required ones first, in the order that one seat chooses, then optional ones."""

    STEPS = ("require", "offer")

    #: The seat that orders required answers and is asked first for optional ones.
    seat: int
    asked: int
    passes: int

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.asked = seat
        self.passes = 0

    def required(self, g: Any) -> list[Option]:
        """Required answers that have not been carried out yet."""
        raise NotImplementedError

    def optional(self, g: Any, seat: int) -> list[Option]:
        """Optional answers that a seat has now."""
        raise NotImplementedError

    def answer(self, g: Any, option: Option) -> Frame | None:
        """Carry out an answer, at once or by the procedure returned."""
        raise NotImplementedError

    def require(self, g: Any) -> Any:
        waiting = self.required(g)
        if not waiting:
            return None
        return Ask(self.seat, "engine-ask-order", waiting, "do_required")

    def do_required(self, g: Any, option: Option) -> Any:
        return _and_back(self.answer(g, option), "require")

    def offer(self, g: Any) -> Any:
        if self.passes >= g.seats:
            return DONE
        return Ask(self.asked, "engine-ask-answer", [PASS, *self.optional(g, self.asked)], "do_optional")

    def do_optional(self, g: Any, option: Option) -> Any:
        self.asked = (self.asked + 1) % g.seats
        if option == PASS:
            self.passes += 1
            return Goto("offer")
        self.passes = 0
        return _and_back(self.answer(g, option), "require")


def _and_back(procedure: Frame | None, step: str) -> Any:
    """Go on at a step, after a procedure if there is one."""
    return Goto(step) if procedure is None else Call(procedure, back=step)
