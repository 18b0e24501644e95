"""Whom the server talks to: its own names, half requests, connections of one address, forwarded headers."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.harness import PATIENCE, Process, client_of, settings_in, until
from westmarch.server.guard import host_name


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


@pytest.mark.parametrize(
    "address, host, status",
    [
        ("", "localhost:8000", 200),
        ("", "192.168.1.20:8000", 200),
        ("", "[::1]:8000", 200),
        ("", "study.local", 200),
        ("", "evil.example.com", 421),
        ("", "127.0.0.1:evil.example.com", 421),
        ("", "[::1].evil.example.com", 421),
        ("", "localhost@evil.example.com", 421),
        ("https://play.example.org", "play.example.org", 200),
        ("https://play.example.org", "PLAY.example.org.", 200),
        ("https://play.example.org", "127.0.0.1:8000", 200),
        ("https://play.example.org", "evil.example.com", 421),
        ("https://play.example.org", "192.168.1.20", 421),
    ],
)
def test_the_server_answers_to_its_own_names_only(tmp_path: Path, address: str, host: str, status: int) -> None:
    with client_of(settings_in(tmp_path, address=address, hosts="other.example.org" if address else "")) as client:
        assert client.get("/api/login", headers={"host": host}).status_code == status
        if status == 421:
            with (
                pytest.raises(WebSocketDisconnect),
                client.websocket_connect("/api/tables/x/live", headers={"host": host}),
            ):
                pass
    assert host_name("[2001:db8::1]:80") == "2001:db8::1"


def answer_to(server: Process, request: bytes) -> bytes:
    """The first line of the answer to what is sent as it is."""
    connection = connected(server)
    connection.sendall(request)
    line = connection.makefile("rb").readline()
    connection.close()
    return line


def test_a_request_that_names_two_servers_is_for_neither(server: Process) -> None:
    hosts = b"host: evil.example.com\r\n", b"host: localhost\r\n"
    assert b" 200 " in answer_to(server, b"GET /healthz HTTP/1.1\r\n" + hosts[1] + b"\r\n")
    for both in (hosts[0] + hosts[1], hosts[1] + hosts[0], hosts[1] + hosts[1]):
        assert b" 421 " in answer_to(server, b"GET /healthz HTTP/1.1\r\n" + both + b"\r\n")


def test_a_message_that_is_no_text_ends_its_connection_and_leaves_nothing_in_the_log(server: Process) -> None:
    with connect(f"{server.socket_address}/api/tables/none/live", open_timeout=PATIENCE) as talk:
        talk.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            talk.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1007
    assert server.errors() == ""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    running = Process(f"sqlite:///{tmp_path}/test.db", tmp_path, WESTMARCH_CONNECTIONS="12")
    yield running
    running.stop()


def connected(server: Process) -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    made = socket.create_connection((host, int(port)), timeout=PATIENCE)
    return made


def is_ended(connection: socket.socket) -> bool:
    try:
        return connection.recv(10) == b""
    except ConnectionError:
        return True


def test_half_requests_end(server: Process) -> None:
    slow = [connected(server) for _ in range(3)]
    slow[0].sendall(b"GET /healthz HT")
    slow[1].sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n")
    huge = connected(server)
    with contextlib.suppress(ConnectionError):
        huge.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n" + b"x-a: b\r\n" * 10_000)
    assert is_ended(huge)
    assert all(is_ended(connection) for connection in slow)
    assert server.get("/healthz").text == "ok"


def test_one_address_holds_so_many_connections(server: Process) -> None:
    held = [connected(server) for _ in range(12)]
    assert is_ended(connected(server))
    for connection in held:
        connection.close()

    def answered() -> bool:
        try:
            return server.get("/healthz").text == "ok"
        except httpx.HTTPError:
            return False

    # Sooner or later it knows that they are gone.
    assert until(answered)


def slow_body(server: Process, client: str) -> socket.socket:
    """A request of somebody behind a proxy, whose body does not come to its end."""
    made = connected(server)
    head = f"POST /api/me HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: {client}\r\ncontent-length: 90\r\n\r\n{{"
    made.sendall(head.encode())
    return made


def test_behind_a_proxy_nobody_takes_the_connections_of_the_others(tmp_path: Path) -> None:
    limits = {"WESTMARCH_CONNECTIONS": "6", "WESTMARCH_PROXIES": "127.0.0.1"}
    running = Process(f"sqlite:///{tmp_path}/test.db", tmp_path, **limits)
    try:
        # Seven people, one of them with more than he may have at once.
        others = [slow_body(running, f"192.0.2.{number}") for number in range(2, 8)]
        hostile = [slow_body(running, "192.0.2.1") for _ in range(6)]
        # Read in the order in which they came.
        assert running.get("/healthz", headers={"x-forwarded-for": "192.0.2.8"}).text == "ok"
        more = slow_body(running, "192.0.2.1")
        more.settimeout(20)
        assert b"429" in more.recv(20)
        assert running.get("/healthz", headers={"x-forwarded-for": "192.0.2.2"}).text == "ok"
        for one in [*others, *hostile, more]:
            one.close()
    finally:
        running.stop()


def test_forwarded_headers_of_strangers_count_for_nothing(tmp_path: Path) -> None:
    running = Process(f"sqlite:///{tmp_path}/test.db", tmp_path, WESTMARCH_BURST="5", WESTMARCH_REFILL="0.01")
    try:
        statuses = [
            running.get("/api/login", headers={"x-forwarded-for": f"192.0.2.{n}"}).status_code for n in range(8)
        ]
        assert statuses[-1] == 429
    finally:
        running.stop()
    trusted = {"WESTMARCH_BURST": "5", "WESTMARCH_REFILL": "0.01", "WESTMARCH_PROXIES": "127.0.0.1"}
    running = Process(f"sqlite:///{tmp_path}/test.db", tmp_path, **trusted)
    try:
        statuses = [
            running.get("/api/login", headers={"x-forwarded-for": f"192.0.2.{n}"}).status_code for n in range(8)
        ]
        assert set(statuses) == {200}
    finally:
        running.stop()
