"""Columns: how the fields of a game's state are written in a text position (``text_position.py``)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from westmarch.engine.text_value import Names, PositionError, Reader, read, write

#: The fields read so far, by name: what names and empty values may depend on.
Known = Mapping[str, Any]
#: Names that a position has from the start, or that depend on its earlier fields (cards by what they are).
Naming = Names | Callable[[Known], Names] | None


class Column:
    """How a field is written: with names for its numbers, and nothing where it is empty.

    ``by`` names the places of a list: then only what differs from ``empty`` is written, ``[dale:2,ravenhill:1]``.
    ``empty`` is a value or worked out from the other fields.
    """

    def __init__(self, names: Naming = None, by: Naming = None, empty: Any = None) -> None:
        self.names = names
        self.by = by
        self.empty = empty

    def nothing(self, known: Known) -> Any:
        return self.empty(known) if callable(self.empty) else self.empty

    def write(self, value: Any, known: Known) -> str:
        names = _named(self.names, known)
        by = _named(self.by, known)
        empty = self.nothing(known)
        if by is None or empty is None or len(empty) != len(value):
            return write(value, names)
        pairs = [f"{by.write(i)}:{write(item, names)}" for i, item in enumerate(value) if item != empty[i]]
        return f"[{','.join(pairs)}]"

    def read(self, text: str, known: Known) -> Any:
        names = _named(self.names, known)
        by = _named(self.by, known)
        if by is None or not text.startswith("["):
            return read(text, names)
        value = list(self.nothing(known))
        for place, reader in _entries(text, names):
            at = by.read(place)
            if not 0 <= at < len(value):
                raise PositionError(f"there is no place '{place[:40]}'")
            value[at] = reader.value()
        return value


def for_each(field: str, value: int) -> Callable[[Known], list[int]]:
    """An empty column that has this value for every item of another field."""

    def empty(known: Known) -> list[int]:
        return [value] * len(known[field])

    return empty


class Grid(Column):
    """A flat table of small numbers by row and column, several tables one after another: ``[dale:elf*2+orc,...]``.

    The columns of all tables have different names, so that a name says which table is meant.
    """

    def __init__(self, rows: Sequence[str], columns: Sequence[Sequence[str]]) -> None:
        cells = len(rows) * sum([len(table) for table in columns])
        super().__init__(empty=[0] * cells)
        self.rows = Names(rows)
        self.cells: dict[str, tuple[int, int]] = {}
        start = 0
        for table in columns:
            for i, name in enumerate(table):
                self.cells[name] = (start + i, len(table))
            start += len(rows) * len(table)

    def write(self, value: Any, known: Known) -> str:
        parts = []
        for number, row in enumerate(self.rows.names):
            found = []
            for name, (start, width) in self.cells.items():
                count = value[start + number * width]
                if count:
                    found.append(name if count == 1 else f"{name}*{count}")
            if found:
                parts.append(f"{row}:{'+'.join(found)}")
        return f"[{','.join(parts)}]"

    def read(self, text: str, known: Known) -> Any:
        value: list[int] = self.nothing(known)[:]
        for row, reader in _entries(text, None):
            number = self.rows.read(row)
            while True:
                name = reader.word()
                if name not in self.cells or not 0 <= number < len(self.rows.names):
                    raise PositionError(f"there is no '{name[:40]}' at '{row[:40]}'")
                start, width = self.cells[name]
                value[start + number * width] = reader.count()
                if reader.peek() != "+":
                    break
                reader.take("+")
        return value


def _named(naming: Naming, known: Known) -> Names | None:
    return naming if naming is None or isinstance(naming, Names) else naming(known)


def _entries(text: str, names: Names | None) -> Iterator[tuple[str, Reader]]:
    """The places of a bracketed list, each with a reader that stands before its value."""
    reader = Reader(text, names)
    if not text.startswith("[") or not text.endswith("]"):
        raise PositionError(f"'{text[:40]}' is no list by places")
    reader.text = text[1:-1]
    while reader.peek():
        if reader.at:
            reader.take(",")
        place = reader.word()
        reader.take(":")
        yield place, reader
