"""Exact odds of the hunt for the Ring (IX p.40-43): a turn of moves, and the way through Mordor."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from westmarch.games.wotr.facts import CORRUPTION_LIMIT, MORDOR_LENGTH
from westmarch.games.wotr.odds.company import Fellowship
from westmarch.games.wotr.odds.dice import chance_to_hit, successes
from westmarch.games.wotr.odds.journey import REVEALED, STEP, STEPS, Journey, Roll, company_of
from westmarch.games.wotr.odds.packed import unpacked
from westmarch.games.wotr.odds.tiles import STANDARD, Pool

#: More dice than the game has, and few enough for a state.
MOST_MOVES = 15
MOST_TURNS = 99


@dataclass(frozen=True)
class HuntOdds:
    """The Fellowship when the journey is over; every distribution adds up to 1."""

    #: Corruption; 12 is the end of the Ring-bearers.
    corruption: dict[int, float]
    #: Companions that have left the Fellowship.
    lost: dict[int, float]
    #: Moves made; on the Mordor Track the step reached, which the tile of that step may still have ended.
    moves: dict[int, float]
    #: The Fellowship goes on, revealed.
    revealed: float
    corrupted: float
    mean_corruption: float


@dataclass(frozen=True)
class MordorOdds(HuntOdds):
    """The way to the Crack of Doom: it is reached, or corruption is 12 first, or the turns are over."""

    arrived: float
    undecided: float
    #: The chance to arrive in each turn.
    turns: dict[int, float]


def hunt(
    fellowship: Fellowship,
    moves: int,
    hunt_dice: int,
    rerolls: int = 0,
    pool: Pool = STANDARD,
    earlier_moves: int = 0,
    hide: bool = False,
    refill: Pool = STANDARD,
) -> HuntOdds:
    """A turn in which the Free Peoples mean to spend so many dice on moving the Fellowship.

    A reveal ends the movement; with ``hide`` the next die hides the Fellowship, and the one after moves it.
    ``earlier_moves`` are Free Peoples dice in the Hunt Box before the first of these moves.
    """
    _within("moves", moves, 0, MOST_MOVES)
    _within("hunt dice", hunt_dice, 0, MOST_MOVES)
    _within("re-rolls", rerolls, 0, 3)
    _within("earlier moves", earlier_moves, 0, MOST_MOVES)
    journey = Journey(fellowship, pool, refill)
    now = journey.start(earlier_moves, 0)
    rolls = [hunt_roll(hunt_dice, rerolls, box) for box in range(earlier_moves + moves)]
    for _ in range(moves):
        now = journey.action(now, rolls, hide)
    journey.stop(now)
    return HuntOdds(**_marginals(journey))


def mordor(
    fellowship: Fellowship,
    actions: Sequence[int],
    hunt_dice: Sequence[int],
    pool: Pool = STANDARD,
    steps: int = 0,
    earlier_moves: int = 0,
    turns: int = 0,
    refill: Pool = STANDARD,
) -> MordorOdds:
    """The way from a step of the Mordor Track to the Crack of Doom.

    ``actions`` are the dice spent on the Fellowship and ``hunt_dice`` the Shadow dice in the Hunt Box, turn by
    turn; the last number goes for all later turns. Each die moves the Fellowship, or hides it if revealed; a
    turn without a die costs one corruption. ``turns`` limits the journey, 0 does not.
    """
    for name, numbers in (("actions", actions), ("hunt dice", hunt_dice)):
        if not numbers:
            raise ValueError(f"{name} need a number for at least one turn")
        for number in numbers:
            _within(name, number, 0, MOST_MOVES)
    _within("steps", steps, 0, MORDOR_LENGTH - 1)
    _within("earlier moves", earlier_moves, 0, MOST_MOVES)
    _within("turns", turns, 0, MOST_TURNS)
    journey = Journey(fellowship, pool, refill, MORDOR_LENGTH)
    now = journey.start(earlier_moves, steps)
    arrivals: dict[int, float] = {}
    turn = 0
    while now and (turns == 0 or turn < turns):
        shadow_dice = hunt_dice[min(turn, len(hunt_dice) - 1)]
        dice = actions[min(turn, len(actions) - 1)]
        rolls = [mordor_roll(shadow_dice, box) for box in range(2 * MOST_MOVES + 1)]
        before = _arrived(journey)
        for _ in range(dice):
            now = journey.action(now, rolls, hide=True)
        turn += 1
        if _arrived(journey) > before:
            arrivals[turn] = _arrived(journey) - before
        now = journey.next_turn(now, idle=dice == 0)
    undecided = sum([sum(unpacked(chances).values()) for chances in now.values()], 0.0)
    journey.stop(now)
    return MordorOdds(**_marginals(journey), arrived=_arrived(journey), undecided=undecided, turns=arrivals)


def hunt_roll(hunt_dice: int, rerolls: int, box: int) -> Roll:
    """The hunt roll: 6 or more, +1 for each Free Peoples die in the box; an Eye counts the successes."""
    chances = successes(hunt_dice, chance_to_hit(6, box), rerolls)
    return chances[0], {count: chance for count, chance in enumerate(chances) if count}


def mordor_roll(hunt_dice: int, box: int) -> Roll:
    """On the Mordor Track a tile is always drawn; an Eye counts all dice in the box."""
    return 0.0, {hunt_dice + box: 1.0}


def _within(name: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise ValueError(f"{name}: {number} is not from {least} to {most}")


def _arrived(journey: Journey) -> float:
    """The chance of the Crack of Doom so far: 12 corruption on the last step goes before it."""
    return sum(
        chance
        for state, chances in journey.over.items()
        if (state & STEPS) // STEP == MORDOR_LENGTH
        for corruption, chance in unpacked(chances).items()
        if corruption < CORRUPTION_LIMIT
    )


def _marginals(journey: Journey) -> dict[str, Any]:
    corruption: dict[int, float] = defaultdict(float)
    lost: dict[int, float] = defaultdict(float)
    moves: dict[int, float] = defaultdict(float)
    revealed = 0.0
    before = len(journey.fellowship.companions)
    for state, chances in journey.over.items():
        for points, chance in unpacked(chances).items():
            corruption[points] += chance
            lost[before - sum(company_of(state))] += chance
            moves[(state & STEPS) // STEP] += chance
            if state & REVEALED and points < CORRUPTION_LIMIT:
                revealed += chance
    return {
        "corruption": dict(sorted(corruption.items())),
        "lost": dict(sorted(lost.items())),
        "moves": dict(sorted(moves.items())),
        "revealed": revealed,
        "corrupted": corruption.get(CORRUPTION_LIMIT, 0.0),
        "mean_corruption": sum(points * chance for points, chance in corruption.items()),
    }
