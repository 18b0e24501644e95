"""All definitions: importing this module fills the registry."""

from __future__ import annotations

from westmarch.games.meccg.cards import (
    allies_and_factions,
    characters,
    creatures,
    hazards,
    items,
    resources,
    words,
)

MODULES = (words, characters, items, allies_and_factions, resources, hazards, creatures)
