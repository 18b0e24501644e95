"""Small screens: handing over, consent, leaving, help, and the position in full."""

from __future__ import annotations

from contextlib import suppress

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Center, Middle, ScrollableContainer, Vertical, VerticalScroll
from textual.css.query import NoMatches
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from westmarch.ai.hints import Advice, advise
from westmarch.ai.policy import Seen
from westmarch.tui.local import NOBODY, LocalTable
from westmarch.tui.position import board, position_pane
from westmarch.tui.words import Words


class HandOver(Screen[bool]):
    """Between two people at one keyboard: nothing of the table is on the screen. True takes the last step back."""

    BINDINGS = [Binding("enter", "dismiss(False)"), Binding("u", "undo"), Binding("q", "app.leave")]

    def __init__(self, table: LocalTable, words: Words, person: int) -> None:
        super().__init__()
        self.table = table
        self.words = words
        self.person = person

    def compose(self) -> ComposeResult:
        name = self.words.seat(self.table.g, self.person)
        lines = [self.words.t("hand-over", seat=name), "", self.words.t("hand-over-enter", seat=name)]
        if self.may_undo():
            last = self.words.seat(self.table.g, self.table.viewer)
            lines.append(self.words.t("hand-over-undo", seat=last))
        with Middle(), Center():
            yield Static("\n".join(lines), classes="notice", markup=False)

    def may_undo(self) -> bool:
        """Whether who has just decided could take that back without asking anybody."""
        steps = self.table.session.steps
        if self.table.viewer == NOBODY or not steps or steps[-1].seat != self.table.viewer or self.table.g.over:
            return False
        return not self.table.undo_needs()

    def action_undo(self) -> None:
        if self.may_undo():
            self.dismiss(True)


class Consent(Screen[bool]):
    """Another person is asked to agree to an undo: the table is hidden. The yes of both languages is accepted."""

    BINDINGS = [Binding("y,s", "dismiss(True)"), Binding("n,escape", "dismiss(False)")]

    def __init__(self, table: LocalTable, words: Words, other: int) -> None:
        super().__init__()
        asker = words.seat(table.g, table.viewer)
        self.text = words.t("consent", asker=asker, other=words.seat(table.g, other))

    def compose(self) -> ComposeResult:
        with Middle(), Center():
            yield Static(self.text, classes="notice", markup=False)


class Leaving(ModalScreen[str]):
    """Something is not saved: save, leave, or stay."""

    BINDINGS = [
        Binding("s", "dismiss('save')"),
        Binding("q", "dismiss('leave')"),
        Binding("escape", "dismiss('stay')"),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="box small"):
            yield Static(self.words.t("leaving"), markup=False)


class Reader(ModalScreen[None]):
    """A long text to scroll."""

    BINDINGS = [Binding("escape,enter,p,h,question_mark,q", "dismiss(None)")]

    words: Words

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            with VerticalScroll(id="reading"):
                yield Static(id="reading-text")
            yield Static(self.words.t("keys-box"), classes="hint")


class Position(Reader):
    """The position on the whole screen."""

    def __init__(self, table: LocalTable, words: Words) -> None:
        super().__init__()
        self.table = table
        self.words = words

    def on_mount(self) -> None:
        text = position_pane(self.words, self.table.g, self.table.viewer)
        self.query_one("#reading-text", Static).update(text)


class Board(ModalScreen[None]):
    """The board, drawn as wide as the screen or wider: arrows scroll it."""

    BINDINGS = [Binding("escape,enter,m,q", "dismiss(None)")]

    def __init__(self, table: LocalTable, words: Words) -> None:
        super().__init__()
        self.table = table
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="box whole"):
            with ScrollableContainer(id="reading"):
                yield Static(id="map-text", markup=False)
            yield Static(self.words.t("keys-box"), classes="hint")

    def on_mount(self) -> None:
        drawn = board(self.words, self.table.g, self.table.viewer, self.app.size.width - 6)
        self.query_one("#map-text", Static).update(drawn or self.words.t("no-board"))
        self.query_one("#reading").focus()


class Advised(Reader):
    """What an opponent would do, worked out in a thread: best first, with the chances and the reasons."""

    def __init__(self, table: LocalTable, words: Words) -> None:
        super().__init__()
        self.table = table
        self.words = words

    def on_mount(self) -> None:
        self.query_one("#reading-text", Static).update(self.words.t("hint-thinking"))
        ask = self.table.question()
        if ask is not None:
            seen = Seen(self.table.game, self.table.g.clone(), ask.seat)
            self.run_worker(lambda: self.think(seen), thread=True)

    def think(self, seen: Seen) -> None:
        found = advise(seen, "medium")
        # The screen may have been closed meanwhile.
        with suppress(RuntimeError, NoMatches):
            self.app.call_from_thread(self.show, found)

    def show(self, found: list[Advice]) -> None:
        words, g = self.words, self.table.g
        lines = [words.t("hint-title"), ""]
        for number, advice in enumerate(found, start=1):
            text = words.option(g, self.table.viewer, advice.option)
            lines.append(words.t("hint", number=number, option=text, chance=f"{advice.chance:.0%}"))
            for reason in advice.reasons:
                lines.append(f"     {'+' if reason.change > 0 else '−'} {words.messages.text(reason.key)}")
        self.query_one("#reading-text", Static).update(Text("\n".join(lines if found else [words.t("hint-none")])))


class Help(Reader):
    """Keys and how to play."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def on_mount(self) -> None:
        self.query_one("#reading-text", Static).update(self.words.t("help"))
