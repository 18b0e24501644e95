"""The Ford, chapter 3: tricks."""

from __future__ import annotations

from sample_game.table import FordTable
from westmarch.engine.testing import rule


def tricks_table() -> FordTable:
    """Round 1 after the roll, 6 to 6: east speaks first and both hold a feint and a parry."""
    table = FordTable().hands("feint0 parry1 rank4-24 rank5-32", "feint2 parry3 rank4-25 rank5-33")
    return table.show("rank5-32", "rank5-33", dice=(1, 1))


@rule("sample.tricks.after-the-roll")
def test_no_trick_before_the_roll() -> None:
    table = FordTable().hands("feint0 parry1 rank4-24 rank5-32", "feint2 parry3 rank4-25 rank5-33")
    table.expect_refused("trick:feint0", "sample.tricks.after-the-roll", seat="west")


@rule("sample.tricks.after-the-roll")
def test_no_trick_after_scoring() -> None:
    table = tricks_table().do("pass").do("pass")
    table.expect_refused("trick:feint2", "sample.tricks.after-the-roll", seat="east")


@rule("sample.tricks.from-hand")
def test_a_trick_comes_from_the_own_hand() -> None:
    tricks_table().expect_refused("trick:feint0", "sample.tricks.from-hand", seat="east")


@rule("sample.tricks.ones-only")
def test_a_card_of_rank_four_is_no_trick() -> None:
    tricks_table().expect_refused("trick:rank4-25", "sample.tricks.ones-only")


@rule("sample.tricks.feint")
def test_a_feint_adds_two() -> None:
    table = tricks_table().do("trick:feint2", seat="east").pass_until("sample-ask-exchange")
    assert table.g.totals == [6, 8]
    assert table.g.points == [0, 1]


@rule("sample.tricks.parry-needs-target")
def test_a_parry_needs_a_trick_to_cancel() -> None:
    table = tricks_table()
    table.expect_options("pass", "trick:feint2")
    table.expect_refused("trick:parry3", "sample.tricks.parry-needs-target")
    table.do("trick:feint2")
    table.expect_options("pass", "trick:feint0", "trick:parry1")


@rule("sample.tricks.parry-needs-target")
def test_a_parry_cancels_the_trick_before_it() -> None:
    table = tricks_table().do("trick:feint2", seat="east").do("trick:parry1", seat="west")
    table.pass_until("sample-ask-exchange")
    assert table.g.totals == [6, 6]
    assert table.g.points == [0, 0]


@rule("sample.tricks.last-first")
def test_the_last_trick_happens_first() -> None:
    """East parries west's parry, so that east's own feint stands."""
    table = (
        tricks_table().do("trick:feint2", seat="east").do("trick:parry1", seat="west").do("trick:parry3", seat="east")
    )
    table.pass_until("sample-ask-exchange")
    assert table.g.totals == [6, 8]


@rule("sample.tricks.last-first")
def test_a_pass_is_not_final_while_the_other_goes_on() -> None:
    table = tricks_table().do("pass", seat="east").do("trick:feint0", seat="west")
    table.expect_asked("east", "sample-ask-respond").do("trick:parry3").pass_until("sample-ask-exchange")
    assert table.g.totals == [6, 6]
