"""Card tables in detail: the page of a card, cards in a language of their own, coins, and who plays against whom."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.slow

COUNT_COINS = """() => {
  window.coins = 0;
  const count = node => node.classList?.contains('coin-going') && window.coins++;
  const all = list => list.forEach(one => one.addedNodes.forEach(count));
  new MutationObserver(all).observe(document.body, {childList: true});
}"""
NAMES = [f"{word} player" for word in ("First", "Second", "Third", "Fourth", "Fifth")]


@pytest.mark.parametrize("game, options", [("tcg", {"bidding": "no"}), ("meccg", {})])
@pytest.mark.parametrize("lang, scheme", [("en", "light"), ("es", "dark")])
def test_the_page_of_a_card_leads_to_rules_and_words(
    visit: Any, game: str, options: dict[str, Any], lang: str, scheme: str
) -> None:
    """By the right button or a key: face, text, rulings, and words that open the rulebook at themselves."""
    at = visit(lang, color_scheme=scheme, reduced_motion="reduce")
    at.begin(game, ["human", "random"], options)
    card = at.page.locator(".groups .face:visible, .hand .face:visible").first
    for _ in range(30):
        if card.count():
            break
        at.choose(1)
        at.page.wait_for_timeout(60)
    card.click(button="right")
    at.page.wait_for_selector("dialog .page [data-face]")
    words = at.page.locator("dialog .words button")
    at.until(lambda: words.count() > 0)
    assert at.barriers() == []
    word = words.first.inner_text()
    words.first.click()
    at.page.wait_for_selector("dialog .find")
    assert at.page.locator("dialog input[type=search]").input_value() == word
    at.until(lambda: at.page.locator("dialog .rule").count() > 0)
    at.page.keyboard.press("Escape")
    at.page.wait_for_selector("dialog", state="detached")
    card.hover()
    at.page.keyboard.press("i")
    at.page.wait_for_selector("dialog .page [data-face]")
    # Keys decide nothing while a page is open.
    before = at.moment()
    at.page.keyboard.press("1")
    at.page.keyboard.press("Escape")
    assert at.moment() == before


def test_a_finger_that_rests_on_a_card_reads_it(visit: Any) -> None:
    """A long press shows the card large, and its button opens the page; a tap elsewhere puts it away."""
    at = visit("es", 390, 844, has_touch=True, is_mobile=True, reduced_motion="reduce")
    at.begin("meccg", ["human", "random"])
    at.page.wait_for_selector(".hand [data-face]")
    before, finger = at.moment(), at.finger()
    card = at.box(".hand .held:first-child .face")
    finger.hold(card["x"] + 30, card["y"] + 30)
    at.page.wait_for_selector(".zoom [data-face]")
    finger.tap(200, 20)
    at.page.wait_for_selector(".zoom", state="detached")
    finger.hold(card["x"] + 30, card["y"] + 30)
    more = at.box(".zoom .more button")
    finger.tap(more["x"] + more["width"] / 2, more["y"] + more["height"] / 2)
    at.page.wait_for_selector("dialog .page [data-face]")
    assert at.moment() == before


def test_rulings_of_a_card_are_links(visit: Any) -> None:
    """The One Ring has rulings in the rules of the TCG; each opens at its place."""
    at = visit("en", reduced_motion="reduce")
    at.begin("tcg", ["human", "random"], {"bidding": "no"})
    for choice in range(40):
        if at.page.locator(".attached [data-card]").count():
            break
        at.choose(choice)
        at.page.wait_for_timeout(50)
    at.page.locator(".attached [data-card]").first.click(button="right")
    ruling = at.page.locator("dialog .rulings button").first
    ruling.click()
    at.page.wait_for_selector("dialog .rule.here")


def test_cards_speak_a_language_of_their_own(visit: Any) -> None:
    """A Spanish page with English cards: faces, options and the log name them in English."""
    at = visit("es", reduced_motion="reduce")
    at.begin("tcg", ["human", "random"], {"bidding": "no"})
    shown = ".option[data-code^='start:']"
    while not at.page.locator(shown).count():
        at.choose()
        at.page.wait_for_timeout(60)
    spanish = at.page.locator(shown).first.inner_text()
    at.page.get_by_role("button", name="Menú").click()
    at.page.get_by_label("Cartas en").select_option("en")
    at.page.keyboard.press("Escape")
    at.until(lambda: at.page.locator(shown).first.inner_text() != spanish)
    assert at.page.locator(shown).first.inner_text().split()[0] == spanish.split()[0]
    at.page.reload()
    at.wait_for_question()
    assert at.page.locator(shown).first.inner_text() != spanish
    at.open("/decks/tcg")
    at.page.wait_for_selector("[data-face]", timeout=60_000)
    assert at.page.get_by_label("Cartas en").input_value() == "en"


@pytest.mark.parametrize("motion, moves", [("no-preference", True), ("reduce", False)])
def test_coins_of_twilight_move_where_motion_is_wanted(visit: Any, motion: str, moves: bool) -> None:
    at = visit("en", reduced_motion=motion)
    pools: set[str] = set()
    for choice in range(120):
        # Some games end before the pool has changed often.
        if not choice or not at.choose(choice * 7 % 5):
            at.begin("tcg", ["human", "random"], {"bidding": "no"})
            at.page.evaluate(COUNT_COINS)
            pools.clear()
        at.page.wait_for_timeout(80)
        pools.add(at.page.inner_text(".twilight strong"))
        if len(pools) > 3:
            break
    assert len(pools) > 3
    assert (at.page.evaluate("window.coins") > 0) is moves
    at.page.wait_for_timeout(2500)
    assert at.page.locator(".coin-going").count() == 0


@pytest.mark.parametrize("players, width, height", [(5, 1366, 768), (4, 390, 844)])
def test_several_players_see_who_plays_against_whom(visit: Any, players: int, width: int, height: int) -> None:
    """Whose fellowship moves, the order of the Shadow, marks that differ, and whoever is out is out."""
    at = visit("en", width, height, reduced_motion="reduce")
    at.begin("tcg", ["human"] + ["random"] * (players - 1), {"bidding": "no", "players": players})
    order, out = 0, 0
    for choice in range(400):
        if at.page.query_selector("dialog[open]"):
            break
        both = at.compare(at.page.locator(".order .name").all_text_contents)
        if both is not None and both[0]["view"]["free_peoples"] >= 0:
            view, told = both[0]["view"], both[1]
            # Whose fellowship has just fallen is out before his turn is over.
            seats = [view["free_peoples"], *view["against"]]
            going = [NAMES[seat] for seat in seats if not view["out"][seat]]
            gone = [NAMES[seat] for seat in range(players) if view["out"][seat]]
            assert told == going + gone
            marks = at.page.locator(".order svg").evaluate_all("all => all.map(one => one.innerHTML)")
            assert len(set(marks)) == len(marks)
            order += 1
            out += bool(gone)
        if out > 2 and order > 10:
            break
        at.choose(choice * 5 % 7)
        at.page.wait_for_timeout(40)
    assert order > 10
    assert at.barriers() == []
