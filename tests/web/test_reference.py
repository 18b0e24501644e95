"""Cards of figures: on pointing, on focus and all in one place, also of what is not on the map."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.slow


def table(visit: Any, game: str, lang: str = "en", **more: Any) -> Any:
    at = visit(lang, reduced_motion="reduce", **more)
    at.begin(game, ["human", "human"], scenario="first-game")
    at.tree()
    return at


@pytest.mark.parametrize(
    "game, lang, things",
    [
        ("wotr", "es", ["character:saruman", "figure:nazgul", "settlement:stronghold", "rings", "die:will"]),
        ("bofa", "en", ["character:bolg", "eagles", "bats", "unit:warg", "token:leadership", "die:muster_army"]),
    ],
)
def test_all_cards_are_a_key_away(visit: Any, game: str, lang: str, things: list[str]) -> None:
    at = table(visit, game, lang)
    at.page.keyboard.press("i")
    at.page.wait_for_selector("dialog [data-card]")
    for thing in things:
        assert at.page.locator(f"[data-card='{thing}'] :is(svg, span, i, b)").count(), thing
        assert at.page.locator(f"li:has([data-card='{thing}'])").inner_text().count(" ") > 5, thing
    assert "-" not in at.page.locator("dialog h3").first.inner_text()
    at.page.locator("dialog input").fill("Nazgûl" if game == "wotr" else "bats")
    at.until(lambda: 0 < at.page.locator("dialog [data-card]").count() < 12)


def test_a_phone_finds_them_in_the_help(visit: Any) -> None:
    at = table(visit, "bofa", "es", width=390, height=844, has_touch=True, is_mobile=True)
    at.page.get_by_role("button", name="Ayuda").tap()
    at.page.get_by_role("button", name="Tarjetas de referencia").tap()
    at.page.wait_for_timeout(300)
    assert at.page.locator("dialog [data-card='character:beorn']").count() == 1


def test_who_is_not_on_the_map_has_a_card(visit: Any) -> None:
    at = table(visit, "wotr")
    at.page.get_by_role("button", name="Off the map").click()
    at.page.get_by_text("The Mouth of Sauron").hover()
    at.page.wait_for_selector(".sheet")
    assert "Enters" in at.page.locator(".sheet").inner_text()
    at.page.locator(".off .figure").first.hover()
    at.until(lambda: "regular" in at.page.locator(".sheet").inner_text())
    reserves = sum(at.update()["view"]["reinforcements"].values())
    shown = at.page.locator(".off section:has-text('Reinforcements') b").all_inner_texts()
    assert sum(int(count) for count in shown) == reserves


@pytest.mark.parametrize(
    "thing, words", [("rings", "Once a turn"), ("deck:free-strategy", "six cards"), ("die:event", "Draw a card")]
)
def test_the_focus_shows_a_card_as_the_pointer_does(visit: Any, thing: str, words: str) -> None:
    at = table(visit, "wotr")
    button = at.page.locator(f".tracks [data-thing='{thing}']").first
    button.hover()
    at.until(lambda: at.page.locator(".sheet", has_text=words).count() == 1)
    at.page.mouse.move(5, 5)
    at.until(lambda: at.page.locator(".sheet").count() == 0)
    at.page.keyboard.press("Tab")
    button.focus()
    at.until(lambda: at.page.locator(".sheet", has_text=words).count() == 1)


@pytest.mark.parametrize("words", ["Eagles: ", "Bats: ", "Ring tokens ", "Bodyguards "])
def test_birds_and_tokens_of_five_armies_have_cards(visit: Any, words: str) -> None:
    at = table(visit, "bofa")
    at.page.locator(".tracks span", has_text=words).first.hover()
    at.page.wait_for_selector(".sheet header svg")
