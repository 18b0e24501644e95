"""Games of cards shown again: both hands or one, every card that lies there, on a desk and on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from web.test_card_games import COVERED, KEY, WIDER
from web.test_replay import uploaded, wait_for_moment
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.playing import random_code
from westmarch.engine.session import Session

pytestmark = pytest.mark.slow

#: Enough of a game to look at.
DECISIONS = 160
SHOWN = """() => [...document.querySelectorAll('.cardtable [data-card]')].map(one => one.dataset.card)"""


def begun(game: str, options: dict[str, Any]) -> Session:
    session = Session.new(find_game(game), options, seed_of(8))
    policy = Chance(seed_of(5))
    for _ in range(DECISIONS):
        if session.state.over:
            break
        session.decide(*random_code(session, policy))
    if not session.state.over:
        session.end([1], "engine-resigned")
    return session


def lying(view: Any) -> set[str]:
    """Cards that must be drawn at a moment: in the TCG all on the table, in the CCG all characters."""
    if "companies" in view:
        return {one["card"] for company in view["companies"] for one in company["characters"]}
    return {card["card"] for card in view["table"]}


@pytest.mark.parametrize("width, height", [(1366, 768), (390, 844)])
@pytest.mark.parametrize("game, lang, options", [("tcg", "en", {"bidding": "no"}), ("meccg", "es", {})])
def test_a_game_of_cards_is_shown_again(
    visit: Any, address: str, game: str, lang: str, options: dict[str, Any], width: int, height: int
) -> None:
    session = begun(game, options)
    name = uploaded(address, session)
    at = visit(lang, width, height, reduced_motion="reduce")
    last = len(session.steps)
    looked = 0
    for number in (0, last // 3, last // 2, last - 2, last):
        at.open(f"/replay/{name}?at={number}")
        at.page.wait_for_selector(".cardtable", timeout=60_000)
        wait_for_moment(at, number)
        view = session.game.view(session.steps[number].before if number < last else session.state, -1)
        wanted = lying(view)
        if "companies" in view and at.page.locator(".faces").count():
            at.page.locator(".faces button").first.click()
        at.until(lambda wanted=wanted: wanted <= set(at.page.evaluate(SHOWN)))
        looked += len(wanted)
        assert at.page.evaluate(COVERED.replace(".table ", ".replay ")) == []
        assert at.page.evaluate(WIDER) == 0
        assert not KEY.findall(at.page.inner_text("body"))
    assert looked > 20
    assert at.barriers() == []
