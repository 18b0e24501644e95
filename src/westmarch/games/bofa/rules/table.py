"""Effects of cards that lie on the table (p.15): asked where they matter, never stored."""

from __future__ import annotations

from westmarch.games.bofa.facts import CARD, RAVENHILL
from westmarch.games.bofa.state import Battlefield

HOLD_RAVENHILL = CARD["hold_ravenhill"]


def prevents_wall_damage(g: Battlefield, place: int) -> int:
    """How much damage to a stronghold a card on the table prevents now: the first of each turn."""
    if place == RAVENHILL:
        for entry in g.table:
            if entry[0] == HOLD_RAVENHILL and entry[2] != g.turn:
                entry[2] = g.turn
                return 1
    return 0
