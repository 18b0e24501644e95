"""Matches on a Ray cluster: the same games as without one."""

from __future__ import annotations

import os
from pathlib import Path

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


KILLER = """
import os
import signal
from pathlib import Path


class Killer:
    def choose(self, seen, chance):
        mark = Path(os.environ["KILLED"])
        if not mark.exists():
            mark.write_text("x")
            os.kill(os.getpid(), signal.SIGKILL)
        return seen.ask.sample(chance)
"""


@pytest.mark.slow  # a local cluster takes seconds to start
def test_a_worker_that_is_killed_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pair that its worker died over is played again: the match is the one that nobody disturbed."""
    (tmp_path / "deadlybot.py").write_text(KILLER, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv("KILLED", str(tmp_path / "killed"))
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "200")  # machines are busy
    plan = checked_plan("sample", {}, "deadlybot:Killer", "random", 3)
    pairs = list(play_match(plan, 4, log=tmp_path / "log", cluster="local"))
    assert (tmp_path / "killed").exists()
    assert sorted(pair[0].pair for pair in pairs) == [0, 1, 2, 3]
    undisturbed = list(play_match(plan, 4))  # the mark is there: nobody is killed any more
    assert sorted((g.pair, g.half, g.decisions) for pair in pairs for g in pair) == sorted(
        (g.pair, g.half, g.decisions) for pair in undisturbed for g in pair
    )
