"""The HTTP part: games, rulebooks, tables. Playing itself goes over the websocket, or over HTTP as well."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, HTTPException, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from westmarch.ai.strengths import strengths_of
from westmarch.engine.chance import fresh_seed
from westmarch.engine.errors import BadOptions, Refused, WestmarchError
from westmarch.engine.game import FreeText, Game, find_game, known_games
from westmarch.engine.messages import KERNEL_LOCALE
from westmarch.engine.playing import directed
from westmarch.engine.refusals import why_not
from westmarch.engine.rulebook import LANGUAGES, Rule, Rulebook
from westmarch.server.endpoints.models import (
    Decision,
    Explained,
    GameInfo,
    LogPage,
    Made,
    Name,
    NewTable,
    Opened,
    Question,
    RuleInfo,
    Seated,
    Seen,
    Undo,
)
from westmarch.server.endpoints.shared import (
    GameName,
    Key,
    SeatNumber,
    TableId,
    Token,
    beside,
    charge_undo,
    client_of,
    guest_or_known,
    hub_of,
    library_of,
    seat_at,
)
from westmarch.server.people.accounts import NotLoggedIn
from westmarch.server.storage.rows import HUMAN, OPEN
from westmarch.server.tables import wire
from westmarch.server.tables.description import description
from westmarch.server.tables.follower import encoded
from westmarch.server.tables.hub import Hub
from westmarch.server.tables.keys import key_hash
from westmarch.server.tables.later import NotYet
from westmarch.server.tables.seating import Start, Wanted
from westmarch.server.tables.seats import invitation

router = APIRouter(prefix="/api", tags=["games and tables"])

JSON = "application/json"


def game_info(game: Game, hub: Hub) -> dict[str, Any]:
    public = {name: choice for name, choice in game.choices.items() if choice.public}
    return {
        "game": game.name,
        "choices": {name: list(choice.values) for name, choice in public.items()},
        "texts": {name: one.longest for name, one in public.items() if isinstance(one, FreeText)},
        "decks": game.decks is not None,
        "docs": (hub.settings.docs / "rules" / game.name / "index.html").is_file(),
        "seats": {str(players): game.seat_names({"players": players}) for players in game.choices["players"].values},
        "levels": [*game.levels(), *hub.opponents.bots],
        "strengths": strengths_of(game.name),
        "rules": len(game.rulebook),
        "cards": len(game.cards),
    }


@router.get("/games", responses={200: {"model": list[GameInfo]}})
async def games(request: Request) -> Response:
    """The games of this server."""
    hub = hub_of(request)
    return await library_of(request).answer(request, lambda: msgspec.json.encode(all_games(hub)), JSON)


def all_games(hub: Hub) -> list[dict[str, Any]]:
    found = []
    for name in sorted(known_games()):
        with contextlib.suppress(WestmarchError):
            found.append(game_info(find_game(name), hub))
    return found


@router.get("/games/{game}", responses={200: {"model": GameInfo}})
async def one_game(request: Request, game: GameName) -> Response:
    """One game, also one that is not listed."""
    found, hub = find_game(game), hub_of(request)
    return await library_of(request).answer(request, lambda: msgspec.json.encode(game_info(found, hub)), JSON)


@router.get("/games/{game}/board", responses={200: {"content": {"application/json": {}}}})
async def board(request: Request, game: GameName, edition: str = Query("", max_length=60)) -> Response:
    """The shapes of a game's board, if it has one; with an edition, that of the edition."""
    found = find_game(game)
    if edition and "edition" not in found.choices:
        raise HTTPException(404, "this game has no editions")
    options = await asyncio.to_thread(found.checked, {"edition": edition} if edition else {})
    if not found.has_board:
        raise HTTPException(404, "this game has no board")
    return await library_of(request).answer(request, lambda: found.board(options), JSON, options.get("edition", ""))


@router.get("/games/{game}/rules", responses={200: {"model": list[RuleInfo]}})
async def rules(request: Request, game: GameName, q: str = Query("", max_length=100)) -> Response:
    """The rulebook in both languages, or what matches a search."""
    book = find_game(game).rulebook
    if q:
        return Response(await beside(request, _found, book, q), media_type=JSON)
    whole = library_of(request)
    return await whole.answer(request, lambda: msgspec.json.encode([rule_info(rule) for rule in book.rules]), JSON)


