"""Machines that are asked at a table think and decide, one task for each table, in one process alone."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable

from westmarch.ai.levels import Memory
from westmarch.engine.errors import WestmarchError
from westmarch.server.machines.opponents import Opponents
from westmarch.server.storage.neighbours import Neighbours
from westmarch.server.storage.rows import SeatRow
from westmarch.server.tables.live import LiveTable, Stale
from westmarch.server.tables.premoves import PASSES

log = logging.getLogger("westmarch")

Told = Callable[[LiveTable], None]


class Thinking:
    """The opponents at the tables of this process; ``decided`` hears of each decision, ``rested`` when no machine is
    asked any more."""

    def __init__(self, opponents: Opponents, neighbours: Neighbours | None, decided: Told, rested: Told) -> None:
        self._opponents = opponents
        self.neighbours = neighbours
        self._decided = decided
        self._rested = rested
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: LiveTable) -> None:
        """Let the opponents of a table play on, if one of them is asked and none is thinking yet."""
        thinking = self.tasks.get(table.id)
        if (thinking is None or thinking.done()) and machine_to_act(table) is not None:
            self.tasks[table.id] = asyncio.create_task(self._play_on(table))

    def forget(self, table: LiveTable) -> None:
        self.tasks.pop(table.id, None)

    def count(self) -> int:
        return sum(not task.done() for task in self.tasks.values())

    async def _play_on(self, table: LiveTable) -> None:
        if self.neighbours is not None and not await self.neighbours.claim(table.id):
            return
        try:
            while (seat := machine_to_act(table)) is not None:
                await self._play(table, seat)
            self._rested(table)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("table %s: the opponent failed", table.id)
        finally:
            if self.neighbours is not None:
                await self.neighbours.release(table.id)

    async def _play(self, table: LiveTable, seat: SeatRow) -> None:
        """One decision, unless something comes between."""
        async with table.lock:
            number, session = table.number, table.session
            asked = seat.seat in table.asked and not table.ahead
            position = self._opponents.position(session, seat.seat) if asked else {}
        if not asked:
            await asyncio.sleep(0.1)
            return
        memory = table.memories.setdefault(seat.seat, Memory())
        # Whether there is anything to think about is in its hand: others see no difference.
        least = random.uniform(*PASSES) if table.may_pass(seat.seat) else 0.0
        code, _ = await asyncio.gather(
            self._opponents.choose(
                session.game.name, position, seat.seat, seat.player, memory, table.opener or table.id, table.people
            ),
            asyncio.sleep(least),
        )
        if table.seats[seat.seat].player != seat.player:
            # Somebody has taken its place.
            return
        try:
            await table.decide(seat.seat, number, code)
        except Stale:
            # Somebody took something back while it was thinking.
            await asyncio.sleep(0.05)
        except WestmarchError as problem:
            if not table.over:
                log.warning("table %s: the opponent's decision was not taken: %s", table.id, problem)
            await asyncio.sleep(0.5)
        self._decided(table)
        await asyncio.sleep(0)


def machine_to_act(table: LiveTable) -> SeatRow | None:
    for ask in table.session.state.asks:
        if table.seats[ask.seat].machine:
            return table.seats[ask.seat]
    return None
