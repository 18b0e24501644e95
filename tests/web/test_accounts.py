"""Accounts in a real browser. Few logins: the server slows down whoever makes many."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def sign_in(at: Any, name: str, password: str, button: str) -> None:
    at.page.fill("input[name=name]", name)
    at.page.fill("input[name=password]", password)
    at.page.get_by_role("button", name=button, exact=True).first.click()


def test_the_whole_life_of_an_account(visit: Any) -> None:
    at = visit("en")
    # A game taken by its secret link, before there is an account.
    at.start("sample", "west")
    by_link = at.page.url
    at.open("/")
    at.page.get_by_role("link", name="Sign in").click()
    at.page.get_by_role("button", name="I have no account yet").click()
    sign_in(at, "Ana", "a long password", "Make an account")
    at.page.get_by_role("button", name="Add to my games").click()
    at.until(lambda: "your move" in at.page.inner_text("main"))
    at.until(lambda: at.page.get_by_role("button", name="Add to my games").count() == 0)
    # A game that is opened while logged in is on the list by itself; one that is over comes with its replay.
    at.start("sample", "west")
    at.page.get_by_role("button", name="Menu").click()
    at.page.get_by_role("button", name="Resign", exact=True).click()
    at.page.get_by_role("button", name="Resign", exact=True).click()
    at.page.wait_for_selector("text=You lost")
    at.open("/account")
    at.until(lambda: "Games that are over" in at.page.inner_text("main"))
    assert "lost" in at.page.inner_text("main")
    # From another browser: the same games, and the seat opens.
    other = visit("es", 390, 844)
    other.open("/account")
    sign_in(other, "Ana", "a long password", "Entrar")
    other.page.wait_for_selector("text=te toca")
    other.page.get_by_role("link", name="Abrir").click()
    other.wait_for_question()
    # Another password, and an end.
    at.page.get_by_text("Change the password").first.click()
    at.page.get_by_label("Present password").fill("a long password")
    at.page.get_by_label("New password").fill("another password")
    at.page.get_by_role("button", name="Change the password").click()
    at.page.wait_for_selector("text=The password is changed")
    at.page.get_by_text("Delete the account").click()
    at.page.get_by_label("Password", exact=True).fill("not the password")
    at.page.get_by_role("button", name="Delete for good").click()
    at.page.wait_for_selector("text=Name and password do not fit")
    at.complaints.clear()  # the browser notes that the server refused
    at.page.get_by_label("Password", exact=True).fill("another password")
    at.page.get_by_role("button", name="Delete for good").click()
    at.page.wait_for_selector("text=Nobody needs an account")
    # The game itself goes on, for whoever holds the secret of the seat; by the account it opens no more.
    at.page.goto(by_link)
    at.wait_for_question()
    other.page.reload()
    other.page.wait_for_selector(".table main", state="attached")
    other.page.wait_for_timeout(500)
    assert other.page.locator(".option").count() == 0


def test_nobody_needs_an_account(visit: Any) -> None:
    at = visit("en")
    at.open("/account")
    at.page.wait_for_selector("text=Nobody needs an account to play")
    at.page.evaluate(AXE.read_text(encoding="utf-8")) if AXE.is_file() else None
    if AXE.is_file():
        found = at.page.evaluate("axe.run()")["violations"]
        assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == []
