"""Decks in the browser: built, imported, shared, brought to a table by two people."""

from __future__ import annotations

import re
from typing import Any

import pytest

from westmarch.decks.book import book_of
from westmarch.decks.files import write_list, written_files
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game

WORDS: dict[str, dict[str, str]] = {
    "en": {"import": "Import", "read": "Read the list", "hand": "Test hand", "new": "New hand"},
    "es": {"import": "Importar", "read": "Leer la lista", "hand": "Mano de prueba", "new": "Mano nueva"},
}


def builder(visit: Any, game: str, lang: str, **more: Any) -> Any:
    at = visit(lang, **more)
    at.open(f"/decks/{game}")
    at.page.wait_for_selector("[data-face]", timeout=60_000)
    return at


@pytest.mark.parametrize("game, lang", [("tcg", "en"), ("meccg", "es")])
def test_a_list_is_imported_checked_and_drawn_from(visit: Any, game: str, lang: str) -> None:
    at = builder(visit, game, lang)
    words = WORDS[lang]
    book = book_of(find_game(game))
    deck = book.random(Chance(seed_of(3)), book.formats[0])
    text = write_list(book, deck, next(iter(written_files(book)))) + ("" if game == "tcg" else "Nobody of this name\n")
    at.page.get_by_role("tab", name=words["import"]).click()
    at.page.locator(".import textarea").fill(text)
    at.page.get_by_role("button", name=words["read"]).click()
    at.until(lambda: "✓" in at.page.inner_text(".formats") or "✗" in at.page.inner_text(".formats"))
    assert at.page.inner_text(".title b") == str(deck.size)
    if game == "meccg":
        assert "Nobody of this name" in at.page.inner_text(".import")
    at.page.get_by_role("tab", name=words["hand"]).click()
    at.page.get_by_role("button", name=words["new"]).click()
    assert at.page.locator("[role=tabpanel] [data-face]").count() == 8
    assert at.barriers() == []


def test_cards_are_found_by_either_name_and_by_value(visit: Any) -> None:
    at = builder(visit, "tcg", "es")

    def found(query: str) -> list[str]:
        at.page.get_by_role("searchbox").fill(query)
        at.page.wait_for_timeout(300)
        return [
            face or ""
            for face in at.page.locator(".grid [data-face]").evaluate_all("all => all.map(one => one.dataset.face)")
        ]

    assert "1_178" in found("goblin runner") and "1_178" in found("CORREDOR goblin")
    assert found("gloin") and found("no card has these words at all") == []
    strong = found("strength>=15")
    assert strong and strong == found("fuerza>=15")


def test_a_change_is_kept_and_an_older_version_comes_back(visit: Any) -> None:
    at = builder(visit, "tcg", "en")
    at.page.get_by_role("searchbox").fill("axe strike")
    more = at.page.get_by_role("button", name=re.compile("One more: Axe Strike")).first
    more.click()
    more.click()
    at.page.locator(".title input").fill("Axes")
    at.open("/decks/tcg")
    at.page.wait_for_selector("[data-face]")
    at.page.get_by_role("tab", name="My decks").click()
    at.page.get_by_role("button", name="Axes", exact=True).click()
    assert at.page.inner_text(".title b") == "2"
    at.page.locator("h3", has_text="Earlier versions").wait_for()


def test_every_face_is_different(visit: Any) -> None:
    for game in ("tcg", "meccg"):
        at = builder(visit, game, "en")
        for _ in range(40):
            at.page.evaluate("document.querySelector('.cards').scrollTop = 1e9")
            at.page.wait_for_timeout(80)
        inside = "all => all.map(one => one.querySelector('svg').innerHTML)"
        pictures = at.page.locator(".grid [data-face]").evaluate_all(inside)
        assert len(pictures) >= 800 and len(set(pictures)) == len(pictures)


@pytest.mark.parametrize("game", ["tcg", "meccg"])
def test_two_people_bring_their_decks(visit: Any, game: str) -> None:
    book = book_of(find_game(game))
    lists = [write_list(book, book.random(Chance(seed_of(n)), book.formats[0]), "text") for n in (5, 6)]
    one, two = visit("en"), visit("es", 390, 844)
    heard: list[str] = []

    def hear(answer: Any) -> None:
        if "/api/" in answer.url and "/games/" not in answer.url:
            heard.append(answer.text())

    two.page.on("response", hear)
    one.open(f"/?game={game}")
    one.page.get_by_label("Everybody brings a deck of their own").check()
    one.page.locator("fieldset select").last.select_option("open")
    one.page.locator("button.start").click()
    one.page.wait_for_url("**/gather/**")
    two.open(one.page.url.removeprefix(one.address))
    two.page.get_by_role("button", name="Sentarme aquí").click()
    for at, text in ((one, lists[0]), (two, lists[1])):
        at.page.locator(".gather select").select_option("p:")
        at.page.locator(".gather textarea").fill(text)
        at.page.locator(".gather .card button.primary").last.click()
    for at in (one, two):
        at.page.wait_for_url("**/table/**")
        at.page.wait_for_selector(".table main", state="attached")
    mine, others = [set(book.random(Chance(seed_of(n)), book.formats[0]).counts("deck")) for n in (6, 5)]
    for card in others - mine:
        assert not any(re.search(rf"(?<![\w-]){re.escape(card)}(?![\w-])", part) for part in heard), card


