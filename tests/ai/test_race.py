"""The race between options, with values worked out by hand."""

from __future__ import annotations

import pytest

from westmarch.ai.race import FIRST_HEAT, SPREAD, SPREAD_TRIALS, Race
from westmarch.ai.style import ORDINARY, Style


def run(race: Race, *rounds: tuple[float, ...]) -> None:
    for values in rounds:
        for runner, value in zip(list(race.running), values, strict=True):
            race.add(runner, value)
        race.end_round()


def test_before_any_trial_the_looks_decide() -> None:
    race = Race([5.0, 4.0, 1.0])
    assert race.order() == [0, 1, 2]
    assert race.gain(2) == pytest.approx(-4 * ORDINARY.score_value)


def test_without_doubt_about_the_trials_their_mean_counts() -> None:
    race = Race([1.0, 1.0])
    run(race, (0.4, 0.5), (0.6, 0.5))
    assert race.gain(1) == pytest.approx(0.0)
    run(race, (0.2, 0.5))
    assert race.gain(1) == pytest.approx(0.1)


def test_few_trials_say_less_than_many() -> None:
    race = Race([1.0, 1.0], Style(prior_spread=0.05))
    run(race, (0.4, 0.5))
    # One trial: its error is 4 * 0.1 * 0.1 / 5 = 0.008; 0.1 / (1 + 0.008 / 0.0025).
    assert pytest.approx(0.04) == SPREAD_TRIALS * SPREAD**2
    assert race.gain(1) == pytest.approx(0.1 / (1 + 0.008 / 0.0025))
    run(race, *[(0.4, 0.5)] * 9)
    assert 0.08 < race.gain(1) < 0.1


def test_where_judgement_is_in_doubt_many_trials_do_not_say_everything() -> None:
    race = Race([1.0, 1.0], Style(prior_spread=0.05), None, 0.05)
    run(race, *[(0.4, 0.5)] * 400)
    # Without an error of their own the trials are worth as much as the look.
    assert race.found(1) == pytest.approx(0.05, rel=0.01)


def test_trials_begin_at_the_guess_and_leave_it_behind() -> None:
    race = Race([1.0, 1.0], Style(prior_spread=0.05), [0.0, -0.2])
    assert race.gain(1) == pytest.approx(-0.2)
    run(race, (0.4, 0.5))
    # As before, but the trial is 0.3 away from the guess.
    assert race.gain(1) == pytest.approx(-0.2 + 0.3 / (1 + 0.008 / 0.0025))
    run(race, *[(0.4, 0.5)] * 29)
    assert 0.08 < race.gain(1) < 0.1


def test_what_looked_worse_must_do_better() -> None:
    race = Race([3.0, 0.0])
    run(race, (0.5, 0.51))
    assert race.order()[0] == 0
    run(race, (0.4, 0.5))
    assert race.order()[0] == 1


def test_the_worse_half_leaves_but_never_the_first() -> None:
    race = Race([1.0] * 6)
    run(race, *[(0.1, 0.2, 0.9, 0.8, 0.3, 0.7)] * FIRST_HEAT)
    assert race.running == [0, 2, 3]
    assert race.order()[:2] == [2, 3]
    run(race, *[(0.1, 0.9, 0.8)] * FIRST_HEAT)
    assert race.running == [0, 2]


def test_with_more_time_nobody_leaves_early() -> None:
    race = Race([1.0] * 6)
    for _ in range(FIRST_HEAT):
        for runner in race.running:
            race.add(runner, runner / 10)
        assert not race.end_round(spent=0.1)
    assert len(race.running) == 6
    assert race.end_round(spent=0.25)
    assert race.running == [0, 4, 5]
    # The next heat comes with twice the rounds, and not before half of the time is spent.
    assert not any([race.end_round(spent=0.9) for _ in range(FIRST_HEAT)])
    assert race.end_round(spent=0.9)


def test_a_race_is_over_when_one_is_far_ahead() -> None:
    race = Race([1.0, 1.0])
    run(race, *[(0.1, 0.9)] * (4 * FIRST_HEAT - 1))
    assert not race.settled()
    run(race, (0.1, 0.9))
    assert race.settled()
    close = Race([1.0, 1.0])
    run(close, *[(0.5, 0.52)] * (8 * FIRST_HEAT))
    assert not close.settled()
    assert Race([1.0]).settled()


def test_whoever_enters_late_is_compared_with_the_rounds_that_he_ran() -> None:
    race = Race([1.0, 1.0])
    run(race, (0.9, 0.1), (0.9, 0.1))
    race.enter(1.0)
    run(race, (0.2, 0.1, 0.3))
    assert race.gain(2) == pytest.approx(0.1)
    assert race.order()[0] == 2
