"""Manners of opponents of The Battle of Five Armies; see ``ai.manners``."""

from __future__ import annotations

MANNERS = {
    # Attacks wherever somebody stands.
    "rusher": {"attack": 6.0, "led_attack": 6.0, "goblin_attack": 6.0, "press_on": 3.0, "wait": -4.0},
    # Heroes, eagles and bears at the throat of the enemy.
    "hunter": {"enter": 8.0, "eagles": 5.0, "beorn": 5.0, "led_attack": 4.0, "target": 2.0},
    # Holds what is held, and gathers.
    "patient": {"recruit": 4.0, "recover": 4.0, "cease": 3.0, "stand": 2.0, "attack": -4.0, "led_attack": -4.0},
}
