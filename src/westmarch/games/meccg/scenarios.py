"""Directed positions for fuzzing."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.engine.chance import Chance
from westmarch.engine.state import State


def scenarios() -> dict[str, Callable[[Chance], State]]:
    return {}
