"""A position as plain numbers, taken straight from the fields of its state: the shape of a game's numbers.

A game may have a module ``numbers`` beside its ``game`` (see ``NumbersModule``); whoever learns from positions finds it
through ``Game.numbers_module`` and reads it with ``ai.numbering``. It is a whitelist, as a view is: positions that look
the same to a seat give it the same numbers, and conformance checks that.

Nothing is worked out that the rules can work out (strengths, points, what may move): a number is a field, or where a
thing lies. Things keep their numbers of the state (regions, units, cards), which are also those of options.

Numbers come in parts, so that whoever looks again writes down only the parts that have changed: fields of the state as
they are, and lists made for a seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

#: Some numbers, or a large table of small ones as the state holds it. Whoever gets it leaves it as it is.
Part = list[int] | bytearray


class NumbersModule(Protocol):
    """What a game's module ``numbers`` holds."""

    def names(self, g: Any) -> list[list[str]]:
        """What each number of each part means; positions of one game with the same options have the same names."""

    def numbers(self, g: Any, seat: int) -> list[Part]:
        """What a seat may know. A part may be shorter than its names; the rest of it is 0."""


def labelled(field: str, things: Iterable[object]) -> list[str]:
    """The names of a list's numbers: ``dice.eye``."""
    return [f"{field}.{thing}" for thing in things]


def table(fields: Sequence[str], things: Sequence[object]) -> list[list[str]]:
    """The names of several lists over the same things."""
    return [labelled(field, things) for field in fields]


def put(where: list[int], things: list[int], place: int) -> None:
    """Note the place of some things."""
    for thing in things:
        where[thing] = place
