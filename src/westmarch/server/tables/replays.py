"""Replays: a game decision by decision, of a table or of a journal that somebody has uploaded.

A moment is the number of decisions that have been taken; decisions that were taken back are left out. While a game
goes on everybody sees in its replay what the seat could see at that moment. After the end everything is open: one
may look from any seat.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from westmarch.ai.suite import puzzles
from westmarch.engine.errors import ReplayError, WestmarchError
from westmarch.engine.game import SPECTATOR, Game
from westmarch.engine.journal import read_journal
from westmarch.engine.origin import Origin, from_moment
from westmarch.engine.replaying import replay
from westmarch.engine.session import Session
from westmarch.engine.state import State
from westmarch.server.machines.turns import Turns
from westmarch.server.machines.workers import Workers
from westmarch.server.storage.rows import CannotResume, TableRow
from westmarch.server.storage.snapshots import replayed
from westmarch.server.tables import wire
from westmarch.server.tables.description import seats_shown
from westmarch.server.tables.follower import encoded
from westmarch.server.tables.hub import Hub
from westmarch.server.tables.journals import LONGEST, MEMORY, PREFIX
from westmarch.server.tables.later import NotYet
from westmarch.server.tables.live import LiveTable
from westmarch.server.tables.shelf import NoSuchTable

#: What a replay is made from: the text of a journal, or a table with its seats.
Source = str | tuple[TableRow, list[dict[str, Any]]] | None

#: Replays that are kept in memory, all positions of each, and how many positions they may have together: one takes
#: about 16 kB, and the longest journal that somebody may upload has as many as this.
KEPT = 6
POSITIONS = 20_000
#: Games about which something was worked out that is kept.
KEPT_ANSWERS = 200
#: The most frames in one answer.
FRAMES = 50
#: Lines of the log before a puzzle.
LINES = 40


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

    @property
    def open(self) -> bool:
        """Whether everything may be seen: the game is over, or it is a journal, which holds everything anyway."""
        return self.over or self.id.startswith((PREFIX, puzzles.PREFIX))

    def state(self, moment: int) -> State:
        if not 0 <= moment <= self.last:
            raise NoSuchMoment(f"this game has the moments 0 to {self.last}")
        return self.session.state if moment == self.last else self.session.steps[moment].before

    def entries(self, moment: int) -> int:
        """How many lines the log had at a moment."""
        return len(self.session.log) if moment == self.last else self.session.steps[moment].entries

    @property
    def turns(self) -> list[tuple[int, int]]:
        """Each turn with the moment when it began; a turn may come again after an undo, but not in what stands."""
        found: list[tuple[int, int]] = []
        for moment in range(self.last + 1):
            turn = self.game.turn(self.state(moment))
            if not found or turn != found[-1][0]:
                found.append((turn, moment))
        return found

    def seat(self, own: int, wanted: int | None) -> int:
        """From where one looks: a key opens its seat. When everything is open one may look from any seat, and does so
        from the first one unless one wants another."""
        if not self.open:
            return own
        return max(own, 0) if wanted is None or not SPECTATOR <= wanted < len(self.seats) else wanted

    def journal_text(self) -> str:
        return self.session.journal.text()

    def going_on(self, moment: int) -> tuple[str, dict[str, Any], dict[str, Any], Origin] | tuple[()]:
        """What a table needs that goes on from a moment: game, options, position, history. Nothing at the end."""
        state, origin = from_moment(self.session.journal, moment, self.state(moment))
        return () if state.over else (self.game.name, self.session.options, state.dump(), origin)

    def overview(self, own: int, wanted: int | None) -> str:
        """What a viewer needs to begin, encoded: the moments by turn, and the whole log."""
        seat = self.seat(own, wanted)
        log: list[dict[str, Any]] = []
        read: list[int] = []
        written = 0
        for moment in range(self.last + 1):
            state, until = self.state(moment), self.entries(moment)
            new = [line for line in self.session.log[written:until] if line.readable_by(seat)]
            log += [wire.entry(self.game, state, line) for line in new]
            written = until
            read.append(len(log))
        shown = {
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
        return encoded(shown)

    def frames(self, first: int, count: int, own: int, wanted: int | None) -> str:
        """So many moments, encoded."""
        self.state(first)
        moments = range(first, min(first + count, self.last + 1))
        seat = self.seat(own, wanted)
        return encoded(
            {"number": self.number, "first": first, "frames": [self._frame(moment, seat) for moment in moments]}
        )

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

    def puzzle(self, moment: int, seat: int) -> dict[str, Any]:
        """A moment as the seat that was asked saw it, with its question and the last lines that it had read."""
        state, until = self.state(moment), self.entries(moment)
        lines = [line for line in self.session.log[:until] if line.readable_by(seat)]
        return wire.standing(self.game, state, seat) | {
            "options": self.game.public_options(self.session.options),
            "seats": self.seats,
            "question": wire.question(self.game, state, seat),
            "log": [wire.entry(self.game, state, line) for line in lines[-LINES:]],
        }

    def measured(self) -> dict[str, Any]:
        """The numbers that tell how the game went, when each turn began and at the end."""
        points = self.turns
        if points[-1][1] != self.last:
            points.append((points[-1][0], self.last))
        values = [self.game.measures(self.state(at)) for _, at in points]
        series = [
            {"name": name, "side": side, "values": [value[name][side] for value in values]}
            for name in values[0]
            for side in values[0][name]
        ]
        return {"points": [{"turn": turn, "at": at} for turn, at in points], "series": series}


class Archive:
    """In a worker: the replays that were asked for last, each with all its positions."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    def find(self, name: str, number: int) -> Replay | None:
        """A replay that is up to date: of a table with so many records; of a journal in any case (-1)."""
        found = self._kept.get(name)
        if found is None or number not in (-1, found.number):
            return None
        self._kept.move_to_end(name)
        return found

    def keep(self, made: Replay) -> Replay:
        self._kept[made.id] = made
        while len(self._kept) > KEPT or (len(self._kept) > 1 and self._positions() > POSITIONS):
            self._kept.popitem(last=False)
        return made

    def _positions(self) -> int:
        return sum(replay.last for replay in self._kept.values())


