"""What each character and unit is and does, for somebody who points at it; numbers are those that the rules use."""

from __future__ import annotations

from westmarch.engine.notation import Label
from westmarch.engine.report import Sheet, Text
from westmarch.games.bofa.facts import (
    ARRIVAL,
    BARD_TARGET,
    BARD_TOKENS,
    BEORN_DICE,
    BEORN_POINTS,
    BEORN_WRATH,
    BEORN_WRATH_MAX,
    BILBO_RINGS,
    BLUE_TILE,
    BODYGUARDS,
    BOLG_TOKENS,
    BOW_DICE,
    BOW_TARGET,
    BROWN_TILE,
    BURST_DICE,
    BURST_FOCUSED,
    BURST_TARGET,
    CHARACTER_NAMES,
    EAGLE_DICE,
    EAGLE_TARGET,
    ENTERS_WITH,
    FATE_END,
    FAVOURS,
    GREY_TILES,
    LEADERSHIP,
    LORD_EAGLES,
    MOVEMENT,
    ON_TRACK,
    PLACE_NAMES,
    POINTS_OF,
    POINTS_TO_WIN,
    PROTECTION,
    SETTLEMENTS,
    TERRAIN_NAMES,
    TILE_ICON,
    TILE_NUMBER,
    UNIT_NAMES,
    VALUE,
)

#: Numbers that the texts of characters mention.
NUMBERS: dict[str, dict[str, int]] = {
    "bard": {"tokens": BARD_TOKENS, "target": BARD_TARGET},
    "gandalf": {"dice": BURST_DICE, "focused": BURST_FOCUSED, "target": BURST_TARGET},
    "thranduil": {"dice": BOW_DICE, "target": BOW_TARGET},
    "bilbo": {"rings": BILBO_RINGS},
    "lord_of_the_eagles": {"eagles": LORD_EAGLES, "dice": EAGLE_DICE, "target": EAGLE_TARGET},
    "beorn": {"dice": BEORN_DICE, "wrath": BEORN_WRATH, "most": BEORN_WRATH_MAX},
    "bolg": {"bodyguards": BODYGUARDS, "tokens": BOLG_TOKENS},
}

#: The tiles that cards put into the pool.
SPECIAL_TILES = {"blue": BLUE_TILE, "brown": BROWN_TILE}


def sheets() -> list[Sheet]:
    """One for each character, each sort of unit, each sort of fate tile and each track."""
    characters = [Sheet(f"character:{name}", of_character(c, name)) for c, name in enumerate(CHARACTER_NAMES)]
    units = [Sheet(f"unit:{name}", of_unit(unit, name)) for unit, name in enumerate(UNIT_NAMES)]
    tiles = [Sheet("tile:grey", of_grey_tiles())]
    tiles += [Sheet(f"tile:{name}", of_special_tile(tile, name)) for name, tile in SPECIAL_TILES.items()]
    return characters + units + tiles + [Sheet("track:fate", of_fate_track()), Sheet("track:points", of_points())]


def of_character(character: int, name: str) -> list[Text]:
    lines: list[Text] = [
        ("bofa-sheet-character", {"movement": MOVEMENT[character], "leadership": LEADERSHIP[character]}),
        (f"bofa-sheet-{name.replace('_', '-')}", NUMBERS.get(name, {})),
    ]
    if ENTERS_WITH[character]:
        faces = [Label(key=f"bofa-face-{face.replace('_', '-')}") for face in ENTERS_WITH[character]]
        if ARRIVAL[character]:
            lines.append(("bofa-sheet-arrives", {"number": ARRIVAL[character], "faces": faces}))
        else:
            lines.append(("bofa-sheet-enters", {"faces": faces}))
    return lines


def of_unit(unit: int, name: str) -> list[Text]:
    key = name.replace("_", "-")
    ground = [Label(key=f"bofa-sheet-{TERRAIN_NAMES[t]}") for t in range(len(TERRAIN_NAMES)) if FAVOURS[unit][t]]
    card = Label(key=f"bofa-combat-card-{key}")
    return [
        ("bofa-sheet-unit", {"number": VALUE[unit], "ground": ground}),
        ("bofa-sheet-card", {"name": card}),
        (f"bofa-combat-text-{key}", {}),
    ]


def of_grey_tiles() -> list[Text]:
    """How many grey tiles there are of each number, and how many of them have the icon."""
    lines: list[Text] = []
    for number in sorted(set(TILE_NUMBER[:GREY_TILES])):
        icons = [TILE_ICON[tile] for tile in range(GREY_TILES) if TILE_NUMBER[tile] == number]
        lines.append(("bofa-sheet-tiles", {"number": number, "count": len(icons), "icons": sum(icons)}))
    return lines


def of_special_tile(tile: int, name: str) -> list[Text]:
    icon = "yes" if TILE_ICON[tile] else "no"
    return [(f"bofa-sheet-tile-{name}", {"number": TILE_NUMBER[tile], "icon": icon})]


def of_fate_track() -> list[Text]:
    """The length of the track, and who comes where."""
    lines: list[Text] = [("bofa-sheet-track-fate", {"number": FATE_END})]
    for character in ON_TRACK:
        name = Label(key=f"bofa-character-{CHARACTER_NAMES[character].replace('_', '-')}")
        lines.append(("bofa-sheet-track-arrival", {"character": name, "number": ARRIVAL[character]}))
    return lines


def of_points() -> list[Text]:
    """What the settlements are worth, and how many points win."""
    lines: list[Text] = [("bofa-sheet-track-points", {"number": POINTS_TO_WIN, "beorn": BEORN_POINTS})]
    for place in SETTLEMENTS:
        name = Label(key=f"bofa-place-{PLACE_NAMES[place].replace('_', '-')}")
        about = {"place": name, "number": POINTS_OF[place], "protection": PROTECTION[place]}
        lines.append(("bofa-sheet-stronghold" if PROTECTION[place] else "bofa-sheet-settlement", about))
    return lines
