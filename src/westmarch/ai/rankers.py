"""Two levels without search: ``easy`` by what looks good, ``medium`` by what the position looks like afterwards."""

from __future__ import annotations

from math import log

from westmarch.ai.budget import Budget
from westmarch.ai.guards import settled
from westmarch.ai.mind import Mind, PlainMind
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance
from westmarch.engine.decision import Option
from westmarch.engine.state import State


class Easy:
    """Heuristics alone. A game without heuristics is judged by a few random games after each option.

    A mind may say how fallible this level is: with ``slips`` points of it, an option that looks so much worse than
    the best is taken 1/e times as often (a softmax over the scores).
    """

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.slips = float(getattr(mind, "slips", 0.0))

    def rank(self, seen: Seen, g: State, chance: Chance) -> list[Option]:
        if isinstance(self.mind, PlainMind):
            return _by_value(self.mind, seen, [g], [option for _, option in self.mind.ranked(g, seen.ask)][:24])
        looks = self.mind.ranked(g, seen.ask)
        if self.slips:
            looks = sorted([(score + self.slips * gumbel(chance), option) for score, option in looks], reverse=True)
        return [option for _, option in looks]


class Medium:
    """One step ahead: the best-looking options are carried out in some dealt positions, with all their details, and
    what is left on the board is weighed. All options meet the same deals and dice."""

    #: Options looked at, and positions dealt.
    WIDTH = 6
    DEALS = 5
    #: How much the look of an option still counts, in winning chance per point.
    TRUST = 0.006

    def __init__(self, mind: Mind, budget: Budget) -> None:
        self.mind = mind
        self.budget = budget

    def rank(self, seen: Seen, g: State, chance: Chance) -> list[Option]:
        ask = seen.ask
        clock = self.budget.start()
        looks = self.mind.ranked(g, ask)
        plain = isinstance(self.mind, PlainMind)
        if len(looks) < 2 or not (plain or self.mind.is_macro(ask)):
            return [option for _, option in looks]
        width = 24 if plain else self.WIDTH
        head, tail = looks[:width], [option for _, option in looks[width:]]
        values: list[list[float]] = [[] for _ in head]
        rolls = [True] * len(head)
        deals = 0
        while deals < self.DEALS and not (deals and clock.over()):
            deal = g if deals == 0 else seen.dealt(chance)
            for place, (_, option) in enumerate(head):
                if not rolls[place]:
                    continue
                clock.tick()
                after = settled(self.mind, deal, option, seen.seat)
                values[place].append(self.mind.evaluate(after, seen.seat))
                # Without dice or draws the next deals would say the same.
                rolls[place] = plain or after.chance.used != deal.chance.used
            deals += 1
        scored = [
            (sum(found) / len(found) + self.TRUST * look, option)
            for found, (look, option) in zip(values, head, strict=True)
        ]
        scored.sort(key=lambda pair: (-pair[0], pair[1]))
        return [option for _, option in scored] + tail


def gumbel(chance: Chance) -> float:
    """Noise whose maximum over scores is a draw from their softmax."""
    return -log(-log((chance.pick(9_999, "policy") + 1) / 10_000))


def _by_value(mind: Mind, seen: Seen, deals: list[State], options: list[Option]) -> list[Option]:
    scored = [
        (sum(mind.evaluate(settled(mind, g, option, seen.seat), seen.seat) for g in deals), option)
        for option in options
    ]
    scored.sort(key=lambda pair: (-pair[0], pair[1]))
    return [option for _, option in scored]
