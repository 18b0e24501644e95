"""Positions of War of the Ring in which one decision matters."""

from __future__ import annotations

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.runner import advance
from westmarch.games.wotr.facts import (
    CHARACTER,
    EVENT,
    FREE,
    GOLLUM,
    IN_FELLOWSHIP,
    TILE_IN_POOL,
    TILE_REMOVED,
    TILE_VALUE,
)
from westmarch.games.wotr.rules.turn import TheWar, Turn
from westmarch.games.wotr.setup import set_up
from westmarch.games.wotr.state import War


def in_mordor(step: int, corruption: int, tile_value: int, seed: int = 1) -> War:
    """The Free Peoples to act with a Character and an Event result, Gollum and the Ring-bearers alone in Mordor; all
    tiles in the pool show one number and the Hunt Box is empty."""
    g = set_up(Chance(seed_of(seed)))
    for companion in range(7):
        g.where[companion] = -3
    g.where[GOLLUM] = IN_FELLOWSHIP
    g.guide = GOLLUM
    g.fellowship = -1
    g.mordor = step
    g.corruption = corruption
    for tile, value in enumerate(TILE_VALUE):
        g.tiles[tile] = TILE_IN_POOL if tile < 7 and value == tile_value else TILE_REMOVED
    return acting(g, {CHARACTER: 1, EVENT: 1})


def acting(g: War, dice: dict[int, int]) -> War:
    """At the Free Peoples' action with some dice, in a later turn; the Shadow has one die."""
    war, turn = TheWar(), Turn()
    war.pc = 1
    turn.pc = Turn.STEPS.index("action_resolution")
    g.turn = 6
    for face, count in dice.items():
        g.dice[FREE * 7 + face] = count
    g.dice[7 + EVENT] = 1
    g.stack = [war, turn]
    advance(g)
    return g
