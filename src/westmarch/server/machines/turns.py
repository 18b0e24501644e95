"""Whose thought comes next: opponents share the worker processes fairly.

Tables with people go before tables of machines alone. Within each kind those who opened the tables take turns, and
each one's tables in the order in which they asked. A table asks for one thought at a time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Waiting = deque["asyncio.Future[None]"]


class Turns:
    """So many thoughts at a time; the others wait for their turn."""

    def __init__(self, places: int) -> None:
        self.free = max(1, places)
        #: Those who wait, by who opened the table: first for tables with people, then for machines alone.
        self._queues: tuple[OrderedDict[str, Waiting], OrderedDict[str, Waiting]] = (OrderedDict(), OrderedDict())

    @property
    def waiting(self) -> int:
        return sum(len(queue) for queues in self._queues for queue in queues.values())

    @asynccontextmanager
    async def turn(self, person: str, people: bool) -> AsyncIterator[None]:
        """Wait for a place, and give it back."""
        await self._wait(person, people)
        try:
            yield
        finally:
            self._give_back()

    async def _wait(self, person: str, people: bool) -> None:
        if self.free > 0:
            self.free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues[0 if people else 1].setdefault(person, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                # The place came in the same moment.
                self._give_back()
            raise

    def _give_back(self) -> None:
        self.free += 1
        while (mine := self._next()) is not None:
            if not mine.done():
                self.free -= 1
                mine.set_result(None)
                return

    def _next(self) -> asyncio.Future[None] | None:
        for queues in self._queues:
            if queues:
                person, queue = queues.popitem(last=False)
                mine = queue.popleft()
                if queue:
                    # Behind everybody else.
                    queues[person] = queue
                return mine
        return None
