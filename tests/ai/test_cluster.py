"""Matches on a Ray cluster: the same games as without one."""

from __future__ import annotations

import pytest

from westmarch.ai.cluster import NoCluster
from westmarch.ai.match import checked_plan, play_match

pytest.importorskip("ray", reason="the extra selfplay is not installed")


def outcomes(cluster: str | None) -> list[tuple[int, int, str, int]]:
    plan = checked_plan("sample", {}, "easy", "random", 3)
    games = [game for pair in play_match(plan, 3, cluster=cluster) for game in pair]
    return sorted((game.pair, game.half, game.ending, game.decisions) for game in games)


@pytest.mark.slow  # a local cluster takes seconds to start
def test_a_local_cluster_plays_the_same_games() -> None:
    assert outcomes("local") == outcomes(None)


def test_no_cluster_there() -> None:
    with pytest.raises(NoCluster, match="no Ray cluster"):
        outcomes("127.0.0.1:1")
