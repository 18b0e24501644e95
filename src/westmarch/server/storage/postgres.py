"""The busy ways to PostgreSQL and back, for many tables at once, each on a connection of its own.

A batch of appends is locked, written, told to the other processes and committed by one statement. What other processes
have written is read by one statement as well, however many tables they have written to.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import psycopg
from psycopg import AsyncConnection
from psycopg.pq import ExecStatus
from psycopg.pq.abc import PGconn, PGresult

from westmarch.server.storage.appends import counts, lock_keys, rows_of
from westmarch.server.storage.rows import Append
from westmarch.server.storage.said import AT, CHANNEL, Said, written

#: Seconds that a new connection may take, and that a batch may wait for its answer.
CONNECT = 5
PATIENCE = 20.0

#: The insert needs the locks, and the notices need the insert, so that they happen in this order. Rows come as JSON:
#: one text costs the process much less to hand over than an array for every column.
AT_ONCE = """
    WITH locked AS MATERIALIZED (
        SELECT pg_advisory_xact_lock(k::bigint) FROM json_array_elements_text($1::json) AS k
    ), added AS (
        INSERT INTO records (table_id, number, record)
        SELECT t, n, r FROM json_to_recordset($2::json) AS x(t text, n int, r text)
        WHERE (SELECT count(*) FROM locked) > 0
        RETURNING 1
    ), taken AS (
        INSERT INTO snapshots (table_id, number, rules, body)
        SELECT t, n, r, b FROM json_to_recordset($3::json) AS x(t text, n int, r text, b text)
        WHERE (SELECT count(*) FROM added) > 0
    ), counted AS (
        UPDATE game_tables SET records = c.n, extra = coalesce(c.e, extra), finished = greatest(finished, c.f)
        FROM json_to_recordset($4::json) AS c(t text, n int, e text, f int)
        WHERE game_tables.id = c.t AND (SELECT count(*) FROM added) > 0
        RETURNING 1
    )
    SELECT pg_notify($5, s) FROM json_array_elements_text($6::json) AS s WHERE (SELECT count(*) FROM counted) > 0
"""

#: All tables are looked up in the index, one after the other.
NEWS = """
    SELECT w.i, r.number, r.record FROM json_to_recordset($1::json) AS w(i int, t text, n int)
    JOIN records AS r ON r.table_id = w.t AND r.number >= w.n ORDER BY w.i, r.number
