"""Matches: pairs, logs that go on where they stopped, the command and the table."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from westmarch.ai import match_log, table
from westmarch.ai.match import Played, checked_plan, play_match, seats_of_a
from westmarch.ai.match_log import BadLog, read_rows
from westmarch.ai.policy import Seen
from westmarch.ai.rankers import Easy
from westmarch.ai.rating import until_decided
from westmarch.cli import main
from westmarch.engine.chance import Chance
from westmarch.engine.decision import Option
from westmarch.engine.errors import WestmarchError
from westmarch.engine.state import State


def test_failures_and_long_thoughts_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A guard answers for a level that fails, but a match does not keep quiet about it."""

    def fail(self: Easy, seen: Seen, g: State, chance: Chance) -> list[Option]:
        time.sleep(0.002)
        raise ZeroDivisionError

    monkeypatch.setattr(Easy, "rank", fail)
    assert main(["match", "sample", "easy", "random", "--pairs", "1", "--json"]) == 0
    reported = json.loads(capsys.readouterr().out)
    assert reported["failures"] > 1
    assert reported["longest_ms"]["a"] >= 2 > reported["longest_ms"]["b"]
    assert main(["match", "sample", "random", "random", "--pairs", "1"]) == 0
    assert "thoughts that failed: 0" in capsys.readouterr().out


def test_the_sides_are_swapped_within_a_pair() -> None:
    assert seats_of_a(2, 0) == {0}
    assert seats_of_a(2, 1) == {1}
    assert seats_of_a(4, 0) == {0, 1}
    plan = checked_plan("sample", {}, "random", "random", 3)
    pair = next(iter(play_match(plan, 1)))
    assert [game.half for game in pair] == [0, 1]
    assert [game.pair for game in pair] == [0, 0]


def test_the_same_seed_gives_the_same_games() -> None:
    plan = checked_plan("sample", {}, "easy", "random", 3)
    runs = [[(g.ending, g.winners, g.decisions) for pair in play_match(plan, 2) for g in pair] for _ in range(2)]
    assert runs[0] == runs[1]


