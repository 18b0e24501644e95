"""kill -9 at random moments: no acknowledged decision is lost or doubled, and every game comes to its end."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from pathlib import Path

import pytest

from server.harness import Process
from server.scripted import Player, check_against, journal_of, open_table
from westmarch.engine.journal import read_journal
from westmarch.engine.replaying import verify

#: Seconds after which a server that has not come back, or a game that has not ended, is taken for stuck.
LONG = 1800.0


async def one_game(server: Process, game: str, chance: random.Random, restless: float, playing: list[Player]) -> None:
    table, keys = await open_table(server.address, game)
    players = [
        Player(table, key, seat, lambda: server.socket_address, random.Random(chance.random()))
        for seat, key in enumerate(keys)
    ]
    for player in players:
        player.restless = restless
    playing += players
    await asyncio.gather(*[player.play() for player in players])
    while True:
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
    """How often the server dies, and after how many decisions each time."""

    count: int
    least: int = 2
    most: int = 40


async def killer(server: Process, kills: Kills, chance: random.Random, playing: list[Player], over: list[bool]) -> int:
    """Kill the server at random moments of play, until all games are over; how often it was killed."""
    decided = 0
    for made in range(kills.count):
        decided += chance.randint(kills.least, kills.most)
        while sum(len(player.sent) for player in playing) < decided:
            await asyncio.sleep(0.01)
            if over:
                return made
        await asyncio.sleep(0.05 * chance.random())
        await asyncio.to_thread(restart, server)
        decided = sum(len(player.sent) for player in playing)
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
            while True:
                try:
                    return await one_game(server, game, chance, restless, playing)
                except Exception as problem:
                    # The table itself could not be opened, because the server was down just then.
                    if not type(problem).__module__.startswith("http"):
                        raise
                    await asyncio.sleep(0.1)

    over: list[bool] = []
    playing: list[Player] = []
    killing = asyncio.create_task(killer(server, kills, chance, playing, over))
    try:
        await asyncio.gather(*[next_game(game) for game in games])
    finally:
        over.append(True)
        made = await killing
        server.kill()
    assert "Traceback" not in server.errors()
    return made


def test_kill_nine_during_a_few_games(tmp_path: Path) -> None:
    assert asyncio.run(asyncio.wait_for(crash_games(tmp_path, ["sample"] * 6, 4, Kills(2, 2, 20), 0.0), LONG)) == 2


@pytest.mark.slow
def test_kill_nine_during_fifty_games(tmp_path: Path) -> None:
    kills = asyncio.run(asyncio.wait_for(crash_games(tmp_path, ["sample"] * 50, 4, Kills(40), 0.02), LONG))
    assert kills >= 10


@pytest.mark.slow
@pytest.mark.parametrize(
    "games", [["wotr", "wotr"], ["bofa"] * 3, ["meccg", "meccg", "tcg", "tcg"]], ids=lambda g: g[0]
)
def test_kill_nine_during_whole_games(tmp_path: Path, games: list[str]) -> None:
    kills = asyncio.run(asyncio.wait_for(crash_games(tmp_path, games, 4, Kills(40, 20, 200), 0.005), LONG))
    assert kills >= 3


def test_clients_that_drop_out_at_random(tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(crash_games(tmp_path, ["sample"] * 3, 3, Kills(0), 0.15), LONG))
