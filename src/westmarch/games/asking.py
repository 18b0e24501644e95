"""Asking a game for exact odds in the words of its command line: ``battle 5r 3r``."""

from __future__ import annotations

import importlib

import click

from westmarch.engine.errors import BadOptions
from westmarch.engine.game import Game
from westmarch.engine.report import Report


def questions(game: Game) -> dict[str, click.Command]:
    """What can be asked, by the first word; nothing if the game has no odds."""
    place = f"{game.package}.odds.commands"
    try:
        commands: click.Group = importlib.import_module(place).commands
    except ModuleNotFoundError as problem:
        if not place.startswith(str(problem.name)):
            raise
        return {}
    return dict(commands.commands)


def asked(game: Game, question: str, words: list[str]) -> Report:
    """The answer to a question; raises BadOptions and says what is wrong with it."""
    known = questions(game)
    if not known:
        raise BadOptions("this game has no odds")
    if question not in known or any(word in ("--help", "-h") for word in words):
        raise BadOptions("there is no such question")
    command = known[question]
    try:
        with command.make_context(question, list(words), resilient_parsing=False) as context:
            report: Report = command.invoke(context)
    except click.ClickException as problem:
        raise BadOptions(problem.format_message()) from None
    except ValueError as problem:
        raise BadOptions(str(problem)) from None
    return report
