"""Spectators who see a table later than its players, and what an undo would take back."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.harness import Seat, Visitor, client_of, hub_of, new_table, seats_of, settings_in
from server.test_clock import Time
from westmarch.server.tables import later


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The time of those who see a table later: it stands still, however busy the machine is."""
    clock = Time()
    monkeypatch.setattr(later, "time", clock)
    return clock


def test_spectators_see_the_table_later_and_all_of_it_after_the_end(client: TestClient, clock: Time) -> None:
    made = new_table(client, delay=60)
    table = made["table"]["id"]
    west, east = (Seat(client, table, key) for key in made["keys"].values())
    nobody = Seat(client, table, "")
    assert made["table"]["delay"] == 60
    # At first there is nothing to see, in no way.
    assert client.get(f"/api/tables/{table}").json()["title"] == "NotYet"
    assert client.get(f"/api/replays/{table}").json()["title"] == "NotYet"
    assert client.get(f"/api/tables/{table}/log?until=50").json()["title"] == "NotYet"
    clock.now += 60
    west.decide()
    east.decide()
    now = west.update()
    assert now["decisions"] == 2 and nobody.update()["decisions"] == 0
    clock.now += 59
    assert nobody.update()["decisions"] == 0
    clock.now += 1
    assert nobody.update()["number"] == now["number"]


def test_what_spectators_see_later_comes_by_itself(client: TestClient) -> None:
    made = new_table(client, delay=1)
    west, east = (Seat(client, made["table"]["id"], key) for key in made["keys"].values())
    nobody = Seat(client, made["table"]["id"], "")
    with nobody.live(number=-1) as socket:
        assert socket.get()["type"] == "welcome"
        assert socket.get("update")["decisions"] == 0
        west.decide()
        decided = time.monotonic()
        east.decide()
        late = socket.get("update")
        while late["decisions"] < 2:
            late = socket.get("update")
        assert time.monotonic() - decided >= 1
        # The end is open to everybody at once.
        west.decide() if west.update()["question"] else None
        west.post("resign")
        end = socket.get("update")
        while not end["ending"]:
            end = socket.get("update")
    assert nobody.update()["ending"] == "engine-resigned"
    assert (answer := client.get(f"/api/replays/{nobody.table}")).status_code == 200, answer.text


def test_a_table_that_comes_back_is_seen_after_the_whole_delay(tmp_path: Path, clock: Time) -> None:
    settings = settings_in(tmp_path)
    with client_of(settings) as client:
        made = new_table(client, delay=60)
        west = Seat(client, made["table"]["id"], made["keys"]["0"])
        west.decide()
        now = west.update()
    with client_of(settings) as client:
        nobody = Seat(client, made["table"]["id"], "")
        assert client.get(nobody.address).json()["title"] == "NotYet"
        clock.now += 60
        assert nobody.update()["number"] == now["number"]


def test_nothing_tells_spectators_earlier_what_they_will_see(client: TestClient) -> None:
    made = new_table(client, delay=60)
    west, east = (Seat(client, made["table"]["id"], key) for key in made["keys"].values())
    nobody = Seat(client, made["table"]["id"], "")
    west.decide()
    east.decide()
    now = west.update()
    assert nobody.post("why-not", {"code": "pass"}).json()["title"] == "NotYet"
    assert west.post("why-not", {"code": "pass"}).status_code == 200
    for number in (now["number"], 0):  # whoever guesses the number of the present update learns nothing
        for what in ("odds", "below"):
            assert nobody.post(what, {"number": number}).json()["number"] == number
        assert nobody.post("consequences", {"number": number, "gestures": []}).json()["number"] == number
    assert west.post("requests", {"what": "undo", "keep": 0}).json()["waiting"] == [1]
    asked = east.look()["table"]["requests"]["undo"]
    assert asked["decisions"] == 2 and asked["lines"] == []


def test_odds_of_what_goes_on_are_for_those_who_see_it(client: TestClient) -> None:
    made = new_table(client, "wotr", delay=60)
    free, nobody = (Seat(client, made["table"]["id"], key) for key in (made["keys"]["0"], ""))
    asked = {"number": free.update()["number"], "subject": "hunt"}
    assert free.post("odds", asked).json()["tables"] and nobody.post("odds", asked).json()["tables"] == []


