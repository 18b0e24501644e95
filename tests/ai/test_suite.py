"""The suites: positions that hold, and levels that see what people see.

When a correction of the rules ends a journal here, the suite is mined anew: ``python -m westmarch.ai.suite.mine GAME``.
"""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from westmarch.ai.suite.mine import found_more
from westmarch.ai.suite.positions import Position, opened, positions_of
from westmarch.ai.suite.report import Answer, answers, summary
from westmarch.cli import westmarch
from westmarch.engine.game import find_game
from westmarch.engine.runner import question_for

GAMES = ("bofa", "meccg", "tcg", "wotr")


@pytest.mark.parametrize("name", GAMES)
def test_every_position_has_right_and_wrong_answers(name: str) -> None:
    game = find_game(name)
    found = list(opened(name, positions_of(name)))
    assert len(found) >= 0.8 * len(positions_of(name)), "older than the rules: mine the suite anew"
    assert len(found) >= 40
    for position, g in found:
        ask = question_for(g, position.seat)
        assert ask is not None, position.name
        codes = [game.notation.code(g, position.seat, option) for option in ask.all_options()]
        assert set(position.accept) < set(codes), position.name
        assert set(position.chances) <= set(codes), position.name


@pytest.mark.parametrize("name", GAMES)
def test_medium_passes_four_of_five(name: str) -> None:
    found = answers(name, "medium@12n")
    assert sum(one.passed for one in found) >= 0.8 * len(found), summary(name, "medium", found)["failed"]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_hard_passes_nineteen_of_twenty(name: str) -> None:
    found = answers(name, "hard@60n")
    assert sum(one.passed for one in found) >= 0.95 * len(found), summary(name, "hard", found)["failed"]


def test_random_answers_fail() -> None:
    found = answers("wotr", "random")
    assert sum(one.passed for one in found) < 0.8 * len(found)


def test_the_report_counts_and_names_what_failed() -> None:
    position = Position("7.jsonl", 12, 0, "strive", ["a", "b"])
    report = summary("wotr", "easy", [Answer(position, "a"), Answer(position, "c")])
    assert (report["positions"], report["passed"]) == (2, 1)
    assert report["failed"] == [{"position": "7:12", "theme": "strive", "answer": "c", "accept": ["a", "b"]}]
    assert report["by_theme"] == {"strive": {"passed": 1, "positions": 2}}


def test_the_command_says_it_in_json() -> None:
    found = CliRunner().invoke(westmarch, ["ai", "suite", "tcg", "--level", "easy", "--json"])
    report = json.loads(found.output)
    assert report["positions"] == len(positions_of("tcg"))
    assert report["positions"] == report["passed"] + len(report["failed"])


def test_games_that_are_there_are_looked_through_for_what_is_shown_seldom() -> None:
    there = [one for one in positions_of("bofa") if one.journal == positions_of("bofa")[0].journal]
    theme = there[0].theme
    without = [one for one in there if one.theme != theme]
    keep = [*without, Position(there[0].journal, -1, 0, "nothing", [])]
    added = found_more("bofa", keep, 1)
    assert theme in {one.theme for one in added}
    assert len({one.theme for one in added}) == len(added)
    shown = {one.theme for one in without}
    assert not any(one.theme in shown or one.at in {other.at for other in without} for one in added)
    assert found_more("bofa", keep, 0) == []
