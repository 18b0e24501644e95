"""The browser client in a real browser: whole games, both languages, mouse, keyboard, map, phone."""

from __future__ import annotations

import gzip
import re
import urllib.request
from typing import Any

import pytest

pytestmark = pytest.mark.slow


def test_the_lobby_opens_a_table(visit: Any) -> None:
    at = visit("en")
    at.open("/")
    at.page.wait_for_selector(".game")
    assert at.page.inner_text("h1") == "Westmarch"
    at.page.get_by_role("radio", name="War of the Ring").click()
    at.page.get_by_role("button", name="Start the game").click()
    at.wait_for_question()
    assert "/table/" in at.page.url and "#" not in at.page.url
    assert "War of the Ring" in at.page.title()


def test_a_sample_game_is_played_to_its_end(visit: Any) -> None:
    at = visit("en")
    at.start("sample", "west")
    for step in range(200):
        if not at.choose(step):
            break
    at.page.wait_for_selector("dialog[open]")
    assert at.page.get_by_role("button", name="Play again").is_visible()
    table = at.page.url.rsplit("/", 1)[1]
    with urllib.request.urlopen(f"{at.address}/api/tables/{table}/journal") as answer:
        assert b'"end"' in answer.read()
    at.page.get_by_role("button", name="Play again").click()
    at.until(lambda: not at.page.url.endswith(table))
    at.page.wait_for_selector(".option")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_five_armies_is_played_to_its_end(visit: Any, lang: str) -> None:
    at = visit(lang, reduced_motion="reduce")
    at.start("bofa", "free_peoples")
    at.page.wait_for_selector("[data-region=ravenhill]")
    for step in range(1500):
        if not at.choose(step * 7 % 11):
            break
    at.page.wait_for_selector("dialog[open]")
    assert "bofa-" not in at.page.inner_text("body")


@pytest.mark.parametrize(
    "lang, game, decides", [("en", "War of the Ring", "Your decision"), ("es", "La Guerra del Anillo", "Tú decides")]
)
def test_war_of_the_ring_by_mouse_and_keyboard(visit: Any, lang: str, game: str, decides: str) -> None:
    at = visit(lang)
    at.start("wotr", "free")
    assert at.page.inner_text("header h1") == game
    assert decides.lower() in at.page.inner_text("#question").lower()
    for step in range(24):
        if step % 3 == 0:
            at.page.keyboard.press("1")
        elif step % 3 == 1:
            at.page.keyboard.press("Space")
            at.page.keyboard.press("2")
        else:
            at.choose(step)
        at.page.wait_for_timeout(120)
        at.wait_for_question()
    assert at.page.locator("div[role=log] li").count() > 15
    assert "wotr-" not in at.page.inner_text("body")


def test_the_language_changes_at_the_table(visit: Any) -> None:
    at = visit("en")
    at.start("wotr", "free")
    english = at.question
    at.page.get_by_title("Español").click()
    at.until(lambda: at.question != english)
    assert at.page.inner_text("header h1") == "La Guerra del Anillo"
    assert at.page.evaluate("document.documentElement.lang") == "es"


def test_undo_takes_back_the_last_decision(visit: Any) -> None:
    at = visit("en")
    at.start("wotr", "free")
    first = at.question
    at.page.keyboard.press("Space")
    at.until(lambda: at.question != first)
    at.page.keyboard.press("u")
    at.until(lambda: at.question == first)


def test_a_lit_region_decides_and_a_dark_one_says_why_not(visit: Any) -> None:
    at = visit("en")
    at.start("wotr", "free")
    assert at.page.locator(".target").count() == 1  # Rivendell, where the Fellowship may be declared
    at.page.locator("[data-region=umbar]").dispatch_event("click")
    at.page.wait_for_selector("#question .answer .link")
    assert "Umbar" in at.page.inner_text("#question .answer")
    at.page.locator("[data-region=rivendell]").dispatch_event("click")
    at.page.locator(".spot .deed").click()
    at.until(lambda: "declare" in at.page.inner_text("div[role=log]"))


