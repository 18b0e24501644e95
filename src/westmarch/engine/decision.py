"""Decisions: who is asked what, and which answers are legal.

An option is a small tuple: a verb, then numbers or words (``("move", 12, 13)``). The options of a decision
are the law: whatever is not listed is not legal. A step that asks changes nothing, so a decision can be
asked again from the position alone; that is how a saved game, a clone and a resampled position get theirs.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any

Option = tuple[Any, ...]

PASS: Option = ("pass",)


class Ask:
    """One question to one seat. ``then`` names the frame's method that takes the answer."""

    __slots__ = ("about", "options", "pick", "prompt", "rule", "seat", "then")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: list[Option],
        then: str,
        rule: str = "",
        about: tuple[tuple[str, Any], ...] = (),
        pick: Pick | None = None,
    ) -> None:
        options.sort()
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.then = then
        self.rule = rule
        self.about = about
        self.pick = pick

    def legal(self, option: Option) -> bool:
        return option in self.options or (self.pick is not None and self.pick.legal(option))

    def count(self) -> int:
        """How many options there are, without listing them."""
        return len(self.options) + (0 if self.pick is None else self.pick.count())

    def all_options(self) -> list[Option]:
        """Every option in canonical order."""
        if self.pick is None:
            return self.options
        return sorted(self.options + list(self.pick.enumerate()))

    def sample(self, chance: Any) -> Option:
        """One option, all equally likely."""
        index: int = chance.pick(self.count(), "policy")
        return self.at(index)

    def at(self, index: int) -> Option:
        """The option of that number, without listing the others: those of a pick come last."""
        if self.pick is None or index < len(self.options):
            return self.options[index]
        return self.pick.at(index - len(self.options))


class Pick:
    """Between ``low`` and ``high`` of some items: the option is the verb and the chosen items, ascending."""

    __slots__ = ("high", "items", "low", "size", "verb")

    def __init__(self, verb: str, items: list[int], low: int, high: int) -> None:
        self.verb = verb
        self.items = sorted(items)
        self.low = low
        self.high = min(high, len(items))
        self.size = sum([comb(len(items), size) for size in range(low, self.high + 1)])

    def legal(self, option: Option) -> bool:
        chosen = list(option[1:])
        return (
            option[0] == self.verb
            and self.low <= len(chosen) <= self.high
            and sorted(set(chosen)) == chosen
            and all(item in self.items for item in chosen)
        )

    def count(self) -> int:
        return self.size

    def enumerate(self) -> Iterator[Option]:
        for size in range(self.low, self.high + 1):
            for chosen in combinations(self.items, size):
                yield (self.verb, *chosen)

    def at(self, index: int) -> Option:
        """The option of that number in the order of ``enumerate``, without listing the others."""
        size = self.low
        of_size = comb(len(self.items), size)
        while index >= of_size:
            index -= of_size
            size += 1
            of_size = comb(len(self.items), size)
        chosen: list[int] = []
        rest = 0
        while len(chosen) < size:
            with_this = comb(len(self.items) - rest - 1, size - len(chosen) - 1)
            if index < with_this:
                chosen.append(self.items[rest])
            else:
                index -= with_this
            rest += 1
        return (self.verb, *chosen)
