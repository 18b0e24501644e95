"""Strengths shown to people are those of the results."""

from __future__ import annotations

import json
from pathlib import Path

from westmarch.ai.strengths import FILE, as_strengths, strengths_of
from westmarch.ai.table import between_marks, sections

RESULTS = Path(__file__).parents[2] / "docs" / "results.md"

SECTION = """
### sample: matches

| level | rating |
| --- | --- |
| random | 0 |
| easy | 500 |
| hard@0.1s | 901 |
| hard@30n | 890 |
"""


def test_a_level_counts_with_its_best_budget() -> None:
    assert as_strengths(sections(SECTION)) == {"sample": {"random": 0, "easy": 500, "hard": 901}}


def test_the_data_file_says_what_the_results_say() -> None:
    results = sections(between_marks(RESULTS.read_text(encoding="utf-8")))
    assert json.loads(FILE.read_text(encoding="utf-8")) == as_strengths(results)


def test_levels_are_told_apart_by_a_hundred_points_and_more() -> None:
    for game in ("wotr", "bofa", "meccg", "tcg"):
        easy, medium, hard = [strengths_of(game)[level] for level in ("easy", "medium", "hard")]
        assert 0 < easy < medium - 100 < hard - 200
    assert strengths_of("nothing") == {}
