"""A database that fails: clear words, nothing lost, nothing shown that is not stored."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from starlette.testclient import TestClient

from server.harness import PATIENCE, Seat, client_of, hub_of, seats_of, settings_in
from westmarch.cli import main
from westmarch.server.storage.rows import Append, CannotResume, TableRow
from westmarch.server.storage.sqlite import SqliteAppends
from westmarch.server.storage.writer import Conflict, StoreError
from westmarch.server.tables import stored
from westmarch.server.tables.stored import open_row


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


class Breaking:
    """A store whose appends fail while it is broken, before the commit or after it."""

    def __init__(self, client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store = hub_of(client).store
        self.how = ""
        self.real = self.store.append
        monkeypatch.setattr(self.store, "append", self.append)

    async def append(self, append: Append) -> None:
        if self.how == "before":
            raise StoreError("the database cannot be written: disk I/O error")
        await self.real(append)
        if self.how == "after":
            raise StoreError("the database cannot be written: connection lost")


def test_a_failed_commit_takes_the_decision_back(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    west, east = seats_of(client)
    west.decide()
    broken = Breaking(client, monkeypatch)
    seen = east.look()
    with west.live(number=-1) as socket:
        socket.get("update")
        broken.how = "before"
        for _ in range(3):
            answer = east.decide()
            assert answer.status_code == 503 and "disk I/O" not in answer.text
            assert east.look() == seen
        assert west.post("undo", {"keep": 0}).status_code == 503
        assert west.post("resign").status_code == 503
        broken.how = ""
        assert east.look() == seen
        assert east.decide().status_code == 200
        assert socket.get("update")["decisions"] in (1, 2)
    assert west.update()["decisions"] == 2


def test_a_commit_whose_answer_was_lost_is_found_again(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    west, east = seats_of(client)
    broken = Breaking(client, monkeypatch)
    update = west.update()
    body = {"number": update["number"], "code": update["question"]["options"][0]["code"]}
    broken.how = "after"
    assert west.post("decisions", body).status_code == 503
    broken.how = ""
    assert west.update()["decisions"] == 1
    # The client does not know; it asks again, and the decision is not doubled.
    assert west.post("decisions", body).json()["number"] == west.update()["number"]
    assert west.update()["decisions"] == 1
    broken.how = "after"
    assert east.decide().status_code == 503
    assert east.post("resign").status_code == 503
    broken.how = ""
    assert east.update()["ending"] == "engine-resigned"


def test_two_writers_of_one_table_do_not_disturb_each_other(tmp_path: Path) -> None:
    """Two servers on one file hear nothing of each other, and still neither loses or doubles a decision."""
    with client_of(settings_in(tmp_path)) as one, client_of(settings_in(tmp_path)) as two:
        west, _ = seats_of(one)
        there = Seat(two, west.table, west.key)
        update = there.update()
        body = {"number": update["number"], "code": update["question"]["options"][0]["code"]}
        first = west.post("decisions", body)
        again = there.post("decisions", body)
        assert first.status_code == again.status_code == 200
        assert first.json() == again.json()
        assert there.update() == west.update()


def test_a_stale_writer_learns_what_happened(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path)) as one, client_of(settings_in(tmp_path)) as two:
        west, east = seats_of(one)
        there = Seat(two, east.table, east.key)
        old = there.update()
        west.decide()
        east.decide()
        [west, east][west.update()["toAct"][0]].decide()
        code = old["question"]["options"][-1]["code"]
        assert there.post("decisions", {"number": old["number"], "code": code}).status_code in (200, 409)
        assert there.update() == east.update()


def writing_pool(client: TestClient) -> Any:
    appends = hub_of(client).store.writer.appends
    assert isinstance(appends, SqliteAppends)
    return appends.engine.pool


def test_a_full_disk(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path)) as client:
        seats = seats_of(client)
        pool = writing_pool(client)
        pages = sqlite3.connect(tmp_path / "test.db").execute("PRAGMA page_count").fetchone()[0]

        def full(connection: Any, _: Any, __: Any) -> None:
            connection.execute(f"PRAGMA max_page_count={pages}")

        event.listen(pool, "checkout", full)
        acknowledged = 0
        for _ in range(2000):
            answer = seats[seats[0].update()["toAct"][0]].decide()
            if answer.status_code != 200:
                break
            acknowledged += 1
            if seats[0].update()["ending"]:
                seats = seats_of(client)
                acknowledged = 0
        assert answer.status_code == 503
        assert seats[0].update()["decisions"] == acknowledged
        event.remove(pool, "checkout", full)
        pages = 1_000_000
        event.listen(pool, "checkout", full)
        assert seats[seats[0].update()["toAct"][0]].decide().status_code == 200


def test_a_locked_database_is_waited_for_and_then_reported(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path)) as client:
        west, east = seats_of(client)
        pool = writing_pool(client)
        event.listen(pool, "checkout", lambda c, *_: c.execute("PRAGMA busy_timeout=50"))
        with contextlib.closing(sqlite3.connect(tmp_path / "test.db", isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            answer = west.decide()
            assert answer.status_code == 503
            assert west.update()["decisions"] == 0
            other.execute("ROLLBACK")
        assert west.decide().status_code == east.decide().status_code == 200


def test_one_bad_append_does_not_take_others_with_it(client: TestClient) -> None:
    west, east = seats_of(client)
    store = hub_of(client).store

    async def both() -> list[Any]:
        bad = store.append(Append(west.table, 0, [["d", 0, "x"]]))
        good = store.append(Append("another", 0, [["d", 0, "x"]]))
        return list(await asyncio.gather(bad, good, return_exceptions=True))

    assert client.portal is not None
    bad, good = client.portal.call(both)
    assert isinstance(bad, Conflict) and good is None
    assert east.decide().status_code == 200


# Opening


def test_a_database_of_a_later_version_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with client_of(settings_in(tmp_path)):
        pass
    with contextlib.closing(sqlite3.connect(tmp_path / "test.db")) as database:
        database.execute("UPDATE alembic_version SET version_num = '0099'")
        database.commit()
    assert main(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/test.db"]) == 2
    assert capsys.readouterr().err == "westmarch: the database has version 0099, which is later than this program\n"


@pytest.mark.parametrize(
    "content, problem", [(b"no database at all, but long enough to be one", "not a database"), (None, "unable to open")]
)
def test_a_file_that_is_no_database(
    content: bytes | None, problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / ("test.db" if content else "no/such/folder.db")
    if content:
        file.write_bytes(content)
    assert main(["serve", "--port", "0", "--database", f"sqlite:///{file}"]) == 2
    said = capsys.readouterr().err
    assert problem in said and said.count("\n") == 1


def test_a_data_folder_that_cannot_be_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("WESTMARCH_DATA", str(tmp_path / "file" / "folder"))
    assert main(["play", "sample", "--no-browser"]) == 2
    assert "cannot be made" in capsys.readouterr().err


def test_a_port_in_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--database", f"sqlite:///{tmp_path}/test.db"]) == 2
        assert f"cannot listen on 127.0.0.1:{port}: the port is in use" in capsys.readouterr().err


def test_a_setting_that_is_no_number(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WESTMARCH_IDLE", "soon")
    assert main(["serve", "--port", "0"]) == 2
    assert "WESTMARCH_IDLE must be a number" in capsys.readouterr().err


def test_a_server_that_is_closed_while_it_starts_ends(tmp_path: Path) -> None:
    """What begins with the server reads the database; it must have let go before the database is closed."""
    for number in range(25):
        folder = tmp_path / str(number)
        folder.mkdir()
        with client_of(settings_in(folder)) as client:
            assert client.get("/healthz").status_code == 200


def test_who_leaves_before_the_commit_does_not_stop_the_writer(client: TestClient) -> None:
    west, _ = seats_of(client)
    store = hub_of(client).store

    async def scene() -> None:
        gone = asyncio.create_task(store.append(Append("another", 0, [["d", 0, "x"]])))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait_for(store.append(Append("a third", 0, [["d", 0, "x"]])), PATIENCE)

    assert client.portal is not None
    client.portal.call(scene)
    assert west.decide().status_code == 200


# A commit whose answer was lost: the database holds more than memory, and whatever comes next must notice


@pytest.fixture
def behind(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> Seat:
    """West has decided and does not know it; nor does the table."""
    west, _ = seats_of(client)
    broken = Breaking(client, monkeypatch)
    broken.how = "after"
    assert west.decide().status_code == 503
    broken.how = ""
    return west


def test_an_undo_takes_back_what_was_stored_last(behind: Seat) -> None:
    answer = behind.post("undo", {"keep": 0})
    assert answer.status_code == 200 and answer.json()["number"] == behind.update()["number"]
    assert behind.update()["decisions"] == 0
    table = hub_of(behind.client).tables[behind.table]
    assert [record[0] for record in table.session.journal.records].count("u") == 1


def test_whoever_resigns_then_ends_the_game_at_once(behind: Seat) -> None:
    assert behind.post("resign").status_code == 200
    update = behind.update()
    assert (update["ending"], update["decisions"]) == ("engine-resigned", 1)


def test_a_game_that_is_called_off_then_is_over_at_once(behind: Seat) -> None:
    hub = hub_of(behind.client)
    assert behind.client.portal is not None
    behind.client.portal.call(hub.call_off, hub.tables[behind.table])
    update = behind.update()
    assert (update["ending"], update["decisions"]) == ("engine-closed", 1)


def test_who_comes_then_sees_what_is_stored(behind: Seat) -> None:
    with behind.live(number=-1) as socket:
        assert socket.get("update")["decisions"] == 1


def test_the_log_then_holds_what_is_stored(behind: Seat) -> None:
    table = hub_of(behind.client).tables[behind.table]
    assert behind.client.portal is not None
    page = behind.client.portal.call(table.earlier, 0, 10_000)
    assert page["logTo"] == len(table.session.log) and len(table.session.steps) == 1


# A record that cannot be read


def stored_row(client: TestClient, seat: Seat) -> TableRow:
    assert client.portal is not None
    row = client.portal.call(hub_of(client).store.load, seat.table)
    assert row is not None
    return row


def test_a_table_of_rules_that_have_changed_is_not_taken_up(client: TestClient) -> None:
    row = stored_row(client, seats_of(client)[0])
    with pytest.raises(CannotResume, match="cannot be taken up by this version"):
        open_row(replace(row, records=[["d", 0, "no such code"]]))


def test_a_defect_in_taking_up_a_table_is_that_table_s(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    row = stored_row(client, seats_of(client)[0])

    def defective(_: TableRow) -> Any:
        raise KeyError("something")

    monkeypatch.setattr(stored, "opened", defective)
    with pytest.raises(CannotResume, match="its record is broken"):
        open_row(row)
