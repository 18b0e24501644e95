"""Opponents at a table: they think in worker processes and see only what their seat may see."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from westmarch.ai.levels import choose
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.session import Session
from westmarch.engine.view import resample


class Opponents:
    """A pool of worker processes, started when first needed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, session: Session, seat: int, level: str, number: int) -> str:
        """The code that an opponent of a level chooses for a seat."""
        # The worker gets a position dealt anew from the seat's view: what the seat cannot know is not there.
        chance = Chance(seed_of(number))
        seen = resample(session.game, session.state, seat, chance)
        if level == "random":
            return choose(session.game.name, seen.dump(), seat, level, number)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._running(), choose, session.game.name, seen.dump(), seat, level, number)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context: Any = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
