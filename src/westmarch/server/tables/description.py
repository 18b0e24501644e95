"""What everybody may know about a table itself, apart from its game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from westmarch.engine.game import Game
from westmarch.server.storage.rows import SeatRow

if TYPE_CHECKING:
    from westmarch.server.tables.live import LiveTable


def description(table: LiveTable) -> dict[str, Any]:
    """A table as the lobby and its clients show it."""
    session, extra = table.session, table.extra
    return {
        "id": table.id,
        "game": session.game.name,
        "options": session.game.public_options(session.options),
        "commitment": session.journal.commitment,
        "seats": seats_shown(table),
        "over": table.over,
        "draws": session.game.has_draws,
        "requests": extra.get("requests", {}),
        "rematch": extra.get("rematch", ""),
        "clock": table.clock.shown() if table.clock else None,
        "private": bool(extra.get("private")),
        "rated": bool(extra.get("rated")),
        "delay": extra.get("delay", 0),
        "tournament": extra.get("tournament", ""),
    }


def seats_shown(table: LiveTable) -> list[dict[str, Any]]:
    """Who sits where at a table in memory."""
    return rows_shown(table.seats, table.session.game, table.session.options, table.extra)


def rows_shown(rows: list[SeatRow], game: Game, options: dict[str, Any], extra: dict[str, Any]) -> list[dict[str, Any]]:
    """Who sits where, by what is stored of a table."""
    names, teams, yielding = game.seat_names(options), game.teams(options), extra.get("yielding", [])
    return [
        {
            "seat": row.seat,
            "side": names[row.seat],
            "player": row.player,
            "name": row.name,
            "person": row.person,
            "team": teams[row.seat],
            "yields": row.machine and row.seat in yielding,
        }
        for row in rows
    ]
