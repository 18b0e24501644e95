"""No frame tells what its reader may not know: every frame to every seat and to spectators, over whole games."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from server.harness import settings_in
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import SPECTATOR
from westmarch.engine.playing import random_code
from westmarch.server.tables.follower import Follower
from westmarch.server.tables.hub import Hub
from westmarch.server.tables.live import LiveTable

SEATS = (0, 1, SPECTATOR)


def texts_in(content: Any) -> list[str]:
    """All texts of a frame, keys of objects and values alike."""
    if isinstance(content, dict):
        return [text for key, value in content.items() for text in [key, *texts_in(value)]]
    if isinstance(content, list):
        return [text for value in content for text in texts_in(value)]
    return [content] if isinstance(content, str) else []


def words_of(content: Any) -> set[str]:
    """Texts as a whole, and the parts of codes."""
    words = set()
    for text in texts_in(content):
        words.add(text)
        words.update(text.replace(":", " ").replace(",", " ").replace(">", " ").split())
    return words


def leaked(frame: str, hidden: list[str], reported: set[str] | None = None) -> list[str]:
    """Hidden names that stand in a frame. The log may repeat what it told before."""
    content = json.loads(frame)
    log = words_of(content.pop("log", [])) - (reported or set())
    words = words_of(content) | log
    return [name for name in hidden if name in words]


class Reader:
    """Somebody who looks on and searches every frame."""

    def __init__(self, seat: int) -> None:
        self.follower = Follower(seat)
        self.reported: set[str] = set()
        self.frames = 0
        self.names = 0

    async def join(self, table: LiveTable) -> None:
        table.audience.followers.discard(self.follower)
        await table.join(self.follower, -1, None, None)

    def search(self, table: LiveTable) -> None:
        """Look for what is hidden now in the frames that have come since."""
        hidden = table.session.game.hidden(table.session.state, self.follower.seat)
        waiting = self.follower.waiting
        for _ in range(waiting.qsize()):
            frame = waiting.get_nowait()
            found = leaked(frame, hidden, self.reported)
            assert not found, f"seat {self.follower.seat} learns of {found}: {frame[:2000]}"
            self.reported |= words_of(json.loads(frame).get("log", []))
            self.frames += 1
            self.names += len(hidden)


async def check_game(hub: Hub, game: str, number: int, limit: int) -> tuple[int, int]:
    """Play at random with everybody looking on; how many frames were searched, and for how many names."""
    table, _ = await hub.new_table(game, {}, ["human", "human"], [])
    readers = [Reader(seat) for seat in SEATS]
    policy = Chance(seed_of(number))

    async def come_back() -> None:
        for reader in readers:
            await reader.join(table)

    def search() -> None:
        for reader in readers:
            reader.search(table)

    await come_back()
    for made in range(limit):
        search()
        if table.over:
            break
        if made % (10 if made < 100 else 200) == 3:
            await come_back()
            search()
        seat, code = random_code(table.session, policy)
        await table.decide(seat, table.number, code)
        search()
        if policy.pick(12, "policy") == 0 and not table.over:
            # Now and then something is taken back, by consent.
            await table.undo(seat, len(table.session.steps) - 1, {0, 1})
    return sum(reader.frames for reader in readers), sum(reader.names for reader in readers)


async def search(folder: Path, games: list[tuple[str, int, int]]) -> tuple[int, int]:
    hub = Hub(settings_in(folder))
    await hub.open()
    frames = names = 0
    for game, number, limit in games:
        searched, looked_for = await check_game(hub, game, number, limit)
        frames, names = frames + searched, names + looked_for
    await hub.close()
    return frames, names


def test_no_frame_of_a_few_games_leaks(tmp_path: Path) -> None:
    games = [("sample", number, 1000) for number in range(5)] + [("wotr", 1, 60), ("bofa", 1, 60)]
    frames, names = asyncio.run(search(tmp_path, games))
    assert frames > 800 and names > 10_000


@pytest.mark.slow
def test_no_frame_of_two_hundred_games_leaks(tmp_path: Path) -> None:
    games = [("sample", number, 1000) for number in range(188)]
    games += [(game, number, 100_000) for game in ("wotr", "bofa", "meccg", "tcg") for number in range(3)]
    frames, _ = asyncio.run(search(tmp_path, games))
    assert frames > 50_000


def test_the_search_itself_finds_a_leak() -> None:
    frame = json.dumps({"view": {"hand": ["feint0"]}, "options": [{"code": "play:rank2-10"}]})
    assert leaked(frame, ["feint0", "rank2-10", "parry3"]) == ["feint0", "rank2-10"]
