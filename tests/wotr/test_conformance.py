"""War of the Ring keeps the contract of a game, from the start and from directed positions."""

from __future__ import annotations

import pytest

from westmarch.engine.conformance import Conformance
from westmarch.engine.game import Options
from westmarch.games.wotr.game import GAME


class TestWarOfTheRing(Conformance):
    """The start and a few positions of every sort."""

    game = GAME
    games = 1
    moments = 6

    def starts(self) -> list[tuple[Options, str]]:
        return [({}, name) for name in ("start", "morannon-gollum", "siege-helms-deep", "table-cards")]


@pytest.mark.slow
class TestEveryScenario(Conformance):
    """All directed positions."""

    game = GAME
    games = 1
