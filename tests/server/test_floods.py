"""One connection that sends as much as it can, or reads nothing: others are answered all the same."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.harness import PATIENCE, Process, client_of, settings_in
from westmarch.server import protocol
from westmarch.server.guard import cost_of

TEXT, PING, CONTINUED = 1, 9, 0
PONG = b"\x8a\x00"
#: The purse of an address: frames are read at this pace.
BURST, REFILL = 120, 40
#: What one read of the server may bring.
MUCH = 100_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("floods")
    limits = {"WESTMARCH_BURST": f"{BURST}", "WESTMARCH_REFILL": f"{REFILL}"}
    running = Process(f"sqlite:///{folder}/test.db", folder, **limits)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def table(server: Process) -> str:
    body = {"game": "sample", "players": ["human", "human"]}
    made = server.post("/api/tables", json=body).json()
    return str(made["table"]["id"])


def connected(server: Process) -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def frame(kind: int, content: bytes = b"", last: bool = True) -> bytes:
    return bytes([last << 7 | kind, 0x80 | len(content), 0, 0, 0, 0]) + content


def following(server: Process, table: str) -> socket.socket:
    """A websocket of a spectator who has been welcomed."""
    made = connected(server)
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    made.sendall(f"{head}sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n".encode())
    read_until(made, lambda seen: b"\r\n\r\n" in seen)
    made.sendall(frame(TEXT, json.dumps({"type": "hello", "number": -1}).encode()))
    assert b'"update"' in read_until(made, lambda seen: b'"update"' in seen)
    return made


def read_until(connection: socket.socket, enough: Any) -> bytes:
    """What comes until it is enough or the connection is ended."""
    seen = b""
    while not enough(seen):
        try:
            new = connection.recv(1 << 16)
        except ConnectionError:
            break
        if not new:
            break
        seen += new
    return seen


def send_all(connection: socket.socket, content: bytes) -> None:
    try:
        connection.sendall(content)
    except ConnectionError:
        # The server has ended it already.
        return


@pytest.mark.parametrize("kind", [PING, CONTINUED])
def test_a_flood_of_frames_is_read_in_its_time_or_ends_its_connection(kind: int, server: Process, table: str) -> None:
    began = time.monotonic()
    flooding = following(server, table)
    if kind == CONTINUED:
        flooding.sendall(frame(TEXT, last=False))
    flooding.settimeout(1)
    one = frame(kind, last=kind == PING)
    # What lies in one piece is read together.
    first = BURST + protocol.FRAMES // len(one)
    answers = b""
    with contextlib.suppress(TimeoutError, ConnectionError):
        flooding.sendall(one * (2 * MUCH // len(one)))
    with contextlib.suppress(TimeoutError, ConnectionError):
        while new := flooding.recv(1 << 16):
            answers += new
            assert len(answers) // len(PONG) <= first + REFILL * (time.monotonic() - began)
            if time.monotonic() > began + 5:
                break
    assert server.get("/healthz").text == "ok"
    flooding.close()


def test_whoever_sends_more_than_is_read_is_hung_up_on() -> None:
    """How much comes at once is the system's affair: here it is known."""
    connection: Any = object.__new__(protocol.LimitedSocket)
    connection.transport = Transport(0)
    connection._unread, connection._later = bytearray(), "read on later"
    connection.data_received(frame(PING) * (protocol.UNREAD // len(frame(PING))))
    assert not connection.transport.aborted
    connection.data_received(frame(PING))
    assert connection.transport.aborted


def test_frames_are_read_in_their_time_and_none_is_lost(server: Process, table: str) -> None:
    """More pings than may come at once, and a message behind them."""
    hasty = following(server, table)
    hasty.sendall(frame(PING) * 200 + frame(TEXT, b'{"type": "ping", "id": 7}'))
    began = time.monotonic()
    answers = read_until(hasty, lambda seen: b'"id":7' in seen)
    assert answers.count(PONG) == 200
    assert time.monotonic() - began > 1.0
    hasty.close()


def test_a_long_row_of_requests_ends_its_connection(server: Process) -> None:
    request = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"
    hasty = connected(server)
    send_all(hasty, request * (MUCH // len(request)))
    answers = read_until(hasty, lambda _: False)
    assert answers.count(b"HTTP/1.1 200") <= protocol.IN_A_ROW
    patient = connected(server)
    patient.sendall(request * 3)
    assert read_until(patient, lambda seen: seen.count(b"HTTP/1.1 200") == 3)
    patient.close()


def test_a_long_body_comes_in_pieces_and_whole(server: Process) -> None:
    answer = server.post("/api/journals", content=b"x" * 1_000_000)
    assert (answer.status_code, answer.json()["kind"]) == (422, "none")


class Transport:
    """A connection that somebody reads from, so many bytes while the server looks away."""

    def __init__(self, read: int) -> None:
        self.waiting = 10 * protocol.SLOWEST
        self.read = read
        self.looked = 0
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        self.looked += 1
        self.waiting -= self.read if self.looked > 1 else 0
        return self.waiting

    def abort(self) -> None:
        self.aborted = True


class Base:
    def pause_writing(self) -> None:
        pass

    def resume_writing(self) -> None:
        pass

    def connection_lost(self, exc: Exception | None) -> None:
        pass


class Connection(protocol.Read, Base):
    def __init__(self, transport: Transport) -> None:
        self.transport = transport


@pytest.mark.parametrize("read, aborted", [(0, True), (100, True), (protocol.SLOWEST, False)])
def test_whoever_does_not_read_is_hung_up_on(read: int, aborted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "SLOWEST_SECONDS", 0.02)

    async def wait() -> Transport:
        transport = Transport(read)
        connection = Connection(transport)
        connection.pause_writing()
        await asyncio.sleep(0.1)
        connection.connection_lost(None)
        looked = transport.looked
        await asyncio.sleep(0.05)
        assert transport.looked == looked, "a connection that is gone is looked at no more"
        return transport

    assert asyncio.run(wait()).aborted is aborted


def test_files_are_charged_too(tmp_path: Path) -> None:
    assert 0 < cost_of("GET", "/assets/index.js") < cost_of("GET", "/api/games")
    with client_of(settings_in(tmp_path, burst=10, refill=0.001)) as client:
        statuses = [client.get("/").status_code for _ in range(60)]
        assert statuses[:40] == [200] * 40 and statuses[-1] == 429
        assert client.get("/healthz").status_code == 200
