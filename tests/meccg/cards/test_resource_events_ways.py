"""What resource events do that open ways: shortcuts, byways, roads and stairs."""

from __future__ import annotations

from itertools import pairwise

import pytest

from meccg.board import Board
from meccg.cards.covering import covers
from meccg.cards.test_resource_events import unanswered
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.registry import DEFINED
from westmarch.games.meccg.rules.company_movement import draws, hazard_limit, ways_to_go
from westmarch.games.meccg.rules.creatures import keys
from westmarch.games.meccg.rules.movement import destinations
from westmarch.games.meccg.terms import DISCARD, IDLE, TAPPED

BIG = ("aragorn-ii", "eomer", "faramir", "boromir-ii", "gimli")


def reached(board: Board, slot: int = 0) -> set[str]:
    return {board.g.face(site).id for site in destinations(board.g, slot)}


def organizing(card: str, site: str, *names: str) -> Board:
    board = Board().hand(card, "dodge").deck(*["dodge"] * 20).deck(*["dodge"] * 20, seat=1).hazards("greed")
    board.company(site, *names)
    return board.organization()


#: Card, origin, a site that it opens by a shortcut, a site in one of its regions for the lower limit.
SHORTCUTS = [
    ("anduin-river", "minas-tirith", "henneth-annun", "minas-tirith"),
    ("misty-mountains", "rivendell", "beorns-house", "beorns-house"),
    ("white-mountains", "edoras", "lond-galen", "lond-galen"),
    ("ash-mountains", "dead-marshes", "mount-doom", "dead-marshes"),
    ("mountains-of-shadow", "henneth-annun", "mount-doom", "henneth-annun"),
]


@pytest.mark.parametrize(("card", "origin", "target", "near"), SHORTCUTS)
@covers(*[row[0] for row in SHORTCUTS])
def test_a_ranger_knows_a_shorter_way(card: str, origin: str, target: str, near: str) -> None:
    pairs: tuple[tuple[str, str], ...] = DEFINED[f.NUMBER[card]].mods["joins"][0].word
    board = organizing(card, origin, "aragorn-ii", "eomer")
    board.do(f"play:{card}:0")
    if board.prompt() == "choose":
        board.do("choose:aragorn-ii")
    unanswered(board)
    assert board.tapped("aragorn-ii") and target in reached(board)
    board.g.c_dest[0] = board.site(target)
    found = [[f.REGIONS[region] for region in way[1:]] for way in ways_to_go(board.g, 0) if way[0] == "route"]
    used = [{one, other} for way in found for one, other in pairwise(way)]
    assert any(set(pair) in used for pair in pairs)
    plain = organizing(card, origin, "gimli", "merry")
    assert f"play:{card}:0" not in plain.options()


@pytest.mark.parametrize(("card", "origin", "target", "near"), SHORTCUTS)
def test_a_ranger_meets_fewer_hazards(card: str, origin: str, target: str, near: str) -> None:
    board = organizing(card, "lorien", *BIG)
    assert f"play:{card}:1" not in board.options()
    board.g.c_dest[0] = board.site(near)
    before = hazard_limit(board.g, 0)
    board.organization().do(f"play:{card}:1")
    if board.prompt() == "choose":
        board.do(board.options()[0])
    unanswered(board)
    assert hazard_limit(board.g, 0) == before - 2 and not board.tapped("aragorn-ii")
    board.hand(card).organization()
    assert f"play:{card}:1" not in board.options() and f"play:{card}:0" not in board.options()


@pytest.mark.parametrize(("card", "prowess"), [("ash-mountains", 8), ("mountains-of-shadow", 9)])
def test_orcs_of_mordor_are_met(card: str, prowess: int) -> None:
    board = organizing(card, "dead-marshes", "aragorn-ii", "gimli")
    unanswered(board.do(f"play:{card}:0"))
    board.g.stack = []
    board.move(0, "lorien")
    for _ in range(12):
        if board.logged("attack"):
            break
        board.do(board.options()[0])
    attack = board.logged("attack")[0]
    assert (attack["race"], attack["strikes"], attack["prowess"]) == ("orcs", 4, prowess)
    idle = organizing(card, "dead-marshes", "aragorn-ii", "gimli")
    unanswered(idle.do(f"play:{card}:0"))
    idle.g.stack = []
    idle.move(0).passing()
    assert not idle.logged("attack")


