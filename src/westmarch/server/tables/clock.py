"""Clocks: each seat has a bank of seconds and gets some back with every decision.

Time runs while a person is asked. It does not run while the server is down, nor for machines. When the bank
is empty the grace begins; when that is over too, the seat loses, if the table was opened so.

A game by days gives the whole bank for each decision, by the calendar: its time runs whether or not the server does.
"""

from __future__ import annotations

import time
from typing import Any

from westmarch.server.storage.rows import OPEN, SeatRow

#: What happens when bank and grace are used up.
RESIGN = "resign"
NOTHING = "nothing"


class Clock:
    """The clocks of one table."""

    def __init__(self, rules: dict[str, Any], left: list[float | None]) -> None:
        self.bank: float = rules["bank"]
        self.increment: float = rules["increment"]
        self.grace: float = rules["grace"]
        self.expiry: str = rules["expiry"]
        #: Whether the whole bank is there again for each decision, and time goes by the calendar.
        self.per_move: bool = rules.get("per_move", False)
        #: Seconds in each seat's bank when it was last stopped; None for a machine.
        self.stopped = left
        self._since: dict[int, float] = {}

    @property
    def warning(self) -> float:
        """A seat is warned when so many seconds are left."""
        return min(60.0, self.bank / 5)

    def left(self, seat: int) -> float | None:
        """Seconds left to a seat now; below zero is grace."""
        bank = self.stopped[seat]
        if bank is None or seat not in self._since:
            return bank
        return bank - (time.monotonic() - self._since[seat])

    def moved(self, asked: list[int], decided: int | None = None) -> None:
        """Let time run for those who are asked now; who has decided gets the increment."""
        for seat in list(self._since):
            self.stopped[seat] = self.left(seat)
            del self._since[seat]
        if decided is not None:
            bank = self.stopped[decided]
            if bank is not None:
                self.stopped[decided] = self.bank if self.per_move else max(0.0, bank) + self.increment
        now = time.monotonic()
        self._since = {seat: now for seat in asked if self.stopped[seat] is not None}

    def change(self, seat: int, *, machine: bool) -> None:
        """Somebody else has sat down: a machine has no clock, and a person in its place has all his time."""
        if machine:
            self.stopped[seat] = None
            self._since.pop(seat, None)
        elif self.stopped[seat] is None:
            self.stopped[seat] = self.bank

    def run_on(self, before: Clock) -> None:
        """Take over from a clock that has run while its table was not in memory."""
        self.stopped = before.stopped
        self._since = before._since

    def next_event(self) -> tuple[float, int, str] | None:
        """In how many seconds something happens to whom: ``warning`` or ``expired``."""
        coming = []
        for seat in self._since:
            left = self.left(seat) or 0.0
            if left > self.warning:
                coming.append((left - self.warning, seat, "warning"))
            elif self.expiry == RESIGN:
                coming.append((max(0.0, left + self.grace), seat, "expired"))
        return min(coming) if coming else None

    def expired(self) -> list[int]:
        """Seats whose time and grace are over."""
        if self.expiry != RESIGN:
            return []
        return [seat for seat in self._since if (self.left(seat) or 0.0) + self.grace <= 0.001]

    def shown(self) -> dict[str, Any]:
        """What everybody sees."""
        left = [self.left(seat) for seat in range(len(self.stopped))]
        return {
            "left": [None if seconds is None else round(seconds, 1) for seconds in left],
            "running": sorted(self._since),
            "warning": self.warning,
            "grace": self.grace,
            "increment": self.increment,
            "expiry": self.expiry,
            "perMove": self.per_move,
        }

    def shown_untouched(self) -> dict[str, Any]:
        """The same before the game has begun."""
        left = [None if seconds is None else float(self.bank) for seconds in self.stopped]
        return self.shown() | {"left": left, "running": []}

    def kept(self) -> dict[str, Any]:
        """What is stored."""
        left = [self.left(seat) for seat in range(len(self.stopped))]
        found: dict[str, Any] = {"left": [None if seconds is None else round(seconds, 2) for seconds in left]}
        if self.per_move:
            found |= {"kept_at": round(time.time(), 2), "ran": sorted(self._since)}
        return found

    def catch_up(self, seconds: float, ran: list[int]) -> None:
        """Time has gone by since this was stored, for those whose time ran."""
        for seat in ran:
            bank = self.stopped[seat]
            if bank is not None:
                self.stopped[seat] = bank - max(0.0, seconds)


def full_banks(rules: dict[str, Any], seats: list[SeatRow], asked: list[int]) -> dict[str, Any]:
    """What is stored when a game begins: full banks, and time runs if everybody sits."""
    clock = Clock(rules, [None if seat.machine else rules["bank"] for seat in seats])
    clock.moved([] if any(seat.player == OPEN for seat in seats) else asked)
    return clock.kept()


def clock_of(extra: dict[str, Any]) -> Clock | None:
    """The clocks of a table from what is stored with it."""
    if "clock" not in extra:
        return None
    clock = Clock(extra["clock"], list(extra["left"]))
    if clock.per_move and "kept_at" in extra:
        clock.catch_up(time.time() - extra["kept_at"], extra["ran"])
    return clock
