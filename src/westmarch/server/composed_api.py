"""Composed decisions over HTTP: the tree below a question, and several answers at once.

``below`` answers with the question that follows some answers, each option with its consequences, and with the
questions below its options as deep as was asked. What it left out is asked for by the answers that lead there.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import Field

from westmarch.engine.composed import LONGEST, Branch, look
from westmarch.engine.game import SPECTATOR, Game
from westmarch.engine.state import State
from westmarch.server import wire
from westmarch.server.api import json_of
from westmarch.server.models import Body, Made, Number
from westmarch.server.shared import Key, TableId, hub_of

router = APIRouter(prefix="/api", tags=["games and tables"])

#: The longest code, and the most answers tried and options listed for one request.
CODE = 400
LIMIT = 1200

Codes = Annotated[list[Annotated[str, Field(max_length=CODE)]], Field(max_length=LONGEST)]


class Gesture(Body):
    """Answers to the update of this number and to the questions that follow at once."""

    number: Number
    codes: Annotated[Codes, Field(min_length=1)]


class Below(Body):
    """The question after these answers to the update of this number, and so many levels below it."""

    number: Number
    codes: Codes = Field(default_factory=list)
    depth: int = Field(default=1, ge=0, le=3)


def is_gesture(codes: list[Any]) -> bool:
    """Whether a list from outside can be the answers of a gesture."""
    return 0 < len(codes) <= LONGEST and all(isinstance(code, str) and len(code) <= CODE for code in codes)


@router.post("/tables/{table_id}/gestures", response_model=Made)
async def gesture(request: Request, table_id: TableId, body: Gesture, key: Key = "") -> dict[str, Any]:
    """Answer several questions at once: all or none."""
    hub = hub_of(request)
    live = await hub.table(table_id)
    return {"number": await hub.decide(live, live.seat_of(key), body.number, *body.codes)}


@router.post("/tables/{table_id}/below", responses={200: {"content": {"application/json": {}}}})
async def below(request: Request, table_id: TableId, body: Below, key: Key = "") -> Response:
    """What a seat would be asked after some answers, without giving them; null where a gesture ends."""
    live = await hub_of(request).table(table_id)
    seat = live.seat_of(key)
    async with live.lock:
        number, game, g = live.number, live.session.game, live.session.state.clone()
    # A table that has moved on is no fault of somebody who only looks: the number says it.
    if seat == SPECTATOR or body.number != number:
        return json_of({"number": number, "node": None})
    return json_of({"number": number, "node": await asyncio.to_thread(_node, game, g, seat, body.codes, body.depth)})


def _node(game: Game, g: State, seat: int, codes: list[str], depth: int) -> dict[str, Any] | None:
    root = look(game, g, seat, codes, depth, LIMIT)
    return None if root is None else _told(game, seat, root)


def _told(game: Game, seat: int, branch: Branch) -> dict[str, Any]:
    """A question of the tree in words."""
    g = branch.g
    node = wire.question(game, g, seat) or {}
    consequences = {
        game.notation.code(g, seat, option): [wire.said(game, g, seat, text) for text in texts]
        for option in branch.options()
        if (texts := game.consequences(g, seat, option))
    }
    for option in node["options"]:
        if option["code"] in consequences:
            option["then"] = consequences[option["code"]]
    node["below"] = {
        game.notation.code(g, seat, option): None if found is None else _told(game, seat, found)
        for option, found in branch.below.items()
    }
    return node
