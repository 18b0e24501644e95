"""Manners of opponents of the Middle-earth CCG; see ``ai.manners``."""

from __future__ import annotations

MANNERS = {
    # Always on the road.
    "rusher": {"move": 3.0, "enter/enter": 2.0, "call/call": 2.0},
    # Every creature against every company.
    "hunter": {"creature": 4.0, "hazard/play": 2.0},
    # Stays until the hand is right.
    "patient": {"move": -2.0, "character": 2.0, "store": 1.0, "end-discard/discard": 1.0},
}
