"""What a match tells: Elo with its interval, a sequential test, and tables by side and by route to victory."""

from __future__ import annotations

import math
from typing import Any

from westmarch.ai.match import Played

#: Standard errors of a 95 % interval.
_Z = 1.959964


def elo(score: float) -> float:
    """The rating difference that predicts a score."""
    return -400.0 * math.log10(1.0 / score - 1.0)


def expected(difference: float) -> float:
    """The score that a rating difference predicts."""
    return 1.0 / (1.0 + math.pow(10.0, -difference / 400.0))


def pair_scores(pairs: list[list[Played]]) -> list[float]:
    """The mean score of A in each pair: luck of the seed and of the sides cancels out inside a pair."""
    return [sum(game.score for game in pair) / len(pair) for pair in pairs]


def mean_and_error(scores: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    count = len(scores)
    mean = sum(scores) / count
    if count < 2:
        return mean, 0.5
    variance = sum((score - mean) ** 2 for score in scores) / (count - 1)
    return mean, math.sqrt(variance / count)


def elo_interval(scores: list[float]) -> tuple[float, float, float]:
    """Elo and its 95 % interval, from the spread of the pairs."""
    mean, error = mean_and_error(scores)
    edge = 0.25 / len(scores)
    # With hardly any spread the normal interval would claim certainty; the width never falls below one pair.
    error = max(error, edge)
    low, high = mean - _Z * error, mean + _Z * error
    return elo(_inside(mean, edge)), elo(_inside(low, edge)), elo(_inside(high, edge))


def _inside(score: float, edge: float) -> float:
    """A score of exactly 0 or 1 has no finite Elo; a quarter point is left open."""
    return min(1.0 - edge, max(edge, score))


def sequential_test(
    scores: list[float], low: float = 0.0, high: float = 50.0, risk: float = 0.05, least: int = 60
) -> tuple[float, str]:
    """Is A better by ``high`` Elo rather than ``low``? The log-likelihood ratio over pairs and the verdict.

    A generalised sequential probability ratio test with the variance of the pairs.
    """
    mean, error = mean_and_error(scores)
    variance = max(error * error * len(scores), 1e-4)
    s0, s1 = expected(low), expected(high)
    ratio = len(scores) * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    bound = math.log((1 - risk) / risk)
    if len(scores) < least:
        return ratio, "open"
    return ratio, "accepted" if ratio >= bound else "rejected" if ratio <= -bound else "open"


def summary(pairs: list[list[Played]], level_a: str, level_b: str, sides: list[str]) -> dict[str, Any]:
    """Everything about a match, as plain data."""
    games = [game for pair in pairs for game in pair]
    scores = pair_scores(pairs)
    rating, rating_low, rating_high = elo_interval(scores)
    ratio, verdict = sequential_test(scores)
    decisions = sum(game.decisions for game in games)
    return {
        "a": level_a,
        "b": level_b,
        "pairs": len(pairs),
        "elo": round(rating, 1),
        "elo_low": round(rating_low, 1),
        "elo_high": round(rating_high, 1),
        "score": round(sum(scores) / len(scores), 4),
        "sprt": {"elo": [0, 50], "llr": round(ratio, 2), "verdict": verdict},
        "by_side": _by_side(games, sides),
        "by_route": _by_route(games),
        "turns": round(sum(game.turns for game in games) / len(games), 2),
        "decisions": round(decisions / len(games), 1),
        "ms_per_decision": {
            "a": round(1000 * sum(game.seconds_a for game in games) * 2 / decisions, 2),
            "b": round(1000 * sum(game.seconds_b for game in games) * 2 / decisions, 2),
        },
        "longest_ms": {
            "a": round(1000 * max(game.longest_a for game in games), 1),
            "b": round(1000 * max(game.longest_b for game in games), 1),
        },
        "failures": sum(game.failures for game in games),
    }


def _by_side(games: list[Played], sides: list[str]) -> dict[str, dict[str, Any]]:
    """A's score by the side it played, and how often each side won at all."""
    out: dict[str, dict[str, Any]] = {}
    for half, name in ((0, "/".join(sides[: len(sides) // 2])), (1, "/".join(sides[len(sides) // 2 :]))):
        mine = [game for game in games if game.half == half]
        side_wins = [game.score if game.half == half else 1 - game.score for game in games]
        out[name] = {
            "a_score": round(sum(game.score for game in mine) / max(1, len(mine)), 4),
            "side_wins": round(sum(side_wins) / len(games), 4),
        }
    return out


def _by_route(games: list[Played]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for game in games:
        counts[game.ending] = counts.get(game.ending, 0) + 1
    return dict(sorted(counts.items()))


# ---- a rating of many levels ----

#: A pull towards equality, in games, so that a level that never lost has a rating too.
_PRIOR = 0.5
_STEPS = 4_000


def bradley_terry(games: list[tuple[str, str, float]], anchor: str = "random") -> tuple[dict[str, float], float]:
    """Ratings in Elo of all who played, the anchor at 0, and the advantage of the first side.

    A game is (who had the first side, who had the second, the score of the first).
    """
    names = sorted({name for first, second, _ in games for name in (first, second)})
    ratings = dict.fromkeys(names, 0.0)
    advantage = 0.0
    counts: dict[tuple[str, str], list[float]] = {}
    for first, second, score in games:
        row = counts.setdefault((first, second), [0.0, 0.0])
        row[0] += score
        row[1] += 1
    for _ in range(_STEPS):
        slopes = {name: -_PRIOR * (expected(ratings[name]) - 0.5) for name in names}
        tilt = -_PRIOR * (expected(advantage) - 0.5)
        for (first, second), (won, played) in counts.items():
            error = won - played * expected(ratings[first] - ratings[second] + advantage)
            slopes[first] += error
            slopes[second] -= error
            tilt += error
        step = 400.0 / max(4, len(games))
        for name in names:
            ratings[name] += step * slopes[name]
        advantage += step * tilt
    zero = ratings.get(anchor, 0.0)
    return {name: rating - zero for name, rating in ratings.items()}, advantage
