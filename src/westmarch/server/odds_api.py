"""Exact odds over HTTP: the same questions as ``westmarch odds``, with message keys instead of texts."""

from __future__ import annotations

import asyncio
import importlib
from typing import Annotated, Any

import click
from fastapi import APIRouter
from pydantic import Field

from westmarch.engine.errors import BadOptions
from westmarch.engine.game import find_game
from westmarch.engine.report import Report, Text
from westmarch.server.models import Body
from westmarch.server.shared import GameName

router = APIRouter(prefix="/api", tags=["games"])


class OddsQuestion(Body):
    """A question with its words, as they stand on the command line."""

    question: str = Field(max_length=20, pattern=r"^[a-z]+$")
    words: list[Annotated[str, Field(max_length=80)]] = Field(default_factory=list, max_length=24)


@router.post("/games/{game}/odds")
async def odds(game: GameName, body: OddsQuestion) -> dict[str, Any]:
    """The exact odds of a situation."""
    report = await asyncio.to_thread(_report, game, body.question, body.words)
    return {"data": report.data, "tables": tables_of(report)}


def tables_of(report: Report) -> list[dict[str, Any]]:
    """The tables of an answer, for people."""
    return [
        {"heading": _said(table.heading), "rows": [_said(text) | {"value": value} for text, value in table.rows]}
        for table in report.tables
    ]


def _said(text: Text) -> dict[str, Any]:
    return {"key": text[0], "about": text[1]}


def _report(game: str, question: str, words: list[str]) -> Report:
    try:
        commands: click.Group = importlib.import_module(f"{find_game(game).package}.odds.commands").commands
    except ModuleNotFoundError:
        raise BadOptions("this game has no odds") from None
    command = commands.commands.get(question)
    if command is None or any(word in ("--help", "-h") for word in words):
        raise BadOptions("there is no such question")
    try:
        with command.make_context(question, list(words), resilient_parsing=False) as context:
            report: Report = command.invoke(context)
    except click.ClickException as problem:
        raise BadOptions(problem.format_message()) from None
    except ValueError as problem:
        raise BadOptions(str(problem)) from None
    return report
