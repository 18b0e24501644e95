"""What the position keeps is what would be worked out anew, at every decision of games where much moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.runner import advance, decide
from westmarch.games.wotr.facts import FREE, SHADOW
from westmarch.games.wotr.game import GAME
from westmarch.games.wotr.rules.army import uncaptured_strongholds
from westmarch.games.wotr.rules.attack import near_enemies
from westmarch.games.wotr.rules.figures import LEADER_LEADS, NOBODY_LEADS
from westmarch.games.wotr.rules.movement import MoveArmies, forbids_move, moves
from westmarch.games.wotr.state import War

#: So many decisions of each game are looked at.
LOOKS = 250

KEPT: list[Callable[[War, int], object]] = [
    War.army_slots,
    War.army_regions,
    War.held_slots,
    War.full_slots,
    War.strongholds_of,
    near_enemies,
    lambda g, _: (g.war_bits(), g.garrisons_inhabited(), g.crowded_slots(), g.bereft_slots()),
]


def kept(g: War) -> list[object]:
    return [of(g, side) for of in KEPT for side in (FREE, SHADOW)]


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_what_is_kept_is_true(scenario: str) -> None:
    g = GAME.scenarios()[scenario](Chance(seed_of(1)))
    assert isinstance(g, War)
    advance(g)
    policy = Chance(seed_of(-1))
    for _ in range(LOOKS):
        if g.over:
            break
        kept(g)
        ask = g.asks[policy.pick(len(g.asks), "policy")]
        decide(g, ask.sample(policy), ask.seat)
        fresh = g.clone()
        fresh.forget()
        assert kept(g) == kept(fresh)


def test_moves_read_from_bits_are_those_that_nothing_forbids() -> None:
    """The list of moves looks at all regions at once; what refuses a move looks at each."""
    g = GAME.start(GAME.checked({}), Chance(seed_of(3)))
    assert isinstance(g, War)
    policy = Chance(seed_of(4))
    for number in range(1200):
        if g.over:
            break
        ask = g.asks[0]
        decide(g, ask.sample(policy), ask.seat)
        march = g.stack[-1] if g.stack else None
        if isinstance(march, MoveArmies) and march.moved:  # one army has gone, another may
            assert [option[1:] for option in march.marches(g)] == [
                (here, there)
                for here in g.army_regions(march.side)
                for there in range(105)
                if forbids_move(g, march.side, here, there, march.led_by, march.staying(here), march.rested) is None
            ]
        if number % 12 == 0:
            for side in (FREE, SHADOW):
                for led in (NOBODY_LEADS, LEADER_LEADS):
                    near = [(here, there) for here in g.army_regions(side) for there in range(105)]
                    allowed = [(here, there) for here, there in near if forbids_move(g, side, here, there, led) is None]
                    assert moves(g, side, led) == allowed
            strange = [
                region
                for region in range(105)
                for side in (FREE, SHADOW)
                if g.units(side, region) and g.control[region] != side and g.stronghold_of(1 - side, region)
            ]
            assert uncaptured_strongholds(g) == strange
