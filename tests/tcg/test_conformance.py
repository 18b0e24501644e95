"""The contract of a game, kept in random games from the start and from directed positions."""

from __future__ import annotations

from westmarch.engine.testing import Conformance
from westmarch.games.tcg.game import GAME


class TestTcg(Conformance):
    game = GAME
    option_sets = [{"bidding": "no"}, {"players": 3, "decks": "random"}]
    games = 2
    moments = 8
    shows = frozenset({"tcg-log-reveal", "tcg-log-site", "tcg-log-return"})
