"""Moderation: reports of people about people, and what whoever runs the server does about them.

The administrator has a password of his own (``WESTMARCH_ADMIN``) and no account. What he does: settle a report, keep
somebody from writing in chats for a while, give him another name, close him out, and close a table.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Any

from sqlalchemy import insert, select, update

from westmarch.engine.errors import WestmarchError
from westmarch.server.guard import Buckets
from westmarch.server.people.accounts import TooManyTries
from westmarch.server.people.persons import Person
from westmarch.server.storage.schema import entrants, people, reports, seats, tables
from westmarch.server.tables.hub import Hub
from westmarch.server.tables.keys import key_hash

#: Seconds that a login of the administrator lasts.
LASTS = 8 * 3_600
#: The longest time that somebody may not write in chats, in seconds.
LONGEST = 365 * 86_400
LISTED = 100


class NotAdmin(WestmarchError):
    """Only whoever runs the server may do that."""


class Moderation:
    """What whoever runs the server can do."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store
        self.tries = Buckets(5, 0.05)
        #: Few reports of one person, and slowly more.
        self.reports = Buckets(5, 0.01)

    # The login

    def log_in(self, password: str, client: str) -> str:
        """The token of a login: the time when it ends, and a proof that nobody without the password can make."""
        wanted = self.hub.settings.admin
        if not self.tries.allow(client):
            raise TooManyTries("too many tries; wait a little")
        if not wanted or not secrets.compare_digest(password.encode(), wanted.encode()):
            raise NotAdmin("that is not the password")
        ends = int(time.time()) + LASTS
        return f"{ends}.{self._proof(ends)}"

    def check(self, token: str) -> None:
        ends, _, proof = token.partition(".")
        until = int(ends) if ends.isascii() and ends.isdigit() and len(ends) < 12 else 0
        good = secrets.compare_digest(proof.encode(), self._proof(until).encode())
        if not self.hub.settings.admin or not good or until < time.time():
            raise NotAdmin("log in first")

    def _proof(self, ends: int) -> str:
        return hashlib.blake2b(f"admin {ends}".encode(), key=key_hash(self.hub.settings.admin).encode()).hexdigest()

    # Reports

    async def report(self, person: Person, about: int, table: str, text: str) -> None:
        if not self.reports.allow(person.who):
            raise TooManyTries("too many reports; wait a little")
        await self.hub.people.get(about)
        await self.store.commit(insert(reports).values(person=person.id, about=about, table_id=table, text=text))

    async def listed(self) -> list[dict[str, Any]]:
        """The reports that wait, the oldest first."""
        wanted = select(reports).where(reports.c.settled == 0).order_by(reports.c.id).limit(LISTED)
        rows = await self.store.read(wanted)
        known = await self.hub.people.names_of({number for row in rows for number in (row.person, row.about)})
        return [
            {
                "id": row.id,
                "by": _named(known, row.person),
                "about": _named(known, row.about),
                "table": row.table_id,
                "text": row.text,
                "at": row.at.isoformat() + "Z",
                "chat": [line.text for line in await self._chat(row.table_id, row.about)],
            }
            for row in rows
        ]

    async def _chat(self, table_id: str, person: int) -> list[Any]:
        """The last lines that somebody wrote at a table."""
        if not table_id:
            return []
        own = {row.seat for row in await self.store.seats_of(table_id) if row.person == person}
        return [line for line in await self.store.chat_of(table_id) if line.seat in own][-20:]

    async def settle(self, report: int) -> None:
        await self.store.commit(update(reports).where(reports.c.id == report).values(settled=1))

    # People

    async def found(self, name: str) -> list[dict[str, Any]]:
        """People by a part of their name, or by their number."""
        number = int(name) if name.isascii() and name.isdigit() and len(name) < 10 else 0
        like = people.c.id == number if number else people.c.name.icontains(name, autoescape=True)
        rows = await self.store.read(select(people).where(like).order_by(people.c.seen.desc()).limit(LISTED))
        now = int(time.time())
        return [
            {
                "id": row.id,
                "name": row.name,
                "guest": row.account == 0,
                "silent": max(0, row.silent_until - now),
                "closed": bool(row.closed),
            }
            for row in rows
        ]

    async def silence(self, number: int, seconds: int) -> None:
        """Keep somebody from writing in chats for so long; 0 lets him write again."""
        await self._change(number, silent_until=int(time.time()) + seconds if seconds else 0)

    async def rename(self, number: int, name: str) -> None:
        """Give somebody another name, also at the tables where he sits."""
        await self._change(number, name=name)
        await self.store.commit(
            update(seats).where(seats.c.person == number).values(name=name),
            update(entrants).where(entrants.c.who == f"p{number}").values(name=name),
        )
        for table in self.hub.tables.values():
            if any(row.person == number for row in table.seats):
                table.seats = [row.changed(name=name) if row.person == number else row for row in table.seats]
                table.audience.say_table()

    async def close(self, number: int, on: bool) -> None:
        """Close somebody out, or let him in again."""
        await self._change(number, closed=int(on))
        if on:
            # He is not paired any more; the games that go on are played or run out of time.
            await self.store.commit(update(entrants).where(entrants.c.who == f"p{number}").values(withdrawn=1))

    async def _change(self, number: int, **values: Any) -> None:
        person = await self.hub.people.get(number)
        await self.store.commit(update(people).where(people.c.id == person.id).values(**values))

    # Tables

    async def tables(self) -> list[dict[str, Any]]:
        """The newest tables that go on."""
        wanted = select(tables.c.id, tables.c.game, tables.c.created).where(tables.c.finished == 0)
        rows = await self.store.read(wanted.order_by(tables.c.created.desc()).limit(LISTED))
        return [
            {
                "id": row.id,
                "game": row.game,
                "created": row.created.isoformat() + "Z",
                "names": [seat.name or seat.player for seat in await self.store.seats_of(row.id)],
            }
            for row in rows
        ]

    async def close_table(self, table_id: str) -> None:
        """End a game: nobody wins, and it does not count."""
        table = await self.hub.table(table_id)
        table.extra = {name: value for name, value in table.extra.items() if name != "rated"}
        await self.store.change_extra(table_id, table.extra)
        await self.hub.call_off(table)


def _named(known: dict[int, Person], number: int) -> dict[str, Any]:
    return known[number].shown() if number in known else {"id": number, "name": "", "guest": True}
