"""Taking control of sites (Towers)."""

from __future__ import annotations

from typing import Any

from westmarch.engine.frame import Frame
from westmarch.games.tcg.facts import CATALOGUE, SUPPORT
from westmarch.games.tcg.rules.timing import effect
from westmarch.games.tcg.state import Fellowships


def controllable(g: Fellowships) -> int:
    """The lowest-numbered site on the path that every player has passed and nobody controls, or 0."""
    lowest = min([g.at[seat] for seat in g.players()])
    for number in range(1, lowest):
        if g.control[number] < 0 and g.path[number] >= 0:
            return number
    return 0


@effect("control")
def take_control(g: Fellowships, event: Any) -> Frame | None:
    """A site passes to the support area of a Shadow player."""
    number = CATALOGUE[g.blueprint[event.card]].site
    seat = g.owner[event.source]
    g.control[number] = seat
    g.put(event.card, SUPPORT)
    g.note("tcg-log-control", {"seat": seat, "card": event.card}, rule="tcg.control.lowest")
    return None
