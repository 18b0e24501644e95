"""Before the game: the people of a table sit down and bring their decks; the game begins with the last of them.

A table that waits is stored like any other, without records. What a seat brings is kept with it and shown to nobody:
others learn that it is there and no more. The seed is made when the table opens: nobody can wait for a good one.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from typing import Any

from westmarch.decks.book import DeckBook, book_of
from westmarch.decks.checking import Report, check
from westmarch.decks.files import write_list
from westmarch.decks.lists import DeckList, Problem
from westmarch.engine.chance import Chance, commitment, fresh_seed
from westmarch.engine.errors import Refused, WestmarchError
from westmarch.engine.game import SPECTATOR, find_game
from westmarch.engine.session import Session
from westmarch.server.people.persons import Person
from westmarch.server.storage.rows import HUMAN, OPEN, SeatRow, TableRow
from westmarch.server.tables import seats
from westmarch.server.tables.clock import full_banks
from westmarch.server.tables.hub import Hub
from westmarch.server.tables.keys import key_hash, new_key
from westmarch.server.tables.seating import NotInvited, SeatTaken, Wanted
from westmarch.server.tables.shelf import NoSuchTable

#: Tries to store a deck while others store theirs.
TRIES = 8


class BadDeck(WestmarchError):
    """A deck that does not fit the format of the table."""

    def __init__(self, problems: list[dict[str, Any]]) -> None:
        super().__init__("the deck does not fit the format of the table")
        self.problems = problems


def said(book: DeckBook, problems: list[Problem], lang: str) -> list[dict[str, Any]]:
    """Problems as they are sent: a sentence, and the rule behind it."""
    return [
        {
            "line": one.line,
            "text": one.text,
            "rule": one.rule,
            "message": one.message,
            "why": one.why,
            "wrong": one.wrong,
            "near": one.near,
        }
        for one in Report(DeckList(), problems).said(book, lang)
    ]


class Gathering:
    """A table whose players still bring their decks."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game = find_game(row.game)
        self.book = book_of(self.game)
        self.lists: dict[str, str] = row.extra["gathering"]

    @property
    def format(self) -> str:
        return self.book.format_of(self.row.options)

    def ready(self, seat: SeatRow) -> bool:
        """Machines play what the table has, unless somebody has brought a deck for them."""
        return seat.machine or str(seat.seat) in self.lists

    @property
    def complete(self) -> bool:
        return all(self.ready(seat) for seat in self.row.seats)

    def seat_of(self, key: str) -> int:
        hashed = key_hash(key)
        for seat in self.row.seats:
            if secrets.compare_digest(seat.key_hash, hashed) and seat.player == HUMAN:
                return seat.seat
        return SPECTATOR

    def description(self) -> dict[str, Any]:
        """What everybody may know: who sits where, and who is ready."""
        names = self.game.seat_names(self.row.options)
        return {
            "id": self.row.id,
            "game": self.row.game,
            "options": self.game.public_options(self.row.options),
            "format": self.format,
            "commitment": commitment(self.row.seed),
            "private": bool(self.row.extra.get("private")),
            "seats": [
                {
                    "seat": seat.seat,
                    "side": names[seat.seat],
                    "player": seat.player,
                    "name": seat.name,
                    "ready": self.ready(seat),
                }
                for seat in self.row.seats
            ],
        }


