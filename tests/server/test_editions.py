"""Editions at a server: chosen by name from the folder that is set, drawn, and never read from a stranger's path."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from server.harness import client_of, settings_in
from westmarch.games.bofa.editions import VARIABLE

FORD = Path(__file__).parents[1] / "bofa" / "editions" / "ford"


def test_a_table_with_an_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(FORD, tmp_path / "editions" / "any")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "editions"))
    with client_of(settings_in(tmp_path)) as client:
        assert "ford" in client.get("/api/games/bofa").json()["choices"]["edition"]
        ours = client.get("/api/games/bofa/board").json()
        board = client.get("/api/games/bofa/board", params={"edition": "ford"}).json()
        assert "camp" in [region["id"] for region in ours["regions"]]
        assert "ford_long_ford" in [region["id"] for region in board["regions"]]
        assert "bofa-place-ford-long-ford = Vado Largo" in client.get("/api/games/bofa/messages/es.ftl").text
        table = {"game": "bofa", "players": ["human", "human"], "options": {"edition": "ford"}}
        assert client.post("/api/tables", json=table).status_code == 201


@pytest.mark.parametrize("wanted", [str(FORD), "../ford", "/etc/passwd", "nobody", "ford@0000000000000000"])
def test_no_path_is_read_for_others(wanted: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    with client_of(settings_in(tmp_path)) as client:
        assert 400 <= client.get("/api/games/bofa/board", params={"edition": wanted}).status_code < 500
        table = {"game": "bofa", "players": ["human", "human"], "options": {"edition": wanted}}
        assert 400 <= client.post("/api/tables", json=table).status_code < 500
        assert client.get("/api/games/wotr/board", params={"edition": wanted}).status_code == 404
