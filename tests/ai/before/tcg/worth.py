"""What single cards are worth: companions and their wounds, minions, and cards in a hand."""

from __future__ import annotations

from ai.before.tcg import weights as w
from westmarch.games.tcg.facts import ALLY, CATALOGUE, COMPANION, CONDITION, EVENT, FREE, MINION
from westmarch.games.tcg.state import Fellowships


def last(table: tuple[float, ...], place: int) -> float:
    """The entry of a place; the last one for all beyond."""
    return table[min(max(place, 0), len(table) - 1)]


def is_bearer(g: Fellowships, card: int) -> bool:
    return g.bearer[g.owner[card]] == card


def lasting_strength(g: Fellowships, card: int) -> int:
    """Printed strength with items: what passes with the phase is worth nothing beyond the fight it changes."""
    return CATALOGUE[g.blueprint[card]].strength + sum([CATALOGUE[g.blueprint[c]].strength for c in g.attached(card)])


def character_worth(g: Fellowships, card: int) -> float:
    """A companion or ally as it stands, wounds included."""
    if is_bearer(g, card):
        return w.RING_BEARER
    full = w.COMPANION if CATALOGUE[g.blueprint[card]].type == COMPANION else w.ALLY
    return full + w.STRENGTH * lasting_strength(g, card) + w.VITALITY * g.vitality(card)


def wound_cost(g: Fellowships, card: int) -> float:
    """What one more wound costs its owner."""
    left = g.vitality(card)
    if CATALOGUE[g.blueprint[card]].type == MINION:
        return minion_worth(g, card) if left <= 1 else w.MINION_VITALITY
    if is_bearer(g, card):
        return last(w.LAST_WOUNDS, left - 1)
    if left <= 1:
        return character_worth(g, card)
    return w.VITALITY * (1.5 if left == 2 else 1.0)


def minion_worth(g: Fellowships, card: int) -> float:
    """The threat of a minion that has not fought yet."""
    return (
        w.MINION_STRENGTH * g.strength(card)
        + w.MINION_DAMAGE * g.keyword(card, "damage")
        + (w.MINION_FIERCE if g.keyword(card, "fierce") else 0.0)
        + (w.MINION_ARCHER if g.keyword(card, "archer") else 0.0)
        + w.MINION_VITALITY * g.vitality(card)
    )


def lasting_threat(g: Fellowships, card: int) -> float:
    """The same without what may pass before it fights."""
    return minion_worth(g, card) - w.MINION_STRENGTH * (g.strength(card) - lasting_strength(g, card))


def held_worth(g: Fellowships, seat: int, card: int) -> float:
    """A card in hand: what it may still do for its player."""
    blueprint = CATALOGUE[g.blueprint[card]]
    if blueprint.type == MINION:
        worth = 0.5 + 0.25 * blueprint.strength - 0.12 * blueprint.cost
        return worth - (0.5 if blueprint.site > g.at[1 - seat if g.seats == 2 else g.fp] + 2 else 0.0)
    if blueprint.type in (COMPANION, ALLY):
        if blueprint.unique and gone_or_there(g, seat, card):
            # A second copy only heals the first.
            return 0.6
        worth = 1.0 + 0.3 * blueprint.strength - 0.2 * blueprint.cost
        return worth * (0.6 if blueprint.type == ALLY else 1.0) - 0.15 * g.at[seat]
    if blueprint.unique and gone_or_there(g, seat, card):
        return 0.1
    if blueprint.type == EVENT:
        return 1.2 if "skirmish" in blueprint.phases else 0.9
    if blueprint.type == CONDITION:
        return 1.0
    return 1.0 + 0.3 * blueprint.strength - (0.06 * g.at[seat] if blueprint.side == FREE else 0.0)


def gone_or_there(g: Fellowships, seat: int, card: int) -> bool:
    """Whether a unique card of this title lies on the table or in the dead pile already."""
    title = CATALOGUE[g.blueprint[card]].title
    there = [c for c in g.table if g.owner[c] == seat] + g.dead[seat]
    return any(CATALOGUE[g.blueprint[c]].title == title for c in there)
