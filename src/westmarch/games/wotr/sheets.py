"""What each character, figure and hunt tile is and does, for somebody who points at it."""

from __future__ import annotations

from westmarch.engine.report import Sheet, Text
from westmarch.games.wotr.facts import CHARACTERS, COLUMN_NAMES, FIGURES, FREE, SHADOW


def sheets() -> list[Sheet]:
    """One for each character and each sort of figure."""
    found = [Sheet(f"character:{name}", [(f"wotr-character-{name}-text", {})]) for name in CHARACTERS]
    for side in (FREE, SHADOW):
        for column, name in enumerate(COLUMN_NAMES[side]):
            found.append(Sheet(f"figure:{name}", of_figure(name, FIGURES[side][column])))
    return found


def of_figure(name: str, count: int) -> list[Text]:
    """What a sort of figure does, and how many of them there are."""
    kind = name.rpartition("-")[2]
    return [(f"wotr-sheet-{kind}", {}), ("wotr-sheet-count", {"count": count})]
