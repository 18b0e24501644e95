"""Measure the balance of The Battle of Five Armies with two equal commanders.

python tools/bofa_balance.py [GAMES] [SEED]
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from statistics import mean

from westmarch.ai.bofa.easy import EasyPolicy
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.runner import decide
from westmarch.games.bofa.game import GAME


def play(number: int) -> tuple[int, str, int, int, int]:
    """One game: winner, ending, turns, decisions, points."""
    g = GAME.start({}, Chance(seed_of(number)))
    thinking = Chance(seed_of(10_000_000 + number))
    policy = EasyPolicy()
    decisions = 0
    while g.asks:
        ask = g.asks[0]
        decide(g, policy.choose(Seen(GAME, g, ask.seat), thinking), ask.seat)
        decisions += 1
    return g.winners[0], g.ending, GAME.turn(g), decisions, g.points()


def main(arguments: list[str]) -> None:
    games = int(arguments[0]) if arguments else 400
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    with ProcessPoolExecutor() as pool:
        played = list(pool.map(play, range(seed * 100_000, seed * 100_000 + games), chunksize=5))
    for seat, name in enumerate(GAME.seat_names({})):
        print(f"{name}: {100 * sum(row[0] == seat for row in played) / games:.1f} %")
    turns = sorted(row[2] for row in played)
    low, high = turns[games // 20], turns[games - 1 - games // 20]
    print(f"turns: mean {mean(turns):.1f}, 5-95 % {low}-{high}, all {turns[0]}-{turns[-1]}")
    print(f"decisions: mean {mean(row[3] for row in played):.0f}")
    for ending, count in Counter(row[1] for row in played).most_common():
        print(f"{ending}: {count} ({100 * count / games:.1f} %)")


if __name__ == "__main__":
    main(sys.argv[1:])
