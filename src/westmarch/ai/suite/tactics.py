"""What makes a position one for the suite: some answers are clearly right, others clearly wrong.

A tactic looks at a question of a game that is being played and gives the acceptable answers, with what it reckoned,
or None if it has nothing to say. Those of one game stand in ``ai/<game>/tactics.py``; here are those of all games.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from math import sqrt

from westmarch.ai.guards import outcome
from westmarch.ai.levels import mind_of
from westmarch.ai.mind import Mind, won
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Ask, Option
from westmarch.engine.game import Game
from westmarch.engine.runner import decide, question_for
from westmarch.engine.state import State

#: The theme of what was found out by playing on.
PLAYED_ON = "played-on"
#: Answers looked at.
MOST = 60
#: Trials of each answer: a few to see whether they differ, then as many as it takes to be sure.
FEW, MANY = 12, 96
#: How much worse than the best an answer may do and still be acceptable, and how much worse a mistake does.
NEAR, FAR = 0.12, 0.3
#: Decisions after which a game played on is given up.
LONG = 1_500


@dataclass(frozen=True)
class Found:
    """Acceptable answers, and what was reckoned about answers."""

    accept: list[Option]
    chances: dict[Option, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Tactic:
    """A theme with the function that finds positions of it."""

    theme: str
    find: Callable[[State, Ask], Found | None]


def tactics_of(game: Game) -> list[Tactic]:
    """The tactics of a game, its own first."""
    mind = mind_of(game)
    try:
        own: list[Tactic] = importlib.import_module(f"westmarch.ai.{game.name}.tactics").TACTICS
    except ModuleNotFoundError:
        own = []
    return [
        *own,
        Tactic("win", partial(sure_win, game, mind)),
        Tactic("loss", partial(sure_loss, game, mind)),
        Tactic(PLAYED_ON, partial(proved, game, mind)),
    ]


def ends_of(game: Game, mind: Mind, g: State, ask: Ask) -> dict[Option, tuple[float, float]]:
    """By answer, how often it wins and loses at once, over deals and dice."""
    if ask.count() > MOST or not mind.near_end(g):
        return {}
    seen = Seen(game, g, ask.seat)
    found: dict[Option, tuple[float, float]] = {}
    for option in ask.all_options():
        chance = Chance(seed_of(ask.count()))
        ends = [outcome(mind, seen.dealt(chance), option, ask.seat)[0] for _ in range(FEW)]
        if len(set(ends)) == 1 and ends[0]:
            ends += [outcome(mind, seen.dealt(chance), option, ask.seat)[0] for _ in range(MANY - FEW)]
        found[option] = (ends.count(1) / len(ends), ends.count(-1) / len(ends))
    return found


def sure_win(game: Game, mind: Mind, g: State, ask: Ask) -> Found | None:
    """A win at once, whatever is hidden and whatever is rolled, is not given away."""
    ends = ends_of(game, mind, g, ask)
    wins = {option: won for option, (won, _) in ends.items()}
    right = [option for option, share in wins.items() if share >= 1 - FAR]
    if 1.0 not in wins.values() or len(right) == len(wins):
        return None
    return Found(right, {option: round(share, 3) for option, share in wins.items() if share})


def sure_loss(game: Game, mind: Mind, g: State, ask: Ask) -> Found | None:
    """What loses at once whatever happens is not done where something else may well save the game."""
    ends = ends_of(game, mind, g, ask)
    losses = {option: lost for option, (_, lost) in ends.items()}
    right = [option for option, share in losses.items() if share < 1.0]
    if len(right) == len(losses) or min(losses.values(), default=1.0) > 1 - FAR:
        return None
    return Found(right, {option: round(1 - share, 3) for option, share in losses.items() if share < 1.0})


# ---- games played on ----


def proved(game: Game, mind: Mind, g: State, ask: Ask) -> Found | None:
    """Answers whose games, played on to the end with the same deals and dice, were won much more often than others'."""
    if not mind.is_weighed(ask):
        return None
    options = [option for _, option in mind.ranked(g, ask)[:6]]
    if len(options) < 2:
        return None
    results: dict[Option, list[float]] = {option: [] for option in options}
    for number in range(MANY):
        if number == FEW and spread(results) < FAR:
            return None
        for option in options:
            results[option].append(played_on(game, mind, g, ask, option, number))
    means = {option: sum(values) / len(values) for option, values in results.items()}
    best = max(means.values())
    error = sqrt(0.25 / MANY)
    accept = [option for option in options if means[option] >= best - NEAR]
    wrong = [option for option in options if means[option] < best - FAR - error]
    if not wrong or len(accept) + len(wrong) < len(options):
        return None
    # What was not played on is neither right nor wrong; only clear mistakes are.
    others = [option for option in ask.all_options() if option not in wrong] if ask.count() <= MOST else accept
    return Found(others, {option: round(means[option], 3) for option in options})


def spread(results: dict[Option, list[float]]) -> float:
    means = [sum(values) / len(values) for values in results.values()]
    return max(means) - min(means)


def played_on(game: Game, mind: Mind, g: State, ask: Ask, option: Option, number: int) -> float:
    """The result of one game after an answer: a deal for the seat, then both sides as the mind likes it."""
    after = Seen(game, g, ask.seat).dealt(Chance(seed_of(number)))
    after.chance = Chance(seed_of(number + 1_000))
    if question_for(after, ask.seat) is None:
        return 0.5
    decide(after, option, ask.seat)
    for _ in range(LONG):
        if not after.asks:
            return won(after, ask.seat)
        asked = after.asks[0]
        decide(after, mind.ranked(after, asked)[0][1], asked.seat)
    return 0.5
