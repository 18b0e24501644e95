"""Perft: the number of decision sequences from directed positions, a fingerprint of the generator of options.

``python tests/tcg/test_perft.py`` writes the file anew; read the difference before you commit it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.perft import perft, split
from westmarch.engine.state import State
from westmarch.games.tcg.game import GAME

FILE = Path(__file__).parents[1] / "perft" / "tcg.txt"


def rows() -> list[tuple[str, int, int, int]]:
    """Scenario, seed, depth and count of each line."""
    found = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            scenario, seed, depth, count = line.split()
            found.append((scenario, int(seed), int(depth), int(count)))
    return found


def position(scenario: str, seed: int) -> State:
    chance = Chance(seed_of(seed))
    return GAME.start({}, chance) if scenario == "start" else GAME.scenarios()[scenario](chance)


@pytest.mark.parametrize(("scenario", "seed", "depth", "count"), rows() if FILE.exists() else [])
def test_the_tree_has_its_size(scenario: str, seed: int, depth: int, count: int) -> None:
    parts = split(GAME, position(scenario, seed), depth)
    assert sum(part for _, part in parts) == count, parts


def test_six_positions_are_counted() -> None:
    assert len({row[:2] for row in rows()}) >= 6


if __name__ == "__main__":
    lines = ["# scenario, seed, depth, number of decision sequences"]
    lines += [f"{name} {seed} {depth} {perft(position(name, seed), depth)}" for name, seed, depth, _ in rows()]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
