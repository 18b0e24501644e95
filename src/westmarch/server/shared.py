"""What the endpoints share: the hub, the key of a seat, the login."""

from __future__ import annotations

from typing import Annotated

from fastapi import Cookie, Header, Path, Request

from westmarch.server.hub import Hub

COOKIE = "westmarch"

Key = Annotated[str, Header(alias="X-Seat-Key", max_length=80, description="The secret key of a seat.")]
TableId = Annotated[str, Path(max_length=32)]
GameName = Annotated[str, Path(max_length=32)]
SeatNumber = Annotated[int, Path(ge=0, le=15)]
Token = Annotated[str, Cookie(alias=COOKIE, max_length=80)]


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def client_of(request: Request) -> str:
    return request.client.host if request.client else ""
