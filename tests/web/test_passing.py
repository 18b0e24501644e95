"""Passing by itself: until the next turn, at some questions always, and nobody can tell who had something to do."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest

#: When each question came, how many options it had, and when it was answered.
WATCH = """() => {
  window.answered = [];
  let asked = null;
  new MutationObserver(() => {
    const number = document.querySelector('.table')?.dataset.number;
    const options = document.querySelectorAll('.option').length;
    if (options && (!asked || asked.number !== number)) asked = { number, options, at: performance.now() };
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (asked && !asked.told && JSON.parse(data).type === 'decide') {
      asked.told = true;
      window.answered.push([asked.options, performance.now() - asked.at]);
    }
    return send.call(this, data);
  };
}"""


@pytest.mark.slow
def test_passing_until_the_next_turn_takes_as_long_with_something_to_do_as_without(visit: Any) -> None:
    at = visit("en", reduced_motion="reduce")
    at.page.add_init_script("localStorage.setItem('westmarch.pass-after', '0.6')")
    at.begin("tcg", ["human", "easy"], {"bidding": "no"})
    at.page.evaluate(WATCH)
    taken: list[tuple[int, float]] = []
    for choice in range(80):
        answered = [*taken, *at.page.evaluate("window.answered")]
        if len([one for one in answered if one[0] == 1]) > 2 and len([one for one in answered if one[0] > 1]) > 3:
            break
        if at.page.query_selector(".passing[role=status]"):
            at.page.wait_for_timeout(1_000)
        elif at.page.query_selector(".passing button.link"):
            at.page.locator(".passing button.link").first.click()
        elif not at.choose(choice):
            taken += at.page.evaluate("window.answered")
            at.begin("tcg", ["human", "easy"], {"bidding": "no"})
            at.page.evaluate(WATCH)
        at.page.wait_for_timeout(300)
    # What the test itself clicks goes at once.
    waited = [(options, time) for options, time in answered if time > 250]
    idle = [time for options, time in waited if options == 1]
    busy = [time for options, time in waited if options > 1]
    assert len(idle) > 1 and len(busy) > 1, answered
    # Between half and one and a half times the wait that was set, whatever there was to do; a loaded machine is later.
    assert all(300 <= median(times) < 1_600 for times in (idle, busy)), answered
