"""Composed decisions over HTTP: the tree below a question, and several answers at once.

``below`` answers with the question that follows some answers, each option with its consequences, and with the
questions below its options as deep as was asked. What it left out is asked for by the answers that lead there.
Consequences and odds are worked out from the position as the seat knows it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import Field

from westmarch.engine.chance import Chance, fresh_seed
from westmarch.engine.composed import LONGEST, Branch, last_of, look
from westmarch.engine.decision import Option
from westmarch.engine.errors import Refused
from westmarch.engine.game import SPECTATOR, Game
from westmarch.engine.refusals import NOT_ASKED
from westmarch.engine.runner import question_for
from westmarch.engine.state import State
from westmarch.engine.view import resample
from westmarch.server.endpoints.models import Body, Made, Number
from westmarch.server.endpoints.odds import tables_of
from westmarch.server.endpoints.shared import Answer, Key, TableId, beside, client_of, hub_of, seat_at
from westmarch.server.endpoints.tables import json_of
from westmarch.server.tables import wire

router = APIRouter(prefix="/api", tags=["games and tables"])

#: The longest code, and the most answers tried and options listed for one request.
CODE = 400
LIMIT = 1200
#: The most gestures whose consequences are told at once.
MOST = 24

#: Who gives advice, the first that plays the game.
HINTS = ("medium", "easy", "random")

JSON: dict[int | str, dict[str, Any]] = {200: {"content": {"application/json": {}}}}
Codes = Annotated[list[Annotated[str, Field(max_length=CODE)]], Field(max_length=LONGEST)]


class Gesture(Body):
    """Answers to the update of this number and to the questions that follow at once."""

    number: Number
    codes: Annotated[Codes, Field(min_length=1)]


class Reason(Body):
    """Something that an answer makes better (above 0) or worse."""

    key: str
    change: float


class Advised(Body):
    """An answer with the winning chance afterwards, and what speaks for and against it."""

    code: str
    key: str
    about: dict[str, Any]
    chance: float
    reasons: list[Reason]


class Replied(Body):
    """What somebody else may answer to it."""

    seat: int
    key: str
    about: dict[str, Any]


class Hint(Body):
    """An answer to the present question; the best ones with reasons, and what may be answered to the first."""

    code: str
    best: list[Advised]
    reply: Replied | None


class Gestures(Body):
    """Several gestures that begin at the update of this number."""

    number: Number
    gestures: list[Annotated[Codes, Field(min_length=1)]] = Field(max_length=MOST)


class Below(Body):
    """The question after these answers to the update of this number, and so many levels below it."""

    number: Number
    codes: Codes = Field(default_factory=list)
    depth: int = Field(default=1, ge=0, le=3)


class Ahead(Body):
    """What these answers begin, or something that lies ahead of the position by its name, or what goes on now."""

    number: Number
    codes: Codes = Field(default_factory=list)
    subject: str = Field(default="", pattern=r"^[a-z-]{0,20}$")


def is_gesture(codes: list[Any]) -> bool:
    """Whether a list from outside can be the answers of a gesture."""
    return 0 < len(codes) <= LONGEST and all(isinstance(code, str) and len(code) <= CODE for code in codes)


@router.post("/tables/{table_id}/gestures", response_model=Made)
async def gesture(request: Request, table_id: TableId, body: Gesture, key: Key = "") -> dict[str, Any]:
    """Answer several questions at once: all or none."""
    hub = hub_of(request)
    live = await hub.table(table_id)
    return {"number": await hub.decide(live, await seat_at(request, live, key), body.number, *body.codes)}


@router.post("/tables/{table_id}/below", responses=JSON)
async def below(request: Request, table_id: TableId, body: Below, key: Key = "") -> Response:
    """What a seat would be asked after some answers, without giving them; null where a gesture ends."""
    at = await _at(request, table_id, body.number, key)
    return json_of({"number": at.number, "node": await at.ask(_node, None, body.codes, body.depth)})


@router.post("/tables/{table_id}/consequences", responses=JSON)
async def consequences(request: Request, table_id: TableId, body: Gestures, key: Key = "") -> Response:
    """What the last answer of each gesture brings, as far as the seat can know."""
    at = await _at(request, table_id, body.number, key)
    return json_of({"number": at.number, "then": await at.ask(_consequences, [], body.gestures)})


@router.post("/tables/{table_id}/odds", responses=JSON)
async def odds(request: Request, table_id: TableId, body: Ahead, key: Key = "") -> Response:
    """The exact odds of what a gesture begins, or without one of what goes on now or lies ahead."""
    at = await _at(request, table_id, body.number, key)
    # What goes on lies open to everybody who sees it.
    at = replace(at, present=at.is_seen and body.number == at.number) if not body.codes else at
    return json_of({"number": at.number, "tables": await at.ask(_odds, [], body.codes, body.subject)})


@router.post("/tables/{table_id}/hint", response_model=Hint)
async def hint(request: Request, table_id: TableId, key: Key = "") -> dict[str, Any]:
    """What the machine would do in a seat's place, at a table where nobody else plays."""
    hub = hub_of(request)
    live = await hub.table(table_id)
    seat = await seat_at(request, live, key)
    others = [other for other in live.seats if other.seat != seat and not other.machine]
    if seat == SPECTATOR or others or live.extra.get("rated"):
        raise Refused("hint", "engine.hint-alone")
    async with live.lock:
        session = live.session
        if question_for(session.state, seat) is None:
            raise Refused("hint", NOT_ASKED)
        position = hub.opponents.position(session, seat)
    levels = [level for level in HINTS if level in session.game.levels()]
    return await hub.opponents.hint(session.game.name, position, seat, levels[0], client_of(request))


