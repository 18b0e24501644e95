"""Hostile clients of one address against a server of its own: how long does ``/healthz`` take meanwhile?

    python bench/server_abuse.py --clients 20 --seconds 15

Each client does one costly thing as fast as it can, without a key: it looks at a long game, asks for its replay, for
the cards of a game and for rulebooks, opens tables of machines, asks why not, uploads what is no journal.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import tempfile
import time
from collections import Counter

import httpx
from server_load import Client, start_server


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


async def hostile(address: str, table: str, number: int, until: float, answers: Counter[str]) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        deeds = [
            lambda: http.get(f"/api/tables/{table}"),
            lambda: http.get(f"/api/replays/{table}"),
            lambda: http.get("/api/games/tcg/cards"),
            lambda: http.post("/api/tables", json={"game": "tcg", "players": ["hard", "hard"]}),
            lambda: http.post(f"/api/tables/{table}/why-not", json={"code": "pass"}),
            lambda: http.post("/api/journals", content=b"x" * 1_000_000),
            lambda: http.get("/api/games/wotr/rules"),
        ]
        while time.time() < until:
            try:
                answer = await deeds[number % len(deeds)]()
                answers[str(answer.status_code)] += 1
            except httpx.HTTPError as problem:
                answers[type(problem).__name__] += 1


def hostile_process(address: str, table: str, clients: int, until: float) -> None:
    """In a process of its own, so that it does not slow the stopwatch."""
    answers: Counter[str] = Counter()

    async def all_of_them() -> None:
        await asyncio.gather(*[hostile(address, table, number, until, answers) for number in range(clients)])

    asyncio.run(all_of_them())
    print(json.dumps({"answers": dict(answers)}))


async def watch(address: str, until: float) -> list[float]:
    """How long each look at ``/healthz`` takes, on one connection."""
    host, port = address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    taken = []
    while time.time() < until:
        began = time.perf_counter()
        writer.write(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
        await reader.readuntil(b"\r\n\r\n")
        await reader.readexactly(len(b"ok"))
        taken.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(0.05)
    writer.close()
    return sorted(taken)


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
            table, _, _ = asyncio.run(long_game(address, arguments.decisions))
            process.kill()
            process.wait()
            process, address = start_server(f"sqlite:///{folder}/abuse.db", folder, limits={})
            time.sleep(5)
            until = time.time() + arguments.seconds
            given = (address, table, arguments.clients, until)
            crowd = multiprocessing.get_context("spawn").Process(target=hostile_process, args=given)
            crowd.start()
            taken = asyncio.run(watch(address, until))
            crowd.join()
        finally:
            process.kill()
            process.wait()
    shares = {"p50_ms": 0.5, "p95_ms": 0.95, "p99_ms": 0.99, "max_ms": 1.0}
    figures = {name: round(taken[min(len(taken) - 1, int(len(taken) * share))], 1) for name, share in shares.items()}
    print(json.dumps({"clients": arguments.clients, "looks": len(taken)} | figures))


if __name__ == "__main__":
    main()
