"""Names for the codes that stand in a view: ``helms-deep`` is Helm's Deep, in the language of the moment."""

from __future__ import annotations

import re
from typing import Any

from westmarch.engine.notation import Kind, Label, Name, Word
from westmarch.engine.state import State
from westmarch.tui.words import Words, readable

_COUNTED = re.compile(r"(\d+)x(\w+)")


class Names:
    """Codes of one position, as one seat reads them."""

    def __init__(self, words: Words, g: State, seat: int) -> None:
        self.words = words
        self.g = g
        self.seat = seat
        self.known = _index(words.game.notation.vocabulary)

    def field(self, code: str) -> str:
        """The name of a part of the view."""
        return self._own(code) or self._named(code, "") or readable(code)

    def value(self, code: str, field: str = "") -> str:
        """The name of a thing; the field it stands in tells things of one code apart."""
        counted = _COUNTED.fullmatch(code)
        if counted is not None:
            return f"{counted[1]} × {self.value(counted[2], field)}"
        return self._named(code, field) or self._own(code) or (code if _is_sign(code) else readable(code))

    def key(self, code: str, field: str = "") -> str:
        """The message key of a thing; nothing if the game has no word for it."""
        found = self.known.get(code, [])
        fitting = [place for place in found if field.startswith(place[0])] or found
        for _, kind, value in fitting:
            label: Label = kind.label(self.g, self.seat, value)
            if label.key and self.words.messages.has(label.key):
                return label.key
        return ""

    def _named(self, code: str, field: str) -> str:
        key = self.key(code, field)
        return self.words.messages.text(key) if key else ""

    def _own(self, code: str) -> str:
        plain = code.replace("_", "-")
        game_key = f"{self.words.game.name}-view-{plain}"
        if self.words.messages.has(game_key):
            return self.words.messages.text(game_key)
        return self.words.t(f"view-{plain}") if self.words.own_has(f"view-{plain}") else ""


def _is_sign(code: str) -> bool:
    """Whether a code is a number or a mark that says enough as it is."""
    return not any(letter.isalpha() for letter in code)


def _index(vocabulary: dict[str, Kind]) -> dict[str, list[tuple[str, Kind, Any]]]:
    """The places of each code in the vocabulary, names of things before mere words."""
    found: dict[str, list[tuple[str, Kind, Any]]] = {}
    for argument, kind in vocabulary.items():
        if isinstance(kind, Name):
            for value, code in enumerate(kind.names):
                found.setdefault(code, []).append((argument, kind, value))
    for argument, kind in vocabulary.items():
        if isinstance(kind, Word):
            for code in kind.words:
                found.setdefault(code, []).append((argument, kind, code))
    return found
