"""Why not? Type any code and read the rule that forbids it, with its page."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from westmarch.engine.errors import NotationError
from westmarch.tui.codes import hints
from westmarch.tui.local import NOBODY, LocalTable
from westmarch.tui.rules_screen import rule_text
from westmarch.tui.words import Words


class WhyScreen(ModalScreen[None]):
    """One line to type a code in, how codes go on, and the answer."""

    BINDINGS = [Binding("escape", "dismiss(None)"), Binding("tab", "complete", priority=True)]

    def __init__(self, table: LocalTable, words: Words, code: str = "") -> None:
        super().__init__()
        self.table = table
        self.words = words
        self.code = code

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(self.words.t("why-title"), classes="heading")
            yield Input(self.code, placeholder=self.words.t("why-code"), id="code", compact=True, select_on_focus=False)
            yield Static(id="answer")
            yield Static(id="hints")
            yield Static(self.words.t("keys-why"), classes="hint")

    def on_mount(self) -> None:
        if self.code:
            self.answer(self.code)

    def on_input_changed(self, event: Input.Changed) -> None:
        found = hints(self.table.game.notation, event.value.strip())
        self.query_one("#hints", Static).update(Text("\n".join(found), "dim"))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.answer(event.value.strip())

    def action_complete(self) -> None:
        """Complete the code as far as it is the same for all that fit."""
        line = self.query_one("#code", Input)
        found = [hint.partition(":<")[0] for hint in hints(self.table.game.notation, line.value.strip())]
        if found:
            low, high = min(found), max(found)
            same = next((i for i, sign in enumerate(low) if sign != high[i : i + 1]), len(low))
            line.value = low[:same] if same > len(line.value) else line.value
            line.cursor_position = len(line.value)

    def answer(self, code: str) -> None:
        self.query_one("#answer", Static).update(why_text(self.table, self.words, code))


def why_text(table: LocalTable, words: Words, code: str) -> Text:
    """What the table says to a code: possible, forbidden by a rule, or not a code at all."""
    seat = table.viewer if table.viewer != NOBODY else 0
    try:
        rule_id = table.session.why_not(seat, code)
    except NotationError:
        return Text(words.t("why-unreadable", code=code))
    if rule_id is None:
        return Text(words.t("why-legal", code=code))
    rule = table.game.rule(rule_id)
    head = Text(words.t("why-forbidden", code=code) + "\n")
    return head.append(rule_id) if rule is None else head.append_text(rule_text(rule, words))
