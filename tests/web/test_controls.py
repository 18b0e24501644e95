"""Table controls in a real browser: invitations, clocks, consent, draws, rematches, chat, options."""

from __future__ import annotations

from typing import Any

import pytest

from sample_game import GAME
from westmarch.engine.game import Choice, FreeText

pytestmark = pytest.mark.slow


def open_table(at: Any, *, private: bool = False, clock: str = "", own: dict[str, str] | None = None) -> str:
    """A sample game with an open seat from the lobby; returns the address of the table."""
    at.open("/?game=sample&vs=open")
    at.page.wait_for_selector(".game")
    at.page.locator("summary").last.click()
    if private:
        at.page.get_by_label("Only those whom I invite may sit down").check()
    if clock:
        at.page.locator(".play").get_by_label("Clock").select_option(clock)
    for label, value in (own or {}).items():
        at.page.get_by_role("spinbutton", name=label).fill(value)
    at.page.get_by_role("button", name="Start the game").click()
    at.wait_for_question()
    return str(at.page.url)


def sit_down(at: Any, address: str, button: str = "Sit down") -> None:
    at.page.goto(address)
    dialog = at.page.locator("dialog[open]")
    dialog.get_by_role("button", name=button).click()
    dialog.wait_for(state="detached")
    at.wait_for_question()


def both(visit: Any, **wanted: Any) -> tuple[Any, Any]:
    host, guest = visit("en"), visit("en")
    sit_down(guest, open_table(host, **wanted))
    return host, guest


def copied(at: Any) -> str:
    return str(at.page.evaluate("navigator.clipboard.readText()"))


# Seats and links


def test_a_private_table_is_entered_by_invitation_only(visit: Any) -> None:
    host = visit("en", permissions=["clipboard-read", "clipboard-write"])
    address = open_table(host, private=True)
    stranger = visit("es")
    stranger.page.goto(address)
    stranger.page.wait_for_selector("text=Estás mirando")
    assert stranger.page.get_by_role("button", name="Sentarse aquí").count() == 0
    host.page.get_by_role("button", name="Copy the link for this seat").click()
    host.page.wait_for_selector("text=Link copied")
    link = copied(host)
    assert "#invite.1." in link
    sit_down(stranger, link, "Sentarme")
    assert "#" not in stranger.page.url
    host.until(lambda: "person" in host.page.inner_text("ul[aria-label=Players]"))


def test_links_for_spectators_and_for_oneself(visit: Any) -> None:
    host = visit("en", permissions=["clipboard-read", "clipboard-write"])
    host.start("wotr", "shadow")
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Copy").first.click()
    host.page.wait_for_selector("text=Copied")
    spectator = visit("en")
    spectator.page.goto(copied(host))
    spectator.page.wait_for_selector("text=You are looking on")
    assert spectator.page.locator(".option").count() == 0
    host.page.get_by_role("button", name="Copy").last.click()
    host.until(lambda: "#" in copied(host))
    elsewhere = visit("en")
    elsewhere.page.goto(copied(host))
    elsewhere.wait_for_question()
    assert "shadow" in elsewhere.page.inner_text("#question .who").lower()


def test_a_link_can_be_copied_by_hand_where_the_clipboard_is_closed(visit: Any) -> None:
    at = visit("en")
    at.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    at.start("sample", "west")
    at.page.get_by_role("button", name="Menu").click()
    at.page.get_by_role("button", name="Copy").first.click()
    assert at.page.get_by_label("Select the link and copy it.").input_value() == at.page.url


