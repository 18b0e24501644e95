"""All cards: importing this module gives the words of the definitions their meaning, and the cards their abilities."""

from __future__ import annotations

from westmarch.games.meccg.cards.definitions import (
    agents,
    allies_and_factions,
    characters,
    corruption_cards,
    creatures,
    dragons,
    hazard_events_combat,
    hazard_events_dragons,
    hazard_events_journeys,
    hazard_events_keying,
    hazard_events_movement,
    hazard_events_nazgul,
    hoard_items,
    hosts,
    items,
    resource_events_combat,
    resource_events_environment,
    resource_events_information,
    resource_events_movement,
    rings,
)
from westmarch.games.meccg.cards.meanings import (
    conditions,
    conditions_hazards,
    odd,
    places,
    properties,
    verbs_cards,
    verbs_combat,
    verbs_hazards,
    verbs_movement,
    verbs_playing,
)

MEANINGS = (
    places, properties, conditions, conditions_hazards, verbs_cards, verbs_playing, verbs_combat, verbs_hazards,
    verbs_movement, odd,
)  # fmt: skip
DEFINITIONS = (
    characters,
    items,
    rings,
    hoard_items,
    allies_and_factions,
    resource_events_combat,
    resource_events_movement,
    resource_events_information,
    resource_events_environment,
    hazard_events_combat,
    hazard_events_movement,
    corruption_cards,
    hazard_events_dragons,
    hazard_events_journeys,
    hazard_events_keying,
    hazard_events_nazgul,
    hosts,
    creatures,
    dragons,
    agents,
)
