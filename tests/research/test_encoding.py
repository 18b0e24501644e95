"""Vectors for learning: the same for the same knowledge, nothing of what is hidden, all options apart."""

from __future__ import annotations

import pytest

from westmarch.ai.encoding import ACTION_SIZE, OBSERVATION_SIZE, Encoder, observation_features
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.runner import playout
from westmarch.engine.view import resample

GAMES = ("wotr", "bofa", "meccg", "tcg")


def some_way_in(name: str, decisions: int = 120):  # type: ignore[no-untyped-def]
    game = find_game(name)
    seed = 5
    while True:
        g = game.start({}, Chance(seed_of(seed)))
        playout(g, Chance(seed_of(seed + 1)), decisions)
        if g.asks:
            return game, g
        seed += 2


@pytest.mark.parametrize("name", GAMES)
def test_hidden_things_do_not_show(name: str) -> None:
    game, g = some_way_in(name)
    encoder = Encoder(game)
    for seat in range(g.seats):
        dealt = resample(game, g, seat, Chance(seed_of(99)))
        assert encoder.observation(dealt, seat) == encoder.observation(g, seat)


@pytest.mark.parametrize("name", GAMES)
def test_seats_differ_and_vectors_are_stable(name: str) -> None:
    game, g = some_way_in(name)
    first, second = (Encoder(game).observation(g, 0) for _ in range(2))
    assert first == second
    assert len(first) == OBSERVATION_SIZE
    assert first != Encoder(game).observation(g, 1)


@pytest.mark.parametrize("name", GAMES)
def test_candidates_are_told_apart(name: str) -> None:
    game, g = some_way_in(name)
    ask = g.asks[0]
    rows = Encoder(game).candidates(g, ask)
    assert len(rows) == ask.count() >= 2
    assert all(len(row) == ACTION_SIZE for row in rows)
    assert len({row.tobytes() for row in rows}) == len(rows)


def test_features_have_readable_names() -> None:
    game = find_game("wotr")
    g = game.start({}, Chance(seed_of(1)))
    features = dict(observation_features(game, g, 0))
    assert features["view.forces.edoras.rohan-regular"] == 1.0
    assert features["prompt=wotr-ask-declare"] == 1.0
