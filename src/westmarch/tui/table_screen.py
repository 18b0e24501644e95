"""The table: where the game stands, the position, the log, the question and its options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Line

from westmarch.engine.errors import NotationError, Refused
from westmarch.tui import status
from westmarch.tui.choices import Choice, choices
from westmarch.tui.dialogs import Advised, Board, Help, Position
from westmarch.tui.local import LocalTable
from westmarch.tui.odds_screen import OddsScreen
from westmarch.tui.position import position_pane
from westmarch.tui.rules_screen import RulesScreen
from westmarch.tui.why_screen import WhyScreen
from westmarch.tui.words import Words

if TYPE_CHECKING:
    from westmarch.tui.app import TerminalTable

#: The code of the decision that has a key of its own.
PASS = "pass"


class TableScreen(Screen[None]):
    """What the viewer sees and does."""

    AUTO_FOCUS = "#options"
    BINDINGS = [
        Binding("u", "undo"),
        Binding("l", "language"),
        Binding("s", "save"),
        Binding("q", "leave"),
        Binding("w", "why"),
        Binding("p", "position"),
        Binding("m", "board"),
        Binding("h", "hint"),
        Binding("o", "odds"),
        Binding("space", "pass"),
        Binding("f", "filter"),
        Binding("slash", "rules"),
        Binding("question_mark", "help"),
        Binding("escape", "clear"),
        Binding("down", "move(1)"),
        Binding("up", "move(-1)"),
    ]

    def __init__(self, table: LocalTable, words: Words) -> None:
        super().__init__()
        self.table = table
        self.words = words
        self.listed: list[Choice] = []
        self.notice = ""

    @property
    def owner(self) -> TerminalTable:
        from westmarch.tui.app import TerminalTable

        assert isinstance(self.app, TerminalTable)
        return self.app

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Static(id="path")
        with Horizontal(id="middle"):
            with VerticalScroll(id="position"):
                yield Static(id="position-text")
            with VerticalScroll(id="log"):
                yield Static(id="log-text")
        yield Static(id="prompt")
        yield Input(id="filter", compact=True, select_on_focus=False)
        yield OptionList(id="options", compact=True)
        yield Static(id="notice", markup=False)
        yield Static(id="keys")

    # Showing

    def show_all(self) -> None:
        """Everything anew, from the table."""
        if not self.is_mounted:
            return
        table, words = self.table, self.words
        self._static("title").update(status.title(table, words))
        self._static("path").update(status.path(table, words, room=2 * self.size.width - 20))
        self._static("position-text").update(position_pane(words, table.g, table.viewer))
        self._static("log-text").update(status.log(table, words))
        self._static("prompt").update(status.prompt(table, words, self.owner.thinking))
        self._static("keys").update(status.keys(words))
        self.say(self.notice)
        found = self.query_one("#filter", Input)
        found.placeholder = words.t("filter")
        found.value = ""
        self.list_options("")
        self.query_one("#log", VerticalScroll).anchor()
        if self.focused is None or self.focused.id == "filter":
            self.set_focus(self.query_one("#options"))

    def say(self, text: str) -> None:
        """A notice above the keys; nothing takes it away."""
        self.notice = text
        if self.is_mounted:
            self._static("notice").update(text)
            self._static("notice").display = bool(text)

    def list_options(self, query: str) -> None:
        """The options that fit the filter, the first nine with their digit."""
        lines = self.query_one("#options", OptionList)
        lines.clear_options()
        ask = self.table.question()
        self.listed, left = ([], 0) if ask is None else choices(self.words, self.table.g, ask, query)
        for number, choice in enumerate(self.listed, start=1):
            digit = f"{number} " if number <= 9 else "  "
            # The code gives way where the line is short; the text never does.
            code = Text(f"  {choice.code}", "dim")
            code.truncate(max(0, self.size.width - len(choice.text) - 6), overflow="ellipsis")
            lines.add_option(Line(Text.assemble((digit, "bold"), choice.text, code)))
        if left:
            lines.add_option(Line(Text(self.words.t("more-options", count=left), "italic"), disabled=True))
        if ask is not None and not self.listed:
            lines.add_option(Line(Text(self.words.t("no-option-fits"), "italic"), disabled=True))
        if self.listed:
            lines.highlighted = 0

    def _static(self, name: str) -> Static:
        return self.query_one(f"#{name}", Static)

    # Choosing

    def on_key(self, event: Key) -> None:
        """Digits choose; any other sign begins a filter."""
        if isinstance(self.focused, Input) or not event.is_printable or event.character is None:
            return
        sign = event.character
        if sign in "123456789":
            event.stop()
            if int(sign) <= len(self.listed):
                self.choose(self.listed[int(sign) - 1].code)
        elif sign.isalpha() and sign not in "ulsqwpmhof":
            event.stop()
            self.action_filter()
            self.query_one("#filter", Input).insert_text_at_cursor(sign)

    def on_input_changed(self, event: Input.Changed) -> None:
        self.list_options(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The marked option; or a code that was typed in full, legal or not."""
        lines = self.query_one("#options", OptionList)
        if self.listed and lines.highlighted is not None:
            self.choose(self.listed[lines.highlighted].code)
        elif event.value:
            self.choose(event.value.strip())

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(self.listed):
            self.choose(self.listed[event.option_index].code)

    def choose(self, code: str) -> None:
        """Decide; a code that is not possible now is answered with the reason."""
        if self.table.question() is None:
            return
        self.say("")
        try:
            self.owner.decide(self.table.viewer, code)
        except (Refused, NotationError):
            self.app.push_screen(WhyScreen(self.table, self.words, code))
        else:
            self.owner.go_on()

    # Keys

    def action_move(self, by: int) -> None:
        """Move the mark while the filter is being typed."""
        lines = self.query_one("#options", OptionList)
        if isinstance(self.focused, Input) and self.listed:
            lines.highlighted = ((lines.highlighted or 0) + by) % len(self.listed)

    def action_filter(self) -> None:
        self.set_focus(self.query_one("#filter"))

    def action_clear(self) -> None:
        self.query_one("#filter", Input).value = ""
        self.set_focus(self.query_one("#options"))

    def action_undo(self) -> None:
        self.owner.take_back()

    def action_language(self) -> None:
        self.words.switch()
        self.show_all()

    def action_save(self) -> None:
        self.owner.save()

    def action_leave(self) -> None:
        self.owner.action_leave()

    def action_why(self) -> None:
        self.app.push_screen(WhyScreen(self.table, self.words))

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self.table, self.words))

    def action_position(self) -> None:
        self.app.push_screen(Position(self.table, self.words))

    def action_board(self) -> None:
        self.app.push_screen(Board(self.table, self.words))

    def action_hint(self) -> None:
        if self.table.question() is not None:
            self.app.push_screen(Advised(self.table, self.words))

    def action_odds(self) -> None:
        self.app.push_screen(OddsScreen(self.table, self.words))

    def action_pass(self) -> None:
        if any(choice.code == PASS for choice in self.listed):
            self.choose(PASS)

    def action_help(self) -> None:
        self.app.push_screen(Help(self.words))
