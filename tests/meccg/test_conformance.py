"""The game keeps the contract of a game, with starter decks and with decks made at random."""

from __future__ import annotations

from westmarch.engine.conformance import Conformance
from westmarch.games.meccg.game import GAME


class TestMiddleEarth(Conformance):
    game = GAME
    games = 1
    moments = 8
    shows = frozenset({"meccg-log-shows"})
    option_sets = [{}, {"cards": "random"}]
