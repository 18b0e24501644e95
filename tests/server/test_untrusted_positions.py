"""Positions from outside: nothing is believed without its history."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.harness import client_of, settings_in
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import JournalError
from westmarch.engine.game import find_game
from westmarch.engine.journal import read_journal
from westmarch.engine.origin import from_moment, proved
from westmarch.engine.playing import new_session, play_on
from westmarch.engine.session import Session


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


def session_from(game_name: str, scenario: str, decisions: int) -> Session:
    session = new_session(find_game(game_name), {}, scenario, 1)
    for _, _ in zip(range(decisions + 1), play_on(session, Chance(seed_of(2))), strict=False):
        pass
    return session


def mutations(position: Any, chance: random.Random, count: int) -> Iterator[Any]:
    """The position with something changed somewhere: another number, another sort of value, more, or nothing."""
    text = json.dumps(position)
    for _ in range(count):
        changed = json.loads(text)
        place: Any = changed
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            key = chance.choice(keys)
            inner = place[key]
            if isinstance(inner, (dict, list)) and inner and chance.random() < 0.8:
                place = inner
                continue
            alike = [float(inner), bool(inner)] * 3 if type(inner) is int else []
            place[key] = chance.choice([10**18, -1, 7, "x", None, [], [inner] * 3, {"tuple": [1]}, *alike])
            if json.dumps(place[key]) != json.dumps(inner):
                yield changed
            break


@pytest.mark.parametrize("game", ["sample", "wotr", "bofa", "tcg", "meccg"])
def test_a_position_is_believed_for_its_history_alone(game: str) -> None:
    session = session_from(game, min(find_game(game).scenarios()), 12)
    journal = read_journal(session.journal.text())
    proved(journal)
    at = len(session.steps) // 2
    start, origin = from_moment(session.journal, at, session.steps[at].before)
    later = Session.new(session.game, {}, seed_of(3), start)
    later.journal.origin = origin
    for genuine in (journal, read_journal(later.journal.text())):
        proved(genuine)
        true = genuine.position
        for changed in mutations(true, random.Random(5), 40):
            genuine.position = changed
            with pytest.raises(JournalError):
                proved(genuine)
        genuine.position, genuine.origin = true, None
        with pytest.raises(JournalError):
            proved(genuine)


def test_a_history_that_does_not_fit_is_refused() -> None:
    session = session_from("sample", min(find_game("sample").scenarios()), 6)
    start, origin = from_moment(session.journal, 1, session.steps[1].before)
    later = Session.new(session.game, {}, seed_of(3), start)
    for wrong in (
        {},
        {"scenario": "none", "dealt": []},
        {"scenario": origin, "dealt": []},
        origin | {"at": 0},
        origin | {"at": -1},
        origin | {"at": 10**9},
        origin | {"journal": "{}"},
        origin | {"anew": [1]},
        origin | {"anew": [["redeal", [1, 2]]]},
        session.journal.origin,
    ):
        later.journal.origin = wrong
        with pytest.raises(JournalError):
            proved(read_journal(later.journal.text()))


def test_an_uploaded_position_that_would_take_all_memory_takes_none(client: TestClient) -> None:
    session = session_from("sample", min(find_game("sample").scenarios()), 2)
    assert client.post("/api/journals", content=session.journal.text()).status_code == 201
    assert session.journal.position is not None
    session.journal.position["seats"] = 10**18
    answer = client.post("/api/journals", content=session.journal.text())
    assert answer.status_code == 422 and answer.json()["kind"] == "rules"
