"""Choices of several: k of n things, and amounts laid out over places, each one decision.

A choice knows its options without listing them: it can tell a legal one, count them, give the one of a number and go
through all of them. It is made in any order and shown on one screen; the order of ``enumerate`` is the search's own
business.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any

from mypy_extensions import mypyc_attr

#: A verb, then numbers or words.
Option = tuple[Any, ...]


def verb_of(option: Option) -> str:
    """What an option does, where nothing else of it is asked."""
    verb: str = option[0]
    return verb


@mypyc_attr(allow_interpreted_subclasses=True)
class Selection:
    """Options of one verb that are chosen from some items. Games may have kinds of their own."""

    #: What a client needs to know to show it: ``subset``, ``distribution`` or ``list``.
    kind: str
    verb: str
    #: What may be chosen, ascending, and how many of each at least and at most.
    items: list[int]
    least: list[int]
    most: list[int]
    #: How many in all.
    low: int
    high: int

    def __init__(
        self, kind: str, verb: str, items: list[int], least: list[int], most: list[int], low: int, high: int
    ) -> None:
        self.kind = kind
        self.verb = verb
        self.items = items
        self.least = least
        self.most = most
        self.low = low
        self.high = high

    def canonical(self, option: Option) -> Option:
        """The option as it is written here, in whatever order a person has chosen."""
        return option

    def legal(self, option: Option) -> bool:
        raise NotImplementedError

    def count(self) -> int:
        raise NotImplementedError

    def enumerate(self) -> Iterator[Option]:
        for index in range(self.count()):
            yield self.at(index)

    def at(self, index: int) -> Option:
        """The option of that number in the order of ``enumerate``, without listing the others."""
        raise NotImplementedError


#: In how many ways so many of so many things can be chosen, for as many as most questions offer.
_WAYS: list[list[int]] = [[comb(things, size) for size in range(things + 1)] for things in range(32)]


def ways_to_choose(size: int, things: int) -> int:
    """In how many ways ``size`` of some things can be chosen."""
    if size > things:
        return 0
    return _WAYS[things][size] if things < len(_WAYS) else comb(things, size)


class Subset(Selection):
    """Between ``low`` and ``high`` of some items: the option is the verb and the chosen items, ascending."""

    size: int

    def __init__(self, verb: str, items: list[int], low: int, high: int) -> None:
        ordered = sorted(items)
        super().__init__("subset", verb, ordered, [0] * len(items), [1] * len(items), low, min(high, len(items)))
        self.size = 0
        for size in range(low, self.high + 1):
            self.size += ways_to_choose(size, len(items))

    def canonical(self, option: Option) -> Option:
        return (option[0], *sorted(option[1:])) if option[0] == self.verb else option

    def legal(self, option: Option) -> bool:
        chosen = list(option[1:])
        return (
            option[0] == self.verb
            and self.low <= len(chosen) <= self.high
            and all([type(item) is int for item in chosen])
            and sorted(set(chosen)) == chosen
            and all([item in self.items for item in chosen])
        )

    def count(self) -> int:
        return self.size

    def enumerate(self) -> Iterator[Option]:
        for size in range(self.low, self.high + 1):
            for chosen in combinations(self.items, size):
                yield (self.verb, *chosen)

    def at(self, index: int) -> Option:
        size = self.low
        of_size = ways_to_choose(size, len(self.items))
        while index >= of_size:
            index -= of_size
            size += 1
            of_size = ways_to_choose(size, len(self.items))
        chosen: list[int] = []
        rest = 0
        while len(chosen) < size:
            with_this = ways_to_choose(size - len(chosen) - 1, len(self.items) - rest - 1)
            if index < with_this:
                chosen.append(self.items[rest])
            else:
                index -= with_this
            rest += 1
        return (self.verb, *chosen)


def surplus(verb: str, things: list[int], limit: int) -> Subset | None:
    """Which of some things go, where there are more of them than a limit allows; None where nothing has to."""
    too_many = len(things) - limit
    return Subset(verb, things, too_many, too_many) if too_many > 0 else None


class Distribution(Selection):
    """Amounts laid out over places: from ``least`` to ``most`` at each, from ``low`` to ``high`` in all.

    The option is the verb and then pairs of a place and its amount, places ascending, amounts above zero:
    ``("bats", 3, 2, 7, 4)``. ``amounts_of`` reads it.
    """

    #: ``ways[i][n]``: in how many ways the places from the i-th on take n in all.
    ways: list[list[int]]

    def __init__(
        self,
        verb: str,
        items: list[int],
        most: list[int],
        low: int,
        high: int,
        least: list[int] | None = None,
    ) -> None:
        floors = [0] * len(items) if least is None else least
        ordered = sorted(items)
        if ordered != items:  # seldom
            order = sorted(range(len(items)), key=items.__getitem__)
            floors = [floors[i] for i in order]
            most = [most[i] for i in order]
        super().__init__("distribution", verb, ordered, floors[:], most[:], low, min(high, sum(most)))
        self.ways = self._ways()

    def _ways(self) -> list[list[int]]:
        width = max(0, self.high) + 1
        after = [1] + [0] * (width - 1)
        ways = [after]
        for i in range(len(self.items) - 1, -1, -1):
            least, most = self.least[i], self.most[i]
            here: list[int] = []
            for total in range(width):
                # So many are left to the places behind by each amount that this one can take.
                count = 0
                for left in range(total - most if total > most else 0, total - least + 1):
                    count += after[left]
                here.append(count)
            ways.append(here)
            after = here
        ways.reverse()
        return ways

    def legal(self, option: Option) -> bool:
        if option[0] != self.verb or len(option) % 2 == 0 or any([type(value) is not int for value in option[1:]]):
            return False
        places = list(option[1::2])
        if places != sorted(set(places)) or any([place not in self.items for place in places]):
            return False
        if any([amount < 1 for amount in option[2::2]]):
            return False
        given = amounts_of(option)
        amounts = [given.get(place, 0) for place in self.items]
        if any([not self.least[i] <= amounts[i] <= self.most[i] for i in range(len(amounts))]):
            return False
        return self.low <= sum(amounts) <= self.high

    def count(self) -> int:
        return sum(self.ways[0][self.low : self.high + 1]) if self.low <= self.high else 0

    def at(self, index: int) -> Option:
        left = self.low
        while index >= self.ways[0][left]:
            index -= self.ways[0][left]
            left += 1
        found: list[int] = []
        for i in range(len(self.items)):
            amount = self.least[i]
            while index >= self.ways[i + 1][left - amount]:
                index -= self.ways[i + 1][left - amount]
                amount += 1
            if amount:
                found += [self.items[i], amount]
            left -= amount
        return (self.verb, *found)


def amounts_of(option: Option) -> dict[int, int]:
    """The amounts of a distribution's option by place."""
    amounts: dict[int, int] = {}
    for i in range(1, len(option), 2):
        amounts[option[i]] = option[i + 1]
    return amounts
