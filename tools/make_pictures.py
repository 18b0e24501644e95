"""The pictures of the documentation, taken from real games: docs/images.

    python3 wm.py docs --pictures [GAME ...]

Needs a Chromium on the PATH. A server plays the first decisions of each game, medium against easy, and a browser
looks at it in both languages; the terminal table is drawn by Textual itself.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

import uvicorn

from westmarch.ai.levels import policy_of
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.rulebook import LANGUAGES
from westmarch.server.app import create_app
from westmarch.server.run import bound
from westmarch.server.settings import Settings
from westmarch.server.tables import opening
from westmarch.server.tables.hub import Hub
from westmarch.server.tables.live import LiveTable

IMAGES = Path(__file__).resolve().parents[1] / "docs" / "images"
SIZE = {"width": 1440, "height": 900}
#: How many decisions of the person in front of the table a picture comes after.
MOMENTS = {"wotr": 14, "bofa": 12, "meccg": 16, "tcg": 20}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"]


async def browser_pictures(games: list[str]) -> None:
    from playwright.async_api import async_playwright

    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        raise SystemExit("make_pictures: no chromium on the PATH")
    # The same seed every time: pictures change when the table does, not with the dice.
    opening.fresh_seed = lambda: seed_of(2003)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{folder}/tables.db", burst=5000, refill=1000.0)
        hub = Hub(settings)
        await hub.open()
        listener = bound("127.0.0.1", 0)
        server = uvicorn.Server(uvicorn.Config(create_app(settings, hub), log_config=None))
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        async with async_playwright() as running:
            browser = await running.chromium.launch(executable_path=chromium, args=FLAGS)
            for game in games:
                table, key = await played(hub, game)
                for lang in LANGUAGES:
                    page = await browser.new_page(viewport=SIZE, reduced_motion="reduce", color_scheme="light")
                    address = f"http://127.0.0.1:{listener.getsockname()[1]}/table/{table.id}?lang={lang}#{key}"
                    await taken(page, address, IMAGES / f"{game}-{lang}.jpg")
                    await page.close()
            await browser.close()
        server.should_exit = True
        await serving
        await hub.close()


async def played(hub: Hub, game: str) -> tuple[LiveTable, str]:
    """A table in the middle of its game, and the key of the first seat, which is asked something."""
    found = find_game(game)
    table, keys = await hub.new_table(game, {}, ["human", "easy"], [])
    policy, chance = policy_of(found, "medium"), Chance(seed_of(5))
    made = 0
    while not table.over:
        if 0 not in table.asked:
            await asyncio.sleep(0.05)
            continue
        if made == MOMENTS[game]:
            return table, keys[0]
        g = table.session.state
        option = await asyncio.to_thread(policy.choose, Seen(found, g, 0), chance)
        await hub.decide(table, 0, table.number, found.notation.code(g, 0, option))
        made += 1
    raise SystemExit(f"make_pictures: {game} is over after {made} decisions: choose another moment")


async def terminal_pictures(games: list[str]) -> None:
    """The table and the map of a game in a terminal of 132 by 44, as Textual draws them."""
    from westmarch.tui.app import TerminalTable
    from westmarch.tui.local import new_table

    for game in games:
        found = find_game(game)
        for lang in LANGUAGES:
            table = new_table(found, found.checked({}), ["human", "easy"], Path("game.jsonl"), seed_of(2003))
            app = TerminalTable(table, lang)
            async with app.run_test(size=(132, 44)) as pilot:
                await _play_on(app, pilot, 10)
                drawn(app, f"terminal-{game}-{lang}.svg")
                if game == "wotr":
                    await pilot.press("m")
                    await pilot.pause(0.2)
                    drawn(app, f"terminal-map-{lang}.svg")


async def _play_on(app: Any, pilot: Any, decisions: int) -> None:
    """Let the easy opponent take the person's decisions as well."""
    policy, chance = policy_of(app.table.game, "easy"), Chance(seed_of(5))
    while decisions and not app.table.g.over:
        await pilot.pause(0.02)
        if app.thinking < 0 and app.table.question() is not None:
            option = policy.choose(Seen(app.table.game, app.table.g, app.table.viewer), chance)
            app.screen_of_table.choose(app.table.game.notation.code(app.table.g, app.table.viewer, option))
            decisions -= 1
    while app.thinking >= 0:
        await pilot.pause(0.02)
    await pilot.pause(0.2)


def drawn(app: Any, name: str) -> None:
    (IMAGES / name).write_text(app.export_screenshot(title="westmarch tui"), encoding="utf-8")
    print(f"{name}: {(IMAGES / name).stat().st_size // 1024} kB")


async def taken(page: Any, address: str, file: Path) -> None:
    await page.add_init_script("localStorage.setItem('westmarch.tour', 'seen')")
    await page.goto(address)
    await page.wait_for_selector(".option", state="attached", timeout=120_000)
    await page.wait_for_load_state("networkidle")
    await page.keyboard.press("Escape")
    await page.wait_for_timeout(1500)
    await page.screenshot(path=str(file), type="jpeg", quality=80)
    print(f"{file.name}: {file.stat().st_size // 1024} kB")


if __name__ == "__main__":
    IMAGES.mkdir(exist_ok=True)
    chosen = sys.argv[1:] or list(MOMENTS)
    asyncio.run(browser_pictures(chosen))
    asyncio.run(terminal_pictures([game for game in chosen if game in ("wotr", "tcg")]))
