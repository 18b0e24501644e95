"""Whole games as a person plays them: on the board, with the keyboard alone, with a finger alone, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

pytestmark = pytest.mark.slow

KEY = re.compile(r"\b(?:wotr|bofa|meccg|tcg|engine|verb|word|guide|short|group)-[a-z0-9]+-?[a-z0-9-]*|\{\$\w+\}")
#: The most gestures, or presses of a key, of a person in one game.
LIMIT = 9000
#: Who is strong enough to end the game against whoever chooses at random.
OPPONENT = "easy"
LANGUAGES = ["en", "es"]
BOARDS = [("wotr", "free"), ("bofa", "shadow")]
#: Where something can be touched that is offered now: what a menu on the spot offers, a thing beside the map.
SPOTS = """names => names.flatMap(name => [...document.querySelectorAll(name)]).map(one => one.getBoundingClientRect())
  .filter(box => box.width && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth)
  .map(box => [box.left + box.width / 2, box.top + box.height / 2])"""
MENU = [".parts .primary:not(:disabled)", ".spot .deed", ".spot .others button", ".asked .ways button:not(:disabled)"]
#: What answers the hand besides regions: figures, dice, nations, decks, tracks and cards.
THINGS = ["main [data-thing]", ".tracks button.thing", ".cards button.lit"]
#: The button that shows the whole map.
WHOLE = ".zoom button:last-child"
#: What ends a choice of several, or declines: a button of its own, which no piece on the board stands for.
DONE = ".picker .primary:not(:disabled)"
ENDING = f".option.closing:visible, {DONE}:visible"
#: The numbers that the page shows.
NUMBERS = """() => [...document.querySelectorAll('kbd')].filter(one => one.offsetWidth).map(one => one.textContent)
  .filter(text => /^[1-9]$/.test(text))"""
#: How long interactions took until something was painted, and the worst of a hundred but two.
WATCH = """() => { window.slow = []; new PerformanceObserver(list => list.getEntries().forEach(one => {
  if (one.interactionId) window.slow.push(one.duration); })).observe({ type: 'event', durationThreshold: 16 }); }"""

Touch = Callable[[float, float], None]


def ended(at: Any) -> bool:
    """Waits for a question or the end; a thinking opponent may take its time."""
    at.page.wait_for_selector(".option, dialog[open]", state="attached", timeout=120_000)
    if at.page.query_selector("dialog[open] .how"):
        return True
    # What was touched by the way, such as the tiles or the odds, is closed again.
    if at.page.query_selector("dialog[open]"):
        at.page.locator("dialog[open] button").first.click()
        return ended(at)
    return False


def on_the_board(at: Any, touch: Touch, rng: random.Random) -> bool:
    """A piece, then what its menu offers or where it can go; returns whether it decided."""
    before = at.moment()
    for _ in range(4):
        if rng.random() < 0.4 and (enough := at.page.evaluate(SPOTS, [DONE])):
            touch(*enough[0])
            at.settle()
            return bool(at.moment() != before)
        menu = at.page.evaluate(SPOTS, MENU)
        goals = at.lit() or ([] if menu else at.lit("alive"))
        things = [] if menu else at.page.evaluate(SPOTS, THINGS)
        if menu and (not goals or rng.random() < 0.5):
            touch(*rng.choice(menu))
        elif things and (not goals or rng.random() < 0.5):
            touch(*rng.choice(things))
        else:
            spots = (at.page.evaluate(at.POINT, one) for one in rng.sample(goals, len(goals)))
            found = next((spot for spot in spots if spot), None)
            # Two quick taps have drawn the map near: the button below shows all of it again.
            touch(*(found or at.page.evaluate(SPOTS, [WHOLE])[0]))
        at.settle()
        if at.moment() != before:
            return True
    at.page.keyboard.press("Escape")
    return False


def in_the_list(at: Any, touch: Touch, rng: random.Random, options: str = ".option:visible:not(:disabled)") -> None:
    """An option that is there to be read, touched where it stands."""
    found = at.page.locator(options)
    count = found.count()
    if not count:
        return
    one = found.nth(rng.randrange(min(count, 14)))
    try:
        one.scroll_into_view_if_needed(timeout=2000)
        box = one.bounding_box()
    except Exception:  # The list has changed meanwhile: the next look finds what is there now.
        return
    if box:
        touch(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def answers(at: Any) -> bool:
    """Whether anything on the board, the tracks or in the hand answers the question."""
    return bool(at.lit() or at.lit("alive") or at.page.evaluate(SPOTS, THINGS))


def play(at: Any, touch: Touch, seed: int) -> int:
    """Play to the end on the board alone; returns how many decisions were made there.

    Only what ends or declines something is taken from the list, and questions of which nothing on the board is a part.
    """
    rng = random.Random(seed)
    decided = 0
    for step in range(LIMIT):
        if ended(at):
            return decided
        at.tree()
        if step % 10 == 0:
            assert not KEY.findall(at.page.inner_text("body"))
        if not answers(at):
            in_the_list(at, touch, rng)
        elif rng.random() < 0.25 and at.page.locator(ENDING).count():
            in_the_list(at, touch, rng, ENDING)
        else:
            decided += on_the_board(at, touch, rng)
        at.settle()
    raise AssertionError(f"the game does not end: {at.question}")


def paints(at: Any) -> tuple[int, float]:
    """How many interactions there were, and the time that 98 of 100 stay below, in milliseconds."""
    times = sorted(at.page.evaluate("window.slow ?? []"))
    return len(times), times[int(len(times) * 0.98)] if times else 0.0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game, seat", BOARDS)
def test_by_mouse(visit: Any, game: str, seat: str, lang: str) -> None:
    at = visit(lang, 1366, 768, reduced_motion="reduce")
    at.start(game, seat, OPPONENT)
    at.page.evaluate(WATCH)
    assert play(at, at.page.mouse.click, 11) > 30
    assert at.page.locator("dialog[open] h2").inner_text()
    print(f"{game} {lang}: {paints(at)} interactions and milliseconds to the next paint, 98 of 100")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game, seat", BOARDS)
def test_by_finger(visit: Any, game: str, seat: str, lang: str) -> None:
    at = visit(lang, 1024, 768, has_touch=True, reduced_motion="reduce")
    at.start(game, seat, OPPONENT)
    assert play(at, at.finger().tap, 7) > 30
    assert at.page.locator("dialog[open] h2").inner_text()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game, seat", BOARDS)
def test_by_keyboard(visit: Any, game: str, seat: str, lang: str) -> None:
    """Numbers and Space, and now and then the Tab key to a place of the map and Enter."""
    at = visit(lang, reduced_motion="reduce")
    at.start(game, seat, OPPONENT)
    rng = random.Random(3)
    on_the_map = 0
    for _ in range(LIMIT):
        if ended(at):
            break
        before = at.moment()
        at.tree()
        if rng.random() < 0.1 and at.lit("alive"):
            at.page.evaluate("document.querySelector('[data-lit]')?.focus()")
            at.page.keyboard.press("Enter")
            at.settle()
            at.page.keyboard.press("1")
            at.settle()
            on_the_map += at.moment() != before
            if ended(at):
                break
            # Back from the place to the question: Space on a place is a click on it.
            at.page.keyboard.press("Escape")
        numbers = at.page.evaluate(NUMBERS)
        at.page.keyboard.press(rng.choice(numbers) if numbers and rng.random() < 0.6 else "Space")
        at.settle()
    assert at.page.query_selector("dialog[open]"), f"the game does not end: {at.question}"
    assert on_the_map
    assert not KEY.findall(at.page.inner_text("body"))
