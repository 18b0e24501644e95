"""The opponents of The Battle of Five Armies."""

from __future__ import annotations

from typing import Any

import pytest

from ai import audits
from westmarch.ai.bofa.judge import chance_to_win, force
from westmarch.ai.match import Plan, play_game
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.games.bofa.facts import FP, REGIONS

GAME = find_game("bofa")
OPTIONS = GAME.checked({})


@pytest.mark.parametrize("level", audits.REPEATABLE)
def test_hidden_cards_do_not_change_a_decision(level: str) -> None:
    audits.hidden_cards_do_not_matter("bofa", level, 7, 31)


@pytest.mark.parametrize("level", audits.REPEATABLE)
def test_a_seed_and_a_node_budget_fix_the_decision(level: str) -> None:
    audits.decisions_can_be_repeated("bofa", level, 3, 41)


@pytest.mark.parametrize("level", ["easy", "medium@4n", "hard@4n"])
def test_a_game_ends_without_a_failure(level: str, caplog: pytest.LogCaptureFixture) -> None:
    audits.a_game_goes_well(Plan("bofa", OPTIONS, level, "easy", 5), caplog, 30)


def test_reasons_have_words() -> None:
    audits.reasons_have_words("bofa", 4, 35)


def test_easy_is_quick() -> None:
    audits.easy_is_quick("bofa", 30)


def test_a_search_keeps_to_its_time() -> None:
    audits.a_search_keeps_to_its_time("bofa", 25)


def test_an_army_with_more_damage_than_it_can_bear_is_no_army() -> None:
    """In the midst of a combat; the strength to resist is never below nothing, and chances stay numbers."""
    g: Any = GAME.start({}, Chance(seed_of(1)))
    place = next(p for p in range(REGIONS) if g.held[p] == FP and g.sizes[p])
    g.damage[place] = 2 * g.sizes[place] + 3
    assert force(g, place)[2] == 0
    assert chance_to_win((3, 1, 4), force(g, place)) == 1.0
    assert chance_to_win(force(g, place), (3, 1, 4)) == 0.0


@pytest.mark.slow
def test_easy_beats_random_on_both_sides() -> None:
    plan = Plan("bofa", OPTIONS, "easy", "random", 31)
    for half in (0, 1):
        assert sum(play_game(plan, pair, half).score for pair in range(10)) >= 9
