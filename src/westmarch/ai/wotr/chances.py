"""Exact odds as the evaluation asks for them: remembered, because neighbouring positions ask the same."""

from __future__ import annotations

from functools import lru_cache

from westmarch.games.wotr.facts import (
    CAPTAINS,
    CITY,
    CORRUPTION_LIMIT,
    FEATURE,
    FREE,
    IN_FELLOWSHIP,
    LEVEL,
    REGION_COUNT,
    REGION_OF_SLOT,
    SHADOW,
    TILE_COUNT,
    TILE_IN_POOL,
    TILE_WAITING,
)
from westmarch.games.wotr.odds import battle as fights
from westmarch.games.wotr.odds.casualty import ELITES_FIRST
from westmarch.games.wotr.odds.company import GUIDE, Fellowship
from westmarch.games.wotr.odds.hunt import mordor
from westmarch.games.wotr.odds.tiles import kind, pool
from westmarch.games.wotr.state import War

#: The first tile of the same kind: equal tiles are asked about once.
_LIKE = [[kind(other) for other in range(TILE_COUNT)].index(kind(tile)) for tile in range(TILE_COUNT)]

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


@lru_cache(maxsize=50_000)
def _doom(
    corruption: int, levels: tuple[int, ...], revealed: bool, tiles: tuple[int, ...], step: int, dice: int, box: int
) -> float:
    fellowship = Fellowship(corruption, levels, revealed, losses=GUIDE, losses_from=2, guide_ability=True)
    return mordor(fellowship, [2], [dice], pool(tiles), steps=step, earlier_moves=box, turns=6).arrived


def doom_chance(g: War, corruption: float) -> float:
    """The chance to reach the Crack of Doom from where the Fellowship is, or from the gate with some corruption."""
    levels = tuple(sorted([LEVEL[c] for c in range(7) if g.where[c] == IN_FELLOWSHIP], reverse=True))
    if g.in_mordor():
        tiles = tuple(sorted([_LIKE[tile] for tile in range(len(g.tiles)) if g.tiles[tile] == TILE_IN_POOL]))
        dice = min(5, max(2, g.hunt_box[SHADOW]))
        return _doom(g.corruption, levels, bool(g.revealed), tiles, g.mordor, dice, min(2, g.hunt_box[FREE]))
    low = int(corruption)
    if low >= CORRUPTION_LIMIT - 1:
        return 0.02
    share = corruption - low
    waiting = tuple([tile for tile in range(16, TILE_COUNT) if g.tiles[tile] == TILE_WAITING])
    return (1 - share) * _at_the_gate(low, levels, waiting) + share * _at_the_gate(low + 1, levels, waiting)


@lru_cache(maxsize=20_000)
def _at_the_gate(corruption: int, levels: tuple[int, ...], waiting: tuple[int, ...]) -> float:
    if corruption >= CORRUPTION_LIMIT:
        return 0.0
    return _doom(corruption, levels, False, (*_LIKE[:16], *waiting), 0, 3, 0)
