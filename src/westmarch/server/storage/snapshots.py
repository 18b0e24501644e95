"""Snapshots: a table is loaded from its last one and the records after it, not from the first record.

A snapshot holds the position, and those lines of the log and standing decisions that are new since the one
before; an undo in between is told by where they begin. It is bound to the rules that made it: after a change
of the rules a table is replayed from its records instead.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

import westmarch.engine
from westmarch.engine.chance import commitment
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import Game, find_game
from westmarch.engine.journal import Journal
from westmarch.engine.record import plain, unplain
from westmarch.engine.replaying import follow, resume
from westmarch.engine.session import Session, Step
from westmarch.engine.state import Entry, State
from westmarch.server.storage.rows import SnapshotRow, TableRow

#: So many of the last decisions keep their position, for a quick undo; further back the game is replayed.
NEAR = 60

#: Stands for a position that is not kept.
FAR = State()


class Album:
    """The snapshots of one table: what is stored, and what the next one must hold."""

    def __init__(self, game: Game) -> None:
        self.rules = fingerprint(game.folder)
        self.number = 0
        self.log = 0
        self.steps = 0

    def undone(self, session: Session) -> None:
        """Lines and decisions were taken back."""
        self.log = min(self.log, len(session.log))
        self.steps = min(self.steps, len(session.steps))

    def take(self, session: Session) -> SnapshotRow:
        """A snapshot of the present position."""
        body = {
            "state": session.state.dump(),
            "logFrom": self.log,
            "log": [[line.key, plain_about(line.about), line.audience, line.rule] for line in session.log[self.log :]],
            "stepsFrom": self.steps,
            "steps": [[step.seat, step.code, step.entries, step.unsettling] for step in session.steps[self.steps :]],
        }
        return SnapshotRow(len(session.journal.records), self.rules, json.dumps(body, separators=(",", ":")))

    def stored(self, session: Session, snapshot: SnapshotRow) -> None:
        self.number = snapshot.number
        self.log = len(session.log)
        self.steps = len(session.steps)


def plain_about(about: dict[str, Any]) -> dict[str, Any]:
    return {name: plain(value) for name, value in about.items()}


def trim(session: Session) -> None:
    """Let go of positions so far back that hardly anybody goes there."""
    steps = session.steps
    # What is nearer is played again from the last position that is kept before it.
    near = next((place for place in range(len(steps) - NEAR - 1, -1, -1) if steps[place].kept is not None), 0)
    for place in range(near - 1, -1, -1):
        if steps[place].kept is FAR:
            return
        steps[place].kept = FAR
        steps[place].previous = None


def opened(row: TableRow) -> tuple[Session, Album]:
    """The session of a stored table."""
    game = find_game(row.game)
    album = Album(game)
    session = _from_snapshots(row, game, album)
    if session is None:
        album = Album(game)
        session = replayed(row)
    trim(session)
    return session, album


def replayed(row: TableRow) -> Session:
    """The session of a stored table, from its first record."""
    return resume(_journal(row, list(row.records)), row.seed, find_game(row.game))


def _journal(row: TableRow, records: list[list[Any]]) -> Journal:
    """The journal of a table, or the beginning of it."""
    seal = commitment(row.seed)
    return Journal(row.game, row.options, seal, records, row.position, row.origin, row.patient, row.made)


def _from_snapshots(row: TableRow, game: Game, album: Album) -> Session | None:
    usable = [each for each in row.snapshots if each.rules == album.rules and each.number <= len(row.records)]
    if not usable:
        return None
    records = list(row.records[: usable[-1].number])
    journal = _journal(row, records)
    try:
        session = Session(game, row.options, State(), journal)
        for snapshot in usable:
            body = json.loads(snapshot.body)
            session.log[body["logFrom"] :] = [_line(line) for line in body["log"]]
            session.steps[body["stepsFrom"] :] = [Step(s[0], s[1], FAR, s[2], s[3]) for s in body["steps"]]
        session.state = game.load(body["state"])
        session.state.patient = row.patient
        session.state.sink = session.log
        album.stored(session, usable[-1])
        later = row.records[usable[-1].number :]
        # An undo to before the snapshot needs a position that a snapshot does not hold.
        if any(record[0] == "u" and record[1] < album.steps for record in later):
            return None
        follow(session, later)
    except (WestmarchError, KeyError, ValueError, TypeError, IndexError, AttributeError):
        return None
    return session if session.journal.records == row.records else None


def _line(line: list[Any]) -> Entry:
    key, about, audience, rule = line
    return Entry(key, {name: unplain(value) for name, value in about.items()}, audience and tuple(audience), rule)


@cache
def fingerprint(folder: Path) -> str:
    """A name for the rules as they are: the sources of the kernel and of the game."""
    digest = hashlib.sha256()
    for place in (Path(westmarch.engine.__file__).parent, folder):
        for path in sorted(place.rglob("*")):
            if path.suffix in (".py", ".toml", ".json", ".so") and path.is_file():
                digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
