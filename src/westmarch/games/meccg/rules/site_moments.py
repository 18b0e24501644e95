"""Moments at a site at which something speaks that was laid on it this turn, by the value that was laid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westmarch.engine.frame import Frame
from westmarch.engine.moments import Moment
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import TAPPED

#: The rule that keeps a company out of its site, or None.
bars_entry: Final[Moment[Callable[[Arda, int], str | None]]] = Moment("a company wants to enter its site")
#: Who of a company may tap to lift what bars its way.
lifts_bar: Final[Moment[Callable[[Arda, int], list[int]]]] = Moment("a company is kept out of its site")
#: What follows for a company from an item, and from the one who played it.
item_gained: Final[Moment[Callable[[Arda, int, int, int], Frame]]] = Moment("an item was played at a site")


def laid_at(g: Arda, slot: int) -> list[int]:
    """The values that were laid on a company's site this turn."""
    site = g.c_site[slot]
    return list(dict.fromkeys([entry[0] for entry in g.laid if entry[1] == site]))


def who_may_lift(g: Arda, slot: int) -> list[int]:
    """The untapped characters of a company who may lift what keeps it out of its site."""
    found = [card for able in lifts_bar.heard(laid_at(g, slot)) for card in able(g, slot)]
    return list(dict.fromkeys(found))


def lift_bar(g: Arda, slot: int, character: int) -> None:
    """A character taps, and nothing that his like can lift bars the way of his company any longer."""
    g.set_status(character, TAPPED)
    site = g.c_site[slot]
    g.laid = [entry for entry in g.laid if entry[1] != site or entry[0] not in lifts_bar.subscribers]
