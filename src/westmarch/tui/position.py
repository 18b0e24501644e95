"""The pane with the position: a game's own digest where there is one, else its view in sections."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from westmarch.engine.digest import Section
from westmarch.engine.state import State
from westmarch.tui.naming import Names
from westmarch.tui.sections import sections_of
from westmarch.tui.words import Words


def sections(words: Words, g: State, seat: int) -> list[Section]:
    """What a seat sees."""
    view = words.game.view(g, seat)
    names = Names(words, g, seat)
    digest = words.game.digest_module
    return sections_of(view, names) if digest is None else digest.sections(view, names)


def board(words: Words, g: State, seat: int, width: int) -> Text | None:
    """The board drawn with text; None if the game has none."""
    digest = words.game.digest_module
    lines = [] if digest is None else digest.board(words.game.view(g, seat), Names(words, g, seat), width)
    return Text("\n".join(lines), no_wrap=True) if lines else None


def position_pane(words: Words, g: State, seat: int) -> RenderableType:
    """The sections one below the other: titles in bold, tall sections as a list below theirs."""
    parts: list[RenderableType] = []
    for section in sections(words, g, seat):
        if section.tall:
            parts.append(Text(section.title, "bold underline"))
            parts.append(listed([Text(line) for line in section.lines]))
        else:
            parts.append(Text.assemble((section.title, "bold"), "  ", "; ".join(section.lines)))
    return Group(*parts)


def listed(lines: list[Text]) -> Table:
    """Lines with a dot each, and with their continuations indented."""
    table = Table.grid(padding=0)
    table.add_column(width=2)
    table.add_column(ratio=1)
    table.expand = True
    for line in lines:
        table.add_row("·", line)
    return table
