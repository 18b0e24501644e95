"""Timers of clocks: a table is called when a warning is due or somebody's time is up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from westmarch.server.tables.live import LiveTable

#: What a table's clock calls for: of which table, whose time it is, and what is due.
Ring = Callable[[str, int, str], None]


class Timers:
    """One timer for each table whose clock runs."""

    def __init__(self, ring: Ring) -> None:
        self._ring = ring
        self._handles: dict[str, asyncio.TimerHandle] = {}

    def set(self, table: LiveTable) -> None:
        """Wait for the next event of a table's clock, and for no other."""
        self.cancel(table)
        coming = table.clock.next_event() if table.clock is not None else None
        if coming is not None:
            wait, seat, what = coming
            # By its name: the table may have left memory by then, and comes back.
            later = asyncio.get_running_loop().call_later
            self._handles[table.id] = later(wait + 0.01, self._ring, table.id, seat, what)

    def cancel(self, table: LiveTable) -> None:
        handle = self._handles.pop(table.id, None)
        if handle is not None:
            handle.cancel()

    def close(self) -> None:
        for handle in self._handles.values():
            handle.cancel()
