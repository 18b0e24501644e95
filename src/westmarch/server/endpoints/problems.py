"""Errors over HTTP: problem details (RFC 9457), one shape for every error, never a traceback."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from westmarch.ai.suite.puzzles import NoSuchPuzzle
from westmarch.decks.book import NoDecks
from westmarch.engine.errors import BadOptions, NotationError, Refused, UnknownGame, WestmarchError
from westmarch.engine.text_value import PositionError
from westmarch.server.meeting.tournaments import NoSuchTournament, NotNow
from westmarch.server.people.accounts import AccountError, NameTaken, NoAccounts, NotLoggedIn, TooManyTries
from westmarch.server.people.addresses import BadAddress
from westmarch.server.people.kept_decks import ShelfFull
from westmarch.server.people.moderation import NotAdmin
from westmarch.server.people.persons import Barred, NobodyYet, NoSuchPerson, Silenced
from westmarch.server.people.pushing import BadEndpoint
from westmarch.server.storage.rows import CannotResume
from westmarch.server.storage.writer import Conflict, StoreError
from westmarch.server.tables.gathering import BadDeck
from westmarch.server.tables.journals import BadJournal, NoSuchJournal
from westmarch.server.tables.later import NotYet
from westmarch.server.tables.live import Stale
from westmarch.server.tables.opening import PositionsClosed, TooManyTables
from westmarch.server.tables.replays import NoSuchMoment
from westmarch.server.tables.seating import NotInvited, SeatTaken
from westmarch.server.tables.shelf import NoSuchTable, NotBegun

log = logging.getLogger("westmarch")

STATUS: list[tuple[type[WestmarchError], int]] = [
    (NoSuchTable, 404),
    (NoSuchJournal, 404),
    (NoSuchMoment, 404),
    (NoSuchPuzzle, 404),
    (BadJournal, 422),
    (UnknownGame, 404),
    (NotBegun, 409),
    (NoDecks, 404),
    (BadDeck, 422),
    (SeatTaken, 409),
    (NotInvited, 403),
    (NotYet, 409),
    (NotAdmin, 401),
    (Silenced, 403),
    (NoSuchTournament, 404),
    (NotNow, 409),
    (BadEndpoint, 422),
    (BadAddress, 422),
    (PositionsClosed, 403),
    (PositionError, 422),
    (Barred, 403),
    (NoSuchPerson, 404),
    (NobodyYet, 401),
    (NameTaken, 409),
    (ShelfFull, 409),
    (NotLoggedIn, 401),
    (NoAccounts, 404),
    (TooManyTries, 429),
    (TooManyTables, 429),
    (AccountError, 422),
    (Stale, 409),
    (Conflict, 409),
    (CannotResume, 409),
    (Refused, 422),
    (NotationError, 422),
    (BadOptions, 422),
    (StoreError, 503),
]


class Problem(BaseModel):
    """What went wrong; ``rule`` is the id of the rule that forbids a decision."""

    title: str
    status: int
    detail: str
    rule: str | None = None
    #: What sort of fault an uploaded journal has.
    kind: str | None = None
    #: What is wrong with a deck, line by line.
    problems: list[dict[str, Any]] | None = None


def problem(problem: WestmarchError) -> dict[str, Any]:
    """The details of a problem, as sent over HTTP and over the websocket."""
    status = next((code for kind, code in STATUS if isinstance(problem, kind)), 400)
    detail = str(problem)
    if type(problem) is StoreError:
        # Its text names hosts and files, which are for whoever runs the server.
        log.warning("%s", problem)
        detail = "the database does not answer; nothing was done"
    body: dict[str, Any] = {"title": type(problem).__name__, "status": status, "detail": detail}
    if isinstance(problem, Refused):
        body["rule"] = problem.rule
    if isinstance(problem, BadJournal):
        body["kind"] = problem.kind
    if isinstance(problem, BadDeck):
        body["problems"] = problem.problems
    return body


def install(app: FastAPI) -> None:
    """Answer every error with problem details; what nobody foresaw is the guard's."""

    @app.exception_handler(WestmarchError)
    async def ours(_: Request, error: WestmarchError) -> JSONResponse:
        return _response(problem(error))

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: HTTPException) -> JSONResponse:
        body = {"title": "HTTP error", "status": error.status_code, "detail": str(error.detail)}
        return _response(body, dict(error.headers or {}))

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        where = "; ".join(f"{'.'.join(str(p) for p in e['loc'])}: {e['msg']}" for e in error.errors()[:5])
        return _response({"title": "Invalid request", "status": 422, "detail": where})


def _response(body: dict[str, Any], headers: dict[str, str] | None = None) -> JSONResponse:
    # What a client sent may come back in a detail, and not all of it can be written as UTF-8.
    body["detail"] = body["detail"].encode("utf-8", "replace").decode()
    return JSONResponse(body, status_code=body["status"], media_type="application/problem+json", headers=headers)
