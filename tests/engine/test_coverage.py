"""The mark @rule, the plugin that watches it, and the record of coverage."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sample_game import GAME
from westmarch.engine import coverage
from westmarch.engine.game import checkout
from westmarch.engine.pytest_rules import RulesPlugin, looks_at_something, problem_with
from westmarch.engine.testing import rule

ROOT = checkout()
assert ROOT is not None

CONFTEST = """
from pathlib import Path
import westmarch.engine.pytest_rules
from westmarch.engine.game import development_games
development_games()
westmarch.engine.pytest_rules.checkout = lambda: Path(__file__).parent.parent
pytest_plugins = ["westmarch.engine.pytest_rules"]
"""

GOOD = """
from westmarch.engine.testing import rule
import pytest

@rule("sample.victory.five-points")
def test_passes():
    assert 1 + 1 == 2

@rule("sample.victory.deck")
def test_fails():
    assert 1 + 1 == 3

@rule("sample.victory.deck", "sample.round.order")
def test_passes_too():
    assert 1 + 1 == 2

@rule("sample.round.secret")
@pytest.mark.xfail
def test_expected_to_fail():
    assert 1 + 1 == 3

@rule("sample.round.roll")
@pytest.mark.skip
def test_skipped():
    assert 1 + 1 == 2

@rule("sample.round.score")
@pytest.mark.parametrize("n", [1, 2])
def test_one_of_two_fails(n):
    assert n == 1
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A checkout with tests of the sample game only."""
    folder = tmp_path / "tests" / "sample"
    folder.mkdir(parents=True)
    (tmp_path / "tests" / "conftest.py").write_text(CONFTEST, encoding="utf-8")
    (folder / "test_some.py").write_text(GOOD, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = -p no:cacheprovider\n", encoding="utf-8")
    return tmp_path


def run(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    variables.pop("PYTEST_ADDOPTS", None)
    command = [sys.executable, "-m", "pytest", *arguments]
    return subprocess.run(command, cwd=project, env=variables, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("workers", [[], ["-p", "xdist", "-n", "2"]], ids=["alone", "xdist"])
def test_only_rules_with_passing_tests_count(project: Path, workers: list[str]) -> None:
    result = run(project, *workers, "tests/sample")
    assert result.returncode == 1, result.stdout
    record = coverage.read_record(project, "sample")
    assert record is not None, result.stdout
    assert record["tested"] == ["sample.round.order", "sample.victory.five-points"]
    assert record["fingerprint"] == coverage.fingerprint(project, "sample")


@pytest.mark.parametrize(
    "arguments",
    [
        ["-k", "passes"],
        ["tests/sample/test_some.py"],
        ["-x"],
        ["-p", "xdist", "-n", "2", "-k", "passes"],
        ["--collect-only"],
    ],
    ids=["selected", "one-file", "stopped", "selected-xdist", "collected"],
)
def test_a_run_of_some_tests_leaves_no_record(project: Path, arguments: list[str]) -> None:
    run(project, *arguments)
    assert coverage.read_record(project, "sample") is None


NOTHING = "it claims to show a rule and asserts nothing"
#: What is said of a bad mark, and the test that bears it.
BAD = {
    "rule 'sample.no.such-rule' is not in the rulebook": '@rule("sample.no.such-rule")\ndef test_a():\n    assert a',
    "there is no game 'chess'": '@rule("chess.castling")\ndef test_a():\n    assert a == 1',
    f"test_b: {NOTHING}": '@rule("sample.round.roll")\ndef test_b():\n    print(1)',
    f"test_c: {NOTHING}": '@rule("sample.round.roll")\ndef test_c():\n    assert True',
    "'nonsense' is not a rule id": '@rule("nonsense")\nclass TestD:\n    def test_a(self):\n        assert a',
}


def test_a_bad_mark_fails_collection(project: Path) -> None:
    for number, body in enumerate(BAD.values()):
        source = f"from westmarch.engine.testing import rule\na = 1\n{body}\n"
        (project / "tests" / "sample" / f"test_bad_{number}.py").write_text(source, encoding="utf-8")
    result = run(project)
    assert result.returncode == 2
    assert [problem for problem in BAD if problem not in result.stdout] == []
    assert f"{len(BAD)} errors" in result.stdout
    assert "INTERNALERROR" not in result.stdout
    assert coverage.read_record(project, "sample") is None


def asserting_helper() -> None:
    assert GAME.name == "sample"


def test_what_counts_as_looking() -> None:
    def by_helper() -> None:
        asserting_helper()

    def by_table() -> None:
        table: Any = None
        table.expect_options("pass")

    def by_raises() -> None:
        with pytest.raises(ValueError):
            int("x")

    def by_nothing() -> None:
        len([])

    found = [looks_at_something(test) for test in (by_helper, by_table, by_raises, by_nothing)]
    assert found == [True, True, True, False]


def test_kernel_rules_can_be_marked() -> None:
    assert problem_with("engine.not-asked") == ""
    assert problem_with(3) == "3 is not a rule id"


# The report


@pytest.fixture
def recorded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "tests" / "sample").mkdir(parents=True)
    monkeypatch.setattr(coverage, "checkout", lambda: tmp_path)
    return tmp_path


def test_a_fresh_record_is_believed(recorded: Path) -> None:
    tested = ["sample.round.roll", "sample.gone.for-ever"]
    coverage.write_record(recorded, "sample", tested, coverage.fingerprint(recorded, "sample"))
    report = coverage.coverage(GAME)
    assert (report["total"], report["tested"]) == (len(GAME.rulebook), 1)
    assert len(report["untested"]) == report["total"] - 1
    assert "sample.round.roll" not in report["untested"]
    assert coverage.last_known(GAME) == 1


def test_a_stale_record_is_not_believed(recorded: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    coverage.write_record(recorded, "sample", [], coverage.fingerprint(recorded, "sample"))
    (recorded / "tests" / "sample" / "test_new.py").write_text("a = 1\n", encoding="utf-8")

    def again(root: Path, game: str, progress: Any) -> None:
        progress(100)
        coverage.write_record(root, game, ["sample.round.roll"], coverage.fingerprint(root, game))

    monkeypatch.setattr(coverage, "_run_tests", again)
    reported: list[int] = []
    assert coverage.coverage(GAME, reported.append)["tested"] == 1
    assert reported == [100]


def test_records_of_other_games_stay(recorded: Path) -> None:
    coverage.write_record(recorded, "wotr", ["wotr.a.b"], "x")
    coverage.write_record(recorded, "sample", [], "y")
    assert coverage.read_record(recorded, "wotr") == {"fingerprint": "x", "tested": ["wotr.a.b"]}


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"games": {"sample": 3}}', '{"games": {"sample": {}}}'])
def test_a_damaged_record_is_no_record(recorded: Path, text: str) -> None:
    (recorded / ".westmarch").mkdir()
    (recorded / coverage.RECORD).write_text(text, encoding="utf-8")
    assert coverage.read_record(recorded, "sample") is None
    coverage.write_record(recorded, "sample", [], "y")
    assert json.loads((recorded / coverage.RECORD).read_text(encoding="utf-8"))["games"]["sample"]["fingerprint"] == "y"


def test_without_a_checkout_or_tests_it_says_so(recorded: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (recorded / "tests" / "sample").rmdir()
    with pytest.raises(coverage.NoTests, match="no folder tests/sample"):
        coverage.coverage(GAME)
    monkeypatch.setattr(coverage, "checkout", lambda: None)
    with pytest.raises(coverage.NoTests, match="needs a checkout with tests"):
        coverage.coverage(GAME)
    assert coverage.last_known(GAME) is None


class Interrupted(subprocess.Popen[str]):
    """A run of tests that would last much longer than anybody waits."""

    started: list[Interrupted] = []

    def __init__(self, command: list[str], **more: Any) -> None:
        super().__init__([sys.executable, "-uc", "print('[ 10%]'); import time; time.sleep(600)"], **more)
        self.started.append(self)


def test_whoever_interrupts_the_tests_ends_them(recorded: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(percent: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(subprocess, "Popen", Interrupted)
    with pytest.raises(KeyboardInterrupt):
        coverage._run_tests(recorded, "sample", interrupt)
    assert Interrupted.started.pop().returncode not in (None, 0)


# What a wheel brings


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package outside any checkout, with sources of the sample game and the record of its tests."""
    source = tmp_path / "games" / "sample" / "rules.py"
    source.parent.mkdir(parents=True)
    source.write_text("a = 1\n", encoding="utf-8")
    record = {"fingerprint": coverage.source_fingerprint(tmp_path, "sample"), "tested": ["sample.round.roll"]}
    (tmp_path / coverage.SHIPPED).write_text(json.dumps({"games": {"sample": record}}), encoding="utf-8")
    monkeypatch.setattr(coverage, "checkout", lambda: None)
    monkeypatch.setattr(coverage, "PACKAGE", tmp_path)
    return source


