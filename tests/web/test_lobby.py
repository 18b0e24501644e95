"""People meet, each in a browser of his own: from the lobby to the table."""

from __future__ import annotations

import re
from typing import Any

import pytest

pytestmark = pytest.mark.slow

WORDS = {
    "en": {"sit": "Sit down", "find": "Find an opponent", "name": "Your name", "start": "Start the game"},
    "es": {"sit": "Sentarme", "find": "Buscar rival", "name": "Tu nombre", "start": "Empezar la partida"},
}


def enter(at: Any, name: str) -> None:
    at.open("/")
    at.page.wait_for_selector("#meet")
    at.page.locator("section[aria-labelledby=meet] .name input").fill(name)


def open_table(at: Any, game: str, name: str) -> str:
    """Open a table with an open second seat, as a person does it; returns its address."""
    at.page.get_by_role("radio", name=game).click()
    at.page.locator(".play form fieldset select").last.select_option("open")
    at.page.locator(".play form .row input").last.fill(name)
    at.page.locator(".start").click()
    at.page.wait_for_url(re.compile("/table/"))
    return str(at.page.url)


@pytest.mark.parametrize("lang, width", [("en", 1280), ("es", 390)])
def test_a_table_of_the_lobby_is_taken_with_one_click(visit: Any, lang: str, width: int) -> None:
    ana, eva = visit("en"), visit(lang, width, 844)
    enter(ana, "Ana")
    address = open_table(ana, "Five Armies", "Ana")
    enter(eva, "Eva")
    row = eva.page.locator("li", has_text="Ana").filter(has=eva.page.locator(".primary"))
    row.first.wait_for()
    assert eva.barriers() == []
    row.get_by_role("button").first.click()
    eva.page.wait_for_url(address)
    eva.page.wait_for_selector(".table")
    ana.until(lambda: "Eva" in ana.page.inner_text("ul[aria-label]:has(li)"))
    # In the lobby the table is mine now, with whose move it is.
    eva.open("/")
    eva.page.wait_for_selector("#own-tables")


def test_an_invited_guest_is_asked_for_a_name_and_sits_down(visit: Any) -> None:
    ana, eva = visit("en"), visit("es", 390, 844, has_touch=True, is_mobile=True)
    enter(ana, "Ana")
    address = open_table(ana, "Five Armies", "Ana")
    eva.page.goto(address)
    dialog = eva.page.locator("dialog[open]")
    dialog.wait_for()
    assert "Ana te invita a la mesa" in dialog.inner_text()
    assert eva.barriers() == []
    box = dialog.get_by_role("button", name="Sentarme").bounding_box()
    assert box["height"] > 44
    dialog.get_by_role("textbox").fill("Eva")
    dialog.get_by_role("button", name="Sentarme").click()
    dialog.wait_for(state="detached")
    ana.until(lambda: "Eva" in ana.page.inner_text("aside"))
    # Whoever comes later finds no room and looks on.
    late = visit("en")
    late.page.goto(address)
    late.page.wait_for_selector(".table main")
    late.page.wait_for_timeout(300)
    assert late.page.locator("dialog[open]").count() == 0


def test_quick_pairing_brings_two_browsers_to_one_table(visit: Any) -> None:
    ana, eva = visit("en"), visit("es")
    for at, name in ((ana, "Ana"), (eva, "Eva")):
        enter(at, name)
        at.page.locator("form select").first.select_option("bofa")
    ana.page.get_by_role("button", name="Find an opponent").click()
    ana.page.wait_for_selector("[role=status]:has-text('Looking for somebody')")
    assert ana.barriers() == []
    eva.page.get_by_role("button", name="Alguien espera").click()
    for at in (ana, eva):
        at.page.wait_for_url(re.compile("/table/"))
        at.page.wait_for_selector(".table main")
    assert ana.page.url == eva.page.url
    # One of them is asked, in his own seat, and the title of the page says so.
    titles = [at.page.title() for at in (ana, eva)]
    assert sum(title.startswith("● ") for title in titles) >= 1
    names = ana.page.inner_text("aside")
    assert "Eva" in names


def test_a_call_reaches_somebody_who_looks_elsewhere(visit: Any) -> None:
    """The title, the icon of the page and a notice of the browser tell whose move it is."""
    ana, eva = visit("en"), visit("en")
    ana.page.context.grant_permissions(["notifications"])
    ana.page.add_init_script(
        "window.told = []; window.Notification = class { static permission = 'granted';"
        "static requestPermission = async () => 'granted';"
        "constructor(title, more) { told.push([title, more.body]); } };"
        "localStorage.setItem('westmarch.notices', 'yes');"
        "Object.defineProperty(document, 'hasFocus', { value: () => false });"
    )
    enter(ana, "Ana")
    ana.open("/?game=sample")
    ana.page.wait_for_selector(".game")
    address = open_table(ana, "The Ford", "Ana")
    eva.page.goto(address)
    eva.page.locator("dialog[open]").get_by_role("button", name="Sit down").click()
    eva.page.wait_for_selector(".table .option", state="attached")
    ana.page.wait_for_selector(".table .option", state="attached")
    ana.choose(0)
    ana.until(lambda: not ana.page.title().startswith("● "))
    assert "d0311e" not in ana.page.get_attribute("link[rel=icon]", "href")
    before = len(ana.page.evaluate("told"))
    for _ in range(10):
        # The game may ask Eva more than once before it is Ana's turn.
        if ana.page.title().startswith("● your move"):
            break
        eva.choose(0)
        eva.page.wait_for_timeout(700)
    assert ana.page.title().startswith("● your move")
    assert "d0311e" in ana.page.get_attribute("link[rel=icon]", "href")
    assert ana.page.evaluate("told")[before:] == [["your move", "The Ford (a sample game)"]]
