"""How a level does in the positions of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from westmarch.ai.levels import policy_of
from westmarch.ai.policy import Seen
from westmarch.ai.processes import worker_pool
from westmarch.ai.suite.positions import Position, opened, positions_of
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import find_game
from westmarch.engine.state import State


class NoSuite(WestmarchError):
    """The game has no positions."""


@dataclass(frozen=True)
class Answer:
    """What a level answered in a position."""

    position: Position
    code: str

    @property
    def passed(self) -> bool:
        return self.code in self.position.accept


def answer(game_name: str, position: Position, g: State, level: str, seed: int = 0) -> Answer:
    """An opponent new to the table is asked once."""
    game = find_game(game_name)
    chance = Chance(seed_of(seed * 1_000_003 + position.at))
    option = policy_of(game, level).choose(Seen(game, g, position.seat), chance)
    return Answer(position, game.notation.code(g, position.seat, option))


def answers_of_journal(game: str, positions: list[Position], level: str, seed: int) -> list[Answer]:
    """A plain function for worker processes."""
    return [answer(game, position, g, level, seed) for position, g in opened(game, positions)]


def answers(game: str, level: str, seed: int = 0, jobs: int = 1) -> list[Answer]:
    """All positions of a game."""
    positions = positions_of(game)
    if not positions:
        raise NoSuite(f"there are no positions for {game}")
    policy_of(find_game(game), level)  # a level that does not exist is refused before any work
    if jobs == 1:
        return answers_of_journal(game, positions, level, seed)
    journals = sorted({position.journal for position in positions})
    parts = [[position for position in positions if position.journal == name] for name in journals]
    with worker_pool(jobs) as pool:
        found = list(pool.map(answers_of_journal, *zip(*[(game, part, level, seed) for part in parts], strict=True)))
    return [one for part in found for one in part]


def summary(game: str, level: str, found: list[Answer]) -> dict[str, Any]:
    """The report as plain data."""
    themes: dict[str, list[int]] = {}
    for one in found:
        row = themes.setdefault(one.position.theme, [0, 0])
        row[0] += one.passed
        row[1] += 1
    return {
        "game": game,
        "level": level,
        "positions": len(found),
        "passed": sum(one.passed for one in found),
        "failed": [
            {
                "position": one.position.name,
                "theme": one.position.theme,
                "answer": one.code,
                "accept": one.position.accept,
            }
            for one in found
            if not one.passed
        ],
        "by_theme": {theme: {"passed": row[0], "positions": row[1]} for theme, row in sorted(themes.items())},
    }
