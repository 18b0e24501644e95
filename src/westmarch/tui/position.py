"""The pane with the position: a game's own digest where there is one, else its view in sections."""

from __future__ import annotations

import importlib

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


def position_text(words: Words, g: State, seat: int) -> Text:
    """The sections as one text: titles in bold, tall sections indented below theirs."""
    text = Text()
    for section in sections(words, g, seat):
        text.append(section.title, "bold underline" if section.tall else "bold")
        if section.tall:
            for line in section.lines:
                text.append(f"\n  {line}")
        else:
            text.append(f"  {'; '.join(section.lines)}")
        text.append("\n")
    text.right_crop(1)
    return text
