"""Reports, and what whoever runs the server can do about them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.harness import Seat, Visitor, client_of, hub_of, settings_in
from westmarch.server.people import moderation

PASSWORD = "the keys of Orthanc"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path, admin=PASSWORD)) as client:
        yield client


def administrator(client: TestClient) -> Visitor:
    visitor = Visitor(client)
    assert visitor.post("/api/admin/login", {"password": PASSWORD}).status_code == 204
    return visitor


def test_the_page_is_behind_a_login_of_its_own(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    stranger = Visitor(client, "Ana")
    for address in ("reports", "people", "tables"):
        assert stranger.get(f"/api/admin/{address}").status_code == 401
    assert stranger.post("/api/admin/people/1/closed", {"on": True}).status_code == 401
    assert stranger.post("/api/admin/login", {"password": "mellon"}).status_code == 401
    admin = administrator(client)
    assert admin.get("/api/admin/reports").json() == []
    # A token that somebody made up, or one that is over, opens nothing.
    token = admin.cookies["westmarch-admin"]
    ends, proof = token.split(".")
    for forged in (f"{int(ends) + 1}.{proof}", f"{ends}.{'0' * len(proof)}", "x.y", "."):
        admin.cookies["westmarch-admin"] = forged
        assert admin.get("/api/admin/reports").status_code == 401
    admin.cookies["westmarch-admin"] = token
    now = time.time()
    monkeypatch.setattr("time.time", lambda: now + moderation.LASTS + 5)
    assert admin.get("/api/admin/reports").status_code == 401


def test_guessing_the_password_is_slowed_down(client: TestClient) -> None:
    visitor = Visitor(client)
    codes = [visitor.post("/api/admin/login", {"password": "mellon"}).status_code for _ in range(7)]
    assert codes[:5] == [401] * 5 and codes[-1] == 429


def test_without_a_password_there_is_no_such_page(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path)) as client:
        assert Visitor(client).post("/api/admin/login", {"password": ""}).status_code == 401


def test_a_report_comes_with_what_was_written_and_is_dealt_with(client: TestClient) -> None:
    ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
    made = ana.open()
    table = made["table"]["id"]
    key = eva.post(f"/api/tables/{table}/seats/1", {"name": "Eva"}).json()["key"]
    with Seat(client, table, key).live(number=-1) as socket:
        assert socket.ask(type="chat", text="fool of a Took")["type"] == "ack"
    body = {"about": eva.id, "table": table, "text": "rude"}
    assert Visitor(client).post("/api/reports", body).status_code == 401
    assert ana.post("/api/reports", body).status_code == 204
    assert ana.post("/api/reports", body | {"about": 999}).status_code == 404
    admin = administrator(client)
    found = admin.get("/api/admin/reports").json()
    assert [(one["by"]["name"], one["about"]["name"], one["text"]) for one in found] == [("Ana", "Eva", "rude")]
    assert found[0]["chat"] == ["fool of a Took"]
    assert admin.post(f"/api/admin/reports/{found[0]['id']}").status_code == 204
    assert admin.get("/api/admin/reports").json() == []


def test_somebody_is_kept_from_chats_for_a_while(client: TestClient) -> None:
    ana = Visitor(client, "Ana")
    made = ana.open()
    admin = administrator(client)
    place = f"/api/admin/people/{ana.id}/silence"
    assert admin.post(place, {"seconds": 3600}).status_code == 204
    assert 3500 < ana.get("/api/me").json()["silent"] <= 3600
    with Seat(client, made["table"]["id"], made["keys"]["0"]).live(number=-1) as socket:
        assert socket.ask(type="chat", text="hello")["title"] == "Silenced"
        admin.post(place, {"seconds": 0})
        assert socket.ask(type="chat", text="hello")["type"] == "ack"


def test_somebody_gets_another_name_everywhere(client: TestClient) -> None:
    ana = Visitor(client, "Wormtongue")
    table = ana.open(names=["Wormtongue"])["table"]["id"]
    admin = administrator(client)
    assert admin.post(f"/api/admin/people/{ana.id}/name", {"name": "Grima"}).status_code == 204
    assert ana.get("/api/me").json()["name"] == "Grima"
    assert ana.get(f"/api/tables/{table}").json()["table"]["seats"][0]["name"] == "Grima"
    assert [one["id"] for one in admin.get("/api/admin/people?q=rim").json()] == [ana.id]


def test_somebody_who_is_closed_out_neither_opens_nor_sits_nor_is_here(client: TestClient) -> None:
    ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
    table = eva.open()["table"]["id"]
    ana.get("/api/lobby")
    admin = administrator(client)
    assert admin.post(f"/api/admin/people/{ana.id}/closed", {"on": True}).status_code == 204
    assert ana.post("/api/tables", {"game": "sample", "players": ["human", "open"]}).status_code == 403
    assert ana.post(f"/api/tables/{table}/seats/1", {"name": "Ana"}).status_code == 403
    assert ana.post("/api/seek", {"game": "sample", "clock": "fast"}).status_code == 403
    client.app.state.lobby.stale()  # type: ignore[attr-defined]
    assert "Ana" not in [one["name"] for one in eva.get("/api/lobby").json()["here"]]
    admin.post(f"/api/admin/people/{ana.id}/closed", {"on": False})
    assert ana.post(f"/api/tables/{table}/seats/1", {"name": "Ana"}).status_code == 200


def test_a_table_that_is_closed_has_no_winner_and_counts_for_nothing(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, admin=PASSWORD)
    with client_of(settings) as client:
        ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
        table = ana.open(rated=True)["table"]["id"]
        eva.post(f"/api/tables/{table}/seats/1", {"name": "Eva"})
        admin = administrator(client)
        assert [one["id"] for one in admin.get("/api/admin/tables").json()] == [table]
        assert admin.post(f"/api/admin/tables/{table}/closed").status_code == 204
        update = ana.get(f"/api/tables/{table}").json()["update"]
        assert (update["ending"], update["winners"]) == ("engine-closed", [])
        assert admin.get("/api/admin/tables").json() == []
        journal = client.get(f"/api/tables/{table}/journal").text
    # The journal is one that the rules accept, and no rating came of it.
    from westmarch.engine.journal import read_journal
    from westmarch.engine.replaying import replay

    assert replay(read_journal(journal)).state.over
    with client_of(settings) as client:
        ana.client = client
        assert ana.get(f"/api/people/{ana.id}").json()["ratings"] == []
        hub_of(client)
