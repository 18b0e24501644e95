"""Looking at a table costs little, however long the game is and however badly somebody behaves."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.harness import PATIENCE, client_of, hub_of, seats_of, settings_in
from westmarch.server.endpoints import socket as endpoint
from westmarch.server.storage.rows import CannotResume
from westmarch.server.tables import follower as following


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


def test_long_logs_come_in_pages(client: TestClient) -> None:
    west, east = seats_of(client, game="bofa")
    for turn in range(150):
        update = west.update()
        [west, east][update["toAct"][0]].decide(turn)
    update = west.update()
    assert update["fresh"] and update["logFrom"] > 0 and len(update["log"]) <= 120
    hub_of(client).tables[west.table].audience.updates.forget()
    whole = list(update["log"])
    until = update["logFrom"]
    while until > 0:
        page = west.client.get(f"{west.address}/log?until={until}", headers={"x-seat-key": west.key}).json()
        whole = page["log"] + whole
        assert page["logTo"] == until
        until = page["logFrom"]
    session = hub_of(client).tables[west.table].session
    assert len(whole) == len([line for line in session.log if line.readable_by(0)])


def test_many_looks_at_a_position_are_worked_out_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    west, _ = seats_of(client)
    game = hub_of(client).tables[west.table].session.game
    views: list[int] = []
    real = type(game).view

    def counted(self: Any, g: Any, seat: int) -> dict[str, Any]:
        views.append(seat)
        return real(self, g, seat)

    monkeypatch.setattr(type(game), "view", counted)
    for _ in range(10):
        west.look()
        client.get(west.address)
    assert sorted(views) == [-1, 0]


def test_who_asks_and_does_not_read_is_dropped() -> None:
    async def ask_on() -> None:
        silent = following.Follower(0)
        for _ in range(following.BACKLOG + following.ANSWERS):
            silent.answer({"type": "ack"})
        with pytest.raises(following.NotReading):
            silent.answer({"type": "ack"})
        assert silent.waiting.qsize() <= following.BACKLOG + following.ANSWERS

    asyncio.run(ask_on())


class Deaf:
    """A websocket that takes nothing."""

    closed = 0

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        self.closed = code


def test_who_takes_no_message_is_let_go_of(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    west, _ = seats_of(client)
    table = hub_of(client).tables[west.table]
    monkeypatch.setattr(endpoint, "PATIENCE", 0.05)
    deaf: Any = Deaf()

    async def send_on() -> None:
        follower = following.Follower(0)
        table.audience.followers.add(follower)
        follower.answer({"type": "ack"})
        await asyncio.wait_for(endpoint._send_on(deaf, table, follower), PATIENCE)

    asyncio.run(send_on())
    assert deaf.closed and not table.audience.followers


def test_who_fails_on_arrival_leaves_nothing_behind(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    west, _ = seats_of(client)
    table = hub_of(client).tables[west.table]

    async def broken(*_: Any) -> Any:
        raise CannotResume("the chat cannot be read")

    monkeypatch.setattr(table.store, "chat_of", broken)
    with west.live(number=-1) as live:
        assert live.get("error")["title"] == "CannotResume"
    assert not table.audience.followers
