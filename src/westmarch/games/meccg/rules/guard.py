"""Cards on guard at a site (p.14): which may be revealed, and when."""

from __future__ import annotations

from westmarch.engine.decision import Option
from westmarch.games.meccg.facts import (
    CREATURE,
    FACES,
    HAZARD,
)
from westmarch.games.meccg.registry import DEFINED, MOMENT
from westmarch.games.meccg.rules.creatures import keys
from westmarch.games.meccg.rules.playable import forbids_ability
from westmarch.games.meccg.state import Arda


def reveal_guard(g: Arda, slot: int) -> int:
    """The card on guard with a company is turned up and lies on the table."""
    card = g.c_guard[slot]
    g.c_guard[slot] = -1
    g.lay_on_table(card)
    g.note("meccg-log-revealed", {"card": card}, rule="meccg.onguard.revealed-in-site-phase")
    return card


def reveals_at_attack(g: Arda, slot: int) -> list[Option]:
    """How the card on guard can be revealed before an automatic attack."""
    card = g.c_guard[slot]
    face = FACES[g.faces[card]]
    if face.kind == CREATURE:
        if face.unique and g.unique_taken(face):
            return []
        return [("reveal_creature", key) for key in keys(g, face, slot)]
    return _reveals(g, card, MOMENT["guard-attack"])


def reveals_without_attack(g: Arda, slot: int) -> bool:
    """Whether the card on guard is an event on the site itself, which needs no automatic attack to change."""
    return "entering" in DEFINED[g.faces[g.c_guard[slot]]].triggers


def reveals_at_resource(g: Arda, slot: int) -> list[Option]:
    card = g.c_guard[slot]
    return _reveals(g, card, MOMENT["guard-resource"]) if card >= 0 else []


def _reveals(g: Arda, card: int, moment: int) -> list[Option]:
    face = FACES[g.faces[card]]
    if face.kind != HAZARD:
        return []
    defined = DEFINED[g.faces[card]]
    return [
        ("reveal", way)
        for way in defined.events
        if defined.moments[way] & moment and forbids_ability(g, g.owners[card], card, way) is None
    ]
