"""Answers in numbers."""

from __future__ import annotations

from westmarch.engine.report import percent


def test_only_what_is_certain_has_nothing_or_all_of_a_hundred() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


def test_a_sum_of_chances_that_comes_to_one_is_certain() -> None:
    assert percent(0.1 + 0.2 + 0.7 - 1e-12) == 100
    assert percent(1e-12) == 0
