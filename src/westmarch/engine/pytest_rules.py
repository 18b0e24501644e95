"""A pytest plugin for ``@rule``: checks the marks and records which rules passing tests show.

A rule counts as tested when at least one collected test with its id passed and none failed. The record is
written only for games all of whose tests took part in the run; workers of xdist report to one place.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Generator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from westmarch.engine.coverage import fingerprint, tests_of, write_record
from westmarch.engine.errors import UnknownGame
from westmarch.engine.game import checkout, find_game
from westmarch.engine.rulebook import kernel_rulebook

PROPERTY = "westmarch-rules"
#: A call of this sort looks at something; ``expect_options``, ``pytest.raises``, ``assert_legal``.
_LOOKING = ("expect", "assert", "check", "raises", "must")


def rules_of(item: Any) -> list[str]:
    """The rule ids on a test, on its class and on its module."""
    return [rule_id for mark in item.iter_markers("rule") for rule_id in mark.args]


@cache
def problem_with(rule_id: Any) -> str:
    """What is wrong with a rule id; nothing if it stands in the rulebook."""
    if not isinstance(rule_id, str) or "." not in rule_id:
        return f"{rule_id!r} is not a rule id"
    game = rule_id.split(".")[0]
    try:
        known = rule_id in (kernel_rulebook() if game == "engine" else find_game(game).rulebook)
    except UnknownGame as unknown:
        return f"rule '{rule_id}': {unknown}"
    return "" if known else f"rule '{rule_id}' is not in the rulebook of {game}"


@cache
def looks_at_something(function: Any) -> bool:
    """Whether a test asserts anything, itself or in a function of its own module that it calls."""
    waiting, seen = [function], set()
    while waiting:
        one = waiting.pop()
        seen.add(one)
        try:
            tree = ast.parse(textwrap.dedent(inspect.getsource(one)))
        except (OSError, TypeError, SyntaxError):
            return True  # no source to judge by
        for node in ast.walk(tree):
            if isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant):
                return True
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name.startswith(_LOOKING):
                    return True
                called = getattr(one, "__globals__", {}).get(name)
                if inspect.isfunction(called) and called.__module__ == one.__module__ and called not in seen:
                    waiting.append(called)
    return False


class RulesPlugin:
    """One run: what is marked, what passed, what failed."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.passed: set[str] = set()
        self.failed: set[str] = set()
        #: Games with marked tests that were collected and then left out.
        self.left_out: set[str] = set()
        self.starting_prints: dict[str, str] = {}

    # Collection

    @pytest.hookimpl(wrapper=True)
    def pytest_pycollect_makeitem(self) -> Generator[None, Any, Any]:
        made = yield
        for item in made if isinstance(made, list) else [made]:
            if isinstance(item, pytest.Function):
                self._check(item)
        return made

    def _check(self, item: pytest.Function) -> None:
        ids = rules_of(item)
        problems = [problem for problem in map(problem_with, ids) if problem]
        if ids and not looks_at_something(item.function):
            problems.append("it claims to show a rule and asserts nothing")
        if problems:
            raise pytest.Collector.CollectError(f"{item.name}: {'; '.join(problems)}")
        if ids:
            item.user_properties.append((PROPERTY, ids))

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        # Tests without the mark may be left out: `-m rule` is a complete run.
        self.left_out |= {rule_id.split(".")[0] for item in items for rule_id in rules_of(item)}

    # Results

    def pytest_sessionstart(self) -> None:
        root = checkout()
        if root is not None and not self._is_worker():
            for game in self._games_covered(root):
                self.starting_prints[game] = fingerprint(root, game)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        properties: list[tuple[str, Any]] = list(report.user_properties)
        ids = {rule_id for name, value in properties if name == PROPERTY for rule_id in value}
        expected_failure = hasattr(report, "wasxfail")
        if report.failed or expected_failure:
            self.failed |= ids
        elif report.when == "call" and report.passed:
            self.passed |= ids

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.left_out |= set(getattr(node, "workeroutput", {}).get(PROPERTY, []))

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if self._is_worker():
            self.config.workeroutput[PROPERTY] = sorted(self.left_out)  # type: ignore[attr-defined]
            return
        root = checkout()
        stopped = session.shouldstop or session.shouldfail or exitstatus not in (0, 1)
        if root is None or stopped or self.config.option.collectonly:
            return
        for game, before in self.starting_prints.items():
            tested = {i for i in self.passed - self.failed if i.startswith(f"{game}.")}
            # Sources that changed during the run leave the record stale, as it should be.
            if game not in self.left_out:
                write_record(root, game, sorted(tested), before)

    def _is_worker(self) -> bool:
        return hasattr(self.config, "workerinput")

    def _games_covered(self, root: Path) -> list[str]:
        """Games whose whole test folder takes part in the run."""
        chosen = [(self.config.invocation_params.dir / arg).resolve() for arg in self.config.args]
        folders = [path for path in (root / "tests").iterdir() if path.is_dir()]
        games = [path.name for path in folders if _has_rulebook(path.name)]
        return [g for g in games if any(tests_of(root, g).resolve().is_relative_to(path) for path in chosen)]


def _has_rulebook(name: str) -> bool:
    try:
        find_game(name)
    except UnknownGame:
        return False
    return True


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules, by id, whose behaviour the test shows")
    config.pluginmanager.register(RulesPlugin(config), "westmarch-rules")
