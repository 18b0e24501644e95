"""What the position keeps is what would be worked out anew, at every decision of games where much moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bofa.field import Field
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.runner import advance, decide
from westmarch.games.bofa.facts import BEORN, DEFAULT, FP, SHADOW
from westmarch.games.bofa.game import GAME
from westmarch.games.bofa.state import Battlefield

KEPT: list[Callable[[Battlefield, int], list[int]]] = [
    Battlefield.armies,
    Battlefield.movers,
    Battlefield.attackers,
    Battlefield.surrounded,
    lambda g, seat: [g.ready(seat).own, g.ready(seat).closed, g.ready(seat).enemies],
]


def kept(g: Battlefield) -> list[list[int]]:
    return [of(g, seat) for of in KEPT for seat in (FP, SHADOW)]


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_kept_lists_are_true(scenario: str) -> None:
    for seed in range(3):
        g = GAME.scenarios()[scenario](Chance(seed_of(seed)))
        assert isinstance(g, Battlefield)
        advance(g)
        policy = Chance(seed_of(-1 - seed))
        while not g.over:
            kept(g)
            ask = g.asks[policy.pick(len(g.asks), "policy")]
            decide(g, ask.sample(policy), ask.seat)
            fresh = g.clone()
            fresh.forget()
            assert kept(g) == kept(fresh)


def test_beorn_bars_the_way_as_soon_as_he_comes() -> None:
    g = Field().army("river_bend", orc=2).army("camp", lakeman=1).g
    near = DEFAULT.place["south_of_dale"]
    assert g.attackers(SHADOW) == []
    g.stand(BEORN, near)
    assert g.attackers(SHADOW) == [DEFAULT.place["river_bend"]]
    g.kill(BEORN)
    assert g.attackers(SHADOW) == []
