"""The positions of a game's suite: places in recorded games, with the answers that are acceptable and why."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

from westmarch.engine.errors import ReplayError
from westmarch.engine.journal import load_journal
from westmarch.engine.replaying import replay
from westmarch.engine.state import State

log = logging.getLogger(__name__)

FOLDER = Path(__file__).parent / "games"
INDEX = "positions.jsonl"


@dataclass(frozen=True)
class Position:
    """A question of a recorded game. ``westmarch replay JOURNAL --at N`` shows it."""

    journal: str
    #: Decisions taken before.
    at: int
    seat: int
    #: Why other answers are mistakes: ``suite-theme-<theme>`` is a message.
    theme: str
    #: Codes of the acceptable answers.
    accept: list[str]
    #: What was found out about answers, by code: their exact odds, or the share of games won from there on.
    chances: dict[str, float] = field(default_factory=dict)
    #: How many answers were offered, and how often they go wrong, from 0 to 1; see ``ai.suite.difficulty``.
    offered: int = 0
    difficulty: float = 0.0

    @property
    def name(self) -> str:
        return f"{self.journal.removesuffix('.jsonl')}:{self.at}"


def folder_of(game: str) -> Path:
    return FOLDER / game


def positions_of(game: str) -> list[Position]:
    """All positions of a game, in the order of their journals."""
    file = folder_of(game) / INDEX
    if not file.exists():
        return []
    return [Position(**json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]


def written(positions: list[Position]) -> str:
    """The index as it stands in a file."""
    return "".join([json.dumps(asdict(position), ensure_ascii=False) + "\n" for position in positions])


def opened(game: str, positions: list[Position]) -> Iterator[tuple[Position, State]]:
    """Each position with its state; a journal is played once for all of its positions. One that the present rules do
    not accept any more is left out, and said to be."""
    by_journal: dict[str, dict[int, Position]] = {}
    for position in positions:
        by_journal.setdefault(position.journal, {})[position.at] = position
    for name, wanted in by_journal.items():
        try:
            session = replay(load_journal(folder_of(game) / name))
        except ReplayError as problem:
            log.warning("%s of the suite of %s is older than the rules (%s): mine it anew", name, game, problem)
            continue
        for number, g in enumerate(session.positions()):
            if number in wanted:
                yield wanted[number], g.clone()
