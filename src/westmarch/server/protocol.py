"""Connections: how long one may take to say what it wants, how much of it, and how many one address holds.

uvicorn waits for a request for ever, takes headers of any length, and works off whatever has come with one read before
it looks at anybody else: ten thousand requests, or frames of nothing. It writes to whoever does not read. A proxy would
put limits to that; a server that stands alone needs its own.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Container
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from westmarch.server.guard import network_of

#: Seconds until the first line and all headers must be there.
HEAD_SECONDS = 10.0
#: Bytes that they may have.
HEAD_BYTES = 32_768
#: What has come is looked at in pieces of so many bytes: requests, and frames of a websocket, which are smaller.
PIECE = 2_048
FRAMES = 512
#: Requests that may wait on a connection for the one before.
IN_A_ROW = 8
#: Bytes of a websocket that may wait until they are looked at.
UNREAD = 65_536
#: Whoever is sent something takes so many bytes of it in so many seconds.
SLOWEST = 32_768
SLOWEST_SECONDS = 30.0
#: The reason to end a websocket over a message that is no text.
NO_TEXT = 1007
#: Seconds that an ended websocket may take to be closed.
CLOSING = 15.0

HttpBase: Any = AutoHTTPProtocol
SocketBase: Any = WebSocketsSansIOProtocol


class Read:
    """A connection whose other end has to read: what waits to be sent lies in the memory of the server."""

    transport: Any
    _reader_timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        self._watch_reader()

    def resume_writing(self) -> None:
        self._leave_reader()
        super().resume_writing()  # type: ignore[misc]

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave_reader()
        super().connection_lost(exc)  # type: ignore[misc]

    def _watch_reader(self) -> None:
        waiting = self.transport.get_write_buffer_size()
        loop = asyncio.get_running_loop()
        self._reader_timer = loop.call_later(SLOWEST_SECONDS, self._look_at_reader, waiting)

    def _look_at_reader(self, before: int) -> None:
        if before - self.transport.get_write_buffer_size() < SLOWEST:
            self.transport.abort()
        else:
            self._watch_reader()

    def _leave_reader(self) -> None:
        if self._reader_timer is not None:
            self._reader_timer.cancel()
            self._reader_timer = None


class LimitedProtocol(Read, HttpBase):  # type: ignore[misc]
    """An HTTP connection with limits; ``most`` connections of one address at once, but for ``proxies``: behind one is
    everybody, and the guard counts the requests of each."""

    most = 200
    proxies: Container[str] = ()
    open_now: Counter[str] = Counter()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        name = self.client[0] if self.client else ""
        self._address: str | None = None if name in self.proxies else network_of(name)
        self._head = 0
        self._timer: asyncio.TimerHandle | None = None
        if self._address is not None:
            self.open_now[self._address] += 1
            if self.open_now[self._address] > self.most:
                transport.abort()
                return
        self._expect_head()

    def data_received(self, data: bytes) -> None:
        for place in range(0, len(data), PIECE):
            if self.transport.get_protocol() is not self:
                # It has become a websocket.
                self.transport.get_protocol().data_received(data[place:])
                return
            self._look_at(data[place : place + PIECE])
            if len(self.pipeline) > IN_A_ROW:
                self.transport.abort()
            if self.transport.is_closing():
                return

    def _look_at(self, data: bytes) -> None:
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


class LimitedSocket(Read, SocketBase):  # type: ignore[misc]
    """A websocket of which so many frames are read at once, and so many each second after that, whatever is in them:
    the guard charges messages, and pings and pieces of messages are none."""

    burst = 120.0
    refill = 40.0
    #: Whether uvicorn reads no more for now; it begins again when the application has taken what there is.
    read_paused: bool

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._unread = bytearray()
        #: Frames that may be read now, when that was so, and the timer of those that may be read later.
        self._left = self.burst
        self._at = self.loop.time()
        self._later: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if self._later is None:
            self._read_on()
        if len(self._unread) > UNREAD:
            self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._later is None:
            self._read_on()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._later is not None:
            self._later.cancel()
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """uvicorn ends a conversation in what is no text as well, and writes a page about it into the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.fail(NO_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            # The last word may wait for somebody who does not read.
            self.loop.call_later(CLOSING, self.transport.abort)

    def _read_on(self) -> None:
        """Look at what has come, as far as that may be now."""
        self._later = None
        while self._unread and not self.transport.is_closing():
            wait = self._wait()
            if wait > 0:
                self._later = self.loop.call_later(wait, self._read_on)
            # Pings are answered, and answers wait in memory.
            if wait > 0 or not self.writable.is_set():
                self._pause()
                return
            piece = bytes(self._unread[:FRAMES])
            del self._unread[:FRAMES]
            self.conn.receive_data(piece)
            self._left -= len(self.conn.events)
            if self.conn.parser_exc is not None:
                self._unread.clear()
                self.handle_parser_exception()
                return
            self.handle_events()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def _wait(self) -> float:
        """Seconds until a frame may be read."""
        now = self.loop.time()
        self._left = min(self.burst, self._left + (now - self._at) * self.refill)
        self._at = now
        return max(0.0, (1 - self._left) / self.refill)

    def _pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def limited(most: int, proxies: str = "") -> type[Any]:
    """The protocol for a server that takes so many connections of one address that is no proxy of its own."""
    trusted = ProxyHeadersMiddleware(_nobody, proxies).trusted_hosts
    return type("LimitedHTTP", (LimitedProtocol,), {"most": most, "proxies": trusted, "open_now": Counter()})


async def _nobody(*_: Any) -> None:
    """An application that is never asked: the class above knows how proxies are named."""


def limited_socket(burst: float, refill: float) -> type[Any]:
    """The protocol for websockets of which so many frames are read."""
    return type("LimitedWebSocket", (LimitedSocket,), {"burst": max(1.0, burst), "refill": max(0.1, refill)})
