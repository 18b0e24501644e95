"""The map of the regions, drawn by us: cells that touch where regions are adjacent.

Every region has an anchor. A region grows from its anchor and from the near half of the line to each neighbour, so
that neighbours meet halfway; all other ground goes to whoever reaches it first. What lies beyond our coastline is
sea. Where two cells touch that are not adjacent, their common border is a ridge. The borders are then traced and
smoothed once, as arcs that both cells share, so that cells never gape or overlap.

``tools/make_board.py`` writes the result to ``data/board.json``; the browser draws it.
"""

from __future__ import annotations

import heapq
import math
import tomllib
from collections import defaultdict, deque
from itertools import pairwise
from pathlib import Path
from typing import Any

from westmarch.games.wotr.facts import (
    ADJACENT,
    CAPTAINS,
    CHARACTERS,
    COASTAL,
    FEATURE,
    LEADERSHIP,
    NATION_OF_REGION,
    NATIONS,
    REGION_COUNT,
    REGIONS,
    TILE_COUNT,
)
from westmarch.games.wotr.odds import tiles

Point = tuple[float, float]
Pixel = tuple[int, int]

WIDTH, HEIGHT = 435, 300
SEA = -1
LAKE = -2
OUTSIDE = -9
#: Units of the drawing for one pixel of the raster.
SCALE = 4

FEATURE_NAMES = ("", "town", "city", "stronghold", "fortification")

_HERE = Path(__file__).parent

#: Anchors that stand a little off the facts, so that no line between neighbours runs over another region.
NUDGES: dict[str, Point] = {
    "minas-tirith": (-0.002, 0.008),
    "osgiliath": (0.004, 0.0),
    "old-forest": (-0.014, 0.004),
    "bree": (0.0, 0.012),
    "north-downs": (0.0, -0.01),
    "nurn": (0.0, 0.01),
    "minas-morgul": (0.0, -0.012),
}

#: Lines between neighbours that go round somebody else.
BENDS: dict[tuple[str, str], Point] = {
    ("druadan-forest", "osgiliath"): (0.679, 0.685),
    ("buckland", "cardolan"): (0.362, 0.285),
}

#: More ground for a region than its anchor alone would hold: shores, horns and far corners, and what a pixel of
#: the way there costs.
REACHES: dict[str, list[tuple[float, float, float]]] = {
    "evendim": [(0.272, 0.02, 0.1), (0.272, 0.07, 0.1)],
    "lamedon": [(0.577, 0.745, 0.3)],
    "south-ered-luin": [(0.248, 0.362, 0.3)],
    "andrast": [(0.295, 0.775, 0.0)],
    "anfalas": [(0.477, 0.652, 0.6)],
    "mount-gundabad": [(0.462, 0.122, 0.58)],
    "moria": [(0.55, 0.232, 0.62)],
    "parth-celebrant": [(0.506, 0.402, 0.58)],
    "gorgoroth": [(0.77, 0.742, 0.55)],
    "khand": [(0.97, 0.93, 0.0), (0.778, 0.868, 0.45)],
    "east-rhun": [(0.975, 0.3, 0.0), (0.975, 0.42, 0.0)],
    "south-rhun": [(0.975, 0.56, 0.0)],
    "near-harad": [(0.76, 0.95, 0.0)],
    "far-harad": [(0.86, 0.985, 0.0)],
}

