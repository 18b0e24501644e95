"""The Ford, chapter 1: victory."""

from __future__ import annotations

from sample_game.table import FordTable
from westmarch.engine.testing import rule

PLAIN_WEST = "rank2-8 rank3-16 rank4-24 rank5-32"
PLAIN_EAST = "rank2-9 rank3-17 rank4-25 rank5-33"


@rule("sample.victory.five-points")
def test_the_fifth_point_wins_at_once() -> None:
    table = FordTable().hands(PLAIN_WEST, PLAIN_EAST).points(4, 4)
    table.show("rank2-8", "rank2-9", dice=(1, 6))
    table.expect_over("sample-end-points", "east")
    assert table.g.points == [4, 5]


@rule("sample.victory.five-points")
def test_four_points_do_not_win() -> None:
    table = FordTable().hands(PLAIN_WEST, PLAIN_EAST).points(3, 0)
    table.show("rank5-32", "rank2-9", dice=(6, 1))
    assert table.g.points == [4, 0]
    table.expect_asked("east", "sample-ask-exchange")


@rule("sample.victory.deck")
def test_an_exhausted_deck_ends_the_game_for_the_leader() -> None:
    table = FordTable().hands(PLAIN_WEST, PLAIN_EAST).points(2, 1).deck(1)
    table.show("rank2-8", "rank2-9", dice=(3, 3)).keep_hands()
    table.expect_over("sample-end-deck", "west")


@rule("sample.victory.deck")
def test_equal_points_are_shared() -> None:
    table = FordTable().hands(PLAIN_WEST, PLAIN_EAST).points(2, 2).deck(0)
    table.show("rank2-8", "rank2-9", dice=(3, 3)).keep_hands()
    table.expect_over("sample-end-deck", "west", "east")


@rule("sample.victory.deck")
def test_the_last_card_that_fills_a_hand_does_not_end_it() -> None:
    table = FordTable().hands(PLAIN_WEST, PLAIN_EAST).deck(2)
    table.show("rank2-8", "rank2-9", dice=(3, 3)).keep_hands()
    assert not table.g.over
    assert [len(hand) for hand in table.g.hands] == [4, 4]
