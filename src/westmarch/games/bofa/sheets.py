"""What each character and unit is and does, for somebody who points at it; numbers are those that the rules use."""

from __future__ import annotations

from westmarch.engine.notation import Label
from westmarch.engine.report import Sheet, Text
from westmarch.games.bofa.facts import (
    BATS,
    BEORN_POINTS,
    BLUE_TILE,
    BODYGUARDS,
    BROWN_TILE,
    CHARACTER_NAMES,
    DEFAULT,
    EAGLES,
    FATE_END,
    GREY_TILES,
    MANOEUVRE_NAMES,
    POINTS_TO_WIN,
    RESULTS,
    TERRAIN_NAMES,
    UNIT_NAMES,
    Edition,
)


def numbers_of(edition: Edition) -> dict[str, dict[str, int]]:
    """Numbers that the texts of characters mention."""
    e = edition
    return {
        "bard": {"tokens": e.bard_tokens, "target": e.bard_target},
        "gandalf": {"dice": e.burst_dice, "focused": e.burst_focused, "target": e.burst_target},
        "thranduil": {"dice": e.bow_dice, "target": e.bow_target},
        "bilbo": {"rings": e.bilbo_rings},
        "lord_of_the_eagles": {"eagles": e.lord_eagles, "dice": e.eagle_dice, "target": e.eagle_target},
        "beorn": {"dice": e.beorn_dice, "wrath": e.beorn_wrath, "most": e.beorn_wrath_max},
        "bolg": {"bodyguards": BODYGUARDS, "tokens": e.bolg_tokens},
    }


#: The tiles that cards put into the pool.
SPECIAL_TILES = {"blue": BLUE_TILE, "brown": BROWN_TILE}


def sheets(edition: Edition = DEFAULT) -> list[Sheet]:
    """One for each character, the birds, each sort of unit, fate tile and token, each face of a die and each track."""
    characters = [Sheet(f"character:{name}", of_character(edition, c, name)) for c, name in enumerate(CHARACTER_NAMES)]
    units = [Sheet(f"unit:{name}", of_unit(edition, unit, name)) for unit, name in enumerate(UNIT_NAMES)]
    tiles = [Sheet("tile:grey", of_grey_tiles(edition))]
    tiles += [Sheet(f"tile:{name}", of_special_tile(edition, tile, name)) for name, tile in SPECIAL_TILES.items()]
    tracks = [Sheet("track:fate", of_fate_track(edition)), Sheet("track:points", of_points(edition))]
    dice = [Sheet(f"die:{face}", [(f"bofa-sheet-die-{face.replace('_', '-')}", {})]) for face in RESULTS]
    tokens = [Sheet(f"token:{name}", [(f"bofa-sheet-token-{name}", about)]) for name, about in tokens_of(edition)]
    return characters + of_birds(edition) + units + tiles + tokens + dice + tracks


def of_birds(edition: Edition) -> list[Sheet]:
    """The reference cards of those who are neither characters nor units."""
    eagles = {"count": EAGLES, "dice": edition.eagle_dice, "target": edition.eagle_target}
    return [
        Sheet("eagles", [("bofa-sheet-eagles", eagles)]),
        Sheet("bats", [("bofa-sheet-bats", {"count": BATS})]),
    ]


def tokens_of(edition: Edition) -> list[tuple[str, dict[str, int]]]:
    """Each sort of token with the numbers that its text mentions."""
    return [
        ("leadership", {}),
        ("damage", {}),
        ("recruitment", {}),
        ("ring", {}),
        ("wrath", {"most": edition.beorn_wrath_max}),
        ("bodyguard", {}),
        ("concentration", {"dice": edition.burst_focused}),
    ]


def of_character(edition: Edition, character: int, name: str) -> list[Text]:
    lines: list[Text] = [
        (
            "bofa-sheet-character",
            {"movement": edition.movement[character], "leadership": edition.leadership[character]},
        ),
        (f"bofa-sheet-{name.replace('_', '-')}", numbers_of(edition).get(name, {})),
    ]
    if edition.enters_with[character]:
        faces = [Label(key=f"bofa-face-{face.replace('_', '-')}") for face in edition.enters_with[character]]
        if edition.arrival[character]:
            lines.append(("bofa-sheet-arrives", {"number": edition.arrival[character], "faces": faces}))
        else:
            lines.append(("bofa-sheet-enters", {"faces": faces}))
    return lines


def of_unit(edition: Edition, unit: int, name: str) -> list[Text]:
    key = name.replace("_", "-")
    # What a unit does is told where it is told of the unit that does so in the shipped edition.
    does = UNIT_NAMES[MANOEUVRE_NAMES.index(edition.manoeuvre[unit])].replace("_", "-")
    ground = [
        Label(key=f"bofa-sheet-{TERRAIN_NAMES[t]}") for t in range(len(TERRAIN_NAMES)) if edition.favours[unit][t]
    ]
    card = Label(key=f"bofa-combat-card-{key}")
    return [
        ("bofa-sheet-unit", {"number": edition.value[unit], "ground": ground}),
        ("bofa-sheet-card", {"name": card}),
        (f"bofa-combat-text-{does}", {}),
    ]


def of_grey_tiles(edition: Edition) -> list[Text]:
    """How many grey tiles there are of each number, and how many of them have the icon."""
    lines: list[Text] = []
    for number in sorted(set(edition.tile_number[:GREY_TILES])):
        icons = [edition.tile_icon[tile] for tile in range(GREY_TILES) if edition.tile_number[tile] == number]
        lines.append(("bofa-sheet-tiles", {"number": number, "count": len(icons), "icons": sum(icons)}))
    return lines


def of_special_tile(edition: Edition, tile: int, name: str) -> list[Text]:
    icon = "yes" if edition.tile_icon[tile] else "no"
    return [(f"bofa-sheet-tile-{name}", {"number": edition.tile_number[tile], "icon": icon})]


def of_fate_track(edition: Edition) -> list[Text]:
    """The length of the track, and who comes where."""
    lines: list[Text] = [("bofa-sheet-track-fate", {"number": FATE_END})]
    for character in edition.on_track:
        name = Label(key=f"bofa-character-{CHARACTER_NAMES[character].replace('_', '-')}")
        lines.append(("bofa-sheet-track-arrival", {"character": name, "number": edition.arrival[character]}))
    return lines


def of_points(edition: Edition) -> list[Text]:
    """What the settlements are worth, and how many points win."""
    lines: list[Text] = [("bofa-sheet-track-points", {"number": POINTS_TO_WIN, "beorn": BEORN_POINTS})]
    for place in edition.settlements:
        name = Label(key=f"bofa-place-{edition.place_names[place].replace('_', '-')}")
        about = {"place": name, "number": edition.points_of[place], "protection": edition.protection[place]}
        lines.append(("bofa-sheet-stronghold" if edition.protection[place] else "bofa-sheet-settlement", about))
    return lines