#: The western sea, from the ice bay in the north round the capes to the havens of Umbar.
COAST: list[Point] = [
    (0.0, 0.0), (0.258, 0.0), (0.262, 0.03), (0.262, 0.075), (0.252, 0.088), (0.238, 0.07), (0.216, 0.076),
    (0.2, 0.095), (0.178, 0.105), (0.158, 0.125), (0.146, 0.15), (0.143, 0.18), (0.152, 0.205), (0.168, 0.22),
    (0.164, 0.245), (0.178, 0.262), (0.196, 0.276), (0.186, 0.292), (0.162, 0.297), (0.148, 0.32), (0.138, 0.355),
    (0.145, 0.395), (0.16, 0.425), (0.19, 0.437), (0.215, 0.42), (0.241, 0.372), (0.254, 0.392), (0.262, 0.43),
    (0.28, 0.452), (0.302, 0.472), (0.3, 0.5), (0.288, 0.53), (0.3, 0.57), (0.318, 0.6), (0.312, 0.64),
    (0.3, 0.68), (0.276, 0.715), (0.256, 0.75), (0.262, 0.795), (0.295, 0.822), (0.335, 0.815), (0.365, 0.79),
    (0.4, 0.778), (0.44, 0.79), (0.47, 0.808), (0.487, 0.84), (0.512, 0.868), (0.545, 0.868), (0.566, 0.845),
    (0.574, 0.815), (0.571, 0.785), (0.578, 0.768), (0.586, 0.79), (0.59, 0.825), (0.6, 0.86), (0.622, 0.882),
    (0.622, 0.905), (0.604, 0.925), (0.592, 0.955), (0.6, 1.0), (0.0, 1.0),
]  # fmt: skip

#: Waters inland; figures go round them.
LAKES: dict[str, list[Point]] = {
    "rhun": [
        (0.872, 0.352), (0.884, 0.335), (0.902, 0.338), (0.913, 0.36), (0.91, 0.39), (0.897, 0.41), (0.88, 0.404),
        (0.87, 0.38),
    ],
}  # fmt: skip


def anchors() -> list[Point]:
    """The anchors of all regions, in pixels of the raster."""
    with (_HERE / "data" / "regions.toml").open("rb") as file:
        rows: list[dict[str, Any]] = tomllib.load(file)["region"]
    out = []
    for row in rows:
        dx, dy = NUDGES.get(row["id"], (0.0, 0.0))
        out.append(_pixel((row["at"][0] + dx, row["at"][1] + dy)))
    return out


def _pixel(at: Point) -> Point:
    return at[0] * WIDTH, at[1] * HEIGHT


# ---- the raster: whose is each pixel ----


