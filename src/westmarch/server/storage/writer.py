"""The writer: appends of all tables, committed together.

Many tables share the price of a durable commit. An append is acknowledged after its commit. If a batch fails
because of what one append holds, each is tried alone, so that a bad one does not take others with it.
"""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from sqlalchemy.ext.asyncio import AsyncEngine

from westmarch.engine.errors import WestmarchError
from westmarch.server.storage.appends import first_line
from westmarch.server.storage.rows import Append
from westmarch.server.storage.sqlite import SqliteAppends

#: The most appends in one transaction.
BATCH = 200
#: Seconds between the beginnings of two transactions. A durable commit costs more than the decision that it is for, so
#: tables that come soon after others share the next; a table that comes alone, or after itself, does not wait.
PACE = 0.01

Waiting = tuple[Append, "asyncio.Future[None]"]


class StoreError(WestmarchError):
    """The database cannot be used now; what was asked for is not done."""


class Conflict(StoreError):
    """Somebody else has written to the table in the meantime."""


class Appends(Protocol):
    """How a database takes a batch: all of it or nothing."""

    #: Errors that the batch itself is to blame for, and those of the database.
    conflicts: tuple[type[Exception], ...]
    failures: tuple[type[Exception], ...]

    async def commit(self, appends: list[Append]) -> None: ...

    async def close(self) -> None: ...


class Writer:
    """One task that commits what has gathered."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"
        #: SQLite takes one writer at a time, and its own way of waiting knows no order.
        self.turn: AbstractAsyncContextManager[Any] = contextlib.nullcontext() if self.shared else asyncio.Lock()
        #: For statements that are transactions of their own.
        self.alone = engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else engine
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.appends: Appends = _appends(engine, process)

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
        await self.appends.close()

    async def append(self, append: Append) -> None:
        """Returns when the records are safe."""
        if self._task is None:
            raise StoreError("the database is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((append, done))
        await done

    async def _write_on(self) -> None:
        loop = asyncio.get_running_loop()
        begun, last = loop.time() - PACE, set[str]()
        while True:
            batch = [await self._waiting.get()]
            early = begun + PACE - loop.time()
            if early > 0 and batch[0][0].table_id not in last:
                await asyncio.sleep(early)
            begun = loop.time()
            while not self._waiting.empty() and len(batch) < BATCH:
                batch.append(self._waiting.get_nowait())
            last = {append.table_id for append, _ in batch}
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
            async with self.turn:
                await self.appends.commit(appends)
        except self.appends.conflicts:
            return Conflict("the table has moved on")
        except self.appends.failures as problem:
            return StoreError(f"the database cannot be written: {first_line(problem)}")
        return None


def _settle(done: asyncio.Future[None], problem: StoreError | None) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


def _appends(engine: AsyncEngine, process: str) -> Appends:
    if engine.dialect.name != "postgresql":
        return SqliteAppends(engine.url)
    from westmarch.server.storage.postgres import PostgresAppends

    return PostgresAppends(engine.url.render_as_string(hide_password=False), process)
