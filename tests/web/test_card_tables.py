"""The tables of the card games: nothing covers anything, states are the engine's, the running skirmish is an arena."""

from __future__ import annotations

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

#: Whatever of the cards of an arena reaches over the sums beside them.
OVER_SUMS = """() => [...document.querySelectorAll('.arena .side')].flatMap(side => {
  const sums = [...side.querySelectorAll('.total li, .total b')].map(one => one.getBoundingClientRect());
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return [...side.querySelectorAll('[data-card]')]
    .filter(card => sums.some(sum => over(card.getBoundingClientRect(), sum))).map(card => card.dataset.card);
})"""


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
        assert at.page.get_attribute(".table", "data-tab") == "state"
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
    compared = arenas = 0
    for choice in range(250):
        # Some games end early; then another one is looked at.
        if not choice or not at.choose(choice if choice % 3 else 0):
            at.begin("tcg", ["human", "easy"], {"bidding": "no", "decks": "towers", "format": "towers"})
        if compared > 50 and arenas:
            break
        at.page.wait_for_timeout(60)
        # The page may be a step behind what the server tells.
        both = at.compare(lambda: at.page.evaluate(STATES))
        if both is None:
            continue
        update, shown = both[0], dict(both[1])
        for card in update["view"]["table"]:
            if card["card"] in shown and "vitality" in card:
                assert ("exhausted" in shown[card["card"]]) == (card["vitality"] == 1), card
                compared += 1
        if update["view"]["arena"] and at.page.query_selector(".arena"):
            totals = at.page.locator(".arena .total b").all_inner_texts()
            assert totals == [str(update["view"]["arena"][side]) for side in ("free", "shadow")]
            for width, height in (*SIZES, SIZES[1]):
                at.page.set_viewport_size({"width": width, "height": height})
                at.settle()
                assert at.page.evaluate(OVER_SUMS) == [], width
            arenas += 1
    assert compared > 50 and arenas > 0


@pytest.mark.slow
def test_the_odds_of_a_strike_stand_beside_it(visit: Any) -> None:
    """As long as its roll is waited for, with the sum of the character and the number that it has to beat."""
    at = visit("en", 1366, 768, reduced_motion="reduce")
    for choice in range(400):
        if not choice or not at.choose(choice * 7 % 5):
            at.begin("meccg", ["human", "easy"], {"decks": 1})
        at.page.wait_for_timeout(60)
        strike = ((at.update()["view"]["attack"]) or {}).get("strike")
        rolls_twice = "Lucky Strike" in at.page.inner_text("div[role=log]")
        if strike and not strike["dice"] and not rolls_twice and at.page.query_selector(".clash .odds table"):
            break
    else:
        raise AssertionError("nobody faced a strike")
    need = strike["against"] - strike["prowess"]
    sums = [a + b for a in range(1, 7) for b in range(1, 7)]
    counts = [len([one for one in sums if one > need]), sums.count(need), len([one for one in sums if one < need])]
    shown = [int(text.rstrip(" %")) for text in at.page.locator(".clash .odds td:last-child").all_inner_texts()]
    assert shown == pytest.approx([100 * count / 36 for count in counts if count], abs=1) and sum(shown) == 100


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


def to_assignment(at: Any) -> tuple[str, str]:
    """A skirmish of the TCG is near: who may fight, and against whom."""
    at.begin("tcg", ["human", "easy"], scenario="last-site")
    found = at.page.wait_for_selector(".option[data-code^='assign:']", state="attached")
    _, fighter, minion = found.get_attribute("data-code").split(":")
    return fighter, minion


def test_a_card_is_dragged_onto_another(visit: Any) -> None:
    """A minion onto who is to fight it: the same as the option that names both."""
    at = visit("en", reduced_motion="reduce")
    fighter, minion = to_assignment(at)
    dragged = at.box(f".groups [data-card='{minion}']")
    onto = at.box(f".groups [data-card='{fighter}']")
    before = at.moment()
    at.page.mouse.move(dragged["x"] + 20, dragged["y"] + 20)
    at.page.mouse.down()
    at.page.mouse.move(dragged["x"] + 40, dragged["y"] + 40)
    at.page.mouse.move(onto["x"] + 20, onto["y"] + 20, steps=4)
    at.page.wait_for_selector(".dragged")
    at.page.mouse.up()
    at.until(lambda: at.moment() != before)
    assert "is assigned to" in at.page.inner_text("div[role=log]")


