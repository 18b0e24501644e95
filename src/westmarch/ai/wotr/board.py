"""Reading the board: strength of forces, the pull of settlements, and who is threatened."""

from __future__ import annotations

from functools import lru_cache

from westmarch.ai.wotr.weights import GARRISON_DAUNTS, PULL_FADES
from westmarch.games.wotr.facts import (
    ADJACENT,
    CAPTAINS,
    CITY,
    DISTANCE,
    FEATURE,
    FORTIFICATION,
    FREE,
    GARRISON,
    PRIZES,
    REGION_COUNT,
    REGION_OF_SLOT,
    UNIT_COLUMNS,
    VICTORY_POINTS,
)
from westmarch.games.wotr.layout import row
from westmarch.games.wotr.state import War

_FADED = [[PULL_FADES**distance for distance in DISTANCE[r]] for r in range(REGION_COUNT)]
_TWO_AWAY = [[r for r in range(REGION_COUNT) if DISTANCE[region][r] == 2] for region in range(REGION_COUNT)]
#: Chances of a die.
IN_THE_FIELD = 1 / 3
AT_THE_WALLS = 1 / 6


def hit_points(g: War, side: int, slot: int) -> int:
    """Hits that a force can take: an elite takes two."""
    units = g.tally[side * 123 + slot]
    if not units:
        return 0
    elites = UNIT_COLUMNS[side] // 2
    start = row(side, slot) + elites
    for column in range(start, start + elites):
        units += g.figures[column]
    return units


def held(g: War, side: int) -> int:
    """Cards in the fullest hand of a side."""
    return max([len(g.hands[seat]) for seat in g.team(side)])


def rate(dice: int, leadership: int, chance: float) -> float:
    """Hits of a round: the combat roll and the leader re-roll."""
    return chance * (dice + min(leadership, dice * (1 - chance)))


def fire(g: War, side: int, slot: int, chance: float = IN_THE_FIELD) -> float:
    """Hits that a force scores in a round."""
    units = g.tally[side * 123 + slot]
    if side == FREE:
        units += sum([1 for c in CAPTAINS if g.where[c] == slot])
    return rate(min(5, units), g.leadership(side, slot), chance)


def strength(g: War, side: int, slot: int) -> float:
    """What a force is worth in the field: how much it can take times how hard it hits."""
    hits = hit_points(g, side, slot)
    return hits * fire(g, side, slot) if hits else 0.0


def chance_of(own: float, other: float) -> float:
    """The chance of the stronger, from two strengths."""
    if other <= 0:
        return 1.0
    ratio = own / other
    return ratio * ratio / (1 + ratio * ratio)


def attack_chance(g: War, side: int, origin: int, target: int) -> float:
    """About how likely an attack destroys the force in a slot if it is fought to the end."""
    walls = target >= REGION_COUNT
    shelter = FEATURE[REGION_OF_SLOT[target]] in (CITY, FORTIFICATION) and origin < REGION_COUNT
    own = hit_points(g, side, origin) * fire(g, side, origin, AT_THE_WALLS if walls else IN_THE_FIELD)
    if shelter:
        own *= 0.8
    return chance_of(own, strength(g, 1 - side, target))


def defenders(g: War, side: int, region: int) -> int:
    """Hit points of a side in a region, inside its stronghold or in the open."""
    inside = GARRISON[region]
    found = hit_points(g, side, region)
    return found + hit_points(g, side, inside) if inside >= 0 else found


def enemies_near(g: War, side: int, region: int, distance: int = 1) -> int:
    """Hit points of the enemy around a region, the nearest counting most."""
    enemy = (1 - side) * 123
    total = 2 * hit_points(g, 1 - side, region) if g.tally[enemy + region] else 0
    for there in ADJACENT[region]:
        if g.tally[enemy + there]:
            total += hit_points(g, 1 - side, there)
    if distance > 1:
        for there in _TWO_AWAY[region]:
            if g.tally[enemy + there]:
                total += hit_points(g, 1 - side, there) // 2
    return total


def threats(g: War) -> list[float]:
    """Points of the Free Peoples in danger by region: what stands near against what defends."""
    out = [0.0] * REGION_COUNT
    for prize in PRIZES[FREE]:
        if g.control[prize] == FREE:
            near = enemies_near(g, FREE, prize, 2)
            if near:
                danger = near / (near + 1.5 * defenders(g, FREE, prize) + 1.0)
                out[prize] = VICTORY_POINTS[prize] * min(1.0, 1.3 * danger)
    return out


def pull(g: War, side: int, boldness: float, dangers: list[float] | None = None) -> tuple[float, ...]:
    """How strongly each region draws the armies of a side: towards the enemy's prizes, as bold as they are, and for
    the Free Peoples towards their own that are threatened."""
    wanted: list[tuple[int, float]] = []
    for prize in PRIZES[1 - side]:
        if g.control[prize] != side:
            worth = VICTORY_POINTS[prize] / (1 + defenders(g, 1 - side, prize) / GARRISON_DAUNTS[side])
            wanted.append((prize, round(boldness * worth, 1)))
    for prize in PRIZES[side]:
        if g.control[prize] == 1 - side:
            wanted.append((prize, round(0.8 * VICTORY_POINTS[prize], 1)))
        elif dangers is not None and dangers[prize]:
            wanted.append((prize, round(0.7 * dangers[prize], 1)))
    return _pull(tuple(wanted))


@lru_cache(maxsize=2048)
def _pull(wanted: tuple[tuple[int, float], ...]) -> tuple[float, ...]:
    out = [0.0] * REGION_COUNT
    for prize, worth in wanted:
        faded = _FADED[prize]
        for r in range(REGION_COUNT):
            if worth * faded[r] > out[r]:
                out[r] = worth * faded[r]
    return tuple(out)
