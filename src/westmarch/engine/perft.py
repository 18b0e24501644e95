"""Perft: how many sequences of decisions there are to a depth, as a fingerprint of the move generator.

Chance is not branched on: dice and draws come from the stream of the position, so that a number always
means the same tree. Where several seats decide in secret, they are taken in seat order.
"""

from __future__ import annotations

from westmarch.engine.game import Game
from westmarch.engine.runner import decide
from westmarch.engine.state import State


def perft(g: State, depth: int) -> int:
    """The number of sequences of just so many decisions from a position."""
    if depth == 0:
        return 1
    if not g.asks:
        return 0
    ask = g.asks[0]
    if depth == 1:
        return ask.count()
    total = 0
    for option in ask.all_options():
        branch: State = g.clone()
        decide(branch, option, ask.seat)
        total += perft(branch, depth - 1)
    return total


def split(game: Game, g: State, depth: int) -> list[tuple[str, int]]:
    """The count below each first decision, by code."""
    if depth < 1 or not g.asks:
        return []
    ask = g.asks[0]
    found = []
    for option in ask.all_options():
        branch: State = g.clone()
        decide(branch, option, ask.seat)
        found.append((game.notation.code(g, ask.seat, option), perft(branch, depth - 1)))
    return found
