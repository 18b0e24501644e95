"""A position in words: the shape of a game's digest, and names for the codes that stand in a view.

A game may have a module ``digest`` beside its ``game`` (see ``Digest``); the terminal table and whoever prints a
position find it through ``Game.digest_module``. It reads a view and nothing else: it cannot tell what is hidden.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

from westmarch.engine.errors import NotationError
from westmarch.engine.notation import Kind, Label, Name, Word

if TYPE_CHECKING:
    from westmarch.engine.game import Game
    from westmarch.engine.messages import Messages
    from westmarch.engine.state import State

View = dict[str, Any]
_COUNTED = re.compile(r"(\d+)x(\w+)")


@dataclass(slots=True)
class Section:
    """A part of the position: its title and what there is to say."""

    title: str
    lines: list[str] = field(default_factory=list)
    #: Whether the lines are of use one by one, not as one sentence.
    tall: bool = False


class Digest(Protocol):
    """What a game's module ``digest`` holds."""

    def sections(self, view: View, names: Names) -> list[Section]:
        """What a player looks for, shortest first."""

    def board(self, view: View, names: Names, width: int) -> list[str]:
        """The board drawn with text, about so many columns wide; nothing if the game has none."""


class Names:
    """The words of one position, as one seat reads them: ``helms-deep`` is Helm's Deep."""

    def __init__(self, game: Game, g: State, seat: int, lang: str) -> None:
        self.game = game
        self.g = g
        self.seat = seat
        self.lang = lang
        self.known = _index(game.notation.vocabulary, g)

    @property
    def messages(self) -> Messages:
        return self.game.messages(self.lang)

    def say(self, key: str, **about: Any) -> str:
        """A text of the game's digest: the message ``<game>-digest-<key>``."""
        return self.messages.text(f"{self.game.name}-digest-{key}", about)

    def value(self, code: str, field: str = "") -> str:
        """The name of a thing; the field it stands in tells things of one code apart."""
        counted = _COUNTED.fullmatch(code)
        if counted is not None:
            return f"{counted[1]} × {self.value(counted[2], field)}"
        return self.named(code, field) or (code if _is_sign(code) else readable(code))

    def named(self, code: str, field: str = "") -> str:
        """The name of a thing; nothing if the game has no word for it."""
        key = self.key(code, field)
        return self.messages.text(key) if key else ""

    def key(self, code: str, field: str = "") -> str:
        """The message key of a thing; nothing if the game has no word for it."""
        found = self.known.get(code) or self._read(code)
        fitting = [place for place in found if field.startswith(place[0])] or found
        for _, kind, value in fitting:
            label: Label = kind.label(self.g, self.seat, value)
            if label.key and self.messages.has(label.key):
                return label.key
        return ""

    def text_of(self, code: str) -> str:
        """What a card says; nothing if it says nothing."""
        return self._card_texts.get(self.key(code, "card"), "")

    @cached_property
    def _card_texts(self) -> dict[str, str]:
        """The texts of all cards by the message key of their names."""
        found = {}
        for card in self.game.cards:
            keys = card["text"] if isinstance(card["text"], list) else [card["text"]]
            text = " / ".join(self.messages.text(key) for key in keys if self.messages.has(key))
            if text:
                found[card["name"]] = text
        return found

    def _read(self, code: str) -> list[tuple[str, Kind, Any]]:
        """A card whose code depends on the position, such as ``gimli.1_13.a1``."""
        kind = self.game.notation.vocabulary.get("card")
        if kind is None:
            return []
        try:
            return [("card", kind, kind.read(self.g, self.seat, code))]
        except NotationError:
            return []


def lines_of(digest: Digest, view: View, names: Names, width: int = 120) -> list[str]:
    """A whole position as lines: the board, if there is one, and then the sections."""
    lines = digest.board(view, names, width)
    for section in digest.sections(view, names):
        if section.tall:
            lines += [section.title, *(f"  {line}" for line in section.lines)]
        else:
            lines.append(f"{section.title}: {'; '.join(section.lines)}")
    return lines


def readable(code: str) -> str:
    """A code of which nothing better is known, as words."""
    return code.replace("_", " ").replace("-", " ").strip().capitalize()


def counted(texts: list[str]) -> str:
    """Texts in their order, equal ones together."""
    return ", ".join(text if times == 1 else f"{text} ×{times}" for text, times in Counter(texts).items())


def with_texts(cards: list[str], names: Names) -> list[str]:
    """Cards, one line each, equal ones once, with what they say."""
    lines: dict[str, int] = Counter()
    for card in cards:
        text = names.text_of(card)
        lines[names.value(card, "card") + (f": {text}" if text else "")] += 1
    return [line if times == 1 else f"{times} × {line}" for line, times in lines.items()]


def _is_sign(code: str) -> bool:
    """Whether a code is a number or a mark that says enough as it is."""
    return not any(letter.isalpha() for letter in code)


def _index(vocabulary: dict[str, Kind], g: State) -> dict[str, list[tuple[str, Kind, Any]]]:
    """The places of each code in the vocabulary, names of things before mere words."""
    found: dict[str, list[tuple[str, Kind, Any]]] = {}
    for argument, kind in vocabulary.items():
        if isinstance(kind, Name):
            for value, code in enumerate(kind.listed(g)):
                found.setdefault(code, []).append((argument, kind, value))
    for argument, kind in vocabulary.items():
        if isinstance(kind, Word):
            for code in kind.words:
                found.setdefault(code, []).append((argument, kind, code))
    return found
