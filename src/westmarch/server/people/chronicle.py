"""The chronicle: how games ended, and the ratings that follow from it.

A result is written once, when a game is over; ratings follow from the results of rated games in their order. Both can
be made anew from the journals: ``westmarch ratings``.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select

from westmarch.engine.session import Session
from westmarch.server.people import ratings as scale
from westmarch.server.people.ratings import Played, Standing
from westmarch.server.storage.rows import HUMAN, SeatRow
from westmarch.server.storage.schema import ratings, records, result_seats, results, seats, tables
from westmarch.server.storage.store import Store
from westmarch.server.storage.writer import StoreError
from westmarch.server.tables import wire
from westmarch.server.tables.live import LiveTable
from westmarch.server.tables.stored import open_row

log = logging.getLogger("westmarch")

#: Kinds of clocks, each with ratings of its own: under half an hour for each player, longer or none, and days.
FAST, SLOW, DAYS = "fast", "slow", "days"
KINDS = (FAST, SLOW, DAYS)


def kind_of(clock: dict[str, Any] | None) -> str:
    """The kind of a clock by its rules."""
    if not clock:
        return SLOW
    if clock["bank"] >= 86_400:
        return DAYS
    return FAST if clock["bank"] < 1_800 else SLOW


@dataclass(frozen=True)
class Result:
    """How a game ended, for each seat."""

    table: str
    game: str
    kind: str
    rated: bool
    ended: float
    ending: str
    turns: int
    sides: list[str]
    openings: list[str]
    parts: list[Played]


def result_of(table_id: str, session: Session, rows: list[SeatRow], extra: dict[str, Any], ended: float) -> Result:
    game, state = session.game, session.state
    teams = game.teams(session.options)
    parts = [Played(_who(row), teams[row.seat], row.seat in state.winners) for row in rows]
    return Result(
        table_id,
        game.name,
        kind_of(extra.get("clock")),
        bool(extra.get("rated")),
        ended,
        state.ending,
        game.turn(state),
        game.seat_names(session.options),
        [_opening(session, row.seat) for row in rows],
        parts,
    )


def _who(row: SeatRow) -> str:
    if row.machine:
        return f"m{row.player}"
    return f"p{row.person}" if row.player == HUMAN and row.person else ""


def _opening(session: Session, seat: int) -> str:
    """What a seat opened with, as the game says it."""
    opening = session.game.opening([step.code for step in session.steps if step.seat == seat])
    return json.dumps(wire.said(session.game, session.state, seat, opening)) if opening else ""


class Chronicle:
    """Results and ratings in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._one_by_one = asyncio.Lock()

    async def note(self, table: LiveTable) -> bool:
        """Write down how a game ended; False if that was done before."""
        result = result_of(table.id, table.session, table.seats, table.extra, time.time())
        async with self._one_by_one:
            return await self._write(result)

    async def _write(self, result: Result) -> bool:
        if await self._known(result.table):
            return False
        new = []
        if result.rated and scale.available() and scale.counts(result.parts):
            before = await self.standings(result.game, result.kind, [part.who for part in result.parts])
            new = _rating_rows(result.game, result.kind, scale.after(before, result.parts))
        place = (ratings.c.game == result.game, ratings.c.kind == result.kind)
        try:
            await self.store.commit(
                insert(results).values(**_result_values(result)),
                insert(result_seats).values(_seat_values(result)),
                *[delete(ratings).where(ratings.c.who == row["who"], *place) for row in new],
                *([insert(ratings).values(new)] if new else []),
            )
        except StoreError:
            # Another process was faster.
            if await self._known(result.table):
                return False
            raise
        return True

    async def _known(self, table_id: str) -> bool:
        return bool(await self.store.read(select(results.c.table_id).where(results.c.table_id == table_id)))

    async def unnoted(self, limit: int = 200) -> list[str]:
        """Games of known people that are over and not in the chronicle: the server stopped in between."""
        noted = select(results.c.table_id)
        known = select(seats.c.table_id).where(seats.c.person > 0)
        wanted = select(tables.c.id).where(tables.c.finished == 1, tables.c.id.in_(known), tables.c.id.not_in(noted))
        return [row.id for row in await self.store.read(wanted.limit(limit))]

    async def standings(self, game: str, kind: str, names: list[str]) -> dict[str, Standing]:
        wanted = select(ratings).where(ratings.c.game == game, ratings.c.kind == kind, ratings.c.who.in_(names))
        return {row.who: _standing(row) for row in await self.store.read(wanted)}

    async def best(self, game: str, kind: str, limit: int = 50) -> list[tuple[str, Standing]]:
        """Those who play a game best, as far as one can be sure of it."""
        wanted = select(ratings).where(
            ratings.c.game == game, ratings.c.kind == kind, ratings.c.games >= scale.LISTED_AFTER
        )
        ordered = wanted.order_by((ratings.c.mu - 2 * ratings.c.sigma).desc(), ratings.c.who).limit(limit)
        return [(row.who, _standing(row)) for row in await self.store.read(ordered)]

    # Anew

    async def recompute(self) -> int:
        """All ratings anew from the results; how many games they come from."""
        parts: dict[str, list[Played]] = {}
        for row in await self.store.read(select(result_seats).order_by(result_seats.c.seat)):
            parts.setdefault(row.table_id, []).append(Played(row.who, row.team, bool(row.won)))
        found: dict[tuple[str, str], dict[str, Standing]] = {}
        count = 0
        rated = select(results).where(results.c.rated == 1).order_by(results.c.ended, results.c.table_id)
        for row in await self.store.read(rated):
            played = parts.get(row.table_id, [])
            if scale.counts(played):
                known = found.setdefault((row.game, row.kind), {})
                known |= scale.after({part.who: known[part.who] for part in played if part.who in known}, played)
                count += 1
        new = [row for (game, kind), known in found.items() for row in _rating_rows(game, kind, known)]
        await self.store.commit(delete(ratings), *([insert(ratings).values(new)] if new else []))
        return count

    async def replay(self) -> int:
        """All results anew from the journals of the games themselves; how many there are."""
        known = select(seats.c.table_id).where(seats.c.person > 0)
        of_machines = tables.c.extra.like('%"rated"%')
        wanted = select(tables.c.id).where(tables.c.finished == 1, tables.c.id.in_(known) | of_machines)
        made = [await self._replayed(row.id) for row in await self.store.read(wanted)]
        good = [result for result in made if result is not None]
        await self.store.commit(
            delete(results),
            delete(result_seats),
            *[insert(results).values(**_result_values(one)) for one in good],
            *[insert(result_seats).values(_seat_values(one)) for one in good],
        )
        return len(good)

    async def _replayed(self, table_id: str) -> Result | None:
        row = await self.store.load(table_id)
        assert row is not None
        try:
            session, _ = await asyncio.to_thread(open_row, row)
        except Exception as problem:
            log.warning("table %s is left out: %s", table_id, problem)
            return None
        kept = await self.store.read(select(results.c.ended).where(results.c.table_id == table_id))
        if kept:
            return result_of(table_id, session, row.seats, row.extra, kept[0].ended)
        last = await self.store.read(select(func.max(records.c.at).label("at")).where(records.c.table_id == table_id))
        return result_of(table_id, session, row.seats, row.extra, last[0].at.timestamp() if last[0].at else 0.0)


def _standing(row: Any) -> Standing:
    return Standing(row.mu, row.sigma, row.games, row.wins)


def _rating_rows(game: str, kind: str, found: dict[str, Standing]) -> list[dict[str, Any]]:
    return [
        {"who": who, "game": game, "kind": kind, "mu": s.mu, "sigma": s.sigma, "games": s.games, "wins": s.wins}
        for who, s in found.items()
    ]


def _result_values(result: Result) -> dict[str, Any]:
    return {
        "table_id": result.table,
        "game": result.game,
        "kind": result.kind,
        "rated": int(result.rated),
        "ended": result.ended,
        "ending": result.ending,
        "turns": result.turns,
    }


def _seat_values(result: Result) -> list[dict[str, Any]]:
    return [
        {
            "table_id": result.table,
            "seat": seat,
            "who": part.who,
            "side": result.sides[seat],
            "team": part.team,
            "won": int(part.won),
            "opening": result.openings[seat],
        }
        for seat, part in enumerate(result.parts)
    ]