def _found(book: Rulebook, words: str) -> bytes:
    return msgspec.json.encode([rule_info(rule) for rule in book.search(words)])


@router.get("/games/{game}/cards", responses={200: {"content": {"application/json": {}}}})
async def cards(request: Request, game: GameName) -> Response:
    """The cards, with message keys for name and text."""
    found = find_game(game)
    return await library_of(request).answer(request, lambda: msgspec.json.encode(found.cards), JSON)


@router.get("/games/{game}/sheets")
async def sheets(request: Request, game: GameName) -> Response:
    """What the things on the table of a game are and do, as messages."""
    found = find_game(game)
    return await library_of(request).answer(request, lambda: _sheets(found), JSON)


def _sheets(game: Game) -> bytes:
    return msgspec.json.encode([{"thing": sheet.thing, "lines": wire.lines(sheet)} for sheet in game.sheets])


@router.get("/games/{game}/messages/{lang}.ftl", response_class=PlainTextResponse)
async def messages(request: Request, game: GameName, lang: Annotated[str, Path(max_length=10)]) -> Response:
    """All texts of a game in a language, as one Fluent file."""
    if lang not in LANGUAGES:
        raise HTTPException(404, "there is no such language")
    found = find_game(game)
    return await library_of(request).answer(request, lambda: _texts(found, lang), "text/plain; charset=utf-8")


def _texts(game: Game, lang: str) -> bytes:
    folders = (KERNEL_LOCALE, game.folder / "locale")
    files = [path for place in folders for path in sorted((place / lang).glob("*.ftl"))]
    return b"\n".join([*[path.read_bytes() for path in files], game.more_messages(lang).encode()])


@router.post("/tables", status_code=201, response_model=Opened)
async def new_table(request: Request, body: NewTable, token: Token = "") -> dict[str, Any]:
    """Open a table; the answer holds the secret keys of its human seats."""
    no_decks(body)
    clock = body.clock.model_dump() if body.clock else None
    begins = await beside(request, _begins, body) if body.scenario else None
    options = find_game(body.game).options_at(body.options, begins[0]) if begins else body.options
    wanted = Wanted(body.game, options, body.players, body.names, clock, body.private, begins)
    return await opened(request, await with_terms(request, wanted, body), token)


async def with_terms(request: Request, wanted: Wanted, body: NewTable) -> Wanted:
    """The same with who opens it, and on which terms."""
    person = await guest_or_known(request)
    own = wanted.players.index(HUMAN) if HUMAN in wanted.players else -1
    return replace(
        wanted,
        seated={own: person.id} if person and own >= 0 else {},
        rated=body.rated,
        lang=body.lang,
        yielding=body.yielding,
        delay=body.delay,
    )


def no_decks(body: NewTable) -> None:
    """What is one player's own is not given with the options, which everybody at the table may read."""
    choices = find_game(body.game).choices
    for name in body.options:
        if name in choices and not choices[name].public:
            raise BadOptions(f"{body.game}: {name} is for the seat that it belongs to; see /api/gatherings")


def _begins(body: NewTable) -> Start:
    """The directed position that a table begins at; its hidden part is dealt for this table alone."""
    game = find_game(body.game)
    if game.checked(body.options) != game.checked({}):
        raise BadOptions("a directed position is played with the usual options")
    return directed(game, {}, body.scenario, fresh_seed())


async def opened(request: Request, wanted: Wanted, token: str) -> dict[str, Any]:
    """A new table for people, with what they need to sit down."""
    hub = hub_of(request)
    table, keys = await hub.open_table(replace(wanted, opener=client_of(request)))
    if token and keys:
        # Only the first seat is the account's own; the other keys are for other people.
        with contextlib.suppress(NotLoggedIn):
            account = await hub.accounts.of(token)
            await hub.accounts.keep_seat(account, table.id, min(keys), key_hash(keys[min(keys)]))
    invitations = {str(s.seat): invitation(table, s.seat) for s in table.seats if s.player == OPEN}
    return {
        "table": description(table),
        "keys": {str(seat): key for seat, key in keys.items()},
        "invitations": invitations,
    }


