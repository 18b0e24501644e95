"""Refuge, Wondrous Maps and Morannon: events that a company goes to as it goes to a site card."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.covering import covers
from meccg.cards.test_resource_events import unanswered
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.text_position import position_text, read_position
from westmarch.games.meccg.facts import LANDS, REGION_LAND, REGION_NUMBER, REGIONS
from westmarch.games.meccg.game import GAME
from westmarch.games.meccg.rules.company_movement import draws, ways_to_go
from westmarch.games.meccg.rules.hazards import send_back
from westmarch.games.meccg.rules.movement import destinations
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD, HAND, MAP_IN_BASIC, TAPPED, WOUNDED


def planning(site: str, *names: str, hand: tuple[str, ...], standard: bool = True, optional: int = 0) -> Board:
    board = Board(standard=standard, optional=optional).hand(*hand, "dodge")
    board.deck(*["dodge"] * 20).deck(*["dodge"] * 20, seat=1).hazards("greed", "wargs")
    board.company(site, *names)
    return board.organization()


def choosing(board: Board, *codes: str) -> Board:
    """Choices are made where there are any; one that is forced is not asked for."""
    for code in codes:
        if code in board.options():
            board.do(code)
    return board


def refuge(region: str = "rhudaur", *names: str) -> Board:
    board = planning("rivendell", *(names or ("aragorn-ii", "gimli")), hand=("refuge", "haldir"))
    unanswered(choosing(board.do("play:refuge:0"), "choose:haldir"))
    return board.do(f"region:{region}")


def maps(region: str = "angmar") -> Board:
    board = planning("rivendell", "aragorn-ii", "gimli", hand=("wondrous-maps", "dagger-of-westernesse"))
    return unanswered(board.do("play:wondrous-maps:0")).do(f"region:{region}")


def arrived(board: Board, first: int = 0) -> Board:
    """The first way is laid, the phase ends, and the company arrives."""
    if board.prompt() == "route":
        board.do(board.options()[first])
    board.g.stack = []
    return board.move(0).passing()


# Where they may be played


@covers("refuge", "wondrous-maps")
def test_refuge_asks_for_an_elf_of_the_hand() -> None:
    assert "play:refuge:0" in planning("rivendell", "aragorn-ii", hand=("refuge", "haldir")).options()
    assert "play:refuge:0" not in planning("rivendell", "aragorn-ii", hand=("refuge", "gimli")).options()
    board = refuge()
    assert board.zone("haldir") == DISCARD and board.zone("gimli") != DISCARD


@pytest.mark.parametrize("card", ["refuge", "wondrous-maps"])
def test_a_company_with_a_destination_finds_no_other(card: str) -> None:
    board = planning("rivendell", "aragorn-ii", hand=(card, "haldir"))
    assert f"play:{card}:0" in board.options()
    board.do("move:company0:bree")
    assert f"play:{card}:0" not in board.options()


@pytest.mark.parametrize("card", ["refuge", "wondrous-maps"])
def test_without_the_map_there_are_no_regions_to_lay(card: str) -> None:
    basic = planning("rivendell", "aragorn-ii", hand=(card, "haldir"), standard=False)
    assert f"play:{card}:0" not in basic.options()
    with_map = planning("rivendell", "aragorn-ii", hand=(card, "haldir"), standard=False, optional=MAP_IN_BASIC)
    assert f"play:{card}:0" in with_map.options()


def test_the_last_region_is_a_wilderness_within_four() -> None:
    board = planning("rivendell", "aragorn-ii", hand=("refuge", "haldir"))
    unanswered(choosing(board.do("play:refuge:0"), "choose:haldir"))
    regions = [code.removeprefix("region:") for code in board.options()]
    assert "rhudaur" in regions and "angmar" not in regions and "ithilien" not in regions
    assert {LANDS[REGION_LAND[REGION_NUMBER[name]]] for name in regions} == {"wilderness"}
    far = planning("minas-tirith", "aragorn-ii", hand=("wondrous-maps",))
    unanswered(far.do("play:wondrous-maps:0"))
    assert "region:dagorlad" in far.options() and "region:angmar" not in far.options()


def test_maps_are_of_no_use_where_no_shadow_land_is_near() -> None:
    assert "play:wondrous-maps:0" not in planning("edhellond", "aragorn-ii", hand=("wondrous-maps",)).options()


# The way there


def test_the_regions_lie_face_up_and_are_gone_as_they_lie() -> None:
    board = maps()
    ways = board.options()
    assert board.prompt() == "route" and len(ways) > 1
    board.do(ways[-1])
    laid = ways[-1].removeprefix("route:").split(",")
    assert GAME.view(board.g, 1)["companies"][0]["destination"].startswith("wondrous-maps-in-angmar")
    twin = board.g.clone()
    GAME.redeal(twin, 1, Chance(seed_of(5)))
    assert twin.c_dest[0] == board.g.c_dest[0] and twin.c_routes[0] == board.g.c_routes[0]
    assert ways_to_go(board.g, 0) == [("told",)]
    board.g.stack = []
    board.move(0)
    assert [REGIONS[region] for region in board.g.route] == laid
    assert board.g.path == [REGION_LAND[region] for region in board.g.route]


@pytest.mark.parametrize(("make", "own", "other"), [(refuge, 1, 1), (maps, 1, 3)])
def test_the_cards_drawn_are_those_of_the_event(make: type[Board], own: int, other: int) -> None:
    board = make()
    if board.prompt() == "route":
        board.do(board.options()[0])
    assert (draws(board.g, 0, own=True), draws(board.g, 0, own=False)) == (own, other)


def test_a_company_that_is_sent_back_loses_the_card() -> None:
    board = maps()
    board.do(board.options()[0])
    board.g.stack = []
    board.move(0)
    send_back(board.g, 0)
    board.passing()
    assert board.where(0) == "rivendell" and board.zone("wondrous-maps") == DISCARD


# There


def test_refuge_is_a_free_hold_where_the_wounded_heal() -> None:
    board = arrived(refuge("rhudaur", "aragorn-ii/wounded", "gimli/wounded"))
    assert board.where(0) == "refuge-in-rhudaur" and board.status("aragorn-ii") == WOUNDED
    board.untap().passing()
    assert board.status("aragorn-ii") == board.status("gimli") == TAPPED
    bree = Board()
    bree.company("bree", "aragorn-ii/wounded")
    assert bree.untap().passing().status("aragorn-ii") == WOUNDED


def test_wondrous_maps_lead_to_ruins_with_orcs_and_items() -> None:
    board = arrived(maps())
    assert board.where(0) == "wondrous-maps-in-angmar"
    board.g.stack = []
    board.at_site(0).do("enter")
    for _ in range(6):
        if board.logged("attack"):
            break
        board.do("pass")
    attack = board.logged("attack")[0]
    assert (attack["race"], attack["strikes"], attack["prowess"]) == ("orcs", 4, 7)
    board.g.stack = []
    board.hand("hauberk-of-bright-mail", "the-mithril-coat").explore(0)
    assert "resource:hauberk-of-bright-mail:aragorn-ii" in board.options()
    assert "resource:dagger-of-westernesse:aragorn-ii" in board.options()
    assert not [code for code in board.options() if code.startswith("resource:the-mithril-coat")]


def leaving(board: Board) -> set[str]:
    return {board.g.face(site).id for site in destinations(board.g, 0)}


@pytest.mark.parametrize("make", [refuge, maps])
def test_it_is_left_through_the_map_only_and_then_discarded(make: type[Board]) -> None:
    board = arrived(make())
    card = "refuge" if make is refuge else "wondrous-maps"
    board.g.c_flags[0] = 0
    board.g.c_dest[0] = board.site("rivendell")
    assert {way[0] for way in ways_to_go(board.g, 0)} == {"route"}
    board.g.c_dest[0] = -1
    assert board.zone(f"{card}-in-{'rhudaur' if make is refuge else 'angmar'}") != DISCARD
    board.move(0, "rivendell").passing()
    assert board.where(0) == "rivendell" and board.zone(card) == DISCARD


def test_eagles_do_not_come_to_a_refuge() -> None:
    for site, flown in (("refuge", False), ("rivendell", True)):
        board = arrived(refuge()) if site == "refuge" else planning(site, "aragorn-ii", "gimli", hand=())
        board.g.c_flags[0] = 0
        board.g.stack = []
        board.company("rivendell", "gandalf")
        board.hand("gwaihir").give("aragorn-ii", "gwaihir").organization()
        board.do("use:gwaihir:0")
        unanswered(board)
        assert (board.prompt() == "destination") is flown


def test_nobody_else_goes_to_a_refuge() -> None:
    board = refuge()
    board.company("rivendell", "boromir-ii")
    assert "refuge-in-rhudaur" not in {board.g.face(site).id for site in destinations(board.g, 1)}


def test_a_company_that_is_gone_leaves_no_refuge_behind() -> None:
    board = arrived(refuge())
    for name in ("aragorn-ii", "gimli"):
        board.g.put(board.card(name), DISCARD)
    board.g.close_company(0)
    assert board.zone("refuge") == DISCARD


# Morannon


@covers("morannon")
def test_morannon_is_for_a_scout_in_dagorlad_and_few_with_him() -> None:
    for site, names, may in (
        ("dead-marshes", ("frodo", "sam-gamgee"), True),
        ("dead-marshes", ("frodo", "aragorn-ii", "gimli", "boromir-ii"), False),
        ("dead-marshes", ("gimli",), False),
        ("henneth-annun", ("frodo",), False),
    ):
        board = planning(site, *names, hand=("morannon",))
        assert ("play:morannon:0" in board.options()) is may, (site, names)
    board = planning("dead-marshes", "frodo", hand=("morannon",)).do("move:company0:lorien")
    assert "play:morannon:0" not in board.options()


def at_the_gate() -> Board:
    board = planning("dead-marshes", "frodo", "sam-gamgee", hand=("morannon",), standard=False)
    board.do("play:morannon:0")
    if board.prompt() == "choose":
        board.do("choose:frodo")
    return unanswered(board)


def test_the_way_to_the_black_gate_and_from_it() -> None:
    board = at_the_gate()
    assert (draws(board.g, 0, own=True), draws(board.g, 0, own=False)) == (2, 5)
    board.g.stack = []
    board.move(0)
    assert [LANDS[land] for land in board.g.path] == ["shadow-land", "dark-domain"]
    assert GAME.view(board.g, 1)["companies"][0]["destination"].startswith("morannon-in-udun")
    board.passing()
    site = board.g.site_face(0)
    assert (board.where(0), site.site, REGIONS[site.region]) == ("morannon-in-udun", 5, "udun")
    assert leaving(board) == {"lorien", "the-under-galleries"}
    board.g.c_flags[0] = 0
    board.move(0, "lorien")
    lands = ["dark-domain", "dark-domain", "shadow-land", "wilderness", "free-domain", "border-land", "wilderness"]
    assert [LANDS[land] for land in board.g.path] == lands
    assert board.g.zone[board.g.c_site[0]] != DISCARD
    board.passing()
    assert board.where(0) == "lorien" and board.zone("morannon") == DISCARD and board.zone("dodge") in (HAND, DISCARD)


def test_with_the_map_morannon_is_left_through_the_regions_too() -> None:
    board = planning("dead-marshes", "frodo", hand=("morannon",)).do("play:morannon:0")
    unanswered(board)
    board.g.stack = []
    board.move(0).passing()
    assert board.where(0) == "morannon-in-udun"
    assert {"lorien", "mount-doom", "cirith-ungol"} <= leaving(board)


def test_a_position_with_such_a_site_is_written_and_read_again() -> None:
    board = arrived(refuge())
    _, _, again = read_position(position_text(GAME, board.g))
    assert isinstance(again, Arda) and again.site_face(0).id == "refuge-in-rhudaur" and not GAME.invariants(board.g)
