"""Web push: a notice reaches a browser although the page is closed.

A browser gives its address at a push service; the server signs what it sends there with a key of its own (VAPID).
Only the push services of the browsers are written to, so that nobody can send the server elsewhere.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import importlib.util
import json
import logging
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import delete, insert, select

from westmarch.engine.errors import WestmarchError
from westmarch.server.people.errands import Errands
from westmarch.server.people.persons import Person
from westmarch.server.settings import Settings
from westmarch.server.storage.schema import pushes, secrets_kept
from westmarch.server.storage.store import Store
from westmarch.server.storage.writer import StoreError

log = logging.getLogger("westmarch")

#: The push services of the browsers: names that end so.
SERVICES = (".googleapis.com", ".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com")
#: Where the key of the server is kept.
KEY = "vapid"
#: Seconds that a push service may take and for which it keeps a notice, and its answers for a browser that is gone.
PATIENCE = 15
KEPT_FOR = 86_400
GONE = (404, 410)
#: The most browsers of one person.
MOST = 8


class BadEndpoint(WestmarchError):
    """An address that is not one of a push service."""


@dataclass(frozen=True)
class Device:
    """A browser that wants to be told."""

    endpoint: str
    p256dh: str
    auth: str

    @property
    def id(self) -> str:
        return hashlib.sha256(self.endpoint.encode()).hexdigest()


def available() -> bool:
    return importlib.util.find_spec("pywebpush") is not None


class Pushes:
    """The browsers that want to be told."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.errands = Errands()
        self._key: Any = None

    async def public_key(self) -> str:
        """What a browser needs to know to believe this server; empty where there is no web push."""
        if not available():
            return ""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        key = await self._signing_key()
        raw = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    async def _signing_key(self) -> Any:
        """The server's own key; made once, and the same for all its processes."""
        from py_vapid import Vapid02

        if self._key is None:
            kept = select(secrets_kept.c.value).where(secrets_kept.c.name == KEY)
            rows = await self.store.read(kept)
            if not rows:
                fresh = Vapid02()
                await asyncio.to_thread(fresh.generate_keys)
                try:
                    await self.store.commit(insert(secrets_kept).values(name=KEY, value=fresh.private_pem().decode()))
                except StoreError:
                    log.info("another process has made the key for web push")
                rows = await self.store.read(kept)
            self._key = Vapid02.from_pem(rows[0].value.encode())
        return self._key

    async def add(self, person: Person, device: Device) -> None:
        self._check(device.endpoint)
        known = await self.store.read(select(pushes.c.id).where(pushes.c.person == person.id))
        dropped = [row.id for row in known][: max(0, len(known) - MOST + 1)]
        await self.store.commit(
            delete(pushes).where(pushes.c.id.in_([*dropped, device.id])),
            insert(pushes).values(id=device.id, person=person.id, **vars(device)),
        )

    async def remove(self, person: Person) -> None:
        await self.store.commit(delete(pushes).where(pushes.c.person == person.id))

    async def count(self, person: int) -> int:
        return len(await self.store.read(select(pushes.c.id).where(pushes.c.person == person)))

    def _check(self, endpoint: str) -> None:
        try:
            parts = urlsplit(endpoint)
            port = parts.port
        except ValueError:
            raise BadEndpoint("that is not an address") from None
        host = (parts.hostname or "").lower()
        own = [name.strip().lower() for name in self.settings.push_hosts.split(",") if name.strip()]
        if host in own:
            return
        if parts.scheme != "https" or not host.endswith(SERVICES) or parts.username or port not in (None, 443):
            raise BadEndpoint("that is not an address of a push service")

    async def send(self, person: int, content: dict[str, Any]) -> int:
        """Tell all browsers of a person; how many took it. Those that are gone are forgotten."""
        rows = await self.store.read(select(pushes).where(pushes.c.person == person)) if available() else []
        taken = 0
        for row in rows:
            device = Device(row.endpoint, row.p256dh, row.auth)
            key = await self._signing_key()
            status = await self.errands.run(f"p{person}", _post, device, content, key, self._subject())
            if status in GONE:
                await self.store.commit(delete(pushes).where(pushes.c.id == row.id))
            taken += 200 <= status < 300
        return taken

    def _subject(self) -> str:
        """Whom a push service may write to."""
        return f"mailto:{self.settings.mail_from}" if self.settings.mail_from else "mailto:westmarch@localhost"


def _post(device: Device, content: dict[str, Any], key: Any, subject: str) -> int:
    import pywebpush
    import requests

    where = {"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}}
    try:
        answer = pywebpush.webpush(where, json.dumps(content), key, {"sub": subject}, ttl=KEPT_FOR, timeout=PATIENCE)
        return int(answer.status_code)
    except pywebpush.WebPushException as problem:
        status = getattr(problem.response, "status_code", 0) or 0
        log.warning("a push service did not take a notice: %s", status or problem)
        return int(status)
    except (requests.RequestException, ValueError) as problem:
        log.warning("a notice could not be pushed: %s", problem)
        return 0
