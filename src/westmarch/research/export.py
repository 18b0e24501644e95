"""Games as columns of numbers, for learning without playing: one row for each action.

    python -m westmarch.research.export FILE.npz GAME --games 20 --level easy --level medium --seed 1

The levels play each other, in turn at each seat. ``load`` gives the columns back:

| column | for each row |
| --- | --- |
| ``game``, ``seat``, ``turn`` | which game, who acts, in which turn |
| ``action``, ``actions`` | what was done, of how many possible actions (the mask is the first so many) |
| ``result`` | 1 if the seat won in the end, -1 if it lost, 0 if nobody won |
| ``starts`` | where its observation begins in ``places`` and ``weights``; one more marks the end |

``places`` are numbers of ``names`` (``ai/names.py``), ``weights`` what stands there. ``about`` is JSON: game, options,
levels, seed, and the program that played.
"""

from __future__ import annotations

import json
import sys
from array import array
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
import numpy as np

from westmarch.ai.encoding import Encoder
from westmarch.ai.levels import policy_of
from westmarch.ai.match_log import made_with
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Ask, Option
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import Game, Options, find_game
from westmarch.research.walk import WIDTH, Walk, new_walk

#: The columns with one number for each row, and their kinds.
COLUMNS = {"game": "i4", "seat": "i1", "turn": "i2", "action": "i2", "actions": "i2", "result": "i1"}


class BadExport(WestmarchError):
    """A file that holds no exported games."""


class Table:
    """Rows that are being written."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.columns: dict[str, list[int]] = {name: [] for name in COLUMNS}
        self.starts = [0]
        self.places: array[int] = array("i")
        self.weights: array[float] = array("f")

    def add(self, game: int, walk: Walk, action: int) -> None:
        places, weights = self.encoder.sparse(walk.g, walk.seat, walk.digits)
        self.places += places
        self.weights += weights
        self.starts.append(len(self.places))
        row = (game, walk.seat, walk.game.turn(walk.g), action, walk.actions)
        for name, value in zip(COLUMNS, row, strict=False):
            self.columns[name].append(value)

    def settle(self, walk: Walk) -> None:
        """A game is over: its rows get their results."""
        results = self.columns["result"]
        results += [int(walk.returns()[seat]) for seat in self.columns["seat"][len(results) :]]

    def save(self, path: Path, about: dict[str, Any]) -> None:
        columns: dict[str, Any] = {name: np.array(self.columns[name], kind) for name, kind in COLUMNS.items()}
        np.savez_compressed(
            path,
            **columns,
            starts=np.array(self.starts, np.int64),
            places=np.array(self.places, np.uint16 if len(self.encoder.names) < 2**16 else np.int32),
            weights=np.array(self.weights, np.float16),
            names=np.array(self.encoder.names.all),
            about=np.array(json.dumps(about)),
        )


def number_of(ask: Ask, option: Option) -> int:
    """The number of an option among those of its question."""
    if option in ask.listed:
        return ask.listed.index(option)
    assert ask.pick is not None
    for number, other in enumerate(ask.pick.enumerate()):
        if other == option:
            return len(ask.listed) + number
    raise ValueError(f"{option!r} is no option of {ask.prompt}")


def play(table: Table, number: int, options: Options, levels: list[str], seed: int) -> None:
    """Play one game between levels and write its rows."""
    game = table.encoder.game
    walk = new_walk(game, options, seed + number)
    policies = [policy_of(game, levels[(seat + number) % len(levels)]) for seat in range(walk.g.seats)]
    thinking = Chance(seed_of(-1 - seed - number))
    while not walk.is_over:
        ask = walk.g.asks[0]
        left = number_of(ask, policies[ask.seat].choose(Seen(game, walk.g, ask.seat), thinking))
        while True:
            block = walk.block
            table.add(number, walk, left // block)
            walk.act(left // block)
            left %= block
            if block == 1:
                break
    table.settle(walk)


def export(path: Path, game: Game, options: Options, games: int, levels: list[str], seed: int) -> int:
    """Play games and write them; how many rows they came to."""
    table = Table(Encoder(game))
    for number in range(games):
        play(table, number, options, levels, seed)
    about = {"game": game.name, "options": options, "levels": levels, "games": games, "seed": seed}
    table.save(path, {**about, "width": WIDTH, "made": made_with(game)})
    return len(table.columns["result"])


@dataclass(frozen=True)
class Exported:
    """Exported games, column by column."""

    columns: dict[str, Any]
    about: dict[str, Any]

    def __len__(self) -> int:
        return len(self.columns["action"])

    def observation(self, row: int, size: int) -> Any:
        """The observation of a row as a vector."""
        out: Any = np.zeros(size, np.float32)
        begin, end = self.columns["starts"][row : row + 2]
        out[self.columns["places"][begin:end]] = self.columns["weights"][begin:end]
        return out

    def mask(self, row: int) -> Any:
        """Which actions were possible."""
        return np.arange(self.about["width"]) < self.columns["actions"][row]


def load(path: Path) -> Exported:
    """The columns of a file."""
    try:
        with np.load(path, allow_pickle=False) as file:
            columns = {name: file[name] for name in (*COLUMNS, "starts", "places", "weights", "names")}
            return Exported(columns, json.loads(str(file["about"])))
    except (OSError, ValueError, KeyError, EOFError) as problem:
        raise BadExport(f"{path.name} holds no exported games: {problem}") from None


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.argument("game")
@click.option("--games", type=click.IntRange(min=1), default=20, show_default=True)
@click.option("--level", "levels", multiple=True, default=("easy",), show_default=True, help="One or several.")
@click.option("--seed", type=int, default=0, show_default=True)
@click.option("--players", type=int, default=2, show_default=True)
def main(file: Path, game: str, games: int, levels: tuple[str, ...], seed: int, players: int) -> None:
    """Play GAME between levels and write the games to FILE."""
    found = find_game(game)
    rows = export(file, found, found.checked({"players": players}), games, list(levels), seed)
    click.echo(f"{games} games, {rows} rows, {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    try:
        main(standalone_mode=False)
    except (WestmarchError, click.ClickException) as problem:
        sys.exit(f"export: {problem}")
