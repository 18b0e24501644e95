"""How text positions write the Battle of Five Armies: places, units, characters and cards by name."""

from __future__ import annotations

from typing import Final

from westmarch.engine.columns import Column, Grid, Known
from westmarch.engine.text_value import Names
from westmarch.games.bofa.facts import (
    CARDS,
    CHARACTER_NAMES,
    CHARACTERS,
    DEFAULT,
    FIGURES,
    RESULTS,
    SIDE_OF_UNIT,
    SIDES,
    TERRITORIES,
    TERRITORY_NAMES,
    TOKENS,
    UNIT_NAMES,
    UNITS,
)
from westmarch.games.bofa.pieces import BAG, WAITING
from westmarch.games.bofa.state import NOBODY

_PLACES: Final = Names(DEFAULT.place_names)
_CARDS: Final = Names(DEFAULT.card_names)
_TERRITORIES: Final = Names(TERRITORY_NAMES)
_NOTHING_BY_PLACE: Final = [0] * DEFAULT.places


def _sizes(known: Known) -> list[int]:
    units = known["units"]
    return [sum(units[place * UNITS : (place + 1) * UNITS]) for place in range(DEFAULT.places)]


def _held(known: Known) -> list[int]:
    """The side of the units in each place."""
    units = known["units"]
    rows = [units[place * UNITS : (place + 1) * UNITS] for place in range(DEFAULT.places)]
    return [next((SIDE_OF_UNIT[unit] for unit in range(UNITS) if row[unit]), NOBODY) for row in rows]


def _reserve(known: Known) -> list[int]:
    """Figures that are not in a place."""
    units = known["units"]
    return [FIGURES[unit] - sum(units[unit::UNITS]) for unit in range(UNITS)]


COLUMNS: Final = {
    "units": Grid(DEFAULT.place_names, [UNIT_NAMES]),
    "sizes": Column(by=_PLACES, empty=_sizes),
    "held": Column(Names(["nobody", *SIDES], first=NOBODY), by=_PLACES, empty=_held),
    "reserve": Column(by=Names(UNIT_NAMES), empty=_reserve),
    "damage": Column(by=_PLACES, empty=_NOTHING_BY_PLACE),
    "lead": Column(by=_PLACES, empty=_NOTHING_BY_PLACE),
    "control": Column(by=_PLACES, empty=_NOTHING_BY_PLACE),
    "walls": Column(by=_PLACES, empty=_NOTHING_BY_PLACE),
    "where": Column(
        Names(["eyrie", "dead", "waiting", *DEFAULT.place_names], first=-3),
        by=Names(CHARACTER_NAMES),
        empty=[WAITING] * CHARACTERS,
    ),
    "active": Column(by=Names(CHARACTER_NAMES), empty=[0] * CHARACTERS),
    "eagles": Column(by=Names(["eyrie", *TERRITORY_NAMES]), empty=[0] * (1 + TERRITORIES)),
    "bats": Column(by=_TERRITORIES, empty=[0] * TERRITORIES),
    "token_at": Column(
        Names(["used", "bag", *DEFAULT.place_names], first=-2),
        by=Names([f"token{token}" for token in range(TOKENS)]),
        empty=[BAG] * TOKENS,
    ),
    "token_seen": Column(by=Names([f"token{token}" for token in range(TOKENS)]), empty=[0] * TOKENS),
    "dice": Column(by=Names([f"{side}-{face}" for side in SIDES for face in RESULTS]), empty=[0] * 2 * len(RESULTS)),
    "event_deck": Column(_CARDS),
    "event_discard": Column(_CARDS),
    "story_decks": Column(_CARDS),
    "hands": Column(_CARDS),
    "face_down": Column(_CARDS),
    "used_cards": Column(_CARDS),
    "resolving": Column(_CARDS),
    "fate_deck": Column(_CARDS),
    "table": Column(_CARDS),
    "card_seen": Column(by=_CARDS, empty=[0] * CARDS),
}
