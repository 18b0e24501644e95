"""Each change is tried in a process of its own: a fork of one that has collected the tests already.

The change is compiled, and the functions that it concerns get the new code wherever they are in use. So a change costs
no more than the tests that are run on it; no file is written.
"""

from __future__ import annotations

import gc
import os
import select
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType

import pytest
from changes import Change
from reach import Reach

#: A change that makes its tests this many times slower, after a grace, has made them endless.
PATIENCE = 8
GRACE = 30.0
NOTICED, SURVIVED, NOTHING_CHANGED = range(3)


def tests_for(change: Change, reach: Reach, seconds: float) -> list[tuple[float, str]]:
    """The tests that reach the line, then those of its part of the project, each fastest first, for so many seconds."""
    near = [(took, name) for took, name in reach.all_tests if name.startswith(home_of(change.path))]
    return list(dict.fromkeys(_first(reach.of(change.path, change.line), seconds) + _first(sorted(near), seconds)))


def home_of(path: str) -> tuple[str, ...]:
    """Where the tests of a module are: those of a game's rules, of the kernel or of the server."""
    _, _, part, *rest = path.split("/")
    if part == "games":
        return (f"tests/{rest[0]}/rules/", f"tests/{rest[0]}/test_", "tests/golden/")
    return (f"tests/{part}/", "tests/sample/", "tests/library/") if part == "engine" else (f"tests/{part}/",)


def _first(tests: list[tuple[float, str]], seconds: float) -> list[tuple[float, str]]:
    chosen, total = [], 0.0
    for took, name in tests:
        if total + took <= seconds or not chosen:
            chosen.append((took, name))
            total += took
    return chosen


class Trying:
    """A pytest plugin: runs for each change the tests that fit, in place of all that were collected."""

    def __init__(self, root: Path, plan: list[tuple[Change, list[tuple[float, str]]]]) -> None:
        self.root = root
        self.plan = plan
        self.outcomes: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        for change, tests in self.plan:
            found = [items[name] for _, name in tests if name in items]
            self.outcomes.append(self._outcome(change, found, GRACE + PATIENCE * sum([s for s, _ in tests])))
            self._report(change, self.outcomes[-1])
        return True

    def _outcome(self, change: Change, items: list[pytest.Item], seconds: float) -> str:
        if not items:
            return "not reached"
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            os.setsid()
            os.close(reading)
            self._in_child(change, items, writing)
        os.close(writing)
        ready, _, _ = select.select([reading], [], [], seconds)
        answer = os.read(reading, 1) if ready else b""
        os.close(reading)
        os.killpg(child, signal.SIGKILL)
        os.waitpid(child, 0)
        if not ready:
            return "endless"
        return {bytes([SURVIVED]): "survived", bytes([NOTHING_CHANGED]): "nothing changed"}.get(answer, "failed")

    def _in_child(self, change: Change, items: list[pytest.Item], writing: int) -> None:
        for standard in (1, 2):
            os.dup2(os.open(os.devnull, os.O_WRONLY), standard)
        answer = NOTICED
        try:
            text = (self.root / change.path).read_text(encoding="utf-8")
            if not patched(str(self.root / change.path), text, change.apply(text)):
                answer = NOTHING_CHANGED
            elif all([self._passes(item, after) for item, after in zip(items, [*items[1:], None], strict=True)]):
                answer = SURVIVED
        finally:
            os.write(writing, bytes([answer]))
            os._exit(0)

    def _passes(self, item: pytest.Item, after: pytest.Item | None) -> bool:
        self.failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        if self.failed:
            raise AssertionError(item.nodeid)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def _report(self, change: Change, outcome: str) -> None:
        line = f"{len(self.outcomes)} {outcome} {change.path}:{change.line} {change.kind}"
        if outcome not in ("failed", "endless"):
            line += "\n  " + change.shown((self.root / change.path).read_text(encoding="utf-8"))
        print(line, file=sys.__stdout__, flush=True)


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
