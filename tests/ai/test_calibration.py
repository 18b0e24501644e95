"""Winning chances shown to people are right, on games that nothing was learnt from."""

from __future__ import annotations

from random import Random

import pytest

from westmarch.ai.calibration import Judged, calibrated, calibration

#: The log-loss of each game's net on fresh games, with some room for luck: more means that the net and the heuristics
#: from whose games it was learnt have parted. Learn it anew: ``python -m westmarch.ai.lessons GAME FILE``.
LOSSES = {"wotr": 0.60, "meccg": 0.57, "tcg": 0.57, "bofa": 0.46}


def games_judged(off: float, count: int = 600) -> list[list[Judged]]:
    """Games with three positions each, judged too high by so much."""
    luck = Random(3)
    found: list[list[Judged]] = []
    for _ in range(count):
        chance = luck.random() * (1 - off)
        result = float(luck.random() < chance)
        found.append([(chance + off, result)] * 3)
    return found


def test_right_chances_are_found_right() -> None:
    assert calibrated("x", games_judged(0.0)).worst == 0.0


def test_wrong_chances_are_found_wrong() -> None:
    assert calibrated("x", games_judged(0.25)).worst > 0.03


def test_positions_of_one_game_are_no_independent_evidence() -> None:
    few = calibrated("x", [game[:1] for game in games_judged(0.0)])
    many = calibrated("x", [game * 20 for game in games_judged(0.0)])
    assert [group.error for group in few.groups] == pytest.approx([group.error for group in many.groups], rel=0.1)


@pytest.mark.parametrize("name", LOSSES)
def test_judgements_of_a_few_fresh_games_are_not_far_off(name: str) -> None:
    found = calibration(name, 40)
    assert found.loss < LOSSES[name] + 0.1
    assert found.worst < 0.1


@pytest.mark.slow
@pytest.mark.parametrize("name", LOSSES)
def test_every_tenth_is_right(name: str) -> None:
    """Beyond what luck explains no tenth is off by three points."""
    found = calibration(name, 800, jobs=2)
    assert found.loss < LOSSES[name]
    assert found.worst < 0.03
