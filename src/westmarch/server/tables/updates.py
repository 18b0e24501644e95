"""The updates of a table: what each audience sees at the present number, worked out once, however many look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from westmarch.server.tables import wire
from westmarch.server.tables.encoded import Parts, Shared, changed_parts, observation, shared_by_all

if TYPE_CHECKING:
    from westmarch.server.tables.live import LiveTable

#: So many lines of the log go to somebody who has none; the lines before are asked for page by page.
TAIL = 120
#: The most lines of a page.
PAGE = 500


class Updates:
    """What is sent of the game at one table."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._before: dict[int, Parts] = {}
        self._before_at = -1
        self.forget()

    def forget(self) -> None:
        """The game is another one now, if only because it was read again."""
        self._seen: dict[int, dict[str, Any]] = {}
        self._shared = Shared({}, [])
        self._seen_at = -1

    def update(self, seat: int, log_from: int | None = None, *, changes: bool = False) -> dict[str, Any]:
        """The present update for a seat, with the log from some line on; afresh with the last lines of it. With
        ``changes`` it is for somebody who has the update before, and says of the view only what is new in it."""
        table, log = self._table, self._table.session.log
        start = max(0, len(log) - TAIL) if log_from is None else log_from
        update: dict[str, Any] = {
            "type": "update",
            "number": table.number,
            "decisions": len(table.session.steps),
            "fresh": log_from is None,
            "logFrom": start,
            "logTo": len(log),
            "log": self._lines(seat, start, len(log)),
        } | self._observed(seat)
        if table.clock is not None:
            update["clock"] = table.clock.shown()
        if changes and log_from is not None and seat in self._before:
            new = changed_parts(self._before[seat], update["view"])
            if new is not None:
                update |= {"since": self._before_at, "view": new}
        return update

    def page(self, seat: int, until: int) -> dict[str, Any]:
        """A page of the log that ends before some line."""
        start = max(0, until - PAGE)
        return {"logFrom": start, "logTo": until, "log": self._lines(seat, start, until)}

    def log_from(self, number: Any, lines: Any) -> int | None:
        """From where a client that has so many lines at some number needs the log; None is afresh."""
        table = self._table
        if isinstance(number, int) and isinstance(lines, int) and table.undone_at <= number < table.number:
            return min(lines, len(table.session.log)) if lines > len(table.session.log) - PAGE else None
        return None

    def _lines(self, seat: int, start: int, end: int) -> list[dict[str, Any]]:
        session = self._table.session
        lines = [line for line in session.log[start:end] if line.readable_by(seat)]
        return [wire.entry(session.game, session.state, line) for line in lines]

    def _observed(self, seat: int) -> dict[str, Any]:
        session, number = self._table.session, self._table.number
        if self._seen_at != number:
            self._before, self._before_at = {at: seen["view"] for at, seen in self._seen.items()}, self._seen_at
            self._seen, self._seen_at = {}, number
            self._shared = shared_by_all(session.game, session.state)
        if seat not in self._seen:
            self._seen[seat] = observation(session.game, session.state, seat, self._shared)
        return self._seen[seat]
