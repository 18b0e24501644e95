"""Nobody learns from a refusal what he may not see, in any game."""

from __future__ import annotations

import pytest

from westmarch.engine.conformance_secrets import Secrets
from westmarch.engine.game import find_game
from westmarch.games.meccg.facts import FACES
from westmarch.games.tcg.facts import CATALOGUE


class TestSample(Secrets):
    game = find_game("sample")


class TestWarOfTheRing(Secrets):
    game = find_game("wotr")
    games = 1
    messages = 400


class TestBattleOfFiveArmies(Secrets):
    game = find_game("bofa")
    messages = 150


class TestTcg(Secrets):
    game = find_game("tcg")
    option_sets = [{"bidding": "no"}]
    games = 1
    moments = 2
    twins = 1
    messages = 250

    def pool(self) -> list[str]:
        return [f"{card.slug}.{card.id}.{owner}1" for card in CATALOGUE for owner in "ab"]


class TestMiddleEarth(Secrets):
    game = find_game("meccg")
    games = 1
    moments = 2
    twins = 1
    messages = 150

    def pool(self) -> list[str]:
        return [f"{face.id}-{number}" for number, face in enumerate(FACES)]


@pytest.mark.slow
class TestMoreOfWarOfTheRing(TestWarOfTheRing):
    messages = 5000


@pytest.mark.slow
class TestMoreOfFiveArmies(TestBattleOfFiveArmies):
    messages = 5000


@pytest.mark.slow
class TestMoreOfTheTcg(TestTcg):
    messages = 5000
    games = 2
    moments = 8
    twins = 2
    decisions = 2500


@pytest.mark.slow
class TestMoreOfMiddleEarth(TestMiddleEarth):
    messages = 5000
    games = 2
    moments = 30
    twins = 2
    decisions = 2500
