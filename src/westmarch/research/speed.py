"""How fast the environments are beside the bare kernel, in one run.

    python -m westmarch.research.speed [GAME...] [--seconds 4] [--json]

Everybody plays at random. Kernel and environments take turns, a slice of a second each, so that a busy machine hurts
all alike; rates are decisions per second of processor time. *Read* means that the observation and the mask of every
decision are looked at, as a network would.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import click
import numpy as np

from westmarch.engine.bench import is_compiled
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import Game, Options, find_game, known_games
from westmarch.engine.runner import decide
from westmarch.research.observation import MASK, VIEW
from westmarch.research.pettingzoo_env import env

#: Seconds of one turn.
SLICE = 0.25


def bare(game: Game, options: Options) -> Iterator[None]:
    """Random games of the kernel, a step for each decision."""
    dice, number = Random(1), 0
    while True:
        g = game.start(options, Chance(seed_of(number)))
        number += 1
        while g.asks:
            ask = g.asks[0]
            decide(g, ask.at(dice.randrange(ask.count())), ask.seat)
            yield


def table(game: Game, options: Options, look: Callable[[Any], int], **given: Any) -> Iterator[None]:
    """Random games of the PettingZoo environment; ``look`` tells how many actions there are."""
    dice, number = Random(1), 0
    tables = env(game.name, **options, **given)
    while True:
        tables.reset(seed=number)
        number += 1
        for _ in tables.agent_iter():
            observation, _, over, _, _ = tables.last()
            tables.step(None if over else dice.randrange(look(observation)))
            yield


def masked(observation: Any) -> int:
    return int(np.count_nonzero(observation[MASK]))


def read(observation: Any) -> int:
    observation[VIEW].shape  # noqa: B018 - reading is the point
    return int(np.count_nonzero(observation[MASK]))


def rates(game: Game, options: Options, seconds: float) -> dict[str, float]:
    """Decisions a second, by what is played."""
    players = {
        "bare": bare(game, options),
        "masks": table(game, options, masked),
        "read": table(game, options, read),
        "read_names": table(game, options, read, encoding="names"),
    }
    made = dict.fromkeys(players, 0)
    spent = dict.fromkeys(players, 0.0)
    for player in players.values():
        next(player)  # what is made once is no part of the rate
    while min(spent.values()) < seconds:
        for name, player in players.items():
            begin = now = time.process_time()
            while now - begin < SLICE:
                for _ in range(50):
                    next(player)
                made[name] += 50
                now = time.process_time()
            spent[name] += now - begin
    return {name: made[name] / spent[name] for name in players}


@click.command()
@click.argument("games", nargs=-1)
@click.option("--seconds", type=float, default=4.0, show_default=True, help="Of each kind of play.")
@click.option("--json", "as_json", is_flag=True)
def main(games: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Measure GAMES, by default all."""
    found = {}
    for name in games or sorted(known_games()):
        game = find_game(name)
        found[name] = rates(game, game.checked(game.measured_with), seconds)
    if as_json:
        click.echo(json.dumps({"compiled": is_compiled(), "decisions_per_s": found}))
        return
    click.echo(f"{'compiled' if is_compiled() else 'pure Python'}, decisions a second (share of the bare kernel)")
    for name, rate in found.items():
        shares = [f"{kind} {value:,.0f} ({value / rate['bare']:.0%})" for kind, value in rate.items()]
        click.echo(f"{name:6} {'  '.join(shares)}")


if __name__ == "__main__":
    try:
        main(standalone_mode=False)
    except (WestmarchError, click.ClickException) as problem:
        sys.exit(f"speed: {problem}")
