"""The lobby over HTTP: tables with room, quick pairing, and machines that keep seats warm."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from westmarch.engine.errors import Refused
from westmarch.engine.game import SPECTATOR
from westmarch.server.endpoints.people_models import Clocks, Found, LobbyInfo, Seek, StandIn
from westmarch.server.endpoints.shared import (
    Key,
    SeatNumber,
    TableId,
    client_of,
    hub_of,
    known_person,
    person_of,
    seat_at,
)
from westmarch.server.meeting.lobby import Lobby
from westmarch.server.meeting.pairing import CLOCKS, Matchmaker
from westmarch.server.storage.rows import OPEN
from westmarch.server.tables.seating import SeatTaken, machine_for

router = APIRouter(prefix="/api", tags=["people"])


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def matchmaker_of(request: Request) -> Matchmaker:
    matchmaker: Matchmaker = request.app.state.matchmaker
    return matchmaker


@router.get("/lobby", response_model=LobbyInfo)
async def lobby(request: Request) -> dict[str, Any]:
    """Tables with room, tables to look on at, who is here and who waits to be paired."""
    return await lobby_of(request).look(await person_of(request))


@router.get("/clocks", response_model=Clocks)
async def clocks() -> dict[str, Any]:
    """The clocks of quick games."""
    return {"clocks": CLOCKS}


@router.post("/seek", response_model=Found)
async def seek(request: Request, body: Seek) -> dict[str, Any]:
    """Want to play a game against whoever wants the same; ask again every few seconds with GET."""
    person, opener = await known_person(request), client_of(request)
    met = await matchmaker_of(request).seek(person, body.game, body.clock, body.rated, opener)
    lobby_of(request).stale()
    return {"waiting": not met.table, "table": met.table, "seat": met.seat}


@router.get("/seek", response_model=Found)
async def still(request: Request) -> dict[str, Any]:
    """Whether somebody was found; whoever does not ask for a quarter of a minute has gone away."""
    met = await matchmaker_of(request).still(await known_person(request))
    if met is None:
        return {"waiting": False, "table": "", "seat": 0}
    return {"waiting": not met.table, "table": met.table, "seat": met.seat}


@router.delete("/seek", status_code=204)
async def leave(request: Request) -> None:
    """Wait no longer."""
    await matchmaker_of(request).leave(await known_person(request))
    lobby_of(request).stale()


@router.post("/tables/{table_id}/seats/{seat}/machine", status_code=204)
async def stand_in(request: Request, table_id: TableId, seat: SeatNumber, body: StandIn, key: Key = "") -> None:
    """Let a machine play on an open seat, or on one's own, until a person takes its place."""
    hub = hub_of(request)
    table = await hub.table(table_id)
    own = await seat_at(request, table, key)
    if own == SPECTATOR:
        raise Refused("stand-in", "engine.not-asked")
    if seat >= len(table.seats) or (seat != own and table.seats[seat].player != OPEN):
        raise SeatTaken("the seat is taken")
    await hub.seats.let_machine(table, table.seats[seat].player, machine_for(table, seat, body.level))
    lobby_of(request).stale()