class Raster:
    """The ground, pixel by pixel."""

    def __init__(self) -> None:
        self.owner: list[int] = [OUTSIDE] * (WIDTH * HEIGHT)
        self.anchors = anchors()
        #: Pixels on the line between two neighbours: never given away.
        self.fixed: set[int] = set()
        self._water()
        self._grow()
        self._part()
        self._tidy()

    def at(self, x: int, y: int) -> int:
        return self.owner[y * WIDTH + x] if 0 <= x < WIDTH and 0 <= y < HEIGHT else OUTSIDE

    def _water(self) -> None:
        for shape, kind in [(COAST, SEA), *[(lake, LAKE) for lake in LAKES.values()]]:
            outline = [_pixel(point) for point in shape]
            for y in range(HEIGHT):
                for x in range(WIDTH):
                    wx, wy = _warped(x + 0.5, y + 0.5, 2.2)
                    if _inside((wx, wy), outline):
                        self.owner[y * WIDTH + x] = kind

    def _seeds(self) -> list[tuple[float, float, float, int]]:
        """(cost, x, y, region): anchors are free, the way to a neighbour costs a little."""
        seeds = []
        for r, (x, y) in enumerate(self.anchors):
            seeds.append((0.0, x, y, r))
            for rx, ry, price in REACHES.get(REGIONS[r], []):
                seeds += self._line([(x, y), _pixel((rx, ry))], r, 1.0, price)
            for n in ADJACENT[r]:
                seeds += self._line(self.way(r, n), r, 0.5, 0.62)
        return seeds

    def way(self, a: int, b: int) -> list[Point]:
        """The line from one anchor to a neighbour's."""
        bend = BENDS.get((REGIONS[a], REGIONS[b])) or BENDS.get((REGIONS[b], REGIONS[a]))
        return [self.anchors[a], *([_pixel(bend)] if bend else []), self.anchors[b]]

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
        best = [math.inf] * (WIDTH * HEIGHT)
        queue: list[tuple[float, int, int]] = []
        for number, (cost, x, y, _) in enumerate(seeds):
            at = min(HEIGHT - 1, max(0, int(y))) * WIDTH + min(WIDTH - 1, max(0, int(x)))
            heapq.heappush(queue, (cost, at, number))
        owner = self.owner
        while queue:
            cost, at, number = heapq.heappop(queue)
            if cost >= best[at] or owner[at] in (SEA, LAKE):
                continue
            best[at] = cost
            price, sx, sy, r = seeds[number]
            owner[at] = r
            x, y = at % WIDTH, at // WIDTH
            for nx, ny in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                if 0 <= nx < WIDTH and 0 <= ny < HEIGHT:
                    wx, wy = _warped(nx + 0.5, ny + 0.5, 1.6)
                    there = price + math.hypot(wx - sx, wy - sy)
                    if there < best[ny * WIDTH + nx]:
                        heapq.heappush(queue, (there, ny * WIDTH + nx, number))
        for size in (1, 2, 3):
            for r, (x, y) in enumerate(self.anchors):
                for n in ADJACENT[r]:
                    line = self._line(self.way(r, n), r, 0.5, 1.0)
                    # Wide at the border, so that it can be seen, and narrow on the way there.
                    for _, px, py, _r in line if size < 3 else line[-3:]:
                        self._hold(int(px), int(py), r, size)
                self._hold(int(x), int(y), r, 3)

    def _hold(self, x: int, y: int, r: int, size: int) -> None:
        for dy in range(-size + 1, size):
            for dx in range(-size + 1, size):
                at = (y + dy) * WIDTH + x + dx
                inside = 0 <= x + dx < WIDTH and 0 <= y + dy < HEIGHT
                if inside and at not in self.fixed and self.owner[at] not in (SEA, LAKE):
                    self.owner[at] = r
                    self.fixed.add(at)

    def contacts(self) -> dict[tuple[int, int], list[int]]:
        """The pixels of the first region that lie at the second, for every pair of regions that touch."""
        found: dict[tuple[int, int], list[int]] = defaultdict(list)
        for y in range(HEIGHT):
            for x in range(WIDTH):
                here = self.at(x, y)
                if here < 0:
                    continue
                for nx, ny in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                    there = self.at(nx, ny)
                    if there >= 0 and there != here:
                        found[here, there].append(y * WIDTH + x)
        return found

    def _part(self) -> None:
        """Where cells touch a little that are not adjacent, let a common neighbour come between them."""
        for _ in range(12):
            changed = False
            for (a, b), pixels in self.contacts().items():
                if b in ADJACENT[a] or len(pixels) > 14:
                    continue
                for at in pixels:
                    if at in self.fixed:
                        continue
                    x, y = at % WIDTH, at // WIDTH
                    near = [self.at(x + dx, y + dy) for dx in (-2, -1, 0, 1, 2) for dy in (-2, -1, 0, 1, 2)]
                    common = [c for c in near if c >= 0 and c not in (a, b) and c in ADJACENT[a] and c in ADJACENT[b]]
                    if common:
                        self.owner[at] = max(set(common), key=common.count)
                        changed = True
            if not changed:
                return

    def _tidy(self) -> None:
        """Round off: a lone pixel goes to its surroundings, and each cell stays in one piece."""
        for _ in range(3):
            for y in range(HEIGHT):
                for x in range(WIDTH):
                    at = y * WIDTH + x
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
        whole = [False] * (WIDTH * HEIGHT)
        for r, (x, y) in enumerate(self.anchors):
            self._flood(int(y) * WIDTH + int(x), r, whole)
        left = deque(at for at in range(WIDTH * HEIGHT) if self.owner[at] >= 0 and not whole[at])
        while left:
            at = left.popleft()
            x, y = at % WIDTH, at // WIDTH
            for nx, ny in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                if self.at(nx, ny) >= 0 and whole[ny * WIDTH + nx]:
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
            x, y = at % WIDTH, at // WIDTH
            for nx, ny in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                there = ny * WIDTH + nx
                if self.at(nx, ny) == r and not whole[there]:
                    whole[there] = True
                    edge.append(there)

    def middles(self) -> list[tuple[float, float, float]]:
        """(x, y, room): the roomiest place of each cell, and how far it is from the border."""
        depth = [0.0] * (WIDTH * HEIGHT)
        edge: deque[int] = deque()
        for y in range(HEIGHT):
            for x in range(WIDTH):
                here = self.at(x, y)
                if any(self.at(x + dx, y + dy) != here for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1))):
                    depth[y * WIDTH + x] = 1
                    edge.append(y * WIDTH + x)
        nearest = list(range(WIDTH * HEIGHT))
        seen = [bool(value) for value in depth]
        while edge:
            at = edge.popleft()
            x, y = at % WIDTH, at // WIDTH
            for nx, ny in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                if 0 <= nx < WIDTH and 0 <= ny < HEIGHT and not seen[ny * WIDTH + nx]:
                    there = ny * WIDTH + nx
                    seen[there] = True
                    nearest[there] = nearest[at]
                    depth[there] = 1 + math.dist((nx, ny), (nearest[at] % WIDTH, nearest[at] // WIDTH))
                    edge.append(there)
        out = []
        for r, anchor in enumerate(self.anchors):
            pixels = [at for at in range(WIDTH * HEIGHT) if self.owner[at] == r]
            place = max(pixels, key=lambda at: depth[at] - 0.12 * math.dist((at % WIDTH, at // WIDTH), anchor))
            out.append((place % WIDTH + 0.5, place // WIDTH + 0.5, depth[place]))
        return out


def _warped(x: float, y: float, by: float) -> Point:
    """Bend the ground a little, so that borders wander."""
    dx = math.sin(y * 0.31 + x * 0.07) + 0.6 * math.sin(y * 0.83 - x * 0.41 + 1.7)
    dy = math.sin(x * 0.29 - y * 0.11 + 0.9) + 0.6 * math.sin(x * 0.77 + y * 0.37 + 4.1)
    return x + by * dx, y + by * dy


def _inside(point: Point, outline: list[Point]) -> bool:
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
    for y in range(HEIGHT + 1):
        for x in range(WIDTH + 1):
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


def kind_of(left: int, right: int) -> str:
    """What a border is: the edge of the board, water, a ridge, a border of nations, or a plain one."""
    if OUTSIDE in (left, right):
        return "edge"
    if left < 0 or right < 0:
        return "coast" if SEA in (left, right) else "lake"
    if right not in ADJACENT[left]:
        return "ridge"
    return "plain" if NATION_OF_REGION[left] == NATION_OF_REGION[right] else "nation"


def made_board() -> dict[str, Any]:
    """The whole board as plain data."""
    raster = Raster()
    arcs = [arc for arc in trace(raster) if arc.left >= 0 or arc.right >= 0]
    arcs.sort(key=lambda arc: (arc.left, arc.right, arc.points[0]))
    loops: list[list[list[int]]] = [_loops(r, arcs) for r in range(REGION_COUNT)]
    middles = raster.middles()
    return {
        "width": WIDTH * SCALE,
        "height": HEIGHT * SCALE,
        "characters": {
            name: {"leadership": LEADERSHIP[c], "captain": c in CAPTAINS} for c, name in enumerate(CHARACTERS)
        },
        "tiles": [tiles.kind(tile).code for tile in range(TILE_COUNT)],
        "arcs": [[round(c * SCALE) for point in smooth(arc.points) for c in point] for arc in arcs],
        "borders": [[kind_of(arc.left, arc.right), arc.left, arc.right] for arc in arcs],
        "regions": [
            {
                "id": REGIONS[r],
                "nation": NATIONS[NATION_OF_REGION[r]] if NATION_OF_REGION[r] >= 0 else "",
                "feature": FEATURE_NAMES[FEATURE[r]],
                "coast": COASTAL[r],
                "at": [round(middles[r][0] * SCALE), round(middles[r][1] * SCALE)],
                "room": round(middles[r][2] * SCALE),
                "loops": loops[r],
                "adjacent": [REGIONS[n] for n in ADJACENT[r]],
            }
            for r in range(REGION_COUNT)
        ],
    }


def _loops(r: int, arcs: list[Arc]) -> list[list[int]]:
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
