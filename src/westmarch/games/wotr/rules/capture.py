"""Entering regions and capturing settlements (VI p.32)."""

from __future__ import annotations

from westmarch.games.wotr.facts import FREE, GARRISON, MARCHING, NATION_OF_REGION, OWNER
from westmarch.games.wotr.rules import teams
from westmarch.games.wotr.rules.politics import BY_CAPTURE, advance, army_entered, companion_arrived
from westmarch.games.wotr.state import War


def enter(g: War, side: int, region: int) -> None:
    """An army of a side has come into a region: the nation there stirs, an undefended settlement falls."""
    army_entered(g, side, region)
    if forbids_capture(g, side, region) is None:
        capture(g, side, region)


def march_in(g: War, side: int, region: int) -> None:
    """The figures on the march come into a region; companions among them have ended a move there (VII p.34)."""
    comers = g.characters(FREE, MARCHING)
    g.shift_all(side, MARCHING, region)
    enter(g, side, region)
    for companion in comers:
        companion_arrived(g, companion, region)


def forbids_capture(g: War, side: int, region: int) -> str | None:
    """The rule that keeps an army in a region from capturing its settlement, or None."""
    if g.control[region] != 1 - side:
        return "wotr.map.settlement.kinds" if g.control[region] != side else "wotr.capture.marker-persists"
    if g.units(1 - side, region) or (GARRISON[region] >= 0 and g.units(1 - side, GARRISON[region])):
        return "wotr.capture.enter-unoccupied"
    return None


def capture(g: War, side: int, region: int) -> None:
    """A settlement changes hands; points follow from control. Its nation advances if the enemy took it."""
    g.take_control(side, region)
    if g.seats > 2:
        teams.note_captor(g, side, region)
    about = {"side": side, "region": region}
    if OWNER[region] == side:
        g.note("wotr-log-recovered", about, rule="wotr.capture.recovered")
        return
    g.note("wotr-log-captured", about, rule="wotr.capture.marker")
    advance(g, NATION_OF_REGION[region], BY_CAPTURE)
