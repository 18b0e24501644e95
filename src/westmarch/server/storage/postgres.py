"""Appends into PostgreSQL: a whole batch in one statement, on a connection of its own.

Records, and all that goes with them, are locked, written, told to the other processes and committed with one way to the
database and back.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import psycopg
from psycopg import AsyncConnection, AsyncRawCursor

from westmarch.server.storage.appends import CHANNEL, SEPARATOR, lock_keys, rows_of
from westmarch.server.storage.rows import Append

#: Seconds that a new connection may take, and that a batch may wait for its answer.
CONNECT = 5
PATIENCE = 20.0
#: A notice may have 8,000 bytes.
TOLD_AT_ONCE = 200

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


class PostgresAppends:
    """Writes batches to a database that several processes share."""

    #: What the batch itself is to blame for, and what the database is.
    conflicts: tuple[type[Exception], ...] = (psycopg.IntegrityError, psycopg.DataError)
    failures: tuple[type[Exception], ...] = (psycopg.Error, OSError, TimeoutError)

    def __init__(self, url: str) -> None:
        self._address = url.replace("postgresql+psycopg://", "postgresql://")
        self._connection: AsyncConnection[Any] | None = None

    async def commit(self, appends: list[Append]) -> None:
        """Returns when they are safe, and the others have been told."""
        values = _values(appends)
        if self._connection is None or self._connection.closed:
            self._connection = await AsyncConnection.connect(self._address, autocommit=True, connect_timeout=CONNECT)
        try:
            async with asyncio.timeout(PATIENCE):
                await AsyncRawCursor(self._connection).execute(AT_ONCE, values)
        except self.conflicts:
            raise
        except BaseException:
            # Whatever state it is in: the next batch gets a new one.
            await self.close()
            raise

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()


def notices(said: list[str]) -> list[str]:
    """All that there is to say in few notices: to hear one costs the other processes more than its length."""
    return [SEPARATOR.join(said[first : first + TOLD_AT_ONCE]) for first in range(0, len(said), TOLD_AT_ONCE)]


def _values(appends: list[Append]) -> list[str]:
    rows = rows_of(appends)
    extras = {table_id: extra for extra, table_id in rows.extras}
    ended = {table_id for (table_id,) in rows.ended}
    return [
        _json(lock_keys(appends)),
        _json([{"t": table_id, "n": number, "r": record} for table_id, number, record in rows.records]),
        _json([{"t": t, "n": number, "r": rules, "b": body} for t, number, rules, body in rows.snapshots]),
        _json([{"t": t, "n": count, "e": extras.get(t), "f": int(t in ended)} for count, t in rows.counts]),
        CHANNEL,
        _json(notices([f"{table_id} {count}" for count, table_id in rows.counts])),
    ]


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