ARCHIVE = Archive()


def asked_in_worker(source: Source, name: str, number: int, what: str, given: tuple[Any, ...]) -> Any:
    """In a worker: what a replay tells. Without a source only if the archive has it; None says that it has not."""
    made = ARCHIVE.find(name, number)
    if made is None and source is None:
        return None
    if made is None:
        try:
            made = ARCHIVE.keep(_made(name, source))
        except ReplayError as problem:
            # It has more to say than goes from one process to another.
            raise CannotResume(f"this table cannot be shown by this version: {problem}") from None
    return getattr(made, what)(*given)


def _made(name: str, source: Source) -> Replay:
    if isinstance(source, str):
        session = replay(read_journal(source))
        sides = session.game.seat_names(session.options)
        seats = [{"seat": seat, "side": side, "player": "human", "name": ""} for seat, side in enumerate(sides)]
        return Replay(name, session, seats)
    assert source is not None
    row, seats = source
    return Replay(name, replayed(row), seats)


@dataclass(frozen=True)
class Asked:
    """A replay that somebody asks for: which, how many records it has, and whose key he has."""

    name: str
    number: int
    own: int
    #: Whether the game is over; nobody knows of an uploaded journal before it is played.
    open: bool
    source: Callable[[], Awaitable[Source]]


class Replays:
    """The replays of a server, worked out in a process of their own."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.journals = hub.journals
        self.workers = Workers(1, memory=MEMORY)
        self.turns = Turns(1)
        #: What was worked out about a game, so that it is worked out once.
        self._answers: OrderedDict[tuple[str, str], dict[str, Any]] = OrderedDict()

    async def of(self, name: str, seat: Callable[[LiveTable], Awaitable[int]] | None = None) -> Asked:
        """A replay as it is now."""
        if name.startswith(PREFIX):
            return Asked(name, -1, SPECTATOR, True, lambda: self.journals.text(name))
        if name.startswith(puzzles.PREFIX):
            return Asked(name, -1, SPECTATOR, True, lambda: asyncio.to_thread(puzzles.journal_of, name))
        table = await self.hub.table(name)
        own = await seat(table) if seat is not None else SPECTATOR
        if table.audience.waits(own):
            raise NotYet

        async def source() -> Source:
            row = await self.hub.store.load(name)
            if row is None:
                raise NoSuchTable("there is no such table")
            return row, seats_shown(table)

        return Asked(name, table.number, own, table.over, source)

    async def ask(self, asked: Asked, client: str, what: str, *given: Any) -> Any:
        """What a replay tells: made now, or found among those made before."""
        async with self.turns.turn(client, True):
            try:
                answer = await self._run(None, asked, what, given)
                return await self._run(await asked.source(), asked, what, given) if answer is None else answer
            except (TimeoutError, MemoryError, BrokenProcessPool):
                raise CannotResume("this game takes too long to be shown") from None

    async def _run(self, source: Source, asked: Asked, what: str, given: tuple[Any, ...]) -> Any:
        return await self.workers.run_within(LONGEST, asked_in_worker, source, asked.name, asked.number, what, given)

    async def analysis(self, asked: Asked, client: str) -> dict[str, Any]:
        """The winning chances of a game of which everything may be seen."""
        return await self._once("analysis", asked, client, self.journals.analysis)

    async def seed_check(self, asked: Asked, client: str) -> dict[str, Any]:
        return await self._once("seed", asked, client, self.journals.seed_check)

    async def _once(
        self, what: str, asked: Asked, client: str, work: Callable[[str, str], Awaitable[dict[str, Any]]]
    ) -> dict[str, Any]:
        # Nothing is added to a game of which everything may be seen.
        answer = self._answers.get((what, asked.name))
        if answer is None:
            text: str = await self.ask(asked, client, "journal_text")
            answer = self._answers[what, asked.name] = await work(text, client)
            while len(self._answers) > KEPT_ANSWERS:
                self._answers.popitem(last=False)
        return answer

    def close(self) -> None:
        self.workers.close()
