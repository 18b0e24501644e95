"""Accounts, for those who want a list of their games. Nobody needs one to play.

A password is hashed with argon2 in a thread. A login is a random token in a cookie that scripts cannot read
and other sites cannot send; the database holds its hash.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import re
import secrets
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, delete, insert, select, update

from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import SPECTATOR
from westmarch.server.guard import Buckets
from westmarch.server.people.names import is_plain, skeleton
from westmarch.server.storage.schema import account_decks, account_seats, accounts, logins, seats, tables
from westmarch.server.storage.store import Store
from westmarch.server.storage.writer import StoreError
from westmarch.server.tables.keys import key_hash
from westmarch.server.tables.live import LiveTable

#: How long a login lasts, in seconds.
LASTS = 60 * 86_400
#: What stands before the number of a seat that the login opens: keys themselves are not kept.
BY_LOGIN = "login:"


class NoAccounts(WestmarchError):
    """This server keeps no accounts."""


class AccountError(WestmarchError):
    """The name or the password will not do."""


class NameTaken(AccountError):
    """Somebody has that name."""


class NotLoggedIn(AccountError):
    """Nobody is logged in, or name and password do not fit."""


@dataclass(frozen=True)
class Account:
    id: int
    name: str


@dataclass(frozen=True)
class KeptGame:
    """A game on the list of an account."""

    table: str
    game: str
    over: bool
    seat: int
    key: str
    created: str


class Accounts:
    """The accounts of a server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        #: Few tries for a name or from an address, and slowly more.
        self.tries = Buckets(8, 0.1)

    async def create(self, name: str, password: str, client: str) -> Account:
        self._count_try(client)
        if not is_plain(name):
            raise AccountError("a name has letters of one script, and no spaces around it")
        alike = skeleton(name)
        if await self.store.read(select(accounts.c.id).where(accounts.c.skeleton == alike)):
            raise NameTaken("somebody has that name, or one that looks like it")
        hashed = await asyncio.to_thread(_hasher().hash, password)
        try:
            await self.store.commit(insert(accounts).values(name=name, password=hashed, skeleton=alike))
        except StoreError:
            if await self.store.read(select(accounts.c.id).where(accounts.c.skeleton == alike)):
                raise NameTaken("somebody has that name, or one that looks like it") from None
            raise
        return await self._named(name)

    async def log_in(self, name: str, password: str, client: str) -> tuple[Account, str]:
        """The account and the token of a new login."""
        self._count_try(client)
        self._count_try("name " + name)
        account = await self._proved(name, password)
        token = secrets.token_urlsafe(24)
        now = int(time.time())
        await self.store.commit(
            delete(logins).where(logins.c.expires < now),
            insert(logins).values(token_hash=key_hash(token), account=account.id, expires=now + LASTS),
        )
        return account, token

    async def _proved(self, name: str, password: str) -> Account:
        """The account of a name, if the password fits."""
        hasher = _hasher()
        rows = await self.store.read(select(accounts).where(accounts.c.name == name))
        # The same work for a name that is not there, so that nobody can tell.
        hashed = rows[0].password if rows else DUMMY
        fits = False
        with contextlib.suppress(Exception):
            fits = await asyncio.to_thread(hasher.verify, hashed, password)
        if not rows or not fits:
            raise NotLoggedIn("name and password do not fit")
        return Account(rows[0].id, rows[0].name)

    async def change_password(self, account: Account, old: str, new: str, token: str) -> None:
        """Another password; whoever is logged in elsewhere is logged out."""
        self._count_try("name " + account.name)
        await self._proved(account.name, old)
        hashed = await asyncio.to_thread(_hasher().hash, new)
        await self.store.commit(
            update(accounts).where(accounts.c.id == account.id).values(password=hashed),
            delete(logins).where(logins.c.account == account.id, logins.c.token_hash != key_hash(token)),
        )

    async def delete(self, account: Account, password: str) -> None:
        """Forget an account. Its games stay: others play at those tables, and its keys still open their seats."""
        self._count_try("name " + account.name)
        await self._proved(account.name, password)
        await self.store.commit(
            delete(account_seats).where(account_seats.c.account == account.id),
            delete(account_decks).where(account_decks.c.account == account.id),
            delete(logins).where(logins.c.account == account.id),
            delete(accounts).where(accounts.c.id == account.id),
        )

    async def log_out(self, token: str) -> None:
        await self.store.commit(delete(logins).where(logins.c.token_hash == key_hash(token)))

    async def of(self, token: str) -> Account:
        """The account of a login."""
        if token:
            wanted = select(accounts.c.id, accounts.c.name).join(logins, logins.c.account == accounts.c.id)
            rows = await self.store.read(
                wanted.where(logins.c.token_hash == key_hash(token), logins.c.expires > int(time.time()))
            )
            if rows:
                return Account(rows[0].id, rows[0].name)
        raise NotLoggedIn("you are not logged in")

    async def keep_seat(self, account: Account, table_id: str, seat: int, hashed: str) -> None:
        """Put a seat, with the hash of its key, on the list of an account's games."""
        place = {"account": account.id, "table_id": table_id, "seat": seat}
        where = [account_seats.c[name] == value for name, value in place.items()]
        new = insert(account_seats).values(**place, key_hash=hashed)
        await self.store.commit(delete(account_seats).where(*where), new)

    async def games_of(self, account: Account) -> list[KeptGame]:
        """The games of an account, the newest first."""
        mine = account_seats.join(tables, tables.c.id == account_seats.c.table_id).join(seats, _own_seat())
        wanted = select(
            tables.c.id, tables.c.game, tables.c.finished, tables.c.created, account_seats.c.seat
        ).select_from(mine)
        wanted = wanted.where(account_seats.c.account == account.id).order_by(tables.c.created.desc()).limit(200)
        return [
            KeptGame(
                row.id, row.game, bool(row.finished), row.seat, f"{BY_LOGIN}{row.seat}", row.created.isoformat() + "Z"
            )
            for row in await self.store.read(wanted)
        ]

    async def seat_at(self, table: LiveTable, key: str, token: str) -> int:
        """The seat that a key opens, or ``login:SEAT`` for whoever is logged in and has the seat on his list."""
        number = key.removeprefix(BY_LOGIN)
        if number == key or not re.fullmatch("[0-9]{1,2}", number):
            return table.seat_of(key)
        try:
            account = await self.of(token)
        except NotLoggedIn:
            return SPECTATOR
        own = (account_seats.c.account == account.id, account_seats.c.table_id == table.id)
        rows = await self.store.read(select(account_seats.c.key_hash).where(*own, account_seats.c.seat == int(number)))
        return table.seat_with(rows[0].key_hash) if rows else SPECTATOR

    async def forget_seat(self, account: Account, table_id: str, seat: int) -> None:
        """Take a seat off the list."""
        place = {"account": account.id, "table_id": table_id, "seat": seat}
        await self.store.commit(
            delete(account_seats).where(*[account_seats.c[name] == value for name, value in place.items()])
        )

    async def _named(self, name: str) -> Account:
        rows = await self.store.read(select(accounts.c.id, accounts.c.name).where(accounts.c.name == name))
        return Account(rows[0].id, rows[0].name)

    def _count_try(self, who: str) -> None:
        if not self.tries.allow(who):
            raise TooManyTries("too many tries; wait a little")


def _own_seat() -> ColumnElement[bool]:
    """A seat whose key was the account's when it was put on the list."""
    same = (seats.c.table_id == account_seats.c.table_id) & (seats.c.seat == account_seats.c.seat)
    return same & (seats.c.key_hash == account_seats.c.key_hash)


class TooManyTries(WestmarchError):
    """Passwords are being guessed."""


#: The hash of a password that nobody has, with the parameters that argon2-cffi uses by itself.
DUMMY = "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21lc2FsdA$GpZ3sK/oH9p7VIiV56G/64Zo/8GaUw434IimaPqxwCo"


def available() -> bool:
    """Whether this server keeps accounts."""
    return importlib.util.find_spec("argon2") is not None


def _hasher() -> Any:
    try:
        from argon2 import PasswordHasher
    except ModuleNotFoundError:
        raise NoAccounts("this server keeps no accounts") from None
    return PasswordHasher()
