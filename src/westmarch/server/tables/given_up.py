"""Tables that could not be taken up. To try costs a replay of the whole game, so each is tried again after a while."""

from __future__ import annotations

import time

from westmarch.server.storage.rows import CannotResume

#: Seconds until a table is tried again.
AGAIN = 30.0
#: So many tables are remembered.
MOST = 1_000


class GivenUp:
    """What was wrong with tables, and when that was found."""

    def __init__(self) -> None:
        self._found: dict[str, tuple[float, str]] = {}

    def note(self, table_id: str, problem: CannotResume) -> None:
        if len(self._found) >= MOST:
            self._found.clear()
        self._found[table_id] = (time.monotonic(), str(problem))

    def check(self, table_id: str) -> None:
        """Raise what was found not long ago."""
        at, problem = self._found.get(table_id, (-AGAIN, ""))
        if time.monotonic() - at < AGAIN:
            raise CannotResume(problem)
