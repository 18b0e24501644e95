"""Does any test see it when a card's definition changes? ``python -m westmarch.cards.mutate GAME --sample N --seed S``

Definitions are changed in memory, one thing at a time (see ``mutants``), and the tests of behaviour that name the card
are run until one fails (``killed``). What no such test sees may be seen by the snapshot of the card's texts
(``killed_by_text``, listed in ``only_text_saw``). The rest has ``survived``: nothing looks at it, or it changes nothing.
A number that no text says, such as the amount of a verb that has none, is not tried but counted as ``equivalent``.

The tests of the checkout are collected once; every mutant lives in a child of that process, so that nothing has to be
put back. The order of the mutants is made from the seed; with ``--card`` only those of one card are tried.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, Protocol

from westmarch.cards.mutants import NUMBER, Mutant, mutants
from westmarch.cards.nodes import Ability, Sel
from westmarch.engine.game import checkout, find_game

#: A test that runs longer than this has been caught in a loop by the mutant, which is a behaviour seen.
SECONDS_A_TEST = 20
#: How deep the helpers of a test are looked through for the cards they name.
HELPERS_DEEP = 3
SEEN, UNSEEN = 1, 0


class Pool(Protocol):
    """What a game gives of its cards, in ``cards/mutation.py``."""

    def abilities(self) -> dict[str, tuple[Ability, ...]]:
        """The definitions of all cards, by number or id."""

    def name(self, card: str) -> str:
        """A card's full name."""

    def redefine(self, card: str, abilities: tuple[Ability, ...]) -> None:
        """Give a card other abilities from now on."""

    def text(self, card: str, abilities: tuple[Ability, ...]) -> str:
        """What the card would say with these abilities, in both languages."""

    def named(self, text: str) -> set[str]:
        """The cards that a text of a test names."""

    def is_one(self, sel: Sel) -> bool:
        """Whether a selector can mean one card only, so that no number of them makes a difference."""


class Change:
    """A mutant of a card, told in words."""

    def __init__(self, card: str, name: str, mutant: Mutant) -> None:
        self.card = card
        self.name = name
        self.mutant = mutant

    def told(self) -> dict[str, Any]:
        m = self.mutant
        return {"card": self.card, "name": self.name, "ability": m.index, "kind": m.kind, "changed": m.what}

    def __str__(self) -> str:
        return f"{self.name} ({self.card}), ability {self.mutant.index}, {self.mutant.kind}: {self.mutant.what}"


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

    def told(self) -> dict[str, Any]:
        return {
            "tried": self.tried,
            "killed": len(self.killed),
            "killed_by_text": len(self.killed_by_text),
            "only_text_saw": [change.told() for change in self.killed_by_text],
            "survived": [change.told() for change in self.survived],
            "equivalent": len(self.equivalent),
        }


def pool_of(game: str) -> Pool:
    package = type(find_game(game)).__module__.rpartition(".")[0]
    pool: Pool = import_module(f"{package}.cards.mutation").POOL
    return pool


def drawn(pool: Pool, seed: int, only: str = "") -> Iterator[Change]:
    """All mutants of a pool in an order that the seed makes."""
    found = [
        Change(card, pool.name(card), mutant)
        for card, abilities in pool.abilities().items()
        if only in ("", card, pool.name(card))
        for mutant in mutants(abilities, pool.is_one)
    ]
    random.Random(seed).shuffle(found)
    yield from found


def says_the_same(pool: Pool, change: Change) -> bool:
    """Whether the card's texts tell nothing of the change."""
    abilities = pool.abilities()[change.card]
    try:
        return pool.text(change.card, change.mutant.among(abilities)) == pool.text(change.card, abilities)
    except (KeyError, IndexError, AttributeError, AssertionError, StopIteration, ValueError, TypeError):
        return False  # there are no words at all for what no card says


# Which tests are about a card


def _globals_of(function: FunctionType) -> Iterator[Any]:
    """What a function refers to in its module."""
    waiting: list[CodeType] = [function.__code__]
    while waiting:
        code = waiting.pop()
        waiting += [const for const in code.co_consts if isinstance(const, CodeType)]
        for name in code.co_names:
            if name in function.__globals__:
                yield function.__globals__[name]


