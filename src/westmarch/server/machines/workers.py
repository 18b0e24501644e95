"""Worker processes: long thoughts happen there, so that play stays responsive."""

from __future__ import annotations

import asyncio
import contextlib
import math
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from importlib.util import find_spec
from multiprocessing.connection import wait
from typing import Any, TypeVar

Result = TypeVar("Result")

#: Seconds after which a worker that has not begun never will.
BEGINNING = 600.0
#: How much longer than its processor time limited work may take by the clock. Where the system ends what takes too
#: much of the processor, this is for work that waits for ever, and a busy machine never comes near it.
LONGER = 60.0 if find_spec("resource") else 6.0


class Workers:
    """A pool of worker processes, started when first needed; a worker that dies is replaced."""

    def __init__(self, count: int, memory: int = 0) -> None:
        self.count = count
        #: Bytes that a worker may take; 0 is as many as there are.
        self.memory = memory
        self._pool: ProcessPoolExecutor | None = None
        self._starting = threading.Lock()
        #: How often it was closed.
        self._closed = 0

    async def run(self, work: Callable[..., Result], *given: Any) -> Result:
        """The result of a plain function, worked out in another process."""
        for last in (False, True):
            try:
                return await asyncio.wrap_future(await self._handed_over(work, *given))
            except BrokenProcessPool:
                self.close()
                if last:
                    raise
            except asyncio.CancelledError:
                # The pool was closed over something else that waited in it, unless it is the caller who gave up.
                task = asyncio.current_task()
                if last or task is None or task.cancelling():
                    raise
        raise AssertionError

    async def run_within(self, seconds: float, work: Callable[..., Result], *given: Any) -> Result:
        """The same within so many seconds, or TimeoutError. What counts is the processor's time, where the system knows
        it: a machine that has much to do is nobody's fault. The start of a worker does not count."""
        await asyncio.wait_for(self.run(_load, work.__module__), BEGINNING)
        try:
            made = asyncio.wrap_future(await self._handed_over(_limited, seconds, work, *given))
            return await asyncio.wait_for(made, seconds * LONGER)
        except (TimeoutError, BrokenProcessPool):
            # What took too long is not tried again.
            self.close()
            raise TimeoutError(f"{work.__name__} takes longer than {seconds} s") from None
        except MemoryError:
            # Whatever filled the worker's memory goes with it.
            self.close()
            raise

    def pids(self) -> list[int]:
        workers = self._pool._processes if self._pool is not None else {}
        return [worker.pid or 0 for worker in (workers or {}).values()]

    async def _handed_over(self, work: Callable[..., Result], *given: Any) -> Future[Result]:
        """Work in the pool. To start a process takes the system a while: that is done beside the event loop."""
        if self._pool is not None and len(self.pids()) == self.count:
            return self._pool.submit(work, *given)
        try:
            return await asyncio.to_thread(self._begin_with, self._closed, work, *given)
        except RuntimeError as problem:
            raise BrokenProcessPool("the pool was closed meanwhile") from problem

    def _begin_with(self, closed: int, work: Callable[..., Result], *given: Any) -> Future[Result]:
        with self._starting:
            if closed != self._closed:
                # Nobody would end what began now.
                raise BrokenProcessPool
            return self._running().submit(work, *given)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context: Any = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.count, mp_context=context, initializer=_begin, initargs=(self.memory,)
            )
        return self._pool

    def close(self) -> None:
        """End at once: nobody waits for a thought to come to its end."""
        self._closed += 1
        if self._pool is None:
            return
        workers = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        self._pool = None


def _load(module: str) -> None:
    """In a worker: what its work needs."""
    import_module(module)


def _limited(seconds: float, work: Callable[..., Result], *given: Any) -> Result:
    """In a worker: the system ends it when the work has taken so long. No check of the work's own would be reached
    from compiled code."""
    try:
        import resource
    except ImportError:
        return work(*given)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    until = math.ceil(time.process_time() + seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (until if most == resource.RLIM_INFINITY else min(until, most), most))
    try:
        return work(*given)
    finally:
        resource.setrlimit(resource.RLIMIT_CPU, (most, most))


def _begin(memory: int) -> None:
    """In a worker, before anything else."""
    _end_with_parent()
    if hasattr(os, "nice"):
        # Thoughts wait for people, not people for thoughts.
        os.nice(5)
    # Not every system has such limits.
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        # A worker that is ended leaves no picture of its memory on the disk.
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if memory:
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


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
