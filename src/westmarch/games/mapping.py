"""Maps drawn by us: cells that touch where regions are adjacent.

Every region has an anchor. A region grows from its anchor and from the near half of the line to each neighbour, so
that neighbours meet halfway; all other ground goes to whoever reaches it first. The borders are then traced and
smoothed once, as arcs that both cells share, so that cells never gape or overlap. Where outlines are given, cells are
those outlines, and only the gaps between them are closed.
"""

from __future__ import annotations

import heapq
import math
from collections import defaultdict, deque
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

Point = tuple[float, float]
Pixel = tuple[int, int]

SEA = -1
LAKE = -2
OUTSIDE = -9
#: Units of the drawing for one pixel of the raster.
SCALE = 4
#: How far cells with outlines reach beyond them to meet others, in pixels.
GAP = 5.0


@dataclass
class Plan:
    """What a map is drawn from; points are pixels of the raster."""

    width: int
    height: int
    anchors: list[Point]
    adjacent: list[list[int]]
    #: Lines between neighbours that go round somebody else.
    bends: dict[tuple[int, int], Point] = field(default_factory=dict)
    #: More ground for a region than its anchor alone would hold, and what a pixel of the way there costs.
    reaches: dict[int, list[tuple[float, float, float]]] = field(default_factory=dict)
    #: Outlines of water, SEA or LAKE.
    waters: list[tuple[list[Point], int]] = field(default_factory=list)
    #: Outlines of the regions, of all of them or of none.
    outlines: list[list[Point]] = field(default_factory=list)


# ---- the raster: whose is each pixel ----


