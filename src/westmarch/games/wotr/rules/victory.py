"""Victory (X p.44). Conditions 1 and 2, of the Ring, are checked where corruption and the Crack of Doom are."""

from __future__ import annotations

from westmarch.games.wotr.facts import FREE, FREE_GOAL, SHADOW, SHADOW_GOAL
from westmarch.games.wotr.state import War


def check_military(g: War) -> None:
    """Conditions 3 and 4, at the end of a turn; the lower number prevails."""
    if g.victory_points(SHADOW) >= SHADOW_GOAL:
        g.finish(seats_of(g, SHADOW), "wotr-end-shadow-military", "wotr.victory.military.shadow-ten")
    elif g.victory_points(FREE) >= FREE_GOAL:
        g.finish(seats_of(g, FREE), "wotr-end-free-military", "wotr.victory.military.free-four")


def seats_of(g: War, side: int) -> list[int]:
    """The seats of a side."""
    return [g.seat(side)]