def test_clocks_and_requests_do_not_tell_spectators_what_happens_now(client: TestClient) -> None:
    clock = {"bank": 600, "increment": 30, "grace": 5, "expiry": "nothing"}
    made = new_table(client, "wotr", delay=60, clock=clock)
    table = made["table"]["id"]
    free, shadow = (Seat(client, table, made["keys"][key]) for key in ("0", "1"))
    with Seat(client, table, "").live(number=-1) as socket:
        welcome = socket.get("welcome")["table"]
        assert welcome["clock"]["running"] == [] and welcome["clock"]["left"] == [600, 600]
        free.decide()
        assert free.look()["table"]["clock"]["running"] != []
        acting = next(seat for seat in (free, shadow) if seat.update()["question"])
        assert acting.post("requests", {"what": "undo", "keep": 0}).status_code == 200
        free.post("resign")
        told = socket.get("table")["table"] if not acting.look()["table"]["over"] else {"requests": {}, "clock": None}
        assert told["requests"] == {}


def test_spectators_see_the_clocks_of_then(client: TestClient, clock: Time) -> None:
    made = new_table(client, delay=60, clock={"bank": 600, "increment": 30, "grace": 5, "expiry": "nothing"})
    table = made["table"]["id"]
    west, east = (Seat(client, table, key) for key in made["keys"].values())
    clock.now += 60
    with Seat(client, table, "").live(number=-1) as socket:
        first = socket.get("update")
        west.decide()
        now = west.look()["table"]["clock"]
        assert now["running"] != first["clock"]["running"]
        assert client.get(f"/api/tables/{table}").json()["table"]["clock"]["running"] == first["clock"]["running"]
        hub = hub_of(client)
        live = hub.tables[table]
        follower = next(iter(live.audience.followers))
        before = follower.waiting.qsize()
        client.portal.call(hub._ring, table, 0, "warning")  # type: ignore[union-attr]
        assert follower.waiting.qsize() == before
        east.decide()


def test_a_table_without_a_delay_is_open_at_once(client: TestClient) -> None:
    west, _ = seats_of(client)
    assert client.get(f"/api/tables/{west.table}").json()["update"]["decisions"] == 0


def test_nothing_is_seen_early_over_a_restart(tmp_path: Path, clock: Time) -> None:
    settings = settings_in(tmp_path)
    with client_of(settings) as client:
        made = new_table(client, delay=60)
        table = made["table"]["id"]
        Seat(client, table, made["keys"]["0"]).decide()
        Seat(client, table, made["keys"]["1"]).decide()
    with client_of(settings) as client:
        assert client.get(f"/api/tables/{table}").json()["title"] == "NotYet"
        clock.now += 60
        with Seat(client, table, "").live(number=-1) as socket:
            assert socket.get("update")["decisions"] == 2
        assert client.get(f"/api/tables/{table}").json()["update"]["decisions"] == 2


def test_an_undo_says_what_it_would_take_back(client: TestClient) -> None:
    ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
    made = ana.open()
    table = made["table"]["id"]
    eva.post(f"/api/tables/{table}/seats/1", {"name": "Eva"})
    west = Seat(client, table, made["keys"]["0"])
    west.decide()
    key = {"x-seat-key": "person:1"}
    update = eva.get(f"/api/tables/{table}", headers=key).json()["update"]
    code = update["question"]["options"][0]["code"]
    eva.post(f"/api/tables/{table}/decisions", {"number": update["number"], "code": code}, headers=key)
    seen = eva.get(f"/api/tables/{table}").json()["update"]
    assert west.post("requests", {"what": "undo", "keep": 0}).json()["waiting"] == [1]
    asked = eva.get(f"/api/tables/{table}").json()["table"]["requests"]["undo"]
    assert asked["decisions"] == seen["decisions"] == 2
    # The lines are those that everybody has read, and nothing else.
    assert asked["lines"] and all(line in seen["log"] for line in asked["lines"])
