"""Medium and hard against opponents with a single idea."""

from __future__ import annotations

import pytest

from ai.rush import RUSHES, score_against

#: Where a level is no better yet than heuristics without noise that follow one idea; docs/results.md has the figures.
OPEN = {("hazards", "medium"), ("sit", "medium"), ("haste", "hard@40n")}


@pytest.mark.slow
@pytest.mark.parametrize("name", RUSHES)
@pytest.mark.parametrize("level, first, games", [("medium", 0, 20), ("hard@40n", 100, 10)])
def test_a_rush_does_not_win(name: str, level: str, first: int, games: int) -> None:
    won = sum(score_against(level, name, seed) for seed in range(first, first + games))
    if (name, level) in OPEN and won <= games / 2:
        pytest.xfail(f"{level} won {won} of {games} games")
    assert won > games / 2
