"""Random games to the Council: starter decks, random legal decks, every option."""

from __future__ import annotations

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import Options
from westmarch.engine.runner import decide
from westmarch.games.meccg.game import GAME

EVERYTHING: Options = {
    "cards": "random",
    "decks": 2,
    "minor_from_discard": True,
    "starting_wizard": True,
    "recently_visited": True,
    "weakest_link": True,
    "defend_with_influence": True,
}


def play(options: Options, number: int) -> str:
    """A random game; what it ended by. Invariants are looked at now and then."""
    g = GAME.start(options, Chance(seed_of(number)))
    policy = Chance(seed_of(5000 + number))
    for made in range(30_000):
        if not g.asks:
            return g.ending
        if made % 7 == 0:
            assert not GAME.invariants(g)
        ask = g.asks[0]
        decide(g, ask.sample(policy), ask.seat)
    raise AssertionError(f"game {number} does not end")


@pytest.mark.parametrize("options", [{}, {"cards": "random"}, {"rules": "basic"}, EVERYTHING])
def test_random_games_reach_an_end(options: Options) -> None:
    for number in range(6):
        assert play(options, number)


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"cards": "random"}])
def test_three_hundred_games(options: Options) -> None:
    endings = {play(options, number) for number in range(300)}
    assert "meccg-end-council" in endings
