"""A server to play against: in the test itself, or as a process that can be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
from starlette.testclient import TestClient, WebSocketTestSession

from westmarch.server.app import create_app
from westmarch.server.settings import Settings
from westmarch.server.tables.hub import Hub

COMMAND = "import sys; from westmarch.cli import main; sys.exit(main())"

#: Seconds after which something counts as never happening. How long it takes is the affair of a busy machine.
PATIENCE = 300.0

Found = TypeVar("Found")


def until(look: Callable[[], Found], pause: float = 0.02) -> Found:
    """Wait until a look finds something, and what it finds."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end, "it does not happen"
        time.sleep(pause)
    return found


def settings_in(folder: Path, **changed: Any) -> Settings:
    """Settings for a test: a database of its own, no client, hardly any limits."""
    wanted: dict[str, Any] = {"database": f"sqlite:///{folder}/test.db", "burst": 100_000, "refill": 100_000.0}
    wanted["tables"] = wanted["guests"] = 100_000
    return Settings(**wanted | {"web": folder / "no client"} | changed)


@contextmanager
def client_of(settings: Settings) -> Iterator[TestClient]:
    """A client of a server in this process, and the hub behind it as ``client.app.state.hub``."""
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield client


def hub_of(client: TestClient) -> Hub:
    app: Any = client.app
    hub: Hub = app.state.hub
    return hub


class Seat:
    """Somebody at a table, over HTTP and over a websocket."""

    def __init__(self, client: TestClient, table: str, key: str) -> None:
        self.client = client
        self.table = table
        self.key = key

    @property
    def address(self) -> str:
        return f"/api/tables/{self.table}"

    def look(self) -> Any:
        return self.client.get(self.address, headers={"x-seat-key": self.key}).json()

    def update(self) -> Any:
        return self.look()["update"]

    def post(self, what: str, body: Any = None) -> Any:
        return self.client.post(f"{self.address}/{what}", json=body, headers={"x-seat-key": self.key})

    def decide(self, choice: int = 0) -> Any:
        """Give the answer of that place among the options."""
        update = self.update()
        options = update["question"]["options"]
        code = options[choice % len(options)]["code"] if options else smallest(update["question"]["pick"])
        return self.post("decisions", {"number": update["number"], "code": code})

    @contextmanager
    def live(self, **hello: Any) -> Iterator[Socket]:
        with self.client.websocket_connect(f"{self.address}/live") as session:
            socket = Socket(session)
            socket.send(type="hello", key=self.key, **hello)
            yield socket


class Socket:
    """A websocket that waits for the message it is interested in."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session

    def send(self, **message: Any) -> None:
        self.session.send_json(message)

    def get(self, kind: str = "") -> Any:
        """The next message, or the next one of a type."""
        for _ in range(200):
            message = self.session.receive_json()
            if kind in ("", message["type"]):
                return message
        raise AssertionError(f"no {kind} came")

    def ask(self, **message: Any) -> Any:
        """Send something and wait for its answer."""
        self.send(id=7, **message)
        while True:
            answer = self.get()
            if answer["type"] in ("ack", "error") and answer["id"] == 7:
                return answer


def new_table(
    client: TestClient, game: str = "sample", players: tuple[str, ...] = ("human", "human"), **more: Any
) -> Any:
    answer = client.post("/api/tables", json={"game": game, "players": list(players)} | more)
    assert answer.status_code == 201, answer.text
    return answer.json()


def seats_of(client: TestClient, **more: Any) -> list[Seat]:
    """A new table of two people."""
    made = new_table(client, **more)
    return [Seat(client, made["table"]["id"], key) for key in made["keys"].values()]


class Process:
    """A server as a process of its own, on a port of its own."""

    def __init__(self, database: str, folder: Path, **environment: str) -> None:
        self.database = database
        self.folder = folder
        self.environment = environment
        self.start()

    def start(self) -> None:
        limits = {"WESTMARCH_BURST": "100000", "WESTMARCH_REFILL": "100000", "WESTMARCH_SOCKETS": "2000"}
        limits |= {"WESTMARCH_TABLES": "100000", "WESTMARCH_CONNECTIONS": "5000"}
        environment = os.environ | limits | {"WESTMARCH_DATA": str(self.folder)} | self.environment
        with (self.folder / "stderr.txt").open("a") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--database", self.database],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("http://"), (self.folder / "stderr.txt").read_text()
        self.address = line.split()[0]

    def get(self, path: str, **more: Any) -> httpx.Response:
        return httpx.get(self.address + path, timeout=PATIENCE, **more)

    def post(self, path: str, **more: Any) -> httpx.Response:
        return httpx.post(self.address + path, timeout=PATIENCE, **more)

    @property
    def socket_address(self) -> str:
        return self.address.replace("http://", "ws://")

    def kill(self) -> None:
        """As a power cut would do it."""
        self.process.kill()
        self._end()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self._end()

    def _end(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def errors(self) -> str:
        return (self.folder / "stderr.txt").read_text()


def smallest(pick: dict[str, Any]) -> str:
    """The smallest answer to a choice of several that is too wide to be listed."""
    amounts = [item["least"] for item in pick["items"]]
    for place, item in enumerate(pick["items"]):
        amounts[place] += min(item["most"] - amounts[place], max(0, pick["low"] - sum(amounts)))
    taken = [(item["code"], amount) for item, amount in zip(pick["items"], amounts, strict=True) if amount]
    parts = [f"{code}={amount}" if pick["kind"] == "distribution" else code for code, amount in taken]
    return f"{pick['verb']}:{','.join(parts)}"


class Visitor:
    """Somebody with a browser of his own: the cookies of one client are not another's."""

    def __init__(self, client: TestClient, name: str = "", lang: str = "en") -> None:
        self.client = client
        self.cookies: dict[str, str] = {}
        if name:
            answer = self.post("/api/me", {"name": name, "lang": lang})
            assert answer.status_code == 200, answer.text
            self.id = answer.json()["id"]

    def send(self, method: str, address: str, **more: Any) -> Any:
        self.client.cookies.clear()
        headers = more.pop("headers", {}) | {"cookie": "; ".join(f"{n}={v}" for n, v in self.cookies.items())}
        answer = self.client.request(method, address, headers=headers, **more)
        self.cookies |= {name: value for name, value in answer.cookies.items() if value}
        self.client.cookies.clear()
        return answer

    def get(self, address: str, **more: Any) -> Any:
        return self.send("GET", address, **more)

    def post(self, address: str, body: Any = None, **more: Any) -> Any:
        return self.send("POST", address, json={} if body is None else body, **more)

    def open(self, game: str = "sample", players: tuple[str, ...] = ("human", "open"), **more: Any) -> Any:
        answer = self.post("/api/tables", {"game": game, "players": list(players)} | more)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def resign(self, table: str, seat: int) -> None:
        """Give up a seat that is one's own."""
        answer = self.post(f"/api/tables/{table}/resign", headers={"x-seat-key": f"person:{seat}"})
        assert answer.status_code == 200, answer.text
