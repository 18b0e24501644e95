"""Whole games of the card games: in both languages, at four sizes, and no card or control ever lies under another."""

from __future__ import annotations

import random
import re
import urllib.error
from typing import Any

import pytest

from web.test_at_the_table import seated, table_for_two

pytestmark = pytest.mark.slow

SIZES = [(1366, 768), (1440, 900), (1920, 1080), (390, 844)]
KEY = re.compile(r"\b(?:meccg|tcg|engine|verb|word|guide|short|group)-[a-z0-9]+-?[a-z0-9-]*|\{\$\w+\}")
#: Cards and controls whose middle can be seen, in the page and in all that scrolls, and is not theirs.
COVERED = """() => {
  const seen = (one, x, y) => {
    for (let up = one.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue;
      const box = up.getBoundingClientRect();
      // What is cut through its very middle by the edge of a part that scrolls is seen by halves.
      if (x < box.left + 1 || x > box.right - 1 || y < box.top + 1 || y > box.bottom - 1) return false;
    }
    return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  };
  const all = document.querySelectorAll(
    '.table [data-card], .table button, .table summary, .table input, .table .values p, .table [role=log] p,' +
    '.arena li, .clash li');
  return [...all].filter(one => {
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height || getComputedStyle(one).visibility !== 'visible') return false;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!one.checkVisibility() || !seen(one, x, y)) return false;
    const hit = document.elementFromPoint(x, y);
    return hit && hit !== one && !one.contains(hit) && !hit.contains(one) && !hit.closest('label')?.contains(one);
  }).map(one => {
    const box = one.getBoundingClientRect();
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return `${(one.dataset.card ?? one.innerText).slice(0, 40)} under ${over?.outerHTML.slice(0, 80)}`;
  });
}"""
WIDER = "() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)"


def advised(at: Any) -> str:
    """What the machine would do: whoever chooses at random sees little of a game before he has lost it."""
    try:
        return str(at.ask("/hint", "POST")["code"])
    except urllib.error.HTTPError:
        return ""  # the question has changed meanwhile


def step(at: Any, rng: random.Random) -> None:
    """A card that can be played, what is advised, or something of the list."""
    way = rng.random()
    if way < 0.8 and at.page.evaluate(
        "code => { const one = [...document.querySelectorAll('.option')].find(one => one.dataset.code === code);"
        " one?.click(); return Boolean(one); }",
        advised(at),
    ):
        return
    lit = at.page.locator(".cardtable .face.lit:visible")
    if way < 0.9 and lit.count():
        before = at.moment()
        at.page.evaluate(
            "share => { const all = [...document.querySelectorAll('.cardtable .face.lit')];"
            " all[Math.floor(share * all.length)]?.click(); }",
            rng.random(),
        )
        at.page.wait_for_timeout(50)
        at.page.evaluate("document.querySelector('.spot .deed')?.click()")
        at.page.wait_for_timeout(50)
        if at.moment() != before:
            return
        if not at.page.query_selector("dialog[open]"):
            at.page.keyboard.press("Escape")
    at.page.evaluate(
        "share => { const all = [...document.querySelectorAll('.option:not(:disabled)')].slice(0, 14);"
        " all[Math.floor(share * all.length)]?.click(); }",
        rng.random(),
    )


def play_to_the_end(at: Any, rng: random.Random, looked: dict[tuple[int, int], int]) -> None:
    """A whole game; how often each size was looked at is counted."""
    for number in range(2500):
        at.page.wait_for_selector(".option, dialog[open]", state="attached", timeout=120_000)
        if at.page.query_selector("dialog[open]"):
            return
        if number % 3 == 0:
            width, height = size = min(looked, key=lambda one: looked[one])
            at.page.set_viewport_size({"width": width, "height": height})
            at.page.mouse.move(2, 2)
            at.page.wait_for_timeout(120)
            before = at.moment()
            covered, wider = at.page.evaluate(COVERED), at.page.evaluate(WIDER)
            if at.moment() == before:
                assert covered == [], (size, covered[:5])
                assert wider == 0, size
                looked[size] += 1
            assert not KEY.findall(at.page.inner_text("body"))
        step(at, rng)
        at.page.wait_for_timeout(40)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game, options", [("tcg", {"bidding": "no"}), ("meccg", {"decks": 1})])
def test_a_whole_game_at_one_size(
    visit: Any, game: str, options: dict[str, Any], lang: str, size: tuple[int, int]
) -> None:
    at = visit(lang, *size, reduced_motion="reduce")
    rng = random.Random(5)
    looked = {size: 0}
    # Some games end soon: then another one is played to its end.
    while looked[size] < 12:
        at.begin(game, ["human", "easy" if game == "tcg" else "random"], options)
        play_to_the_end(at, rng, looked)


@pytest.mark.parametrize("game, scenario", [("tcg", "moria"), ("tcg", "last-site"), ("meccg", "agents-about")])
def test_a_crowded_table_of_two_people_with_clock_and_chat(visit: Any, game: str, scenario: str) -> None:
    """A game in its midst: every part has its room at four sizes, in both schemes, with ten cards in hand."""
    ana, eva = visit("en", reduced_motion="reduce"), visit("es", color_scheme="dark", reduced_motion="reduce")
    table, keys = table_for_two(ana, game, scenario=scenario, clock={"bank": 3600, "increment": 10})
    for at, key in zip((ana, eva), keys, strict=True):
        seated(at, table, key)
    for at in (ana, eva) * 3:
        at.page.locator("form input").last.fill("A word of some length, so that the talk has several lines.")
        at.page.locator("form input").last.press("Enter")
    looked = 0
    for number in range(48):
        at = (ana, eva)[number % 2]
        width, height = SIZES[number // 2 % len(SIZES)]
        at.page.set_viewport_size({"width": width, "height": height})
        at.page.mouse.move(2, 2)
        at.page.wait_for_timeout(250)
        covered, wider = at.page.evaluate(COVERED), at.page.evaluate(WIDER)
        if at.page.query_selector("dialog[open]"):
            break  # the game is over
        assert covered == [], (width, covered[:5])
        assert wider == 0, width
        looked += 1
        at.page.evaluate(
            "at => { const all = document.querySelectorAll('.option'); all[at % all.length]?.click(); }", number % 3
        )
        at.page.wait_for_timeout(60)
    assert looked >= 2 * len(SIZES)
