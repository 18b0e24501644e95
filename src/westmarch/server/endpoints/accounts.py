"""Accounts over HTTP: make one, log in and out, and the list of one's games."""

from __future__ import annotations

import contextlib
from dataclasses import asdict
from typing import Any

from fastapi import APIRouter, Request, Response

from westmarch.engine.errors import Refused, WestmarchError
from westmarch.engine.game import SPECTATOR
from westmarch.server.endpoints.models import (
    AccountGame,
    AccountInfo,
    KeptSeat,
    Login,
    LoginInfo,
    NewPassword,
    Password,
)
from westmarch.server.endpoints.shared import COOKIE, GUEST, SeatNumber, TableId, Token, client_of, hub_of, seat_at
from westmarch.server.people.accounts import LASTS, NotLoggedIn, available
from westmarch.server.tables.description import seats_shown
from westmarch.server.tables.hub import Hub

router = APIRouter(prefix="/api", tags=["accounts"])

#: So many of the newest games are looked at to tell where they stand.
LOOKED_AT = 40
UNKNOWN: dict[str, Any] = {"known": False, "seats": [], "toAct": [], "winners": []}


@router.post("/account", status_code=201, response_model=AccountInfo)
async def create(request: Request, response: Response, body: Login) -> dict[str, Any]:
    """Make an account, and log in."""
    hub = hub_of(request)
    made = await hub.accounts.create(body.name, body.password, client_of(request))
    await hub.people.adopt(request.cookies.get(GUEST, "")[:80], made)
    return await log_in(request, response, body)


@router.post("/login", response_model=AccountInfo)
async def log_in(request: Request, response: Response, body: Login) -> dict[str, Any]:
    """Log in: the answer sets a cookie."""
    account, token = await hub_of(request).accounts.log_in(body.name, body.password, client_of(request))
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=LASTS, httponly=True, samesite="strict", secure=secure)
    return {"name": account.name}


@router.get("/login", response_model=LoginInfo)
async def login(request: Request, token: Token = "") -> dict[str, Any]:
    """Whether there are accounts here, and who is logged in."""
    name = ""
    with contextlib.suppress(NotLoggedIn):
        name = (await hub_of(request).accounts.of(token)).name
    return {"accounts": available(), "name": name}


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
    """The games of the account with the keys of its seats, and where those stand that go on."""
    hub = hub_of(request)
    kept = await hub.accounts.games_of(await hub.accounts.of(token))
    return [
        asdict(game) | (await _standing(hub, game.table) if n < LOOKED_AT else UNKNOWN) for n, game in enumerate(kept)
    ]


async def _standing(hub: Hub, table_id: str) -> dict[str, Any]:
    try:
        table = await hub.table(table_id)
    except WestmarchError:
        return UNKNOWN
    state = table.session.state
    return {
        "known": True,
        "seats": seats_shown(table),
        "toAct": sorted({ask.seat for ask in state.asks}),
        "winners": state.winners,
    }


@router.post("/account/password", status_code=204)
async def change_password(request: Request, body: NewPassword, token: Token = "") -> None:
    """Another password; logins elsewhere end."""
    accounts = hub_of(request).accounts
    await accounts.change_password(await accounts.of(token), body.old, body.new, token)


@router.post("/account/deletion", status_code=204)
async def delete(request: Request, response: Response, body: Password, token: Token = "") -> None:
    """Delete the account and its list of games. The games themselves stay."""
    hub = hub_of(request)
    account = await hub.accounts.of(token)
    person = await hub.people.of(token, "")
    await hub.accounts.delete(account, body.password)
    if person is not None:
        await hub.people.forget(person)
    response.delete_cookie(COOKIE, httponly=True, samesite="strict")


@router.delete("/account/games/{table_id}/{seat}", status_code=204)
async def forget(request: Request, table_id: TableId, seat: SeatNumber, token: Token = "") -> None:
    """Take a game off the list."""
    accounts = hub_of(request).accounts
    await accounts.forget_seat(await accounts.of(token), table_id, seat)


@router.post("/account/games", status_code=204)
async def keep(request: Request, body: KeptSeat, token: Token = "") -> None:
    """Put a seat whose key one has on the list."""
    hub = hub_of(request)
    found = await hub.accounts.of(token)
    table = await hub.table(body.table)
    seat = await seat_at(request, table, body.key)
    if seat == SPECTATOR:
        raise Refused("account", "engine.not-asked")
    await hub.accounts.keep_seat(found, table.id, seat, table.seats[seat].key_hash)
