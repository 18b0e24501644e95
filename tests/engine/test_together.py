"""Simultaneous secret choices."""

from __future__ import annotations

from typing import Any

import pytest

from kernel_fixtures import Bare, Secret, run
from sample_game import GAME
from sample_game.table import FordTable
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.frame import all_frames
from westmarch.engine.refusals import NOT_ASKED
from westmarch.engine.runner import ask_again, decide
from westmarch.engine.state import load_state
from westmarch.engine.view import resample


def seats(g: Bare) -> list[int]:
    return [ask.seat for ask in g.asks]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_answers_come_in_any_order_and_are_revealed_in_seat_order(order: tuple[int, int]) -> None:
    g = run(Secret())
    assert seats(g) == [0, 1]
    first, second = order
    decide(g, ("take", first), first)
    assert seats(g) == [second]
    assert g.trace == []
    decide(g, ("take", second), second)
    assert g.trace == [f"revealed {[('take', 0), ('take', 1)]}", "after"]
    assert g.sealed == []


def test_a_reveal_counts_as_information_that_came_to_light() -> None:
    g = run(Secret())
    decide(g, ("take", 0), 0)
    assert g.reveals == 0
    decide(g, ("take", 0), 1)
    assert g.reveals == 1


def test_a_forced_secret_answer_is_given_and_told_to_its_seat_alone() -> None:
    g = run(Secret(second=1))
    assert seats(g) == [0]
    assert g.sink is not None
    assert [(entry.key, entry.audience) for entry in g.sink] == [("engine-forced", (1,))]
    decide(g, ("take", 1), 0)
    assert g.trace == [f"revealed {[('take', 1), ('take', 0)]}", "after"]


def test_a_game_saved_between_two_secret_answers_goes_on() -> None:
    g = run(Secret())
    decide(g, ("take", 2), 1)
    again = load_state(Bare, g.dump(), all_frames(("kernel_fixtures",)))
    ask_again(again)
    assert seats(again) == [0]
    decide(again, ("take", 1), 0)
    assert again.trace == [f"revealed {[('take', 1), ('take', 2)]}", "after"]


def test_a_seat_answers_once() -> None:
    g = run(Secret())
    decide(g, ("take", 0), 0)
    with pytest.raises(ValueError, match="seat 0 is not asked"):
        decide(g, ("take", 1), 0)
    table = FordTable().do("play:" + FordTable().options("west")[0].split(":")[1], seat="west")
    assert table.options("west") == []
    assert table.why_not("pass", "west") == NOT_ASKED


def test_the_other_seat_sees_no_difference_between_answers() -> None:
    views = []
    for choice in (0, 1):
        table = FordTable()
        table.do(table.options("west")[choice], seat="west")
        views.append((table.view("east"), [entry.key for entry in table.entries("east")]))
    assert views[0] == views[1]


def test_a_resampled_position_keeps_the_own_answer_and_guesses_the_other() -> None:
    table = FordTable()
    mine = table.options("east")[1]
    table.do(mine, seat="east")
    seen = set()
    for number in range(30):
        own = resample(GAME, table.session.state, 1, Chance(seed_of(number)))
        assert GAME.notation.code(own, 1, own.sealed[1]) == mine
        other: Any = resample(GAME, table.session.state, 0, Chance(seed_of(number)))
        assert other.sealed[0] is None
        assert other.sealed[1][1] in other.hands[1]
        seen.add(other.sealed[1])
    assert len(seen) > 5
