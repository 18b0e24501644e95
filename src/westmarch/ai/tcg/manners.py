"""Manners of opponents of The Lord of the Rings TCG; see ``ai.manners``."""

from __future__ import annotations

MANNERS = {
    # Moves again.
    "rusher": {"move-again/move": 6.0, "fellowship/move": 3.0},
    # Every minion on the table, and every card in the skirmish.
    "hunter": {"shadow/play": 4.0, "skirmish/play": 2.0},
    # Builds the fellowship first.
    "patient": {"fellowship/play": 4.0, "fellowship/heal": 2.0, "move-again/stay": 6.0},
}
