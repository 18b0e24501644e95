"""Several server processes on one PostgreSQL, against a real one that the test starts."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

from server.harness import PATIENCE, Process, Seat, client_of, hub_of, seats_of, settings_in, until
from server.played import finished_journal
from server.postgresql import postgresql
from server.scripted import Player, check_against, journal_of, open_table
from westmarch.engine.journal import read_journal
from westmarch.engine.replaying import verify
from westmarch.server.storage.said import AT, COME, Said, read, written
from westmarch.server.tables.hub import Hub

pytest.importorskip("psycopg", reason="psycopg is not installed")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as these tests."""
    with postgresql() as address:
        yield address


def moment_of(client: TestClient, table: str) -> int:
    """How many decisions stand at a table, as its replay tells."""
    return int(client.get(f"/api/replays/{table}").json()["last"])


async def game_on_two(one: Process, two: Process, game: str, seed: int, patience: int = 10_000) -> list[Player]:
    """A game whose players are connected to different processes."""
    chance = random.Random(seed)
    table, keys = await open_table(one.address, game)
    addresses = [lambda: one.socket_address, lambda: two.socket_address]
    players = [
        Player(table, key, seat, addresses[seat], random.Random(chance.random()), patience)
        for seat, key in enumerate(keys)
    ]
    await asyncio.gather(*[player.play() for player in players])
    journal = read_journal(await journal_of(two.address, table))
    verify(journal)
    check_against(journal.records, players)
    return players


@pytest.fixture(scope="module")
def pair(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Process, Process]]:
    servers = [Process(database, tmp_path_factory.mktemp("server"), WESTMARCH_SNAPSHOT_EVERY="20") for _ in range(2)]
    yield servers[0], servers[1]
    for server in servers:
        server.kill()
        assert "Traceback" not in server.errors()


def test_players_of_two_processes_play_one_game(pair: tuple[Process, Process]) -> None:
    async def games() -> None:
        await asyncio.gather(*[game_on_two(*pair, "sample", seed) for seed in range(4)])

    asyncio.run(asyncio.wait_for(games(), PATIENCE))


def test_a_batch_is_told_in_few_notices() -> None:
    said = [Said("x" * 12, AT, number) for number in range(1_000_000, 1_000_450)]
    told = written("0123abcd", said)
    assert len(told) == 3 and max(map(len, told)) < 8000
    assert [thing for notice in told for thing in read(notice)[1]] == said
    assert {read(notice)[0] for notice in told} == {"0123abcd"}


def settled(hub: Hub, table: str, told: bool) -> None:
    """Wait until a process tells others of a table, or does so no more."""
    until(lambda: hub.tables[table].told is told)


