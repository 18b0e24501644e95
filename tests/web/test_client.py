"""The browser client in a real browser: whole games, both languages, mouse, keyboard, map, phone."""

from __future__ import annotations

import gzip
import urllib.request
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def test_the_lobby_opens_a_table(visit: Any) -> None:
    at = visit("en")
    at.open("/")
    at.page.wait_for_selector(".game")
    assert at.page.inner_text("h1") == "Westmarch"
    at.page.get_by_role("radio", name="War of the Ring").click()
    at.page.get_by_role("button", name="Start the game").click()
    at.wait_for_question()
    assert "/table/" in at.page.url and "#" not in at.page.url
    assert at.page.title().startswith("War of the Ring")


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
    at.page.locator(".place .primary").click()
    at.until(lambda: "declare" in at.page.inner_text("div[role=log]"))


def test_the_rulebook_is_searched_with_a_slash(visit: Any) -> None:
    at = visit("en")
    at.start("wotr", "shadow")
    at.page.keyboard.press("/")
    at.page.wait_for_selector("dialog .rule")
    at.page.keyboard.type("corruption")
    at.until(lambda: at.page.locator("dialog .rule").count() < 80)
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
    guest.page.get_by_role("button", name="Sentarse aquí").click()
    guest.wait_for_question()
    guest.page.get_by_role("textbox", name="Charla").fill("hola")
    guest.page.keyboard.press("Enter")
    host.page.wait_for_selector("text=hola")


@pytest.mark.parametrize(
    "path", ["/", "/?game=wotr&vs=random&go=1", "/?game=bofa&vs=random&go=1", "/?game=sample&vs=random&go=1"]
)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_barrier(visit: Any, path: str, scheme: str) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (npm ci in web/)")
    at = visit("en", color_scheme=scheme)
    at.open(path)
    at.page.wait_for_selector(".option, .game", state="attached")
    at.page.wait_for_timeout(500)
    at.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = at.page.evaluate("axe.run()")["violations"]
    serious = [
        (one["id"], [node["html"][:120] for node in one["nodes"][:3]])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert serious == []


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
