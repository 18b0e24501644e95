"""Requests between the players of a table, from the question to what comes of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from westmarch.server.tables import consent
from westmarch.server.tables.live import LiveTable


class Requests:
    """Asks and replies; ``rematch`` opens another table for the same people, ``changed`` hears of the rest."""

    def __init__(
        self, rematch: Callable[[LiveTable, bool], Awaitable[str]], changed: Callable[[LiveTable], None]
    ) -> None:
        self._rematch = rematch
        self._changed = changed

    async def ask(self, table: LiveTable, seat: int, what: str, keep: int, swap: bool) -> dict[str, Any]:
        """Ask the others for an undo, a draw or a rematch."""
        async with table.talk:
            await _refresh(table)
            request = consent.request_of(table, seat, what, keep, swap)
            if what != consent.UNDO and what in table.extra.get("requests", {}):
                # Who asks for what is already asked for agrees to it.
                return await self._settle(table, what, consent.answered(table, seat, what, True))
            return await self._settle(table, what, request)

    async def reply(self, table: LiveTable, seat: int, what: str, yes: bool) -> dict[str, Any]:
        """Agree to a request or decline it."""
        async with table.talk:
            await _refresh(table)
            return await self._settle(table, what, consent.answered(table, seat, what, yes))

    async def _settle(self, table: LiveTable, what: str, request: consent.Request | None) -> dict[str, Any]:
        if request is None or request["waiting"]:
            await consent.put(table, what, request)
            return {"done": False, "waiting": request["waiting"] if request else []}
        answer: dict[str, Any] = {"done": True, "waiting": []}
        if what == consent.REMATCH:
            answer["table"] = await self._rematch(table, request["swap"])
        else:
            answer["number"] = await consent.carry_out(table, what, request)
            table.audience.say_table()
        self._changed(table)
        return answer


async def _refresh(table: LiveTable) -> None:
    """Another process may have heard something that this one has not."""
    if table.store.shared:
        await table.catch_up()
        table.extra = await table.store.extra_of(table.id)
