"""What a match tells: Elo with its interval, a sequential test, and tables by side and by route to victory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from westmarch.ai.match import Played
from westmarch.ai.statistics import Estimate, estimated, expected, five, sequential_test


def pair_scores(pairs: list[list[Played]]) -> list[float]:
    """The mean score of A in each pair: luck of the seed and of the sides cancels out inside a pair."""
    return [sum(game.score for game in pair) / len(pair) for pair in pairs]


def until_decided(pairs: Iterator[list[Played]]) -> Iterator[list[Played]]:
    """Pairs in their order, whichever is done first, until the sequential test has decided."""
    waiting: dict[int, list[Played]] = {}
    scores: list[float] = []
    for pair in pairs:
        waiting[pair[0].pair] = pair
        while len(scores) in waiting:
            following = waiting.pop(len(scores))
            scores += pair_scores([following])
            yield following
            if sequential_test(scores).verdict != "open":
                return


def summary(pairs: list[list[Played]], level_a: str, level_b: str, sides: list[str]) -> dict[str, Any]:
    """Everything about a match, as plain data."""
    games = [game for pair in pairs for game in pair]
    scores = pair_scores(pairs)
    rating = estimated(scores)
    test = sequential_test(scores)
    decisions = sum(game.decisions for game in games)
    return {
        "a": level_a,
        "b": level_b,
        "pairs": len(pairs),
        "elo": round(rating.elo, 1),
        "elo_low": round(rating.low, 1),
        "elo_high": round(rating.high, 1),
        "open": rating.open,
        "score": round(sum(scores) / len(scores), 4),
        "pentanomial": five(scores),
        "sprt": {"elo": [0, 50], "llr": round(test.ratio, 2), "verdict": test.verdict},
        "by_side": _by_side(games, sides),
        "by_route": _by_route(games),
        "turns": round(sum(game.turns for game in games) / len(games), 2),
        "decisions": round(decisions / len(games), 1),
        "ms_per_decision": {
            "a": round(1000 * sum(game.seconds_a for game in games) * 2 / max(1, decisions), 2),
            "b": round(1000 * sum(game.seconds_b for game in games) * 2 / max(1, decisions), 2),
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


def elo_text(report: dict[str, Any]) -> str:
    """The rating difference of a summary with its interval, for people."""
    return str(Estimate(report["elo"], report["elo_low"], report["elo_high"], report["open"]))
