"""Compute the map of War of the Ring and write it to its data file: ``python3 tools/make_board.py``."""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from westmarch.games.wotr.board import made_board  # noqa: E402

TARGET = ROOT / "src" / "westmarch" / "games" / "wotr" / "data" / "board.json"


def main() -> None:
    board = made_board()
    lists = ",\n".join(
        f'"{name}": [\n' + ",\n".join(json.dumps(row, separators=(",", ":")) for row in board[name]) + "\n]"
        for name in ("arcs", "borders", "regions")
    )
    plain = json.dumps({name: board[name] for name in ("width", "height", "characters", "tiles")})
    text = f"{plain[:-1]},\n{lists}\n}}\n"
    TARGET.write_text(text, encoding="utf-8")
    print(f"{TARGET.relative_to(ROOT)}: {len(text)} bytes")


if __name__ == "__main__":
    main()
