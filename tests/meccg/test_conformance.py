"""The game keeps the contract of a game, with starter decks and with decks made at random."""

from __future__ import annotations

from westmarch.engine.conformance import Conformance
from westmarch.games.meccg.game import GAME


class TestMiddleEarth(Conformance):
    game = GAME
    games = 1
    moments = 8
    # A card that was played, shown or discarded in the open may be shuffled into a deck in the same breath, and a
    # destination that was turned up go back.
    shows = frozenset({"meccg-log-shows", "meccg-log-play", "meccg-log-sees", "meccg-log-reveals", "meccg-log-goes"})
    option_sets = [{"decks": 1}, {"cards": "random", "decks": 1}]
