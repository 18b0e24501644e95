"""Protection of the server: rate limits, body limits, other sites, and security headers on every response.

Plain ASGI middleware, outermost: whatever goes wrong inside leaves as problem details with the same headers.
"""

from __future__ import annotations

import json
import logging
import time
from typing import Any

from starlette.exceptions import HTTPException

from westmarch.server.settings import Settings

log = logging.getLogger("westmarch")

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; connect-src 'self'; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
#: Answers under these addresses are for one person and one moment.
PRIVATE = ("/api/tables", "/api/gatherings", "/api/account", "/api/login", "/api/replays")
#: Where journals are uploaded, which may be longer than other bodies.
JOURNALS = "/api/journals"
SAFE = ("GET", "HEAD", "OPTIONS")


class Buckets:
    """A token bucket for each client."""

    def __init__(self, burst: int, refill: float) -> None:
        self.burst = burst
        self.refill = refill
        self._left: dict[str, tuple[float, float]] = {}

    def allow(self, client: str) -> bool:
        now = time.monotonic()
        left, at = self._left.get(client, (float(self.burst), now))
        left = min(self.burst, left + (now - at) * self.refill)
        if len(self._left) > 10_000:
            self._forget(now)
        self._left[client] = (left - 1 if left >= 1 else left, now)
        return left >= 1

    def _forget(self, now: float) -> None:
        """Let go of clients whose bucket is full again."""
        full = self.burst / self.refill
        self._left = {client: kept for client, kept in self._left.items() if now - kept[1] < full}


class Guard:
    """Wraps the application."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.buckets = Buckets(settings.burst, settings.refill)
        self.sockets: dict[str, int] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Any, receive: Any, send: Any) -> None:
        answer = _Answer(scope, send)
        headers = dict(scope["headers"])
        length = headers.get(b"content-length", b"0")
        longest = self.settings.max_journal if scope["path"] == JOURNALS else self.settings.max_body
        if scope["path"].startswith("/api/") and not self.buckets.allow(_client(scope)):
            await answer.refuse(429, "too many requests")
        elif length.isdigit() and int(length) > longest:
            await answer.refuse(413, "the request is too large")
        elif scope["method"] not in SAFE and not _same_site(headers):
            await answer.refuse(403, "requests from other sites are not accepted")
        else:
            try:
                await self.app(scope, _limited(receive, longest), answer.send)
            except Exception:
                log.exception("%s %s failed", scope["method"], scope["path"])
                if answer.begun:
                    raise
                await answer.refuse(500, "something went wrong here")

    async def _websocket(self, scope: Any, receive: Any, send: Any) -> None:
        client = _client(scope)
        open_now = self.sockets.get(client, 0)
        if (
            not _same_site(dict(scope["headers"]))
            or open_now >= self.settings.sockets
            or not self.buckets.allow(client)
        ):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        self.sockets[client] = open_now + 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[client] -= 1
            if not self.sockets[client]:
                del self.sockets[client]


class _Answer:
    """Sends a response with the headers that every response has."""

    def __init__(self, scope: Any, send: Any) -> None:
        self.begun = False
        self._send = send
        self._scope = scope
        self._headers = HEADERS + _keeping(scope["path"])

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            hub = getattr(self._scope["app"].state, "hub", None) if "app" in self._scope else None
            if hub is not None:
                hub.metrics.responses[message["status"]] += 1
            good = message["status"] < 400
            kept = self._headers if good else [*HEADERS, (b"cache-control", b"no-store")]
            message = message | {"headers": [*message.get("headers", []), *kept]}
        await self._send(message)

    async def refuse(self, status: int, detail: str) -> None:
        title = {403: "Forbidden", 413: "Too large", 429: "Too many requests"}.get(status, "Server error")
        body = json.dumps({"title": title, "status": status, "detail": detail}).encode()
        headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
        if status == 429:
            headers.append((b"retry-after", b"1"))
        await self.send({"type": "http.response.start", "status": status, "headers": headers})
        await self.send({"type": "http.response.body", "body": body})


def _keeping(path: str) -> list[tuple[bytes, bytes]]:
    """How long a browser may keep an answer: files of the client have names that change with their content."""
    if path.startswith(PRIVATE):
        return [(b"cache-control", b"no-store")]
    if path.startswith("/assets/"):
        return [(b"cache-control", b"public, max-age=31536000, immutable")]
    return [] if path.startswith("/api/") else [(b"cache-control", b"no-cache")]


def _client(scope: Any) -> str:
    return str((scope.get("client") or ("",))[0])


def _same_site(headers: dict[bytes, bytes]) -> bool:
    """A browser says where a request comes from; a page of another site must not act for a player."""
    if headers.get(b"sec-fetch-site") == b"cross-site":
        return False
    origin = headers.get(b"origin")
    return origin is None or origin.split(b"//")[-1] == headers.get(b"host", b"")


def _limited(receive: Any, limit: int) -> Any:
    """A body that comes in pieces has no length to look at beforehand."""
    seen = 0

    async def inner() -> Any:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > limit:
            raise HTTPException(413, "the request is too large")
        return message

    return inner
