"""The hub: the tables of this process."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Any

from westmarch.engine.chance import fresh_seed
from westmarch.engine.errors import BadOptions, WestmarchError
from westmarch.engine.game import find_game
from westmarch.engine.session import Session
from westmarch.server.live import LiveTable, key_hash, new_key, restored
from westmarch.server.opponents import Opponents
from westmarch.server.settings import Settings
from westmarch.server.store import SeatRow, Store, TableRow


class NoSuchTable(WestmarchError):
    """There is no table of that id."""


class SeatTaken(WestmarchError):
    """The seat is not open."""


class Hub:
    """Live tables by id; a table is loaded from the store when somebody asks for it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.opponents = Opponents(settings.workers)
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}

    async def open(self) -> None:
        await self.store.open()
        for table_id in await self.store.unfinished():
            table = await self.table(table_id)
            self.wake_opponents(table)

    async def close(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        self.opponents.close()
        await self.store.close()

    async def new_table(
        self, game_name: str, options: dict[str, Any], players: list[str], names: list[str]
    ) -> tuple[LiveTable, dict[int, str]]:
        """Open a table; returns it with the secret keys of its human seats."""
        game = find_game(game_name)
        options = game.checked(options)
        sides = game.seat_names(options)
        if len(players) != len(sides):
            raise BadOptions(f"{game_name} has {len(sides)} seats here, not {len(players)}")
        for player in players:
            if player not in ("human", "open", *game.levels()):
                raise BadOptions(f"{game_name} has no opponent '{player[:40]}'")
        seed = fresh_seed()
        session = Session.new(game, options, seed)
        keys = {seat: new_key() for seat, player in enumerate(players) if player == "human"}
        rows = [
            SeatRow(seat, player, names[seat] if seat < len(names) else "", key_hash(keys.get(seat, new_key())))
            for seat, player in enumerate(players)
        ]
        table_id = secrets.token_urlsafe(9)
        row = TableRow(table_id, game_name, options, seed, False, rows, session.journal.records)
        await self.store.add_table(row)
        table = LiveTable(table_id, session, rows, self.store)
        self.tables[table_id] = table
        self.wake_opponents(table)
        return table, keys

    async def table(self, table_id: str) -> LiveTable:
        """A table, from memory or from the store."""
        if table_id in self.tables:
            return self.tables[table_id]
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.tables:
                row = await self.store.load(table_id)
                if row is None:
                    raise NoSuchTable("there is no such table")
                self.tables[table_id] = await asyncio.to_thread(restored, row, self.store)
        return self.tables[table_id]

    async def take_seat(self, table: LiveTable, seat: int, name: str) -> str:
        """Sit down on an open seat; returns its secret key."""
        if not 0 <= seat < len(table.seats):
            raise SeatTaken("there is no such seat")
        key = new_key()
        row = SeatRow(seat, "human", name, key_hash(key))
        async with table.lock:
            if not await self.store.take_seat(table.id, row):
                raise SeatTaken("the seat is taken")
            table.seats[seat] = row
        table.say({"type": "table", "table": table.description()})
        return key

    async def decide(self, table: LiveTable, seat: int, number: int, code: str) -> int:
        made = await table.decide(seat, number, code)
        self.wake_opponents(table)
        return made

    def wake_opponents(self, table: LiveTable) -> None:
        """Let the opponents of a table play on, if one of them is asked and none is thinking yet."""
        thinking = self._thinking.get(table.id)
        if (thinking is None or thinking.done()) and self._opponent_to_act(table) is not None:
            self._thinking[table.id] = asyncio.create_task(self._play_on(table))

    def _opponent_to_act(self, table: LiveTable) -> SeatRow | None:
        for ask in table.session.state.asks:
            seat = table.seats[ask.seat]
            if seat.player not in ("human", "open"):
                return seat
        return None

    async def _play_on(self, table: LiveTable) -> None:
        while True:
            seat = self._opponent_to_act(table)
            if seat is None:
                return
            number = table.number
            code = await self.opponents.choose(table.session, seat.seat, seat.player, number)
            with contextlib.suppress(WestmarchError):
                await table.decide(seat.seat, number, code)
            await asyncio.sleep(0)
