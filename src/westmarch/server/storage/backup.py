"""Backup and restore of everything that a server keeps, while it runs.

A backup is a file that is itself a database: of the same tables, whichever database it was made from, and a server
could be started on it. It is made from one moment of the database, checked, and only then put in its place.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from westmarch.server.storage.appends import first_line
from westmarch.server.storage.migrations import bring_up_to_date
from westmarch.server.storage.schema import accounts, chat, metadata, people, reports, tables
from westmarch.server.storage.writer import StoreError

#: So many rows are read and written at a time.
ROWS = 2_000


class BadBackup(StoreError):
    """A file that is no backup, or not a whole one."""


@dataclass(frozen=True)
class Kept:
    """What a backup holds."""

    tables: int
    records: int
    accounts: int


def backup(url: str, file: Path) -> Kept:
    """Write everything to a file; nothing is there unless all of it is."""
    with tempfile.TemporaryDirectory(dir=_folder(file)) as folder:
        new = Path(folder, "backup.db")
        try:
            if url.startswith("sqlite"):
                _copy_file(url, new)
            else:
                with _engine(url).connect() as source, _file(new).begin() as target:
                    # One moment for all tables, and nobody waits for it.
                    source.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
                    _copy(source, target)
        except (SQLAlchemyError, sqlite3.Error, OSError) as problem:
            raise StoreError(f"the database cannot be read: {first_line(problem)}") from None
        found = checked(new)
        with open(new, "rb") as written:
            os.fsync(written.fileno())
        os.replace(new, file)
    return found


def restore(file: Path, url: str) -> Kept:
    """Fill an empty database from a backup: all of it, or nothing."""
    checked(file)
    with tempfile.TemporaryDirectory() as folder:
        # An older backup is brought up to date first, and stays as it is.
        copy = Path(folder, "backup.db")
        shutil.copyfile(file, copy)
        try:
            with _file(copy).begin() as source:
                bring_up_to_date(source)
            with _file(copy).connect() as source, _engine(url).begin() as target:
                bring_up_to_date(target)
                if target.execute(select(func.count()).select_from(tables)).scalar():
                    raise StoreError("the database is not empty; restore into a new one")
                _copy(source, target, new=False)
        except (SQLAlchemyError, OSError) as problem:
            raise StoreError(f"the database cannot be written: {first_line(problem)}") from None
        return checked(copy)


def checked(file: Path) -> Kept:
    """What a backup holds; raises BadBackup if something of it is missing or cannot be read."""
    if not file.is_file():
        raise BadBackup(f"there is no file {file.name}")
    try:
        with closing(sqlite3.connect(f"file:{file.resolve()}?mode=ro", uri=True)) as database:
            sound = database.execute("PRAGMA integrity_check").fetchone()[0]
            if sound != "ok":
                raise BadBackup(f"{file.name} is damaged: {sound}")
            names = {row[0] for row in database.execute("SELECT name FROM sqlite_master")}
            if "game_tables" not in names or "records" not in names:
                raise BadBackup(f"{file.name} is no backup of a server")
            _check_records(database, file.name)
            counts = [
                database.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
                for name in ("game_tables", "records", "accounts")
            ]
    except sqlite3.Error as problem:
        raise BadBackup(f"{file.name} is no backup of a server: {problem}") from None
    return Kept(*counts)


def _check_records(database: sqlite3.Connection, name: str) -> None:
    """Every journal is whole: its records follow each other, and all of them can be read."""
    columns = {row[1] for row in database.execute("PRAGMA table_info(game_tables)")}
    wanted = "t.records" if "records" in columns else "count(r.number)"
    broken = database.execute(
        f"SELECT t.id FROM game_tables t LEFT JOIN records r ON r.table_id = t.id GROUP BY t.id "
        f"HAVING count(r.number) != {wanted} OR coalesce(max(r.number) + 1, 0) != count(r.number)"
    ).fetchone()
    if broken:
        raise BadBackup(f"{name}: records of the table {broken[0]} are missing")
    for table, number, record in database.execute("SELECT table_id, number, record FROM records"):
        try:
            json.loads(record)
        except ValueError:
            raise BadBackup(f"{name}: record {number} of the table {table} cannot be read") from None


def _copy_file(url: str, new: Path) -> None:
    place = _engine(url).url.database or ""
    if not Path(place).is_file():
        raise StoreError("there is no database yet")
    with closing(sqlite3.connect(place)) as source, closing(sqlite3.connect(new)) as target:
        source.backup(target)


def _copy(source: Connection, target: Connection, new: bool = True) -> None:
    """All rows of all tables, and the version they have."""
    if new:
        bring_up_to_date(target)
    for table in metadata.sorted_tables:
        rows = source.execution_options(yield_per=ROWS).execute(select(table))
        for part in rows.mappings().partitions(ROWS):
            target.execute(insert(table), [dict(row) for row in part])
    if target.dialect.name == "postgresql":
        for table in (accounts, chat, people, reports):
            # Numbers that the database gives out go on after those that it has been given.
            name = table.name
            following = f"(SELECT coalesce(max(id), 0) + 1 FROM {name})"
            target.execute(text(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), {following}, false)"))


def _file(path: Path) -> Engine:
    return create_engine(f"sqlite:///{path}")


def _engine(url: str) -> Engine:
    plain = url.replace("sqlite+aiosqlite", "sqlite")
    return create_engine(plain)


def _folder(file: Path) -> Path:
    folder = file.resolve().parent
    if not folder.is_dir():
        raise StoreError(f"there is no folder {folder}")
    return folder
