"""What several commands share: options, languages, output and progress."""

from __future__ import annotations

import json
import math
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any, TypeVar

import click

from westmarch.engine.errors import BadOptions
from westmarch.engine.game import Choice, Game, Options
from westmarch.engine.rulebook import LANGUAGES

Command = TypeVar("Command", bound=Callable[..., Any])


def default_language() -> str:
    """Spanish if the locale says so, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "es" if value.lower().startswith("es") else "en"
    return "en"


def language(command: Command) -> Command:
    return click.option(
        "--lang", type=click.Choice(LANGUAGES), default=default_language, help="Language; by default the locale's."
    )(command)


def as_json(command: Command) -> Command:
    return click.option("--json", "json_", is_flag=True, help="Print JSON and nothing else.")(command)


class Seconds(click.FloatRange):
    """A time that can be waited for: neither endless nor nonsense."""

    def __init__(self) -> None:
        super().__init__(min=0.01, max=86_400)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        seconds = float(super().convert(value, param, ctx))
        if math.isnan(seconds):  # not a number is not out of any range
            self.fail(f"{value} is not a number of seconds", param, ctx)
        return seconds


#: How yes and no are written.
_YES_NO = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}


def new_game(command: Command) -> Command:
    """What a new game is played with: ``players`` and ``settings``."""
    click.option(
        "--option", "settings", metavar="NAME=VALUE", multiple=True, help="An option of the game, such as decks=random."
    )(command)
    return click.option("--players", type=int, help="Number of players, where the game allows it.")(command)


def game_options(
    game: Game, players: int | None = None, settings: tuple[str, ...] = (), usual: Options | None = None
) -> Options:
    """The options of a new game, checked; values are written as they are shown, ``usual`` ones hold if not given."""
    found: Options = dict(usual or {})
    if players is not None:
        found["players"] = players
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals:
            raise BadOptions(f"'{setting[:40]}' is no option; write NAME=VALUE")
        choice = game.choices.get(name)
        found[name] = text if choice is None else _value(choice, game.given(name, text))
    return game.checked(found)


def _value(choice: Choice, text: str) -> Any:
    """The value that a text means: as it is shown, or any usual way to say yes or no."""
    for value in choice.values:
        if str(value) == text:
            return value
    meant = _YES_NO.get(text.lower())
    for value in choice.values if meant is not None else ():
        if value is meant or value == ("yes" if meant else "no"):
            return value
    return text


def print_json(content: Any) -> None:
    click.echo(json.dumps(content, ensure_ascii=False, indent=2))


@contextmanager
def only_json(wanted: bool) -> Iterator[None]:
    """While this lasts, whatever workers, bots and libraries print goes to standard error: JSON stands alone."""
    if not wanted:
        yield
        return
    sys.stdout.flush()
    kept = os.dup(1)
    os.dup2(2, 1)
    try:
        with redirect_stdout(sys.stderr):
            yield
    finally:
        sys.stdout.flush()
        os.dup2(kept, 1)
        os.close(kept)


@contextmanager
def progress(text: str, total: float, quiet: bool) -> Iterator[Callable[[float], None]]:
    """A bar on a terminal, to be told how much has been done; nothing elsewhere."""
    if quiet or not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(text, total=total)
        yield lambda done: bar.update(task, completed=done)
