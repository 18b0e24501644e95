"""Opponents at a table: they think in worker processes and see only what their seat may see."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any

from westmarch.ai.levels import choose
from westmarch.engine.chance import Chance, fresh_seed
from westmarch.engine.session import Session
from westmarch.engine.view import resample

#: The level that needs no thought, and that stands in if another one fails.
RANDOM = "random"

log = logging.getLogger("westmarch")


class Opponents:
    """A pool of worker processes, started when first needed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def position(self, session: Session, seat: int) -> dict[str, Any]:
        """A position dealt anew from the seat's view: what the seat cannot know is not there."""
        return resample(session.game, session.state, seat, Chance(fresh_seed())).dump()

    async def choose(self, game: str, position: dict[str, Any], seat: int, level: str) -> str:
        """The code that an opponent of a level chooses for a seat."""
        number = secrets.randbits(48)
        if level != RANDOM:
            try:
                return await self._think(game, position, seat, level, number)
            except asyncio.CancelledError:
                raise
            except Exception:
                # A game with a weak move is better than one that stops.
                log.exception("the opponent %s of %s failed; a random decision stands in", level, game)
        return choose(game, position, seat, RANDOM, number)

    async def _think(self, game: str, position: dict[str, Any], seat: int, level: str, number: int) -> str:
        loop = asyncio.get_running_loop()
        for last in (False, True):
            try:
                return await loop.run_in_executor(self._running(), choose, game, position, seat, level, number)
            except BrokenProcessPool:
                self.close()
                if last:
                    raise
        raise AssertionError

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context: Any = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_end_with_parent)
        return self._pool

    def close(self) -> None:
        """End at once: nobody waits for a thought to come to its end."""
        if self._pool is None:
            return
        workers = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        self._pool = None


def _end_with_parent() -> None:
    """In a worker: end when the server is gone, however it went; Ctrl-C is for the server."""
    import signal

    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            wait([parent.sentinel])
            os._exit(0)

        threading.Thread(target=watch, daemon=True).start()
