"""Opponents at a table: they think in worker processes and see only what their seat may see."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

from westmarch.ai.bots import named_bots
from westmarch.ai.levels import Memory, choose, choose_again
from westmarch.engine.chance import Chance, fresh_seed
from westmarch.engine.session import Session
from westmarch.engine.view import resample
from westmarch.server.machines.hints import hint
from westmarch.server.machines.turns import Turns
from westmarch.server.machines.workers import Workers

#: The level that needs no thought, and that stands in if another one fails.
RANDOM = "random"

log = logging.getLogger("westmarch")


class Opponents:
    """The opponents of all tables."""

    def __init__(self, count: int, bots: str = "") -> None:
        #: What the operator lets sit at tables besides the levels, by name.
        self.bots = named_bots(bots)
        self.workers = Workers(count)
        self.turns = Turns(count)

    def position(self, session: Session, seat: int) -> dict[str, Any]:
        """A position dealt anew from the seat's view: what the seat cannot know is not there."""
        return resample(session.game, session.state, seat, Chance(fresh_seed())).dump()

    async def choose(
        self,
        game: str,
        position: dict[str, Any],
        seat: int,
        level: str,
        memory: Memory | None = None,
        person: str = "",
        people: bool = True,
    ) -> str:
        """The code that an opponent of a level chooses for a seat.

        ``person`` opened the table, and ``people`` sit there: whose turn it is to think depends on both.
        ``memory`` is what it keeps in mind at this table, and is brought up to date: whichever worker thinks, it is the
        same opponent.
        """
        number = secrets.randbits(48)
        memory = Memory() if memory is None else memory
        if level != RANDOM:
            try:
                async with self.turns.turn(person, people):
                    code, now = await self.workers.run(
                        choose_again, game, position, seat, self.bots.get(level, level), number, memory
                    )
                memory.repeats, memory.tree = now.repeats, now.tree
                return code
            except asyncio.CancelledError:
                raise
            except Exception:
                # A game with a weak move is better than one that stops.
                log.exception("the opponent %s of %s failed; a random decision stands in", level, game)
        return choose(game, position, seat, RANDOM, number)

    async def hint(self, game: str, position: dict[str, Any], seat: int, level: str, person: str) -> dict[str, Any]:
        """What a level would do in a seat's place, and why."""
        async with self.turns.turn(person, True):
            answer: dict[str, Any] = await self.workers.run(hint, game, position, seat, level, secrets.randbits(48))
        return answer

    def close(self) -> None:
        self.workers.close()
