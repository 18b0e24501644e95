"""The websocket: updates to the client, decisions from it.

The client opens ``/api/tables/{id}/live`` and sends ``{"type": "hello", "key": ..., "number": ...}`` with the
last number it has. It gets a ``welcome`` with the table and, if it is not up to date, a fresh ``update``. Then it
sends ``{"type": "decide", "id": ..., "number": ..., "code": ...}`` and gets ``ack`` or ``error`` with that id.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from westmarch.engine.errors import Refused, WestmarchError
from westmarch.engine.game import SPECTATOR
from westmarch.server.guard import Buckets
from westmarch.server.hub import Hub
from westmarch.server.live import LiveTable, Subscriber
from westmarch.server.problems import problem

router = APIRouter()


class BadMessage(WestmarchError):
    """A message that is not of the protocol."""


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    hub: Hub = socket.app.state.hub
    await socket.accept()
    try:
        table = await hub.table(table_id)
        hello = await _receive(socket, hub)
        if hello.get("type") != "hello":
            raise BadMessage("the first message must be hello")
        subscriber = Subscriber(table.seat_of(str(hello.get("key", ""))))
    except WestmarchError as error:
        await _close(socket, {"type": "error", **problem(error)})
        return
    except WebSocketDisconnect:
        return
    table.subscribers.add(subscriber)
    subscriber.send({"type": "welcome", "seat": subscriber.seat, "table": table.description()})
    if hello.get("number") != table.number:
        subscriber.send(table.update(subscriber.seat))
    sender = asyncio.create_task(_send_on(socket, table, subscriber))
    try:
        await _listen(socket, hub, table, subscriber)
    except WebSocketDisconnect:
        pass
    finally:
        table.subscribers.discard(subscriber)
        sender.cancel()


async def _send_on(socket: WebSocket, table: LiveTable, subscriber: Subscriber) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            message = await subscriber.events.get()
            if subscriber.lagging:
                while not subscriber.events.empty():
                    subscriber.events.get_nowait()
                subscriber.lagging = False
                message = table.update(subscriber.seat)
            await socket.send_text(json.dumps(message, ensure_ascii=False, separators=(",", ":")))


async def _listen(socket: WebSocket, hub: Hub, table: LiveTable, subscriber: Subscriber) -> None:
    bucket = Buckets(hub.settings.burst, hub.settings.refill)
    while True:
        message: dict[str, Any] = {}
        try:
            message = await _receive(socket, hub)
            if not bucket.allow(""):
                raise BadMessage("too many messages")
            subscriber.send({"type": "ack", "id": message.get("id"), **await _answer(hub, table, subscriber, message)})
        except WestmarchError as error:
            subscriber.send({"type": "error", "id": message.get("id"), **problem(error)})


async def _answer(hub: Hub, table: LiveTable, subscriber: Subscriber, message: dict[str, Any]) -> dict[str, Any]:
    match message:
        case {"type": "decide", "number": int(number), "code": str(code)}:
            if subscriber.seat == SPECTATOR:
                raise Refused(code[:40], "engine.not-asked")
            return {"number": await hub.decide(table, subscriber.seat, number, code)}
        case {"type": "resync"}:
            subscriber.send(table.update(subscriber.seat))
            return {}
        case {"type": "chat", "text": str(text)} if 0 < len(text) <= 500 and subscriber.seat != SPECTATOR:
            await hub.store.add_chat(table.id, subscriber.seat, text)
            table.say({"type": "chat", "seat": subscriber.seat, "text": text})
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
        message = json.loads(text)
    except ValueError:
        raise BadMessage("a message is a JSON text") from None
    if not isinstance(message, dict):
        raise BadMessage("a message is a JSON object")
    return message


async def _close(socket: WebSocket, message: dict[str, Any]) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(json.dumps(message))
        await socket.close(1008)
