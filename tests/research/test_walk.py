"""Numbered actions: every option can be reached, however many there are."""

from __future__ import annotations

from random import Random

import pytest

from westmarch.engine.decision import Ask, Subset
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide
from westmarch.research.walk import WIDTH, new_walk


def test_wide_questions_are_answered_in_digits() -> None:
    start = new_walk(find_game("bofa"), {}, 2)
    dice = Random(2)
    while start.block == 1:
        start.act(dice.randrange(start.actions))
    ask = start.g.asks[0]
    count = ask.count()
    assert WIDTH < count <= WIDTH**2  # so that two digits are needed
    for number in (0, 1, WIDTH - 1, WIDTH, count // 2, count - 1):
        here = start.clone()
        for digit in (number // WIDTH, number % WIDTH):
            assert digit < here.actions <= WIDTH
            here.act(digit)
        expected = start.g.clone()
        decide(expected, ask.at(number), ask.seat)
        assert here.g.dump() == expected.dump()


def test_very_wide_questions_take_one_digit_more() -> None:
    start = new_walk(find_game("bofa"), {}, 1)
    ask = Ask(0, "", [("pass",)], "then", pick=Subset("take", list(range(21)), 1, 21))
    count = ask.count()
    assert WIDTH**2 < count <= WIDTH**3
    start.g.asks = [ask]
    for number in (0, WIDTH, WIDTH**2 - 1, WIDTH**2, count - 1):
        start.open()
        assert start.chosen(number // WIDTH**2) is None
        assert start.chosen(number // WIDTH % WIDTH) is None
        assert start.chosen(number % WIDTH) == ask.at(number)


def test_options_have_numbers() -> None:
    ask = Ask(0, "", [("pass",), ("a", 1)], "then", pick=Subset("take", [4, 5, 6], 1, 2))
    found = [ask.at(number) for number in range(ask.count())]
    assert found == ask.all_options()
    assert found[:2] == [("a", 1), ("pass",)]


def test_impossible_actions_are_refused() -> None:
    here = new_walk(find_game("wotr"), {}, 1)
    with pytest.raises(ValueError, match="not possible"):
        here.act(here.actions)
    with pytest.raises(ValueError, match="not possible"):
        here.act(-1)


def test_winners_and_losers() -> None:
    here = new_walk(find_game("bofa"), {}, 2)
    while not here.is_over:
        assert here.returns() == [0.0, 0.0]
        here.act(0 if here.actions < 3 else 1)
    assert sorted(here.returns()) == [-1.0, 1.0]
