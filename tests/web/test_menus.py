"""The menu on the spot and the list beside the map: nothing covered, nothing without a name."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.slow

#: What the menu lies over: the panel in the corner of the map, a card that is read, the tracks, or the bar of the page.
COVERS = """() => {
  const menu = document.querySelector('.spot')?.getBoundingClientRect();
  if (!menu) return '';
  const over = one => menu.left < one.right && menu.right > one.left && menu.top < one.bottom && menu.bottom > one.top;
  const covered = ['.corner .place', '.preview', '.tracks'].filter(name => {
    const box = document.querySelector(name)?.getBoundingClientRect();
    return box && over(box);
  });
  if (menu.top < document.querySelector('.frame').getBoundingClientRect().top) covered.push('bar');
  return covered.join(' ');
}"""


@pytest.mark.parametrize("width, height", [(1366, 768), (1920, 1080)])
def test_a_menu_covers_neither_panel_nor_tracks_nor_bar(visit: Any, width: int, height: int) -> None:
    at = visit("en", width, height, reduced_motion="reduce")
    at.begin("wotr", ["human", "human"], scenario="first-game")
    at.tree()
    places = at.lit("alive")
    assert len(places) > 5
    for place in places:
        at.page.mouse.click(*at.point_of(place))
        at.page.wait_for_timeout(250)
        assert at.page.evaluate(COVERS) == "", place
        at.page.keyboard.press("Escape")
    # Odds make the panel higher after the menu has opened.
    for place in ("edoras", "westemnet"):
        at.page.mouse.click(*at.point_of(place))
        at.page.wait_for_timeout(200)
    at.page.wait_for_selector(".place table")
    at.page.wait_for_selector(".spot .deed")
    assert at.page.evaluate(COVERS) == ""


def test_the_menu_of_a_card_leaves_its_text_in_sight(visit: Any) -> None:
    at = visit("en", 1366, 768, reduced_motion="reduce")
    at.begin("wotr", ["human", "human"], scenario="first-game")
    at.tree()
    at.page.locator(".cards button.lit").first.click()
    at.page.wait_for_selector(".spot .deed")
    assert at.page.locator(".preview").is_visible()
    assert at.page.evaluate(COVERS) == ""


def test_nobody_is_told_why_not_where_somebody_can_act(visit: Any) -> None:
    """Dain may go from the Camp: neither before he is clicked nor after it his region is refused."""
    at = visit("en", 1366, 768, reduced_motion="reduce")
    at.begin("bofa", ["human", "random"], scenario="first-game")
    for step in range(60):
        at.wait_for_question()
        at.tree()
        codes = [one["code"] for one in at.update()["question"]["options"]]
        if any(code.startswith("walk:dain:") for code in codes):
            at.page.mouse.move(*at.point_of("camp"))
            at.page.wait_for_timeout(900)
            assert at.page.locator(".hint").count() == 0
            at.page.mouse.click(*at.point_of("camp"))
            at.page.wait_for_selector(".spot .where")
            at.page.wait_for_timeout(900)
            assert at.page.locator(".hint").count() == 0
            return
        walk = next((code for code in codes if code.startswith("use:") and code.endswith(":walk")), "")
        before = at.moment()
        if walk:
            at.page.evaluate(f"document.querySelector('[data-code=\"{walk}\"]').click()")
        else:
            at.choose(step * 7 + 3)
        at.until(lambda before=before: at.moment() != before)
    raise AssertionError("Dain could go nowhere")


@pytest.mark.parametrize("game", ["wotr", "bofa"])
def test_every_part_of_the_list_has_a_name(visit: Any, game: str) -> None:
    at = visit("es", reduced_motion="reduce")
    at.begin(game, ["human", "random"])
    met = 0
    for step in range(60):
        at.wait_for_question()
        titles = at.page.evaluate("[...document.querySelectorAll('summary')].map(one => one.textContent.trim())")
        met += len(titles)
        assert all(title[0].isalpha() for title in titles), titles
        if not at.choose(step):
            break
        at.settle()
    assert met


def test_a_phone_shows_no_keys_but_in_the_help(visit: Any) -> None:
    at = visit("es", 390, 844, has_touch=True, is_mobile=True, reduced_motion="reduce")
    at.start("bofa", "free_peoples")
    at.page.wait_for_selector(".asked .primary:visible")
    for tab in at.page.locator(".tabs button").all():
        tab.click()
        assert at.page.locator("kbd:visible").count() == 0
    at.page.keyboard.press("?")
    at.page.wait_for_selector("dialog kbd")


def test_a_phone_begins_with_the_board(visit: Any) -> None:
    """The question stands above the map, with what no region answers; the list is one tap away, and back again."""
    at = visit("en", 390, 844, has_touch=True, is_mobile=True, reduced_motion="reduce")
    at.begin("bofa", ["human", "human"])
    at.page.wait_for_selector(".asked .ways .primary:visible")
    assert at.page.locator(".frame").is_visible()
    assert "generals" in at.page.locator(".asked p").first.inner_text()
    before = at.moment()
    at.page.get_by_role("button", name="All choices").click()
    assert at.page.locator(".picker").is_visible()
    at.page.locator(".picker .primary").click()
    at.until(lambda: at.moment() != before)
    assert at.page.get_attribute(".table", "data-tab") == "board"


def test_a_menu_of_a_phone_leaves_the_army_in_sight(visit: Any) -> None:
    at = visit("en", 390, 844, has_touch=True, is_mobile=True, reduced_motion="reduce")
    at.begin("wotr", ["human", "human"], scenario="first-game")
    at.tree()
    x, y = at.point_of("edoras")
    at.page.touchscreen.tap(x, y)
    menu = at.box(".spot")
    assert not (menu["x"] < x < menu["x"] + menu["width"] and menu["y"] < y < menu["y"] + menu["height"])


def test_what_ends_a_choice_of_several_is_in_sight(visit: Any) -> None:
    """However long the list is, on the smallest screen of a desk."""
    at = visit("en", 1366, 768, reduced_motion="reduce")
    at.begin("wotr", ["human", "human"], scenario="all-at-war")
    list_, done = at.box(".choices"), at.box(".picker .primary")
    assert at.page.locator(".picker li").count() > 6
    assert done["y"] + done["height"] <= list_["y"] + list_["height"]


def test_the_card_of_a_die_does_not_lie_over_its_menu(visit: Any) -> None:
    at = visit("en", 1366, 768, reduced_motion="reduce")
    at.begin("wotr", ["human", "human"], scenario="first-game")
    at.tree()
    die = at.page.locator("[data-thing='die:character']").first
    die.hover()
    at.page.wait_for_selector(".sheet")
    die.click()
    at.page.wait_for_selector(".spot .deed")
    at.page.wait_for_timeout(400)
    assert at.page.locator(".sheet").count() == 0


def test_a_menu_of_the_tracks_opens_above_them(visit: Any) -> None:
    """Its neighbours stay in sight: dice, nations, decks and the Fellowship."""
    at = visit("en", 1366, 768, reduced_motion="reduce")
    at.begin("wotr", ["human", "human"], scenario="first-game")
    at.tree()
    tracks = at.box(".table > .tracks")
    for thing in ("fellowship", "die:muster", "nation:elves", "deck:free-strategy"):
        at.page.locator(f".tracks [data-thing='{thing}']").first.click()
        menu = at.box(".spot")
        assert menu["y"] + menu["height"] <= tracks["y"], thing
        at.page.keyboard.press("Escape")


def test_a_phone_leaves_what_is_seldom_wise_to_the_list(visit: Any) -> None:
    """Dice of Five Armies may be discarded: nobody is asked that first."""
    at = visit("en", 390, 844, has_touch=True, is_mobile=True, reduced_motion="reduce")
    at.begin("bofa", ["human", "random"], scenario="first-game")
    for _ in range(60):
        at.wait_for_question()
        if any(one["code"].startswith("discard_die") for one in at.update()["question"]["options"]):
            at.tree()
            ways = at.page.locator(".asked [data-way]").evaluate_all("all => all.map(one => one.dataset.way)")
            assert not [way for way in ways if way.startswith("discard_die")]
            assert at.page.locator(".asked .link").first.is_visible()
            return
        at.choose()
        at.settle()
    raise AssertionError("no die could be discarded")


def test_the_card_of_a_figure_shows_what_it_looks_like(visit: Any) -> None:
    at = visit("en", 1366, 768, reduced_motion="reduce")
    at.begin("wotr", ["human", "human"], scenario="first-game")
    for thing, picture in (("nation:elves", "b.nation-elves"), ("die:character", "span svg")):
        at.page.locator(f".tracks [data-thing='{thing}']").first.hover()
        at.page.wait_for_selector(f".sheet header {picture}")
    at.page.get_by_role("button", name="Tiles: ").click()
    at.page.locator("[data-tile='12']").hover()
    at.page.wait_for_selector(".sheet header svg .eye")
    assert at.page.locator("[data-tile='12'] svg").get_attribute("aria-label") == "Eye, Reveal"
