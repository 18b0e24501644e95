"""The map of The Battle of Five Armies: what it is drawn from, and what its borders mean.

``tools/make_board.py`` writes the result to ``data/board.json``; the browser draws it.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from westmarch.games.mapping import OUTSIDE, SCALE, Plan, Point, Raster, loops_of, smooth, trace

WIDTH, HEIGHT = 400, 275

#: Places of the goblin boxes, which have none in the facts.
BOXES: dict[str, Point] = {
    "goblin_point_west": (2.0, 1.3),
    "pass_west": (2.9, 2.0),
    "goblin_point_east": (3.9, 0.9),
    "pass_east": (4.9, 0.95),
}

#: Regions that stand a little off the facts, so that no line between neighbours runs over another one.
NUDGES: dict[str, Point] = {}


class Map:
    """The facts of the map in the order of the drawing."""

    def __init__(self) -> None:
        with (Path(__file__).parent / "data" / "map.toml").open("rb") as file:
            facts: dict[str, Any] = tomllib.load(file)
        self.rows: list[dict[str, Any]] = [*facts["region"], *({"id": box, "at": at} for box, at in BOXES.items())]
        self.names: list[str] = [row["id"] for row in self.rows]
        self.kinds: dict[tuple[int, int], str] = {}
        for kind in ("line", "ford", "river"):
            for pair in facts["borders"][kind]:
                a, b = pair.split("-")
                self._border(a, b, kind)
        for zone in facts["goblin_zone"]:
            self._border(zone["point"], zone["pass"], "line")
            self._border(zone["pass"], zone["exit"], "pass")

    def _border(self, a: str, b: str, kind: str) -> None:
        left, right = sorted((self.names.index(a), self.names.index(b)))
        self.kinds[left, right] = kind

    def terrain(self, place: int) -> str:
        return str(self.rows[place].get("terrain", "goblins"))

    def kind_of(self, left: int, right: int) -> str:
        """What a border is; a slope has mountains on exactly one side."""
        if OUTSIDE in (left, right):
            return "edge"
        kind = self.kinds.get((min(left, right), max(left, right)), "ridge")
        mountains = [self.terrain(place) == "mountains" for place in (left, right)]
        return "slope" if kind == "line" and mountains[0] != mountains[1] else kind

    def plan(self) -> Plan:
        """Cells touch at rivers too: nobody crosses there, but the two banks face each other."""
        places = range(len(self.rows))
        return Plan(
            WIDTH,
            HEIGHT,
            [self._pixel(row) for row in self.rows],
            [[b for b in places if (min(a, b), max(a, b)) in self.kinds] for a in places],
        )

    def _pixel(self, row: dict[str, Any]) -> Point:
        dx, dy = NUDGES.get(row["id"], (0.0, 0.0))
        return (row["at"][0] + dx - 0.95) * 40.5, (row["at"][1] + dy - 0.2) * 36


def made_board() -> dict[str, Any]:
    """The whole board as plain data."""
    facts = Map()
    raster = Raster(facts.plan())
    arcs = sorted(trace(raster), key=lambda arc: (arc.left, arc.right, arc.points[0]))
    middles = raster.middles()
    return {
        "width": WIDTH * SCALE,
        "height": HEIGHT * SCALE,
        "arcs": [[round(c * SCALE) for point in smooth(arc.points) for c in point] for arc in arcs],
        "borders": [[facts.kind_of(arc.left, arc.right), arc.left, arc.right] for arc in arcs],
        "regions": [
            {
                "id": row["id"],
                "territory": row.get("territory", ""),
                "terrain": facts.terrain(place),
                "settlement": bool(row.get("settlement")),
                "muster": bool(row.get("muster")),
                "protection": row.get("protection", 0),
                "at": [round(middles[place][0] * SCALE), round(middles[place][1] * SCALE)],
                "room": round(middles[place][2] * SCALE),
                "loops": loops_of(place, arcs),
            }
            for place, row in enumerate(facts.rows)
        ],
    }
