"""Oneself over HTTP: who one is, one's tables, whom one does not want to meet, and all that is kept about one."""

from __future__ import annotations

import time
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from westmarch.server.endpoints.people_models import (
    Block,
    Confirmed,
    Introduction,
    Me,
    NewDevice,
    NoticesInfo,
    NoticeWishes,
    OwnTable,
    Word,
)
from westmarch.server.endpoints.shared import COOKIE, GUEST, Token, client_of, hub_of, known_person, person_of
from westmarch.server.people.accounts import LASTS, TooManyTries
from westmarch.server.people.addresses import BadAddress
from westmarch.server.people.notices import FAULTS
from westmarch.server.people.own_tables import own_tables
from westmarch.server.people.persons import Person
from westmarch.server.people.pushing import Device

router = APIRouter(prefix="/api/me", tags=["people"])

PersonNumber = Annotated[int, Path(ge=1, le=2**31 - 1)]


@router.get("", response_model=Me)
async def me(request: Request) -> dict[str, Any]:
    """Who this browser is."""
    person = await person_of(request)
    if person is None:
        return {"id": 0, "name": "", "guest": True, "blocked": [], "silent": 0}
    blocked = sorted(await hub_of(request).people.blocked_by(person))
    return person.shown() | {"blocked": blocked, "silent": max(0, person.silent_until - int(time.time()))}


@router.post("", response_model=Me)
async def introduce(request: Request, response: Response, body: Introduction, token: Token = "") -> dict[str, Any]:
    """Say who one is, without an account; a new guest gets a cookie. An account keeps its name."""
    people = hub_of(request).people
    if await person_of(request) is None and not hub_of(request).guests.allow(client_of(request)):
        raise TooManyTries("too many guests from one address; wait a little")
    person, secret = await people.introduce(token, request.cookies.get(GUEST, "")[:80], body.name, body.lang)
    await people.greet(person)
    if secret:
        secure = request.url.scheme == "https"
        response.set_cookie(GUEST, secret, max_age=LASTS * 6, httponly=True, samesite="strict", secure=secure)
    blocked = sorted(await people.blocked_by(person))
    return person.shown() | {"blocked": blocked, "silent": max(0, person.silent_until - int(time.time()))}


@router.get("/tables", response_model=list[OwnTable])
async def tables(request: Request) -> list[dict[str, Any]]:
    """The tables at which one sits: those where it is one's move first, then the others, then those that are over."""
    person = await person_of(request)
    return await own_tables(hub_of(request), person) if person else []


@router.post("/blocked/{other}", status_code=204)
async def block(request: Request, other: PersonNumber, body: Block) -> None:
    """Do not want to meet somebody, or do so again: no pairing, no seat at one's open tables, no chat."""
    await hub_of(request).people.block(await known_person(request), other, body.on)


@router.get("/notices", response_model=NoticesInfo)
async def notices(request: Request) -> dict[str, Any]:
    """How one is told that it is one's turn."""
    return await _notices(request, await known_person(request))


@router.post("/notices", response_model=NoticesInfo)
async def change_notices(request: Request, body: NoticeWishes) -> dict[str, Any]:
    """Another address or webhook. A new address gets a letter and counts when its owner has confirmed it."""
    hub, person = hub_of(request), await known_person(request)
    if body.webhook:
        await hub.notices.check_webhook(body.webhook)
    await hub.people.set_webhook(person, body.webhook)
    known = await hub.people.reach(person.id)
    if body.email != known.email:
        if body.email and not hub.settings.smtp:
            raise BadAddress("this server sends no letters")
        if body.email and not hub.accounts.tries.allow(f"letters to {body.email}", 2):
            raise TooManyTries("too many letters; wait a little")
        word = await hub.people.set_email(person, body.email)
        if word:
            try:
                await hub.notices.ask_to_confirm(body.email, word, person.lang)
            except FAULTS:
                raise BadAddress("the letter could not be sent") from None
    return await _notices(request, person)


async def _notices(request: Request, person: Person) -> dict[str, Any]:
    hub = hub_of(request)
    found = await hub.people.reach(person.id)
    return {
        "email": found.email,
        "unconfirmed": found.unconfirmed,
        "webhook": found.webhook,
        "devices": await hub.pushes.count(person.id),
        "mail": bool(hub.settings.smtp),
        "pushKey": await hub.pushes.public_key(),
    }


@router.post("/confirmation", response_model=Confirmed)
async def confirm(request: Request, body: Word) -> dict[str, Any]:
    """The word of a letter: its address is one's own."""
    return {"confirmed": await hub_of(request).people.confirm(body.word)}


@router.post("/devices", status_code=204)
async def add_device(request: Request, body: NewDevice) -> None:
    """Tell this browser although its page is closed."""
    device = Device(body.endpoint, body.keys.p256dh, body.keys.auth)
    await hub_of(request).pushes.add(await known_person(request), device)


@router.delete("/devices", status_code=204)
async def remove_devices(request: Request) -> None:
    """Tell no browser any more."""
    await hub_of(request).pushes.remove(await known_person(request))


@router.get("/everything", responses={200: {"content": {"application/json": {}}}})
async def everything(request: Request, response: Response) -> dict[str, Any]:
    """All that the server keeps about oneself."""
    response.headers["content-disposition"] = 'attachment; filename="westmarch.json"'
    return await hub_of(request).people.everything_about(await known_person(request))


@router.post("/deletion", status_code=204)
async def forget(request: Request, response: Response, token: Token = "") -> None:
    """Be forgotten, as a guest: name, chat, ratings and addresses. An account is deleted with its password."""
    person = await known_person(request)
    if person.account == 0:
        await hub_of(request).people.forget(person)
        response.delete_cookie(GUEST, httponly=True, samesite="strict")
        response.delete_cookie(COOKIE, httponly=True, samesite="strict")
