"""Turn notices of a person: by letter, to a webhook, to a browser whose page is closed; and games by days."""

from __future__ import annotations

import base64
import contextlib
import email
import email.policy
import http.client
import json
import os
import socket
import socketserver
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from starlette.testclient import TestClient

from server.harness import Visitor, client_of, hub_of, settings_in, until
from server.test_people import wait
from westmarch.server.people.addresses import BadAddress, check_public, post_json


class Letters(socketserver.StreamRequestHandler):
    """As much of a mail server as takes letters."""

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        letter, inside = "", False
        for line in self.rfile:
            if inside:
                if line == b".\r\n":
                    read = email.message_from_string(letter, policy=email.policy.default)
                    self.server.got.append(read)  # type: ignore[attr-defined]
                    inside, letter = False, ""
                    self.wfile.write(b"250 taken\r\n")
                else:
                    letter += line.decode()
            elif line.upper().startswith(b"DATA"):
                inside = True
                self.wfile.write(b"354 go on\r\n")
            elif line.upper().startswith(b"QUIT"):
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"250 well\r\n")


class Post(BaseHTTPRequestHandler):
    """A push service, and a webhook."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.got.append((self.path, dict(self.headers), body))  # type: ignore[attr-defined]
        self.send_response(410 if self.path == "/gone" else 201)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def mail() -> Iterator[Any]:
    yield from serving(socketserver.ThreadingTCPServer(("127.0.0.1", 0), Letters))


@pytest.fixture
def post() -> Iterator[Any]:
    yield from serving(HTTPServer(("127.0.0.1", 0), Post))


def serving(server: Any) -> Iterator[Any]:
    server.got = []
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()


class Browser:
    """The keys of a browser that wants to be told, and how it reads what comes."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def device(self, endpoint: str) -> Any:
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": encoded(public), "auth": encoded(self.auth)}
        return {"endpoint": endpoint, "keys": keys}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def word_in(letter: Any) -> str:
    return str(letter.get_content().split("confirm=")[1].split()[0])


def at_table(client: TestClient, **more: Any) -> tuple[Visitor, Visitor, Any]:
    """Two people at a table where the second has yet to choose."""
    ana, eva = Visitor(client, "Ana", "es"), Visitor(client, "Eva", "en")
    made = ana.open(**more)
    eva.post(f"/api/tables/{made['table']['id']}/seats/1", {"name": "Eva"})
    return ana, eva, made


def choose(visitor: Visitor, table: str, seat: int) -> None:
    key = {"x-seat-key": f"person:{seat}"}
    update = visitor.get(f"/api/tables/{table}", headers=key).json()["update"]
    code = update["question"]["options"][0]["code"]
    answer = visitor.post(f"/api/tables/{table}/decisions", {"number": update["number"], "code": code}, headers=key)
    assert answer.status_code == 200, answer.text


def bring_to(asked: Visitor, seat: int, other: Visitor, table: str) -> None:
    """Let the other go on until this seat is asked: who wins the first trick depends on the deal."""
    while seat not in asked.get(f"/api/tables/{table}").json()["update"]["toAct"]:
        choose(other, table, 1 - seat)


def settings_with(tmp_path: Path, **more: Any) -> Any:
    return settings_in(tmp_path, notice_after=0.1, address="http://testserver", home_hooks=1, **more)


