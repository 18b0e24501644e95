"""Protection of the server: what a client may spend, body limits, hosts, other sites, and security headers.

Plain ASGI middleware, outermost: whatever goes wrong inside leaves as problem details with the same headers.
Connections that say nothing, or say it too slowly, are the protocol's (``protocol.py``).
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import math
import re
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException

from westmarch.server.settings import Settings

log = logging.getLogger("westmarch")

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; connect-src 'self'; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
#: Where the documentation site is. Its pages, which nobody but the operator writes, hold small scripts and styles.
DOCS = "/docs"
POLICY_OF_DOCS = POLICY.replace(
    "style-src 'self'", "script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'"
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
PRIVATE = (
    "/api/tables",
    "/api/gatherings",
    "/api/account",
    "/api/login",
    "/api/replays",
    "/api/me",
    "/api/lobby",
    "/api/seek",
    "/api/tournaments",
    "/api/admin",
)
#: Where journals are uploaded, which may be longer than other bodies.
JOURNALS = "/api/journals"
SAFE = ("GET", "HEAD", "OPTIONS")

#: What a request costs, in simple requests of about a millisecond; the first pattern that fits counts. What is worked
#: out beside the event loop is charged afterwards, by the time that it took. ``bench/server_costs.py`` measures.
COSTS: list[tuple[str, re.Pattern[str], float]] = [
    ("GET", re.compile(r"/api/tables/[^/]+/(position|journal)"), 4),
    ("POST", re.compile(r"/api/positions"), 20),
    ("POST", re.compile(r"/api/(tables|gatherings)"), 7),
    ("POST", re.compile(r"/api/gatherings/[^/]+/deck"), 20),
    ("POST", re.compile(r"/api/journals"), 20),
    ("GET", re.compile(r"/api/replays/[^/]+/(charts|analysis|seed)"), 20),
    ("GET", re.compile(r"/api/replays/.*"), 8),
    ("POST", re.compile(r"/api/replays/.*"), 20),
    ("POST", re.compile(r"/api/games/.*"), 3),
    ("GET", re.compile(r"/api/games/[^/]+/decks.*"), 3),
    ("POST", re.compile(r"/api/tables/[^/]+/hint"), 15),
    ("POST", re.compile(r"/api/tables/[^/]+/(undo|gestures|requests|below|consequences|odds)"), 3),
    ("POST", re.compile(r"/api/tables/[^/]+/.*"), 2),
    ("POST", re.compile(r"/api/(account|login).*"), 5),
    ("PUT", re.compile(r"/api/account/decks/.*"), 5),
    ("GET", re.compile(r"/api/account/(games|decks)"), 10),
    ("GET", re.compile(r"/api/puzzles/[^/]+/.*"), 8),
    ("GET", re.compile(r"/api/me/(tables|everything)"), 10),
    ("GET", re.compile(r"/api/people/.*"), 6),
    ("POST", re.compile(r"/api/(me|seek).*"), 3),
    ("POST", re.compile(r"/api/(tournaments|reports|admin).*"), 5),
    ("GET", re.compile(r"/api/(tournaments|best|lobby|admin).*"), 3),
    ("GET", re.compile(r"/api/(tables|puzzles)/.*"), 2),
]
#: What a file of the client or of the documentation costs: a page has twenty, and many people may share an address.
FILE = 0.2
#: For whoever watches over the server.
FREE = ("/healthz", "/readyz", "/metrics")
#: So many bytes of an answer cost as much as a simple request.
BYTES = 65_536
#: Seconds that a body may take to arrive.
BODY = 30.0

#: A name or an address, and perhaps a port.
ONE_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^:\[\]@/]*)(:[0-9]*)?")
#: Names that nobody can register, besides those without a dot and plain addresses.
AT_HOME = (".localhost", ".local", ".lan", ".home.arpa", ".internal")


def _safety(path: str) -> list[tuple[bytes, bytes]]:
    in_docs = path == DOCS or path.startswith(DOCS + "/")
    return [(b"content-security-policy", POLICY_OF_DOCS.encode()), *HEADERS[1:]] if in_docs else HEADERS


class Buckets:
    """A token bucket for each client."""

    def __init__(self, burst: float, refill: float) -> None:
        self.burst = burst
        self.refill = refill
        self._left: dict[str, tuple[float, float]] = {}

    def allow(self, client: str, cost: float = 1) -> bool:
        """Whether the client has so much left; it is taken if it has."""
        now = time.monotonic()
        left = self._now(client, now)
        if len(self._left) > 10_000:
            self._forget(now)
        enough = left >= min(cost, self.burst)
        self._left[client] = (left - cost if enough else left, now)
        return enough

    def charge(self, client: str, cost: float) -> None:
        """Take what something turned out to cost, beyond what is left if need be."""
        now = time.monotonic()
        self._left[client] = (self._now(client, now) - cost, now)

    def wait(self, client: str, cost: float = 1) -> float:
        """Seconds until the client has so much."""
        return max(0.0, (min(cost, self.burst) - self._now(client, time.monotonic())) / self.refill)

    def _now(self, client: str, now: float) -> float:
        left, at = self._left.get(client, (float(self.burst), now))
        return min(self.burst, left + (now - at) * self.refill)

    def _forget(self, now: float) -> None:
        """Let go of clients whose bucket is full again."""
        self._left = {client: kept for client, kept in self._left.items() if self._now(client, now) < self.burst}


class Guard:
    """Wraps the application."""

    def __init__(self, app: Any, settings: Settings, buckets: Buckets) -> None:
        self.app = app
        self.settings = settings
        self.buckets = buckets
        self.hosts = _hosts(settings)
        self.sockets: Counter[str] = Counter()
        #: Requests that are not answered yet.
        self.requests: Counter[str] = Counter()

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
        api = scope["path"].startswith("/api/")
        longest = self.settings.max_journal if scope["path"] == JOURNALS else self.settings.max_body
        client, cost = client_key(scope), cost_of(scope["method"], scope["path"])
        if not self._known_host(scope):
            await answer.refuse(421, "this server has another name")
        elif scope["path"] not in FREE and not self.buckets.allow(client, cost):
            await answer.refuse(429, "too many requests", self.buckets.wait(client, cost))
        elif self.requests[client] >= self.settings.connections:
            await answer.refuse(429, "too many requests at once")
        elif length.isdigit() and int(length) > longest:
            await answer.refuse(413, "the request is too large")
        elif scope["method"] not in SAFE and not _same_site(headers):
            await answer.refuse(403, "requests from other sites are not accepted")
        else:
            with _counted(self.requests, client):
                await self._pass_on(scope, _limited(receive, longest), answer)
            if api:
                self.buckets.charge(client, answer.sent // BYTES)

    async def _pass_on(self, scope: Any, receive: Any, answer: _Answer) -> None:
        try:
            await self.app(scope, receive, answer.send)
        except Exception:
            log.exception("%s %s failed", scope["method"], scope["path"])
            if answer.begun:
                raise
            await answer.refuse(500, "something went wrong here")

    async def _websocket(self, scope: Any, receive: Any, send: Any) -> None:
        client, headers = client_key(scope), dict(scope["headers"])
        if (
            not self._known_host(scope)
            or not _same_site(headers)
            or self.sockets[client] >= self.settings.sockets
            or not self.buckets.allow(client, 2)
        ):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        with _counted(self.sockets, client):
            await self.app(scope, receive, send)

    def _known_host(self, scope: Any) -> bool:
        """Whether a request is meant for this server, in all that it says: a foreign name that leads here reads what it
        may not."""
        named = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"] or [""]
        return len(named) == 1 and bool(ONE_HOST.fullmatch(named[0])) and self._is_ours(host_name(named[0]))

    def _is_ours(self, name: str) -> bool:
        return name in self.hosts if self.hosts else _at_home(name)


@contextmanager
def _counted(open_now: Counter[str], client: str) -> Iterator[None]:
    """One more of a client, until it is done with."""
    open_now[client] += 1
    try:
        yield
    finally:
        open_now[client] -= 1
        if not open_now[client]:
            del open_now[client]


class _Answer:
    """Sends a response with the headers that every response has."""

    def __init__(self, scope: Any, send: Any) -> None:
        self.begun = False
        #: Bytes of the body so far.
        self.sent = 0
        self._send = send
        self._scope = scope
        self._headers = _safety(scope["path"]) + _keeping(scope["path"])

    async def send(self, message: Any) -> None:
        self.sent += len(message.get("body", b""))
        if message["type"] == "http.response.start":
            self.begun = True
            hub = getattr(self._scope["app"].state, "hub", None) if "app" in self._scope else None
            if hub is not None:
                hub.metrics.responses[message["status"]] += 1
            good = message["status"] < 400
            kept = self._headers if good else [*HEADERS, (b"cache-control", b"no-store")]
            message = message | {"headers": [*message.get("headers", []), *kept]}
        await self._send(message)

    async def refuse(self, status: int, detail: str, wait: float = 0) -> None:
        title = TITLES.get(status, "Server error")
        body = json.dumps({"title": title, "status": status, "detail": detail}).encode()
        headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
        if status == 429:
            headers.append((b"retry-after", str(max(1, math.ceil(wait))).encode()))
        await self.send({"type": "http.response.start", "status": status, "headers": headers})
        await self.send({"type": "http.response.body", "body": body})


TITLES = {403: "Forbidden", 413: "Too large", 421: "Misdirected", 429: "Too many requests"}


def cost_of(method: str, path: str) -> float:
    if not path.startswith("/api/"):
        return FILE
    for of, pattern, cost in COSTS:
        if of == method and pattern.fullmatch(path):
            return cost
    return 1


def client_key(scope: Any) -> str:
    """Whom a request is charged to: an address, or the network of an IPv6 one, of which everybody has plenty."""
    return network_of(str((scope.get("client") or ("",))[0]))


def network_of(address: str) -> str:
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


def host_name(host: str) -> str:
    """The name in a ``Host`` header, without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].rstrip(".").lower()


