"""Sites: replacing, liberating and controlling them."""

from __future__ import annotations

from westmarch.engine.frame import Frame
from westmarch.games.tcg.facts import ADVENTURE, ATTACHED, CATALOGUE, DISCARD, PATH, STACKED, SUPPORT
from westmarch.games.tcg.rules.events import Event, effect
from westmarch.games.tcg.rules.wounds import remove
from westmarch.games.tcg.state import Fellowships


def site_of(g: Fellowships, seat: int, number: int) -> int:
    """A player's site of a number in his adventure deck, or -1."""
    for card in g.adventure[seat]:
        if CATALOGUE[g.blueprint[card]].site == number:
            return card
    return -1


def replace_site(g: Fellowships, number: int, new: int) -> None:
    """Put a site in the place of another; cards on it move along, and who controls it still does."""
    old = g.path[number]
    zone = g.zone[old]
    g.put(new, zone)
    g.path[number] = new
    for card in range(len(g.host)):
        if g.host[card] == old and g.zone[card] in (ATTACHED, STACKED):
            g.host[card] = new
    g.put(old, ADVENTURE)
    g.leave_play(old)
    g.note("tcg-log-site", {"seat": g.owner[new], "card": new}, rule="tcg.site.replace")


def liberate(g: Fellowships, number: int) -> None:
    """A controlled site returns to the path; cards on it are discarded."""
    site = g.path[number]
    for card in g.attached(site):
        g.note("tcg-log-discard", {"card": card})
        remove(g, card, DISCARD)
    for card in g.stacked(site):
        g.note("tcg-log-discard", {"card": card})
        g.put(card, DISCARD)
    g.control[number] = -1
    g.put(site, PATH)
    g.note("tcg-log-liberate", {"card": site}, rule="tcg.control.liberate")


def controllable(g: Fellowships) -> int:
    """The lowest-numbered site on the path that every player has passed and nobody controls, or 0."""
    lowest = min([g.at[seat] for seat in g.players()])
    for number in range(1, lowest):
        if g.control[number] < 0 and g.path[number] >= 0:
            return number
    return 0


@effect("control")
def take_control(g: Fellowships, event: Event) -> Frame | None:
    """A site passes to the support area of a Shadow player."""
    number = CATALOGUE[g.blueprint[event.card]].site
    seat = g.owner[event.source]
    g.control[number] = seat
    g.put(event.card, SUPPORT)
    g.note("tcg-log-control", {"seat": seat, "card": event.card}, rule="tcg.control.lowest")
    return None
