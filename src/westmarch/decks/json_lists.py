"""Our own JSON: everything that a deck list has, without doubt."""

from __future__ import annotations

import json
import re
from typing import Any

from westmarch.decks.book import UNKNOWN, DeckBook
from westmarch.decks.bounds import LONGEST_LINE, MOST_CARDS, Bounded, is_odd, quoted
from westmarch.decks.files import FileFormat
from westmarch.decks.lists import DeckList, Entry, Problem

FORMAT = "westmarch-deck"
NOT_JSON = "decks.list.json"
_CARD = re.compile(r'"card"\s*:')


class JsonLists(FileFormat):
    """``{"format": "westmarch-deck", "game": ..., "name": ..., "parts": {part: [{"card": ..., "count": ...}]}}``"""

    name = "json"
    ending = "json"

    def knows(self, text: str) -> bool:
        return text.lstrip().startswith("{")

    def read(self, book: DeckBook, text: str) -> DeckList:
        try:
            data = json.loads(text)
        except ValueError as problem:
            line = problem.lineno if isinstance(problem, json.JSONDecodeError) else 1
            return DeckList(problems=[Problem(NOT_JSON, line, detail="JSON")])
        except RecursionError:
            return DeckList(problems=[Problem(NOT_JSON, 1, detail="JSON")])
        if not isinstance(data, dict) or data.get("format") != FORMAT or not isinstance(data.get("parts"), dict):
            return DeckList(problems=[Problem(NOT_JSON, 1, detail=FORMAT)])
        if data.get("game") != book.game_name:
            return DeckList(problems=[Problem("decks.list.game", 1, detail=quoted(str(data.get("game", "?"))))])
        return self._parts(book, data, Places(text))

    def _parts(self, book: DeckBook, data: dict[str, Any], places: Places) -> DeckList:
        bounded = Bounded()
        bounded.deck.name = plain_text(data.get("name"), 100)
        bounded.deck.notes = plain_text(data.get("notes"), 5_000)
        for part, entries in data["parts"].items():
            if part not in book.parts or not isinstance(entries, list):
                bounded.refuse(Problem("decks.list.part", 0, detail=quoted(str(part))))
                continue
            for entry in entries[: MOST_CARDS + 1]:
                self._entry(book, bounded, part, entry, places)
        return bounded.deck

    def _entry(self, book: DeckBook, bounded: Bounded, part: str, entry: Any, places: Places) -> None:
        if not isinstance(entry, dict) or not isinstance(entry.get("card"), str):
            bounded.refuse(Problem(NOT_JSON, 0, quoted(str(entry)), detail="card"))
            return
        line, text = places.next()
        card, count = entry["card"][:LONGEST_LINE], entry.get("count", 1)
        bearer = entry.get("bearer", "")
        if card not in book.library:
            bounded.refuse(book.unknown(str(entry.get("name", card)), line, text))
        elif not isinstance(count, int) or isinstance(count, bool):
            bounded.refuse(Problem(NOT_JSON, line, text, card, "count"))
        elif bearer and bearer not in book.library:
            bounded.refuse(Problem(UNKNOWN, line, text, detail=quoted(str(bearer))))
        else:
            bounded.add(Entry(part, card, count, line, bearer), text)

    def write(self, book: DeckBook, deck: DeckList, lang: str) -> str:
        head = {"format": FORMAT, "game": book.game_name, "name": deck.name, "notes": deck.notes}
        lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
        parts = []
        for part in book.parts:
            entries = [self._written(book, entry, lang) for entry in deck.of(part)]
            if entries:
                parts.append(f"    {json.dumps(part)}: [\n" + ",\n".join(entries) + "\n    ]")
        return "{\n" + "\n".join(lines) + '\n  "parts": {\n' + ",\n".join(parts) + "\n  }\n}\n"

    def _written(self, book: DeckBook, entry: Entry, lang: str) -> str:
        data: dict[str, Any] = {"card": entry.card, "count": entry.count, "name": book.name(entry.card, lang)}
        if entry.bearer:
            data["bearer"] = entry.bearer
        return "      " + json.dumps(data, ensure_ascii=False)


class Places:
    """The lines on which cards stand, one after the other: JSON itself does not tell."""

    def __init__(self, text: str) -> None:
        lines = text.split("\n")
        self._lines = [(at, line) for at, line in enumerate(lines, start=1) for _ in _CARD.finditer(line)]
        self._at = 0

    def next(self) -> tuple[int, str]:
        if self._at >= len(self._lines):
            return 0, ""
        line, text = self._lines[self._at]
        self._at += 1
        return line, quoted(text)


def plain_text(value: Any, longest: int) -> str:
    """A text of a stranger's file, bounded and without odd characters."""
    if not isinstance(value, str):
        return ""
    return "".join([letter for letter in value[:longest] if letter == "\n" or not is_odd(letter)])
