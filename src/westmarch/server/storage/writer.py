"""The writer: appends of all tables, committed together.

Many tables share the price of a durable commit. An append is acknowledged after its commit. If a batch fails
because of what one append holds, each is tried alone, so that a bad one does not take others with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
from contextlib import AbstractAsyncContextManager
from typing import Any

from sqlalchemy import bindparam, insert, text, update
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from westmarch.engine.errors import WestmarchError
from westmarch.server.storage.rows import Append
from westmarch.server.storage.schema import records, snapshots, tables

#: The most appends in one transaction.
BATCH = 200
#: The PostgreSQL channel that says which table has how many records.
CHANNEL = "westmarch"

Waiting = tuple[Append, "asyncio.Future[None]"]


class StoreError(WestmarchError):
    """The database cannot be used now; what was asked for is not done."""


class Conflict(StoreError):
    """Somebody else has written to the table in the meantime."""


class Writer:
    """One task that commits what has gathered."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"
        #: SQLite takes one writer at a time, and its own way of waiting knows no order.
        self.turn: AbstractAsyncContextManager[Any] = contextlib.nullcontext() if self.shared else asyncio.Lock()
        #: For statements that are transactions of their own.
        self.alone = engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else engine
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._write_on())

    async def stop(self) -> None:
        """Finish what waits, then end."""
        if self._task is None:
            return
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._waiting.join(), 5)
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        self._task = None

    async def append(self, append: Append) -> None:
        """Returns when the records are safe."""
        if self._task is None:
            raise StoreError("the database is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((append, done))
        await done

    async def _write_on(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < BATCH:
                batch.append(self._waiting.get_nowait())
            try:
                await self._write(batch)
            finally:
                for _ in batch:
                    self._waiting.task_done()

    async def _write(self, batch: list[Waiting]) -> None:
        problem = await self._commit([append for append, _ in batch])
        if isinstance(problem, Conflict) and len(batch) > 1:
            for append, done in batch:
                _settle(done, await self._commit([append]))
            return
        for _, done in batch:
            _settle(done, problem)

    async def _commit(self, appends: list[Append]) -> StoreError | None:
        try:
            if self.shared and not any([a.finished or a.extra is not None or a.snapshot for a in appends]):
                await self._commit_at_once(appends)
                return None
            async with self.turn, self.engine.begin() as connection:
                if self.shared:
                    await _lock(connection, appends)
                await _insert(connection, appends)
                if self.shared:
                    await tell(connection, _said(appends))
        except (IntegrityError, DataError):
            return Conflict("the table has moved on")
        except (SQLAlchemyError, OSError) as problem:
            return StoreError(f"the database cannot be written: {first_line(problem)}")
        return None

    async def _commit_at_once(self, appends: list[Append]) -> None:
        """Lock, insert, tell and commit in one statement: one way to the server and back."""
        new = [(a.table_id, number, json.dumps(r)) for a in appends for number, r in enumerate(a.records, a.number)]
        counts = _counts(appends)
        values = {
            "keys": _keys(appends),
            "ids": [row[0] for row in new],
            "numbers": [row[1] for row in new],
            "records": [row[2] for row in new],
            "tables": list(counts),
            "counts": list(counts.values()),
            "channel": CHANNEL,
            "said": _said(appends),
        }
        async with self.alone.connect() as connection:
            await connection.execute(AT_ONCE, values)


#: The insert needs the locks, and the notices need the insert, so that they happen in this order.
AT_ONCE = text("""
    WITH locked AS MATERIALIZED (
        SELECT pg_advisory_xact_lock(k) FROM unnest(CAST(:keys AS bigint[])) AS k
    ), added AS (
        INSERT INTO records (table_id, number, record)
        SELECT t, n, r
        FROM unnest(CAST(:ids AS text[]), CAST(:numbers AS int[]), CAST(:records AS text[])) AS x(t, n, r)
        WHERE (SELECT count(*) FROM locked) > 0
        RETURNING 1
    ), counted AS (
        UPDATE game_tables SET records = c.n
        FROM unnest(CAST(:tables AS text[]), CAST(:counts AS int[])) AS c(t, n)
        WHERE game_tables.id = c.t AND (SELECT count(*) FROM added) > 0
        RETURNING 1
    )
    SELECT pg_notify(:channel, s) FROM unnest(CAST(:said AS text[])) AS s WHERE (SELECT count(*) FROM counted) > 0
""")


async def _insert(connection: AsyncConnection, appends: list[Append]) -> None:
    new = [
        {"table_id": append.table_id, "number": number, "record": json.dumps(record)}
        for append in appends
        for number, record in enumerate(append.records, append.number)
    ]
    if new:
        await connection.execute(insert(records), new)
        counts = [{"id_": table_id, "count_": count} for table_id, count in _counts(appends).items()]
        change = update(tables).where(tables.c.id == bindparam("id_")).values(records=bindparam("count_"))
        await connection.execute(change, counts)
    extras = [{"id_": a.table_id, "extra_": json.dumps(a.extra)} for a in appends if a.extra is not None]
    if extras:
        change = update(tables).where(tables.c.id == bindparam("id_")).values(extra=bindparam("extra_"))
        await connection.execute(change, extras)
    ended = [a.table_id for a in appends if a.finished]
    if ended:
        await connection.execute(update(tables).where(tables.c.id.in_(ended)).values(finished=1))
    taken = [
        {"table_id": a.table_id, "number": a.snapshot.number, "rules": a.snapshot.rules, "body": a.snapshot.body}
        for a in appends
        if a.snapshot is not None
    ]
    if taken:
        await connection.execute(insert(snapshots), taken)


def lock_key(table_id: str) -> int:
    """The number of a table's advisory lock."""
    return int.from_bytes(hashlib.blake2b(table_id.encode(), digest_size=8).digest(), "big", signed=True)


async def _lock(connection: AsyncConnection, appends: list[Append]) -> None:
    """One process writes to a table at a time; the lock ends with the transaction, also if the process dies."""
    await connection.execute(
        text("SELECT pg_advisory_xact_lock(k) FROM unnest(CAST(:keys AS bigint[])) AS k"), {"keys": _keys(appends)}
    )


def _keys(appends: list[Append]) -> list[int]:
    """Always in the same order, so that two processes never wait for each other."""
    return sorted({lock_key(append.table_id) for append in appends})


def _counts(appends: list[Append]) -> dict[str, int]:
    """How many records each table has then."""
    return {append.table_id: append.number + len(append.records) for append in appends}


def _said(appends: list[Append]) -> list[str]:
    return [f"{table_id} {number}" for table_id, number in _counts(appends).items()]


async def tell(connection: AsyncConnection, said: list[str]) -> None:
    """Tell the other processes; they hear it when the transaction commits."""
    await connection.execute(
        text("SELECT pg_notify(:channel, s) FROM unnest(CAST(:said AS text[])) AS s"),
        {"channel": CHANNEL, "said": said},
    )


def _settle(done: asyncio.Future[None], problem: StoreError | None) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


def first_line(problem: Exception) -> str:
    found = str(getattr(problem, "orig", None) or problem)
    return found.splitlines()[0] if found else type(problem).__name__
