"""A program at a seat of a server, by the link of the seat."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.harness import PATIENCE, Process
from westmarch.ai.guest import Guest, Link, NoSeat, main
from westmarch.ai.program import ProgramFailed

BOT = """
import json
import sys

for line in sys.stdin:
    request = json.loads(line)
    answer = {"id": request["id"]}
    if request["do"] == "hello":
        answer |= {"name": "last", "wants": WANTS}
    elif request["do"] == "think":
        assert request["seen"]["question"]["options"] and request["seen"]["view"]
        answer |= {"best": request["count"] - 1}
    print(json.dumps(answer), flush=True)
"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    running = Process(f"sqlite:///{tmp_path}/test.db", tmp_path)
    yield running
    running.stop()


def program(tmp_path: Path, wants: str = '["seen"]') -> str:
    (tmp_path / "bot.py").write_text(BOT.replace("WANTS", wants), encoding="utf-8")
    return f"{sys.executable} {tmp_path / 'bot.py'}"


def test_two_programs_play_a_game_at_a_table(server: Process, tmp_path: Path) -> None:
    wanted = {"game": "sample", "options": {}, "players": ["human", "human"]}
    made = server.post("/api/tables", json=wanted).json()
    table = made["table"]["id"]
    links = [Link.read(f"{server.address}/table/{table}#{key}") for key in made["keys"].values()]
    guests = [Guest(link, program(tmp_path)) for link in links]
    other = threading.Thread(target=guests[1].play)
    other.start()
    ending = guests[0].play()
    other.join(PATIENCE)
    assert ending == guests[1].ending != ""
    assert all(guest.decisions > 3 for guest in guests)
    with pytest.raises(NoSeat, match="no seat"):
        Guest(Link.read(f"{server.address}/table/{table}#wrong"), program(tmp_path)).play()


def test_what_cannot_sit_down_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NoSeat, match="no link of a seat"):
        Link.read("http://localhost:8000/table/abc")
    link = Link.read("https://host.example/table/abc#key")
    assert link == Link("wss://host.example/api/tables/abc/live", "key")
    with pytest.raises(ProgramFailed, match="wants positions"):
        Guest(link, program(tmp_path, '["position"]'))
    assert main(["http://host.example/table/abc#key", "easy"]) == 2
    assert "python -m westmarch.ai.guest" in capsys.readouterr().err
