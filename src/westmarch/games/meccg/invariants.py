"""What must hold in every position."""

from __future__ import annotations

from westmarch.games.meccg.facts import FACES, MANIFESTATIONS, SITE
from westmarch.games.meccg.rules.opposition import Persuade
from westmarch.games.meccg.rules.turn import LongEventPhase
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import GUARD, PILES, PLAY, POINTS
from westmarch.games.meccg.values import general_free


def broken(g: Arda) -> list[str]:
    found: list[str] = []
    count = 0
    for zone in range(PILES):
        for seat in (0, 1):
            for card in g.piles[zone * 2 + seat]:
                count += 1
                if g.zone[card] != zone or g.holder[card] != seat:
                    found.append(f"card {card} is in a pile where it is not")
    outside = sum([1 for zone in g.zone if zone >= PILES])
    if count + outside != len(g.zone):
        found.append("a card is lost or doubled")
    found += _in_play(g) + _kept(g)
    # Prisoners who come back, or leave followers behind, may be too many until the next organization phase.
    organized = any([isinstance(frame, LongEventPhase) for frame in g.stack])
    if organized and general_free(g, g.active) < 0:
        found.append(f"seat {g.active} uses more than its general influence after organizing")
    return found


def _in_play(g: Arda) -> list[str]:
    found: list[str] = []
    inside: set[int] = set()
    for slot in range(len(g.c_owner)):
        if g.c_owner[slot] < 0:
            if g.members[slot]:
                found.append(f"company {slot} is gone and has members")
            continue
        if not g.members[slot]:
            found.append(f"company {slot} is empty")
        if g.zone[g.c_site[slot]] != PLAY:
            found.append(f"the site of company {slot} is not in play")
        for card in g.members[slot]:
            if card in inside or g.zone[card] != PLAY or g.company[card] != slot:
                found.append(f"character {card} is not where he is")
            inside.add(card)
            leader = g.leader[card]
            if leader >= 0 and (g.zone[leader] != PLAY or g.company[leader] != slot):
                found.append(f"character {card} follows somebody who is not there")
    for card in g.attached:
        if g.zone[card] != PLAY or g.host[card] < 0 or g.zone[g.host[card]] not in (PLAY, POINTS):
            found.append(f"card {card} lies under nothing")
    for card in range(len(g.zone)):
        if g.zone[card] == GUARD and card not in g.c_guard:
            found.append(f"card {card} is on guard nowhere")
    return found + _twice(g)


def _twice(g: Arda) -> list[str]:
    """Unique cards that are in play more than once; sites are everybody's own."""
    shown = [frame.shown for frame in g.stack if isinstance(frame, Persuade)]
    names: dict[str, int] = {}
    for card in range(len(g.zone)):
        face = FACES[g.faces[card]]
        if g.zone[card] == PLAY and face.unique and face.kind != SITE and card not in shown and not g.is_buried(card):
            name = MANIFESTATIONS.get(face.id, face.id)
            names[name] = names.get(name, 0) + 1
    return [f"{name} is in play {count} times" for name, count in names.items() if count > 1]


def _kept(g: Arda) -> list[str]:
    """What is kept of the cards in play is what would be worked out."""
    fresh: Arda = g.clone()
    fresh.forget()
    found = [f"what can be used of seat {seat}" for seat in (0, 1) if g.usable_cards(seat) != fresh.usable_cards(seat)]
    for position in (g, fresh):
        position.sources("")  # looks at the table if nobody has
    if g.stating != fresh.stating:
        found.append("who states something")
    if any([g.under(card) != fresh.under(card) for card in range(len(g.zone))]):
        found.append("what lies under cards")
    return [f"{what}: kept wrongly" for what in found]
