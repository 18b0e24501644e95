"""Perft: the number of decision sequences from directed positions, a fingerprint of the generator of options.

``python tests/meccg/test_perft.py`` writes the file anew; read the difference before you commit it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from westmarch.engine.counted import Row, check, rows, write_anew
from westmarch.games.meccg.game import GAME

FILE = Path(__file__).parents[1] / "perft" / "meccg.txt"


@pytest.mark.parametrize("row", rows(FILE), ids=str)
def test_the_tree_has_its_size(row: Row) -> None:
    check(GAME, row)


def test_six_positions_are_counted() -> None:
    assert len({row[:2] for row in rows(FILE)}) >= 6


if __name__ == "__main__":
    write_anew(GAME, FILE)
