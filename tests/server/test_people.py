"""Chat, mute, accounts and notices."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.harness import client_of, hub_of, new_table, seats_of, settings_in, until
from westmarch.server.guard import Buckets
from westmarch.server.people import notices


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


# Chat


def test_chat_reaches_everybody_and_is_kept(client: TestClient) -> None:
    west, east = seats_of(client)
    with west.live(number=-1) as here, east.live(number=-1) as there:
        there.get("update")
        assert here.ask(type="chat", text="good\x07 luck")["type"] == "ack"
        line = there.get("chat")
        assert (line["seat"], line["text"]) == (0, "good  luck")
        for wrong in ("", " \n ", "x" * 501, 5):
            assert here.ask(type="chat", text=wrong)["title"] == "BadMessage"
    with east.live(number=-1) as socket:
        assert socket.get("chat")["text"] == "good  luck"
    with east.live(number=1, chat=line["id"]) as socket:
        assert socket.get()["type"] == "welcome"
        assert socket.ask(type="ping")["type"] == "ack"
    assert [said["text"] for said in client.get(f"{west.address}/chat").json()] == ["good  luck"]


@pytest.mark.parametrize("deaf", [0, 1])
def test_a_muted_seat_is_not_heard(client: TestClient, deaf: int) -> None:
    both, loud = seats_of(client), 1 - deaf
    reader = both[deaf]
    with both[loud].live(number=-1) as here, reader.live(number=-1) as there:
        assert there.ask(type="mute", seat=loud, on=True)["type"] == "ack"
        here.ask(type="chat", text="one")
        there.ask(type="mute", seat=loud, on=False)
        here.ask(type="chat", text="two")
        assert there.get("chat")["text"] == "two"
        there.ask(type="mute", seat=loud, on=True)
        assert there.ask(type="mute", seat=9, on=True)["type"] == "error"
    with reader.live(number=-1) as socket:
        assert socket.get("welcome")["muted"] == [loud]
    assert reader.client.get(f"{reader.address}/chat", headers={"x-seat-key": reader.key}).json() == []


# Accounts

LOGIN = {"name": "Ana", "password": "a long password"}


def test_an_account_keeps_a_list_of_games(client: TestClient) -> None:
    answer = client.post("/api/account", json=LOGIN)
    assert answer.status_code == 201, answer.text
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie
    made = new_table(client, players=("human", "human"))
    table = made["table"]["id"]
    assert [(game["table"], game["key"]) for game in client.get("/api/account/games").json()] == [(table, "login:0")]
    keys = [b"login:0", "login:\u00b2".encode("latin-1"), b"login:-1", b"login:"]
    looks = [client.get(f"/api/tables/{table}", headers={b"x-seat-key": key}) for key in keys]
    assert [look.json()["seat"] for look in looks] == [0, -1, -1, -1]
    other = new_table(client, players=("human", "open"))["table"]["id"]
    client.cookies.clear()
    assert client.get("/api/account/games").status_code == 401
    client.post("/api/login", json=LOGIN)
    client.post(f"/api/tables/{other}/seats/1", json={})
    assert len(client.get("/api/account/games").json()) == 3
    client.post("/api/account/games", json={"table": table, "key": made["keys"]["1"]})
    assert len(client.get("/api/account/games").json()) == 4
    assert client.post("/api/account/games", json={"table": table, "key": "wrong"}).status_code == 422
    token = client.cookies["westmarch"]
    assert client.delete("/api/login").status_code == 204
    assert client.get("/api/account", headers={"cookie": f"westmarch={token}"}).status_code == 401


def test_names_are_taken_once_and_passwords_must_fit(client: TestClient) -> None:
    client.post("/api/account", json=LOGIN)
    assert client.post("/api/account", json=LOGIN).status_code == 409
    client.cookies.clear()
    for wrong in (LOGIN | {"password": "another password"}, LOGIN | {"name": "Eva"}):
        assert client.post("/api/login", json=wrong).json()["detail"] == "name and password do not fit"
    assert client.post("/api/account", json={"name": " ", "password": "a long password"}).status_code == 422
    assert client.get("/api/account").status_code == 401


def test_guessing_is_slowed_down(client: TestClient) -> None:
    hub_of(client).accounts.tries = Buckets(2, 0.001)
    codes = [client.post("/api/login", json=LOGIN | {"name": f"Eva{i}"}).status_code for i in range(4)]
    assert codes == [401, 401, 429, 429]


# Notices


class Hook(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        self.server.got.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))  # type: ignore[attr-defined]
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def hook() -> Iterator[Any]:
    server: Any = HTTPServer(("127.0.0.1", 0), Hook)
    server.got = []
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()


def wait(client: TestClient, seconds: float) -> None:
    """Let time pass in the server."""
    assert client.portal is not None
    client.portal.call(asyncio.sleep, seconds)


def test_the_webhook_hears_of_somebody_who_is_away(tmp_path: Path, hook: Any) -> None:
    with client_of(settings_in(tmp_path)) as client:
        west, _ = seats_of(client, names=["Ana", "Eva"])
        with west.live(number=-1) as socket:
            update = socket.get("update")
            address = f"http://127.0.0.1:{hook.server_port}/turn"
            settings = settings_in(tmp_path, webhook=address, notice_after=0.05, address="https://example.org")
            hub = hub_of(client)
            hub.notices = notices.Notices(settings, hub.people, hub.pushes)
            socket.ask(type="decide", number=update["number"], code=update["question"]["options"][0]["code"])
            until(lambda: hook.got)
            wait(client, 0.2)
        assert [(said["name"], said["seat"]) for said in hook.got] == [("Eva", 1)]
        assert hook.got[0]["link"] == f"https://example.org/table/{west.table}"


def test_nobody_is_written_to_at_an_address_that_he_has_not_confirmed(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path, smtp="smtp://127.0.0.1:1")) as client:
        _, east = seats_of(client)
        assert east.post("notices", {"email": "eva@example.org"}).status_code == 404
        assert not hasattr(hub_of(client).tables[east.table].seats[1], "email")


def test_a_notice_that_cannot_be_sent_harms_nobody(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path, webhook="http://127.0.0.1:9/", notice_after=0.01)) as client:
        west, _ = seats_of(client)
        wait(client, 0.1)
        assert west.decide().status_code == 200
