"""The journey of the Fellowship's figure (VIII p.38-39): where it may come to light, and by which ways."""

from __future__ import annotations

from westmarch.games.wotr.facts import ADJACENT, DISTANCE, FREE, OWNER, REGION_COUNT, SHADOW, STRONGHOLDS
from westmarch.games.wotr.state import War


def fellowship_reach(g: War) -> list[int]:
    """Regions that the figure can go to when it is declared or revealed: black borders stop it, nothing else."""
    row = DISTANCE[g.fellowship]
    return [there for there in range(REGION_COUNT) if row[there] <= g.progress]


def forbids_reveal_in(g: War, target: int) -> str | None:
    """The rule that keeps a revealed Fellowship from ending in a region, or None."""
    if DISTANCE[g.fellowship][target] > g.progress:
        return "wotr.fellowship.locate.zero-stays" if not g.progress else "wotr.fellowship.reveal.move-figure"
    if g.progress and g.feature_at_least_city(target) and g.control[target] == FREE:
        return "wotr.fellowship.reveal.not-in-free-city"
    return None


def shadow_strongholds(g: War) -> list[int]:
    """Shadow strongholds that the Shadow still controls."""
    return [r for r in STRONGHOLDS if OWNER[r] == SHADOW and g.control[r] == SHADOW]


def way_without(origin: int, target: int, steps: int, shunned: list[int]) -> bool:
    """Whether the figure can go from one region to another without setting foot in some."""
    if origin in shunned or target in shunned:
        return False
    reached = [origin]
    edge = [origin]
    for _ in range(steps):
        if target in reached:
            break
        edge = sorted({there for here in edge for there in ADJACENT[here]} - set(reached) - set(shunned))
        reached += edge
    return target in reached


def passes(origin: int, target: int, steps: int, region: int) -> bool:
    """Whether the figure must go into, out of or through a region; to stay there is no move."""
    return origin != target and not way_without(origin, target, steps, [region])


def place_figure(g: War, target: int) -> None:
    """Declared or revealed, the Fellowship's position is known again."""
    g.fellowship = target
    g.progress = 0
    g.note("wotr-log-fellowship-at", {"region": target}, rule="wotr.fellowship.locate.two-ways")
