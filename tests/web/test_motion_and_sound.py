"""Speed and volume as somebody sets them at the table, and what a browser or a phone asks for by itself."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.slow

#: Counts the tones and knocks that are started, with the loudest of them.
LISTEN = """
window.heard = { count: 0, loudest: 0 };
const [gain, source] = [AudioParam.prototype.setValueAtTime, AudioScheduledSourceNode.prototype.start];
AudioParam.prototype.setValueAtTime = function (value, at) {
  window.heard.loudest = Math.max(window.heard.loudest, value);
  return gain.call(this, value, at);
};
AudioScheduledSourceNode.prototype.start = function (at) { window.heard.count += 1; return source.call(this, at); };
const buffer = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (at) { window.heard.count += 1; return buffer.call(this, at); };
"""


def table(visit: Any, **more: Any) -> Any:
    """A war for two people, so that nothing happens but what is clicked."""
    at = visit("en", **more)
    at.page.add_init_script(LISTEN)
    at.begin("wotr", ["human", "human"], scenario="first-game")
    at.tree()
    return at


def menu(at: Any) -> None:
    at.page.get_by_role("button", name="Menu").click()


def set_speed(at: Any, speed: str) -> None:
    menu(at)
    at.page.get_by_label("Speed of what happens").select_option(speed)
    at.page.keyboard.press("Escape")


def set_volume(at: Any, key: str) -> None:
    """The volume by its slider: Home is silent, End as loud as can be."""
    menu(at)
    at.page.get_by_label("Sound").press(key)
    at.page.keyboard.press("Escape")


def march(at: Any) -> None:
    """An army goes from Edoras to the Folde."""
    before = at.moment()
    for region in ("edoras", "folde"):
        at.page.mouse.click(*at.point_of(region))
        at.page.wait_for_timeout(120)
    at.until(lambda: at.moment() != before)


def travels(at: Any) -> str:
    """How long the army of the Folde travels; nothing if it is there at once."""
    way = at.page.query_selector(".going animateMotion")
    return str(way.get_attribute("dur")) if way else ""


@pytest.mark.parametrize("speed, takes", [("off", ""), ("fast", "0.35s"), ("usual", "0.7s"), ("slow", "1.4s")])
def test_pieces_travel_as_fast_as_somebody_wants(visit: Any, speed: str, takes: str) -> None:
    at = table(visit)
    set_speed(at, speed)
    march(at)
    at.page.wait_for_selector(".gone", state="attached")
    assert travels(at) == takes
    at.page.reload()
    at.wait_for_question()
    menu(at)
    assert at.page.get_by_label("Speed of what happens").input_value() == speed


def test_reduced_motion_goes_before_the_speed(visit: Any) -> None:
    at = table(visit, reduced_motion="reduce")
    set_speed(at, "slow")
    march(at)
    at.page.wait_for_selector(".gone", state="attached")
    assert travels(at) == ""


def test_steps_are_heard_as_loud_as_somebody_wants(visit: Any) -> None:
    at = table(visit)
    march(at)
    at.until(lambda: at.page.evaluate("window.heard.count") > 0)
    usual = at.page.evaluate("window.heard.loudest")
    assert 0 < usual <= 0.5
    for key, louder in (("End", True), ("Home", False)):
        set_volume(at, key)
        at.page.evaluate("window.heard = { count: 0, loudest: 0 }")
        before = at.moment()
        at.page.keyboard.press("u")
        at.until(lambda before=before: at.moment() != before)
        at.tree()
        march(at)
        at.page.wait_for_timeout(300)
        heard = at.page.evaluate("window.heard")
        assert (heard["loudest"] > usual) == louder and (heard["count"] > 0) == louder


def test_a_phone_is_silent_until_somebody_wants_it_otherwise(visit: Any) -> None:
    at = table(visit, width=390, height=844, is_mobile=True, has_touch=True)
    before = at.moment()
    at.page.locator(".asked .ways button").first.tap()
    at.until(lambda: at.moment() != before)
    at.page.wait_for_timeout(300)
    assert at.page.evaluate("window.heard.count") == 0
    menu(at)
    assert at.page.get_by_label("Sound").input_value() == "0"
