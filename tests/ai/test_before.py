"""The yardstick plays by the rules of today: its thinking never fails, and what it answers is legal."""

from __future__ import annotations

import pytest

from ai.before.bots import Before, Medium
from ai.before.guards import Guarded
from westmarch.ai.budget import Budget
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide, playout

#: Decisions at random before the yardstick is asked, so that not only openings are seen, and decisions of each bot.
BEGUN = (0, 150)
ASKED = 5


@pytest.mark.parametrize("name", ["wotr", "meccg", "tcg"])
@pytest.mark.parametrize("begun", BEGUN)
def test_the_opponents_of_before_still_think(name: str, begun: int) -> None:
    game = find_game(name)
    g = game.start(game.checked({}), Chance(seed_of(11)))
    chance = Chance(seed_of(12))
    playout(g, chance, begun)
    for bot in (Medium(), Before(True, Budget(nodes=8))):
        for _ in range(ASKED):
            if not g.asks:
                return
            ask = g.asks[0]
            option = bot.choose(Seen(game, g, ask.seat), chance)
            assert ask.legal(option)
            decide(g, option, ask.seat)
        assert isinstance(bot.policy, Guarded)
        assert not bot.policy.failures
