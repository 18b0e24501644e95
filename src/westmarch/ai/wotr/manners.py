"""Manners of opponents of War of the Ring; see ``ai.manners``."""

from __future__ import annotations

MANNERS = {
    # Storms and runs.
    "rusher": {"attack": 2.5, "move_fellowship": 2.5, "press": 0.2, "recruit": -1.0, "draw": -1.0},
    # After the Ring, or hiding from those who are.
    "hunter": {"move_minions": 2.0, "hide_fellowship": 2.0, "minion": 2.0, "attack": -1.0},
    # Cards, friends and strongholds before battles.
    "patient": {"draw": 1.5, "recruit": 1.5, "diplomacy": 1.0, "attack": -2.0, "cease": 0.2},
}
