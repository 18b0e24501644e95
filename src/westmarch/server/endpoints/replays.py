"""Replays over HTTP: look at a game moment by moment, its charts, its seed; go on from a moment; upload a journal."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from westmarch.engine.errors import Refused
from westmarch.engine.game import find_game
from westmarch.engine.refusals import GAME_OVER
from westmarch.server.endpoints.models import Analysed, Charts, Continued, Frames, Kept, Opened, ReplayInfo, SeedCheck
from westmarch.server.endpoints.shared import Key, Token, client_of, hub_of, seat_at
from westmarch.server.endpoints.tables import opened
from westmarch.server.people.accounts import TooManyTries
from westmarch.server.tables.journals import NONE, BadJournal
from westmarch.server.tables.replays import FRAMES, Asked, Replays
from westmarch.server.tables.seating import Wanted

router = APIRouter(prefix="/api", tags=["replays"])

ReplayId = Annotated[str, Path(max_length=32, description="A table, or a journal that was uploaded.")]
From = Annotated[int | None, Query(alias="seat", ge=-1, le=15, description="Look from this seat.")]

#: A journal is secret until its game is over.
SECRET = "engine.journal-secret"


def replays_of(request: Request) -> Replays:
    replays: Replays = request.app.state.replays
    return replays


async def open_replay(request: Request, name: str, what: str) -> Asked:
    """A replay of which everything may be seen."""
    asked = await replays_of(request).of(name)
    if not asked.open:
        raise Refused(what, SECRET)
    return asked


async def seen_by(request: Request, name: str, key: str) -> Asked:
    """A replay as the seat of a key may see it."""
    return await replays_of(request).of(name, lambda table: seat_at(request, table, key))


def as_json(text: str) -> Response:
    return Response(text, media_type="application/json")


@router.get("/replays/{replay_id}", responses={200: {"model": ReplayInfo}})
async def overview(request: Request, replay_id: ReplayId, key: Key = "", wanted: From = None) -> Response:
    """A game with its turns and its log, as the seat of the key may see it; after the end as any seat saw it."""
    asked = await seen_by(request, replay_id, key)
    return as_json(await replays_of(request).ask(asked, client_of(request), "overview", asked.own, wanted))


@router.get("/replays/{replay_id}/frames", responses={200: {"model": Frames}})
async def frames(
    request: Request,
    replay_id: ReplayId,
    key: Key = "",
    wanted: From = None,
    first: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    count: Annotated[int, Query(ge=1, le=FRAMES)] = 1,
) -> Response:
    """The positions after so many decisions."""
    asked = await seen_by(request, replay_id, key)
    given = (first, count, asked.own, wanted)
    return as_json(await replays_of(request).ask(asked, client_of(request), "frames", *given))


@router.get("/replays/{replay_id}/charts", response_model=Charts)
async def charts(request: Request, replay_id: ReplayId) -> Any:
    """How the numbers of the game went, turn by turn, once it is over."""
    asked = await open_replay(request, replay_id, "charts")
    return await replays_of(request).ask(asked, client_of(request), "measured")


@router.get("/replays/{replay_id}/analysis", response_model=Analysed)
async def analysis(request: Request, replay_id: ReplayId) -> dict[str, Any]:
    """How the winning chances went, in the eyes of the opponents, and the turning points; once the game is over."""
    asked = await open_replay(request, replay_id, "analysis")
    return await replays_of(request).analysis(asked, client_of(request))


@router.get("/replays/{replay_id}/seed", response_model=SeedCheck)
async def seed(request: Request, replay_id: ReplayId) -> dict[str, Any]:
    """The seed, and whether it fits; once the game is over."""
    asked = await open_replay(request, replay_id, "seed")
    checked = await replays_of(request).seed_check(asked, client_of(request))
    if not checked["seed"]:
        raise Refused("seed", SECRET)
    return checked


@router.get("/replays/{replay_id}/journal", responses={200: {"content": {"application/x-ndjson": {}}}})
async def journal(request: Request, replay_id: ReplayId) -> Response:
    """The whole game as a journal."""
    asked = await open_replay(request, replay_id, "journal")
    text: str = await replays_of(request).ask(asked, client_of(request), "journal_text")
    return Response(
        text,
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{replay_id}.jsonl"'},
    )


@router.post("/replays/{replay_id}/tables", status_code=201, response_model=Opened)
async def go_on(request: Request, replay_id: ReplayId, body: Continued, token: Token = "") -> dict[str, Any]:
    """A new table that goes on from a moment, with dice of its own."""
    asked = await open_replay(request, replay_id, "continue")
    going_on = await replays_of(request).ask(asked, client_of(request), "going_on", body.at)
    if not going_on:
        raise Refused("continue", GAME_OVER)
    name, options, position, origin = going_on
    start = (find_game(name).load(position), origin)
    return await opened(request, Wanted(name, options, body.players, body.names, start=start), token)


@router.post(
    "/journals",
    status_code=201,
    response_model=Kept,
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/x-ndjson": {"schema": {"type": "string", "maxLength": 3_000_000}}},
        }
    },
)
async def upload(request: Request) -> dict[str, Any]:
    """Keep a journal to look at it, if it can be played through by the rules of this server."""
    journals = hub_of(request).journals
    if not journals.sent.allow(client_of(request)):
        raise TooManyTries("too many journals; wait a little")
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise BadJournal(NONE, "this file is not a Westmarch journal") from None
    name, game = await journals.add(text, client_of(request))
    return {"id": name, "game": game}
