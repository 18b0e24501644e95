"""What several people need at one table: answers beforehand, an undo that says what goes, spectators who see later."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

import pytest

from web.test_rated_games import HURRY

pytestmark = pytest.mark.slow

QUIET = {"reduced_motion": "reduce"}


def table_for_two(at: Any, game: str, **more: Any) -> tuple[str, list[str]]:
    """A table of two people, and the keys of their seats."""
    body = {"game": game, "players": ["human", "human"], "names": ["Ana", "Eva"]} | more
    request = urllib.request.Request(
        f"{at.address}/api/tables", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    return f"/table/{made['table']['id']}", [made["keys"]["0"], made["keys"]["1"]]


def seated(at: Any, table: str, key: str) -> None:
    at.open(f"{table}#{key}")
    at.page.wait_for_selector(".table main", state="attached")


def choose(at: Any, pattern: str) -> bool:
    """Choose the first option whose code fits; False if there is none."""
    return bool(
        at.page.evaluate(
            "want => { const found = [...document.querySelectorAll('.option[data-code]')]"
            ".find(one => new RegExp(want).test(one.dataset.code)); found?.click(); return !!found; }",
            pattern,
        )
    )


def test_a_question_is_answered_before_it_is_asked(visit: Any) -> None:
    ana, eva = visit("en", **QUIET), visit("es", 390, 844, has_touch=True, is_mobile=True, **QUIET)
    table, keys = table_for_two(ana, "tcg", options={"bidding": "no"})
    for at, key in zip((ana, eva), keys, strict=True):
        seated(at, table, key)
    # The starting fellowships, until one of them is asked in the fellowship phase.
    moving = ".option[data-code=move]"
    for _ in range(300):
        if any(at.page.locator(moving).count() for at in (ana, eva)):
            break
        for at in (ana, eva):
            at.page.evaluate(HURRY, ["^(play|pass)"])
        ana.page.wait_for_timeout(200)
    else:
        raise AssertionError("nobody comes to his fellowship phase")
    first, second = (ana, eva) if ana.page.locator(moving).count() else (eva, ana)
    if second is eva:  # on a phone what is asked has a tab of its own
        eva.page.locator("nav.tabs button", has_text=re.compile("Jugar")).click()
    ahead = second.page.locator("[data-ahead='tcg-ask-shadow pass']")
    second.page.get_by_text(re.compile("^(Responder de antemano|Answer beforehand)$")).click()
    assert re.search("Fase de Sombra|Shadow phase", second.page.locator("dl", has=ahead).inner_text())
    ahead.click()
    second.until(lambda: ahead.get_attribute("aria-pressed") == "true")
    assert second.barriers() == []
    # The other's page knows nothing of it.
    assert first.page.locator("[data-ahead][aria-pressed=true]").count() == 0
    before = int(first.moment())
    choose(first, "^move$")
    # The shadow phase passes without a word of hers, and her answer has served.
    second.until(lambda: int(second.moment()) > before + 1)
    second.until(lambda: second.page.locator("[data-ahead][aria-pressed=true], .soon").count() == 0)


def test_a_request_to_take_back_says_what_would_go(visit: Any) -> None:
    ana, eva = visit("en", **QUIET), visit("es", **QUIET)
    table, keys = table_for_two(ana, "sample")
    for at, key in zip((ana, eva), keys, strict=True):
        seated(at, table, key)
    ana.choose()
    eva.choose()
    ana.until(lambda: int(ana.moment()) >= 2)
    ana.page.get_by_role("button", name="Undo").click()
    asked = eva.page.get_by_role("alertdialog")
    asked.wait_for()
    text = asked.inner_text()
    assert "Ana" in text and re.search(r"Se desharían? (una|\d+) decision?", text)
    assert asked.locator("li").count() >= 1 and all(asked.locator("li").all_inner_texts())
    assert eva.barriers() == []
    before = int(eva.moment())
    asked.get_by_role("button", name="De acuerdo").click()
    asked.wait_for(state="detached")
    eva.until(lambda: int(eva.moment()) != before)
    ana.wait_for_question()


def test_spectators_see_the_table_later(visit: Any) -> None:
    ana, eva, looker = visit("en", **QUIET), visit("en", **QUIET), visit("es", **QUIET)
    table, keys = table_for_two(ana, "sample", delay=5)
    for at, key in zip((ana, eva), keys, strict=True):
        seated(at, table, key)
    looker.open(table)
    looker.page.wait_for_selector("text=Los espectadores ven esta partida")
    looker.page.wait_for_selector(".table[data-number]", state="attached")
    first = looker.moment()
    ana.choose()
    eva.choose()
    ana.until(lambda: int(ana.moment()) > int(first))
    assert looker.moment() == first
    looker.until(lambda: looker.moment() == ana.moment())
