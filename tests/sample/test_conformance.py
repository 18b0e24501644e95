"""The Ford keeps the contract of a game."""

from __future__ import annotations

from sample_game import GAME
from westmarch.engine.conformance import Conformance


class TestFord(Conformance):
    game = GAME
    games = 6
