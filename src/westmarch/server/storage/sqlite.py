"""Appends into SQLite: a whole batch in one visit to a thread, with plain statements.

This is the hot path of a server. A statement at a time would go to the thread and back for each, and building it
would cost more than carrying it out.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from westmarch.server.storage.appends import Rows, rows_of
from westmarch.server.storage.rows import Append

ADD = "INSERT INTO records (table_id, number, record) VALUES (?, ?, ?)"
COUNT = "UPDATE game_tables SET records = ? WHERE id = ?"
CHANGE = "UPDATE game_tables SET extra = ? WHERE id = ?"
END = "UPDATE game_tables SET finished = 1 WHERE id = ?"
TAKE = "INSERT INTO snapshots (table_id, number, rules, body) VALUES (?, ?, ?, ?)"


class SqliteAppends:
    """Writes batches to a file."""

    #: What the batch itself is to blame for, and what the database is.
    conflicts: tuple[type[Exception], ...] = (sqlite3.IntegrityError, sqlite3.DataError)
    failures: tuple[type[Exception], ...] = (sqlite3.Error, SQLAlchemyError, OSError)

    def __init__(self, url: URL | str) -> None:
        self.engine: Engine = create_engine(make_url(url).set(drivername="sqlite"), hide_parameters=True)
        event.listen(self.engine, "connect", durable)
        self._thread = ThreadPoolExecutor(1, "writer")

    async def commit(self, appends: list[Append]) -> None:
        """Returns when they are on the disk."""
        rows = rows_of(appends)
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows)

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        self.engine.dispose()

    def _write(self, rows: Rows) -> None:
        connection = self.engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.executemany(ADD, rows.records)
            cursor.executemany(COUNT, rows.counts)
            cursor.executemany(CHANGE, rows.extras)
            cursor.executemany(END, rows.ended)
            cursor.executemany(TAKE, rows.snapshots)
            connection.commit()
        except BaseException:
            connection.rollback()
            raise
        finally:
            connection.close()


def durable(connection: Any, _: Any) -> None:
    """Others wait for a lock as long as a person would; a commit is on the disk before it counts."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()
