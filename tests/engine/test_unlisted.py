"""The build makes loops of lists that are only gone through, and leaves everything else."""

from __future__ import annotations

import pytest

from westmarch.engine.unlisted import with_loops


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("any([card > 2 for card in cards])", "any(card > 2 for card in cards)"),
        ('all(["é" in x for x in xs])  # é', 'all("é" in x for x in xs)  # é'),
        ("sum([1 for c in [d for d in ds]])", "sum(1 for c in [d for d in ds])"),
        ("any([all([a for a in b]) for b in c])", "any(all(a for a in b) for b in c)"),
        ("any([\n    a\n    for a in b\n])", "any(\n    a\n    for a in b\n)"),
        ("any(found)", "any(_each for _each in found)"),
        ("sum(self.dice[2:9])", "sum(_each for _each in self.dice[2:9])"),
        ("sum([sum(a) for a in b])", "sum(sum(_each for _each in a) for a in b)"),
    ],
)
def test_a_list_that_is_only_gone_through_becomes_a_loop(before: str, after: str) -> None:
    assert with_loops(before, "westmarch.games.wotr.state") == after


@pytest.mark.parametrize(
    "text",
    [
        "any(a for a in b)",
        "sum([a for a in b], 0.0)",
        "max([a for a in b])",
        "any([a, b])",
        "any(a or b)",
        "sum(a, 1)",
        "g.any([a for a in b])",
    ],
)
def test_everything_else_stays(text: str) -> None:
    assert with_loops(text, "westmarch.games.wotr.state") == text


def test_sums_of_opponents_stay() -> None:
    text = "sum([a for a in b]) + sum(g.c)"
    assert with_loops(text, "westmarch.ai.wotr.mind") == text
    assert with_loops("any([a for a in b])", "westmarch.ai.wotr.mind") == "any(a for a in b)"
    assert with_loops("sum([1 for a in b])", "westmarch.ai.wotr.mind") == "sum(1 for a in b)"


def test_generators_give_the_same_answers() -> None:
    names = {"row": [3, 0, 4, 1], "g": type("G", (), {"row": [3, 0, 4, 1]})}
    for asked in (
        "any([n > 3 for n in row])",
        "all([n for n in row])",
        "sum([n * n for n in row])",
        "sum(row[1:3])",
        "all(g.row)",
    ):
        assert eval(with_loops(asked, "westmarch.engine.x"), names) == eval(asked, names)
