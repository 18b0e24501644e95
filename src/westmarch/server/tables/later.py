"""Spectators who see a table later than its players, if the players want that: nobody can whisper what he sees.

What they are to see is made when it happens and shown when its time has come. A table that has just come into memory
shows its position after the whole delay, so that nothing is seen early over a restart. After the end all is open.
"""

from __future__ import annotations

import time
from collections import deque
from dataclasses import dataclass
from typing import Any

from westmarch.engine.errors import WestmarchError


class NotYet(WestmarchError):
    """Spectators see this table later than its players."""

    def __init__(self) -> None:
        super().__init__("spectators see this table later than its players")


@dataclass(frozen=True)
class Past:
    """What spectators are to see: when it happened, how long the log was, the update itself, and the clocks."""

    at: float
    log_to: int
    text: str
    clock: dict[str, Any] | None


class Later:
    """The updates that spectators have yet to see, and the one that they see now."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._past: deque[Past] = deque()

    def add(self, text: str, log_to: int, clock: dict[str, Any] | None) -> None:
        self._past.append(Past(time.monotonic(), log_to, text, clock))

    def now(self) -> Past:
        """What spectators see now; raises NotYet before the first of it."""
        until = time.monotonic() - self.seconds
        while len(self._past) > 1 and self._past[1].at <= until:
            self._past.popleft()
        if not self._past or self._past[0].at > until:
            raise NotYet
        return self._past[0]
