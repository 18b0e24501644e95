"""What the table tells of influence while companies are organised is what the engine then counts."""

from __future__ import annotations

from typing import Any

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide
from westmarch.games.meccg.consequences import consequences
from westmarch.games.meccg.values import general_free, influence_free

GAME = find_game("meccg")


def test_influence_is_told_before_characters_change_hands() -> None:
    """Over random games every told number is the one that stands there after the decision."""
    told = {"meccg-then-general": 0, "meccg-then-direct": 0}
    for game in range(4):
        g: Any = GAME.start({}, Chance(seed_of(game)))
        policy = Chance(seed_of(game + 600))
        for _ in range(500):
            if not g.asks:
                break
            ask = g.asks[0]
            about = [option for option in ask.options if option[0] in ("follow", "general")]
            option = about[0] if about else ask.sample(policy)
            said = consequences(g, ask.seat, option)
            decide(g, option, ask.seat)
            for key, values in said:
                told[key] += 1
                free = general_free(g, ask.seat) if key.endswith("general") else influence_free(g, values["card"])
                assert values["after"] == free, (option, key)
    assert all(count > 3 for count in told.values()), told
