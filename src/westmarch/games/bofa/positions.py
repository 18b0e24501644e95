"""How text positions write the Battle of Five Armies: places, units, characters and cards by name."""

from __future__ import annotations

from typing import Final

from westmarch.engine.columns import Column, Grid, Known
from westmarch.engine.text_value import Names
from westmarch.games.bofa.facts import (
    CARDS,
    CHARACTER_NAMES,
    CHARACTERS,
    FIGURES,
    RESULTS,
    SIDE_OF_UNIT,
    SIDES,
    TERRITORIES,
    TERRITORY_NAMES,
    TOKENS,
    UNIT_NAMES,
    UNITS,
    Edition,
)
from westmarch.games.bofa.pieces import BAG, WAITING
from westmarch.games.bofa.state import NOBODY

_TERRITORIES: Final = Names(TERRITORY_NAMES)


def _rows(known: Known) -> list[list[int]]:
    """The units of each place by type."""
    units = known["units"]
    return [units[start : start + UNITS] for start in range(0, len(units), UNITS)]


def _sizes(known: Known) -> list[int]:
    return [sum(row) for row in _rows(known)]


def _held(known: Known) -> list[int]:
    """The side of the units in each place."""
    return [next((SIDE_OF_UNIT[unit] for unit in range(UNITS) if row[unit]), NOBODY) for row in _rows(known)]


def _reserve(known: Known) -> list[int]:
    """Figures that are not in a place."""
    units = known["units"]
    return [FIGURES[unit] - sum(units[unit::UNITS]) for unit in range(UNITS)]


def columns_of(edition: Edition) -> dict[str, Column]:
    """How positions on the map of an edition are written."""
    places, cards = Names(edition.place_names), Names(edition.card_names)
    nothing = [0] * edition.places
    return {
        "units": Grid(edition.place_names, [UNIT_NAMES]),
        "sizes": Column(by=places, empty=_sizes),
        "held": Column(Names(["nobody", *SIDES], first=NOBODY), by=places, empty=_held),
        "reserve": Column(by=Names(UNIT_NAMES), empty=_reserve),
        "damage": Column(by=places, empty=nothing),
        "lead": Column(by=places, empty=nothing),
        "control": Column(by=places, empty=nothing),
        "walls": Column(by=places, empty=nothing),
        "where": Column(
            Names(["eyrie", "dead", "waiting", *edition.place_names], first=-3),
            by=Names(CHARACTER_NAMES),
            empty=[WAITING] * CHARACTERS,
        ),
        "active": Column(by=Names(CHARACTER_NAMES), empty=[0] * CHARACTERS),
        "eagles": Column(by=Names(["eyrie", *TERRITORY_NAMES]), empty=[0] * (1 + TERRITORIES)),
        "bats": Column(by=_TERRITORIES, empty=[0] * TERRITORIES),
        "token_at": Column(
            Names(["used", "bag", *edition.place_names], first=-2),
            by=Names([f"token{token}" for token in range(TOKENS)]),
            empty=[BAG] * TOKENS,
        ),
        "token_seen": Column(by=Names([f"token{token}" for token in range(TOKENS)]), empty=[0] * TOKENS),
        "dice": Column(
            by=Names([f"{side}-{face}" for side in SIDES for face in RESULTS]), empty=[0] * 2 * len(RESULTS)
        ),
        "event_deck": Column(cards),
        "event_discard": Column(cards),
        "story_decks": Column(cards),
        "hands": Column(cards),
        "face_down": Column(cards),
        "used_cards": Column(cards),
        "resolving": Column(cards),
        "fate_deck": Column(cards),
        "table": Column(cards),
        "card_seen": Column(by=cards, empty=[0] * CARDS),
    }
