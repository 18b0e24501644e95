"""Positions with the sizes of their trees, kept in a file: a fingerprint of a game's generator of options.

python -m westmarch.engine.counted GAME.txt...     count the positions of the files anew
"""

from __future__ import annotations

import sys
from pathlib import Path

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import Game, find_game
from westmarch.engine.perft import perft, split
from westmarch.engine.runner import advance
from westmarch.engine.state import State

#: Scenario, seed, depth and number of decision sequences.
Row = tuple[str, int, int, int]


def rows(file: Path) -> list[Row]:
    found = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            scenario, seed, depth, count = line.split()
            found.append((scenario, int(seed), int(depth), int(count)))
    return found


def position(game: Game, scenario: str, seed: int) -> State:
    chance = Chance(seed_of(seed))
    if scenario == "start":
        return game.start({}, chance)
    g = game.scenarios()[scenario](chance)
    if not g.asks:
        advance(g)
    return g


def check(game: Game, row: Row) -> None:
    """Fails, with the count below each first decision, if the tree has another size."""
    scenario, seed, depth, count = row
    parts = split(game, position(game, scenario, seed), depth)
    if sum(part for _, part in parts) != count:
        raise AssertionError(f"{scenario} {seed} to depth {depth}: not {count} but {parts}")


def write_anew(game: Game, file: Path) -> None:
    lines = ["# scenario, seed, depth, number of decision sequences"]
    for scenario, seed, depth, _ in rows(file):
        lines.append(f"{scenario} {seed} {depth} {perft(position(game, scenario, seed), depth)}")
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0].startswith("-"):
        print(str(__doc__).strip(), file=sys.stderr)
        return 2
    for file in arguments:
        write_anew(find_game(Path(file).stem), Path(file))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