def test_only_tables_that_others_follow_are_told_of(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_in(tmp_path, database=database)
    with client_of(settings) as one, client_of(settings) as two:
        here, other = hub_of(one), hub_of(two)
        west, there = seats_of(one)
        east = Seat(two, there.table, there.key)
        # Followed at the first process alone, and looked at from the second, which is not told and reads it again.
        with west.live(number=-1) as socket:
            socket.get("update")
            assert not here.tables[west.table].told
            assert east.update()["decisions"] == 0
            settled(here, west.table, True)  # the second might write
            settled(other, west.table, True)  # the first has answered that it follows the table
            with east.live(number=-1) as beyond:
                beyond.get("update")
                west.decide()
                assert beyond.get("update")["decisions"] == 1
                east.decide()
                while socket.get("update")["decisions"] < 2:
                    pass
        # A table that nobody else has is told to nobody, and neither is one of which nobody has answered.
        alone, _ = seats_of(one)
        with alone.live(number=-1) as socket:
            socket.get("update")
            assert not here.tables[alone.table].told
        del here.tables[alone.table]
        heard: list[Any] = []
        monkeypatch.setattr(other.sharing, "heard", heard.append)
        with alone.live(number=-1) as socket:
            socket.get("update")
            settled(here, alone.table, False)
            alone.decide()
            assert socket.get("update")["decisions"] == 1
        assert [(thing.table, thing.what) for thing in heard] == [(alone.table, COME)]


def test_who_could_not_hear_for_a_while_reads_what_was_missed(database: str, tmp_path: Path) -> None:
    settings = settings_in(tmp_path, database=database)
    with client_of(settings) as one, client_of(settings) as two:
        west, there = seats_of(one)
        east = Seat(two, there.table, there.key)
        sharing = hub_of(two).sharing
        assert sharing is not None and two.portal is not None
        with east.live(number=-1) as socket, west.live(number=-1) as near:
            socket.get("update"), near.get("update")
            table = hub_of(two).tables[east.table]
            two.portal.call(sharing.deaf)
            assert table.told
            number = table.number
            table.audience.followers, kept = set(), table.audience.followers
            west.decide()
            time.sleep(0.3)
            table.audience.followers = kept
            two.portal.call(sharing.hearing)
            assert socket.get("update")["number"] > number


def test_chat_seats_and_requests_reach_the_other_process(database: str, tmp_path: Path) -> None:
    settings = settings_in(tmp_path, database=database)
    with client_of(settings) as one, client_of(settings) as two:
        west, there = seats_of(one)
        east = Seat(two, there.table, there.key)
        with east.live(number=-1) as socket:
            socket.get("update")
            west.decide()
            assert socket.get("update")["decisions"] == 1
            with west.live(number=-1) as here:
                here.ask(type="chat", text="hello")
            assert socket.get("chat")["text"] == "hello"
            east.decide()
            assert west.post("requests", {"what": "undo", "keep": 0}).json()["waiting"] == [1]
            while not socket.get("table")["table"]["requests"]:
                pass
            assert socket.ask(type="reply", what="undo", yes=True)["done"]
        until(lambda: west.update()["decisions"] == 0)
        assert west.update()["number"] == east.update()["number"]


@pytest.mark.slow
def test_a_dead_process_leaves_nothing_locked(database: str, pair: tuple[Process, Process], tmp_path: Path) -> None:
    """One process dies in the middle of a game; its player goes on at the other."""
    third = Process(database, tmp_path)

    async def scene() -> None:
        here = [third]
        table, keys = await open_table(third.address, "sample")
        players = [
            Player(table, keys[0], 0, lambda: here[0].socket_address, random.Random(1), pause=0.05),
            Player(table, keys[1], 1, lambda: pair[1].socket_address, random.Random(2), pause=0.05),
        ]
        playing = [asyncio.create_task(player.play()) for player in players]
        await asyncio.sleep(0.7)
        await asyncio.to_thread(third.kill)
        here[0] = pair[0]
        await asyncio.gather(*playing)
        journal = read_journal(await journal_of(pair[1].address, table))
        verify(journal)
        check_against(journal.records, players)

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


def test_another_process_takes_over_the_opponent(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_in(tmp_path, database=database)
    with client_of(settings) as one, client_of(settings) as two:
        hub, other = hub_of(one), hub_of(two)
        assert hub.neighbours is not None and other.neighbours is not None
        assert two.portal is not None and one.portal is not None
        with monkeypatch.context() as asleep:
            asleep.setattr(other.neighbours, "claim", lambda _: asyncio.sleep(0, False))
            made = two.post("/api/tables", json={"game": "sample", "players": ["human", "random"]}).json()
        seat = Seat(two, made["table"]["id"], made["keys"]["0"])
        table = other.tables[seat.table]

        async def wake() -> None:
            other.thinking.wake(table)
            await asyncio.sleep(0.1)

        # As if the first process were thinking, and then died.
        assert one.portal.call(hub.neighbours.claim, seat.table)
        two.portal.call(wake)
        assert seat.update()["decisions"] == 0
        one.portal.call(hub.neighbours._claims.close)

        def answered() -> bool:
            assert two.portal is not None
            two.portal.call(wake)
            return bool(seat.update()["decisions"])

        until(answered)
        assert seat.update()["decisions"] == 1


def test_a_rude_address_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from westmarch.cli import main

    assert main(["serve", "--port", "0", "--database", "postgresql://127.0.0.1:1/x"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.slow
def test_kill_nine_of_one_of_two_processes(database: str, pair: tuple[Process, Process], tmp_path: Path) -> None:
    """One of two processes dies again and again."""
    shaky = Process(database, tmp_path)
    chance = random.Random(3)

    async def scene() -> None:
        async def one_game(seed: int) -> None:
            while True:
                try:
                    await game_on_two(shaky, pair[1], "sample", seed)
                    return
                except (httpx.HTTPError, OSError):
                    await asyncio.sleep(0.2)

        playing = [asyncio.create_task(one_game(seed)) for seed in range(12)]
        for _ in range(8):
            await asyncio.sleep(0.2 + chance.random())
            await asyncio.to_thread(shaky.kill)
            await asyncio.to_thread(shaky.start)
        await asyncio.gather(*playing)

    try:
        asyncio.run(asyncio.wait_for(scene(), 3 * PATIENCE))
    finally:
        shaky.kill()
    assert "Traceback" not in shaky.errors()


def test_replays_journals_and_accounts_are_those_of_all_processes(database: str, tmp_path: Path) -> None:
    settings = settings_in(tmp_path, database=database)
    text = finished_journal("sample", 9).journal.text()
    with client_of(settings) as one, client_of(settings) as two:
        # A journal that one process has taken is shown by the other, and a game goes on from it there.
        name = one.post("/api/journals", content=text).json()["id"]
        assert two.post("/api/journals", content=text).json()["id"] == name
        assert two.get(f"/api/replays/{name}/journal").text == text
        made = two.post(f"/api/replays/{name}/tables", json={"at": 4, "players": ["human", "human"]}).json()
        table = made["table"]["id"]
        here, there = Seat(one, table, made["keys"]["0"]), Seat(two, table, made["keys"]["1"])
        assert (
            here.update()["view"] == one.get(f"/api/replays/{name}/frames?first=4&seat=0").json()["frames"][0]["view"]
        )
        next(seat for seat in (here, there) if seat.update()["question"]).decide()
        for client in (one, two):
            until(partial(moment_of, client, table))
        # An account of one process is one of the other.
        login = {"name": "Ana of two", "password": "a long password"}
        assert one.post("/api/account", json=login).status_code == 201
        one.post("/api/account/games", json={"table": table, "key": here.key})
        assert two.post("/api/login", json=login).status_code == 200
        (game,) = two.get("/api/account/games").json()
        assert (game["table"], game["known"], game["over"]) == (table, True, False)
        changed = {"old": login["password"], "new": "another password"}
        assert two.post("/api/account/password", json=changed).status_code == 204
        assert one.get("/api/login").json()["name"] == ""
        assert two.delete(f"/api/account/games/{table}/0").status_code == 204
        assert two.post("/api/account/deletion", json={"password": "another password"}).status_code == 204
        assert one.post("/api/login", json=login | {"password": "another password"}).status_code == 401
