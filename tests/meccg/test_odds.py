"""Exact odds against known numbers and against the rules themselves."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from meccg.board import Board
from westmarch.games.meccg.odds.chances import (
    TWO_DICE,
    Defender,
    best_taps,
    body_check,
    corruption_check,
    influence_check,
    influence_opponent,
    ring_test,
    strike,
)
from westmarch.games.meccg.terms import DISCARD, OUT, PLAY


def test_two_dice() -> None:
    assert sum(TWO_DICE.values()) == 1 and TWO_DICE[7] == Fraction(6, 36)


def test_a_strike_adds_up() -> None:
    for twice in (False, True):
        odds = strike(6, 8, 9, 8, twice=twice)
        assert odds.whole() == 1
    assert strike(6, 8, 9).defeated == 1 - Fraction(1, 36)
    assert strike(6, 13, 9).tie == Fraction(6, 36)


def test_a_strike_as_the_rules_have_it() -> None:
    counts = {"wounded": 0, "eliminated": 0, "other": 0}
    for a, b, c, d in product(range(1, 7), repeat=4):
        board = Board()
        board.next("d6", a, b, c, d)
        slot = board.company("rivendell", "eomer/tapped")
        board.attack(slot, prowess=9)
        gone = board.zone("eomer") == OUT
        counts["eliminated" if gone else "wounded" if board.wounded("eomer") else "other"] += 1
    odds = strike(2, 9, 8)
    assert Fraction(counts["eliminated"], 6**4) == odds.eliminated
    assert Fraction(counts["wounded"], 6**4) == odds.wounded


def test_corruption_as_the_rules_have_it() -> None:
    counts = {PLAY: 0, DISCARD: 0, OUT: 0}
    for a, b in product(range(1, 7), repeat=2):
        board = Board(standard=False)
        board.next("d6", a, b)
        board.company("rivendell", "boromir-ii")
        board.give("boromir-ii", "scroll-of-isildur", "glamdring").check("boromir-ii")
        counts[board.zone("boromir-ii")] += 1
    assert tuple(Fraction(counts[zone], 36) for zone in (PLAY, DISCARD, OUT)) == corruption_check(4, -1)


def test_other_chances() -> None:
    assert body_check(9) == Fraction(6, 36) and body_check(9, wounded=True) == Fraction(10, 36)
    assert influence_check(8, 5) == 1 - Fraction(3, 36)
    assert influence_opponent(0, 0) == (1 - Fraction(146, 1296)) / 2
    assert ring_test("fair-gold-ring")["one"] == Fraction(3, 36)


def test_who_should_tap() -> None:
    strong, weak = Defender(6, 9), Defender(3, 7)
    chance, plan = best_taps([strong, weak], 8, 1)
    assert plan == (False, True) and 0 < chance < 1
    assert best_taps([strong, weak], 8, 2)[0] > chance
