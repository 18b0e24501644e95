"""Names on the maps: nothing hides them, at the set-up and in crowded wars."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest

pytestmark = pytest.mark.slow

#: How many names have more than a quarter of their ground under a piece of another region.
HIDDEN = """() => {
  const pieces = [...document.querySelectorAll('.standing')].map(one => [one.dataset.at, one.getBoundingClientRect()]);
  const hidden = [];
  for (const text of document.querySelectorAll('[data-name]')) {
    const box = text.getBoundingClientRect();
    if (!box.width) continue;
    for (const [at, piece] of pieces) {
      const x = Math.min(box.right, piece.right) - Math.max(box.left, piece.left);
      const y = Math.min(box.bottom, piece.bottom) - Math.max(box.top, piece.top);
      if (x > 0 && y > 0 && x * y > box.width * box.height * 0.25) hidden.push(`${text.dataset.name} under ${at}`);
    }
  }
  return hidden;
}"""


def played(address: str, game: str) -> str:
    """A table between machines, far enough into its game."""
    body = {"game": game, "players": ["random", "random"], "options": {}, "names": []}
    request = urllib.request.Request(
        f"{address}/api/tables", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["table"]["id"])


#: Pieces that are cut off by the edge of the map.
CUT = """() => {
  const frame = document.querySelector('.frame').getBoundingClientRect();
  return [...document.querySelectorAll('.standing')].filter(one => {
    const box = one.getBoundingClientRect();
    const [below, above] = [box.bottom > frame.bottom + 2, box.top < frame.top - 2];
    return below || above || box.left < frame.left - 2 || box.right > frame.right + 2;
  }).map(one => one.dataset.at);
}"""
#: The Ring of the Fellowship and the protection of strongholds, where an army of any region covers a tenth of them.
COVERED = """() => {
  const boxes = selector => [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect());
  const armies = boxes('.standing .stack, .standing .army');
  return boxes('.fellowship circle:first-child, .things .shield').filter(sign => armies.some(army => {
    const x = Math.min(sign.right, army.right) - Math.max(sign.left, army.left);
    const y = Math.min(sign.bottom, army.bottom) - Math.max(sign.top, army.top);
    return x > 0 && y > 0 && x * y > sign.width * sign.height * 0.1;
  })).length;
}"""
#: Settlements of which an army covers a twentieth or more.
SIGNS = """() => {
  const stacks = [...document.querySelectorAll('.standing .stack, .standing .army')];
  const armies = stacks.map(one => one.getBoundingClientRect());
  return [...document.querySelectorAll('[data-sign]')].filter(sign => {
    const box = sign.getBoundingClientRect();
    return box.width && armies.some(army => {
      const x = Math.min(box.right, army.right) - Math.max(box.left, army.left);
      const y = Math.min(box.bottom, army.bottom) - Math.max(box.top, army.top);
      return x > 0 && y > 0 && x * y > box.width * box.height * 0.05;
    });
  }).map(sign => sign.dataset.sign);
}"""
POSITIONS = 50


@pytest.mark.parametrize("game", ["wotr", "bofa"])
def test_pieces_neither_hide_names_nor_leave_the_map(visit: Any, game: str) -> None:
    """Fifty positions of random games, the set-up among them, on the smallest screen of a desk."""
    at = visit("en", 1366, 768, reduced_motion="reduce")
    looked = names = covered = 0
    hidden: list[str] = []
    while looked < POSITIONS:
        at.open(f"/table/{played(at.address, game)}")
        at.page.wait_for_selector(".standing", state="attached", timeout=60_000)
        at.page.wait_for_selector(".frame")
        while looked < POSITIONS:
            hidden += at.page.evaluate(HIDDEN)
            assert at.page.evaluate(CUT) == []
            covered += at.page.evaluate(COVERED)
            names += at.page.locator("[data-name]").count()
            looked += 1
            if at.page.query_selector("dialog[open]"):
                break
            at.page.wait_for_timeout(300)
    assert names > 1000
    assert covered <= POSITIONS * 0.1
    # Labels are drawn above pieces: what overlaps is still read, and hardly ever does.
    assert len(hidden) <= names * 0.004, sorted(set(hidden))[:20]


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", ["wotr", "bofa"])
@pytest.mark.parametrize("width, height", [(1366, 768), (1920, 1080)])
def test_no_army_of_the_set_up_stands_on_a_settlement(
    visit: Any, game: str, lang: str, width: int, height: int
) -> None:
    at = visit(lang, width, height, reduced_motion="reduce")
    at.start(game, "free" if game == "wotr" else "shadow")
    at.page.wait_for_selector(".standing", state="attached")
    assert at.page.evaluate(SIGNS) == []


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game, scenario", [("wotr", "all-at-war"), ("bofa", "crowded")])
@pytest.mark.parametrize("width, height", [(1366, 768), (1440, 900), (1920, 1080)])
def test_a_crowded_war_hides_nothing(visit: Any, game: str, scenario: str, lang: str, width: int, height: int) -> None:
    at = visit(lang, width, height, reduced_motion="reduce")
    at.begin(game, ["human", "human"], scenario=scenario)
    at.page.wait_for_selector(".standing", state="attached")
    assert [at.page.evaluate(one) for one in (HIDDEN, CUT, SIGNS)] == [[], [], []]
    # On a large screen every army has room in its own region; elsewhere a line ties those that have not.
    if game == "wotr" and width == 1920:
        assert at.page.locator(".tether.line").count() == 0


#: Whether the middle of a region lies within the map and clear of the scene.
CLEAR = """id => {
  const cell = document.querySelector(`[data-region="${id}"]`).getBoundingClientRect();
  const [x, y] = [cell.left + cell.width / 2, cell.top + cell.height / 2];
  const holds = box => x > box.left && x < box.right && y > box.top && y < box.bottom;
  const boxes = selector => [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect());
  return boxes('.frame').some(holds) && !boxes('.corner .battle').some(holds);
}"""


def test_a_fight_on_a_phone_is_seen_beside_its_scene(visit: Any) -> None:
    """The map goes to where the armies fight, and the scene stands elsewhere."""
    at = visit("en", 390, 844, reduced_motion="reduce", has_touch=True, is_mobile=True)
    at.begin("wotr", ["random", "human"], scenario="siege-minas-tirith")
    wanted = ("combat:", "attack:", "use:")
    for _ in range(40):
        path = at.update()["path"]
        if at.page.locator(".corner .battle").count():
            battle = next(place for place in path if place["key"].endswith("frame-battle"))
            region = battle["about"]["region"]["key"].removeprefix("wotr-region-")
            at.until(lambda region=region: at.page.evaluate(CLEAR, region))
            return
        before = at.moment()
        if at.page.locator(".picker").count():
            at.page.keyboard.press("1")
            at.page.keyboard.press("Space")
        else:
            codes = at.page.eval_on_selector_all(".option", "all => all.map(one => one.dataset.code)")
            attacks = [place for place, code in enumerate(codes) if code.startswith(wanted) and "attack" in code]
            at.choose(attacks[0] if attacks else 0)
        at.until(lambda before=before: at.moment() != before)
        at.wait_for_question()
        at.tree()
    raise AssertionError("nobody fights")
