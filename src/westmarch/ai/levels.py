"""The levels of opponents, and how one is asked for a decision."""

from __future__ import annotations

import importlib
from dataclasses import dataclass, field
from typing import Any

from westmarch.ai.bots import bot_of, is_bot, leave
from westmarch.ai.budget import Budget
from westmarch.ai.guards import Guarded, Ranker
from westmarch.ai.manners import Mannered, manners_of
from westmarch.ai.mind import Mind, PlainMind
from westmarch.ai.policy import Policy, RandomPolicy, Seen
from westmarch.ai.rankers import Easy, Learner, Medium
from westmarch.ai.search import Hard, Node
from westmarch.ai.style import ORDINARY, Style
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import Game, find_game

LEVELS = ("random", "learner", "easy", "medium", "hard")


@dataclass
class Memory:
    """What an opponent keeps in mind between two decisions at a table, so that it may think now in one process and then
    in another and is the same opponent as in a match."""

    #: How often each answer was given in this turn: see ``Guarded.repeats``.
    repeats: dict[str, int] = field(default_factory=dict)
    #: The part of the last tree that the next question may go on from.
    tree: Node | None = None

    def given_to(self, policy: Policy) -> None:
        if isinstance(policy, Guarded):
            policy.repeats = self.repeats
            if isinstance(policy.ranker, Hard):
                policy.ranker.kept = self.tree

    def taken_from(self, policy: Policy) -> None:
        if isinstance(policy, Guarded):
            self.repeats = policy.repeats
            if isinstance(policy.ranker, Hard):
                self.tree = policy.ranker.kept


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


def parts_of(game: Game, level: str) -> tuple[str, str, Mind]:
    """The name of a level and the text of its budget, and the mind that it thinks with: ``hard+hunter@300n``."""
    rest, _, budget = level.partition("@")
    name, plus, manner = rest.partition("+")
    if not plus:
        return name, budget, mind_of(game)
    known = manners_of(game)
    if manner not in known:
        raise UnknownLevel(f"{game.name} has no manner '{manner[:40]}'; known: {', '.join(known)}")
    return name, budget, Mannered(mind_of(game), known[manner])


def ranker_of(game: Game, level: str) -> Ranker:
    """How a level above random thinks, without its guards."""
    name, text, mind = parts_of(game, level)
    budget = Budget.parsed(text) if text else Budget()
    if name not in LEVELS[1:] or budget is None:
        raise UnknownLevel(f"{game.name} has no opponent '{level[:40]}'; known: {', '.join(LEVELS)}")
    style = style_of(game)
    if name == "learner":
        return Learner(mind, style)
    if name == "easy":
        return Easy(mind, style)
    if name == "medium":
        return Medium(mind, budget if text else Budget(seconds=3.0), style)
    return Hard(mind, budget, style)


def policy_of(game: Game, level: str) -> Policy:
    """An opponent of a level: ``easy``, or with a budget of its own ``hard@0.5s``, ``hard@300n``, or with a manner
    ``medium+hunter``; or a bot."""
    if is_bot(level):
        return bot_of(level)
    return RandomPolicy() if level == "random" else Guarded(ranker_of(game, level), mind_of(game))


def choose(game_name: str, position: dict[str, Any], seat: int, level: str, number: int) -> str:
    """What an opponent decides in a position dealt anew for its seat; a plain function for worker processes."""
    return choose_again(game_name, position, seat, level, number, Memory())[0]


def choose_again(
    game_name: str, position: dict[str, Any], seat: int, level: str, number: int, memory: Memory
) -> tuple[str, Memory]:
    """The same with what it keeps in mind from before; gives that back as it is after the decision."""
    game = find_game(game_name)
    g = game.load(position)
    policy = policy_of(game, level)
    memory.given_to(policy)
    option = policy.choose(Seen(game, g, seat), Chance(seed_of(number)))
    memory.taken_from(policy)
    leave([policy])
    return game.notation.code(g, seat, option), memory
