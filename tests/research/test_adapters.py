"""PettingZoo and OpenSpiel: their own tests of the interface, for every game."""

from __future__ import annotations

from copy import deepcopy
from pickle import dumps, loads
from typing import Any

import pytest

from westmarch.engine.game import find_game

pettingzoo_test = pytest.importorskip("pettingzoo.test", reason="the extra research is not installed")
pyspiel: Any = pytest.importorskip("pyspiel", reason="the extra research is not installed")

GAMES = ("wotr", "bofa", "meccg", "tcg")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.filterwarnings("ignore::UserWarning")  # advice about names and kinds of observations
def test_pettingzoo_accepts_the_environment(name: str) -> None:
    from westmarch.research.pettingzoo_env import env

    pettingzoo_test.api_test(env(name), num_cycles=200)
    pettingzoo_test.seed_test(lambda: env(name), num_cycles=60)


@pytest.mark.parametrize(("name", "players"), [("wotr", 4), ("tcg", 3)])
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_with_more_players(name: str, players: int) -> None:
    from westmarch.research.pettingzoo_env import env

    table = env(name, players=players)
    pettingzoo_test.api_test(table, num_cycles=100)
    table.reset(seed=1)
    assert len(table.agents) == players


def test_candidates_belong_to_the_mask() -> None:
    from westmarch.research.pettingzoo_env import env

    table = env("wotr")
    table.reset(seed=3)
    rows = table.unwrapped.candidates()
    assert len(rows) == table.observe(table.agent_selection)["action_mask"].sum()


def load(name: str) -> Any:
    import westmarch.research.openspiel_game  # noqa: F401 - registers the games

    return pyspiel.load_game(name)


def test_openspiel_simulates_a_game() -> None:
    pyspiel.random_sim_test(load("westmarch_bofa"), num_sims=1, serialize=False, verbose=False)


def test_an_openspiel_state_is_cloned_without_the_texts_of_its_game() -> None:
    state = load("westmarch_bofa").new_initial_state()
    game = find_game("bofa")
    game.messages("en")
    assert deepcopy(game) is game and loads(dumps(game)) is game
    assert state.clone().get_game().get_type().short_name == "westmarch_bofa"


@pytest.mark.slow  # keeps every position of a whole game and looks at both players' observations of each
@pytest.mark.parametrize("name", ["wotr", "meccg", "tcg"])
def test_openspiel_simulates_long_games(name: str) -> None:
    pyspiel.random_sim_test(load(f"westmarch_{name}"), num_sims=1, serialize=False, verbose=False)


def test_openspiel_replays_a_history() -> None:
    game = load("westmarch_bofa(deals=16,first_deal=100)")
    state = game.new_initial_state()
    state.apply_action(7)
    for _ in range(40):
        state.apply_action(state.legal_actions()[-1])
    again = game.deserialize_state(state.serialize())
    assert again.history() == state.history()
    assert again.observation_string(0) == state.observation_string(0)
    assert state.clone().legal_actions() == state.legal_actions()


def test_openspiel_observations_hide_the_other_hand() -> None:
    game = load("westmarch_wotr")
    state = game.new_initial_state()
    state.apply_action(3)
    assert state.observation_string(0) != state.observation_string(1)
    assert list(state.observation_tensor(0)) != list(state.observation_tensor(1))
