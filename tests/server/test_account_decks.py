"""Decks kept with an account: the same in every browser of its owner, and nobody else's business."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.harness import client_of, settings_in
from westmarch.server.people import kept_decks

ANA = {"name": "Ana", "password": "a long password"}
EVA = {"name": "Eva", "password": "another password"}
FIRST, SECOND = "0" * 8 + "-0000-4000-8000-" + "0" * 12, "1" * 8 + "-0000-4000-8000-" + "0" * 12


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


def deck(of: str = FIRST, saved: int = 1_000, **more: Any) -> dict[str, Any]:
    lines = [{"card": "1_178", "count": 4, "bearer": ""}]
    return {"id": of, "game": "tcg", "name": "Goblins", "saved": saved, "parts": {"draw": lines}, **more}


def keep(client: TestClient, one: dict[str, Any]) -> int:
    return int(client.put(f"/api/account/decks/{one['id']}", json=one).status_code)


def test_a_deck_is_kept_with_its_versions_and_found_from_elsewhere(client: TestClient) -> None:
    client.post("/api/account", json=ANA)
    older = [{"saved": 500, "parts": {"draw": []}}]
    assert keep(client, deck(before=older, notes="needs archers", format="towers")) == 204
    client.cookies.clear()
    assert client.post("/api/login", json=ANA).status_code == 200
    (found,) = client.get("/api/account/decks").json()
    assert (found["name"], found["notes"], found["format"]) == ("Goblins", "needs archers", "towers")
    assert found["parts"]["draw"] == [{"card": "1_178", "count": 4, "bearer": ""}]
    assert found["before"] == older


def test_what_was_changed_last_stays(client: TestClient) -> None:
    client.post("/api/account", json=ANA)
    keep(client, deck(saved=2_000, name="newer"))
    assert keep(client, deck(saved=1_000, name="older")) == 204
    assert [one["name"] for one in client.get("/api/account/decks").json()] == ["newer"]
    keep(client, deck(SECOND, saved=3_000, name="another"))
    assert [one["name"] for one in client.get("/api/account/decks").json()] == ["another", "newer"]
    assert client.delete(f"/api/account/decks/{FIRST}").status_code == 204
    assert [one["name"] for one in client.get("/api/account/decks").json()] == ["another"]


def test_nobody_else_sees_or_removes_it(client: TestClient) -> None:
    client.post("/api/account", json=ANA)
    keep(client, deck())
    client.cookies.clear()
    assert client.get("/api/account/decks").status_code == 401
    assert keep(client, deck(name="stolen")) == 401
    assert client.delete(f"/api/account/decks/{FIRST}").status_code == 401
    client.post("/api/account", json=EVA)
    assert client.get("/api/account/decks").json() == []
    client.delete(f"/api/account/decks/{FIRST}")
    keep(client, deck(name="Eva's"))
    client.cookies.clear()
    client.post("/api/login", json=ANA)
    assert [one["name"] for one in client.get("/api/account/decks").json()] == ["Goblins"]


def test_decks_end_with_the_account(client: TestClient) -> None:
    client.post("/api/account", json=ANA)
    keep(client, deck())
    assert client.post("/api/account/deletion", json={"password": ANA["password"]}).status_code == 204
    client.post("/api/account", json=ANA)
    assert client.get("/api/account/decks").json() == []


def test_a_shelf_has_an_end(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_decks, "MOST_DECKS", 1)
    client.post("/api/account", json=ANA)
    assert keep(client, deck()) == 204
    assert keep(client, deck(SECOND)) == 409
    assert keep(client, deck(saved=1_001)) == 204


@pytest.mark.parametrize(
    "wrong",
    [
        {"parts": {"draw": [{"card": "1_178", "count": 3_000_000}]}},
        {"parts": {"draw": [{"card": "x" * 61, "count": 1}]}},
        {"parts": {str(part): [] for part in range(9)}},
        {"name": "x" * 121},
        {"saved": -1},
        {"before": [{"saved": 1, "parts": {}}] * 11},
        {"secret": "more"},
    ],
)
def test_what_is_too_much_is_refused(client: TestClient, wrong: dict[str, Any]) -> None:
    client.post("/api/account", json=ANA)
    assert keep(client, deck(**wrong)) == 422
    assert client.put("/api/account/decks/odd", json=deck()).status_code == 422
    assert client.get("/api/account/decks").json() == []
