"""Perft: the number of decision sequences from directed positions, a fingerprint of each game's generator of options.

``python -m westmarch.engine.counted tests/perft/*.txt`` counts anew; read the difference before you commit it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from westmarch.engine.counted import Row, check, main, rows
from westmarch.engine.game import find_game

FILES = sorted(Path(__file__).parent.glob("*.txt"))
ALL = [(file.stem, row) for file in FILES for row in rows(file)]


@pytest.mark.parametrize("game, row", ALL, ids=[f"{game}-{row}" for game, row in ALL])
def test_the_tree_has_its_size(game: str, row: Row) -> None:
    check(find_game(game), row)


@pytest.mark.parametrize("game, least", [("bofa", 12), ("meccg", 6), ("tcg", 6), ("wotr", 10)])
def test_many_positions_are_counted(game: str, least: int) -> None:
    assert len({row[:2] for name, row in ALL if name == game}) >= least


def test_counting_anew_gives_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "sample.txt"
    file.write_text("# a comment\nmatch_point 3 2 0\n", encoding="utf-8")
    assert main([str(file)]) == 0
    ((scenario, seed, depth, count),) = rows(file)
    assert (scenario, seed, depth) == ("match_point", 3, 2) and count > 0
    check(find_game("sample"), (scenario, seed, depth, count))
    with pytest.raises(AssertionError, match="match_point 3 to depth 2"):
        check(find_game("sample"), (scenario, seed, depth, count + 1))
    assert main([]) == 2
