"""From self-play to a level, in small."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="the extra research is not installed")

from westmarch.ai.match import Plan, play_pair
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import find_game
from westmarch.research.train import BOT, PLACE, Judge, Learned, NothingLearnt, Rows, learn, self_play, train


def test_the_whole_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PLACE, "")
    game = find_game("sample")
    reported = train(game, game.checked({}), tmp_path, rounds=2, games=6, pairs=1, seed=3)
    assert [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()] == reported
    assert [point["games"] for point in reported] == [6, 12]
    assert all(0 <= point["score_against_random"] <= 1 for point in reported)
    again = Judge.load(tmp_path / "net.npz")
    assert again.weights.any()
    monkeypatch.setenv(PLACE, str(tmp_path / "net.npz"))
    assert len(play_pair(Plan("sample", {"players": 2}, BOT, "random", 1), 0)) == 2
    lost = play_pair(Plan("bofa", {}, BOT, "random", 1), 0)
    assert {played.ending for played in lost} == {"forfeit"}  # it knows another game


def test_what_is_learnt_tells_winners_from_losers() -> None:
    """Five Armies at random is won by one side nearly always: after a few games that is known."""
    game = find_game("bofa")
    judge, rows = Judge.new(game), Rows()
    for seed in range(6):
        self_play(judge, game.checked({}), seed, rows, 1.0)
    assert learn(judge, rows, 1) < 0.5
    fresh = Rows()
    self_play(judge, game.checked({}), 50, fresh, 1.0)
    judged = [
        judge.weights[places] @ values > -judge.weights[-1]
        for places, values in zip(fresh.places, fresh.values, strict=True)
    ]
    right = [said == (result > 0.5) for said, result in zip(judged, fresh.results, strict=True)]
    assert sum(right) > 0.9 * len(right)


def test_without_weights_there_is_no_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(PLACE, raising=False)
    with pytest.raises(NothingLearnt, match=PLACE):
        Learned()
    (tmp_path / "net.npz").write_bytes(b"no")
    with pytest.raises(WestmarchError, match=r"net.npz holds nothing learnt"):
        Judge.load(tmp_path / "net.npz")
