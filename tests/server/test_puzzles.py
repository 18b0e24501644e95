"""Puzzles: positions of real games that people can solve."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.harness import client_of, new_table, settings_in
from westmarch.ai.suite.positions import opened, positions_of
from westmarch.ai.suite.puzzles import NoSuchPuzzle, find_puzzle, journal_of, puzzles_of, replay_name
from westmarch.engine.game import find_game

GAMES = ("meccg", "tcg", "wotr")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_have_few_right_answers_and_rise_in_difficulty(game: str) -> None:
    found = puzzles_of(game)
    assert len(found) >= 10
    assert all(0 < len(one.accept) <= one.offered / 2 for one in found)
    assert len({one.name for one in found}) == len(found)
    levels = [one.difficulty for one in found]
    assert levels == sorted(levels) and levels[0] < levels[-1]
    assert {one.theme for one in positions_of(game)} >= {one.theme for one in found}


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_can_be_shown(game: str) -> None:
    """Its game is one that the present rules still accept; otherwise the suite is mined anew."""
    listed = list(puzzles_of(game))
    assert {one.name for one, _ in opened(game, listed)} == {one.name for one in listed}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_theme_is_explained(game: str, language: str) -> None:
    messages = find_game(game).messages(language)
    for theme in {one.theme for one in positions_of(game)}:
        assert messages.text(f"{game}-theme-{theme}", {}) != f"{game}-theme-{theme}"


def test_only_games_with_puzzles_are_opened() -> None:
    puzzle = puzzles_of("wotr")[0]
    assert journal_of(replay_name("wotr", puzzle)).startswith('{"format"')
    for name in ("puzzle-wotr-positions", "puzzle-..-x", "puzzle-wotr-999999", "puzzle-"):
        with pytest.raises(NoSuchPuzzle):
            journal_of(name)
    with pytest.raises(NoSuchPuzzle):
        find_puzzle("wotr", "1:99999")


def the_first(client: TestClient, game: str) -> tuple[str, dict[str, Any]]:
    listed = client.get(f"/api/puzzles/{game}").json()
    assert listed[0].keys() == {"name", "seat", "difficulty", "offered", "right"}
    address = f"/api/puzzles/{game}/{listed[0]['name']}"
    return address, client.get(address).json()


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_shows_what_the_seat_saw_and_tells_its_solution_only_afterwards(client: TestClient, game: str) -> None:
    address, shown = the_first(client, game)
    puzzle = puzzles_of(game)[0]
    assert shown["toAct"] == [puzzle.seat] and shown["log"]
    assert not {"accept", "theme", "chances"} & shown.keys()
    codes = [option["code"] for option in shown["question"]["options"]]
    assert set(puzzle.accept) < set(codes)
    wrong = next(code for code in codes if code not in puzzle.accept)
    reported = client.post(address, json={"code": wrong}).json()
    assert reported == {
        "right": False,
        "theme": f"{game}-theme-{puzzle.theme}",
        "accept": puzzle.accept,
        "chances": puzzle.chances,
    }
    assert client.post(address, json={"code": puzzle.accept[0]}).json()["right"] is True


def test_the_game_of_a_puzzle_can_be_looked_at_and_gone_on_with(client: TestClient) -> None:
    _, shown = the_first(client, "wotr")
    assert client.get(f"/api/replays/{shown['replay']}").json()["open"] is True
    players = ["human" if seat == shown["seat"] else "easy" for seat in range(2)]
    made = client.post(
        f"/api/replays/{shown['replay']}/tables", json={"at": shown["at"], "players": players, "names": ["", ""]}
    )
    assert made.status_code == 201, made.text


def test_there_is_no_such_puzzle(client: TestClient) -> None:
    assert client.get("/api/puzzles/wotr/nothing").status_code == 404
    assert client.post("/api/puzzles/wotr/1:99999", json={"code": "x"}).status_code == 404
    assert client.get("/api/puzzles/chess").status_code == 404
    assert client.get("/api/replays/puzzle-wotr-0").status_code == 404


def test_a_hint_gives_two_options_with_chances_and_reasons(client: TestClient) -> None:
    made = new_table(client, game="wotr", players=("human", "easy"))
    address = f"/api/tables/{made['table']['id']}/hint"
    reported = client.post(address, headers={"x-seat-key": made["keys"]["0"]}).json()
    assert 1 <= len(reported["best"]) <= 2
    assert reported["code"] == reported["best"][0]["code"]
    assert all(0 <= one["chance"] <= 1 for one in reported["best"])
