"""The table in the terminal."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

import click

from westmarch.cli.common import game_options, language, new_game
from westmarch.engine.errors import BadOptions, WestmarchError
from westmarch.engine.game import find_game, first_game


class NoTerminal(WestmarchError):
    """The terminal table cannot be opened here."""


@click.command()
@click.argument("game", required=False)
@click.option(
    "--vs", "level", help="The opponent's level, by default the first of the game; `human` shares the keyboard."
)
@click.option("--seat", help="Your seat, by name.")
@click.option("--resume", "file", type=click.Path(path_type=Path), help="Go on with the game saved in this journal.")
@new_game
@language
def tui(
    game: str | None,
    level: str | None,
    seat: str | None,
    file: Path | None,
    players: int | None,
    settings: tuple[str, ...],
    lang: str,
) -> None:
    """Open a table of GAME (by default War of the Ring) in the terminal."""
    # Not at the top of the file: other commands start faster without the opponents.
    from westmarch.tui.local import new_table
    from westmarch.tui.players import seated
    from westmarch.tui.saved import fresh_file, load

    found = find_game(game or first_game())
    if file is None:
        options = game_options(found, players, settings)
        table = new_table(found, options, seated(found, options, level, seat), fresh_file(found.name, Path.cwd()))
    elif players is not None or settings:
        raise BadOptions("a saved game has its players and options; leave --players and --option out with --resume")
    else:
        table = load(file, level, seat, found if game else None)
    check_terminal()

    from westmarch.tui.app import TerminalTable

    TerminalTable(table, lang).run()


def check_terminal() -> None:
    """Refuse where there is no Textual or no terminal."""
    if find_spec("textual") is None:
        raise NoTerminal("the terminal table needs Textual; install it with: pip install 'westmarch[tui]'")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise NoTerminal("the terminal table needs a terminal; input or output is redirected")
