"""Golden games of every game: played from their headers or replayed from the journal beside them, they read as before.

    python -m westmarch.engine.golden tests/golden/*.txt       after a change of texts or rules: read the difference
    python -m westmarch.ai.recorded tests/golden/games.toml    plays the games of the table anew, with their opponents

A journal that no longer replays names the first record that the rules refuse: read it before you play anew.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from westmarch.engine.game import find_game
from westmarch.engine.golden import header_of, regenerated

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_game_reads_as_before(path: Path) -> None:
    assert regenerated(path) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("ending", ["ring-destroyed", "corruption", "shadow-military", "free-military"])
def test_every_way_to_win_the_war_has_its_game(ending: str) -> None:
    text = (HERE / f"wotr-{ending}.txt").read_text(encoding="utf-8")
    assert header_of(text)["ending"] == f"wotr-end-{ending}"


@pytest.mark.parametrize("ending", ["beorn", "bolg", "fate", "gate", "points"])
def test_every_ending_of_five_armies_has_its_game(ending: str) -> None:
    text = (HERE / f"bofa-{ending}.txt").read_text(encoding="utf-8")
    assert find_game("bofa").messages("en").text(f"bofa-end-{ending}") in text


def test_the_games_of_the_table_are_there() -> None:
    for name, game in tomllib.loads((HERE / "games.toml").read_text(encoding="utf-8")).items():
        header = header_of((HERE / f"{name}.txt").read_text(encoding="utf-8"))
        assert header["game"] == game["game"]
        assert header["options"] == find_game(game["game"]).checked(game["options"])
