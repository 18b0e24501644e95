"""Learning curves: learnt from parts of some games, drawn, and told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="the extra research is not installed")

from westmarch.ai.curves import LEAST, drawn, main, points, table_of
from westmarch.ai.lessons import played
from westmarch.engine.errors import WestmarchError

POINTS = {
    "game": "bofa",
    "aside": {"games": 10, "positions": 90},
    "curve": [
        {"games": 10, "positions": 90, "loss": 0.6, "players_known": 0.55},
        {"games": 20, "positions": 180, "loss": 0.5, "players_known": 0.45},
    ],
    "shipped": 0.25,
    "made": {},
}


def test_curves_are_told_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "20 games  0.500" in table_of(POINTS) and "shipped net    0.250" in table_of(POINTS)
    (tmp_path / "a.json").write_text(json.dumps(POINTS), encoding="utf-8")
    assert main(["--draw", str(tmp_path / "a.svg"), str(tmp_path / "a.json")]) == 0
    picture = (tmp_path / "a.svg").read_text(encoding="utf-8")
    assert picture == drawn([POINTS]) and ">bofa</text>" in picture and "stroke-dasharray" in picture
    assert main(["bofa"]) == 2
    assert "python -m westmarch.ai.curves" in capsys.readouterr().err


def test_few_games_make_no_curve(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("")
    with pytest.raises(WestmarchError, match=f"a curve needs {LEAST}"):
        points("bofa", tmp_path / "games")


@pytest.mark.slow  # it plays the games
def test_more_games_judge_better(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with (tmp_path / "games").open("w", encoding="utf-8") as out:
        for number in range(60):
            out.write(json.dumps(played("bofa", number)) + "\n")
    assert main(["bofa", str(tmp_path / "games"), str(tmp_path / "points.json")]) == 0
    found = json.loads((tmp_path / "points.json").read_text(encoding="utf-8"))
    assert [row["games"] for row in found["curve"]] == [12, 24, 48]
    assert found["shipped"] < found["curve"][0]["loss"]
