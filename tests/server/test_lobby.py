"""The lobby: open tables, sitting down, machines that make room, quick pairing, who is here, one's own tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.harness import Seat, Visitor, client_of, hub_of, settings_in, until


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


def lobby(visitor: Visitor) -> Any:
    visitor.client.app.state.lobby.stale()  # type: ignore[attr-defined]
    return visitor.get("/api/lobby").json()


def sit(visitor: Visitor, table: str, seat: int, name: str = "") -> Any:
    return visitor.post(f"/api/tables/{table}/seats/{seat}", {"name": name})


def test_a_guest_is_known_by_his_browser_alone(client: TestClient) -> None:
    ana, eva = Visitor(client, "Ana"), Visitor(client, "Ana")
    assert ana.id != eva.id
    assert ana.get("/api/me").json()["name"] == "Ana"
    ana.post("/api/me", {"name": "Ana of Bree"})
    assert ana.get("/api/me").json() == {"id": ana.id, "name": "Ana of Bree", "guest": True, "blocked": [], "silent": 0}
    assert eva.get("/api/me").json()["name"] == "Ana"
    assert Visitor(client).get("/api/me").json()["id"] == 0


def test_a_guest_cannot_look_like_an_account_and_becomes_one(client: TestClient) -> None:
    ana = Visitor(client, "Ana")
    before = ana.id
    assert ana.post("/api/account", {"name": "Ana", "password": "a long password"}).status_code == 201
    assert ana.get("/api/me").json() | {"blocked": []} == {
        "id": before,
        "name": "Ana",
        "guest": False,
        "blocked": [],
        "silent": 0,
    }
    stranger = Visitor(client)
    assert stranger.post("/api/me", {"name": "ANA"}).status_code == 409
    # From elsewhere the same person.
    stranger.post("/api/login", {"name": "Ana", "password": "a long password"})
    assert stranger.get("/api/me").json()["id"] == before


def test_open_tables_are_listed_until_they_are_full(client: TestClient) -> None:
    ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
    clock = {"bank": 900, "increment": 10}
    made = ana.open(names=["Ana"], clock=clock, lang="es")
    private = ana.open(private=True)
    found = lobby(eva)["open"]
    assert [table["id"] for table in found] == [made["table"]["id"]]
    assert (found[0]["lang"], found[0]["kind"], found[0]["rated"]) == ("es", "fast", False)
    assert [(seat["player"], seat["name"], seat["person"]) for seat in found[0]["seats"]] == [
        ("human", "Ana", ana.id),
        ("open", "", 0),
    ]
    assert sit(eva, made["table"]["id"], 1, "Eva").status_code == 200
    assert lobby(eva)["open"] == []
    # The invitation opens a table that is not listed.
    word = private["invitations"]["1"]
    address = f"/api/tables/{private['table']['id']}/seats/1"
    assert eva.post(address, {"name": "Eva"}).status_code == 403
    assert eva.post(address, {"name": "Eva", "invitation": word}).status_code == 200


def test_who_is_here(client: TestClient) -> None:
    ana = Visitor(client, "Ana")
    assert [one["name"] for one in lobby(ana)["here"]] == ["Ana"]
    eva = Visitor(client, "Eva")
    assert sorted(one["name"] for one in lobby(eva)["here"]) == ["Ana", "Eva"]
    made = ana.open()
    assert lobby(eva)["open"][0]["present"] is True
    hub = hub_of(client)
    from sqlalchemy import update

    from westmarch.server.storage.schema import people

    client.portal.call(hub.store.commit, update(people).where(people.c.id == ana.id).values(seen=5))  # type: ignore[union-attr]
    found = lobby(eva)
    assert [one["name"] for one in found["here"]] == ["Eva"]
    assert (found["open"][0]["id"], found["open"][0]["present"]) == (made["table"]["id"], False)


def test_a_person_takes_the_place_of_a_machine(client: TestClient) -> None:
    ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
    made = ana.open(players=("human", "random"), yielding=[1], clock={"bank": 900})
    table = made["table"]["id"]
    assert lobby(eva)["open"][0]["seats"][1]["yields"] is True
    assert sit(eva, table, 0).status_code == 409
    key = sit(eva, table, 1, "Eva").json()["key"]
    seen = Seat(client, table, key).look()
    assert (seen["seat"], seen["table"]["seats"][1]["name"]) == (1, "Eva")
    # Whoever comes has all his time, and nobody can take the seat again.
    assert seen["table"]["clock"]["left"][1] > 890
    assert sit(Visitor(client, "Rosa"), table, 1).status_code == 409
    assert lobby(ana)["open"] == []
    # A machine of which nobody said that it makes room does not.
    other = ana.open(players=("human", "random"))["table"]["id"]
    assert sit(eva, other, 1).status_code == 409


def test_a_machine_fills_an_open_seat_and_the_seat_of_somebody_who_leaves(client: TestClient) -> None:
    ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
    made = ana.open()
    table, key = made["table"]["id"], made["keys"]["0"]
    fill = f"/api/tables/{table}/seats/1/machine"
    assert eva.post(fill, {"level": "random"}).status_code == 422
    assert ana.post(fill, {"level": "no such"}, headers={"x-seat-key": key}).status_code == 422
    assert ana.post(fill, {"level": "random"}, headers={"x-seat-key": key}).status_code == 204
    assert ana.post(fill, {"level": "random"}, headers={"x-seat-key": key}).status_code == 409
    mine = Seat(client, table, key)
    number = mine.update()["number"]
    mine.decide()
    assert until(lambda: mine.update()["number"] > number + 1)  # the machine plays there
    assert ana.post(f"/api/tables/{table}/seats/0/machine", {"level": "random"}, headers={"x-seat-key": key}).is_success
    assert mine.look()["seat"] == -1
    assert [seat["yields"] for seat in mine.look()["table"]["seats"]] == [True, True]


def test_blocked_people_do_not_meet(client: TestClient) -> None:
    ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
    made = ana.open()
    assert ana.post(f"/api/me/blocked/{eva.id}", {"on": True}).status_code == 204
    assert ana.get("/api/me").json()["blocked"] == [eva.id]
    assert lobby(eva)["open"] == []
    assert sit(eva, made["table"]["id"], 1).status_code == 403
    seek = {"game": "sample", "clock": "fast"}
    assert ana.post("/api/seek", seek).json()["waiting"] and eva.post("/api/seek", seek).json()["waiting"]
    ana.post(f"/api/me/blocked/{eva.id}", {"on": False})
    assert len(lobby(eva)["open"]) == 1
    assert sit(eva, made["table"]["id"], 1).status_code == 200


def test_quick_pairing_brings_two_together_who_want_the_same(client: TestClient) -> None:
    ana, eva, rosa = Visitor(client, "Ana"), Visitor(client, "Eva"), Visitor(client, "Rosa")
    assert Visitor(client).post("/api/seek", {"game": "sample", "clock": "fast"}).status_code == 401
    assert ana.post("/api/seek", {"game": "sample", "clock": "nosuch"}).status_code == 422
    fast = {"game": "sample", "clock": "fast", "rated": True}
    assert ana.post("/api/seek", fast).json() == {"waiting": True, "table": "", "seat": 0}
    assert rosa.post("/api/seek", fast | {"clock": "days"}).json()["waiting"]
    assert lobby(eva)["wishes"] == [fast | {"clock": "days", "waiting": 1}, fast | {"waiting": 1}]
    met = eva.post("/api/seek", fast).json()
    assert not met["waiting"]
    other = ana.get("/api/seek").json()
    assert (other["table"], other["seat"]) == (met["table"], 1 - met["seat"])
    for visitor, at in ((ana, other), (eva, met)):
        seen = visitor.get(f"/api/tables/{met['table']}", headers={"x-seat-key": f"person:{at['seat']}"}).json()
        assert seen["seat"] == at["seat"]
        assert seen["table"]["rated"] and seen["table"]["clock"]["left"] == [pytest.approx(900, abs=20)] * 2
        # Whoever is himself needs no key at all.
        assert visitor.get(f"/api/tables/{met['table']}").json()["seat"] == at["seat"]
    # Nobody opens another's seat by being somebody else.
    assert rosa.get(f"/api/tables/{met['table']}").json()["seat"] == -1
    assert rosa.get(f"/api/tables/{met['table']}", headers={"x-seat-key": f"person:{met['seat']}"}).json()["seat"] == -1
    assert rosa.get("/api/seek").json()["waiting"]
    assert rosa.send("DELETE", "/api/seek").status_code == 204
    assert not rosa.get("/api/seek").json()["waiting"]


def test_whoever_goes_away_is_not_paired(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    from westmarch.server.meeting import pairing

    ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
    ana.post("/api/seek", {"game": "sample", "clock": "fast"})
    monkeypatch.setattr(pairing, "GONE", -1)
    assert eva.post("/api/seek", {"game": "sample", "clock": "fast"}).json()["waiting"]


def test_ones_own_tables_are_sorted_by_whose_move_it_is(client: TestClient) -> None:
    ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
    made = [ana.open() for _ in range(2)]
    keys = {one["table"]["id"]: one["keys"]["0"] for one in made}
    for table in keys:
        sit(eva, table, 1, "Eva")
    over = ana.open()["table"]["id"]
    ana.resign(over, 0)
    newer, older, last = [one["id"] for one in ana.get("/api/me/tables").json()]
    assert last == over
    # Both choose in secret there; who has chosen waits for the other.
    assert Seat(client, newer, keys[newer]).decide().status_code == 200
    listed = ana.get("/api/me/tables").json()
    assert [(one["id"], 0 in one["toAct"], one["over"]) for one in listed] == [
        (older, True, False),
        (newer, False, False),
        (over, False, True),
    ]
    assert [one["id"] for one in eva.get("/api/me/tables").json()] == [newer, older]
    assert Visitor(client).get("/api/me/tables").json() == []


def test_a_rated_game_is_for_people_who_are_known(client: TestClient) -> None:
    ana, nobody = Visitor(client, "Ana"), Visitor(client)
    body = {"game": "sample", "players": ["human", "open"], "rated": True}
    assert nobody.post("/api/tables", body).status_code == 422
    table = ana.open(rated=True)["table"]["id"]
    assert sit(nobody, table, 1).json()["rule"] == "engine.rated"
    assert sit(ana, table, 1).status_code == 409
    assert sit(Visitor(client, "Eva"), table, 1).status_code == 200


def test_what_is_kept_about_somebody_is_told_and_forgotten(client: TestClient) -> None:
    ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
    made = ana.open(names=["Ana"])
    table = made["table"]["id"]
    sit(eva, table, 1, "Eva")
    reported = ana.get("/api/me/everything").json()
    assert reported["person"]["name"] == "Ana" and reported["seats"][0]["table_id"] == table
    assert "key_hash" not in reported["person"]
    assert ana.post("/api/me/deletion").status_code == 204
    assert ana.get("/api/me").json()["id"] == 0
    seats = eva.get(f"/api/tables/{table}").json()["table"]["seats"]
    hub = hub_of(client)
    rows = client.portal.call(hub.store.seats_of, table)  # type: ignore[union-attr]
    assert [(row.name, row.person) for row in rows] == [("", 0), ("Eva", eva.id)]
    assert seats[1]["name"] == "Eva"
