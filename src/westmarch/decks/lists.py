"""A deck as a list: so many copies of a card in a part of the deck, and what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Entry:
    """Some copies of a card in a part of a deck, and the line on which they stand (0: on none)."""

    part: str
    card: str
    count: int = 1
    line: int = 0
    #: The card that it begins the game with, where a list says so.
    bearer: str = ""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong: a rule, and what the sentence about it speaks of."""

    rule: str
    #: The line of the file; 0 if it is about the whole deck.
    line: int = 0
    #: That line, as it was written.
    text: str = ""
    #: The card that it is about, by id, and anything else: a number, what cannot be read.
    card: str = ""
    detail: str = ""


@dataclass(slots=True)
class DeckList:
    """What stands in a deck list."""

    name: str = ""
    notes: str = ""
    entries: list[Entry] = field(default_factory=list)
    #: What could not be read.
    problems: list[Problem] = field(default_factory=list)

    def of(self, part: str) -> list[Entry]:
        return [entry for entry in self.entries if entry.part == part]

    def counts(self, part: str) -> dict[str, int]:
        """The cards of a part with their number, in the order of the list."""
        found: dict[str, int] = {}
        for entry in self.of(part):
            found[entry.card] = found.get(entry.card, 0) + entry.count
        return found

    def cards(self, part: str) -> list[str]:
        """Every copy of a part, one after the other."""
        return [entry.card for entry in self.of(part) for _ in range(entry.count)]

    @property
    def size(self) -> int:
        return sum([entry.count for entry in self.entries])

    def line_of(self, card: str) -> int:
        """The last line on which a card stands: the one that is too many."""
        return max([entry.line for entry in self.entries if entry.card == card], default=0)
