"""Tables at several processes of one database: who tells whom what is written.

Most tables are at one process, and nobody is told anything of them. A process that takes up a table, or is to follow
it, says that it has come; another that follows the table answers that it is here. From then on each tells the other
what it writes, and reads what it is told of. With its word each says how many records it has, so that whoever has fewer
reads what it has missed meanwhile. What depends on words is how soon something is seen, and nothing else: two can never
write the same number.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

from westmarch.engine.errors import WestmarchError
from westmarch.server.storage.said import AT, COME, HERE, Said
from westmarch.server.storage.store import Store
from westmarch.server.tables.description import description
from westmarch.server.tables.live import LiveTable

#: Seconds after which nobody else follows a table of which nobody has answered.
SILENCE = 2.0


class Sharing:
    """What this process tells of its tables, and hears of them; ``changed`` is told of what it has followed."""

    def __init__(
        self,
        store: Store,
        tables: dict[str, LiveTable],
        changed: Callable[[LiveTable], None],
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._store = store
        self._tables = tables
        self._changed = changed
        self._spawn = spawn
        #: Whether the others can be heard.
        self._hears = True
        #: Timers of tables of which it is not known yet whether others follow them.
        self._asked: dict[str, asyncio.TimerHandle] = {}

    async def come(self, table: LiveTable) -> None:
        """Hear from now on what others do at a table, and tell them, until it is known that nobody wants to hear it."""
        table.told, table.heard = True, False
        self._ask(table)
        await self._store.say(Said(table.id, COME, table.number))
        table.heard = True
        await table.catch_up()

    def opened(self, table: LiveTable) -> None:
        """Nobody else knows of a new table, and whoever comes to know of it will say so."""
        table.told = not self._hears

    async def look_after(self, table: LiveTable) -> None:
        """A table that is used: it is heard of if anybody follows it here, and read again otherwise."""
        if not table.heard:
            await (self.come(table) if table.attended else table.catch_up())

    def _ask(self, table: LiveTable) -> None:
        self._answered(table)
        self._asked[table.id] = asyncio.get_running_loop().call_later(SILENCE, self._not_answered, table)

    def _answered(self, table: LiveTable) -> None:
        timer = self._asked.pop(table.id, None)
        if timer is not None:
            timer.cancel()

    def _not_answered(self, table: LiveTable) -> None:
        """Nobody else follows the table, unless nobody can be heard."""
        del self._asked[table.id]
        table.told = not self._hears

    def close(self) -> None:
        for timer in self._asked.values():
            timer.cancel()

    # What the others say

    def deaf(self) -> None:
        """Nobody can be heard: everybody is told everything."""
        self._hears = False
        for table in self._tables.values():
            table.told = True

    def hearing(self) -> None:
        """The others can be heard, perhaps again."""
        self._hears = True
        self._spawn(self._come_again())

    async def _come_again(self) -> None:
        for table in list(self._tables.values()):
            with contextlib.suppress(WestmarchError):
                await self.come(table)
                await self._follow_all(table)

    def heard(self, thing: Said) -> None:
        table = self._tables.get(thing.table)
        if table is None:
            return
        if thing.what in (COME, HERE):
            table.told = True
            self._answered(table)
            self._spawn(self._meet(table, thing))
        elif thing.what == AT:
            self._read_on(table, thing.number)
        else:
            self._spawn(self._follow_all(table))

    async def _meet(self, table: LiveTable, thing: Said) -> None:
        """Answer somebody who has come, and make sure that both have the same records."""
        # What is being written now was not to be told yet, so it has to be counted.
        async with table.lock:
            number = table.number
        answers = thing.what == COME and table.attended
        if thing.what == COME and not answers:
            table.heard = False
        with contextlib.suppress(WestmarchError):
            if answers or number > thing.number:
                await self._store.say(Said(table.id, HERE if answers else AT, number))
        self._read_on(table, thing.number)

    def _read_on(self, table: LiveTable, number: int) -> None:
        if number <= table.number:
            return
        if table.attended:
            self._spawn(self._follow(table))
        else:
            # Nobody looks here: it is read when somebody does.
            table.behind = True

    async def _follow(self, table: LiveTable) -> None:
        with contextlib.suppress(WestmarchError):
            await table.catch_up()
            self._changed(table)

    async def _follow_all(self, table: LiveTable) -> None:
        """Records, and whatever else there may be."""
        with contextlib.suppress(WestmarchError):
            await table.catch_up()
            before = _without_time(description(table))
            table.seats = await self._store.seats_of(table.id)
            table.extra = await self._store.extra_of(table.id)
            table.audience.show_chat(await self._store.chat_of(table.id, last=50))
            if _without_time(description(table)) != before:
                table.audience.say_table()
            self._changed(table)


def _without_time(described: dict[str, Any]) -> dict[str, Any]:
    """Time goes by without a word; what is kept with a table and shown to nobody is no news to others either."""
    return {name: value for name, value in described.items() if name != "clock"}