"""


#: A record with its number.
Numbered = tuple[int, str]


class PostgresAppends:
    """Writes batches to a database that several processes share."""

    #: What the batch itself is to blame for, and what the database is.
    conflicts: tuple[type[Exception], ...] = (psycopg.IntegrityError, psycopg.DataError)
    failures: tuple[type[Exception], ...] = (psycopg.Error, OSError, TimeoutError)

    def __init__(self, url: str, sender: str) -> None:
        self._line = Line(url)
        self._sender = sender

    async def commit(self, appends: list[Append]) -> None:
        """Returns when they are safe, and the others have been told."""
        try:
            await self._line.execute(AT_ONCE, _values(appends, self._sender))
        except self.conflicts:
            raise
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        await self._line.close()


class PostgresNews:
    """Reads new records of tables; all that are asked for while one answer is on its way are read together."""

    failures: tuple[type[Exception], ...] = (psycopg.Error, OSError, TimeoutError)

    def __init__(self, url: str) -> None:
        self._line = Line(url)
        self._wanted: dict[tuple[str, int], asyncio.Future[list[Numbered]]] = {}
        self._reading: asyncio.Task[None] | None = None

    async def records_of(self, table_id: str, start: int) -> list[Numbered]:
        """The records of a table from some number on; raises one of ``failures``."""
        wanted = self._wanted.get((table_id, start))
        if wanted is None:
            wanted = self._wanted[table_id, start] = asyncio.get_running_loop().create_future()
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read_on())
        return await asyncio.shield(wanted)

    async def close(self) -> None:
        if self._reading is not None:
            await self._reading
        await self._line.close()

    async def _read_on(self) -> None:
        while self._wanted:
            wanted, self._wanted = self._wanted, {}
            try:
                found = await self._read(list(wanted))
            except self.failures as problem:
                await self._line.close()
                for waiting in wanted.values():
                    waiting.set_exception(problem)
                    # Whoever waited may have gone.
                    waiting.exception()
                continue
            for waiting, records in zip(wanted.values(), found, strict=True):
                waiting.set_result(records)

    async def _read(self, wanted: list[tuple[str, int]]) -> list[list[Numbered]]:
        asked = [{"i": i, "t": table_id, "n": start} for i, (table_id, start) in enumerate(wanted)]
        found: list[list[Numbered]] = [[] for _ in wanted]
        for place, number, record in await self._line.execute(NEWS, [_json(asked)]):
            found[int(place)].append((int(number), record))
        return found


class Line:
    """A connection that is opened when it is needed, for one statement at a time.

    It speaks through libpq itself: a cursor of psycopg costs several times as much as what these statements do.
    """

    def __init__(self, url: str) -> None:
        self._address = url.replace("postgresql+psycopg://", "postgresql://")
        self._connection: AsyncConnection[Any] | None = None
        #: The statements that this connection has prepared, with their names.
        self._prepared: dict[str, bytes] = {}

    async def execute(self, statement: str, values: list[str]) -> list[tuple[str, ...]]:
        """The rows of a statement, all as text. After an error the line may be in any state: close it."""
        if self._connection is None or self._connection.closed:
            self._connection = await AsyncConnection.connect(self._address, autocommit=True, connect_timeout=CONNECT)
            self._prepared = {}
        line = self._connection.pgconn
        async with asyncio.timeout(PATIENCE):
            if statement not in self._prepared:
                name = b"statement%d" % len(self._prepared)
                line.send_prepare(name, statement.encode())
                await _answer(line)
                self._prepared[statement] = name
            line.send_query_prepared(self._prepared[statement], [value.encode() for value in values])
            return await _answer(line)

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()


async def _answer(line: PGconn) -> list[tuple[str, ...]]:
    """Send what is to be sent, and wait for all that comes back; raises what the database has to object."""
    loop = asyncio.get_running_loop()
    whole: asyncio.Future[list[PGresult]] = loop.create_future()
    results: list[PGresult] = []
    place = line.socket

    def send() -> None:
        try:
            if line.flush() == 0:
                loop.remove_writer(place)
        except psycopg.Error as problem:
            fail(problem)

    def hear() -> None:
        try:
            line.consume_input()
            while not line.is_busy():
                result = line.get_result()
                if result is None:
                    if not whole.done():
                        whole.set_result(results)
                    return
                results.append(result)
        except psycopg.Error as problem:
            fail(problem)

    def fail(problem: psycopg.Error) -> None:
        if not whole.done():
            whole.set_exception(problem)

    if line.flush() != 0:
        loop.add_writer(place, send)
    loop.add_reader(place, hear)
    try:
        await whole
    finally:
        loop.remove_reader(place)
        loop.remove_writer(place)
    return [row for result in results for row in _rows(result)]


def _rows(result: PGresult) -> list[tuple[str, ...]]:
    if result.status not in (ExecStatus.TUPLES_OK, ExecStatus.COMMAND_OK):
        raise psycopg.errors.error_from_result(result)
    columns = range(result.nfields)
    return [tuple((result.get_value(row, at) or b"").decode() for at in columns) for row in range(result.ntuples)]


def _values(appends: list[Append], sender: str) -> list[str]:
    rows = rows_of(appends)
    told = [append for append in appends if append.told]
    extras = {table_id: extra for extra, table_id in rows.extras}
    ended = {table_id for (table_id,) in rows.ended}
    return [
        _json(lock_keys(appends)),
        _json([{"t": table_id, "n": number, "r": record} for table_id, number, record in rows.records]),
        _json([{"t": t, "n": number, "r": rules, "b": body} for t, number, rules, body in rows.snapshots]),
        _json([{"t": t, "n": count, "e": extras.get(t), "f": int(t in ended)} for count, t in rows.counts]),
        CHANNEL,
        _json(written(sender, [Said(table, AT, count) for table, count in counts(told).items()])),
    ]


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
