"""Regions with outlines that an edition gives: drawn as they are, and refused where they cannot be."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from westmarch.games.bofa.editions import board_of, opened
from westmarch.games.bofa.game import GAME
from westmarch.games.mapping import OUTSIDE, SCALE, inside

FORD = Path(__file__).parent / "editions" / "ford"
ACROSS = 5


def square(number: int, size: float = 1.0) -> str:
    """The outline of one square of a chequered map."""
    x, y = number % ACROSS, number // ACROSS
    corners = [(x, y), (x + size, y), (x + size, y + size), (x, y + size)]
    return str([list(corner) for corner in corners])


def chequered(folder: Path, outlines: dict[int, str] | None = None) -> Path:
    """The test edition with a square for each region and goblin box, but for some that are given."""
    shutil.copytree(FORD, folder)
    text = (folder / "map.toml").read_text(encoding="utf-8")
    found = iter(range(99))

    def drawn(number: int, key: str = "outline") -> str:
        line = square(number) if outlines is None else outlines.get(number, square(number))
        return f"{key} = {line}\n" if line else ""

    text = re.sub(r"(?m)^terrain = .*\n", lambda line: line[0] + drawn(next(found)), text)
    text = re.sub(
        r"\[\[goblin_zone\]\]\n",
        lambda line: line[0] + drawn(next(found), "point_outline") + drawn(next(found), "pass_outline"),
        text,
    )
    (folder / "map.toml").write_text(text, encoding="utf-8")
    return folder


def problems(folder: Path) -> list[str]:
    messages = GAME.messages("en")
    return [f"{one.file}:{one.line}: {messages.text(*one.message)}" for one in GAME.editions.check(folder)]


def test_regions_are_drawn_as_they_are_given(tmp_path: Path) -> None:
    folder = chequered(tmp_path / "squares")
    assert problems(folder) == []
    board = board_of(opened(folder))
    wide, high = (400 - 12) / ACROSS * SCALE, (275 - 12) / 4 * SCALE
    for number, region in enumerate(board["regions"]):
        left, top = 6 * SCALE + number % ACROSS * wide, 6 * SCALE + number // ACROSS * high
        corners = [(left, top), (left + wide, top), (left + wide, top + high), (left, top + high)]
        assert inside(tuple(region["at"]), corners), region["id"]
        assert region["room"] > 0.4 * min(wide, high), region["id"]
        assert region["loops"]


def test_ground_outside_of_all_outlines_is_nobodys(tmp_path: Path) -> None:
    """A region that was drawn far from the others stays there, and nobody's ground lies between."""
    board = board_of(opened(chequered(tmp_path / "far", {3: "[[8, 0], [9, 0], [9, 1], [8, 1]]"})))
    touching = {place for _, *pair in board["borders"] if 3 in pair for place in pair} - {3}
    assert touching == {OUTSIDE}


@pytest.mark.parametrize(
    "number, line, problem",
    [
        (1, "", '"eastern_spur" has no outline: all regions'),
        (14, "", '"goblin_point_west" has no point_outline'),
        (0, "[[0, 0], [1, 1]]", '"outline" must be a list of 3 to 60 corners'),
        (0, '[[0, 0], [1, 1], [2, "x"]]', '"outline" must be a list of 3 to 60 corners'),
        (0, "[[0, 0], [1, 0], [0.5, 0]]", 'The outline of "front_gate" is too small'),
        (0, "[[0, 0], [0.01, 0], [0.01, 0.01]]", 'The outline of "front_gate" is too small'),
        (0, square(1), 'The outline of "front_gate" lies in large part under that of "eastern_spur"'),
    ],
)
def test_outlines_that_cannot_be(tmp_path: Path, number: int, line: str, problem: str) -> None:
    found = problems(chequered(tmp_path / "bad", {number: line}))
    assert any(problem in one for one in found), found
