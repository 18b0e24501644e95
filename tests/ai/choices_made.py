"""What opponents decide at the beginning of games against themselves, as text: one line a decision.

python choices_made.py DECISIONS LEVEL [LEVEL ...]
"""

from __future__ import annotations

import sys

from westmarch.ai.levels import policy_of
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide

GAMES = ("bofa", "meccg", "tcg", "wotr")


def choices(name: str, level: str, count: int) -> list[str]:
    """So many decisions of one game."""
    game, chance = find_game(name), Chance(seed_of(12))
    g = game.start(game.checked({}), Chance(seed_of(11)))
    policies = [policy_of(game, level) for _ in range(g.seats)]
    made: list[str] = []
    while g.asks and len(made) < count:
        seat = g.asks[0].seat
        option = policies[seat].choose(Seen(game, g, seat), chance)
        made.append(f"{name} {level} {game.notation.code(g, seat, option)}")
        decide(g, option, seat)
    return made


def all_choices(count: int, levels: list[str]) -> list[str]:
    return [line for level in levels for name in GAMES for line in choices(name, level, count)]


if __name__ == "__main__":
    print("\n".join(all_choices(int(sys.argv[1]), sys.argv[2:])))
