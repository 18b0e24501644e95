"""War of the Ring in the terminal: the digest, several decisions, and the answer to why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tui.driving import Driver, app_of, drive, table_of
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.playing import new_session, play_on
from westmarch.tui.choices import short_lists_first
from westmarch.tui.naming import Names
from westmarch.tui.position import sections
from westmarch.tui.words import Words

WOTR = find_game("wotr")


@pytest.mark.parametrize("lang, declare", [("en", "Declare"), ("es", "Declarar")])
def test_several_decisions_by_keys(lang: str, declare: str, tmp_path: Path) -> None:
    async def story(driver: Driver) -> None:
        assert any(declare in option for option in driver.options())
        await driver.type("pas")
        # p shows the position; the filter begins with f.
        await driver.press("escape", "f")
        await driver.type("pass")
        await driver.press("enter")
        for number in range(12):
            assert driver.options(), driver.text("prompt")
            await driver.press("1" if number % 2 else "enter")
        own = [step for step in driver.table.session.steps if step.seat == 0]
        assert len(own) == 13
        assert "(IV p." in driver.text("path") or "… >" in driver.text("path")

    drive(app_of(WOTR, tmp_path, "human", "random", lang=lang), story)


def test_the_shadow_against_a_machine(tmp_path: Path) -> None:
    async def story(driver: Driver) -> None:
        assert driver.table.viewer == 1 and driver.options()
        for _ in range(5):
            await driver.press("1")
        assert len(driver.table.session.steps) > 5

    drive(app_of(WOTR, tmp_path, "random", "human"), story)


def test_why_not_with_its_page(tmp_path: Path) -> None:
    async def story(driver: Driver) -> None:
        await driver.press("w")
        await driver.type("use:muster:recruit")
        await driver.press("enter")
        assert "IV p.18" in driver.text("answer") and "[wotr.turn.sequence]" in driver.text("answer")

    drive(app_of(WOTR, tmp_path, "human", "random"), story)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_position_on_the_whole_screen(lang: str, tmp_path: Path) -> None:
    async def story(driver: Driver) -> None:
        await driver.press("p")
        text = driver.text("reading-text")
        for word in ("Rivendel", "Gondor 3R 1E 1L", "Minas Tirith", "Sauron", "Nazgûl", "◆", "▲"):
            assert word in text
        await driver.press("pagedown", "escape")

    drive(app_of(WOTR, tmp_path, "human", "random", lang=lang), story)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_digest_knows_a_name_for_everything_and_hides_the_other_hand(lang: str, seat: int) -> None:
    session = new_session(WOTR, {}, "start", 5)
    words = Words(WOTR, session.options, lang)
    for number, _ in enumerate(play_on(session, Chance(seed_of(17)))):
        if number % 60 == 0:
            g = session.state
            text = "\n".join(f"{s.title}: {'; '.join(s.lines)}" for s in sections(words, g, seat))
            assert "tui-" not in text and "wotr-" not in text
            names = Names(words, g, seat)
            own = WOTR.view(g, seat)["hands"][("free", "shadow")[seat]]["cards"]
            for card in own:
                assert f"{names.value(card, 'card')}: " in text
            hidden = WOTR.view(g, 1 - seat)["hands"][("shadow", "free")[seat]]["cards"]
            for card in hidden:
                assert f"{names.value(card, 'card')}: " not in text
        if number > 600:
            break


def test_the_log_keeps_what_others_drew_to_themselves(tmp_path: Path) -> None:
    table = table_of(WOTR, tmp_path, "human", "random")
    private = [entry for entry in table.session.log if entry.audience == (1,)]
    assert private
    assert not [entry for entry in table.log() if entry in private]


def test_odds_are_asked_in_the_words_of_the_command_line(tmp_path: Path) -> None:
    async def story(driver: Driver) -> None:
        await driver.press("o")
        assert "battle" in driver.text("answer") and "hunt" in driver.text("answer")
        await driver.type("hunt")
        await driver.press("enter")
        assert "%" in driver.text("answer")
        await driver.press(*["backspace"] * 4)
        await driver.type("duel")
        await driver.press("enter")
        assert "wotr answers: battle" in driver.text("answer")

    drive(app_of(WOTR, tmp_path, "human", "random"), story)


def test_what_is_done_in_one_way_is_listed_before_what_is_done_in_many() -> None:
    many = [("move", 1), ("move", 2), ("pass",), ("recruit", 1), ("move", 3)]
    assert short_lists_first(many) == [("pass",), ("recruit", 1), ("move", 1), ("move", 2), ("move", 3)]


def test_space_passes_where_one_may(tmp_path: Path) -> None:
    async def story(driver: Driver) -> None:
        assert "pass" in driver.codes()
        await driver.press("space")
        assert driver.table.session.steps[0].code == "pass"

    drive(app_of(WOTR, tmp_path, "human", "random"), story)
