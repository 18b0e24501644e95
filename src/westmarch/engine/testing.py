"""What a game's tests use: the mark that ties a test to the rules it shows, and the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from westmarch.engine.conformance import Conformance
from westmarch.engine.table import Table

__all__ = ["Conformance", "Table", "rule"]

Test = TypeVar("Test", bound=Callable[..., Any] | type)


def rule(*ids: str) -> Callable[[Test], Test]:
    """This test shows the behaviour of these rules; it fails if one of them is taken away."""

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.rule(*ids)(test)
        return marked

    return mark
