"""The cards of a game by every name that people give them, and the nearest name to one that is no card."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

#: A name that shares less than this with another is no misspelling of it.
NEAR = 0.5


#: What people leave out before a name, or put there.
_ARTICLE = re.compile(r"^\s*(?:the|el|la|los|las)\s+", re.IGNORECASE)


def plain(name: str) -> str:
    """A name without capitals, accents, spaces and punctuation."""
    letters = unicodedata.normalize("NFKD", name.replace("æ", "ae").replace("Æ", "ae").casefold())
    return "".join([letter for letter in letters if letter.isalnum()])


@dataclass(frozen=True, slots=True)
class Named:
    """A card as lists speak of it."""

    id: str
    #: Its full name in English and in Spanish.
    names: tuple[str, str]
    #: Shorter or other names: a title without its subtitle, a spelling of another program.
    others: tuple[str, ...] = ()
    #: The short name of its set.
    set: str = ""
    #: Printed numbers and the like, besides its id: these are read to the letter.
    numbers: tuple[str, ...] = ()

    def name(self, lang: str) -> str:
        return self.names[1] if lang == "es" else self.names[0]


@dataclass(frozen=True, slots=True)
class Printed:
    """What is printed on a card, for browsing and for faces; name and text are message keys."""

    id: str
    name: str
    text: str
    type: str
    set: str
    unique: bool
    #: Whether its text is carried out here.
    implemented: bool
    values: dict[str, int]
    #: What it can be looked for by: side, culture, race, skill.
    facets: dict[str, list[str]]


class Library:
    """Cards by name."""

    def __init__(self, cards: Iterable[Named]) -> None:
        self.cards = {card.id: card for card in cards}
        self._numbers = {number.casefold(): card.id for card in self.cards.values() for number in card.numbers}
        self._numbers |= {card.casefold(): card for card in self.cards}
        self._full: dict[str, list[str]] = {}
        self._short: dict[str, list[str]] = {}
        self._bare: dict[str, list[str]] = {}
        self._pieces: list[tuple[str, int, frozenset[str]]] = []
        for card in self.cards.values():
            for name in dict.fromkeys([plain(name) for name in card.names]):
                self._full.setdefault(name, []).append(card.id)
            for name in dict.fromkeys([_bare(name) for name in card.names]):
                self._bare.setdefault(name, []).append(card.id)
            for name in dict.fromkeys([plain(name) for name in card.others]):
                self._short.setdefault(name, []).append(card.id)
            for at, name in enumerate(card.names):
                self._pieces.append((card.id, at, _pieces(plain(name))))

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def __getitem__(self, card: str) -> Named:
        return self.cards[card]

    def found(self, name: str, sets: tuple[str, ...] = ()) -> list[str]:
        """The cards of a name, full or short, perhaps without its article; of some sets if any has it there."""
        number = self._numbers.get(name.strip().casefold())
        if number:
            return [number]
        key = plain(name)
        if not key:
            return []
        cards = self._full.get(key) or self._short.get(key) or self._bare.get(_bare(name)) or []
        within = [card for card in cards if self.cards[card].set.casefold() in sets]
        return within or list(cards)

    def nearest(self, name: str, lang: str) -> str:
        """The card whose name is most like a name, in the language of the reader if both are alike."""
        wanted = _pieces(plain(name[:100]))
        best, found = NEAR, ""
        preferred = 1 if lang == "es" else 0
        for card, at, pieces in self._pieces:
            common = len(wanted & pieces)
            if common:
                alike = 2 * common / (len(wanted) + len(pieces)) + (0.001 if at == preferred else 0)
                if alike > best:
                    best, found = alike, card
        return found


def _bare(name: str) -> str:
    return plain(_ARTICLE.sub("", name))


def _pieces(name: str) -> frozenset[str]:
    """A name in pieces of two letters: a wrong letter spoils two of them and leaves the rest."""
    padded = f" {name} "
    return frozenset([padded[i : i + 2] for i in range(len(padded) - 1)])
