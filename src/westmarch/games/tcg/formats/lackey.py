"""The ``.dek`` file of LackeyCCG: XML with an element for each copy, in three zones.

It is read piece by piece and not by an XML parser: files in use are not all well formed, lines must be known, and
nothing in a stranger's file is ever resolved.
"""

from __future__ import annotations

import html
import re
import unicodedata

from westmarch.decks.book import DeckBook
from westmarch.decks.bounds import Bounded
from westmarch.decks.files import FileFormat
from westmarch.decks.lines import untagged
from westmarch.decks.lists import DeckList, Entry

ZONES = {"deck": "deck", "sites": "sites", "starting": ""}
SETS = {1: "Fellowship", 2: "MinesOfMoria", 3: "RealmsOfTheElfLords", 4: "TheTwoTowers", 5: "BattleOfHelmsDeep"}
_PIECE = re.compile(r'<superzone\s+name="([^"]{1,40})"|<name(?:\s+id="([^"]{0,20})")?\s*>([^<]{0,200})</name>')
_TITLE = re.compile(r"<title>([^<]{0,100})</title>")
_IMAGE = re.compile(r"LOTR(\d\d)(\d\d\d)T?")


class Lackey(FileFormat):
    """``<deck>`` with a ``<superzone>`` for draw deck, sites, and Ring-bearer with Ring."""

    name = "lackey"
    ending = "dek"

    def knows(self, text: str) -> bool:
        return text.lstrip().startswith("<") and "<superzone" in text

    def read(self, book: DeckBook, text: str) -> DeckList:
        bounded = Bounded()
        title = _TITLE.search(text)
        bounded.deck.name = html.unescape(title[1]).strip() if title else ""
        zone, line, at = "", 1, 0
        found: dict[tuple[str, str], Entry] = {}
        for piece in _PIECE.finditer(text):
            line += text.count("\n", at, piece.start())
            at = piece.start()
            if piece[1] is not None:
                zone = ZONES.get(piece[1].strip().casefold(), "deck")
                continue
            name = html.unescape(piece[3]).strip()
            card = _card(book, piece[2] or "", name)
            if not card:
                bounded.refuse(book.unknown(name, line, name))
                continue
            part = book.part_of(card, zone)
            before = found.get((part, card))
            found[part, card] = Entry(part, card, (before.count if before else 0) + 1, line)
        for entry in found.values():
            bounded.add(entry, book.name(entry.card, "en"))
        return bounded.deck

    def write(self, book: DeckBook, deck: DeckList, lang: str) -> str:
        lines = [
            '<?xml version="1.0" encoding="iso-8859-1"?>',
            '<deck version="0.8">',
            f"  <meta><title>{_ascii(html.escape(deck.name))}</title><game>LOTR</game></meta>",
        ]
        for zone, parts in (("Starting", ("ring-bearer", "ring")), ("Sites", ("sites",)), ("Deck", ("deck",))):
            lines.append(f'  <superzone name="{zone}">')
            lines += [_element(book, card) for part in parts for card in deck.cards(part)]
            lines.append("  </superzone>")
        return "\n".join([*lines, "</deck>"]) + "\n"


def _card(book: DeckBook, image: str, name: str) -> str:
    """The card of an element: by its picture's number, else by its name."""
    number = _IMAGE.fullmatch(image.strip())
    by_number = book.library.found(f"{int(number[1])}_{int(number[2])}") if number else []
    found = by_number or book.library.found(name) or book.library.found(untagged(name)[0])
    return found[0] if found else ""


def _element(book: DeckBook, card: str) -> str:
    group, number = card.split("_")
    name = _ascii(html.escape(book.name(card, "en"), quote=False))
    image = f"LOTR{int(group):02}{int(number):03}"
    return f'    <card><name id="{image}">{name}</name><set>{SETS[int(group)]}</set></card>'


def _ascii(text: str) -> str:
    return unicodedata.normalize("NFKD", text.replace("’", "'")).encode("ascii", "ignore").decode()
