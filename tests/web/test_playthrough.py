"""Whole games as a person plays them: on the map, in the list, with the keyboard, in both languages."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

pytestmark = pytest.mark.slow

KEY = re.compile(r"\b(?:wotr|bofa|meccg|tcg|engine|verb|word|guide|short|group)-[a-z0-9]+-?[a-z0-9-]*")


#: The first thing that a menu on the spot offers.
DO_IT = (
    "() => { const found = document.querySelector('.parts .primary, .spot .deed'); found?.click(); return !!found; }"
)


def ended(at: Any) -> bool:
    """Waits for a question or the end; a thinking opponent may take its time."""
    at.page.wait_for_selector(".option, dialog[open]", state="attached", timeout=120_000)
    return at.page.query_selector("dialog[open]") is not None


def click_on_the_map(at: Any, rng: random.Random) -> bool:
    """A piece, then what its menu offers or where it can go; returns whether it decided."""
    before = at.moment()
    for _ in range(3):
        lit = at.lit() or at.lit("alive")
        if not lit:
            break
        at.page.mouse.click(*at.point_of(rng.choice(lit)))
        at.page.wait_for_timeout(80)
        if at.moment() != before:
            return True
        if (not at.lit() or rng.random() < 0.5) and at.page.evaluate(DO_IT):
            at.page.wait_for_timeout(80)
            return True
    at.page.keyboard.press("Escape")
    return False


def play(at: Any, seed: int, limit: int = 2500) -> int:
    """Play to the end by mouse; returns how many decisions were made on the map."""
    rng = random.Random(seed)
    on_the_map = 0
    for step in range(limit):
        if ended(at):
            return on_the_map
        if step % 10 == 0:
            assert not KEY.findall(at.page.inner_text("body"))
        if (at.lit() or at.lit("alive")) and rng.random() < 0.6 and click_on_the_map(at, rng):
            on_the_map += 1
        else:
            at.page.evaluate(
                "share => { const all = [...document.querySelectorAll('.option')].slice(0, 14);"
                " all[Math.floor(share * all.length)]?.click(); }",
                rng.random(),
            )
        at.page.wait_for_timeout(60)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("lang, seat", [("en", "free"), ("es", "shadow")])
def test_war_of_the_ring_by_mouse(visit: Any, lang: str, seat: str) -> None:
    at = visit(lang)
    at.start("wotr", seat, "easy")
    assert play(at, 11) > 5
    assert at.page.locator("dialog[open] h2").inner_text()


def test_five_armies_by_mouse(visit: Any) -> None:
    at = visit("es")
    at.start("bofa", "free_peoples", "easy")
    assert play(at, 11) > 5


def test_five_armies_by_keyboard_alone(visit: Any) -> None:
    at = visit("en")
    at.start("bofa", "shadow", "easy")
    rng = random.Random(3)
    for _ in range(4000):
        if ended(at):
            break
        at.page.keyboard.press(rng.choice(["1", "2", "3", "4", "Space"]))
        at.page.wait_for_timeout(40)
    assert at.page.query_selector("dialog[open]")
    assert not KEY.findall(at.page.inner_text("body"))


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_middle_earth_ccg(visit: Any, lang: str) -> None:
    at = visit(lang, reduced_motion="reduce")
    at.begin("meccg", ["human", "random"])
    play(at, 5)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_lord_of_the_rings_tcg(visit: Any, lang: str) -> None:
    at = visit(lang, reduced_motion="reduce")
    at.begin("tcg", ["human", "random"], {"bidding": "no"})
    play(at, 5)
