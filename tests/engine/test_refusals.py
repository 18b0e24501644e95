"""What answers "why not?" forbids or limits: no rule that permits is ever named."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.choices import Distribution, Option, Selection, Subset
from westmarch.engine.conformance_choices import problem_of_choice
from westmarch.engine.decision import Ask
from westmarch.engine.game import Game, find_game
from westmarch.engine.refusals import NOT_OFFERED
from westmarch.engine.rulebook import Rule
from westmarch.engine.session import Session

GAMES = ("sample", "wotr", "bofa", "meccg", "tcg")


def refusing_rules(game: Game) -> dict[str, str]:
    """The rules that functions of a game give back as text, and all of its table of refusals, with their places."""
    found: dict[str, str] = {}
    for file in sorted(Path(game.folder).rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        if file.name == "refusals.py":  # tables of rules besides
            named = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
            found |= {value: file.name for value in named if isinstance(value, str) and game.rule(value) is not None}
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef) or "str" not in ast.unparse(function.returns or ast.Name("")):
                continue
            returns = [node.value for node in ast.walk(function) if isinstance(node, ast.Return) and node.value]
            for constant in [node for value in returns for node in ast.walk(value) if isinstance(node, ast.Constant)]:
                if isinstance(constant.value, str) and game.rule(constant.value) is not None:
                    found[constant.value] = f"{file.name}: {function.name}"
    return found


@pytest.mark.parametrize("name", GAMES)
def test_rules_that_refuse_forbid_or_limit(name: str) -> None:
    game = find_game(name)
    rules = refusing_rules(game)
    assert len(rules) > 3
    permitting = {}
    for rule_id, place in rules.items():
        rule = game.rule(rule_id)
        assert rule is not None
        if not rule.limits:
            permitting[rule_id] = place
    assert permitting == {}


def test_a_rule_that_permits_does_not_limit() -> None:
    assert not Rule("x", "", "rule", "You may move as many characters as you like.", "").limits
    assert Rule("x", "", "rule", "You may move only one character.", "").limits


def test_another_question_is_no_reason() -> None:
    """The rule of the present question does not speak of a verb that it does not offer."""
    session = Session.new(find_game("wotr"), {}, seed_of(1))
    ask = session.state.asks[0]
    assert not ask.speaks_of("extend")
    assert session.why_not(ask.seat, "yes") == NOT_OFFERED


class Flawed(Selection):
    """A choice that does as one of the kernel's does, but for what a class derived from it gets wrong."""

    def __init__(self, sound: Selection) -> None:
        super().__init__(sound.kind, sound.verb, sound.items, sound.least, sound.most, sound.low, sound.high)
        self.sound = sound

    def canonical(self, option: Option) -> Option:
        return self.sound.canonical(option)

    def legal(self, option: Option) -> bool:
        return self.sound.legal(option)

    def count(self) -> int:
        return self.sound.count()

    def at(self, index: int) -> Option:
        return self.sound.at(index)


class Ordered(Flawed):
    """It takes things only in the order in which they lie."""

    def canonical(self, option: Option) -> Option:
        return option


class Forgetful(Flawed):
    """It never offers its last option."""

    def count(self) -> int:
        return self.sound.count() - 1


THREE = Subset("group", [1, 2, 3], 3, 3)
AMOUNTS = Distribution("turn", [0, 1], [2, 2], 0, 4)


@pytest.mark.parametrize("pick", [Ordered(THREE), Forgetful(AMOUNTS)])
def test_a_choice_that_depends_on_order_or_hides_something_is_found(pick: Selection) -> None:
    game = find_game("wotr")
    g = game.start({}, Chance(seed_of(1)))
    ask = Ask(0, "wotr-ask-group", [], "chosen", pick=pick)
    g.asks = [ask]
    assert problem_of_choice(game, g, ask, Chance(seed_of(2)))


def test_kernel_choices_hold() -> None:
    game = find_game("wotr")
    g = game.start({}, Chance(seed_of(1)))
    for pick in (Subset("group", [1, 2, 3], 1, 3), AMOUNTS, Flawed(THREE), Flawed(AMOUNTS)):
        ask = Ask(0, "wotr-ask-group", [], "chosen", pick=pick)
        g.asks = [ask]
        assert problem_of_choice(game, g, ask, Chance(seed_of(2))) == ""