@dataclass(frozen=True)
class Moment:
    """A seat's look at a table, off its queue."""

    game: Game
    g: State
    seat: int
    number: int
    #: Whether the seat sees the table as it is now: spectators may see it later than its players.
    is_seen: bool
    #: Whether the seat has a question, and the table is still where the client saw it: otherwise there is nothing to
    #: say, which is no fault of somebody who only looks.
    present: bool
    request: Request

    async def ask(self, about: Callable[..., Answer], nothing: Answer, *given: Any) -> Answer:
        """Work something out beside the event loop."""
        return await beside(self.request, about, self.game, self.g, self.seat, *given) if self.present else nothing


async def _at(request: Request, table_id: str, number: int, key: str) -> Moment:
    live = await hub_of(request).table(table_id)
    seat = await seat_at(request, live, key)
    async with live.lock:
        session = live.session
        seen = live.audience.waits(seat) is None
        present = seat != SPECTATOR and number == live.number
        shown = live.number if seen else number
        return Moment(session.game, session.state.clone(), seat, shown, seen, present, request)


def _node(game: Game, g: State, seat: int, codes: list[str], depth: int) -> dict[str, Any] | None:
    root = look(game, g, seat, codes, depth, LIMIT)
    if root is None:
        return None
    node = _node_of(game, seat, root)
    options = {game.notation.code(root.g, seat, option): option for option in root.options()}
    for entry in node["options"]:
        if entry["code"] in options:
            entry["then"] = _then(game, root.g, seat, options[entry["code"]])
    return node


def _node_of(game: Game, seat: int, branch: Branch) -> dict[str, Any]:
    """A question of the tree in words."""
    node = wire.question(game, branch.g, seat) or {}
    node["below"] = {
        game.notation.code(branch.g, seat, option): None if found is None else _below(game, seat, branch, found)
        for option, found in branch.below.items()
    }
    return node


def _below(game: Game, seat: int, above: Branch, branch: Branch) -> dict[str, Any]:
    return {**_node_of(game, seat, branch), "continues": branch.continues(above)}


def _consequences(game: Game, g: State, seat: int, gestures: list[list[str]]) -> list[list[dict[str, Any]]]:
    """What each gesture brings; nothing where what is hidden was dealt otherwise, so that it cannot be followed."""
    found: list[list[dict[str, Any]]] = []
    for codes in gestures:
        try:
            here, option = last_of(game, g, seat, codes)
        except Refused:
            found.append([])
        else:
            found.append(_then(game, here, seat, option))
    return found


def _then(game: Game, g: State, seat: int, option: Option) -> list[dict[str, Any]]:
    return [wire.said(game, g, seat, text) for text in game.consequences(g, seat, option)]


def _odds(game: Game, g: State, seat: int, codes: list[str], subject: str) -> list[dict[str, Any]]:
    here, option = last_of(game, g, seat, codes) if codes else (resample(game, g, seat, Chance(fresh_seed())), None)
    report = game.outlook(here, subject) if subject else game.forecast(here, seat, option)
    return [] if report is None else tables_of(report)
