"""Replays in a real browser: step, play, jump, share, go on from a moment, upload; and what is shown at the end."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.journal import read_journal
from westmarch.engine.playing import random_code
from westmarch.engine.session import Session

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def played(game: str, number: int = 1) -> Session:
    session = Session.new(find_game(game), {}, seed_of(number))
    policy = Chance(seed_of(number + 1))
    while not session.state.over:
        session.decide(*random_code(session, policy))
    return session


def uploaded(address: str, session: Session) -> str:
    """The name of a journal that the server has."""
    body = session.journal.text().encode()
    with urllib.request.urlopen(urllib.request.Request(f"{address}/api/journals", body)) as answer:
        return str(json.load(answer)["id"])


def moment(at: Any) -> str:
    return str(at.page.inner_text("output"))


def wait_for_moment(at: Any, number: int) -> None:
    at.until(lambda: moment(at).split()[1] == str(number))


@pytest.mark.parametrize("lang, word", [("en", "Decision"), ("es", "Decisión")])
def test_stepping_by_keys_and_buttons(visit: Any, address: str, lang: str, word: str) -> None:
    session = played("bofa")
    name = uploaded(address, session)
    at = visit(lang)
    at.open(f"/replay/{name}")
    at.page.wait_for_selector("[data-region=ravenhill]")
    last = len(session.steps)
    assert moment(at).startswith(f"{word} 0 ") and moment(at).endswith(f" {last}")
    at.page.keyboard.press("ArrowRight")
    at.page.keyboard.press("ArrowRight")
    wait_for_moment(at, 2)
    at.page.keyboard.press("ArrowLeft")
    wait_for_moment(at, 1)
    at.page.keyboard.press("End")
    wait_for_moment(at, last)
    ending = session.game.messages(lang).text(session.state.ending, {})
    at.until(lambda: ending in at.page.inner_text(".moment"))
    at.page.keyboard.press("Home")
    wait_for_moment(at, 0)
    at.page.get_by_role("button", name={"en": "A decision on", "es": "Una decisión adelante"}[lang]).click()
    wait_for_moment(at, 1)
    turn = next(n for n in range(last) if session.game.turn(session.steps[n].before) == 2)
    at.page.locator(".controls select").first.select_option(str(turn))
    wait_for_moment(at, turn)
    at.page.keyboard.press("Shift+ArrowLeft")
    at.until(lambda: int(moment(at).split()[1]) < turn)
    assert "bofa-" not in at.page.inner_text("body")


def test_the_board_and_the_log_go_along(visit: Any, address: str) -> None:
    session = played("bofa")
    at = visit("en")
    steps = session.steps
    talked = next(n for n in range(150, 250) if steps[n].entries > steps[n - 1].entries)
    at.open(f"/replay/{uploaded(address, session)}?at={talked}&seat=0")
    wait_for_moment(at, talked)
    at.page.wait_for_selector(".lines li.new")
    assert f"Turn {session.game.turn(steps[talked].before)}" in at.page.inner_text(".tracks")
    newest = at.page.inner_text(".lines li:last-child")
    at.page.keyboard.press("PageUp")
    at.until(lambda: at.page.inner_text(".lines li:last-child") != newest)
    # From the other side one sees the other hand.
    hands = [at.page.inner_text(".cards")]
    at.page.locator("header select").select_option("1")
    at.until(lambda: at.page.inner_text(".cards") != hands[0])


def test_it_plays_by_itself_and_stops(visit: Any, address: str) -> None:
    at = visit("en")
    at.open(f"/replay/{uploaded(address, played('sample'))}")
    at.page.wait_for_selector(".controls")
    at.page.locator(".controls select").last.select_option("8")
    at.page.locator("h1").click()
    at.page.keyboard.press("Space")
    at.until(lambda: int(moment(at).split()[1]) >= 3)
    at.page.get_by_role("button", name="Pause").click()
    stopped = moment(at)
    at.page.wait_for_timeout(400)
    assert moment(at) == stopped


def test_a_link_opens_at_its_moment(visit: Any, address: str) -> None:
    at = visit("en", permissions=["clipboard-read", "clipboard-write"])
    at.open(f"/replay/{uploaded(address, played('sample'))}?at=5&seat=1")
    wait_for_moment(at, 5)
    at.page.keyboard.press("ArrowRight")
    wait_for_moment(at, 6)
    at.until(lambda: "at=6" in at.page.url)
    at.page.get_by_role("button", name="Copy a link to this moment").click()
    at.page.wait_for_selector("text=Link copied")
    link = at.page.evaluate("navigator.clipboard.readText()")
    other = visit("es")
    other.page.goto(link)
    wait_for_moment(other, 6)
    assert other.page.locator("header select").input_value() == "1"


def test_going_on_from_a_moment_against_the_machine(visit: Any, address: str) -> None:
    session = played("bofa")
    at = visit("en")
    moment_of_choice = next(n for n in range(100, 200) if session.steps[n].seat == 1)
    at.open(f"/replay/{uploaded(address, session)}?at={moment_of_choice}")
    wait_for_moment(at, moment_of_choice)
    at.page.get_by_role("button", name="Go on from here").click()
    at.page.get_by_label("You play").select_option(label="Shadow")
    at.page.get_by_label("Against").select_option(label="Machine: easy")
    at.page.get_by_role("button", name="Start from here").click()
    at.page.wait_for_url("**/table/**")
    at.page.wait_for_selector(".option", state="attached")
    turn = session.game.turn(session.steps[moment_of_choice].before)
    assert f"Turn {turn}" in at.page.inner_text("nav.path")
    assert "shadow" in at.page.inner_text("#question .who").lower()
    before = at.page.inner_text(".choices")
    at.choose()
    at.until(lambda: at.page.inner_text(".choices") != before)


def test_a_journal_is_uploaded_from_the_lobby(visit: Any, tmp_path: Path) -> None:
    session = played("sample", 7)
    file = tmp_path / "ford.jsonl"
    session.journal.save(file)
    at = visit("en")
    at.open("/")
    at.page.set_input_files("input[type=file]", file)
    wait_for_moment(at, 0)
    assert "/replay/journal-" in at.page.url
    with at.page.expect_download() as coming:
        at.page.get_by_role("link", name="Download the journal").click()
    assert read_journal(Path(coming.value.path()).read_text()).records == session.journal.records


@pytest.mark.parametrize(
    "content, said",
    [
        (b"once upon a time", "no es un registro"),
        (b'{"format": "westmarch-journal", "version": 9}\n', "otra versión"),
        (b"x" * 3_000_001, "demasiado grande"),
    ],
)
def test_a_file_that_cannot_be_shown(visit: Any, tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "file.jsonl"
    file.write_bytes(content)
    at = visit("es")
    at.open("/")
    at.page.set_input_files("input[type=file]", file)
    at.until(lambda: said in at.page.inner_text(".drop").lower())
    assert at.page.url == at.address + "/"
    at.complaints.clear()  # the browser notes that the server refused


def test_a_game_in_progress_shows_ones_own_side(visit: Any) -> None:
    at = visit("en")
    at.start("wotr", "free")
    for step in range(4):
        at.choose(step)
        at.page.wait_for_timeout(150)
    at.wait_for_question()
    at.page.get_by_role("button", name="Menu").click()
    at.page.get_by_role("button", name="Replay of the game so far").click()
    at.page.wait_for_selector(".controls")
    assert "The game goes on" in at.page.inner_text(".moment")
    assert at.page.locator("header select").count() == 0
    assert at.page.get_by_role("button", name="Go on from here").is_disabled()
    assert at.page.locator(".war-card").count() > 0
    at.page.get_by_role("button", name="To the table").click()
    at.wait_for_question()


def test_the_end_tells_how_and_shows_charts_and_the_seed(visit: Any) -> None:
    at = visit("en")
    at.start("sample", "west")
    for step in range(200):
        if not at.choose(step):
            break
    at.page.wait_for_selector("dialog[open] figure")
    dialog = at.page.locator("dialog[open]")
    dialog.get_by_role("button", name="The rule").wait_for()
    at.until(lambda: "your own browser has worked it out" in dialog.inner_text())
    assert "rolls, draws and shuffles of the game came from it" in dialog.inner_text()
    dialog.get_by_role("button", name="As a table").first.click()
    assert dialog.locator("table tbody tr").count() > 2
    assert dialog.locator("thead th").all_inner_texts() == ["Turn", "West", "East"]
    dialog.get_by_role("button", name="Watch the game again").click()
    wait_for_moment(at, 0)


def test_the_winning_chances_lead_to_their_moments(visit: Any, address: str) -> None:
    session = played("bofa", 3)
    at = visit("es")
    at.open(f"/replay/{uploaded(address, session)}")
    at.page.get_by_role("button", name="Cómo fue la partida").click()
    figure = at.page.get_by_role("figure", name="Probabilidad de ganar")
    figure.wait_for()
    figure.get_by_role("button", name="Como tabla").click()
    figure.locator("tbody button").nth(1).click()
    at.until(lambda: int(moment(at).split()[1]) > 0)


def test_a_phone_has_room_for_everything(visit: Any, address: str) -> None:
    at = visit("es", 390, 844, has_touch=True, is_mobile=True)
    at.open(f"/replay/{uploaded(address, played('bofa'))}?at=40")
    at.page.wait_for_selector(".frame, [data-region=ravenhill]")
    for tab in ("Mapa", "Cartas", "Marcadores", "Crónica"):
        at.page.locator(".tabs").get_by_role("button", name=tab).tap()
        assert at.page.evaluate("document.documentElement.scrollWidth") <= 390
    at.page.get_by_role("button", name="Una decisión adelante").tap()
    wait_for_moment(at, 41)
    box = at.page.get_by_role("button", name="Reproducir").bounding_box()
    assert box["width"] >= 44 and box["height"] >= 44


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_barrier(visit: Any, address: str, scheme: str) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (npm ci in web/)")
    at = visit("en", color_scheme=scheme)
    at.open(f"/replay/{uploaded(address, played('bofa'))}?at=40")
    at.page.get_by_role("button", name="How the game went").click()
    at.page.wait_for_selector("figure")
    at.page.wait_for_timeout(2500)
    at.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = at.page.evaluate("axe.run()")["violations"]
    serious = [one for one in found if one["impact"] in ("serious", "critical")]
    assert [(one["id"], one["nodes"][0]["html"][:150]) for one in serious] == []
