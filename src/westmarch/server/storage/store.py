"""The store: tables, seats, journal records, snapshots and chat in a database. Records are only ever added."""

from __future__ import annotations

import json
import logging
import secrets
import shutil
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Row, Select, event, insert, or_, select, text, update
from sqlalchemy.exc import NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from westmarch.server.storage.appends import first_line
from westmarch.server.storage.migrations import bring_up_to_date
from westmarch.server.storage.rows import HUMAN, OPEN, Append, CannotResume, ChatRow, SeatRow, SnapshotRow, TableRow
from westmarch.server.storage.said import CHANNEL, TABLE, Said, written
from westmarch.server.storage.schema import chat, records, seats, snapshots, tables
from westmarch.server.storage.sqlite import durable
from westmarch.server.storage.writer import StoreError, Writer

if TYPE_CHECKING:
    from westmarch.server.storage.postgres import PostgresNews

#: A number of the migration lock; any, as long as all processes use the same.
OPENING = 0x57454D41
TELL = text("SELECT pg_notify(:channel, :notice)")
#: For so many seconds an answer about the health of the database is good, and so many bytes must be free.
HEALTH = 3.0
SPARE = 20_000_000
#: The logs of the database that would hold what is written and read.
TALKERS = ("aiosqlite", "sqlalchemy.engine.Engine")


def without_values(record: logging.LogRecord) -> bool:
    """Whether a line of a database's log may be kept: the smallest hold all values of each statement and its answer."""
    return record.levelno > logging.DEBUG


