"""Rated games of two and of four people, each in a browser of his own, from the lobby to the end by the rules."""

from __future__ import annotations

import re
from typing import Any

import pytest

from web.test_lobby import enter

pytestmark = pytest.mark.slow

PHONE = {"has_touch": True, "is_mobile": True}

#: What somebody in a hurry chooses, by the code of the option: the first pattern that fits any. He also fills in a
#: choice of several. Returns "end" at the end, "" if he is not asked.
HURRY = """wants => {
  if (document.querySelector('dialog[open] .how')) return 'end';
  const done = document.querySelector('.picker .primary.option');
  const all = [...document.querySelectorAll('.option[data-code]:not([disabled])')];
  if (done && done.disabled) {
    const item = document.querySelector('.picker [data-item]:not([disabled]):not([aria-pressed=true])');
    item?.click();
    return item ? 'picked' : '';
  }
  for (const want of wants) {
    const found = all.filter(one => new RegExp(want).test(one.dataset.code)).at(-1);
    if (found) { found.click(); return found.dataset.code; }
  }
  const any = done ?? all[0];
  any?.click();
  return any ? 'any' : '';
}"""
#: War of the Ring: the Fellowship hurries on, the Shadow hunts it with all dice and does nothing else.
QUEST = [r"^use:\w+:\w+_fellowship", r"^declare:", r"^allocate:", r"^skip:", r"^(pass|done|no|cease|hold)$"]
#: TCG: whoever moves on soon meets what there is.
RACE = [r"^move$", r"^(play|assign)", r"^pass$"]


def open_rated(at: Any, game: str, players: int, choices: dict[str, str]) -> str:
    """A rated table with open seats, as a person opens it; returns its address."""
    at.page.get_by_role("radio", name=game).click()
    form = at.page.locator(".play form")
    if players > 2:
        form.locator("select").first.select_option(str(players))
    for label, value in choices.items():
        form.get_by_label(label).select_option(label=value)
    seats = form.locator("fieldset").nth(1).locator("select")
    for seat in range(1, players):
        seats.nth(seat).select_option("open")
    form.locator("details summary").click()
    form.locator(".more .check input").nth(1).check()
    at.page.locator(".start").click()
    at.page.wait_for_url(re.compile("/table/"))
    return str(at.page.url)


def sit_down(at: Any, host: str, name: str, address: str) -> None:
    enter(at, name)
    row = at.page.locator("li", has_text=host).filter(has=at.page.locator(".sit .primary"))
    row.locator(".sit .primary").first.click()
    at.page.wait_for_url(address)
    at.page.wait_for_selector(".table main", state="attached")


def play_on(people: list[Any], wants: list[str], limit: int = 1500) -> int:
    """Play until everybody sees the end; returns how many decisions were made in these browsers."""
    made = idle = 0
    while made < limit:
        said = [at.page.evaluate(HURRY, wants) for at in people]
        if all(one == "end" for one in said):
            return made
        made += sum(one not in ("", "end", "picked") for one in said)
        idle = 0 if any(one not in ("", "end") for one in said) else idle + 1
        assert idle < 400, f"nobody is asked after {made} decisions"
        people[0].page.wait_for_timeout(40)
    raise AssertionError("the game does not end")


def rating_of(at: Any, name: str) -> tuple[int, str]:
    """The rating on somebody's own page, which he finds in the lobby, and the page."""
    at.open("/")
    at.page.locator(".here a", has_text=name).first.click()
    at.page.wait_for_selector("#ratings")
    at.until(lambda: re.search(r"\d{4} ±", at.page.inner_text("main")) is not None)
    text = str(at.page.inner_text("main"))
    found = re.search(r"(\d{4}) ±", text)
    assert found is not None
    return int(found.group(1)), text


def test_two_people_play_a_rated_game_to_its_end(visit: Any) -> None:
    quiet = {"reduced_motion": "reduce"}
    berta, carlos = visit("en", **quiet), visit("es", 390, 844, **PHONE, **quiet)
    enter(berta, "Berta")
    address = open_rated(berta, "Lord of the Rings TCG", 2, {"Bid for the first turn": "no"})
    sit_down(carlos, "Berta", "Carlos", address)
    assert play_on([berta, carlos], RACE) > 20
    # It ended by the rules, and both read how, each in his own language.
    titles = [at.page.inner_text("dialog[open] h2") for at in (berta, carlos)]
    assert titles in (["You won", "Has perdido"], ["You lost", "Has ganado"])
    hows = [at.page.inner_text("dialog[open] .how") for at in (berta, carlos)]
    assert hows[0] != hows[1] and not any("resign" in how or "rend" in how for how in hows)
    (hers, her_page), (his, his_page) = rating_of(berta, "Berta"), rating_of(carlos, "Carlos")
    assert (hers > 1500 > his) if titles[0] == "You won" else (hers < 1500 < his)
    assert "Carlos" in her_page and "Berta" in his_page
    assert berta.barriers() == [] and carlos.barriers() == []


def test_four_people_play_a_rated_game_to_its_end(visit: Any) -> None:
    quiet = {"reduced_motion": "reduce"}
    names = ["Dora", "Elio", "Fany", "Gil"]
    dora = visit("en", **quiet)
    others = [visit("es", 390, 844, **PHONE, **quiet), visit("en", **quiet), visit("es", **quiet)]
    everybody = [dora, *others]
    enter(dora, "Dora")
    address = open_rated(dora, "War of the Ring", 4, {})
    for at, name in zip(others, names[1:], strict=True):
        sit_down(at, "Dora", name, address)
    assert play_on(everybody, QUEST) > 100
    won = [at.page.inner_text("dialog[open] h2") in ("You won", "Has ganado") for at in everybody]
    # Teams win and lose together: the first two are the Free Peoples.
    assert won in ([True, True, False, False], [False, False, True, True])
    for at, name, winner in zip(everybody, names, won, strict=True):
        rating, page = rating_of(at, name)
        assert rating > 1500 if winner else rating < 1500
        assert all(other in page for other in names if other != name)
