"""Positions, walks and environments travel: they are copied, pickled and played on elsewhere."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide, playout
from westmarch.engine.state import State
from westmarch.research.walk import Walk, new_walk

GAMES = ("sample", "wotr", "bofa", "meccg", "tcg")


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS = pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled], ids=["copy", "deepcopy", "pickle"])


def on_the_way(name: str) -> State:
    """A position with a question, some decisions into a game."""
    for seed in range(5, 200, 2):
        g = find_game(name).start({}, Chance(seed_of(seed)))
        playout(g, Chance(seed_of(seed + 1)), 4 if name == "sample" else 80)
        if g.asks:
            return g
    raise AssertionError(name)


@WAYS
@pytest.mark.parametrize("name", GAMES)
def test_a_position_travels_with_its_question_and_its_chance(name: str, way: Callable[[Any], Any]) -> None:
    g = on_the_way(name)
    other: State = way(g)
    assert other is not g
    assert other.dump() == g.dump()
    for here, there in zip(g.asks, other.asks, strict=True):
        assert (here.seat, here.prompt, here.count()) == (there.seat, there.prompt, there.count())
    before = g.dump()
    for _ in range(30):
        if other.asks:
            decide(other, other.asks[0].at(0), other.asks[0].seat)
    assert g.dump() == before  # they share nothing that changes
    for _ in range(30):
        if g.asks:
            decide(g, g.asks[0].at(0), g.asks[0].seat)
    assert g.dump() == other.dump()


@WAYS
def test_a_position_before_its_first_question_and_one_after_the_end(way: Callable[[Any], Any]) -> None:
    game = find_game("bofa")
    g = game.set_up(game.checked({}), Chance(seed_of(1)))
    assert way(g).dump() == g.dump()
    g = game.start({}, Chance(seed_of(1)))
    playout(g, Chance(seed_of(2)), 50_000)
    assert way(g).winners == g.winners


@WAYS
@pytest.mark.parametrize("name", GAMES)
def test_a_walk_travels(name: str, way: Callable[[Any], Any]) -> None:
    walk = new_walk(find_game(name), {}, 3)
    for _ in range(2 if name == "sample" else 20):
        walk.act(walk.actions // 2)
    other: Walk = way(walk)
    assert other.game is walk.game
    for one in (walk, other):
        for _ in range(10):
            if not one.is_over:
                one.act(one.actions - 1)
    assert other.g.dump() == walk.g.dump()


@WAYS
def test_an_environment_travels(way: Callable[[Any], Any]) -> None:
    pytest.importorskip("pettingzoo", reason="the extra research is not installed")
    from westmarch.research.pettingzoo_env import TableEnv

    table = TableEnv("bofa")
    table.reset(seed=4)
    for _ in range(15):
        table.step(0)
    other = way(table)
    for one in (table, other):
        for _ in range(10):
            one.step(1)
    assert other.agent_selection == table.agent_selection
    assert other.walk.g.dump() == table.walk.g.dump()
    assert (other.observe(other.agents[0])["observation"] == table.observe(table.agents[0])["observation"]).all()
