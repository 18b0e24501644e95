"""What a side is after: the plan behind its single decisions, read from the position each time."""

from __future__ import annotations

from westmarch.ai.wotr.board import attack_chance, defenders, hit_points, pull, strength, threats
from westmarch.games.wotr.facts import (
    CORRUPTION_LIMIT,
    DISTANCE,
    FREE,
    FREE_GOAL,
    GARRISON,
    MORDOR_LENGTH,
    PRIZES,
    REGION_COUNT,
    SHADOW,
    SHADOW_GOAL,
    SLOTS,
    VICTORY_POINTS,
)
from westmarch.games.wotr.rules.mordor import GATES
from westmarch.games.wotr.state import War

RING = "ring"
MILITARY = "military"
CORRUPTION = "corruption"


class Plan:
    """One side's reading of the game; each part is worked out when a question needs it."""

    def __init__(self, g: War, side: int) -> None:
        self.g = g
        self.side = side
        self._aim = ""
        self._hurry = -1.0
        self._dangers: list[float] | None = None
        self._pull: tuple[float, ...] | None = None
        #: What has been found about armies that might march off, and about regions that they might enter, by region:
        #: see ``ai.wotr.armies``.
        self.departures: dict[int, tuple[int, float, float, bool]] = {}
        self.arrivals: dict[int, tuple[float, float, float]] = {}
        self._strengths: dict[int, float] = {}

    @property
    def aim(self) -> str:
        if not self._aim:
            self._aim = aim_of(self.g, self.side)
        return self._aim

    @property
    def hurry(self) -> float:
        """Grows when the other side is about to win, and when a game drags on: nobody waits for ever."""
        if self._hurry < 0:
            self._hurry = hurry_of(self.g, self.side)
        return self._hurry

    @property
    def dangers(self) -> list[float]:
        """Points of the Free Peoples in danger, by region."""
        if self._dangers is None:
            self._dangers = threats(self.g)
        return self._dangers

    def strength(self, side: int, slot: int) -> float:
        """What a force is worth in the field: each stands next to several regions that armies might enter."""
        force = side * SLOTS + slot
        found = self._strengths.get(force, -1.0)
        if found < 0:
            found = strength(self.g, side, slot)
            self._strengths[force] = found
        return found

    @property
    def boldness(self) -> float:
        bold = (1.6 if self.aim == MILITARY else 0.35) if self.side == FREE else 1.0
        return bold + 0.03 * max(0, self.g.turn - 12)

    @property
    def pull(self) -> tuple[float, ...]:
        """Where armies are drawn, by region."""
        if self._pull is None:
            self._pull = pull(self.g, self.side, self.boldness, self.dangers if self.side == FREE else None)
        return self._pull


def aim_of(g: War, side: int) -> str:
    if side == FREE:
        return MILITARY if military_chance(g) else RING
    needed = SHADOW_GOAL - g.victory_points(SHADOW)
    near_doom = g.corruption >= 8 or g.in_mordor() or steps_left(g) <= 8
    return CORRUPTION if near_doom and needed > 3 else MILITARY


def military_chance(g: War) -> bool:
    """Whether the Free Peoples could take the points they miss: weakly held Shadow settlements near their armies."""
    missing = FREE_GOAL - g.victory_points(FREE)
    for prize in PRIZES[SHADOW]:
        if g.control[prize] == SHADOW and within_grasp(g, prize):
            missing -= VICTORY_POINTS[prize]
    return missing <= 0


#: How far away an army may stand from a settlement that is within its grasp.
GRASP = 2
_WITHIN_GRASP = [[r for r in range(REGION_COUNT) if DISTANCE[prize][r] <= GRASP] for prize in range(REGION_COUNT)]


def within_grasp(g: War, prize: int) -> bool:
    """Whether a Free Peoples army is near a Shadow settlement that it can well take."""
    inside = GARRISON[prize]
    if g.units(FREE, prize):
        return inside < 0 or not g.units(SHADOW, inside) or attack_chance(g, FREE, prize, inside) > 0.45
    held = defenders(g, SHADOW, prize)
    if held > 4:
        return False
    for there in _WITHIN_GRASP[prize]:
        if g.units(FREE, there) >= 2:
            if not any([g.at_war(nation) for nation in g.nations_in(FREE, there)]):
                continue
            if not held or hit_points(g, FREE, there) >= 2 * held:
                return True
    return False


def to_the_gate(region: int) -> int:
    """Regions from a place to Mordor."""
    return min(DISTANCE[region][gate] for gate in GATES)


def steps_left(g: War) -> int:
    """Steps of the Fellowship to the Crack of Doom."""
    if g.in_mordor():
        return MORDOR_LENGTH - g.mordor
    return max(0, to_the_gate(g.fellowship) - g.progress) + MORDOR_LENGTH


def hurry_of(g: War, side: int) -> float:
    """0 calm, 1 now or never."""
    late = max(0.0, (g.turn - 16) / 12)
    if side == FREE:
        return min(1.5, late + max(0.0, (g.victory_points(SHADOW) - 4) / 5))
    doom = max(0.0, (12 - steps_left(g)) / 12) * (1 - g.corruption / (2 * CORRUPTION_LIMIT))
    return min(1.5, late + doom)
