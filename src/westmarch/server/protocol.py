"""Connections: how long one may take to say what it wants, how much of it, and how many one address holds.

uvicorn waits for a request for ever and takes headers of any length. A proxy would put limits to that; a server
that stands alone needs its own.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from westmarch.server.guard import network_of

#: Seconds until the first line and all headers must be there.
HEAD_SECONDS = 10.0
#: Bytes that they may have.
HEAD_BYTES = 32_768

Base: Any = AutoHTTPProtocol


class LimitedProtocol(Base):  # type: ignore[misc]
    """An HTTP connection with limits; ``most`` connections of one address at once."""

    most = 200
    open_now: Counter[str] = Counter()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._address: str | None = network_of(self.client[0]) if self.client else ""
        self._head = 0
        self._timer: asyncio.TimerHandle | None = None
        self.open_now[self._address] += 1
        if self.open_now[self._address] > self.most:
            transport.abort()
            return
        self._expect_head()

    def data_received(self, data: bytes) -> None:
        if self._timer is None and not self._in_request():
            self._expect_head()
        self._head += len(data)
        super().data_received(data)
        if self._in_request() or self.transport.get_protocol() is not self:
            self._head_is_there()
        elif self._head > HEAD_BYTES:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_is_there()
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        # From here on it is the websocket's connection, and the guard counts those.
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        if self._address is not None:
            self.open_now[self._address] -= 1
            if self.open_now[self._address] <= 0:
                del self.open_now[self._address]
            self._address = None

    def _in_request(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _expect_head(self) -> None:
        self._head = 0
        self._timer = asyncio.get_running_loop().call_later(HEAD_SECONDS, self._too_slow)

    def _head_is_there(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._head = 0

    def _too_slow(self) -> None:
        self._timer = None
        if self.transport.get_protocol() is self and not self._in_request():
            self.transport.abort()


def limited(most: int) -> type[Any]:
    """The protocol for a server that takes so many connections of one address."""
    return type("LimitedHTTP", (LimitedProtocol,), {"most": most, "open_now": Counter()})
