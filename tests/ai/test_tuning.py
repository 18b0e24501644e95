"""Tuning: weights that lose are left behind, and nothing but the report is changed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from westmarch.ai import tuning
from westmarch.ai.bofa import weights
from westmarch.engine.bench import is_compiled

BASE: tuning.Weights = {"POINT": weights.POINT, "MARCH": weights.MARCH}


def test_weights_are_found_by_name() -> None:
    assert tuning.weights_of("bofa", ["POINT", "MARCH"]) == BASE
    assert set(BASE) < set(tuning.weights_of("bofa", []))
    with pytest.raises(SystemExit, match="bofa has no weight WALLS"):
        tuning.weights_of("bofa", ["WALLS"])


def test_a_tuple_is_scaled_as_a_whole() -> None:
    assert tuning.varied({"A": 2.0, "B": (1.0, 3.0)}, {"A": 0.0, "B": 0.0}) == {"A": 2.0, "B": (1.0, 3.0)}
    assert tuning.scaled((1.0, 3.0), 2.0) == (2.0, 6.0)


def test_each_side_plays_with_its_own_weights_and_the_module_is_left_alone() -> None:
    """Somebody to whom settlements and marches mean nothing loses most games."""
    indifferent: tuning.Weights = {"POINT": 0.0, "MARCH": (0.0, 0.0)}
    if is_compiled():
        with pytest.raises(SystemExit, match="WESTMARCH_PURE"):
            tuning.better("bofa", BASE, indifferent, range(1))
        return
    assert tuning.better("bofa", BASE, indifferent, range(6)) > 0.6
    assert tuning.better("bofa", BASE, BASE, range(2)) == 0.5
    assert BASE["POINT"] == weights.POINT and BASE["MARCH"] == weights.MARCH


def test_a_round_moves_towards_what_won(monkeypatch: pytest.MonkeyPatch) -> None:
    def more_is_better(name: str, one: tuning.Weights, other: tuning.Weights, numbers: range) -> float:
        return float(one["POINT"] > other["POINT"])  # type: ignore[operator]

    monkeypatch.setattr(tuning, "better", more_is_better)
    logs = {"POINT": 0.0, "MARCH": 0.0}
    for number in range(10):
        logs = tuning.one_round("bofa", BASE, logs, number)
    assert logs["POINT"] == pytest.approx(10 * tuning.STEP)
    assert abs(logs["MARCH"]) < 10 * tuning.STEP


def test_a_report_is_taken_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "better", lambda *_: 0.5)
    file = tmp_path / "tuned.json"
    file.write_text(json.dumps({"rounds": 7, "factors": {"POINT": 2.0}}))
    tuned = tuning.tune("bofa", file, 0.01, ["POINT"])
    assert tuned["POINT"] == pytest.approx(2 * weights.POINT)
    found = json.loads(file.read_text())
    assert found["rounds"] > 7 and found["factors"] == {"POINT": 2.0}
