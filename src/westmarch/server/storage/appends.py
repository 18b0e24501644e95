"""Appends as rows: what every database stores of them, and the lock of a table."""

from __future__ import annotations

import hashlib
import json
from typing import Any, NamedTuple

from westmarch.server.storage.rows import Append


class Rows(NamedTuple):
    """What a batch of appends changes, table by table of the database; the values in the order of the statements."""

    #: table, number, record
    records: list[tuple[str, int, str]]
    #: how many records there are then, table
    counts: list[tuple[int, str]]
    #: what belongs to the table, table
    extras: list[tuple[str, str]]
    #: tables whose game is over
    ended: list[tuple[str]]
    #: table, number, rules, body
    snapshots: list[tuple[str, int, str, str]]


def rows_of(appends: list[Append]) -> Rows:
    """The rows of a batch."""
    added = [(append.table_id, *one) for append in appends for one in enumerate(append.records, append.number)]
    taken = [(append.table_id, append.snapshot) for append in appends if append.snapshot is not None]
    return Rows(
        [(table_id, number, json.dumps(record)) for table_id, number, record in added],
        [(count, table_id) for table_id, count in counts(appends).items()],
        [(json.dumps(append.extra), append.table_id) for append in appends if append.extra is not None],
        [(append.table_id,) for append in appends if append.finished],
        [(table_id, shot.number, shot.rules, shot.body) for table_id, shot in taken],
    )


def counts(appends: list[Append]) -> dict[str, int]:
    """How many records each table has then."""
    return {append.table_id: append.number + len(append.records) for append in appends}


def lock_key(table_id: str) -> int:
    """The number of a table's advisory lock."""
    return int.from_bytes(hashlib.blake2b(table_id.encode(), digest_size=8).digest(), "big", signed=True)


def lock_keys(appends: list[Append]) -> list[int]:
    """Always in the same order, so that two processes never wait for each other."""
    return sorted({lock_key(append.table_id) for append in appends})


def first_line(problem: Any) -> str:
    found = str(getattr(problem, "orig", None) or problem)
    return found.splitlines()[0] if found else type(problem).__name__
