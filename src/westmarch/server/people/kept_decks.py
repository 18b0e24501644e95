"""Decks that an account keeps: private lists of whoever is logged in, the same in every browser."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select

from westmarch.engine.errors import WestmarchError
from westmarch.server.people.accounts import Account
from westmarch.server.storage.schema import account_decks
from westmarch.server.storage.store import Store

#: So many decks are kept with an account.
MOST_DECKS = 200


class ShelfFull(WestmarchError):
    """The account keeps as many decks as it may."""


@dataclass(frozen=True)
class KeptDeck:
    """A deck as it was sent: the body is not looked into before the deck is brought to a table."""

    id: str
    saved: int
    body: str


class KeptDecks:
    """The decks of all accounts."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, account: Account) -> list[KeptDeck]:
        """The decks of an account, the one changed last first."""
        wanted = select(account_decks).where(account_decks.c.account == account.id)
        rows = await self.store.read(wanted.order_by(account_decks.c.saved.desc()))
        return [KeptDeck(row.id, row.saved, row.body) for row in rows]

    async def keep(self, account: Account, deck: KeptDeck) -> bool:
        """Keep a deck in the place of what was there under its id; an older one does not replace a newer."""
        mine = account_decks.c.account == account.id
        there = await self.store.read(select(account_decks.c.saved).where(mine, account_decks.c.id == deck.id))
        if there and there[0].saved > deck.saved:
            return False
        if not there:
            (count,) = await self.store.read(select(func.count().label("decks")).where(mine))
            if count.decks >= MOST_DECKS:
                raise ShelfFull(f"an account keeps {MOST_DECKS} decks at most")
        await self.store.commit(
            delete(account_decks).where(mine, account_decks.c.id == deck.id),
            insert(account_decks).values(account=account.id, id=deck.id, saved=deck.saved, body=deck.body),
        )
        return True

    async def remove(self, account: Account, deck: str) -> None:
        await self.store.commit(
            delete(account_decks).where(account_decks.c.account == account.id, account_decks.c.id == deck)
        )
