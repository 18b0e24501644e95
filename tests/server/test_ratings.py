"""Results and ratings: written once, made anew the same, teams, machines, and the page of a person."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import update
from starlette.testclient import TestClient

from server.harness import Seat, Visitor, client_of, hub_of, new_table, settings_in, until
from westmarch.cli import main
from westmarch.engine.game import find_game
from westmarch.server.people import ratings
from westmarch.server.people.chronicle import kind_of
from westmarch.server.people.ratings import UNKNOWN, Played, Standing
from westmarch.server.storage.schema import tables


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


def game_of(winner: Visitor, loser: Visitor, **more: Any) -> str:
    """A game that the second gives up; returns the table."""
    made = winner.open(names=["winner"], **more)
    table: str = made["table"]["id"]
    assert loser.post(f"/api/tables/{table}/seats/1", {"name": "loser"}).status_code == 200
    loser.resign(table, 1)
    return table


def settled(client: TestClient, table: str) -> None:
    """Wait until a result is written down."""
    hub = hub_of(client)
    until(lambda: client.portal.call(hub.chronicle._known, table))  # type: ignore[union-attr]


def further(seat: Seat, decisions: int) -> bool:
    """Whether a game has gone on beyond so many decisions."""
    return bool(seat.update()["decisions"] > decisions)


def rating(visitor: Visitor, kind: str = "slow") -> Any:
    found = visitor.get(f"/api/people/{visitor.id}").json()["ratings"]
    return next((one for one in found if one["kind"] == kind), None)


def test_a_result_that_was_never_written_down_is_found(client: TestClient) -> None:
    ana = Visitor(client, "Ana")
    assert ana.id == 1
    made = new_table(client)
    hub = hub_of(client)
    nobody = made["table"]["id"]
    mine = ana.open(names=["Ana"])["table"]["id"]
    for table in (nobody, mine):
        client.portal.call(hub.store.commit, update(tables).where(tables.c.id == table).values(finished=1))  # type: ignore[union-attr]
    assert client.portal.call(hub.chronicle.unnoted) == [mine]  # type: ignore[union-attr]


def test_ratings_are_those_of_the_library(client: TestClient) -> None:
    ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
    model = PlackettLuce()
    first, second = model.rating(), model.rating()
    for _ in range(3):
        settled(client, game_of(ana, eva, rated=True))
        (first,), (second,) = model.rate([[first], [second]], ranks=[1, 2])
    assert rating(ana) == {
        "game": "sample",
        "kind": "slow",
        "rating": round(1500 + (first.mu - 25) * 40),
        "giveOrTake": round(2 * first.sigma * 40),
        "games": 3,
        "wins": 3,
    }
    assert rating(eva)["rating"] == round(1500 + (second.mu - 25) * 40) < 1500
    best = Visitor(client).get("/api/best/sample/slow").json()
    assert best["rates"] and [one["name"] for one in best["players"]] == ["Ana", "Eva"]


def test_a_game_that_is_not_rated_changes_no_rating_and_is_listed(client: TestClient) -> None:
    ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
    table = game_of(ana, eva)
    settled(client, table)
    page = ana.get(f"/api/people/{ana.id}").json()
    assert page["ratings"] == []
    assert [(one["table"], one["won"], one["ending"]) for one in page["games"]] == [(table, True, "engine-resigned")]
    assert page["games"][0]["others"] == [{"id": eva.id, "name": "Eva", "guest": True, "machine": "", "side": "east"}]
    [way] = page["ways"]
    assert (way["game"], way["games"], way["wins"]) == ("sample", 1, 1)
    [side] = way["sides"]
    assert (side["side"], side["endings"]) == ("west", [{"ending": "engine-resigned", "games": 1, "wins": 1}])
    assert client.get("/api/people/999").status_code == 404


def test_kinds_of_clocks_have_ratings_of_their_own(client: TestClient) -> None:
    ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
    clocks = {"fast": {"bank": 600}, "slow": {"bank": 3600}, "days": {"bank": 86_400, "per_move": True}}
    for kind, clock in clocks.items():
        assert kind_of(clock | {"increment": 0}) == kind
        settled(client, game_of(ana, eva, rated=True, clock=clock))
    assert {one["kind"]: one["games"] for one in ana.get(f"/api/people/{ana.id}").json()["ratings"]} == {
        "fast": 1,
        "slow": 1,
        "days": 1,
    }


def test_ratings_made_anew_are_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = settings_in(tmp_path)
    with client_of(settings) as client:
        people = [Visitor(client, name) for name in ("Ana", "Eva", "Rosa")]
        for winner, loser in [(0, 1), (1, 2), (2, 0), (0, 1), (0, 2)]:
            settled(client, game_of(people[winner], people[loser], rated=True))
        before = [rating(visitor) for visitor in people]
        pages = [visitor.get(f"/api/people/{visitor.id}").json() for visitor in people]
        hub = hub_of(client)
        from sqlalchemy import delete

        from westmarch.server.storage.schema import ratings as rows

        client.portal.call(hub.store.commit, delete(rows))  # type: ignore[union-attr]
        assert rating(people[0]) is None
    for words in ([], ["--replay"]):
        assert main(["ratings", "--database", settings.database, "--json", *words]) in (0, None)
        assert json.loads(capsys.readouterr().out) == {"replayed": 5 if words else 0, "rated": 5}
        with client_of(settings) as client:
            for visitor, was, page in zip(people, before, pages, strict=True):
                visitor.client = client
                assert rating(visitor) == was
                assert visitor.get(f"/api/people/{visitor.id}").json() == page


def test_machines_stand_on_the_same_scale(client: TestClient) -> None:
    ana = Visitor(client, "Ana")
    made = ana.open(players=("human", "random"), rated=True)
    table = made["table"]["id"]
    # No help, and nothing is taken back in a game that counts.
    key = {"x-seat-key": made["keys"]["0"]}
    assert ana.post(f"/api/tables/{table}/hint", headers=key).json()["rule"] == "engine.hint-alone"
    ana.resign(table, 0)
    settled(client, table)
    assert rating(ana)["rating"] < 1500
    hub = hub_of(client)
    standing = client.portal.call(hub.chronicle.standings, "sample", "slow", ["mrandom"])["mrandom"]  # type: ignore[union-attr]
    assert standing.rating > 1500 and standing.wins == 1


def test_nobody_sits_on_both_sides_of_a_rated_game(client: TestClient) -> None:
    ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
    for rated in (True, False):
        seat = f"/api/tables/{ana.open(rated=rated)['table']['id']}/seats/1"
        if rated:
            assert ana.post(seat, {"name": "another Ana"}).status_code == 409
            assert Visitor(client).post(seat, {"name": "nobody"}).status_code == 422
        assert (eva if rated else ana).post(seat, {"name": "somebody"}).status_code == 200


def test_what_was_decided_against_a_machine_stands_in_a_rated_game(client: TestClient) -> None:
    ana = Visitor(client, "Ana")
    for rated in (True, False):
        made = ana.open(players=("human", "random"), rated=rated)
        table, key = made["table"]["id"], {"x-seat-key": made["keys"]["0"]}
        before = ana.get(f"/api/tables/{table}", headers=key).json()["update"]
        code = before["question"]["options"][0]["code"]
        ana.post(f"/api/tables/{table}/decisions", {"number": before["number"], "code": code}, headers=key)
        until(partial(further, Seat(client, table, made["keys"]["0"]), 1))
        if rated:
            assert ana.post(f"/api/tables/{table}/undo", {"keep": 0}, headers=key).status_code == 422
        answer = ana.post(f"/api/tables/{table}/requests", {"what": "undo", "keep": 0}, headers=key)
        assert answer.json().get("rule") == ("engine.rated" if rated else None)


def test_teams_win_and_lose_together() -> None:
    wotr = find_game("wotr")
    assert wotr.teams({"players": 2}) == [0, 1]
    assert wotr.teams({"players": 3}) == [0, 1, 1]
    assert wotr.teams({"players": 4}) == [0, 0, 1, 1]
    assert find_game("tcg").teams({"players": 3}) == [0, 1, 2]
    parts = [Played("p1", 0, True), Played("p2", 0, True), Played("p3", 1, False), Played("mhard", 1, False)]
    after = ratings.after({"p1": Standing(30.0, 2.0, 5, 3)}, parts)
    assert after["p1"].mu > 30.0 and after["p2"].mu > 25.0
    assert after["p3"].mu < 25.0 and after["mhard"].mu < 25.0
    assert (after["p1"].games, after["p1"].wins, after["p3"].wins) == (6, 4, 0)
    # Whoever is better known moves less.
    assert after["p1"].mu - 30.0 < after["p2"].mu - 25.0


def test_games_that_say_nothing_about_strength_do_not_count() -> None:
    assert ratings.counts([Played("p1", 0, True), Played("p2", 1, False)])
    assert not ratings.counts([Played("p1", 0, True), Played("p1", 1, False)])
    assert not ratings.counts([Played("", 0, True), Played("p2", 1, False)])
    assert not ratings.counts([Played("mhard", 0, True), Played("mhard", 1, False)])
    assert ratings.counts([Played("measy", 0, True), Played("mhard", 1, False)])
    assert UNKNOWN.rating == 1500


def test_a_result_that_was_not_written_is_found_at_the_next_start(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with client_of(settings) as client:
        ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
        hub_of(client).endings.consider = lambda table: None  # type: ignore[method-assign]
        table = game_of(ana, eva, rated=True)
    with client_of(settings) as client:
        settled(client, table)
        ana.client = client
        assert rating(ana)["wins"] == 1
