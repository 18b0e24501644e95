"""Clicks for twenty ordinary actions, counted on the board against a table that we keep."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytestmark = pytest.mark.slow


class Hand:
    """Counts the clicks of one action and looks whether it was decided."""

    def __init__(self, at: Any) -> None:
        self.at = at
        self.clicks = 0

    def on(self, selector: str) -> Hand:
        self.at.page.locator(selector).first.click()
        return self.done()

    def place(self, region: str) -> Hand:
        self.at.page.mouse.click(*self.at.point_of(region))
        return self.done()

    def done(self) -> Hand:
        self.clicks += 1
        self.at.page.wait_for_timeout(150)
        return self


def begin(visit: Any, game: str, scenario: str = "first-game") -> Any:
    """A table for two people, so that nothing happens but what is clicked."""
    at = visit("en", reduced_motion="reduce")
    at.begin(game, ["human", "human"], scenario=scenario)
    at.tree()
    return at


PART = ".figures li:first-child .step:first-child"
DEED = ".spot .deed"
DONE = ".picker .primary"


def thing(name: str, where: str = "") -> str:
    return f"{where} [data-thing='{name}']".strip()


Act = Callable[[Hand], Hand]
#: Each action with the most clicks that it may take, from the question to the decision.
WAR: dict[str, tuple[int, Act]] = {
    "move a whole army": (2, lambda h: h.place("edoras").place("folde")),
    "move a part of an army": (3, lambda h: h.place("edoras").on(PART).place("folde")),
    "attack, having seen the odds": (3, lambda h: h.place("edoras").place("westemnet").on(DEED)),
    "muster in a settlement": (2, lambda h: h.place("edoras").on(DEED)),
    "muster in another settlement": (2, lambda h: h.place("helms-deep").on(DEED)),
    "the Fellowship, from the map": (2, lambda h: h.on(thing("fellowship", "svg")).on(DEED)),
    "the Fellowship, from its track": (2, lambda h: h.on(thing("fellowship", ".tracks")).on(DEED)),
    "advance a nation": (2, lambda h: h.on(thing("nation:gondor")).on(DEED)),
    "advance a nation with another die": (2, lambda h: h.on(thing("nation:gondor")).on(".spot .instead .die")),
    "draw a card": (2, lambda h: h.on(thing("deck:free-strategy")).on(DEED)),
    "play a card of the hand": (2, lambda h: h.on(".cards button.lit").on(DEED)),
    "a die, then what it does": (2, lambda h: h.on(thing("die:event")).on(DEED)),
    "a die, then an army, then where": (3, lambda h: h.on(thing("die:character")).place("edoras").place("folde")),
    "a companion leaves": (2, lambda h: h.on(thing("fellowship", ".tracks")).on(f"{DEED}[data-codes*=separate]")),
    "use an Elven Ring": (2, lambda h: h.on(thing("rings")).on(DEED)),
    "pass": (1, lambda h: h.on(".option.closing")),
}
FIVE: dict[str, tuple[int, Act]] = {
    "activate no general": (1, lambda h: h.on(DONE)),
    "activate two generals": (3, lambda h: h.on(thing("character:dain")).on(thing("character:bard")).on(DONE)),
}


def count(at: Any, most: int, act: Act) -> None:
    before = at.moment()
    hand = act(Hand(at))
    at.until(lambda: at.moment() != before)
    assert hand.clicks <= most


@pytest.mark.parametrize("action", WAR)
def test_war_of_the_ring(visit: Any, action: str) -> None:
    count(begin(visit, "wotr"), *WAR[action])


@pytest.mark.parametrize("action", FIVE)
def test_five_armies(visit: Any, action: str) -> None:
    count(begin(visit, "bofa"), *FIVE[action])


def test_declaring_the_fellowship_takes_two(visit: Any) -> None:
    count(begin(visit, "wotr", scenario=""), 2, lambda h: h.place("rivendell").on(DEED))


def test_a_gesture_is_taken_back_with_one(visit: Any) -> None:
    at = begin(visit, "wotr")
    first = at.question
    count(at, 2, lambda h: h.place("edoras").place("folde"))
    hand = Hand(at).on("button.tool")
    at.until(lambda: at.question == first)
    assert hand.clicks == 1 and "an army moves" not in at.page.inner_text("div[role=log]")


def test_why_not_takes_one(visit: Any) -> None:
    at = begin(visit, "wotr")
    Hand(at).place("umbar")
    at.page.wait_for_selector("#question .answer")


@pytest.mark.parametrize(
    "game, seat", [("wotr", "free"), ("bofa", "shadow"), ("meccg", ""), ("tcg", ""), ("sample", "")]
)
def test_the_machine_advises_with_one_key(visit: Any, game: str, seat: str) -> None:
    at = visit("en", reduced_motion="reduce")
    at.start(game, seat, "easy")
    at.tree()
    at.page.keyboard.press("h")
    at.page.wait_for_selector(".advice button", state="attached", timeout=60_000)
