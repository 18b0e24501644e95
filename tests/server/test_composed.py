"""Composed decisions over HTTP and the websocket."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.harness import Seat, client_of, new_table, settings_in
from westmarch.engine.chance import seed_of


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


@pytest.fixture
def seat(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> Seat:
    """The Free Peoples of War of the Ring, asked for their first action, with a die that moves the Fellowship."""
    monkeypatch.setattr("westmarch.server.tables.opening.fresh_seed", lambda: seed_of(1))
    made = new_table(client, "wotr")
    seats = [Seat(client, made["table"]["id"], key) for key in made["keys"].values()]
    for _ in range(60):
        update = seats[0].update()
        if update["question"] and update["question"]["prompt"] == "wotr-ask-action":
            return seats[0]
        seats[update["toAct"][0]].decide()
    raise AssertionError("no action")


def below(seat: Seat, codes: list[str] | None = None, depth: int = 1) -> Any:
    body = {"number": seat.update()["number"], "codes": codes or [], "depth": depth}
    return seat.post("below", body)


def gesture(node: Any) -> list[str]:
    """Answers to two questions in a row."""
    for code, found in node["below"].items():
        if found:
            return [code, found["options"][0]["code"]]
    raise AssertionError("no option leads to another question")


def test_the_tree_has_the_questions_below_with_their_options_in_words(seat: Seat) -> None:
    node = below(seat).json()["node"]
    question = seat.update()["question"]
    assert [one["code"] for one in node["options"]] == [one["code"] for one in question["options"]]
    assert set(node["below"]) == {one["code"] for one in question["options"]}
    first, second = gesture(node)
    deeper = below(seat, [first], depth=0).json()["node"]
    assert deeper["prompt"] == node["below"][first]["prompt"] and deeper["below"] == {}
    assert deeper["options"][0]["key"].startswith("wotr-option-") and deeper["options"][0]["code"] == second


def test_a_gesture_is_carried_out_whole_and_taken_back_whole(seat: Seat) -> None:
    before = seat.update()
    codes = gesture(below(seat).json()["node"])
    made = seat.post("gestures", {"number": before["number"], "codes": codes})
    assert made.status_code == 200
    assert seat.update()["decisions"] == before["decisions"] + 2
    again = seat.post("gestures", {"number": before["number"], "codes": codes})
    assert again.json() == made.json() and seat.update()["decisions"] == before["decisions"] + 2
    assert seat.post("undo", {"keep": before["decisions"]}).status_code == 200
    after = seat.update()
    assert after["view"] == before["view"] and after["question"] == before["question"]


def test_a_gesture_with_a_wrong_answer_changes_nothing(seat: Seat) -> None:
    before = seat.update()
    first, _ = gesture(below(seat).json()["node"])
    refused = seat.post("gestures", {"number": before["number"], "codes": [first, "declare:edoras"]})
    assert refused.status_code == 422 and refused.json()["rule"]
    assert seat.update() == before


def test_gestures_go_over_the_websocket(seat: Seat) -> None:
    number = seat.update()["number"]
    codes = gesture(below(seat).json()["node"])
    with seat.live(number=-1) as socket:
        assert socket.ask(type="decide", number=number, codes=codes)["type"] == "ack"
        for odd in ([], [1], ["x" * 401], ["pass"] * 41):
            assert socket.ask(type="decide", number=number, codes=odd)["title"] == "BadMessage"


def test_the_tree_is_of_the_present_question_and_of_ones_own_seat(seat: Seat) -> None:
    number = seat.update()["number"]
    assert seat.post("below", {"number": number - 1, "codes": []}).json() == {"number": number, "node": None}
    stranger = Seat(seat.client, seat.table, "")
    assert below(stranger).json()["node"] is None
    assert seat.post("below", {"number": 1, "codes": [], "depth": 9}).status_code == 422


def test_options_say_what_they_bring(seat: Seat) -> None:
    node = below(seat).json()["node"]
    moving = next(one for one in node["options"] if one["code"].endswith("move_fellowship"))
    assert [effect["key"] for effect in moving["then"]] == ["wotr-then-hunt"]
    number = seat.update()["number"]
    then = seat.post("consequences", {"number": number, "gestures": [[moving["code"]], gesture(node)]}).json()["then"]
    assert then[0] == moving["then"] and len(then) == 2
    beyond = [[moving["code"], "pass"], [moving["code"]]]
    then = seat.post("consequences", {"number": number, "gestures": beyond}).json()["then"]
    assert then == [[], moving["then"]], "a gesture that cannot be followed brings nothing, and the others are told"
    assert seat.post("consequences", {"number": number, "gestures": [["pass"]] * 25}).status_code == 422


def test_odds_come_from_the_position(seat: Seat) -> None:
    node = below(seat).json()["node"]
    moving = next(one["code"] for one in node["options"] if one["code"].endswith("move_fellowship"))
    number = seat.update()["number"]
    tables = seat.post("odds", {"number": number, "codes": [moving]}).json()["tables"]
    assert tables[0]["heading"]["key"] == "wotr-odds-hunt"
    assert seat.post("odds", {"number": number, "codes": []}).json()["tables"] == []
    stranger = Seat(seat.client, seat.table, "")
    for who in (seat, stranger):  # the dice and tiles of the hunt lie open
        assert who.post("odds", {"number": number, "subject": "hunt"}).json()["tables"] == tables
    assert seat.post("odds", {"number": number, "subject": "nothing"}).json()["tables"] == []
    assert seat.post("odds", {"number": number, "subject": "--pool 3"}).status_code == 422


def test_the_machine_advises_who_plays_alone(client: TestClient, seat: Seat) -> None:
    refused = seat.post("hint")
    assert refused.status_code == 422 and refused.json()["rule"] == "engine.hint-alone"
    made = new_table(client, "sample", ("human", "random"))
    alone = Seat(client, made["table"]["id"], made["keys"]["0"])
    codes = [option["code"] for option in alone.update()["question"]["options"]]
    assert alone.post("hint").json()["code"] in codes
    assert Seat(client, alone.table, "").post("hint").json()["rule"] == "engine.hint-alone"
