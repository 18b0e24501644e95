"""Odds on the command line: numbers for scripts, tables for people, one line for what cannot be."""

from __future__ import annotations

import doctest
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from westmarch.cli import main
from westmarch.engine.game import Game, checkout, known_games

Capture = pytest.CaptureFixture[str]

pytestmark = pytest.mark.skipif("wotr" not in known_games(), reason="the game is not installed")


def answer(capsys: Capture, *arguments: str) -> Any:
    assert main(["odds", "wotr", *arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def shown(capsys: Capture, *arguments: str) -> str:
    assert main(["odds", "wotr", *arguments]) == 0
    return capsys.readouterr().out


def test_a_battle_in_json(capsys: Capture) -> None:
    odds = answer(capsys, "battle", "5r1l", "3r1e1l")
    assert (round(odds["win"], 3), round(odds["loss"], 3), round(odds["both"], 3)) == (0.541, 0.4, 0.059)
    assert odds["attacker"][-1] == {"regulars": 0, "elites": 0, "chance": pytest.approx(odds["loss"] + odds["both"])}
    assert answer(capsys, "battle", "5/0/1", "3/1/1") == odds
    assert answer(capsys, "battle", "5R 1L", "1e 3r 1l") == odds


def test_a_battle_as_tables_in_both_languages(capsys: Capture) -> None:
    text = shown(capsys, "battle", "5r1l", "3r1e1l", "--lang", "en")
    assert "Field battle" in text
    assert "The attacker wins      54.14 %" in text
    assert "3 regulars, 1 elite " in text
    assert "Gana el atacante" in shown(capsys, "battle", "5r1l", "3r1e1l", "--lang", "es")


def test_the_options_of_a_battle_reach_the_odds(capsys: Capture) -> None:
    plain = answer(capsys, "battle", "5r1l", "3r1e1l")["win"]
    assert answer(capsys, "battle", "5r1l", "3r1e1l", "--city")["win"] < plain
    assert answer(capsys, "battle", "5r1l", "3r1e1l", "--sortie")["win"] == plain
    assert answer(capsys, "battle", "5r1l", "3r1e1l", "--rounds", "1")["undecided"] > 0
    assert answer(capsys, "battle", "5r1l", "3r1e1l", "--attacker-roll", "1")["win"] > plain
    assert answer(capsys, "battle", "5r1l", "3r1e1l", "--attacker-reroll", "1")["win"] > plain
    assert answer(capsys, "battle", "5r1l", "3r1e1l", "--defender-losses", "regulars-first")["win"] > plain
    assert answer(capsys, "battle", "5r1l", "3r1e1l0s")["win"] > plain  # no regular replaces the elite at once
    assert answer(capsys, "battle", "3r1l1c", "3r1e1l")["win"] > answer(capsys, "battle", "3r1l", "3r1e1l")["win"]


def test_a_siege(capsys: Capture) -> None:
    assert answer(capsys, "siege", "7r3e2l", "3r1e1l")["win"] > 0.3
    assert answer(capsys, "siege", "7r3e2l", "3r1e1l", "--extend", "never")["rounds"] == 1
    assert answer(capsys, "siege", "7r3e2l", "3r1e1l", "--rounds", "2")["rounds"] <= 2
    assert "Siege battle" in shown(capsys, "siege", "5r", "2r", "--lang", "en")


def test_a_hunt(capsys: Capture) -> None:
    odds = answer(capsys, "hunt", "--moves", "2", "--dice", "2", "--rerolls", "1", "--corruption", "3")
    assert sum(odds["corruption"].values()) == pytest.approx(1)
    assert min(int(points) for points in odds["corruption"]) == 3
    calm = answer(capsys, "hunt", "--dice", "5", "--pool", "0r,0r", "--companions", "strider")
    assert calm["corruption"] == {"0": pytest.approx(1)}
    lost = answer(capsys, "hunt", "--dice", "5", "--companions", "all", "--losses", "random", "--without", "3,2r,eye")
    assert lost["lost"]["1"] > 0
    assert "The hunt over 1 move" in shown(capsys, "hunt", "--lang", "en")


def test_mordor(capsys: Capture) -> None:
    odds = answer(
        capsys, "mordor", "--actions", "2,1", "--dice", "2,3", "--special", "shelob,phial", "--corruption", "4"
    )
    assert odds["arrived"] + odds["corrupted"] == pytest.approx(1)
    assert sum(odds["turns"].values()) == pytest.approx(odds["arrived"])
    assert answer(capsys, "mordor", "--step", "4", "--pool", "1,1")["turns"] == {"1": pytest.approx(1)}
    assert "Se alcanza la Grieta del Destino" in shown(capsys, "mordor", "--lang", "es")


@pytest.mark.parametrize(
    "arguments, problem",
    [
        (["battle", "5x", "3r"], "'5x' is not an army"),
        (["battle", "5r2r", "3r"], "'5r2r' is not an army"),
        (["battle", "5r"], "Missing argument 'DEFENDER'"),
        (["battle", "0r", "3r"], "at least one unit"),
        (["battle", "90r", "3r"], "no army has so many figures"),
        (["battle", "5r", "3r", "--rounds", "-1"], "--rounds"),
        (["battle", "5r", "3r", "--attacker-losses", "cowards"], "cowards"),
        (["siege", "5r", "6r"], "5 units at most"),
        (["hunt", "--moves", "x"], "not a valid integer"),
        (["hunt", "--moves", "-1"], "moves: -1 is not from 0 to 15"),
        (["hunt", "--rerolls", "4"], "re-rolls: 4"),
        (["hunt", "--companions", "frodo"], "no companion 'frodo'"),
        (["hunt", "--companions", "gimli,gimli"], "named twice"),
        (["hunt", "--without", "3,3,3,3"], "the pool has 3 tiles '3'"),
        (["hunt", "--pool", "7"], "no hunt tile '7'"),
        (["hunt", "--corruption", "12"], "corruption"),
        (["mordor", "--dice", "many"], "'many' is not a number"),
        (["mordor", "--step", "5"], "steps: 5"),
        (["mordor", "--special", "shelob,shelob"], "not so many tiles 'shelob'"),
        (["duel"], "No such command 'duel'"),
    ],
)
def test_what_cannot_be_is_one_line_and_exit_2(arguments: list[str], problem: str, capsys: Capture) -> None:
    assert main(["odds", "wotr", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert problem in captured.err
    assert captured.err.count("\n") == 1


def document() -> Path:
    root = checkout()
    assert root is not None
    return root / "docs" / "odds.md"


def test_the_commands_of_the_document_work(capsys: Capture) -> None:
    lines = [line.strip() for line in document().read_text(encoding="utf-8").splitlines()]
    commands = [line.split("   ")[0].split() for line in lines if line.startswith("westmarch odds wotr")]
    assert len(commands) >= 6
    for command in commands:
        assert main(command[1:]) == 0, command
    assert "%" in capsys.readouterr().out


def test_the_python_of_the_document_works() -> None:
    assert doctest.testfile(str(document()), module_relative=False).failed == 0


def test_a_game_without_odds_says_so(capsys: Capture) -> None:
    assert main(["odds", "sample", "battle"]) == 2
    assert "exact odds of sample (odds) are not there yet" in capsys.readouterr().err


def test_help_names_the_games_without_loading_them(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def load(name: str) -> Game:
        raise AssertionError(name)

    monkeypatch.setattr(sys.modules["westmarch.cli.odds"], "find_game", load)
    assert main(["odds", "--help"]) == 0
    assert "wotr" in capsys.readouterr().out
