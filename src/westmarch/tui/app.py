"""The terminal application: one table, its people and its machines."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress

from textual.app import App
from textual.binding import Binding

from westmarch.engine.errors import Refused, WestmarchError
from westmarch.tui import saved
from westmarch.tui.dialogs import Consent, HandOver, Leaving
from westmarch.tui.local import NOBODY, LocalTable
from westmarch.tui.opponents import Opponents
from westmarch.tui.table_screen import TableScreen
from westmarch.tui.words import Words

#: An opponent whose decisions the rules code cannot carry out so often is not asked again.
FAILURES = 5


class TerminalTable(App[None]):
    """Carries decisions to the session and brings whoever is next before the screen."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]

    def __init__(self, table: LocalTable, lang: str) -> None:
        super().__init__()
        self.table = table
        self.words = Words(table.game, table.session.options, lang)
        self.opponents = Opponents(table.game, table.players)
        #: The number of the position that an opponent thinks about; an answer to another one is dropped.
        self.moment = 0
        self.thinking = NOBODY
        self.failures = 0
        #: Whether anything has been decided since the table was last saved.
        self.unsaved = False

    def on_mount(self) -> None:
        self.title = "Westmarch"
        self.screen_of_table = TableScreen(self.table, self.words)
        self.push_screen(self.screen_of_table)
        self.call_after_refresh(self.go_on)
        if os.name != "nt":
            for sign in (signal.SIGTERM, signal.SIGHUP):
                asyncio.get_running_loop().add_signal_handler(sign, self.rescue)

    def rescue(self) -> None:
        """The terminal goes away and nobody can be asked: what is not saved is saved."""
        if self.unsaved:
            self.save()
        self.exit()

    # Play

    def decide(self, seat: int, code: str) -> bool:
        """Carry out a decision; whether it was done. A defect of the rules leaves the table as it was."""
        try:
            self.table.session.decide(seat, code)
        except WestmarchError:
            raise
        except Exception as defect:
            self.log.error(f"{code}: {defect!r}")
            self.failures += 1
            self.say(self.words.t("defect", code=code))
            return False
        self.unsaved = True
        return True

    def say(self, text: str) -> None:
        """A notice on the table, until the next decision of a person."""
        self.screen_of_table.say(text)

    def go_on(self) -> None:
        """Show the position, then let whoever is next decide."""
        self.moment += 1
        self.thinking = NOBODY
        table = self.table
        person = table.next_person()
        if person == NOBODY:
            machine = table.next_machine()
            if machine != NOBODY and self.failures < FAILURES:
                self.let_think(machine)
        elif person != table.viewer:
            self.hand_over(person)
            return
        self.screen_of_table.show_all()

    def let_think(self, seat: int) -> None:
        self.thinking = seat
        moment = self.moment

        def answer(code: str) -> None:
            # The table may have been left meanwhile.
            with suppress(RuntimeError):
                self.call_from_thread(self.answered, moment, seat, code)

        self.opponents.think(self.table.g, seat, answer)

    def answered(self, moment: int, seat: int, code: str) -> None:
        """An opponent has decided."""
        if moment != self.moment:
            return
        try:
            done = self.decide(seat, code)
        except WestmarchError:
            self.failures += 1
            done = False
        if done:
            self.failures = 0
        else:
            self.opponents.stand_in(seat)
        self.go_on()

    # Hot-seat

    def hand_over(self, person: int) -> None:
        """Hide everything until the next person says to be there."""

        def taken(undo: bool | None) -> None:
            if undo:
                self.take_back()
                return
            self.table.viewer = person
            self.go_on()

        self.push_screen(HandOver(self.table, self.words, person), taken)

    # Undo

    def take_back(self) -> None:
        """Take the viewer's last decision back; ask other people where the policy wants their consent."""
        try:
            needed = self.table.undo_needs()
        except Refused as refusal:
            self.refuse(refusal)
            self.go_on()
            return
        self.ask_consent(needed, [])

    def ask_consent(self, missing: list[int], given: list[int]) -> None:
        """Ask one person after the other; the keyboard goes back to who asked."""
        asker = self.table.viewer
        if not missing:
            self.table.undo(given)
            self.unsaved = True
            self.say(self.words.t("undone"))
            if given:
                self.give_back(asker)
            else:
                self.go_on()
            return
        other = missing[0]

        def answered(agreed: bool | None) -> None:
            if agreed:
                self.ask_consent(missing[1:], [*given, other])
            else:
                self.say(self.words.t("declined", seat=self.words.seat(self.table.g, other)))
                self.give_back(asker)

        self.push_screen(Consent(self.table, self.words, other), answered)

    def give_back(self, person: int) -> None:
        self.table.viewer = NOBODY
        self.hand_over(person)

    def refuse(self, refusal: Refused) -> None:
        rule = self.table.game.rule(refusal.rule)
        text = refusal.rule if rule is None else f"{self.words.rule(rule)} ({rule.ref})"
        self.say(text)

    # Saving and leaving

    def save(self) -> bool:
        try:
            saved.save(self.table)
        except OSError as problem:
            self.say(self.words.t("not-saved", why=problem.strerror or str(problem)))
            return False
        self.unsaved = False
        self.say(self.words.t("saved", file=self.table.file.name))
        return True

    def action_leave(self) -> None:
        """Leave, after a question if something would be lost."""
        if isinstance(self.screen, Leaving):
            return  # the question stands; q answers it
        if not self.unsaved:
            self.exit()
            return

        def answered(choice: str | None) -> None:
            if choice == "leave" or (choice == "save" and self.save()):
                self.exit()

        self.push_screen(Leaving(self.words), answered)
