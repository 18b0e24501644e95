"""The map: places that touch are neighbours, or a river or a ridge divides them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from westmarch.games import mapping
from westmarch.games.bofa import board as drawing
from westmarch.games.bofa.facts import DEFAULT

BOARD: dict[str, Any] = json.loads((Path(drawing.__file__).parent / "data" / "board.json").read_text(encoding="utf-8"))
MAP = drawing.Map(DEFAULT)
VISIBLE = 20


def test_every_place_has_a_cell() -> None:
    assert sorted(row["id"] for row in BOARD["regions"]) == sorted(DEFAULT.place_names)
    assert all(len(row["loops"]) == 1 and row["room"] >= 24 for row in BOARD["regions"])


def test_borders_of_the_facts_can_be_seen() -> None:
    touching = mapping.touching(BOARD)
    for (a, b), kind in MAP.kinds.items():
        drawn, length = touching[a, b]
        assert drawn == kind or (kind, drawn) == ("line", "slope")
        assert length >= VISIBLE, (MAP.names[a], MAP.names[b])


def test_other_cells_that_touch_are_divided_by_a_ridge() -> None:
    for pair, (kind, _) in mapping.touching(BOARD).items():
        assert (kind == "ridge") == (pair not in MAP.kinds)


@pytest.mark.slow
def test_the_data_file_is_what_the_generator_makes() -> None:
    assert drawing.made_board() == BOARD
