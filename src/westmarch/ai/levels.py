"""The levels of opponents, and how one is asked for a decision."""

from __future__ import annotations

import importlib
from typing import Any

from westmarch.ai.bots import bot_of, is_bot, leave
from westmarch.ai.budget import Budget
from westmarch.ai.guards import Guarded, Ranker
from westmarch.ai.mind import Mind, PlainMind
from westmarch.ai.policy import Policy, RandomPolicy, Seen
from westmarch.ai.rankers import Easy, Medium
from westmarch.ai.search import Hard
from westmarch.ai.style import ORDINARY, Style
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import Game, find_game

LEVELS = ("random", "easy", "medium", "hard")

#: What an opponent has answered at a table before: see ``Guarded.repeats``.
Repeats = dict[str, int]


class UnknownLevel(WestmarchError):
    """The game has no opponent of that level."""


def mind_of(game: Game) -> Mind:
    """What the opponents know of a game; one that brings no knowledge is played by its rules alone."""
    mind: Mind = importlib.import_module(game.opponents).MIND if game.opponents else PlainMind()
    return mind


def style_of(game: Game) -> Style:
    """How the levels play a game."""
    style: Style = importlib.import_module(game.opponents).STYLE if game.opponents else ORDINARY
    return style


def ranker_of(game: Game, level: str) -> Ranker:
    """How a level above random thinks, without its guards."""
    name, _, text = level.partition("@")
    budget = Budget.parsed(text) if text else Budget()
    if name not in LEVELS[1:] or budget is None:
        raise UnknownLevel(f"{game.name} has no opponent '{level[:40]}'; known: {', '.join(LEVELS)}")
    mind = mind_of(game)
    style = style_of(game)
    if name == "easy":
        return Easy(mind, style)
    if name == "medium":
        return Medium(mind, budget if text else Budget(seconds=3.0), style)
    return Hard(mind, budget, style)


def policy_of(game: Game, level: str) -> Policy:
    """An opponent of a level: ``easy``, or with a budget of its own ``hard@0.5s``, ``hard@300n``; or a bot."""
    if is_bot(level):
        return bot_of(level)
    return RandomPolicy() if level == "random" else Guarded(ranker_of(game, level), mind_of(game))


def choose(game_name: str, position: dict[str, Any], seat: int, level: str, number: int) -> str:
    """What an opponent decides in a position dealt anew for its seat; a plain function for worker processes."""
    return choose_again(game_name, position, seat, level, number, {})[0]


def choose_again(
    game_name: str, position: dict[str, Any], seat: int, level: str, number: int, repeats: Repeats
) -> tuple[str, Repeats]:
    """The same with what it has answered before at this table; gives that back with the new answer counted."""
    game = find_game(game_name)
    g = game.load(position)
    policy = policy_of(game, level)
    if isinstance(policy, Guarded):
        policy.repeats = repeats
    option = policy.choose(Seen(game, g, seat), Chance(seed_of(number)))
    leave([policy])
    return game.notation.code(g, seat, option), repeats
