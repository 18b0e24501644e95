"""A live table: one game, one queue, and the people who look on.

A decision names the number of the update that it answers. It is carried out in memory, its records are
committed, and only then is it acknowledged and shown; if the commit fails the table goes back to where it
was. A repeated decision gets the same answer again and changes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
from typing import Any

from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import SPECTATOR, find_game
from westmarch.engine.journal import Journal
from westmarch.engine.session import Session, resume
from westmarch.server import wire
from westmarch.server.store import SeatRow, Store, TableRow

#: How many updates a slow client may lag behind before it must ask for a fresh one.
BACKLOG = 64


class Stale(WestmarchError):
    """The decision answers an update that is no longer the last one."""


class Subscriber:
    """Somebody who follows a table from a seat, or looks on."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.events: asyncio.Queue[dict[str, Any]] = asyncio.Queue(BACKLOG)
        self.lagging = False

    def send(self, message: dict[str, Any]) -> None:
        """Queue a message; a client that does not keep up gets a fresh update instead of the missed ones."""
        try:
            self.events.put_nowait(message)
        except asyncio.QueueFull:
            self.lagging = True


class LiveTable:
    """A table in memory."""

    def __init__(self, table_id: str, session: Session, seats: list[SeatRow], store: Store) -> None:
        self.id = table_id
        self.session = session
        self.seats = seats
        self.store = store
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        #: The last decision of each seat: number it answered, code, number it made.
        self.last: dict[int, tuple[int, str, int]] = {}
        #: The number at which each seat was asked its present question.
        self.asked: dict[int, int] = {ask.seat: self.number for ask in session.state.asks}

    @property
    def number(self) -> int:
        """The number of the present update: how many records the journal has."""
        return len(self.session.journal.records)

    def seat_of(self, key: str) -> int:
        """The seat that a secret key opens; a spectator's if none."""
        hashed = key_hash(key)
        for seat in self.seats:
            if secrets.compare_digest(seat.key_hash, hashed) and seat.player == "human":
                return seat.seat
        return SPECTATOR

    async def decide(self, seat: int, number: int, code: str) -> int:
        """Carry out a decision; returns the number of the update that it made."""
        async with self.lock:
            last = self.last.get(seat)
            if last is not None and last[:2] == (number, code):
                return last[2]
            if not self.asked.get(seat, self.number) <= number <= self.number:
                raise Stale(f"the table is at {self.number}, the decision answers {number}")
            before, log_before = self.number, len(self.session.log)
            self.session.decide(seat, code)
            await self._commit(before)
            self._ask_anew(seat)
            self.last[seat] = (number, code, self.number)
            self._show(log_before)
            return self.number

    def _ask_anew(self, decided: int) -> None:
        """Note whom the last decision asked. A secret answer leaves the others' questions as they are."""
        state = self.session.state
        seats = [ask.seat for ask in state.asks]
        kept = [seat for seat in seats if state.sealed and seat != decided and seat in self.asked]
        self.asked = {seat: self.asked[seat] if seat in kept else self.number for seat in seats}

    async def undo(self, seat: int, keep: int, consents: set[int]) -> int:
        """Go back to an earlier decision, by the undo policy of the kernel."""
        async with self.lock:
            before = self.number
            self.session.undo(seat, keep, consents)
            await self._commit(before)
            self.asked = {ask.seat: self.number for ask in self.session.state.asks}
            self.last.clear()
            self._show(len(self.session.log))
            return self.number

    async def _commit(self, before: int) -> None:
        """Make the newest records safe, or take them back."""
        new = self.session.journal.records[before:]
        try:
            await self.store.append(self.id, before, new, self.session.state.over)
        except BaseException:
            # Memory must never be ahead of the database: play on from what is safe.
            with contextlib.suppress(Exception):
                await self._reload(before)
            raise

    async def _reload(self, number: int) -> None:
        journal = self.session.journal
        del journal.records[number:]
        self.session = resume(journal, self.session.state.chance.seed, self.session.game)

    def _show(self, log_before: int) -> None:
        made: dict[int, dict[str, Any]] = {}
        for subscriber in self.subscribers:
            if subscriber.seat not in made:
                made[subscriber.seat] = self.update(subscriber.seat, log_before)
            subscriber.send(made[subscriber.seat])

    def update(self, seat: int, log_from: int = 0) -> dict[str, Any]:
        """The present update for a seat, with the log from some line on."""
        session = self.session
        lines = [line for line in session.log[log_from:] if line.readable_by(seat)]
        return {
            "type": "update",
            "number": self.number,
            "decisions": len(session.steps),
            "logFrom": log_from,
            "log": [wire.entry(session.game, session.state, seat, line) for line in lines],
        } | wire.observation(session.game, session.state, seat)

    def say(self, message: dict[str, Any]) -> None:
        """Send something to everybody at the table."""
        for subscriber in self.subscribers:
            subscriber.send(message)

    def description(self) -> dict[str, Any]:
        """What everybody may know about the table itself."""
        session = self.session
        names = session.game.seat_names(session.options)
        return {
            "id": self.id,
            "game": session.game.name,
            "options": session.options,
            "commitment": session.journal.commitment,
            "seats": [
                {"seat": seat.seat, "side": names[seat.seat], "player": seat.player, "name": seat.name}
                for seat in self.seats
            ],
            "over": session.state.over,
        }


def key_hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def new_key() -> str:
    """A secret key of a seat, for its link."""
    return secrets.token_urlsafe(18)


def restored(row: TableRow, store: Store) -> LiveTable:
    """A table as it was when its last record was committed."""
    from westmarch.engine.chance import commitment

    journal = Journal(row.game, row.options, commitment(row.seed), list(row.records))
    session = resume(journal, row.seed, find_game(row.game))
    return LiveTable(row.id, session, row.seats, store)
