"""Which cards the tests of behaviour are about: a test says it, and another one sees that no card is forgotten."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])
COVERED: set[str] = set()


def covers(*names: str) -> Callable[[Test], Test]:
    """This test plays these cards and looks at what they do."""
    COVERED.update(names)

    def same(test: Test) -> Test:
        return test

    return same


def covered(names: Iterable[str]) -> list[str]:
    """The names of a table of cases, for a test that is run for each."""
    found = list(names)
    COVERED.update(found)
    return found
