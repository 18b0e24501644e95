"""The names of features, each with its number: what the places of a vector mean (``ai/encoding.py``).

    python -m westmarch.ai.names GAME... [--games N]     collect the names of random games anew

A list in ``ai/data`` comes with each game: what has come up in random games with its usual options. Other decks
and options bring other names: ``Names([], 50_000)`` is an empty list that grows with what it meets. Keep it with the
network (``save``), because it says what the network was taught.
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import Game, Options, find_game
from westmarch.engine.runner import decide

FOLDER = Path(__file__).parent / "data"
#: Every so many decisions of a game are looked at.
EVERY = 3
#: The first names of every list.
FIRST = ("seat=0", "seat=1", "chosen.digits", "chosen.number")


class BadNames(WestmarchError):
    """A list of names that cannot be used."""


class Names:
    """Names by number. A list with a ``limit`` grows up to it."""

    def __init__(self, names: Iterable[str], limit: int = 0) -> None:
        self.all = list(names)
        self.limit = limit
        self.numbers = {name: number for number, name in enumerate(self.all)}
        if len(self.numbers) < len(self.all):
            raise BadNames("a name stands twice in the list")

    def __len__(self) -> int:
        return len(self.all)

    def index(self, name: str) -> int:
        """The number of a name; -1 if it has none."""
        found = self.numbers.get(name, -1)
        if found < 0 and len(self.all) < self.limit:
            found = self.numbers[name] = len(self.all)
            self.all.append(name)
        return found

    def save(self, path: Path) -> None:
        """Write a list that always gives the same file."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(gzip.compress("\n".join(self.all).encode(), 9, mtime=0))

    @staticmethod
    def load(path: Path) -> Names:
        try:
            return Names(gzip.decompress(path.read_bytes()).decode().split("\n"))
        except (OSError, ValueError, EOFError) as problem:
            raise BadNames(f"{path.name} is no list of names: {problem}") from None


def file_of(game: str) -> Path:
    return FOLDER / f"names-{game}.txt.gz"


@cache
def shipped(game: str) -> Names:
    """The list that comes with a game."""
    return Names.load(file_of(game))


def names_of(game: str, size: int) -> Names:
    """The list of a game as far as a vector of that size holds it; a growing one where none comes with the game."""
    if not file_of(game).is_file():
        return Names(FIRST, size)
    found = shipped(game)
    return found if len(found) <= size else Names(found.all[:size])


def collected(game_name: str, games: int) -> Names:
    """The names of random games, the most frequent first."""
    from westmarch.ai.encoding import Encoder  # it uses lists of names

    game = find_game(game_name)
    names = Names(FIRST, 1_000_000)
    encoder = Encoder(game, names, names.limit)
    met: dict[int, int] = {}
    for seed in range(games):
        g = game.start(_varied(game, seed), Chance(seed_of(seed)))
        policy = Chance(seed_of(-1 - seed))
        made = 0
        while g.asks:
            ask = g.asks[0]
            if made % EVERY == 0:
                for index in encoder.sparse(g, ask.seat)[0]:
                    met[index] = met.get(index, 0) + 1
            decide(g, ask.sample(policy), ask.seat)
            made += 1
    rest = [name for name in names.all if name not in FIRST]
    return Names([*FIRST, *sorted(rest, key=lambda name: (-met.get(names.index(name), 0), name))])


def _varied(game: Game, seed: int) -> Options:
    """The options of a game with some of those that can be switched, others in each game."""
    switches = [
        name for name, choice in sorted(game.choices.items()) if set(choice.values) in ({True, False}, {"yes", "no"})
    ]
    return {name: game.choices[name].values[seed >> place & 1] for place, name in enumerate(switches)}


def main(arguments: list[str]) -> int:
    games = 200
    if "--games" in arguments[:-1]:
        at = arguments.index("--games")
        games = int(arguments[at + 1])
        arguments = arguments[:at] + arguments[at + 2 :]
    if not arguments:
        print(str(__doc__).strip(), file=sys.stderr)
        return 2
    for game in arguments:
        names = collected(game, games)
        names.save(file_of(game))
        print(f"{game}: {len(names)} names")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
