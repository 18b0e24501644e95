"""Questions and k-of-n choices."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import PASS, Ask, Distribution, Subset, amounts_of

items = st.lists(st.integers(0, 30), max_size=7, unique=True)


@given(items, st.integers(0, 4), st.integers(0, 7))
def test_a_pick_counts_numbers_and_accepts_just_what_it_lists(cards: list[int], low: int, more: int) -> None:
    pick = Subset("take", cards, low, low + more)
    listed = list(pick.enumerate())
    assert pick.count() == len(listed) == len(set(listed))
    assert [pick.at(i) for i in range(len(listed))] == listed
    assert all(pick.legal(option) for option in listed)
    assert all(low <= len(option) - 1 <= low + more for option in listed)


@given(items, st.lists(st.integers(0, 30), max_size=5))
def test_a_pick_refuses_whatever_it_does_not_list(cards: list[int], chosen: list[int]) -> None:
    pick = Subset("take", cards, 1, 3)
    assert pick.legal(("take", *chosen)) == (("take", *chosen) in set(pick.enumerate()))
    assert not pick.legal(("drop", *chosen))


places = st.dictionaries(st.integers(0, 9), st.tuples(st.integers(0, 2), st.integers(0, 3)), max_size=4)


@given(places, st.integers(0, 5), st.integers(0, 5))
def test_a_distribution_counts_numbers_and_accepts_just_what_it_lists(
    room: dict[int, tuple[int, int]], low: int, more: int
) -> None:
    least, most = [few for few, _ in room.values()], [few + extra for few, extra in room.values()]
    pick = Distribution("lay", list(room), most, low, low + more, least)
    every = [range(few, many + 1) for few, many in zip(least, most, strict=True)]
    fitting = [amounts for amounts in product(*every) if low <= sum(amounts) <= low + more]
    listed = list(pick.enumerate())
    assert pick.count() == len(listed) == len(set(listed)) == len(fitting)
    assert all(pick.legal(option) for option in listed)
    laid = [dict.fromkeys(room, 0) | amounts_of(option) for option in listed]
    assert sorted(tuple(found[place] for place in room) for found in laid) == sorted(fitting)


def test_a_distribution_refuses_whatever_it_does_not_list() -> None:
    pick = Distribution("lay", [7, 3], [2, 4], 3, 4)
    assert pick.legal(("lay", 3, 2, 7, 1))
    for wrong in (
        ("lay", 7, 1, 3, 2),
        ("lay", 3, 2),
        ("lay", 3, 4, 7, 1),
        ("lay", 3, 0, 7, 3),
        ("lay", 3, 2, 7),
        ("lay", 3, "2", 7, 1),
        ("lay", 3, 2, 3, 1),
        ("lay", 4, 3),
        ("put", 3, 2, 7, 1),
        ("lay", 7, 3),
    ):
        assert not pick.legal(wrong)
    floor = Distribution("lay", [3, 7], [4, 4], 3, 4, [1, 0])
    assert floor.legal(("lay", 3, 3)) and not floor.legal(("lay", 7, 3))


def test_options_are_sorted_whatever_order_they_come_in() -> None:
    ask = Ask(0, "x", [("take", 9), PASS, ("take", 1)], "then", pick=Subset("lose", [3, 2], 1, 2))
    assert ask.all_options() == [PASS, ("take", 1), ("take", 9), ("lose", 2), ("lose", 3), ("lose", 2, 3)]
    assert ask.count() == 6
    assert ask.legal(PASS)
    assert ask.legal(("lose", 2, 3))
    assert not ask.legal(("lose", 3, 2))


def test_samples_are_uniform_over_options_and_picks() -> None:
    ask = Ask(0, "x", [PASS, ("take", 1)], "then", pick=Subset("lose", [3, 2], 1, 2))
    chance = Chance(seed_of(3))
    counts = Counter(ask.sample(chance) for _ in range(5000))
    assert set(counts) == set(ask.all_options())
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 18.5  # chi-square, 4 degrees, 0.1 %


def test_a_question_says_who_is_asked_what() -> None:
    few = Ask(1, "x-ask-move", [("pass",), ("move", 2)], "moved")
    assert repr(few) == "<seat 1 is asked x-ask-move: ('move', 2), ('pass',)>"
    many = Ask(0, "x-ask-take", [("pass",)], "took", pick=Subset("take", [1, 2, 3], 1, 3))
    assert repr(many) == (
        "<seat 0 is asked x-ask-take: ('pass',), ('take', 1), ('take', 2), ('take', 3), ... (8 options)>"
    )


def test_numbers_list_and_samples_agree_on_the_options() -> None:
    """One order everywhere, and any source of chance will do."""
    ask = Ask(0, "", [("pass",), ("a", 1)], "then", pick=Subset("take", [4, 5, 6], 1, 2))
    listed = ask.all_options()
    assert listed == [ask.at(number) for number in range(ask.count())]
    assert ask.listed == listed[: len(ask.listed)]
    for source in (Random(3), Chance(3), Chance(Random(3))):
        assert {ask.sample(source) for _ in range(200)} == set(listed)
    assert {ask.sample(seed) for seed in range(200)} == set(listed)
    assert ask.sample(5) == ask.sample(5)
    assert Chance(7).seed == seed_of(7)
    assert Chance(Random(1)).seed == Chance(Random(1)).seed != Chance(Random(2)).seed


def test_options_are_complete_and_list_nothing_before_somebody_asks() -> None:
    ask = Ask(0, "", [("pass",), ("a", 1)], "then", pick=Subset("take", list(range(60)), 1, 20))
    options = ask.options
    assert len(options) == ask.count() > 10**15
    assert options[0] == ("a", 1) and options[1] == ("pass",) and options[2] == ("take", 0)
    assert options[-1] == ask.at(ask.count() - 1) and options[1:4] == [("pass",), ("take", 0), ("take", 1)]
    assert ("take", 3, 9) in options and ("take", 9, 3) not in options
    assert [option for option, _ in zip(options, range(4), strict=False)] == options[:4]
    assert repr(options) == f"<{ask.count()} options>"
    with pytest.raises(IndexError, match="options"):
        options[ask.count()]
    few = Ask(0, "", [("pass",)], "then", pick=Subset("take", [4, 5], 1, 2))
    assert few.options == few.all_options() == [few.at(number) for number in range(4)]
    assert few.options != few.listed
