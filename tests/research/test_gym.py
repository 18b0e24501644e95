"""Gymnasium: its own check of the interface, one seat against a level, starts that teach, several processes."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from westmarch.engine.errors import BadOptions

gymnasium: Any = pytest.importorskip("gymnasium", reason="the extra research is not installed")

from westmarch.research.gym_env import SeatEnv, vector  # noqa: E402 - it needs Gymnasium

GAMES = ("wotr", "bofa", "meccg", "tcg")


def played(table: SeatEnv, seed: int, most: int = 3_000) -> tuple[list[float], dict[str, Any]]:
    """The rewards of a game of the first possible action, and the last info."""
    _, info = table.reset(seed=seed)
    rewards = []
    for _ in range(most):
        _, reward, over, cut, info = table.step(0)
        rewards.append(reward)
        assert not cut
        if over:
            break
    return rewards, info


@pytest.mark.filterwarnings("ignore::UserWarning")  # advice about kinds of observations
@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_accepts_the_environment(name: str) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(SeatEnv(name, opponent="random"), skip_render_check=True)


def test_a_game_is_made_by_its_name() -> None:
    table = gymnasium.make("westmarch/bofa-v0", opponent="random", seat="shadow", render_mode="ansi")
    observation, info = table.reset(seed=3)
    assert info["seat"] == 1
    assert (observation["action_mask"] == info["action_mask"]).all()
    assert (observation["action_mask"] == table.unwrapped.action_masks()).all()
    assert {"seed", "prompt", "rule"} <= info.keys()
    assert table.render()


def test_a_game_has_a_result_and_shaped_rewards_come_to_it() -> None:
    plain, info = played(SeatEnv("tcg", opponent="random", seat="first", bidding="no"), 5)
    shaped, _ = played(SeatEnv("tcg", opponent="random", seat="first", bidding="no", shaped=True), 5)
    assert info["ending"]
    assert set(plain[:-1]) == {0.0}
    assert plain[-1] in (-1.0, 1.0)
    assert len(shaped) == len(plain)
    begin = SeatEnv("tcg", opponent="random", seat="first", bidding="no", shaped=True)
    begin.reset(seed=5)
    assert sum(shaped) + begin.worth == pytest.approx(plain[-1])
    assert len({round(reward, 6) for reward in shaped}) > 3


def test_the_same_seed_gives_the_same_game_and_others_give_others() -> None:
    games = [played(SeatEnv("bofa", opponent="easy", seat="free_peoples"), seed, 40) for seed in (1, 1, 2)]
    assert games[0][1]["seed"] == games[1][1]["seed"] != games[2][1]["seed"]
    assert games[0][0] == games[1][0]


def test_what_is_not_possible_loses() -> None:
    table = SeatEnv("wotr", opponent="random")
    table.reset(seed=1)
    _, reward, over, _, info = table.step(1023)
    assert (reward, over, info) == (-1.0, True, {"illegal": 1023})


def test_games_begin_where_something_can_be_learnt() -> None:
    from westmarch.engine.game import find_game

    scenario = sorted(find_game("wotr").scenarios())[0]
    table = SeatEnv("wotr", opponent="random", starts=[scenario])
    table.reset(seed=1)
    usual = SeatEnv("wotr", opponent="random")
    usual.reset(seed=1)
    assert table.game.view(table.walk.g, 0) != usual.game.view(usual.walk.g, 0)
    with pytest.warns(UserWarning, match="no option 'scenery'"):
        usual.reset(seed=1, options={"scenery": scenario})


@pytest.mark.parametrize("given", [{"seat": "nobody"}, {"render_mode": "human"}, {"colour": "red"}, {"players": 7}])
def test_arguments_that_mean_nothing_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        SeatEnv("wotr", **given)


def test_several_processes_play_at_once() -> None:
    tables = vector("bofa", 2, opponent="random", observation_size=1500)
    try:
        observations, infos = tables.reset(seed=[1, 2])
        assert observations["observation"].shape == (2, 1500)
        assert infos["seed"][0] != infos["seed"][1]
        for _ in range(5):
            _, rewards, over, _, _ = tables.step([0, 0])
        assert rewards.shape == over.shape == (2,)
    finally:
        tables.close()


def test_an_environment_travels() -> None:
    table = SeatEnv("bofa", opponent="random")
    table.reset(seed=4)
    other = pickle.loads(pickle.dumps(table))
    for one in (table, other):
        for _ in range(10):
            one.step(0)
    assert other.walk.g.dump() == table.walk.g.dump()
