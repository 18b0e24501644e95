"""Somebody who is away: a game by days over a restart of the server, told by letter and by web push."""

from __future__ import annotations

import json
import re
import socketserver
import time
from collections.abc import Iterator
from http.server import HTTPServer
from pathlib import Path
from typing import Any

import pytest

from server.test_notices import Browser, Letters, Post, word_in
from server.test_notices import serving as listening
from web.conftest import Visit, free_port, serving
from web.test_lobby import enter

pytestmark = pytest.mark.slow

#: The push service of a browser is elsewhere; here it is at home, and the page learns its address and its keys.
AT_HOME = """device => {
  PushManager.prototype.subscribe = async () => ({ toJSON: () => device });
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
}"""


#: The first thing that the list offers, or a whole choice of several.
STEP = """() => {
  const done = document.querySelector('.picker .primary.option');
  if (done && done.disabled) {
    document.querySelector('.picker [data-item]:not([disabled]):not([aria-pressed=true])')?.click();
    return;
  }
  const last = [...document.querySelectorAll('.option')].at(-1);
  (done ?? last)?.click();
}"""


@pytest.fixture
def mail() -> Iterator[Any]:
    yield from listening(socketserver.ThreadingTCPServer(("127.0.0.1", 0), Letters))


@pytest.fixture
def post() -> Iterator[Any]:
    yield from listening(HTTPServer(("127.0.0.1", 0), Post))


def wait_for(got: list[Any], count: int = 1) -> None:
    for _ in range(300):
        if len(got) >= count:
            return
        time.sleep(0.05)
    raise AssertionError(f"{len(got)} came, not {count}")


def shown_by_worker(context: Any, address: str, content: str) -> list[dict[str, Any]]:
    """Give the worker of the page what came to the push service, and read the notices that it shows."""
    page = context.new_page()
    page.goto(f"{address}/me")
    page.wait_for_selector("#me-notices")
    talk = context.new_cdp_session(page)
    found: list[str] = []
    talk.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    talk.send("ServiceWorker.enable")
    for _ in range(100):
        if found:
            break
        page.wait_for_timeout(50)
    talk.send("ServiceWorker.deliverPushMessage", {"origin": address, "registrationId": found[0], "data": content})
    ask = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
        .map(one => ({ title: one.title, body: one.body, data: one.data }))"""
    for _ in range(100):
        notices: list[dict[str, Any]] = page.evaluate(ask)
        if notices:
            page.close()
            return notices
        page.wait_for_timeout(50)
    raise AssertionError("no notice was shown")


def test_a_game_by_days_is_told_by_letter_and_push_over_a_restart(
    browser: Any, tmp_path: Path, mail: Any, post: Any
) -> None:
    port, device = free_port(), Browser()
    home = f"http://127.0.0.1:{port}"
    settings: dict[str, Any] = {
        "smtp": f"smtp://127.0.0.1:{mail.server_address[1]}",
        "push_hosts": "127.0.0.1",
        "notice_after": 0.3,
        "address": home,
    }
    contexts = [
        browser.new_context(locale="es", viewport={"width": 390, "height": 844}, permissions=["notifications"]),
        browser.new_context(locale="en", viewport={"width": 1280, "height": 800}),
    ]
    for context in contexts:
        context.set_default_timeout(20_000)
    ana, eva = (Visit(context, home) for context in contexts)
    endpoint = f"http://127.0.0.1:{post.server_address[1]}/push"
    ana.page.add_init_script(f"({AT_HOME})({device.device(endpoint)!r})")
    with serving(tmp_path / "tables.db", port, **settings):
        enter(ana, "Ana")
        ana.open("/me")
        ana.page.get_by_role("button", name="Guardar").first.click()
        ana.page.wait_for_selector("text=Guardado.")
        ana.page.get_by_label("Un correo a").fill("ana@example.org")
        ana.page.get_by_role("button", name="Guardar").last.click()
        ana.page.wait_for_selector("text=Hemos enviado un correo a ana@example.org")
        wait_for(mail.got)
        assert mail.got[0]["Subject"] == "Westmarch: confirma tu dirección"
        ana.page.goto(f"{home}/me?confirm={word_in(mail.got[0])}")
        ana.page.wait_for_selector("text=Tu dirección está confirmada.")
        ana.page.get_by_label(re.compile("aunque la página esté cerrada")).check()
        ana.page.wait_for_selector("text=Se te avisará.")
        assert ana.barriers() == []
        # A table by days, from the lobby; Eva sits down, and it is her move.
        ana.open("/?game=bofa")
        form = ana.page.locator(".play form")
        form.locator("fieldset select").last.select_option("open")
        form.locator("details summary").click()
        form.locator(".more select").first.select_option("days")
        ana.page.locator(".start").click()
        ana.page.wait_for_url(re.compile("/table/"))
        table = str(ana.page.url)
        eva.page.goto(table)
        eva.page.locator("dialog[open]").get_by_role("textbox").fill("Eva")
        eva.page.locator("dialog[open]").get_by_role("button", name="Sit down").click()
        ana.until(lambda: "Eva" in ana.page.text_content("aside"))
        # Ana plays until it is Eva's move, and closes her page.
        for _ in range(40):
            if eva.page.locator(".option").count():
                break
            ana.page.evaluate(STEP)
            ana.page.wait_for_timeout(200)
        assert eva.page.locator(".option").count()
        ana.page.close()
        mail.got.clear()
        eva.page.goto("about:blank")
    with serving(tmp_path / "tables.db", port, **settings):
        # The server has started anew: Eva finds her table first among her own, and plays until it is Ana's move.
        eva.open("/")
        eva.page.wait_for_selector("#own-tables")
        eva.page.goto(table)
        for _ in range(60):
            eva.page.wait_for_timeout(200)
            if mail.got:
                break
            eva.page.evaluate(STEP)
        wait_for(mail.got)
        wait_for(post.got)
        letter = mail.got[0]
        assert (letter["To"], letter["Subject"]) == ("ana@example.org", "Westmarch: es tu turno")
        assert table in letter.get_content()
        reported = device.read(post.got[0][2])
        assert (reported["event"], reported["game"], reported["lang"]) == ("turn", "bofa", "es")
        # What came is shown by the browser although no page of the table is open, and leads there.
        [notice] = shown_by_worker(contexts[0], home, json.dumps(reported))
        assert notice == {
            "title": "Te toca",
            "body": "La Batalla de los Cinco Ejércitos",
            "data": table.removeprefix(home),
        }
        back = Visit(contexts[0], home)
        back.open("/")
        back.page.locator("[aria-labelledby=own-tables] a, section:has(#own-tables) a").first.click()
        back.page.wait_for_url(table)
        back.wait_for_question()
    for context in contexts:
        context.close()
