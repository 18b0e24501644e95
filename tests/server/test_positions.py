"""Text positions over HTTP: a table's position as one line, and tables that begin at a line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import westmarch as wm
from server.harness import client_of, new_table, settings_in
from westmarch.engine.text_position import read_position
from westmarch.server.guard import cost_of
from westmarch.server.settings import BadSettings, Settings


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


def test_a_table_says_its_position_as_the_seat_may_know_it(client: TestClient) -> None:
    made = new_table(client, game="wotr", players=("human", "human"))
    table, key = made["table"]["id"], made["keys"]["0"]
    line = client.get(f"/api/tables/{table}/position", headers={"x-seat-key": key}).json()["position"]
    assert "chance=" not in line
    game, _, g = read_position(line)
    seen = client.get(f"/api/tables/{table}", headers={"x-seat-key": key}).json()["update"]["view"]
    assert game.view(g, 0)["hands"]["free"] == seen["hands"]["free"]


def test_who_only_looks_on_gets_no_line_before_the_end(client: TestClient) -> None:
    made = new_table(client, game="sample")
    place = f"/api/tables/{made['table']['id']}"
    assert client.get(f"{place}/position").status_code == 403
    client.post(f"{place}/resign", headers={"x-seat-key": made["keys"]["0"]})
    assert "ending=" in client.get(f"{place}/position").json()["position"]


def test_decks_stay_private(client: TestClient) -> None:
    made = new_table(client, game="tcg", players=("human", "random"))
    answer = client.get(f"/api/tables/{made['table']['id']}/position", headers={"x-seat-key": made["keys"]["0"]})
    assert answer.status_code == 422
    assert "private" in answer.json()["detail"]


def test_a_public_server_opens_no_tables_at_lines(client: TestClient) -> None:
    answer = client.post("/api/positions", json={"position": wm.new("wotr", seed=1).position()})
    assert answer.status_code == 403
    assert "westmarch play" in answer.json()["detail"]


@pytest.fixture
def own(tmp_path: Path) -> Iterator[TestClient]:
    """A server of one's own."""
    with client_of(settings_in(tmp_path, positions=True)) as client:
        yield client


def test_a_server_of_ones_own_plays_on_from_a_line(own: TestClient) -> None:
    game = wm.new("bofa", seed=4)
    game.play("random", limit=30)
    made = own.post("/api/positions", json={"position": game.position(), "level": "random"})
    assert made.status_code == 201, made.text
    table, keys = made.json()["table"]["id"], made.json()["keys"]
    [(seat, key)] = keys.items()
    assert made.json()["table"]["seats"][int(seat)]["side"] == game.to_act
    look = own.get(f"/api/tables/{table}", headers={"x-seat-key": key}).json()
    assert look["update"]["question"]["prompt"] == game.session.state.asks[0].prompt


def test_what_is_no_position_is_refused(own: TestClient) -> None:
    answer = own.post("/api/positions", json={"position": "wotr where=[strider:narnia]"})
    assert answer.status_code == 422
    assert "narnia" in answer.json()["detail"]
    assert own.post("/api/positions", json={"position": "x" * 60_001}).status_code == 422


def test_the_setting_is_yes_or_no(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WESTMARCH_POSITIONS", "yes")
    assert Settings.from_environment().positions
    monkeypatch.setenv("WESTMARCH_POSITIONS", "off")
    assert not Settings.from_environment().positions
    monkeypatch.setenv("WESTMARCH_POSITIONS", "perhaps")
    with pytest.raises(BadSettings, match="yes or no"):
        Settings.from_environment()


def test_a_line_costs_more_than_a_simple_request() -> None:
    assert cost_of("GET", "/api/tables/abc/position") > cost_of("GET", "/api/tables/abc")
    assert cost_of("POST", "/api/positions") > cost_of("POST", "/api/tables")