class Raster:
    """The ground, pixel by pixel."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.width, self.height = plan.width, plan.height
        self.owner: list[int] = [OUTSIDE] * (plan.width * plan.height)
        self.anchors = plan.anchors
        #: Pixels on the line between two neighbours: never given away.
        self.fixed: set[int] = set()
        self._water()
        self._outlined()
        self._grow()
        self._part()
        self._tidy()

    def at(self, x: int, y: int) -> int:
        return self.owner[y * self.width + x] if 0 <= x < self.width and 0 <= y < self.height else OUTSIDE

    def _water(self) -> None:
        for outline, kind in self.plan.waters:
            for y in range(self.height):
                for x in range(self.width):
                    wx, wy = _warped(x + 0.5, y + 0.5, 2.2)
                    if inside((wx, wy), outline):
                        self.owner[y * self.width + x] = kind

    def _outlined(self) -> None:
        """Ground within an outline is never given away; where two overlap, the first has it."""
        for r, outline in enumerate(self.plan.outlines):
            left, right = [int(f(x for x, _ in outline)) for f in (min, max)]
            top, bottom = [int(f(y for _, y in outline)) for f in (min, max)]
            for y in range(max(0, top), min(self.height, bottom + 1)):
                for x in range(max(0, left), min(self.width, right + 1)):
                    at = y * self.width + x
                    if at not in self.fixed and inside((x + 0.5, y + 0.5), outline):
                        self.owner[at] = r
                        self.fixed.add(at)

    def _seeds(self) -> list[tuple[float, float, float, int]]:
        """(cost, x, y, region): anchors are free, the way to a neighbour costs a little; so are given outlines."""
        if self.plan.outlines:
            sides = [(r, side) for r, line in enumerate(self.plan.outlines) for side in pairwise([*line, line[0]])]
            return [seed for r, side in sides for seed in self._line(list(side), r, 1.0, 0.0)]
        seeds = []
        for r, (x, y) in enumerate(self.anchors):
            seeds.append((0.0, x, y, r))
            for rx, ry, price in self.plan.reaches.get(r, []):
                seeds += self._line([(x, y), (rx, ry)], r, 1.0, price)
            for n in self.plan.adjacent[r]:
                seeds += self._line(self.way(r, n), r, 0.5, 0.62)
        return seeds

    def way(self, a: int, b: int) -> list[Point]:
        """The line from one anchor to a neighbour's."""
        bend = self.plan.bends.get((a, b)) or self.plan.bends.get((b, a))
        return [self.anchors[a], *([bend] if bend else []), self.anchors[b]]

    def _line(self, way: list[Point], r: int, part: float, price: float) -> list[tuple[float, float, float, int]]:
        """Seeds along the first part of a way; each pixel of it costs the price."""
        total = sum(math.dist(a, b) for a, b in pairwise(way))
        out: list[tuple[float, float, float, int]] = []
        gone = 0.0
        for start, end in pairwise(way):
            length = math.dist(start, end)
            steps = max(2, int(length * 2))
            for step in range(1, steps + 1):
                t = step / steps
                if gone + t * length > part * total:
                    return out
                x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
                out.append((price * (gone + t * length), x, y, r))
            gone += length
        return out

    def _grow(self) -> None:
        """Give each pixel of land to the seed that reaches it first."""
        seeds = self._seeds()
        best = [math.inf] * (self.width * self.height)
        queue: list[tuple[float, int, int]] = []
        for number, (cost, x, y, _) in enumerate(seeds):
            at = min(self.height - 1, max(0, int(y))) * self.width + min(self.width - 1, max(0, int(x)))
            heapq.heappush(queue, (cost, at, number))
        owner = self.owner
        most = GAP if self.plan.outlines else math.inf
        while queue:
            cost, at, number = heapq.heappop(queue)
            if cost >= best[at] or cost > most or owner[at] in (SEA, LAKE):
                continue
            best[at] = cost
            price, sx, sy, r = seeds[number]
            if at not in self.fixed:
                owner[at] = r
            x, y = at % self.width, at // self.width
            for nx, ny in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                if 0 <= nx < self.width and 0 <= ny < self.height:
                    wx, wy = _warped(nx + 0.5, ny + 0.5, 1.6)
                    there = price + math.hypot(wx - sx, wy - sy)
                    if there < best[ny * self.width + nx]:
                        heapq.heappush(queue, (there, ny * self.width + nx, number))
        for size in (1, 2, 3) if not self.plan.outlines else ():
            for r, (x, y) in enumerate(self.anchors):
                for n in self.plan.adjacent[r]:
                    line = self._line(self.way(r, n), r, 0.5, 1.0)
                    # Wide at the border, so that it can be seen, and narrow on the way there.
                    for _, px, py, _r in line if size < 3 else line[-3:]:
                        self._hold(int(px), int(py), r, size)
                self._hold(int(x), int(y), r, 3)

    def _hold(self, x: int, y: int, r: int, size: int) -> None:
        for dy in range(-size + 1, size):
            for dx in range(-size + 1, size):
                at = (y + dy) * self.width + x + dx
                inside = 0 <= x + dx < self.width and 0 <= y + dy < self.height
                if inside and at not in self.fixed and self.owner[at] not in (SEA, LAKE):
                    self.owner[at] = r
                    self.fixed.add(at)

    def contacts(self) -> dict[tuple[int, int], list[int]]:
        """The pixels of the first region that lie at the second, for every pair of regions that touch."""
        found: dict[tuple[int, int], list[int]] = defaultdict(list)
        for y in range(self.height):
            for x in range(self.width):
                here = self.at(x, y)
                if here < 0:
                    continue
                for nx, ny in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                    there = self.at(nx, ny)
                    if there >= 0 and there != here:
                        found[here, there].append(y * self.width + x)
        return found

    def _part(self) -> None:
        """Where cells touch a little that are not adjacent, let a common neighbour come between them."""
        for _ in range(12):
            changed = False
            for (a, b), pixels in self.contacts().items():
                if b in self.plan.adjacent[a] or len(pixels) > 14:
                    continue
                for at in pixels:
                    if at in self.fixed:
                        continue
                    x, y = at % self.width, at // self.width
                    near = [self.at(x + dx, y + dy) for dx in (-2, -1, 0, 1, 2) for dy in (-2, -1, 0, 1, 2)]
                    common = [
                        c
                        for c in near
                        if c >= 0 and c not in (a, b) and c in self.plan.adjacent[a] and c in self.plan.adjacent[b]
                    ]
                    if common:
                        self.owner[at] = max(set(common), key=common.count)
                        changed = True
            if not changed:
                return

    def _tidy(self) -> None:
        """Round off: a lone pixel goes to its surroundings, and each cell stays in one piece."""
        for _ in range(3):
            for y in range(self.height):
                for x in range(self.width):
                    at = y * self.width + x
                    here = self.owner[at]
                    if here < 0 or at in self.fixed:
                        continue
                    near = [self.at(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
                    land = [r for r in near if r >= 0]
                    if near.count(here) < 3 and land:
                        self.owner[at] = max(sorted(set(land)), key=land.count)
        self._join()

    def _join(self) -> None:
        """Pieces that are cut off from their anchor go to a neighbour."""
        whole = [False] * (self.width * self.height)
        for r, (x, y) in enumerate(self.anchors):
            self._flood(int(y) * self.width + int(x), r, whole)
        left = deque(at for at in range(self.width * self.height) if self.owner[at] >= 0 and not whole[at])
        while left:
            at = left.popleft()
            x, y = at % self.width, at // self.width
            for nx, ny in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                if self.at(nx, ny) >= 0 and whole[ny * self.width + nx]:
                    self.owner[at] = self.at(nx, ny)
                    whole[at] = True
                    break
            else:
                # An islet without any shore of its own is sea.
                if all(self.at(nx, ny) < 0 for nx, ny in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))):
                    self.owner[at] = SEA
                else:
                    left.append(at)

    def _flood(self, start: int, r: int, whole: list[bool]) -> None:
        edge = [start]
        whole[start] = True
        while edge:
            at = edge.pop()
            x, y = at % self.width, at // self.width
            for nx, ny in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                there = ny * self.width + nx
                if self.at(nx, ny) == r and not whole[there]:
                    whole[there] = True
                    edge.append(there)

    def middles(self) -> list[tuple[float, float, float]]:
        """(x, y, room): the roomiest place of each cell, and how far it is from the border."""
        depth = [0.0] * (self.width * self.height)
        edge: deque[int] = deque()
        for y in range(self.height):
            for x in range(self.width):
                here = self.at(x, y)
                if any(self.at(x + dx, y + dy) != here for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1))):
                    depth[y * self.width + x] = 1
                    edge.append(y * self.width + x)
        nearest = list(range(self.width * self.height))
        seen = [bool(value) for value in depth]
        while edge:
            at = edge.popleft()
            x, y = at % self.width, at // self.width
            for nx, ny in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                if 0 <= nx < self.width and 0 <= ny < self.height and not seen[ny * self.width + nx]:
                    there = ny * self.width + nx
                    seen[there] = True
                    nearest[there] = nearest[at]
                    depth[there] = 1 + math.dist((nx, ny), (nearest[at] % self.width, nearest[at] // self.width))
                    edge.append(there)
        out = []
        for r, anchor in enumerate(self.anchors):
            pixels = [at for at in range(self.width * self.height) if self.owner[at] == r]
            place = max(
                pixels, key=lambda at: depth[at] - 0.12 * math.dist((at % self.width, at // self.width), anchor)
            )
            out.append((place % self.width + 0.5, place // self.width + 0.5, depth[place]))
        return out


def _warped(x: float, y: float, by: float) -> Point:
    """Bend the ground a little, so that borders wander."""
    dx = math.sin(y * 0.31 + x * 0.07) + 0.6 * math.sin(y * 0.83 - x * 0.41 + 1.7)
    dy = math.sin(x * 0.29 - y * 0.11 + 0.9) + 0.6 * math.sin(x * 0.77 + y * 0.37 + 4.1)
    return x + by * dx, y + by * dy


def inside(point: Point, outline: list[Point]) -> bool:
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


# ---- the drawing: arcs that two cells share ----


class Arc:
    """A border between two cells, from junction to junction; the first owner lies to its left."""

    def __init__(self, left: int, right: int, points: list[Pixel]) -> None:
        self.left = left
        self.right = right
        self.points = points


def trace(raster: Raster) -> list[Arc]:
    """All borders as arcs along the edges of the pixels."""
    # Directed unit edges with their owner on the left; the border of two cells is walked once, from the lower owner.
    ways: dict[Pixel, list[tuple[Pixel, int, int]]] = defaultdict(list)
    degree: dict[Pixel, int] = defaultdict(int)
    for y in range(raster.height + 1):
        for x in range(raster.width + 1):
            here, left, up = raster.at(x, y), raster.at(x - 1, y), raster.at(x, y - 1)
            if here != left and (here >= 0 or left >= 0 or OUTSIDE not in (here, left)):
                _edge(ways, degree, (x, y), (x, y + 1), here, left)
            if here != up and (here >= 0 or up >= 0 or OUTSIDE not in (here, up)):
                _edge(ways, degree, (x, y), (x + 1, y), up, here)
    junctions = {point for point, count in degree.items() if count != 2}
    arcs: list[Arc] = []
    used: set[tuple[Pixel, Pixel]] = set()
    starts = sorted(junctions) + sorted(point for point in ways if point not in junctions)
    for start in starts:
        for following, left, right in ways[start]:
            if (start, following) in used:
                continue
            points = [start]
            at, to = start, following
            while True:
                used.add((at, to))
                used.add((to, at))
                points.append(to)
                if to in junctions or to == start:
                    break
                forward = [step for step in ways[to] if step[0] != at]
                at, to = to, forward[0][0]
            arcs.append(Arc(left, right, points))
    return arcs


def _edge(
    ways: dict[Pixel, list[tuple[Pixel, int, int]]],
    degree: dict[Pixel, int],
    start: Pixel,
    end: Pixel,
    left: int,
    right: int,
) -> None:
    ways[start].append((end, left, right))
    ways[end].append((start, right, left))
    degree[start] += 1
    degree[end] += 1


def smooth(points: list[Pixel]) -> list[Point]:
    """A border without the steps of the raster; its ends stay where they are."""
    closed = points[0] == points[-1]
    line: list[Point] = [(float(x), float(y)) for x, y in points]
    for _ in range(5):
        inner = [
            ((ax + 2 * bx + cx) / 4, (ay + 2 * by + cy) / 4)
            for (ax, ay), (bx, by), (cx, cy) in zip(line, line[1:], line[2:], strict=False)
        ]
        line = [line[0], *inner, line[-1]]
    return simplified(line, 0.22) if not closed else line[:: max(1, len(line) // 60)] + [line[-1]]


def simplified(line: list[Point], tolerance: float) -> list[Point]:
    """Fewer points for nearly the same line (Douglas and Peucker)."""
    if len(line) < 3:
        return line
    (ax, ay), (bx, by) = line[0], line[-1]
    length = math.hypot(bx - ax, by - ay) or 1e-9
    far, where = 0.0, 0
    for i, (x, y) in enumerate(line[1:-1], start=1):
        off = abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
        if off > far:
            far, where = off, i
    if far <= tolerance:
        return [line[0], line[-1]]
    return simplified(line[: where + 1], tolerance)[:-1] + simplified(line[where:], tolerance)


def loops_of(r: int, arcs: list[Arc]) -> list[list[int]]:
    """The outlines of a cell: numbers of arcs, ``~number`` if walked backwards."""
    steps: dict[Pixel, list[tuple[int, Pixel]]] = defaultdict(list)
    for number, arc in enumerate(arcs):
        if arc.left == r:
            steps[arc.points[0]].append((number, arc.points[-1]))
        elif arc.right == r:
            steps[arc.points[-1]].append((~number, arc.points[0]))
    loops = []
    while any(steps.values()):
        start = next(point for point, found in steps.items() if found)
        loop, at = [], start
        while True:
            number, to = steps[at].pop()
            loop.append(number)
            at = to
            if at == start:
                break
        loops.append(loop)
    return loops


def touching(board: dict[str, Any]) -> dict[tuple[int, int], tuple[str, float]]:
    """Kind and length of the border of every two cells of a board that touch."""
    found: dict[tuple[int, int], tuple[str, float]] = {}
    for (kind, left, right), flat in zip(board["borders"], board["arcs"], strict=True):
        if left >= 0 and right >= 0:
            points = list(zip(flat[::2], flat[1::2], strict=True))
            length = sum(math.dist(a, b) for a, b in pairwise(points))
            pair = min(left, right), max(left, right)
            found[pair] = kind, found.get(pair, (kind, 0.0))[1] + length
    return found
