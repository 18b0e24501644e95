"""Somebody who follows a table over a websocket."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

#: How many messages a slow client may lag behind before it gets a fresh update instead.
BACKLOG = 64
#: How many answers to its own messages may wait for a client that does not read before it is dropped.
ANSWERS = 128

#: Wakes the sender of a client that lags: what it missed is replaced by a fresh update.
FRESH = ""


def encoded(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()


class NotReading(Exception):
    """A client that asks and does not read the answers."""


class Follower:
    """A seat's connection, or a spectator's. Messages wait here, encoded, until the socket takes them."""

    def __init__(self, seat: int, *, changes: bool = False) -> None:
        self.seat = seat
        #: Whether it keeps the view, and wants to hear only what has changed of it.
        self.changes = changes
        self.waiting: asyncio.Queue[str] = asyncio.Queue()
        self.lagging = False

    def send(self, message: dict[str, Any]) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        """Queue a message that the client can do without if a fresh update follows."""
        if self.lagging:
            return
        if self.waiting.qsize() >= BACKLOG:
            self.lagging = True
            self._clear()
            self.waiting.put_nowait(FRESH)
            return
        self.waiting.put_nowait(text)

    def answer(self, message: dict[str, Any]) -> None:
        """Queue the answer to a message of the client: it is never left out."""
        self.answer_text(encoded(message))

    def answer_text(self, text: str) -> None:
        if self.waiting.qsize() >= BACKLOG + ANSWERS:
            raise NotReading
        self.waiting.put_nowait(text)

    def _clear(self) -> None:
        while not self.waiting.empty():
            self.waiting.get_nowait()
