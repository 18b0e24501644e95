"""Tables without a screen: who plays, long lists of options, codes, saving, opponents, other games."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import pytest

from sample_game import GAME
from tui.driving import Driver, app_of, drive, table_of
from westmarch.cli import main
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Ask, Option, Subset
from westmarch.engine.errors import BadOptions, JournalError
from westmarch.engine.game import find_game
from westmarch.tui import choices as listing
from westmarch.tui.codes import hints
from westmarch.tui.opponents import Opponents
from westmarch.tui.players import seated
from westmarch.tui.saved import fresh_file, load, note_of, save
from westmarch.tui.words import Words

BOFA = find_game("bofa")
OPTIONS = {"players": 2}


def test_who_plays() -> None:
    assert seated(GAME, OPTIONS, None, None) == ["human", "random"]
    assert seated(GAME, OPTIONS, "random", "east") == ["random", "human"]
    assert seated(GAME, OPTIONS, "human", None) == ["human", "human"]
    with pytest.raises(BadOptions, match="no seat 'north'"):
        seated(GAME, OPTIONS, None, "north")
    with pytest.raises(BadOptions, match="no opponent 'wizard'"):
        seated(GAME, OPTIONS, "wizard", None)


def test_a_very_long_list_is_cut_and_a_filter_finds_the_rest() -> None:
    g = GAME.start(OPTIONS, Chance(seed_of(1)))
    ask = Ask(0, "sample-ask-exchange", [], "x", pick=Subset("exchange", list(range(40)), 0, 2))
    words = Words(GAME, OPTIONS, "en")
    found, left = listing.choices(words, g, ask)
    assert len(found) == listing.LISTED and left == ask.count() - listing.LISTED
    found, left = listing.choices(words, g, ask, "rank5-38,rank5-39")
    assert [choice.code for choice in found] == ["exchange:rank5-38,rank5-39"] and left == 0


@pytest.mark.parametrize(
    "typed, found",
    [
        ("ex", ["exchange:<card*>"]),
        ("play:feint", ["play:feint0", "play:feint2", "play:feint4", "play:feint6"]),
        ("exchange:feint0,parry1", ["exchange:feint0,parry1"]),
        ("conquer:", []),
        ("play:feint0:x", []),
    ],
)
def test_hints_go_on_from_what_is_typed(typed: str, found: list[str]) -> None:
    assert hints(GAME.notation, typed) == found


def test_a_file_name_that_is_free(tmp_path: Path) -> None:
    first = fresh_file("sample", tmp_path)
    first.touch()
    assert fresh_file("sample", tmp_path) != first


def test_what_cannot_be_taken_up_says_so(tmp_path: Path) -> None:
    table = table_of(GAME, tmp_path, "human", "random")
    save(table)
    with pytest.raises(JournalError, match="is a game of sample, not of bofa"):
        load(table.file, None, None, BOFA)
    note = note_of(table.file)
    note.write_text(json.dumps({"seed": "00" * 16, "players": ["human", "random"]}))
    with pytest.raises(JournalError, match="seed does not fit"):
        load(table.file, None, None, None)
    for damaged in ("{", "[]", '{"seed": 1}'):
        note.write_text(damaged)
        with pytest.raises(JournalError, match="without it the journal goes on"):
            load(table.file, None, None, None)


def test_the_command_line_may_change_who_plays(tmp_path: Path) -> None:
    table = table_of(GAME, tmp_path, "human", "random")
    save(table)
    assert load(table.file, "human", None, None).players == ["human", "human"]
    assert load(table.file, None, "east", GAME).players == ["random", "human"]


def test_an_opponent_sees_a_position_dealt_anew_and_thinks_elsewhere() -> None:
    g = GAME.start(OPTIONS, Chance(seed_of(1)))
    answered: list[tuple[str, str]] = []
    done = threading.Event()

    def answer(code: str) -> None:
        answered.append((code, threading.current_thread().name))
        done.set()

    Opponents(GAME, ["human", "random"]).think(g, 1, answer)
    assert done.wait(20)
    ((code, thread),) = answered
    assert thread == "opponent-1"
    assert GAME.notation.parse(g, 1, code) in g.asks[1].listed


def test_an_opponent_that_fails_decides_at_random() -> None:
    class Broken:
        def choose(self, seen: Any, chance: Any) -> Option:
            raise ValueError("a defect")

    g = GAME.start(OPTIONS, Chance(seed_of(1)))
    opponents = Opponents(GAME, ["human", "random"])
    opponents.policies[1] = Broken()
    assert GAME.notation.parse(g, 1, opponents.choice(g, 1)) in g.asks[1].listed


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_battle_of_five_armies_by_keys(lang: str, tmp_path: Path) -> None:
    async def story(driver: Driver) -> None:
        for _ in range(15):
            assert driver.options()
            await driver.press("1")
        assert len(driver.table.session.steps) > 15
        for name in ("title", "path", "position-text", "log-text", "prompt"):
            assert "bofa-" not in driver.text(name) and "tui-" not in driver.text(name)

    drive(app_of(BOFA, tmp_path, "human", "random", lang=lang), story)


def test_without_textual_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("westmarch.cli.terminal.find_spec", lambda name: None)
    assert main(["tui", "sample"]) == 2
    said = capsys.readouterr().err
    assert said == "westmarch: the terminal table needs Textual; install it with: pip install 'westmarch[tui]'\n"
