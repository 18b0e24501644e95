"""Clocks: each seat has a bank of seconds and gets some back with every decision.

Time runs while a person is asked. It does not run while the server is down, nor for machines. When the bank
is empty the grace begins; when that is over too, the seat loses, if the table was opened so.
"""

from __future__ import annotations

import time
from typing import Any

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
                self.stopped[decided] = max(0.0, bank) + self.increment
        now = time.monotonic()
        self._since = {seat: now for seat in asked if self.stopped[seat] is not None}

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
        }

    def kept(self) -> list[float | None]:
        """What is stored."""
        left = [self.left(seat) for seat in range(len(self.stopped))]
        return [None if seconds is None else round(seconds, 2) for seconds in left]


def clock_of(extra: dict[str, Any]) -> Clock | None:
    """The clocks of a table from what is stored with it."""
    if "clock" not in extra:
        return None
    return Clock(extra["clock"], list(extra["left"]))
