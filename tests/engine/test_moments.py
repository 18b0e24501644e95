"""Moments of procedures, and the things in play that speak at them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from westmarch.engine.frame import DONE, Outcome
from westmarch.engine.moments import Moment, Offer, forbidding, offered


class Ford:
    """A river that somebody crosses."""

    def __init__(self, depth: int) -> None:
        self.depth = depth


def rises_to(number: int) -> Callable[[Ford], str | None]:
    return lambda ford: "ford.too-deep" if ford.depth > number else None


def test_only_what_is_in_play_is_heard_and_in_that_order() -> None:
    crossing: Moment[str] = Moment("somebody crosses")
    crossing.subscribe(7, "boat")
    crossing.subscribe(2, "rope")
    assert crossing.heard([]) == []
    assert crossing.heard([2, 5, 7]) == ["rope", "boat"]
    assert crossing.heard([7, 2]) == ["boat", "rope"]
    assert crossing.things([5, 7]) == [7]


def test_a_thing_speaks_once_at_a_moment() -> None:
    crossing: Moment[str] = Moment("somebody crosses")
    crossing.subscribe(7, "boat")
    with pytest.raises(ValueError, match="somebody crosses"):
        crossing.subscribe(7, "rope")


def test_the_first_rule_forbids() -> None:
    crossing: Moment[Callable[[Ford], str | None]] = Moment("somebody crosses")
    crossing.subscribe(1, rises_to(3))
    crossing.subscribe(2, lambda ford: "ford.closed")
    ford = Ford(2)
    assert forbidding(speak(ford) for speak in crossing.heard([1])) is None
    assert forbidding(speak(ford) for speak in crossing.heard([1, 2])) == "ford.closed"
    assert forbidding(speak(Ford(4)) for speak in crossing.heard([1, 2])) == "ford.too-deep"


def test_an_offer_stands_while_it_may_be_used() -> None:
    crossing: Moment[Offer[str, Ford]] = Moment("somebody crosses")

    def is_deep(g: str, ford: Ford) -> bool:
        return ford.depth > 1

    def lower(g: str, ford: Ford) -> Outcome:
        ford.depth -= 1
        return DONE

    crossing.subscribe(4, Offer(is_deep, lower))
    ford = Ford(2)
    assert offered(crossing, [4], "night", ford) == [4]
    assert offered(crossing, [3], "night", ford) == []
    assert crossing.subscribers[4].use("night", ford) is DONE
    assert offered(crossing, [4], "night", ford) == []
