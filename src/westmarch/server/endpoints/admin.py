"""Moderation over HTTP: reports of people, and the page of whoever runs the server, behind a login of its own."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Cookie, Path, Query, Request, Response
from pydantic import BaseModel, Field

from westmarch.server.endpoints.me import PersonNumber
from westmarch.server.endpoints.models import Body, Line
from westmarch.server.endpoints.people_models import PersonInfo
from westmarch.server.endpoints.shared import TableId, client_of, known_person
from westmarch.server.people.moderation import LASTS, LONGEST, Moderation

router = APIRouter(prefix="/api", tags=["moderation"])

ADMIN = "westmarch-admin"
AdminToken = Annotated[str, Cookie(alias=ADMIN, max_length=200)]
Number = Annotated[int, Path(ge=1, le=2**31 - 1)]


class NewReport(Body):
    """What somebody did, and at which table."""

    about: int = Field(ge=1, le=2**31 - 1)
    table: str = Field(default="", max_length=32)
    text: Line = Field(min_length=1, max_length=1000)


class AdminPassword(Body):
    password: str = Field(max_length=200)


class Report(BaseModel):
    id: int
    by: PersonInfo
    about: PersonInfo
    table: str
    text: str
    at: str
    #: What the one whom it is about has written at that table.
    chat: list[str]


class WatchedPerson(PersonInfo):
    silent: int
    closed: bool


class Silence(Body):
    seconds: int = Field(ge=0, le=LONGEST)


class NewName(Body):
    name: Line = Field(max_length=40)


class Closing(Body):
    on: bool


class GoingTable(BaseModel):
    id: str
    game: str
    created: str
    names: list[str]


def moderation_of(request: Request) -> Moderation:
    found: Moderation = request.app.state.moderation
    return found


@router.post("/reports", status_code=204)
async def report(request: Request, body: NewReport) -> None:
    """Tell whoever runs the server about somebody."""
    await moderation_of(request).report(await known_person(request), body.about, body.table, body.text)


@router.post("/admin/login", status_code=204)
async def log_in(request: Request, response: Response, body: AdminPassword) -> None:
    """Log in as whoever runs the server."""
    token = moderation_of(request).log_in(body.password, client_of(request))
    secure = request.url.scheme == "https"
    response.set_cookie(ADMIN, token, max_age=LASTS, httponly=True, samesite="strict", secure=secure, path="/api/admin")


@router.delete("/admin/login", status_code=204)
async def log_out(response: Response) -> None:
    response.delete_cookie(ADMIN, httponly=True, samesite="strict", path="/api/admin")


@router.get("/admin/reports", response_model=list[Report])
async def reports(request: Request, token: AdminToken = "") -> list[dict[str, Any]]:
    """The reports that wait."""
    return await _admin(request, token).listed()


@router.post("/admin/reports/{number}", status_code=204)
async def settle(request: Request, number: Number, token: AdminToken = "") -> None:
    """A report is dealt with."""
    await _admin(request, token).settle(number)


@router.get("/admin/people", response_model=list[WatchedPerson])
async def people(
    request: Request, q: Annotated[str, Query(max_length=40)] = "", token: AdminToken = ""
) -> list[dict[str, Any]]:
    """People by a part of their name, or by number."""
    return await _admin(request, token).found(q)


@router.post("/admin/people/{number}/silence", status_code=204)
async def silence(request: Request, number: PersonNumber, body: Silence, token: AdminToken = "") -> None:
    """Keep somebody from writing in chats for a while."""
    await _admin(request, token).silence(number, body.seconds)


@router.post("/admin/people/{number}/name", status_code=204)
async def rename(request: Request, number: PersonNumber, body: NewName, token: AdminToken = "") -> None:
    """Give somebody another name."""
    await _admin(request, token).rename(number, body.name)


@router.post("/admin/people/{number}/closed", status_code=204)
async def close(request: Request, number: PersonNumber, body: Closing, token: AdminToken = "") -> None:
    """Close somebody out, or let him in again."""
    await _admin(request, token).close(number, body.on)


@router.get("/admin/tables", response_model=list[GoingTable])
async def tables(request: Request, token: AdminToken = "") -> list[dict[str, Any]]:
    """The newest tables that go on."""
    return await _admin(request, token).tables()


@router.post("/admin/tables/{table_id}/closed", status_code=204)
async def close_table(request: Request, table_id: TableId, token: AdminToken = "") -> None:
    """End a game; nobody wins, and it does not count."""
    await _admin(request, token).close_table(table_id)


def _admin(request: Request, token: str) -> Moderation:
    found = moderation_of(request)
    found.check(token)
    return found
