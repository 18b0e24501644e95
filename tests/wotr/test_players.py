"""How many people can sit at the table."""

from __future__ import annotations

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import BadOptions
from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.game import GAME


@rule("wotr.components.players.range")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_players_form_two_sides(players: int) -> None:
    g = GAME.start({"players": players}, Chance(seed_of(1)))
    assert g.seats == players == len(GAME.seat_names({"players": players}))
    assert len(f.SIDES) == 2


@rule("wotr.components.players.range")
@pytest.mark.parametrize("players", [1, 5])
def test_no_other_number_is_accepted(players: int) -> None:
    with pytest.raises(BadOptions):
        GAME.start({"players": players}, Chance(seed_of(1)))
