"""The lobby: tables with room, tables to look on at, who is here, and who waits to be paired."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import or_, select

from westmarch.engine.errors import UnknownGame
from westmarch.engine.game import find_game
from westmarch.server.meeting.pairing import waiting_for
from westmarch.server.people.chronicle import kind_of
from westmarch.server.people.persons import Person
from westmarch.server.storage.rows import OPEN, SeatRow
from westmarch.server.storage.schema import seats, tables
from westmarch.server.tables.description import rows_shown, seats_shown
from westmarch.server.tables.hub import Hub
from westmarch.server.tables.seating import may_be_taken

#: For so many seconds what was found for one visitor is good for the next.
FRESH = 1.0
#: Whatever visitors do, the server looks round for one part of so many of its time.
SHARE = 6
#: An open table is listed for so long: one by days waits longer.
LISTED = timedelta(hours=12)
LISTED_BY_DAYS = timedelta(days=14)
MOST = 60
#: So many of them of one person, so that nobody fills the lobby alone; and so many are looked at to find them.
OWN = 4
LOOKED_AT = 300


@dataclass
class Hall:
    """What everybody sees, and from when it is."""

    at: float
    #: How often somebody had sat down by then.
    seatings: int
    open: list[dict[str, Any]]
    going: list[dict[str, Any]]
    here: list[Person]
    wishes: list[dict[str, Any]]


class Lobby:
    """The lobby of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._hall: Hall | None = None
        #: Visitors who come at the same moment share a look round; the next one is not before this time.
        self._looking = asyncio.Lock()
        self._next = 0.0
        self._changes = 0

    async def look(self, person: Person | None) -> dict[str, Any]:
        """The lobby as somebody sees it: without the tables of those he does not want to meet."""
        if person is not None:
            await self.hub.people.greet(person)
        hall = await self._newest()
        apart = await self.hub.people.apart(person) if person is not None else set()
        met = [table for table in hall.open if not any(seat["person"] in apart for seat in table["seats"])]
        here = [one.shown() for one in hall.here if one.id not in apart]
        return {"open": met, "going": hall.going, "here": here, "wishes": hall.wishes}

    async def _newest(self) -> Hall:
        async with self._looking:
            seen = self._hall
            if seen is not None and seen.seatings == self.hub.seats.changes and time.monotonic() - seen.at <= FRESH:
                return seen
            await asyncio.sleep(max(0.0, self._next - time.monotonic()))
            began, changes = time.monotonic(), self._changes
            hall = await self._look_round()
            self._hall = hall if self._changes == changes else None
            now = time.monotonic()
            self._next = now + min(FRESH, (now - began) * (SHARE - 1))
            return hall

    def stale(self) -> None:
        """Something has changed that the next visitor should see."""
        self._hall = None
        self._changes += 1

    async def _look_round(self) -> Hall:
        here = await self.hub.people.here()
        present = {person.id for person in here}
        return Hall(
            time.monotonic(),
            self.hub.seats.changes,
            await self._open(present),
            self._going(),
            here,
            await waiting_for(self.hub.store),
        )

    async def _open(self, present: set[int]) -> list[dict[str, Any]]:
        """Tables that anybody may sit down at, the newest first."""
        roomy = select(seats.c.table_id).where(seats.c.player == OPEN)
        room = or_(tables.c.id.in_(roomy), tables.c.extra.like('%"yielding"%'))
        since = datetime.now(UTC).replace(tzinfo=None) - LISTED_BY_DAYS
        wanted = select(tables.c.id, tables.c.game, tables.c.options, tables.c.extra, tables.c.created).where(
            tables.c.finished == 0, tables.c.created > since, tables.c.extra.not_like('%"private"%'), room
        )
        rows = await self.hub.store.read(wanted.order_by(tables.c.created.desc()).limit(LOOKED_AT))
        seated = await self.hub.store.seats_of_all([row.id for row in rows])
        found: list[dict[str, Any]] = []
        listed: Counter[int] = Counter()
        for row in rows:
            first = next((seat.person for seat in seated[row.id] if seat.person), 0)
            if len(found) < MOST and listed[first] < OWN:
                table = await self._lobby_row(row, seated[row.id], present)
                if table is not None:
                    found.append(table)
                    listed[first] += 1
        return found

    async def _lobby_row(self, row: Any, seated: list[SeatRow], present: set[int]) -> dict[str, Any] | None:
        extra = json.loads(row.extra)
        kind = kind_of(extra.get("clock"))
        if kind != "days" and row.created < datetime.now(UTC).replace(tzinfo=None) - LISTED:
            return None
        if not any(may_be_taken(seat, extra) for seat in seated):
            return None
        try:
            game = find_game(row.game)
        except UnknownGame:
            return None
        options = json.loads(row.options)
        return {
            "id": row.id,
            "game": row.game,
            "options": game.public_options(options),
            "seats": rows_shown(seated, game, options, extra),
            "clock": extra.get("clock"),
            "kind": kind,
            "rated": bool(extra.get("rated")),
            "lang": extra.get("lang", ""),
            "gathering": "gathering" in extra,
            "created": row.created.isoformat() + "Z",
            "present": any(seat.person in present for seat in seated),
            "strength": await self._strength(row.game, kind, seated),
        }

    async def _strength(self, game: str, kind: str, seated: list[SeatRow]) -> int:
        names = [f"p{seat.person}" for seat in seated if seat.person]
        known = await self.hub.chronicle.standings(game, kind, names) if names else {}
        return max((standing.rating for standing in known.values()), default=0)

    def _going(self) -> list[dict[str, Any]]:
        """Games of several people that go on now, where anybody may look on."""
        shown = [
            {
                "id": table.id,
                "game": table.session.game.name,
                "seats": seats_shown(table),
                "watching": sum(follower.seat < 0 for follower in table.audience.followers),
            }
            for table in self.hub.tables.values()
            if not table.over and not table.extra.get("private") and table.audience.followers
            if Counter(seat.machine for seat in table.seats)[False] > 1
            if not any(seat.player == OPEN for seat in table.seats)
        ]
        return shown[:20]
