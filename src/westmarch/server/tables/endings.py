"""Results: what is written down when a game at a table ends."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from westmarch.engine.errors import WestmarchError
from westmarch.server.people.chronicle import Chronicle
from westmarch.server.tables.live import LiveTable

log = logging.getLogger("westmarch")


class Endings:
    """Games that have just ended go into the chronicle."""

    def __init__(self, chronicle: Chronicle, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._chronicle = chronicle
        self._spawn = spawn
        #: Told when the end of a game was written down.
        self.on_end: Callable[[str], Awaitable[None]] | None = None

    def consider(self, table: LiveTable) -> None:
        """A game that has just ended is written down, if anybody is known who played it."""
        if table.over and not table.noted and (table.extra.get("rated") or any(seat.person for seat in table.seats)):
            table.noted = True
            self._spawn(self._write_down(table))

    async def _write_down(self, table: LiveTable) -> None:
        try:
            await self._chronicle.note(table)
            if self.on_end is not None:
                await self.on_end(table.id)
        except WestmarchError as problem:
            # It is found again at the next start.
            log.warning("table %s: its result was not written down: %s", table.id, problem)
