"""Journals that people upload to look at: checked from the first record to the last before they are kept."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from sqlalchemy import delete, insert, select

from westmarch.ai.grading import review
from westmarch.ai.hints import analysis
from westmarch.engine.errors import BadOptions, JournalError, ReplayError, UnknownGame, WestmarchError
from westmarch.engine.game import find_game
from westmarch.engine.journal import read_journal
from westmarch.engine.origin import BadOrigin, proved
from westmarch.engine.replaying import replay, verify
from westmarch.server.guard import Buckets
from westmarch.server.machines.turns import Turns
from westmarch.server.machines.workers import Workers
from westmarch.server.storage.schema import journals
from westmarch.server.storage.store import Store
from westmarch.server.storage.writer import StoreError
from westmarch.server.tables.follower import encoded

Result = TypeVar("Result")

#: What the names of journals begin with; the id of a table is shorter.
PREFIX = "journal-"
#: So many of the newest journals are kept.
KEPT = 2_000
#: Seconds that a journal may take to be played through, and how many records it may have.
LONGEST = 20.0
RECORDS = 20_000
#: Bytes of memory that the worker may take.
MEMORY = 3 << 30


class NoSuchJournal(WestmarchError):
    """There is no journal of that name."""


class BadJournal(WestmarchError):
    """What was sent is not a journal that this server can show; ``kind`` is one of those below."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind


#: What may be wrong with a journal: it is none, or cut off; of another version; of a game that is not here; against
#: the rules; or too long.
NONE, VERSION, GAME, RULES, LONG = "none", "version", "game", "rules", "long"


class Journals:
    """The journals of a server, and the worker process that plays them through."""

    def __init__(self, store: Store, lines: bool = False) -> None:
        self.store = store
        #: Whether games may begin at lines of text.
        self.lines = lines
        self.workers = Workers(1, memory=MEMORY)
        self.turns = Turns(1)
        #: Journals that one client may send at once, and how many come back each second.
        self.sent = Buckets(20, 0.05)

    async def add(self, text: str, client: str = "") -> tuple[str, str]:
        """Keep a journal if it can be played through; returns its name and its game."""
        game, kind, problem = await self._worked(checked_with_lines if self.lines else checked, text, client)
        if kind:
            raise BadJournal(kind, problem)
        name = PREFIX + hashlib.sha256(text.encode()).hexdigest()[:16]
        if not await self.store.read(select(journals.c.id).where(journals.c.id == name)):
            old = select(journals.c.id).order_by(journals.c.created.desc()).offset(KEPT)
            found = [row.id for row in await self.store.read(old)]
            try:
                await self.store.commit(
                    delete(journals).where(journals.c.id.in_(found)),
                    insert(journals).values(id=name, game=game, text=text),
                )
            except StoreError:
                # Somebody else may have sent the same journal at the same moment.
                if not await self.store.read(select(journals.c.id).where(journals.c.id == name)):
                    raise
        return name, game

    async def _worked(self, work: Callable[[str], Result], text: str, client: str = "") -> Result:
        async with self.turns.turn(client, True):
            try:
                return await self.workers.run_within(LONGEST, work, text)
            except (TimeoutError, BrokenProcessPool):
                raise BadJournal(LONG, "this game takes too long to be played through") from None

    async def text(self, name: str) -> str:
        found = await self.store.read(select(journals.c.text).where(journals.c.id == name))
        if not found:
            raise NoSuchJournal("there is no such journal")
        return str(found[0].text)

    async def seed_check(self, text: str, client: str) -> dict[str, Any]:
        """Whether seed and commitment of a journal fit, and every outcome came from the seed."""
        return await self._worked(seed_check, text, client)

    async def analysis(self, text: str, client: str) -> dict[str, Any]:
        """The winning chances turn by turn; nothing for a game of which no opponent knows more than the rules."""
        return await self._worked(analysed, text, client)

    def close(self) -> None:
        self.workers.close()


# In the worker


def checked_with_lines(text: str) -> tuple[str, str, str]:
    """The same where games may begin at lines of text."""
    return checked(text, lines=True)


def checked(text: str, lines: bool = False) -> tuple[str, str, str]:
    """The game of a journal that can be played through and shown, or what sort of fault it has, and where."""
    try:
        journal = read_journal(text, "this file")
        if len(journal.records) > RECORDS:
            return "", LONG, f"this file has {len(journal.records)} records; {RECORDS} are the most"
        proved(journal, lines)
        replay(journal)
        # Signs that no file can hold would come back in its replay.
        encoded({"header": journal.header(), "records": journal.records})
    except UnknownGame as problem:
        return "", GAME, str(problem)
    except (ReplayError, BadOptions, BadOrigin) as problem:
        return "", RULES, str(problem)
    except MemoryError:
        return "", LONG, "this game takes too much memory"
    except JournalError as problem:
        return "", VERSION if " has version " in str(problem) else NONE, str(problem)
    except (WestmarchError, RecursionError, UnicodeError) as problem:
        return "", NONE, str(problem)
    return journal.game, "", ""


def seed_check(text: str) -> dict[str, Any]:
    journal = read_journal(text)
    outcomes = sum(record[0] == "c" for record in journal.records)
    answer = {"commitment": journal.commitment, "seed": journal.seed, "outcomes": outcomes, "problem": ""}
    try:
        verify(journal)
    except WestmarchError as problem:
        answer["problem"] = str(problem)
    return answer


def analysed(text: str) -> dict[str, Any]:
    journal = read_journal(text)
    if not find_game(journal.game).opponents:
        return {"points": [], "turning": [], "mistakes": [], "luck": {}}
    found, looked_back = analysis(journal), review(journal)
    sides = find_game(journal.game).seat_names(journal.options)
    return {
        "points": [
            {"turn": point.turn, "at": point.decisions, "chances": dict(zip(sides, point.chances, strict=True))}
            for point in found.points
        ],
        "turning": [point.decisions for point in found.turning_points],
        "mistakes": [
            {"turn": one.turn, "at": one.at, "side": sides[one.seat], "cost": one.cost, "better": one.better}
            for one in looked_back.mistakes
        ],
        "luck": dict(zip(sides, looked_back.luck, strict=True)),
    }
