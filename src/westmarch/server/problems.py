"""Errors over HTTP: problem details (RFC 9457), one shape for every error, never a traceback."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from westmarch.engine.errors import BadOptions, NotationError, Refused, UnknownGame, WestmarchError
from westmarch.server.hub import NoSuchTable, SeatTaken
from westmarch.server.live import Stale
from westmarch.server.store import StoreError

STATUS: list[tuple[type[WestmarchError], int]] = [
    (NoSuchTable, 404),
    (UnknownGame, 404),
    (SeatTaken, 409),
    (Stale, 409),
    (Refused, 422),
    (NotationError, 422),
    (BadOptions, 422),
    (StoreError, 503),
]


def problem(problem: WestmarchError) -> dict[str, Any]:
    """The details of a problem, as sent over HTTP and over the websocket."""
    status = next((code for kind, code in STATUS if isinstance(problem, kind)), 400)
    body: dict[str, Any] = {"title": type(problem).__name__, "status": status, "detail": str(problem)}
    if isinstance(problem, Refused):
        body["rule"] = problem.rule
    return body


def install(app: FastAPI) -> None:
    """Answer every error with problem details."""

    @app.exception_handler(WestmarchError)
    async def ours(_: Request, error: WestmarchError) -> JSONResponse:
        return _response(problem(error))

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: HTTPException) -> JSONResponse:
        return _response({"title": "HTTP error", "status": error.status_code, "detail": str(error.detail)})

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        where = "; ".join(f"{'.'.join(str(p) for p in e['loc'])}: {e['msg']}" for e in error.errors()[:5])
        return _response({"title": "Invalid request", "status": 422, "detail": where})

    @app.exception_handler(Exception)
    async def unexpected(_: Request, __: Exception) -> JSONResponse:
        return _response({"title": "Server error", "status": 500, "detail": "something went wrong here"})


def _response(body: dict[str, Any]) -> JSONResponse:
    return JSONResponse(body, status_code=body["status"], media_type="application/problem+json")
