"""What each character and unit is and does, for somebody who points at it; numbers are those that the rules use."""

from __future__ import annotations

from westmarch.engine.notation import Label
from westmarch.engine.report import Sheet, Text
from westmarch.games.bofa.facts import (
    ARRIVAL,
    BEORN_DICE,
    BEORN_WRATH,
    BILBO_RINGS,
    BOW_DICE,
    BURST_DICE,
    BURST_FOCUSED,
    CHARACTER_NAMES,
    ENTERS_WITH,
    FAVOURS,
    LEADERSHIP,
    LORD_EAGLES,
    MOVEMENT,
    TERRAIN_NAMES,
    UNIT_NAMES,
    VALUE,
)

#: Numbers that the texts of characters mention.
NUMBERS: dict[str, dict[str, int]] = {
    "gandalf": {"dice": BURST_DICE, "focused": BURST_FOCUSED},
    "thranduil": {"dice": BOW_DICE},
    "bilbo": {"rings": BILBO_RINGS},
    "lord_of_the_eagles": {"eagles": LORD_EAGLES},
    "beorn": {"dice": BEORN_DICE, "wrath": BEORN_WRATH},
}


def sheets() -> list[Sheet]:
    """One for each character and each sort of unit."""
    characters = [Sheet(f"character:{name}", of_character(c, name)) for c, name in enumerate(CHARACTER_NAMES)]
    return characters + [Sheet(f"unit:{name}", of_unit(unit, name)) for unit, name in enumerate(UNIT_NAMES)]


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
