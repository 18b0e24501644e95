"""The commands as a person runs them: one line with the address, and a clean end."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.harness import COMMAND, PATIENCE, Process, client_of, settings_in


def start(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", COMMAND, *arguments],
        env=os.environ | {"WESTMARCH_DATA": str(folder / "data")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_play_opens_a_table_against_the_machine_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    process = start(tmp_path, "play", "sample", "--no-browser", "--seat", "east", "--lang", "es", "--port", "0")
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.fullmatch(r"(http://127\.0\.0\.1:\d+)/table/([\w-]+)\?lang=es#([\w-]+)  \(Ctrl-C ends\)\n", line)
    assert found, line
    address, table, key = found.groups()
    seen: Any = httpx.get(f"{address}/api/tables/{table}", headers={"x-seat-key": key}, timeout=PATIENCE).json()
    assert seen["seat"] == 1
    assert [seat["player"] for seat in seen["table"]["seats"]] == ["easy", "human"]
    process.send_signal(signal.SIGINT)
    out, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, errors) == (0, "", "")
    assert (tmp_path / "data" / "westmarch.db").is_file()


def test_serve_answers_and_ends_cleanly_with_open_sockets(tmp_path: Path) -> None:
    from websockets.sync.client import connect

    server = Process(f"sqlite:///{tmp_path}/test.db", tmp_path)
    assert server.get("/healthz").text == "ok"
    assert server.get("/readyz").text == "ready"
    made = server.post("/api/tables", json={"game": "sample", "players": ["human", "human"]}).json()
    with connect(f"{server.socket_address}/api/tables/{made['table']['id']}/live", open_timeout=PATIENCE) as socket:
        socket.send('{"type": "hello"}')
        assert '"welcome"' in str(socket.recv())
        assert server.stop() == 0
    assert server.errors() == ""


def test_an_oversized_frame_closes_the_connection_and_nothing_else(tmp_path: Path) -> None:
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    server = Process(f"sqlite:///{tmp_path}/test.db", tmp_path)
    try:
        made = server.post("/api/tables", json={"game": "sample", "players": ["human", "human"]}).json()
        place = f"{server.socket_address}/api/tables/{made['table']['id']}/live"
        with connect(place, open_timeout=PATIENCE) as socket:
            socket.send("x" * 1_000_000)
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code in (1008, 1009)
        with connect(place, open_timeout=PATIENCE) as socket:
            socket.send('{"type": "hello"}')
            assert '"welcome"' in str(socket.recv())
    finally:
        server.kill()
    assert "Traceback" not in server.errors()


def test_the_documentation_site_is_served_under_docs(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "rules").mkdir(parents=True)
    (site / "index.html").write_text("<h1>Westmarch</h1><script>1</script>", encoding="utf-8")
    (site / "rules" / "index.html").write_text("all rules", encoding="utf-8")
    (site / "rules" / "wotr").mkdir()
    (site / "rules" / "wotr" / "index.html").write_text("one book", encoding="utf-8")
    with client_of(settings_in(tmp_path, docs=site)) as client:
        page = client.get("/docs/")
        assert "<h1>Westmarch</h1>" in page.text
        assert "script-src 'self' 'unsafe-inline'" in page.headers["content-security-policy"]
        assert client.get("/docs/rules/").text == "all rules"
        assert client.get("/docs", follow_redirects=False).headers["location"] == "/docs/"
        assert client.get("/docs/%2e%2e/test.db").status_code == 404
        assert "script-src" not in client.get("/api/games").headers["content-security-policy"]
        assert [game["game"] for game in client.get("/api/games").json() if game["docs"]] == ["wotr"]


def test_without_a_documentation_site_it_says_where_one_comes_from(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path, docs=tmp_path / "nowhere")) as client:
        for place in ("/docs", "/docs/", "/docs/rules/wotr/"):
            assert client.get(place).status_code == 404
            assert "wm.py docs" in client.get(place).text
        assert [game["game"] for game in client.get("/api/games").json() if game["docs"]] == []


@pytest.mark.parametrize("part", ["messages/en.ftl", "rules", "cards", "board", "sheets"])
def test_what_never_changes_is_sent_once(part: str, tmp_path: Path) -> None:
    """A browser that has it asks whether it is still the same, and gets no second copy."""
    with client_of(settings_in(tmp_path)) as client:
        first = client.get(f"/api/games/wotr/{part}")
        again = client.get(f"/api/games/wotr/{part}", headers={"if-none-match": first.headers["etag"]})
        assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
