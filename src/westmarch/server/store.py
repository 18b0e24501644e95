"""The store: tables, seats and journal records in a database. Records are only ever added.

Appends of all tables go through one writer that commits what has gathered in a single transaction, so that
many tables share the price of a durable commit. An append is acknowledged after its commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    Column,
    DateTime,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from westmarch.engine.errors import WestmarchError

SCHEMA = 1

metadata = MetaData()
schema = Table("schema_version", metadata, Column("version", Integer, primary_key=True))
tables = Table(
    "game_tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", DateTime, server_default=func.now()),
    Column("finished", Integer, nullable=False, server_default="0"),
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    #: "human", "open", or the level of an opponent.
    Column("player", String(32), nullable=False),
    Column("name", String(60), nullable=False, server_default=""),
    Column("key_hash", String(64), nullable=False, index=True),
)
records = Table(
    "records",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("record", Text, nullable=False),
    Column("at", DateTime, server_default=func.now()),
)
chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", DateTime, server_default=func.now()),
)


class StoreError(WestmarchError):
    """The database cannot be used now; nothing was written."""


@dataclass(frozen=True)
class SeatRow:
    """A seat as stored."""

    seat: int
    player: str
    name: str
    key_hash: str


@dataclass(frozen=True)
class TableRow:
    """A table as stored, with its records."""

    id: str
    game: str
    options: dict[str, Any]
    seed: str
    finished: bool
    seats: list[SeatRow]
    records: list[list[Any]]


class Store:
    """Asynchronous access to the database."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=True)
        if url.startswith("sqlite"):
            event.listen(self.engine.sync_engine, "connect", _durable_sqlite)
        self._waiting: asyncio.Queue[_Append] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Create what is missing; refuse a database of another version."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(metadata.create_all)
                found = (await connection.execute(select(schema.c.version))).scalar()
                if found is None:
                    await connection.execute(insert(schema).values(version=SCHEMA))
                elif found != SCHEMA:
                    raise StoreError(f"the database has version {found}; this program uses version {SCHEMA}")
        except SQLAlchemyError as problem:
            raise StoreError(f"the database cannot be opened: {_first_line(problem)}") from None
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    async def healthy(self) -> bool:
        try:
            async with self.engine.connect() as connection:
                await connection.execute(select(schema.c.version))
        except SQLAlchemyError:
            return False
        return True

    async def add_table(self, row: TableRow) -> None:
        await self._commit(
            insert(tables).values(id=row.id, game=row.game, options=json.dumps(row.options), seed=row.seed),
            *[
                insert(seats).values(
                    table_id=row.id, seat=seat.seat, player=seat.player, name=seat.name, key_hash=seat.key_hash
                )
                for seat in row.seats
            ],
            *[_insert_record(row.id, number, record) for number, record in enumerate(row.records)],
        )

    async def take_seat(self, table_id: str, seat: SeatRow) -> bool:
        """Give an open seat to somebody; False if it is open no more."""
        try:
            async with self.engine.begin() as connection:
                done = await connection.execute(
                    update(seats)
                    .where(seats.c.table_id == table_id, seats.c.seat == seat.seat, seats.c.player == "open")
                    .values(player=seat.player, name=seat.name, key_hash=seat.key_hash)
                )
                return bool(done.rowcount)
        except SQLAlchemyError as problem:
            raise StoreError(f"the database cannot be written: {_first_line(problem)}") from None

    async def append(self, table_id: str, number: int, new: list[list[Any]], finished: bool) -> None:
        """Add records to a journal, the first at place ``number``; returns when they are safe."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._waiting.put(_Append(table_id, number, new, finished, done))
        await done

    async def add_chat(self, table_id: str, seat: int, text: str) -> None:
        await self._commit(insert(chat).values(table_id=table_id, seat=seat, text=text))

    async def chat_of(self, table_id: str) -> list[tuple[int, str]]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(chat.c.seat, chat.c.text).where(chat.c.table_id == table_id).order_by(chat.c.id)
            )
            return [(row.seat, row.text) for row in rows]

    async def load(self, table_id: str) -> TableRow | None:
        """A table with all its records."""
        try:
            async with self.engine.connect() as connection:
                row = (await connection.execute(select(tables).where(tables.c.id == table_id))).first()
                if row is None:
                    return None
                seat_rows = await connection.execute(
                    select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
                )
                record_rows = await connection.execute(
                    select(records.c.record).where(records.c.table_id == table_id).order_by(records.c.number)
                )
                return TableRow(
                    row.id,
                    row.game,
                    json.loads(row.options),
                    row.seed,
                    bool(row.finished),
                    [SeatRow(s.seat, s.player, s.name, s.key_hash) for s in seat_rows],
                    [json.loads(r.record) for r in record_rows],
                )
        except SQLAlchemyError as problem:
            raise StoreError(f"the database cannot be read: {_first_line(problem)}") from None

    async def unfinished(self) -> list[str]:
        """Tables whose game goes on."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(tables.c.id).where(tables.c.finished == 0))
            return [row.id for row in rows]

    async def _commit(self, *statements: Any) -> None:
        try:
            async with self.engine.begin() as connection:
                for statement in statements:
                    await connection.execute(statement)
        except SQLAlchemyError as problem:
            raise StoreError(f"the database cannot be written: {_first_line(problem)}") from None

    async def _write_on(self) -> None:
        """Commit appends for ever, all that wait at once."""
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._commit(*[statement for append in batch for statement in append.statements()])
            except StoreError:
                await self._write_singly(batch)
                continue
            for append in batch:
                append.settle(None)

    async def _write_singly(self, batch: list[_Append]) -> None:
        """After a failed batch: each on its own, so that one bad append does not take others with it."""
        for append in batch:
            try:
                await self._commit(*append.statements())
            except StoreError as problem:
                append.settle(problem)
            else:
                append.settle(None)


@dataclass
class _Append:
    table_id: str
    number: int
    new: list[list[Any]]
    finished: bool
    done: asyncio.Future[None]

    def statements(self) -> list[Any]:
        made: list[Any] = [
            _insert_record(self.table_id, number, record) for number, record in enumerate(self.new, self.number)
        ]
        if self.finished:
            made.append(update(tables).where(tables.c.id == self.table_id).values(finished=1))
        return made

    def settle(self, problem: Exception | None) -> None:
        if self.done.cancelled():
            return
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


def _insert_record(table_id: str, number: int, record: list[Any]) -> Any:
    return insert(records).values(table_id=table_id, number=number, record=json.dumps(record))


def _durable_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _first_line(problem: Exception) -> str:
    text = str(getattr(problem, "orig", None) or problem)
    return text.splitlines()[0] if text else type(problem).__name__
