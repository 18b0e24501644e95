"""Tables that go on from a moment of a game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.harness import Seat, client_of, hub_of, new_table, seats_of, settings_in
from server.played import finished_journal, play_to_the_end
from westmarch.engine.journal import read_journal
from westmarch.engine.origin import proved
from westmarch.engine.replaying import verify


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


@pytest.mark.parametrize("game", ["sample", "wotr", "bofa"])
def test_a_new_table_goes_on_from_any_moment(client: TestClient, game: str) -> None:
    session = finished_journal(game, limit=300)
    if not session.state.over:
        session.end([0], "engine-resigned")
    name = client.post("/api/journals", content=session.journal.text()).json()["id"]
    for at in (0, 7, len(session.steps) // 2, len(session.steps) - 1):
        answer = client.post(f"/api/replays/{name}/tables", json={"at": at, "players": ["human", "human"]})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        table = hub_of(client).tables[made["table"]["id"]]
        before = session.steps[at].before
        assert [ask.seat for ask in table.session.state.asks] == [ask.seat for ask in before.asks]
        mine = table.session.state.asks[0].seat
        assert table.session.game.view(table.session.state, mine) == session.game.view(before, mine)
        assert table.session.state.chance.seed != before.chance.seed


def test_a_table_that_goes_on_survives_a_restart_and_its_journal_replays(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with client_of(settings) as client:
        name = client.post("/api/journals", content=finished_journal("sample").journal.text()).json()["id"]
        made = client.post(f"/api/replays/{name}/tables", json={"at": 5, "players": ["human", "human"]}).json()
        west, east = (Seat(client, made["table"]["id"], made["keys"][str(seat)]) for seat in (0, 1))
        next(seat for seat in (west, east) if seat.update()["question"]).decide()
        seen = west.update()
    with client_of(settings) as client:
        west.client = east.client = client
        assert west.update() == seen
        play_to_the_end(west, east)
        journal = read_journal(client.get(f"{west.address}/journal").text)
        assert journal.position is not None
        verify(journal)
        proved(journal)
        # A second game begins where the first one began, with other cards.
        west.post("requests", {"what": "rematch"})
        again = Seat(client, east.post("replies", {"what": "rematch", "yes": True}).json()["table"], west.key)
        assert again.update()["decisions"] == 0
        live = hub_of(client).tables[again.table].session
        assert live.journal.position is not None
        assert live.journal.position["points"] == journal.position["points"]
        assert live.journal.position["hands"] != journal.position["hands"]
        proved(read_journal(live.journal.text()))


def test_nobody_goes_on_after_the_end(client: TestClient) -> None:
    west, east = seats_of(client)
    decisions = play_to_the_end(west, east)
    address = f"/api/replays/{west.table}/tables"
    answer = client.post(address, json={"at": decisions, "players": ["human", "random"]})
    assert answer.json()["rule"] == "engine.game-over"
    assert client.post(address, json={"at": decisions + 1, "players": ["human", "random"]}).status_code == 404
    assert client.post(address, json={"at": 0, "players": ["human"]}).status_code == 422
    assert client.post(address, json={"at": 0, "players": ["human", "genius"]}).status_code == 422


def test_a_table_from_a_game_with_a_machine(client: TestClient) -> None:
    made = new_table(client, players=("human", "random"))
    seat = Seat(client, made["table"]["id"], made["keys"]["0"])
    seat.post("resign")
    body = {"at": 0, "players": ["random", "human"], "names": ["", "Ana"]}
    answer = client.post(f"/api/replays/{seat.table}/tables", json=body).json()
    assert [one["player"] for one in answer["table"]["seats"]] == ["random", "human"]
    assert list(answer["keys"]) == ["1"]
