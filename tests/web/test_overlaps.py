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


@pytest.mark.parametrize("game", ["wotr", "bofa"])
def test_pieces_do_not_hide_names(visit: Any, game: str) -> None:
    at = visit("en", 1366, 768, reduced_motion="reduce")
    table = played(at.address, game)
    at.open(f"/table/{table}")
    at.page.wait_for_selector(".standing", state="attached")
    names, hidden = 0, []
    for _ in range(50):
        hidden += at.page.evaluate(HIDDEN)
        names += at.page.locator("[data-name]").count()
        if at.page.query_selector("dialog[open]"):
            break
        at.page.wait_for_timeout(120)
    assert names > 200
    # Labels are drawn above pieces: what overlaps is still read, and seldom.
    assert len(hidden) <= names * 0.02, sorted(set(hidden))[:20]