@pytest.mark.parametrize(
    ("card", "origin", "target", "land"),
    [
        ("belegaer", "grey-havens", "pelargir", "coastal-sea"), ("forod", "grey-havens", "carn-dum", "wilderness"),
        ("harad", "southron-oasis", "variag-camp", "wilderness"),
        ("rhun", "easterling-camp", "iron-hill-dwarf-hold", "wilderness"),
    ],
)  # fmt: skip
@covers("belegaer", "forod", "harad", "rhun")
def test_along_the_edges_of_the_map(card: str, origin: str, target: str, land: str) -> None:
    board = organizing(card, origin, *BIG)
    unanswered(board.do(f"play:{card}:0"))
    assert target in reached(board)
    before = hazard_limit(board.g, 0)
    board.g.stack = []
    board.move(0, target, "byway")
    assert [f.LANDS[one] for one in board.g.path] == [land] * 3 and board.g.limit == before - 2
    assert f"play:{card}:0" not in organizing(card, "rivendell", *BIG).options()


@covers("great-road")
def test_great_road_there_and_back() -> None:
    board = organizing("great-road", "rivendell", "aragorn-ii")
    unanswered(board.do("play:great-road:0"))
    board.g.stack = []
    board.g.c_dest[0] = board.site("bree")
    assert draws(board.g, 0, own=False) == 2 * f.face("bree").other_draws
    assert draws(board.g, 0, own=True) == f.face("bree").own_draws
    board.move(0, "bree").passing()
    assert board.where(0) == "bree"
    board.end_of_turn().passing("may").do("yes")
    assert board.where(0) == "rivendell" and board.zone("great-road") == DISCARD
    assert "play:great-road:0" not in organizing("great-road", "bree", "aragorn-ii").options()
    stay = organizing("great-road", "rivendell", "aragorn-ii")
    unanswered(stay.do("play:great-road:0"))
    stay.g.stack = []
    stay.move(0, "bree").passing()
    stay.end_of_turn().passing("may").do("pass")
    assert stay.where(0) == "bree" and stay.zone("great-road") == DISCARD


@covers("ancient-stair")
def test_ancient_stair_only_from_below() -> None:
    for target, back in (("the-under-gates", True), ("lorien", False)):
        board = organizing("ancient-stair", "moria", "aragorn-ii").dice(12)
        unanswered(board.do("play:ancient-stair:0"))
        board.g.stack = []
        board.move(0, target, "below" if back else "basic").passing()
        assert board.where(0) == target
        board.end_of_turn()
        board.passing("may") if back else board.passing()
        if back:
            board.do("yes")
        assert board.where(0) == ("moria" if back else "lorien")
    board = organizing("ancient-stair", "moria", "aragorn-ii")
    board.g.status[board.site("moria")] = TAPPED
    assert "play:ancient-stair:0" not in board.organization().options()
    assert "play:ancient-stair:0" not in organizing("ancient-stair", "bree", "aragorn-ii").options()


@covers("a-short-rest")
def test_a_short_rest_draws_for_short_ways() -> None:
    board = Board().event("a-short-rest", seat=0).deck(*["dodge"] * 9).hazards("greed")
    board.company("rivendell", "aragorn-ii", "eomer")
    board.move(0, "bree")
    regions = len(board.g.path)
    assert regions < 4 and draws(board.g, 0, own=True) == f.face("bree").own_draws + 4 - regions


@covers("washed-and-refreshed")
def test_washed_and_refreshed() -> None:
    board = organizing("washed-and-refreshed", "rivendell", "aragorn-ii/tapped", "eomer/tapped", "merry/tapped")
    assert "play:washed-and-refreshed:0" not in board.options()
    board.g.c_dest[0] = board.site("bree")
    unanswered(board.organization().do("play:washed-and-refreshed:0"))
    board.g.stack = []
    board.move(0).passing("choose")
    assert max(len(o.split(",")) for o in board.options() if "," in o) == min(3, 4 - len(board.g.path))
    board.do("choose:eomer").passing()
    assert board.status("eomer") == 0 and board.tapped("merry") and board.where(0) == "bree"


