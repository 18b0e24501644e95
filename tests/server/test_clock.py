"""Clocks: banks, increments, warnings, grace and what happens when time is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.harness import Seat, client_of, new_table, seats_of, settings_in, until
from westmarch.server.tables import clock as clocks
from westmarch.server.tables.clock import Clock

RULES = {"bank": 100.0, "increment": 5.0, "grace": 10.0, "expiry": "resign"}


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(clocks, "time", time)
    return time


def test_time_runs_for_who_is_asked_and_comes_back_with_a_decision(time: Time) -> None:
    clock = Clock(RULES, [100.0, 100.0])
    clock.moved([0])
    time.now += 30
    assert (clock.left(0), clock.left(1)) == (70.0, 100.0)
    clock.moved([1], decided=0)
    time.now += 10
    assert (clock.left(0), clock.left(1)) == (75.0, 90.0)
    assert clock.shown()["running"] == [1]


def test_machines_have_no_clock(time: Time) -> None:
    clock = Clock(RULES, [100.0, None])
    clock.moved([1])
    assert clock.next_event() is None and clock.left(1) is None


def test_first_a_warning_then_grace_then_the_end(time: Time) -> None:
    clock = Clock(RULES, [100.0, 100.0])
    clock.moved([0])
    assert clock.next_event() == (80.0, 0, "warning")
    time.now += 85
    assert clock.next_event() == (25.0, 0, "expired")
    time.now += 20
    assert clock.expired() == [] and clock.left(0) == -5.0
    time.now += 5
    assert clock.expired() == [0]
    clock.moved([0], decided=0)
    assert clock.left(0) == 5.0


def test_a_clock_that_only_shows(time: Time) -> None:
    clock = Clock(RULES | {"expiry": "nothing"}, [1.0, 1.0])
    clock.moved([0])
    time.now += 1000
    assert clock.expired() == [] and clock.next_event() is None


def test_who_lets_time_run_out_loses(tmp_path: Path, time: Time) -> None:
    with client_of(settings_in(tmp_path)) as client:
        _, east = seats_of(client, clock={"bank": 1, "grace": 0})
        with east.live(number=-1) as socket:
            assert socket.get("update")["clock"]["running"] == [0, 1]
            east.decide()
            time.now += 0.9
            assert socket.get("clock")["seat"] == 0
            time.now += 0.2
            while not (update := socket.get("update"))["ending"]:
                pass
        assert (update["ending"], update["winners"]) == ("engine-out-of-time", [1])


def test_time_runs_for_whoever_is_asked_after_a_machine(tmp_path: Path, time: Time) -> None:
    with client_of(settings_in(tmp_path)) as client:
        made = new_table(client, players=("human", "random"), clock={"bank": 2, "grace": 0})
        west = Seat(client, made["table"]["id"], made["keys"]["0"])
        for _ in range(3):
            until(lambda: west.update()["question"])
            west.decide()
        # The machine may think as long as it likes; then time is over.
        until(lambda: west.update()["question"])
        time.now += 3
        assert until(lambda: west.update()["ending"]) == "engine-out-of-time"
        assert west.update()["winners"] == [1]


def test_time_waits_for_everybody_to_sit_and_while_the_server_is_down(tmp_path: Path, time: Time) -> None:
    with client_of(settings_in(tmp_path)) as client:
        made = new_table(client, players=("human", "open"), clock={"bank": 50})
        table = made["table"]["id"]
        assert made["table"]["clock"]["running"] == []
        key = client.post(f"/api/tables/{table}/seats/1", json={}).json()["key"]
        east = Seat(client, table, key)
        assert east.look()["table"]["clock"]["running"] == [0, 1]
        time.now += 10
        east.decide()
        left = east.look()["table"]["clock"]["left"]
        assert left[0] == 40
    time.now += 100
    with client_of(settings_in(tmp_path)) as client:
        again = Seat(client, table, key).look()["table"]["clock"]
        assert again["running"] == [0]
        assert again["left"][0] == left[0]
