"""What is sent out of the house: letters, webhooks, pushes. Whoever takes it may be as slow as he likes.

So there are threads for it that do nothing else, and those for whom something is sent take turns.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from westmarch.server.machines.turns import Turns

Result = TypeVar("Result")

#: What is under way at once.
PLACES = 4


class Errands:
    """The threads that go out."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(PLACES, "errands")
        self._turns = Turns(PLACES)

    async def run(self, whose: str, work: Callable[..., Result], *given: object) -> Result:
        """Do something for somebody: behind everybody else if he has just had his turn."""
        async with self._turns.turn(whose, True):
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