def test_a_log_is_taken_up_again(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    plan = checked_plan("sample", {}, "random", "random", 3)
    first = list(play_match(plan, 2, log=log))
    again = list(play_match(plan, 3, log=log))
    assert again[:2] == first
    assert len(log.read_text(encoding="utf-8").splitlines()) == 3
    other = checked_plan("sample", {}, "random", "random", 4)
    list(play_match(other, 1, log=log))
    assert len(log.read_text(encoding="utf-8").splitlines()) == 4
    log.write_text("no log\n", encoding="utf-8")
    with pytest.raises(WestmarchError, match="not a log of matches"):
        list(play_match(plan, 1, log=log))


def test_a_half_written_line_is_played_again(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    plan = checked_plan("sample", {}, "random", "random", 3)
    first = list(play_match(plan, 3, log=log))
    whole = log.read_bytes()
    log.write_bytes(whole[:-20])
    again = list(play_match(plan, 3, log=log))
    assert [pair[0].ending for pair in again] == [pair[0].ending for pair in first]
    assert [row["games"][0]["pair"] for row in read_rows(log)] == [0, 1, 2]
    assert again[:2] == first[:2]
    log.write_bytes(whole[:10])
    assert len(list(play_match(plan, 1, log=log))) == 1


def test_pairs_of_another_program_are_not_mixed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log, page = tmp_path / "log.jsonl", tmp_path / "opponents.md"
    plan = checked_plan("sample", {}, "random", "random", 3)
    list(play_match(plan, 1, log=log))
    (row,) = read_rows(log)
    assert set(row["made"]) == {"package", "rules", "opponents", "speed"}
    monkeypatch.setattr(match_log, "opponents_fingerprint", lambda game: "other")
    with pytest.raises(BadLog, match=r"log.jsonl holds pairs of another program \(opponents"):
        list(play_match(plan, 2, log=log))
    other = tmp_path / "other.jsonl"
    list(play_match(plan, 1, log=other))
    page.write_text(f"{table.BEGIN}\n{table.END}\n", encoding="utf-8")
    with pytest.raises(BadLog, match=r"other.jsonl holds pairs of another program"):
        table.main([str(page), str(log), str(other)])


def test_weights_count_for_the_fingerprint(tmp_path: Path) -> None:
    (tmp_path / "weights.npz").write_bytes(b"1")
    before = match_log._fingerprint(tmp_path, tmp_path)
    match_log._fingerprint.cache_clear()
    (tmp_path / "weights.npz").write_bytes(b"2")
    assert match_log._fingerprint(tmp_path, tmp_path) != before


KILLER = """
import os, signal
from pathlib import Path

class Killer:
    def choose(self, seen, chance):
        mark = Path("killed")
        times = len(mark.read_text()) if mark.exists() else 0
        if times < int(os.environ["KILLS"]):
            mark.write_text("x" * (times + 1))
            os.kill(os.getpid(), signal.SIGKILL)
        print("a bot that talks")
        return seen.ask.sample(chance)
"""


@pytest.mark.parametrize(("kills", "ends"), [(1, 0), (9, 2)])
def test_a_killed_worker_is_replaced(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    kills: int,
    ends: int,
) -> None:
    """The pair that its worker died over is played again; if workers die again and again, that is said."""
    (tmp_path / "killerbot.py").write_text(KILLER, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("KILLS", str(kills))
    command = ["match", "sample", "killerbot:Killer", "random", "--pairs", "3", "--jobs", "2", "--log", "log", "--json"]
    assert main(command) == ends
    reported = capfd.readouterr()
    if ends:
        assert "workers were killed 4 times; 3 pairs are missing" in reported.err
        assert "Traceback" not in reported.err
        return
    assert "a worker was killed" in caplog.text
    assert json.loads(reported.out)["pairs"] == 3  # and nothing else, though the bot has talked
    assert "a bot that talks" in reported.err
    assert sorted(row["games"][0]["pair"] for row in read_rows(Path("log"))) == [0, 1, 2]


def test_the_command_gives_the_fields_that_scripts_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "sample", "easy", "random", "--pairs", "2", "--json", "--jobs", "2", "--players", "2"]) == 0
    reported = json.loads(capsys.readouterr().out)
    assert {"elo", "elo_low", "elo_high", "pairs", "a", "b", "by_side", "by_route"} <= reported.keys()
    assert (reported["a"], reported["b"], reported["pairs"]) == ("easy", "random", 2)
    assert set(reported["by_side"]) == {"west", "east"}
    assert sum(reported["by_route"].values()) == 4


def test_a_match_stops_when_the_test_has_decided(capsys: pytest.CaptureFixture[str]) -> None:
    """Only whole runs of pairs from the first one count: short games must not come before long ones."""
    command = ["match", "sample", "random", "random", "--pairs", "2000", "--jobs", "2", "--stop", "--json"]
    assert main(command) == 0
    reported = json.loads(capsys.readouterr().out)
    assert reported["sprt"]["verdict"] in ("accepted", "rejected")
    assert reported["pairs"] < 2000
    late = [[Played(pair, half, 1.0, "", [], 1, 1, 0, 0) for half in (0, 1)] for pair in (1, 2, 3)]
    assert list(until_decided(iter(late * 40))) == []


def test_the_command_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "sample", "random", "random", "--pairs", "2"]) == 0
    reported = capsys.readouterr().out
    assert reported.startswith("random against random: 2 pairs")
    assert "random as west" in reported


def test_a_cluster_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "sample", "random", "random", "--ray", "auto"]) == 2
    assert "cluster" in capsys.readouterr().err


def test_the_table_is_written_between_its_marks(tmp_path: Path) -> None:
    log, page = tmp_path / "log.jsonl", tmp_path / "opponents.md"
    list(play_match(checked_plan("sample", {}, "easy", "random", 3), 2, log=log))
    page.write_text(f"before\n{table.BEGIN}\nold\n{table.END}\nafter\n", encoding="utf-8")
    assert table.main([str(page), str(log)]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")
    assert "old" not in text
    assert "| easy - random | 2 |" in text
    assert "westmarch match sample easy random --pairs 2 --seed 3" in text
    assert "| random | 0 |" in text
    assert table.main([]) == 2


def test_the_table_keeps_the_sections_of_other_games() -> None:
    text = f"a\n{table.BEGIN}\n\n### one: matches\n\nold\n\n### two: matches\n\nstays\n\n{table.END}\nz\n"
    text = table.written(text, "### one: matches\n\nnew\n")
    assert "old" not in text
    assert text.index("new") < text.index("stays") < text.index("z")
