"""How text positions write War of the Ring: regions, figures, characters and cards by name."""

from __future__ import annotations

from typing import Final

from westmarch.engine.columns import Column, Grid, Known
from westmarch.engine.text_value import Names
from westmarch.games.wotr.facts import (
    CARD_COUNT,
    CARDS,
    CHARACTERS,
    COLUMN_NAMES,
    FACES,
    FIGURES,
    NATIONS,
    OWNER,
    REGIONS,
    SIDES,
    SLOTS,
    START_ACTIVE,
    START_STEPS,
    STRONGHOLDS,
    TILE_COUNT,
    TILE_SIDE,
    TILE_UNUSED,
    UNIT_COLUMNS,
    WIDTH,
    deck_of,
)

#: The open ground of a region has its name; a besieged garrison is inside.
SLOT_NAMES: Final = [*REGIONS, *[f"{REGIONS[place]}-inside" for place in STRONGHOLDS], "attackers", "marching"]
_SLOTS: Final = Names(["eliminated", "fellowship", "nowhere", *SLOT_NAMES], first=-3)
_CARDS: Final = Names(["none", *CARDS], first=-1)
_BY_SIDE: Final = Names(SIDES)
_COLUMNS: Final = [name for table in COLUMN_NAMES for name in table]


def _figures_of(known: Known, side: int, column: int) -> int:
    """Figures of a kind on the board."""
    start, width = (0, WIDTH[0]) if side == 0 else (SLOTS * WIDTH[0], WIDTH[1])
    figures = known["figures"]
    return sum([figures[start + slot * width + column] for slot in range(SLOTS)])


def _tally(known: Known) -> list[int]:
    """Units, then leaders or Nazgul, of each force."""
    units, led = [], []
    start = 0
    for side in (0, 1):
        for slot in range(SLOTS):
            at = start + slot * WIDTH[side]
            row = known["figures"][at : at + WIDTH[side]]
            units.append(sum(row[: UNIT_COLUMNS[side]]))
            led.append(sum(row[UNIT_COLUMNS[side] :]))
        start += SLOTS * WIDTH[side]
    return units + led


def _in_the_box(known: Known) -> list[int]:
    """What is neither on the board nor lost."""
    free = [FIGURES[0][c] - _figures_of(known, 0, c) - known["casualties"][c] for c in range(WIDTH[0])]
    return free + [FIGURES[1][c] - _figures_of(known, 1, c) for c in range(WIDTH[1])]


def _undrawn(known: Known) -> list[list[int]]:
    """Cards that lie nowhere else."""
    gone = set(known["discards"]) | set(known["playing"]) | set(known["combat_cards"])
    for cards in [*known["hands"], *known["table"]]:
        gone.update(cards)
    decks: list[list[int]] = [[], [], [], []]
    for card in range(CARD_COUNT):
        if card not in gone:
            decks[deck_of(card)].append(card)
    return decks


COLUMNS: Final = {
    "figures": Grid(SLOT_NAMES, COLUMN_NAMES),
    "tally": Column(empty=_tally),
    "casualties": Column(by=Names(COLUMN_NAMES[0]), empty=[0] * WIDTH[0]),
    "reinforcements": Column(by=Names(_COLUMNS), empty=_in_the_box),
    "where": Column(_SLOTS, by=Names(CHARACTERS), empty=[-1] * len(CHARACTERS)),
    "steps": Column(by=Names(NATIONS), empty=START_STEPS),
    "active": Column(by=Names(NATIONS), empty=START_ACTIVE),
    "control": Column(Names([*SIDES, "nobody"]), by=Names(REGIONS), empty=OWNER),
    "fellowship": Column(Names(REGIONS)),
    "guide": Column(Names(CHARACTERS)),
    "tiles": Column(
        Names(["pool", "drawn", "waiting", "unused", "removed"]),
        by=Names([f"tile{tile}" for tile in range(TILE_COUNT)]),
        empty=[TILE_UNUSED if side >= 0 else 0 for side in TILE_SIDE],
    ),
    "dice": Column(by=Names([f"{side}-{face}" for side in SIDES for face in FACES]), empty=[0] * 2 * len(FACES)),
    "hunt_box": Column(by=_BY_SIDE, empty=[0, 0]),
    "used": Column(by=_BY_SIDE, empty=[0, 0]),
    "rolled": Column(by=_BY_SIDE, empty=[0, 0]),
    "rings": Column(by=_BY_SIDE, empty=[3, 0]),
    "hands": Column(_CARDS),
    "table": Column(_CARDS),
    "discards": Column(_CARDS),
    "face_down": Column(_CARDS),
    "playing": Column(_CARDS),
    "combat_cards": Column(_CARDS),
    "decks": Column(_CARDS, empty=_undrawn),
}
