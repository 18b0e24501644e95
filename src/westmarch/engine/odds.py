"""Exact odds of a game, asked in words: the same questions on the command line, over HTTP and from Python."""

from __future__ import annotations

import importlib
from collections.abc import Sequence

import click

from westmarch.engine.errors import BadOptions
from westmarch.engine.game import Game
from westmarch.engine.report import Report


def questions(game: Game) -> click.Group | None:
    """The questions that a game answers: the group ``commands`` of its ``odds.commands``."""
    place = f"{game.package}.odds.commands"
    try:
        group: click.Group = importlib.import_module(place).commands
    except ModuleNotFoundError as problem:
        if not place.startswith(str(problem.name)):
            raise
        return None
    return group


def answer(game: Game, words: Sequence[str]) -> Report:
    """The answer to a question and its words (``["battle", "5", "3"]``); BadOptions says what is wrong with it."""
    group = questions(game)
    known = {} if group is None else group.commands
    if not words or words[0] not in known or any(word in ("--help", "-h") for word in words):
        raise BadOptions(f"{game.name} answers: {', '.join(sorted(known)) or 'no questions about odds'}")
    question, *rest = words
    try:
        with known[question].make_context(question, rest, resilient_parsing=False) as context:
            report: Report = known[question].invoke(context)
    except click.ClickException as problem:
        raise BadOptions(problem.format_message()) from None
    except ValueError as problem:
        raise BadOptions(str(problem)) from None
    return report
