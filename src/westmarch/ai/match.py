"""Matches between two levels: pairs of games with the same seed and the sides swapped."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from concurrent.futures import as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from westmarch.ai.bots import leave
from westmarch.ai.cluster import pairs_on_ray
from westmarch.ai.drama import Story, Witness
from westmarch.ai.guards import Guarded
from westmarch.ai.levels import policy_of
from westmarch.ai.match_log import BadLog, check_maker, made_with, open_log, read_rows, write_row
from westmarch.ai.policy import BotFailed, Seen
from westmarch.ai.processes import worker_pool
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import Options, find_game
from westmarch.engine.runner import decide

#: A game that has not ended after so many decisions is a defect, not a draw.
LIMIT = 50_000
#: How often a killed worker is replaced in a match.
LOST = 3
#: How a game ends whose bot has failed: its side has lost.
FORFEIT = "forfeit"

logger = logging.getLogger(__name__)


class LostWorkers(WestmarchError):
    """Worker processes that are killed again and again."""


class EndlessGame(WestmarchError):
    """A game of a match that does not come to an end."""


@dataclass(frozen=True)
class Played:
    """One game of a match, from the point of view of level A."""

    pair: int
    #: Which half of the pair: A had the first seats (0) or the last ones (1).
    half: int
    score: float
    ending: str
    winners: list[int]
    turns: int
    decisions: int
    #: Seconds that A and B thought.
    seconds_a: float
    seconds_b: float
    #: The longest thought of each, in seconds.
    longest_a: float = 0.0
    longest_b: float = 0.0
    #: Thoughts that failed: those of a level were answered by a guard, that of a bot has lost it the game.
    failures: int = 0
    #: What took part, where the plan asks for it.
    story: Story | None = None


@dataclass(frozen=True)
class Plan:
    """What to play."""

    game: str
    options: dict[str, Any]
    level_a: str
    level_b: str
    seed: int
    #: Whether to tell what takes part.
    drama: bool = False


def seats_of_a(seats: int, half: int) -> set[int]:
    """The seats of level A: the first half of them, or the second."""
    first = set(range(seats // 2))
    return first if half == 0 else set(range(seats)) - first


def play_game(plan: Plan, pair: int, half: int) -> Played:
    """Play one game to the end."""
    game = find_game(plan.game)
    g = game.start(plan.options, Chance(seed_of(plan.seed * 1_000_003 + pair)))
    witness = Witness(game, g) if plan.drama else None
    mine = seats_of_a(g.seats, half)
    policies = [policy_of(game, plan.level_a if seat in mine else plan.level_b) for seat in range(g.seats)]
    thinking = Chance(seed_of(plan.seed * 1_000_003 + pair * 2 + half + 500_000_000))
    spent = {True: 0.0, False: 0.0}
    longest = {True: 0.0, False: 0.0}
    decisions = forfeits = 0
    while g.asks:
        ask = g.asks[0]
        is_a = ask.seat in mine
        started = time.perf_counter()
        try:
            option = policies[ask.seat].choose(Seen(game, g, ask.seat), thinking)
        except BotFailed as problem:
            logger.warning("pair %d: %s", pair, problem, exc_info=problem.__cause__)
            g.finish(game.winners_without(g, ask.seat), FORFEIT)
            forfeits = 1
            break
        thought = time.perf_counter() - started
        spent[is_a] += thought
        longest[is_a] = max(longest[is_a], thought)
        decide(g, option, ask.seat)
        if witness is not None:
            witness.look(g)
        decisions += 1
        if decisions > LIMIT:
            raise EndlessGame(f"pair {pair} of {plan.game} goes on after {LIMIT} decisions")
    leave(policies)
    won = [seat in mine for seat in g.winners]
    score = sum(won) / len(won) if won else 0.5
    return Played(
        pair,
        half,
        score,
        g.ending,
        g.winners,
        game.turn(g),
        decisions,
        spent[True],
        spent[False],
        longest[True],
        longest[False],
        forfeits + sum(policy.failures for policy in policies if isinstance(policy, Guarded)),
        None if witness is None else witness.story(g, game.seat_names(plan.options)),
    )


def play_pair(plan: Plan, pair: int) -> list[Played]:
    return [play_game(plan, pair, 0), play_game(plan, pair, 1)]


def play_match(
    plan: Plan, pairs: int, jobs: int = 1, log: Path | None = None, cluster: str | None = None
) -> Iterator[list[Played]]:
    """Play pairs, in some processes or on the Ray cluster at an address, and yield each when it is done.

    With a log, pairs that stand there are not played again.
    """
    made = made_with(find_game(plan.game))
    done = _logged(plan, log, made)
    if log is not None:
        open_log(log)  # what cannot be written is said before hours of play
    for pair in sorted(done):
        if pair < pairs:
            yield done[pair]
    missing = [pair for pair in range(pairs) if pair not in done]
    for played in _pairs(plan, missing, jobs) if cluster is None else pairs_on_ray(plan, missing, cluster):
        if log is not None:
            write_row(log, {"plan": asdict(plan), "made": made, "games": [asdict(game) for game in played]})
        yield played


def _pairs(plan: Plan, missing: list[int], jobs: int) -> Iterator[list[Played]]:
    if jobs == 1:
        for pair in missing:
            yield play_pair(plan, pair)
        return
    left = set(missing)
    lost = 0
    while left:
        try:
            with worker_pool(jobs) as pool:
                for finished in as_completed([pool.submit(play_pair, plan, pair) for pair in sorted(left)]):
                    played = finished.result()
                    left.discard(played[0].pair)
                    yield played
        except BrokenProcessPool:
            # Somebody, perhaps the system for want of memory, has killed a worker: its pair is played again.
            lost += 1
            if lost > LOST:
                raise LostWorkers(f"workers were killed {lost} times; {len(left)} pairs are missing") from None
            logger.warning("a worker was killed; its pair is played again")


def _logged(plan: Plan, log: Path | None, made: dict[str, str]) -> dict[int, list[Played]]:
    """Pairs of the same plan that a log already holds."""
    found: dict[int, list[Played]] = {}
    if log is None or not log.exists():
        return found
    rows = read_rows(log)
    check_maker(rows, made, log.name)
    for row in rows:
        try:
            if Plan(**row["plan"]) == plan:
                games = [Played(**game) for game in row["games"]]
                found[games[0].pair] = games
        except (TypeError, IndexError):
            raise BadLog(f"{log.name} is not a log of matches") from None
    return found


def checked_plan(
    game_name: str, options: Options, level_a: str, level_b: str, seed: int, *, drama: bool = False
) -> Plan:
    """A plan whose game and levels exist, and whose bots can be started."""
    game = find_game(game_name)
    leave([policy_of(game, level) for level in (level_a, level_b)])
    return Plan(game_name, game.checked(options), level_a, level_b, seed, drama)
