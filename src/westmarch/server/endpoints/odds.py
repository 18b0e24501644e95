"""Exact odds over HTTP: the same questions as ``westmarch odds``, with message keys instead of texts."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import Field

from westmarch.engine.game import find_game
from westmarch.engine.odds import answer
from westmarch.engine.report import Report, Text
from westmarch.server.endpoints.models import Body
from westmarch.server.endpoints.shared import GameName, beside

router = APIRouter(prefix="/api", tags=["games"])


class OddsQuestion(Body):
    """A question with its words, as they stand on the command line."""

    question: str = Field(max_length=20, pattern=r"^[a-z]+$")
    words: list[Annotated[str, Field(max_length=80)]] = Field(default_factory=list, max_length=24)


@router.post("/games/{game}/odds")
async def odds(request: Request, game: GameName, body: OddsQuestion) -> dict[str, Any]:
    """The exact odds of a situation."""
    report = await beside(request, answer, find_game(game), [body.question, *body.words])
    return {"data": report.data, "tables": tables_of(report)}


def tables_of(report: Report) -> list[dict[str, Any]]:
    """The tables of an answer, for people."""
    return [
        {"heading": _said(table.heading), "rows": [_said(text) | {"value": value} for text, value in table.rows]}
        for table in report.tables
    ]


def _said(text: Text) -> dict[str, Any]:
    return {"key": text[0], "about": text[1]}
