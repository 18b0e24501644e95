"""A game in memory and its records in the database: memory is never ahead, and what others have written is followed.

Records are committed before anybody sees what they made. If a commit fails, the database is asked what it holds before
anything else happens; records of another process are followed one by one, or the game is loaded anew.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from westmarch.engine.errors import ReplayError, WestmarchError
from westmarch.engine.replaying import follow
from westmarch.engine.session import Session
from westmarch.server.storage.rows import OPEN, Append, CannotResume, TableRow
from westmarch.server.storage.snapshots import FAR, Album, opened, replayed, trim
from westmarch.server.storage.store import Store
from westmarch.server.storage.writer import StoreError
from westmarch.server.tables.audience import Audience
from westmarch.server.tables.clock import clock_of
from westmarch.server.tables.repeats import followed_decisions, last_decisions

log = logging.getLogger("westmarch")


class StoredGame:
    """A game with its log, its snapshots and its clocks, as far as they are safe."""

    #: Those who look on at it.
    audience: Audience

    def __init__(self, row: TableRow, store: Store, snapshot_every: int) -> None:
        self.id = row.id
        self.seed = row.seed
        self.seats = row.seats
        self.extra = row.extra
        self.clock = clock_of(row.extra)
        self.store = store
        self.snapshot_every = snapshot_every
        self.lock = asyncio.Lock()
        self.used_at = time.monotonic()
        #: Whether the database may hold more than memory, or memory more than the database.
        self.behind = False
        self.ahead = False
        #: Among several processes: whether others want to hear what is written here, and know that this one does.
        self.told = False
        self.heard = True

    def take(self, session: Session, album: Album) -> None:
        """Go on with a game as it stands in the database."""
        self.session = session
        self.album = album
        self.audience.updates.forget()
        #: The number at which each seat was asked its present question.
        self.asked = {ask.seat: self.number for ask in session.state.asks}
        #: The last decision of each seat: the numbers that it may answer, its code, and the number it made.
        self.last = last_decisions(session)
        #: The number after the last undo: a client that has a later one has a log that still fits.
        self.undone_at = max([i + 1 for i, r in enumerate(session.journal.records) if r[0] == "u"], default=0)
        self.run_clock()

    @property
    def number(self) -> int:
        """The number of the present update: how many records the journal has."""
        return len(self.session.journal.records)

    @property
    def over(self) -> bool:
        return self.session.state.over

    def is_far(self, keep: int) -> bool:
        """Whether to go back so far means to play the whole game again."""
        return 0 <= keep < len(self.session.steps) and self.session.steps[keep].kept is FAR

    # Writing

    async def commit(self, before: int, decided: int | None = None) -> None:
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

    async def commit_or_reload(self, before: int) -> None:
        try:
            await self.commit(before)
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
            self.run_clock(decided)
            extra |= self.clock.kept()
        return extra

    def run_clock(self, decided: int | None = None) -> None:
        """Time runs for those who are asked, once everybody sits."""
        if self.clock is not None:
            waiting = any(seat.player == OPEN for seat in self.seats)
            self.clock.moved([] if waiting else [ask.seat for ask in self.session.state.asks], decided)

    # Reading

    async def make_sure(self) -> None:
        """Before anything else: memory holds what the database holds."""
        self.used_at = time.monotonic()
        if self.ahead:
            row = await self._stored()
            self.take(*await asyncio.to_thread(open_row, row))
            self.ahead = self.behind = False
            self.audience.show(None)
        elif self.behind:
            await self.follow_others()

    async def catch_up(self) -> None:
        """Follow what other processes have written."""
        async with self.lock:
            self.behind = True
            await self.make_sure()

    async def follow_others(self) -> None:
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
            await self.make_sure()
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
            self.run_clock()
        trim(self.session)
        self.audience.show(log_before)

    async def _stored(self) -> TableRow:
        row = await self.store.load(self.id)
        if row is None:
            raise StoreError("the table is not in the database any more")
        return row

    async def replay(self) -> None:
        """All positions anew, for an undo far back."""
        row = await self._stored()
        self.take(await asyncio.to_thread(replayed, row), self.album)


def _by_undo(records: list[list[Any]]) -> list[list[list[Any]]]:
    """Records in parts: each undo is a part of its own."""
    parts: list[list[list[Any]]] = []
    for record in records:
        if record[0] == "u" or not parts or parts[-1][0][0] == "u":
            parts.append([])
        parts[-1].append(record)
    return parts


def open_row(row: TableRow) -> tuple[Session, Album]:
    try:
        return opened(row)
    except WestmarchError as problem:
        raise CannotResume(f"this table cannot be taken up by this version: {problem}") from None
    except Exception as defect:
        log.exception("table %s cannot be taken up", row.id)
        raise CannotResume("this table cannot be taken up: its record is broken") from defect
