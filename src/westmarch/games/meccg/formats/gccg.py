"""The ``.deck`` file of GCCG: parts between fences of ``#``, kinds of cards as remarks, cards with their set."""

from __future__ import annotations

from itertools import pairwise

from westmarch.decks.book import DeckBook
from westmarch.decks.files import FileFormat
from westmarch.decks.headed import ASIDE, Headed
from westmarch.decks.library import plain
from westmarch.decks.lists import DeckList
from westmarch.games.meccg.facts import KINDS, face

HEADINGS = {"deck": "deck", "pool": "pool", "sideboard": "sideboard", "sites": "sites", "sideboardvsfw": ASIDE}
TITLES = (("deck", "Deck"), ("pool", "Pool"), ("sideboard", "Sideboard"), ("sites", "Sites"))


class Gccg(FileFormat):
    """``####``, ``Deck``, ``####`` and lines such as ``3 Orc-warriors (TW)``."""

    name = "gccg"
    ending = "deck"

    def knows(self, text: str) -> bool:
        lines = [line.strip() for line in text.splitlines()[:400] if line.strip()]
        fenced = any([set(fence) == {"#"} and plain(title) in HEADINGS for fence, title in pairwise(lines)])
        return fenced or (bool(lines) and lines[0].casefold() == "deck")

    def read(self, book: DeckBook, text: str) -> DeckList:
        deck = Headed(book, HEADINGS).read(text)
        remarks = [line.strip("# \t\r") for line in text.splitlines()[:6] if line.lstrip().startswith("#")]
        named = [line for line in remarks if line and "GCCG" not in line and plain(line) not in HEADINGS]
        deck.name = deck.name or (named[0][:100] if named else "")
        return deck

    def write(self, book: DeckBook, deck: DeckList, lang: str) -> str:
        lines = ["#", "# GCCG v0.9.4 Middle-earth deck", "#", f"# {deck.name}", "#"]
        for part, title in TITLES:
            fence = "#" * len(title)
            lines += ["", fence, title, fence]
            lines += _under_kinds(book, start_cards(deck) if part == "pool" else deck.counts(part))
        if deck.notes:
            lines += ["", "Notes", deck.notes]
        return "\n".join(lines) + "\n"


def start_cards(deck: DeckList) -> dict[str, int]:
    """What other programs call the pool: candidates or the fixed company, and the starting items."""
    return {**deck.counts("characters"), **deck.counts("pool"), **deck.counts("items")}


def coded(book: DeckBook, card: str) -> str:
    """A name with its set, as GCCG and cardnum write it."""
    return f"{book.library[card].names[0]} ({face(card).printed.split('-')[0].upper()})"


def _under_kinds(book: DeckBook, cards: dict[str, int]) -> list[str]:
    lines: list[str] = []
    for kind, title in enumerate(KINDS):
        these = [(card, count) for card, count in cards.items() if face(card).kind == kind]
        if these:
            lines += ["", f"# {title} ({sum([count for _, count in these])})"]
            lines += [f"{count} {coded(book, card)}" for card, count in these]
    return lines
