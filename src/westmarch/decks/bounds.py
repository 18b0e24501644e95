"""What a deck list may be at all. Lists come from strangers: nothing is built from one that is out of bounds."""

from __future__ import annotations

import unicodedata

from westmarch.decks.lists import DeckList, Entry, Problem

MOST_LETTERS = 40_000
LONGEST_LINE = 300
MOST_COPIES = 99
MOST_CARDS = 500
#: So many problems are named; who has more begins with these.
MOST_PROBLEMS = 100
#: So much of a line is said again.
QUOTED = 80

#: Sorts of characters that have no place in a list: controls, surrogates, private and unassigned ones, and marks that
#: change the direction of writing.
ODD = ("Cc", "Cs", "Co", "Cn", "Cf")
ALLOWED = "\t\ufeff\u00ad"

TOO_LONG = "decks.list.size"
LETTERS = "decks.list.letters"
COPIES = "decks.list.copies"
CARDS = "decks.list.cards"


def decoded(content: bytes) -> str:
    """The text of a file: UTF-8, else the encoding of old Windows programs."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", "replace")


def quoted(line: str) -> str:
    """A line as it may be said again: short, and without odd characters."""
    shown = "".join(
        [letter if not is_odd(letter) else "\N{REPLACEMENT CHARACTER}" for letter in line.strip()[: QUOTED + 1]]
    )
    return shown if len(shown) <= QUOTED else shown[: QUOTED - 1] + "…"


def is_odd(letter: str) -> bool:
    return letter not in ALLOWED and unicodedata.category(letter) in ODD


def size_problem(text: str) -> Problem | None:
    """Whether a text is too long to be read at all."""
    if len(text) > MOST_LETTERS:
        return Problem(TOO_LONG, detail=str(MOST_LETTERS))
    return None


def numbered(text: str) -> list[tuple[int, str]]:
    """The lines of a text with their numbers."""
    return list(enumerate(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), start=1))


def line_problem(number: int, line: str) -> Problem | None:
    """Whether a line is too long or has characters that no card has."""
    if len(line) > LONGEST_LINE:
        return Problem(TOO_LONG, number, quoted(line), detail=str(LONGEST_LINE))
    if any([is_odd(letter) for letter in line]):
        return Problem(LETTERS, number, quoted(line))
    return None


class Bounded:
    """Puts cards on a list as long as it keeps its bounds; what is too much is a problem of its line."""

    def __init__(self) -> None:
        self.deck = DeckList()
        self._full = False

    def add(self, entry: Entry, text: str) -> None:
        if not 0 < entry.count <= MOST_COPIES:
            self.refuse(Problem(COPIES, entry.line, quoted(text), entry.card, str(MOST_COPIES)))
        elif self.deck.size + entry.count > MOST_CARDS:
            if not self._full:
                self.refuse(Problem(CARDS, entry.line, quoted(text), detail=str(MOST_CARDS)))
            self._full = True
        else:
            self.deck.entries.append(entry)

    def refuse(self, problem: Problem) -> None:
        if len(self.deck.problems) < MOST_PROBLEMS:
            self.deck.problems.append(problem)
