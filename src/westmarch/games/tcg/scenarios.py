"""Directed positions, for fuzzing and perft."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.engine.chance import Chance
from westmarch.engine.state import State
from westmarch.games.tcg.decks import decks
from westmarch.games.tcg.setup import with_decks


def no_bids(chance: Chance) -> State:
    """Two players who bid nothing and do not redraw."""
    g = with_decks([decks()["dwarves-moria"], decks()["shire-isengard"]], chance)
    g.bids = [0, 0]
    g.mulligan = 0
    return g


def scenarios() -> dict[str, Callable[[Chance], State]]:
    return {"no-bids": no_bids}
