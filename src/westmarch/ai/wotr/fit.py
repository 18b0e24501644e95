"""Learn the evaluation from games that the opponents play against each other.

    python -m westmarch.ai.wotr.fit [GAMES] [SEED]

Positions between actions are collected with who won in the end. Each side follows the heuristics with a whim of its
own, from none to a large one, so that positions differ and that what is seldom done can be judged as well. The
result is written to ``net.py``. It needs numpy, and about a quarter of a second for each game.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from textwrap import fill

from westmarch.ai.rankers import fancied
from westmarch.ai.wotr.evaluate import FEATURES, features
from westmarch.ai.wotr.mind import MIND
from westmarch.ai.wotr.training import Net, learn
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.runner import decide
from westmarch.games.wotr.facts import FREE
from westmarch.games.wotr.game import GAME
from westmarch.games.wotr.state import War

#: How far a side strays from what looks best.
WHIMS = (0.0, 0.3, 0.8, 1.5, 2.5)
#: Three positions of so many are kept; one game of so many is kept aside to judge the result.
KEPT = 10
ASIDE = 5

#: Features and who plays, and whether the Free Peoples won.
Row = tuple[list[float], float]


def sample(number: int) -> list[Row]:
    """The positions of one game with its result."""
    g = GAME.start({}, Chance(seed_of(number)))
    assert isinstance(g, War)
    stray = Chance(seed_of(number + 1_000_000_000))
    whims = [stray.pick(len(WHIMS), "whim") for _ in range(2)]
    players = [float(whim == which) for whim in whims for which in range(1, len(WHIMS))]
    rows: list[list[float]] = []
    while g.asks:
        ask = g.asks[0]
        if MIND.is_pause(ask) and stray.pick(KEPT, "keep") < 3:
            rows.append(features(g) + players)
        ranked = MIND.ranked(g, ask)
        if MIND.is_macro(ask):
            ranked = fancied(ranked, WHIMS[whims[g.side_of_seat(ask.seat)]], stray)
        decide(g, ranked[0][1], ask.seat)
    result = 1.0 if FREE in g.winners else 0.0
    return [(row, result) for row in rows]


def written(net: Net) -> str:
    """The module that holds a net."""

    def numbers(values: list[float]) -> str:
        text = ", ".join(f"{value:.4f}" for value in values)
        return "[\n" + fill(text, 116, initial_indent="    ", subsequent_indent="    ") + "\n]"

    lines = [
        '"""How the evaluation weighs its features; written by ``python -m westmarch.ai.wotr.fit``."""',
        "",
        "# fmt: off",
        f"BIAS = {net.bias:.4f}",
        "#: What each feature adds by itself, and how it usually is.",
        f"DIRECT: list[float] = {numbers(net.direct)}",
        f"USUAL: list[float] = {numbers(net.usual)}",
        "#: Combinations: weights by feature, bias, and what the combination adds.",
        "COMBINATIONS: list[tuple[list[float], float, float]] = [",
        *[f"    ({numbers(weights)}, {bias:.4f}, {out:.4f})," for weights, bias, out in net.combinations],
        "]",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    import numpy as np

    games = int(sys.argv[1]) if len(sys.argv) > 1 else 4000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    with ProcessPoolExecutor(2) as pool:
        found = list(pool.map(sample, range(seed, seed + games), chunksize=20))
    kept = [row for rows in found[games // ASIDE :] for row in rows]
    tests = [row for rows in found[: games // ASIDE] for row in rows]
    tables = [np.array([row for row, _ in part]) for part in (kept, tests)]
    results = [np.array([result for _, result in part]) for part in (kept, tests)]
    net, best, simple = learn(tables[0], results[0], tables[1], results[1], len(FEATURES))
    print(f"{len(kept)} positions; loss on {len(tests)} others {best:.4f}, of a regression alone {simple:.4f}")
    Path(__file__).with_name("net.py").write_text(written(net), encoding="utf-8")


if __name__ == "__main__":
    main()
