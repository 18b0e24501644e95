"""Tools for the rules: bench, fuzz and perft."""

from __future__ import annotations

import time
from pathlib import Path

import click

from westmarch.cli.common import Seconds, as_json, game_options, new_game, print_json, progress
from westmarch.engine import bench as measuring
from westmarch.engine import fuzz as fuzzing
from westmarch.engine import perft as counting
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import Game, find_game, known_games
from westmarch.engine.playing import START, position
from westmarch.engine.runner import advance, decide
from westmarch.engine.state import State


@click.command()
@click.argument("game", required=False)
@click.option("--all", "everything", is_flag=True, help="Everything of every game, beside the sample game.")
@click.option("--seconds", type=Seconds(), default=5.0, show_default=True, help="For each figure.")
@click.option("--policy", default="random", show_default=True, help="Who decides: random, or a level.")
@new_game
@as_json
def bench(
    game: str | None,
    everything: bool,
    seconds: float,
    policy: str,
    players: int | None,
    settings: tuple[str, ...],
    json_: bool,
) -> None:
    """Measure the speed of GAME on one core."""
    if everything:
        _bench_all(seconds, json_)
        return
    if game is None:
        raise click.UsageError("Missing argument 'GAME' (or --all).")
    found = find_game(game)
    options = game_options(found, players, settings, found.measured_with)
    play = measuring.at_random if policy == "random" else decisions_of(found, policy)
    with progress(f"bench {game}", seconds, quiet=json_) as done:
        report = {"policy": policy, **measuring.bench(found, options, seconds, done, play)}
    if json_:
        print_json(report)
        return
    for name, value in report.items():
        click.echo(f"{name:16} {value}")


#: The game that the others are compared with.
SAMPLE = "sample"


def _bench_all(seconds: float, json_: bool) -> None:
    # Not at the top of the file: other commands start faster without the opponents.
    from westmarch.ai.speed import measured, with_ratios

    names = [SAMPLE, *sorted(known_games())]
    rows = []
    with progress("bench", float(len(names)), quiet=json_) as done:
        for number, name in enumerate(names, start=1):
            found = find_game(name)
            rows.append(measured(found, found.checked(found.measured_with), seconds))
            done(float(number))
    rows = with_ratios(rows[0], rows)
    if json_:
        print_json(rows)
        return
    for field in [field for field in rows[0] if field != "ratios_to_sample"]:
        click.echo(f"{field:24}" + "".join(f"{row[field]!s:>14}" for row in rows))


def decisions_of(game: Game, level: str) -> measuring.Play:
    """Games between opponents of one level, up to a moment: a level may think longer than there is time for a game."""
    # Not at the top of the file: other commands start faster without the opponents.
    from westmarch.ai.levels import policy_of
    from westmarch.ai.policy import Seen

    policy = policy_of(game, level)

    def play(g: State, chance: Chance, most: int, until: float) -> int:
        made = 0
        while g.asks and made < most and time.perf_counter() < until:
            seat = g.asks[0].seat
            decide(g, policy.choose(Seen(game, g, seat), chance), seat)
            made += 1
        return made

    return play


@click.command()
@click.argument("game")
@click.option("--games", "count", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True, help="The number of the first game.")
@click.option(
    "--from", "scenario", default=START, show_default=True, help="A directed position by name, or a text position."
)
@new_game
@as_json
def fuzz(
    game: str, count: int, seed: int, scenario: str, players: int | None, settings: tuple[str, ...], json_: bool
) -> int:
    """Play random games of GAME; a failure is written to a journal that replays."""
    found = find_game(game)
    options = game_options(found, players, settings)
    with progress(f"fuzz {game}", count, quiet=json_) as done:
        report = fuzzing.fuzz(found, options, scenario, count, seed, Path.cwd(), done)
    failures = [{"seed": f.number, "file": f.file and str(f.file), "problem": f.problem} for f in report.failures]
    if json_:
        summary = {"games": report.games, "decisions": report.decisions, "endings": report.endings}
        print_json({**summary, "failures": failures})
        return 1 if failures else 0
    click.echo(f"{report.games} games, {report.decisions} decisions, {len(failures)} failures")
    for ending, times in sorted(report.endings.items()):
        click.echo(f"  {found.messages('en').text(ending)}: {times}")
    for failure in failures:
        click.echo(
            f"\ngame {failure['seed']}: {failure['file'] or 'the set-up failed'}\n{failure['problem']}", err=True
        )
    return 1 if failures else 0


@click.command()
@click.argument("game")
@click.argument("scenario")
@click.argument("depth", type=click.IntRange(min=1))
def perft(game: str, scenario: str, depth: int) -> None:
    """Count sequences of DEPTH decisions from a SCENARIO of GAME (or `start`, or a text position), split by the first.

    Dice and draws come from the stream of the position: the same command always gives the same number.
    """
    found = find_game(game)
    g = position(found, game_options(found), scenario, Chance(seed_of(0)))
    advance(g)
    begin = time.perf_counter()
    total = 0
    for code, count in counting.split(found, g, depth):
        click.echo(f"{code}: {count}")
        total += count
    click.echo(f"total: {total}")
    click.echo(f"{time.perf_counter() - begin:.2f} s", err=True)
