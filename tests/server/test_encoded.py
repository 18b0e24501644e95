"""What is encoded once is what would be encoded each time."""

from __future__ import annotations

import msgspec
import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import SPECTATOR, find_game
from westmarch.engine.playing import new_session, play_on
from westmarch.server.tables import wire
from westmarch.server.tables.encoded import Shared, _kept, _means_the_same_everywhere, observation, shared_by_all


@pytest.mark.parametrize("name", ["sample", "wotr", "bofa", "meccg", "tcg"])
def test_an_observation_is_the_view_and_the_question_in_words(name: str) -> None:
    game = find_game(name)
    session = new_session(game, {"bidding": "no"} if name == "tcg" else {}, "start", 2)
    for moment, _ in enumerate(play_on(session, Chance(seed_of(8)))):
        if moment > 120:
            break
        if moment % 6:
            continue
        g = session.state
        shared = shared_by_all(game, g)
        for seat in range(SPECTATOR, g.seats):
            sent = msgspec.json.decode(msgspec.json.encode(observation(game, g, seat, shared)))
            meant = wire.standing(game, g, seat) | {"question": wire.question(game, g, seat)}
            assert sent == msgspec.json.decode(msgspec.json.encode(meant))


def test_options_that_mean_the_same_everywhere_are_encoded_once() -> None:
    game = find_game("wotr")
    g = new_session(game, {}, "start", 2).state
    observation(game, g, g.asks[0].seat, Shared({}, []))
    before = _kept.cache_info()
    observation(game, g, g.asks[0].seat, Shared({}, []))
    after = _kept.cache_info()
    assert after.hits > before.hits
    assert after.misses == before.misses


def test_the_public_part_of_a_view_names_no_hidden_card() -> None:
    game = find_game("wotr")
    session = new_session(game, {}, "start", 2)
    for moment, _ in enumerate(play_on(session, Chance(seed_of(8)))):
        if moment > 60:
            break
    text = msgspec.json.encode(shared_by_all(game, session.state).view).decode()
    assert all(card not in text for card in game.hidden(session.state, SPECTATOR))


def test_words_that_depend_on_the_position_are_not_kept() -> None:
    """The ways of a card of the CCG are named by the card, which may be the one under way."""
    assert not _means_the_same_everywhere("meccg", "option")
    assert not _means_the_same_everywhere("meccg", "reveal")
    assert _means_the_same_everywhere("wotr", "pass")
