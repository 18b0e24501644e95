"""Positions as whole numbers: everything has a place of its own, and nothing of what is hidden is told."""

from __future__ import annotations

import copy
import pickle

import pytest

from westmarch.ai.numbering import ACTION_SIZE, Numbering, prompts
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import BadOptions
from westmarch.engine.game import Options, find_game
from westmarch.engine.runner import playout
from westmarch.engine.state import State
from westmarch.engine.view import resample

GAMES = ("wotr", "bofa", "meccg", "tcg")


def options_of(name: str) -> Options:
    return {"bidding": "no"} if name == "tcg" else {}


def positions(name: str, options: Options, decisions: int = 17, most: int = 40) -> list[State]:
    """Positions of random games."""
    policy = Chance(seed_of(6))
    found: list[State] = []
    for seed in range(5, 50):
        g = find_game(name).start(options, Chance(seed_of(seed)))
        while g.asks and len(found) < most:
            found.append(g.clone())
            playout(g, policy, decisions)
    return found


CASES: list[tuple[str, Options]] = [
    *[(name, {}) for name in GAMES],
    ("wotr", {"players": 3}),
    ("wotr", {"players": 4}),
    ("tcg", {"players": 4, "bidding": "no"}),
    ("tcg", {"bidding": "no"}),
    ("meccg", {"cards": "random", "decks": 1}),
]


@pytest.mark.parametrize(("name", "options"), CASES)
def test_every_number_has_a_name_and_hidden_things_do_not_show(name: str, options: Options) -> None:
    game = find_game(name)
    numbering = Numbering(game, options)
    assert len(set(numbering.names)) == len(numbering.names)
    for g in positions(name, options):
        for seat in range(g.seats):
            found = numbering.observation(g, seat)
            assert len(found) == len(numbering.names)
            if any(ask.seat == seat for ask in g.asks):
                dealt = resample(game, g, seat, Chance(seed_of(99)))
                assert numbering.observation(dealt, seat) == found


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_sees_changes_its_numbers(name: str) -> None:
    """Positions with different views have different numbers, for the same seat."""
    game, numbering = find_game(name), Numbering(find_game(name), options_of(name))
    views: dict[bytes, str] = {}
    for g in positions(name, options_of(name), 3):
        seat = g.asks[0].seat
        seen = f"{seat} {g.asks[0].prompt} {game.view(g, seat)}"
        assert views.setdefault(numbering.observation(g, seat).tobytes(), seen) == seen
    assert len(views) > 20


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_finds_its_cards(name: str) -> None:
    """A hand shows in the numbers of its owner only."""
    numbering = Numbering(find_game(name), options_of(name))
    for g in positions(name, options_of(name)):
        hand = g.hand(0) if name == "meccg" else g.hands[0]  # type: ignore[attr-defined]
        if hand:
            break
    before = [numbering.observation(g, seat) for seat in (0, 1)]
    card, row = hand[0], {"meccg": "face", "tcg": "blueprint"}.get(name, "card")
    names = [place for place in numbering.names if place.startswith(f"{row}.")]
    mine, theirs = ([found[numbering.names.index(place)] for place in names] for found in before)
    assert mine[card] and not theirs[card]


@pytest.mark.parametrize("name", GAMES)
def test_all_questions_have_numbers_and_all_options_rows(name: str) -> None:
    numbering = Numbering(find_game(name), options_of(name))
    for g in positions(name, options_of(name)):
        for ask in g.asks:
            assert ask.prompt in numbering.prompts
            rows = numbering.candidates(g, ask, 200)
            assert len({row.tobytes() for row in rows}) == len(rows) == min(200, ask.count())
            assert all(len(row) == ACTION_SIZE and row[1] for row in rows)


@pytest.mark.parametrize(("name", "options"), CASES)
def test_looking_often_shows_the_same_as_looking_once(name: str, options: Options) -> None:
    """Only what has changed is written anew, wherever the position before was: of another game, or a later one."""
    game = find_game(name)
    kept = Numbering(game, options)
    found = positions(name, options, most=24)
    for g in [*found, *found[::-3], *found[::5]]:
        for seat in range(g.seats):
            assert kept.observation(g, seat) == Numbering(game, options).observation(g, seat)


def test_digits_of_a_wide_question() -> None:
    numbering = Numbering(find_game("bofa"))
    g = positions("bofa", {})[3]
    plain, given = numbering.observation(g, 0), numbering.observation(g, 0, (7, 0))
    changed = {numbering.names[place]: given[place] for place in range(len(plain)) if plain[place] != given[place]}
    assert changed == {"digit.0": 8, "digit.1": 1}


def test_places_and_numbers() -> None:
    numbering = Numbering(find_game("wotr"), size=4000)
    g = positions("wotr", {})[5]
    places, numbers = numbering.sparse(g, 1)
    dense = numbering.observation(g, 1)
    assert len(dense) == 4000
    assert {place: number for place, number in enumerate(dense) if number} == dict(zip(places, numbers, strict=True))
    start = numbering.observation(find_game("wotr").start({}, Chance(seed_of(1))), 0)
    assert start[numbering.names.index("figures.edoras.rohan-regular")] == 1
    assert start[numbering.names.index("turn")] == 1


def test_numbering_travels_and_refuses() -> None:
    numbering = Numbering(find_game("tcg"), {"players": 3})
    g = positions("tcg", {"players": 3})[0]
    for other in (copy.copy(numbering), copy.deepcopy(numbering), pickle.loads(pickle.dumps(numbering))):
        assert other.observation(g, 2) == numbering.observation(g, 2)
    with pytest.raises(BadOptions, match="at least"):
        Numbering(find_game("bofa"), size=100)
    with pytest.raises(BadOptions, match="has no numbers"):
        Numbering(find_game("sample"))
    assert "bofa-ask-lead" in prompts(find_game("bofa"))
