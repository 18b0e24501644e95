"""The levels of opponents, and how one is asked for a decision."""

from __future__ import annotations

from typing import Any

from westmarch.ai.policy import Policy, RandomPolicy, Seen
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import Game, find_game


class UnknownLevel(WestmarchError):
    """The game has no opponent of that level."""


def policy_of(game: Game, level: str) -> Policy:
    """An opponent of a level."""
    if level == "random":
        return RandomPolicy()
    raise UnknownLevel(f"{game.name} has no opponent '{level[:40]}'; known: {', '.join(game.levels())}")


def choose(game_name: str, position: dict[str, Any], seat: int, level: str, number: int) -> str:
    """What an opponent decides in a position dealt anew for its seat; a plain function for worker processes."""
    game = find_game(game_name)
    g = game.load(position)
    option = policy_of(game, level).choose(Seen(game, g, seat), Chance(seed_of(number)))
    return game.notation.code(g, seat, option)
