"""Notices: somebody who is not at the table is told that it is his turn, if the server is set up for it.

The webhook of the server belongs to whoever runs it. A person may have notices of his own: by e-mail, to a webhook, and
to his browsers although their pages are closed. A notice is sent once for a turn, and only if the player stays away for
a while; one that cannot be sent harms nobody.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import smtplib
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from typing import Any
from urllib.parse import urlsplit

from westmarch.engine.errors import WestmarchError
from westmarch.server.people.addresses import BadAddress, check_public, post_json
from westmarch.server.people.persons import People, Reach
from westmarch.server.people.pushing import Pushes
from westmarch.server.settings import Settings
from westmarch.server.storage.rows import HUMAN, SeatRow
from westmarch.server.tables.live import LiveTable

log = logging.getLogger("westmarch")

#: Seconds that a mail server or a webhook may take.
PATIENCE = 20
#: Seconds that the name of a webhook may take to be found when somebody gives it.
LOOKUP = 5.0
#: What a letter says, in the language of whoever gets it, or in both.
WORDS = {
    "en": ("it is your turn", "It is your turn at this table."),
    "es": ("es tu turno", "Es tu turno en esta mesa."),
}
CONFIRM = {
    "en": ("confirm your address", "Somebody, probably you, wants to be told here when it is his turn. To confirm:"),
    "es": (
        "confirma tu dirección",
        "Alguien, seguramente tú, quiere recibir aquí los avisos de turno. Para confirmar:",
    ),
}
FAULTS = (OSError, ValueError, smtplib.SMTPException, http.client.HTTPException, WestmarchError)


class Notices:
    """The notices of a process."""

    def __init__(self, settings: Settings, people: People, pushes: Pushes) -> None:
        self.settings = settings
        self.people = people
        self.pushes = pushes
        self._waiting: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._errands = pushes.errands
        #: For the names of webhooks: whoever serves a name decides how long it takes to find it.
        self._lookups = ThreadPoolExecutor(2, "lookups")
        #: The number of the update of which each seat was told last.
        self._notified: dict[tuple[str, int], int] = {}

    def consider(self, table: LiveTable) -> None:
        """After a change: plan notices to those whose turn it is now."""
        for number in table.asked:
            seat = table.seats[number]
            place = (table.id, number)
            if seat.player != HUMAN or table.audience.follows(number):
                continue
            if self._notified.get(place) == table.asked[number]:
                continue
            if (self.settings.webhook or seat.person) and (place not in self._waiting or self._waiting[place].done()):
                self._waiting[place] = asyncio.create_task(self._later(table, number))

    def close(self) -> None:
        for task in self._waiting.values():
            task.cancel()
        self._errands.close()
        self._lookups.shutdown(wait=False, cancel_futures=True)

    async def check_webhook(self, address: str) -> None:
        """Raise BadAddress unless a person may have notices sent to an address."""
        looked_up = asyncio.get_running_loop().run_in_executor(
            self._lookups, check_public, address, bool(self.settings.home_hooks)
        )
        try:
            await asyncio.wait_for(looked_up, LOOKUP)
        except TimeoutError:
            raise BadAddress("that name leads nowhere") from None

    async def _later(self, table: LiveTable, seat: int) -> None:
        await asyncio.sleep(self.settings.notice_after)
        self._waiting.pop((table.id, seat), None)
        if seat not in table.asked or table.audience.follows(seat):
            return
        if len(self._notified) > 20_000:
            self._notified.clear()
        self._notified[table.id, seat] = table.asked[seat]
        row = table.seats[seat]
        said = self._said(table, row)
        reach = await self._reach(row)
        if self.settings.webhook:
            await self._try(table, self._errands.run("", _post, self.settings.webhook, said))
        if self.settings.smtp and reach.email:
            letter = self._letter(reach.email, WORDS, reach.lang, said["link"])
            await self._try(table, self._errands.run(reach.email, _mail, self.settings, reach.email, letter))
        if reach.webhook:
            await self._try(table, self._errands.run(f"p{row.person}", self._post_out, reach.webhook, said))
        if row.person:
            await self._try(table, self.pushes.send(row.person, said | {"lang": reach.lang}))

    async def _reach(self, row: SeatRow) -> Reach:
        return await self.people.reach(row.person) if row.person else Reach()

    async def _try(self, table: LiveTable, sending: Any) -> None:
        try:
            await sending
        except FAULTS as problem:
            log.warning("a notice for table %s was not sent: %s", table.id, problem)

    async def ask_to_confirm(self, to: str, word: str, lang: str) -> None:
        """A letter to an address that somebody has given: nobody is written to who does not want it."""
        letter = self._letter(to, CONFIRM, lang, f"{self.settings.address}/me?confirm={word}")
        await self._errands.run(to, _mail, self.settings, to, letter)

    def _post_out(self, address: str, content: dict[str, Any]) -> None:
        """To an address that a person has given, which may lead elsewhere today."""
        number = check_public(address, bool(self.settings.home_hooks))
        post_json(address, number, json.dumps(content).encode(), PATIENCE)

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

    def _letter(self, to: str, words: dict[str, tuple[str, str]], lang: str, link: str) -> EmailMessage:
        said = [words[lang]] if lang in words else list(words.values())
        letter = EmailMessage()
        letter["Subject"] = "Westmarch: " + " / ".join(subject for subject, _ in said)
        letter["From"] = self.settings.mail_from or "westmarch@localhost"
        letter["To"] = to
        letter.set_content("\n".join(text for _, text in said) + f"\n\n{link}\n")
        return letter


class _NoDetours(urllib.request.HTTPRedirectHandler):
    """What is sent goes where it was addressed, and nowhere else."""

    def redirect_request(self, *_: Any) -> None:
        return None


def _post(address: str, content: dict[str, Any]) -> None:
    if urlsplit(address).scheme not in ("http", "https"):
        raise ValueError("the webhook must be an http or https address")
    body = json.dumps(content).encode()
    request = urllib.request.Request(address, body, {"content-type": "application/json"})
    with urllib.request.build_opener(_NoDetours).open(request, timeout=PATIENCE) as answer:
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
