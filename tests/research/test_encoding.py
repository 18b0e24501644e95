"""Vectors for learning: the same for the same knowledge, nothing of what is hidden, all options apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from westmarch.ai.encoding import ACTION_SIZE, OBSERVATION_SIZE, Encoder, HashedEncoder, observation_features
from westmarch.ai.names import FIRST, BadNames, Names, collected, names_of, shipped
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.runner import playout
from westmarch.engine.view import resample

GAMES = ("wotr", "bofa", "meccg", "tcg")


def some_way_in(name: str, decisions: int = 120):  # type: ignore[no-untyped-def]
    game = find_game(name)
    for seed in range(5, 200, 2):
        g = game.start({}, Chance(seed_of(seed)))
        playout(g, Chance(seed_of(seed + 1)), decisions)
        if g.asks:
            return game, g
    raise AssertionError(name)


ENCODERS = pytest.mark.parametrize("encoder", [Encoder, HashedEncoder])


@ENCODERS
@pytest.mark.parametrize("name", GAMES)
def test_hidden_things_do_not_show(name: str, encoder: type[Encoder]) -> None:
    game, g = some_way_in(name)
    for seat in range(g.seats):
        dealt = resample(game, g, seat, Chance(seed_of(99)))
        assert encoder(game).observation(dealt, seat) == encoder(game).observation(g, seat)


@ENCODERS
@pytest.mark.parametrize("name", GAMES)
def test_seats_differ_and_vectors_are_stable(name: str, encoder: type[Encoder]) -> None:
    game, g = some_way_in(name)
    first, second = (encoder(game).observation(g, 0) for _ in range(2))
    assert first == second
    assert len(first) == OBSERVATION_SIZE
    assert first != encoder(game).observation(g, 1)


@pytest.mark.parametrize("name", GAMES)
def test_every_candidate_has_a_row_of_its_own(name: str) -> None:
    game, g = some_way_in(name)
    ask = g.asks[0]
    encoder = Encoder(game)
    encoder._hashed.action_size = 1  # names that all meet in one place
    encoder._hashed._places.clear()
    rows = Encoder(game).candidates(g, ask)
    assert len(rows) == ask.count() >= 2
    assert all(len(row) == ACTION_SIZE for row in rows)
    for some in (rows, encoder.candidates(g, ask)):
        assert len({row.tobytes() for row in some}) == len(rows)


@pytest.mark.parametrize("name", GAMES)
def test_every_feature_has_a_place_of_its_own(name: str) -> None:
    """What the vector holds is what the list of features says, name by name."""
    game, g = some_way_in(name)
    encoder = Encoder(game, Names([], 20_000), 20_000)
    for seat in range(g.seats):
        places, weights = encoder.sparse(g, seat)
        assert list(places) == sorted(set(places))
        found = {encoder.names.all[place]: weight for place, weight in zip(places, weights, strict=True)}
        wanted: dict[str, float] = {}
        for feature, weight in observation_features(game, g, seat):
            wanted[feature] = wanted.get(feature, 0.0) + weight
        assert found == pytest.approx({name: weight for name, weight in wanted.items() if weight}, abs=1e-4)
        dense = encoder.observation(g, seat)
        assert [dense[place] for place in places] == list(weights)
        assert sum(1 for weight in dense if weight) == len(places)


@pytest.mark.parametrize("name", GAMES)
def test_the_names_that_come_with_a_game_cover_other_games_of_it(name: str) -> None:
    game = find_game(name)
    encoder = Encoder(game)
    met = 0
    for seed in range(1000, 1003):
        g = game.start({"bidding": "no"} if name == "tcg" else {}, Chance(seed_of(seed)))
        policy = Chance(seed_of(-seed))
        while g.asks and met < 20_000:
            met += len(encoder.sparse(g, g.asks[0].seat)[0])
            playout(g, policy, 8)
    assert met > 1000
    assert encoder.unknown < 0.01 * met


def test_lists_of_names(tmp_path: Path) -> None:
    names = Names(["a", "b"], 3)
    assert [names.index(name) for name in ("b", "c", "a", "d", "c")] == [1, 2, 0, -1, 2]
    names.save(tmp_path / "names.gz")
    assert Names.load(tmp_path / "names.gz").all == ["a", "b", "c"]
    with pytest.raises(BadNames, match="twice"):
        Names(["a", "a"])
    with pytest.raises(BadNames, match=r"names.txt is no list"):
        Names.load(tmp_path / "names.txt")
    assert names_of("wotr", 10).all == shipped("wotr").all[:10]
    assert names_of("sample", 10).limit == 10
    with pytest.raises(BadNames, match="need a vector"):
        Encoder(find_game("wotr"), Names(["a", "b"]), 1)
    made = collected("sample", 3)
    assert tuple(made.all[: len(FIRST)]) == FIRST
    assert collected("sample", 3).all == made.all


def test_digits_of_a_wide_question_belong_to_the_observation() -> None:
    game, g = some_way_in("bofa")
    seat = g.asks[0].seat
    encoder = Encoder(game)
    plain, chosen = encoder.observation(g, seat), encoder.observation(g, seat, (3,))
    assert plain != chosen
    assert chosen[encoder.names.index("chosen.digits")] == 1.0
    assert chosen[encoder.names.index("chosen.number")] == 2.0


def test_features_have_readable_names() -> None:
    game = find_game("wotr")
    g = game.start({}, Chance(seed_of(1)))
    features = dict(observation_features(game, g, 0))
    assert features["view.forces.edoras.rohan-regular"] == 1.0
    assert features["prompt=wotr-ask-declare"] == 1.0
