"""Answers given before they are asked for: what a seat will say when one of the game's formal questions comes next.

An answer serves once, the next time that its question is asked; if it is not possible then, the seat is asked as usual.
It is kept with the table, so that it holds over a restart and while the page is closed, and nobody else learns of it.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, Protocol

from westmarch.engine.errors import Refused, WestmarchError
from westmarch.engine.game import SPECTATOR
from westmarch.engine.refusals import NOT_OFFERED
from westmarch.engine.runner import question_for
from westmarch.server.storage.rows import HUMAN
from westmarch.server.tables import wire

if TYPE_CHECKING:
    from westmarch.server.tables.live import LiveTable

log = logging.getLogger("westmarch")

#: Seconds after which somebody passes who has nothing to do, or has given his answer before: others see no difference.
PASSES = (0.5, 2.0)


class Decide(Protocol):
    def __call__(self, table: LiveTable, seat: int, number: int, *codes: str) -> Awaitable[int]: ...


def given_by(table: LiveTable, seat: int) -> dict[str, str]:
    """The answers that a seat has given, by the message of the question."""
    found: dict[str, str] = table.extra.get("premoves", {}).get(str(seat), {})
    return found


def shown_to(table: LiveTable, seat: int) -> dict[str, Any]:
    """What a seat may answer beforehand, and what it has answered; nothing for whoever looks on."""
    if seat == SPECTATOR:
        return {"may": [], "given": {}}
    game = table.session.game
    may = [
        {"prompt": prompt, "options": [wire.coded_option(game, None, seat, (code,), prompt) for code in codes]}
        for prompt, codes in game.formalities.items()
    ]
    return {"may": may, "given": given_by(table, seat)}


def without(extra: dict[str, Any], seat: int) -> dict[str, Any]:
    """What belongs to a table, without the answers of a seat on which somebody else sits now."""
    if str(seat) not in extra.get("premoves", {}):
        return extra
    return extra | {"premoves": {other: given for other, given in extra["premoves"].items() if other != str(seat)}}


class Premoves:
    """The answers given beforehand at the tables of a hub."""

    def __init__(self, decide: Decide) -> None:
        self._decide = decide
        #: Seats whose answer is on its way, and the work behind it.
        self._waiting: set[tuple[str, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def give(self, table: LiveTable, seat: int, prompt: str, code: str) -> None:
        """Answer a question beforehand; an empty code takes the answer back."""
        if code and code not in table.session.game.formalities.get(prompt, ()):
            raise Refused(code[:40], NOT_OFFERED)
        async with table.lock:
            given = {other: kept for other, kept in given_by(table, seat).items() if other != prompt}
            if code:
                given[prompt] = code
            extra = without(table.extra, seat)
            extra = extra | {"premoves": extra.get("premoves", {}) | {str(seat): given}}
            await table.store.change_extra(table.id, extra)
            table.extra = extra
        table.audience.tell(seat, {"type": "ahead", "ahead": shown_to(table, seat)})
        self.consider(table)

    def consider(self, table: LiveTable) -> None:
        """After a change: somebody may be asked what he has answered already."""
        for ask in table.session.state.asks:
            place = (table.id, ask.seat)
            if ask.prompt in given_by(table, ask.seat) and place not in self._waiting:
                self._waiting.add(place)
                task = asyncio.create_task(self._answer(table, ask.seat))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _answer(self, table: LiveTable, seat: int) -> None:
        await asyncio.sleep(random.uniform(*PASSES))
        # The decision may lead to the next question that was answered before.
        self._waiting.discard((table.id, seat))
        ask = question_for(table.session.state, seat)
        code = given_by(table, seat).get(ask.prompt, "") if ask is not None else ""
        if ask is None or not code or table.seats[seat].player != HUMAN:
            return
        number, legal = table.number, ask.legal((code,))
        try:
            # Taken first: an answer that fails is not tried again, and its seat is asked.
            await self.give(table, seat, ask.prompt, "")
            if legal:
                await self._decide(table, seat, number, code)
        except WestmarchError as problem:
            log.info("table %s: an answer given beforehand was not taken: %s", table.id, problem)

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
