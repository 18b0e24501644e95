"""What an opponent would do, and why; and after a game, how the chances went up and down.

Nothing here is prose: options and message keys, which the table puts into words.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from westmarch.ai.guards import settled
from westmarch.ai.levels import mind_of, ranker_of
from westmarch.ai.mind import Mind
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Option
from westmarch.engine.game import Game, find_game
from westmarch.engine.journal import Journal
from westmarch.engine.replaying import replay
from westmarch.engine.state import State

#: Positions dealt to judge an option.
DEALS = 3
#: Reasons given for an option, and how much a term must change to be one.
REASONS = 3
NOTABLE = 0.02
#: A change of the winning chance within a turn that makes it a turning point, and how many are told.
SWING = 0.1
TURNING_POINTS = 3


@dataclass(frozen=True)
class Reason:
    """A term of the evaluation that an option changes, for better (above 0) or worse."""

    key: str
    change: float


@dataclass(frozen=True)
class Advice:
    """An option with the winning chance afterwards and what speaks for and against it."""

    option: Option
    code: str
    chance: float
    reasons: list[Reason]


def advise(seen: Seen, level: str, chance: Chance | None = None, count: int = 3) -> list[Advice]:
    """What a level would do, best first; it knows no more than the seat."""
    chance = chance or Chance(seed_of(0))
    game, ask = seen.game, seen.ask
    mind = mind_of(game)
    g = seen.dealt(chance)
    ranking = ranker_of(game, level).rank(seen, g, chance)
    deals = [g, *[seen.dealt(chance) for _ in range(DEALS - 1)]]
    return [judged(game, mind, deals, option, seen.seat) for option in ranking[:count] if ask.legal(option)]


def judged(game: Game, mind: Mind, deals: list[State], option: Option, seat: int) -> Advice:
    total = 0.0
    changes: dict[str, float] = {}
    for g in deals:
        after = settled(mind, g, option, seat)
        total += mind.evaluate(after, seat)
        if after.ending:
            continue
        before, now = mind.terms(g, seat), mind.terms(after, seat)
        for name, value in now.items():
            changes[name] = changes.get(name, 0.0) + (value - before[name]) / len(deals)
    order = sorted(changes.items(), key=lambda item: (-abs(item[1]), item[0]))
    reasons = [Reason(f"{game.name}-term-{name}", round(change, 3)) for name, change in order if abs(change) >= NOTABLE]
    return Advice(option, game.notation.code(deals[0], seat, option), round(total / len(deals), 3), reasons[:REASONS])


@dataclass(frozen=True)
class Reply:
    """What somebody else would answer, in a position that the seat thinks possible."""

    g: State
    seat: int
    option: Option


def reply(seen: Seen, option: Option, chance: Chance | None = None) -> Reply | None:
    """What the next one to be asked would do after an option; None where the same seat goes on or the game is over."""
    g = settled(mind_of(seen.game), seen.dealt(chance or Chance(seed_of(0))), option, seen.seat)
    if not g.asks or g.asks[0].seat == seen.seat:
        return None
    ask = g.asks[0]
    return Reply(g, ask.seat, mind_of(seen.game).ranked(g, ask)[0][1])


# ---- after the game ----


@dataclass(frozen=True)
class Point:
    """The winning chance of each seat when a turn began; the last one is the end."""

    turn: int
    #: How many decisions had been taken.
    decisions: int
    chances: list[float]


@dataclass(frozen=True)
class Analysis:
    """How a game went, and the turns that changed it most."""

    points: list[Point]
    turning_points: list[Point]


def analysis(journal: Journal) -> Analysis:
    """The winning chances turn by turn. It looks at everything, so it is for games that are over."""
    game = find_game(journal.game)
    mind = mind_of(game)
    session = replay(journal)
    points: list[Point] = []
    for number, g in zip(range(len(session.steps)), session.positions(), strict=False):
        turn = game.turn(g)
        if not points or turn != points[-1].turn:
            points.append(point(mind, g, turn, number))
    points.append(point(mind, session.state, game.turn(session.state), len(session.steps)))
    swings = [
        (abs(now.chances[0] - before.chances[0]), before)
        for before, now in pairwise(points)
        if abs(now.chances[0] - before.chances[0]) >= SWING
    ]
    swings.sort(key=lambda pair: (-pair[0], pair[1].decisions))
    turning = sorted([before for _, before in swings[:TURNING_POINTS]], key=lambda found: found.decisions)
    return Analysis(points, turning)


def point(mind: Mind, g: State, turn: int, decisions: int) -> Point:
    return Point(turn, decisions, [round(mind.evaluate(g, seat), 3) for seat in range(g.seats)])
