"""Learning the evaluation from positions and results; needs numpy (the extra ``research``).

The net is small: every feature adds its share, and some combinations of features (tanh) add theirs. Who plays how
well in a game is told by additional columns while learning, so that a position is not taken for bad because a weak
player got into it; they are left out afterwards.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from westmarch.ai.net import Net

#: Combinations of features, how firmly they are kept small, passes over all rows, rows in a step, and its size.
COMBINATIONS = 24
DECAY = 1e-3
PASSES = 12
BATCH = 256
RATE = 2e-3
#: How firmly the weights of the regression before are kept small.
RIDGE = 1e-5


def chances(sums: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(sums, -30, 30)))


def loss(found: Any, results: Any) -> float:
    """The mean log-loss; 0.693 is knowing nothing."""
    found = np.clip(found, 1e-6, 1 - 1e-6)
    return float(-(results * np.log(found) + (1 - results) * np.log(1 - found)).mean())


def regression(rows: Any, results: Any) -> Any:
    """Weights and, last, the bias of a logistic regression (Newton's method)."""
    table = np.hstack([rows, np.ones((len(rows), 1))])
    weights = np.zeros(table.shape[1])
    ridge = RIDGE * len(rows) * np.eye(table.shape[1])
    for _ in range(12):
        found = chances(table @ weights)
        slope = table.T @ (results - found) - ridge @ weights
        weights += np.linalg.solve(table.T @ (table * (found * (1 - found) + 1e-6)[:, None]) + ridge, slope)
    return weights


def learn(rows: Any, results: Any, tests: Any, answers: Any, plain: int, seed: int = 0) -> tuple[Net, float, float]:
    """The net of the pass that does best on the tests, its loss there, and the loss of the regression alone.

    ``plain`` columns are features, the others tell who plays.
    """
    usual, spread = rows.mean(0), rows.std(0) + 1e-3
    scaled, scaled_tests = (rows - usual) / spread, (tests - usual) / spread
    start = regression(scaled, results)
    simple = loss(chances(scaled_tests @ start[:-1] + start[-1]), answers)
    random = np.random.default_rng(seed)
    width = rows.shape[1]
    parts = [
        random.normal(0, 1 / np.sqrt(width), (width, COMBINATIONS)),
        np.zeros(COMBINATIONS),
        random.normal(0, 0.3, COMBINATIONS),
        start[:-1].copy(),
        start[-1:].copy(),
    ]
    means = [np.zeros_like(part) for part in parts]
    squares = [np.zeros_like(part) for part in parts]
    best, kept, steps = simple, [part.copy() for part in parts], 0
    for _ in range(PASSES):
        order = random.permutation(len(scaled))
        for place in range(0, len(order), BATCH):
            some = order[place : place + BATCH]
            steps += 1
            for i, slope in enumerate(_slopes(parts, scaled[some], results[some])):
                means[i] = 0.9 * means[i] + 0.1 * slope
                squares[i] = 0.999 * squares[i] + 0.001 * slope**2
                size = np.sqrt(squares[i] / (1 - 0.999**steps)) + 1e-8
                parts[i] = parts[i] - RATE * means[i] / (1 - 0.9**steps) / size
        now = loss(chances(_sums(parts, scaled_tests)), answers)
        if now < best:
            best, kept = now, [part.copy() for part in parts]
    return _unscaled(kept, usual, spread, plain), best, simple


def _sums(parts: list[Any], rows: Any) -> Any:
    return np.tanh(rows @ parts[0] + parts[1]) @ parts[2] + rows @ parts[3] + parts[4]


def _slopes(parts: list[Any], rows: Any, results: Any) -> list[Any]:
    hidden = np.tanh(rows @ parts[0] + parts[1])
    error = (chances(hidden @ parts[2] + rows @ parts[3] + parts[4]) - results) / len(rows)
    inner = np.outer(error, parts[2]) * (1 - hidden * hidden)
    return [
        rows.T @ inner + DECAY * parts[0],
        inner.sum(0),
        hidden.T @ error + DECAY * parts[2],
        rows.T @ error,
        np.array([error.sum()]),
    ]


def _unscaled(parts: list[Any], usual: Any, spread: Any, plain: int) -> Net:
    """The same net for features as they are, with nothing in the other columns."""
    inner = parts[0] / spread[:, None]
    biases = parts[1] - (usual / spread) @ parts[0]
    direct = parts[3] / spread
    bias = float(parts[4][0] - (usual / spread) @ parts[3])
    combinations = [(inner[:plain, i].tolist(), float(biases[i]), float(parts[2][i])) for i in range(len(biases))]
    return Net(bias, direct[:plain].tolist(), combinations, usual[:plain].tolist())