@router.get("/tables/{table_id}", responses={200: {"model": Seen}})
async def table(request: Request, table_id: TableId, key: Key = "") -> Response:
    """A table and its present update, as the seat of the key may see it."""
    live = await hub_of(request).table(table_id)
    seat = await seat_at(request, live, key)
    update = await live.look(seat)
    return json_of({"table": live.audience.described(seat), "seat": seat, "update": msgspec.Raw(update.encode())})


@router.get("/tables/{table_id}/log", responses={200: {"model": LogPage}})
async def log(
    request: Request, table_id: TableId, until: Annotated[int, Query(ge=0, le=2**31 - 1)], key: Key = ""
) -> Response:
    """The lines of the log before some line, as many as go on a page; an update holds the last ones."""
    live = await hub_of(request).table(table_id)
    return json_of(await live.earlier(await seat_at(request, live, key), until))


@router.post("/tables/{table_id}/seats/{seat}", response_model=Seated)
async def sit_down(
    request: Request, table_id: TableId, seat: SeatNumber, body: Name, token: Token = ""
) -> dict[str, Any]:
    """Take an open seat; the answer holds its secret key."""
    hub = hub_of(request)
    live = await hub.table(table_id)
    key = await hub.seats.take(live, seat, body.name, body.invitation, await guest_or_known(request))
    if token:
        with contextlib.suppress(NotLoggedIn):
            await hub.accounts.keep_seat(await hub.accounts.of(token), table_id, seat, key_hash(key))
    return {"seat": seat, "key": key}


@router.post("/tables/{table_id}/decisions", response_model=Made)
async def decide(request: Request, table_id: TableId, body: Decision, key: Key = "") -> dict[str, Any]:
    """Answer a question; acknowledged when it is safely stored."""
    hub = hub_of(request)
    live = await hub.table(table_id)
    return {"number": await hub.decide(live, await seat_at(request, live, key), body.number, body.code)}


@router.post("/tables/{table_id}/undo", response_model=Made)
async def undo(request: Request, table_id: TableId, body: Undo, key: Key = "") -> dict[str, Any]:
    """Take back own steps, as far as the undo policy lets one player go alone."""
    hub = hub_of(request)
    live = await hub.table(table_id)
    charge_undo(request, live, body.keep)
    return {"number": await hub.undo(live, await seat_at(request, live, key), body.keep)}


@router.post("/tables/{table_id}/why-not", response_model=Explained)
async def explain(request: Request, table_id: TableId, body: Question, key: Key = "") -> dict[str, Any]:
    """Why a decision is not possible now: the rule that forbids it."""
    live = await hub_of(request).table(table_id)
    seat = await seat_at(request, live, key)
    async with live.lock:
        if live.audience.waits(seat):
            raise NotYet
        game = live.session.game
        rule_id = why_not(game, live.session.state, seat, body.code)
    rule = game.rule(rule_id) if rule_id else None
    return {"legal": rule_id is None, "rule": rule_info(rule) if rule else None}


@router.get("/tables/{table_id}/journal", responses={200: {"content": {"application/x-ndjson": {}}}})
async def journal(request: Request, table_id: TableId) -> Response:
    """The whole game as a journal, once it is over: before that it would tell what is hidden."""
    live = await hub_of(request).table(table_id)
    async with live.lock:
        if not live.over or live.ahead:
            raise Refused("journal", "engine.journal-secret")
        kept = live.session.journal
    # Nothing is added to it any more.
    text = await beside(request, kept.text)
    return Response(
        text,
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{live.session.game.name}-{table_id}.jsonl"'},
    )


def json_of(content: dict[str, Any]) -> Response:
    return Response(encoded(content), media_type="application/json")


def rule_info(rule: Rule) -> dict[str, str]:
    return {"id": rule.id, "ref": rule.ref, "kind": rule.kind, "en": rule.en, "es": rule.es}