def test_options_of_a_game_that_take_a_text(visit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    class Motto(FreeText):
        public = True

    choices = {"players": Choice(2), "fast": Choice(False, True), "motto": Motto(100)}
    monkeypatch.setattr(type(GAME), "choices", choices)
    at = visit("en")
    at.open("/?game=sample&vs=random")
    at.page.get_by_label("Motto").fill("3 parry\n2 feint")
    at.page.get_by_role("checkbox", name="Fast").check()
    with at.page.expect_response("**/api/tables") as answered:
        at.page.get_by_role("button", name="Start the game").click()
    options = answered.value.json()["table"]["options"]
    assert options == {"players": 2, "fast": True, "motto": "3 parry\n2 feint"}
    at.wait_for_question()


# Clocks


def test_a_clock_runs_warns_gives_grace_and_ends_the_game(visit: Any) -> None:
    own = {"Minutes for each seat": "0.1", "Seconds back for each decision": "0", "Seconds of grace": "3"}
    host, guest = both(visit, clock="own", own=own)
    players = host.page.locator("ul[aria-label=Players]")
    host.until(lambda: "0:0" in players.inner_text())
    host.page.wait_for_selector(".warning.late")
    assert "Your time is running out" in host.page.inner_text(".warning")
    host.page.wait_for_selector(".warning.grace")
    assert "of grace left" in host.page.inner_text(".warning")
    for at in (host, guest):
        at.page.wait_for_selector("dialog[open]")
        assert at.page.locator(".warning").count() == 0


def test_a_phone_shows_the_clock_on_every_tab(visit: Any) -> None:
    host, guest = visit("es", 390, 844, is_mobile=True), visit("en")
    host.open("/?game=sample&vs=open")
    host.page.locator("summary").last.click()
    host.page.locator(".play").get_by_label("Reloj").select_option("fast")
    host.page.get_by_role("button", name="Empezar la partida").click()
    host.wait_for_question()
    sit_down(guest, host.page.url)
    host.until(lambda: host.page.locator("header time").first.is_visible())
    assert host.page.evaluate("document.documentElement.scrollWidth") <= 390


# Asking each other


def test_an_undo_needs_the_other_ones_consent(visit: Any) -> None:
    host, guest = both(visit)
    for at in (host, guest):
        at.page.locator(".option").first.click()
    log = host.page.locator("div[role=log]")
    host.until(lambda: "Nothing has happened yet" not in log.inner_text())
    host.page.get_by_role("button", name="Undo").click()
    asked = guest.page.get_by_role("alertdialog")
    asked.wait_for()
    assert "take back a decision" in asked.inner_text()
    assert "Waiting for the others to agree" in host.page.inner_text("#question")
    asked.get_by_role("button", name="Decline").click()
    host.until(lambda: "Waiting for the others" not in host.page.inner_text("#question"))
    host.page.get_by_role("button", name="Undo").click()
    guest.page.get_by_role("alertdialog").get_by_role("button", name="Agree").click()
    host.until(lambda: "Nothing has happened yet" in log.inner_text())
    host.page.wait_for_selector(".option")


def test_a_draw_is_offered_where_the_game_has_it(visit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "has_draws", True)
    host, guest = both(visit)
    # The process that plays a game again knows nothing of the patched game: its charts are refused.
    host.expected = guest.expected = ("/api/replays/",)
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Offer a draw").click()
    guest.page.get_by_role("alertdialog").get_by_role("button", name="Agree").click()
    for at in (host, guest):
        at.page.wait_for_selector("dialog[open]")
        assert "Nobody won" in at.page.inner_text("dialog")


def test_a_game_without_draws_does_not_offer_one(visit: Any) -> None:
    host, _ = both(visit)
    host.page.get_by_role("button", name="Menu").click()
    assert host.page.get_by_role("button", name="Resign", exact=True).is_visible()
    assert host.page.get_by_role("button", name="Offer a draw").count() == 0


def test_resigning_is_confirmed_and_a_rematch_is_agreed_on(visit: Any) -> None:
    host, guest = both(visit)
    first = host.page.url
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Resign", exact=True).click()
    host.page.get_by_role("button", name="Play on").click()
    assert host.page.get_by_role("button", name="Play on").count() == 0
    host.page.get_by_role("button", name="Resign", exact=True).click()
    host.page.get_by_role("button", name="Resign", exact=True).click()
    host.page.wait_for_selector("text=You lost")
    guest.page.wait_for_selector("text=You won")
    host.page.get_by_role("button", name="Play again").click()
    guest.page.wait_for_selector("text=would like to play again")
    guest.page.get_by_role("button", name="Play again").click()
    for at in (host, guest):
        at.until(lambda at=at: at.page.url != first)
        at.wait_for_question()
    assert host.page.url == guest.page.url


# Talking


def test_chat_can_be_muted(visit: Any) -> None:
    host, guest = both(visit)
    guest.page.get_by_role("textbox", name="Chat").fill("good luck")
    guest.page.get_by_role("button", name="Send").click()
    host.page.wait_for_selector("text=good luck")
    host.page.get_by_role("button", name="Mute East").click()
    host.page.wait_for_selector("text=East is muted")
    assert "good luck" not in host.page.inner_text("body")
    guest.page.get_by_role("textbox", name="Chat").fill("are you there?")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("text=are you there?")
    host.page.reload()
    host.page.wait_for_selector("text=East is muted")
    assert "are you there?" not in host.page.inner_text("body")
    host.page.get_by_role("button", name="Listen to East again").click()
    guest.page.get_by_role("textbox", name="Chat").fill("now?")
    guest.page.keyboard.press("Enter")
    host.page.wait_for_selector("text=now?")
