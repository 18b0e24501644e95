"""Fuzzing: random games with the invariants checked at each step; a failure becomes a journal to replay."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.conformance import check_position
from westmarch.engine.game import Game, Options
from westmarch.engine.journal import Journal
from westmarch.engine.playing import LIMIT, new_session, play_on, position
from westmarch.engine.session import Session
from westmarch.engine.text_position import position_text


@dataclass(slots=True)
class Failure:
    """A game that went wrong: its number, the problem, and the journal that leads there."""

    number: int
    problem: str
    file: Path | None


@dataclass(slots=True)
class Report:
    games: int = 0
    decisions: int = 0
    endings: dict[str, int] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)


def fuzz(
    game: Game,
    options: Options,
    scenario: str,
    games: int,
    seed: int,
    folder: Path,
    progress: Callable[[int], None] = lambda _: None,
    limit: int = LIMIT,
) -> Report:
    """Play games number ``seed`` to ``seed + games - 1``; journals of failures go into the folder."""
    position(game, game.checked(options), scenario, Chance(seed_of(seed)))
    report = Report()
    for number in range(seed, seed + games):
        _play(game, options, scenario, number, folder, report, limit)
        progress(report.games)
    return report


def _play(game: Game, options: Options, scenario: str, number: int, folder: Path, report: Report, limit: int) -> None:
    session: Session | None = None
    try:
        session = new_session(game, options, scenario, number)
        # A stream of its own: decisions must not follow from the dice.
        for moment in play_on(session, Chance(seed_of(-1 - number)), limit):
            check_position(game, moment.state)
    except Exception:
        file = None if session is None else folder / f"fuzz-{game.name}-{scenario}-{number}.jsonl"
        if session is not None and file is not None:
            _failed_journal(session).save(file)
        where = "" if session is None else f"at {position_text(game, session.state, session.options)}\n"
        report.failures.append(Failure(number, where + traceback.format_exc(), file))
    else:
        report.decisions += len(session.steps)
        ending = session.state.ending
        report.endings[ending] = report.endings.get(ending, 0) + 1
    report.games += 1


def _failed_journal(session: Session) -> Journal:
    """The journal up to and including the decision that the rules could not carry out."""
    whole = session.journal
    return Journal(whole.game, whole.options, whole.commitment, whole.records + session.failed, whole.position)
