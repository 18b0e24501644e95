"""Mutants tried against the tests of their cards, each in a process of its own."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

from westmarch.cards.mutate.index import Index
from westmarch.cards.mutate.pool import Change, Pool, drawn, pool_of, says_the_same
from westmarch.engine.game import checkout

#: A test that runs longer than this has been caught in a loop by the mutant, which is a behaviour seen.
SECONDS_A_TEST = 20
SEEN, UNSEEN = 1, 0


class Outcome:
    """What came of a sample."""

    def __init__(self) -> None:
        self.killed: list[Change] = []
        self.killed_by_text: list[Change] = []
        self.survived: list[Change] = []
        self.equivalent: list[Change] = []

    @property
    def tried(self) -> int:
        return len(self.killed) + len(self.killed_by_text) + len(self.survived)

    def as_json(self) -> dict[str, Any]:
        return {
            "tried": self.tried,
            "killed": len(self.killed),
            "killed_by_text": len(self.killed_by_text),
            "only_text_saw": [change.as_json() for change in self.killed_by_text],
            "survived": [change.as_json() for change in self.survived],
            "equivalent": len(self.equivalent),
        }


def in_child(run: Callable[[], int]) -> int:
    """What a function gives back in a process of its own, which leaves nothing behind."""
    child = os.fork()
    if child == 0:
        result = SEEN
        try:
            with open(os.devnull, "w", encoding="utf-8") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
                result = run()
        finally:
            os._exit(result)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _too_long(signum: int, frame: Any) -> None:
    raise TimeoutError


def fails(items: list[Any]) -> bool:
    """Whether one of these tests fails now."""
    from _pytest.runner import runtestprotocol

    signal.signal(signal.SIGALRM, _too_long)
    for item in items:
        signal.alarm(SECONDS_A_TEST)
        reports = runtestprotocol(item, log=False, nextitem=None)
        signal.alarm(0)
        if any([report.failed for report in reports]):
            return True
    return False


def is_seen(pool: Pool, change: Change, items: list[Any]) -> bool:
    """Whether a test of behaviour fails with this change."""

    def run() -> int:
        pool.redefine(change.card, change.mutant.among(pool.abilities()[change.card]))
        return SEEN if fails(items) else UNSEEN

    return in_child(run) != UNSEEN


class Sampling:
    """A plug-in of pytest that tries mutants instead of running the tests."""

    def __init__(self, game: str, sample: int, seed: int, only: str = "", quiet: bool = True) -> None:
        self.pool = pool_of(game)
        self.sample = sample
        self.seed = seed
        self.only = only
        self.quiet = quiet
        self.outcome = Outcome()

    def pytest_runtestloop(self, session: Any) -> bool:
        index = Index(self.pool, session.items)
        for change in drawn(self.pool, self.seed, self.only):
            if self.outcome.tried >= self.sample:
                break
            self._try(change, index.tests.get(change.card, []))
            self._progress()
        return True

    def _try(self, change: Change, items: list[Any]) -> None:
        silent = says_the_same(self.pool, change)
        if silent and change.mutant.is_amount:
            self.outcome.equivalent.append(change)
        elif is_seen(self.pool, change, items):
            self.outcome.killed.append(change)
        elif silent:
            self.outcome.survived.append(change)
        else:
            self.outcome.killed_by_text.append(change)

    def _progress(self) -> None:
        if not self.quiet:
            print(f"\r{self.outcome.tried}/{self.sample}", end="", file=sys.__stderr__, flush=True)


def sample(
    game: str, count: int, seed: int, only: str = "", quiet: bool = True, tests: list[str] | tuple[str, ...] = ()
) -> Outcome:
    """Try mutants of a game's definitions against the tests of the checkout, or against the tests named."""
    try:
        import pytest
    except ImportError:
        raise SystemExit("mutate needs the development tools: python3 wm.py test installs them") from None
    root = checkout()
    if root is None:
        raise SystemExit("mutate needs the tests of a checkout")
    sampling = Sampling(game, count, seed, only, quiet)
    with open(os.devnull, "w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):
        paths = tests or [str(Path(root) / "tests" / game)]
        pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--rootdir", str(root), *paths], [sampling])
    return sampling.outcome