class Gatherings:
    """The tables of a hub that wait for decks."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store

    async def open(self, wanted: Wanted, lists: list[str], lang: str) -> tuple[Gathering, dict[int, str]]:
        """Open a table to which each seat brings a deck; some may lie there already."""
        options, rows, extra, keys = await self.hub.prepared(wanted)
        book = book_of(find_game(wanted.game))
        brought: dict[str, str] = {}
        for seat, text in enumerate(lists[: len(rows)]):
            if text and rows[seat].player != OPEN:
                brought[str(seat)] = await fitting(book, text, book.format_of(options), lang)
        extra |= {"gathering": brought}
        row = TableRow(secrets.token_urlsafe(9), wanted.game, options, fresh_seed(), False, rows, [], extra)
        made = Gathering(row)
        self._meet(made, lang)
        await self.store.add_table(row)
        self.hub.seats.changes += 1
        if made.complete:
            await self._begin(made)
        return made, keys

    async def of(self, table_id: str) -> Gathering | None:
        """A table that waits; None if its game has begun: then it may have thousands of records, which nobody needs
        here."""
        if "gathering" not in await self.store.extra_of(table_id):
            await self.hub.table(table_id)
            return None
        row = await self.store.load(table_id)
        if row is None:
            raise NoSuchTable("there is no such table")
        return Gathering(row) if "gathering" in row.extra else None

    async def sit(self, table_id: str, seat: int, name: str, invitation: str, person: Person | None = None) -> str:
        """Take an open seat; returns its secret key."""
        gathering = await self.of(table_id)
        if gathering is None:
            table = await self.hub.table(table_id)
            return await self.hub.seats.take(table, seat, name, invitation, person)
        if not 0 <= seat < len(gathering.row.seats):
            raise SeatTaken("there is no such seat")
        wanted = seats.invitation(gathering.row, seat)
        if gathering.row.extra.get("private") and not secrets.compare_digest(invitation.encode(), wanted.encode()):
            raise NotInvited("this seat needs an invitation")
        if gathering.row.extra.get("rated") and (
            person is None or any(other.person == person.id for other in gathering.row.seats)
        ):
            raise SeatTaken("a rated game is played by people who are known, and not against oneself")
        if person is not None and {other.person for other in gathering.row.seats} & await self.hub.people.apart(person):
            raise NotInvited("somebody at this table does not want to meet you")
        key = new_key()
        row = SeatRow(seat, HUMAN, name, key_hash(key), person=person.id if person else 0)
        if not await self.store.take_seat(table_id, row):
            raise SeatTaken("the seat is taken")
        self.hub.seats.changes += 1
        return key

    async def bring(self, table_id: str, key: str, text: str, lang: str) -> bool:
        """A seat brings its deck, or another one in its place; whether the game has begun with it."""
        for _ in range(TRIES):
            gathering = await self.of(table_id)
            if gathering is None:
                raise SeatTaken("the game has begun")
            seat = gathering.seat_of(key)
            if seat == SPECTATOR:
                raise Refused("deck", "engine.not-asked")
            kept = await fitting(gathering.book, text, gathering.format, lang)
            before = gathering.row.extra
            after = before | {"gathering": gathering.lists | {str(seat): kept}}
            made = Gathering(replace(gathering.row, extra=after))
            self._meet(made, lang)
            if await self.store.swap_extra(table_id, before, after):
                return await self._begin(made) if made.complete else False
        raise SeatTaken("others bring their decks at this moment; try again")

    def _meet(self, gathering: Gathering, lang: str) -> None:
        """Some decks cannot meet each other."""
        lists = [gathering.lists.get(str(seat.seat), "") for seat in gathering.row.seats]
        problems = gathering.book.together(lists)
        if problems:
            raise BadDeck(said(gathering.book, problems, lang))

    async def _begin(self, gathering: Gathering) -> bool:
        """Everybody is ready: the game begins."""
        row, book = gathering.row, gathering.book
        lists = await asyncio.to_thread(_all_lists, gathering)
        options = row.options | book.options_with(lists)
        extra = {name: value for name, value in row.extra.items() if name != "gathering"}
        session = await asyncio.to_thread(Session.new, gathering.game, options, row.seed, patient=row.patient)
        if "clock" in extra:
            extra |= full_banks(extra["clock"], row.seats, [ask.seat for ask in session.state.asks])
        begun = replace(
            row, options=session.options, extra=extra, records=session.journal.records, finished=session.state.over
        )
        await self.store.begin(begun, row.extra)
        # From memory on it goes like any other table; its machines may have to think first.
        await self.hub.table(row.id)
        return True


def _all_lists(gathering: Gathering) -> list[str]:
    """The deck of every seat; a machine that was given none takes one to which the others' decks are no hindrance."""
    book, chance = gathering.book, Chance(fresh_seed())
    lists = [gathering.lists.get(str(seat.seat), "") for seat in gathering.row.seats]
    ready = [deck for deck in book.ready().values() if not book.flaws(deck, gathering.format)]
    for seat, text in enumerate(lists):
        if not text:
            order = list(range(len(ready)))
            chance.shuffle(order, "decks")
            able = [*[ready[at] for at in order], book.random(chance, gathering.format)]
            texts = [write_list(book, deck, "json") for deck in able]
            lists[seat] = next(one for one in texts if not book.together([*lists[:seat], one, *lists[seat + 1 :]]))
    return lists


async def fitting(book: DeckBook, text: str, form: str, lang: str) -> str:
    """A deck that fits a format, as it is kept; raises BadDeck."""
    return await asyncio.to_thread(_fitting, book, text, form, lang)


def _fitting(book: DeckBook, text: str, form: str, lang: str) -> str:
    report = check(book, text, form)
    if not report.legal:
        raise BadDeck(said(book, report.problems, lang))
    return write_list(book, report.deck, "json")
