"""The suite that every game must pass, and random games from the set-up and from directed positions."""

from __future__ import annotations

from westmarch.engine.testing import Conformance
from westmarch.games.bofa.game import GAME


class TestBattleOfFiveArmies(Conformance):
    game = GAME
    games = 1
    moments = 8
