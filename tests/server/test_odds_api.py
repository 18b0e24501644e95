"""Odds over HTTP: the questions of the command line, answered with message keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from westmarch.server.app import create_app
from westmarch.server.settings import Settings


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}"))) as made:
        yield made


def test_a_battle_has_the_odds_of_the_documentation(client: TestClient) -> None:
    answer = client.post("/api/games/wotr/odds", json={"question": "battle", "words": ["5r1l", "3r1e1l"]}).json()
    assert round(answer["data"]["win"], 3) == 0.541
    outcomes = answer["tables"][0]
    assert outcomes["heading"] == {"key": "wotr-odds-field", "about": {}}
    assert outcomes["rows"][0]["key"] == "wotr-odds-win"


@pytest.mark.parametrize(
    "game, question, words",
    [
        ("wotr", "battle", ["5r1x", "3r"]),
        ("wotr", "battle", ["5r"]),
        ("wotr", "battle", ["--help"]),
        ("wotr", "nothing", []),
        ("wotr", "hunt", ["--moves", "99999999"]),
        ("sample", "battle", []),
    ],
)
def test_a_bad_question_is_refused_in_one_line(client: TestClient, game: str, question: str, words: list[str]) -> None:
    answer = client.post(f"/api/games/{game}/odds", json={"question": question, "words": words})
    assert answer.status_code == 422
    assert answer.json()["detail"]
