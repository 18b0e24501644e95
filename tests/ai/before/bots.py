"""The opponents of before as bots, for matches with those of today at equal processor time:

PYTHONPATH=tests westmarch match wotr hard@0.05s ai.before.bots:Hard50ms --pairs 20 --log before.jsonl
PYTHONPATH=tests westmarch match wotr medium ai.before.bots:Medium --pairs 20 --log before.jsonl
"""

from __future__ import annotations

import importlib

from ai.before.guards import Guarded
from ai.before.rankers import Medium as MediumRanker
from ai.before.search import Hard as HardRanker
from ai.before.style import style_of
from westmarch.ai.budget import Budget
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance
from westmarch.engine.decision import Option

#: What ``medium`` had without a budget of its own.
MEDIUM = Budget(seconds=3.0)


class Before:
    """One of them; which game it plays is known with the first question."""

    def __init__(self, searches: bool, budget: Budget) -> None:
        self.searches = searches
        self.budget = budget
        self.policy: Guarded | None = None

    def choose(self, seen: Seen, chance: Chance) -> Option:
        if self.policy is None:
            mind = importlib.import_module(f"ai.before.{seen.game.name}.mind").MIND
            ranker = HardRanker if self.searches else MediumRanker
            self.policy = Guarded(ranker(mind, self.budget, style_of(seen.game.name)), mind)
        return self.policy.choose(seen, chance)


def Medium() -> Before:
    return Before(False, MEDIUM)


def Hard50ms() -> Before:
    return Before(True, Budget(seconds=0.05))


def Hard40n() -> Before:
    return Before(True, Budget(nodes=40))
