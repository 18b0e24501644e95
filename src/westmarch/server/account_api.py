"""Accounts over HTTP: make one, log in and out, and the list of one's games."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from westmarch.engine.errors import Refused
from westmarch.engine.game import SPECTATOR
from westmarch.server.accounts import LASTS
from westmarch.server.models import AccountGame, AccountInfo, KeptSeat, Login
from westmarch.server.shared import COOKIE, Token, client_of, hub_of

router = APIRouter(prefix="/api", tags=["accounts"])


@router.post("/account", status_code=201, response_model=AccountInfo)
async def create(request: Request, response: Response, body: Login) -> dict[str, Any]:
    """Make an account, and log in."""
    await hub_of(request).accounts.create(body.name, body.password, client_of(request))
    return await log_in(request, response, body)


@router.post("/login", response_model=AccountInfo)
async def log_in(request: Request, response: Response, body: Login) -> dict[str, Any]:
    """Log in: the answer sets a cookie."""
    account, token = await hub_of(request).accounts.log_in(body.name, body.password, client_of(request))
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=LASTS, httponly=True, samesite="strict", secure=secure)
    return {"name": account.name}


@router.delete("/login", status_code=204)
async def log_out(request: Request, response: Response, token: Token = "") -> None:
    """Log out."""
    if token:
        await hub_of(request).accounts.log_out(token)
    response.delete_cookie(COOKIE, httponly=True, samesite="strict")


@router.get("/account", response_model=AccountInfo)
async def account(request: Request, token: Token = "") -> dict[str, Any]:
    """Who is logged in."""
    return {"name": (await hub_of(request).accounts.of(token)).name}


@router.get("/account/games", response_model=list[AccountGame])
async def games(request: Request, token: Token = "") -> list[dict[str, Any]]:
    """The games of the account, with the keys of its seats."""
    accounts = hub_of(request).accounts
    return await accounts.games_of(await accounts.of(token))


@router.post("/account/games", status_code=204)
async def keep(request: Request, body: KeptSeat, token: Token = "") -> None:
    """Put a seat whose key one has on the list."""
    hub = hub_of(request)
    found = await hub.accounts.of(token)
    table = await hub.table(body.table)
    seat = table.seat_of(body.key)
    if seat == SPECTATOR:
        raise Refused("account", "engine.not-asked")
    await hub.accounts.keep_seat(found, table.id, seat, body.key)
