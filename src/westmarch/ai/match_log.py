"""Logs of matches: one line of JSON for each pair, with what it was played with.

A log is only ever added to. Whoever stops a match in mid-line loses that pair and nothing else. Pairs of different
programs are different matches: they never stand in one log.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import westmarch
from westmarch.engine.bench import is_compiled
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import Game
from westmarch.engine.version import made_here

Row = dict[str, Any]


class BadLog(WestmarchError):
    """A log that cannot be used."""


def made_with(game: Game) -> dict[str, str]:
    """The program that plays: version, rules, opponents with their weights, compiled or pure."""
    return {**dict(made_here()), "opponents": opponents_fingerprint(game), "speed": speed()}


def speed() -> str:
    return "compiled" if is_compiled() else "pure"


def opponents_fingerprint(game: Game) -> str:
    """One short hash over the code and the weights of a game's opponents."""
    folder = Path(str(westmarch.__file__)).parent / "ai"
    found = find_spec(game.opponents) if game.opponents else None
    own = Path(str(found.origin)).parent if found is not None else None
    return _fingerprint(folder, own)


@cache
def _fingerprint(folder: Path, own: Path | None) -> str:
    digest = hashlib.sha256()
    files = list(folder.glob("*.py")) + ([] if own is None else [path for path in own.rglob("*") if path.is_file()])
    for path in sorted(set(files), key=lambda path: path.as_posix()):
        if "__pycache__" not in path.parts:
            digest.update(path.name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:12]


def read_rows(log: Path) -> list[Row]:
    """The pairs of a log; a last line that was not written to its end is left out."""
    rows: list[Row] = []
    whole, _, _ = log.read_text(encoding="utf-8", errors="replace").rpartition("\n")
    for line in whole.split("\n") if whole else []:
        try:
            row = json.loads(line)
        except ValueError:
            raise BadLog(f"{log.name} is not a log of matches") from None
        if not isinstance(row, dict) or not isinstance(row.get("plan"), dict) or not isinstance(row.get("games"), list):
            raise BadLog(f"{log.name} is not a log of matches")
        rows.append(row)
    return rows


def check_maker(rows: list[Row], made: dict[str, str] | None, source: str) -> None:
    """Refuse pairs of another program than ``made``; the first thing that differs is named."""
    for row in rows:
        other = row.get("made") or {}
        for part in sorted({*other, *(made or {})}):
            mine, theirs = (made or {}).get(part, "unknown"), other.get(part, "unknown")
            if mine != theirs:
                raise BadLog(f"{source} holds pairs of another program ({part} {theirs}, not {mine}); use another log")


def open_log(log: Path) -> None:
    """Make sure that a log can be written, and end it with its last whole line."""
    with log.open("a+b") as file:
        file.seek(0)
        whole = file.read().rpartition(b"\n")
        file.truncate(len(whole[0]) + len(whole[1]))


def write_row(log: Path, row: Row) -> None:
    with log.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")
