"""Whole random games, with invariants."""

from __future__ import annotations

from collections import Counter

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.conformance import check_position
from westmarch.engine.runner import advance, decide
from westmarch.engine.state import State
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.game import GAME

ENDINGS = {"bofa-end-fate", "bofa-end-beorn", "bofa-end-bolg", "bofa-end-points", "bofa-end-gate"}


def position(scenario: str, seed: int) -> State:
    chance = Chance(seed_of(seed))
    g: State = GAME.set_up({}, chance) if scenario == "start" else GAME.scenarios()[scenario](chance)
    advance(g)
    return g


def play(scenario: str, seed: int, seen: Counter[str], check: bool = True) -> str:
    """A random game to the end, with every position checked; what was seen on the way is counted."""
    g = position(scenario, seed)
    policy = Chance(seed_of(-1 - seed))
    while not g.over:
        ask = g.asks[policy.pick(len(g.asks), "policy")]
        option = ask.sample(policy)
        if option[0] in ("play", "event"):
            seen[f"{option[0]} {f.DEFAULT.card_names[option[-1]]}"] += 1
        elif option[0] in ("enter", "use", "general", "rout", "retreat", "bodyguard", "bite", "thorin", "vampires"):
            seen[" ".join([str(option[0]), *[str(part) for part in option[2:]]])] += 1
        decide(g, option, ask.seat)
        if check:
            check_position(GAME, g)
    seen[g.ending] += 1
    return g.ending


@pytest.mark.parametrize("scenario", ["start", *GAME.scenarios()])
def test_random_games_keep_the_invariants(scenario: str) -> None:
    for seed in range(2):
        play(scenario, seed, Counter())


@pytest.mark.slow
def test_five_hundred_games_from_the_set_up() -> None:
    seen: Counter[str] = Counter()
    for seed in range(500):
        play("start", seed, seen)
    assert sum(seen[ending] for ending in ENDINGS) == 500


@pytest.mark.slow
def test_five_hundred_directed_games_see_everything() -> None:
    seen: Counter[str] = Counter()
    names = list(GAME.scenarios())
    for number in range(500):
        play(names[number % len(names)], number, seen)
    assert set(seen) >= ENDINGS
    missing = [f.DEFAULT.card_names[c] for c in range(70) if not seen[f"play {f.DEFAULT.card_names[c]}"]]
    assert not missing, f"never played: {missing}"
    missing = [f.DEFAULT.card_names[c] for c in range(30) if not seen[f"event {f.DEFAULT.card_names[c]}"]]
    assert not missing, f"never used in combat: {missing}"
    for what in ("rout", "retreat", "bodyguard", "bite", "thorin", "vampires", "use beorn", "use eagles", "use cloud"):
        assert seen[what], f"never seen: {what}"
