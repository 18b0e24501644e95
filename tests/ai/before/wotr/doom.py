"""The way through Mordor: the chance that the Ring-bearers reach the Crack of Doom before corruption ends them.

It is worked out step by step with the tiles of the pool, each as likely as its share of the pool, and with companions
who take damage of two points or more as long as there are any. The odds of ``games.wotr.odds`` are finer, but they
take a hundred times as long, and a search asks for thousands of them.
"""

from __future__ import annotations

from functools import lru_cache

from westmarch.games.wotr.facts import (
    CORRUPTION_LIMIT,
    FREE,
    IN_FELLOWSHIP,
    LEVEL,
    MORDOR_LENGTH,
    SHADOW,
    TILE_COUNT,
    TILE_DIE,
    TILE_EYE,
    TILE_IN_POOL,
    TILE_SIDE,
    TILE_STOP,
    TILE_VALUE,
    TILE_WAITING,
)
from westmarch.games.wotr.state import War

#: Damage, whether it stops the Fellowship, and the share of the draws.
Draw = tuple[int, bool, float]

_STANDARD = [tile for tile in range(TILE_COUNT) if TILE_SIDE[tile] < 0]
#: Companions who count, and from which damage on one is given.
MOST_COMPANIONS = 3
GIVEN_FROM = 2
#: What an Eye shows at the gate, before the dice of that turn are known.
EYE_AT_THE_GATE = 4


def doom_chance(g: War, corruption: float) -> float:
    """The chance to arrive from where the Fellowship is, or from the gate with some corruption."""
    levels = tuple(sorted([LEVEL[c] for c in range(7) if g.where[c] == IN_FELLOWSHIP], reverse=True)[:MOST_COMPANIONS])
    if g.in_mordor():
        tiles = tuple([tile for tile in range(TILE_COUNT) if g.tiles[tile] == TILE_IN_POOL])
        eye = min(7, max(2, g.hunt_box[SHADOW]) + 1 + g.hunt_box[FREE])
        return arrives(g.corruption, levels, tiles, g.mordor, eye)
    if corruption >= CORRUPTION_LIMIT - 1:
        return 0.02
    pool = tuple(_STANDARD + [tile for tile in range(TILE_COUNT) if g.tiles[tile] == TILE_WAITING])
    low = int(corruption)
    share = corruption - low
    here = arrives(low, levels, pool, 0, EYE_AT_THE_GATE)
    return (1 - share) * here + share * arrives(low + 1, levels, pool, 0, EYE_AT_THE_GATE)


@lru_cache(maxsize=50_000)
def arrives(corruption: int, levels: tuple[int, ...], tiles: tuple[int, ...], step: int, eye: int) -> float:
    """The chance from a step of the Mordor Track with some companions, given the tiles in the pool."""
    if not tiles:
        return 1.0
    return _table(levels, _draws(tiles, eye))[step][0][corruption]


@lru_cache(maxsize=5_000)
def _draws(tiles: tuple[int, ...], eye: int) -> tuple[Draw, ...]:
    found: dict[tuple[int, bool], float] = {}
    for tile in tiles:
        value, stop = TILE_VALUE[tile], TILE_STOP[tile]
        shown = range(1, 7) if value == TILE_DIE else (eye,) if value == TILE_EYE else (value,)
        for damage in shown:
            found[damage, stop] = found.get((damage, stop), 0.0) + 1 / (len(shown) * len(tiles))
    return tuple([(damage, stop, share) for (damage, stop), share in sorted(found.items())])


@lru_cache(maxsize=5_000)
def _table(levels: tuple[int, ...], draws: tuple[Draw, ...]) -> list[list[list[float]]]:
    """The chance by step, companions given and corruption."""
    arrived = [[1.0] * CORRUPTION_LIMIT for _ in range(len(levels) + 1)]
    table = [arrived]
    for _ in range(MORDOR_LENGTH):
        further = table[0]
        here: list[list[float]] = [[] for _ in further]
        for given in range(len(levels), -1, -1):
            chances = [0.0] * CORRUPTION_LIMIT
            for corruption in range(CORRUPTION_LIMIT - 1, -1, -1):
                total = again = 0.0
                for damage, stop, share in draws:
                    now, left = given, damage
                    if damage >= GIVEN_FROM and given < len(levels):
                        now, left = given + 1, max(0, damage - levels[given])
                    elif damage > 0 and given == len(levels):
                        left = damage - 1  # Gollum shows himself
                    after = max(0, corruption + left)
                    if after >= CORRUPTION_LIMIT:
                        continue
                    if not stop:
                        total += share * further[now][after]
                    elif now == given and after <= corruption:
                        again += share
                    else:
                        total += share * (chances[after] if now == given else here[now][after])
                chances[corruption] = total / (1 - again) if again < 1 else 0.0
            here[given] = chances
        table.insert(0, here)
    return table
