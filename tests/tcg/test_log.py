"""The log tells the whole game: a table kept from its public lines is the table, after every decision."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from following import Moment, at_random, between_opponents, follow, kinds_missed
from tcg.ledger import Ledger, public
from westmarch.engine.playing import new_session
from westmarch.engine.session import Session
from westmarch.engine.state import Entry
from westmarch.games.tcg.game import GAME

#: Lines that only explain: why the next ones happen, what a card says, and what is laid on cards and totals for a
#: while, which ``test_log_tells_all`` compares.
WORDS = {
    *("use", "does", "ambush", "archery", "bid", "place", "won", "overwhelmed", "cancelled", "cancel", "minions-gone"),
    *("reveal", "strength", "keyword", "keyword-bonus", "skip", "skip-shadow", "top-beneath"),
}


def begun(decks: str, seed: int, players: int = 2) -> Session:
    return new_session(GAME, GAME.checked({"players": players, "decks": decks, "bidding": "no"}), "start", seed)


def no_dice(lines: list[Entry]) -> list[int]:
    return []


def keep_table(game: Iterator[Moment]) -> None:
    bare = (Moment(position, lines, []) for position, lines, _ in game)
    follow(bare, Ledger, public, no_dice, frozenset())


@pytest.mark.parametrize("decks", ["fellowship", "towers", "random-towers", "random-standard", "random-open"])
def test_the_table_can_be_kept_from_the_log(decks: str) -> None:
    for seed in range(3):
        keep_table(at_random(begun(decks, seed), seed + 7))


@pytest.mark.parametrize("players", [3, 4])
def test_the_table_of_several_players_can_be_kept_from_the_log(players: int) -> None:
    for seed, decks in enumerate(["fellowship", "random-open", "random-open"]):
        keep_table(at_random(begun(decks, seed, players), seed + 7))


@pytest.mark.parametrize("decks", ["random-standard", "random-open"])
@pytest.mark.slow
def test_the_table_can_be_kept_over_many_games(decks: str) -> None:
    for seed in range(3, 60):
        keep_table(at_random(begun(decks, seed), seed + 7))


@pytest.mark.parametrize("decks", ["fellowship", "towers"])
def test_the_table_of_a_game_between_opponents_can_be_kept_from_its_log(decks: str) -> None:
    keep_table(between_opponents(begun(decks, 1)))


def test_no_kind_of_line_could_be_left_out() -> None:
    """A reader who does not get the lines of one kind ends up with another table, but for those that only explain."""
    silent = {f"tcg-log-{name}" for name in WORDS}
    told: set[str] = set()
    missed: set[str] = set()
    for seed, decks in enumerate(["fellowship", "towers", "random-towers", "random-standard", "random-open"]):
        session = begun(decks, seed, players=3 if decks == "towers" else 2)
        missed |= kinds_missed(at_random(session), Ledger, public, silent | missed)
        told |= {entry.key for entry in session.log if entry.audience is None}
    unmissed = {key for key in told if key.startswith("tcg-log-")} - missed - silent
    unmissed = {key for key in unmissed if not key.startswith(("tcg-log-flag-", "tcg-log-total-", "tcg-log-prevented"))}
    assert not unmissed
    assert len(missed) > 25
