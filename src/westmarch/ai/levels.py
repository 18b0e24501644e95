"""The levels of opponents, and how one is asked for a decision."""

from __future__ import annotations

import importlib
from typing import Any

from westmarch.ai.budget import Budget
from westmarch.ai.guards import Guarded, Ranker
from westmarch.ai.mind import Mind, PlainMind
from westmarch.ai.policy import Policy, RandomPolicy, Seen
from westmarch.ai.rankers import Easy, Medium
from westmarch.ai.search import Hard
from westmarch.ai.style import style_of
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import Game, find_game

LEVELS = ("random", "easy", "medium", "hard")
#: Where the knowledge of each game is: a module, or one below it; a game that is not here is played by its rules alone.
MINDS = {
    "wotr": "westmarch.ai.wotr.mind",
    "bofa": "westmarch.ai.bofa.mind",
    "meccg": "westmarch.ai.meccg.mind",
    "tcg": "westmarch.ai.tcg.mind",
}


#: What an opponent has answered at a table before: see ``Guarded.told``.
Told = dict[str, int]


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


def ranker_of(game: Game, level: str) -> Ranker:
    """How a level above random thinks, without its guards."""
    name, _, text = level.partition("@")
    budget = Budget.parsed(text) if text else Budget()
    if name not in LEVELS[1:] or budget is None:
        raise UnknownLevel(f"{game.name} has no opponent '{level[:40]}'; known: {', '.join(LEVELS)}")
    mind = mind_of(game)
    style = style_of(game.name)
    if name == "easy":
        return Easy(mind, style)
    if name == "medium":
        return Medium(mind, budget if text else Budget(seconds=3.0), style)
    return Hard(mind, budget, style)


def policy_of(game: Game, level: str) -> Policy:
    """An opponent of a level: ``easy``, or with a budget of its own ``hard@0.5s``, ``hard@300n``."""
    return RandomPolicy() if level == "random" else Guarded(ranker_of(game, level), mind_of(game))


def choose(game_name: str, position: dict[str, Any], seat: int, level: str, number: int) -> str:
    """What an opponent decides in a position dealt anew for its seat; a plain function for worker processes."""
    return choose_again(game_name, position, seat, level, number, {})[0]


def choose_again(
    game_name: str, position: dict[str, Any], seat: int, level: str, number: int, told: Told
) -> tuple[str, Told]:
    """The same with what it has answered before at this table; gives that back with the new answer counted."""
    game = find_game(game_name)
    g = game.load(position)
    policy = policy_of(game, level)
    if isinstance(policy, Guarded):
        policy.told = told
    option = policy.choose(Seen(game, g, seat), Chance(seed_of(number)))
    return game.notation.code(g, seat, option), told
