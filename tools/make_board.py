"""Compute the maps and write them to their data files: ``python3 tools/make_board.py``."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from westmarch.games.bofa import board as bofa  # noqa: E402
from westmarch.games.wotr import board as wotr  # noqa: E402

LISTS = ("arcs", "borders", "regions")


def text_of(board: dict[str, Any]) -> str:
    """JSON with a line for each border and each region, so that a change can be read."""
    plain = json.dumps({name: value for name, value in board.items() if name not in LISTS})
    lists = ",\n".join(
        f'"{name}": [\n' + ",\n".join(json.dumps(row, separators=(",", ":")) for row in board[name]) + "\n]"
        for name in LISTS
    )
    return f"{plain[:-1]},\n{lists}\n}}\n"


def main() -> None:
    for game in (wotr, bofa):
        target = Path(str(game.__file__)).parent / "data" / "board.json"
        text = text_of(game.made_board())
        target.write_text(text, encoding="utf-8")
        print(f"{target.relative_to(ROOT)}: {len(text)} bytes")


if __name__ == "__main__":
    main()
