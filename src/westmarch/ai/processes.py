"""Worker processes that never outlive the work they were started for."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import wait

from westmarch.ai.program import close_programs, forget_programs


@contextmanager
def worker_pool(jobs: int | None = None) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes. If the block ends by an exception, Ctrl-C included, they are ended in mid-work."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, initializer=_begin)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """In a worker: Ctrl-C is for the parent, whose programs are not ours; end when it is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda number, frame: _end())
    forget_programs()
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            wait([parent.sentinel])
            _end()

        threading.Thread(target=watch, daemon=True).start()


def _end() -> None:
    """End at once, with the programs that were started here."""
    close_programs()
    os._exit(1)
