"""Fit the weights of the evaluation to games that the opponents play against each other.

    python -m westmarch.ai.wotr.fit [GAMES] [SEED]

Positions between actions are collected with who won in the end. A logistic regression, drawn towards a guess where
the games say little, gives the weights and writes ``fitted.py``. Some decisions are taken at random, so that
positions differ.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from pathlib import Path

from westmarch.ai.wotr.evaluate import FEATURES, features
from westmarch.ai.wotr.fitted import BIAS, WEIGHTS
from westmarch.ai.wotr.mind import MIND
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.runner import decide
from westmarch.games.wotr.facts import FREE
from westmarch.games.wotr.game import GAME
from westmarch.games.wotr.state import War

#: One decision of so many is the second or third choice; one position of so many is kept.
STRAYS = 12
KEPT = 6
#: How firmly the weights stay near what a player would guess.
PENALTY = 0.01
ROUNDS = 150
RATE = 0.8
GUESS = (
    *(-2.0, 2.5, 2.5, -1.5, -1.0, -0.3, 0.5, -2.0, -2.0, -1.5, -0.8, -1.0, 1.5, 1.0, -0.5, 0.8),
    *(0.6, -0.6, 0.3, -0.3, 0.3, -0.3, -0.3, 0.3, 0.3, -0.3, -0.3),
)

Row = tuple[list[float], float]


def sample(number: int) -> list[Row]:
    """The positions of one game with its result."""
    g = GAME.start({}, Chance(seed_of(number)))
    assert isinstance(g, War)
    stray = Chance(seed_of(number + 1_000_000))
    rows: list[list[float]] = []
    while g.asks:
        ask = g.asks[0]
        if MIND.is_pause(ask) and stray.pick(KEPT, "keep") == 0:
            rows.append(features(g))
        ranked = MIND.ranked(g, ask)
        choice = 0
        if MIND.is_macro(ask) and stray.pick(STRAYS, "stray") == 0:
            choice = stray.pick(min(4, len(ranked)), "stray")
        decide(g, ranked[choice][1], ask.seat)
    result = 1.0 if FREE in g.winners else 0.0
    return [(row, result) for row in rows]


def fit(rows: list[Row]) -> tuple[float, list[float]]:
    """Bias and weights by gradient descent on all rows."""
    width = len(FEATURES)
    bias, weights = 0.0, list(GUESS)
    speed_bias, speed = 0.0, [0.0] * width
    for _ in range(ROUNDS):
        slope_bias, slope = 0.0, [0.0] * width
        for values, result in rows:
            total = bias
            for weight, value in zip(weights, values, strict=True):
                total += weight * value
            error = result - 1 / (1 + exp(-max(-30.0, min(30.0, total))))
            slope_bias += error
            for i, value in enumerate(values):
                slope[i] += error * value
        speed_bias = 0.9 * speed_bias + RATE * slope_bias / len(rows)
        bias += speed_bias
        for i in range(width):
            speed[i] = 0.9 * speed[i] + RATE * (slope[i] / len(rows) - PENALTY * (weights[i] - GUESS[i]))
            weights[i] += speed[i]
    return bias, weights


def loss(rows: list[Row], bias: float, weights: list[float]) -> float:
    """The mean log-loss; 0.693 is knowing nothing."""
    total = 0.0
    for values, result in rows:
        x = bias + sum(weight * value for weight, value in zip(weights, values, strict=True))
        chance = min(1 - 1e-9, max(1e-9, 1 / (1 + exp(-x))))
        total -= log(chance if result else 1 - chance)
    return total / len(rows)


def written(bias: float, weights: list[float]) -> str:
    lines = [
        '"""Weights of the evaluation, by ``evaluate.FEATURES``; written by ``python -m westmarch.ai.wotr.fit``."""',
        "",
        f"BIAS = {bias:.3f}",
        "WEIGHTS = (",
        *[f"    {weight:.3f},  # {name}" for name, weight in zip(FEATURES, weights, strict=True)],
        ")",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    with ProcessPoolExecutor(2) as pool:
        found = list(pool.map(sample, range(seed, seed + games), chunksize=4))
    kept = [row for rows in found[games // 5 :] for row in rows]
    tests = [row for rows in found[: games // 5] for row in rows]
    print(f"with the weights of before {loss(tests, BIAS, list(WEIGHTS)):.4f} on {len(tests)} positions", flush=True)
    bias, weights = fit(kept)
    print(f"{len(kept)} positions, loss {loss(kept, bias, weights):.4f}; on others {loss(tests, bias, weights):.4f}")
    Path(__file__).with_name("fitted.py").write_text(written(bias, weights), encoding="utf-8")


if __name__ == "__main__":
    main()
