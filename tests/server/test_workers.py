"""Worker processes: what they work under limits, and what counts towards those."""

from __future__ import annotations

import asyncio
import os
import sys
import time

import pytest

from westmarch.server.machines import workers as worker_processes
from westmarch.server.machines.workers import Workers


def asleep(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def busy() -> None:
    """One step that no other thread and no check of Python's own interrupts."""
    pow(3, 10**10)


def too_large() -> None:
    raise MemoryError


@pytest.fixture(autouse=True)
def on_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the processor's time counts here."""
    monkeypatch.setattr(worker_processes, "LONGER", 10_000.0)


def with_workers(work: object) -> None:
    async def inside() -> None:
        workers = Workers(1)
        try:
            await work(workers)  # type: ignore[operator]
        finally:
            workers.close()

    asyncio.run(inside())


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit of processor time")
def test_a_worker_that_waits_for_the_processor_is_not_ended() -> None:
    async def wait(workers: Workers) -> None:
        assert await workers.run_within(0.5, asleep, 1.0) in workers.pids()

    with_workers(wait)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit of processor time")
def test_work_that_takes_too_long_is_ended_whatever_it_does() -> None:
    async def overwork(workers: Workers) -> None:
        first = await workers.run_within(1.0, asleep, 0.0)
        with pytest.raises(TimeoutError):
            await workers.run_within(0.5, busy)
        # Another worker goes on, with all its time.
        assert await workers.run_within(1.0, asleep, 0.0) != first

    began = time.process_time()
    with_workers(overwork)
    assert time.process_time() - began < 5


def test_a_worker_whose_memory_is_full_is_replaced() -> None:
    async def fill(workers: Workers) -> None:
        first = await workers.run_within(1.0, asleep, 0.0)
        with pytest.raises(MemoryError):
            await workers.run_within(1.0, too_large)
        assert await workers.run_within(1.0, asleep, 0.0) != first

    with_workers(fill)
