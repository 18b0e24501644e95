"""The One Ring, its bearer, burdens."""

from __future__ import annotations

from westmarch.engine.frame import Frame
from westmarch.games.tcg.facts import ATTACHED
from westmarch.games.tcg.rules.events import Event, effect, happen
from westmarch.games.tcg.state import Fellowships


@effect("burden")
def burden(g: Fellowships, event: Event) -> Frame | None:
    """A burden is put on the Ring-bearer."""
    if g.out[g.fp]:
        return None
    g.burdens[g.fp] += event.amount
    g.note("tcg-log-burden", {"seat": g.fp, "count": event.amount}, rule="tcg.burden.on-ring-bearer")
    return corruption(g)


def corruption(g: Fellowships) -> Frame | None:
    """The Ring-bearer without resistance is corrupted."""
    if g.resistance(g.fp) <= 0:
        return happen(g, "corrupted", g.bearer[g.fp])
    return None


@effect("remove burden")
def remove_burden(g: Fellowships, event: Event) -> Frame | None:
    if not g.burdens[g.fp] or (g.speaking("no unburden") and g.banned("no unburden")):
        event.stopped = True
        return None
    g.burdens[g.fp] -= 1
    g.note("tcg-log-unburden", {"seat": g.fp}, rule="tcg.burden.remove-none")
    return None


@effect("put on")
def put_on(g: Fellowships, event: Event) -> Frame | None:
    g.ring_on = True
    g.note("tcg-log-put-on", {"card": event.card}, rule="tcg.ring.worn-until-regroup")
    return None


def take_off(g: Fellowships) -> None:
    if g.ring_on:
        g.note("tcg-log-take-off", {"card": g.bearer[g.fp]}, rule="tcg.ring.worn-until-regroup")
    g.ring_on = False


def inherit(g: Fellowships, card: int) -> None:
    """Somebody takes the Ring from a dead Ring-bearer: burdens stay, the Ring is not worn."""
    seat = g.owner[card]
    g.bearer[seat] = card
    g.ring_on = False
    g.put(g.ring[seat], ATTACHED, card)
    g.note("tcg-log-heir", {"card": card}, rule="tcg.ringbearer.succession")
