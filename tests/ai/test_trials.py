"""Trials of options: what is tried, that they can be repeated, and what is made of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from westmarch.ai import trials
from westmarch.ai.trials import Tried


def first_of(name: str, rests: tuple[int, ...]) -> Tried:
    return next(trials.trials_of(name, 3, rests))


def test_a_question_is_tried_with_what_looks_best_first_and_always_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "ROUNDS", 2)
    monkeypatch.setattr(trials, "KEPT", 5)
    row = first_of("tcg", (0, 1))
    assert 2 <= len(row.options) == len(row.scores) == len(row.values) <= row.count
    assert row.scores[0] == max(row.scores)
    assert all([len(rounds) == 2 and all([len(judged) == 2 for judged in rounds]) for rounds in row.values])
    assert all([0 <= chance <= 1000 for rounds in row.values for judged in rounds for chance in judged])
    assert first_of("tcg", (0, 1)) == row


def test_what_trials_prefer_is_judged_by_other_trials(tmp_path: Path) -> None:
    def row(*values: list[list[int]]) -> Tried:
        return Tried(1, 0, "ask", 2, [0.5], [1.0, 0.0], [("stay",), ("go",)], list(values))

    # At the first rest the second option looks better in the round that chooses, at the last one worse.
    rows = [row([[100, 500], [100, 500]], [[200, 400], [200, 460]])]
    assert trials.gains(rows, 1) == [-40, 0]
    # Between equals the best-looking one is chosen.
    assert trials.gains([row([[100, 500], [0, 0]], [[100, 500], [0, 900]])], 1) == [0, 0]
    file = tmp_path / "trials.jsonl"
    file.write_text("".join([trials.line(each) for each in rows]), encoding="utf-8")
    assert trials.gains(trials.read(file), 1) == [-40, 0]
