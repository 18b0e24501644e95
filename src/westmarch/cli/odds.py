"""Exact odds. The questions are the games' own: a game with odds has a group ``commands`` in its odds.commands."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import click

from westmarch.cli.common import as_json, language, print_json
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import Game, find_game, known_games
from westmarch.engine.odds import questions
from westmarch.engine.report import Report


class NoOdds(WestmarchError):
    """A game whose odds have not been built."""


class Games(click.Group):
    """The games as sub-commands, each loaded when it is named."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(known_games())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        return _questions(find_game(cmd_name))

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The names alone: help must not load every game."""
        with formatter.section("Games"):
            formatter.write_text(", ".join(self.list_commands(ctx)))


@click.group(cls=Games, subcommand_metavar="GAME QUESTION [ARGS]...")
def odds() -> None:
    """Exact odds of a situation in GAME: no simulation, every outcome is weighed."""


def _questions(game: Game) -> click.Group:
    """A game's questions, each with the options and the output that all of them share."""
    asked = questions(game)
    if asked is None:
        raise NoOdds(f"exact odds of {game.name} (odds) are not there yet in this version")
    group = click.Group(game.name, help=asked.help, no_args_is_help=True)
    for name, command in asked.commands.items():
        assert command.callback is not None
        shared = as_json(language(_shown(game, command.callback)))
        group.add_command(click.command(name, help=command.help)(_with_options(shared, command.params)))
    return group


def _with_options(callback: Callable[..., Any], params: list[click.Parameter]) -> Callable[..., Any]:
    """Put a command's own parameters before the shared ones (click reads them last first)."""
    callback.__click_params__ += list(reversed(params))  # type: ignore[attr-defined]
    return callback


def _shown(game: Game, callback: Callable[..., Report]) -> Callable[..., None]:
    """Print the report of a question; a number that cannot be is the user's to mend."""

    @functools.wraps(callback)
    def show(json_: bool, lang: str, **values: Any) -> None:
        try:
            report = callback(**values)
        except ValueError as problem:
            raise click.UsageError(str(problem)) from None
        if json_:
            print_json(report.data)
        else:
            _print_tables(game, report, lang)

    return show


def _print_tables(game: Game, report: Report, lang: str) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    messages = game.messages(lang)
    console = Console(highlight=False, soft_wrap=True)
    for number, table in enumerate(report.tables):
        if number:
            console.print()
        shown = Table(title=messages.text(*table.heading), title_justify="left", show_header=False, box=box.SIMPLE)
        shown.add_column()
        shown.add_column(justify="right")
        for text, value in table.rows:
            shown.add_row(messages.text(*text), _number(value))
        console.print(shown)


def _number(value: float) -> str:
    """A chance in per cent, or a plain number."""
    if isinstance(value, int):
        return str(value)
    return f"{100 * value:.2f} %"
