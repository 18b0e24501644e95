"""The log tells the whole game: a board kept from its public lines is the board, after every decision."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.journal import load_journal
from westmarch.engine.messages import keys_and_variables
from westmarch.engine.playing import new_session, play_on
from westmarch.engine.replaying import verify
from westmarch.engine.rulebook import LANGUAGES
from westmarch.engine.session import Session
from westmarch.engine.state import Entry
from westmarch.games.wotr.facts import NATIONS
from westmarch.games.wotr.game import GAME
from westmarch.games.wotr.state import War
from wotr.ledger import Ledger, plain, public

#: Games between opponents, of two, three and four players.
RECORDED = sorted((Path(__file__).parents[1] / "golden").glob("wotr*.jsonl"))
TERMS_OF_A_ROLL = frozenset({"base", "bonus"})


@pytest.mark.parametrize("scenario", ["start", *GAME.scenarios()])
def test_the_board_can_be_kept_from_the_log(scenario: str) -> None:
    follow(at_random(new_session(GAME, {}, scenario, 0)))


@pytest.mark.parametrize("players", [3, 4])
def test_the_board_of_teams_can_be_kept_from_the_log(players: int) -> None:
    follow(at_random(new_session(GAME, {"players": players}, "start", 0)))


@pytest.mark.parametrize("path", RECORDED, ids=[path.stem for path in RECORDED])
def test_the_board_of_a_recorded_game_can_be_kept_from_its_log(path: Path) -> None:
    follow(as_recorded(verify(load_journal(path), GAME)))


def at_random(session: Session) -> Iterator[tuple[War, list[Entry]]]:
    """A game played at random: every position with the lines that led to it."""
    read = 0
    for _ in play_on(session, Chance(seed_of(-7))):
        assert isinstance(session.state, War)
        yield session.state, session.log[read:]
        read = len(session.log)


def as_recorded(session: Session) -> Iterator[tuple[War, list[Entry]]]:
    """A finished game: every position with the lines that led to it."""
    read = 0
    for position, step in zip(session.positions(), session.steps, strict=False):
        assert isinstance(position, War)
        yield position, session.log[read : step.entries]
        read = step.entries


def follow(game: Iterator[tuple[War, list[Entry]]]) -> None:
    """Read every public line and compare the two boards after every decision."""
    first, _ = next(game)
    ledger = Ledger(first)
    for position, lines in game:
        for entry in lines:
            ledger.read(entry)
        if not position.over:
            kept, there = plain(ledger.board), plain(public(position))
            wrong = {name: (kept[name], there[name]) for name in kept if kept[name] != there[name]}
            assert not wrong, ([(entry.key, entry.about) for entry in lines[-4:]], wrong)


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
