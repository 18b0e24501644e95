"""What the endpoints share: the hub, the key of a seat, the login."""

from __future__ import annotations

from typing import Annotated

from fastapi import Cookie, Header, Path, Request
from starlette.requests import HTTPConnection

from westmarch.server.guard import client_key
from westmarch.server.hub import Hub
from westmarch.server.library import Library
from westmarch.server.live import LiveTable

COOKIE = "westmarch"

Key = Annotated[str, Header(alias="X-Seat-Key", max_length=80, description="The secret key of a seat.")]
TableId = Annotated[str, Path(max_length=32)]
GameName = Annotated[str, Path(max_length=32)]
SeatNumber = Annotated[int, Path(ge=0, le=15)]
Token = Annotated[str, Cookie(alias=COOKIE, max_length=80)]


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def library_of(request: Request) -> Library:
    library: Library = request.app.state.library
    return library


def client_of(request: Request) -> str:
    return client_key(request.scope)


async def seat_at(request: HTTPConnection, table: LiveTable, key: str) -> int:
    """The seat that a key opens at a table, or a login."""
    hub: Hub = request.app.state.hub
    return await hub.accounts.seat_at(table, key, request.cookies.get(COOKIE, "")[:80])
