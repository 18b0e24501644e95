"""The guided first games: followed to their end, left and taken up again, played on."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.slow


def follow(at: Any, steps: int = 90) -> list[str]:
    """Do what the guide says until it is at its end; returns the titles of its lessons."""
    seen: list[str] = []
    for _ in range(steps):
        at.page.wait_for_selector(".coach, .again, .option", state="attached")
        if at.page.query_selector(".again"):
            return seen
        title = at.page.query_selector(".coach h2")
        if title and title.inner_text() not in seen:
            seen.append(title.inner_text())
        button = at.page.query_selector(".coach .buttons .primary")
        if button:
            button.click()
        else:
            at.page.evaluate(
                "(document.querySelector('.option.advised') ?? document.querySelector('.option'))?.click()"
            )
        at.page.wait_for_timeout(120)
    raise AssertionError(f"the guide has not come to its end: {seen}")


@pytest.mark.parametrize(
    "game, lang, first, last",
    [
        ("wotr", "en", "You lead the Free Peoples", "That was a turn"),
        ("wotr", "es", "Diriges a los Pueblos Libres", "Eso ha sido un turno"),
        ("bofa", "en", "You defend the Mountain", "That was a turn"),
        ("bofa", "es", "Defiendes la Montaña", "Eso ha sido un turno"),
        ("tcg", "en", "Two journeys at once", "That was a turn each"),
        ("tcg", "es", "Dos viajes a la vez", "Un turno de cada uno"),
        ("meccg", "en", "A Wizard's errand", "That was a turn each"),
        ("meccg", "es", "El encargo de un Mago", "Un turno de cada uno"),
    ],
)
def test_a_first_game_is_followed_and_then_played_on(visit: Any, game: str, lang: str, first: str, last: str) -> None:
    at = visit(lang, reduced_motion="reduce")
    at.open(f"/?learn={game}")
    at.page.wait_for_selector(".coach")
    table = at.page.url
    lessons = follow(at)
    assert lessons[0] == first and lessons[-1] == last
    assert len(lessons) >= (12 if game in ("wotr", "bofa") else 9), lessons
    assert not any(title.startswith("guide-") for title in lessons)
    # The same game goes on.
    assert at.page.url == table
    before = at.question
    at.page.locator(".option").first.click()
    at.until(lambda: at.question != before)


def test_the_lobby_leads_to_the_first_game_and_back_to_it(visit: Any) -> None:
    at = visit("en", reduced_motion="reduce")
    at.open("/")
    at.page.locator(".learn").get_by_role("button", name="Begin").first.click()
    at.page.wait_for_selector(".coach")
    for _ in range(3):
        at.page.get_by_role("button", name="Next", exact=True).click()
    title = at.page.inner_text(".coach h2")
    table = at.page.url
    at.page.reload()
    at.page.wait_for_selector(".coach")
    assert at.page.inner_text(".coach h2") == title
    at.open("/")
    at.page.locator(".learn").get_by_role("button", name="Go on").click()
    at.page.wait_for_selector(".coach")
    assert at.page.url == table
    assert at.page.inner_text(".coach h2") == title


def test_the_guide_is_sent_away_and_called_back(visit: Any) -> None:
    at = visit("en")
    at.open("/?learn=bofa")
    at.page.wait_for_selector(".coach")
    at.page.get_by_role("button", name="Hide").click()
    at.page.wait_for_selector(".coach h2", state="detached")
    at.page.get_by_role("button", name="Show the guide").click()
    at.page.get_by_role("button", name="Play without the guide").click()
    at.page.wait_for_selector(".coach", state="detached")
    assert at.page.locator(".option, .toggle").count() > 1
    at.page.get_by_role("button", name="Bring the guide back").click()
    at.page.wait_for_selector(".coach h2")


def test_the_guide_marks_its_advice_on_the_map_and_in_the_list(visit: Any) -> None:
    at = visit("en", reduced_motion="reduce")
    at.open("/?learn=wotr")
    at.page.wait_for_selector(".coach")
    for _ in range(60):
        button = at.page.query_selector(".coach .buttons .primary")
        if at.page.query_selector(".option.advised[data-code='attack:edoras:westemnet']"):
            break
        if button:
            button.click()
        else:
            at.page.evaluate("document.querySelector('.option.advised')?.click()")
        at.page.wait_for_timeout(150)
        at.page.wait_for_selector(".coach h2", timeout=60_000)
    assert at.page.locator(".marks .advised").count() == 2
    # A newcomer does it on the map: Edoras, Westemnet, and the odds are there before the confirmation.
    at.page.mouse.click(*at.point_of("edoras"))
    at.page.mouse.click(*at.point_of("westemnet"))
    at.page.wait_for_selector(".place table")
    at.page.wait_for_selector(".spot .then")
    at.page.locator(".spot .deed").click()
    at.until(lambda: "attack" not in at.question.lower() or "who" in at.question.lower())


@pytest.mark.parametrize("width, height", [(390, 844), (820, 1180)])
def test_the_guide_fits_small_screens(visit: Any, width: int, height: int) -> None:
    at = visit("es", width, height, has_touch=True, is_mobile=True, reduced_motion="reduce")
    at.open("/?learn=bofa")
    at.page.wait_for_selector(".coach")
    for _ in range(3):
        box = at.page.locator(".coach").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
        assert box["y"] >= 0 and box["y"] + box["height"] <= height
        at.page.get_by_role("button", name="Siguiente", exact=True).click()
    assert at.page.locator(".option").first.is_visible()
