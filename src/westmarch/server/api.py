"""The HTTP part: games, rulebooks, tables. Playing itself goes over the websocket, or over HTTP as well."""

from __future__ import annotations

import contextlib
from typing import Annotated, Any

from fastapi import APIRouter, Header, HTTPException, Query, Request, Response
from fastapi.responses import FileResponse
from pydantic import BaseModel, ConfigDict, Field

from westmarch.engine.errors import Refused, WestmarchError
from westmarch.engine.game import SPECTATOR, Game, find_game, known_games
from westmarch.engine.messages import KERNEL_LOCALE
from westmarch.engine.rulebook import LANGUAGES, Rule
from westmarch.engine.session import why_not
from westmarch.server.hub import Hub

router = APIRouter(prefix="/api")

Key = Annotated[str, Header(alias="X-Seat-Key", max_length=80)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewTable(Body):
    """A table to open: who sits where ("human", "open", or a level of the game)."""

    game: str = Field(max_length=32)
    options: dict[str, int | str | bool] = Field(default_factory=dict, max_length=20)
    players: list[Annotated[str, Field(max_length=32)]] = Field(max_length=8)
    names: list[Annotated[str, Field(max_length=60)]] = Field(default_factory=list, max_length=8)


class Decision(Body):
    """An answer to the update of this number."""

    number: int = Field(ge=0)
    code: str = Field(max_length=400)


class Question(Body):
    code: str = Field(max_length=400)


class Name(Body):
    name: str = Field(default="", max_length=60)


class Undo(Body):
    """Go back so that this many decisions stand."""

    keep: int = Field(ge=0)


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def game_info(game: Game) -> dict[str, Any]:
    return {
        "game": game.name,
        "choices": {name: list(choice.values) for name, choice in game.choices.items()},
        "seats": {str(players): game.seat_names({"players": players}) for players in game.choices["players"].values},
        "levels": game.levels(),
        "rules": len(game.rulebook),
        "cards": len(game.cards),
    }


@router.get("/games")
async def games() -> list[dict[str, Any]]:
    """The games of this server."""
    found = []
    for name in sorted(known_games()):
        with contextlib.suppress(WestmarchError):
            found.append(game_info(find_game(name)))
    return found


@router.get("/games/{game}")
async def one_game(game: str) -> dict[str, Any]:
    """One game, also one that is not listed."""
    return game_info(find_game(game))


@router.get("/games/{game}/board")
async def board(game: str) -> Response:
    """The shapes of a game's board, if it has one."""
    path = find_game(game).folder / "data" / "board.json"
    if not path.is_file():
        raise HTTPException(404, "this game has no board")
    return FileResponse(path, media_type="application/json")


@router.get("/games/{game}/rules")
async def rules(game: str, q: str = Query("", max_length=100)) -> list[dict[str, str]]:
    """The rulebook in both languages, or what matches a search."""
    book = find_game(game).rulebook
    return [rule_info(rule) for rule in (book.search(q) if q else book.rules)]


@router.get("/games/{game}/cards")
async def cards(game: str) -> list[dict[str, Any]]:
    """The cards, with message keys for name and text."""
    return find_game(game).cards


@router.get("/games/{game}/messages/{lang}.ftl")
async def messages(game: str, lang: str) -> Response:
    """All texts of a game in a language, as one Fluent file."""
    if lang not in LANGUAGES:
        raise WestmarchError(f"there is no language '{lang[:10]}'")
    folders = [KERNEL_LOCALE, find_game(game).folder / "locale"]
    texts = [path.read_text(encoding="utf-8") for folder in folders for path in sorted((folder / lang).glob("*.ftl"))]
    return Response("\n".join(texts), media_type="text/plain; charset=utf-8")


@router.post("/tables", status_code=201)
async def new_table(request: Request, body: NewTable) -> dict[str, Any]:
    """Open a table; the answer holds the secret keys of its human seats."""
    table, keys = await hub_of(request).new_table(body.game, body.options, body.players, body.names)
    return {"table": table.description(), "keys": {str(seat): key for seat, key in keys.items()}}


@router.get("/tables/{table_id}")
async def table(request: Request, table_id: str, key: Key = "") -> dict[str, Any]:
    """A table and its present update, as the seat of the key may see it."""
    live = await hub_of(request).table(table_id)
    seat = live.seat_of(key)
    return {"table": live.description(), "seat": seat, "update": live.update(seat)}


@router.post("/tables/{table_id}/seats/{seat}")
async def sit_down(request: Request, table_id: str, seat: int, body: Name) -> dict[str, Any]:
    """Take an open seat; the answer holds its secret key."""
    hub = hub_of(request)
    live = await hub.table(table_id)
    return {"seat": seat, "key": await hub.take_seat(live, seat, body.name)}


@router.post("/tables/{table_id}/decisions")
async def decide(request: Request, table_id: str, body: Decision, key: Key = "") -> dict[str, Any]:
    """Answer a question; acknowledged when it is safely stored."""
    hub = hub_of(request)
    live = await hub.table(table_id)
    seat = live.seat_of(key)
    if seat == SPECTATOR:
        raise Refused(body.code[:40], "engine.not-asked")
    return {"number": await hub.decide(live, seat, body.number, body.code)}


@router.post("/tables/{table_id}/undo")
async def undo(request: Request, table_id: str, body: Undo, key: Key = "") -> dict[str, Any]:
    """Take back own steps, as far as the undo policy lets one player go alone."""
    live = await hub_of(request).table(table_id)
    seat = live.seat_of(key)
    if seat == SPECTATOR:
        raise Refused("undo", "engine.not-asked")
    machines = {row.seat for row in live.seats if row.player not in ("human", "open")}
    return {"number": await live.undo(seat, body.keep, machines)}


@router.post("/tables/{table_id}/why-not")
async def explain(request: Request, table_id: str, body: Question, key: Key = "") -> dict[str, Any]:
    """Why a decision is not possible now: the rule that forbids it."""
    live = await hub_of(request).table(table_id)
    seat = live.seat_of(key)
    game = live.session.game
    rule_id = why_not(game, live.session.state, seat, body.code)
    rule = game.rule(rule_id) if rule_id else None
    return {"legal": rule_id is None, "rule": rule_info(rule) if rule else None}


@router.get("/tables/{table_id}/journal")
async def journal(request: Request, table_id: str) -> Response:
    """The whole game as a journal, once it is over: before that it would tell what is hidden."""
    live = await hub_of(request).table(table_id)
    if not live.session.state.over:
        raise Refused("journal", "engine.journal-secret")
    return Response(
        live.session.journal.text(),
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{live.session.game.name}-{table_id}.jsonl"'},
    )


def rule_info(rule: Rule) -> dict[str, str]:
    return {"id": rule.id, "ref": rule.ref, "kind": rule.kind, "en": rule.en, "es": rule.es}
