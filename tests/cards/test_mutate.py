"""Definitions with one thing changed, and the command that asks whether a test sees it."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from westmarch.cards.mutate.index import reads_texts
from westmarch.cards.mutate.mutants import COST, LIMIT, NUMBER, TARGET, mutants
from westmarch.cards.mutate.pool import drawn, pool_of
from westmarch.cards.nodes import ALL, Ability, Act, Cond, Mod, Num, Sel, Seq
from westmarch.cards.nodes import Test as Is
from westmarch.engine.game import checkout
from westmarch.games.tcg.cards.speech.texts import text_of

ELF_COMPANION = Sel((Is("race", "elf"), Is("type", "companion")))


class Sure:
    """One of a kind is only the card itself, and all Elves are companions."""

    def is_one(self, sel: Sel) -> bool:
        return sel.tests[0].name == "self"

    def tells_apart(self, sel: Sel, place: int, kind: str, word: str) -> bool:
        return (kind, word, sel.tests[place].name) != ("verb", "heal", "type")

    def counts(self, node: Cond | Act) -> bool:
        return True

    def asks(self, cond: Cond) -> bool:
        return True


def changes(ability: Ability) -> list[tuple[str, str]]:
    return [(mutant.kind, mutant.what) for mutant in mutants((ability,), Sure())]


def test_numbers_targets_and_costs_are_changed() -> None:
    found = changes(Ability("action", cost=Act("exert", ELF_COMPANION), effect=Act("draw", amount=2), limit=2))
    assert (NUMBER, "effect: amount 2 -> 3") in found and (NUMBER, "effect: amount 2 -> 1") in found
    assert (TARGET, "cost: count 1 -> 2") in found and (TARGET, "cost.who: type companion left out") in found
    assert (COST, "cost left out") in found
    assert [what for kind, what in found if kind == LIMIT] == ["limit 2 -> 3", "limit 2 -> 1", "limit 2 left out"]


def test_conditions_and_limits_are_changed() -> None:
    need = Cond("spot", ELF_COMPANION, 3)
    found = changes(Ability("static", needs=(need,), mod=Mod("strength", None, Num("count", ELF_COMPANION, most=4))))
    assert {"spot left out", "needs[0]: amount 3 -> 4", "needs[0]: spot turned around"} <= {what for _, what in found}
    assert (LIMIT, "mod.amount: most 4 left out") in found


def test_only_one_thing_is_changed_and_the_rest_of_the_card_stays() -> None:
    both = (Ability("event", effect=Seq(Act("draw"), Act("wound", ELF_COMPANION, ALL))), Ability("bearer"))
    [all_to_one] = [m for m in mutants(both, Sure()) if m.what.endswith("count all -> 1")]
    changed = all_to_one.among(both)
    assert changed[1] == both[1] and changed[0].effect == Seq(Act("draw"), Act("wound", ELF_COMPANION, 1))
    assert both[0].effect == Seq(Act("draw"), Act("wound", ELF_COMPANION, ALL))


def test_of_one_card_no_number_is_changed() -> None:
    assert changes(Ability("action", cost=Act("discard", Sel((Is("self"),))))) == [
        (COST, "cost left out"),
        (NUMBER, "cost: amount 1 -> 2"),
    ]


def test_where_there_is_one_card_nobody_chooses() -> None:
    def chosen(who: Sel) -> list[str]:
        return [what for _, what in changes(Ability("event", effect=Act("wound", who, by="opponent"))) if "by" in what]

    assert chosen(ELF_COMPANION) == ["effect: by opponent -> you"] and chosen(Sel((Is("self"),))) == []


def test_what_goes_without_saying_is_not_left_out() -> None:
    def left_out(verb: str) -> list[str]:
        return [what for _, what in changes(Ability("event", effect=Act(verb, ELF_COMPANION))) if "left out" in what]

    assert left_out("wound") == ["effect.who: race elf left out", "effect.who: type companion left out"]
    assert left_out("heal") == ["effect.who: race elf left out"]


def test_the_seed_makes_the_order() -> None:
    def first(seed: int) -> list[str]:
        return [str(change) for change, _ in zip(drawn(pool_of("meccg"), seed), range(20), strict=False)]

    assert first(1) == first(1) != first(2)


def uses_words() -> str:
    return text_of.__name__


def test_a_test_that_reads_texts_is_none_of_behaviour() -> None:
    def reads() -> None:
        assert uses_words()

    def plays() -> None:
        assert changes(Ability("bearer")) == []

    assert isinstance(reads, FunctionType) and isinstance(plays, FunctionType)
    assert reads_texts(reads) and not reads_texts(plays)


@pytest.mark.parametrize("stories", ["tcg.cards.test_stories", "meccg.cards.test_stories"])
def test_stories_of_cards_are_tests_of_behaviour(stories: str) -> None:
    """They are text, but what they tell is play."""
    assert not reads_texts(import_module(stories).test_a_story_is_told_as_before)


STORY = """
from tcg.board import Board

def test_axe_strike() -> None:
    board = Board(at=2).fellowship("1_13", "1_50").minions("1_143").hand(0, "1_3").fight("1_13", "1_143")
    board.take("play", "1_3")
    assert board.strength("1_13") == 8
"""


def tried(tmp_path: Path, *arguments: str) -> dict[str, Any]:
    """What the command says of a card that one story is told about."""
    root = checkout()
    assert root is not None
    (tmp_path / "conftest.py").write_text(f"import sys\nsys.path.insert(0, {str(root / 'tests')!r})\n")
    (tmp_path / "test_story.py").write_text(STORY)
    command = [sys.executable, "-m", "westmarch.cards.mutate", "tcg", "--json", *arguments, "--tests", str(tmp_path)]
    found: dict[str, Any] = json.loads(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
    return found


def test_what_a_story_sees_dies_and_what_it_does_not_see_is_told(tmp_path: Path) -> None:
    found = tried(tmp_path, "--card", "Axe Strike", "--sample", "100")
    unseen = [one["changed"] for one in found["only_text_saw"]]
    assert "effect.nodes[1].other: amount 2 -> 3" not in unseen and found["killed"] >= 2
    assert "effect.nodes[1].node: amount 3 -> 4" in unseen, "the story has no axe in it"
    assert found["tried"] == found["killed"] + found["killed_by_text"] + len(found["survived"])
    assert found["killed_by_text"] == len(unseen) and found["only_text_saw"][0]["name"] == "Axe Strike"


def test_what_changes_nothing_is_told(tmp_path: Path) -> None:
    """To discard a card has no amount, and no text says one: it is not tried."""
    found = tried(tmp_path, "--card", "Mithril-coat", "--sample", "100")
    assert found["killed"] == 0 < found["tried"], "the story does not name it"
    assert tried(tmp_path, "--card", "Gimli's Helm")["equivalent"] > 0
