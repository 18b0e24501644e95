"""What the table shows of a fight that is coming or under way is what the rules then do."""

from __future__ import annotations

from typing import Any

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.runner import decide
from westmarch.games.tcg.game import GAME


def test_archery_and_skirmishes_end_as_the_view_says() -> None:
    """Over random games: the totals of the archery, and the wounds of skirmishes in which nobody does anything more."""
    volleys = fights = 0
    for game in range(12):
        g: Any = GAME.start({"bidding": "no"}, Chance(seed_of(game)))
        policy = Chance(seed_of(game + 600))
        for _ in range(400):
            if not g.asks:
                break
            ask = g.asks[0]
            before = GAME.view(g, ask.seat)
            lines: list[Any] = []
            g.sink = lines
            decide(g, ask.sample(policy), ask.seat)
            reported = {line.key: line.about for line in lines}
            if "tcg-log-archery" in reported and before["phase"] == "archery" and len(lines) < 3:
                assert before["archery"] == [reported["tcg-log-archery"]["count"], reported["tcg-log-archery"]["other"]]
                volleys += 1
            if "tcg-log-won" in reported and before["arena"]:
                arena = before["arena"]
                totals = sorted([arena["free"], arena["shadow"]], reverse=True)
                if [reported["tcg-log-won"]["count"], reported["tcg-log-won"]["other"]] == totals:
                    fights += 1
                    assert arena["wounds"] >= 1
            if g.fp >= 0:
                assert before["against"] == [] or before["free_peoples"] not in before["against"]
    assert fights > 20, (volleys, fights)
