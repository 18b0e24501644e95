"""Speed: how many decisions, games and turns a second, and what a clone costs.

Rates are per second of processor time, so that a busy machine does not spoil them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec

from westmarch.engine import runner
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import Game, Options
from westmarch.engine.playing import LIMIT
from westmarch.engine.state import State

#: Positions kept for measuring clones, and how often each one is cloned.
_KEPT = 64
_CLONES = 50


#: Plays on with some chance, for so many decisions at most and until a moment of the clock; gives how many it made.
Play = Callable[[State, Chance, int, float], int]


def at_random(g: State, chance: Chance, most: int, until: float) -> int:
    """Random decisions are quick: the clock is looked at between games."""
    return runner.playout(g, chance, most)


def bench(
    game: Game,
    options: Options,
    seconds: float,
    progress: Callable[[float], None] = lambda _: None,
    play: Play = at_random,
) -> dict[str, Any]:
    """Games on one core for some seconds."""
    policy = Chance(seed_of(-1))
    kept: list[State] = []
    decisions = games = turns = 0
    begin, begin_cpu = time.perf_counter(), time.process_time()
    spent = 0.0
    while spent < seconds or not kept:
        g = game.start(options, Chance(seed_of(games)))
        if len(kept) < _KEPT:
            decisions += play(g, policy, 8 * (games % 8), begin + seconds)
            kept.append(g.clone())
        decisions += play(g, policy, LIMIT, begin + seconds)
        games += not g.asks
        turns += game.turn(g)
        spent = time.perf_counter() - begin
        progress(spent)
    cpu = max(time.process_time() - begin_cpu, 1e-6)
    return {
        "game": game.name,
        "seconds": round(spent, 2),
        "decisions_per_s": round(decisions / cpu),
        "games_per_s": round(games / cpu, 2),
        "turns_per_s": round(turns / cpu, 1),
        "clone_us": round(_clone_us(kept), 2),
        "state_bytes": round(sum(len(msgspec.msgpack.encode(g.dump())) for g in kept) / len(kept)),
        "compiled": is_compiled(),
    }


def _clone_us(positions: list[State]) -> float:
    """The time of one clone in microseconds: the best of some rounds, so that other work does not count."""
    best = float("inf")
    for _ in range(5):
        begin = time.process_time()
        for g in positions:
            for _ in range(_CLONES):
                g.clone()
        best = min(best, time.process_time() - begin)
    return best / (len(positions) * _CLONES) * 1e6


def is_compiled() -> bool:
    """Whether the kernel runs as compiled modules."""
    return not str(runner.__file__).endswith(".py")
