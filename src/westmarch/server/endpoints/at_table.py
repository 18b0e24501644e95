"""What people do at a table besides deciding: resign, ask and agree, chat."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from westmarch.engine.game import SPECTATOR
from westmarch.server.endpoints.models import Ahead, Ask, ChatLine, Made, Reply, Settled
from westmarch.server.endpoints.shared import Key, TableId, charge_undo, hub_of, seat_at
from westmarch.server.tables.consent import UNDO

router = APIRouter(prefix="/api/tables/{table_id}", tags=["at the table"])


@router.post("/resign", response_model=Made)
async def resign(request: Request, table_id: TableId, key: Key = "") -> dict[str, Any]:
    """Give up."""
    hub = hub_of(request)
    table = await hub.table(table_id)
    return {"number": await hub.resign(table, await seat_at(request, table, key))}


@router.post("/ahead", status_code=204)
async def ahead(request: Request, table_id: TableId, body: Ahead, key: Key = "") -> None:
    """Answer one of the game's formal questions before it is asked, once; an empty code takes the answer back."""
    hub = hub_of(request)
    table = await hub.table(table_id)
    await hub.answer_ahead(table, await seat_at(request, table, key), body.prompt, body.code)


@router.post("/requests", response_model=Settled, response_model_exclude_none=True)
async def ask(request: Request, table_id: TableId, body: Ask, key: Key = "") -> dict[str, Any]:
    """Ask the others for an undo, a draw or a rematch; done at once if nobody needs to be asked."""
    hub = hub_of(request)
    table = await hub.table(table_id)
    if body.what == UNDO:
        charge_undo(request, table, body.keep)
    return await hub.ask(table, await seat_at(request, table, key), body.what, body.keep, body.swap)


@router.post("/replies", response_model=Settled, response_model_exclude_none=True)
async def reply(request: Request, table_id: TableId, body: Reply, key: Key = "") -> dict[str, Any]:
    """Agree to a request or decline it."""
    hub = hub_of(request)
    table = await hub.table(table_id)
    return await hub.reply(table, await seat_at(request, table, key), body.what, body.yes)


@router.get("/chat", response_model=list[ChatLine])
async def chat(request: Request, table_id: TableId, key: Key = "") -> list[dict[str, Any]]:
    """The last lines of chat; without those that the seat has muted."""
    hub = hub_of(request)
    table = await hub.table(table_id)
    seat = await seat_at(request, table, key)
    muted = table.seats[seat].muted if seat != SPECTATOR else ()
    lines = await hub.store.chat_of(table_id)
    return [{"id": line.id, "seat": line.seat, "text": line.text} for line in lines if line.seat not in muted]
