"""All definitions: importing this module fills the registry."""

from __future__ import annotations

from westmarch.games.meccg.cards import (
    agents,
    allies_and_factions,
    arrivals,
    characters,
    conditions,
    creatures,
    dragons,
    fights,
    hazards,
    hoards,
    hosts,
    items,
    journeys,
    journeys_resources,
    lore,
    lures,
    places,
    resources,
    rings,
    skies,
    traits,
    troubles,
    verbs,
)

#: What the definitions say, then the definitions.
VOCABULARY = (places, traits, conditions, verbs, arrivals, fights, journeys)
MODULES = (
    *VOCABULARY,
    characters,
    items,
    rings,
    hoards,
    allies_and_factions,
    resources,
    journeys_resources,
    lore,
    skies,
    hazards,
    troubles,
    lures,
    hosts,
    creatures,
    dragons,
    agents,
)
