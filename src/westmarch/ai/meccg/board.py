"""What a position is worth: points as the Council would count them, people and their condition, what is under way."""

from __future__ import annotations

from math import exp

from westmarch.ai.meccg import weights as w
from westmarch.ai.meccg.battle import look_anew, under_way
from westmarch.ai.meccg.travel import fits
from westmarch.ai.meccg.worth import borne_corruption, condition
from westmarch.games.meccg.facts import ALLY, FACES, FACTION, ITEM, WIZARD
from westmarch.games.meccg.rules.council import final_score, total_points
from westmarch.games.meccg.state import DECK, Arda


def people(g: Arda, seat: int) -> float:
    """Characters beyond their points: those count by themselves."""
    total = 0.0
    borne = borne_corruption(g, seat)
    for slot in g.companies(seat):
        for card in g.members[slot]:
            face = FACES[g.faces[card]]
            total += w.CHARACTER + w.PROWESS * face.prowess + w.INFLUENCE * face.influence
            if face.kind == WIZARD:
                total += w.WIZARD
            total -= condition(g, card, borne.get(card, 0))
    return total


def hopes(g: Arda, seat: int) -> float:
    """Cards in hand, more where a company stands or goes where they can be played; events on the table."""
    total = 0.0
    sites = [g.target_face(slot) for slot in g.companies(seat)]
    for card in g.hand(seat):
        face = FACES[g.faces[card]]
        total += w.HAND
        if face.kind in (ITEM, ALLY, FACTION) and any([fits(face, site) for site in sites]):
            total += w.PLAYABLE
    mine = [c for c in g.table if g.owners[c] == seat and FACES[g.faces[c]].kind not in (FACTION,)]
    burdens = [c for c in g.attached if g.owners[c] == seat and g.host[c] >= 0 and g.owners[g.host[c]] != seat]
    return total + w.EVENT * (len(mine) + len(burdens))


def terms(g: Arda, seat: int) -> dict[str, float]:
    """What speaks for a seat, by name."""
    look_anew()
    other = 1 - seat
    council = final_score(g, seat) - final_score(g, other)
    plain = total_points(g, seat) - total_points(g, other)
    late = lateness(g)
    return {
        "points": (0.3 + 0.5 * late) * council + (0.7 - 0.5 * late) * plain,
        "people": (people(g, seat) - people(g, other)) * (1.0 - 0.6 * late),
        "cards": (hopes(g, seat) - hopes(g, other)) * (1.0 - 0.8 * late),
        "attack": under_way(g, seat),
    }


def lateness(g: Arda) -> float:
    """0 at the beginning, 1 when the Council meets."""
    if g.last_turn or g.caller >= 0:
        return 1.0
    shares = []
    for seat in (0, 1):
        left = len(g.pile(DECK, seat))
        shares.append((g.exhausted[seat] + 1.0 - min(1.0, left / 50.0)) / g.length)
    return min(1.0, max(shares))


def balance(g: Arda, seat: int) -> float:
    return sum(terms(g, seat).values())


def chance(g: Arda, seat: int) -> float:
    if g.ending:
        return 0.5 if not g.winners else 1.0 if seat in g.winners else 0.0
    late = lateness(g)
    scale = w.SCALE_EARLY * (1.0 - late) + w.SCALE_LATE * late
    return 1.0 / (1.0 + exp(-balance(g, seat) / scale))
