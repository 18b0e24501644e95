"""Protection of the server: rate limits, body limits and security headers, as plain ASGI middleware."""

from __future__ import annotations

import json
import time
from typing import Any

from westmarch.server.settings import Settings

HEADERS = [
    (b"content-security-policy", b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
     b"connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
]  # fmt: skip


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
            self._left.clear()
        self._left[client] = (left - 1 if left >= 1 else left, now)
        return left >= 1


class Guard:
    """Wraps the application."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.buckets = Buckets(settings.burst, settings.refill)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        client = (scope.get("client") or ("",))[0]
        if scope["path"].startswith("/api/") and not self.buckets.allow(client):
            await _refuse(send, 429, "too many requests")
            return
        headers = dict(scope["headers"])
        length = headers.get(b"content-length", b"0")
        if length.isdigit() and int(length) > self.settings.max_body:
            await _refuse(send, 413, "the request is too large")
            return
        if scope["method"] == "POST" and not _same_origin(headers):
            await _refuse(send, 403, "requests from other sites are not accepted")
            return
        await self.app(scope, _limited(receive, self.settings.max_body), _with_headers(send))


def _same_origin(headers: dict[bytes, bytes]) -> bool:
    """A browser says where a request comes from; a form of another site must not act for a player."""
    origin = headers.get(b"origin")
    return origin is None or origin.split(b"//")[-1] == headers.get(b"host", b"")


def _limited(receive: Any, limit: int) -> Any:
    seen = 0

    async def inner() -> Any:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > limit:
            return {"type": "http.disconnect"}
        return message

    return inner


def _with_headers(send: Any) -> Any:
    async def inner(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = list(message.get("headers", [])) + HEADERS
        await send(message)

    return inner


async def _refuse(send: Any, status: int, detail: str) -> None:
    body = json.dumps({"title": "Refused", "status": status, "detail": detail}).encode()
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
