"""PettingZoo: its own tests of the interface, for every game."""

from __future__ import annotations

import pickle
from typing import Any

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


def test_an_observation_shows_what_was_to_be_seen_then() -> None:
    """It is worked out when it is read, which may be long after the game has gone on."""
    from westmarch.research.pettingzoo_env import TableEnv

    lazy, eager = TableEnv("bofa"), TableEnv("bofa")
    kept, read = [], []
    for table in (lazy, eager):
        table.reset(seed=5)
    for _ in range(30):
        agent = lazy.agent_selection
        kept.append(lazy.observe(agent))
        read.append(eager.observe(agent)["observation"])
        for table in (lazy, eager):
            table.step(0)
    assert all(one.walk is not None for one in kept)
    assert all((one["observation"] == other).all() for one, other in zip(kept, read, strict=True))
    assert len({other.tobytes() for other in read}) > 20
    thing = kept[0]
    assert pickle.loads(pickle.dumps(thing)).keys() == dict(thing.items()).keys() == {"observation", "action_mask"}
    assert (thing.get("observation") == read[0]).all()


class Unread:
    """An encoder that nobody may ask."""

    def octets(self, *given: object) -> object:
        return pytest.fail("encoded")


def test_nothing_is_encoded_that_nobody_reads() -> None:
    from westmarch.research.pettingzoo_env import env

    table = env("bofa")
    table.unwrapped.lookout.encoder = Unread()
    table.reset(seed=5)
    for agent in table.agent_iter(50):
        observation, _, over, _, info = table.last()
        assert {"seed", "prompt", "rule", "code"} == info.keys()
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))


def test_starts_and_arguments() -> None:
    from westmarch.engine.errors import BadOptions
    from westmarch.research.pettingzoo_env import TableEnv

    table = TableEnv("wotr", render_mode="ansi", observation_size=5000)
    table.reset(seed=1)
    assert table.observe(table.agents[0])["observation"].shape == (5000,)
    named = TableEnv("wotr", encoding="names", observation_size=3000)
    named.reset(seed=1)
    assert named.observe(named.agents[0])["observation"].dtype == "float32"
    assert named.observation_space(named.agents[0])["observation"].shape == (3000,)
    assert named.candidates().shape == (table.walk.actions, 256)
    assert "declare" in str(table.render())
    scenario = sorted(table.game.scenarios())[0]
    before = table.walk.g.dump()
    table.reset(seed=1, options={"scenario": scenario})
    assert table.walk.g.dump() != before
    with pytest.warns(UserWarning, match="no option 'x'"):
        table.reset(options={"x": 1})
    refused: list[dict[str, Any]] = [
        {"render_mode": "human"},
        {"colour": "red"},
        {"encoding": "letters"},
        {"observation_size": 10},
    ]
    for given in refused:
        with pytest.raises(BadOptions):
            TableEnv("wotr", **given)


def test_infos_tell_seed_question_rule_and_what_one_did_last() -> None:
    from westmarch.research.pettingzoo_env import env

    table = env("wotr")
    table.reset(seed=5)
    did: dict[str, str] = {}
    for agent in table.agent_iter(80):
        *_, over, _, info = table.last()
        assert not over and info["seed"] == table.unwrapped.seed_number
        assert info["prompt"] == table.unwrapped.walk.g.asks[0].prompt and info["rule"].startswith("wotr.")
        assert info["code"] == did.get(agent, "")
        did[agent] = table.unwrapped.code(0)
        table.step(0)
    assert len(did) == 2
