"""Where the time goes: shares of processor time by module and by function, of random play or of an opponent.

    python -m westmarch.ai.profile GAME [--level LEVEL] [--games N] [--rows N] [--json]

Without a level random play of the kernel is looked at, otherwise an opponent of that level against itself. The profiler
counts every call, which makes small functions look dearer than they are; the shares say where to look, ``westmarch
bench`` says what was gained. It runs the rules as plain Python: compiled functions are not seen by it.
"""

from __future__ import annotations

import cProfile
import json
import os
import pstats
import sys
from collections import Counter
from pathlib import Path
from typing import Any

# Before anything of the package is loaded that could come from the build.
os.environ.setdefault("WESTMARCH_PURE", "1")

import click

import westmarch
from westmarch.ai.levels import policy_of
from westmarch.ai.policy import Seen
from westmarch.engine import runner
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import Game, find_game
from westmarch.engine.playing import LIMIT

ROOT = str(Path(westmarch.__file__).parent)


def played(game: Game, number: int, level: str) -> int:
    """One game at random, or by a level for both seats; gives the decisions."""
    chance = Chance(seed_of(number + 1_000))
    g = game.start(game.checked(game.measured_with), Chance(seed_of(number)))
    if not level:
        return runner.playout(g, chance, LIMIT)
    policies = [policy_of(game, level) for _ in range(g.seats)]
    made = 0
    while g.asks and made < LIMIT:
        seat = g.asks[0].seat
        runner.decide(g, policies[seat].choose(Seen(game, g, seat), chance), seat)
        made += 1
    return made


def profile(game: Game, level: str, games: int) -> dict[str, Any]:
    """Shares of the time by module and by function, each without what it calls."""
    profiler = cProfile.Profile()
    profiler.enable()
    decisions = sum([played(game, number, level) for number in range(games)])
    profiler.disable()
    modules: Counter[str] = Counter()
    functions: Counter[str] = Counter()
    total = 0.0
    for (file, _, name), (_, _, own, _, _) in pstats.Stats(profiler).stats.items():  # type: ignore[attr-defined]
        module = _module(file)
        modules[module] += own
        functions[f"{module}: {name}"] += own
        total += own
    return {
        "game": game.name,
        "level": level or "random",
        "games": games,
        "decisions": decisions,
        "modules": {name: round(own / total, 4) for name, own in modules.most_common()},
        "functions": {name: round(own / total, 4) for name, own in functions.most_common()},
    }


def _module(file: str) -> str:
    if file.startswith(ROOT):
        return file.removeprefix(ROOT)[1:].removesuffix(".py").replace(os.sep, ".")
    return "Python itself" if file.startswith(("~", "<")) else "libraries"


@click.command()
@click.argument("game")
@click.option("--level", default="", help="An opponent's level instead of random play.")
@click.option("--games", default=10, show_default=True)
@click.option("--rows", default=12, show_default=True)
@click.option("--json", "as_json", is_flag=True)
def main(game: str, level: str, games: int, rows: int, as_json: bool) -> None:
    """Where the time of GAME goes."""
    found = profile(find_game(game), level, games)
    if as_json:
        click.echo(json.dumps(found))
        return
    click.echo(f"{found['game']}, {found['level']}: {found['games']} games, {found['decisions']} decisions")
    for kind in ("modules", "functions"):
        click.echo(f"\n{kind}")
        for name, share in list(found[kind].items())[:rows]:
            click.echo(f"  {share:6.1%}  {name}")


if __name__ == "__main__":
    sys.exit(main())