@pytest.mark.slow
def test_a_finger_drags_a_card_onto_another(visit: Any) -> None:
    """On a phone, where the table comes first: at its edge it scrolls on, and the drop is told before it is made."""
    at = visit("es", 390, 844, has_touch=True, is_mobile=True, reduced_motion="reduce")
    fighter, minion = to_assignment(at)
    assert at.page.get_attribute(".table", "data-tab") == "state"
    at.page.locator(f".groups [data-card='{minion}']").scroll_into_view_if_needed()
    dragged = at.box(f".groups [data-card='{minion}']")
    field = at.box(".field")
    edge = field["y"] + field["height"] - 6
    before = at.moment()
    finger = at.finger()
    finger.drag((dragged["x"] + 20, dragged["y"] + 20), (dragged["x"] + 20, edge))

    def onto() -> Any:
        return at.page.locator(f".groups [data-card='{fighter}']").bounding_box()

    at.until(lambda: onto()["y"] + 50 < edge)
    finger.carry((onto()["x"] + 20, field["y"] + field["height"] / 2))
    at.until(lambda: onto()["y"] + 50 < edge)
    finger.carry((onto()["x"] + 20, onto()["y"] + 20))
    at.page.wait_for_selector(".dragged p")
    finger.lift()
    at.until(lambda: at.moment() != before)


@pytest.mark.slow
def test_characters_are_dragged_between_companies_with_influence_counted(visit: Any) -> None:
    at = visit("en", 1366, 768, reduced_motion="reduce")
    at.begin("meccg", ["human", "random"])
    for choice in range(120):
        if at.page.query_selector(".option[data-code^='follow:']") or not at.choose(choice * 7 % 5):
            break
        at.page.wait_for_timeout(60)
    _, follower, leader = str(at.page.get_attribute(".option[data-code^='follow:']", "data-code")).split(":")
    at.tree()
    dragged = at.box(f".groups [data-card='{follower}']")
    onto = at.box(f".groups [data-card='{leader}']")
    at.page.mouse.move(dragged["x"] + 20, dragged["y"] + 20)
    at.page.mouse.down()
    at.page.mouse.move(onto["x"] + 20, onto["y"] + 20, steps=6)
    reported = at.page.inner_text(".dragged p")
    before, counted = at.moment(), [part.split("→")[-1] for part in reported.split("influence: ")[1:]]
    at.page.mouse.up()
    at.until(lambda: at.moment() != before)
    update = at.update()
    seat = update["view"]["players"][update["view"]["active"]]
    (member,) = [c for one in update["view"]["companies"] for c in one["characters"] if c["card"] == leader]
    assert member["influence"] == int(counted[-1])
    assert len(counted) == 1 or seat["general_influence"] == int(counted[0].split()[0])


@pytest.mark.slow
@pytest.mark.parametrize("motion, flies", [("no-preference", True), ("reduce", False)])
def test_cards_fly_to_the_hand_where_motion_is_wanted(visit: Any, motion: str, flies: bool) -> None:
    at = visit("en", reduced_motion=motion)
    at.begin("tcg", ["human", "random"], {"bidding": "no"})
    at.page.evaluate(
        "() => { window.flown = 0; new MutationObserver(list => list.forEach(one => one.addedNodes.forEach(node => {"
        " if (node.classList?.contains('flying')) window.flown++; }))).observe(document.body, { childList: true }); }"
    )
    for choice in range(12):
        at.choose(choice * 7 % 5)
        at.page.wait_for_timeout(100)
    held = at.page.locator(".hand .held").count()
    assert held > 4
    assert (at.page.evaluate("window.flown") >= 4) is flies
    at.page.wait_for_timeout(1500)
    assert at.page.locator(".flying").count() == 0
    assert at.page.locator(".hand .held:visible").count() == at.page.locator(".hand .held").count()