def test_the_rulebook_is_searched_with_a_slash(visit: Any) -> None:
    at = visit("en")
    at.start("wotr", "shadow")
    at.page.keyboard.press("/")
    at.page.wait_for_selector("dialog .rule")
    before = at.page.inner_text("dialog small")
    at.page.keyboard.type("corruption")
    at.until(lambda: at.page.inner_text("dialog small") != before)
    assert "corruption" in at.page.inner_text("dialog ol").lower()
    at.page.keyboard.press("Escape")
    at.page.wait_for_selector("dialog", state="detached")
    at.page.keyboard.press("?")
    assert at.page.wait_for_selector("dialog kbd")


@pytest.mark.parametrize("width, height", [(1440, 900), (390, 844)])
def test_a_newcomer_is_shown_round(visit: Any, width: int, height: int) -> None:
    at = visit("en", width, height)
    at.start("wotr", "free")
    at.page.get_by_role("button", name="New here?").click()
    for _ in range(6):
        at.page.get_by_role("button", name="Next", exact=True).click()
    at.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    at.page.wait_for_selector("[role=dialog]", state="detached")
    assert at.page.get_by_role("button", name="New here?").count() == 0


def test_a_phone_shows_one_thing_at_a_time(visit: Any) -> None:
    at = visit("es", 390, 844, has_touch=True, is_mobile=True)
    at.start("wotr", "shadow")
    for tab, shown in (("Mapa", ".frame"), ("Cartas", ".war-card"), ("Marcadores", ".tracks"), ("Jugar", ".option")):
        at.page.locator(".tabs").get_by_role("button", name=tab).click()
        assert at.page.locator(shown).first.is_visible()
        assert at.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_list_begins_at_its_top(visit: Any) -> None:
    at = visit("en", 1366, 768, reduced_motion="reduce")
    at.begin("wotr", ["human", "human"])
    at.page.keyboard.press("Space")
    at.page.wait_for_timeout(300)
    at.page.evaluate("document.querySelector('.choices').lastElementChild.style.paddingBottom = '60rem'")
    at.page.evaluate("document.querySelector('.choices').scrollTop = 90")
    assert at.page.evaluate("document.querySelector('.choices').scrollTop") == 90
    before = at.moment()
    at.page.evaluate("document.querySelector('.option').click()")
    at.until(lambda: at.moment() != before)
    assert at.page.evaluate("document.querySelector('.choices').scrollTop") == 0


@pytest.mark.parametrize("lang, told", [("en", "Strongholds"), ("es", "Baluartes")])
def test_nations_dice_and_people_have_cards(visit: Any, lang: str, reported: str) -> None:
    at = visit(lang, 1366, 768, reduced_motion="reduce")
    at.start("wotr", "free")
    at.page.hover(".politics li:nth-child(3)")
    assert reported in at.page.locator(".sheet").inner_text()
    at.page.hover(".fellowship li svg")
    at.until(lambda: "Gandalf" in at.page.locator(".sheet").inner_text())
    assert at.page.locator(".fellowship li text").first.text_content() == "3"


def test_a_lost_connection_comes_back_with_the_game(visit: Any) -> None:
    at = visit("en")
    sockets: list[Any] = []

    def watch(socket: Any) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    at.page.route_web_socket("**/live", watch)
    at.start("wotr", "free")
    sockets[-1].close(code=1012)
    at.page.wait_for_selector(".connection.lost")
    at.page.wait_for_selector(".connection.open")
    before = at.question
    at.page.keyboard.press("Space")
    at.until(lambda: at.question != before)


def test_two_people_at_one_table(visit: Any) -> None:
    host, guest = visit("en"), visit("es")
    host.start("sample", "west", vs="open")
    host.page.locator(".option").first.click()
    guest.open("/table/" + host.page.url.rsplit("/", 1)[1])
    guest.page.locator("dialog[open] button.seat").click()
    guest.wait_for_question()
    guest.page.get_by_role("textbox", name="Charla").fill("hola")
    guest.page.keyboard.press("Enter")
    host.page.wait_for_selector("text=hola")


