"""From an interaction to the next paint, with the full map of War of the Ring in a real Chromium.

    python bench/client_paint.py --rounds 40

Starts its own server on the loopback and opens a table in the middle of a war. A scripted hand then clicks regions and
choices, presses keys, zooms and opens dialogs. The browser's Event Timing API tells for each interaction how long it
took from the input to the next paint, in steps of 8 ms; those below 16 ms it does not report, and they count as 16.
Needs the built client, playwright and a Chromium on the PATH.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import socket
import tempfile
import threading
import time
import urllib.request
from typing import Any

WATCH = """
window.events = [];
new PerformanceObserver(list => {
  for (const one of list.getEntries())
    if (one.interactionId)
      window.events.push([one.interactionId, one.name, one.duration, one.processingEnd - one.processingStart]);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""
POINT = """id => {
  const cell = document.querySelector(`[data-region="${id}"]`);
  const box = cell.getBoundingClientRect();
  for (let at = 0; at < 200; at++) {
    const x = box.left + box.width * (0.5 + ((at * 37) % 60 - 30) / 62);
    const y = box.top + box.height * (0.5 + ((at * 23) % 60 - 30) / 62);
    if (document.elementFromPoint(x, y) === cell) return [x, y];
  }
  return null;
}"""


def serve() -> str:
    """A server of this process; returns its address."""
    import uvicorn

    from westmarch.server.app import create_app
    from westmarch.server.settings import Settings

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder = tempfile.mkdtemp()
    app = create_app(Settings(database=f"sqlite:///{folder}/tables.db", burst=5000, refill=5000.0))
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=port, log_level="error"))
    threading.Thread(target=server.run, daemon=True).start()
    while not server.started:
        time.sleep(0.05)
    return f"http://127.0.0.1:{port}"


def open_table(address: str) -> str:
    """A table with armies everywhere; returns the address of the seat."""
    body = {"game": "wotr", "players": ["human", "random"], "scenario": "all-at-war"}
    request = urllib.request.Request(
        f"{address}/api/tables", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    return f"{address}/table/{made['table']['id']}#{made['keys']['0']}"


def interact(page: Any, rounds: int) -> int:
    """A person in a hurry; returns how many interactions there were."""
    rng = random.Random(1)
    regions = page.evaluate("[...document.querySelectorAll('[data-region]')].map(cell => cell.dataset.region)")
    done = 0
    for at in range(rounds):
        page.wait_for_selector(".option, dialog[open]", state="attached")
        if page.query_selector("dialog[open]"):
            break
        point = page.evaluate(POINT, rng.choice(regions))
        if point:
            page.mouse.click(*point)
            done += 1
        page.wait_for_timeout(200)
        page.mouse.wheel(0, rng.choice([-240, 240]))
        page.wait_for_timeout(300)
        for key in ("?", "Escape", "/", "Escape")[: 4 if at % 8 == 0 else 0]:
            page.keyboard.press(key)
            page.wait_for_timeout(300)
            done += 1
        page.keyboard.press(rng.choice(["1", "2", "3", "Space"]))
        done += 1
        page.wait_for_timeout(250)
    return done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    from playwright.sync_api import sync_playwright

    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-dev-shm-usage"])
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.add_init_script(WATCH)
        page.goto(open_table(serve()))
        page.wait_for_selector("[data-region=umbar]", state="attached")
        page.wait_for_selector(".option")
        page.wait_for_timeout(1500)
        done = interact(page, args.rounds)
        page.wait_for_timeout(500)
        events: dict[int, tuple[float, float, str]] = {}
        for number, name, duration, work in page.evaluate("window.events"):
            longest = events.get(number, (0.0, 0.0, ""))
            events[number] = max(longest, (duration, work, name))
        browser.close()
    durations = sorted([one[0] for one in events.values()] + [16.0] * max(0, done - len(events)))
    works = sorted(one[1] for one in events.values()) or [0.0]
    found = {
        "interactions": len(durations),
        "p50_ms": durations[len(durations) // 2],
        "p98_ms": durations[int(len(durations) * 0.98)],
        "longest_ms": durations[-1],
        "script_p98_ms": round(works[int(len(works) * 0.98)], 1),
        "slowest": max(events.values())[2] if events else "",
    }
    print(json.dumps(found) if args.json else "\n".join(f"{name:16} {value}" for name, value in found.items()))


if __name__ == "__main__":
    main()
