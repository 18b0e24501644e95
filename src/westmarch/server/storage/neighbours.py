"""Several server processes on one PostgreSQL: hearing what the others say of tables, and sharing the opponents.

A process claims a table's opponents by an advisory lock that ends with its connection, so that another takes over when
it dies.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Protocol

from westmarch.server.storage.appends import lock_key
from westmarch.server.storage.said import CHANNEL, Said, read

log = logging.getLogger("westmarch")


class Ear(Protocol):
    """Who is told what the others say."""

    def heard(self, thing: Said) -> None: ...

    def deaf(self) -> None:
        """From now on nothing is heard."""

    def hearing(self) -> None:
        """Things are heard again; anything may have been missed."""


class Neighbours:
    """The other processes."""

    def __init__(self, url: str, process: str, ear: Ear) -> None:
        self.address = url.replace("postgresql+psycopg://", "postgresql://")
        self.process = process
        self.ear = ear
        self._task: asyncio.Task[None] | None = None
        self._claims: Any = None
        self._claiming = asyncio.Lock()

    async def open(self) -> None:
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._listen_on(listening))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(listening.wait(), 5)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._claims is not None:
            await self._claims.close()

    async def _listen_on(self, listening: asyncio.Event) -> None:
        """Listen for ever."""
        import psycopg

        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.ear.hearing()
                    listening.set()
                    await self._hear_on(connection.pgconn)
            except (psycopg.Error, OSError) as problem:
                log.warning("the connection that listens to other servers was lost: %s", problem)
                self.ear.deaf()
                await asyncio.sleep(1)

    async def _hear_on(self, line: Any) -> None:
        """Hear until the connection is lost. What waits is read at once: psycopg's own way of waiting for notices costs
        some times as much as a notice."""
        loop = asyncio.get_running_loop()
        lost: asyncio.Future[None] = loop.create_future()

        def hear() -> None:
            try:
                line.consume_input()
                while (notice := line.notifies()) is not None:
                    self._told(notice.extra.decode())
            except Exception as problem:
                loop.remove_reader(line.socket)
                lost.set_exception(problem)

        loop.add_reader(line.socket, hear)
        try:
            await lost
        finally:
            if not lost.done() or lost.cancelled():
                loop.remove_reader(line.socket)

    def _told(self, notice: str) -> None:
        # What a process says itself comes back to it.
        if not notice.startswith(self.process):
            for thing in read(notice)[1]:
                self.ear.heard(thing)

    async def claim(self, table_id: str) -> bool:
        """Whether this process is now the one whose opponents think at the table."""
        return bool(await self._ask("SELECT pg_try_advisory_lock(%s)", table_id))

    async def release(self, table_id: str) -> None:
        await self._ask("SELECT pg_advisory_unlock(%s)", table_id)

    async def _ask(self, statement: str, table_id: str) -> Any:
        import psycopg

        async with self._claiming:
            try:
                if self._claims is None or self._claims.closed:
                    self._claims = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
                # Another number than the lock of the writer, which is held for a moment only.
                found = await self._claims.execute(statement, (lock_key("opponents of " + table_id),))
                return (await found.fetchone())[0]
            except (psycopg.Error, OSError):
                return None
