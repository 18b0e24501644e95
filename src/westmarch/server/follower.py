"""Somebody who follows a table over a websocket."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

#: How many messages a slow client may lag behind before it gets a fresh update instead.
BACKLOG = 64

#: Wakes the sender of a client that lags: what it missed is replaced by a fresh update.
FRESH = ""


def encoded(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()


class Follower:
    """A seat's connection, or a spectator's. Messages wait here, encoded, until the socket takes them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
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
        self.waiting.put_nowait(encoded(message))

    def _clear(self) -> None:
        while not self.waiting.empty():
            self.waiting.get_nowait()
