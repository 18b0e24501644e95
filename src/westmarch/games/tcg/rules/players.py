"""Several players do the same, one after another."""

from __future__ import annotations

from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.tcg.state import Fellowships


class EachPlayer(Frame):
    """A part for each of some players, in the order in which they are named."""

    seats: list[int]

    def part_of(self, g: Fellowships, seat: int) -> Frame | None:
        """What a player has to do; None if he is passed over."""
        raise NotImplementedError

    def next(self, g: Fellowships) -> Outcome:
        if not self.seats:
            return DONE
        seat = self.seats[0]
        self.seats = self.seats[1:]
        part = self.part_of(g, seat)
        return Goto("next") if part is None else Call(part, back="next")