@pytest.mark.parametrize("game, seat, region", [("wotr", "free", "umbar"), ("bofa", "free_peoples", "warg_moor")])
def test_pointing_at_a_dark_region_says_why_not(visit: Any, game: str, seat: str, region: str) -> None:
    """By mouse; nothing is clicked and nothing is decided."""
    at = visit("en")
    at.start(game, seat)
    for _ in range(12):
        if at.lit():
            break
        before = at.moment()
        # Some options of a long list are folded away.
        at.page.locator(".option:visible").last.click()
        at.until(lambda before=before: at.moment() != before)
    assert region not in at.lit()
    before = at.question
    at.page.mouse.move(*at.point_of(region))
    at.page.wait_for_selector(".place .hint em")
    assert "Rule" in at.page.inner_text(".place .hint em")
    at.page.mouse.move(5, 5)
    at.page.wait_for_selector(".hint", state="detached")
    assert at.question == before


def test_holding_a_finger_on_a_dark_region_says_why_not(visit: Any) -> None:
    at = visit("es", 1024, 768, has_touch=True)
    at.start("wotr", "free")
    x, y = at.point_of("umbar")
    finger = at.page.context.new_cdp_session(at.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    at.page.wait_for_selector(".place .hint em")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert "Regla" in at.page.inner_text(".place .hint em")


def test_pointing_at_a_card_of_the_hand_says_why_not(visit: Any) -> None:
    at = visit("en")
    at.start("wotr", "shadow")
    card = at.page.locator(".war-card:not(.lit)").first
    card.hover()
    at.page.wait_for_selector(".preview .hint em")
    assert at.page.locator(".preview .war-card").count() == 1
    card.click()
    at.page.wait_for_selector("#question .answer .link")


def test_a_card_of_a_card_game_is_read_and_played(visit: Any) -> None:
    at = visit("en")
    at.start("meccg", "north")
    at.page.wait_for_selector(".hand .face")
    at.page.locator(".hand .face").first.hover()
    at.page.wait_for_selector(".zoom [data-face]")
    at.page.mouse.move(2, 2)
    at.page.wait_for_selector(".zoom", state="detached")
    for _ in range(10):
        if at.page.locator(".hand .face.lit, .groups .face.lit").count():
            break
        at.choose(0)
        at.page.wait_for_timeout(300)
    card = at.page.locator(".hand .face.lit, .groups .face.lit").first
    name = card.locator(".visually-hidden").first.inner_text().split(",")[0]
    before = at.moment()
    card.click()
    # What has one way is done at once, what has several shows them on the spot.
    at.until(lambda: at.moment() != before or at.page.locator(".spot").count() > 0)
    assert at.moment() != before or name in at.page.inner_text(".choices .chosen")


def test_the_dice_of_a_battle_lie_in_its_scene(visit: Any) -> None:
    """Both sides, what each roll needed, and as many dice marked as hits are told."""
    at = visit("en")
    at.open("/?learn=wotr")
    at.page.wait_for_selector(".coach")
    at.page.get_by_role("button", name="Play without the guide").click()
    at.page.locator(".option[data-code='use:muster-army:attack']").click()
    at.page.locator(".option[data-code='attack:edoras:westemnet']").click()
    at.page.locator(".option[data-code='choose:all']").click()
    at.page.wait_for_selector(".battle .side.free")
    assert at.page.locator(".battle .side").count() == 2
    if at.page.locator(".option[data-code=pass]").count():
        at.page.locator(".option[data-code=pass]").click()
    at.page.wait_for_selector(".battle .roll svg, .stage .beat")
    for roll in at.page.locator(".battle .roll").all():
        assert re.search(r"[2-6] or more hits", roll.inner_text())
        hits = re.search(r"= (\d+)", roll.inner_text())
        assert hits and roll.locator("svg.hit").count() == int(hits[1])


def test_the_first_load_is_small(visit: Any) -> None:
    """Page, script, style, texts and map of War of the Ring, as a browser gets them."""
    at = visit("en")
    bodies: dict[str, bytes] = {}

    def keep(response: Any) -> None:
        if response.ok and response.request.resource_type in ("document", "script", "stylesheet", "fetch"):
            bodies[response.url] = response.body()

    at.page.on("response", keep)
    at.start("wotr", "free")
    at.page.wait_for_selector(".frame")
    size = sum(len(gzip.compress(body)) for body in bodies.values())
    assert len(bodies) >= 5
    assert size < 300_000, {url: len(body) for url, body in bodies.items()}
