"""The rulebook: search it, or read the rules of the moment."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from westmarch.engine.rulebook import Rule
from westmarch.engine.view import path
from westmarch.tui.local import LocalTable
from westmarch.tui.words import Words

#: Rules shown for one search.
SHOWN = 40


class RulesScreen(ModalScreen[None]):
    """Type words, in either language; without words the rules of the question and of the path."""

    BINDINGS = [
        Binding("escape", "dismiss(None)"),
        Binding("down", "scroll(3)"),
        Binding("up", "scroll(-3)"),
        Binding("pagedown", "scroll(12)"),
        Binding("pageup", "scroll(-12)"),
    ]

    def __init__(self, table: LocalTable, words: Words) -> None:
        super().__init__()
        self.table = table
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(self.words.t("rules-title"), classes="heading")
            yield Input(placeholder=self.words.t("rules-search"), id="search", compact=True)
            with VerticalScroll(id="found", can_focus=False):
                yield Static(id="found-text")
            yield Static(self.words.t("keys-box"), classes="hint")

    def on_mount(self) -> None:
        self.show("")

    def on_input_changed(self, event: Input.Changed) -> None:
        self.show(event.value)

    def action_scroll(self, by: int) -> None:
        self.query_one("#found", VerticalScroll).scroll_relative(y=by, animate=False)

    def show(self, query: str) -> None:
        rules = self.table.game.rulebook.search(query) if query.strip() else rules_here(self.table)
        text = Text()
        for rule in rules[:SHOWN]:
            text.append_text(rule_text(rule, self.words)).append("\n\n")
        if len(rules) > SHOWN:
            text.append(self.words.t("rules-more", count=len(rules) - SHOWN), "italic")
        if not rules:
            text.append(self.words.t("rules-none"), "italic")
        self.query_one("#found-text", Static).update(text)
        self.query_one("#found", VerticalScroll).scroll_home(animate=False)


def rules_here(table: LocalTable) -> list[Rule]:
    """The rules of the moment: of the question first, then of the procedures under way, the innermost first."""
    ask = table.question()
    ids = ["" if ask is None else ask.rule] + [str(place["rule"]) for place in reversed(path(table.game, table.g))]
    found = {rule_id: table.game.rule(rule_id) for rule_id in ids}
    return [rule for rule in found.values() if rule is not None]


def rule_text(rule: Rule, words: Words) -> Text:
    """A rule with its page and its id."""
    return Text.assemble((f"{rule.ref}  ", "bold"), words.rule(rule), (f"  [{rule.id}]", "dim"))