def test_a_letter_goes_to_an_address_that_its_owner_has_confirmed(tmp_path: Path, mail: Any) -> None:
    with client_of(settings_with(tmp_path, smtp=f"smtp://127.0.0.1:{mail.server_address[1]}")) as client:
        ana = Visitor(client, "Ana", "es")
        found = ana.post("/api/me/notices", {"email": "ana@example.org"}).json()
        assert (found["email"], found["unconfirmed"], found["mail"]) == ("", "ana@example.org", True)
        until(lambda: mail.got)
        assert mail.got[0]["Subject"] == "Westmarch: confirma tu dirección" and mail.got[0]["To"] == "ana@example.org"
        word = word_in(mail.got[0])
        # Before that nobody is written to, and nobody can guess the word.
        assert ana.post("/api/me/confirmation", {"word": "guessed"}).json() == {"confirmed": False}
        made = ana.open()
        wait(client, 0.3)
        assert len(mail.got) == 1
        assert Visitor(client).post("/api/me/confirmation", {"word": word}).json() == {"confirmed": True}
        assert ana.get("/api/me/notices").json()["email"] == "ana@example.org"
        mail.got.clear()
        eva = Visitor(client, "Eva")
        eva.post(f"/api/tables/{made['table']['id']}/seats/1", {"name": "Eva"})
        choose(ana, made["table"]["id"], 0)
        choose(eva, made["table"]["id"], 1)
        bring_to(ana, 0, eva, made["table"]["id"])
        until(lambda: mail.got)
        wait(client, 0.4)
        assert len(mail.got) == 1  # once for a turn
        assert mail.got[0]["Subject"] == "Westmarch: es tu turno"
        assert f"http://testserver/table/{made['table']['id']}" in mail.got[0].get_content()


def test_a_server_without_mail_takes_no_address(tmp_path: Path) -> None:
    with client_of(settings_with(tmp_path)) as client:
        ana = Visitor(client, "Ana")
        assert ana.get("/api/me/notices").json()["mail"] is False
        assert ana.post("/api/me/notices", {"email": "ana@example.org"}).status_code == 422
        assert Visitor(client).get("/api/me/notices").status_code == 401


def test_a_closed_page_is_reached_by_web_push_and_a_webhook(tmp_path: Path, post: Any) -> None:
    place = f"http://127.0.0.1:{post.server_port}"
    with client_of(settings_with(tmp_path, push_hosts="127.0.0.1")) as client:
        ana, eva, made = at_table(client)
        table = made["table"]["id"]
        browser = Browser()
        assert eva.get("/api/me/notices").json()["pushKey"]
        assert eva.post("/api/me/devices", browser.device(f"{place}/push")).status_code == 204
        assert eva.post("/api/me/devices", browser.device(f"{place}/gone")).status_code == 204
        assert eva.post("/api/me/notices", {"webhook": f"{place}/hook"}).json()["devices"] == 2
        choose(eva, table, 1)
        choose(ana, table, 0)
        bring_to(eva, 1, ana, table)
        until(lambda: {path for path, *_ in post.got} >= {"/push", "/gone", "/hook"})
        paths = {path: (headers, body) for path, headers, body in post.got}
        assert set(paths) == {"/push", "/gone", "/hook"}
        reported = browser.read(paths["/push"][1])
        assert (reported["event"], reported["table"], reported["seat"], reported["lang"]) == ("turn", table, 1, "en")
        assert paths["/push"][0]["authorization"].startswith("vapid ")
        assert json.loads(paths["/hook"][1])["name"] == "Eva"
        # The one that is gone is forgotten.
        assert until(lambda: eva.get("/api/me/notices").json()["devices"] == 1)
        assert eva.send("DELETE", "/api/me/devices").status_code == 204
        assert eva.get("/api/me/notices").json()["devices"] == 0


def test_nobody_sends_the_server_into_its_own_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with client_of(settings_in(tmp_path)) as client:
        ana = Visitor(client, "Ana")
        device = Browser().device("https://127.0.0.1/push")
        for endpoint in (
            "https://127.0.0.1/x",
            "http://fcm.googleapis.com/x",
            "https://evil.example/googleapis.com",
            "https://[",
        ):
            assert ana.post("/api/me/devices", device | {"endpoint": endpoint}).status_code == 422
        assert ana.post("/api/me/devices", device | {"endpoint": "https://fcm.googleapis.com/x"}).status_code == 204
        private = (
            "http://example.org",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://10.0.0.8/",
            "file:///etc",
            "https://[",
            "https://a:99999/",
        )
        for hook in private:
            assert ana.post("/api/me/notices", {"webhook": hook}).status_code == 422
        # A name may lead elsewhere when something is sent.
        with pytest.raises(BadAddress):
            hub_of(client).notices._post_out("https://127.0.0.1/", {})
    for numbers in (["192.168.1.1"], ["9.9.9.9", "192.168.1.1"], ["192.168.1.1", "9.9.9.9"]):
        found = [(2, 1, 6, "", (number, 443)) for number in numbers]
        monkeypatch.setattr("socket.getaddrinfo", lambda *_, found=found, **__: found)
        with pytest.raises(BadAddress):
            check_public("https://innocent.example/")


