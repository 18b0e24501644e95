"""The levels as opponents: what they may know, that they repeat themselves, and that they play on."""

from __future__ import annotations

import logging
import pickle
import time

import pytest

from westmarch.ai.levels import LEVELS, Memory, UnknownLevel, choose, choose_again, mind_of, policy_of
from westmarch.ai.match import Plan, play_game
from westmarch.ai.mind import PlainMind
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide
from westmarch.engine.state import State
from westmarch.engine.view import resample

#: Budgets that do not depend on the machine.
REPEATABLE = ("easy", "medium@20n", "hard@20n")


def positions(name: str, count: int, apart: int, seed: int = 4) -> list[State]:
    """Positions of one game between two easy opponents."""
    game = find_game(name)
    mind = mind_of(game)
    g = game.start({}, Chance(seed_of(seed)))
    found: list[State] = []
    made = 0
    while g.asks and len(found) < count:
        ask = g.asks[0]
        if made % apart == 0:
            found.append(g.clone())
        decide(g, mind.ranked(g, ask)[0][1], ask.seat)
        made += 1
    return found


@pytest.mark.parametrize("level", REPEATABLE)
@pytest.mark.parametrize(
    "name, count, apart", [("wotr", 7, 41), ("bofa", 4, 29), ("meccg", 4, 37), ("tcg", 4, 37), ("sample", 5, 3)]
)
def test_hidden_cards_do_not_change_a_decision(level: str, name: str, count: int, apart: int) -> None:
    """The information audit: the same view with other hidden cards gives the same decision."""
    game = find_game(name)
    differing = 0
    for number, g in enumerate(positions(name, count, apart)):
        seat = g.asks[0].seat
        other = resample(game, g, seat, Chance(seed_of(900 + number)))
        assert game.view(other, seat) == game.view(g, seat)
        differing += game.view(other, 1 - seat) != game.view(g, 1 - seat)
        answers = [
            policy_of(game, level).choose(Seen(game, true, seat), Chance(seed_of(number))) for true in (g, other)
        ]
        assert answers[0] == answers[1]
    assert differing  # the other seat did hold other cards


@pytest.mark.parametrize("level", REPEATABLE)
def test_a_seed_and_a_node_budget_fix_the_decision(level: str) -> None:
    game = find_game("wotr")
    for g in positions("wotr", 3, 60):
        seat = g.asks[0].seat
        answers = {policy_of(game, level).choose(Seen(game, g, seat), Chance(seed_of(8))) for _ in range(2)}
        assert len(answers) == 1


def test_thinking_leaves_the_table_as_it_is() -> None:
    game = find_game("wotr")
    g = positions("wotr", 2, 60)[1]
    before = g.dump()
    for level in REPEATABLE:
        policy_of(game, level).choose(Seen(game, g, g.asks[0].seat), Chance(seed_of(8)))
    assert g.dump() == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_easy_opponents_finish_a_game_without_a_failure(players: int, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        played = play_game(Plan("wotr", {"players": players}, "easy", "easy", 5), 0, 0)
    assert played.ending.startswith("wotr-end-")
    assert caplog.text == ""


@pytest.mark.parametrize("level", ["easy", "medium@12n", "hard@12n"])
def test_levels_without_knowledge_play_any_game(
    level: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(find_game("sample")), "opponents", "")
    assert type(mind_of(find_game("sample"))) is PlainMind
    with caplog.at_level(logging.WARNING):
        played = play_game(Plan("sample", {"players": 2}, level, "random", 5), 0, 0)
    assert played.ending.startswith("sample-end-")
    assert caplog.text == ""


def test_easy_is_quick() -> None:
    game = find_game("wotr")
    policy = policy_of(game, "easy")
    found = positions("wotr", 40, 9)
    chance = Chance(seed_of(1))
    started = time.process_time()
    for g in found:
        policy.choose(Seen(game, g, g.asks[0].seat), chance)
    assert (time.process_time() - started) / len(found) < 0.01  # about 1 ms; tests may run beside much else


def test_the_levels_of_a_game_are_those_that_can_be_had() -> None:
    game = find_game("wotr")
    assert game.levels() == list(LEVELS)
    for level in game.levels():
        policy_of(game, level)
    with pytest.raises(UnknownLevel, match="wotr has no opponent 'wizard'; known: random, learner, easy, medium, hard"):
        policy_of(game, "wizard")
    with pytest.raises(UnknownLevel):
        policy_of(game, "hard@soon")


def test_a_worker_is_told_a_position_and_gives_a_code() -> None:
    game = find_game("wotr")
    g = positions("wotr", 1, 1)[0]
    seat = g.asks[0].seat
    code = choose("wotr", g.dump(), seat, "easy", 7)
    assert g.asks[0].legal(game.notation.parse(g, seat, code))


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "medium@30n", "hard@30n"])
def test_many_games_without_failure_or_overrun(level: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        games = [play_game(Plan("wotr", {"players": 2}, level, "easy", 77), n // 2, n % 2) for n in range(10)]
    assert all(game.ending for game in games)
    assert caplog.text == ""
    assert sum(game.seconds_a for game in games) / sum(game.decisions for game in games) < 1.0


@pytest.mark.slow
def test_easy_beats_random_on_both_sides() -> None:
    plan = Plan("wotr", {"players": 2}, "easy", "random", 31)
    for half in (0, 1):
        assert sum(play_game(plan, pair, half).score for pair in range(20)) >= 12


@pytest.mark.slow
def test_all_four_roads_to_victory_are_taken() -> None:
    plan = Plan("wotr", {"players": 2}, "easy", "easy", 32)
    endings = {play_game(plan, pair, 0).ending for pair in range(150)}
    assert endings == {
        "wotr-end-ring-destroyed",
        "wotr-end-corruption",
        "wotr-end-shadow-military",
        "wotr-end-free-military",
    }


def test_an_opponent_that_thinks_in_one_process_after_another_is_the_one_of_a_match() -> None:
    """Its memory goes along: the tree of a choice is there for its details."""
    game = find_game("wotr")
    g = game.start(game.checked({}), Chance(seed_of(5)))
    memories = [Memory(), Memory()]
    policies = [policy_of(game, "hard@30n") for _ in range(2)]
    with_tree = 0
    for number in range(30):
        seat = g.asks[0].seat
        with_tree += memories[seat].tree is not None
        memory = pickle.loads(pickle.dumps(memories[seat]))
        code, memories[seat] = choose_again("wotr", g.dump(), seat, "hard@30n", number, memory)
        option = policies[seat].choose(Seen(game, game.load(g.dump()), seat), Chance(seed_of(number)))
        assert game.notation.code(g, seat, option) == code
        decide(g, option, seat)
    assert with_tree
