"""What characters and cards are worth."""

from __future__ import annotations

from ai.before.meccg import weights as w
from ai.before.meccg.dice import passes
from westmarch.games.meccg.facts import (
    AGENT,
    ALLY,
    CHARACTER,
    CREATURE,
    FACES,
    FACTION,
    HAZARD,
    ITEM,
    WIZARD,
    Face,
)
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import PLAY, TAPPED, WOUNDED


def character_worth(g: Arda, card: int) -> float:
    """A character with what he bears: what his loss would cost beyond nothing."""
    face = FACES[g.faces[card]]
    worth = w.CHARACTER + w.PROWESS * face.prowess + w.INFLUENCE * face.influence + face.points
    if face.kind == WIZARD:
        worth += w.WIZARD
    return worth + sum([FACES[g.faces[c]].points for c in g.attached if g.host[c] == card])


def borne_corruption(g: Arda, seat: int) -> dict[int, int]:
    """Corruption points of the cards under each character of a seat, as printed: enough for a fear."""
    found: dict[int, int] = {}
    for card in g.attached:
        points = FACES[g.faces[card]].corruption
        host = g.host[card]
        if points and host >= 0 and g.owners[host] == seat:
            found[host] = found.get(host, 0) + points
    return found


def condition(g: Arda, card: int, points: int) -> float:
    """What wounds, weariness and the fear of so many corruption points take away."""
    status = g.status[card]
    lost = w.WOUND if status == WOUNDED else w.TAPPED if status == TAPPED else 0.0
    if points:
        lost += w.CORRUPTION * (1.0 - passes(points, FACES[g.faces[card]].check)) * character_worth(g, card)
    return lost


def resource_points(face: Face) -> float:
    return max(face.points, face.stored_points) + w.RESOURCE


def held_worth(g: Arda, card: int) -> float:
    """A card in hand."""
    face = FACES[g.faces[card]]
    if face.unique and g.unique_taken(face):
        return 0.0
    if face.kind == WIZARD:
        return 4.0
    if face.kind == CHARACTER:
        return w.HELD_CHARACTER + face.points
    if face.kind in (ITEM, ALLY, FACTION):
        return w.HELD_RESOURCE + face.points
    if face.kind == CREATURE:
        return w.HELD_CREATURE + 0.04 * face.prowess
    again = [c for c in g.hand(g.holder[card]) if g.faces[c] == g.faces[card] and c < card]
    return (w.HELD_HAZARD if face.kind in (HAZARD, AGENT) else w.HELD_EVENT) - 0.1 * len(again)


def in_play(g: Arda, card: int) -> float:
    """What a card on the table is worth to its owner."""
    face = FACES[g.faces[card]]
    if g.zone[card] != PLAY:
        return held_worth(g, card)
    if face.kind <= WIZARD:
        return character_worth(g, card)
    return face.points + w.EVENT
