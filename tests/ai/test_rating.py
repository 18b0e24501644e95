"""Ratings against values worked out by hand."""

from __future__ import annotations

import math

import pytest

from westmarch.ai.match import Played
from westmarch.ai.rating import (
    bradley_terry,
    elo,
    elo_interval,
    expected,
    mean_and_error,
    pair_scores,
    sequential_test,
    summary,
)


def game(pair: int, half: int, score: float, ending: str = "won") -> Played:
    return Played(pair, half, score, ending, [0], 5, 10, 0.1, 0.3)


def test_elo_of_a_score() -> None:
    assert elo(0.5) == 0
    assert elo(0.75) == pytest.approx(190.85, abs=0.01)  # 400 log10(3)
    assert elo(10 / 11) == pytest.approx(400)
    assert expected(400) == pytest.approx(10 / 11)
    assert expected(elo(0.64)) == pytest.approx(0.64)


def test_mean_and_error_of_pairs() -> None:
    mean, error = mean_and_error([1.0, 0.5, 0.5, 0.0])
    assert mean == 0.5
    assert error == pytest.approx(math.sqrt((0.5 / 3) / 4))
    assert mean_and_error([0.7]) == (0.7, 0.5)


def test_interval_by_hand() -> None:
    # 60 wins and 40 losses of pairs: mean 0.6, error sqrt(0.24/99) = 0.04924, interval 0.5035 to 0.6965.
    value, low, high = elo_interval([1.0] * 60 + [0.0] * 40)
    assert value == pytest.approx(70.44, abs=0.01)
    assert low == pytest.approx(elo(0.6 - 1.959964 * math.sqrt(0.24 / 99)))
    assert high == pytest.approx(elo(0.6 + 1.959964 * math.sqrt(0.24 / 99)))


def test_a_clean_sweep_has_a_finite_rating() -> None:
    value, low, high = elo_interval([1.0] * 50)
    assert value == pytest.approx(elo(1 - 0.25 / 50))
    assert low < value <= high


def test_sequential_test_by_hand() -> None:
    # 100 pairs, mean 0.6, variance of a pair 0.24/0.99; s0 = 0.5, s1 = expected(50) = 0.57146.
    scores = [1.0] * 60 + [0.0] * 40
    s1 = expected(50)
    ratio, verdict = sequential_test(scores)
    assert ratio == pytest.approx(100 * (s1 - 0.5) * (1.2 - 0.5 - s1) / (2 * 0.24 / 0.99))
    assert verdict == "open"
    assert sequential_test([1.0] * 80 + [0.0] * 40)[1] == "accepted"
    assert sequential_test([1.0] * 40 + [0.0] * 80)[1] == "rejected"
    assert sequential_test([1.0] * 30 + [0.5] * 10)[1] == "open"  # fewer than the least number of pairs


def test_a_pair_is_one_observation() -> None:
    assert pair_scores([[game(0, 0, 1.0), game(0, 1, 0.0)], [game(1, 0, 1.0), game(1, 1, 1.0)]]) == [0.5, 1.0]


def test_a_summary_tells_sides_and_routes() -> None:
    pairs = [[game(0, 0, 1.0, "ring"), game(0, 1, 0.0, "ring")], [game(1, 0, 1.0, "points"), game(1, 1, 1.0, "ring")]]
    told = summary(pairs, "a", "b", ["west", "east"])
    assert told["score"] == 0.75
    assert told["by_side"]["west"] == {"a_score": 1.0, "side_wins": 0.75}
    assert told["by_side"]["east"] == {"a_score": 0.5, "side_wins": 0.25}
    assert told["by_route"] == {"points": 1, "ring": 3}
    assert told["ms_per_decision"] == {"a": 20.0, "b": 60.0}


def test_bradley_terry_finds_levels_and_the_side() -> None:
    # Ten wins to one at either side: 400 Elo; the first side wins no more often than the second.
    games = [("easy", "random", 1.0)] * 100 + [("easy", "random", 0.0)] * 10
    games += [("random", "easy", 0.0)] * 100 + [("random", "easy", 1.0)] * 10
    ratings, advantage = bradley_terry(games)
    assert ratings["random"] == 0
    assert ratings["easy"] == pytest.approx(400, abs=8)
    assert advantage == pytest.approx(0, abs=2)


def test_bradley_terry_with_a_strong_first_side() -> None:
    games = [("a", "b", 1.0)] * 75 + [("a", "b", 0.0)] * 25 + [("b", "a", 1.0)] * 75 + [("b", "a", 0.0)] * 25
    ratings, advantage = bradley_terry(games, anchor="a")
    assert ratings == pytest.approx({"a": 0.0, "b": 0.0}, abs=1)
    assert advantage == pytest.approx(190.85, abs=4)
