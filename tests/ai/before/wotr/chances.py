"""Exact odds of battles as the evaluation asks for them: remembered, because neighbouring positions ask the same."""

from __future__ import annotations

from functools import lru_cache

from westmarch.games.wotr.facts import (
    CAPTAINS,
    CITY,
    FEATURE,
    FREE,
    REGION_COUNT,
    REGION_OF_SLOT,
)
from westmarch.games.wotr.odds import battle as fights
from westmarch.games.wotr.odds.casualty import ELITES_FIRST
from westmarch.games.wotr.state import War

#: Regulars, elites, leadership, captains.
Side = tuple[int, int, int, int]


@lru_cache(maxsize=50_000)
def battle_odds(attacker: Side, defender: Side, kind: str) -> tuple[float, float, float]:
    """The chance that the defender is destroyed, and the mean hit points that attacker and defender have left."""
    odds = fights.battle(
        fights.Army(attacker[0], attacker[1], attacker[2], attacker[3]),
        fights.Army(defender[0], defender[1], defender[2], defender[3]),
        kind,
        attacker_losses=ELITES_FIRST,
        defender_losses=ELITES_FIRST,
        extend=fights.ALWAYS,
    )
    return odds.win + odds.both, odds.mean_left(0), odds.mean_left(1)


def side_of(g: War, side: int, slot: int) -> Side:
    elites = g.elites(side, slot)
    captains = sum([1 for c in CAPTAINS if g.where[c] == slot]) if side == FREE else 0
    return (g.units(side, slot) - elites, elites, min(5, g.leadership(side, slot)), captains)


def attack_odds(g: War, side: int, origin: int, target: int) -> tuple[float, float, float]:
    """The odds of one attack between two forces on the board."""
    if target >= REGION_COUNT:
        kind = fights.SIEGE
    elif origin >= REGION_COUNT:
        kind = fights.SORTIE
    else:
        kind = fights.CITY if FEATURE[REGION_OF_SLOT[target]] == CITY else fights.FIELD
    return battle_odds(side_of(g, side, origin), side_of(g, 1 - side, target), kind)
