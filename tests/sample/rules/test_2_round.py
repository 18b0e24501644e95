"""The Ford, chapter 2: the round."""

from __future__ import annotations

from sample_game.table import FordTable
from westmarch.engine.testing import rule

WEST = "rank2-8 rank3-16 rank4-24 rank5-32"
EAST = "rank2-9 rank3-17 rank4-25 rank5-33"


@rule("sample.round.order")
def test_a_round_chooses_rolls_scores_and_exchanges() -> None:
    table = FordTable().hands(WEST, EAST)
    table.expect_asked("west", "sample-ask-choose").expect_asked("east", "sample-ask-choose")
    table.show("rank2-8", "rank2-9", dice=(5, 2))
    keys = [entry.key for entry in table.entries() if entry.key.startswith("sample-")]
    assert keys == ["sample-log-cards", "sample-log-roll", "sample-log-roll", "sample-log-point"]
    table.expect_asked("east", "sample-ask-exchange").keep_hands()
    assert table.g.round == 2
    table.expect_asked("west", "sample-ask-choose")


@rule("sample.round.order")
def test_tricks_come_between_the_roll_and_the_score() -> None:
    table = FordTable().hands("feint0 rank3-16 rank4-24 rank5-32", EAST)
    table.show("rank5-32", "rank2-9", dice=(5, 2))
    table.expect_asked("west", "sample-ask-respond").expect_no_log("sample-log-point")


@rule("sample.round.first")
def test_east_speaks_first_in_the_first_round_and_west_in_the_second() -> None:
    table = FordTable().hands("feint0 feint2 rank4-24 rank5-32", "feint4 feint6 rank4-25 rank5-33")
    table.show("rank5-32", "rank5-33", dice=(1, 1))
    table.expect_asked("east", "sample-ask-respond").do("pass").do("pass").keep_hands()
    table.show("rank4-24", "rank4-25", dice=(1, 1))
    table.expect_asked("west", "sample-ask-respond")


@rule("sample.round.secret")
def test_nobody_sees_a_card_before_both_have_chosen() -> None:
    table = FordTable().hands(WEST, EAST)
    before = table.view("east")
    table.do("play:rank5-32", seat="west")
    after = table.view("east")
    assert after["to_act"] == [1]
    assert {**after, "to_act": before["to_act"]} == before
    table.expect_no_log("sample-log-cards")
    table.next("d6", 1, 1).do("play:rank2-9", seat="east")
    table.expect_log("sample-log-cards", card=32, other=9)


@rule("sample.round.own-hand")
def test_only_cards_of_the_own_hand() -> None:
    table = FordTable().hands(WEST, EAST)
    table.expect_options(*(f"play:{name}" for name in WEST.split()), seat="west")
    table.expect_refused("play:rank2-9", "sample.round.own-hand", seat="west")


@rule("sample.round.roll")
def test_the_total_is_rank_and_die() -> None:
    table = FordTable().hands(WEST, EAST).show("rank2-8", "rank5-33", dice=(6, 1))
    assert table.g.totals == [8, 6]
    table.expect_log("sample-log-roll", seat=0, die=6, total=8)
    table.expect_log("sample-log-roll", seat=1, die=1, total=6)


@rule("sample.round.score")
def test_the_higher_total_scores() -> None:
    table = FordTable().hands(WEST, EAST).show("rank2-8", "rank5-33", dice=(6, 1))
    assert table.g.points == [1, 0]


@rule("sample.round.score")
def test_equal_totals_score_nothing() -> None:
    table = FordTable().hands(WEST, EAST).show("rank2-8", "rank5-33", dice=(4, 1))
    assert table.g.points == [0, 0]
    table.expect_no_log("sample-log-point")


@rule("sample.round.exchange")
def test_up_to_two_cards_are_exchanged_and_the_hand_filled() -> None:
    table = FordTable().hands(WEST, EAST).show("rank2-8", "rank5-33", dice=(4, 1))
    table.expect_refused("exchange:rank2-9,rank3-17,rank4-25", "sample.round.exchange")
    table.do("exchange:rank2-9,rank3-17").do("exchange:")
    assert [len(hand) for hand in table.g.hands] == [4, 4]
    assert {9, 17, 8, 33} == set(table.g.discard)
    assert 25 in table.g.hands[1]


@rule("sample.round.exchange")
def test_the_cards_drawn_are_told_to_their_owner_alone() -> None:
    table = FordTable().hands(WEST, EAST).show("rank2-8", "rank5-33", dice=(4, 1)).keep_hands()
    drawn = [entry for entry in table.entries() if entry.key == "sample-log-draw"]
    assert [entry.audience for entry in drawn] == [(0,), (1,)]
    assert len([entry for entry in table.entries("west") if entry.key == "sample-log-draw"]) == 1
