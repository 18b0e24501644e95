"""Updates for those who keep the view: only what is new in it, and together always the whole view."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.harness import Seat, client_of, seats_of, settings_in


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


def play(seats: list[Seat], decisions: int) -> Iterator[None]:
    for number in range(decisions):
        if seats[0].update()["ending"]:
            return
        answer = seats[seats[0].update()["toAct"][0]].decide(number)
        assert answer.status_code == 200, answer.text
        yield


@pytest.mark.parametrize("game", ["wotr", "bofa", "tcg"])
def test_changes_add_up_to_the_view(game: str, client: TestClient) -> None:
    seats = seats_of(client, game=game)
    with seats[1].live(number=-1, changes=True) as socket:
        first = socket.get("update")
        assert first["fresh"] and "since" not in first
        view, number, sizes = first["view"], first["number"], []
        for _ in play(seats, 25):
            update = socket.get("update")
            assert update["since"] == number
            view, number = view | update["view"], update["number"]
            sizes.append(len(update["view"]))
            assert view == seats[1].update()["view"]
    assert sum(sizes) < len(sizes) * len(view) / 2


def test_who_does_not_keep_the_view_gets_all_of_it(client: TestClient) -> None:
    seats = seats_of(client, game="wotr")
    with seats[1].live(number=-1) as whole, seats[1].live(number=-1, changes=True) as changes:
        names = whole.get("update")["view"].keys()
        changes.get("update")
        for _ in play(seats, 3):
            update = whole.get("update")
            assert update["view"].keys() == names and "since" not in update
            assert changes.get("update")["view"].keys() < names


def test_an_undo_and_a_return_begin_with_the_whole_view(client: TestClient) -> None:
    seats = seats_of(client, game="bofa")

    def undone(socket: Any) -> None:
        keep = seats[0].update()["decisions"]
        for seat in seats:
            seat.post("requests", {"what": "undo", "keep": keep - 1})
        update: Any = socket.get("update")
        assert update["fresh"] and "since" not in update
        assert update["view"] == seats[1].update()["view"]

    with seats[1].live(number=-1, changes=True) as socket:
        names = socket.get("update")["view"].keys()
        for _ in play(seats, 2):
            socket.get("update")
        undone(socket)
        number, log = seats[1].update()["number"], seats[1].update()["logTo"]
    for _ in play(seats, 2):
        pass
    with seats[1].live(number=number, log=log, changes=True) as socket:
        update = socket.get("update")
        assert not update["fresh"] and update["view"].keys() == names