class Store:
    """Asynchronous access to the database."""

    def __init__(self, url: str) -> None:
        self.url = url
        try:
            # What is written (decks, messages, names) is nobody's business, whatever logs an operator turns on.
            self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, **_pool(url))
            for name in TALKERS:
                logging.getLogger(name).addFilter(without_values)
        except (ModuleNotFoundError, NoSuchModuleError):
            raise StoreError("PostgreSQL needs one more package: pip install 'westmarch[postgres]'") from None
        except SQLAlchemyError as problem:
            raise StoreError(f"the database address is wrong: {first_line(problem)}") from None
        #: Whether several processes may use the database at once.
        self.shared = self.engine.dialect.name == "postgresql"
        if not self.shared:
            event.listen(self.engine.sync_engine, "connect", durable)
        #: What this process is called among those that share the database.
        self.process = secrets.token_hex(4)
        self.writer = Writer(self.engine, self.process)
        self.news = _news(url) if self.shared else None
        self._asked_at = -HEALTH
        self._healthy = False

    async def open(self) -> None:
        """Create what is missing, bring an earlier version up to date; refuse a later one."""
        try:
            async with self.engine.begin() as connection:
                if self.shared:
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": OPENING})
                await connection.run_sync(bring_up_to_date)
        except (SQLAlchemyError, OSError) as problem:
            raise StoreError(f"the database cannot be opened: {first_line(problem)}") from None
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        if self.news is not None:
            await self.news.close()
        await self.engine.dispose()

    async def healthy(self) -> bool:
        """Whether the database can be written: a full disk still lets one read. Asked for at most every few seconds."""
        now = time.monotonic()
        if now - self._asked_at > HEALTH:
            self._asked_at = now
            try:
                await self.commit(text("UPDATE alembic_version SET version_num = version_num"))
                self._healthy = self.room() > SPARE
            except StoreError:
                self._healthy = False
        return self._healthy

    def room(self) -> int:
        """Bytes that are left where the database is, if it is a file of this machine."""
        place = self.engine.url.database
        if self.shared or not place or place == ":memory:":
            return SPARE + 1
        try:
            return shutil.disk_usage(Path(place).resolve().parent).free
        except OSError:
            return 0

    async def add_table(self, row: TableRow) -> None:
        new = [{"table_id": row.id, "number": n, "record": json.dumps(record)} for n, record in enumerate(row.records)]
        table = {
            "id": row.id,
            "game": row.game,
            "options": json.dumps(row.options),
            "seed": row.seed,
            "extra": json.dumps(row.extra),
            "position": json.dumps(row.position) if row.position else "",
            "records": len(row.records),
            "origin": json.dumps(row.origin) if row.origin else "",
        }
        await self.commit(
            insert(tables).values(**table),
            insert(seats).values([{"table_id": row.id, **_seat_values(seat)} for seat in row.seats]),
            *([insert(records).values(new)] if new else []),
        )

    async def append(self, append: Append) -> None:
        """Add records to a journal; returns when they are safe."""
        await self.writer.append(append)

    async def take_seat(self, table_id: str, seat: SeatRow, before: str = OPEN) -> bool:
        """Give an open seat to somebody, or one that a machine keeps; False if that is so no more."""
        where = (seats.c.table_id == table_id, seats.c.seat == seat.seat, seats.c.player == before)
        return await self.commit(update(seats).where(*where).values(**_seat_values(seat)), notify=table_id) == 1

    async def change_seat(self, table_id: str, seat: SeatRow) -> None:
        where = (seats.c.table_id == table_id, seats.c.seat == seat.seat)
        await self.commit(update(seats).where(*where).values(**_seat_values(seat)), notify=table_id)

    async def change_extra(self, table_id: str, extra: dict[str, Any]) -> None:
        change = update(tables).where(tables.c.id == table_id).values(extra=json.dumps(extra))
        await self.commit(change, notify=table_id)

    async def swap_extra(self, table_id: str, before: dict[str, Any], after: dict[str, Any]) -> bool:
        """Change what belongs to a table if it is still as it was; False if somebody was faster."""
        where = (tables.c.id == table_id, tables.c.extra == json.dumps(before))
        return await self.commit(update(tables).where(*where).values(extra=json.dumps(after)), notify=table_id) == 1

    async def begin(self, row: TableRow, before: dict[str, Any]) -> bool:
        """Give a table that was waiting its options and its first records; False if another process did so."""
        new = [{"table_id": row.id, "number": n, "record": json.dumps(record)} for n, record in enumerate(row.records)]
        values = {
            "options": json.dumps(row.options),
            "extra": json.dumps(row.extra),
            "finished": int(row.finished),
            "records": len(row.records),
        }
        where = (tables.c.id == row.id, tables.c.extra == json.dumps(before))
        try:
            async with self.writer.turn, self.engine.begin() as connection:
                if (await connection.execute(update(tables).where(*where).values(**values))).rowcount != 1:
                    return False
                if new:
                    await connection.execute(insert(records).values(new))
                await self._tell(connection, Said(row.id, TABLE))
        except (SQLAlchemyError, OSError) as problem:
            raise StoreError(f"the database cannot be written: {first_line(problem)}") from None
        return True

    async def add_chat(self, table_id: str, seat: int, said: str) -> int:
        """Keep a line of chat; returns its number."""
        try:
            async with self.writer.turn, self.engine.begin() as connection:
                done = await connection.execute(insert(chat).values(table_id=table_id, seat=seat, text=said))
                await self._tell(connection, Said(table_id, TABLE))
                return int(done.inserted_primary_key[0])  # type: ignore[index]
        except (SQLAlchemyError, OSError) as problem:
            raise StoreError(f"the database cannot be written: {first_line(problem)}") from None

    async def chat_of(self, table_id: str, after: int = 0, last: int = 200) -> list[ChatRow]:
        """The newest lines of chat after some number, in order."""
        wanted = select(chat).where(chat.c.table_id == table_id, chat.c.id > after)
        rows = await self.read(wanted.order_by(chat.c.id.desc()).limit(last))
        return [ChatRow(row.id, row.seat, row.text) for row in reversed(rows)]

    async def load(self, table_id: str) -> TableRow | None:
        """A table with all its records."""
        found = await self.read(select(tables).where(tables.c.id == table_id))
        if not found:
            return None
        row = found[0]
        kept = await self.read(select(snapshots).where(snapshots.c.table_id == table_id).order_by(snapshots.c.number))
        journal = await self.records_of(table_id, 0)
        if len(journal) < row.records:
            raise CannotResume(f"this table has {row.records} records and {len(journal)} of them are there")
        try:
            return TableRow(
                row.id,
                row.game,
                json.loads(row.options),
                row.seed,
                bool(row.finished),
                await self.seats_of(table_id),
                journal,
                json.loads(row.extra),
                [SnapshotRow(each.number, each.rules, each.body) for each in kept],
                json.loads(row.position) if row.position else None,
                json.loads(row.origin) if row.origin else None,
            )
        except ValueError:
            raise CannotResume("this table cannot be taken up: what is stored of it is broken") from None

    async def seats_of(self, table_id: str) -> list[SeatRow]:
        return (await self.seats_of_all([table_id]))[table_id]

    async def seats_of_all(self, table_ids: list[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables at once."""
        found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
        wanted = select(seats).where(seats.c.table_id.in_(table_ids)).order_by(seats.c.seat)
        for s in await self.read(wanted):
            muted = tuple(json.loads(s.muted))
            found[s.table_id].append(SeatRow(s.seat, s.player, s.name, s.key_hash, muted, s.person))
        return found

    async def extra_of(self, table_id: str) -> dict[str, Any]:
        rows = await self.read(select(tables.c.extra).where(tables.c.id == table_id))
        return dict(json.loads(rows[0].extra)) if rows else {}

    async def records_of(self, table_id: str, start: int) -> list[list[Any]]:
        """The records of a table from some number on."""
        wanted = select(records.c.number, records.c.record).where(
            records.c.table_id == table_id, records.c.number >= start
        )
        return _journal(await self.read(wanted.order_by(records.c.number)), start)

    async def new_records_of(self, table_id: str, start: int) -> list[list[Any]]:
        """The same of a table that is played at several processes, for which this is asked at every decision."""
        if self.news is None:
            return await self.records_of(table_id, start)
        try:
            return _journal(await self.news.records_of(table_id, start), start)
        except self.news.failures as problem:
            raise StoreError(f"the database cannot be read: {first_line(problem)}") from None

    async def say(self, thing: Said) -> None:
        """Tell the other processes something of a table."""
        try:
            async with self.writer.alone.connect() as connection:
                await self._tell(connection, thing)
        except (SQLAlchemyError, OSError) as problem:
            raise StoreError(f"the database cannot be used: {first_line(problem)}") from None

    async def _tell(self, connection: AsyncConnection, thing: Said) -> None:
        """They hear it when the transaction commits."""
        if self.shared:
            for notice in written(self.process, [thing]):
                await connection.execute(TELL, {"channel": CHANNEL, "notice": notice})

    async def going_on_alone(self, limit: int = 500) -> list[str]:
        """Unfinished tables with an opponent that may have to think, or with clocks; the newest first."""
        machines = select(seats.c.table_id).where(seats.c.player.not_in([HUMAN, OPEN]))
        alone = or_(tables.c.id.in_(machines), tables.c.extra.like('%"clock"%'))
        wanted = select(tables.c.id).where(tables.c.finished == 0, alone)
        return [row.id for row in await self.read(wanted.order_by(tables.c.created.desc()).limit(limit))]

    async def read(self, wanted: Select[Any]) -> Sequence[Row[Any]]:
        try:
            async with self.writer.alone.connect() as connection:
                rows: Sequence[Row[Any]] = (await connection.execute(wanted)).all()
                return rows
        except (SQLAlchemyError, OSError) as problem:
            raise StoreError(f"the database cannot be read: {first_line(problem)}") from None

    async def commit(self, *statements: Any, notify: str = "") -> int:
        """Carry out changes in one transaction; how many rows the last one touched."""
        touched = 0
        try:
            async with self.writer.turn, self.engine.begin() as connection:
                for statement in statements:
                    touched = (await connection.execute(statement)).rowcount
                if notify:
                    await self._tell(connection, Said(notify, TABLE))
        except (SQLAlchemyError, OSError) as problem:
            raise StoreError(f"the database cannot be written: {first_line(problem)}") from None
        return touched


def _seat_values(seat: SeatRow) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "player": seat.player,
        "name": seat.name,
        "key_hash": seat.key_hash,
        "muted": json.dumps(list(seat.muted)),
        "person": seat.person,
    }


def _pool(url: str) -> dict[str, Any]:
    # Connections are dear to open (one to a file is a thread), so none comes and goes with a busy moment.
    if ":memory:" in url:
        return {}
    if url.startswith("sqlite"):
        return {"pool_size": 8, "max_overflow": 0, "pool_timeout": 20}
    return {"pool_size": 12, "max_overflow": 0, "pool_timeout": 20, "connect_args": {"connect_timeout": 5}}


def _journal(rows: Sequence[Any], start: int) -> list[list[Any]]:
    """Records from their rows of number and record; none is missing."""
    if [number for number, _ in rows] != list(range(start, start + len(rows))):
        raise CannotResume("this table cannot be taken up: a record is missing")
    try:
        return [json.loads(record) for _, record in rows]
    except ValueError:
        raise CannotResume("this table cannot be taken up: a record cannot be read") from None


def _news(url: str) -> PostgresNews:
    from westmarch.server.storage.postgres import PostgresNews

    return PostgresNews(url)
