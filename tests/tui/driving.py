"""A table in the terminal without a terminal: build it, press keys, read the screen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from westmarch.engine.chance import seed_of
from westmarch.engine.game import Game
from westmarch.tui.app import TerminalTable
from westmarch.tui.local import LocalTable, new_table
from westmarch.tui.table_screen import TableScreen

WAIT = 20.0


class Driver:
    """Fingers and eyes at a table."""

    def __init__(self, app: TerminalTable, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def table(self) -> LocalTable:
        return self.app.table

    async def press(self, *keys: str) -> None:
        """Press keys and wait until it is a person's turn again."""
        await self.pilot.press(*keys)
        await self.settle()

    async def type(self, text: str) -> None:
        names = {":": "colon", ",": "comma", "-": "minus", "_": "underscore", " ": "space"}
        await self.pilot.press(*[names.get(sign, sign) for sign in text])
        await self.settle()

    async def settle(self) -> None:
        deadline = time.monotonic() + WAIT
        await self.pilot.pause()
        while self.app.thinking >= 0:
            assert time.monotonic() < deadline, "an opponent thinks for too long"
            await self.pilot.pause(0.005)
        await self.pilot.pause()

    def text(self, name: str) -> str:
        """What a part of the present screen says."""
        written = StringIO()
        console = Console(file=written, width=300, color_system=None, force_terminal=False)
        console.print(self.app.screen.query_one(f"#{name}", Static).content)
        return written.getvalue()

    def options(self) -> list[str]:
        assert isinstance(self.app.screen, TableScreen)
        return [choice.text for choice in self.app.screen.listed]

    def codes(self) -> list[str]:
        assert isinstance(self.app.screen, TableScreen)
        return [choice.code for choice in self.app.screen.listed]

    @property
    def filter(self) -> Input:
        return self.app.screen.query_one("#filter", Input)

    @property
    def marked(self) -> int | None:
        return self.app.screen.query_one("#options", OptionList).highlighted


Story = Callable[[Driver], Awaitable[Any]]


def drive(app: TerminalTable, story: Story, size: tuple[int, int] = (80, 24)) -> None:
    """Run a story at a table."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            driver = Driver(app, pilot)
            await driver.settle()
            await story(driver)

    asyncio.run(run())


def table_of(game: Game, folder: Path, *players: str, seed: int = 1) -> LocalTable:
    return new_table(game, {}, list(players), folder / "game.jsonl", seed_of(seed))


def app_of(game: Game, folder: Path, *players: str, lang: str = "en", seed: int = 1) -> TerminalTable:
    return TerminalTable(table_of(game, folder, *players, seed=seed), lang)
