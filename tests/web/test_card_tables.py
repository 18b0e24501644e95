"""The tables of the card games: nothing covers anything, states are the engine's, the running skirmish is an arena."""

from __future__ import annotations

import json
import urllib.request
from itertools import pairwise
from typing import Any

import pytest

SIZES = [(1366, 768), (1440, 900), (1920, 1080), (390, 844)]
BOXES = """names => names.map(name => {
  const box = document.querySelector(name)?.getBoundingClientRect();
  return box ? [box.left, box.top, box.right, box.bottom] : null;
})"""
#: Cards of the hand that something else lies over.
COVERED = """() => [...document.querySelectorAll('.hand [data-card]')].filter(card => {
  const box = card.getBoundingClientRect();
  const strip = card.closest('.row').getBoundingClientRect();
  const x = box.left + box.width / 2;
  if (x > strip.right || x < strip.left) return false;
  return !card.contains(document.elementFromPoint(x, box.top + box.height / 2));
}).map(card => card.dataset.card)"""
STATES = """() => [...document.querySelectorAll('.field [data-card]')]
  .map(card => [card.dataset.card, card.dataset.states])"""


def view_of(at: Any) -> Any:
    table = at.page.url.rsplit("/", 1)[1]
    key = at.page.evaluate("table => localStorage.getItem(`westmarch.key.${table}`)", table)
    request = urllib.request.Request(f"{at.address}/api/tables/{table}", headers={"x-seat-key": key})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["update"]


def apart(boxes: list[list[float] | None]) -> bool:
    """Whether boxes that stand one above the other do not reach into each other."""
    there = [box for box in boxes if box is not None]
    return all(above[3] <= below[1] + 1 for above, below in pairwise(there))


@pytest.mark.parametrize("game, options", [("tcg", {"bidding": "no"}), ("meccg", {})])
@pytest.mark.parametrize("width, height", SIZES)
def test_nothing_covers_anything(visit: Any, game: str, options: dict[str, Any], width: int, height: int) -> None:
    at = visit("es", width, height, reduced_motion="reduce")
    at.begin(game, ["human", "random"], options)
    if width < 600:
        at.page.locator(".tabs button").nth(1).click()
    for choice in range(14):
        if not at.choose(choice):
            break
        at.page.wait_for_timeout(60)
        if at.page.query_selector("dialog[open]"):
            break
        boxes = at.page.evaluate(BOXES, [".cardtable .above", ".cardtable .field", ".cardtable .hand"])
        assert apart(boxes), boxes
        assert all(box[3] <= height + 1 for box in boxes if box is not None)
        at.page.mouse.move(2, 2)
        assert at.page.evaluate(COVERED) == []


def test_states_are_the_engines_and_the_skirmish_is_an_arena(visit: Any) -> None:
    at = visit("en", reduced_motion="reduce")
    at.begin("tcg", ["human", "easy"], {"bidding": "no", "decks": "towers", "format": "towers"})
    compared = arenas = 0
    for choice in range(150):
        if not at.choose(choice if choice % 3 else 0):
            break
        at.page.wait_for_timeout(60)
        update = view_of(at)
        shown = dict(at.page.evaluate(STATES))
        # The page may be a step behind what the server tells.
        if at.moment() != str(update["number"]) or view_of(at)["number"] != update["number"]:
            continue
        for card in update["view"]["table"]:
            if card["card"] in shown and "vitality" in card:
                assert ("exhausted" in shown[card["card"]]) == (card["vitality"] == 1), card
                compared += 1
        if update["view"]["arena"] and at.page.query_selector(".arena"):
            totals = at.page.locator(".arena .total b").all_inner_texts()
            assert totals == [str(update["view"]["arena"][side]) for side in ("free", "shadow")]
            arenas += 1
    assert compared > 50 and arenas > 0


def test_a_destination_is_chosen_on_the_map(visit: Any) -> None:
    at = visit("en", reduced_motion="reduce")
    at.begin("meccg", ["human", "random"])
    for choice in range(60):
        if at.page.query_selector(".site.open"):
            break
        at.choose(choice)
        at.page.wait_for_timeout(50)
    at.page.locator(".site.open").first.dispatch_event("click")
    at.page.wait_for_selector(".option")
    assert at.page.locator(".option").count() >= 1


def test_a_card_is_dragged_onto_another(visit: Any) -> None:
    """A minion onto who is to fight it: the same as the option that names both."""
    at = visit("en", reduced_motion="reduce")
    at.begin("tcg", ["human", "easy"], {"bidding": "no"})
    assigns = ".option[data-code^='assign:']"
    for choice in range(200):
        if at.page.query_selector(assigns) or not at.choose(choice if choice % 3 else 1):
            break
        at.page.wait_for_timeout(60)
    _, fighter, minion = str(at.page.get_attribute(assigns, "data-code")).split(":")
    dragged = at.page.locator(f".groups [data-card='{minion}']").bounding_box()
    onto = at.page.locator(f".groups [data-card='{fighter}']").bounding_box()
    before = at.moment()
    at.page.mouse.move(dragged["x"] + 20, dragged["y"] + 20)
    at.page.mouse.down()
    at.page.mouse.move(dragged["x"] + 40, dragged["y"] + 40)
    at.page.mouse.move(onto["x"] + 20, onto["y"] + 20, steps=4)
    at.page.wait_for_selector(".dragged")
    at.page.mouse.up()
    at.until(lambda: at.moment() != before)
    assert "is assigned to" in at.page.inner_text("div[role=log]")


def test_tapped_and_wounded_are_the_engines_words(visit: Any) -> None:
    at = visit("en", reduced_motion="reduce")
    at.begin("meccg", ["human", "easy"])
    compared = worn = 0
    for choice in range(60):
        if not at.choose(choice if choice % 3 else 0):
            break
        at.page.wait_for_timeout(60)
        update = view_of(at)
        shown = dict(at.page.evaluate(STATES))
        if at.moment() != str(update["number"]) or view_of(at)["number"] != update["number"]:
            continue
        for company in update["view"]["companies"]:
            for character in company["characters"]:
                if character["card"] in shown:
                    status = character["status"]
                    assert shown[character["card"]] == ("" if status == "untapped" else status), character
                    compared += 1
                    worn += status != "untapped"
    assert compared > 50 and worn > 0
