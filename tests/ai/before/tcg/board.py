"""What a position looks worth in points: fellowships, burdens, the way that is left, and fights still to be fought."""

from __future__ import annotations

from ai.before.tcg import weights as w
from ai.before.tcg.worth import (
    character_worth,
    is_bearer,
    last,
    lasting_strength,
    lasting_threat,
    minion_worth,
    wound_cost,
)
from westmarch.games.tcg.facts import ALLY, ATTACHED, CATALOGUE, COMPANION, FREE, MINION, PLAY, REGROUP, SUPPORT
from westmarch.games.tcg.odds.skirmish import compare
from westmarch.games.tcg.rules.skirmish import OVERWHELM
from westmarch.games.tcg.state import Fellowships


def fight(g: Fellowships, character: int, foes: list[int]) -> float:
    """A skirmish as it stands, for the Free Peoples: what falls and who is wounded."""
    if not foes:
        return 0.0
    ours, theirs = g.strength(character), sum([g.strength(card) for card in foes])
    losers = foes if ours > theirs else [character]
    outcome = compare(ours, theirs, OVERWHELM + max([g.modified("threshold", card) for card in losers]))
    if outcome.free_wins:
        hits = 1 + g.keyword(character, "damage")
        gain = 0.0
        for foe in foes:
            if outcome.overwhelmed or hits >= g.vitality(foe):
                gain += w.KILLED_MINION + (w.MINION_FIERCE if g.keyword(foe, "fierce") and not g.fierce else 0.0)
            else:
                gain += 0.3 * hits
        return gain
    if outcome.overwhelmed:
        return -character_worth(g, character) * (1.0 if is_bearer(g, character) else 1.15)
    hits = 1 + sum([g.keyword(foe, "damage") for foe in foes])
    if hits >= g.vitality(character):
        return -character_worth(g, character)
    return -hits * wound_cost(g, character)


def pending(g: Fellowships) -> float:
    """The fights of this turn that are still to come, for the Free Peoples."""
    minions = g.minions()
    if not minions:
        return 0.0
    if g.phase == REGROUP:
        # What survived meets the fellowship again if it moves on.
        return -0.25 * sum([minion_worth(g, card) for card in minions])
    total = 0.0
    waiting: dict[int, list[int]] = {}
    for minion in minions:
        if g.against[minion] >= 0:
            waiting.setdefault(g.against[minion], []).append(minion)
        elif g.fighter < 0 and not g.fierce:
            total -= minion_worth(g, minion)
    if g.fighter >= 0:
        # What is laid down in this skirmish ends with it: those that wait are not judged by it.
        total -= 0.5 * sum([lasting_threat(g, foe) for foes in waiting.values() for foe in foes])
        return total + (fight(g, g.fighter, g.foes) if g.foes and g.skirmishing else 0.0)
    return total + sum([fight(g, character, foes) for character, foes in waiting.items()])


def fellowship(g: Fellowships, seat: int) -> dict[str, float]:
    """What a player has, by name."""
    way = g.at[seat] - 1
    found = {"way": w.SITE * (way + w.LAST_SITES * max(0, way - 4)), "companions": 0.0, "support": 0.0, "wounds": 0.0}
    for card in g.table:
        if g.owner[card] != seat:
            continue
        blueprint = CATALOGUE[g.blueprint[card]]
        if blueprint.type == COMPANION and g.zone[card] == PLAY:
            if is_bearer(g, card):
                left = g.vitality(card)
                found["wounds"] -= sum([last(w.LAST_WOUNDS, place) for place in range(max(1, left), 4)])
                found["companions"] += w.STRENGTH * lasting_strength(g, card)
            else:
                found["companions"] += character_worth(g, card)
        elif blueprint.type == ALLY:
            found["support"] += w.ALLY + 0.3 * g.vitality(card)
        elif blueprint.type == MINION:
            continue
        elif g.zone[card] == SUPPORT:
            found["support"] += w.SUPPORT
        elif g.zone[card] == ATTACHED and blueprint.side == FREE:
            found["support"] += w.ITEM
        elif g.zone[card] == ATTACHED and blueprint.type != 0:
            host = g.host[card]
            found["support"] += w.SUPPORT if g.owner[host] != seat else 0.2
    found["burdens"] = burdened(g, seat)
    found["cards"] = w.HAND * min(len(g.hands[seat]), 10) + w.DECK * len(g.decks[seat])
    return found


def burdened(g: Fellowships, seat: int) -> float:
    """What the burdens of a player cost him, below 0: the more the less resistance is left."""
    return -sum([last(w.BURDEN, place) for place in range(max(1, g.resistance(seat)), 9)])


def balance(g: Fellowships, seat: int) -> float:
    """A seat's position against the best of the others, the present fights included."""
    mine = sum(fellowship(g, seat).values())
    others = [sum(fellowship(g, other).values()) for other in range(g.seats) if other != seat and not g.out[other]]
    return mine - max(others, default=0.0) + under_way(g, seat)


def under_way(g: Fellowships, seat: int) -> float:
    """What the turn under way still holds for a seat."""
    if g.fp < 0:
        return 0.0
    holds = pending(g)
    if g.phase < REGROUP:
        holds -= w.TWILIGHT * min(g.pool, w.USABLE_TWILIGHT + 6)
    return holds if seat == g.fp else -holds
