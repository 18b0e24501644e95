"""Random games to the end, with the six decks and with random legal decks, for two to five players."""

from __future__ import annotations

import pytest

from westmarch.cards.speech.words import LANGUAGES
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.conformance import check_position
from westmarch.engine.runner import decide
from westmarch.games.tcg.cards.catalogue import defined
from westmarch.games.tcg.cards.speech.texts import files
from westmarch.games.tcg.decks import formats, problems, random_deck
from westmarch.games.tcg.game import GAME

DECKS = ["fellowship", "towers", "random", "random-towers", "random-standard", "random-open"]


def play(options: dict[str, object], seed: int) -> str:
    policy = Chance(seed_of(1000 + seed))
    g = GAME.start(options, Chance(seed_of(seed)))
    for _ in range(20_000):
        if not g.asks:
            return g.ending
        ask = g.asks[0]
        decide(g, ask.sample(policy), ask.seat)
        check_position(GAME, g)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("table", DECKS)
def test_random_games_end(players: int, table: str) -> None:
    for seed in range(4):
        assert play({"players": players, "decks": table, "bidding": "no"}, seed).startswith("tcg-end-")


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("table", DECKS)
def test_many_random_games_end(players: int, table: str) -> None:
    for seed in range(100, 190):
        bidding = "yes" if seed % 3 == 0 else "no"
        assert play({"players": players, "decks": table, "bidding": bidding}, seed).startswith("tcg-end-")


def test_random_decks_are_legal() -> None:
    chance = Chance(seed_of(3))
    for name in formats():
        for _ in range(10):
            assert problems(random_deck(chance, formats()[name], defined()), formats()[name]) == []


def test_generated_messages_are_up_to_date() -> None:
    for lang in LANGUAGES:
        assert all([path.read_text(encoding="utf-8") == text for path, text in files(lang).items()])


def test_definitions() -> None:
    assert len(defined()) >= 700
