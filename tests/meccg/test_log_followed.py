"""The log tells the whole game: a table kept from its public lines is the table, after every decision."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from following import Moment, at_random, between_opponents, follow, kinds_missed
from meccg.ledger import Ledger, public
from westmarch.engine.game import Options
from westmarch.engine.playing import new_session
from westmarch.engine.session import Session
from westmarch.engine.state import Entry
from westmarch.games.meccg.game import GAME

STARTERS: Options = {"decks": 1}
RANDOM: Options = {"decks": 1, "cards": "random"}
#: Lines that only explain why the next ones happen, and those about sites, paths, hazards and rolls, which ``test_log``
#: compares.
WORDS = {
    *("dice", "check", "strike", "body", "ring-test", "influence", "home", "remove", "below", "riddle", "score"),
    *("attack", "attack-now", "target", "surplus", "cancelled", "defeated", "negated", "aims", "way", "use", "names"),
    *("reveals", "moves", "enters", "back", "path", "limit", "way-map", "way-printed", "way-byway", "way-below"),
    *("way-flown", "shown", "shows", "council", "called", "first", "store", "supports", "agent-acts", "deed", "aside"),
    *("phase-organization", "phase-long-events", "phase-movement", "phase-sites", "phase-end-of-turn", "captured"),
}


def begun(options: Options, seed: int) -> Session:
    return new_session(GAME, GAME.checked(options), "start", seed)


def no_dice(lines: list[Entry]) -> list[int]:
    return []


def keep_table(game: Iterator[Moment]) -> None:
    follow((Moment(position, lines, []) for position, lines, _ in game), Ledger, public, no_dice, frozenset())


@pytest.mark.parametrize("options", [STARTERS, RANDOM], ids=["starters", "random"])
def test_the_table_can_be_kept_from_the_log(options: Options) -> None:
    for seed in range(3):
        keep_table(at_random(begun(options, seed), seed + 7))


@pytest.mark.parametrize("options", [STARTERS, RANDOM], ids=["starters", "random"])
@pytest.mark.slow
def test_the_table_can_be_kept_over_many_games(options: Options) -> None:
    for seed in range(3, 60):
        keep_table(at_random(begun(options, seed), seed + 7))


def test_the_table_of_a_game_between_opponents_can_be_kept_from_its_log() -> None:
    keep_table(islice(between_opponents(begun(STARTERS, 1)), 600))


def test_no_kind_of_line_could_be_left_out() -> None:
    """A reader who does not get the lines of one kind ends up with another table, but for those that only explain."""
    silent = {f"meccg-log-{name}" for name in WORDS}
    told: set[str] = set()
    missed: set[str] = set()
    for seed, options in enumerate([STARTERS, RANDOM, RANDOM]):
        session = begun(options, seed)
        missed |= kinds_missed(at_random(session), Ledger, public, silent | missed)
        told |= {entry.key for entry in session.log if entry.audience is None}
    unmissed = {key for key in told if key.startswith("meccg-log-")} - missed - silent
    assert not unmissed
    assert len(missed) > 15
