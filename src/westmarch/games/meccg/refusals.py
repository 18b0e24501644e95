"""Why not? The rule that forbids an option that is not offered now."""

from __future__ import annotations

from westmarch.engine.decision import Option
from westmarch.games.meccg.state import Arda


def why_not(g: Arda, seat: int, option: Option) -> str | None:
    return None
