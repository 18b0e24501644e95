"""Ratings against values worked out by hand."""

from __future__ import annotations

import pytest

from westmarch.ai.match import Played
from westmarch.ai.rating import bradley_terry, elo_text, pair_scores, summary


def game(pair: int, half: int, score: float, ending: str = "won") -> Played:
    return Played(pair, half, score, ending, [0], 5, 10, 0.1, 0.3)


def test_a_pair_is_one_observation() -> None:
    assert pair_scores([[game(0, 0, 1.0), game(0, 1, 0.0)], [game(1, 0, 1.0), game(1, 1, 1.0)]]) == [0.5, 1.0]


def test_a_summary_tells_sides_and_routes() -> None:
    pairs = [[game(0, 0, 1.0, "ring"), game(0, 1, 0.0, "ring")], [game(1, 0, 1.0, "points"), game(1, 1, 1.0, "ring")]]
    reported = summary(pairs, "a", "b", ["west", "east"])
    assert reported["score"] == 0.75
    assert reported["by_side"]["west"] == {"a_score": 1.0, "side_wins": 0.75}
    assert reported["by_side"]["east"] == {"a_score": 0.5, "side_wins": 0.25}
    assert reported["by_route"] == {"points": 1, "ring": 3}
    assert reported["ms_per_decision"] == {"a": 20.0, "b": 60.0}
    assert reported["pentanomial"] == [0, 0, 1, 0, 1]
    assert elo_text(reported).startswith("+191 (")


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
