"""A database of an earlier version is brought up to date, with everything that it holds."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, text

from server.harness import Seat, client_of, settings_in
from westmarch.server.storage.migrations import alembic_steps, bring_up_to_date, newest
from westmarch.server.storage.schema import metadata

#: A database as the version before Alembic left it: games that go on and one that is over, accounts, chat, a journal.
OLD = Path(__file__).parent / "data" / "version_3.sql"
GOING_ON, ANA, EVA = "7E6BiLUwYdMB", "Z0DBnzT5j-ggQ2YlAiATi5ts", "OHP7yJjQMuKe4IBFmK-hxjAa"
OVER, CONTINUED, JOURNAL = "MaXww6QWfHUz", "bn42u_c55gQC", "journal-b299cc652130f44c"


def old_database(folder: Path, *changes: str) -> None:
    with contextlib.closing(sqlite3.connect(folder / "test.db")) as database:
        database.executescript(OLD.read_text(encoding="utf-8"))
        for change in changes:
            database.execute(change)
        database.commit()


#: What the versions before the last one without Alembic did not have yet.
SINCE = {
    3: (),
    2: ("ALTER TABLE game_tables DROP COLUMN position",),
    1: (
        "ALTER TABLE game_tables DROP COLUMN position",
        "ALTER TABLE game_tables DROP COLUMN extra",
        "ALTER TABLE seats DROP COLUMN email",
        "ALTER TABLE seats DROP COLUMN muted",
    ),
}


@pytest.mark.parametrize("version", [1, 2, 3])
def test_games_of_an_earlier_version_go_on(version: int, tmp_path: Path) -> None:
    old_database(tmp_path, *SINCE[version], f"UPDATE schema_version SET version = {version}")
    with client_of(settings_in(tmp_path)) as client:
        ana, eva = Seat(client, GOING_ON, ANA), Seat(client, GOING_ON, EVA)
        assert (ana.look()["seat"], eva.look()["seat"]) == (0, 1)
        update = ana.update()
        assert (update["decisions"], update["number"]) == (24, 37)
        assert [one["name"] for one in ana.look()["table"]["seats"]] == ["Ana", "Eva"]
        assert [ana, eva][update["toAct"][0]].decide().status_code == 200
    # The second time there is nothing left to do.
    with client_of(settings_in(tmp_path)) as client:
        assert Seat(client, GOING_ON, ANA).update()["decisions"] == 25


def test_accounts_chat_journals_and_positions_are_still_there(tmp_path: Path) -> None:
    old_database(tmp_path)
    with client_of(settings_in(tmp_path)) as client:
        assert client.post("/api/login", json={"name": "Ana", "password": "a long password"}).status_code == 200
        games = client.get("/api/account/games").json()
        assert {game["table"] for game in games} == {GOING_ON, OVER, CONTINUED}
        # Keys are not kept any more: the login opens the seat.
        assert Seat(client, GOING_ON, "login:0").look()["seat"] == 0
        assert Seat(client, GOING_ON, "login:1").look()["seat"] == -1
        assert [line["text"] for line in Seat(client, GOING_ON, ANA).client.get(f"/api/tables/{GOING_ON}/chat").json()]
        assert client.get(f"/api/replays/{JOURNAL}").json()["over"]
        assert client.get(f"/api/replays/{OVER}/seed").json()["problem"] == ""
        assert client.get(f"/api/tables/{CONTINUED}").json()["update"]["decisions"] == 0
        # Somebody had a name that looks like another's; both can still log in, and nobody else takes either.
        assert client.post("/api/login", json={"name": "\u0410na", "password": "a long password"}).status_code == 200
        assert client.post("/api/account", json={"name": "AN\u0391", "password": "a long password"}).status_code != 201


def test_no_key_of_a_seat_is_left_in_the_database(tmp_path: Path) -> None:
    old_database(tmp_path)
    with client_of(settings_in(tmp_path)):
        pass
    with contextlib.closing(sqlite3.connect(tmp_path / "test.db")) as database:
        dump = "\n".join(database.iterdump())
    assert ANA not in dump and EVA not in dump


def test_no_address_that_was_never_confirmed_is_left_in_the_database(tmp_path: Path) -> None:
    old_database(tmp_path, "UPDATE seats SET email = 'eva@example.org' WHERE seat = 1")
    with client_of(settings_in(tmp_path)) as client:
        assert Seat(client, GOING_ON, EVA).look()["seat"] == 1
    with contextlib.closing(sqlite3.connect(tmp_path / "test.db")) as database:
        assert "eva@example.org" not in "\n".join(database.iterdump())


@pytest.mark.parametrize("old", [True, False])
def test_the_migrations_lead_to_the_tables_of_the_program(old: bool, tmp_path: Path) -> None:
    if old:
        old_database(tmp_path)
    engine = create_engine(f"sqlite:///{tmp_path}/test.db")
    with engine.begin() as connection:
        bring_up_to_date(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == newest()
    engine.dispose()


def test_a_database_that_is_up_to_date_does_not_wait_for_alembic(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/test.db")
    with engine.begin() as connection:
        bring_up_to_date(connection)
    monkeypatch.setattr(alembic_steps, "carry_out", lambda connection: pytest.fail("Alembic was asked"))
    with engine.begin() as connection:
        bring_up_to_date(connection)
    engine.dispose()
