"""The hub: the tables of this process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any

from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import find_game, known_games
from westmarch.engine.session import CLOSED, OUT_OF_TIME, RESIGNED
from westmarch.engine.version import made_here
from westmarch.server.guard import Buckets
from westmarch.server.machines.opponents import Opponents
from westmarch.server.machines.turns import Turns
from westmarch.server.metrics import Metrics
from westmarch.server.people.accounts import Accounts
from westmarch.server.people.chronicle import Chronicle
from westmarch.server.people.kept_decks import KeptDecks
from westmarch.server.people.notices import Notices
from westmarch.server.people.persons import People, Silenced
from westmarch.server.people.pushing import Pushes
from westmarch.server.settings import Settings
from westmarch.server.storage.neighbours import Neighbours
from westmarch.server.storage.rows import ChatRow, SeatRow
from westmarch.server.storage.snapshots import Album
from westmarch.server.storage.store import Store
from westmarch.server.tables.endings import Endings
from westmarch.server.tables.follower import Follower
from westmarch.server.tables.journals import Journals
from westmarch.server.tables.live import LiveTable
from westmarch.server.tables.opening import Openings, again, set_up
from westmarch.server.tables.premoves import Premoves
from westmarch.server.tables.requests import Requests
from westmarch.server.tables.seating import Start, Wanted, seated
from westmarch.server.tables.seats import Seats
from westmarch.server.tables.sharing import Sharing
from westmarch.server.tables.shelf import Shelf
from westmarch.server.tables.thinking import Thinking
from westmarch.server.tables.timers import Timers

log = logging.getLogger("westmarch")

#: Seconds between two rounds of housekeeping.
ROUND = 5.0
#: What a rematch takes over from the table before.
KEPT = ("clock", "private", "patient", "rated", "lang", "delay")


class Hub:
    """Live tables by id, and what is done at them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.opponents = Opponents(settings.workers, settings.bots)
        self.metrics = Metrics()
        self.accounts = Accounts(self.store)
        self.kept_decks = KeptDecks(self.store)
        self.people = People(self.store, self.accounts)
        self.chronicle = Chronicle(self.store)
        self.journals = Journals(self.store, settings.positions)
        self.pushes = Pushes(self.store, settings)
        self.notices = Notices(settings, self.people, self.pushes)
        self.seats = Seats(self.store, self.people, self._after)
        self.endings = Endings(self.chronicle, self._spawn)
        self.premoves = Premoves(self.decide)
        self.tables: dict[str, LiveTable] = {}
        #: For what is worked out beside the event loop: threads share one interpreter, so they are few, and those who
        #: ask take turns.
        self.threads = Turns(2)
        self.guests = Buckets(settings.guests, settings.guests_per_hour / 3600)
        self._shelf = Shelf(self.tables, self.store, settings, self._taken_up)
        #: On a database that several processes use.
        self.sharing = Sharing(self.store, self.tables, self._after, self._spawn) if self.store.shared else None
        self.neighbours = Neighbours(self.store.url, self.store.process, self.sharing) if self.sharing else None
        self.openings = Openings(settings, self.opponents)
        self.requests = Requests(self._rematch, self._after)
        self._timers = Timers(lambda *event: self._spawn(self._ring(*event)))
        self.thinking = Thinking(self.opponents, self.neighbours, self._timers.set, self._settled)
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        if self.neighbours is not None:
            await self.neighbours.open()
        self._spawn(asyncio.to_thread(load_games))
        self._spawn(self._wake_all())
        self._spawn(self._keep_house())

    async def close(self) -> None:
        self._timers.close()
        tasks = [*self.thinking.tasks.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.premoves.close()
        self.notices.close()
        self.opponents.close()
        self.journals.close()
        if self.neighbours is not None:
            await self.neighbours.close()
        if self.sharing is not None:
            self.sharing.close()
        await self.store.close()

    def metrics_text(self) -> str:
        followers = sum(len(table.audience.followers) for table in self.tables.values())
        return self.metrics.text(len(self.tables), followers, self.thinking.count())

    # Tables

    async def new_table(
        self, game_name: str, options: dict[str, Any], players: list[str], names: list[str]
    ) -> tuple[LiveTable, dict[int, str]]:
        """Open a table; returns it with the secret keys of its human seats."""
        return await self.open_table(Wanted(game_name, options, players, names))

    async def open_table(self, wanted: Wanted) -> tuple[LiveTable, dict[int, str]]:
        """Open a table; returns it with the secret keys of its human seats."""
        options, rows, extra, keys = await self.prepared(wanted)
        return await self._open(wanted.game, options, rows, extra, wanted.start, wanted.opener), keys

    async def prepared(self, wanted: Wanted) -> tuple[dict[str, Any], list[SeatRow], dict[str, Any], dict[int, str]]:
        """What a table is stored with: checked options, seats, what belongs to the table, and the keys of people."""
        return await self.openings.prepared(wanted, self._alone(wanted.opener))

    def _alone(self, opener: str) -> int:
        """How many tables of machines alone somebody has going on."""
        return sum(not t.over and t.opener == opener and not t.people for t in self.tables.values())

    async def _open(
        self,
        game_name: str,
        options: dict[str, Any],
        rows: list[SeatRow],
        extra: dict[str, Any],
        start: Start | None,
        opener: str = "",
    ) -> LiveTable:
        row, session = await set_up(game_name, options, rows, extra, start)
        await self.store.add_table(row)
        self.seats.changes += 1
        table = LiveTable(row, session, Album(session.game), self.store, self.settings.snapshot_every)
        table.opener = opener
        self.tables[table.id] = table
        if self.sharing is not None:
            self.sharing.opened(table)
        self._after(table)
        return table

    async def table(self, table_id: str) -> LiveTable:
        """A table, from memory or from the store."""
        in_memory = table_id in self.tables
        found = await self._shelf.find(table_id)
        if in_memory and self.sharing is not None:
            await self.sharing.look_after(found)
        found.used_at = time.monotonic()
        return found

    async def _taken_up(self, table: LiveTable) -> None:
        if self.sharing is not None:
            await self.sharing.come(table)
        self._after(table)

    async def join(self, table: LiveTable, follower: Follower, number: Any, log: Any, chat: Any) -> None:
        """Somebody comes to follow a table, with the last number that he has."""
        await table.join(follower, number, log, chat)
        if self.sharing is not None:
            await self.sharing.look_after(table)

    # Play

    async def decide(self, table: LiveTable, seat: int, number: int, *codes: str) -> int:
        """A person's decision, or those of one gesture."""
        with self.metrics.deciding():
            made = await table.decide(seated(seat, codes[0][:40]), number, *codes)
        self._after(table)
        return made

    async def undo(self, table: LiveTable, seat: int, keep: int) -> int:
        """Take back what a seat may take back without asking people."""
        agreeing = set() if table.extra.get("rated") else table.machines()
        made = await table.undo(seated(seat, "undo"), keep, agreeing)
        self._after(table)
        return made

    async def answer_ahead(self, table: LiveTable, seat: int, prompt: str, code: str) -> None:
        """Answer a formal question before it is asked."""
        await self.premoves.give(table, seated(seat, code[:40]), prompt, code)

    async def resign(self, table: LiveTable, seat: int) -> int:
        return await self._lose(table, seated(seat, "resign"), RESIGNED)

    async def _lose(self, table: LiveTable, seat: int, ending: str) -> int:
        made = await table.lose(seat, ending)
        self._after(table)
        return made

    async def call_off(self, table: LiveTable) -> None:
        """End a game in which nobody wins."""
        await table.end([], CLOSED)
        table.audience.say_table()
        self._after(table)

    async def ask(self, table: LiveTable, seat: int, what: str, keep: int, swap: bool) -> dict[str, Any]:
        """Ask the others for an undo, a draw or a rematch."""
        return await self.requests.ask(table, seated(seat, what), what, keep, swap)

    async def reply(self, table: LiveTable, seat: int, what: str, yes: bool) -> dict[str, Any]:
        """Agree to a request or decline it."""
        return await self.requests.reply(table, seated(seat, what), what, yes)

    async def _rematch(self, table: LiveTable, swap: bool) -> str:
        """The same people again, who keep their keys; with sides swapped everybody moves on by one seat."""
        count = len(table.seats)
        rows = [table.seats[(seat + 1) % count if swap else seat].changed(seat=seat, muted=()) for seat in range(count)]
        kept: dict[str, Any] = {name: table.extra[name] for name in KEPT if name in table.extra}
        kept["made"] = dict(made_here())
        session = table.session
        start = await asyncio.to_thread(again, session)
        new = await self._open(session.game.name, session.options, rows, kept, start, table.opener)
        extra = table.extra | {"requests": {}, "rematch": new.id}
        await self.store.change_extra(table.id, extra)
        table.extra = extra
        table.audience.say({"type": "rematch", "table": new.id})
        table.audience.say_table()
        return new.id

    async def chat(self, table: LiveTable, seat: int, text: str) -> int:
        """Say something at the table."""
        person = table.seats[seated(seat, "chat")].person
        if person and (await self.people.get(person)).silent_until > time.time():
            raise Silenced("you may not write in chats for a while")
        number = await self.store.add_chat(table.id, seated(seat, "chat"), text)
        table.audience.show_chat([ChatRow(number, seat, text)])
        return number

    # What happens by itself

    def _after(self, table: LiveTable) -> None:
        """After any change: machines think, clocks run, absent people are told."""
        self.thinking.wake(table)
        self._timers.set(table)
        self._settled(table)

    def _settled(self, table: LiveTable) -> None:
        """After a change that was the last for now: absent people are told, and an end is written down."""
        self.premoves.consider(table)
        self.notices.consider(table)
        self.endings.consider(table)

    async def _ring(self, table_id: str, seat: int, what: str) -> None:
        with contextlib.suppress(WestmarchError):
            table = await self.table(table_id)
            clock = table.clock
            if clock is None:
                return
            if what == "warning":
                table.audience.say_now({"type": "clock", "seat": seat, "clock": clock.shown()})
            for late in clock.expired()[:1]:
                await self._lose(table, late, OUT_OF_TIME)
            self._timers.set(table)

    async def _wake_all(self) -> None:
        """After a start: take up the tables where a machine was thinking or a clock was running."""
        with contextlib.suppress(WestmarchError):
            for table_id in [*await self.store.going_on_alone(), *await self.chronicle.unnoted()]:
                with contextlib.suppress(WestmarchError):
                    await self.table(table_id)
                await asyncio.sleep(0.01)

    async def _keep_house(self) -> None:
        """Let go of tables that nobody follows, and wake opponents whose process has died."""
        while True:
            await asyncio.sleep(min(ROUND, self.settings.idle))
            for table in list(self.tables.values()):
                self.thinking.wake(table)
                if self._shelf.can_go(table):
                    self._let_go(table)

    def _let_go(self, table: LiveTable) -> None:
        """A table leaves memory. Its clock runs on, and its timer brings it back."""
        self.thinking.forget(table)
        if not self._shelf.let_go(table):
            self._timers.cancel(table)

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def load_games() -> None:
    """Load every game beside the event loop, so that nobody waits for the first table of one."""
    for name in known_games():
        with contextlib.suppress(WestmarchError):
            game = find_game(name)
            game.rulebook, game.frames, game.notation  # noqa: B018
