"""Medium and hard against opponents with a single idea."""

from __future__ import annotations

import pytest

from ai.rush import RUSHES, score_against


@pytest.mark.slow
@pytest.mark.parametrize("name", RUSHES)
@pytest.mark.parametrize("level, first, games", [("medium", 0, 20), ("hard@20n", 100, 10)])
def test_a_rush_does_not_win(name: str, level: str, first: int, games: int) -> None:
    won = sum(score_against(level, name, seed) for seed in range(first, first + games))
    assert won > games / 2
