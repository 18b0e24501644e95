"""The rulebook as data."""

from __future__ import annotations

from pathlib import Path

import pytest

from sample_game import GAME
from westmarch.engine import refusals
from westmarch.engine.game import checkout
from westmarch.engine.rulebook import Rule, Rulebook, ids_in_sources, kernel_rulebook

ROOT = checkout()
assert ROOT is not None
BOOKS = sorted([*ROOT.glob("src/westmarch/**/rulebook.toml"), *ROOT.glob("tests/*/rulebook.toml")])


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.parent.name)
def test_every_rulebook_is_complete_in_both_languages(path: Path) -> None:
    book = Rulebook.load(path)
    assert len(book) > 0
    for rule in book.rules:
        assert rule.id.count(".") >= 1, rule.id
        assert rule.ref, rule.id
        assert rule.kind, rule.id
        assert len(rule.en) > 8, rule.id
        assert len(rule.es) > 8, rule.id
        assert rule.en != rule.es, rule.id
        assert rule.text("es") == rule.es


def test_every_id_in_the_sources_of_the_sample_exists() -> None:
    found = ids_in_sources(GAME.folder, "sample")
    assert len(found) >= 8
    assert [rule_id for rule_id in found if rule_id not in GAME.rulebook] == []


def test_every_kernel_refusal_has_a_rule() -> None:
    found = [refusals.NOT_ASKED, refusals.NOT_OFFERED, refusals.GAME_OVER, "engine.undo-nothing", "engine.undo-consent"]
    assert [rule_id for rule_id in found if rule_id not in kernel_rulebook()] == []
    assert GAME.rule(refusals.NOT_ASKED) == kernel_rulebook()[refusals.NOT_ASKED]
    assert GAME.rule("sample.nothing") is None


def test_unknown_ids_in_sources_are_found_with_their_place(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text('A = 1\nB = "sample.no.such-rule"\nC = "sample"\n', encoding="utf-8")
    assert ids_in_sources(tmp_path, "sample") == {"sample.no.such-rule": ["rules.py:2"]}


def test_search_finds_every_word_in_either_language_without_accents() -> None:
    assert [rule.id for rule in GAME.rulebook.search("capitán cinco")] == ["sample.victory.five-points"]
    assert [rule.id for rule in GAME.rulebook.search("CAPITAN five")] == ["sample.victory.five-points"]
    assert GAME.rulebook.search("nazgul") == []
    assert GAME.rulebook.search("") == GAME.rulebook.rules


def test_an_id_stands_once() -> None:
    rule = Rule("a.b", "1", "rule", "one", "uno")
    with pytest.raises(ValueError, match=r"rule ids stand twice: a\.b"):
        Rulebook([rule, rule])
