"""The bench of everything: its figures, its ratios and the table that it writes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sample_game import GAME
from westmarch.ai.speed import BEGIN, END, FIGURES, main, measured, with_ratios


def test_every_figure_is_measured_and_compared() -> None:
    found = measured(GAME, GAME.checked({}), 0.05)
    (row,) = with_ratios(found, [found])
    assert row["ratio_to_sample"] == 1.0
    assert all(row[name] > 0 for name in FIGURES)
    doubled = {name: 2 * value if isinstance(value, (int, float)) else value for name, value in found.items()}
    assert with_ratios(found, [doubled])[0]["ratio_to_sample"] == pytest.approx(2.0)


def test_the_table_is_written_between_its_marks(tmp_path: Path) -> None:
    row = {"game": "sample"} | dict.fromkeys(FIGURES, 1234)
    for name in ("pure.json", "compiled.json"):
        (tmp_path / name).write_text(json.dumps([row]), encoding="utf-8")
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", encoding="utf-8")
    assert main([str(page), str(tmp_path / "pure.json"), str(tmp_path / "compiled.json")]) == 0
    text = page.read_text(encoding="utf-8")
    assert "| clone, microseconds | 1,234 / 1,234 |" in text
    assert text.startswith("before\n") and text.endswith("\nafter\n") and "old" not in text
    assert main([]) == 2
