"""People: whoever plays here, with an account or as a guest.

A guest is a browser that carries a secret in a cookie; the database holds its hash. An account is a person too, the
same one on every device. Whoever makes an account in a browser takes the guest's games and ratings along.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, delete, insert, or_, select, update

from westmarch.engine.errors import WestmarchError
from westmarch.server.people.accounts import Account, AccountError, Accounts, NameTaken, NotLoggedIn
from westmarch.server.people.names import is_plain, skeleton
from westmarch.server.storage.schema import (
    accounts,
    blocks,
    chat,
    entrants,
    people,
    pushes,
    ratings,
    reports,
    result_seats,
    results,
    seats,
    seekers,
    tables,
)
from westmarch.server.storage.store import Store
from westmarch.server.tables.keys import key_hash

#: How many seconds somebody counts as here after he was last seen, and how often that is written down.
HERE = 70
NOTED = 25


class NobodyYet(AccountError):
    """This browser has not said who it is."""


class Barred(WestmarchError):
    """Whoever runs the server has closed this person out."""


class Silenced(WestmarchError):
    """Whoever runs the server does not let this person write in chats for a while."""


class NoSuchPerson(WestmarchError):
    """There is no such person."""


@dataclass(frozen=True)
class Person:
    id: int
    name: str
    account: int
    lang: str
    silent_until: int
    closed: bool

    @property
    def who(self) -> str:
        """The name by which results and ratings know this person."""
        return f"p{self.id}"

    def shown(self) -> dict[str, Any]:
        """What everybody may know."""
        return {"id": self.id, "name": self.name, "guest": self.account == 0}


@dataclass(frozen=True)
class Reach:
    """How somebody is told that it is his turn."""

    email: str = ""
    webhook: str = ""
    lang: str = ""
    #: An address that waits to be confirmed.
    unconfirmed: str = ""


class People:
    """The people of a server."""

    def __init__(self, store: Store, accounts: Accounts) -> None:
        self.store = store
        self.accounts = accounts
        #: When each person's presence was last written down.
        self._noted: dict[int, float] = {}

    async def of(self, token: str, secret: str) -> Person | None:
        """Who sends a request: the account that is logged in, or the guest of this browser."""
        if token:
            try:
                return await self._of_account(await self.accounts.of(token))
            except NotLoggedIn:
                pass
        if not secret:
            return None
        rows = await self.store.read(select(people).where(people.c.key_hash == key_hash(secret)))
        return _person(rows[0]) if rows else None

    async def known(self, token: str, secret: str) -> Person:
        found = await self.of(token, secret)
        if found is None:
            raise NobodyYet("say who you are first")
        if found.closed:
            raise Barred("this person may not play here")
        return found

    async def _of_account(self, account: Account) -> Person:
        mine = select(people).where(people.c.account == account.id)
        rows = await self.store.read(mine)
        if not rows:
            await self.store.commit(insert(people).values(name=account.name, account=account.id))
            rows = await self.store.read(mine)
        return _person(rows[0])

    async def introduce(self, token: str, secret: str, name: str, lang: str) -> tuple[Person, str]:
        """Say who one is; a new guest gets a secret, which goes into his browser."""
        found = await self.of(token, secret)
        if found is not None and found.account:
            await self._change(found.id, lang=lang)
            return found, ""
        await self._free_for_guests(name)
        if found is not None:
            await self._change(found.id, name=name, lang=lang)
            return await self.get(found.id), ""
        secret = secrets.token_urlsafe(24)
        await self.store.commit(insert(people).values(name=name, lang=lang, key_hash=key_hash(secret)))
        made = await self.of("", secret)
        assert made is not None
        return made, secret

    async def _free_for_guests(self, name: str) -> None:
        """A guest may not look like somebody who has an account."""
        if name and not is_plain(name):
            raise AccountError("a name has letters of one script, and no spaces around it")
        if name and await self.store.read(select(accounts.c.id).where(accounts.c.skeleton == skeleton(name))):
            raise NameTaken("somebody has that name, or one that looks like it")

    async def adopt(self, secret: str, account: Account) -> None:
        """Whoever makes an account stays the person he was as a guest."""
        guest = await self.of("", secret)
        if guest is not None and guest.account == 0:
            await self._change(guest.id, account=account.id, name=account.name, key_hash="")

    async def get(self, number: int) -> Person:
        rows = await self.store.read(select(people).where(people.c.id == number))
        if not rows:
            raise NoSuchPerson("there is no such person")
        return _person(rows[0])

    async def names_of(self, numbers: set[int]) -> dict[int, Person]:
        """Several people at once."""
        if not numbers:
            return {}
        rows = await self.store.read(select(people).where(people.c.id.in_(sorted(numbers))))
        return {row.id: _person(row) for row in rows}

    async def _change(self, number: int, **values: Any) -> None:
        await self.store.commit(update(people).where(people.c.id == number).values(**values))

    # Who is here

    async def greet(self, person: Person) -> None:
        """Somebody is here; written down now and then."""
        now = time.time()
        if now - self._noted.get(person.id, 0.0) > NOTED:
            self._noted[person.id] = now
            if len(self._noted) > 10_000:
                self._noted = {who: at for who, at in self._noted.items() if now - at < HERE}
            await self._change(person.id, seen=int(now))

    async def here(self, limit: int = 100) -> list[Person]:
        wanted = select(people).where(people.c.seen > int(time.time()) - HERE, people.c.closed == 0)
        return [_person(row) for row in await self.store.read(wanted.order_by(people.c.id).limit(limit))]

    # How he is told that it is his turn

    async def reach(self, number: int) -> Reach:
        rows = await self.store.read(select(people).where(people.c.id == number))
        return Reach(rows[0].email, rows[0].webhook, rows[0].lang, rows[0].unconfirmed) if rows else Reach()

    async def set_webhook(self, person: Person, webhook: str) -> None:
        await self._change(person.id, webhook=webhook)

    async def set_email(self, person: Person, email: str) -> str:
        """Another address, or none; returns the word that confirms a new one."""
        if not email:
            await self._change(person.id, email="", unconfirmed="", word_hash="")
            return ""
        word = secrets.token_urlsafe(18)
        await self._change(person.id, unconfirmed=email, word_hash=key_hash(word))
        return word

    async def confirm(self, word: str) -> bool:
        """The owner of an address has got the letter."""
        rows = await self.store.read(select(people).where(people.c.word_hash == key_hash(word)))
        for row in rows:
            await self._change(row.id, email=row.unconfirmed, unconfirmed="", word_hash="")
        return bool(rows)

    # Who does not want to meet whom

    async def block(self, person: Person, other: int, on: bool) -> None:
        place = (blocks.c.person == person.id, blocks.c.other == other)
        new = [insert(blocks).values(person=person.id, other=(await self.get(other)).id)] if on else []
        await self.store.commit(delete(blocks).where(*place), *new)

    async def blocked_by(self, person: Person) -> set[int]:
        rows = await self.store.read(select(blocks.c.other).where(blocks.c.person == person.id))
        return {row.other for row in rows}

    async def apart(self, person: Person) -> set[int]:
        """Those whom a person has blocked, and those who have blocked him."""
        either = or_(blocks.c.person == person.id, blocks.c.other == person.id)
        rows = await self.store.read(select(blocks).where(either))
        return {row.other if row.person == person.id else row.person for row in rows}

    # What is kept about somebody

    async def everything_about(self, person: Person) -> dict[str, Any]:
        """All that the server keeps about a person, for himself."""
        row = (await self.store.read(select(people).where(people.c.id == person.id)))[0]
        own = select(seats.c.table_id, seats.c.seat, seats.c.name, tables.c.game, tables.c.created).join(
            tables, tables.c.id == seats.c.table_id
        )
        mine = await self.store.read(own.where(seats.c.person == person.id))
        said = select(chat.c.table_id, chat.c.text, chat.c.at).join(
            seats, (seats.c.table_id == chat.c.table_id) & (seats.c.seat == chat.c.seat)
        )
        lines = await self.store.read(said.where(seats.c.person == person.id))
        played = select(results, result_seats.c.side, result_seats.c.won).join(
            result_seats, result_seats.c.table_id == results.c.table_id
        )
        ended = await self.store.read(played.where(result_seats.c.who == person.who))
        rated = await self.store.read(select(ratings).where(ratings.c.who == person.who))
        entered = select(entrants.c.tournament, entrants.c.name, entrants.c.withdrawn, entrants.c.deck)
        entries = await self.store.read(entered.where(entrants.c.who == person.who))
        own_reports = await self.store.read(select(reports.c.text, reports.c.at).where(reports.c.person == person.id))
        hidden = {"key_hash", "word_hash"}
        return {
            "person": {name: _plain(value) for name, value in row._mapping.items() if name not in hidden},
            "seats": _listed(mine),
            "chat": _listed(lines),
            "results": _listed(ended),
            "ratings": _listed(rated),
            "tournaments": _listed(entries),
            "reports": _listed(own_reports),
            "blocked": sorted(await self.blocked_by(person)),
            "devices": len(await self.store.read(select(pushes.c.id).where(pushes.c.person == person.id))),
        }

    async def forget(self, person: Person) -> None:
        """Forget a person: names, chat, ratings and addresses. The games stay, and nobody sat there."""
        mine = select(seats.c.table_id, seats.c.seat).where(seats.c.person == person.id)
        lines = [
            delete(chat).where(chat.c.table_id == row.table_id, chat.c.seat == row.seat)
            for row in await self.store.read(mine)
        ]
        await self.store.commit(
            *lines,
            update(seats).where(seats.c.person == person.id).values(person=0, name=""),
            update(result_seats).where(result_seats.c.who == person.who).values(who=""),
            update(entrants).where(entrants.c.who == person.who).values(name="", deck="", withdrawn=1),
            delete(ratings).where(ratings.c.who == person.who),
            delete(pushes).where(pushes.c.person == person.id),
            delete(blocks).where(or_(blocks.c.person == person.id, blocks.c.other == person.id)),
            delete(seekers).where(seekers.c.person == person.id),
            delete(reports).where(reports.c.person == person.id),
            delete(people).where(people.c.id == person.id),
        )


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.account, row.lang, row.silent_until, bool(row.closed))


def _listed(rows: Any) -> list[dict[str, Any]]:
    return [{name: _plain(value) for name, value in row._mapping.items()} for row in rows]


def _plain(value: Any) -> Any:
    return value.isoformat() if hasattr(value, "isoformat") else value
