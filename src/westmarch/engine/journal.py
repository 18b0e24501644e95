"""Journals: what happened at a table, as lines of JSON that replay exactly.

The first line is the header: format, version, game, options and the commitment to the seed. Then one record
a line: ``["d", seat, code]`` a decision, ``["c", label, outcome]`` a roll, draw or shuffle,
``["u", count, used]`` an undo that keeps the first ``count`` decisions and goes on at that place of the
stream of chance, ``["l", seat]`` a player who leaves while the others play on,
``["end", winners, ending, seed]`` the end with the seed revealed.
Records are only ever added.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from types import NoneType
from typing import Any

from westmarch.engine.errors import JournalError
from westmarch.engine.version import made_here

FORMAT = "westmarch-journal"
VERSION = 1

Record = list[Any]


@dataclass(slots=True)
class Journal:
    """The header and the records of one game."""

    game: str
    options: dict[str, Any]
    commitment: str
    records: list[Record] = field(default_factory=list)
    #: Where the game began, if not at the set-up: a dumped position.
    position: dict[str, Any] | None = None
    #: How the game came to that position (``origin.py``).
    origin: dict[str, Any] | None = None
    #: Whether whoever had the chance to act was asked, also if he could only pass.
    patient: bool = False
    #: The program and the rules it was made with, if not this one's; empty if nobody knows.
    made: dict[str, Any] | None = field(default=None, compare=False)

    def header(self) -> dict[str, Any]:
        head: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "options": self.options,
            "commitment": self.commitment,
        }
        if self.position is not None:
            head["position"] = self.position
        if self.origin is not None:
            head["origin"] = self.origin
        if self.patient:
            head["patient"] = True
        made = dict(made_here()) if self.made is None else self.made
        if made:
            head["made"] = made
        return head

    def text(self) -> str:
        lines = [json.dumps(self.header(), ensure_ascii=False)]
        lines += [json.dumps(record, ensure_ascii=False) for record in self.records]
        return "\n".join(lines) + "\n"

    def save(self, path: Path) -> None:
        path.write_text(self.text(), encoding="utf-8")

    @property
    def seed(self) -> str:
        """The revealed seed, or nothing while the game goes on."""
        if self.records and self.records[-1][0] == "end":
            return str(self.records[-1][3])
        return ""


def read_journal(text: str, source: str = "journal") -> Journal:
    """A journal from its text; raises JournalError with one line that names the problem."""
    lines = text.splitlines()
    if not lines:
        raise JournalError(f"{source} is empty")
    head = _json(lines[0], source, 1)
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise JournalError(f"{source} is not a Westmarch journal")
    if head.get("version") != VERSION:
        raise JournalError(f"{source} has version {head.get('version')!r}; this program reads version {VERSION}")
    for name, kind in (("game", str), ("options", dict), ("commitment", str)):
        if not isinstance(head.get(name), kind):
            raise JournalError(f"{source}: the header has no {name}")
    for name in ("position", "origin", "made"):
        if not isinstance(head.get(name), (dict, NoneType)):
            raise JournalError(f"{source}: the header's {name} is not one")
    if not text.endswith("\n"):
        raise JournalError(f"{source} is truncated: its last line is not complete")
    records: list[Record] = []
    for number, line in enumerate(lines[1:], start=2):
        record = _json(line, source, number)
        if not _well_formed(record):
            raise JournalError(f"{source}, line {number}: not a journal record")
        if records and records[-1][0] == "end":
            raise JournalError(f"{source}, line {number}: a record after the end of the game")
        records.append(record)
    return Journal(
        head["game"],
        head["options"],
        head["commitment"],
        records,
        head.get("position"),
        head.get("origin"),
        head.get("patient") is True,
        head.get("made") or {},
    )


def load_journal(path: Path) -> Journal:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as problem:
        raise JournalError(f"{path.name} cannot be read: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise JournalError(f"{path.name} is not a Westmarch journal") from None
    return read_journal(text, path.name)


def _json(line: str, source: str, number: int) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        if number == 1:
            raise JournalError(f"{source} is not a Westmarch journal") from None
        raise JournalError(f"{source}, line {number}: not JSON (truncated?)") from None


def _well_formed(record: Any) -> bool:
    match record:
        case ["d", int(), str()] | ["l", int()] | ["c", str(), int() | list()]:
            return True
        case ["end", list(winners), str(), str()]:
            return all(type(seat) is int for seat in winners)
        case ["u", int(count), int(used)]:
            return count >= 0 and used >= 0
    return False
