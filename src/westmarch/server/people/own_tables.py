"""The tables of one person, sorted by whose move it is."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import select

from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import find_game
from westmarch.server.people.persons import Person
from westmarch.server.storage.schema import seats, tables
from westmarch.server.tables.description import seats_shown
from westmarch.server.tables.hub import Hub

#: So many tables are listed, and so many of those that go on are looked at to tell whose move it is.
LISTED = 60


async def own_tables(hub: Hub, person: Person) -> list[dict[str, Any]]:
    """Those where it is this person's move come first, then those that wait for others, then those that are over."""
    wanted = select(tables.c.id, tables.c.game, tables.c.options, tables.c.extra, tables.c.created, seats.c.seat)
    mine = wanted.join(seats, seats.c.table_id == tables.c.id).where(seats.c.person == person.id)
    rows = await hub.store.read(mine.order_by(tables.c.finished, tables.c.created.desc(), tables.c.id).limit(LISTED))
    found = [await _table_row(hub, row) for row in rows]
    return sorted(found, key=lambda table: (table["over"], table["seat"] not in table["toAct"]))


async def _table_row(hub: Hub, row: Any) -> dict[str, Any]:
    row_shown: dict[str, Any] = {
        "id": row.id,
        "game": row.game,
        "seat": row.seat,
        "created": row.created.isoformat() + "Z",
        "gathering": "gathering" in json.loads(row.extra),
    }
    try:
        table = await hub.table(row.id)
    except WestmarchError:
        # Its players still bring their decks, or these rules cannot take it up.
        return row_shown | {"seats": await _seats(hub, row), "toAct": [], "over": False, "winners": [], "clock": None}
    state = table.session.state
    return row_shown | {
        "seats": seats_shown(table),
        "toAct": sorted({ask.seat for ask in state.asks}),
        "over": state.over,
        "winners": state.winners,
        "clock": table.clock.shown() if table.clock else None,
    }


async def _seats(hub: Hub, row: Any) -> list[dict[str, Any]]:
    names = find_game(row.game).seat_names(json.loads(row.options))
    return [
        {"seat": seat.seat, "side": names[seat.seat], "player": seat.player, "name": seat.name}
        for seat in await hub.store.seats_of(row.id)
    ]
