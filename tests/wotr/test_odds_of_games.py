"""Odds on the buttons in whole games: attacks as they come up, fought out by the engine many times over."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide
from westmarch.games.wotr import facts as f
from westmarch.games.wotr import forecast
from westmarch.games.wotr.odds.battle import CITY, FIELD, battle
from westmarch.games.wotr.rules.attack import LaunchAttack
from westmarch.games.wotr.state import War
from wotr.test_odds_engine import fighter, left

GAMES = 12
FIGHTS = 60
CHOOSE = fighter("elites-first")


def attacks(games: int) -> list[tuple[War, int, tuple[Any, ...]]]:
    """Positions of random games in which somebody attacks in the open, with the seat and the attack."""
    found: list[tuple[War, int, tuple[Any, ...]]] = []
    game = find_game("wotr")
    for number in range(games):
        g: Any = game.scenarios()["all-at-war"](Chance(seed_of(number)))
        policy = Chance(seed_of(number + 500))
        met = 0
        for _ in range(1500):
            if not g.asks or met == 6:
                break
            ask = g.asks[0]
            option = ask.sample(policy)
            if option[0] == "attack" and forecast.attack(g, *option[1:])[0] in (FIELD, CITY):
                met += 1
                found.append((g.clone(), ask.seat, option))
            decide(g, option, ask.seat)
    return found


def weighs(g: War, option: tuple[Any, ...]) -> bool:
    """Whether taking hits on elites first is the best that both can do here, as the fighters of the test do."""
    _, origin, target = option
    kind, odds = forecast.attack(g, origin, target)
    side = f.FREE if g.units(f.FREE, origin) else f.SHADOW
    armies = forecast.army(g, side, origin), forecast.army(g, 1 - side, target)
    plain = battle(*armies, kind, 0, "elites-first", "elites-first")
    return abs(plain.win - odds.win) < 1e-9 and abs(plain.loss - odds.loss) < 1e-9


def won(position: War, seat: int, option: tuple[Any, ...], chance: Chance) -> bool:
    """Fight it out: whether the defender's force is gone and the attacker's is not."""
    g = position.clone()
    g.chance, g.sink = chance, None
    _, origin, target = option
    side = f.FREE if g.units(f.FREE, origin) else f.SHADOW
    forces = {side: g.units(side, origin), 1 - side: g.units(1 - side, target)}
    before = {one: sum(left(g, one)) for one in forces}
    decide(g, option, seat)
    while g.asks and g.innermost(LaunchAttack) is not None:
        ask = g.asks[0]
        decide(g, CHOOSE(g, list(ask.all_options())), ask.seat)
    gone = {one: before[one] - sum(left(g, one)) >= count for one, count in forces.items()}
    return gone[1 - side] and not gone[side]


@pytest.mark.slow
def test_attacks_of_whole_games_end_as_their_buttons_say() -> None:
    chance = Chance(seed_of(99))
    expected = variance = 0.0
    seen = looked = 0
    for g, seat, option in attacks(GAMES):
        if not weighs(g, option):
            continue
        looked += 1
        share = forecast.attack(g, *option[1:])[1].win
        expected += FIGHTS * share
        variance += FIGHTS * share * (1 - share)
        seen += sum(won(g, seat, option, chance) for _ in range(FIGHTS))
    assert looked >= 20
    assert abs(seen - expected) <= 4 * variance**0.5 + 1, (seen, expected, looked)
