"""Puzzles: positions of the suite with few right answers, for people to solve.

The journals of the suite are games of the opponents; a puzzle shows one moment of such a game as the seat that was
asked saw it.
"""

from __future__ import annotations

from functools import lru_cache

from westmarch.ai.suite.positions import Position, folder_of, positions_of
from westmarch.engine.errors import WestmarchError

#: At most so many answers are right, and at most this share of those that are offered: others are no puzzle.
RIGHT = 4
SHARE = 0.5
#: What the name of a game that puzzles come from begins with, where it stands beside other replays.
PREFIX = "puzzle-"


class NoSuchPuzzle(WestmarchError):
    """There is no such puzzle."""


@lru_cache(maxsize=16)
def puzzles_of(game: str) -> tuple[Position, ...]:
    """The puzzles of a game, the easiest first."""
    found = [one for one in positions_of(game) if len(one.accept) <= min(RIGHT, SHARE * one.offered)]
    return tuple(sorted(found, key=lambda one: (one.difficulty, one.name)))


def find_puzzle(game: str, name: str) -> Position:
    for one in puzzles_of(game):
        if one.name == name:
            return one
    raise NoSuchPuzzle("there is no such puzzle")


def replay_name(game: str, puzzle: Position) -> str:
    """The name of the game that a puzzle comes from."""
    return f"{PREFIX}{game}-{puzzle.journal.removesuffix('.jsonl')}"


def journal_of(replay: str) -> str:
    """The journal of a game that puzzles come from; only such games are found."""
    game, _, stem = replay.removeprefix(PREFIX).rpartition("-")
    if not any(one.journal == f"{stem}.jsonl" for one in puzzles_of(game)):
        raise NoSuchPuzzle("there is no such puzzle")
    return (folder_of(game) / f"{stem}.jsonl").read_text(encoding="utf-8")