def test_an_installed_package_tells_what_its_tests_showed(installed: Path) -> None:
    report = coverage.coverage(GAME)
    assert (report["total"], report["tested"]) == (len(GAME.rulebook), 1)
    assert coverage.last_known(GAME) == 1


def test_a_record_of_other_sources_is_not_believed(installed: Path) -> None:
    installed.write_text("a = 2\n", encoding="utf-8")
    assert coverage.last_known(GAME) is None
    with pytest.raises(coverage.NoTests, match="a wheel that brings their record"):
        coverage.coverage(GAME)


def test_what_is_shipped_is_what_the_tests_of_the_checkout_show(
    recorded: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    coverage.write_record(recorded, "sample", ["sample.round.roll"], coverage.fingerprint(recorded, "sample"))
    monkeypatch.setattr(coverage, "known_games", lambda: {"sample": "sample_game:GAME"})
    monkeypatch.setattr(coverage, "PACKAGE", recorded)
    coverage.ship(recorded / coverage.SHIPPED)
    record = coverage.shipped_record("sample")
    assert record is not None
    assert record["tested"] == ["sample.round.roll"]


# The plugin itself


def collected(request: pytest.FixtureRequest, function: Any) -> Any:
    """What the plugin hands on when pytest has made an item of a function."""
    hook = RulesPlugin(request.config).pytest_pycollect_makeitem()
    next(hook)
    item = pytest.Function.from_parent(request.node.parent, name=function.__name__, callobj=function)
    with pytest.raises(StopIteration) as made:
        hook.send([item, request.node.parent])
    return made.value.value[0]


def test_a_marked_test_carries_its_rules(request: pytest.FixtureRequest) -> None:
    @rule("sample.round.roll", "sample.round.order")
    def test_good() -> None:
        assert GAME.name == "sample"

    properties = collected(request, test_good).user_properties
    assert [sorted(ids) for _, ids in properties] == [["sample.round.order", "sample.round.roll"]]


def test_a_test_without_the_mark_carries_nothing(request: pytest.FixtureRequest) -> None:
    def test_plain() -> None:
        print(1)

    assert collected(request, test_plain).user_properties == []


def test_a_mark_on_nothing_is_refused_as_soon_as_it_is_found(request: pytest.FixtureRequest) -> None:
    @rule("sample.round.roll")
    def test_empty() -> None:
        print(1)

    with pytest.raises(pytest.Collector.CollectError, match=NOTHING):
        collected(request, test_empty)
