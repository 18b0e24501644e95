"""The map: what touches is adjacent or divided by a ridge or water, and what is adjacent touches."""

from __future__ import annotations

import json
import math
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from westmarch.games import mapping
from westmarch.games.wotr import board as drawing
from westmarch.games.wotr.facts import ADJACENT, COASTAL, REGION_COUNT, REGIONS

BOARD: dict[str, Any] = json.loads((Path(drawing.__file__).parent / "data" / "board.json").read_text(encoding="utf-8"))
#: A border that a player can see at a glance, in units of a board 1740 wide.
VISIBLE = 20


def points_of(arc: int) -> list[tuple[int, int]]:
    flat = BOARD["arcs"][arc if arc >= 0 else ~arc]
    points = list(zip(flat[::2], flat[1::2], strict=True))
    return points if arc >= 0 else points[::-1]


def outline(r: int) -> list[tuple[int, int]]:
    (loop,) = BOARD["regions"][r]["loops"]
    return [point for arc in loop for point in points_of(arc)[:-1]]


def area(shape: list[tuple[int, int]]) -> float:
    following = shape[1:] + shape[:1]
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(shape, following, strict=True)) / 2


def test_all_regions_in_order() -> None:
    assert [row["id"] for row in BOARD["regions"]] == REGIONS
    assert [row["coast"] for row in BOARD["regions"]] == COASTAL


def test_adjacent_regions_share_a_visible_border() -> None:
    touching = mapping.touching(BOARD)
    for a in range(REGION_COUNT):
        for b in ADJACENT[a]:
            kind, length = touching.get((min(a, b), max(a, b)), ("none", 0.0))
            assert kind in ("plain", "nation"), (REGIONS[a], REGIONS[b])
            assert length >= VISIBLE, (REGIONS[a], REGIONS[b], length)


def test_regions_that_touch_are_adjacent_or_divided_by_a_ridge() -> None:
    for (a, b), (kind, _) in mapping.touching(BOARD).items():
        assert (b in ADJACENT[a]) == (kind != "ridge"), (REGIONS[a], REGIONS[b], kind)


def test_only_coastal_regions_lie_at_the_sea() -> None:
    at_sea = {r for kind, left, right in BOARD["borders"] if kind == "coast" for r in (left, right) if r >= 0}
    assert at_sea == {r for r in range(REGION_COUNT) if COASTAL[r]}


@pytest.mark.parametrize("r", range(REGION_COUNT), ids=REGIONS)
def test_a_cell_is_one_shape_with_room_for_figures(r: int) -> None:
    shape = outline(r)
    row = BOARD["regions"][r]
    assert abs(area(shape)) > 1500
    assert mapping.inside((row["at"][0] + 0.1, row["at"][1] + 0.1), [(float(x), float(y)) for x, y in shape])
    assert row["room"] >= 24


def test_cells_and_water_fill_the_board() -> None:
    """Cells share their borders, so their areas add up without gaps or overlaps."""
    land = sum(abs(area(outline(r))) for r in range(REGION_COUNT))
    assert 0.6 < land / (BOARD["width"] * BOARD["height"]) < 0.85


def test_every_inner_border_belongs_to_exactly_two_cells() -> None:
    uses = [0] * len(BOARD["arcs"])
    for row in BOARD["regions"]:
        for arc in row["loops"][0]:
            uses[arc if arc >= 0 else ~arc] += 1
    for (_, left, right), count in zip(BOARD["borders"], uses, strict=True):
        assert count == (left >= 0) + (right >= 0)


def test_outlines_close() -> None:
    for row in BOARD["regions"]:
        loop = row["loops"][0]
        for arc, following in zip(loop, loop[1:] + loop[:1], strict=True):
            assert points_of(arc)[-1] == points_of(following)[0], row["id"]


@pytest.mark.slow
def test_the_data_file_is_what_the_generator_makes() -> None:
    assert drawing.made_board() == BOARD


def test_smoothing_keeps_the_ends_of_a_border() -> None:
    line = [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (3, 2)]
    smooth = mapping.smooth(line)
    assert smooth[0] == (0, 0) and smooth[-1] == (3, 2)
    assert all(math.dist(a, b) > 0 for a, b in pairwise(smooth))
