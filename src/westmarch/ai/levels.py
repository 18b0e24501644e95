"""The levels of opponents, and how one is asked for a decision."""

from __future__ import annotations

import importlib
from typing import Any

from westmarch.ai.budget import Budget
from westmarch.ai.guards import Guarded
from westmarch.ai.mind import Mind, PlainMind
from westmarch.ai.policy import Policy, RandomPolicy, Seen
from westmarch.ai.rankers import Easy, Medium
from westmarch.ai.search import Hard
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import Game, find_game

LEVELS = ("random", "easy", "medium", "hard")
#: Where the knowledge of each game is: a module, or one below it; a game that is not here is played by its rules alone.
MINDS = {"wotr": "westmarch.ai.wotr.mind", "bofa": "westmarch.ai.bofa.mind"}


class UnknownLevel(WestmarchError):
    """The game has no opponent of that level."""


def mind_of(game: Game) -> Mind:
    """What the opponents know of a game."""
    place = MINDS.get(game.name)
    if place is not None:
        try:
            mind: Mind = importlib.import_module(place).MIND
        except ModuleNotFoundError as problem:
            if not place.startswith(str(problem.name)):
                raise
        else:
            return mind
    return PlainMind()


def policy_of(game: Game, level: str) -> Policy:
    """An opponent of a level: ``easy``, or with a budget of its own ``hard@0.5s``, ``hard@300n``."""
    name, _, text = level.partition("@")
    budget = Budget.parsed(text) if text else Budget()
    if name not in LEVELS or budget is None:
        raise UnknownLevel(f"{game.name} has no opponent '{level[:40]}'; known: {', '.join(LEVELS)}")
    if name == "random":
        return RandomPolicy()
    mind = mind_of(game)
    if name == "easy":
        return Guarded(Easy(mind), mind)
    if name == "medium":
        return Guarded(Medium(mind, budget if text else Budget(seconds=1.0)), mind)
    return Guarded(Hard(mind, budget), mind)


def choose(game_name: str, position: dict[str, Any], seat: int, level: str, number: int) -> str:
    """What an opponent decides in a position dealt anew for its seat; a plain function for worker processes."""
    game = find_game(game_name)
    g = game.load(position)
    option = policy_of(game, level).choose(Seen(game, g, seat), Chance(seed_of(number)))
    return game.notation.code(g, seat, option)
