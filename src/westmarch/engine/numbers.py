"""A position as plain numbers, taken straight from the fields of its state: the shape of a game's numbers.

A game may have a module ``numbers`` beside its ``game`` (see ``NumbersModule``); whoever learns from positions finds it
through ``Game.numbers_module`` and reads it with ``ai.numbering``. It is a whitelist, as a view is: positions that look
the same to a seat give it the same numbers, and conformance checks that.

Nothing is worked out that the rules can work out (strengths, points, what may move): a number is a field, or where a
thing lies. Things keep their numbers of the state (regions, units, cards), which are also those of options.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

#: Numbers, and a large table of small ones as the state holds it; most games have none.
Numbers = tuple[list[int], bytes | bytearray]


class NumbersModule(Protocol):
    """What a game's module ``numbers`` holds."""

    def names(self, g: Any) -> list[str]:
        """What each number means; positions of one game with the same options have the same names."""

    def numbers(self, g: Any, seat: int) -> Numbers:
        """What a seat may know."""


def labelled(field: str, things: Iterable[object]) -> list[str]:
    """The names of a list's numbers: ``dice.eye``."""
    return [f"{field}.{thing}" for thing in things]


def table(fields: Sequence[str], things: Sequence[object]) -> list[str]:
    """The names of several lists, one after the other, over the same things."""
    return [name for field in fields for name in labelled(field, things)]


def padded(values: list[int], size: int) -> list[int]:
    """A list of a fixed length, with zeros at its end."""
    return values[:size] if len(values) >= size else values + [0] * (size - len(values))
