"""The map of War of the Ring: what it is drawn from, and what its borders mean.

What lies beyond our coastline is sea. Where two cells touch that are not adjacent, their common border is a ridge.
``tools/make_board.py`` writes the result to ``data/board.json``; the browser draws it.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from westmarch.games.mapping import LAKE, OUTSIDE, SCALE, SEA, Plan, Point, Raster, loops_of, smooth, trace
from westmarch.games.wotr.facts import (
    ADJACENT,
    CAPTAINS,
    CHARACTERS,
    COASTAL,
    FEATURE,
    LEADERSHIP,
    LEVEL,
    NATION_OF_REGION,
    NATIONS,
    REGION_COUNT,
    REGIONS,
    region,
)

WIDTH, HEIGHT = 435, 300
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


def plan() -> Plan:
    return Plan(
        WIDTH,
        HEIGHT,
        anchors(),
        ADJACENT,
        {(region(a), region(b)): _pixel(bend) for (a, b), bend in BENDS.items()},
        {region(name): [(*_pixel((x, y)), price) for x, y, price in ends] for name, ends in REACHES.items()},
        [([_pixel(point) for point in COAST], SEA)]
        + [([_pixel(point) for point in shape], LAKE) for shape in LAKES.values()],
    )


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
    raster = Raster(plan())
    arcs = [arc for arc in trace(raster) if arc.left >= 0 or arc.right >= 0]
    arcs.sort(key=lambda arc: (arc.left, arc.right, arc.points[0]))
    loops: list[list[list[int]]] = [loops_of(r, arcs) for r in range(REGION_COUNT)]
    middles = raster.middles()
    return {
        "width": WIDTH * SCALE,
        "height": HEIGHT * SCALE,
        "characters": {
            name: {"level": LEVEL[c], "leadership": LEADERSHIP[c], "captain": c in CAPTAINS}
            for c, name in enumerate(CHARACTERS)
        },
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
