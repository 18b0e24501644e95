"""Mistakes that a beginner sees: no level above ``random`` makes them."""

from __future__ import annotations

import pytest

from ai.positions import acting, in_mordor
from westmarch.ai.guards import surely
from westmarch.ai.levels import mind_of, policy_of
from westmarch.ai.policy import Seen
from westmarch.ai.wotr.blunders import sensible
from westmarch.ai.wotr.plan import Plan
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.game import find_game
from westmarch.engine.state import State
from westmarch.games.wotr.facts import (
    ARMY,
    CHARACTER,
    ELVES,
    EVENT,
    FREE,
    TILE_IN_POOL,
    TILE_REMOVED,
    TILE_VALUE,
    region,
)
from westmarch.games.wotr.setup import set_up
from westmarch.games.wotr.state import War

WOTR = find_game("wotr")
LEVELS = ("easy", "medium@8n", "hard@8n")


def decided(g: State, seat: int, level: str, seed: int = 0) -> Option:
    return policy_of(WOTR, level).choose(Seen(WOTR, g, seat), Chance(seed_of(seed)))


def before_the_last_step(dice: dict[int, int], rings: int = 0) -> War:
    """Eleven corruption, one step from the Crack of Doom; one tile of five does no harm."""
    g = in_mordor(step=4, corruption=11, tile_value=2)
    harmless = TILE_VALUE.index(0)
    for tile in range(len(g.tiles)):
        g.tiles[tile] = TILE_IN_POOL if tile == harmless or TILE_VALUE[tile] == 3 else TILE_REMOVED
    g.rings[FREE] = rings
    g.dice[:7] = [0] * 7
    return acting(g, dice)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(6))
def test_the_last_step_is_tried_where_standing_still_is_the_end(level: str, seed: int) -> None:
    g = before_the_last_step({CHARACTER: 1})
    assert decided(g, FREE, level, seed) == ("use", CHARACTER, "move_fellowship")


@pytest.mark.parametrize("level", LEVELS)
def test_an_elven_ring_is_used_for_the_last_step(level: str) -> None:
    g = before_the_last_step({EVENT: 1}, rings=2)
    verb, _, face = decided(g, FREE, level)
    assert (verb, face) == ("ring", CHARACTER)


def test_bad_luck_in_a_few_deals_is_no_certain_loss() -> None:
    g = before_the_last_step({CHARACTER: 1})
    mind = mind_of(WOTR)
    step = ("use", CHARACTER, "move_fellowship")
    unlucky = []
    for number in range(400):
        deal = g.clone()
        deal.chance = Chance(seed_of(number))
        unlucky.append(deal)
    lost = [deal for deal in unlucky if surely(mind, [deal], step, FREE) < 0]
    assert not lost


def worth_a_thought(g: War, prompt: str, seat: int, options: list[Option]) -> list[Option]:
    return [option for _, option in mind_of(WOTR).ranked(g, Ask(seat, prompt, options, "x", "x"))]


def test_nobody_declares_the_fellowship_where_nothing_is_gained() -> None:
    g = set_up(Chance(seed_of(1)))
    g.corruption = 3
    places = [PASS, ("declare", region("hollin")), ("declare", region("lorien"))]
    assert ("declare", region("hollin")) not in worth_a_thought(g, "wotr-ask-declare", FREE, places)
    assert ("declare", region("lorien")) in worth_a_thought(g, "wotr-ask-declare", FREE, places)
    g.corruption = 0
    for nation in range(5):
        g.active[nation] = True
    assert worth_a_thought(g, "wotr-ask-declare", FREE, places) == [PASS]


def test_the_hunt_box_is_not_left_empty() -> None:
    g = set_up(Chance(seed_of(1)))
    counts: list[Option] = [("allocate", count) for count in range(6)]
    assert ("allocate", 0) not in worth_a_thought(g, "wotr-ask-allocate", 1, counts)
    g.revealed = True
    assert ("allocate", 0) in worth_a_thought(g, "wotr-ask-allocate", 1, counts)


def marches(g: War, origin: str, target: str) -> bool:
    """Whether an army of the Free Peoples might be led from one region to another."""
    march = ("move", region(origin), region(target))
    home = ("move", region("fords-of-isen"), region("helms-deep"))
    return march in worth_a_thought(g, "wotr-ask-move", FREE, [march, home])


def test_garrisons_at_peace_do_not_march_into_empty_land() -> None:
    g = set_up(Chance(seed_of(1)))
    assert not marches(g, "rivendell", "fords-of-bruinen")
    assert not marches(g, "erebor", "withered-heath")
    assert not marches(g, "minas-tirith", "druadan-forest")
    g.steps[ELVES] = 0
    assert marches(g, "lorien", "parth-celebrant")


def test_no_die_is_spent_on_armies_that_have_nowhere_to_go() -> None:
    """The best march of all looks worse than none: armies that stand well are left alone."""
    g = set_up(Chance(seed_of(1)))
    march: Option = ("use", ARMY, "move_armies")
    ask = Ask(FREE, "wotr-ask-action", [march, ("skip", ARMY)], "x", "x")
    for look, thought_of in ((0.5, True), (-0.5, False)):
        found = sensible(g, Plan(g, FREE), ask, [(look, march), (-1.0, ("skip", ARMY))])
        assert (march in [option for _, option in found]) == thought_of


def test_other_dice_are_free_while_one_is_left_to_strive_with() -> None:
    g = before_the_last_step({CHARACTER: 1, ARMY: 1})
    kept = [option for _, option in mind_of(WOTR).ranked(g, g.asks[0])]
    assert ("skip", ARMY) in kept
    assert ("skip", CHARACTER) not in kept
