"""Appends into PostgreSQL: a whole batch in one statement, on a connection of its own.

Records, and all that goes with them, are locked, written, told to the other processes and committed with one way to the
database and back.
"""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
from psycopg import AsyncConnection

from westmarch.server.storage.appends import CHANNEL, SEPARATOR, lock_keys, rows_of
from westmarch.server.storage.rows import Append

#: Seconds that a new connection may take, and that a batch may wait for its answer.
CONNECT = 5
PATIENCE = 20.0
#: A notice may have 8,000 bytes.
TOLD_AT_ONCE = 200

#: The insert needs the locks, and the notices need the insert, so that they happen in this order.
AT_ONCE = """
    WITH locked AS MATERIALIZED (
        SELECT pg_advisory_xact_lock(k) FROM unnest(%(keys)s::bigint[]) AS k
    ), added AS (
        INSERT INTO records (table_id, number, record)
        SELECT t, n, r FROM unnest(%(ids)s::text[], %(numbers)s::int[], %(records)s::text[]) AS x(t, n, r)
        WHERE (SELECT count(*) FROM locked) > 0
        RETURNING 1
    ), taken AS (
        INSERT INTO snapshots (table_id, number, rules, body)
        SELECT t, n, r, b FROM
        unnest(%(shot_ids)s::text[], %(shot_numbers)s::int[], %(rules)s::text[], %(bodies)s::text[]) AS x(t, n, r, b)
        WHERE (SELECT count(*) FROM added) > 0
    ), counted AS (
        UPDATE game_tables SET records = c.n, extra = coalesce(c.e, extra), finished = greatest(finished, c.f)
        FROM unnest(%(tables)s::text[], %(counts)s::int[], %(extras)s::text[], %(ended)s::int[]) AS c(t, n, e, f)
        WHERE game_tables.id = c.t AND (SELECT count(*) FROM added) > 0
        RETURNING 1
    )
    SELECT pg_notify(%(channel)s, s) FROM unnest(%(said)s::text[]) AS s WHERE (SELECT count(*) FROM counted) > 0
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
                await self._connection.execute(AT_ONCE, values)
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


def _values(appends: list[Append]) -> dict[str, Any]:
    rows = rows_of(appends)
    extras = {table_id: extra for extra, table_id in rows.extras}
    ended = {table_id for (table_id,) in rows.ended}
    tables = [table_id for _, table_id in rows.counts]
    return {
        "keys": lock_keys(appends),
        "ids": [row[0] for row in rows.records],
        "numbers": [row[1] for row in rows.records],
        "records": [row[2] for row in rows.records],
        "shot_ids": [row[0] for row in rows.snapshots],
        "shot_numbers": [row[1] for row in rows.snapshots],
        "rules": [row[2] for row in rows.snapshots],
        "bodies": [row[3] for row in rows.snapshots],
        "tables": tables,
        "counts": [count for count, _ in rows.counts],
        "extras": [extras.get(table_id) for table_id in tables],
        "ended": [int(table_id in ended) for table_id in tables],
        "channel": CHANNEL,
        "said": notices([f"{table_id} {count}" for count, table_id in rows.counts]),
    }
