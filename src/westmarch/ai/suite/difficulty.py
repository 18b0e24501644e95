"""How hard the positions of a suite are: how often somebody who knows less gets them wrong.

    python -m westmarch.ai.suite.difficulty GAME

Three answer each position: whoever draws an answer blindly (reckoned, not tried), ``easy`` and ``medium``. The mean of
their mistakes is the difficulty, written into ``positions.jsonl`` beside the number of answers that were offered. The
same command gives the same numbers.
"""

from __future__ import annotations

from dataclasses import replace

import click

from westmarch.ai.suite.positions import INDEX, Position, folder_of, opened, positions_of, written
from westmarch.ai.suite.report import answer
from westmarch.engine.runner import question_for
from westmarch.engine.state import State

#: Tries of each level: where it strays, it strays differently.
TRIES = {"easy": 5, "medium": 3}


def rated(game: str, position: Position, g: State) -> Position:
    """The position with how hard it is."""
    ask = question_for(g, position.seat)
    offered = ask.count() if ask is not None else 0
    wrong = [1 - len(position.accept) / offered if offered else 0.0]
    for level, tries in TRIES.items():
        failed = [not answer(game, position, g, level, seed).passed for seed in range(tries)]
        wrong.append(sum(failed) / tries)
    return replace(position, offered=offered, difficulty=round(sum(wrong) / len(wrong), 2))


@click.command()
@click.argument("game")
def main(game: str) -> None:
    """Rate the positions of GAME by difficulty."""
    found = {position.name: rated(game, position, g) for position, g in opened(game, positions_of(game))}
    kept = [found[position.name] for position in positions_of(game) if position.name in found]
    (folder_of(game) / INDEX).write_text(written(kept), encoding="utf-8")
    click.echo(f"{len(kept)} positions, mean difficulty {sum(one.difficulty for one in kept) / max(1, len(kept)):.2f}")


if __name__ == "__main__":
    main()
