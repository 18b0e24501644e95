"""What the database holds: broken records, repeats after a restart, a full disk."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.harness import Seat, client_of, hub_of, new_table, seats_of, settings_in
from westmarch.server.storage.writer import StoreError


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


def test_a_record_that_is_gone_or_broken_is_noticed(tmp_path: Path) -> None:
    for change in (
        "DELETE FROM records WHERE number = (SELECT max(number) FROM records)",
        "DELETE FROM records WHERE number = 2",
        "UPDATE records SET record = '[\"d\"' WHERE number = 3",
        "UPDATE records SET record = '[7]' WHERE number = 3",
        "UPDATE records SET record = '[\"d\", 0]' WHERE number = 3",
    ):
        folder = tmp_path / str(abs(hash(change)))
        folder.mkdir()
        with client_of(settings_in(folder)) as client:
            seats = seats_of(client)
            for _ in range(8):
                seats[seats[0].update()["toAct"][0]].decide()
        with contextlib.closing(sqlite3.connect(folder / "test.db")) as database:
            database.execute(change)
            database.commit()
        with client_of(settings_in(folder)) as client:
            answer = client.get(seats[0].address)
            assert (answer.status_code, answer.json()["title"]) == (409, "CannotResume"), change


def test_a_repeated_secret_decision_gets_its_answer_after_a_restart(tmp_path: Path) -> None:
    """Both were asked at the same number; the second answers it although the first one has made another."""
    with client_of(settings_in(tmp_path)) as client:
        seats = seats_of(client)
        number = seats[0].update()["number"]
        assert len(seats[0].update()["toAct"]) == 2
        codes = [seat.update()["question"]["options"][0]["code"] for seat in seats]
        made = [s.post("decisions", {"number": number, "code": c}).json() for s, c in zip(seats, codes, strict=True)]
    with client_of(settings_in(tmp_path)) as client:
        for seat, code, answer in zip(seats, codes, made, strict=True):
            again = Seat(client, seat.table, seat.key).post("decisions", {"number": number, "code": code})
            assert (again.status_code, again.json()) == (200, answer)


def test_a_full_disk_is_not_ready(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    store = hub_of(client).store
    assert client.get("/readyz").status_code == 200
    monkeypatch.setattr(store, "room", lambda: 1000)
    store._asked_at = -100.0
    assert client.get("/readyz").status_code == 503
    monkeypatch.undo()
    store._asked_at = -100.0

    async def broken(*_: Any, **__: Any) -> int:
        raise StoreError("no space is left")

    monkeypatch.setattr(store, "commit", broken)
    assert client.get("/readyz").status_code == 503


def test_what_is_wrong_with_the_database_names_no_host_to_clients(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> None:
        raise StoreError("connection to db.inside.example failed: /var/lib/postgresql is full")

    monkeypatch.setattr(hub_of(client).store, "add_table", broken)
    answer = client.post("/api/tables", json={"game": "sample", "players": ["human", "human"]})
    assert (answer.status_code, answer.json()["title"]) == (503, "StoreError")
    assert "inside" not in answer.text and "/var" not in answer.text


def test_the_database_holds_no_key_of_a_seat(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path)) as client:
        made = new_table(client)
    held = b"".join(file.read_bytes() for file in tmp_path.glob("test.db*"))
    assert made["table"]["id"].encode() in held
    assert not [key for key in made["keys"].values() if key.encode() in held]
