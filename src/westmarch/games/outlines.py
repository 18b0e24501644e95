"""Outlines that people have drawn: where their middle is, and what is wrong with them."""

from __future__ import annotations

import math

from westmarch.games.mapping import Point, inside

#: Points looked at across an outline, in each direction.
GRID = 16
#: A region is no smaller than this share of the sheet, and others cover no more than that share of it.
SMALLEST = 1 / 2000
COVERED = 0.25


def within(outline: list[Point]) -> list[Point]:
    """Points spread over an outline, all of them inside."""
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    top, bottom = min(y for _, y in outline), max(y for _, y in outline)
    steps = [(step + 0.5) / GRID for step in range(GRID)]
    found = [(left + (right - left) * i, top + (bottom - top) * j) for j in steps for i in steps]
    return [point for point in found if inside(point, outline)]


def middle_of(outline: list[Point]) -> Point:
    """The point inside an outline that is farthest from its corners and sides."""
    sides = list(zip(outline, outline[1:] + outline[:1], strict=True))
    return max(within(outline), key=lambda point: min(distance(point, a, b) for a, b in sides))


def distance(point: Point, a: Point, b: Point) -> float:
    """How far a point is from a line between two others."""
    (px, py), (ax, ay), (bx, by) = point, a, b
    length = (bx - ax) ** 2 + (by - ay) ** 2
    along = 0.0 if not length else max(0.0, min(1.0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length))
    return math.dist(point, (ax + along * (bx - ax), ay + along * (by - ay)))


def area(outline: list[Point]) -> float:
    ends = zip(outline, outline[1:] + outline[:1], strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in ends)) / 2


def too_small(outlines: list[list[Point]]) -> list[int]:
    """Outlines that nobody could see on a sheet that holds them all."""
    xs, ys = [x for one in outlines for x, _ in one], [y for one in outlines for _, y in one]
    sheet = max((max(xs) - min(xs)) * (max(ys) - min(ys)), 1e-6)
    return [number for number, one in enumerate(outlines) if area(one) < SMALLEST * sheet or len(within(one)) < GRID]


def overlapping(outlines: list[list[Point]]) -> list[tuple[int, int]]:
    """Pairs of which the second lies over too much of the first."""
    found = []
    for number, one in enumerate(outlines):
        points = within(one)
        for other, line in enumerate(outlines):
            if other != number and sum(inside(point, line) for point in points) > COVERED * len(points):
                found.append((number, other))
    return found
