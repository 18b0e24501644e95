"""From self-play to a level, with nothing known but the rules: a small example of the whole way.

    python -m westmarch.research.train bofa learned --rounds 4 --games 40 --pairs 10

Each round plays games against itself, learns from all games so far who wins (a logistic regression over everything
that a seat sees, by name), and plays a match against random play; a line of ``learned/curve.jsonl`` tells how it went.
What it has learnt is in ``learned/net.npz`` and plays wherever a level may:

    WESTMARCH_LEARNED=learned/net.npz westmarch match bofa westmarch.research.train:Learned random --pairs 20
    WESTMARCH_LEARNED=learned/net.npz westmarch play bofa --vs westmarch.research.train:Learned

The shipped levels learn by ``ai.lessons``: features made by hand, and thousands of games.
"""

from __future__ import annotations

import json
import os
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click
import numpy as np

from westmarch.ai.encoding import OBSERVATION_SIZE, Encoder
from westmarch.ai.match import Plan, play_pair
from westmarch.ai.names import Names, names_of
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Option
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import Game, Options, find_game
from westmarch.engine.runner import decide
from westmarch.engine.state import State

#: How the bot below is named in a match, and where it finds what was learnt.
BOT = "westmarch.research.train:Learned"
PLACE = "WESTMARCH_LEARNED"
#: Options of a question that are tried, how often another one is taken while learning, and one position of how many is
#: kept.
TRIED = 10
STRAYS = 0.15
KEPT = 5
#: Passes over all positions, and the size of a step.
PASSES = 5
RATE = 0.05


class NothingLearnt(WestmarchError):
    """There is no file of weights."""


@dataclass
class Judge:
    """What was learnt: a weight for every name."""

    game: Game
    names: Names
    weights: Any = field(default_factory=lambda: np.zeros(OBSERVATION_SIZE + 1))

    def __post_init__(self) -> None:
        self.encoder = Encoder(self.game, self.names)

    @staticmethod
    def new(game: Game) -> Judge:
        return Judge(game, names_of(game.name, OBSERVATION_SIZE))

    def chance(self, g: State, seat: int) -> float:
        """The winning chance of a seat."""
        if not g.asks:
            return 0.5 if not g.winners else float(seat in g.winners)
        places, values = self.encoder.sparse(g, seat)
        balance = float(self.weights[np.asarray(places)] @ np.asarray(values)) + float(self.weights[-1])
        return 1 / (1 + float(np.exp(-max(-30.0, min(30.0, balance)))))

    def best(self, seen: Seen, chance: Chance) -> Option:
        """The option after which a position dealt anew looks best; of many options only some are tried."""
        ask = seen.ask
        few = ask.count() <= TRIED
        options = list(ask.options) if few else [ask.sample(chance) for _ in range(TRIED)]
        if len(options) == 1:
            return options[0]
        dealt = seen.dealt(chance)
        found = []
        for option in options:
            g: State = dealt.clone()
            decide(g, option, seen.seat)
            found.append(self.chance(g, seen.seat))
        return options[int(np.argmax(found))]

    def save(self, path: Path) -> None:
        np.savez_compressed(
            path, game=np.array(self.game.name), names=np.array(self.names.all), weights=self.weights.astype(np.float32)
        )

    @staticmethod
    def load(path: Path) -> Judge:
        try:
            with np.load(path, allow_pickle=False) as file:
                names = Names([str(name) for name in file["names"]])
                return Judge(find_game(str(file["game"])), names, file["weights"].astype(float))
        except (OSError, ValueError, KeyError, EOFError) as problem:
            raise NothingLearnt(f"{path.name} holds nothing learnt: {problem}") from None


class Learned:
    """A bot that plays as it was taught."""

    def __init__(self) -> None:
        if PLACE not in os.environ:
            raise NothingLearnt(f"{PLACE} does not say where the weights are")
        self.judge = Judge.load(Path(os.environ[PLACE]))

    def choose(self, seen: Seen, chance: Chance) -> Option:
        if seen.game.name != self.judge.game.name:
            raise NothingLearnt(f"this was learnt from {self.judge.game.name}")
        return self.judge.best(seen, chance)


@dataclass
class Rows:
    """Positions as places and values, and whether the seat that saw them won."""

    places: list[Any] = field(default_factory=list)
    values: list[Any] = field(default_factory=list)
    results: list[float] = field(default_factory=list)


