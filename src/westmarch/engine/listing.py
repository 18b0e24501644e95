"""All options of a question as a sequence that lists none of them before somebody asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING, overload

from westmarch.engine.choices import Option

if TYPE_CHECKING:
    from westmarch.engine.decision import Ask


class AllOptions(Sequence[Option]):
    """The options of a question with a choice of several: those listed, then those of the choice.

    There may be millions: ``in``, ``len`` and an index need no list.
    """

    def __init__(self, ask: Ask) -> None:
        self.ask = ask

    def __len__(self) -> int:
        return self.ask.count()

    def __contains__(self, option: object) -> bool:
        return isinstance(option, tuple) and bool(option) and self.ask.legal(option)

    def __iter__(self) -> Iterator[Option]:
        return iter(self.ask.listed) if self.ask.pick is None else chain(self.ask.listed, self.ask.pick.enumerate())

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> list[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | list[Option]:
        count = len(self)
        if isinstance(index, slice):
            return [self.ask.at(number) for number in range(*index.indices(count))]
        if not -count <= index < count:
            raise IndexError(f"there are {count} options")
        return self.ask.at(index % count)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __hash__(self) -> int:
        return id(self)

    def __repr__(self) -> str:
        return f"<{len(self)} options>"