def _hosts(settings: Settings) -> set[str]:
    """The names that this server goes by; none are configured for one at home."""
    named = [name.strip() for name in settings.hosts.split(",") if name.strip()]
    address = urlsplit(settings.address).hostname
    found = {host_name(name) for name in [*named, *([address] if address else [])]}
    # Whoever watches over the server asks from the same machine.
    return found | {"localhost", "127.0.0.1", "::1"} if found else found


def _at_home(name: str) -> bool:
    if "." not in name or name.endswith(AT_HOME):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _keeping(path: str) -> list[tuple[bytes, bytes]]:
    """How long a browser may keep an answer: files of the client have names that change with their content."""
    if path.startswith(PRIVATE):
        return [(b"cache-control", b"no-store")]
    if path.startswith("/assets/"):
        return [(b"cache-control", b"public, max-age=31536000, immutable")]
    return [] if path.startswith("/api/") else [(b"cache-control", b"no-cache")]


def _same_site(headers: dict[bytes, bytes]) -> bool:
    """A browser says where a request comes from; a page of another site must not act for a player."""
    if headers.get(b"sec-fetch-site") == b"cross-site":
        return False
    origin, host = headers.get(b"origin"), headers.get(b"host", b"")
    return origin in (None, b"http://" + host, b"https://" + host)


def _limited(receive: Any, limit: int) -> Any:
    """A body that comes in pieces has no length to look at beforehand, and may come slowly."""
    seen = 0
    whole = False
    deadline = time.monotonic() + BODY

    async def inner() -> Any:
        nonlocal seen, whole
        if whole:
            return await receive()
        try:
            message = await asyncio.wait_for(receive(), max(0.0, deadline - time.monotonic()))
        except TimeoutError:
            raise HTTPException(408, "the request came too slowly") from None
        whole = not message.get("more_body", False)
        seen += len(message.get("body", b""))
        if seen > limit:
            raise HTTPException(413, "the request is too large")
        return message

    return inner
