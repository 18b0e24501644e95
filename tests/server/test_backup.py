"""Backup and restore while people play, from and to every database."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.harness import Seat, client_of, hub_of, new_table, seats_of, settings_in
from server.postgresql import postgresql
from westmarch.cli import main
from westmarch.server.storage.backup import BadBackup, checked


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgresql() as address:
        yield address


def played(client: Any) -> list[Seat]:
    client.post("/api/account", json={"name": "Ana", "password": "a long password"})
    seats = seats_of(client)
    for _ in range(8):
        seats[seats[0].update()["toAct"][0]].decide()
    with seats[0].live(number=-1) as socket:
        socket.ask(type="chat", text="hello")
    return seats


def test_a_server_in_use_is_kept_and_comes_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kept.db"
    with client_of(settings_in(tmp_path)) as client:
        seats = played(client)
        assert main(["backup", str(file), "--database", f"sqlite:///{tmp_path}/test.db", "--json"]) == 0
        reported = json.loads(capsys.readouterr().out)
        seen = [seat.update() for seat in seats]
        # What comes later is not in it, and does not hurt it.
        seats[seats[0].update()["toAct"][0]].decide()
    assert (reported["tables"], reported["accounts"]) == (1, 1) and reported["records"] == seen[0]["number"]
    new = tmp_path / "new"
    new.mkdir()
    assert main(["restore", str(file), "--database", f"sqlite:///{new}/test.db"]) == 0
    with client_of(settings_in(new)) as client:
        again = [Seat(client, seat.table, seat.key) for seat in seats]
        assert [seat.update() for seat in again] == seen
        assert again[seen[0]["toAct"][0]].decide().status_code == 200
        assert client.post("/api/login", json={"name": "Ana", "password": "a long password"}).status_code == 200
        new_table(client)
    assert main(["restore", str(file), "--database", f"sqlite:///{new}/test.db"]) == 2
    assert "not empty" in capsys.readouterr().err


def test_from_a_file_to_postgresql_and_back(database: str, tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path)) as client:
        seats = played(client)
        seen = seats[0].update()
    first, second = tmp_path / "first.db", tmp_path / "second.db"
    assert main(["backup", str(first), "--database", f"sqlite:///{tmp_path}/test.db"]) == 0
    assert main(["restore", str(first), "--database", database]) == 0
    with client_of(settings_in(tmp_path, database=database)) as client:
        seat = Seat(client, seats[0].table, seats[0].key)
        assert seat.update() == seen
        # Numbers that the database gives out go on.
        with seat.live(number=-1) as socket:
            assert socket.ask(type="chat", text="again")["type"] == "ack"
        assert client.post("/api/account", json={"name": "Eva", "password": "a long password"}).status_code == 201
        hub_of(client)
        assert main(["backup", str(second), "--database", database]) == 0
    assert checked(second).accounts == 2 and checked(second).records == checked(first).records


def test_a_backup_that_is_not_whole_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with client_of(settings_in(tmp_path)) as client:
        played(client)
    for number, change in enumerate(
        (
            "DELETE FROM records WHERE number = (SELECT max(number) FROM records)",
            "DELETE FROM records WHERE number = 1",
            "UPDATE records SET record = '[' WHERE number = 1",
            "DROP TABLE records",
        )
    ):
        file = tmp_path / f"{number}.db"
        assert main(["backup", str(file), "--database", f"sqlite:///{tmp_path}/test.db"]) == 0
        with contextlib.closing(sqlite3.connect(file)) as database:
            database.execute(change)
            database.commit()
        with pytest.raises(BadBackup):
            checked(file)
    torn = tmp_path / "torn.db"
    torn.write_bytes((tmp_path / "0.db").read_bytes()[:5000])
    capsys.readouterr()
    for wrong in (torn, tmp_path / "none.db", Path(__file__)):
        assert main(["restore", str(wrong), "--database", f"sqlite:///{tmp_path}/other.db"]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_a_backup_of_an_earlier_version_is_brought_up_to_date(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    with contextlib.closing(sqlite3.connect(old)) as database:
        database.executescript((Path(__file__).parent / "data" / "version_3.sql").read_text(encoding="utf-8"))
    assert main(["restore", str(old), "--database", f"sqlite:///{tmp_path}/test.db"]) == 0
    with client_of(settings_in(tmp_path)) as client:
        assert client.get("/api/tables/7E6BiLUwYdMB").json()["update"]["decisions"] == 24
