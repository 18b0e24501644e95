"""What each character, figure, hunt tile, die and nation is and does, for somebody who points at it."""

from __future__ import annotations

from westmarch.engine.notation import Label
from westmarch.engine.report import Sheet, Text
from westmarch.games.wotr.facts import (
    CHARACTERS,
    CITY,
    COLUMN_NAMES,
    FACES,
    FEATURE,
    FIGURES,
    FREE,
    NATION_OF_REGION,
    NATIONS,
    REGIONS,
    SHADOW,
    STRONGHOLD,
    TILE_CARD,
    TILE_COUNT,
    TILE_DIE,
    TILE_EYE,
    TILE_REVEAL,
    TILE_STOP,
    TILE_VALUE,
    TOWN,
)

#: The sorts of settlements, as their lines are called.
SETTLEMENTS = {STRONGHOLD: "strongholds", CITY: "cities", TOWN: "towns"}
#: What armies defend: the places that a region may have.
DEFENCES = ("stronghold", "city", "town", "fortification")
TRACKS = ("points", "hunt", "fellowship", "politics")
#: The dice that play the cards of a deck.
DECKS = {"character": "wotr-sheet-deck-character", "strategy": "wotr-sheet-deck-strategy"}


def sheets() -> list[Sheet]:
    """One for each character, sort of figure, settlement, hunt tile, face of a die, deck, nation and track."""
    found = [Sheet(f"character:{name}", [(f"wotr-character-{name}-text", {})]) for name in CHARACTERS]
    for side in (FREE, SHADOW):
        for column, name in enumerate(COLUMN_NAMES[side]):
            found.append(Sheet(f"figure:{name}", of_figure(name, FIGURES[side][column])))
    found += [Sheet(f"settlement:{name}", [(f"wotr-sheet-{name}", {})]) for name in DEFENCES]
    found += [Sheet(f"tile:t{tile}", of_tile(tile)) for tile in range(TILE_COUNT)]
    found += [Sheet(f"die:{face}", [(f"wotr-sheet-die-{face}", {})]) for face in FACES]
    found.append(Sheet("rings", [("wotr-sheet-rings", {})]))
    for owner in ("free", "shadow"):
        found += [Sheet(f"deck:{owner}-{deck}", [(line, {})]) for deck, line in DECKS.items()]
    found += [Sheet(f"nation:{name}", of_nation(nation)) for nation, name in enumerate(NATIONS)]
    found += [Sheet(f"track:{track}", [(f"wotr-sheet-track-{track}", {})]) for track in TRACKS]
    return found


def of_nation(nation: int) -> list[Text]:
    """The settlements of a nation, those that count most first."""
    lines: list[Text] = []
    for feature, name in SETTLEMENTS.items():
        places = [
            Label(key=f"wotr-region-{region}")
            for r, region in enumerate(REGIONS)
            if NATION_OF_REGION[r] == nation and FEATURE[r] == feature
        ]
        if places:
            lines.append((f"wotr-sheet-{name}", {"places": places}))
    return lines


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