@pytest.mark.slow
def test_decks_go_with_the_account(visit: Any) -> None:
    """What is built in one browser is on the shelf of another one where the same person is logged in."""
    login = "async ([path, name]) => (await fetch(path, {method: 'POST', headers: {'content-type': 'application/json'},"
    login += " body: JSON.stringify({name, password: 'a long password'})})).status"
    at = visit("en", reduced_motion="reduce")
    at.open("/decks/tcg")
    assert at.page.evaluate(login, ["/api/account", "Deckard"]) == 201
    at.page.reload()
    at.page.get_by_role("tab", name="My decks").click()
    at.page.wait_for_selector("text=Kept with the account Deckard")
    at.page.get_by_role("button", name="Random legal deck").click()
    # It brings a name of its own when it comes.
    at.until(lambda: at.page.inner_text(".title b") != "0")
    at.page.get_by_label("Name of the deck").fill("Travels well")
    elsewhere = visit("en", reduced_motion="reduce")
    elsewhere.open("/decks/tcg")
    assert elsewhere.page.evaluate(login, ["/api/login", "Deckard"]) == 200

    def arrived() -> bool:
        elsewhere.page.reload()
        elsewhere.page.get_by_role("tab", name="My decks").click()
        elsewhere.page.wait_for_timeout(600)
        return bool(elsewhere.page.get_by_role("button", name="Travels well").count())

    elsewhere.until(arrived)


@pytest.mark.slow
@pytest.mark.parametrize("game, kind", [("tcg", "gemp"), ("meccg", "gccg")])
def test_a_deck_file_is_dropped_and_a_deck_goes_by_link(visit: Any, game: str, kind: str) -> None:
    """The file of another program is dropped on the page; the link of that deck opens it elsewhere, part by part."""
    at = builder(visit, game, "en")
    book = book_of(find_game(game))
    deck = book.random(Chance(seed_of(9)), book.formats[0])
    at.page.get_by_role("tab", name="Import").click()
    dropped = at.page.evaluate_handle(
        "([text, name]) => { const all = new DataTransfer(); all.items.add(new File([text], name)); return all; }",
        [write_list(book, deck, kind), "Far travelled.txt"],
    )
    at.page.dispatch_event(".import", "drop", {"dataTransfer": dropped})
    at.until(lambda: at.page.inner_text(".title b") == str(deck.size))
    at.page.get_by_role("tab", name="Export").click()
    # Without leave to use the clipboard the link is shown instead.
    at.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
    at.page.get_by_role("button", name="Copy a link").click()
    link = at.page.locator("p[role=status]", has_text="#deck.")
    link.wait_for()
    elsewhere = visit("es")
    elsewhere.open(link.inner_text().removeprefix(at.address))
    elsewhere.page.wait_for_selector("[data-face]", timeout=60_000)
    elsewhere.until(lambda: elsewhere.page.inner_text(".title b") == str(deck.size))
    # What stands behind the # leaves the address bar.
    assert "#" not in elsewhere.page.url


def test_a_misspelt_card_is_mended_with_one_click(visit: Any) -> None:
    """The nearest card is written on its line, with its number of copies; what stands on the other lines stays."""
    at = builder(visit, "tcg", "es")
    at.page.get_by_role("tab", name="Importar").click()
    at.page.locator(".import textarea").fill("Free Peoples (6)\nAxe Strike x2\nGoblin Armories x4\nSlaked Thirsts x3\n")
    at.page.get_by_role("button", name="Leer la lista").click()
    at.page.get_by_role("button", name="Escribir «Armería goblin» en su lugar").click()
    at.until(lambda: at.page.inner_text(".title b") == "6")
    assert at.page.locator(".import li").count() == 1 and at.page.locator(".import .mend").count() == 0
    assert "Armería goblin [1_173] x4" in at.page.locator(".import textarea").input_value()
