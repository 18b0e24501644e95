"""Numbered actions: every option can be reached, however many there are."""

from __future__ import annotations

import pytest

from westmarch.engine.decision import Ask, Subset
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide
from westmarch.research import walk
from westmarch.research.walk import Walk


def test_wide_questions_are_answered_in_digits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk, "WIDTH", 3)
    start = Walk(find_game("bofa"), {}, 1)
    ask = start.g.asks[0]
    assert ask.count() > 9  # so that three digits are needed
    for number in range(ask.count()):
        here = start.clone()
        for digit in (number // 9, number // 3 % 3, number % 3):
            assert digit < here.actions <= 3
            here.act(digit)
        expected = start.g.clone()
        decide(expected, ask.at(number), ask.seat)
        assert here.g.dump() == expected.dump()


def test_options_have_numbers() -> None:
    ask = Ask(0, "", [("pass",), ("a", 1)], "then", pick=Subset("take", [4, 5, 6], 1, 2))
    found = [ask.at(number) for number in range(ask.count())]
    assert found == ask.all_options()
    assert found[:2] == [("a", 1), ("pass",)]


def test_impossible_actions_are_refused() -> None:
    here = Walk(find_game("wotr"), {}, 1)
    with pytest.raises(ValueError, match="not possible"):
        here.act(here.actions)
    with pytest.raises(ValueError, match="not possible"):
        here.act(-1)


def test_winners_and_losers() -> None:
    here = Walk(find_game("bofa"), {}, 2)
    while not here.is_over:
        assert here.returns() == [0.0, 0.0]
        here.act(0 if here.actions < 3 else 1)
    assert sorted(here.returns()) == [-1.0, 1.0]
