"""The ``.o8d`` file of OCTGN: XML with a section for each part and an element for each card.

It is read piece by piece and not by an XML parser, as files of other programs are: lines must be known, and nothing in
a stranger's file is ever resolved. Cards are known by their names: OCTGN's own numbers are its own.
"""

from __future__ import annotations

import html
import re

from westmarch.decks.book import DeckBook
from westmarch.decks.bounds import Bounded, quoted
from westmarch.decks.files import FileFormat
from westmarch.decks.json_lists import plain_text
from westmarch.decks.library import plain
from westmarch.decks.lines import DIGITS
from westmarch.decks.lists import DeckList, Entry

PARTS = {
    "pool": "pool",
    "characters": "deck",
    "resources": "deck",
    "hazards": "deck",
    "sideboard": "sideboard",
    "sites": "sites",
}
_PIECE = re.compile(r'<section\s+name="([^"]{1,40})"|<card\s([^>]{0,200})>([^<]{0,200})</card>')
_COUNT = re.compile(r'\bqty="(\d+)"')
_NOTES = re.compile(r"<notes>(?:<!\[CDATA\[)?(.*?)(?:\]\]>|</notes>)", re.DOTALL)


class Octgn(FileFormat):
    """``<section name="Hazards">`` and ``<card qty="2">Ambusher</card>``."""

    name = "octgn"
    ending = "o8d"
    is_written = False

    def knows(self, text: str) -> bool:
        return text.lstrip().startswith("<") and "<section" in text

    def read(self, book: DeckBook, text: str) -> DeckList:
        bounded = Bounded()
        aside = ""
        part, line, at = "", 1, 0
        for piece in _PIECE.finditer(text):
            line += text.count("\n", at, piece.start())
            at = piece.start()
            if piece[1] is not None:
                part = PARTS.get(plain(piece[1]), "")
                continue
            name = html.unescape(piece[3]).strip()
            number = _COUNT.search(piece[2])
            count = int(number[1][: DIGITS + 1]) if number else 1
            cards = book.library.found(name)
            if not part:
                # Sections for a case that this game does not have are kept beside the deck.
                aside += f"{count} {name}\n"
            elif cards:
                bounded.add(Entry(book.part_of(cards[0], part), cards[0], count, line), name)
            else:
                bounded.refuse(book.unknown(name, line, quoted(name)))
        notes = _NOTES.search(text)
        bounded.deck.notes = plain_text(aside + (notes[1] if notes else ""), 5_000).strip()
        return bounded.deck
