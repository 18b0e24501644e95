"""Learn the evaluation of a game from games that the opponents play against each other.

    python -m westmarch.ai.lessons GAME FILE [GAMES]

Games are played until FILE holds so many (4,000 if nothing is said), then the net is learnt from all of them and
written to ``ai/<game>/net.py``. Every game is kept as its decisions: after a change of the features it is read again,
not played again. Each seat follows the heuristics with a noise of its own, from none to a large one, so that positions
differ and that what is seldom done can be judged as well; nobody goes in circles. Learning needs numpy (the extra
``research``).
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill
from typing import Any, Protocol, cast

from westmarch.ai.guards import Guarded
from westmarch.ai.levels import mind_of
from westmarch.ai.match import LIMIT, EndlessGame
from westmarch.ai.mind import Mind, won
from westmarch.ai.net import Net
from westmarch.ai.policy import Seen
from westmarch.ai.processes import worker_pool
from westmarch.ai.rankers import with_noise
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Option
from westmarch.engine.game import Game, find_game
from westmarch.engine.runner import decide
from westmarch.engine.state import State

#: How far a seat strays from what looks best.
NOISES = (0.0, 0.3, 0.8, 1.5, 2.5)
#: One position of so many is kept, unless the game says otherwise (``KEPT`` of its evaluation); one game of so many is
#: kept aside to judge the result.
KEPT = 10
ASIDE = 5

#: Features and who plays, and whether the seat they are seen from won.
Row = tuple[list[float], float]


class Evaluation(Protocol):
    """The module of a game that says what is seen in a position: ``ai.<game>.evaluate``."""

    #: By name; several features may speak for one.
    FEATURES: tuple[str, ...]
    #: Options of the games to learn from, in turn: a net that has seen one pair of decks knows those alone.
    OPTIONS: list[dict[str, Any]]

    def lessons(self, g: Any) -> list[tuple[int, list[float]]]:
        """The position for learning: the features, from the point of view of a seat, or of several."""


def evaluation_of(name: str) -> Evaluation:
    return cast(Evaluation, importlib.import_module(f"westmarch.ai.{name}.evaluate"))


# ---- playing ----


class Straying:
    """The heuristics, followed with a noise."""

    def __init__(self, mind: Mind, noise: float) -> None:
        self.mind = mind
        self.noise = noise

    def rank(self, seen: Seen, g: State, chance: Chance) -> list[Option]:
        scores = self.mind.ranked(g, seen.ask)
        if self.mind.is_macro(seen.ask):
            scores = with_noise(scores, self.noise, chance)
        return [option for _, option in scores]


def straying(mind: Mind, noises: list[float]) -> list[Guarded]:
    """Players who follow the heuristics, each seat with its noise."""
    return [Guarded(Straying(mind, noise), mind) for noise in noises]


def answer(players: list[Guarded], game: Game, g: State, stray: Chance) -> Option:
    """What the player who is asked decides; nobody gives the same answer in the same position for ever."""
    seen = Seen(game, g, g.asks[0].seat)
    player = players[seen.seat]
    return player.unless_repeated(seen, player.ranker.rank(seen, g, stray))


def played(name: str, number: int) -> dict[str, Any]:
    """One game as it is kept: its number and options, the noises by seat, and what was decided."""
    game = find_game(name)
    mind = mind_of(game)
    kinds = evaluation_of(name).OPTIONS
    options = game.checked(kinds[number % len(kinds)])
    g = game.start(options, Chance(seed_of(number)))
    stray = Chance(seed_of(number + 1_000_000_000))
    noises = [stray.pick(len(NOISES), "noise") for _ in range(g.seats)]
    players = straying(mind, [NOISES[noise] for noise in noises])
    decided: list[Option] = []
    while g.asks:
        if len(decided) > LIMIT:
            raise EndlessGame(f"game {number} of {name} goes on after {LIMIT} decisions")
        decided.append(answer(players, game, g, stray))
        decide(g, decided[-1], g.asks[0].seat)
    return {"number": number, "options": options, "noises": noises, "decided": decided}


def play(name: str, file: Path, games: int) -> None:
    """Play what is missing of so many games."""
    there = {row["number"] for row in kept(file)} if file.exists() else set()
    missing = [number for number in range(games) if number not in there]
    with worker_pool() as pool, file.open("a", encoding="utf-8") as out:
        for done, row in enumerate(pool.map(played, [name] * len(missing), missing, chunksize=4), 1):
            out.write(json.dumps(row) + "\n")
            if done % 100 == 0:
                print(f"{done} of {len(missing)} games played", file=sys.stderr, flush=True)


def kept(file: Path) -> Iterator[dict[str, Any]]:
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


# ---- reading ----


def option_of(written: list[Any]) -> Option:
    return tuple([option_of(part) if isinstance(part, list) else part for part in written])


def sample(name: str, row: dict[str, Any]) -> list[Row]:
    """Positions of one game between moves, with its result and who played: one column for each noise but the first."""
    game = find_game(name)
    mind, evaluation = mind_of(game), evaluation_of(name)
    g: State = game.start(row["options"], Chance(seed_of(row["number"])))
    keep = Chance(seed_of(row["number"] + 2_000_000_000))
    share = int(getattr(evaluation, "KEPT", KEPT))
    seen: list[tuple[int, list[float]]] = []
    for written in row["decided"]:
        ask = g.asks[0]
        if mind.is_pause(ask) and keep.pick(share, "keep") == 0:
            for seat, features in evaluation.lessons(g):
                seen.append((seat, features + who_plays(row["noises"], seat)))
        decide(g, option_of(written), ask.seat)
    return [(features, won(g, seat)) for seat, features in seen]


def who_plays(noises: list[int], seat: int) -> list[float]:
    """How well a seat plays and then the others: a column for each noise but the first."""
    order = [seat, *[other for other in range(len(noises)) if other != seat]]
    return [float(noises[player] == which) for player in order for which in range(1, len(NOISES))]


def written_net(game: Game, net: Net) -> str:
    """The module that holds a net."""

    def numbers(values: list[float]) -> str:
        text = ", ".join(f"{value:.4f}" for value in values)
        return "[\n" + fill(text, 112, initial_indent=" " * 8, subsequent_indent=" " * 8) + "\n    ]"

    lines = [
        f'"""How the evaluation weighs its features; written by ``python -m westmarch.ai.lessons {game.name}``."""',
        "",
        "from westmarch.ai.net import Net",
        "",
        "# fmt: off",
        "NET = Net(",
        f"    bias={net.bias:.4f},",
        f"    direct={numbers(net.direct)},",
        f"    usual={numbers(net.usual)},",
        "    combinations=[",
        *[f"    ({numbers(weights)}, {bias:.4f}, {out:.4f})," for weights, bias, out in net.combinations],
        "    ],",
        ")",
    ]
    return "\n".join(lines) + "\n"


def learn_from(name: str, file: Path) -> tuple[Net, str]:
    """The net, and a line about how well it judges games that it has not learnt from."""
    import numpy as np

    from westmarch.ai.training import learn

    games = sorted(kept(file), key=lambda row: row["number"])
    with worker_pool() as pool:
        found = list(pool.map(sample, [name] * len(games), games, chunksize=8))
    aside = len(games) // ASIDE
    parts = [[row for rows in part for row in rows] for part in (found[aside:], found[:aside])]
    tables = [np.array([features for features, _ in part]) for part in parts]
    results = [np.array([result for _, result in part]) for part in parts]
    net, best, simple = learn(tables[0], results[0], tables[1], results[1], len(evaluation_of(name).FEATURES))
    rows, others = len(parts[0]), len(parts[1])
    return net, f"{rows} positions; loss on {others} others {best:.4f}, of a regression alone {simple:.4f}"


def main() -> None:
    if len(sys.argv) not in (3, 4):
        raise SystemExit("usage: python -m westmarch.ai.lessons GAME FILE [GAMES]")
    name, file = sys.argv[1], Path(sys.argv[2])
    play(name, file, int(sys.argv[3]) if len(sys.argv) == 4 else 4000)
    net, report = learn_from(name, file)
    print(report)
    Path(__file__).parent.joinpath(name, "net.py").write_text(written_net(find_game(name), net), encoding="utf-8")


if __name__ == "__main__":
    main()
