"""Levels against each other: ``match``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from westmarch.ai import drama as dramas
from westmarch.ai.match import checked_plan, play_match
from westmarch.ai.rating import elo_text, summary, until_decided
from westmarch.cli.common import as_json, game_options, new_game, only_json, print_json, progress
from westmarch.engine.errors import BadOptions
from westmarch.engine.game import find_game


@click.command()
@click.argument("game")
@click.argument("level_a")
@click.argument("level_b")
@click.option("--pairs", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True)
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="Processes.")
@click.option(
    "--log",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write every pair to this file; pairs that stand there are not played again.",
)
@click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one here.")
@click.option("--stop", is_flag=True, help="End as soon as the sequential test has decided, with --pairs at the most.")
@click.option("--drama", is_flag=True, help="Tell what took part in the games as well.")
@new_game
@as_json
def match(
    game: str,
    level_a: str,
    level_b: str,
    pairs: int,
    seed: int,
    jobs: int,
    log: Path | None,
    ray: str | None,
    stop: bool,
    drama: bool,
    players: int | None,
    settings: tuple[str, ...],
    json_: bool,
) -> None:
    """Play two levels of GAME against each other and estimate the difference in Elo.

    Both games of a pair have the same seed, with the sides swapped. A level may name its budget:
    `hard@0.2s` thinks 0.2 seconds about a choice, `hard@300n` looks at 300 positions.
    """
    found = find_game(game)
    options = game_options(found, players, settings)
    with only_json(json_):
        plan = checked_plan(game, options, level_a, level_b, seed, drama=drama)
    if log is not None and not log.parent.is_dir():
        raise BadOptions(f"there is no folder for {log.name}")
    played = []
    with only_json(json_), progress(f"{level_a} - {level_b}", pairs, quiet=json_) as done:
        games = play_match(plan, pairs, jobs, log, ray)
        for pair in until_decided(games) if stop else games:
            played.append(pair)
            done(len(played))
    report = {"game": game, "seed": seed, **summary(played, level_a, level_b, found.seat_names(options))}
    dramatic: dict[str, Any] = {}
    if drama:
        stories = [game.story for pair in played for game in pair if game.story is not None]
        dramatic = dramas.drama(stories, found)
    if json_:
        print_json(report | dramatic)
    else:
        click.echo("\n".join([*table(report), *(dramas.lines(dramatic) if dramatic else [])]))


def table(report: dict[str, Any]) -> list[str]:
    """A match for people."""
    test = report["sprt"]
    lines = [
        f"{report['a']} against {report['b']}: {report['pairs']} pairs, score {report['score']:.1%}",
        f"Elo {elo_text(report)}, 95 % sure; pairs by score 0 to 1: {', '.join(map(str, report['pentanomial']))}",
        f"test of {test['elo'][0]} against {test['elo'][1]} Elo: {test['verdict']} ({test['llr']:+.2f})",
        f"{report['turns']} turns and {report['decisions']} decisions a game",
    ]
    lines += [
        f"  {report['a']} as {side}: {row['a_score']:.1%}; {side} won {row['side_wins']:.1%} of all games"
        for side, row in report["by_side"].items()
    ]
    lines += [f"  {ending}: {count}" for ending, count in report["by_route"].items()]
    spent, longest = report["ms_per_decision"], report["longest_ms"]
    return [
        *lines,
        f"  ms per decision: {report['a']} {spent['a']}, {report['b']} {spent['b']}; "
        f"the longest {longest['a']} and {longest['b']}",
        f"  thoughts that failed: {report['failures']}",
    ]
