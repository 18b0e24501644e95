"""A server with the built client, and a browser that looks at it."""

from __future__ import annotations

import json
import shutil
import socket
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
CLIENT = Path(__file__).parents[2] / "src" / "westmarch" / "web" / "index.html"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: A point inside a region of the map that no other thing covers.
POINT = """id => {
  const cell = document.querySelector(`[data-region="${id}"]`);
  const box = cell?.getBoundingClientRect();
  for (let at = 0; box && at < 400; at++) {
    const x = box.left + box.width * (0.5 + ((at * 37) % 60 - 30) / 62);
    const y = box.top + box.height * (0.5 + ((at * 23 + Math.floor(at / 60) * 7) % 60 - 30) / 62);
    const hit = document.elementFromPoint(x, y);
    if (hit === cell || (hit?.closest("[data-at]")?.dataset.at === id && !hit.closest("[data-thing]"))) return [x, y];
  }
  return null;
}"""
#: The next frame and what follows it.
FRAME = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-sync",
    "--no-first-run",
]


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def serving(database: Path, port: int, **more: Any) -> Iterator[str]:
    """A server that listens at a port; yields its address."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built (npm ci && npm run build in web/)")
    import uvicorn

    from westmarch.server.app import create_app
    from westmarch.server.settings import Settings

    plenty: dict[str, Any] = {"burst": 2000, "refill": 1000.0, "tables": 5000, "guests": 5000}
    app = create_app(Settings(database=f"sqlite:///{database}", **plenty | more))
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=port, log_level="error"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    for _ in range(200):
        if server.started:
            break
        time.sleep(0.05)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(timeout=10)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of this test run listens."""
    with serving(tmp_path_factory.mktemp("web") / "tables.db", free_port()) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """A Chromium without a window."""
    playwright = pytest.importorskip(
        "playwright.sync_api", reason="playwright is not installed (pip install playwright)"
    )
    if CHROMIUM is None:
        pytest.skip("no chromium on the PATH")
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Finger:
    """A finger on the screen of a visit."""

    def __init__(self, at: Visit) -> None:
        self.at = at
        self.touch = at.page.context.new_cdp_session(at.page)
        self.place = (0.0, 0.0)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        self.touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def tap(self, x: float, y: float) -> None:
        self._send("touchStart", (x, y))
        self._send("touchEnd")

    def hold(self, x: float, y: float) -> None:
        """A long press."""
        self._send("touchStart", (x, y))
        self.at.page.wait_for_timeout(700)
        self._send("touchEnd")

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Rest on something for a moment, then carry it somewhere."""
        self._send("touchStart", start)
        self.at.page.wait_for_timeout(350)
        self.place = start
        self.carry(end)

    def carry(self, end: tuple[float, float]) -> None:
        """Carry what is held somewhere else."""
        start = self.place
        for step in range(1, 9):
            share = step / 8
            self._send("touchMove", (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
            self.at.page.wait_for_timeout(30)
        self.place = end

    def lift(self) -> None:
        self._send("touchEnd")


class Visit:
    """A page and whatever its console complained about."""

    POINT = POINT

    def __init__(self, context: Any, address: str) -> None:
        self.page = context.new_page()
        self.address = address
        self.complaints: list[str] = []
        #: Parts of complaints that a test brings about itself.
        self.expected: tuple[str, ...] = ()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _said(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            line = f"{message.text} {message.location.get('url', '')}".strip()
            if not any(part in line for part in self.expected):
                self.complaints.append(line)

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)

    def start(self, game: str, seat: str = "", vs: str = "random") -> None:
        """A new table at once, as a link from elsewhere would open it."""
        self.open(f"/?game={game}&vs={vs}&seat={seat}&go=1")
        self.wait_for_question()

    def begin(self, game: str, players: list[str], options: dict[str, Any] | None = None, scenario: str = "") -> None:
        """A new table with options or a position that the lobby has no address for."""
        body: dict[str, Any] = {"game": game, "options": options or {}, "players": players, "names": []}
        if scenario:
            body["scenario"] = scenario
        request = urllib.request.Request(
            f"{self.address}/api/tables", json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            made = json.load(answer)
        self.open(f"/table/{made['table']['id']}#{made['keys'][str(players.index('human'))]}")
        self.wait_for_question()

    def ask(self, what: str = "", method: str = "GET") -> Any:
        """What the server answers this seat about its table."""
        table = self.page.url.rsplit("/", 1)[1]
        key = self.page.evaluate("table => localStorage.getItem(`westmarch.key.${table}`)", table)
        address = f"{self.address}/api/tables/{table}{what}"
        request = urllib.request.Request(address, headers={"x-seat-key": key}, method=method)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def update(self) -> Any:
        """What the server tells this seat now; the page may be a step behind."""
        return self.ask()["update"]

    def compare(self, look: Callable[[], Any]) -> tuple[Any, Any] | None:
        """What the server tells and what the page shows, if both are at the same moment."""
        before, update, shown = self.moment(), self.update(), look()
        return (update, shown) if before == self.moment() == str(update["number"]) else None

    def point_of(self, region: str) -> tuple[float, float]:
        """A point of the page where nothing lies over a region."""
        self.page.wait_for_selector(f"[data-region='{region}']", state="attached")
        found = self.page.evaluate(POINT, region)
        assert found is not None, f"{region} cannot be reached"
        return found[0], found[1]

    def lit(self, how: str = "target") -> list[str]:
        """The regions that the question or the chosen piece leads to (target), or where a piece can act (alive)."""
        cells = f"[...document.querySelectorAll('[data-lit={how}]')]"
        return list(self.page.evaluate(f"{cells}.map(cell => cell.dataset.region)"))

    def finger(self) -> Finger:
        return Finger(self)

    def moment(self) -> str:
        """Something that changes with every decision."""
        return str(self.page.get_attribute(".table", "data-number"))

    def tree(self) -> None:
        """Wait until the tree below the question is there."""
        self.page.wait_for_selector(".table[data-tree=whole]", state="attached")

    def settle(self) -> None:
        """Wait until what was touched is drawn, and a decision that is under way has been answered."""
        self.page.evaluate(FRAME)
        self.page.wait_for_selector(".table:not([data-pending])", state="attached")

    def barriers(self) -> list[tuple[str, list[str]]]:
        """What axe finds that is serious or critical."""
        if not AXE.is_file():
            pytest.skip("axe-core is not installed (npm ci in web/)")
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run()")["violations"]
        return [
            (one["id"], [node["html"][:160] for node in one["nodes"][:3]])
            for one in found
            if one["impact"] in ("serious", "critical")
        ]

    def wait_for_question(self) -> None:
        self.page.wait_for_selector(".option, dialog[open]", state="attached")

    def choose(self, index: int = 0) -> bool:
        """Click an option of the list; returns whether there was one."""
        self.wait_for_question()
        if self.page.query_selector("dialog[open]"):
            return False
        self.page.evaluate(
            "at => { const all = document.querySelectorAll('.option'); all[at % all.length]?.click(); }", index
        )
        self.page.wait_for_timeout(20)
        return True

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait for something; the page itself may not evaluate texts, so the test asks again and again."""
        for _ in range(300):
            if condition():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("it did not happen within fifteen seconds")

    def box(self, selector: str) -> Any:
        """Where something lies, once the page lays nothing out anew."""
        found: list[Any] = [None]

        def rests() -> bool:
            self.page.wait_for_timeout(200)
            found.append(self.page.locator(selector).bounding_box())
            return found[-1] is not None and found[-1] == found[-2]

        self.until(rests)
        return found[-1]

    @property
    def question(self) -> str:
        return str(self.page.inner_text("#question h2"))


@pytest.fixture
def visit(browser: Any, address: str) -> Iterator[Any]:
    """Opens visits; at the end the console must have been quiet at all of them."""
    contexts: list[Any] = []
    visits: list[Visit] = []

    def make(lang: str = "en", width: int = 1440, height: int = 900, **more: Any) -> Visit:
        context = browser.new_context(locale=lang, viewport={"width": width, "height": height}, **more)
        context.set_default_timeout(15_000)
        contexts.append(context)
        visits.append(Visit(context, address))
        return visits[-1]

    yield make
    complaints = [line for one in visits for line in one.complaints]
    for context in contexts:
        context.close()
    assert complaints == []
