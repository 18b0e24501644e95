"""The sideboard through a Nazgul in play (p.14); the other ways are in the phases that they belong to."""

from __future__ import annotations

from westmarch.engine.decision import Option
from westmarch.games.meccg.facts import CREATURE, HAZARD
from westmarch.games.meccg.rules.piles import FromSideboard, open_sideboard, sideboard_options
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD, UNTAPPED


def nazgul_in_play(g: Arda, seat: int) -> list[int]:
    """Nazgul that are in play as permanent events and untapped."""
    found = []
    for card in g.table:
        face = g.face(card)
        if g.owners[card] == seat and face.race == "nazgul" and g.status[card] == UNTAPPED:
            if face.kind in (HAZARD, CREATURE):
                found.append(card)
    return found


def nazgul_options(g: Arda, seat: int) -> list[Option]:
    if not g.standard or g.spent >= g.limit or not g.table:
        return []
    uses = sideboard_options(g, seat, hazards=True)
    return [("sideboard_nazgul", card, use[1]) for card in nazgul_in_play(g, seat) for use in uses]


def use_nazgul(g: Arda, seat: int, card: int, use: str) -> FromSideboard:
    """It is tapped and discarded, its own effect does not happen, and it counts as one hazard."""
    g.put(card, DISCARD)
    g.spent += 1
    return open_sideboard(seat, True, use)
