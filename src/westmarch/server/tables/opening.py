"""Opening a table: what somebody wants is checked, people get their keys, and the game is set up."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from westmarch.ai.manners import characters_of
from westmarch.engine.chance import Chance, fresh_seed
from westmarch.engine.errors import BadOptions, WestmarchError
from westmarch.engine.game import SPECTATOR, Game, find_game
from westmarch.engine.origin import dealt_anew
from westmarch.engine.session import Session
from westmarch.engine.state import State
from westmarch.engine.version import made_here
from westmarch.engine.view import resample
from westmarch.server.guard import Buckets
from westmarch.server.machines.opponents import Opponents
from westmarch.server.settings import Settings
from westmarch.server.storage.rows import HUMAN, OPEN, SeatRow, TableRow
from westmarch.server.tables import seating
from westmarch.server.tables.clock import full_banks
from westmarch.server.tables.keys import key_hash, new_key
from westmarch.server.tables.seating import Start, Wanted

#: Tables of machines alone that one person may have going on at once.
ALONE = 4


class PositionsClosed(WestmarchError):
    """This server opens no tables at text positions."""


class TooManyTables(WestmarchError):
    """Somebody opens more tables than one person can play at."""


class Openings:
    """Who may open which table."""

    def __init__(self, settings: Settings, opponents: Opponents) -> None:
        self._opponents = opponents
        self.guard = Buckets(settings.tables, settings.tables_per_hour / 3600)

    async def prepared(
        self, wanted: Wanted, alone: int
    ) -> tuple[dict[str, Any], list[SeatRow], dict[str, Any], dict[int, str]]:
        """What a table is stored with: checked options, seats, what belongs to the table, and the keys of people.
        So many tables of machines alone go on already for whoever opens it."""
        if wanted.opener and not self.guard.allow(wanted.opener):
            raise TooManyTables("too many tables; wait a little")
        game = find_game(wanted.game)
        # A deck list is long, and is checked card by card.
        options = await asyncio.to_thread(game.checked, wanted.options)
        sides = game.seat_names(options)
        if len(wanted.players) != len(sides):
            raise BadOptions(f"{game.name} has {len(sides)} seats here, not {len(wanted.players)}")
        for player in wanted.players:
            if player not in (HUMAN, OPEN, *game.levels(), *characters_of(game), *self._opponents.bots):
                raise BadOptions(f"{game.name} has no opponent '{player[:40]}'")
        keys = {seat: new_key() for seat, player in enumerate(wanted.players) if player == HUMAN}
        names = [*wanted.names, *[""] * len(sides)]
        rows = [
            SeatRow(seat, player, names[seat], key_hash(keys.get(seat) or new_key()), person=wanted.seated.get(seat, 0))
            for seat, player in enumerate(wanted.players)
        ]
        if all(row.machine for row in rows) and wanted.opener and alone >= ALONE:
            raise TooManyTables("too many tables of machines alone; wait until one of them ends")
        # A game may go on under later rules; its journal says under which it began.
        extra: dict[str, Any] = {"made": await asyncio.to_thread(lambda: dict(made_here()))}
        extra |= seating.terms_of(wanted, rows)
        if game.secret_hands and sum(not row.machine or row.seat in wanted.yielding for row in rows) > 1:
            extra["patient"] = True
        return options, rows, extra, keys


async def set_up(
    game_name: str, options: dict[str, Any], rows: list[SeatRow], extra: dict[str, Any], start: Start | None
) -> tuple[TableRow, Session]:
    """A new game, and the row that it is stored as."""
    game, seed = find_game(game_name), fresh_seed()
    session = await asyncio.to_thread(_session, game, options, seed, start, "patient" in extra)
    if "clock" in extra:
        extra |= full_banks(extra["clock"], rows, [ask.seat for ask in session.state.asks])
    row = TableRow(
        secrets.token_urlsafe(9),
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
    return row, session


def _session(game: Game, options: dict[str, Any], seed: str, start: Start | None, patient: bool) -> Session:
    session = Session.new(game, options, seed, start[0] if start else None, patient=patient)
    session.journal.origin = start[1] if start else None
    return session


def again(session: Session) -> Start | None:
    """Where a second game begins: what was hidden at the start is known after the first, so it is dealt anew."""
    game, position, origin = session.game, session.journal.position, session.journal.origin
    if position is None:
        return None
    state: State = game.load(position)
    if origin is None:
        # A table of an earlier version, which has kept no history.
        return resample(game, state, SPECTATOR, Chance(fresh_seed())), {}
    return dealt_anew(game, session.options, state, origin, fresh_seed())
