"""Whether winning chances are right: of the positions that are judged at 30 %, three of ten are won.

    python -m westmarch.ai.calibration GAME [--games N] [--seed S] [--jobs J] [--json]

Fresh games, which nothing was learnt from, are played between opponents of the same strength: both follow the
heuristics with the same noise. The positions between moves are sorted by their judged chance into ten groups; in each
the mean of the judgement is compared with the share that was won. The error is reckoned over games, because positions
of one game have their result in common.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from math import log, sqrt

import click

from westmarch.ai.lessons import NOISES, answer, evaluation_of, straying
from westmarch.ai.levels import mind_of
from westmarch.ai.match import LIMIT, EndlessGame
from westmarch.ai.mind import won
from westmarch.ai.processes import worker_pool
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide
from westmarch.engine.state import State

#: One position of so many between moves is judged.
KEPT = 8
GROUPS = 10
#: Games with these numbers are used for nothing else.
FRESH = 700_000_000

#: A judged chance and the result, for the same seat.
Judged = tuple[float, float]


@dataclass(frozen=True)
class Group:
    """Positions judged alike."""

    low: float
    positions: int
    games: int
    judged: float
    won: float
    #: The standard error of the difference, over games.
    error: float


@dataclass(frozen=True)
class Calibration:
    """How right the chances of a game are."""

    game: str
    games: int
    positions: int
    #: The mean log-loss; 0.693 is knowing nothing.
    loss: float
    #: The largest difference between judged and won in a group, beyond what luck explains at two standard errors.
    worst: float
    groups: list[Group]


def judged_game(name: str, number: int) -> list[Judged]:
    """One fresh game, judged on the way; a plain function for worker processes."""
    game = find_game(name)
    mind = mind_of(game)
    kinds = evaluation_of(name).OPTIONS
    g: State = game.start(game.checked(kinds[number % len(kinds)]), Chance(seed_of(FRESH + number)))
    stray = Chance(seed_of(FRESH + number + 1_000_000_000))
    players = straying(mind, [NOISES[stray.pick(len(NOISES), "noise")]] * g.seats)
    found: list[tuple[int, float]] = []
    for _ in range(LIMIT):
        if not g.asks:
            return [(chance, won(g, seat)) for seat, chance in found]
        ask = g.asks[0]
        if mind.is_pause(ask) and stray.pick(KEPT, "keep") == 0:
            seat = stray.pick(g.seats, "seat")
            found.append((seat, mind.evaluate(g, seat)))
        decide(g, answer(players, game, g, stray), ask.seat)
    raise EndlessGame(f"game {number} of {name} goes on after {LIMIT} decisions")


def calibrated(name: str, games: list[list[Judged]]) -> Calibration:
    """The groups of judged games."""
    rows = [row for game in games for row in game]
    loss = -sum([result * log(_inside(p)) + (1 - result) * log(1 - _inside(p)) for p, result in rows]) / len(rows)
    groups = [found for place in range(GROUPS) if (found := group(place, games)) is not None]
    worst = max([abs(one.judged - one.won) - 2 * one.error for one in groups], default=0.0)
    return Calibration(name, len(games), len(rows), round(loss, 4), round(max(0.0, worst), 4), groups)


def group(place: int, games: list[list[Judged]]) -> Group | None:
    """The positions judged within a tenth; None if there are hardly any."""
    parts = [[row for row in game if min(GROUPS - 1, int(row[0] * GROUPS)) == place] for game in games]
    parts = [part for part in parts if part]
    count = sum([len(part) for part in parts])
    if len(parts) < 20:
        return None
    judged = sum([p for part in parts for p, _ in part]) / count
    share = sum([result for part in parts for _, result in part]) / count
    apart = [sum([result - p for p, result in part]) for part in parts]
    off = sum(apart) / count
    spread = sum([(total - off * len(part)) ** 2 for total, part in zip(apart, parts, strict=True)])
    return Group(place / GROUPS, count, len(parts), round(judged, 4), round(share, 4), round(sqrt(spread) / count, 4))


def _inside(chance: float) -> float:
    return min(1 - 1e-6, max(1e-6, chance))


def calibration(name: str, games: int, seed: int = 0, jobs: int = 1) -> Calibration:
    """Play fresh games and judge them."""
    numbers = range(seed, seed + games)
    if jobs == 1:
        return calibrated(name, [judged_game(name, number) for number in numbers])
    with worker_pool(jobs) as pool:
        return calibrated(name, list(pool.map(judged_game, [name] * games, numbers, chunksize=8)))


@click.command()
@click.argument("game")
@click.option("--games", default=1000, show_default=True)
@click.option("--seed", default=0, show_default=True, help="The number of the first game.")
@click.option("--jobs", default=1, show_default=True)
@click.option("--json", "json_", is_flag=True)
def main(game: str, games: int, seed: int, jobs: int, json_: bool) -> None:
    """How right the winning chances of GAME are."""
    found = calibration(game, games, seed, jobs)
    if json_:
        click.echo(json.dumps(asdict(found)))
        return
    click.echo(f"{game}: {found.positions} positions of {found.games} games, log-loss {found.loss}")
    for one in found.groups:
        click.echo(f"  {one.judged:6.1%} judged, {one.won:6.1%} won +- {one.error:.1%}  ({one.positions} positions)")
    click.echo(f"  worst beyond luck: {found.worst:.1%}")


if __name__ == "__main__":
    main()
