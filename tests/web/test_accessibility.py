"""No barriers: axe on every page in both languages and colours, everything by keyboard, quiet motion."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.slow

PAGES = {
    "lobby": "/",
    "guide": "/?learn=wotr",
    "guide-bofa": "/?learn=bofa",
    "guide-meccg": "/?learn=meccg",
    "guide-tcg": "/?learn=tcg",
    "wotr": "/?game=wotr&vs=random&go=1",
    "bofa": "/?game=bofa&vs=random&go=1",
    "meccg": "/?game=meccg&vs=random&go=1",
    "tcg": "/?game=tcg&vs=random&go=1",
    "sample": "/?game=sample&vs=random&go=1",
    "decks-tcg": "/decks/tcg",
    "decks-meccg": "/decks/meccg",
}


@pytest.mark.parametrize("lang, scheme", [("en", "light"), ("es", "dark"), ("es", "light"), ("en", "dark")])
@pytest.mark.parametrize("page", PAGES)
def test_no_serious_barrier(visit: Any, page: str, lang: str, scheme: str) -> None:
    at = visit(lang, color_scheme=scheme, reduced_motion="reduce")
    at.open(PAGES[page])
    at.page.wait_for_selector(".option, .game, .cards [data-face]", state="attached")
    if page.startswith("guide"):
        at.page.wait_for_selector(".coach h2")
    if page in ("meccg", "tcg"):
        at.page.wait_for_selector(".face", state="attached")
    at.page.wait_for_timeout(400)
    assert at.barriers() == []


@pytest.mark.parametrize("lang, scheme", [("en", "light"), ("es", "dark")])
def test_no_serious_barrier_in_dialogs(visit: Any, lang: str, scheme: str) -> None:
    at = visit(lang, color_scheme=scheme, reduced_motion="reduce")
    at.start("wotr", "free")
    for key, shown in (("/", "dialog .rule"), ("?", "dialog kbd")):
        at.page.keyboard.press(key)
        at.page.wait_for_selector(shown)
        assert at.barriers() == []
        at.page.keyboard.press("Escape")
        at.page.wait_for_selector("dialog", state="detached")
    at.page.locator(".tracks .link").first.click()
    at.page.wait_for_selector("dialog table")
    assert at.barriers() == []


@pytest.mark.parametrize("lang, scheme", [("es", "light"), ("en", "dark")])
def test_no_serious_barrier_where_something_is_chosen(visit: Any, lang: str, scheme: str) -> None:
    """The menu of an army, the odds of an attack, the menu of a die, and a choice of several."""
    at = visit(lang, color_scheme=scheme, reduced_motion="reduce")
    at.begin("wotr", ["human", "human"], scenario="first-game")
    at.tree()
    for place in ("edoras", "westemnet"):
        at.page.mouse.click(*at.point_of(place))
        at.page.wait_for_timeout(300)
        assert at.barriers() == []
    at.page.wait_for_selector(".place table")
    assert at.barriers() == []
    at.page.keyboard.press("Escape")
    at.page.locator("[data-thing='die:character']").first.click()
    at.page.wait_for_selector(".spot .deed")
    assert at.barriers() == []
    at.begin("wotr", ["human", "human"], scenario="all-at-war")
    at.page.wait_for_selector(".picker li")
    assert at.barriers() == []


@pytest.mark.parametrize("lang", ["en", "es"])
def test_no_serious_barrier_on_a_phone(visit: Any, lang: str) -> None:
    at = visit(lang, 390, 844, has_touch=True, is_mobile=True, reduced_motion="reduce")
    at.start("wotr", "shadow")
    for tab in at.page.locator(".tabs button").all():
        tab.click()
        at.page.wait_for_timeout(150)
        assert at.barriers() == []


@pytest.mark.parametrize("game, seat", [("wotr", "free"), ("bofa", "free_peoples")])
def test_the_map_is_reached_and_read_by_keyboard(visit: Any, game: str, seat: str) -> None:
    """Lit regions take the focus, say what stands there, and Enter chooses them."""
    at = visit("en", reduced_motion="reduce")
    at.start(game, seat)
    if game == "bofa":
        # An activated general brings leadership to place: a choice of several, by keys alone.
        at.page.keyboard.press("2")
        at.page.wait_for_selector(".picker [aria-pressed=true]")
        at.page.keyboard.press("Space")
        at.until(lambda: at.lit("alive") != [])
    region = (at.lit() or at.lit("alive"))[0]
    cell = at.page.locator(f"[data-region={region}]")
    assert len(cell.get_attribute("aria-label")) > 3
    cell.focus()
    before = at.page.locator(".picker [aria-pressed=true]").count()
    at.page.keyboard.press("Enter")
    if game == "bofa":
        at.until(lambda: at.page.locator(".picker [aria-pressed=true]").count() != before)
        return
    at.page.wait_for_selector(".chosen")
    at.page.keyboard.press("Escape")
    at.page.wait_for_selector(".chosen", state="detached")


def test_the_first_stop_of_the_tab_key_leads_to_the_question(visit: Any) -> None:
    at = visit("en")
    at.start("wotr", "free")
    at.page.evaluate("document.activeElement.blur()")
    at.page.keyboard.press("Tab")
    assert at.page.evaluate("document.activeElement.getAttribute('href')") == "#question"
    at.page.keyboard.press("Enter")
    at.until(lambda: at.page.evaluate("document.activeElement.id") == "question")
    assert "#" not in at.page.url
    at.page.reload()
    at.wait_for_question()


def test_every_card_says_what_it_is(visit: Any) -> None:
    at = visit("es")
    at.start("meccg", "north")
    at.page.wait_for_selector(".hand .face")
    names = at.page.evaluate("[...document.querySelectorAll('.hand .face')].map(face => face.textContent)")
    assert len(names) > 5 and all(names)
    assert "Poder" in at.page.locator(".groups .row .face").first.text_content()
    described = at.page.evaluate(
        "[...document.querySelectorAll('.face')].map(f => document.getElementById(f.getAttribute('aria-describedby')))"
        ".filter(text => text && text.textContent.length > 10).length"
    )
    assert described > 5


def test_whoever_wants_little_motion_gets_none(visit: Any) -> None:
    at = visit("en", reduced_motion="reduce")
    at.open("/?learn=wotr")
    at.page.wait_for_selector(".coach")
    moving = at.page.evaluate("document.getAnimations().filter(one => one.playState === 'running').length")
    assert moving == 0


def test_sides_differ_by_shape_and_letter(visit: Any) -> None:
    """Colour is never the only sign: boxes of the two sides have other outlines, and each army its letters."""
    at = visit("en")
    at.start("wotr", "free")
    at.page.wait_for_selector(".stack.free .box")
    outlines = at.page.evaluate(
        "['free', 'shadow'].map(side => document.querySelector(`.stack.${side} .box`).getAttribute('d').includes('Q'))"
    )
    assert outlines == [True, False]
    letters = set(at.page.evaluate("[...document.querySelectorAll('.stack .letter')].map(one => one.textContent)"))
    assert letters >= {"D", "E", "G", "N", "R", "I", "S", "H"}
