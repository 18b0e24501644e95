"""Worker processes that never outlive the work they were started for."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from types import FrameType

from westmarch.ai.program import close_programs


@contextmanager
def worker_pool(jobs: int | None = None) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes. If the block ends by an exception, Ctrl-C included, they are ended in mid-work."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_parent)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)


def _end(number: int, frame: FrameType | None) -> None:
    """A worker that is ended takes the programs along that it has started."""
    close_programs()
    os._exit(128 + number)