@cache
def _tables_of_the_package() -> set[int]:
    """Tables that tests import, such as the list of all cards: who looks something up there does not name it."""
    modules = [module for name, module in sys.modules.items() if name.startswith("westmarch.")]
    return {
        id(value) for module in modules for value in vars(module).values() if isinstance(value, (dict, list, tuple))
    }


def _is_of_the_tests(value: Any) -> bool:
    if isinstance(value, ModuleType):
        return False
    home = str(getattr(value, "__module__", ""))
    return not home.startswith("westmarch.") and id(value) not in _tables_of_the_package()


def _texts(value: Any, deep: int) -> Iterator[str]:
    """Every text in the code or data of a test."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, FunctionType):
        yield from _texts(value.__code__, deep)
        if deep:
            for other in _globals_of(value):
                if _is_of_the_tests(other):
                    yield from _texts(other, deep - 1)
    elif isinstance(value, CodeType):
        for const in value.co_consts:
            yield from _texts(const, deep)
    elif isinstance(value, dict):
        yield from _texts(tuple(value.items()), deep)
    elif isinstance(value, (list, tuple, set, frozenset)):
        for one in value:
            yield from _texts(one, deep)


def reads_texts(function: FunctionType, deep: int = HELPERS_DEEP) -> bool:
    """Whether a test looks at what cards say, and not only at what they do."""
    for other in _globals_of(function):
        home = other.__name__ if isinstance(other, ModuleType) else str(getattr(other, "__module__", ""))
        if ".cards.speech" in home or ".cards.text" in home:
            return True
        if deep and isinstance(other, FunctionType) and reads_texts(other, deep - 1):
            return True
    return False


class Index:
    """The tests of behaviour by the cards that they name; those that name the fewest come first."""

    def __init__(self, pool: Pool, items: list[Any]) -> None:
        self.tests: dict[str, list[Any]] = {}
        of_function: dict[FunctionType, set[str]] = {}
        sized: list[tuple[int, int, Any, set[str]]] = []
        for place, item in enumerate(items):
            function = getattr(item, "function", None)
            if not isinstance(function, FunctionType) or reads_texts(function):
                continue
            params = item.callspec.params if hasattr(item, "callspec") else {}
            if function not in of_function:
                # A table of cases is in a parametrized test's module, but each case names its own cards.
                of_function[function] = self._named(pool, _texts(function, 0 if params else HELPERS_DEEP))
            cards = of_function[function] | self._named(pool, _texts(tuple(map(_plain, params.values())), 0))
            sized.append((len(cards), place, item, cards))
        for _, _, item, cards in sorted(sized, key=lambda one: one[:2]):
            for card in cards:
                self.tests.setdefault(card, []).append(item)

    def _named(self, pool: Pool, texts: Iterator[str]) -> set[str]:
        found: set[str] = set()
        for text in texts:
            found |= pool.named(text)
        return found


def _plain(value: Any) -> Any:
    """A parameter as a text or a table of texts."""
    return value if isinstance(value, (str, list, tuple, dict, int, FunctionType)) else str(value)


# Running


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
        if silent and change.mutant.kind == NUMBER:
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


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m westmarch.cards.mutate", description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=50, help="how many mutants to try")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--card", default="", help="only this card, by number, id or name")
    parser.add_argument("--tests", nargs="*", default=[], help="files or folders of tests; the game's own without it")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    quiet = given.json or not sys.stderr.isatty()
    outcome = sample(given.game, given.sample, given.seed, given.card, quiet, given.tests)
    if given.json:
        print(json.dumps(outcome.told(), ensure_ascii=False, indent=1))
        return 0
    print(f"tried {outcome.tried}: killed {len(outcome.killed)}, only by text {len(outcome.killed_by_text)}, ", end="")
    print(f"survived {len(outcome.survived)}; {len(outcome.equivalent)} equivalent and not tried")
    for kind, count in sorted(Counter([c.mutant.kind for c in outcome.killed_by_text]).items()):
        print(f"  {kind}: {count} not seen by behaviour")
    for saw, changes in (("only text saw", outcome.killed_by_text), ("survived", outcome.survived)):
        for change in changes:
            print(f"  {saw}: {change}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
