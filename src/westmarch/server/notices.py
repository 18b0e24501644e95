"""Notices: somebody who is not at the table is told that it is his turn, if the server is set up for it.

A webhook belongs to whoever runs the server; it gets a JSON object. An e-mail goes to the address that a
player has left for the seat. A notice is sent once for a turn, and only if the player stays away for a while.
"""

from __future__ import annotations

import asyncio
import json
import logging
import smtplib
import urllib.request
from email.message import EmailMessage
from typing import Any
from urllib.parse import urlsplit

from westmarch.server.live import LiveTable
from westmarch.server.rows import HUMAN, SeatRow
from westmarch.server.settings import Settings

log = logging.getLogger("westmarch")

#: Seconds that a mail server or a webhook may take.
PATIENCE = 20


class Notices:
    """The notices of a process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._waiting: dict[tuple[str, int], asyncio.Task[None]] = {}

    def consider(self, table: LiveTable) -> None:
        """After a change: plan notices to those whose turn it is now."""
        if not self.settings.webhook and not self.settings.smtp:
            return
        for number in table.asked:
            seat = table.seats[number]
            if seat.player == HUMAN and not table.connected(number) and self._reachable(seat):
                place = (table.id, number)
                if place not in self._waiting or self._waiting[place].done():
                    self._waiting[place] = asyncio.create_task(self._later(table, number))

    def close(self) -> None:
        for task in self._waiting.values():
            task.cancel()

    def _reachable(self, seat: SeatRow) -> bool:
        return bool(self.settings.webhook or (self.settings.smtp and seat.email))

    async def _later(self, table: LiveTable, seat: int) -> None:
        await asyncio.sleep(self.settings.notice_after)
        self._waiting.pop((table.id, seat), None)
        if seat not in table.asked or table.connected(seat):
            return
        row = table.seats[seat]
        try:
            if self.settings.webhook:
                await asyncio.to_thread(_post, self.settings.webhook, self._said(table, row))
            if self.settings.smtp and row.email:
                await asyncio.to_thread(_mail, self.settings, row.email, self._letter(table, row))
        except (OSError, ValueError, smtplib.SMTPException) as problem:
            log.warning("a notice for table %s was not sent: %s", table.id, problem)

    def _said(self, table: LiveTable, seat: SeatRow) -> dict[str, Any]:
        return {
            "event": "turn",
            "table": table.id,
            "game": table.session.game.name,
            "seat": seat.seat,
            "name": seat.name,
            "number": table.number,
            "link": f"{self.settings.address}/table/{table.id}",
        }

    def _letter(self, table: LiveTable, seat: SeatRow) -> EmailMessage:
        letter = EmailMessage()
        letter["Subject"] = "Westmarch: it is your turn / es tu turno"
        letter["From"] = self.settings.mail_from or "westmarch@localhost"
        letter["To"] = seat.email
        place = f"{self.settings.address}/table/{table.id}"
        letter.set_content(f"It is your turn at this table.\nEs tu turno en esta mesa.\n\n{place}\n")
        return letter


def _post(address: str, content: dict[str, Any]) -> None:
    if urlsplit(address).scheme not in ("http", "https"):
        raise ValueError("the webhook must be an http or https address")
    body = json.dumps(content).encode()
    request = urllib.request.Request(address, body, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        answer.read(1000)


def _mail(settings: Settings, to: str, letter: EmailMessage) -> None:
    """``smtp`` is ``smtp://[USER:PASSWORD@]HOST[:PORT]`` or ``smtps://...``."""
    parts = urlsplit(settings.smtp)
    kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
    with kind(parts.hostname or "localhost", parts.port or 0, timeout=PATIENCE) as server:
        if parts.username:
            if parts.scheme != "smtps":
                server.starttls()
            server.login(parts.username, parts.password or "")
        server.send_message(letter, to_addrs=[to])
