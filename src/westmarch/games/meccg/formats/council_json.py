"""JSON with the numbers of the players' council: a list for each part, a number, a name and a count for each card."""

from __future__ import annotations

import json
from typing import Any

from westmarch.decks.book import DeckBook
from westmarch.decks.bounds import LONGEST_LINE, MOST_CARDS, Bounded, quoted
from westmarch.decks.files import FileFormat
from westmarch.decks.json_lists import NOT_JSON, Places, plain_text
from westmarch.decks.lists import DeckList, Entry, Problem

#: The lists by name; those of the play deck may stand within one of their own.
PARTS = {
    "pool": "pool",
    "characters": "deck",
    "resources": "deck",
    "hazards": "deck",
    "sites": "sites",
    "sideboard": "sideboard",
}
_WITHIN = "deck"


class CouncilJson(FileFormat):
    """``{"pool": [{"name": "Adrazar", "card": "tw-116", "qty": 1}], "deck": {"hazards": [...]}}``"""

    name = "council-json"
    ending = "json"
    is_written = False

    def knows(self, text: str) -> bool:
        return text.lstrip().startswith("{") and '"qty"' in text

    def read(self, book: DeckBook, text: str) -> DeckList:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as problem:
            line = problem.lineno if isinstance(problem, json.JSONDecodeError) else 1
            return DeckList(problems=[Problem(NOT_JSON, line, detail="JSON")])
        bounded = Bounded()
        bounded.deck.name = plain_text(data.get("name"), 100)
        aside = plain_text(data.get("notes"), 5_000)
        places = Places(text)
        for name, value in data.items():
            lists = value if name == _WITHIN and isinstance(value, dict) else {name: value}
            for key, entries in lists.items():
                for entry in entries[: MOST_CARDS + 1] if isinstance(entries, list) else []:
                    if isinstance(entry, dict):
                        aside += self._entry(book, bounded, PARTS.get(key, ""), entry, places)
                    else:
                        bounded.refuse(Problem(NOT_JSON, 0, quoted(str(entry)), detail=quoted(key)))
        bounded.deck.notes = plain_text(aside, 5_000).strip()
        return bounded.deck

    def _entry(self, book: DeckBook, bounded: Bounded, part: str, entry: dict[str, Any], places: Places) -> str:
        """Put a card where it belongs; one of a part that this game does not have is said instead."""
        line, text = places.next()
        number, count = str(entry.get("card") or "")[:LONGEST_LINE], entry.get("qty", 1)
        name = str(entry.get("name") or number)[:LONGEST_LINE]
        # The same card may have been printed under another number.
        cards = book.library.found(number) or book.library.found(name)
        if not part:
            return f"\n{count} {name}"
        if not isinstance(count, int) or isinstance(count, bool):
            bounded.refuse(Problem(NOT_JSON, line, text, detail="qty"))
        elif cards:
            bounded.add(Entry(book.part_of(cards[0], part), cards[0], count, line), name)
        else:
            bounded.refuse(book.unknown(number if book.is_elsewhere(number) else name, line, text))
        return ""
