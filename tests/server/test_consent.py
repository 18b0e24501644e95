"""Undo, draws, resigning and rematches: what one may do alone, and what needs the others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from sample_game.game import SampleGame
from server.harness import Seat, client_of, new_table, seats_of, settings_in, until


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


def play_round(seats: list[Seat]) -> None:
    """Both choose in secret: dice fall."""
    for seat in seats:
        assert seat.decide().status_code == 200


def test_own_steps_are_taken_back_at_once(client: TestClient) -> None:
    west, _ = seats_of(client)
    west.decide()
    assert west.post("undo", {"keep": 0}).status_code == 200
    assert west.update()["decisions"] == 0
    assert west.post("undo", {"keep": 0}).json()["rule"] == "engine.undo-nothing"


def test_past_dice_the_other_must_agree(client: TestClient) -> None:
    west, east = seats_of(client)
    play_round([west, east])
    assert west.post("undo", {"keep": 0}).json()["rule"] == "engine.undo-consent"
    with east.live(number=-1) as socket:
        asked = west.post("requests", {"what": "undo", "keep": 0}).json()
        assert asked == {"done": False, "waiting": [1]}
        table = socket.get("table")["table"]
        assert table["requests"]["undo"]["keep"] == 0 and table["requests"]["undo"]["seat"] == 0
        assert socket.ask(type="reply", what="undo", yes=True)["done"]
    after = west.look()
    assert after["update"]["decisions"] == 0
    assert after["table"]["requests"] == {}


def test_a_declined_request_is_gone(client: TestClient) -> None:
    west, east = seats_of(client)
    play_round([west, east])
    west.post("requests", {"what": "undo", "keep": 0})
    assert east.post("replies", {"what": "undo", "yes": False}).json() == {"done": False, "waiting": []}
    assert west.look()["table"]["requests"] == {}
    assert east.post("replies", {"what": "undo", "yes": True}).json()["rule"] == "engine.nothing-asked"


def test_the_next_decision_makes_a_request_void(client: TestClient) -> None:
    seats = seats_of(client)
    play_round(seats)
    seats[0].post("requests", {"what": "undo", "keep": 0})
    seats[seats[0].update()["toAct"][0]].decide()
    assert seats[0].look()["table"]["requests"] == {}
    assert seats[1].post("replies", {"what": "undo", "yes": True}).status_code == 422


def test_who_asked_can_withdraw_but_not_agree(client: TestClient) -> None:
    west, east = seats_of(client)
    play_round([west, east])
    west.post("requests", {"what": "undo", "keep": 0})
    assert west.post("replies", {"what": "undo", "yes": True}).json()["waiting"] == [1]
    west.post("replies", {"what": "undo", "yes": False})
    assert west.look()["table"]["requests"] == {}


def test_a_machine_always_agrees(client: TestClient) -> None:
    made = new_table(client, players=("human", "random"))
    west = Seat(client, made["table"]["id"], made["keys"]["0"])
    west.decide()
    until(lambda: west.update()["decisions"] >= 2)
    assert west.post("undo", {"keep": 0}).status_code == 200


def test_resigning_ends_the_game(client: TestClient) -> None:
    west, east = seats_of(client)
    assert west.post("resign").status_code == 200
    update = east.update()
    assert (update["winners"], update["ending"]) == ([1], "engine-resigned")
    assert west.post("resign").json()["rule"] == "engine.game-over"
    assert east.post("decisions", {"number": update["number"], "code": "pass"}).status_code == 422


def test_where_the_game_can_the_others_play_on(client: TestClient, tmp_path: Path) -> None:
    made = new_table(client, game="tcg", players=("human",) * 3, options={"players": 3, "bidding": "no"})
    seats = [Seat(client, made["table"]["id"], made["keys"][str(seat)]) for seat in range(3)]
    asked = seats[0].update()["toAct"][0]
    for _ in range(60):  # until the first turn has begun
        if seats[asked].update()["question"]["prompt"] == "tcg-ask-fellowship":
            break
        seats[asked].decide()
        asked = seats[0].update()["toAct"][0]
    assert seats[asked].post("resign").status_code == 200
    first, second = (seats[seat] for seat in range(3) if seat != asked)
    update = first.update()
    assert not update["ending"] and update["toAct"] and asked not in update["toAct"]
    assert seats[asked].post("resign").json()["rule"] == "engine.game-over"
    assert first.update()["number"] == update["number"]
    with client_of(settings_in(tmp_path)) as restarted:
        assert Seat(restarted, first.table, first.key).update()["toAct"] == update["toAct"]
    assert second.post("resign").status_code == 200
    assert first.update()["winners"] == [seats.index(first)]


def test_a_side_resigns_together(client: TestClient) -> None:
    made = new_table(client, game="wotr", players=("human",) * 4, options={"players": 4})
    sides = [seat["side"] for seat in made["table"]["seats"]]
    seat = Seat(client, made["table"]["id"], made["keys"]["0"])
    assert seat.post("resign").status_code == 200
    winners = seat.update()["winners"]
    assert len(winners) == 2 and 0 not in winners, sides


def test_a_draw_where_the_game_has_it(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    west, east = seats_of(client)
    assert west.post("requests", {"what": "draw"}).json()["rule"] == "engine.no-draws"
    monkeypatch.setattr(SampleGame, "has_draws", True)
    assert west.post("requests", {"what": "draw"}).json()["waiting"] == [1]
    assert east.post("requests", {"what": "draw"}).json()["done"]
    assert (west.update()["ending"], west.update()["winners"]) == ("engine-drawn", [])


def test_a_rematch_keeps_the_keys_and_can_swap_sides(client: TestClient) -> None:
    west, east = seats_of(client, names=["Ana", "Eva"])
    assert west.post("requests", {"what": "rematch"}).json()["rule"] == "engine.not-over"
    west.post("resign")
    with west.live(number=-1) as socket:
        assert east.post("requests", {"what": "rematch", "swap": True}).json()["waiting"] == [0]
        new = socket.ask(type="reply", what="rematch", yes=True)["table"]
    assert west.look()["table"]["rematch"] == new
    again = Seat(client, new, west.key).look()
    assert again["seat"] == 1
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Eva", "Ana"]
    assert Seat(client, new, east.key).decide().status_code == 200


def test_requests_survive_a_restart(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path)) as client:
        west, east = seats_of(client)
        play_round([west, east])
        west.post("requests", {"what": "undo", "keep": 0})
    with client_of(settings_in(tmp_path)) as client:
        assert Seat(client, east.table, east.key).post("replies", {"what": "undo", "yes": True}).json()["done"]
