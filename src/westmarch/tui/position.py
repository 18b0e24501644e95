"""The pane with the position: a game's own digest where there is one, else its view in sections."""

from __future__ import annotations

import importlib

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from westmarch.engine.state import State
from westmarch.tui.naming import Names
from westmarch.tui.sections import Section, sections_of
from westmarch.tui.words import Words

#: Where the digest of a game is; a game that is not here is shown as its view is.
DIGESTS = {"wotr": "westmarch.tui.digest_wotr"}


def sections(words: Words, g: State, seat: int) -> list[Section]:
    """What a seat sees."""
    view = words.game.view(g, seat)
    names = Names(words, g, seat)
    place = DIGESTS.get(words.game.name)
    if place is None:
        return sections_of(view, names)
    found: list[Section] = importlib.import_module(place).sections(view, names)
    return found


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