def test_a_game_by_days_goes_on_over_a_restart(tmp_path: Path, mail: Any) -> None:
    """The calendar goes on while the server is down, and who is away is told after the start."""
    smtp = f"smtp://127.0.0.1:{mail.server_address[1]}"
    by_days = {"bank": 3 * 86_400, "per_move": True, "grace": 0}
    with client_of(settings_in(tmp_path, smtp=smtp, notice_after=60)) as client:
        ana, eva, made = at_table(client, clock=by_days)
        table = made["table"]["id"]
        eva.post("/api/me/notices", {"email": "eva@example.org"})
        until(lambda: mail.got)
        eva.post("/api/me/confirmation", {"word": word_in(mail.got[0])})
        choose(ana, table, 0)
        left = eva.get(f"/api/tables/{table}").json()["table"]["clock"]["left"]
        assert left == [pytest.approx(3 * 86_400, abs=60)] * 2
    mail.got.clear()
    now = time.time()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("time.time", lambda: now + 2 * 86_400)
        with client_of(settings_with(tmp_path, smtp=smtp)) as client:
            ana.client = eva.client = client
            until(lambda: mail.got)
            assert mail.got[0]["To"] == "eva@example.org"
            shown = eva.get(f"/api/tables/{table}").json()["table"]["clock"]
            assert shown["perMove"] and shown["running"] == [1]
            assert shown["left"][1] == pytest.approx(86_400, abs=60)
            # A decision gives all the time back.
            choose(eva, table, 1)
            shown = eva.get(f"/api/tables/{table}").json()["table"]["clock"]
            assert shown["left"] == [pytest.approx(3 * 86_400, abs=60)] * 2
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("time.time", lambda: now + 9 * 86_400)
        with client_of(settings_with(tmp_path)) as client:
            eva.client = client
            ending = until(lambda: eva.get(f"/api/tables/{table}").json()["update"]["ending"])
            assert ending == "engine-out-of-time"


def test_a_name_that_leads_elsewhere_a_moment_later_is_not_followed(monkeypatch: pytest.MonkeyPatch, post: Any) -> None:
    """What was looked at is written to: the name is not asked for again."""
    numbers = iter(["93.184.216.34", "127.0.0.1"])
    real = socket.getaddrinfo
    asked: list[str] = []

    def names(host: str, port: int, *more: Any, **others: Any) -> Any:
        if host != "innocent.example":
            return real(host, port, *more, **others)
        asked.append(host)
        return [(2, 1, 6, "", (next(numbers), port))]

    monkeypatch.setattr("socket.getaddrinfo", names)
    number = check_public("https://innocent.example/hook")
    assert number == "93.184.216.34" and len(asked) == 1
    # The request goes to the number, in the name of the host.
    address = f"http://innocent.example:{post.server_address[1]}/hook?a=1"
    post_json(address, "127.0.0.1", b"{}", 5)
    path, headers, body = post.got[0]
    assert (path, headers["Host"].split(":")[0], body) == ("/hook?a=1", "innocent.example", b"{}")
    assert len(asked) == 1


def test_a_webhook_that_answers_letter_by_letter_is_left() -> None:
    with socket.create_server(("127.0.0.1", 0)) as slow:

        def drip() -> None:
            taken, _ = slow.accept()
            with taken, contextlib.suppress(OSError):
                for letter in b"HTTP/1.1 200 OK\r\nx: " + b"y" * 20_000:
                    taken.sendall(bytes([letter]))
                    time.sleep(0.05)

        threading.Thread(target=drip, daemon=True).start()
        before = time.monotonic()
        with pytest.raises((OSError, http.client.HTTPException)):
            post_json(f"http://127.0.0.1:{slow.getsockname()[1]}/", "127.0.0.1", b"{}", 0.5)
        assert time.monotonic() - before < 500
