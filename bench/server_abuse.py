"""Hostile clients of one address against a server of its own: how long does ``/healthz`` take meanwhile?

    python bench/server_abuse.py --clients 20 --seconds 15

Each client does one costly thing as fast as it can: it looks at a long game, asks for its replay, for trees of its
decisions, for searches of rulebooks, has decks checked, opens tables of machines, uploads what is no journal, gathers
people in the lobby. Others follow the game and never read, or send half a request.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import random
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable

import httpx
from server_load import Client, start_server
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

#: By game: a table, the keys of its seats, and its number.
Tables = dict[str, tuple[str, list[str], int]]
Deed = Callable[[], Awaitable[httpx.Response]]

#: Not a deck that anybody could play with, but many cards to look at.
DECK = "\n".join(f"1 1_{number}" for number in range(1, 360))


async def long_game(address: str, decisions: int, game: str = "wotr") -> tuple[str, list[str], int]:
    """A table with so many decisions, the keys of its seats, and its number."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        made = (await http.post("/api/tables", json={"game": game, "players": ["human", "human"]})).json()
    clients, chance = [Client(), Client()], random.Random(1)
    for seat, client in enumerate(clients):
        await client.open(address, made["table"]["id"], made["keys"][str(seat)])
    for _ in range(decisions):
        if clients[0].update.ending:
            break
        number = await clients[clients[0].update.toAct[0]].decide(chance)
        for client in clients:
            await client.reached(number)
        newest = max(client.update.number for client in clients)
        for client in clients:
            await client.reached(newest)
    for client in clients:
        await client.close()
    return made["table"]["id"], list(made["keys"].values()), clients[0].update.number


def deeds_of(http: httpx.AsyncClient, tables: Tables) -> list[Deed]:
    """What a hostile client may do without a key, or with one of his own."""
    table, keys, number = tables["wotr"]
    cards, card_keys, card_number = tables["tcg"]
    key, card_key = {"x-seat-key": keys[0]}, {"x-seat-key": card_keys[0]}
    below = {"number": number, "depth": 3}
    consequences = {"number": card_number, "gestures": [["pass"]] * 24}
    return [
        lambda: http.get(f"/api/tables/{table}"),
        lambda: http.get(f"/api/replays/{table}"),
        lambda: http.get("/api/games/tcg/cards"),
        lambda: http.post("/api/tables", json={"game": "tcg", "players": ["hard", "hard"]}),
        lambda: http.post(f"/api/tables/{table}/why-not", json={"code": "pass"}),
        lambda: http.post("/api/journals", content=b"x" * 1_000_000),
        lambda: http.get("/api/games/wotr/rules?q=the"),
        lambda: http.post("/api/games/meccg/decks/check", json={"deck": DECK}),
        lambda: http.post("/api/games/tcg/decks/convert", json={"deck": DECK, "to": "text"}),
        lambda: http.post("/api/gatherings", json={"game": "tcg", "players": ["human", "open"], "decks": [DECK, ""]}),
        lambda: http.get(f"/api/gatherings/{table}"),
        lambda: http.post(f"/api/tables/{table}/below", json=below, headers=key),
        lambda: http.post(f"/api/tables/{cards}/consequences", json=consequences, headers=card_key),
        lambda: http.post(f"/api/tables/{table}/odds", json={"number": number}, headers=key),
        lambda: http.get(f"/api/tables/{table}/position", headers=key),
        lambda: http.get("/api/lobby"),
        lambda: http.post("/api/me", json={"name": "Lobelia"}),
        lambda: http.post("/api/seek", json={"game": "wotr", "clock": "fast"}),
        lambda: http.get("/api/puzzles/wotr/none"),
        lambda: http.get("/openapi.json"),
    ]


async def hostile(address: str, tables: Tables, number: int, until: float, answers: Counter[str]) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        deeds = deeds_of(http, tables)
        while time.time() < until:
            try:
                answer = await deeds[number % len(deeds)]()
                answers[str(answer.status_code)] += 1
            except httpx.HTTPError as problem:
                answers[type(problem).__name__] += 1


async def deaf(address: str, table: str, until: float) -> None:
    """Follows a table, asks for everything again and again, and never reads; now and then half a request beside it."""
    host, port = address.removeprefix("http://").split(":")
    ask = json.dumps({"type": "resync", "id": 1})
    while time.time() < until:
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            _, half = await asyncio.open_connection(host, int(port))
            half.write(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 500\r\n\r\n{")
            place = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
            async with connect(place, max_queue=1, compression=None, open_timeout=10, close_timeout=1) as socket:
                await socket.send(json.dumps({"type": "hello", "key": "", "number": -1}))
                for _ in range(200):
                    await asyncio.wait_for(socket.send(ask), 2)
            half.close()
        await asyncio.sleep(0.5)


def hostile_process(address: str, tables: Tables, clients: int, until: float) -> None:
    """In a process of its own, so that it does not slow the stopwatch."""
    answers: Counter[str] = Counter()

    async def all_of_them() -> None:
        silent = [deaf(address, tables["wotr"][0], until) for _ in range(max(1, clients // 5))]
        await asyncio.gather(*[hostile(address, tables, number, until, answers) for number in range(clients)], *silent)

    asyncio.run(all_of_them())
    print(json.dumps({"answers": dict(answers)}))


async def watch(address: str, process: int, until: float) -> tuple[list[float], list[float]]:
    """How long each look at ``/healthz`` takes, on one connection, and how long the server was at work meanwhile: on a
    busy machine the second tells what it was."""
    host, port = address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    taken, at_work = [], []
    while time.time() < until:
        began, used = time.perf_counter(), cpu_time(process)
        writer.write(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
        await reader.readuntil(b"\r\n\r\n")
        await reader.readexactly(len(b"ok"))
        taken.append((time.perf_counter() - began) * 1000)
        at_work.append((cpu_time(process) - used) * 1000)
        await asyncio.sleep(0.05)
    writer.close()
    return sorted(taken), sorted(at_work)


def cpu_time(process: int) -> float:
    """Processor seconds of a process so far (Linux)."""
    return time.clock_gettime(~process << 3 | 2)


def shares(values: list[float]) -> dict[str, float]:
    wanted = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: round(values[min(len(values) - 1, int(len(values) * share))], 1) for name, share in wanted.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clients", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--decisions", type=int, default=300, help="how long the game is that they look at")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        # The usual limits, except for the one who plays the long game.
        process, address = start_server(f"sqlite:///{folder}/abuse.db", folder)
        try:
            tables = {game: asyncio.run(long_game(address, arguments.decisions, game)) for game in ("wotr", "tcg")}
            process.kill()
            process.wait()
            process, address = start_server(f"sqlite:///{folder}/abuse.db", folder, limits={})
            time.sleep(5)
            until = time.time() + arguments.seconds
            given = (address, tables, arguments.clients, until)
            crowd = multiprocessing.get_context("spawn").Process(target=hostile_process, args=given)
            crowd.start()
            taken, at_work = asyncio.run(watch(address, process.pid, until))
            crowd.join()
        finally:
            process.kill()
            process.wait()
    figures = {"healthz_ms": shares(taken), "server_at_work_ms": shares(at_work)}
    print(json.dumps({"clients": arguments.clients, "looks": len(taken)} | figures))


if __name__ == "__main__":
    main()
