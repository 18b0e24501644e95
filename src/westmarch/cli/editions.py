"""Editions on the command line: ``edition check``."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from pathlib import Path

import click

from westmarch.cli.common import as_json, language, print_json
from westmarch.engine.errors import BadOptions, WestmarchError
from westmarch.engine.game import Game, find_game, known_games


@click.group()
def edition() -> None:
    """Editions of a game's content: maps, set-ups, values and cards in a folder."""


@edition.command()
@click.argument("folder", type=click.Path(path_type=Path))
@language
@as_json
def check(folder: Path, lang: str, json_: bool) -> int:
    """Say everything that is missing in the edition in FOLDER or cannot be; exit code 1 if something is."""
    game = _game_of(folder)
    assert game.editions is not None
    messages = game.messages(lang)
    problems = [
        {"file": one.file, "line": one.line, "message": messages.text(*one.message)}
        for one in game.editions.check(folder)
    ]
    if json_:
        print_json({"game": game.name, "ok": not problems, "problems": problems})
        return 1 if problems else 0
    for problem in problems:
        click.echo(f"{problem['file']}:{problem['line']}: {problem['message']}")
    if not problems:
        click.echo(messages.text("engine-edition-sound"))
    return 1 if problems else 0


def _game_of(folder: Path) -> Game:
    """The game that an edition names, or the only one that has editions."""
    with_editions = [game for game in map(find_game, sorted(known_games())) if game.editions is not None]
    named = ""
    with suppress(OSError, ValueError, RecursionError):
        named = str(tomllib.loads((folder / "edition.toml").read_text(encoding="utf-8")).get("game", ""))
    fitting = [game for game in with_editions if named in ("", game.name)]
    if not fitting:
        raise BadOptions(
            f"there are no editions of '{named[:40]}'; of {', '.join(game.name for game in with_editions)}"
        )
    if len(fitting) > 1:
        raise WestmarchError("edition.toml must name its game")
    return fitting[0]
