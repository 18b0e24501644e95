"""What the opponents can do: ``ai``."""

from __future__ import annotations

import click

from westmarch.ai.suite.report import answers, summary
from westmarch.cli.common import as_json, print_json
from westmarch.engine.game import find_game


@click.group()
def ai() -> None:
    """Opponents put to the test."""


@ai.command()
@click.argument("game")
@click.option("--level", default="medium", show_default=True, help="With a budget if you like: hard@300n.")
@click.option("--seed", type=int, default=0, show_default=True, help="Of the opponent's thoughts.")
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="Processes.")
@as_json
def suite(game: str, level: str, seed: int, jobs: int, json_: bool) -> None:
    """Ask a level in the positions of GAME in which some answers are mistakes that people see."""
    report = summary(game, level, answers(find_game(game).name, level, seed, jobs))
    if json_:
        print_json(report)
        return
    click.echo(f"{level}: {report['passed']} of {report['positions']} positions of {game}")
    for theme, row in report["by_theme"].items():
        click.echo(f"  {theme:24} {row['passed']} of {row['positions']}")
    for one in report["failed"]:
        click.echo(f"  {one['position']} ({one['theme']}): {one['answer']}; right: {', '.join(one['accept'][:4])}")
