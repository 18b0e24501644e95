"""How long an opponent may think: in processor time, or in positions looked at, which is the same on every machine."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass

_TEXT = re.compile(r"(?:(\d+(?:\.\d+)?)s|(\d+)n)")


@dataclass(frozen=True)
class Budget:
    """For one choice. Seconds are those of the processor: on a busy machine a thought takes longer and is as good. With
    ``nodes`` time does not matter, so that decisions can be repeated."""

    seconds: float = 2.0
    nodes: int = 0

    @staticmethod
    def parsed(text: str) -> Budget | None:
        """``0.5s`` or ``300n``; None if it is neither."""
        found = _TEXT.fullmatch(text)
        if found is None:
            return None
        if found[1] is not None:
            seconds = float(found[1])
            return Budget(seconds=seconds) if 0 < seconds <= 600 else None
        return Budget(nodes=int(found[2])) if 0 < int(found[2]) <= 10_000_000 else None

    def share(self, part: float) -> Budget:
        """A part of it, for a smaller question."""
        return Budget(self.seconds * part, max(1, int(self.nodes * part)) if self.nodes else 0)

    def start(self) -> Clock:
        return Clock(self)


class Clock:
    """A budget being spent."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.nodes = 0
        self.deadline = time.thread_time() + budget.seconds

    def tick(self) -> None:
        self.nodes += 1

    def over(self, share: float = 1.0) -> bool:
        """Whether it is spent, or a share of it."""
        if self.budget.nodes:
            return self.nodes >= share * self.budget.nodes
        return time.thread_time() >= self.deadline - (1.0 - share) * self.budget.seconds

    def spent(self) -> float:
        """The share of it that is spent."""
        if self.budget.nodes:
            return self.nodes / self.budget.nodes
        return 1.0 - (self.deadline - time.thread_time()) / self.budget.seconds
