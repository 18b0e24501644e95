"""Statistics of pairs: against values worked out by hand, at the ends, and by play with known chances."""

from __future__ import annotations

import math
import random

import pytest

from westmarch.ai import statistics
from westmarch.ai.statistics import FARTHEST, elo, estimated, expected, five, sequential_test


def test_elo_of_a_score() -> None:
    assert str(elo(0.5)) == "0.0"
    assert elo(0.75) == pytest.approx(190.85, abs=0.01)  # 400 log10(3)
    assert elo(10 / 11) == pytest.approx(400)
    assert expected(400) == pytest.approx(10 / 11)
    assert expected(elo(0.64)) == pytest.approx(0.64)
    assert (elo(0.0), elo(1.0)) == (-FARTHEST, FARTHEST)


def test_the_five_scores_are_counted() -> None:
    assert five([0.0, 0.5, 0.5, 0.75, 1.0, 1.0]) == [1, 0, 2, 1, 2]


def test_an_interval_like_that_of_many_even_pairs() -> None:
    """With many pairs it is the usual one: mean 0.6, standard error of sqrt(0.24 / 1000)."""
    found = estimated([1.0] * 600 + [0.0] * 400)
    assert found.elo == pytest.approx(70.44, abs=0.01)
    assert found.low == pytest.approx(elo(0.6 - 1.96 * math.sqrt(0.24 / 1000)), abs=2)
    assert found.high == pytest.approx(elo(0.6 + 1.96 * math.sqrt(0.24 / 1000)), abs=2)
    assert found.open == ""
    assert str(found) == f"+70 ({found.low:+.0f} to {found.high:+.0f})"


@pytest.mark.parametrize("pairs", [1, 4, 60, 400])
def test_without_a_loss_there_is_a_lower_bound_and_no_upper_one(pairs: int) -> None:
    found, mirrored = estimated([1.0] * pairs), estimated([0.0] * pairs)
    assert (found.open, found.high) == ("above", FARTHEST)
    # Who wins each pair with this chance wins all of them one time in forty.
    assert expected(found.low) == pytest.approx(math.pow(0.025, 1 / pairs), abs=0.01)
    assert found.low < found.elo < FARTHEST
    assert (mirrored.open, mirrored.low) == ("below", -FARTHEST)
    assert (mirrored.elo, mirrored.high) == pytest.approx((-found.elo, -found.low))
    assert str(found) == f"above {found.low:+.0f}"


def test_more_games_say_more() -> None:
    lows = [estimated([1.0] * pairs).low for pairs in (2, 10, 50, 250)]
    assert lows == sorted(lows)
    widths = [found.high - found.low for found in (estimated([0.5, 1.0, 0.0, 0.5] * count) for count in (1, 4, 16))]
    assert widths == sorted(widths, reverse=True)


def pairs_of(rng: random.Random, first: float, second: float, count: int) -> list[float]:
    return [((rng.random() < first) + (rng.random() < second)) / 2 for _ in range(count)]


@pytest.mark.parametrize(
    ("first", "second", "count"), [(0.65, 0.35, 40), (0.9, 0.9, 20), (0.99, 0.98, 60), (0.999, 0.999, 60)]
)
def test_the_interval_holds_what_is_behind_the_games(
    monkeypatch: pytest.MonkeyPatch, first: float, second: float, count: int
) -> None:
    monkeypatch.setattr(statistics, "DRAWS", 800)
    rng = random.Random(5)
    true = elo((first + second) / 2)
    found = [estimated(pairs_of(rng, first, second, count)) for _ in range(150)]
    assert sum(one.low <= true <= one.high for one in found) >= 138  # 142.5 of 150 are expected at least


def test_the_test_by_hand() -> None:
    """Pairs that are all won or all lost: two scores, so the likelihood is a binomial one."""
    scores = [1.0] * 60 + [0.0] * 40
    s1 = expected(50)
    ratio = 60 * math.log(s1 / 0.5) + 40 * math.log((1 - s1) / 0.5)
    assert sequential_test(scores).ratio == pytest.approx(ratio, abs=0.02)
    assert sequential_test([1.0] * 80 + [0.0] * 40).verdict == "accepted"
    assert sequential_test([1.0] * 40 + [0.0] * 80).verdict == "rejected"


@pytest.mark.parametrize("score", [0.0, 0.25, 0.5, 0.75, 1.0])
def test_a_few_equal_pairs_prove_nothing(score: float) -> None:
    found = sequential_test([score] * 4)
    assert found.verdict == "open"
    assert abs(found.ratio) < 4 * math.log(1 / (1 - expected(50)))  # what four games lost by the better one say


def test_scores_of_more_than_two_players_count_too() -> None:
    assert sequential_test([1 / 3, 2 / 3] * 100).verdict in ("rejected", "open")
    assert estimated([1 / 3, 2 / 3] * 100).elo == pytest.approx(0)


@pytest.mark.parametrize(("difference", "wrong"), [(0.0, "accepted"), (50.0, "rejected")])
def test_the_test_is_seldom_wrong(difference: float, wrong: str) -> None:
    """One side of the game is much the better one; one verdict of twenty may be wrong."""
    rng = random.Random(11)
    first, second = 0.25, 2 * expected(difference) - 0.25
    verdicts = []
    for _ in range(60):
        scores = pairs_of(rng, first, second, 10)
        while (found := sequential_test(scores)).verdict == "open" and len(scores) < 400:
            scores += pairs_of(rng, first, second, 5)
        verdicts.append(found.verdict)
    assert verdicts.count(wrong) <= 6
    assert verdicts.count("open") <= 6
