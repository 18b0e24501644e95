"""The work of building a deck: filters that combine, kinds of decks, notes, copies, files, and a first game with it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from web.test_decks import builder
from westmarch.decks.book import book_of
from westmarch.decks.files import read_list
from westmarch.engine.game import find_game

pytestmark = pytest.mark.slow

FOUND = "[role=search] [role=status]"
WORDS: dict[str, dict[str, str]] = {
    "en": {
        "shelf": "My decks", "random": "Random legal deck", "deck": "Deck", "notes": "Notes", "copy": "Duplicate",
        "export": "Export", "fish": "Try it against an easy opponent", "filters": "More filters", "list": "List",
        "down": "Turn the order round",
        "all": "Show all", "less": "One less", "rule": "The rule", "kind": "Kind of file",
    },
    "es": {
        "shelf": "Mis mazos", "random": "Mazo legal al azar", "deck": "Mazo", "notes": "Notas", "copy": "Duplicar",
        "export": "Exportar", "fish": "Probarlo contra un rival fácil", "filters": "Más filtros", "list": "Lista",
        "down": "Invertir el orden",
        "all": "Mostrar todas", "less": "Una menos", "rule": "La regla", "kind": "Tipo de archivo",
    },
}  # fmt: skip


def count(at: Any) -> int:
    at.page.wait_for_timeout(250)
    digits = re.sub(r"\D", "", at.page.inner_text(FOUND))
    return int(digits) if digits else 1


@pytest.mark.parametrize("game, lang, kind", [("tcg", "en", 2), ("meccg", "es", 0)])
def test_filters_combine_and_an_order_is_turned_round(visit: Any, game: str, lang: str, kind: int) -> None:
    at = builder(visit, game, lang)
    words = WORDS[lang]
    everything = count(at)
    at.page.locator(".types button").nth(kind).click()
    of_kind = count(at)
    at.page.get_by_text(words["filters"]).click()
    at.page.locator(".selects select:has(option:nth-child(3))").first.select_option(index=2)
    both = count(at)
    assert 0 < both < of_kind < everything
    at.page.get_by_role("searchbox").fill("zzzz")
    assert count(at) == 0
    at.page.get_by_role("button", name=words["all"]).click()
    assert count(at) == everything
    at.page.locator(".order select").select_option("name")
    names = "all => all.slice(0, 12).map(one => one.dataset.face)"
    first = at.page.locator(".cards [data-face]").evaluate_all(names)
    at.page.get_by_role("button", name=words["down"]).click()
    assert count(at) == everything and at.page.locator(".cards [data-face]").evaluate_all(names) != first
    at.page.get_by_role("button", name=words["list"], exact=True).click()
    at.page.wait_for_timeout(300)
    assert at.barriers() == []


@pytest.mark.parametrize("game, lang", [("tcg", "es"), ("meccg", "en")])
def test_a_deck_is_dealt_noted_copied_written_and_tried(visit: Any, game: str, lang: str) -> None:
    at = builder(visit, game, lang)
    words, book = WORDS[lang], book_of(find_game(game))

    def tab(name: str) -> None:
        at.page.get_by_role("tab", name=words[name], exact=True).click()

    tab("shelf")
    at.page.get_by_role("button", name=words["random"]).click()
    fish = at.page.get_by_role("button", name=words["fish"])
    at.until(fish.is_enabled)
    size = int(at.page.inner_text(".title b"))
    # Live legality: one card less, and the rule is told; it is one more again.
    tab("deck")
    assert at.page.locator("figure svg rect").count() > 2
    for _ in range(size - 5):
        if fish.is_disabled():
            break
        at.page.locator(".deck").get_by_role("button", name=re.compile(f"^{words['less']}")).first.click()
        at.page.wait_for_timeout(250)
    assert fish.is_disabled()
    at.until(lambda: at.page.locator(".wrong summary", has_text=words["rule"]).count() > 0)
    at.page.get_by_label(words["notes"]).fill("Bid low; keep the hill.")
    tab("shelf")
    at.page.get_by_role("button", name=words["copy"]).click()
    at.until(lambda: at.page.locator("[role=tabpanel] ul").nth(1).locator("li").count() > 1)
    tab("deck")
    assert at.page.get_by_label(words["notes"]).input_value() == "Bid low; keep the hill."
    tab("shelf")
    at.page.get_by_role("button", name=words["random"]).click()
    at.until(fish.is_enabled)
    wanted = int(at.page.inner_text(".title b"))
    tab("export")
    kinds = at.page.get_by_label(words["kind"]).locator("option").evaluate_all("all => all.map(one => one.value)")
    written: set[str] = set()
    area = at.page.locator("[role=tabpanel] textarea")
    for kind in kinds:
        at.page.get_by_label(words["kind"]).select_option(kind)
        at.until(lambda: area.count() > 0 and area.input_value() not in written)
        text = area.input_value()
        written.add(text)
        read = read_list(book, text)
        assert read.problems == [] and (read.size == wanted or kind == "cardnum"), kind
    assert {"text", "json"} < set(kinds)
    at.page.get_by_role("button", name=words["fish"]).click()
    at.page.wait_for_url("**/table/**")
    at.wait_for_question()
    assert at.choose()
