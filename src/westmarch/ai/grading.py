"""After a game: what each decision cost in winning chance, and what luck did.

A decision is compared with the options that looked best, each carried out with its details in positions dealt for the
seat that decided: it is not blamed for what it could not know. A first look at every decision finds those that may have
been mistakes; these are looked at again with more deals. Luck is what dice and draws changed: the winning chance after
they fell, less the chance that was to be expected of what had been decided.
"""

from __future__ import annotations

from dataclasses import dataclass

from westmarch.ai.guards import settled
from westmarch.ai.levels import mind_of
from westmarch.ai.mind import Mind
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Option
from westmarch.engine.game import Game, find_game
from westmarch.engine.journal import Journal
from westmarch.engine.replaying import replay
from westmarch.engine.runner import question_for
from westmarch.engine.state import State

#: Options that a decision is compared with, and deals of the second look.
RIVALS = 3
DEALS = 6
#: Decisions that are looked at a second time, and the least cost that is told.
SUSPECTS = 12
NOTABLE = 0.03


@dataclass(frozen=True)
class Graded:
    """A decision with what it cost, and what would have been better."""

    #: Decisions taken before.
    at: int
    turn: int
    seat: int
    code: str
    better: str
    cost: float


@dataclass(frozen=True)
class Review:
    """A game looked back at."""

    #: Decisions that cost most, dearest first.
    mistakes: list[Graded]
    #: By seat, what dice and draws brought it in winning chance over the game.
    luck: list[float]


@dataclass(frozen=True)
class Decided:
    """A decision as it stood at the table."""

    at: int
    turn: int
    seat: int
    option: Option
    g: State


def review(journal: Journal) -> Review:
    """Look back at a game. It looks at everything, so it is for games that are over."""
    game = find_game(journal.game)
    mind = mind_of(game)
    session = replay(journal)
    suspects: list[tuple[float, Decided]] = []
    luck = [0.0] * session.state.seats
    expected: list[float] | None = None
    positions = session.positions()
    for at, (step, g) in enumerate(zip(session.steps, positions, strict=False)):
        ask = question_for(g, step.seat)
        if ask is None or not mind.is_pause(ask) or not mind.is_weighed(ask) or ask.count() < 2:
            continue
        if expected is not None:
            add_luck(luck, mind, g, expected)
        here = Decided(at, game.turn(g), step.seat, step.option, g.clone())
        suspects.append((cost(mind, here, [here.g], rivals(mind, here))[0], here))
        after = settled(mind, g, step.option, step.seat)
        rolled = after.chance.used != g.chance.used
        expected = likely_after(mind, here) if rolled else None
    suspects.sort(key=lambda pair: (-pair[0], pair[1].at))
    graded = [second_look(game, mind, here) for _, here in suspects[:SUSPECTS]]
    mistakes = [one for one in graded if one.cost >= NOTABLE]
    return Review(sorted(mistakes, key=lambda one: (-one.cost, one.at)), [round(total, 3) for total in luck])


def rivals(mind: Mind, here: Decided) -> list[Option]:
    """The options that looked best; the one that was taken comes first."""
    ask = question_for(here.g, here.seat)
    assert ask is not None
    ranked = [option for _, option in mind.ranked(here.g, ask)[: RIVALS + 1] if option != here.option]
    return [here.option, *ranked[:RIVALS]]


def cost(mind: Mind, here: Decided, deals: list[State], options: list[Option]) -> tuple[float, Option]:
    """How much better than the first option the best one is, over some deals, and which that is."""
    worth = [
        sum([mind.evaluate(settled(mind, g, option, here.seat), here.seat) for g in deals]) / len(deals)
        for option in options
    ]
    best = max(range(len(options)), key=lambda place: (worth[place], -place))
    return worth[best] - worth[0], options[best]


def second_look(game: Game, mind: Mind, here: Decided) -> Graded:
    """A decision by what its seat could know."""
    seen, chance = Seen(game, here.g, here.seat), Chance(seed_of(here.at))
    lost, better = cost(mind, here, [seen.dealt(chance) for _ in range(DEALS)], rivals(mind, here))
    codes = [game.notation.code(here.g, here.seat, option) for option in (here.option, better)]
    return Graded(here.at, here.turn, here.seat, codes[0], codes[1], round(lost, 3))


def likely_after(mind: Mind, here: Decided) -> list[float]:
    """The chances of all seats after a decision, over other dice than those that fell."""
    totals = [0.0] * here.g.seats
    for number in range(DEALS):
        g: State = here.g.clone()
        g.chance = Chance(seed_of(1_000 * here.at + number))
        after = settled(mind, g, here.option, here.seat)
        for seat in range(g.seats):
            totals[seat] += mind.evaluate(after, seat) / DEALS
    return totals


def add_luck(luck: list[float], mind: Mind, g: State, expected: list[float]) -> None:
    """What came of the dice, against what was to be expected."""
    for seat, chance in enumerate(expected):
        luck[seat] += mind.evaluate(g, seat) - chance
