"""Modifiers: the worked examples of the TCG's answers of 2003, on bare numbers."""

from __future__ import annotations

from itertools import permutations

from westmarch.engine.modifiers import Laid, amounts, expire, lay, lift

STRENGTH, ARCHERY, COST = 0, 1, 2
FRODO, FELLOWSHIP, SHADOW_EVENTS = 10, 11, 12
SKIRMISH, ARCHERY_PHASE, TURN = 1, 2, 3
ENDURING_EVIL, HOBBIT_INTUITION, PINNED_DOWN, DOUBLE_SHOT, AMBITION = 100, 101, 102, 103, 104


def total(printed: int, amounts: list[int]) -> int:
    """A value as the games use it: raised to zero at the end only."""
    return max(0, printed + sum(amounts))


def test_frodo_s_strength_is_4_then_0_then_1() -> None:
    laid: list[Laid] = []
    the_ring = 1
    burdens = 6

    def strength() -> int:
        return total(3, [the_ring, *amounts(laid, STRENGTH, FRODO)])

    assert strength() == 4
    lay(laid, STRENGTH, FRODO, -burdens, SKIRMISH, ENDURING_EVIL)
    assert strength() == 0
    lay(laid, STRENGTH, FRODO, +3, SKIRMISH, HOBBIT_INTUITION)
    assert strength() == 1


def test_an_amount_laid_down_is_not_worked_out_anew() -> None:
    """Played at three burdens, it stays at three when a fourth is added."""
    laid: list[Laid] = []
    burdens = 3
    lay(laid, STRENGTH, FRODO, -burdens, SKIRMISH, ENDURING_EVIL)
    burdens += 1
    assert total(4, amounts(laid, STRENGTH, FRODO)) == 1


def test_the_archery_total_is_1_0_0_0_1() -> None:
    laid: list[Laid] = []
    archers = 1
    totals = [total(archers, amounts(laid, ARCHERY, FELLOWSHIP))]
    for card, amount in ((PINNED_DOWN, -1), (PINNED_DOWN, -1), (DOUBLE_SHOT, 1), (DOUBLE_SHOT, 1)):
        lay(laid, ARCHERY, FELLOWSHIP, amount, ARCHERY_PHASE, card)
        totals.append(total(archers, amounts(laid, ARCHERY, FELLOWSHIP)))
    assert totals == [1, 0, 0, 0, 1]


def test_the_additional_cost_is_2_1_0_0() -> None:
    """Two Hobbits in sight of Legolas; each Ambition in play takes one off: both are asked from the cards."""
    hobbits = 2
    costs = []
    for ambitions in range(4):
        stated = [hobbits, *([-1] * ambitions)]
        costs.append(total(0, stated))
    assert costs == [2, 1, 0, 0]


def test_the_order_does_not_matter() -> None:
    assert {total(3, list(order)) for order in permutations([+1, -6, +3])} == {1}


def test_modifiers_end_at_their_moment() -> None:
    laid: list[Laid] = []
    lay(laid, STRENGTH, FRODO, -6, SKIRMISH, ENDURING_EVIL)
    lay(laid, STRENGTH, FRODO, +2, TURN, HOBBIT_INTUITION)
    expire(laid, SKIRMISH)
    assert amounts(laid, STRENGTH, FRODO) == [2]
    expire(laid, TURN)
    assert laid == []


def test_modifiers_belong_to_one_value_of_one_bearer() -> None:
    laid: list[Laid] = []
    lay(laid, STRENGTH, FRODO, -6, SKIRMISH, ENDURING_EVIL)
    assert amounts(laid, COST, FRODO) == []
    assert amounts(laid, STRENGTH, SHADOW_EVENTS) == []
    lay(laid, COST, SHADOW_EVENTS, -1, TURN, AMBITION)
    lift(laid, FRODO)
    assert [entry[1] for entry in laid] == [SHADOW_EVENTS]
