"""Table, perft, fuzz, golden games and bench."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kernel_fixtures import Flooded, Variant
from sample_game import GAME
from sample_game.state import Ford
from sample_game.table import FordTable
from westmarch.engine.bench import bench
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import ReplayError
from westmarch.engine.fuzz import fuzz
from westmarch.engine.game import checkout
from westmarch.engine.golden import header_of, main, playthrough
from westmarch.engine.journal import load_journal, read_journal
from westmarch.engine.perft import perft, split
from westmarch.engine.playing import UnknownScenario, position
from westmarch.engine.replaying import replay
from westmarch.engine.runner import advance, decide
from westmarch.engine.state import State

ROOT = checkout()
assert ROOT is not None
WEST = "feint0 parry1 rank4-24 rank5-32"
EAST = "feint2 parry3 rank4-25 rank5-33"


# Table


def test_a_scenario_is_a_journal() -> None:
    table = FordTable().hands(WEST, EAST).show("rank5-32", "rank5-33", dice=(6, 2)).do("pass").do("pass")
    again = replay(read_journal(table.session.journal.text()), GAME)
    assert again.state.points == table.g.points == [1, 0]  # type: ignore[attr-defined]


def test_scripted_dice_last_over_an_undo() -> None:
    table = FordTable().hands(WEST, EAST).do("play:rank5-32", seat="west").do("play:rank5-33", seat="east")
    table.session.undo(1, 1, {0})
    table.next("d6", 6, 6).do("play:rank5-33", seat="east")
    assert table.g.totals == [11, 11]


def test_a_table_finds_the_seat_or_asks_for_it() -> None:
    table = FordTable().hands(WEST, EAST).next("d6", 1, 1)
    table.do("play:rank5-32").do("play:rank5-33")
    table.expect_asked("east", "sample-ask-respond").do("pass")
    with pytest.raises(AssertionError, match="name a seat"):
        FordTable().question()


def test_a_table_passes_until_a_question() -> None:
    table = FordTable().hands(WEST, EAST).show("rank5-32", "rank5-33", dice=(1, 1))
    table.pass_until("sample-ask-exchange").expect_asked("east", "sample-ask-exchange")


@pytest.mark.parametrize(
    "expectation",
    [
        lambda t: t.expect_options("pass"),
        lambda t: t.expect_legal("trick:parry3"),
        lambda t: t.expect_refused("trick:feint2", "sample.tricks.from-hand"),
        lambda t: t.expect_refused("trick:parry3", "sample.tricks.from-hand"),
        lambda t: t.expect_asked("west", "sample-ask-respond"),
        lambda t: t.expect_asked("east", "sample-ask-choose"),
        lambda t: t.expect_log("sample-log-roll", die=5),
        lambda t: t.expect_log("sample-log-trick"),
        lambda t: t.expect_no_log("sample-log-roll"),
        lambda t: t.expect_over("sample-end-points", "east"),
    ],
)
def test_expectations_fail_when_they_should(expectation: Any) -> None:
    table = FordTable().hands(WEST, EAST).show("rank5-32", "rank5-33", dice=(1, 1))
    with pytest.raises(AssertionError):
        expectation(table)


# Perft


def start(scenario: str) -> State:
    g = position(GAME, {}, scenario, Chance(seed_of(0)))
    advance(g)
    return g


@pytest.mark.parametrize("scenario, counts", [("start", [4, 16, 112, 784]), ("match_point", [4, 16, 21, 147])])
def test_perft(scenario: str, counts: list[int]) -> None:
    assert [perft(start(scenario), depth) for depth in (1, 2, 3, 4)] == counts


def test_the_split_adds_up_and_names_the_options() -> None:
    g = start("start")
    before = g.dump()
    parts = split(GAME, g, 3)
    assert [code for code, _ in parts] == [GAME.notation.code(g, 0, option) for option in g.asks[0].listed]
    assert sum(count for _, count in parts) == perft(g, 3)
    assert g.dump() == before


def test_a_game_that_ends_early_has_no_longer_sequences() -> None:
    g = start("match_point")
    while g.asks:
        decide(g, g.asks[0].all_options()[0], g.asks[0].seat)
    assert (perft(g, 0), perft(g, 1), split(GAME, g, 2)) == (1, 0, [])


# Fuzz


@pytest.mark.parametrize("scenario", ["start", "match_point"])
def test_fuzzing_reaches_both_endings_and_writes_nothing(scenario: str, tmp_path: Path) -> None:
    reported: list[int] = []
    report = fuzz(GAME, {}, scenario, 25, 100, tmp_path, reported.append)
    assert (report.games, report.failures, reported) == (25, [], list(range(1, 26)))
    assert report.endings.keys() == (
        {"sample-end-points", "sample-end-deck"} if scenario == "start" else {"sample-end-points"}
    )
    assert list(tmp_path.iterdir()) == []


class Forgetful(Variant):
    """Says that something is wrong once somebody has two points."""

    def invariants(self, g: Ford) -> list[str]:
        return ["two points"] if max(g.points) >= 2 else []


def test_a_broken_invariant_is_written_down_and_replays(tmp_path: Path) -> None:
    report = fuzz(Forgetful(), {}, "start", 2, 0, tmp_path)
    assert len(report.failures) == 2
    assert "two points" in report.failures[0].problem
    file = report.failures[0].file
    assert file is not None
    assert max(replay(load_journal(file), GAME).state.points) == 2  # type: ignore[attr-defined]


def test_a_crash_is_written_down_with_the_decision_that_led_to_it(tmp_path: Path) -> None:
    report = fuzz(Flooded(), {}, "start", 1, 0, tmp_path)
    (failure,) = report.failures
    assert "the ford is flooded" in failure.problem
    assert failure.file is not None
    journal = load_journal(failure.file)
    with pytest.raises(ReplayError, match="the ford is flooded"):
        replay(journal, Flooded())
    assert replay(journal, GAME).state.round == 3  # type: ignore[attr-defined]


def test_an_endless_game_is_a_failure(tmp_path: Path) -> None:
    report = fuzz(GAME, {}, "start", 1, 0, tmp_path, limit=5)
    assert "goes on after 5 decisions" in report.failures[0].problem


def test_a_set_up_that_fails_is_reported(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr("westmarch.engine.fuzz.new_session", lambda *_: 1 // 0)
    report = fuzz(GAME, {}, "start", 1, 0, tmp_path)
    assert report.failures[0].file is None
    assert "ZeroDivisionError" in report.failures[0].problem


def test_an_unknown_scenario_is_named(tmp_path: Path) -> None:
    with pytest.raises(UnknownScenario, match="sample has no scenario 'mordor'; known: start, match_point"):
        fuzz(GAME, {}, "mordor", 1, 0, tmp_path)


# Golden games


def test_a_golden_game_reads_well() -> None:
    text = playthrough(GAME, {"game": "sample", "options": {}, "start": "match_point", "seed": 3})
    assert "1. The Ford (1) > Round 1 (2)\n   east: play:" in text
    assert "   | West rolls " in text
    assert text.splitlines()[-1].startswith("winners: ")
    assert header_of(text) == {"game": "sample", "options": {}, "start": "match_point", "seed": 3}


def test_golden_files_are_made_and_made_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.txt"
    assert main(["--new", "sample", "4", str(file)]) == 0
    made = file.read_text(encoding="utf-8")
    file.write_text(
        made.splitlines()[0] + "\n" + "\n".join(made.splitlines()[1:4]) + "\n\nold story\n", encoding="utf-8"
    )
    assert main([str(file)]) == 0
    assert file.read_text(encoding="utf-8") == made
    assert main([]) == 2
    assert "golden FILE" in capsys.readouterr().err


# Bench


def test_bench_measures_what_scripts_read() -> None:
    reported: list[float] = []
    report = bench(GAME, {}, 0.05, reported.append)
    assert report["decisions_per_s"] > report["turns_per_s"] > report["games_per_s"] > 0
    assert 0 < report["clone_us"] < 1000
    assert 100 < report["state_bytes"] < 2000
    assert isinstance(report["compiled"], bool)
    assert reported[-1] >= 0.05
