"""Decks over HTTP: to check, convert and make them, and to bring them to a table."""

from __future__ import annotations

import contextlib
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from westmarch.decks.book import DeckBook, book_of
from westmarch.decks.checking import judged
from westmarch.decks.files import kind_of, read_list, write_list, written_files
from westmarch.decks.lists import DeckList
from westmarch.engine.chance import Chance, fresh_seed, seed_of
from westmarch.engine.game import find_game
from westmarch.server.endpoints.deck_models import (
    Brought,
    BroughtDeck,
    Checked,
    Conversion,
    Converted,
    DeckContents,
    DeckInfo,
    DeckQuestion,
    Gathered,
    NewGathering,
    PrintedCard,
    Waiting,
)
from westmarch.server.endpoints.models import Name, Seated
from westmarch.server.endpoints.shared import (
    GameName,
    Key,
    SeatNumber,
    TableId,
    Token,
    beside,
    client_of,
    guest_or_known,
    hub_of,
    library_of,
)
from westmarch.server.endpoints.tables import JSON, no_decks, with_terms
from westmarch.server.people.accounts import NotLoggedIn
from westmarch.server.storage.rows import OPEN
from westmarch.server.tables.gathering import Gatherings, said
from westmarch.server.tables.keys import key_hash
from westmarch.server.tables.seating import Wanted
from westmarch.server.tables.seats import invitation

router = APIRouter(prefix="/api", tags=["decks"])


def contents(book: DeckBook, deck: DeckList) -> dict[str, Any]:
    parts = {
        part: [{"card": entry.card, "count": entry.count, "bearer": entry.bearer} for entry in deck.of(part)]
        for part in book.parts
    }
    return {"name": deck.name, "notes": deck.notes, "parts": parts}


@router.get("/games/{game}/decks", response_model=DeckInfo)
async def decks(game: GameName) -> dict[str, Any]:
    """How decks of a game are made, and decks to play at once."""
    book = book_of(find_game(game))
    return {
        "parts": list(book.parts),
        "formats": list(book.formats),
        "kinds": list(written_files(book)),
        "ready": {name: contents(book, deck) for name, deck in book.ready().items()},
        "options": {form: book.options_for(form) for form in book.formats},
    }


@router.get("/games/{game}/decks/cards", response_model=list[PrintedCard])
async def printed(request: Request, game: GameName) -> Response:
    """What is printed on the cards; names and texts are message keys."""
    book = book_of(find_game(game))
    return await library_of(request).answer(request, lambda: msgspec.json.encode(book.printed()), JSON)


@router.get("/games/{game}/decks/random", response_model=DeckContents)
async def random_deck(
    request: Request,
    game: GameName,
    format: Annotated[str, Query(max_length=40)] = "",
    seed: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
) -> dict[str, Any]:
    """A legal deck made at random; the same one for the same number."""
    book = book_of(find_game(game))
    chance = Chance(fresh_seed() if seed is None else seed_of(seed))
    return contents(book, await beside(request, book.random, chance, book.checked_format(format)))


@router.post("/games/{game}/decks/check", response_model=Checked)
async def check_deck(request: Request, game: GameName, body: DeckQuestion) -> dict[str, Any]:
    """Read a deck of any kind and hold it against formats. Nothing of it is kept."""
    book = book_of(find_game(game))
    formats = list(dict.fromkeys(map(book.checked_format, body.formats))) or list(book.formats)
    return await beside(request, _checked, book, body, formats)


def _checked(book: DeckBook, body: DeckQuestion, formats: list[str]) -> dict[str, Any]:
    deck = read_list(book, body.deck)
    reports = {form: judged(book, deck, body.deck, form) for form in formats}
    return {
        "kind": kind_of(book, body.deck).name,
        "cards": deck.size,
        "deck": contents(book, deck),
        "unread": said(book, deck.problems, body.lang),
        "formats": {
            form: {"legal": report.legal, "problems": said(book, report.problems, body.lang)}
            for form, report in reports.items()
        },
    }


@router.post("/games/{game}/decks/convert", response_model=Converted)
async def convert(request: Request, game: GameName, body: Conversion) -> dict[str, Any]:
    """A deck as a file of another kind."""
    book = book_of(find_game(game))
    return await beside(request, _converted, book, body)


def _converted(book: DeckBook, body: Conversion) -> dict[str, Any]:
    deck = read_list(book, body.deck)
    text = write_list(book, deck, body.to, body.lang)
    return {"text": text, "ending": written_files(book)[body.to].ending, "unread": said(book, deck.problems, body.lang)}


# Bringing decks to a table


@router.post("/gatherings", status_code=201, response_model=Gathered)
async def gather(request: Request, body: NewGathering, token: Token = "") -> dict[str, Any]:
    """Open a table to which each seat brings a deck; the game begins when the last one is there."""
    no_decks(body)
    hub = hub_of(request)
    clock = body.clock.model_dump() if body.clock else None
    wanted = Wanted(body.game, body.options, body.players, body.names, clock, body.private, opener=client_of(request))
    wanted = await with_terms(request, wanted, body)
    made, keys = await Gatherings(hub).open(wanted, body.decks, body.lang)
    if token and keys:
        with contextlib.suppress(NotLoggedIn):
            account = await hub.accounts.of(token)
            await hub.accounts.keep_seat(account, made.row.id, min(keys), key_hash(keys[min(keys)]))
    return {
        "table": made.description(),
        "keys": {str(seat): key for seat, key in keys.items()},
        "invitations": {str(s.seat): invitation(made.row, s.seat) for s in made.row.seats if s.player == OPEN},
        "begun": made.complete,
    }


@router.get("/gatherings/{table_id}", response_model=Waiting)
async def waiting(request: Request, table_id: TableId, key: Key = "") -> dict[str, Any]:
    """Who has sat down and who is ready."""
    found = await Gatherings(hub_of(request)).of(table_id)
    if found is None:
        return {"begun": True, "seat": -1, "table": None}
    return {"begun": False, "seat": found.seat_of(key), "table": found.description()}


@router.post("/gatherings/{table_id}/seats/{seat}", response_model=Seated)
async def sit_down(
    request: Request, table_id: TableId, seat: SeatNumber, body: Name, token: Token = ""
) -> dict[str, Any]:
    """Take an open seat; the answer holds its secret key."""
    hub = hub_of(request)
    person = await guest_or_known(request)
    key = await Gatherings(hub).sit(table_id, seat, body.name, body.invitation, person)
    if token:
        with contextlib.suppress(NotLoggedIn):
            await hub.accounts.keep_seat(await hub.accounts.of(token), table_id, seat, key_hash(key))
    return {"seat": seat, "key": key}


@router.post("/gatherings/{table_id}/deck", response_model=Brought)
async def bring(request: Request, table_id: TableId, body: BroughtDeck, key: Key = "") -> dict[str, Any]:
    """Bring the deck of one's seat; it is checked against the format of the table, and shown to nobody."""
    return {"begun": await Gatherings(hub_of(request)).bring(table_id, key, body.deck, body.lang)}
