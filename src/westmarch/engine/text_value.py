"""Values of a position as short text, and back: the grammar of text positions (``text_position.py``).

    7   -1   yes   no   none   'helms-deep         a number, a truth, nothing, a text (escaped as in addresses)
    (1,2,2,2)  or  (1,2*3)                          a list
    <1,2>                                           a tuple
    {a:1,b:2}                                       a dictionary

No text holds a space. Numbers may be written as names where a position knows some for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import quote, unquote

from westmarch.engine.errors import WestmarchError


class PositionError(WestmarchError):
    """A text that is no position of the game."""


#: The deepest nesting and the most items that a text may unfold into.
DEEPEST = 8
MOST_ITEMS = 20_000

_CLOSING = {"(": ")", "<": ">", "{": "}"}
_ENDS = frozenset(",:*+()<>{}")


class Names:
    """Names for small numbers, from ``first`` on."""

    def __init__(self, names: Sequence[str], first: int = 0) -> None:
        self.names = names
        self.first = first
        self._numbers = {name: first + i for i, name in enumerate(names)}
        if len(self._numbers) != len(names):
            raise ValueError("two numbers have one name")

    def __contains__(self, name: str) -> bool:
        return name in self._numbers

    def write(self, number: int) -> str:
        at = number - self.first
        return self.names[at] if 0 <= at < len(self.names) else str(number)

    def read(self, text: str) -> int:
        found = self._numbers.get(text)
        if found is not None:
            return found
        try:
            return int(text)
        except ValueError:
            raise PositionError(f"'{text[:40]}' is no name here") from None


def write(value: Any, names: Names | None = None) -> str:
    """A value as text; numbers in it by their names, if it has some."""
    kind = type(value)
    if kind is int:
        return str(value) if names is None else names.write(value)
    if kind is bool:
        return "yes" if value else "no"
    if value is None:
        return "none"
    if kind is str:
        return "'" + quote(value, safe="")
    if kind is list:
        return f"({_items(value, names)})"
    if kind is tuple:
        return f"<{_items(value, names)}>"
    if kind is dict:
        pairs = [f"{write(key)}:{write(item, names)}" for key, item in value.items()]
        return "{" + ",".join(pairs) + "}"
    raise TypeError(f"a position holds a {kind.__name__}")


def _items(values: Sequence[Any], names: Names | None) -> str:
    """Values with commas between them; equal neighbours once, with their number."""
    parts: list[str] = []
    i = 0
    while i < len(values):
        end = i + 1
        while end < len(values) and values[end] == values[i] and type(values[end]) is type(values[i]):
            end += 1
        text = write(values[i], names)
        parts.append(text if end == i + 1 else f"{text}*{end - i}")
        i = end
    return ",".join(parts)


def read(text: str, names: Names | None = None) -> Any:
    """The value of a text."""
    reader = Reader(text, names)
    value = reader.value()
    reader.end()
    return value


class Reader:
    """Reads one text from left to right."""

    def __init__(self, text: str, names: Names | None = None) -> None:
        self.text = text
        self.names = names
        self.at = 0
        self.depth = 0
        self.made = 0

    def peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def take(self, sign: str) -> None:
        if self.peek() != sign:
            raise PositionError(f"'{self.text[:40]}': '{sign}' is missing after {self.at} characters")
        self.at += 1

    def end(self) -> None:
        if self.at != len(self.text):
            raise PositionError(f"'{self.text[:40]}' goes on after its end")

    def word(self) -> str:
        start = self.at
        while self.at < len(self.text) and self.text[self.at] not in _ENDS:
            self.at += 1
        return self.text[start : self.at]

    def count(self) -> int:
        """The number of times behind an item; one if nothing is said."""
        if self.peek() != "*":
            return 1
        self.at += 1
        word = self.word()
        if not (word.isascii() and word.isdecimal() and 0 < len(word) <= 5):
            raise PositionError(f"'{word[:40]}' is no number of times")
        return int(word)

    def value(self) -> Any:
        opening = self.peek()
        if opening in _CLOSING and opening:
            return self._collection(opening)
        return _atom(self.word(), self.names)

    def _collection(self, opening: str) -> Any:
        self.depth += 1
        if self.depth > DEEPEST:
            raise PositionError("the position is nested too deeply")
        self.at += 1
        closing = _CLOSING[opening]
        items: list[Any] = []
        pairs: dict[Any, Any] = {}
        while self.peek() != closing:
            if items or pairs:
                self.take(",")
            if opening == "{":
                key = _atom(self.word(), None)
                self.take(":")
                pairs[key] = self.value()
                self.made += 1
            else:
                item = self.value()
                count = self.count()
                self.made += count
                if self.made > MOST_ITEMS:
                    raise PositionError("the position holds too much")
                items += [item] * count if not isinstance(item, (list, dict)) else [_again(item) for _ in range(count)]
        self.at += 1
        self.depth -= 1
        return pairs if opening == "{" else items if opening == "(" else tuple(items)


def _again(item: Any) -> Any:
    """A copy that shares nothing."""
    if isinstance(item, list):
        return [_again(inner) for inner in item]
    return dict(item) if isinstance(item, dict) else item


def _atom(word: str, names: Names | None) -> Any:
    if names is not None and word in names:
        return names.read(word)
    match word:
        case "yes":
            return True
        case "no":
            return False
        case "none":
            return None
        case _ if word.startswith("'"):
            return unquote(word[1:])
    try:
        return int(word)
    except ValueError:
        raise PositionError(f"'{word[:40]}' is no value here") from None
