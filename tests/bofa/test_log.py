"""The log tells the whole game: a board kept from its public lines is the board, after every decision."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bofa.ledger import DICE, WORDS, Ledger, dice_told, public
from following import Moment, at_random, between_opponents, follow, kinds_missed
from westmarch.engine.messages import keys_and_variables
from westmarch.engine.playing import new_session
from westmarch.engine.rulebook import LANGUAGES
from westmarch.games.bofa.game import GAME

SEEDS = range(3)
#: Outcomes of chance that are no dice with numbers; the ledger follows what comes of them.
NO_DICE = frozenset({"action-fp", "action-shadow", "fate", "reveal", "token", "event-deck", "burn", "shift"})
#: Whose they are is seen from the pieces that are named.
OF_THE_PIECES = {f"bofa-log-{name}" for name in ("move", "move-on", "retreat", "rout", "destroyed")}


def keep_board(game: Iterator[Moment]) -> None:
    follow(game, Ledger, public, dice_told, NO_DICE)


@pytest.mark.parametrize("scenario", ["start", *GAME.scenarios()])
def test_the_board_can_be_kept_from_the_log(scenario: str) -> None:
    for seed in SEEDS:
        keep_board(at_random(new_session(GAME, {}, scenario, seed), seed + 7))


@pytest.mark.parametrize("seed", [1, *[pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 30)]])
def test_the_board_of_a_game_between_opponents_can_be_kept_from_its_log(seed: int) -> None:
    keep_board(between_opponents(new_session(GAME, {}, "start", seed), number=seed))


def test_no_kind_of_line_could_be_left_out() -> None:
    """A reader who does not get the lines of one kind ends up with another board, but for those that only explain."""
    silent = {f"bofa-log-{name}" for name in WORDS | DICE | {"points"}}
    told: set[str] = set()
    missed: set[str] = set()
    for scenario in ["start", *GAME.scenarios()]:
        session = new_session(GAME, {}, scenario, 3)
        missed |= kinds_missed(at_random(session), Ledger, public, silent | missed)
        told |= {entry.key for entry in session.log if entry.audience is None}
    unmissed = {key for key in told if key.startswith("bofa-log-")} - missed - silent
    assert not unmissed
    assert len(missed) > 50


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_says_in_words_all_that_it_is_told(lang: str) -> None:
    """A reader has the words only."""
    said = keys_and_variables(GAME.folder / "locale", lang)
    for seed in SEEDS:
        session = new_session(GAME, {}, "start", seed)
        for _ in at_random(session, seed):
            pass
        for entry in session.log:
            silent = (
                set(entry.about)
                - said.get(entry.key, set(entry.about))
                - ({"side"} if entry.key in OF_THE_PIECES else set())
            )
            assert not silent, (entry.key, silent)
