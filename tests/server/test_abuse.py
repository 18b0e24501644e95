"""What one client may spend and have: requests, tables, guests, decks and tournaments."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.harness import Visitor, client_of, hub_of, new_table, seats_of, settings_in, until
from westmarch.server.endpoints.socket import COSTS
from westmarch.server.guard import Buckets, cost_of, network_of


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


def test_a_request_costs_what_its_work_costs() -> None:
    assert cost_of("GET", "/api/games") == 1
    assert cost_of("POST", "/api/journals") > cost_of("GET", "/api/replays/x") > cost_of("GET", "/api/tables/x") > 1


def test_a_bucket_may_be_charged_afterwards_and_says_how_long_to_wait() -> None:
    buckets = Buckets(10, 1.0)
    assert buckets.allow("a", 4)
    buckets.charge("a", 30)
    assert not buckets.allow("a") and 20 < buckets.wait("a") < 26
    assert buckets.allow("b", 1000), "what costs more than a full bucket is possible with a full one"
    assert not buckets.allow("b")


def test_large_answers_cost_more_than_small_ones(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path, burst=100, refill=0.001)) as client:
        statuses = [client.get("/api/games/tcg/cards", headers={"accept-encoding": ""}).status_code for _ in range(40)]
        assert 200 in statuses and 429 in statuses
        # Small ones: the whole burst.
    with client_of(settings_in(tmp_path, burst=100, refill=0.001)) as client:
        assert {client.get("/api/login").status_code for _ in range(40)} == {200}


def test_sockets_and_requests_of_a_client_share_a_purse(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path, burst=40, refill=0.001)) as client:
        west = seats_of(client)[0]
        with west.live(number=-1) as live:
            for _ in range(40):
                live.send(type="resync", id=1)
            answers = [live.get() for _ in range(10)]
            assert any(answer["type"] == "update" for answer in answers)
            # The socket is read in its own time: sooner or later there is nothing left for another look.
            purse, look = client.app.state.buckets, int(COSTS["resync"])  # type: ignore[attr-defined]
            until(lambda: purse.wait("testclient", look) > 0)
            assert [client.get("/api/login").status_code for _ in range(look)][-1] == 429


def test_a_whole_network_of_version_six_is_one_client() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1" == network_of("192.0.2.1")
    assert network_of("fe80::1%eth0") == "fe80::/64" and network_of("testclient") == "testclient"


def test_one_address_opens_so_many_tables(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path, tables=3, tables_per_hour=1.0)) as client:
        body = {"game": "sample", "players": ["human", "human"]}
        assert [client.post("/api/tables", json=body).status_code for _ in range(5)] == [201] * 3 + [429] * 2


def test_tables_of_machines_alone_are_few(client: TestClient) -> None:
    body = {"game": "wotr", "players": ["hard", "hard"]}
    statuses = [client.post("/api/tables", json=body).status_code for _ in range(6)]
    assert statuses == [201] * 4 + [429] * 2


def test_a_deck_of_a_thousand_million_cards(client: TestClient) -> None:
    for lists in ("999999999 1_178", "\n".join(["99 1_178"] * 900)):
        body = {"game": "tcg", "players": ["human", "human"], "options": {"lists": lists}}
        began = time.process_time()
        assert client.post("/api/tables", json=body).status_code == 422
        assert time.process_time() - began < 5


def test_nobody_reads_the_deck_that_another_brings(client: TestClient) -> None:
    made = new_table(client, game="meccg", players=("human", "human"))
    assert set(made["table"]["options"]).isdisjoint({"north_deck", "south_deck"})
    assert made["table"]["options"]["rules"] == "standard"
    seen = client.get(f"/api/replays/{made['table']['id']}").json()
    assert set(seen["options"]).isdisjoint({"north_deck", "south_deck"})


def test_one_address_makes_only_so_many_guests(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path, guests=3, guests_per_hour=1.0)) as client:
        known = Visitor(client, "Ana")
        for name in ("Eva", "Rosa"):
            Visitor(client, name)
        assert Visitor(client).post("/api/me", {"name": "Luis"}).status_code == 429
        # Whoever is known already is not kept out.
        assert known.post("/api/me", {"name": "Ana again"}).status_code == 200


def test_pairing_opens_no_more_tables_than_an_address_may(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path, tables=1, tables_per_hour=1.0)) as client:
        ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
        wish = {"game": "sample", "clock": "fast"}
        ana.post("/api/seek", wish)
        assert eva.post("/api/seek", wish).json()["table"]
        ana.get("/api/seek")
        ana.post("/api/seek", wish)
        assert eva.post("/api/seek", wish).status_code == 429
        # Ana still waits, and whoever has a table left meets her.
        assert ana.get("/api/seek").json()["waiting"]
        hub_of(client).openings.guard = Buckets(5, 1.0)
        assert eva.post("/api/seek", wish).json()["table"]


def test_nobody_fills_the_lobby_alone(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path)) as client:
        ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
        eva.open()
        for _ in range(8):
            ana.open()
        for _ in range(8):
            new_table(client, players=("human", "open"))  # by nobody in particular
        listed = Visitor(client).get("/api/lobby").json()["open"]
        names = [max(seat["person"] for seat in table["seats"]) for table in listed]
        assert (names.count(ana.id), names.count(eva.id), names.count(0)) == (4, 1, 4)


def test_one_host_has_only_so_many_tournaments_and_machines(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path)) as client:
        ana = Visitor(client, "Ana")
        body = {"name": "x", "game": "sample", "system": "round-robin"}
        made = [ana.post("/api/tournaments", body) for _ in range(6)]
        assert [answer.status_code for answer in made] == [201] * 5 + [409]
        assert Visitor(client, "Eva").post("/api/tournaments", body).status_code == 201
        place = f"/api/tournaments/{made[0].json()['id']}/entrants"
        added = [ana.post(place, {"level": "random"}).status_code for _ in range(17)]
        assert added == [200] * 16 + [409]
        assert sorted(one["players"] for one in ana.get("/api/tournaments").json()) == [0, 0, 0, 0, 0, 16]
