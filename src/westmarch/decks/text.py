"""Plain text: what people paste, and what we write ourselves.

    # A deck of mine
    [deck]
    4 Goblin Runner [1_178]

Headings may be written in many ways, a card by its number or its name in either language, a number of copies before or
behind it. What we write names each card with its number, so that nothing is in doubt when it is read again.
"""

from __future__ import annotations

from westmarch.decks.book import DeckBook
from westmarch.decks.bounds import line_problem
from westmarch.decks.files import FileFormat
from westmarch.decks.headed import ABOUT, Headed
from westmarch.decks.library import plain
from westmarch.decks.lists import DeckList, Entry

#: What may stand before the first line.
BEFORE = "\ufeff\r\n "


class PlainText(FileFormat):
    """Lines under headings."""

    name = "text"
    ending = "txt"

    def knows(self, text: str) -> bool:
        return True

    def read(self, book: DeckBook, text: str) -> DeckList:
        start = len(text) - len(text.lstrip(BEFORE))
        first, _, rest = text[start:].partition("\n")
        titled = is_title(first, rest)
        deck = Headed(book, book.headings).read(f"{text[:start]}\n{rest}" if titled else text)
        if not deck.name and (titled or first.startswith("#")):
            deck.name = first.strip("# \r").strip()[:100]
        return deck

    def write(self, book: DeckBook, deck: DeckList, lang: str) -> str:
        lines = [f"# {deck.name}"] if deck.name else []
        for part in book.parts:
            entries = deck.of(part)
            if entries:
                lines += ["", f"[{part}]", *[self._line(book, entry, lang) for entry in entries]]
        if deck.notes:
            lines += ["", "[notes]", deck.notes]
        return "\n".join(lines).lstrip("\n") + "\n"

    def _line(self, book: DeckBook, entry: Entry, lang: str) -> str:
        borne = f": {book.name(entry.bearer, lang)}" if entry.bearer else ""
        name = book.name(entry.card, lang)
        mark = f" [{entry.card}]" if book.library.found(name) != [entry.card] or entry.card[:1].isdigit() else ""
        return f"{entry.count} {name}{mark}{borne}"


def is_title(first: str, rest: str) -> bool:
    """Whether a list begins with the name of its deck, as pages of GEMP do: its format or author follows."""
    head, colon, _ = rest.lstrip(BEFORE)[:40].partition(":")
    return bool(colon) and plain(head) in ABOUT and ":" not in first and line_problem(1, first) is None


def short_text(book: DeckBook, deck: DeckList) -> str:
    """A deck by the numbers of its cards alone: what a journal keeps."""
    lines = []
    for part in book.parts:
        entries = deck.of(part)
        if entries:
            lines.append(f"[{part}]")
            lines += [f"{e.count} {e.card}" + (f": {e.bearer}" if e.bearer else "") for e in entries]
    return "\n".join(lines) + "\n"
