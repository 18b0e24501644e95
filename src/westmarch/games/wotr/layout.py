"""Where figures are counted in the flat lists of the position."""

from __future__ import annotations

from typing import Final

from westmarch.games.wotr.facts import FREE, GARRISON_LIMIT, REGION_COUNT, SHADOW, SLOTS, STACKING, WIDTH

#: Where the row of a force begins in ``figures``: Free Peoples forces first, then the Shadow's.
_SHADOW_START: Final = 123 * 15
SLOT_BIT: Final[list[int]] = [1 << slot for slot in range(SLOTS)]


def row(side: int, slot: int) -> int:
    """Where the figures of a force begin."""
    return slot * 15 if side == FREE else _SHADOW_START + slot * 7


def box(side: int, column: int) -> int:
    """The place of a column in the reinforcements."""
    return column if side == FREE else 15 + column


#: Where elites removed are numbered, besides those reduced: after all places of the reinforcements.
ELITES_REMOVED: Final = WIDTH[FREE] + WIDTH[SHADOW]


def band_of(figure: int, region: int) -> int:
    """The number of a kind of figures in a region."""
    return region * ELITES_REMOVED + figure


def figure_of_band(band: int) -> int:
    return band % ELITES_REMOVED


def region_of_band(band: int) -> int:
    return band // ELITES_REMOVED


def member_of(side: int, place: int) -> int:
    """The number of a member of an army by its place: a column of figures, or a character after the columns."""
    return box(side, place) if place < WIDTH[side] else WIDTH[FREE] + WIDTH[SHADOW] + place - WIDTH[side]


def stacking_limit(slot: int) -> int:
    """Units of a side that a slot holds: ten in a region, five inside a besieged stronghold."""
    return STACKING if slot < REGION_COUNT else GARRISON_LIMIT
