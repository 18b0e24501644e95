"""Replays: a game decision by decision, of a table or of a journal that somebody has uploaded.

A moment is the number of decisions that have been taken; decisions that were taken back are left out. While a game
goes on everybody sees in its replay what the seat could see at that moment. After the end everything is open: one
may look from any seat.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import SPECTATOR, Game
from westmarch.engine.journal import Journal
from westmarch.engine.session import Session, replay
from westmarch.engine.state import State
from westmarch.server import wire
from westmarch.server.hub import Hub, NoSuchTable
from westmarch.server.journals import PREFIX
from westmarch.server.live import CannotResume
from westmarch.server.snapshots import replayed

#: Replays that are kept in memory: all positions of each.
KEPT = 6
#: Games about which something was worked out that is kept.
TOLD = 200
#: The most frames in one answer.
FRAMES = 50


class NoSuchMoment(WestmarchError):
    """The game has no such moment."""


@dataclass(frozen=True)
class Replay:
    """A game with all its positions."""

    id: str
    session: Session
    #: Who sits where: side, player, name.
    seats: list[dict[str, Any]]

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def number(self) -> int:
        return len(self.session.journal.records)

    @property
    def over(self) -> bool:
        return self.session.state.over

    @property
    def last(self) -> int:
        """The last moment."""
        return len(self.session.steps)

    @cached_property
    def open(self) -> bool:
        """Whether everything may be seen: the game is over, or it is a journal, which holds everything anyway."""
        return self.over or self.id.startswith(PREFIX)

    def state(self, moment: int) -> State:
        if not 0 <= moment <= self.last:
            raise NoSuchMoment(f"this game has the moments 0 to {self.last}")
        return self.session.state if moment == self.last else self.session.steps[moment].before

    def entries(self, moment: int) -> int:
        """How many lines the log had at a moment."""
        return len(self.session.log) if moment == self.last else self.session.steps[moment].entries

    @cached_property
    def turns(self) -> list[tuple[int, int]]:
        """Each turn with the moment when it began; a turn may come again after an undo, but not in what stands."""
        found: list[tuple[int, int]] = []
        for moment in range(self.last + 1):
            turn = self.game.turn(self.state(moment))
            if not found or turn != found[-1][0]:
                found.append((turn, moment))
        return found

    def overview(self, seat: int) -> dict[str, Any]:
        """What a viewer needs to begin: the moments by turn, and the whole log."""
        log: list[dict[str, Any]] = []
        read: list[int] = []
        written = 0
        for moment in range(self.last + 1):
            state, until = self.state(moment), self.entries(moment)
            new = [line for line in self.session.log[written:until] if line.readable_by(seat)]
            log += [wire.entry(self.game, state, seat, line) for line in new]
            written = until
            read.append(len(log))
        return {
            "id": self.id,
            "game": self.game.name,
            "options": self.session.options if self.open else self.game.public_options(self.session.options),
            "commitment": self.session.journal.commitment,
            "seats": self.seats,
            "seat": seat,
            "over": self.over,
            "open": self.open,
            "number": self.number,
            "last": self.last,
            "turns": [{"turn": turn, "at": at} for turn, at in self.turns],
            "log": log,
            "read": read,
            "winners": self.session.state.winners[:],
            "ending": self.session.state.ending,
        }

    def frames(self, first: int, count: int, seat: int) -> list[dict[str, Any]]:
        self.state(first)
        moments = range(first, min(first + count, self.last + 1))
        return [self._frame(moment, seat) for moment in moments]

    def _frame(self, moment: int, seat: int) -> dict[str, Any]:
        state = self.state(moment)
        frame = wire.standing(self.game, state, seat)
        asks = [ask for ask in state.asks if self.open or ask.seat == seat]
        frame["asked"] = [{"seat": ask.seat} | wire.asked(self.game, state, ask) for ask in asks]
        frame["decision"] = None
        if moment < self.last:
            step = self.session.steps[moment]
            if self.open or step.seat == seat:
                chosen = self.game.notation.parse(state, step.seat, step.code)
                frame["decision"] = {"seat": step.seat} | wire.option(self.game, state, step.seat, chosen)
        return frame

    def measured(self) -> dict[str, Any]:
        """The numbers that tell how the game went, when each turn began and at the end."""
        points = [*self.turns]
        if points[-1][1] != self.last:
            points.append((points[-1][0], self.last))
        values = [self.game.measures(self.state(at)) for _, at in points]
        series = [
            {"name": name, "side": side, "values": [value[name][side] for value in values]}
            for name in values[0]
            for side in values[0][name]
        ]
        return {"points": [{"turn": turn, "at": at} for turn, at in points], "series": series}


class Replays:
    """The replays of a server: made when asked for, the last ones kept."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.journals = hub.journals
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        #: What was worked out about a game, so that it is worked out once.
        self._told: OrderedDict[tuple[str, str], dict[str, Any]] = OrderedDict()
        self._making = asyncio.Lock()

    async def of(self, name: str, key: str = "", wanted: int | None = None) -> tuple[Replay, int]:
        """A replay, up to date, and the seat from which it is looked at.

        A key opens its seat. When everything is open one may look from any seat, and does so from the first one
        unless one wants another.
        """
        made, own = await self._uploaded(name) if name.startswith(PREFIX) else await self._of_table(name, key)
        if not made.open:
            return made, own
        if wanted is None or not SPECTATOR <= wanted < len(made.seats):
            return made, max(own, 0)
        return made, wanted

    async def _uploaded(self, name: str) -> tuple[Replay, int]:
        made = self._found(name)
        if made is None:
            journal = await self.journals.load(name)
            async with self._making:
                session = await asyncio.to_thread(replay, journal)
            sides = session.game.seat_names(session.options)
            seats = [{"seat": seat, "side": side, "player": "human", "name": ""} for seat, side in enumerate(sides)]
            made = self._keep(Replay(name, session, seats))
        return made, SPECTATOR

    async def _of_table(self, name: str, key: str) -> tuple[Replay, int]:
        table = await self.hub.table(name)
        own = table.seat_of(key)
        made = self._found(name)
        if made is None or made.number != table.number or made.over != table.over:
            row = await self.hub.store.load(name)
            if row is None:
                raise NoSuchTable("there is no such table")
            try:
                async with self._making:
                    session = await asyncio.to_thread(replayed, row)
            except WestmarchError as problem:
                raise CannotResume(f"this table cannot be shown by this version: {problem}") from None
            made = self._keep(Replay(name, session, table.description()["seats"]))
        return made, own

    async def analysis(self, made: Replay) -> dict[str, Any]:
        """The winning chances of a game of which everything may be seen."""
        return await self._once("analysis", made, self.journals.analysis)

    async def seed_check(self, made: Replay) -> dict[str, Any]:
        return await self._once("seed", made, self.journals.seed_check)

    async def _once(
        self, what: str, made: Replay, work: Callable[[Journal], Awaitable[dict[str, Any]]]
    ) -> dict[str, Any]:
        # Nothing is added to a game of which everything may be seen.
        told = self._told.get((what, made.id))
        if told is None:
            told = self._told[what, made.id] = await work(made.session.journal)
            while len(self._told) > TOLD:
                self._told.popitem(last=False)
        return told

    def _found(self, name: str) -> Replay | None:
        if name in self._kept:
            self._kept.move_to_end(name)
        return self._kept.get(name)

    def _keep(self, made: Replay) -> Replay:
        self._kept[made.id] = made
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return made
