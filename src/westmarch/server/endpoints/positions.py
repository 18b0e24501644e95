"""Text positions over HTTP: a table's position as one line, and a table that begins at a line.

A line from outside may say anything, and what the rules make of it runs in this process. So only a server of one's own
(``westmarch play``, or ``WESTMARCH_POSITIONS=1``) opens tables at such lines; anybody's games are shown and gone on
with by their journals, which prove how they came to be.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from westmarch.engine.game import SPECTATOR, Game, Options
from westmarch.engine.state import State
from westmarch.engine.text_position import LONGEST, position_text, read_position, seen_text
from westmarch.server.endpoints.models import Opened
from westmarch.server.endpoints.shared import Key, TableId, Token, beside, hub_of, seat_at
from westmarch.server.endpoints.tables import opened
from westmarch.server.tables.opening import PositionsClosed
from westmarch.server.tables.seating import Start, Wanted

router = APIRouter(prefix="/api", tags=["positions"])


class Line(BaseModel):
    """A position as one line of text."""

    position: str


class NewPosition(BaseModel):
    """A table that begins at a text position."""

    position: Annotated[str, Field(min_length=1, max_length=LONGEST)]
    #: Who plays against whoever is asked first: a level.
    level: Annotated[str, Field(max_length=40)] = "easy"
    name: Annotated[str, Field(max_length=40)] = ""


@router.get("/tables/{table_id}/position", response_model=Line)
async def position(request: Request, table_id: TableId, key: Key = "") -> dict[str, Any]:
    """The position as the seat of the key may know it; the whole of it, for everybody, when the game is over."""
    table = await hub_of(request).table(table_id)
    seat = await seat_at(request, table, key)
    async with table.lock:
        game, g, options = table.session.game, table.session.state.clone(), table.session.options
    if seat == SPECTATOR and not g.over:
        # Spectators may see a table later than its players, and a line holds what no view of theirs shows.
        raise PositionsClosed("who only looks on gets the position when the game is over")
    return {"position": await beside(request, _line, game, g, seat, options)}


def _line(game: Game, g: State, seat: int, options: Options) -> str:
    if g.over:
        return position_text(game, g, game.public_options(options))
    return seen_text(game, g, seat, options)


@router.post("/positions", status_code=201, response_model=Opened)
async def open_position(request: Request, body: NewPosition, token: Token = "") -> dict[str, Any]:
    """Open a table at a text position, against machines, in the place of whoever is asked."""
    if not hub_of(request).settings.positions:
        raise PositionsClosed("this server opens no tables at text positions; one of your own does: westmarch play")
    game, options, start = await beside(request, _read, body.position)
    sides = game.seat_names(options)
    state, _ = start
    own = state.asks[0].seat if state.asks else SPECTATOR
    players = ["human" if seat == own else body.level for seat in range(len(sides))]
    names = [body.name if seat == own else "" for seat in range(len(sides))]
    return await opened(request, Wanted(game.name, options, players, names, start=start), token)


def _read(text: str) -> tuple[Game, dict[str, Any], Start]:
    game, options, state = read_position(text)
    return game, options, (state, {"position": text})
