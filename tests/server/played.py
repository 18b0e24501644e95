"""Games that were played, and how they are asked for."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from server.harness import Seat
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.playing import random_code
from westmarch.engine.session import Session


def play_to_the_end(west: Seat, east: Seat) -> int:
    """How many decisions it took."""
    for turn in range(400):
        for seat in (west, east):
            update = seat.update()
            if update["ending"]:
                return int(update["decisions"])
            if update["question"]:
                seat.decide(turn)
    raise AssertionError("the game does not end")


def finished_journal(game: str, number: int = 1, limit: int = 100_000) -> Session:
    session = Session.new(find_game(game), {}, seed_of(number))
    policy = Chance(seed_of(number + 1))
    while not session.state.over and len(session.steps) < limit:
        session.decide(*random_code(session, policy))
    return session


def get(client: TestClient, address: str, key: str = "") -> Any:
    answer = client.get(f"/api/replays/{address}", headers={"x-seat-key": key})
    assert answer.status_code == 200, answer.text
    return answer.json()
