"""The Ford in the terminal: whole games by keys, filter, undo, hot-seat, saving and going on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sample_game import GAME
from tui.driving import Driver, app_of, drive, table_of
from westmarch.engine.journal import load_journal
from westmarch.engine.replaying import verify
from westmarch.engine.session import Session
from westmarch.tui.app import TerminalTable
from westmarch.tui.dialogs import Consent, HandOver, Leaving
from westmarch.tui.saved import load, note_of, save
from westmarch.tui.table_screen import TableScreen


@pytest.mark.parametrize(
    "lang, prompt, over", [("en", "West: Choose a card in secret (2)", "Winner"), ("es", "Oeste: Elige", "Gana")]
)
def test_a_whole_game_by_keys(lang: str, prompt: str, over: str, tmp_path: Path) -> None:
    async def story(driver: Driver) -> None:
        assert prompt in driver.text("prompt")
        keys = ["1", "enter", "2"]
        for number in range(200):
            if driver.table.g.over:
                break
            await driver.press(keys[number % len(keys)] if len(driver.options()) > 1 else "enter")
        assert driver.table.g.over
        assert over in driver.text("prompt") and driver.table.session.journal.seed in driver.text("prompt")
        assert driver.options() == []
        await driver.press("s")
        verify(load_journal(driver.table.file))
        assert not note_of(driver.table.file).exists()
        await driver.press("q")

    drive(app_of(GAME, tmp_path, "human", "random", lang=lang), story)


def test_the_screen_says_where_the_game_stands(tmp_path: Path) -> None:
    async def story(driver: Driver) -> None:
        assert "The Ford (a sample game) · West: you · East: random opponent" in driver.text("title")
        assert driver.text("path").strip() == "The Ford (1) > Round 1 (2)"
        assert "Cards in hand  West 4, East 4" in driver.text("position-text")
        await driver.press("1")
        assert "rolls" in driver.text("log-text")

    drive(app_of(GAME, tmp_path, "human", "random"), story)


def test_letters_filter_and_enter_chooses(tmp_path: Path) -> None:
    async def story(driver: Driver) -> None:
        before = driver.options()
        wanted = driver.codes()[-1]
        await driver.press("f")
        await driver.type(wanted.partition(":")[2])
        assert driver.codes() == [wanted]
        await driver.press("escape")
        assert driver.options() == before and driver.filter.value == ""
        await driver.type("rank")
        assert driver.filter.value == "rank" and all("rank" in code for code in driver.codes())
        await driver.press("down", "enter")
        assert driver.table.session.steps

    drive(app_of(GAME, tmp_path, "human", "random"), story)


def test_the_arrows_move_the_mark_while_filtering(tmp_path: Path) -> None:
    async def story(driver: Driver) -> None:
        await driver.type("play")
        # p alone opens the position; the filter begins with f.
        await driver.press("escape", "f")
        await driver.type("play")
        assert driver.marked == 0
        await driver.press("down")
        assert driver.marked == 1
        await driver.press("up", "up")
        assert driver.marked == len(driver.options()) - 1

    drive(app_of(GAME, tmp_path, "human", "random"), story)


def test_a_whole_code_that_is_not_listed_is_answered_with_its_rule(tmp_path: Path) -> None:
    async def story(driver: Driver) -> None:
        await driver.press("f")
        await driver.type("trick:feint0")
        assert driver.options() == []
        await driver.press("enter")
        assert "sample.tricks.after-the-roll" in driver.text("answer")
        assert not driver.table.session.steps

    drive(app_of(GAME, tmp_path, "human", "random"), story)


@pytest.mark.parametrize(
    "code, answer",
    [
        ("play:rank5-39", "is not possible now:\n2  Only cards of your own hand can be chosen."),
        ("conquer", "conquer is not a code of this game."),
    ],
)
def test_why_not(code: str, answer: str, tmp_path: Path) -> None:
    async def story(driver: Driver) -> None:
        await driver.press("w")
        await driver.type(code)
        await driver.press("enter")
        assert answer in driver.text("answer")
        await driver.press("escape")
        assert isinstance(driver.app.screen, TableScreen)

    drive(app_of(GAME, tmp_path, "human", "random", seed=2), story)


def test_why_not_of_a_legal_code_and_completion(tmp_path: Path) -> None:
    async def story(driver: Driver) -> None:
        legal = driver.codes()[0]
        await driver.press("w")
        await driver.type("exc")
        assert "exchange:<card*>" in driver.text("hints")
        await driver.press("tab")
        assert driver.app.screen.query_one("#code").value == "exchange"  # type: ignore[attr-defined]
        await driver.press(*["backspace"] * 8)
        await driver.type(legal)
        await driver.press("enter")
        assert f"{legal} is possible now." in driver.text("answer")

    drive(app_of(GAME, tmp_path, "human", "random"), story)


def test_rules_are_searched_and_shown_with_their_page(tmp_path: Path) -> None:
    async def story(driver: Driver) -> None:
        await driver.press("slash")
        assert "sample.round.secret" in driver.text("found-text")
        await driver.type("finta")
        assert "3  A feint adds two to your total.  [sample.tricks.feint]" in driver.text("found-text")
        await driver.type("xyz")
        assert "no rule has these words" in driver.text("found-text")
        await driver.press("escape")

    drive(app_of(GAME, tmp_path, "human", "random"), story)


def test_the_language_switches_at_once(tmp_path: Path) -> None:
    async def story(driver: Driver) -> None:
        await driver.press("l")
        assert "Elige" in driver.text("prompt") and "Tu mano" in driver.text("position-text")
        assert "deshacer" in driver.text("keys") and "Jugar" in driver.options()[0]
        await driver.press("l")
        assert "Choose" in driver.text("prompt")

    drive(app_of(GAME, tmp_path, "human", "random"), story)


def test_against_a_machine_undo_goes_back_to_the_own_last_decision(tmp_path: Path) -> None:
    async def story(driver: Driver) -> None:
        await driver.press("u")
        assert "There is no such earlier decision" in driver.text("notice")
        await driver.press("1")
        assert len(driver.table.session.steps) >= 2
        own = [n for n, step in enumerate(driver.table.session.steps) if step.seat == 0][-1]
        await driver.press("u")
        assert len(driver.table.session.steps) == own
        assert driver.table.question() is not None and "Taken back" in driver.text("notice")

    drive(app_of(GAME, tmp_path, "human", "random"), story)


def test_two_people_hand_the_keyboard_over(tmp_path: Path) -> None:
    async def story(driver: Driver) -> None:
        assert isinstance(driver.app.screen, HandOver)
        await driver.press("enter")
        assert driver.table.viewer == 0
        await driver.press("1")
        assert isinstance(driver.app.screen, HandOver) and driver.table.viewer == 0
        # Who has just decided may take that back before the other looks.
        await driver.press("u")
        assert isinstance(driver.app.screen, TableScreen) and not driver.table.session.steps
        await driver.press("1")
        await driver.press("enter")
        assert driver.table.viewer == 1
        assert "East: you" in driver.text("title")
        await driver.press("1")

    drive(app_of(GAME, tmp_path, "human", "human"), story)


@pytest.mark.parametrize("agreed", [True, False])
def test_a_person_is_asked_before_dice_are_taken_back(agreed: bool, tmp_path: Path) -> None:
    async def story(driver: Driver) -> None:
        await driver.press("enter")
        await driver.press("1")
        await driver.press("enter")
        await driver.press("1")
        if isinstance(driver.app.screen, HandOver):
            await driver.press("enter")
        made, asker = len(driver.table.session.steps), driver.table.viewer
        await driver.press("u")
        assert isinstance(driver.app.screen, Consent)
        await driver.press("y" if agreed else "n")
        # The keyboard goes back to who asked.
        assert isinstance(driver.app.screen, HandOver)
        await driver.press("enter")
        assert driver.table.viewer == asker
        assert (len(driver.table.session.steps) < made) == agreed

    drive(app_of(GAME, tmp_path, "human", "human"), story)


def test_leaving_with_something_unsaved_asks_first(tmp_path: Path) -> None:
    app = app_of(GAME, tmp_path, "human", "random")

    async def story(driver: Driver) -> None:
        await driver.press("1", "q")
        assert isinstance(driver.app.screen, Leaving)
        await driver.press("escape")
        assert isinstance(driver.app.screen, TableScreen)
        await driver.press("q", "s")

    drive(app, story)
    assert not app.unsaved and app.table.file.exists()


def test_save_and_go_on_with_the_same_dice(tmp_path: Path) -> None:
    first = app_of(GAME, tmp_path, "random", "human", lang="es")

    async def begin(driver: Driver) -> None:
        await driver.press("1")
        await driver.press("s")
        assert "Guardado en game.jsonl" in driver.text("notice")

    drive(first, begin)
    table = load(first.table.file, None, None, None)
    assert table.players == ["random", "human"] and table.viewer == 1
    assert table.g.dump() == first.table.g.dump()

    async def finish(driver: Driver) -> None:
        for _ in range(200):
            if driver.table.g.over:
                break
            await driver.press("enter")
        await driver.press("s")

    drive(TerminalTable(table, "es"), finish)
    verify(load_journal(table.file))


def test_a_journal_without_its_note_goes_on_with_new_dice_in_a_new_file(tmp_path: Path) -> None:
    old = table_of(GAME, tmp_path, "human", "random")
    old.session.decide(0, GAME.notation.code(old.g, 0, old.g.asks[0].listed[0]))
    save(old)
    note_of(old.file).unlink()
    table = load(old.file, None, None, None)
    assert table.file != old.file and table.viewer == 0
    assert table.g.hands == old.g.hands and table.g.sealed == old.g.sealed  # type: ignore[attr-defined]
    table.session.decide(1, GAME.notation.code(table.g, 1, table.g.asks[0].listed[0]))
    assert table.session.steps


def test_a_disk_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    app = app_of(GAME, tmp_path / "nowhere", "human", "random")

    async def story(driver: Driver) -> None:
        await driver.press("s")
        assert "Not saved: No such file" in driver.text("notice")

    drive(app, story)


def test_a_defect_of_the_rules_leaves_the_table_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = app_of(GAME, tmp_path, "human", "random")

    decide = Session.decide

    def broken(session: Session, seat: int, code: str) -> Any:
        if seat == 1:
            raise KeyError("lost")
        return decide(session, seat, code)

    async def story(driver: Driver) -> None:
        await driver.press("1")
        assert "because of a defect" in driver.text("notice")
        assert len(driver.table.session.steps) == 1
        assert "stands still" in driver.text("prompt")

    monkeypatch.setattr(Session, "decide", broken)
    drive(app, story)


@pytest.mark.parametrize("key", ["q", "ctrl+c", "ctrl+q"])
def test_every_way_to_quit_asks_first(key: str, tmp_path: Path) -> None:
    app = app_of(GAME, tmp_path, "human", "random")

    async def story(driver: Driver) -> None:
        await driver.press("1", key)
        assert isinstance(driver.app.screen, Leaving)
        await driver.press("ctrl+c", "ctrl+q")
        assert isinstance(driver.app.screen, Leaving) and driver.app.is_running
        await driver.press("escape")
        assert isinstance(driver.app.screen, TableScreen)

    drive(app, story)


def test_a_terminal_that_goes_away_loses_nothing(tmp_path: Path) -> None:
    app = app_of(GAME, tmp_path, "human", "random")

    async def story(driver: Driver) -> None:
        await driver.press("1")
        driver.app.rescue()

    drive(app, story)
    assert load_journal(app.table.file).records


def test_map_hint_and_odds(tmp_path: Path) -> None:
    async def story(driver: Driver) -> None:
        await driver.press("m")
        assert "≈≈≈" in driver.text("map-text")
        await driver.press("escape", "h")
        for _ in range(200):
            if "1. " in driver.text("reading-text"):
                break
            await driver.pilot.pause(0.02)
        assert "Play " in driver.text("reading-text") and "%" in driver.text("reading-text")
        await driver.press("escape", "o")
        assert "This game has no odds." in driver.text("answer")
        await driver.press("escape")
        assert isinstance(driver.app.screen, TableScreen) and not driver.table.session.steps

    drive(app_of(GAME, tmp_path, "human", "random"), story)
