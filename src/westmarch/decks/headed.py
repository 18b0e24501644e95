"""Lists of lines under headings: what most programs and people write. Kinds of files differ in a few habits."""

from __future__ import annotations

import re
from dataclasses import replace
from difflib import get_close_matches

from westmarch.decks.book import SEVERAL, DeckBook
from westmarch.decks.bounds import Bounded, line_problem, numbered, quoted
from westmarch.decks.library import plain
from westmarch.decks.lines import Line, readings, untagged
from westmarch.decks.lists import DeckList, Entry, Problem

PART = "decks.list.part"

#: The part of cards that are kept beside the deck.
ASIDE = "aside"
#: Lines that say something about the deck and not what is in it.
ABOUT = {"format": "", "formato": "", "author": "", "autor": "", "name": "name", "nombre": "name", "deckname": "name"}
NOTES = ("notes", "notas")
_FENCE = re.compile(r"^[#=~_*\-\s]+$")
_IN_BRACKETS = re.compile(r"^\[\s*([^\]]+?)\s*\]$")
#: What forums put around headings.
_MARKUP = re.compile(r"\[/?(?:b|i|u|hr)\]", re.IGNORECASE)
_SIZE = re.compile(r"[(:]?\s*\d+(\s*\+\s*\d+)?\s*(cards|cartas)?\s*\)?\s*$|\(\s*\d[^()]*\)\s*$", re.IGNORECASE)
#: How near a heading must be to a known one to be taken for it.
NEAR = 0.85


class Headed:
    """Reads lines under headings."""

    def __init__(self, book: DeckBook, headings: dict[str, str], comment: str = "#") -> None:
        self.book = book
        self.headings = headings
        self.comment = comment
        self.bounded = Bounded()
        self.part = ""
        self.aside = ""
        self._notes: list[str] = []
        self._in_notes = False
        self._doubtful: list[tuple[Entry, list[str], str]] = []
        self._opened: set[str] = set()

    def read(self, text: str) -> DeckList:
        for number, line in numbered(text):
            problem = line_problem(number, line)
            if problem is not None:
                self.bounded.refuse(problem)
            elif self._in_notes:
                self._notes.append(line)
            else:
                self.line(number, line)
        self._settle_doubts()
        self.bounded.deck.notes = "\n".join(self._notes).strip()
        return self.bounded.deck

    def line(self, number: int, line: str) -> None:
        if self.comment:
            line = line.partition(self.comment)[0]
        line = _MARKUP.sub("", line.replace("\u00ad", "")).strip()
        if not line or _FENCE.match(line) or line.startswith("//"):
            return
        if self._is_heading(number, line):
            return
        if self.aside:
            # Cards for a case that this game does not have: kept, not played.
            self._notes.append(f"{self.aside}: {line}")
            return
        self.card(number, line)

    def _is_heading(self, number: int, line: str) -> bool:
        """Take a heading for what it is; a card may follow it on the same line."""
        bracketed = _IN_BRACKETS.match(line)
        head, colon, rest = (bracketed[1], "", "") if bracketed else line.partition(":")
        sized = plain(_SIZE.sub("", head))
        if colon and not sized and not rest.strip():
            # ``41 Cards:`` tells how many follow and not what they are.
            return True
        word = sized or plain(head)
        if word in NOTES and not (colon and rest.strip()):
            self._in_notes = True
            return True
        if colon and word in ABOUT:
            if ABOUT[word] == "name":
                self.bounded.deck.name = rest.strip()
            return True
        if word in self.headings and (bracketed or not self.book.library.found(head)):
            before = self.part, self.aside
            self._open(word, head)
            if rest.strip():
                # A card on the line of its heading is alone there.
                self.card(number, rest.strip())
                self.part, self.aside = before
            return True
        if bracketed or (colon and not rest.strip()):
            near = get_close_matches(word, self.headings, 1, NEAR)
            if near:
                self._open(near[0], head)
                return True
            # What follows is of no part that is known: each card goes where it belongs by its kind.
            self.part, self.aside = "", ""
            self.bounded.refuse(Problem(PART, number, quoted(line), detail=quoted(head)))
            return True
        return False

    def _open(self, word: str, head: str) -> None:
        self.part = self.headings[word]
        if self.part in self._opened:
            self.part = self.book.others.get(word, self.part)
        self._opened.add(self.part)
        self.aside = head.strip() if self.part == ASIDE else ""

    def card(self, number: int, line: str) -> None:
        """A line with a card; where a list gives bearers, one stands behind a colon."""
        found = self.found(line)
        bearer = ""
        if found is None and ":" in line:
            line_of_item, _, behind = line.rpartition(":")
            item, holder = self.found(line_of_item), self.found(behind)
            if item is not None and holder is not None:
                found, bearer = item, holder[1][0]
        if found is None:
            self.bounded.refuse(self.book.unknown(readings(line)[-1].name, number, line))
            return
        count, cards = found
        if len({self.book.library[card].names for card in cards}) > 1:
            self.bounded.refuse(Problem(SEVERAL, number, quoted(line), detail=" ".join(cards[:4])))
            return
        entry = Entry(self.book.part_of(cards[0], self.part), cards[0], count, number, bearer)
        if len(cards) > 1:
            self._doubtful.append((entry, cards, line))
        else:
            self.bounded.add(entry, line)
        # ``Glorfindel II (+ Elf-stone)``: what somebody brings along is a card as well.
        for along in [tag for tag in untagged(line)[1] if tag.startswith("+")]:
            self.card(number, along.lstrip("+ "))

    def _settle_doubts(self) -> None:
        """Of cards that share their whole name, the one of a set that the deck has anyway is meant."""
        library = self.book.library
        sets = {library[entry.card].set for entry in self.bounded.deck.entries}
        for entry, cards, line in self._doubtful:
            meant = [card for card in cards if library[card].set in sets] or cards
            self.bounded.add(replace(entry, card=meant[0]), line)

    def found(self, line: str) -> tuple[int, list[str]] | None:
        """How many of which card a line means. A name to the letter goes before one with remarks behind it."""
        ways = readings(line)
        for reading in ways:
            cards = self.book.library.found(reading.name)
            if cards:
                return self._copies(reading, cards), cards
        for reading in reversed(ways):
            cards = self._remarked(reading)
            if cards:
                return self._copies(reading, cards), cards
        return None

    def _copies(self, reading: Line, cards: list[str]) -> int:
        return 1 if reading.placed and self.book.is_placed(cards[0]) else reading.count

    def _remarked(self, reading: Line) -> list[str]:
        """The card of a name with something in brackets behind it: its number, its set, a remark."""
        library = self.book.library
        if self.book.is_another(reading.name):
            return []
        name, tags = untagged(reading.name)
        numbers = [tag for tag in tags if tag in library]
        return numbers[:1] or (library.found(name, tuple([tag.casefold() for tag in tags])) if tags else [])
