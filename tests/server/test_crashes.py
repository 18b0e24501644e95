"""kill -9 at random moments: no acknowledged decision is lost or doubled, and every game comes to its end."""

from __future__ import annotations

import asyncio
import contextlib
import random
from dataclasses import dataclass
from pathlib import Path

import pytest

from server.harness import Process
from server.scripted import Player, check_against, journal_of, open_table
from westmarch.engine.journal import read_journal
from westmarch.engine.session import verify


async def one_game(server: Process, game: str, chance: random.Random, restless: float) -> None:
    table, keys = await open_table(server.address, game)
    players = [
        Player(table, key, seat, lambda: server.socket_address, random.Random(chance.random()))
        for seat, key in enumerate(keys)
    ]
    for player in players:
        player.restless = restless
    await asyncio.gather(*[player.play() for player in players])
    for _ in range(100):
        try:
            text = await journal_of(server.address, table)
            break
        except OSError:
            await asyncio.sleep(0.1)
        except Exception as problem:
            if not type(problem).__module__.startswith("http"):
                raise
            await asyncio.sleep(0.1)
    journal = read_journal(text)
    verify(journal)
    check_against(journal.records, players)


@dataclass(frozen=True)
class Kills:
    """How often the server dies, and how many seconds it lives in between."""

    count: int
    least: float = 0.1
    most: float = 0.8


async def killer(server: Process, kills: Kills, chance: random.Random, over: asyncio.Event) -> int:
    for made in range(kills.count):
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(over.wait(), chance.uniform(kills.least, kills.most))
            return made
        await asyncio.to_thread(restart, server)
    return kills.count


def restart(server: Process) -> None:
    server.kill()
    server.start()


async def crash_games(folder: Path, games: list[str], together: int, kills: Kills, restless: float) -> int:
    """Play games to their end while the server dies again and again; how often it did."""
    chance = random.Random(8)
    server = Process(f"sqlite:///{folder}/test.db", folder)
    gate = asyncio.Semaphore(together)

    async def next_game(game: str) -> None:
        async with gate:
            for _ in range(600):
                try:
                    return await one_game(server, game, chance, restless)
                except Exception as problem:
                    # The table itself could not be opened, because the server was down just then.
                    if not type(problem).__module__.startswith("http"):
                        raise
                    await asyncio.sleep(0.1)
            raise AssertionError("the server does not come back")

    over = asyncio.Event()
    killing = asyncio.create_task(killer(server, kills, chance, over))
    try:
        await asyncio.gather(*[next_game(game) for game in games])
    finally:
        over.set()
        made = await killing
        server.kill()
    assert "Traceback" not in server.errors()
    return made


def test_kill_nine_during_a_few_games(tmp_path: Path) -> None:
    assert asyncio.run(asyncio.wait_for(crash_games(tmp_path, ["sample"] * 4, 4, Kills(2), 0.0), 150)) == 2


@pytest.mark.slow
def test_kill_nine_during_fifty_games(tmp_path: Path) -> None:
    kills = asyncio.run(asyncio.wait_for(crash_games(tmp_path, ["sample"] * 50, 4, Kills(40, 0.1, 1.5), 0.02), 900))
    assert kills >= 10


@pytest.mark.slow
@pytest.mark.parametrize(
    "games", [["wotr", "wotr"], ["bofa"] * 3, ["meccg", "meccg", "tcg", "tcg"]], ids=lambda g: g[0]
)
def test_kill_nine_during_whole_games(tmp_path: Path, games: list[str]) -> None:
    kills = asyncio.run(asyncio.wait_for(crash_games(tmp_path, games, 4, Kills(40, 0.5, 4.0), 0.005), 900))
    assert kills >= 3


def test_clients_that_drop_out_at_random(tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(crash_games(tmp_path, ["sample"] * 3, 3, Kills(0), 0.15), 60))
