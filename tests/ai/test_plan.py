"""Plans for a cluster, and what is said when it loses pairs; no cluster is needed."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from westmarch.ai import cluster
from westmarch.ai.match import checked_plan, play_match
from westmarch.engine.errors import WestmarchError


def test_a_plan_by_hand() -> None:
    assert cluster.planned([3600.0], 10, 10) == pytest.approx((1.0, 1.0))
    assert cluster.planned([3600.0], 11, 10) == pytest.approx((2.0, 11 / 20))
    # Pairs of two hours and of one in turn: one core plays 2 + 1 hours, the other 1 + 2.
    assert cluster.planned([7200.0, 3600.0], 4, 2) == pytest.approx((3.0, 1.0))
    assert cluster.planned([3600.0], 10, 1000) == pytest.approx((1.0, 0.01))


def test_a_plan_from_a_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "log.jsonl"
    list(play_match(checked_plan("sample", {}, "random", "random", 1), 2, log=log))
    assert cluster.main([str(log), "1000", "1", "1000"]) == 0
    reported = capsys.readouterr().out.splitlines()
    assert reported[0].startswith("1000 pairs on 1 cores")
    assert reported[1].startswith("1000 pairs on 1000 cores")
    log.write_text("", encoding="utf-8")
    with pytest.raises(WestmarchError, match="no pairs"):
        cluster.main([str(log), "10", "1"])
    assert cluster.main([]) == 2


class Lost(Exception):
    """What Ray says of a worker that is gone."""


def test_pairs_that_the_cluster_loses_are_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray itself plays a lost pair again; this is what comes when it has given up."""

    def lost(future: Any) -> Any:
        raise Lost("the worker died\nand a long story")

    ended: list[bool] = []
    ray = SimpleNamespace(
        init=lambda **given: None,
        shutdown=lambda: ended.append(True),
        remote=lambda **given: lambda work: SimpleNamespace(remote=lambda *args: args),
        wait=lambda waiting, num_returns: (waiting[:1], waiting[1:]),
        get=lost,
        exceptions=SimpleNamespace(RayError=Lost),
    )
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(cluster.NoCluster, match=r"lost a pair 4 times: the worker died$"):
        list(play_match(checked_plan("sample", {}, "random", "random", 1), 2, cluster="local"))
    assert ended == [True]
