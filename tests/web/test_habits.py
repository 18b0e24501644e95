"""What a hand may rely on: numbers, Enter, odds that add up, lines that light the map, room for the log."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

pytestmark = pytest.mark.slow

BOARDS = ["wotr", "bofa"]


class Sent:
    """The codes of the decisions that a page has sent."""

    def __init__(self, at: Any) -> None:
        self.codes: list[list[str]] = []
        at.page.on("websocket", lambda socket: socket.on("framesent", self._keep))

    def _keep(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "decide":
            self.codes.append(message["codes"])


def first_game(visit: Any, game: str) -> tuple[Any, Sent]:
    at = visit("en", reduced_motion="reduce")
    sent = Sent(at)
    at.begin(game, ["human", "human"], scenario="first-game")
    at.tree()
    return at, sent


#: Each option or deed that shows a number, with that number and its codes.
NUMBERED = """where => [...document.querySelectorAll(where)].map(one => [one.querySelector('kbd')?.textContent ?? '',
  one.dataset.code ?? one.dataset.codes]).filter(([number]) => /^[1-9]$/.test(number))"""


def test_a_number_key_takes_the_option_with_that_number(visit: Any) -> None:
    at, sent = first_game(visit, "wotr")
    for turn in range(6):
        shown = at.page.evaluate(NUMBERED, ".option")
        visible = at.page.locator(".option kbd:visible").count()
        assert shown and visible >= len(shown)
        # What shows a card cannot be taken back.
        again = [(number, code) for number, code in shown if not code.startswith(("draw:", "event:"))]
        number, code = again[(turn * 2 + 1) % len(again)]
        before = at.moment()
        at.page.keyboard.press(number)
        at.until(lambda before=before: at.moment() != before)
        assert sent.codes[-1] == [code]
        at.page.keyboard.press("u")
        at.until(lambda before=before: at.moment() != before and at.page.query_selector(".option") is not None)
        at.page.wait_for_timeout(150)


def test_a_number_that_is_not_shown_takes_nothing(visit: Any) -> None:
    at, sent = first_game(visit, "wotr")
    at.page.keyboard.press("f")
    at.page.keyboard.type("Gondor")
    at.page.locator("#option-search").blur()
    shown = {number for number, _ in at.page.evaluate(NUMBERED, ".option")}
    assert 0 < len(shown) < 9
    at.page.keyboard.press("9")
    at.page.wait_for_timeout(200)
    assert sent.codes == []


def test_a_number_key_takes_the_deed_with_that_number(visit: Any) -> None:
    at, sent = first_game(visit, "wotr")
    at.page.locator(".tracks [data-thing='nation:gondor']").first.click()
    at.page.wait_for_selector(".spot .deed")
    number, codes = at.page.evaluate(NUMBERED, ".spot .deed")[0]
    at.page.keyboard.press(number)
    at.until(lambda: len(sent.codes) == 1)
    assert sent.codes[0] == codes.split(" ")


def test_a_number_key_takes_the_item_with_that_number(visit: Any) -> None:
    at, sent = first_game(visit, "bofa")
    items = at.page.locator(".picker li")
    assert items.count() > 2 and items.nth(1).locator("kbd").inner_text() == "2"
    name = items.nth(1).locator("button").get_attribute("data-item")
    at.page.keyboard.press("2")
    at.until(lambda: items.nth(1).locator("[aria-pressed=true]").count() == 1)
    at.page.keyboard.press("Space")
    at.until(lambda: len(sent.codes) == 1)
    assert name and sent.codes[0][0].endswith(f":{name}")


def test_enter_takes_the_only_hit_of_a_search(visit: Any) -> None:
    at, sent = first_game(visit, "wotr")
    at.page.keyboard.press("f")
    at.page.keyboard.type("e")
    at.page.keyboard.press("Enter")
    assert at.page.locator(".option").count() > 1 and sent.codes == []
    wanted = at.page.locator(".option")
    for text in [one.split("\n")[0] for one in wanted.all_inner_texts()]:
        at.page.locator("#option-search").fill(text)
        at.settle()
        if wanted.count() == 1:
            break
    code = wanted.get_attribute("data-code")
    at.page.keyboard.press("Enter")
    at.until(lambda: len(sent.codes) == 1)
    assert sent.codes[0] == [code]


def test_odds_add_up_to_a_hundred(visit: Any) -> None:
    """Those of an attack that is chosen on the map, in its table and on its button."""
    at, _ = first_game(visit, "wotr")
    for region in ("edoras", "westemnet"):
        at.page.mouse.click(*at.point_of(region))
        at.page.wait_for_timeout(200)
    at.page.wait_for_selector(".spot .deed .then")
    at.page.wait_for_selector("table caption")
    for table in at.page.locator("table:has(caption)").all():
        # What is all but certain is told as more than 99, and the rest as less than 1.
        shown = table.inner_text().replace("> 99 %", "100 %")
        assert sum(int(found) for found in re.findall(r"(?<!< )\b(\d+) %", shown)) == 100
    button = at.page.locator(".spot .deed .then").first.inner_text()
    assert sum(int(found) for found in re.findall(r"(\d+) ?%", button)) <= 100


#: The regions whose outline is drawn as pointed at.
POINTED = """() => {
  const cells = [...document.querySelectorAll('[data-region]')].map(one => [one.getAttribute('d'), one.dataset.region]);
  const regions = new Map(cells);
  return [...document.querySelectorAll('.marks .pointed')].map(one => regions.get(one.getAttribute('d')));
}"""


def test_pointing_at_a_line_of_the_log_lights_its_regions(visit: Any) -> None:
    at, _ = first_game(visit, "wotr")
    for region in ("edoras", "folde"):
        at.page.mouse.click(*at.point_of(region))
        at.page.wait_for_timeout(150)
    line = at.page.locator("div[role=log] li", has_text="Folde").last
    line.hover()
    at.until(lambda: set(at.page.evaluate(POINTED)) == {"edoras", "folde"})
    at.page.mouse.move(5, 5)
    at.until(lambda: at.page.evaluate(POINTED) == [])


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("width, height", [(1366, 768), (1440, 900), (1024, 768)])
def test_the_log_keeps_its_room(visit: Any, game: str, width: int, height: int) -> None:
    """Five lines at least, with a full hand and a chat beside it."""
    at = visit("es", width, height, reduced_motion="reduce")
    at.begin(game, ["human", "human"], scenario={"wotr": "all-at-war", "bofa": "crowded"}[game])
    lines = at.page.locator("div[role=log].lines")
    assert lines.bounding_box()["height"] >= 5 * at.page.locator("div[role=log] li").first.bounding_box()["height"]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_choices_have_room_beside_a_full_hand(visit: Any, lang: str) -> None:
    """Five lines of the main question at least can be read at once on the smallest screen of a desk."""
    at = visit(lang, 1366, 768, reduced_motion="reduce")
    at.begin("wotr", ["human", "random"], scenario="all-at-war")
    for _ in range(20):
        if at.page.locator(".option[data-code^='use:']").count():
            break
        before = at.moment()
        if at.page.locator(".picker").count():
            # Two cards too many.
            for key in ("1", "2", "Space"):
                at.page.keyboard.press(key)
        else:
            at.choose()
        at.until(lambda before=before: at.moment() != before)
        at.wait_for_question()
        at.tree()
    assert at.page.locator(".war-card.lit, .cards .war-card").count() >= 6
    at.page.wait_for_timeout(200)
    seen = at.page.evaluate(
        """() => { const frame = document.querySelector('.choices').getBoundingClientRect();
        return [...document.querySelectorAll('.choices .option')].filter(one => {
          const box = one.getBoundingClientRect();
          return box.height && box.top >= frame.top && box.bottom <= frame.bottom + 1; }).length; }"""
    )
    assert seen >= 5


def test_what_several_dice_can_do_is_one_line_with_its_dice(visit: Any) -> None:
    at, sent = first_game(visit, "wotr")
    line = at.page.locator("li", has=at.page.locator(".option[data-code='use:muster-army:move_armies']"))
    assert at.page.locator(".option[data-code$=':move_armies']").count() == 1
    other = line.locator("[data-instead='use:character:move_armies']")
    assert "Character" in other.get_attribute("aria-label")
    other.click()
    at.until(lambda: len(sent.codes) == 1)
    assert sent.codes[0] == ["use:character:move_armies"]


def test_pointing_at_a_line_that_plays_a_card_shows_the_card(visit: Any) -> None:
    at, _ = first_game(visit, "wotr")
    assert at.page.locator(".preview").count() == 0
    line = at.page.locator(".option[data-code^='event:']").first
    card = line.get_attribute("data-code").rsplit(":", 1)[1]
    line.hover()
    at.page.wait_for_selector(".preview")
    name = at.page.evaluate("() => document.querySelector('.preview').textContent")
    at.page.mouse.move(5, 5)
    at.page.wait_for_selector(".preview", state="detached")
    assert card and len(name) > 40


@pytest.mark.parametrize("width", [1024, 1280, 1366])
@pytest.mark.parametrize("game, scenario", [("wotr", "all-at-war"), ("bofa", "crowded")])
def test_nothing_of_the_tracks_is_cut(visit: Any, game: str, scenario: str, width: int) -> None:
    at = visit("es", width, 768, reduced_motion="reduce")
    at.begin(game, ["human", "human"], scenario=scenario)
    at.page.wait_for_selector(".strip section")
    cut = at.page.evaluate(
        """() => { const sections = [...document.querySelectorAll('.strip section')];
        const edge = document.querySelector('.strip').getBoundingClientRect().right;
        return sections.flatMap((one, at) => {
          const next = sections[at + 1]?.getBoundingClientRect();
          const mine = one.getBoundingClientRect();
          const end = next && next.top < mine.bottom && next.left > mine.left ? next.left : edge;
          return [...one.querySelectorAll('*')].filter(part => part.getBoundingClientRect().right > end + 1)
            .map(part => part.textContent.trim() || part.className); }); }"""
    )
    assert cut == []


def test_a_region_tells_of_the_birds_over_its_territory(visit: Any) -> None:
    at = visit("en", reduced_motion="reduce")
    at.begin("bofa", ["random", "human"], scenario="before_the_gate")
    regions = {
        "broken_lands": "fenland",
        "valley": "east_of_dale",
        "eastern_bank": "spur_foot",
        "southern_spur": "western_fells",
    }
    for _ in range(40):
        if over := [(place, count) for place, count in at.update()["view"]["bats"].items() if count]:
            place, count = over[0]
            at.page.mouse.move(*at.point_of(regions[place]))
            at.page.get_by_text(re.compile(rf"^\s*Bats, .+: {count}\s*$")).wait_for()
            return
        at.choose()
        at.settle()
        at.wait_for_question()
    raise AssertionError("no bats came")