@pytest.mark.slow
def test_equal_options_are_listed_once(visit: Any) -> None:
    """Two copies of a card in the hand are one line; whole games never show the same words twice for the same thing."""
    at = visit("es", reduced_motion="reduce")
    at.begin("tcg", ["human", "random"], {"bidding": "no"})
    merged = 0
    for choice in range(200):
        # Some games end before anybody holds two copies that he may play.
        if not at.choose(choice * 7 % 5):
            at.begin("tcg", ["human", "random"], {"bidding": "no"})
        if merged > 3:
            break
        at.page.wait_for_timeout(60)
        both = at.compare(at.page.locator(".option[data-code^='play:']").all_inner_texts)
        if both is None or not both[0]["question"]:
            continue
        update, lines = both
        words = [line.split("\n")[0] for line in lines]
        assert len(words) == len(set(words)), words
        offered = [one for one in update["question"]["options"] if one["code"].startswith("play:")]
        merged += len(offered) > len(lines) > 0
    assert merged > 0


@pytest.mark.slow
def test_one_click_plays_a_card_that_has_one_way(visit: Any) -> None:
    at = visit("en", reduced_motion="reduce")
    at.begin("tcg", ["human", "random"], {"bidding": "no"})
    for choice in range(80):
        plays = at.page.locator(".option[data-code^='play:']")
        if plays.count():
            break
        at.choose(choice * 7 % 5)
        at.page.wait_for_timeout(60)
    code = str(plays.first.get_attribute("data-code"))
    before = at.moment()
    at.page.locator(f".hand [data-card='{code.split(':')[1]}']").click()
    at.until(lambda: at.moment() != before)


def test_tapped_and_wounded_are_the_engines_words(visit: Any) -> None:
    at = visit("en", reduced_motion="reduce")
    at.begin("meccg", ["human", "easy"])
    compared = worn = 0
    for choice in range(60):
        if not at.choose(choice if choice % 3 else 0):
            break
        at.page.wait_for_timeout(60)
        both = at.compare(lambda: at.page.evaluate(STATES))
        if both is None:
            continue
        update, shown = both[0], dict(both[1])
        for company in update["view"]["companies"]:
            for character in company["characters"]:
                if character["card"] in shown:
                    status = character["status"]
                    assert shown[character["card"]] == ("" if status == "untapped" else status), character
                    compared += 1
                    worn += status != "untapped"
    assert compared > 50 and worn > 0


@pytest.mark.slow
def test_on_a_phone_all_who_may_be_assigned_are_in_sight(visit: Any) -> None:
    at = visit("es", 390, 844, has_touch=True, is_mobile=True, reduced_motion="reduce")
    to_assignment(at)
    codes = [one["code"] for one in at.update()["question"]["options"] if one["code"].startswith("assign:")]
    named = sorted({name for code in codes for name in code.split(":")[1:]})
    field = at.box(".field")
    for name in named:
        card = at.box(f".groups [data-card='{name}']")
        assert field["y"] <= card["y"] and card["y"] + card["height"] <= field["y"] + field["height"] + 1, name
    # What a seat has is told whole, and nothing makes the page wider than the phone.
    cut = "[...document.querySelectorAll('.seat header')].filter(one => one.scrollWidth > one.clientWidth + 1).length"
    wider = "Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)"
    assert [at.page.evaluate(cut), at.page.evaluate(wider)] == [0, 0]
    # The hand is one tap away.
    assert at.page.locator(".hand .held").count() == 0
    at.page.locator(".hand h3 button").tap()
    assert at.page.locator(".hand .held").count() > 0


