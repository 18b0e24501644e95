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
from westmarch.server.composed_api import is_gesture
from westmarch.server.follower import FRESH, Follower, encoded
from westmarch.server.guard import Buckets
from westmarch.server.hub import Hub
from westmarch.server.live import LiveTable
from westmarch.server.models import tidy
from westmarch.server.problems import problem

router = APIRouter()
log = logging.getLogger("westmarch")

#: Seconds that a new connection may take to say hello.
HELLO = 10.0


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
        follower = Follower(table.seat_of(str(hello.get("key", ""))[:80]))
        await table.join(follower, hello.get("number"), hello.get("log"), hello.get("chat"))
    except TimeoutError:
        await _close(socket, {"type": "error", **problem(BadMessage("no hello came"))})
        return
    except WestmarchError as error:
        await _close(socket, {"type": "error", **problem(error)})
        return
    except WebSocketDisconnect:
        return
    sender = asyncio.create_task(_send_on(socket, table, follower))
    try:
        await _listen(socket, hub, table, follower)
    except WebSocketDisconnect:
        pass
    finally:
        table.followers.discard(follower)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


async def _send_on(socket: WebSocket, table: LiveTable, follower: Follower) -> None:
    while True:
        text = await follower.waiting.get()
        if text == FRESH:
            follower.lagging = False
            text = encoded(await table.look(follower.seat))
        await socket.send_text(text)


async def _listen(socket: WebSocket, hub: Hub, table: LiveTable, follower: Follower) -> None:
    bucket = Buckets(hub.settings.burst, hub.settings.refill)
    while True:
        message: dict[str, Any] = {}
        try:
            message = await _receive(socket, hub)
            if not bucket.allow(""):
                raise BadMessage("too many messages")
            answer = {"type": "ack"} | await _answer(hub, table, follower, message)
        except WestmarchError as error:
            answer = {"type": "error"} | problem(error)
        except WebSocketDisconnect:
            raise
        except Exception:
            log.exception("table %s: a message of seat %s failed", table.id, follower.seat)
            answer = {"type": "error", "title": "Server error", "status": 500, "detail": "something went wrong here"}
        follower.answer(answer | {"id": _id(message)})


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
            await hub.mute(table, seat, other, on)
            return {}
        case {"type": "resync"}:
            follower.answer(await table.look(seat))
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
