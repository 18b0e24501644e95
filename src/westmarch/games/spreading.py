"""Places for the regions of a map that nobody has placed: neighbours attract each other, all others keep away."""

from __future__ import annotations

import math

from westmarch.games.mapping import Point

ROUNDS = 120


def spread(given: list[Point | None], joined: list[tuple[int, int]]) -> list[Point]:
    """A place for each region; those that have one keep it."""
    free = [index for index, place in enumerate(given) if place is None]
    places = _begin(given, joined)
    if not free:
        return places
    wide = 1.0 if len(free) == len(given) else _typical(places, joined)
    for round_ in range(ROUNDS):
        cool = 1.0 - round_ / ROUNDS
        pushes = _pushes(places, joined, wide)
        for index in free:
            dx, dy = pushes[index]
            size = math.hypot(dx, dy) or 1.0
            step = min(size, wide * cool) / size
            places[index] = (places[index][0] + dx * step, places[index][1] + dy * step)
    return places


def _begin(given: list[Point | None], joined: list[tuple[int, int]]) -> list[Point]:
    """On a ring, or in the midst of those neighbours that have a place."""
    count = len(given)
    ring = [
        (math.cos(2.4 * index) * math.sqrt(index + 1), math.sin(2.4 * index) * math.sqrt(index + 1))
        for index in range(count)
    ]
    if all(place is None for place in given):
        return ring
    found: list[Point | None] = list(given)
    for _ in range(count):
        for index in range(count):
            if found[index] is None:
                near = [found[b if a == index else a] for a, b in joined if index in (a, b)]
                known = [place for place in near if place is not None]
                if known:
                    # A little aside, so that two regions with the same neighbours part.
                    x = sum(place[0] for place in known) / len(known) + 0.3 * math.cos(2.4 * index)
                    y = sum(place[1] for place in known) / len(known) + 0.3 * math.sin(2.4 * index)
                    found[index] = (x, y)
    return [place or ring[index] for index, place in enumerate(found)]


def _typical(places: list[Point], joined: list[tuple[int, int]]) -> float:
    lengths = sorted(math.dist(places[a], places[b]) for a, b in joined)
    return lengths[len(lengths) // 2] if lengths else 1.0


def _pushes(places: list[Point], joined: list[tuple[int, int]], wide: float) -> list[Point]:
    count = len(places)
    pushes = [[0.0, 0.0] for _ in range(count)]
    for a in range(count):
        for b in range(a):
            dx, dy = places[a][0] - places[b][0], places[a][1] - places[b][1]
            near = max(dx * dx + dy * dy, 0.01 * wide * wide)
            force = wide * wide / near
            pushes[a][0] += dx * force
            pushes[a][1] += dy * force
            pushes[b][0] -= dx * force
            pushes[b][1] -= dy * force
    for a, b in joined:
        dx, dy = places[b][0] - places[a][0], places[b][1] - places[a][1]
        force = math.hypot(dx, dy) / wide
        pushes[a][0] += dx * force
        pushes[a][1] += dy * force
        pushes[b][0] -= dx * force
        pushes[b][1] -= dy * force
    return [(x, y) for x, y in pushes]
