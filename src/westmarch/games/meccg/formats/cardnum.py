"""The text of cardnum.net: the contents of its boxes, each under its heading; it has no sites."""

from __future__ import annotations

from westmarch.decks.book import DeckBook
from westmarch.decks.files import FileFormat
from westmarch.decks.headed import ASIDE, Headed
from westmarch.decks.library import plain
from westmarch.decks.lists import DeckList
from westmarch.games.meccg.formats.gccg import coded, start_cards
from westmarch.games.meccg.formats.netmeccg import section_of

HEADINGS = {
    "resources": "deck",
    "hazards": "deck",
    "characters": "deck",
    "pool": "pool",
    "sideboard": "sideboard",
    "sites": "sites",
    "fwdcsb": ASIDE,
}
BOXES = ("Pool", "Characters", "Resources", "Hazards", "Sideboard")


class Cardnum(FileFormat):
    """``Resources`` and lines such as ``2 Glamdring (TW)``."""

    name = "cardnum"
    ending = "txt"

    def knows(self, text: str) -> bool:
        heads = {plain(line) for line in text.splitlines()[:400] if line.strip() and not line.lstrip().startswith("[")}
        # Lists of people name who starts otherwise.
        return {"resources", "hazards"} <= heads and bool(heads & {"pool", "characters"})

    def read(self, book: DeckBook, text: str) -> DeckList:
        return Headed(book, HEADINGS).read(text)

    def write(self, book: DeckBook, deck: DeckList, lang: str) -> str:
        lines: list[str] = []
        for box in BOXES:
            if box == "Pool":
                cards = start_cards(deck)
            elif box == "Sideboard":
                cards = deck.counts("sideboard")
            else:
                cards = {card: n for card, n in deck.counts("deck").items() if section_of(card) == box.casefold()}
            lines += [box, *[f"{count} {coded(book, card)}" for card, count in cards.items()], ""]
        return "\n".join(lines)
