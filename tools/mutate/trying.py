"""Each change is tried in a process of its own: a fork of one that has collected the tests already.

The change is compiled, and the functions that it concerns get the new code wherever they are in use. So a change costs
no more than the tests that are run on it; no file is written. What survives is tried once more from the start, with a
changed copy of the sources: some functions have done their work when the tests are collected.
"""

from __future__ import annotations

import gc
import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest
from changes import Change
from reach import Reach

#: A change that makes its tests this many times slower, after a grace, has made them endless.
PATIENCE = 4
GRACE = 30.0
#: What is tried from the start has passed once, and so comes to an end: only an import could hang.
LAST = 600.0
NOTICED, SURVIVED, ONCE_MORE = range(3)
#: What is said of a change that a test has noticed; "at the start" it was noticed by a new process alone.
NOTICED_AS = ("failed", "failed at the start", "endless")


def tests_for(change: Change, reach: Reach, seconds: float) -> list[tuple[float, str]]:
    """The tests that reach the line, then those of its part of the project, each fastest first, for so many seconds."""
    near = [(took, name) for took, name in reach.all_tests if name.startswith(home_of(change.path))]
    return list(dict.fromkeys(_first(reach.of(change.path, change.line), seconds) + _first(sorted(near), seconds)))


def home_of(path: str) -> tuple[str, ...]:
    """Where the tests of a module are: those of a game's rules, of the kernel or of the server."""
    _, _, part, *rest = path.split("/")
    if part == "games":
        return (f"tests/{rest[0]}/rules/", f"tests/{rest[0]}/test_", "tests/golden/")
    of_kernel = ("tests/engine/", "tests/sample/", "tests/library/", "tests/perft/", "tests/golden/")
    return of_kernel if part == "engine" else (f"tests/{part}/",)


def _first(tests: list[tuple[float, str]], seconds: float) -> list[tuple[float, str]]:
    chosen, total = [], 0.0
    for took, name in tests:
        if total + took <= seconds or not chosen:
            chosen.append((took, name))
            total += took
    return chosen


def crowding() -> float:
    """How many want each processor: whoever shares the machine waits, and is not endless for that."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


class Running(NamedTuple):
    """A change that is being tried: by which process, and when it has taken too long."""

    change: Change
    child: int
    until: float
    #: Its tests have passed once, and it is tried from the start.
    again: bool = False


class Trying:
    """A pytest plugin: runs for each change the tests that fit, in place of all that were collected."""

    def __init__(self, root: Path, plan: list[tuple[Change, list[tuple[float, str]]]], jobs: int = 1) -> None:
        self.root = root
        self.plan = plan
        self.jobs = jobs
        self.outcomes: list[str] = []
        self._running: dict[int, Running] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        for change, tests in self.plan:
            found = [items[name] for _, name in tests if name in items]
            if found:
                self._begin(change, found, crowding() * (GRACE + PATIENCE * sum([seconds for seconds, _ in tests])))
            else:
                self._report(change, "not reached")
            while len(self._running) >= self.jobs:
                self._wait()
        while self._running:
            self._wait()
        return True

    def _begin(self, change: Change, items: list[pytest.Item], seconds: float) -> None:
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            os.setsid()
            os.close(reading)
            self._in_child(change, items, writing)
        os.close(writing)
        self._running[reading] = Running(change, child, time.monotonic() + seconds)

    def _wait(self) -> None:
        """Until one of those that run has ended, or has run for too long."""
        until = min(one.until for one in self._running.values())
        ready, _, _ = select.select(list(self._running), [], [], max(0.0, until - time.monotonic()))
        late = [reading for reading, one in self._running.items() if one.until <= time.monotonic()]
        for reading in ready or late:
            answer = os.read(reading, 1) if ready else b""
            if answer == bytes([ONCE_MORE]):
                self._running[reading] = self._running[reading]._replace(until=time.monotonic() + LAST, again=True)
                continue
            change, child, _, again = self._running.pop(reading)
            os.close(reading)
            os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)
            outcome = "survived" if answer == bytes([SURVIVED]) else "failed at the start" if again else "failed"
            self._report(change, outcome if ready else "endless")

    def _in_child(self, change: Change, items: list[pytest.Item], writing: int) -> None:
        for standard in (1, 2):
            os.dup2(os.open(os.devnull, os.O_WRONLY), standard)
        answer = NOTICED
        try:
            text = (self.root / change.path).read_text(encoding="utf-8")
            if patched(str(self.root / change.path), text, change.apply(text)):
                for item, after in zip(items, [*items[1:], None], strict=True):
                    self._pass(item, after)
            os.write(writing, bytes([ONCE_MORE]))
            if pass_from_the_start(self.root, change, [item.nodeid for item in items]):
                answer = SURVIVED
        finally:
            os.write(writing, bytes([answer]))
            os._exit(0)

    def _pass(self, item: pytest.Item, after: pytest.Item | None) -> None:
        self.failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        if self.failed:
            raise AssertionError(item.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def _report(self, change: Change, outcome: str) -> None:
        self.outcomes.append(outcome)
        line = f"{len(self.outcomes)} {outcome} {change.path}:{change.line} {change.kind}"
        if outcome not in NOTICED_AS:
            line += "\n  " + change.shown((self.root / change.path).read_text(encoding="utf-8"))
        print(line, file=sys.__stdout__, flush=True)


def pass_from_the_start(root: Path, change: Change, tests: list[str]) -> bool:
    """Whether tests pass in a new process that imports the changed sources."""
    with tempfile.TemporaryDirectory(prefix="mutate-") as made:
        # A checkout in all else: the sample game is found from there, and some tests read what lies beside the sources.
        for one in root.iterdir():
            if one.name != "src":
                Path(made, one.name).symlink_to(one)
        shutil.copytree(root / "src", Path(made, "src"), ignore=shutil.ignore_patterns("__pycache__"))
        changed = Path(made, change.path)
        changed.write_text(change.apply(changed.read_text(encoding="utf-8")), encoding="utf-8")
        more = {"PYTHONPATH": str(Path(made, "src")), "WESTMARCH_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", *tests]
        done = subprocess.run(command, cwd=made, env=os.environ | more, capture_output=True, check=False)
    return done.returncode == 0


def patched(path: str, before: str, after: str) -> bool:
    """Give the functions in use the code of a changed module; whether there was one to change."""
    old = {_place(code): code for code in _codes(compile(before, path, "exec", dont_inherit=True))}
    new = {_place(code): code for code in _codes(compile(after, path, "exec", dont_inherit=True))}
    changed = {place for place, code in new.items() if place in old and old[place] != code}
    done = False
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__.co_filename == path and _place(one.__code__) in changed:
            one.__code__ = new[_place(one.__code__)]
            done = True
    return done


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from _codes(part)


def _place(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno
