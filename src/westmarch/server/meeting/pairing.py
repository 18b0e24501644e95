"""Quick pairing: people who want to play the same game with the same clock meet at a new table.

Whoever waits stands in the database, so that it does not matter which process somebody has asked. Of several who wait,
the one of nearest strength is taken. Whoever does not ask again within a quarter of a minute has gone away.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update

from westmarch.engine.errors import BadOptions
from westmarch.engine.game import find_game
from westmarch.server.people.chronicle import kind_of
from westmarch.server.people.persons import Person
from westmarch.server.people.ratings import UNKNOWN
from westmarch.server.storage.rows import HUMAN
from westmarch.server.storage.schema import seekers
from westmarch.server.storage.store import Store
from westmarch.server.tables.hub import Hub
from westmarch.server.tables.seating import Wanted

#: Seconds after which somebody who has not asked again has gone away.
GONE = 15
#: Stands for the table of somebody for whom one is being opened.
CLAIMED = "?"
#: The clocks of quick games.
CLOCKS: dict[str, dict[str, Any]] = {
    "fast": {"bank": 900.0, "increment": 10.0, "grace": 20.0, "expiry": "resign", "per_move": False},
    "medium": {"bank": 2_700.0, "increment": 20.0, "grace": 30.0, "expiry": "resign", "per_move": False},
    "slow": {"bank": 5_400.0, "increment": 30.0, "grace": 60.0, "expiry": "resign", "per_move": False},
    "days": {"bank": 3 * 86_400.0, "increment": 0.0, "grace": 0.0, "expiry": "resign", "per_move": True},
}


@dataclass(frozen=True)
class Meeting:
    """Where two people meet, and on which seat this one sits; nowhere while he waits."""

    table: str = ""
    seat: int = 0


class Matchmaker:
    """Pairs those who wait."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store
        self._one_by_one = asyncio.Lock()

    async def seek(self, person: Person, game: str, clock: str, rated: bool, opener: str = "") -> Meeting:
        """Want to play; returns where, if somebody was waiting. The table is charged to whoever came second."""
        if clock not in CLOCKS:
            raise BadOptions(f"there is no clock '{clock[:16]}'")
        if len(find_game(game).seat_names({})) != 2:
            raise BadOptions(f"{game} is not a game for two")
        wish = json.dumps({"game": game, "clock": clock, "rated": rated}, sort_keys=True)
        async with self._one_by_one:
            await self.leave(person)
            other = await self._nearest(person, wish)
            # Another process may have taken him in the meantime.
            if other and await self.store.commit(_claim(other.person)) == 1:
                try:
                    return await self._meet(person, other, wish, opener)
                except BaseException:
                    # No table came of it: he waits on.
                    await self.store.commit(_let_go(other.person))
                    raise
            now = int(time.time())
            await self.store.commit(insert(seekers).values(person=person.id, wish=wish, since=now, seen=now))
        return Meeting()

    async def still(self, person: Person) -> Meeting | None:
        """Somebody still waits: where he plays now, nowhere yet, or nothing if he does not wait."""
        rows = await self.store.read(select(seekers).where(seekers.c.person == person.id))
        if not rows:
            return None
        if rows[0].table_id == CLAIMED:
            return Meeting()
        if rows[0].table_id:
            await self.leave(person)
            return Meeting(rows[0].table_id, rows[0].seat)
        await self.store.commit(
            update(seekers).where(seekers.c.person == person.id).values(seen=int(time.time())),
        )
        return Meeting()

    async def leave(self, person: Person) -> None:
        await self.store.commit(delete(seekers).where(seekers.c.person == person.id))

    async def _nearest(self, person: Person, wish: str) -> Any:
        """Who has waited for the same and plays about as well."""
        apart = await self.hub.people.apart(person)
        waiting = [
            row
            for row in await self.store.read(_waiting().where(seekers.c.wish == wish).order_by(seekers.c.since))
            if row.person != person.id and row.person not in apart
        ]
        if not waiting:
            return None
        terms = json.loads(wish)
        names = [person.who, *[f"p{row.person}" for row in waiting]]
        known = await self.hub.chronicle.standings(terms["game"], kind_of(CLOCKS[terms["clock"]]), names)
        own = known.get(person.who, UNKNOWN).mu
        return min(waiting, key=lambda row: abs(known.get(f"p{row.person}", UNKNOWN).mu - own))

    async def _meet(self, person: Person, other: Any, wish: str, opener: str) -> Meeting:
        """A new table; who plays which side is left to chance."""
        terms = json.loads(wish)
        both = [await self.hub.people.get(other.person), person]
        if secrets.randbits(1):
            both.reverse()
        wanted = Wanted(
            terms["game"],
            {},
            [HUMAN, HUMAN],
            [one.name for one in both],
            CLOCKS[terms["clock"]],
            rated=terms["rated"],
            seated={seat: one.id for seat, one in enumerate(both)},
            opener=opener,
        )
        table, _ = await self.hub.open_table(wanted)
        values = {"table_id": table.id, "seat": both.index(person) ^ 1}
        await self.store.commit(update(seekers).where(seekers.c.person == other.person).values(**values))
        return Meeting(table.id, both.index(person))


def _waiting() -> Any:
    return select(seekers).where(seekers.c.table_id == "", seekers.c.seen > int(time.time()) - GONE)


def _claim(person: int) -> Any:
    """Take somebody who waits: no other process can take him as well."""
    return update(seekers).where(seekers.c.person == person, seekers.c.table_id == "").values(table_id=CLAIMED)


def _let_go(person: int) -> Any:
    return update(seekers).where(seekers.c.person == person, seekers.c.table_id == CLAIMED).values(table_id="")


async def waiting_for(store: Store) -> list[dict[str, Any]]:
    """What those who wait want to play, and how many they are."""
    found: dict[str, int] = {}
    for row in await store.read(_waiting()):
        found[row.wish] = found.get(row.wish, 0) + 1
    return [json.loads(wish) | {"waiting": count} for wish, count in sorted(found.items())]
