"""Several people in browsers of their own: a rated game to its end, a table of four, a tournament, and their pages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from web.test_lobby import enter

pytestmark = pytest.mark.slow


def resign(at: Any, menu: str, button: str) -> None:
    at.page.get_by_role("button", name=menu).click()
    at.page.get_by_role("button", name=button, exact=True).click()
    at.page.get_by_role("button", name=button, exact=True).click()


def test_two_people_play_a_rated_game_and_see_their_ratings(visit: Any) -> None:
    ana, eva = visit("en"), visit("es", 390, 844, has_touch=True, is_mobile=True)
    for at, name in ((ana, "Nerea"), (eva, "Olga")):
        enter(at, name)
        at.page.locator("form select").first.select_option("bofa")
        at.page.locator("form .check input").first.check()
    ana.page.get_by_role("button", name="Find an opponent").click()
    ana.page.wait_for_selector("[role=status]:has-text('Looking for somebody')")
    eva.page.get_by_role("button", name="Buscar rival").click()
    for at in (ana, eva):
        at.page.wait_for_url(re.compile("/table/"))
        at.page.wait_for_selector(".table main", state="attached")
    resign(eva, "Menú", "Rendirse")
    ana.page.wait_for_selector("text=You won")
    ana.page.get_by_role("button", name="To the lobby").click()
    # From the list of those who are here to the page of a person.
    ana.page.locator(".here a", has_text="Nerea").first.click()
    ana.page.wait_for_selector("#ratings")
    ana.until(lambda: "1 of 1" in ana.page.inner_text("main"))
    assert int(re.search(r"(\d{4}) ±", ana.page.inner_text("main")).group(1)) > 1500  # type: ignore[union-attr]
    assert ana.barriers() == []
    ana.page.get_by_role("link", name="Olga").first.click()
    ana.until(lambda: "0 of 1" in ana.page.inner_text("main"))
    ana.page.get_by_role("button", name="Do not want to meet").click()
    ana.page.get_by_role("button", name="Want to meet again").wait_for()
    ana.page.get_by_role("button", name="Report").click()
    ana.page.locator("form input").fill("left the game")
    ana.page.get_by_role("button", name="Send to whoever runs the server").click()
    ana.page.wait_for_selector("text=Thank you")


def test_four_people_meet_at_one_table_in_two_teams(visit: Any) -> None:
    ana = visit("en")
    others = [visit("es" if n % 2 else "en", 390 if n == 2 else 1280, 844) for n in range(3)]
    enter(ana, "Ana")
    form = ana.page.locator(".play form")
    form.locator("select").first.select_option("4")
    for seat in range(1, 4):
        form.locator("fieldset").nth(1).locator("select").nth(seat).select_option("open")
    ana.page.locator(".start").click()
    ana.page.wait_for_url(re.compile("/table/"))
    address = str(ana.page.url)
    for at, name in zip(others, ("Eva", "Luis", "Rosa"), strict=True):
        enter(at, name)
        row = at.page.locator("li", has_text="Ana").filter(has=at.page.locator(".sit .primary"))
        row.locator(".sit .primary").first.click()
        at.page.wait_for_url(address)
    ana.until(lambda: all(name in ana.page.inner_text("aside") for name in ("Eva", "Luis", "Rosa")))
    # Each sees who acts, and who is of his team: the second seat plays with the first.
    assert ana.page.locator("aside li", has_text="your team").inner_text().find("Eva") > 0
    assert ana.page.locator("aside li em", has_text="to act").count() >= 1
    assert "your team mate's cards are hidden" in ana.page.inner_text("aside")
    others[0].until(lambda: "Ana" in others[0].page.locator("aside li", has_text="your team").inner_text())
    assert ana.barriers() == []


def test_eight_play_a_tournament_with_machines_to_its_end(visit: Any) -> None:
    """One person and seven machines: three rounds, each begun by itself when the last game before it is over."""
    at = visit("es", 390, 844)
    enter(at, "Petra")
    at.page.get_by_role("link", name="Torneos").click()
    at.page.locator("form input").first.fill("La copa de Bree")
    at.page.locator("form select").first.select_option("bofa")
    at.page.locator("form input[type=number]").fill("3")
    at.page.get_by_role("button", name="Crear el torneo").click()
    at.page.wait_for_url(re.compile("/tournament/"))
    at.page.get_by_role("button", name="Inscribirme").click()
    for _ in range(7):
        at.page.locator("select").select_option("random")
        before = at.page.locator("tbody tr").count()
        at.page.get_by_role("button", name="Traer una máquina").click()
        at.until(lambda before=before: at.page.locator("tbody tr").count() > before)
    tournament = str(at.page.url)
    at.page.get_by_role("button", name="Empezar").click()
    for number in (1, 2, 3):
        at.page.wait_for_selector(f"text=Ronda {number} de 3", timeout=180_000)
        if number == 1:
            assert at.barriers() == []
        at.page.get_by_role("button", name="Jugar mi partida").click()
        at.page.wait_for_url(re.compile("/table/"))
        at.page.wait_for_selector(".table main", state="attached")
        resign(at, "Menú", "Rendirse")
        at.page.wait_for_selector("text=Has perdido")
        at.page.goto(tournament)
    at.page.wait_for_selector("main >> text=Terminado", timeout=180_000)
    # Twelve games with their results; whoever has most points leads, and the one who gave up has none.
    standings = at.page.locator("section[aria-labelledby=standings] tbody tr")
    points = [float(standings.nth(row).locator("td").nth(2).inner_text()) for row in range(8)]
    assert points == sorted(points, reverse=True) and sum(points) == 12
    assert "Petra" in standings.nth(7).inner_text() and points[7] == 0
    assert at.page.locator("section[aria-labelledby^=round] tbody tr").count() == 12
    # People and machines are rated by it on one scale: both stand on the list of the best, the machine first.
    at.open("/best")
    at.page.locator("select").first.select_option("bofa")
    at.until(lambda: at.page.locator("tbody tr").count() == 2)
    assert "Petra" in at.page.locator("tbody tr").nth(1).inner_text()


def test_five_meet_at_one_table_and_take_the_places_of_machines(visit: Any) -> None:
    quiet = {"reduced_motion": "reduce"}
    host, second, third = visit("en", **quiet), visit("es", 390, 844, **quiet), visit("en", **quiet)
    enter(host, "Quim")
    host.page.get_by_role("radio", name="Lord of the Rings TCG").click()
    form = host.page.locator(".play form")
    form.locator("select").first.select_option("5")
    seats = form.locator("fieldset").nth(1).locator("select")
    for seat, player in enumerate(["human", "random", "random", "random", "open"]):
        seats.nth(seat).select_option(player)
    form.locator("details summary").click()
    form.locator(".more .check input").nth(2).check()
    host.page.locator(".start").click()
    host.page.wait_for_url(re.compile("/table/"))
    address = str(host.page.url)
    listed = host.page.locator("ul[aria-label=Players] > li")
    host.until(lambda: listed.count() == 5)
    # An open seat is given to a machine until somebody comes.
    host.page.get_by_role("button", name="Machine until somebody comes").click()
    host.until(lambda: host.page.get_by_role("button", name="Machine until somebody comes").count() == 0)
    for at, name, taken in ((second, "Rita", 1), (third, "Saul", 1)):
        enter(at, name)
        row = at.page.locator("li", has_text="Quim").filter(has=at.page.locator(".sit .primary"))
        row.locator(".sit .primary").nth(taken).click()
        at.page.wait_for_url(address)
        host.until(lambda name=name: name in host.page.inner_text("ul[aria-label=Players]"))
    # Everybody sees who acts, and reads what he may see of the others' hands.
    assert listed.filter(has_text="to act").count() >= 1
    assert "how many cards the others hold" in host.page.inner_text("aside")
    assert host.barriers() == [] and second.barriers() == []


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_barrier_on_the_pages_about_people(visit: Any, lang: str, scheme: str) -> None:
    at = visit(lang, color_scheme=scheme, reduced_motion="reduce")
    enter(at, "Tina")
    at.page.wait_for_timeout(500)
    assert at.barriers() == [], "lobby"
    at.open("/me")
    at.page.locator("form .primary").first.click()
    at.page.locator("a[href^='/person/']").wait_for()
    person = at.page.locator("a[href^='/person/']").get_attribute("href")
    for page in ("/best", "/tournaments", "/me", "/admin", person):
        at.open(page)
        at.page.wait_for_selector("main .card")
        at.page.wait_for_timeout(400)
        assert at.barriers() == [], page
        at.complaints[:] = [line for line in at.complaints if "401" not in line]  # nobody is an administrator here
