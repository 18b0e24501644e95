"""The deck string of GEMP: Ring-bearer, Ring, sites and draw deck by number, one for each copy."""

from __future__ import annotations

import re

from westmarch.decks.book import DeckBook
from westmarch.decks.bounds import Bounded, quoted
from westmarch.decks.files import FileFormat
from westmarch.decks.lists import DeckList, Entry

FIELDS = ("ring-bearer", "ring", "sites", "deck")
_ID = re.compile(r"(\d+_\d+)T?\*?")
#: Everything on one line between bars; a fifth field is the map of later formats.
_STRING = re.compile(r"[^|\n]*(\|[^|\n]*){3,4}")


class Gemp(FileFormat):
    """``bearer|ring|site,site,...|card,card,...``"""

    name = "gemp"
    ending = "txt"

    def knows(self, text: str) -> bool:
        return _STRING.fullmatch(text.strip()) is not None

    def read(self, book: DeckBook, text: str) -> DeckList:
        bounded = Bounded()
        line = 1 + text[: len(text) - len(text.lstrip())].count("\n")
        fields = text.strip().split("|")
        unknown: dict[str, None] = {}
        for part, field in zip(FIELDS, fields, strict=False):
            for word in [word.strip() for word in field.split(",") if word.strip()]:
                number = _ID.fullmatch(word)
                cards = book.library.found(number[1]) if number else []
                if cards:
                    bounded.add(Entry(part, cards[0], 1, line), word)
                else:
                    unknown[word] = None
        # Copies stand one by one: each number is named once.
        for word in unknown:
            bounded.refuse(book.unknown(word, line, word))
        bounded.deck.entries = _counted(bounded.deck.entries)
        if len(fields) > len(FIELDS) and fields[-1].strip():
            bounded.deck.notes = f"map: {quoted(fields[-1])}"
        return bounded.deck

    def write(self, book: DeckBook, deck: DeckList, lang: str) -> str:
        return "|".join([",".join(deck.cards(part)) for part in FIELDS]) + "\n"


def _counted(entries: list[Entry]) -> list[Entry]:
    """Copies that stand one by one, as so many of a card."""
    found: dict[tuple[str, str], Entry] = {}
    for entry in entries:
        before = found.get((entry.part, entry.card))
        count = entry.count + (before.count if before else 0)
        found[entry.part, entry.card] = Entry(entry.part, entry.card, count, entry.line)
    return list(found.values())
