"""Exact odds: a question in the words of ``westmarch odds``, answered in tables."""

from __future__ import annotations

import shlex

import click
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from westmarch.engine.errors import BadOptions
from westmarch.engine.odds import answer, questions
from westmarch.engine.report import Report
from westmarch.tui.local import LocalTable
from westmarch.tui.words import Words


class OddsScreen(ModalScreen[None]):
    """Ask, read, ask again."""

    BINDINGS = [Binding("escape", "dismiss(None)")]

    def __init__(self, table: LocalTable, words: Words) -> None:
        super().__init__()
        self.table = table
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(self.words.t("odds-title"), classes="heading")
            yield Input(id="code", compact=True, placeholder=self.words.t("odds-question"))
            with VerticalScroll(id="found"):
                yield Static(id="answer", markup=False)
            yield Static(self.words.t("keys-odds"), classes="hint")

    def on_mount(self) -> None:
        self.show(self.usage())

    def usage(self) -> Text:
        """What can be asked, with the arguments of each question."""
        group = questions(self.table.game)
        if group is None:
            return Text(self.words.t("odds-none"))
        lines = []
        for name, command in sorted(group.commands.items()):
            with click.Context(command, info_name=name) as context:
                lines.append(" ".join([name, *command.collect_usage_pieces(context)]).replace("[OPTIONS]", "…"))
        return Text("\n".join(lines))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        try:
            question = shlex.split(event.value)
            self.show(self.as_text(answer(self.table.game, question)) if question else self.usage())
        except (BadOptions, ValueError) as problem:
            self.show(Text(str(problem)))

    def as_text(self, report: Report) -> Text:
        """The tables of an answer: chances as percentages, other numbers as they are."""
        messages = self.words.messages
        text = Text()
        for table in report.tables:
            text.append(messages.text(*table.heading) + "\n", "bold")
            for said, value in table.rows:
                shown = f"{value:.1%}" if isinstance(value, float) and 0 <= value <= 1 else f"{value:g}"
                text.append(f"  {shown:>8}  {messages.text(*said)}\n")
        return text

    def show(self, text: Text) -> None:
        self.query_one("#answer", Static).update(text)
