"""The audience of a table: who follows it over a websocket, and what they are sent.

At a table that spectators see later than its players, their updates wait here until their time has come.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

from westmarch.engine.game import SPECTATOR
from westmarch.server.storage.rows import ChatRow
from westmarch.server.tables import premoves
from westmarch.server.tables.description import description
from westmarch.server.tables.follower import Follower, encoded
from westmarch.server.tables.later import Later, NotYet
from westmarch.server.tables.updates import Updates

if TYPE_CHECKING:
    from westmarch.server.tables.live import LiveTable

#: So many lines of chat go to somebody who has none.
CHAT = 50


class Audience:
    """Those who look on, players and spectators."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self.updates = Updates(table)
        self.followers: set[Follower] = set()
        #: The lines of chat that were shown here, by number.
        self.chat_shown: set[int] = set()
        #: What spectators see later than the players, at tables that want it so.
        self.later = Later(table.extra["delay"]) if table.extra.get("delay") else None

    def follows(self, seat: int) -> bool:
        return any(follower.seat == seat for follower in self.followers)

    def waits(self, seat: int) -> Later | None:
        """What a seat sees later than the players; nothing for a player, and after the end."""
        return self.later if seat == SPECTATOR and not self._table.over else None

    # The game

    def seen_by(self, seat: int) -> str:
        """The present update for a seat, encoded."""
        later = self.waits(seat)
        return later.now().text if later else encoded(self.updates.update(seat))

    def page(self, seat: int, until: int) -> dict[str, Any]:
        """A page of the log that ends before some line, as far as a seat may read it already."""
        later = self.waits(seat)
        return self.updates.page(seat, min(until, later.now().log_to if later else len(self._table.session.log)))

    async def welcome(self, follower: Follower, number: Any, log: Any, chat: Any) -> None:
        """Somebody comes, with the last number that he has, and gets what he has missed."""
        table, seat = self._table, follower.seat
        self.followers.add(follower)
        welcome = {"type": "welcome", "seat": seat, "table": self.described(seat)}
        follower.answer(welcome | {"muted": list(self._muted(seat)), "ahead": premoves.shown_to(table, seat)})
        later = self.waits(seat)
        if later is not None:
            try:
                follower.answer_text(later.now().text)
            except NotYet:
                self._call_spectators(later)
        elif number != table.number:
            follower.answer(self.updates.update(seat, self.updates.log_from(number, log)))
        if isinstance(chat, int) or not isinstance(number, int) or number < 0:
            for line in await table.store.chat_of(table.id, chat if isinstance(chat, int) else 0, CHAT):
                if line.seat not in self._muted(seat):
                    follower.answer(said(line))

    def show(self, log_before: int | None) -> None:
        """Send the present update to all who may see it now, with the log from some line on, or afresh."""
        made: dict[tuple[int, bool], str] = {}
        self.show_later()
        if self.later is not None and self._table.over:
            made = {(SPECTATOR, changes): encoded(self.updates.update(SPECTATOR)) for changes in (False, True)}
        for follower in self.followers:
            if self.waits(follower.seat) is not None:
                continue
            audience = follower.seat, follower.changes
            if audience not in made:
                made[audience] = encoded(self.updates.update(follower.seat, log_before, changes=follower.changes))
            follower.send_text(made[audience])

    def show_later(self) -> None:
        """Keep what spectators are to see, and show it when its time has come."""
        if self.later is not None:
            update = self.updates.update(SPECTATOR)
            self.later.add(encoded(update), update["logTo"], update.get("clock"))
            if self.follows(SPECTATOR):
                self._call_spectators(self.later)

    def _call_spectators(self, later: Later) -> None:
        asyncio.get_running_loop().call_later(later.seconds + 0.01, self._catch_up_spectators)

    def _catch_up_spectators(self) -> None:
        for follower in self.followers:
            later = self.waits(follower.seat)
            if later is not None:
                with contextlib.suppress(NotYet):
                    follower.send_text(later.now().text)

    # Besides the game

    def say(self, message: dict[str, Any], speaker: int = SPECTATOR) -> None:
        """Send something to everybody at the table, but for those who do not want to hear the speaker."""
        text = encoded(message)
        for follower in self.followers:
            if speaker == SPECTATOR or speaker not in self._muted(follower.seat):
                follower.send_text(text)

    def say_table(self) -> None:
        """Something about the table itself has changed."""
        made: dict[bool, str] = {}
        for follower in self.followers:
            later = self.waits(follower.seat) is not None
            if later not in made:
                made[later] = encoded({"type": "table", "table": self.described(follower.seat)})
            follower.send_text(made[later])

    def say_now(self, message: dict[str, Any]) -> None:
        """Send something about the game as it stands to all who see it as it stands."""
        for follower in self.followers:
            if self.waits(follower.seat) is None:
                follower.send(message)

    def described(self, seat: int) -> dict[str, Any]:
        """The table itself. Whoever sees it later knows the clocks of then, and nothing of what is asked for now."""
        found = description(self._table)
        later, clock = self.waits(seat), self._table.clock
        if later is None:
            return found
        try:
            shown = later.now().clock
        except NotYet:
            shown = clock.shown_untouched() if clock is not None else None
        return found | {"clock": shown, "requests": {}}

    def tell(self, seat: int, message: dict[str, Any]) -> None:
        """Send something to one seat alone."""
        for follower in self.followers:
            if follower.seat == seat:
                follower.send(message)

    def show_chat(self, lines: list[ChatRow]) -> None:
        """Show lines of chat that were not shown yet."""
        for line in lines:
            if line.id not in self.chat_shown:
                self.chat_shown.add(line.id)
                self.say(said(line), line.seat)

    def _muted(self, seat: int) -> tuple[int, ...]:
        return self._table.seats[seat].muted if seat >= 0 else ()


def said(line: ChatRow) -> dict[str, Any]:
    return {"type": "chat", "id": line.id, "seat": line.seat, "text": line.text}
