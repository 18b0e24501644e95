"""What the endpoints share: the hub, the key of a seat, the login."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from fastapi import Cookie, Header, Path, Request
from starlette.requests import HTTPConnection

from westmarch.engine.game import SPECTATOR
from westmarch.server.endpoints.library import Library
from westmarch.server.guard import Buckets, client_key
from westmarch.server.people.persons import Barred, Person
from westmarch.server.tables.hub import Hub
from westmarch.server.tables.live import LiveTable

COOKIE = "westmarch"
#: The cookie of somebody without an account.
GUEST = "westmarch-person"
#: What stands before the number of a seat that is opened by being the person who sits there.
BY_PERSON = "person:"

#: So many records of a journal are played again while a simple request is answered.
RECORDS = 3

Answer = TypeVar("Answer")

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


async def beside(request: Request, work: Callable[..., Answer], *given: Any) -> Answer:
    """Work something out beside the event loop; whoever asks waits for his turn, and pays for the time that it took."""
    client = client_of(request)
    buckets: Buckets = request.app.state.buckets
    async with hub_of(request).threads.turn(client, True):
        answer, problem, seconds = await asyncio.to_thread(_timed, work, given)
    buckets.charge(client, seconds * 1000)
    if problem is not None:
        raise problem
    return answer  # type: ignore[return-value]


def charge_undo(request: HTTPConnection, table: LiveTable, keep: Any) -> None:
    """Whoever wants to go back so far that the game is played again pays for it, as much as a purse holds."""
    if isinstance(keep, int) and table.is_far(keep):
        buckets: Buckets = request.app.state.buckets
        buckets.charge(client_key(request.scope), min(buckets.burst, table.number / RECORDS))


def _timed(work: Callable[..., Answer], given: tuple[Any, ...]) -> tuple[Answer | None, Exception | None, float]:
    """What comes of it, or what went wrong, and how many seconds of the processor it took."""
    began = time.thread_time()
    try:
        return work(*given), None, time.thread_time() - began
    except Exception as problem:
        return None, problem, time.thread_time() - began


async def seat_at(request: HTTPConnection, table: LiveTable, key: str) -> int:
    """The seat that a key opens at a table, or a login, or being the person who sits there: then it needs no key."""
    hub: Hub = request.app.state.hub
    if not key or key.startswith(BY_PERSON):
        person = await person_of(request)
        number = key.removeprefix(BY_PERSON)
        mine = [row.seat for row in table.seats if person and row.person == person.id]
        return next((seat for seat in mine if number in ("", str(seat))), SPECTATOR)
    return await hub.accounts.seat_at(table, key, request.cookies.get(COOKIE, "")[:80])


def _cookies(request: HTTPConnection) -> tuple[str, str]:
    return request.cookies.get(COOKIE, "")[:80], request.cookies.get(GUEST, "")[:80]


async def person_of(request: HTTPConnection) -> Person | None:
    """Who sends a request, if he has said so."""
    hub: Hub = request.app.state.hub
    return await hub.people.of(*_cookies(request))


async def known_person(request: HTTPConnection) -> Person:
    """Who sends a request that only somebody known may send."""
    hub: Hub = request.app.state.hub
    return await hub.people.known(*_cookies(request))


async def guest_or_known(request: HTTPConnection) -> Person | None:
    """Who sends a request that anybody may send who is not barred."""
    person = await person_of(request)
    if person is not None and person.closed:
        raise Barred("this person may not play here")
    return person
