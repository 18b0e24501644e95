"""Sitting down at a table, making room, and what a seat wants to be told."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Any

from westmarch.server.people.persons import People, Person
from westmarch.server.storage.rows import HUMAN, SeatRow, TableRow
from westmarch.server.storage.store import Store
from westmarch.server.tables.keys import key_hash, new_key
from westmarch.server.tables.live import LiveTable
from westmarch.server.tables.premoves import without
from westmarch.server.tables.seating import NotInvited, SeatTaken, seat_for, seated


class Seats:
    """The seats of the tables of this process."""

    def __init__(self, store: Store, people: People, after: Callable[[LiveTable], None]) -> None:
        self._store = store
        self._people = people
        self._after = after
        #: How often somebody has opened a table or sat down: the lobby looks round again then.
        self.changes = 0

    async def take(
        self, table: LiveTable, seat: int, name: str, invited_with: str = "", person: Person | None = None
    ) -> str:
        """Sit down on an open seat, or where a machine makes room; returns the secret key of the seat."""
        before = seat_for(table, seat, person)
        wanted = invitation(table, seat)
        if table.extra.get("private") and not secrets.compare_digest(invited_with.encode(), wanted.encode()):
            raise NotInvited("this seat needs an invitation")
        if person is not None and {row.person for row in table.seats} & await self._people.apart(person):
            raise NotInvited("somebody at this table does not want to meet you")
        key = new_key()
        row = SeatRow(seat, HUMAN, name, key_hash(key), person=person.id if person else 0)
        await self._reseat(table, before.player, row)
        return key

    async def let_machine(self, table: LiveTable, before: str, row: SeatRow) -> None:
        """A machine plays on a seat until a person takes its place."""
        yielding = sorted({*table.extra.get("yielding", []), row.seat})
        await self._change_extra(table, table.extra | {"yielding": yielding})
        await self._reseat(table, before, row)

    async def mute(self, table: LiveTable, seat: int, other: int, on: bool) -> None:
        """Whether a seat wants to read another's chat."""
        row = table.seats[seated(seat, "mute")]
        muted = (set(row.muted) | {other}) if on else (set(row.muted) - {other})
        await self.change(table, row.changed(muted=tuple(sorted(muted))))

    async def change(self, table: LiveTable, row: SeatRow) -> None:
        """Something else is known of whoever sits there."""
        await self._store.change_seat(table.id, row)
        table.seats[row.seat] = row

    async def _reseat(self, table: LiveTable, before: str, row: SeatRow) -> None:
        """Put somebody else on a seat, if it is still as it was."""
        async with table.lock:
            if not await self._store.take_seat(table.id, row, before):
                raise SeatTaken("the seat is taken")
            table.sit(row)
            self.changes += 1
            extra = without(table.extra, row.seat) | (table.clock.kept() if table.clock is not None else {})
            if extra != table.extra:
                await self._change_extra(table, extra)
        self._after(table)

    async def _change_extra(self, table: LiveTable, extra: dict[str, Any]) -> None:
        table.extra = extra
        await self._store.change_extra(table.id, extra)


def invitation(table: LiveTable | TableRow, seat: int) -> str:
    """What opens a seat of a private table."""
    return hashlib.sha256(f"invitation {table.seed} {seat}".encode()).hexdigest()[:24]
