"""The log tells the whole game: a board kept from its public lines is the board, after every decision."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from following import Moment, as_recorded, at_random, between_opponents, follow, kinds_missed
from westmarch.engine.journal import load_journal
from westmarch.engine.messages import keys_and_variables
from westmarch.engine.playing import new_session
from westmarch.engine.replaying import verify
from westmarch.engine.rulebook import LANGUAGES
from westmarch.games.wotr.facts import NATIONS
from westmarch.games.wotr.game import GAME
from wotr.ledger import DICE, WORDS, Ledger, dice_told, public

#: Games between opponents, of two, three and four players.
RECORDED = sorted((Path(__file__).parents[1] / "golden").glob("wotr*.jsonl"))
TERMS_OF_A_ROLL = frozenset({"base", "bonus"})
#: Outcomes of chance that are no dice with numbers; the ledger follows what comes of them.
NO_DICE = frozenset({"action-free", "action-shadow", "draw", "tile", "companion", "card"})


def keep_board(game: Iterator[Moment]) -> None:
    follow(game, Ledger, public, dice_told, NO_DICE)


@pytest.mark.parametrize("scenario", ["start", *GAME.scenarios()])
def test_the_board_can_be_kept_from_the_log(scenario: str) -> None:
    keep_board(at_random(new_session(GAME, {}, scenario, 0)))


@pytest.mark.parametrize("players", [3, 4])
def test_the_board_of_teams_can_be_kept_from_the_log(players: int) -> None:
    keep_board(at_random(new_session(GAME, {"players": players}, "start", 0)))


@pytest.mark.parametrize("path", RECORDED, ids=[path.stem for path in RECORDED])
def test_the_board_of_a_recorded_game_can_be_kept_from_its_log(path: Path) -> None:
    keep_board(as_recorded(verify(load_journal(path), GAME)))


@pytest.mark.parametrize("seed", [1, *[pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 12)]])
@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.slow), pytest.param(4, marks=pytest.mark.slow)]
)
def test_the_board_of_a_game_between_opponents_can_be_kept_from_its_log(players: int, seed: int) -> None:
    keep_board(between_opponents(new_session(GAME, {"players": players}, "start", seed), number=seed))


def test_no_kind_of_line_could_be_left_out() -> None:
    """A reader who does not get the lines of one kind ends up with another board, but for those that only explain."""
    silent = {f"wotr-log-{name}" for name in WORDS | DICE}
    told: set[str] = set()
    missed: set[str] = set()
    for path in RECORDED:
        session = verify(load_journal(path), GAME)
        told |= {entry.key for entry in session.log if entry.audience is None}
        missed |= kinds_missed(as_recorded(session), Ledger, public, silent | missed)
    unmissed = {key for key in told if key.startswith("wotr-log-")} - missed - silent
    assert not unmissed
    assert len(missed) > 60


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_says_in_words_all_that_it_is_told(lang: str) -> None:
    """A reader has the words only. The lines of politics name their nation in their own text; an Eye is an Eye; what a
    roll needed is said, and the terms that it comes from are for the scene of the battle."""
    said = keys_and_variables(GAME.folder / "locale", lang)
    for path in RECORDED:
        for entry in verify(load_journal(path), GAME).log:
            named = {"nation"} if entry.key.endswith(tuple(NATIONS)) else set()
            terms = TERMS_OF_A_ROLL if "number" in entry.about else set()
            silent = set(entry.about) - said.get(entry.key, set(entry.about)) - named - terms
            assert not silent or entry.key == "wotr-log-die-to-eye", (entry.key, silent)