@covers("healing-of-nimrodel")
def test_healing_of_nimrodel_from_haven_to_haven() -> None:
    for target, heals in (("lorien", True), ("bree", False)):
        board = organizing("healing-of-nimrodel", "rivendell", "aragorn-ii/wounded", "eomer/tapped")
        board.g.c_dest[0] = board.site(target)
        unanswered(board.organization().do("play:healing-of-nimrodel:0"))
        board.g.stack = []
        board.move(0).passing()
        assert (board.status("aragorn-ii") == 0 and board.status("eomer") == 0) == heals
    board = organizing("healing-of-nimrodel", "bree", "aragorn-ii")
    board.g.c_dest[0] = board.site("rivendell")
    assert "play:healing-of-nimrodel:0" not in board.organization().options()


@covers("hey-come-merry-dol")
def test_wildernesses_count_half() -> None:
    wild = f.LANDS.index("wilderness")
    for site in ("bag-end", "bree"):
        board = organizing("hey-come-merry-dol", "rivendell", "aragorn-ii", "eomer")
        board.g.c_dest[0] = board.site(site)
        unanswered(board.organization().do("play:hey-come-merry-dol:0"))
        board.g.stack = []
        board.move(0)
        printed = f.face(site).path
        assert printed.count(wild) and board.g.path.count(wild) == printed.count(wild) // 2
        assert [land for land in board.g.path if land != wild] == [land for land in printed if land != wild]


@covers("elf-path")
def test_elf_path_hides_on_short_fair_ways() -> None:
    for site in ("moria", "ettenmoors", "bree"):
        board = organizing("elf-path", "rivendell", "legolas", "eomer")
        board.g.c_dest[0] = board.site(site)
        unanswered(board.organization().do("play:elf-path:0"))
        board.g.stack = []
        board.move(0)
        short = len(board.g.path) <= 2
        ways = keys(board.g, f.face("wolves"), 0)
        assert (not [way for way in ways if way.startswith("land")]) == short, site


@covers("great-ship")
def test_great_ship_cancels_hazards_on_the_coast() -> None:
    for site, works in (("pelargir", True), ("bree", False)):
        board = Board().hand("great-ship").deck(*["dodge"] * 9).hazards("river").deck(*["dodge"] * 9, seat=1)
        board.company("grey-havens" if works else "rivendell", "aragorn-ii", "eomer", "merry")
        board.hand("belegaer").organization()
        board.do("play:great-ship:0", "choose:merry")
        unanswered(board)
        assert board.tapped("merry")
        if works:
            unanswered(board.do("play:belegaer:0"))
        board.g.stack = []
        board.move(0, site, "byway" if works else "basic").passing("hazard")
        board.do("play:river:0")
        assert any(o.startswith("use:great-ship") for o in board.options()) == works
        if works:
            board.do("use:great-ship:1", "choose:eomer")
            unanswered(board)
            assert board.tapped("eomer") and not board.g.has_laid("needs-ranger", board.site(site))


@covers("fifteen-birds-in-five-firtrees")
def test_fifteen_birds_are_out_of_reach_twice() -> None:
    card = "fifteen-birds-in-five-firtrees"

    def facing(*names: str, gates: bool = True, moving: bool = True, creature: str = "assassin") -> Board:
        board = Board().hand(card, "eagle-mounts", "dodge")
        slot = board.company("rivendell", *names)
        if gates:
            board.event("gates-of-morning", seat=0)
        if moving:
            board.g.c_dest[slot] = board.site("bree")
        return board.creature(slot, creature)

    assert f"play:{card}:0" not in facing("aragorn-ii", gates=False).options()
    assert f"play:{card}:0" not in facing("aragorn-ii", moving=False).options()
    board = facing("aragorn-ii", "eomer").do(f"play:{card}:0")
    unanswered(board)
    assert board.options() == ["option:0", "option:1"]
    board.do("option:1").passing()
    assert board.zone("assassin") == DISCARD and not board.logged("strike") and board.g.c_flags[0] & IDLE
    board.creature(0, "wolves")
    assert not board.g.asks and board.zone("wolves") == DISCARD
    board.creature(0, "wargs")
    while board.prompt() not in ("strike", ""):
        assert board.prompt() != "stay"
        board.do("pass" if "pass" in board.options() else board.options()[0])
    assert board.prompt() == "strike"
    board = facing("aragorn-ii").do(f"play:{card}:0")
    unanswered(board).do("option:0").passing()
    assert board.zone("eagle-mounts") == DISCARD and not board.g.c_flags[0] & IDLE
    board = facing("gandalf").do(f"play:{card}:0")
    unanswered(board).passing()
    assert not board.g.c_flags[0] & IDLE and board.zone("eagle-mounts") != DISCARD
