"""What needs the others' consent: an undo, a draw, a rematch. Somebody asks, the others agree or decline.

A request is stored with the table, so that it survives a restart and reaches the people of other processes.
The next decision makes it void. Machines agree to whatever a person could get by asking.
"""

from __future__ import annotations

from typing import Any

from westmarch.engine.errors import Refused
from westmarch.engine.game import SPECTATOR
from westmarch.engine.refusals import GAME_OVER
from westmarch.engine.session import DRAWN
from westmarch.server.storage.rows import HUMAN
from westmarch.server.tables import wire
from westmarch.server.tables.live import LiveTable

UNDO = "undo"
DRAW = "draw"
REMATCH = "rematch"
KINDS = (UNDO, DRAW, REMATCH)

NOTHING_ASKED = "engine.nothing-asked"
RATED = "engine.rated"

#: So many lines of what would be taken back are shown.
LINES = 8

Request = dict[str, Any]


def request_of(table: LiveTable, seat: int, what: str, keep: int, swap: bool) -> Request:
    """A new request; raises Refused if the seat cannot ask for that now."""
    session = table.session
    match what:
        case "undo":
            if session.state.over:
                raise Refused(what, GAME_OVER)
            if not 0 <= keep < len(session.steps):
                raise Refused(what, "engine.undo-nothing")
            needed = session.undo_needs(seat, keep)
        case "draw":
            if session.state.over:
                raise Refused(what, GAME_OVER)
            if not session.game.has_draws:
                raise Refused(what, "engine.no-draws")
            needed = people(table) - {seat}
        case _:
            if not session.state.over:
                raise Refused(what, "engine.not-over")
            needed = people(table) - {seat}
    if what == UNDO and table.extra.get("rated") and needed & table.machines():
        raise Refused(what, RATED)
    needed -= table.machines()
    made: Request = {"seat": seat, "waiting": sorted(needed), "number": table.number}
    if what == UNDO:
        made |= {"keep": keep, "decisions": len(session.steps) - keep, "lines": _taken_back(table, keep)}
    if what == REMATCH:
        made["swap"] = swap
    return made


def _taken_back(table: LiveTable, keep: int) -> list[dict[str, Any]]:
    """What an undo would take back, as far as everybody has read it in the log; the last lines of it. Nothing at a
    table that spectators see later: they have not read it yet."""
    if table.audience.later is not None:
        return []
    session = table.session
    lines = [line for line in session.log[session.steps[keep].entries :] if line.readable_by(SPECTATOR)]
    return [wire.entry(session.game, session.state, line) for line in lines[-LINES:]]


def people(table: LiveTable) -> set[int]:
    return {seat.seat for seat in table.seats if seat.player == HUMAN}


def answered(table: LiveTable, seat: int, what: str, yes: bool) -> Request | None:
    """A request after an answer, or None if it was declined (or withdrawn by who asked)."""
    request: Request | None = table.extra.get("requests", {}).get(what)
    if request is None or seat not in [*request["waiting"], request["seat"]]:
        raise Refused(what, NOTHING_ASKED)
    if not yes:
        return None
    if what != REMATCH and request["number"] != table.number:
        raise Refused(what, NOTHING_ASKED)
    return request | {"waiting": [other for other in request["waiting"] if other != seat]}


async def put(table: LiveTable, what: str, request: Request | None) -> None:
    """Store a request, or take it away, and show it."""
    requests = {name: other for name, other in table.extra.get("requests", {}).items() if name != what}
    if request is not None:
        requests[what] = request
    extra = table.extra | {"requests": requests}
    await table.store.change_extra(table.id, extra)
    table.extra = extra
    table.audience.say_table()


async def carry_out(table: LiveTable, what: str, request: Request) -> int:
    """Do what everybody agreed to, except a rematch, which is the hub's work."""
    if what == UNDO:
        return await table.undo(request["seat"], request["keep"], set(range(len(table.seats))), request["number"])
    return await table.end([], DRAWN)