@pytest.mark.slow
def test_what_a_card_can_do_is_never_under_a_large_card(visit: Any) -> None:
    """The pointer rests on the card that was clicked: its menu can be read and clicked all the same."""
    at = visit("en", 1366, 768, reduced_motion="reduce")
    fighter, _ = to_assignment(at)
    at.tree()
    at.page.locator(f".field [data-card='{fighter}']").hover()
    at.page.wait_for_selector(".zoom")
    at.page.locator(f".field [data-card='{fighter}']").click()
    at.page.wait_for_selector(".spot .deed")
    at.page.wait_for_timeout(300)
    covered = at.page.locator(".spot .deed").evaluate_all(
        "all => all.filter(one => { const box = one.getBoundingClientRect();"
        " return !one.contains(document.elementFromPoint(box.left + 20, box.top + box.height / 2)); }).length"
    )
    assert at.page.locator(".spot .deed").count() > 1 and covered == 0
    assert at.page.locator(".zoom").count() == 0


@pytest.mark.slow
def test_companies_fly_the_colours_of_their_seats(visit: Any) -> None:
    """Whoever sits in the second seat has that seat's colour on the map as well; tilted cards hide no words."""
    at = visit("en", 1920, 1080, reduced_motion="reduce")
    at.begin("meccg", ["random", "human"], scenario="agents-about")
    at.page.wait_for_selector(".map .company path", state="attached")
    fills = "all => all.map(one => one.getAttribute('fill'))"
    seats = at.page.locator(".seat").evaluate_all(
        "all => Object.fromEntries("
        "all.map(one => [one.classList.contains('me'), one.style.getPropertyValue('--seat')]))"
    )
    assert set(at.page.locator(".map .company.mine path").evaluate_all(fills)) == {seats["true"]}
    assert set(at.page.locator(".map .company:not(.mine) path").evaluate_all(fills)) <= {seats["false"]}
    hidden = at.page.evaluate(
        "() => [...document.querySelectorAll('.own')].filter(one => {"
        " const [face, word] = [one.querySelector('.tapped'), one.querySelector('.beside')];"
        " return face && word && face.getBoundingClientRect().bottom > word.getBoundingClientRect().top + 2; }).length"
    )
    assert hidden == 0


#: Names of regions that lie over each other; letters leave some room above and below.
CROSSED = """() => {
  const all = [...document.querySelectorAll('.map .label')].map(one => [one.textContent, one.getBoundingClientRect()]);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  return all.flatMap(([name, box], at) =>
    all.slice(at + 1).filter(([, other]) => over(box, other)).map(([other]) => `${name} / ${other}`));
}"""


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("width, height", [(1366, 768), (390, 844)])
def test_names_of_the_map_can_be_read(visit: Any, lang: str, width: int, height: int) -> None:
    """No name lies over another, and a phone begins near the own company, with letters of a readable size."""
    at = visit(lang, width, height, reduced_motion="reduce")
    at.begin("meccg", ["human", "easy"], scenario="agents-about")
    at.page.wait_for_selector(".map .label")
    at.page.wait_for_timeout(300)
    assert at.page.evaluate(CROSSED) == []
    sizes = at.page.locator(".map .label text").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height)"
    )
    assert min(sizes) > 8
    sheet, own = at.box(".map .sheet"), at.box(".map .company.mine >> nth=0")
    assert sheet["x"] < own["x"] < sheet["x"] + sheet["width"]
    assert sheet["y"] < own["y"] < sheet["y"] + sheet["height"]


@pytest.mark.slow
def test_a_phone_goes_to_the_cards_of_a_question(visit: Any) -> None:
    at = visit("es", 390, 844, has_touch=True, is_mobile=True, reduced_motion="reduce")
    at.begin("meccg", ["human", "random"], {"decks": 1})
    seen = 0
    for choice in range(400):
        if at.page.query_selector("dialog[open]") or seen > 2:
            break
        lit = at.page.evaluate(
            "() => { const field = document.querySelector('.field'); if (!field) return null;"
            " if (document.querySelector('.hand .face.lit')) return null;"
            " const frame = field.getBoundingClientRect();"
            " const all = [...field.querySelectorAll('.face.lit')].map(one => one.getBoundingClientRect());"
            " return all.length ? all.some(box => box.top + box.height / 2 > frame.top &&"
            " box.top + box.height / 2 <= frame.bottom) : null; }"
        )
        if lit is not None:
            seen += 1
            assert lit
        at.choose(choice * 5 % 7)
        at.page.wait_for_timeout(150)
    assert seen > 2
