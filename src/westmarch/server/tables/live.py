"""A live table: one game, and one queue for what is done to it.

A decision names the number of the update that it answers. It is carried out in memory, its records are
committed, and only then is it acknowledged and shown; until then nobody can look, and if the commit fails
the table goes back to where it was. A repeated decision gets the same answer again and changes nothing.
If another process has written in the meantime, its records are followed first.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

from westmarch.ai.levels import Memory
from westmarch.engine.composed import decide_all
from westmarch.engine.errors import Refused, ReplayError, WestmarchError
from westmarch.engine.game import SPECTATOR
from westmarch.engine.replaying import follow
from westmarch.engine.runner import is_idle, question_for
from westmarch.engine.session import Session
from westmarch.server.storage.rows import HUMAN, OPEN, Append, CannotResume, SeatRow, TableRow
from westmarch.server.storage.snapshots import FAR, Album, opened, replayed, trim
from westmarch.server.storage.store import Store
from westmarch.server.storage.writer import Conflict, StoreError
from westmarch.server.tables.audience import Audience
from westmarch.server.tables.clock import clock_of
from westmarch.server.tables.follower import Follower
from westmarch.server.tables.keys import key_hash
from westmarch.server.tables.repeats import followed_decisions, last_decisions, repeated

Result = TypeVar("Result")

#: The most records of a game in which something is taken back: to decide and take back again has no end by itself, and
#: the longest games have a fifth of this.
LONGEST = 20_000

log = logging.getLogger("westmarch")


class Stale(WestmarchError):
    """The decision answers an update that is no longer the last one."""


class LiveTable:
    """A table in memory."""

    def __init__(self, row: TableRow, session: Session, album: Album, store: Store, snapshot_every: int) -> None:
        self.id = row.id
        self.seed = row.seed
        self.seats = row.seats
        self.extra = row.extra
        self.clock = clock_of(row.extra)
        self.store = store
        self.snapshot_every = snapshot_every
        self.lock = asyncio.Lock()
        #: Requests and replies come one after the other.
        self.talk = asyncio.Lock()
        self.used_at = time.monotonic()
        #: What the opponents keep in mind here, by seat.
        self.memories: dict[int, Memory] = {}
        #: Whether its end was written down.
        self.noted = False
        #: Who has opened it, as far as this process knows: opponents take turns by it.
        self.opener = ""
        #: Whether the database may hold more than memory, or memory more than the database.
        self.behind = False
        self.ahead = False
        #: Among several processes: whether others want to hear what is written here, and know that this one does.
        self.told = False
        self.heard = True
        self.audience = Audience(self)
        self._take(session, album)
        self.audience.show_later()

    def _take(self, session: Session, album: Album) -> None:
        self.session = session
        self.album = album
        self.audience.updates.forget()
        #: The number at which each seat was asked its present question.
        self.asked = {ask.seat: self.number for ask in session.state.asks}
        #: The last decision of each seat: the numbers that it may answer, its code, and the number it made.
        self.last = last_decisions(session)
        #: The number after the last undo: a client that has a later one has a log that still fits.
        self.undone_at = max([i + 1 for i, r in enumerate(session.journal.records) if r[0] == "u"], default=0)
        self._run_clock()

    @property
    def number(self) -> int:
        """The number of the present update: how many records the journal has."""
        return len(self.session.journal.records)

    @property
    def over(self) -> bool:
        return self.session.state.over

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

    def is_far(self, keep: int) -> bool:
        """Whether to go back so far means to play the whole game again."""
        return 0 <= keep < len(self.session.steps) and self.session.steps[keep].kept is FAR

    # Changing the game

    async def decide(self, seat: int, number: int, *codes: str) -> int:
        """Carry out a decision, or all those of one gesture; returns the number of the update that they made."""
        return await _whole(self._decide(seat, number, list(codes)))

    async def _decide(self, seat: int, number: int, codes: list[str]) -> int:
        async with self.lock:
            await self._make_sure()
            try:
                return await self._carry_out(seat, number, codes)
            except Conflict:
                await self._catch_up()
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
            await self._commit(before, seat)
        except BaseException:
            session.state = session.steps[kept].before
            del session.steps[kept:], session.log[log_before:], session.journal.records[before:]
            self._run_clock()
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
            await self._make_sure()
            if number is not None and number != self.number:
                raise Stale(f"the table is at {self.number}, the consent was given at {number}")
            if self.number >= LONGEST:
                raise Refused("undo", "engine.undo-too-long")
            if self.is_far(keep) and self.session.undo_needs(seat, keep) <= consents:
                await self._replay()
            before = self.number
            self.session.undo(seat, keep, consents)
            self.album.undone(self.session)
            await self._commit_or_reload(before)
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
            await self._make_sure()
            before, log_before = self.number, len(self.session.log)
            self.session.end(winners, ending)
            return await self._ended(before, log_before)

    async def lose(self, seat: int, ending: str) -> int:
        """A seat gives up or runs out of time: the others play on where the game can do without it."""
        return await _whole(self._lose(seat, ending))

    async def _lose(self, seat: int, ending: str) -> int:
        async with self.lock:
            await self._make_sure()
            session = self.session
            before, log_before = self.number, len(session.log)
            if not session.leave(seat):
                session.end(session.game.winners_without(session.state, seat), ending)
            return await self._ended(before, log_before)

    async def _ended(self, before: int, log_before: int) -> int:
        """After the game, or a seat's part in it, has ended: nothing asked before holds any more."""
        await self._commit_or_reload(before)
        self.asked = {ask.seat: self.number for ask in self.session.state.asks}
        self.last.clear()
        self.audience.show(log_before)
        return self.number

    # Memory and database

    async def _commit(self, before: int, decided: int | None = None) -> None:
        """Make the newest records safe."""
        extra = self._extra_after(decided)
        new = self.session.journal.records[before:]
        snapshot = None
        if self.number - self.album.number >= self.snapshot_every:
            snapshot = self.album.take(self.session)
        try:
            await self.store.append(Append(self.id, before, new, self.over, extra, snapshot, self.told))
        except StoreError:
            self.behind = True
            raise
        if extra is not None:
            self.extra = extra
        if snapshot is not None:
            self.album.stored(self.session, snapshot)

    async def _commit_or_reload(self, before: int) -> None:
        try:
            await self._commit(before)
        except BaseException:
            self.ahead = True
            raise

    def _extra_after(self, decided: int | None) -> dict[str, Any] | None:
        """What is to be stored with the records: open requests are void, and the clocks have run."""
        void = [what for what in self.extra.get("requests", {}) if what != "rematch"]
        if self.clock is None and not void:
            return None
        extra = self.extra | {"requests": {w: r for w, r in self.extra.get("requests", {}).items() if w not in void}}
        if self.clock is not None:
            self._run_clock(decided)
            extra |= self.clock.kept()
        return extra

    def _run_clock(self, decided: int | None = None) -> None:
        """Time runs for those who are asked, once everybody sits."""
        if self.clock is not None:
            waiting = any(seat.player == OPEN for seat in self.seats)
            self.clock.moved([] if waiting else [ask.seat for ask in self.session.state.asks], decided)

    def sit(self, row: SeatRow) -> None:
        """Somebody has sat down."""
        self.seats[row.seat] = row
        if self.clock is not None:
            self.clock.change(row.seat, machine=row.machine)
        self._run_clock()
        self.audience.say_table()

    async def _make_sure(self) -> None:
        """Before anything else: memory holds what the database holds."""
        self.used_at = time.monotonic()
        if self.ahead:
            row = await self._stored()
            self._take(*await asyncio.to_thread(open_row, row))
            self.ahead = self.behind = False
            self.audience.show(None)
        elif self.behind:
            await self._catch_up()

    async def catch_up(self) -> None:
        """Follow what other processes have written."""
        async with self.lock:
            self.behind = True
            await self._make_sure()

    async def _catch_up(self) -> None:
        """Follow the records that another process has added."""
        new = await self.store.new_records_of(self.id, self.number)
        if not new:
            self.behind = False
            return
        undone = [record[1] for record in new if record[0] == "u"]
        log_before = None if undone else len(self.session.log)
        number, asked = self.number, self.asked
        if any(map(self.is_far, undone)):
            self.ahead = True
            await self._make_sure()
            return
        try:
            for part in _by_undo(new):
                follow(self.session, part)
                if part[0][0] == "u":
                    self.album.undone(self.session)
                    self.undone_at = self.number
        except ReplayError:
            self.ahead = True
            raise
        self.behind = False
        if new[0][0] == "d" and not undone:
            self.last |= followed_decisions(new, number, asked)
        else:
            self.last = last_decisions(self.session)
        self.asked = {ask.seat: self.number for ask in self.session.state.asks}
        if self.clock is not None or self.extra.get("requests"):
            self.extra = await self.store.extra_of(self.id)
            self.clock = clock_of(self.extra)
            self._run_clock()
        trim(self.session)
        self.audience.show(log_before)

    async def _stored(self) -> TableRow:
        row = await self.store.load(self.id)
        if row is None:
            raise StoreError("the table is not in the database any more")
        return row

    async def _replay(self) -> None:
        """All positions anew, for an undo far back."""
        row = await self._stored()
        self._take(await asyncio.to_thread(replayed, row), self.album)

    # Showing

    async def look(self, seat: int) -> str:
        """The present update for a seat, encoded, from what is safely stored."""
        async with self.lock:
            await self._make_sure()
            return self.audience.seen_by(seat)

    async def earlier(self, seat: int, until: int) -> dict[str, Any]:
        """A page of the log that ends before some line."""
        async with self.lock:
            await self._make_sure()
            return self.audience.page(seat, until)

    async def join(self, follower: Follower, number: Any, log: Any, chat: Any) -> None:
        """Somebody comes to follow the table, with the last number that he has."""
        async with self.lock:
            await self._make_sure()
            await self.audience.welcome(follower, number, log, chat)


def _by_undo(records: list[list[Any]]) -> list[list[list[Any]]]:
    """Records in parts: each undo is a part of its own."""
    parts: list[list[list[Any]]] = []
    for record in records:
        if record[0] == "u" or not parts or parts[-1][0][0] == "u":
            parts.append([])
        parts[-1].append(record)
    return parts


async def _whole(work: Coroutine[Any, Any, Result]) -> Result:
    """Work on a table is done to its end, also if the person who asked for it has gone."""
    return await asyncio.shield(asyncio.ensure_future(work))


def open_row(row: TableRow) -> tuple[Session, Album]:
    try:
        return opened(row)
    except WestmarchError as problem:
        raise CannotResume(f"this table cannot be taken up by this version: {problem}") from None
    except Exception as defect:
        log.exception("table %s cannot be taken up", row.id)
        raise CannotResume("this table cannot be taken up: its record is broken") from defect


def restored(row: TableRow, store: Store, snapshot_every: int) -> LiveTable:
    """A table as it was when its last record was committed."""
    session, album = open_row(row)
    return LiveTable(row, session, album, store, snapshot_every)
