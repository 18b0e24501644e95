"""kill -9 at random moments: no acknowledged decision is lost or doubled, and every game comes to its end."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from server.harness import Process
from server.scripted import Player, check_against, journal_of, open_table
from westmarch.engine.journal import read_journal
from westmarch.engine.session import verify


async def one_game(server: Process, game: str, chance: random.Random, patience: int, restless: float) -> None:
    table, keys = await open_table(server.address, game)
    players = [
        Player(table, key, seat, lambda: server.socket_address, random.Random(chance.random()), patience)
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


async def killer(server: Process, kills: int, chance: random.Random) -> None:
    for _ in range(kills):
        await asyncio.sleep(0.1 + 0.7 * chance.random())
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


async def crash_games(folder: Path, games: list[tuple[str, int]], together: int, kills: int, restless: float) -> None:
    chance = random.Random(8)
    server = Process(f"sqlite:///{folder}/test.db", folder)
    gate = asyncio.Semaphore(together)

    async def next_game(game: str, patience: int) -> None:
        async with gate:
            for _ in range(600):
                try:
                    return await one_game(server, game, chance, patience, restless)
                except Exception as problem:
                    # The table itself could not be opened, because the server was down just then.
                    if not type(problem).__module__.startswith("http"):
                        raise
                    await asyncio.sleep(0.1)
            raise AssertionError("the server does not come back")

    try:
        killing = asyncio.create_task(killer(server, kills, chance))
        await asyncio.gather(*[next_game(game, patience) for game, patience in games])
        await killing
    finally:
        server.kill()
    assert "Traceback" not in server.errors()


def test_kill_nine_during_a_few_games(tmp_path: Path) -> None:
    games = [("sample", 10_000)] * 5 + [("wotr", 20)]
    asyncio.run(asyncio.wait_for(crash_games(tmp_path, games, 4, 2, 0.0), 60))


@pytest.mark.slow
def test_kill_nine_during_fifty_games(tmp_path: Path) -> None:
    games = [("wotr", 300)] * 3 + [("sample", 10_000)] * 50
    asyncio.run(asyncio.wait_for(crash_games(tmp_path, games, 8, 20, 0.02), 400))


def test_clients_that_drop_out_at_random(tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(crash_games(tmp_path, [("sample", 10_000)] * 3, 3, 0, 0.15), 60))
