"""The measure of the environments beside the bare kernel."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

pytest.importorskip("pettingzoo")

from westmarch.engine.game import find_game, known_games
from westmarch.research.speed import main, rates


def test_the_command_measures_one_game() -> None:
    told = CliRunner().invoke(main, ["sample", "--seconds", "0.05", "--json"])
    assert told.exit_code == 0, told.output
    found = json.loads(told.output)["decisions_per_s"]["sample"]
    assert set(found) == {"bare", "masks", "read", "read_names"}
    assert all(rate > 0 for rate in found.values())


@pytest.mark.slow  # measures for some seconds
@pytest.mark.parametrize("name", [name for name in known_games() if name != "sample"])
def test_reading_every_observation_leaves_about_a_third_of_the_speed(name: str) -> None:
    """A third is what is measured on a quiet machine (``docs/research.md``); a busy one is forgiven a little."""
    game = find_game(name)
    found = rates(game, game.checked(game.measured_with), 1.0)
    assert found["read"] > 0.29 * found["bare"]
