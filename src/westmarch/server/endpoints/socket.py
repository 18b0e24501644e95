"""The websocket: updates to the client, decisions from it.

The client opens ``/api/tables/{id}/live`` and sends ``{"type": "hello", "key": ..., "number": ..., "log": ...}``
with the last number and the end of the log that it has. It gets a ``welcome`` with the table and, if it is not up
to date, an ``update``. Then it sends ``{"type": "decide", "id": ..., "number": ..., "code": ...}`` and gets ``ack``
or ``error`` with that id. ``docs/server.md`` lists all messages.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from westmarch.engine.errors import WestmarchError
from westmarch.server.endpoints.composed import is_gesture
from westmarch.server.endpoints.models import tidy
from westmarch.server.endpoints.problems import problem
from westmarch.server.endpoints.shared import charge_undo, seat_at
from westmarch.server.guard import Buckets, client_key
from westmarch.server.tables.consent import UNDO
from westmarch.server.tables.follower import FRESH, Follower, NotReading, encoded
from westmarch.server.tables.hub import Hub
from westmarch.server.tables.live import LiveTable

router = APIRouter()
log = logging.getLogger("westmarch")

#: No table has so many records, and no server so many lines of chat.
MOST = 2**31 - 1
#: Seconds that a new connection may take to say hello.
HELLO = 10.0
#: Seconds that a message may wait for a client that does not read before the client is dropped.
PATIENCE = 30.0
#: What messages cost that cost more than most; see the guard.
COSTS = {"resync": 4.0, "chat": 3.0, "ask": 3.0, "undo": 3.0, "ahead": 3.0}


class BadMessage(WestmarchError):
    """A message that is not of the protocol."""


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    hub: Hub = socket.app.state.hub
    await socket.accept()
    try:
        hello = await asyncio.wait_for(_receive(socket, hub), HELLO)
        if hello.get("type") != "hello":
            raise BadMessage("the first message must be hello")
        table = await hub.table(table_id[:40])
        seat = await seat_at(socket, table, str(hello.get("key", ""))[:80])
        follower = Follower(seat, changes=hello.get("changes") is True)
        try:
            await hub.join(table, follower, *[_count(hello.get(name)) for name in ("number", "log", "chat")])
            await _converse(socket, hub, table, follower)
        finally:
            table.audience.followers.discard(follower)
    except TimeoutError:
        await _close(socket, {"type": "error", **problem(BadMessage("no hello came"))})
    except WestmarchError as error:
        await _close(socket, {"type": "error", **problem(error)})
    except WebSocketDisconnect:
        return


async def _converse(socket: WebSocket, hub: Hub, table: LiveTable, follower: Follower) -> None:
    """Talk until one of both has had enough."""
    sender = asyncio.create_task(_send_on(socket, table, follower))
    try:
        await _listen(socket, hub, table, follower)
    except NotReading:
        await _hang_up(socket)
    finally:
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


async def _send_on(socket: WebSocket, table: LiveTable, follower: Follower) -> None:
    while True:
        texts = [await follower.waiting.get()]
        while not follower.waiting.empty():
            texts.append(follower.waiting.get_nowait())
        try:
            async with asyncio.timeout(PATIENCE):
                for text in texts:
                    await socket.send_text(await _fresh(table, follower) if text == FRESH else text)
        except TimeoutError:
            table.audience.followers.discard(follower)
            await _hang_up(socket)
            return


async def _fresh(table: LiveTable, follower: Follower) -> str:
    """The present update in place of all that a client has missed; what happens from now on follows it."""
    text = await table.look(follower.seat)
    follower.lagging = False
    return text


async def _hang_up(socket: WebSocket) -> None:
    """End a conversation with somebody who does not read."""
    with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
        async with asyncio.timeout(1):
            await socket.close(1008)


async def _listen(socket: WebSocket, hub: Hub, table: LiveTable, follower: Follower) -> None:
    buckets: Buckets = socket.app.state.buckets
    client = client_key(socket.scope)
    while True:
        message: dict[str, Any] = {}
        try:
            message = await _receive(socket, hub)
            if not buckets.allow(client, COSTS.get(str(message.get("type")), 1)):
                # Who does not wait for the answer waits here.
                await asyncio.sleep(min(1.0, buckets.wait(client)))
                raise BadMessage("too many messages")
            if UNDO in (message.get("type"), message.get("what")):
                charge_undo(socket, table, message.get("keep"))
            answer = {"type": "ack"} | await _answer(hub, table, follower, message)
        except WestmarchError as error:
            answer = {"type": "error"} | problem(error)
        except (WebSocketDisconnect, NotReading):
            raise
        except Exception:
            log.exception("table %s: a message of seat %s failed", table.id, follower.seat)
            answer = {"type": "error", "title": "Server error", "status": 500, "detail": "something went wrong here"}
        follower.answer(answer | {"id": _id(message)})


def _count(found: Any) -> int | None:
    """A number that a client may have from the server; anything else is as good as nothing."""
    return found if type(found) is int and -1 <= found <= MOST else None


def _id(message: dict[str, Any]) -> int | str | None:
    """What the client calls its message; anything odd is not sent back."""
    found = message.get("id")
    return found if isinstance(found, int) or (isinstance(found, str) and len(found) <= 40) else None


async def _answer(hub: Hub, table: LiveTable, follower: Follower, message: dict[str, Any]) -> dict[str, Any]:
    seat = follower.seat
    match message:
        case {"type": "decide", "number": int(number), "code": str(code)} if len(code) <= 400:
            return {"number": await hub.decide(table, seat, number, code)}
        case {"type": "decide", "number": int(number), "codes": list(codes)} if is_gesture(codes):
            return {"number": await hub.decide(table, seat, number, *codes)}
        case {"type": "undo", "keep": int(keep)}:
            return {"number": await hub.undo(table, seat, keep)}
        case {"type": "resign"}:
            return {"number": await hub.resign(table, seat)}
        case {"type": "ask", "what": "undo" | "draw" | "rematch" as what}:
            keep, swap = message.get("keep", 0), message.get("swap", False)
            if isinstance(keep, int) and isinstance(swap, bool):
                return await hub.ask(table, seat, what, keep, swap)
        case {"type": "reply", "what": "undo" | "draw" | "rematch" as what, "yes": bool(yes)}:
            return await hub.reply(table, seat, what, yes)
        case {"type": "chat", "text": str(text)} if tidy(text) and len(text) <= 500:
            return {"chat": await hub.chat(table, seat, tidy(text))}
        case {"type": "mute", "seat": int(other), "on": bool(on)} if 0 <= other < len(table.seats):
            await hub.seats.mute(table, seat, other, on)
            return {}
        case {"type": "ahead", "prompt": str(prompt), "code": str(code)} if len(prompt) <= 80 and len(code) <= 40:
            await hub.answer_ahead(table, seat, prompt, code)
            return {}
        case {"type": "resync"}:
            follower.answer_text(await table.look(seat))
            return {}
        case {"type": "ping"}:
            return {}
    raise BadMessage("that is not a message of this protocol")


async def _receive(socket: WebSocket, hub: Hub) -> dict[str, Any]:
    received = await socket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1000))
    text = received.get("text")
    if text is None or len(text) > hub.settings.max_message:
        raise BadMessage("a message is a short JSON text")
    try:
        message = msgspec.json.decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise BadMessage("a message is a JSON text") from None
    if not isinstance(message, dict):
        raise BadMessage("a message is a JSON object")
    return message


async def _close(socket: WebSocket, message: dict[str, Any]) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(encoded(message))
        await socket.close(1008)
