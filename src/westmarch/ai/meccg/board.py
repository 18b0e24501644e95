"""What a play changes: points as the Council would count them, people and their condition, what is under way."""

from __future__ import annotations

from westmarch.ai.meccg import weights as w
from westmarch.ai.meccg.battle import look_anew, under_way
from westmarch.ai.meccg.travel import fits
from westmarch.ai.meccg.worth import borne_corruption, condition
from westmarch.games.meccg.facts import ALLY, FACES, FACTION, ITEM, WIZARD
from westmarch.games.meccg.rules.council import WIZARD_PENALTY, judged, points
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK


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


class Tally:
    """The points of both players: by kind, all told, and as the Council would count them."""

    __slots__ = ("council", "kinds", "plain")

    def __init__(self, g: Arda) -> None:
        self.kinds = [points(g, 0), points(g, 1)]
        counted = [judged(g, self.kinds[seat], self.kinds[1 - seat]) for seat in (0, 1)]
        lost = [WIZARD_PENALTY * wizards for wizards in g.lost_wizards]
        self.plain = [sum(self.kinds[seat]) - lost[seat] for seat in (0, 1)]
        self.council = [sum(counted[seat]) - lost[seat] for seat in (0, 1)]


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
    """By how much a seat is better off than the other, in victory points: a quick judgement of single plays."""
    look_anew()
    other = 1 - seat
    tally = Tally(g)
    council = tally.council[seat] - tally.council[other]
    plain = tally.plain[seat] - tally.plain[other]
    late = lateness(g)
    return (
        (0.3 + 0.5 * late) * council
        + (0.7 - 0.5 * late) * plain
        + (people(g, seat) - people(g, other)) * (1.0 - 0.6 * late)
        + (hopes(g, seat) - hopes(g, other)) * (1.0 - 0.8 * late)
        + under_way(g, seat)
    )
