"""A map drawn with text: every place near where it lies, with what stands there below its name."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

#: A sign is about twice as high as it is wide.
SIGN = 2.0
#: How far from its place a label may be moved, in columns and rows; nearer is better.
FARTHEST = (14, 4)


@dataclass(slots=True)
class Label:
    """What is written at a place: its name, which may be shortened, and lines that may not."""

    name: str
    lines: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Spots:
    """Where each region of a board lies, from 0 to 1 in both directions, and the board's height by its width."""

    at: dict[str, tuple[float, float]]
    ratio: float


@cache
def places(folder: Path) -> Spots:
    """The regions of the board of a game."""
    return spots_of(json.loads((folder / "data" / "board.json").read_text(encoding="utf-8")))


def spots_of(board: dict[str, Any]) -> Spots:
    width, height = board["width"], board["height"]
    found = {region["id"]: (region["at"][0] / width, region["at"][1] / height) for region in board["regions"]}
    return Spots(found, height / width)


def drawn(where: Spots, labels: dict[str, Label], width: int) -> list[str]:
    """The labels of a board's regions on a sheet so many columns wide; places with something on them come first."""
    spots, ratio = where.at, where.ratio
    height = round(width * ratio / SIGN * 1.15)
    sheet = [[" "] * width for _ in range(height)]
    for region in sorted(labels, key=lambda region: (not labels[region].lines, spots[region][1])):
        label = labels[region]
        x, y = round(spots[region][0] * (width - 1)), round(spots[region][1] * (height - 1))
        for longest in (22, 14, 10, 7, 4):
            name = label.name if len(label.name) <= longest else label.name[: longest - 1].rstrip() + "."
            if _written(sheet, [name, *label.lines], x, y):
                break
    return ["".join(row).rstrip() for row in sheet]


def _written(sheet: list[list[str]], lines: list[str], x: int, y: int) -> bool:
    """Write lines at the nearest free spot; False if there is none."""
    width = max(len(line) for line in lines)
    for row, column in _nearest(x - width // 2, y):
        if _is_free(sheet, row, column, len(lines), width):
            for number, line in enumerate(lines):
                sheet[row + number][column : column + len(line)] = list(line)
            return True
    return False


def _nearest(column: int, row: int) -> list[tuple[int, int]]:
    across, down = FARTHEST
    moves = [(dy, dx) for dy in range(-down, down + 1) for dx in range(-across, across + 1)]
    moves.sort(key=lambda move: abs(move[0]) * SIGN + abs(move[1]))
    return [(row + dy, column + dx) for dy, dx in moves]


def _is_free(sheet: list[list[str]], row: int, column: int, height: int, width: int) -> bool:
    """Whether a box lies on the sheet with nothing in it, nor beside it."""
    if row < 0 or row + height > len(sheet) or column < 0 or column + width > len(sheet[0]):
        return False
    left, right = max(0, column - 1), min(len(sheet[0]), column + width + 1)
    return all(sheet[at][left:right] == [" "] * (right - left) for at in range(row, row + height))
