"""The profile: shares that add up, by module and by function, of random play and of a level."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from westmarch.ai.profile import main, profile
from westmarch.engine.bench import is_compiled
from westmarch.engine.game import find_game


@pytest.mark.skipif(is_compiled(), reason="the profiler sees Python only")
@pytest.mark.parametrize("level", ["", "easy"])
def test_shares_add_up_and_name_the_rules(level: str) -> None:
    found = profile(find_game("sample"), level, 2)
    assert found["decisions"] > 0
    for kind in ("modules", "functions"):
        shares = list(found[kind].values())
        assert sum(shares) == pytest.approx(1, abs=0.05)
        assert shares == sorted(shares, reverse=True)
    assert "engine.runner" in found["modules"]
    assert any(name.startswith("engine.runner: ") for name in found["functions"])
    assert ("ai.policy" in found["modules"]) == bool(level)


def test_the_command_prints_tables_or_json() -> None:
    text = CliRunner().invoke(main, ["sample", "--games", "1", "--rows", "2"]).output
    assert text.startswith("sample, random: 1 games") and text.count("%") == 4
    reported = json.loads(CliRunner().invoke(main, ["sample", "--games", "1", "--json"]).output)
    assert reported["level"] == "random"
