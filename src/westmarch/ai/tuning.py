"""Tune the heuristics of a game by play of their variations against each other.

    python -m westmarch.ai.tuning GAME FILE MINUTES [NAME ...]

Each round changes all weights of ``ai/<game>/weights.py`` at once, or those that are named, by a random factor up or
down, plays two pairs of games with these changes against the opposite ones, and moves every weight a little towards
the side that won (simultaneous perturbation: what matters adds up over thousands of rounds, what does not cancels
out). FILE holds the rounds so far and the weights; with the same FILE more rounds follow. Nothing is written to the
project: the weights that are found have to stand the test of a match first, and evaluations that look at them
(``ai.lessons``) have to be learnt anew. Tuning needs plain Python (``WESTMARCH_PURE=1``): in compiled modules the
weights are constants.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from math import exp, log
from pathlib import Path
from types import ModuleType

from westmarch.ai.lessons import evaluation_of
from westmarch.ai.levels import mind_of
from westmarch.ai.match import LIMIT, EndlessGame
from westmarch.ai.mind import won
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide

#: How far the weights of a round lie from those so far, as a logarithm, and how far a lost or won round moves them.
APART = 0.35
STEP = 0.02
#: Pairs of games a round, and rounds between two reports.
PAIRS = 2
REPORT = 20

Weight = float | tuple[float, ...]
Weights = dict[str, Weight]


def weights_module(name: str) -> ModuleType:
    return importlib.import_module(f"westmarch.ai.{name}.weights")


def weights_of(name: str, chosen: list[str]) -> Weights:
    """The weights of a game by name: those chosen, or all that are numbers."""
    module = weights_module(name)
    names = chosen or [
        each for each in vars(module) if each.isupper() and isinstance(getattr(module, each), (float, tuple))
    ]
    missing = [each for each in names if not hasattr(module, each)]
    if missing:
        raise SystemExit(f"{name} has no weight {', '.join(missing)}")
    return {each: getattr(module, each) for each in names}


def scaled(weight: Weight, factor: float) -> Weight:
    return tuple([part * factor for part in weight]) if isinstance(weight, tuple) else weight * factor


def varied(base: Weights, logs: dict[str, float]) -> Weights:
    return {name: scaled(weight, exp(logs[name])) for name, weight in base.items()}


def use(module: ModuleType, weights: Weights) -> None:
    if not str(module.__file__).endswith(".py"):
        raise SystemExit("compiled weights cannot be changed: tune with WESTMARCH_PURE=1")
    for name, weight in weights.items():
        setattr(module, name, weight)


def result(name: str, sides: tuple[Weights, Weights], number: int) -> float:
    """One game between the bare heuristics with the weights of each side: what the first seat gets of it."""
    game, module = find_game(name), weights_module(name)
    mind = mind_of(game)
    kinds = evaluation_of(name).OPTIONS
    g = game.start(game.checked(kinds[number % len(kinds)]), Chance(seed_of(number)))
    thinking = Chance(seed_of(number + 1_000_000_000))
    for _ in range(LIMIT):
        if not g.asks:
            return won(g, 0)
        seat = g.asks[0].seat
        use(module, sides[seat])
        seen = Seen(game, g, seat)
        decide(g, mind.ranked(seen.dealt(thinking), seen.ask)[0][1], seat)
    raise EndlessGame(f"game {number} of {name} goes on after {LIMIT} decisions")


def better(name: str, one: Weights, other: Weights, numbers: range) -> float:
    """The share of points of one against the other, over pairs of games with the seats changed."""
    before = weights_of(name, list(one))
    try:
        points = [result(name, (one, other), n) + 1.0 - result(name, (other, one), n) for n in numbers]
    finally:
        use(weights_module(name), before)
    return sum(points) / (2 * len(points))


def one_round(name: str, base: Weights, logs: dict[str, float], number: int) -> dict[str, float]:
    """The weights after a round, as logarithms of their change."""
    coin = Chance(seed_of(number + 2_000_000_000))
    way = {each: 2 * coin.pick(2, "way") - 1 for each in base}
    up, down = [varied(base, {each: logs[each] + sign * APART * way[each] for each in base}) for sign in (1, -1)]
    gain = 2 * better(name, up, down, range(number * PAIRS, (number + 1) * PAIRS)) - 1
    return {each: logs[each] + STEP * gain * way[each] for each in base}


def tune(name: str, file: Path, seconds: float, chosen: list[str]) -> Weights:
    """Rounds for so long, from where the file ends."""
    base = weights_of(name, chosen)
    logs, rounds = dict.fromkeys(base, 0.0), 0
    if file.exists():
        found = json.loads(file.read_text(encoding="utf-8"))
        rounds = found["rounds"]
        logs = {each: log(found["factors"].get(each, 1.0)) for each in base}
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        logs = one_round(name, base, logs, rounds)
        rounds += 1
        if rounds % REPORT == 0 or time.monotonic() >= end:
            factors = {each: round(exp(value), 4) for each, value in logs.items()}
            file.write_text(json.dumps({"rounds": rounds, "factors": factors, "weights": varied(base, logs)}))
            print(f"{rounds} rounds", *[f"{each} x{factor:.2f}" for each, factor in factors.items()], file=sys.stderr)
    return varied(base, logs)


def main() -> None:
    if len(sys.argv) < 4:
        raise SystemExit("usage: python -m westmarch.ai.tuning GAME FILE MINUTES [NAME ...]")
    name, file, minutes, *chosen = sys.argv[1:]
    for each, weight in tune(name, Path(file), 60 * float(minutes), chosen).items():
        print(each, "=", weight)


if __name__ == "__main__":
    main()
