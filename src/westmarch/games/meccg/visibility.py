"""Which cards a seat can see."""

from __future__ import annotations

from westmarch.games.meccg.facts import AGENT, SITE
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK, DISCARD, GUARD, HAND, OUT, PLAY, POINTS, REVEALED, SITE_DISCARD


def face_down(g: Arda, card: int) -> bool:
    """Whether a card in play lies face down: a destination not yet revealed, an agent and his sites."""
    kind = g.kind(card)
    if kind == AGENT:
        return card in g.table and not g.known[card]
    if kind != SITE:
        return False
    host = g.host[card]
    if host >= 0:
        return g.kind(host) == AGENT and not g.known[host]
    shown = False
    hidden = False
    for slot in range(len(g.c_owner)):
        if g.c_owner[slot] >= 0:
            if g.c_site[slot] == card or (g.c_dest[slot] == card and g.c_flags[slot] & REVEALED):
                shown = True
            elif g.c_dest[slot] == card:
                hidden = True
    return hidden and not shown


def visible(g: Arda, seat: int, card: int) -> bool:
    """Whether a seat knows which card this is."""
    zone = g.zone[card]
    if zone in (POINTS, OUT):
        return True
    if zone == PLAY:
        return g.owners[card] == seat or not face_down(g, card)
    if zone == DECK:
        return g.owners[card] == seat
    if zone in (HAND, DISCARD, SITE_DISCARD) and g.known[card]:
        return True
    return (g.owners[card] if zone == GUARD else g.holder[card]) == seat
