"""Opponents in worker processes: they fail without stopping a game, and end with their server."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from sample_game import GAME
from server.harness import Process, settings_in, until
from westmarch.ai.levels import Memory
from westmarch.engine.chance import seed_of
from westmarch.engine.game import find_game
from westmarch.engine.session import Session
from westmarch.server.machines.opponents import Opponents
from westmarch.server.tables.hub import Hub


def test_a_level_that_fails_is_replaced_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> str:
        opponents = Opponents(1)

        async def fail(*_: object) -> str:
            raise ZeroDivisionError

        monkeypatch.setattr(opponents.workers, "run", fail)
        return await opponents.choose("sample", opponents.position(session, 0), 0, "hard")

    session = Session.new(GAME, {}, seed_of(1))
    code = asyncio.run(scene())
    assert session.why_not(0, code) is None


def test_an_opponent_does_not_get_what_its_seat_cannot_know() -> None:
    session = Session.new(GAME, {}, seed_of(1))
    true = session.state.dump()
    dealt = [Opponents(1).position(session, 0) for _ in range(5)]
    assert all(position["hands"][0] == true["hands"][0] for position in dealt)
    assert any(position["hands"][1] != true["hands"][1] for position in dealt)
    assert all(position["chance"] != true["chance"] for position in dealt)


@pytest.mark.slow
def test_a_worker_that_dies_is_replaced() -> None:
    async def scene() -> None:
        opponents = Opponents(1)
        session = Session.new(find_game("bofa"), {}, seed_of(1))
        seat = session.state.asks[0].seat
        for _ in range(2):
            code = await opponents.choose("bofa", opponents.position(session, seat), seat, "easy")
            assert session.why_not(seat, code) is None
            assert opponents.workers.pids()
            for pid in opponents.workers.pids():
                os.kill(pid, signal.SIGKILL)
        opponents.close()

    asyncio.run(scene())


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_workers_end_with_a_killed_server(tmp_path: Path) -> None:
    server = Process(f"sqlite:///{tmp_path}/test.db", tmp_path)
    body = {"game": "bofa", "players": ["easy", "easy"]}
    table = server.post("/api/tables", json=body).json()["table"]["id"]
    until(lambda: server.get(f"/api/tables/{table}").json()["update"]["decisions"])
    workers = children_of(server.process.pid)
    assert workers
    server.kill()
    until(lambda: not any(alive(worker) for worker in workers))


def children_of(parent: int) -> list[int]:
    found = []
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = place.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            found.append(int(place.parent.name))
    return found


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def test_an_opponent_remembers_at_its_table_what_it_has_answered() -> None:
    """Also if another worker thinks: no answer is given more than twice in the same position."""

    async def scene() -> list[str]:
        opponents = Opponents(1)
        codes = [await opponents.choose("bofa", position, seat, "easy", memory) for _ in range(3)]
        opponents.close()
        codes += [await opponents.choose("bofa", position, seat, "easy", memory) for _ in range(3)]
        opponents.close()
        return codes

    memory = Memory()
    session = Session.new(find_game("bofa"), {}, seed_of(1))
    seat = session.state.asks[0].seat
    position = session.state.dump()
    codes = asyncio.run(scene())
    assert sum(memory.repeats.values()) == 6
    assert max(codes.count(code) for code in codes) == 2


class Claims:
    """Neighbours that let this process think at a table, or do not."""

    def __init__(self, given: bool) -> None:
        self.given = given
        self.said: list[str] = []

    async def claim(self, _: str) -> bool:
        self.said.append("claim")
        return self.given

    async def release(self, _: str) -> None:
        self.said.append("release")


@pytest.mark.parametrize(
    "given, fails, said, decided",
    [(True, False, ["claim", "release"], 1), (True, True, ["claim", "release"], 0), (False, False, ["claim"], 0)],
    ids=["claimed", "failing", "not claimed"],
)
def test_only_who_has_claimed_a_table_thinks_there(
    given: bool, fails: bool, said: list[str], decided: int, tmp_path: Path
) -> None:
    claims = Claims(given)

    async def scene() -> int:
        hub = Hub(settings_in(tmp_path))
        await hub.open()
        hub.thinking.neighbours = claims  # type: ignore[assignment]

        async def choose(*_: object) -> str:
            if fails:
                raise ZeroDivisionError
            g = table.session.state
            return GAME.notation.code(g, 1, next(ask for ask in g.asks if ask.seat == 1).all_options()[0])

        hub.opponents.choose = choose  # type: ignore[assignment]
        table, _ = await hub.new_table("sample", {}, ["human", "easy"], [])
        await hub.thinking.tasks[table.id]
        await hub.close()
        return len(table.session.steps)

    assert asyncio.run(scene()) == decided
    assert claims.said == said
