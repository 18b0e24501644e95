"""Learning an evaluation: games that are kept, positions with their results, and the net."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from westmarch.ai.lessons import NOISES, evaluation_of, kept, learn_from, play, played, sample, who_plays, written_net
from westmarch.ai.net import Net, likely
from westmarch.ai.slope import judged, scaled, slope_of
from westmarch.ai.training import learn
from westmarch.engine.game import find_game

#: Games whose evaluation is learnt.
LEARNT = ["wotr", "meccg", "tcg"]


def test_the_net_learns_what_a_sum_cannot_say() -> None:
    """Results that depend on whether two features agree: a regression knows nothing, the net nearly all."""
    random = np.random.default_rng(1)
    rows = random.uniform(-1, 1, (21000, 3))
    results = (rows[:, 0] * rows[:, 1] > 0).astype(float)
    net, best, simple = learn(rows[1000:], results[1000:], rows[:1000], results[:1000], plain=2)
    assert simple > 0.65
    assert best < 0.35
    assert likely(net.balance([0.5, 0.5])) > 0.8 > 0.2 > likely(net.balance([0.5, -0.5]))
    assert len(net.direct) == len(net.usual) == 2


def test_shares_are_told_against_what_is_usual() -> None:
    net = Net(0.5, [1.0, -2.0, 3.0], [], [0.1, 0.2, 0.0])
    assert net.shares(("one", "other", "one"), [1.0, 0.2, 1.0]) == pytest.approx({"one": 3.9, "other": 0.0})


def test_what_features_add_together_is_shared_between_them() -> None:
    net = Net(0.5, [1.0, -2.0], [([3.0, 3.0], -3.0, 2.0)], [0.0, 0.0])
    shares = net.shares(("one", "other"), [1.0, 1.0])
    assert sum(shares.values()) == pytest.approx(net.balance([1.0, 1.0]) - net.balance([0.0, 0.0]))
    assert shares["one"] - shares["other"] == pytest.approx(3.0)


def test_a_net_is_written_as_it_is_read() -> None:
    net = Net(0.5, [1.0, -2.0], [([0.25, 0.5], -1.0, 2.0)], [0.1, 0.2])
    found: dict[str, Any] = {}
    exec(written_net(find_game("wotr"), net), found)
    assert found["NET"] == net


@pytest.mark.parametrize("name", LEARNT)
def test_positions_of_a_game_carry_its_result_and_who_played(name: str) -> None:
    row = json.loads(json.dumps(played(name, 3)))
    rows = sample(name, row)
    assert rows == sample(name, row)
    assert {len(features) for features, _ in rows} == {len(evaluation_of(name).FEATURES) + 2 * (len(NOISES) - 1)}
    assert {result for _, result in rows} <= {0.0, 0.5, 1.0}


def test_games_in_the_file_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    play("wotr", file, 2)
    first = file.read_text(encoding="utf-8")
    play("wotr", file, 5)
    assert file.read_text(encoding="utf-8").startswith(first)
    assert [row["number"] for row in kept(file)] == [0, 1, 2, 3, 4]
    net, reported = learn_from("wotr", file)
    assert len(net.direct) == len(evaluation_of("wotr").FEATURES)
    assert "positions; loss on" in reported


def test_the_slope_tells_how_much_too_sure_an_evaluation_is() -> None:
    """Results that are half as sure as what was said, with a better player on one side."""
    random = np.random.default_rng(2)
    said = random.normal(0, 2, 6000)
    better = random.integers(0, 2, 6000)
    won = random.uniform(0, 1, 6000) < 1 / (1 + np.exp(-(0.5 * said + 1.5 * better)))
    rows = [([float(s), float(b)], float(w)) for s, b, w in zip(said, better, won, strict=True)]
    assert slope_of(rows) == pytest.approx(0.5, abs=0.05)


def test_a_net_that_is_less_sure_keeps_its_order() -> None:
    net = Net(0.5, [1.0, -2.0], [([3.0, 3.0], -3.0, 2.0)], [0.1, 0.2])
    half = scaled(net, 0.5)
    for values in ([0.0, 0.0], [1.0, 0.3], [-2.0, 1.0]):
        assert half.balance(values) == pytest.approx(net.balance(values) / 2)
    assert half.usual == net.usual


@pytest.mark.parametrize("name", LEARNT)
def test_what_was_judged_is_told_with_who_played(name: str) -> None:
    row = json.loads(json.dumps(played(name, 3)))
    rows = judged(name, row)
    assert {len(columns) for columns, _ in rows} == {1 + 2 * (len(NOISES) - 1)}
    assert {result for _, result in rows} <= {0.0, 0.5, 1.0}


def test_who_plays_is_told_for_the_seat_first() -> None:
    assert who_plays([0, 2], 0) == [0, 0, 0, 0, 0, 1, 0, 0]
    assert who_plays([0, 2], 1) == [0, 1, 0, 0, 0, 0, 0, 0]
