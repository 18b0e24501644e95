"""A live table: one game, and one queue for what is done to it.

A decision names the number of the update that it answers. It is carried out in memory, its records are
committed, and only then is it acknowledged and shown; until then nobody can look, and if the commit fails
the table goes back to where it was. A repeated decision gets the same answer again and changes nothing.
If another process has written in the meantime, its records are followed first.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any, TypeVar

from westmarch.ai.levels import Memory
from westmarch.engine.composed import decide_all
from westmarch.engine.errors import Refused, WestmarchError
from westmarch.engine.game import SPECTATOR
from westmarch.engine.runner import is_idle, question_for
from westmarch.engine.session import Session
from westmarch.server.storage.rows import HUMAN, SeatRow, TableRow
from westmarch.server.storage.snapshots import Album, trim
from westmarch.server.storage.store import Store
from westmarch.server.storage.writer import Conflict
from westmarch.server.tables.audience import Audience
from westmarch.server.tables.follower import Follower
from westmarch.server.tables.keys import key_hash
from westmarch.server.tables.repeats import repeated
from westmarch.server.tables.stored import StoredGame, open_row

Result = TypeVar("Result")

#: The most records of a game in which something is taken back: to decide and take back again has no end by itself, and
#: the longest games have a fifth of this.
LONGEST = 20_000


class Stale(WestmarchError):
    """The decision answers an update that is no longer the last one."""


class LiveTable(StoredGame):
    """A table in memory."""

    def __init__(self, row: TableRow, session: Session, album: Album, store: Store, snapshot_every: int) -> None:
        super().__init__(row, store, snapshot_every)
        #: Requests and replies come one after the other.
        self.talk = asyncio.Lock()
        #: What the opponents keep in mind here, by seat.
        self.memories: dict[int, Memory] = {}
        #: Whether its end was written down.
        self.noted = False
        #: Who has opened it, as far as this process knows: opponents take turns by it.
        self.opener = ""
        self.audience = Audience(self)
        self.take(session, album)
        self.audience.show_later()

    def seat_of(self, key: str) -> int:
        """The seat that a secret key opens; a spectator's if none."""
        return self.seat_with(key_hash(key))

    def seat_with(self, hashed: str) -> int:
        """The seat whose key has this hash."""
        for seat in self.seats:
            if secrets.compare_digest(seat.key_hash, hashed) and seat.player == HUMAN:
                return seat.seat
        return SPECTATOR

    @property
    def people(self) -> bool:
        """Whether anybody sits here, or may sit down, who is not a machine."""
        return any(not seat.machine for seat in self.seats)

    @property
    def attended(self) -> bool:
        """Whether anything happens here when somebody else writes."""
        return bool(self.audience.followers or self.clock or self.machines())

    def machines(self) -> set[int]:
        return {seat.seat for seat in self.seats if seat.machine}

    def may_pass(self, seat: int) -> bool:
        """Whether a seat has a chance to act of which others must not see whether it could do anything with it."""
        g = self.session.state
        ask = question_for(g, seat)
        return ask is not None and g.patient and any(is_idle(g, option) for option in ask.listed)

    # Changing the game

    async def decide(self, seat: int, number: int, *codes: str) -> int:
        """Carry out a decision, or all those of one gesture; returns the number of the update that they made."""
        return await _whole(self._decide(seat, number, list(codes)))

    async def _decide(self, seat: int, number: int, codes: list[str]) -> int:
        async with self.lock:
            await self.make_sure()
            try:
                return await self._carry_out(seat, number, codes)
            except Conflict:
                await self.follow_others()
            return await self._carry_out(seat, number, codes)

    async def _carry_out(self, seat: int, number: int, codes: list[str]) -> int:
        last = self.last.get(seat)
        if last is not None and last[0] <= number <= last[1] and [last[2]] == codes:
            return last[3]
        if len(codes) > 1 and (made := repeated(self.session.journal.records, seat, number, codes)):
            return made
        first = self.asked.get(seat, self.number)
        if not first <= number <= self.number:
            raise Stale(f"the table is at {self.number}, the decision answers {number}")
        session, before, log_before, kept = self.session, self.number, len(self.session.log), len(self.session.steps)
        decide_all(session, seat, codes)
        try:
            await self.commit(before, seat)
        except BaseException:
            session.state = session.steps[kept].before
            del session.steps[kept:], session.log[log_before:], session.journal.records[before:]
            self.run_clock()
            raise
        self._ask_anew(seat)
        # A repeated gesture is known by its records.
        if len(codes) == 1:
            self.last[seat] = (first, before, codes[0], self.number)
        trim(session)
        self.audience.show(log_before)
        return self.number

    def _ask_anew(self, decided: int) -> None:
        """Note whom the last decision asked. A secret answer leaves the others' questions as they are."""
        state = self.session.state
        seats = [ask.seat for ask in state.asks]
        kept = [seat for seat in seats if state.sealed and seat != decided and seat in self.asked]
        self.asked = {seat: self.asked[seat] if seat in kept else self.number for seat in seats}

    async def undo(self, seat: int, keep: int, consents: set[int], number: int | None = None) -> int:
        """Go back to an earlier decision, by the undo policy of the kernel; consent is given at some number."""
        return await _whole(self._undo(seat, keep, consents, number))

    async def _undo(self, seat: int, keep: int, consents: set[int], number: int | None) -> int:
        async with self.lock:
            await self.make_sure()
            if number is not None and number != self.number:
                raise Stale(f"the table is at {self.number}, the consent was given at {number}")
            if self.number >= LONGEST:
                raise Refused("undo", "engine.undo-too-long")
            if self.is_far(keep) and self.session.undo_needs(seat, keep) <= consents:
                await self.replay()
            before = self.number
            self.session.undo(seat, keep, consents)
            self.album.undone(self.session)
            await self.commit_or_reload(before)
            self.asked = {ask.seat: self.number for ask in self.session.state.asks}
            self.last.clear()
            self.undone_at = self.number
            self.audience.show(None)
            return self.number

    async def end(self, winners: list[int], ending: str) -> int:
        """End the game at the table."""
        return await _whole(self._end(winners, ending))

    async def _end(self, winners: list[int], ending: str) -> int:
        async with self.lock:
            await self.make_sure()
            before, log_before = self.number, len(self.session.log)
            self.session.end(winners, ending)
            return await self._ended(before, log_before)

    async def lose(self, seat: int, ending: str) -> int:
        """A seat gives up or runs out of time: the others play on where the game can do without it."""
        return await _whole(self._lose(seat, ending))

    async def _lose(self, seat: int, ending: str) -> int:
        async with self.lock:
            await self.make_sure()
            session = self.session
            before, log_before = self.number, len(session.log)
            if not session.leave(seat):
                session.end(session.game.winners_without(session.state, seat), ending)
            return await self._ended(before, log_before)

    async def _ended(self, before: int, log_before: int) -> int:
        """After the game, or a seat's part in it, has ended: nothing asked before holds any more."""
        await self.commit_or_reload(before)
        self.asked = {ask.seat: self.number for ask in self.session.state.asks}
        self.last.clear()
        self.audience.show(log_before)
        return self.number

    def sit(self, row: SeatRow) -> None:
        """Somebody has sat down."""
        self.seats[row.seat] = row
        if self.clock is not None:
            self.clock.change(row.seat, machine=row.machine)
        self.run_clock()
        self.audience.say_table()

    # Showing

    async def look(self, seat: int) -> str:
        """The present update for a seat, encoded, from what is safely stored."""
        async with self.lock:
            await self.make_sure()
            return self.audience.seen_by(seat)

    async def earlier(self, seat: int, until: int) -> dict[str, Any]:
        """A page of the log that ends before some line."""
        async with self.lock:
            await self.make_sure()
            return self.audience.page(seat, until)

    async def join(self, follower: Follower, number: Any, log: Any, chat: Any) -> None:
        """Somebody comes to follow the table, with the last number that he has."""
        async with self.lock:
            await self.make_sure()
            await self.audience.welcome(follower, number, log, chat)


async def _whole(work: Coroutine[Any, Any, Result]) -> Result:
    """Work on a table is done to its end, also if the person who asked for it has gone."""
    return await asyncio.shield(asyncio.ensure_future(work))


def restored(row: TableRow, store: Store, snapshot_every: int) -> LiveTable:
    """A table as it was when its last record was committed."""
    session, album = open_row(row)
    return LiveTable(row, session, album, store, snapshot_every)