def self_play(judge: Judge, options: Options, seed: int, rows: Rows, strays: float) -> None:
    """One game against itself, with its positions."""
    game = judge.game
    g = game.start(options, Chance(seed_of(seed)))
    thinking = Chance(seed_of(-1 - seed))
    seats: list[int] = []
    made = 0
    while g.asks:
        ask = g.asks[0]
        is_stray = thinking.pick(1000, "stray") < 1000 * strays
        option = ask.sample(thinking) if is_stray else judge.best(Seen(game, g, ask.seat), thinking)
        if made % KEPT == 0:
            places, values = judge.encoder.sparse(g, ask.seat)
            rows.places.append(np.asarray(places))
            rows.values.append(np.asarray(values, dtype=float))
            seats.append(ask.seat)
        decide(g, option, ask.seat)
        made += 1
    rows.results += [0.5 if not g.winners else float(seat in g.winners) for seat in seats]


def learn(judge: Judge, rows: Rows, seed: int) -> float:
    """Take the rows in, several times over; the log-loss of a tenth of them that was kept aside."""
    aside = len(rows.results) // 10
    order = np.random.default_rng(seed)
    weights, squares = judge.weights, np.ones(judge.weights.shape)
    for _ in range(PASSES):
        for row in order.permutation(np.arange(aside, len(rows.results))):
            places, values = rows.places[row], rows.values[row]
            balance = float(weights[places] @ values) + float(weights[-1])
            error = rows.results[row] - 1 / (1 + float(np.exp(-np.clip(balance, -30, 30))))
            for where, slope in ((places, error * values), (-1, error)):
                squares[where] += slope**2
                weights[where] += RATE * slope / np.sqrt(squares[where])
    losses = []
    for row in range(aside):
        balance = float(weights[rows.places[row]] @ rows.values[row]) + float(weights[-1])
        found = np.clip(1 / (1 + np.exp(-np.clip(balance, -30, 30))), 1e-3, 1 - 1e-3)
        losses.append(-rows.results[row] * np.log(found) - (1 - rows.results[row]) * np.log(1 - found))
    return float(np.mean(losses)) if losses else 0.0


def score(folder: Path, game: Game, options: Options, pairs: int, seed: int) -> float:
    """How what is in the folder does against random play."""
    os.environ[PLACE] = str(folder / "net.npz")
    plan = Plan(game.name, options, BOT, "random", seed)
    games = [played.score for pair in range(pairs) for played in play_pair(plan, pair)]
    return sum(games) / len(games)


def train(game: Game, options: Options, folder: Path, rounds: int, games: int, pairs: int, seed: int) -> list[Any]:
    """All rounds; what the curve tells of each."""
    folder.mkdir(parents=True, exist_ok=True)
    judge, rows, curve = Judge.new(game), Rows(), []
    for number in range(rounds):
        begin = time.process_time()
        for at in range(games):
            # Who knows nothing yet learns most from random play.
            self_play(judge, options, seed + number * games + at, rows, STRAYS if number else 1.0)
        loss = learn(judge, rows, seed + number)
        judge.save(folder / "net.npz")
        won = score(folder, game, options, pairs, seed + 1) if pairs else 0.0
        point = {
            "round": number,
            "games": (number + 1) * games,
            "positions": len(rows.results),
            "loss": round(loss, 4),
            "score_against_random": round(won, 4),
            "seconds": round(time.process_time() - begin, 1),
        }
        with (folder / "curve.jsonl").open("a", encoding="utf-8") as out:
            out.write(json.dumps(point) + "\n")
        click.echo(json.dumps(point))
        curve.append(point)
    return curve


@click.command()
@click.argument("game")
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.option("--rounds", type=click.IntRange(min=1), default=4, show_default=True)
@click.option("--games", type=click.IntRange(min=1), default=40, show_default=True, help="Of one round.")
@click.option("--pairs", type=click.IntRange(min=0), default=10, show_default=True, help="Against random, each round.")
@click.option("--seed", type=int, default=0, show_default=True)
def main(game: str, folder: Path, rounds: int, games: int, pairs: int, seed: int) -> None:
    """Learn GAME by self-play and write what was learnt to FOLDER."""
    found = find_game(game)
    train(found, found.checked({}), folder, rounds, games, pairs, seed)


if __name__ == "__main__":
    try:
        main(standalone_mode=False)
    except (WestmarchError, click.ClickException) as problem:
        sys.exit(f"train: {problem}")
