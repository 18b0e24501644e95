"""The map of The Battle of Five Armies: what it is drawn from, and what its borders mean.

``tools/make_board.py`` writes the map of the shipped edition to ``data/board.json``; those of other editions are made
when somebody looks at them. Regions have the outlines that their edition gives them; or they lie where it puts them, or
where their borders draw them.
"""

from __future__ import annotations

from typing import Any

from westmarch.games.bofa.facts import DEFAULT, Edition
from westmarch.games.mapping import OUTSIDE, SCALE, Plan, Point, Raster, loops_of, smooth, trace
from westmarch.games.outlines import middle_of
from westmarch.games.spreading import spread

WIDTH, HEIGHT = 400, 275
#: How far the outermost places stay from the edge, in pixels.
MARGIN = 24
#: The same for outlines.
EDGE = 6

#: Places of the goblin boxes on the shipped map, which have none in the facts.
BOXES: dict[str, Point] = {
    "goblin_point_west": (2.0, 1.3),
    "pass_west": (2.9, 2.0),
    "goblin_point_east": (3.9, 0.9),
    "pass_east": (4.9, 0.95),
}


class Map:
    """The facts of a map in the order of the drawing."""

    def __init__(self, edition: Edition) -> None:
        facts: dict[str, Any] = edition.content["map"]
        zones = [
            {"id": zone[key], "at": zone.get(f"{key}_at"), "outline": zone.get(f"{key}_outline")}
            for zone in facts["goblin_zone"]
            for key in ("point", "pass")
        ]
        self.rows: list[dict[str, Any]] = [*facts["region"], *zones]
        self.codes = edition.place_names
        self.names: list[str] = [row["id"] for row in self.rows]
        self.kinds: dict[tuple[int, int], str] = {}
        for kind in ("line", "ford", "river"):
            for pair in facts["borders"][kind]:
                a, b = pair.split("-")
                self._border(a, b, kind)
        for zone in facts["goblin_zone"]:
            self._border(zone["point"], zone["pass"], "line")
            self._border(zone["pass"], zone["exit"], "pass")
        self.outlines = self._given_outlines()
        if self.outlines:
            self.anchors = [middle_of(outline) for outline in self.outlines]
        else:
            self.anchors = self._shipped() if edition is DEFAULT else self._laid_out()

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
            self.anchors,
            [[b for b in places if (min(a, b), max(a, b)) in self.kinds] for a in places],
            outlines=self.outlines,
        )

    def _shipped(self) -> list[Point]:
        places = [BOXES.get(row["id"]) or row["at"] for row in self.rows]
        return [((x - 0.95) * 40.5, (y - 0.2) * 36) for x, y in places]

    def _laid_out(self) -> list[Point]:
        """Given places fill the sheet; what has none lies among its neighbours."""
        given = [tuple(row["at"]) if row.get("at") else None for row in self.rows]
        return filling(spread(given, list(self.kinds)), MARGIN)

    def _given_outlines(self) -> list[list[Point]]:
        """The outlines of an edition that has them, on our sheet."""
        if not all(row.get("outline") for row in self.rows):
            return []
        corners = iter(filling([(x, y) for row in self.rows for x, y in row["outline"]], EDGE))
        return [[next(corners) for _ in row["outline"]] for row in self.rows]


def filling(places: list[Point], margin: int) -> list[Point]:
    """Points stretched over the sheet, up to a margin."""
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, bottom = min(y for _, y in places), max(y for _, y in places)
    across, down = max(right - left, 1e-6), max(bottom - top, 1e-6)
    return [
        (margin + (x - left) / across * (WIDTH - 2 * margin), margin + (y - top) / down * (HEIGHT - 2 * margin))
        for x, y in places
    ]


def made_board(edition: Edition = DEFAULT) -> dict[str, Any]:
    """The whole board as plain data."""
    facts = Map(edition)
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
                "id": facts.codes[place],
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
