"""Commands that open a table. What is not there yet says so."""

from __future__ import annotations

from typing import NoReturn

import click

from westmarch.cli.common import language, players
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import find_game


class NotThereYet(WestmarchError):
    """A part of Westmarch that has not been built yet."""


def _not_yet(game: str | None, what: str) -> NoReturn:
    if game is not None:
        find_game(game)
    raise NotThereYet(f"{what} is not there yet in this version")


@click.command()
@click.argument("game", required=False)
@click.option("--vs", "level", default="random", show_default=True, help="The opponent's level.")
@click.option("--seat", help="Your seat, by name.")
@players
@language
def tui(game: str | None, level: str, seat: str | None, players: int | None, lang: str) -> None:
    """Open a table in the terminal."""
    _not_yet(game, "the terminal table (tui)")
