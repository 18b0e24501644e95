"""The tables of a process in memory: taken up from the store when somebody asks, let go of when nobody follows."""

from __future__ import annotations

import asyncio
import time
import weakref
from collections.abc import Awaitable, Callable

from westmarch.engine.errors import WestmarchError
from westmarch.server.settings import Settings
from westmarch.server.storage.rows import CannotResume
from westmarch.server.storage.store import Store
from westmarch.server.tables.clock import Clock
from westmarch.server.tables.given_up import GivenUp
from westmarch.server.tables.live import LiveTable, restored
from westmarch.server.tables.thinking import machine_to_act


class NoSuchTable(WestmarchError):
    """There is no table of that id."""


class NotBegun(WestmarchError):
    """The game has not begun: the players still bring their decks."""


class Shelf:
    """Live tables by id; whoever asks for one that is not there waits until it is taken up."""

    def __init__(
        self,
        tables: dict[str, LiveTable],
        store: Store,
        settings: Settings,
        taken_up: Callable[[LiveTable], Awaitable[None]],
    ) -> None:
        self._tables = tables
        self._store = store
        self._settings = settings
        self._taken_up = taken_up
        #: Clocks of tables that have left memory, which run on.
        self._away: dict[str, tuple[int, Clock]] = {}
        self._given_up = GivenUp()
        self._loading: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    async def find(self, table_id: str) -> LiveTable:
        """A table, from memory or from the store."""
        found = self._tables.get(table_id)
        if found is None:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            async with lock:
                found = self._tables.get(table_id) or await self._take_up(table_id)
        return found

    async def _take_up(self, table_id: str) -> LiveTable:
        self._given_up.check(table_id)
        try:
            row = await self._store.load(table_id)
            if row is None:
                raise NoSuchTable("there is no such table")
            if "gathering" in row.extra:
                raise NotBegun("the table waits for the decks of its players")
            table = await asyncio.to_thread(restored, row, self._store, self._settings.snapshot_every)
        except CannotResume as problem:
            self._given_up.note(table_id, problem)
            raise
        away = self._away.pop(table_id, None)
        if away is not None and table.clock is not None and away[0] == table.number:
            table.clock.run_on(away[1])
        table.audience.chat_shown = {line.id for line in await self._store.chat_of(table_id)}
        # Records may have come while it was being loaded, and only a table in memory hears of them.
        self._tables[table_id] = table
        await self._taken_up(table)
        return table

    def can_go(self, table: LiveTable) -> bool:
        """Whether a table may leave memory: nobody has used it for a while, and nothing is done with it."""
        if time.monotonic() - table.used_at <= self._settings.idle:
            return False
        return not (table.lock.locked() or table.audience.followers or machine_to_act(table) is not None)

    def let_go(self, table: LiveTable) -> bool:
        """A table leaves memory; whether its clock runs on."""
        del self._tables[table.id]
        if table.clock is None or table.over:
            return False
        self._away[table.id] = (table.number, table.clock)
        return True
