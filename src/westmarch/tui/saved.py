"""Saving a table and taking it up again.

The journal is the game. Beside it, in ``<file>.table``, stands what the journal must not tell before the end: the
seed, and who plays. Without that note the game goes on from the last position with a new seed, in a new journal.
"""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any

from westmarch.engine.chance import fresh_seed
from westmarch.engine.errors import JournalError
from westmarch.engine.game import Game, Options
from westmarch.engine.journal import load_journal
from westmarch.engine.origin import from_moment
from westmarch.engine.replaying import replay, resume
from westmarch.engine.session import Session
from westmarch.tui.local import LocalTable
from westmarch.tui.players import checked_level, seated


def fresh_file(game: str, folder: Path) -> Path:
    """A name that is not taken yet."""
    name = f"westmarch-{game}-{datetime.now():%Y%m%d-%H%M%S}"
    file = folder / f"{name}.jsonl"
    number = 2
    while file.exists():
        file = folder / f"{name}-{number}.jsonl"
        number += 1
    return file


def note_of(file: Path) -> Path:
    return file.with_name(file.name + ".table")


def save(table: LocalTable) -> None:
    """Write the journal, each time as a whole and in one go; the note only while the game goes on."""
    journal = table.session.journal
    _write(table.file, journal.text())
    note = note_of(table.file)
    if table.g.over:
        note.unlink(missing_ok=True)
    else:
        _write(note, json.dumps({"seed": table.seed, "players": table.players}) + "\n")


def _write(file: Path, text: str) -> None:
    part = file.with_name(file.name + ".part")
    part.write_text(text, encoding="utf-8")
    os.replace(part, file)


def load(file: Path, level: str | None, seat: str | None, expected: Game | None) -> LocalTable:
    """The table of a journal; who plays comes from the command line, else from the note, else as for a new game."""
    journal = load_journal(file)
    if expected is not None and expected.name != journal.game:
        raise JournalError(f"{file.name} is a game of {journal.game[:40]}, not of {expected.name}")
    note = _note(note_of(file))
    played = replay(journal)
    if played.state.over or note:
        session = played if played.state.over else resume(journal, note["seed"])
        players = _players(session.game, session.options, level, seat, note)
        return LocalTable(session, str(note.get("seed", "")), players, file)
    seed = fresh_seed()
    players = _players(played.game, played.options, level, seat, note)
    return LocalTable(_continued(played, seed), seed, players, fresh_file(journal.game, file.parent))


def _continued(played: Session, seed: str) -> Session:
    """The last position with new dice, its log before it."""
    start, origin = from_moment(played.journal, len(played.steps), played.state)
    session = Session.new(played.game, played.options, seed, start)
    session.journal.origin = origin
    session.log[:0] = played.log
    return session


def _players(game: Game, options: Options, level: str | None, seat: str | None, note: dict[str, Any]) -> list[str]:
    if note and level is None and seat is None:
        return [checked_level(game, str(player)) for player in note["players"]]
    return seated(game, options, level, seat)


def _note(file: Path) -> dict[str, Any]:
    """The note beside a journal; empty if there is none."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError):
        raise JournalError(f"{file.name} cannot be read; without it the journal goes on with new dice") from None
    match found:
        case {"seed": str(), "players": [*_]}:
            return dict(found)
    raise JournalError(f"{file.name} is not the note of a table; without it the journal goes on with new dice")
