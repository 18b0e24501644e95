"""PettingZoo: its own tests of the interface, for every game."""

from __future__ import annotations

import pytest

pettingzoo_test = pytest.importorskip("pettingzoo.test", reason="the extra research is not installed")

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
