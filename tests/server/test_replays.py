"""Replays: what may be seen of a game when, its charts and its seed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.harness import Seat, client_of, hub_of, new_table, seats_of, settings_in
from server.played import finished_journal, get, play_to_the_end
from server.test_leaks import leaked
from westmarch.cli import main
from westmarch.engine.chance import Chance, commitment, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.journal import read_journal
from westmarch.engine.playing import random_code
from westmarch.engine.replaying import replay, resume, verify
from westmarch.engine.session import CLOSED, OUT_OF_TIME, RESIGNED, Session
from westmarch.server.tables import journals
from westmarch.server.tables.live import LiveTable


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


def test_a_finished_game_is_seen_moment_by_moment_from_every_seat(client: TestClient) -> None:
    west, east = seats_of(client)
    decisions = play_to_the_end(west, east)
    reported = get(client, west.table)
    assert (reported["last"], reported["over"], reported["open"], reported["seat"]) == (decisions, True, True, 0)
    assert get(client, f"{west.table}?seat=-1")["seat"] == -1
    assert get(client, west.table, east.key)["seat"] == 1
    assert reported["read"] == sorted(reported["read"]) and len(reported["read"]) == decisions + 1
    assert reported["read"][-1] == len(reported["log"])
    assert reported["turns"][0]["at"] == 0
    for seat in (0, 1):
        shown = get(client, f"{west.table}/frames?first=0&count=50&seat={seat}")["frames"]
        assert len(shown) == min(50, decisions + 1)
        assert len(shown[0]["view"]["hand"]) > 0
        assert shown[0]["decision"]["key"].startswith("sample-option-")
        assert {asked["seat"] for asked in shown[0]["asked"]} == {0, 1}
    last = get(client, f"{west.table}/frames?first={decisions}")["frames"]
    assert last[0]["ending"] == reported["ending"] != "" and last[0]["decision"] is None
    assert last[0]["winners"] == reported["winners"]


def test_a_moment_that_is_not_there(client: TestClient) -> None:
    west, _ = seats_of(client)
    assert client.get(f"/api/replays/{west.table}/frames?first=1").status_code == 404
    assert client.get("/api/replays/nowhere").status_code == 404
    assert client.get("/api/replays/journal-nowhere").status_code == 404


def test_a_game_in_progress_shows_no_more_than_its_seat_could_see(client: TestClient) -> None:
    west, east = seats_of(client)
    for turn in range(12):
        for seat in (west, east):
            if seat.update()["question"]:
                seat.decide(turn)
    session = hub_of(client).tables[west.table].session
    states = [*[step.before for step in session.steps], session.state]
    for reader, key in ((0, west.key), (1, east.key), (-1, "")):
        # The seat is that of the key, whatever else is asked for.
        reported = get(client, f"{west.table}?seat=1", key)
        assert reported["seat"] == reader and not reported["open"]
        frames = get(client, f"{west.table}/frames?count=50&seat=1", key)["frames"]
        assert len(frames) == len(states)
        for state, frame in zip(states, frames, strict=True):
            assert leaked(json.dumps(frame), session.game.hidden(state, reader)) == []
            assert frame["decision"] is None or frame["decision"]["seat"] == reader
            assert [asked["seat"] for asked in frame["asked"]] in ([], [reader])
    secrets = [line for line in session.log if line.audience == (1,)]
    assert secrets
    lines = [len(get(client, west.table, key)["log"]) for key in (west.key, east.key, "")]
    assert lines == [sum(line.readable_by(seat) for line in session.log) for seat in (0, 1, -1)]


def under_way(client: TestClient, game: str, decisions: int) -> tuple[LiveTable, dict[str, str]]:
    """A table after so many random decisions, and its keys; a game that ends sooner is left for another."""
    policy = Chance(seed_of(4))
    for _ in range(20):
        made = new_table(client, game, options={"bidding": "no"} if game == "tcg" else {})
        table = hub_of(client).tables[made["table"]["id"]]
        while not table.over:
            if len(table.session.steps) == decisions:
                return table, made["keys"]
            seat, code = random_code(table.session, policy)
            Seat(client, table.id, made["keys"][str(seat)]).post("decisions", {"number": table.number, "code": code})
    raise AssertionError("all games end too soon")


@pytest.mark.parametrize("game", ["wotr", "bofa", "meccg", "tcg"])
def test_no_moment_of_a_game_in_progress_leaks(client: TestClient, game: str) -> None:
    table, keys = under_way(client, game, 60)
    states = [*[step.before for step in table.session.steps], table.session.state]
    for reader, key in ((0, keys["0"]), (1, keys["1"]), (-1, "")):
        frames = [
            frame
            for first in (0, 50)
            for frame in get(client, f"{table.id}/frames?first={first}&count=50", key)["frames"]
        ]
        for state, frame in zip(states, frames, strict=True):
            assert leaked(json.dumps(frame), table.session.game.hidden(state, reader)) == []


@pytest.mark.parametrize("what", ["charts", "analysis", "seed", "journal"])
def test_a_game_in_progress_keeps_its_secrets(client: TestClient, what: str) -> None:
    west, _ = seats_of(client)
    answer = client.get(f"/api/replays/{west.table}/{what}", headers={"x-seat-key": west.key})
    assert (answer.status_code, answer.json()["rule"]) == (422, "engine.journal-secret")
    body = {"at": 0, "players": ["human", "random"]}
    answer = client.post(f"/api/replays/{west.table}/tables", json=body, headers={"x-seat-key": west.key})
    assert (answer.status_code, answer.json()["rule"]) == (422, "engine.journal-secret")


def test_a_replay_follows_a_game_that_goes_on_and_goes_back(client: TestClient) -> None:
    west, east = seats_of(client)
    west.decide()
    assert get(client, west.table)["last"] == 1
    assert west.post("undo", {"keep": 0}).status_code == 200
    assert get(client, west.table)["last"] == 0
    west.decide(1)
    east.decide(1)
    assert get(client, west.table)["last"] == 2


def test_charts_tell_how_the_numbers_went(client: TestClient) -> None:
    west, east = seats_of(client)
    decisions = play_to_the_end(west, east)
    charts = get(client, f"{west.table}/charts")
    assert [(one["name"], one["side"]) for one in charts["series"]] == [("points", "west"), ("points", "east")]
    assert charts["points"][0]["at"] == 0 and charts["points"][-1]["at"] == decisions
    final: Any = hub_of(client).tables[west.table].session.state
    for seat, one in enumerate(charts["series"]):
        assert len(one["values"]) == len(charts["points"])
        assert one["values"][0] == 0 and one["values"][-1] == final.points[seat]


@pytest.mark.parametrize("game", ["wotr", "bofa", "meccg", "tcg", "sample"])
def test_what_charts_show_has_words_in_both_languages(game: str) -> None:
    found = find_game(game)
    measures = found.measures(found.start({}, Chance(seed_of(1))))
    assert measures
    for lang in ("en", "es"):
        for name in measures:
            assert found.messages(lang).text(f"{game}-measure-{name}", {}) != f"{game}-measure-{name}"


def test_the_seed_is_shown_and_fits(client: TestClient) -> None:
    west, east = seats_of(client)
    play_to_the_end(west, east)
    reported = get(client, f"{west.table}/seed")
    assert reported["problem"] == "" and reported["outcomes"] > 0
    assert commitment(reported["seed"]) == reported["commitment"] == west.look()["table"]["commitment"]


def test_a_game_that_is_over_is_looked_back_at(client: TestClient) -> None:
    west, east = seats_of(client)
    play_to_the_end(west, east)
    reported = get(client, f"{west.table}/analysis")
    assert reported["luck"].keys() == {"west", "east"}
    costs = [mistake["cost"] for mistake in reported["mistakes"]]
    assert costs == sorted(costs, reverse=True)
    assert all(mistake["side"] in ("west", "east") and mistake["better"] for mistake in reported["mistakes"])


def test_of_a_game_that_no_opponent_knows_there_is_nothing_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("sample")
    monkeypatch.setattr(type(game), "opponents", "")
    session = Session.new(game, {}, seed_of(1))
    assert journals.analysed(session.journal.text()) == {"points": [], "turning": [], "mistakes": [], "luck": {}}


def test_the_winning_chances_of_a_game(client: TestClient) -> None:
    session = finished_journal("bofa")
    name = client.post("/api/journals", content=session.journal.text()).json()["id"]
    reported = get(client, f"{name}/analysis")
    assert reported["points"][0]["at"] == 0 and reported["points"][-1]["at"] == len(session.steps)
    assert set(reported["points"][0]["chances"]) == {"free_peoples", "shadow"}
    assert all(0 <= chance <= 1 for point in reported["points"] for chance in point["chances"].values())
    assert set(reported["turning"]) <= {point["at"] for point in reported["points"]}


def left_by_one(ending: str) -> Session:
    """A game of three that one leaves, the others play on, and that then ends at the table."""
    session = Session.new(find_game("tcg"), {"players": 3, "bidding": "no"}, seed_of(9))
    policy = Chance(seed_of(10))
    for number in range(60):
        if number == 25:
            assert session.leave(session.state.asks[0].seat)
        session.decide(*random_code(session, policy))
    last = session.state.asks[0].seat
    session.end([] if ending == CLOSED else session.game.winners_without(session.state, last), ending)
    return session


@pytest.mark.parametrize("ending", [RESIGNED, OUT_OF_TIME, CLOSED])
def test_a_game_that_its_players_ended_is_read_by_every_reader(
    client: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str], ending: str
) -> None:
    session = left_by_one(ending)
    text = session.journal.text()
    journal = read_journal(text)
    for again in (replay(journal), verify(journal), resume(journal, seed_of(9))):
        assert (again.state.ending, again.state.winners) == (ending, session.state.winners)
        assert again.journal.text() == text
    file = tmp_path / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    for words in (["--verify"], []):
        assert main(["replay", str(file), *words]) == 0
    assert "the game ends as recorded" in capsys.readouterr().out
    name = client.post("/api/journals", content=text).json()["id"]
    assert get(client, f"{name}/seed")["problem"] == ""
    for at in (0, len(session.steps) - 1):
        made = client.post(f"/api/replays/{name}/tables", json={"at": at, "players": ["human"] * 3})
        assert made.status_code == 201, made.text
