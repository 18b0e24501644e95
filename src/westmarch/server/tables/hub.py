"""The hub: the tables of this process."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import random
import secrets
import time
import weakref
from collections.abc import Awaitable, Callable
from typing import Any

from westmarch.ai.levels import Memory
from westmarch.ai.manners import characters_of
from westmarch.engine.chance import Chance, fresh_seed
from westmarch.engine.errors import BadOptions, Refused, WestmarchError
from westmarch.engine.game import SPECTATOR, Game, find_game, known_games
from westmarch.engine.origin import dealt_anew
from westmarch.engine.session import CLOSED, OUT_OF_TIME, RESIGNED, Session
from westmarch.engine.state import State
from westmarch.engine.version import made_here
from westmarch.engine.view import resample
from westmarch.server.guard import Buckets
from westmarch.server.machines.opponents import Opponents
from westmarch.server.metrics import Metrics
from westmarch.server.people.accounts import Accounts
from westmarch.server.people.chronicle import Chronicle
from westmarch.server.people.kept_decks import KeptDecks
from westmarch.server.people.notices import Notices
from westmarch.server.people.persons import People, Person, Silenced
from westmarch.server.people.pushing import Pushes
from westmarch.server.settings import Settings
from westmarch.server.storage.neighbours import Neighbours
from westmarch.server.storage.rows import HUMAN, OPEN, ChatRow, SeatRow, TableRow
from westmarch.server.storage.snapshots import Album
from westmarch.server.storage.store import Store
from westmarch.server.tables import consent, seating
from westmarch.server.tables.clock import Clock, full_banks
from westmarch.server.tables.journals import Journals
from westmarch.server.tables.keys import key_hash, new_key
from westmarch.server.tables.live import LiveTable, Stale, restored
from westmarch.server.tables.premoves import PASSES, Premoves, without
from westmarch.server.tables.seating import NotInvited, SeatTaken, Start, Wanted

log = logging.getLogger("westmarch")

#: Seconds between two rounds of housekeeping.
ROUND = 5.0
#: Tables of machines alone that one person may have going on at once.
ALONE = 4
#: What a rematch takes over from the table before.
KEPT = ("clock", "private", "patient", "rated", "lang", "delay")


class NoSuchTable(WestmarchError):
    """There is no table of that id."""


class NotBegun(WestmarchError):
    """The game has not begun: the players still bring their decks."""


class PositionsClosed(WestmarchError):
    """This server opens no tables at text positions."""


class TooManyTables(WestmarchError):
    """Somebody opens more tables than one person can play at."""


class Hub:
    """Live tables by id; a table is loaded from the store when somebody asks for it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.opponents = Opponents(settings.workers, settings.bots)
        self.metrics = Metrics()
        self.accounts = Accounts(self.store)
        self.kept_decks = KeptDecks(self.store)
        self.people = People(self.store, self.accounts)
        self.chronicle = Chronicle(self.store)
        self.journals = Journals(self.store)
        self.pushes = Pushes(self.store, settings)
        self.notices = Notices(settings, self.people, self.pushes)
        self.premoves = Premoves(self.decide)
        #: Told when the end of a game was written down.
        self.on_end: Callable[[str], Awaitable[None]] | None = None
        self.tables: dict[str, LiveTable] = {}
        #: How often somebody has opened a table or sat down: the lobby looks round again then.
        self.seatings = 0
        #: For what is worked out beside the event loop.
        self.threads = asyncio.Semaphore(2)
        self.openings = Buckets(settings.tables, settings.tables_per_hour / 3600)
        self.guests = Buckets(settings.guests, settings.guests_per_hour / 3600)
        #: Clocks of tables that have left memory, which run on.
        self._away: dict[str, tuple[int, Clock]] = {}
        self.neighbours = Neighbours(self.store.url, self._hear) if self.store.shared else None
        self._loading: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        if self.neighbours is not None:
            await self.neighbours.open()
        self._spawn(asyncio.to_thread(_load_games))
        self._spawn(self._wake_all())
        self._spawn(self._keep_house())

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        tasks = [*self._thinking.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.premoves.close()
        self.notices.close()
        self.opponents.close()
        self.journals.close()
        if self.neighbours is not None:
            await self.neighbours.close()
        await self.store.close()

    def metrics_text(self) -> str:
        followers = sum(len(table.followers) for table in self.tables.values())
        thinking = sum(not task.done() for task in self._thinking.values())
        return self.metrics.text(len(self.tables), followers, thinking)

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
        if wanted.opener and not self.openings.allow(wanted.opener):
            raise TooManyTables("too many tables; wait a little")
        game = find_game(wanted.game)
        # A deck list is long, and is checked card by card.
        options = await asyncio.to_thread(game.checked, wanted.options)
        sides = game.seat_names(options)
        if len(wanted.players) != len(sides):
            raise BadOptions(f"{game.name} has {len(sides)} seats here, not {len(wanted.players)}")
        for player in wanted.players:
            if player not in (HUMAN, OPEN, *game.levels(), *characters_of(game), *self.opponents.bots):
                raise BadOptions(f"{game.name} has no opponent '{player[:40]}'")
        keys = {seat: new_key() for seat, player in enumerate(wanted.players) if player == HUMAN}
        names = [*wanted.names, *[""] * len(sides)]
        rows = [
            SeatRow(seat, player, names[seat], key_hash(keys.get(seat) or new_key()), person=wanted.seated.get(seat, 0))
            for seat, player in enumerate(wanted.players)
        ]
        if all(row.machine for row in rows) and wanted.opener and self._alone(wanted.opener) >= ALONE:
            raise TooManyTables("too many tables of machines alone; wait until one of them ends")
        # A game may go on under later rules; its journal says under which it began.
        extra: dict[str, Any] = {"made": await asyncio.to_thread(lambda: dict(made_here()))}
        extra |= seating.terms_of(wanted, rows)
        if game.secret_hands and sum(not row.machine or row.seat in wanted.yielding for row in rows) > 1:
            extra["patient"] = True
        return options, rows, extra, keys

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
        game = find_game(game_name)
        seed = fresh_seed()
        session = await asyncio.to_thread(_session, game, options, seed, start, "patient" in extra)
        if "clock" in extra:
            extra |= full_banks(extra["clock"], rows, [ask.seat for ask in session.state.asks])
        table_id = secrets.token_urlsafe(9)
        row = TableRow(
            table_id,
            game_name,
            options,
            seed,
            session.state.over,
            rows,
            session.journal.records,
            extra,
            position=session.journal.position,
            origin=session.journal.origin,
        )
        await self.store.add_table(row)
        self.seatings += 1
        table = LiveTable(row, session, Album(game), self.store, self.settings.snapshot_every)
        table.opener = opener
        self.tables[table_id] = table
        self._after(table)
        return table

    async def table(self, table_id: str) -> LiveTable:
        """A table, from memory or from the store."""
        found = self.tables.get(table_id)
        if found is None:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            async with lock:
                found = self.tables.get(table_id) or await self._load(table_id)
        found.used_at = time.monotonic()
        return found

    async def _load(self, table_id: str) -> LiveTable:
        row = await self.store.load(table_id)
        if row is None:
            raise NoSuchTable("there is no such table")
        if "gathering" in row.extra:
            raise NotBegun("the table waits for the decks of its players")
        table = await asyncio.to_thread(restored, row, self.store, self.settings.snapshot_every)
        away = self._away.pop(table_id, None)
        if away is not None and table.clock is not None and away[0] == table.number:
            table.clock.run_on(away[1])
        table.chat_shown = {line.id for line in await self.store.chat_of(table_id)}
        # Records may have come while it was being loaded, and only a table in memory hears of them.
        self.tables[table_id] = table
        if self.store.shared:
            await table.catch_up()
        self._after(table)
        return table

    def invitation(self, table: LiveTable | TableRow, seat: int) -> str:
        """What opens a seat of a private table."""
        return hashlib.sha256(f"invitation {table.seed} {seat}".encode()).hexdigest()[:24]

    async def take_seat(
        self, table: LiveTable, seat: int, name: str, invitation: str = "", person: Person | None = None
    ) -> str:
        """Sit down on an open seat, or where a machine makes room; returns the secret key of the seat."""
        before = seating.seat_for(table, seat, person)
        if table.extra.get("private") and not secrets.compare_digest(
            invitation.encode(), self.invitation(table, seat).encode()
        ):
            raise NotInvited("this seat needs an invitation")
        if person is not None and {row.person for row in table.seats} & await self.people.apart(person):
            raise NotInvited("somebody at this table does not want to meet you")
        key = new_key()
        row = SeatRow(seat, HUMAN, name, key_hash(key), person=person.id if person else 0)
        await self.reseat(table, before.player, row)
        return key

    async def reseat(self, table: LiveTable, before: str, row: SeatRow) -> None:
        """Put somebody else on a seat, if it is still as it was."""
        async with table.lock:
            if not await self.store.take_seat(table.id, row, before):
                raise SeatTaken("the seat is taken")
            table.sit(row)
            self.seatings += 1
            extra = without(table.extra, row.seat) | (table.clock.kept() if table.clock is not None else {})
            if extra != table.extra:
                table.extra = extra
                await self.store.change_extra(table.id, extra)
        self._after(table)

    async def let_machine(self, table: LiveTable, before: str, row: SeatRow) -> None:
        """A machine plays on a seat until a person takes its place."""
        yielding = sorted({*table.extra.get("yielding", []), row.seat})
        table.extra = table.extra | {"yielding": yielding}
        await self.store.change_extra(table.id, table.extra)
        await self.reseat(table, before, row)

    # Play

    async def decide(self, table: LiveTable, seat: int, number: int, *codes: str) -> int:
        """A person's decision, or those of one gesture."""
        with self.metrics.deciding():
            made = await table.decide(_seated(seat, codes[0][:40]), number, *codes)
        self._after(table)
        return made

    async def undo(self, table: LiveTable, seat: int, keep: int) -> int:
        """Take back what a seat may take back without asking people."""
        agreeing = set() if table.extra.get("rated") else table.machines()
        made = await table.undo(_seated(seat, "undo"), keep, agreeing)
        self._after(table)
        return made

    async def answer_ahead(self, table: LiveTable, seat: int, prompt: str, code: str) -> None:
        """Answer a formal question before it is asked."""
        await self.premoves.give(table, _seated(seat, code[:40]), prompt, code)

    async def resign(self, table: LiveTable, seat: int) -> int:
        return await self._lose(table, _seated(seat, "resign"), RESIGNED)

    async def _lose(self, table: LiveTable, seat: int, ending: str) -> int:
        made = await table.lose(seat, ending)
        self._after(table)
        return made

    async def call_off(self, table: LiveTable) -> None:
        """End a game in which nobody wins."""
        await table.end([], CLOSED)
        table.say_table()
        self._after(table)

    async def ask(self, table: LiveTable, seat: int, what: str, keep: int, swap: bool) -> dict[str, Any]:
        """Ask the others for an undo, a draw or a rematch."""
        async with table.talk:
            await self._refresh(table)
            request = consent.request_of(table, _seated(seat, what), what, keep, swap)
            if what != consent.UNDO and what in table.extra.get("requests", {}):
                # Who asks for what is already asked for agrees to it.
                return await self._settle(table, what, consent.answered(table, seat, what, True))
            return await self._settle(table, what, request)

    async def reply(self, table: LiveTable, seat: int, what: str, yes: bool) -> dict[str, Any]:
        """Agree to a request or decline it."""
        async with table.talk:
            await self._refresh(table)
            return await self._settle(table, what, consent.answered(table, _seated(seat, what), what, yes))

    async def _refresh(self, table: LiveTable) -> None:
        """Another process may have heard something that this one has not."""
        if self.store.shared:
            await table.catch_up()
            table.extra = await self.store.extra_of(table.id)

    async def _settle(self, table: LiveTable, what: str, request: consent.Request | None) -> dict[str, Any]:
        if request is None or request["waiting"]:
            await consent.put(table, what, request)
            return {"done": False, "waiting": request["waiting"] if request else []}
        answer: dict[str, Any] = {"done": True, "waiting": []}
        if what == consent.REMATCH:
            answer["table"] = await self._rematch(table, request["swap"])
        else:
            answer["number"] = await consent.carry_out(table, what, request)
            table.say_table()
        self._after(table)
        return answer

    async def _rematch(self, table: LiveTable, swap: bool) -> str:
        """The same people again, who keep their keys; with sides swapped everybody moves on by one seat."""
        count = len(table.seats)
        rows = [table.seats[(seat + 1) % count if swap else seat].changed(seat=seat, muted=()) for seat in range(count)]
        kept: dict[str, Any] = {name: table.extra[name] for name in KEPT if name in table.extra}
        kept["made"] = dict(made_here())
        session = table.session
        start = await asyncio.to_thread(_again, session)
        new = await self._open(session.game.name, session.options, rows, kept, start, table.opener)
        extra = table.extra | {"requests": {}, "rematch": new.id}
        await self.store.change_extra(table.id, extra)
        table.extra = extra
        table.say({"type": "rematch", "table": new.id})
        table.say_table()
        return new.id

    async def chat(self, table: LiveTable, seat: int, text: str) -> int:
        """Say something at the table."""
        person = table.seats[_seated(seat, "chat")].person
        if person and (await self.people.get(person)).silent_until > time.time():
            raise Silenced("you may not write in chats for a while")
        number = await self.store.add_chat(table.id, _seated(seat, "chat"), text)
        table.show_chat([ChatRow(number, seat, text)])
        return number

    async def mute(self, table: LiveTable, seat: int, other: int, on: bool) -> None:
        """Whether a seat wants to read another's chat."""
        row = table.seats[_seated(seat, "mute")]
        muted = (set(row.muted) | {other}) if on else (set(row.muted) - {other})
        await self.change_seat(table, row.changed(muted=tuple(sorted(muted))))

    async def change_seat(self, table: LiveTable, row: SeatRow) -> None:
        await self.store.change_seat(table.id, row)
        table.seats[row.seat] = row

    # What happens by itself

    def _after(self, table: LiveTable) -> None:
        """After any change: machines think, clocks run, absent people are told."""
        self.wake_opponents(table)
        self._set_timer(table)
        self.premoves.consider(table)
        self.notices.consider(table)
        self._note_end(table)

    def _note_end(self, table: LiveTable) -> None:
        """A game that has just ended goes into the chronicle, if anybody is known who played it."""
        if table.over and not table.noted and (table.extra.get("rated") or any(seat.person for seat in table.seats)):
            table.noted = True
            self._spawn(self._write_down(table))

    async def _write_down(self, table: LiveTable) -> None:
        try:
            await self.chronicle.note(table)
            if self.on_end is not None:
                await self.on_end(table.id)
        except WestmarchError as problem:
            # It is found again at the next start.
            log.warning("table %s: its result was not written down: %s", table.id, problem)

    def wake_opponents(self, table: LiveTable) -> None:
        """Let the opponents of a table play on, if one of them is asked and none is thinking yet."""
        thinking = self._thinking.get(table.id)
        if (thinking is None or thinking.done()) and _machine_to_act(table) is not None:
            self._thinking[table.id] = asyncio.create_task(self._play_on(table))

    async def _play_on(self, table: LiveTable) -> None:
        if self.neighbours is not None and not await self.neighbours.claim(table.id):
            return
        try:
            while (seat := _machine_to_act(table)) is not None:
                async with table.lock:
                    number, session = table.number, table.session
                    asked = seat.seat in table.asked and not table.ahead
                    position = self.opponents.position(session, seat.seat) if asked else {}
                if not asked:
                    await asyncio.sleep(0.1)
                    continue
                if table.may_only_pass(seat.seat):
                    # As a person would who has nothing to do: others do not see that.
                    await asyncio.sleep(random.uniform(*PASSES))
                memory = table.memories.setdefault(seat.seat, Memory())
                code = await self.opponents.choose(
                    session.game.name, position, seat.seat, seat.player, memory, table.opener or table.id, table.people
                )
                if table.seats[seat.seat].player != seat.player:
                    # Somebody has taken its place.
                    continue
                try:
                    await table.decide(seat.seat, number, code)
                except Stale:
                    # Somebody took something back while it was thinking.
                    await asyncio.sleep(0.05)
                except WestmarchError as problem:
                    if not table.over:
                        log.warning("table %s: the opponent's decision was not taken: %s", table.id, problem)
                    await asyncio.sleep(0.5)
                self._set_timer(table)
                await asyncio.sleep(0)
            self.premoves.consider(table)
            self.notices.consider(table)
            self._note_end(table)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("table %s: the opponent failed", table.id)
        finally:
            if self.neighbours is not None:
                await self.neighbours.release(table.id)

    def _set_timer(self, table: LiveTable) -> None:
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        coming = table.clock.next_event() if table.clock is not None else None
        if coming is not None:
            wait, seat, what = coming
            ring = asyncio.get_running_loop().call_later
            table_id = table.id
            # By its name: the table may have left memory by then, and comes back.
            self._timers[table_id] = ring(wait + 0.01, lambda: self._spawn(self._ring(table_id, seat, what)))

    async def _ring(self, table_id: str, seat: int, what: str) -> None:
        with contextlib.suppress(WestmarchError):
            table = await self.table(table_id)
            clock = table.clock
            if clock is None:
                return
            if what == "warning":
                table.say({"type": "clock", "seat": seat, "clock": clock.shown()})
            for late in clock.expired()[:1]:
                await self._lose(table, late, OUT_OF_TIME)
            self._set_timer(table)

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
            now = time.monotonic()
            for table in list(self.tables.values()):
                self.wake_opponents(table)
                if now - table.used_at > self.settings.idle and self._can_go(table):
                    self._let_go(table)

    def _can_go(self, table: LiveTable) -> bool:
        return not (table.lock.locked() or table.followers or _machine_to_act(table) is not None)

    def _let_go(self, table: LiveTable) -> None:
        """A table leaves memory. Its clock runs on, and its timer brings it back."""
        del self.tables[table.id]
        self._thinking.pop(table.id, None)
        if table.clock is not None and not table.over:
            self._away[table.id] = (table.number, table.clock)
        else:
            self._timers.pop(table.id, None)

    def _hear(self, table_id: str, number: int | None) -> None:
        """Another process has written."""
        known = self.tables.get(table_id)
        for table in [known] if known else [] if table_id else list(self.tables.values()):
            if number is not None and number <= table.number:
                continue
            if number is not None and not (table.followers or table.clock or table.machines()):
                # Nobody looks here: it catches up when somebody does.
                table.behind = True
                continue
            self._spawn(self._follow(table, number is None))

    async def _follow(self, table: LiveTable, all_of_it: bool) -> None:
        with contextlib.suppress(WestmarchError):
            await table.catch_up()
            if all_of_it:
                before = table.description()
                table.seats = await self.store.seats_of(table.id)
                table.extra = await self.store.extra_of(table.id)
                table.show_chat(await self.store.chat_of(table.id, last=50))
                if table.description() != before:
                    table.say_table()
            self._after(table)

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _session(game: Game, options: dict[str, Any], seed: str, start: Start | None, patient: bool) -> Session:
    session = Session.new(game, options, seed, start[0] if start else None, patient=patient)
    session.journal.origin = start[1] if start else None
    return session


def _load_games() -> None:
    """Load every game beside the event loop, so that nobody waits for the first table of one."""
    for name in known_games():
        with contextlib.suppress(WestmarchError):
            game = find_game(name)
            game.rulebook, game.frames, game.notation  # noqa: B018


def _again(session: Session) -> Start | None:
    """Where a second game begins: what was hidden at the start is known after the first, so it is dealt anew."""
    game, position, origin = session.game, session.journal.position, session.journal.origin
    if position is None:
        return None
    state: State = game.load(position)
    if origin is None:
        # A table of an earlier version, which has kept no history.
        return resample(game, state, SPECTATOR, Chance(fresh_seed())), {}
    return dealt_anew(game, session.options, state, origin, fresh_seed())


def _machine_to_act(table: LiveTable) -> SeatRow | None:
    for ask in table.session.state.asks:
        if table.seats[ask.seat].machine:
            return table.seats[ask.seat]
    return None


def _seated(seat: int, what: str) -> int:
    """Spectators only look on."""
    if seat == SPECTATOR:
        raise Refused(what, "engine.not-asked")
    return seat
