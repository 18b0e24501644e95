"""The command line: what works, and one line for what does not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sample_game import GAME
from westmarch.cli import main
from westmarch.cli.common import default_language
from westmarch.engine import coverage
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import UnknownGame
from westmarch.engine.game import checkout, find_game, known_games
from westmarch.engine.playing import new_session, play_on
from westmarch.engine.session import Session
from westmarch.engine.text_position import read_position

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, and an English locale."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def played() -> Session:
    session = new_session(GAME, {}, "start", 6)
    for _ in play_on(session, Chance(seed_of(99))):
        pass
    return session


def output_of(capsys: Capture, *arguments: str) -> str:
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


# Reading


def test_games_json_has_the_fields_that_scripts_read(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("westmarch.cli.books.known_games", lambda: {"sample": "", "not_there_yet": ""})
    (found,) = json.loads(output_of(capsys, "games", "--json"))
    fields = {"game", "rules", "rules_tested", "cards", "cards_implemented", "levels"}
    assert found.keys() == fields
    assert (found["game"], found["rules"], found["levels"]) == (
        "sample",
        len(GAME.rulebook),
        ["random", "learner", "easy", "medium", "hard"],
    )
    assert "sample" in output_of(capsys, "games")


def test_rules_are_searched_in_the_language_asked_for(capsys: Capture) -> None:
    text = output_of(capsys, "rules", "sample", "feint", "--lang", "es")
    assert text == "sample.tricks.feint (3)\n    Una finta suma dos a tu total.\n"
    (found,) = json.loads(output_of(capsys, "rules", "sample", "feint", "--json"))
    assert found == {"id": "sample.tricks.feint", "ref": "3", "kind": "rule", "text": "A feint adds two to your total."}


def test_coverage_in_json(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    report = {"game": "sample", "total": 2, "tested": 1, "untested": ["sample.round.roll"]}
    monkeypatch.setattr(coverage, "coverage", lambda game, progress: report)
    assert json.loads(output_of(capsys, "rules", "sample", "--coverage", "--json")) == report
    text = output_of(capsys, "rules", "sample", "--coverage")
    assert text == "1 of 2 rules have a behaviour test that passes\n  untested: sample.round.roll\n"


def test_cards_come_in_the_language_asked_for(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = [
        {"id": "1", "name": "sample-card-feint", "type": "trick", "set": "a", "implemented": True, "text": "x"},
        {"id": "2", "name": "sample-card-parry", "type": "trick", "set": "a", "implemented": False, "text": "y"},
    ]
    monkeypatch.setattr(type(GAME), "cards", cards)
    (found,) = json.loads(output_of(capsys, "cards", "sample", "finta", "--lang", "es", "--json"))
    assert found == {**cards[0], "name": "Finta"}
    assert "2  Parry (not implemented)" in output_of(capsys, "cards", "sample")


def test_other_things_stand_among_the_cards(capsys: Capture) -> None:
    (bard,) = json.loads(output_of(capsys, "cards", "bofa", "character:bard", "--lang", "es", "--json"))
    assert (bard["name"], bard["type"], bard["set"]) == ("Bardo", "character", "reference")
    assert bard["text"].startswith("Movimiento 2")


@pytest.mark.parametrize("game", ["wotr", "bofa", "meccg", "tcg"])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_everything_listed_has_a_name_and_a_text(capsys: Capture, game: str, lang: str) -> None:
    listed = json.loads(output_of(capsys, "cards", game, "--lang", lang, "--json"))
    assert {sheet.thing for sheet in find_game(game).sheets} <= {card["id"] for card in listed}
    for card in listed:
        assert card["name"] and not card["name"].startswith(f"{game}-"), card
        assert not card["text"].startswith(f"{game}-"), card


def test_a_game_without_cards(capsys: Capture) -> None:
    assert json.loads(output_of(capsys, "cards", "sample", "--json")) == []


@pytest.mark.parametrize(
    "variables, language",
    [({}, "en"), ({"LANG": "es_ES.UTF-8"}, "es"), ({"LANG": "es_ES", "LC_ALL": "C"}, "en"), ({"LANG": "de_DE"}, "en")],
)
def test_the_language_is_the_locale_s(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert default_language() == language


# Tools


def test_bench_json(capsys: Capture) -> None:
    found = json.loads(output_of(capsys, "bench", "sample", "--seconds", "0.05", "--json"))
    for name in ("decisions_per_s", "games_per_s", "turns_per_s", "clone_us", "state_bytes", "compiled"):
        assert name in found
    assert "decisions_per_s" in output_of(capsys, "bench", "sample", "--seconds", "0.05", "--players", "2")


def test_bench_of_a_level(capsys: Capture) -> None:
    found = json.loads(output_of(capsys, "bench", "sample", "--seconds", "0.05", "--policy", "easy", "--json"))
    assert found["policy"] == "easy"
    assert 0 < found["decisions_per_s"] < 100_000  # random play is much faster


def test_a_bench_plays_with_what_the_game_is_measured_with(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("westmarch.engine.bench.bench", lambda game, options, *_: {"bidding": options["bidding"]})
    assert json.loads(output_of(capsys, "bench", "tcg", "--json"))["bidding"] == "no"
    assert json.loads(output_of(capsys, "bench", "tcg", "--json", "--option", "bidding=yes"))["bidding"] == "yes"


def test_options_of_a_game(capsys: Capture, somewhere: Path) -> None:
    """Values are written as they are shown, whether they are numbers, words or yes and no."""
    text = output_of(capsys, "fuzz", "meccg", "--games", "1", "--option", "decks=2", "--option", "weakest_link=True")
    assert text.startswith("1 games, ")
    two = ["match", "tcg", "random", "random", "--pairs", "1", "--json", "--option", "bidding=no"]
    assert json.loads(output_of(capsys, *two, "--option", "decks=towers", "--log", "log.jsonl"))["pairs"] == 1
    plan = json.loads((somewhere / "log.jsonl").read_text())["plan"]
    assert (plan["options"]["decks"], plan["options"]["bidding"]) == ("towers", "no")


def test_fuzz_counts_games_and_endings(capsys: Capture, somewhere: Path) -> None:
    text = output_of(capsys, "fuzz", "sample", "--games", "5", "--seed", "3", "--from", "match_point", "--players", "2")
    assert text.splitlines()[0].startswith("5 games, ")
    assert "Five points: the ford is won: 5" in text
    assert json.loads(output_of(capsys, "fuzz", "sample", "--games", "2", "--json"))["failures"] == []
    assert list(somewhere.iterdir()) == []


def test_fuzz_names_the_journal_of_a_failure(capsys: Capture, somewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "invariants", lambda self, g: ["flooded"] if g.round == 2 else [])
    assert main(["fuzz", "sample", "--games", "1"]) == 1
    captured = capsys.readouterr()
    (file,) = somewhere.iterdir()
    assert file.name in captured.err
    assert "flooded" in captured.err
    monkeypatch.undo()
    monkeypatch.chdir(somewhere)
    assert "Round 1 (2)" in output_of(capsys, "replay", file.name, "--lang", "en")


def test_perft_splits_and_sums(capsys: Capture) -> None:
    lines = output_of(capsys, "perft", "sample", "start", "2").splitlines()
    assert len(lines) == 5
    assert all(line.endswith(": 4") for line in lines[:4])
    assert lines[4] == "total: 16"


# Recorded games


@pytest.fixture
def recorded(somewhere: Path) -> Path:
    played().journal.save(somewhere / "game.jsonl")
    return somewhere / "game.jsonl"


def test_a_recorded_game_is_told(capsys: Capture, recorded: Path) -> None:
    text = output_of(capsys, "replay", str(recorded))
    drawn = [line for line in text.splitlines() if "draw" in line.lower()]
    assert drawn and all(line.endswith(("[West]", "[East]")) for line in drawn), "private lines say whose they are"
    assert text.startswith("1. The Ford (1) > Round 1 (2)\n")
    assert "[play:" in text
    spanish = output_of(capsys, "replay", str(recorded), "--lang", "es")
    assert spanish.startswith("1. El vado (1) > Ronda 1 (2)\n")


def test_one_moment_of_a_recorded_game(capsys: Capture, recorded: Path) -> None:
    text = output_of(capsys, "replay", str(recorded), "--at", "0")
    assert text.startswith(f"0 / {len(played().steps)}: The Ford (1) > Round 1 (2)\n   West: Choose a card in secret\n")
    text = output_of(capsys, "replay", str(recorded), "--at", "2")
    assert "   | Shown: " in text
    last = output_of(capsys, "replay", str(recorded), "--at", str(len(played().steps)))
    assert "The deck is exhausted" in last or "Five points" in last


def test_replay_writes_a_moment_as_a_text_position(capsys: Capture, recorded: Path) -> None:
    line = output_of(capsys, "replay", str(recorded), "--at", "2", "--position")
    game, _, g = read_position(line)
    assert g.dump() == played().steps[2].before.dump() | {"chance": g.chance.dump()}
    assert output_of(capsys, "perft", game.name, line, "1").count(":") > 1


def test_verification_says_what_it_checked(capsys: Capture, recorded: Path) -> None:
    lines = output_of(capsys, "replay", str(recorded), "--verify").splitlines()
    assert lines[0].startswith("the seed fits the commitment")
    assert "come from that seed" in lines[1]
    assert lines[2].startswith(f"{len(played().steps)} standing decisions are legal")
    assert lines[3].startswith("the game ends as recorded")


# What does not work says so in one line


@pytest.mark.parametrize(
    "arguments, problem",
    [
        (["bench", "chess"], "there is no game 'chess'; known: "),
        (["rules", "chess"], "there is no game 'chess'"),
        (["cards", "chess"], "there is no game 'chess'"),
        (["fuzz", "chess"], "there is no game 'chess'"),
        (["perft", "chess", "start", "1"], "there is no game 'chess'"),
        (["match", "chess", "a", "b"], "there is no game 'chess'"),
        (["fuzz", "sample", "--from", "mordor"], "sample has no scenario 'mordor'"),
        (["perft", "sample", "mordor", "1"], "sample has no scenario 'mordor'"),
        (["perft", "sample", "start", "none"], "is not a valid integer"),
        (["bench", "sample", "--players", "9"], "players is 9, allowed: 2"),
        (["bench", "sample", "--policy", "wizard"], "sample has no opponent 'wizard'"),
        (["bench", "sample", "--option", "decks"], "'decks' is no option; write NAME=VALUE"),
        (["match", "tcg", "easy", "easy", "--option", "colour=red"], "tcg has no option 'colour'"),
        (["fuzz", "tcg", "--option", "decks=red"], "tcg: decks is 'red', allowed: fellowship, towers"),
        (["tui", "--resume", "nothing.jsonl", "--option", "decks=red"], "leave --players and --option out"),
        (["bench", "sample", "--colour", "red"], "No such option"),
        (["bench"], "Missing argument 'GAME'"),
        (["conquer"], "No such command 'conquer'"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "sample", "--vs", "wizard"], "sample has no opponent 'wizard'; known: random"),
        (["play", "sample", "--seat", "north"], "sample has no seat 'north'; known: west, east"),
        (["tui", "chess"], "there is no game 'chess'"),
        (
            ["tui", "sample", "--vs", "wizard"],
            "sample has no opponent 'wizard'; known: random, learner, easy, medium, hard, human",
        ),
        (["tui", "sample", "--seat", "north"], "sample has no seat 'north'; known: west, east"),
        (["tui", "sample", "--players", "9"], "players is 9, allowed: 2"),
        (["tui", "--resume", "nothing.jsonl"], "nothing.jsonl cannot be read: No such file"),
        (["tui", "sample"], "needs a terminal"),
        (["serve", "--port", "0", "--database", "mysql://x"], "the database must be given as sqlite"),
        (["serve", "--port", "0", "--host", "no such host"], "there is no address"),
        (["match", "sample", "random", "wizard"], "sample has no opponent 'wizard'"),
        (["odds", "sample", "battle", "--json"], "not there yet"),
        (["replay", "nothing.jsonl"], "nothing.jsonl cannot be read: No such file"),
        (["replay", "."], "cannot be read"),
    ],
)
def test_a_problem_is_one_line_and_exit_2(arguments: list[str], problem: str, capsys: Capture, somewhere: Path) -> None:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert problem in captured.err
    assert captured.err.startswith("westmarch: ")
    assert captured.err.count("\n") == 1
    assert list(somewhere.iterdir()) == []


def edited(text: str, kind: str) -> str:
    lines = text.splitlines(keepends=True)
    header = json.loads(lines[0])
    match kind:
        case "foreign":
            return "1. e4 e5 2. Nf3\n"
        case "truncated":
            return text[: len(text) // 2]
        case "version":
            header["version"] = 7
        case "game":
            header["game"] = "chess"
        case "illegal":
            lines[2] = '["d", 0, "play:feint0,x"]\n'
        case "after the end":
            lines.append('["d", 0, "pass"]\n')
        case "commitment":
            header["commitment"] = "0" * 64
    return json.dumps(header) + "\n" + "".join(lines[1:])


@pytest.mark.parametrize(
    "kind, problem",
    [
        ("foreign", "is not a Westmarch journal"),
        ("truncated", "truncated"),
        ("version", "has version 7; this program reads version 1"),
        ("game", "there is no game 'chess'"),
        ("illegal", "record 2 (play:feint0,x)"),
        ("after the end", "a record after the end"),
        ("commitment", "does not fit the commitment"),
    ],
)
def test_a_bad_journal_is_named(kind: str, problem: str, capsys: Capture, recorded: Path) -> None:
    recorded.write_text(edited(recorded.read_text(encoding="utf-8"), kind), encoding="utf-8")
    assert main(["replay", str(recorded), "--verify"]) == 2
    captured = capsys.readouterr()
    assert problem in captured.err
    assert (captured.out, captured.err.count("\n")) == ("", 1)


def test_a_moment_that_never_was(capsys: Capture, recorded: Path) -> None:
    assert main(["replay", str(recorded), "--at", "999"]) == 2
    assert "there is no moment 999" in capsys.readouterr().err


def test_coverage_without_tests(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage, "checkout", lambda: None)
    assert main(["rules", "sample", "--coverage"]) == 2
    assert "needs a checkout with tests" in capsys.readouterr().err


def test_help_and_version(capsys: Capture) -> None:
    assert "perft" in output_of(capsys, "--help")
    assert main([]) == 2


# Where games are found


def test_the_sample_is_a_game_of_the_checkout_and_not_an_installed_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "sample" not in known_games()
    assert find_game("sample") is GAME
    monkeypatch.setattr("westmarch.engine.game.checkout", lambda: None)
    with pytest.raises(UnknownGame):
        find_game("sample")


def test_a_wheel_inside_a_checkout_is_not_the_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyproject.toml").write_text("", encoding="utf-8")
    for place, expected in (
        ("src/westmarch", tmp_path),
        ("build/compiled/westmarch", tmp_path),
        (".venv/lib/python3.11/site-packages/westmarch", None),
        ("lib/westmarch", None),
    ):
        monkeypatch.setattr("westmarch.engine.game.__file__", str(tmp_path / place / "engine" / "game.py"))
        assert checkout() == expected


def test_a_declared_game_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    places: dict[str, Any] = {"ghost": "westmarch.games.ghost:GAME"}
    monkeypatch.setattr("westmarch.engine.game.known_games", lambda: places)
    with pytest.raises(UnknownGame, match="'ghost' is declared but not there"):
        find_game("ghost")
