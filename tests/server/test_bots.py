"""Bots at a server: the operator says which, and nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.harness import client_of, hub_of, settings_in, until
from westmarch.ai.bots import BadBot

BOT = """
class First:
    def choose(self, seen, chance):
        return seen.ask.at(0)
"""


def test_only_named_bots_sit_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "firstbot.py").write_text(BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with client_of(settings_in(tmp_path, bots="first=firstbot:First")) as client:
        assert client.get("/api/games/sample").json()["levels"] == [
            "random",
            "learner",
            "easy",
            "medium",
            "hard",
            "first",
        ]
        wanted = {"game": "sample", "options": {}, "players": ["firstbot:First", "human"]}
        assert client.post("/api/tables", json=wanted).status_code == 422
        wanted["players"] = ["first", "human"]
        made = client.post("/api/tables", json=wanted).json()
        table = made["table"]["id"]
        session = hub_of(client).tables[table].session
        first = session.game.notation.code(session.state, 0, session.state.asks[0].at(0))
        until(lambda: session.steps)
        assert session.steps[0].code == first
        assert "failed" not in caplog.text


def test_a_list_of_bots_is_read_when_the_server_starts(tmp_path: Path) -> None:
    with pytest.raises(BadBot, match="with its name"), client_of(settings_in(tmp_path, bots="firstbot:First")):
        pass
