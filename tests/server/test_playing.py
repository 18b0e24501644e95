"""Playing over HTTP and the websocket: who may decide what, and what everybody gets to see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.harness import Seat, client_of, hub_of, new_table, seats_of, settings_in, until
from westmarch.engine.journal import read_journal
from westmarch.engine.replaying import verify
from westmarch.engine.version import made_here


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


def finish(seats: list[Seat], choice: int = 0) -> None:
    """Play to the end: always the same choice."""
    for _ in range(500):
        update = seats[0].update()
        if update["ending"]:
            return
        assert seats[update["toAct"][0]].decide(choice).status_code == 200
    raise AssertionError("the game goes on")


def test_two_people_play_a_game_to_its_end_and_get_a_journal_that_proves_it(client: TestClient) -> None:
    seats = seats_of(client)
    assert seats[0].client.get(f"{seats[0].address}/journal").json()["rule"] == "engine.journal-secret"
    finish(seats)
    session = verify(read_journal(client.get(f"{seats[0].address}/journal").text))
    assert session.state.winners == seats[0].update()["winners"]


def test_a_person_plays_a_machine(client: TestClient) -> None:
    made = new_table(client, players=("human", "random"))
    seat = Seat(client, made["table"]["id"], made["keys"]["0"])
    assert list(made["keys"]) == ["0"]
    with seat.live(number=-1) as socket:
        update = socket.get("update")
        for _ in range(300):
            if update["ending"]:
                break
            if update["question"] is None:
                update = socket.get("update")
                continue
            answer = socket.ask(type="decide", number=update["number"], code=update["question"]["options"][-1]["code"])
            update = seat.update() if answer["type"] == "ack" else socket.get("update")
        assert update["ending"]


def test_a_seat_answers_its_own_questions_only(client: TestClient) -> None:
    west, east = seats_of(client)
    update = west.update()
    code = update["question"]["options"][0]["code"]
    stranger = Seat(client, west.table, "x" * 24)
    assert stranger.post("decisions", {"number": update["number"], "code": code}).json()["rule"] == "engine.not-asked"
    foreign = east.post("decisions", {"number": update["number"], "code": code})
    assert foreign.status_code == 422
    assert east.update()["number"] == update["number"]


def test_a_repeated_decision_gets_the_same_answer_and_changes_nothing(client: TestClient) -> None:
    west, _ = seats_of(client)
    update = west.update()
    body = {"number": update["number"], "code": update["question"]["options"][0]["code"]}
    first = west.post("decisions", body)
    assert first.status_code == 200
    assert west.post("decisions", body).json() == first.json()
    assert west.update()["number"] == first.json()["number"]


def test_a_decision_for_an_old_update_is_stale(client: TestClient) -> None:
    west, east = seats_of(client)
    old = west.update()
    west.decide()
    east.decide()
    answer = west.post("decisions", {"number": old["number"], "code": old["question"]["options"][1]["code"]})
    assert (answer.status_code, answer.json()["title"]) == (409, "Stale")


def test_the_number_of_the_future_is_refused(client: TestClient) -> None:
    west, _ = seats_of(client)
    update = west.update()
    code = update["question"]["options"][0]["code"]
    assert west.post("decisions", {"number": update["number"] + 1, "code": code}).status_code == 409


def test_spectators_look_on_and_see_no_hand(client: TestClient) -> None:
    west, _ = seats_of(client)
    spectator = Seat(client, west.table, "")
    seen = spectator.look()
    assert (seen["seat"], seen["update"]["question"], seen["update"]["view"]["hand"]) == (-1, None, [])
    with spectator.live(number=-1) as socket:
        assert socket.get("welcome")["seat"] == -1
        for message in (
            {"type": "decide", "number": 1, "code": "pass"},
            {"type": "chat", "text": "hello"},
            {"type": "resign"},
            {"type": "undo", "keep": 0},
            {"type": "ask", "what": "undo", "keep": 0},
            {"type": "reply", "what": "undo", "yes": True},
            {"type": "mute", "seat": 0, "on": True},
        ):
            assert socket.ask(**message)["rule"] == "engine.not-asked"


def test_why_not_names_the_rule(client: TestClient) -> None:
    west, _ = seats_of(client)
    answer = west.post("why-not", {"code": "trick:feint0"}).json()
    assert (answer["legal"], answer["rule"]["id"]) == (False, "sample.tricks.after-the-roll")
    assert west.post("why-not", {"code": west.update()["question"]["options"][0]["code"]}).json()["legal"]


def test_an_open_seat_is_taken_once(client: TestClient) -> None:
    made = new_table(client, players=("human", "open"))
    table = made["table"]["id"]
    assert client.post(f"/api/tables/{table}/seats/1", json={"name": "Ana\n"}).status_code == 200
    assert client.post(f"/api/tables/{table}/seats/1", json={"name": "Eva"}).status_code == 409
    assert client.post(f"/api/tables/{table}/seats/0", json={}).status_code == 409
    assert client.post(f"/api/tables/{table}/seats/9", json={}).status_code == 409
    assert client.get(f"/api/tables/{table}").json()["table"]["seats"][1]["name"] == "Ana"


def test_a_private_table_wants_the_invitation(client: TestClient) -> None:
    made = new_table(client, players=("human", "open"), private=True)
    place = f"/api/tables/{made['table']['id']}/seats/1"
    assert client.post(place, json={"name": "Eva"}).status_code == 403
    assert client.post(place, json={"name": "Eva", "invitation": "é"}).status_code == 403
    assert client.post(place, json={"name": "Ana", "invitation": made["invitations"]["1"]}).status_code == 200


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess", "players": ["human", "human"]},
        {"game": "sample", "players": ["human"]},
        {"game": "sample", "players": ["human", "wizard"]},
        {"game": "sample", "players": ["human", "human"], "options": {"players": 5}},
        {"game": "sample", "players": ["human", "human"], "options": {"colour": 5}},
        {"game": "sample", "players": ["human", "human"], "cheat": True},
        {"game": "sample", "players": ["human", "human"], "clock": {"bank": -1}},
        {"players": ["human", "human"]},
    ],
)
def test_a_table_that_cannot_be_is_refused(client: TestClient, wrong: dict[str, object]) -> None:
    answer = client.post("/api/tables", json=wrong)
    assert answer.status_code in (404, 422)
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["detail"]


def test_a_client_that_comes_back_gets_the_rest_of_the_log(client: TestClient) -> None:
    seats = seats_of(client)
    for _ in range(6):
        seats[seats[0].update()["toAct"][0]].decide()
    had = seats[0].update()
    with seats[0].live(number=had["number"], log=had["logTo"]) as socket:
        assert socket.get()["type"] == "welcome"
        assert socket.ask(type="ping")["type"] == "ack"
    for _ in range(6):
        seats[seats[0].update()["toAct"][0]].decide()
    now = seats[0].update()
    with seats[0].live(number=had["number"], log=had["logTo"]) as socket:
        update = socket.get("update")
    assert (update["logFrom"], update["number"]) == (had["logTo"], now["number"])
    assert had["log"] + update["log"] == now["log"]


def test_after_an_undo_the_whole_log_comes_again(client: TestClient) -> None:
    west, _ = seats_of(client)
    west.decide()
    had = west.update()
    assert west.post("undo", {"keep": 0}).status_code == 200
    with west.live(number=had["number"], log=had["logTo"]) as socket:
        assert socket.get("update")["logFrom"] == 0


def test_a_table_that_nobody_follows_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path, idle=0.05)) as client:
        west, east = seats_of(client)
        west.decide()
        east.decide()
        seen = west.look()
        hub = hub_of(client)
        until(lambda: not hub.tables)
        hub.settings = replace(hub.settings, idle=600)
        assert west.look() == seen
        assert west.table in hub.tables


def test_games_rules_cards_and_texts(client: TestClient) -> None:
    games = [game["game"] for game in client.get("/api/games").json()]
    assert "wotr" in games and "sample" not in games
    assert client.get("/api/games/sample").json()["seats"] == {"2": ["west", "east"]}
    assert client.get("/api/games/sample/rules", params={"q": "feint"}).json()[0]["id"] == "sample.tricks.feint"
    assert client.get("/api/games/sample/cards").json() == []
    assert "engine-option-pass = Pasar" in client.get("/api/games/sample/messages/es.ftl").text
    assert client.get("/api/games/sample/messages/xx.ftl").status_code == 404
    assert client.get("/api/games/sample/board").status_code == 404


def test_a_journal_says_which_program_and_rules_it_began_with(client: TestClient) -> None:
    west, _ = seats_of(client)
    table = hub_of(client).tables[west.table]
    assert table.extra["made"] == dict(made_here())
    west.post("resign")
    text = client.get(f"{west.address}/journal").text
    assert read_journal(text).made == dict(made_here())
    kept = client.post("/api/journals", content=text.replace(dict(made_here())["rules"], "0123456789ab")).json()
    assert '"rules": "0123456789ab"' in client.get(f"/api/replays/{kept['id']}/journal").text
