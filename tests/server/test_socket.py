"""The websocket against what clients may send: garbage, too much, the same again, another's answers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from server.harness import Seat, client_of, hub_of, seats_of, settings_in
from westmarch.server.endpoints import socket as sockets
from westmarch.server.tables.follower import BACKLOG, FRESH, Follower


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


GARBAGE = [
    "",
    "{",
    "[]",
    "null",
    "5",
    '"text"',
    "{}",
    '{"type": 5}',
    '{"type": "decide"}',
    '{"type": "decide", "number": "1", "code": "pass"}',
    '{"type": "decide", "number": 1e400, "code": "pass"}',
    '{"type": "decide", "number": 1, "code": ["pass"]}',
    '{"type": "decide", "number": 1, "code": "\\ud800"}',
    '{"type": "decide", "number": 1, "code": "' + "x" * 500 + '"}',
    '{"type": "decide", "number": 99999999999999999999999, "code": "pass"}',
    '{"type": "undo", "keep": -1}',
    '{"type": "ask", "what": "moon"}',
    '{"type": "ask", "what": "undo", "keep": "1"}',
    '{"type": "reply", "what": "undo", "yes": 1}',
    '{"type": "hello"}',
    "[" * 5000,
    '{"a":' * 1000,
    "x" * 9000,
]


def test_garbage_is_answered_with_an_error_and_the_table_goes_on(client: TestClient) -> None:
    west, _ = seats_of(client)
    with west.live(number=-1) as socket:
        update = socket.get("update")
        for text in GARBAGE:
            socket.session.send_text(text)
            answer = socket.get()
            assert answer["type"] == "error" and 400 <= answer["status"] < 500, text[:60]
            assert "Traceback" not in answer["detail"]
        socket.session.send_bytes(b"\x00\xff")
        assert socket.get()["type"] == "error"
        code = update["question"]["options"][0]["code"]
        assert socket.ask(type="decide", number=update["number"], code=code)["type"] == "ack"


@pytest.mark.parametrize("first", ["garbage", "[]", '{"type": "decide", "number": 1, "code": "pass"}', '{"type": 1}'])
def test_the_first_message_must_be_hello(client: TestClient, first: str) -> None:
    west, _ = seats_of(client)
    with client.websocket_connect(f"{west.address}/live") as session:
        session.send_text(first)
        assert session.receive_json()["type"] == "error"
        with pytest.raises(WebSocketDisconnect):
            session.receive_json()


def test_hello_does_not_wait_for_ever(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO", 0.05)
    west, _ = seats_of(client)
    with client.websocket_connect(f"{west.address}/live") as session:
        assert session.receive_json()["detail"] == "no hello came"


@pytest.mark.parametrize(
    "odd",
    [
        {"key": 5, "number": "x"},
        {"key": None, "number": [1], "log": {}, "chat": "y"},
        {"number": True, "log": 2**64, "chat": 2**64},
        {"number": 2**64, "log": True, "chat": True},
        {"number": -(2**70), "log": -5, "chat": -(2**70)},
    ],
)
def test_an_odd_hello_is_a_spectators(client: TestClient, odd: dict[str, object]) -> None:
    west, _ = seats_of(client)
    with client.websocket_connect(f"{west.address}/live") as session:
        session.send_json({"type": "hello"} | odd)
        assert session.receive_json()["seat"] == -1
        assert session.receive_json()["fresh"]
        session.send_json({"type": "ping", "id": 1})
        assert session.receive_json() == {"type": "ack", "id": 1}


def test_a_table_that_is_not_there(client: TestClient) -> None:
    with client.websocket_connect("/api/tables/nothing/live") as session:
        session.send_json({"type": "hello"})
        assert session.receive_json()["title"] == "NoSuchTable"


def test_a_replayed_decision_is_acknowledged_again_and_done_once(client: TestClient) -> None:
    west, _ = seats_of(client)
    with west.live(number=-1) as socket:
        update = socket.get("update")
        message = {"type": "decide", "number": update["number"], "code": update["question"]["options"][0]["code"]}
        answers = [socket.ask(**message) for _ in range(3)]
    assert answers[0]["type"] == "ack" and answers == [answers[0]] * 3
    assert west.update()["decisions"] == 1


def test_a_defect_of_the_rules_is_an_error_and_the_table_goes_on(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    west, _ = seats_of(client)
    with west.live(number=-1) as socket:
        update = socket.get("update")
        message = {"type": "decide", "number": update["number"], "code": update["question"]["options"][0]["code"]}
        with monkeypatch.context() as broken:
            broken.setattr("westmarch.engine.session.Session.decide", None)
            assert socket.ask(**message)["status"] == 500
        assert f"table {west.table}: a message of seat 0 failed" in caplog.text
        assert west.update() == update
        assert socket.ask(**message)["type"] == "ack"


def test_too_many_messages_are_refused(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path, burst=20, refill=0.01)) as client:
        west, _ = seats_of(client)
        with west.live(number=-1) as socket:
            answers = [socket.ask(type="ping") for _ in range(22)]
    assert answers[-1]["detail"] == "too many messages"


def test_too_many_sockets_from_one_address(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path, sockets=2)) as client:
        west, _ = seats_of(client)
        first, second, third = west.live(number=-1), west.live(number=-1), west.live(number=-1)
        with first, second, pytest.raises(WebSocketDisconnect), third as refused:
            refused.get()
        with west.live(number=-1) as socket:
            assert socket.get("welcome")


def test_a_client_that_lags_gets_a_fresh_update_and_its_answers() -> None:
    async def scene() -> list[str]:
        follower = Follower(0)
        for number in range(BACKLOG + 10):
            follower.send({"type": "update", "number": number})
        follower.answer({"type": "ack"})
        return [follower.waiting.get_nowait() for _ in range(follower.waiting.qsize())]

    assert asyncio.run(scene()) == [FRESH, '{"type":"ack"}']


def test_the_fresh_update_of_a_lagging_client_is_the_present_one(client: TestClient) -> None:
    west, east = seats_of(client)
    with west.live(number=-1) as socket:
        socket.get("update")
        (follower,) = hub_of(client).tables[west.table].audience.followers
        follower.lagging = True
        east.decide()
        follower.waiting.put_nowait(FRESH)
        update = socket.get("update")
        assert (update["decisions"], update["logFrom"]) == (1, 0)
        assert not follower.lagging


def test_who_drops_out_again_and_again_misses_nothing(client: TestClient) -> None:
    west, east = seats_of(client)
    number = -1
    for _ in range(200):
        with west.live(number=number) as socket:
            socket.get("welcome")
            update = (
                west.update() if number == Seat(client, west.table, "").update()["number"] else socket.get("update")
            )
            number = update["number"]
            if update["ending"]:
                return
            if update["question"]:
                socket.ask(type="decide", number=number, code=update["question"]["options"][0]["code"])
            else:
                east.decide()
    raise AssertionError("the game goes on")
