"""What each character, figure and hunt tile is and does, for somebody who points at it."""

from __future__ import annotations

from westmarch.engine.notation import Label
from westmarch.engine.report import Sheet, Text
from westmarch.games.wotr.facts import (
    CHARACTERS,
    COLUMN_NAMES,
    FIGURES,
    FREE,
    SHADOW,
    TILE_CARD,
    TILE_COUNT,
    TILE_DIE,
    TILE_EYE,
    TILE_REVEAL,
    TILE_STOP,
    TILE_VALUE,
)


def sheets() -> list[Sheet]:
    """One for each character, each sort of figure and each hunt tile."""
    found = [Sheet(f"character:{name}", [(f"wotr-character-{name}-text", {})]) for name in CHARACTERS]
    for side in (FREE, SHADOW):
        for column, name in enumerate(COLUMN_NAMES[side]):
            found.append(Sheet(f"figure:{name}", of_figure(name, FIGURES[side][column])))
    found += [Sheet(f"tile:t{tile}", of_tile(tile)) for tile in range(TILE_COUNT)]
    return found


def of_figure(name: str, count: int) -> list[Text]:
    """What a sort of figure does, and how many of them there are."""
    kind = name.rpartition("-")[2]
    return [(f"wotr-sheet-{kind}", {}), ("wotr-sheet-count", {"count": count})]


def of_tile(tile: int) -> list[Text]:
    """The damage of a hunt tile, its icons, and the card by which a special one comes into play."""
    value = TILE_VALUE[tile]
    lines: list[Text] = []
    if value == TILE_EYE:
        lines.append(("wotr-sheet-tile-eye", {}))
    elif value == TILE_DIE:
        lines.append(("wotr-sheet-tile-die", {}))
    elif value < 0:
        lines.append(("wotr-sheet-tile-heals", {"count": -value}))
    else:
        lines.append(("wotr-sheet-tile-damage", {"count": value}))
    if TILE_REVEAL[tile]:
        lines.append(("wotr-sheet-tile-reveal", {}))
    if TILE_STOP[tile]:
        lines.append(("wotr-sheet-tile-stop", {}))
    if TILE_CARD[tile]:
        lines.append(("wotr-sheet-tile-card", {"card": Label(key=f"wotr-card-{TILE_CARD[tile]}")}))
    return lines
