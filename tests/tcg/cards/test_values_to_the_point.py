"""Values that cards state, to the point: how much, and for whom not."""

from __future__ import annotations

import pytest

from tcg.board import Board
from tcg.names import number
from westmarch.games.tcg.facts import BY_ID, HAND, PHASES
from westmarch.games.tcg.rules.costs import host_discount, roaming_penalty, twilight_cost
from westmarch.games.tcg.rules.move import settle_move_limit, shadow_number

ARAGORN, GIMLI, LEGOLAS = "Aragorn, Ranger of the North", "Gimli, Son of Glóin", "Legolas, Greenleaf"
SAM, FARAMIR = "Sam, Frodo's Gardener", "Faramir, Son of Denethor"
URUK, GOBLIN = "Uruk Savage", "Goblin Runner"


def at_site(name: str) -> Board:
    """The fellowship is at a site."""
    place = BY_ID[number(name)].site
    return Board(at=place).site(place, name)


@pytest.mark.parametrize(
    ("site", "value", "card", "meant"),
    [("Streets of Edoras", "may not fight", "Aldor, Soldier of Edoras", True),
     ("Streets of Edoras", "may not fight", "Barliman Butterbur, Prancing Pony Proprietor", False),
     ("Great Hall", "may fight", "Aldor, Soldier of Edoras", True),
     ("Great Hall", "may fight", "Barliman Butterbur, Prancing Pony Proprietor", False)],
)  # fmt: skip
def test_who_may_fight_at_a_site(site: str, value: str, card: str, meant: bool) -> None:
    board = at_site(site).support(0, card)
    assert board.g.flagged(value, board.c(card)) == meant


@pytest.mark.parametrize("site", ["Streets of Edoras", "Great Hall"])
def test_companions_fight_as_ever(site: str) -> None:
    board = at_site(site).fellowship("Éomer, Third Marshal of Riddermark")
    card = board.c("Éomer, Third Marshal of Riddermark")
    assert not board.g.flagged("may not fight", card) and not board.g.flagged("may fight", card)


@pytest.mark.parametrize(
    ("card", "meant"),
    [("Stone Trolls", True), ("Greatest Kingdom of My People", False), ("Hobbit Sword (1_299)", False)],
)
def test_pippin_keeps_tales_of_the_shire(card: str, meant: bool) -> None:
    board = Board().fellowship("Pippin, Friend to Frodo").support(0, "Stone Trolls", "Greatest Kingdom of My People")
    board.bear("Pippin, Friend to Frodo", "Hobbit Sword (1_299)")
    assert board.g.flagged("no discard", board.c(card)) == meant


@pytest.mark.parametrize("name", ["Uruk Follower", "Uruk Hunter", "Uruk Pursuer"])
def test_only_unbound_hobbits_are_killed_by_those_who_follow(name: str) -> None:
    board = Board().fellowship("Merry, From O'er the Brandywine", SAM, ARAGORN).minions(name)
    meant = [
        board.g.flagged("never discarded", board.c(who)) for who in ("Merry, From O'er the Brandywine", SAM, ARAGORN)
    ]
    assert meant == [True, False, False]


@pytest.mark.parametrize(
    "name",
    ["Erethón, Naith Lieutenant", "Pengedhel, Naith Warrior", "Thónnas, Naith Captain", "Taurnil, Sharp-eyed Bowman"],
)
def test_bows_of_the_naith_do_not_shoot(name: str) -> None:
    for items, silent in (("", False), (" + Elven Bow (4_62)", True)):
        board = Board().fellowship(name + items)
        assert board.g.flagged("no archery", board.c(name)) == silent


def test_thonnas_needs_a_bow_of_his_own() -> None:
    board = Board().fellowship("Thónnas, Naith Captain", LEGOLAS + " + Elven Bow (4_62)").minions(URUK)
    plain = board.strength(URUK)
    board.fight("Thónnas, Naith Captain", URUK)
    assert board.strength(URUK) == plain


@pytest.mark.parametrize(("who", "more"), [(FARAMIR, 2), (ARAGORN, 0), (SAM, 0)])
def test_gondorian_rangers_lead_astray_those_who_meet_ring_bound_men(who: str, more: int) -> None:
    board = Board().fellowship("Gondorian Ranger", who).minions(URUK).fight(who, URUK)
    assert board.g.modified("site number", board.c(URUK)) == more


@pytest.mark.parametrize(
    ("name", "value", "amount"),
    [("Natural Cover", "minion archery", -2)],
)
def test_totals_in_a_forest(name: str, value: str, amount: int) -> None:
    board = at_site("Trollshaw Forest").support(0, name)
    assert board.g.stated(value) == amount


def test_goblin_archers_shoot_back() -> None:
    board = Board().minions("Goblin Archer", GOBLIN)
    assert board.g.stated("archery") == -6


def test_messengers_in_bad_weather() -> None:
    for count, more in ((0, 0), (1, 3), (2, 3)):
        board = Board().minions("Uruk Messenger").support(1, *["Saruman's Frost"] * count)
        plain = BY_ID[number("Uruk Messenger")].strength
        assert board.strength("Uruk Messenger") == plain + more


@pytest.mark.parametrize("name", ["Traitor's Voice", "Sauron's Defenses"])
def test_the_move_limit_is_one_lower(name: str) -> None:
    board = Board(players=4).support(1, name).burdens(5)
    board.g.dead[0] += [board.add(0, who, 5) for who in (ARAGORN, GIMLI, LEGOLAS)]
    before = board.g.move_limit()
    settle_move_limit(board.g)
    assert board.g.move_limit() == before - 1


@pytest.mark.parametrize(("name", "less"), [("Ranger of Ithilien", 1), ("Elite Rider", 1)])
def test_who_costs_less_before_the_game(name: str, less: int) -> None:
    board = Board()
    card = board.add(0, name, HAND)
    plain = twilight_cost(board.g, card)
    board.g.phase = PHASES.index("before")
    assert twilight_cost(board.g, card) == plain - less


@pytest.mark.parametrize(
    ("leader", "other"),
    [("Alcarin, Warrior of Lamedon", "Knight of Gondor"), ("Faramir, Captain of Gondor", "Boromir, Son of Denethor")],
)
def test_companies_that_start_together_cost_less(leader: str, other: str) -> None:
    board = Board().fellowship(leader)
    cards = [board.add(0, other, HAND), board.c(leader)]
    plain = [twilight_cost(board.g, card) for card in cards]
    board.g.phase = PHASES.index("before")
    assert [twilight_cost(board.g, card) for card in cards] == [plain[0] - 1, plain[1]]


def test_ordulus_bears_bows_cheaply() -> None:
    board = Board().fellowship("Ordulus, Young Warrior", LEGOLAS)
    bow = board.add(0, "Elven Bow (4_62)", HAND)
    assert host_discount(board.g, bow, board.c("Ordulus, Young Warrior")) == -1
    assert host_discount(board.g, bow, board.c(LEGOLAS)) == 0


def test_nazgul_roam_freely_in_bree() -> None:
    board = at_site("Bree Streets")
    for name, penalty in (("Úlairë Attëa, Keeper of Dol Guldur", 0), (URUK, 2)):
        assert roaming_penalty(board.g, board.add(1, name, HAND)) == penalty
    assert board.g.modified("roaming", board.add(1, "Úlairë Attëa, Keeper of Dol Guldur", HAND)) == -2


def test_ugluk_calls_trackers() -> None:
    board = Board().minions("Uglúk, Servant of Saruman")
    assert board.g.modified("roaming", board.add(1, "Uruk Chaser", HAND)) == -2
    assert board.g.modified("roaming", board.add(1, URUK, HAND)) == 0


@pytest.mark.parametrize(("count", "arrows"), [(3, 0), (4, 2), (5, 4)])
def test_hornburg_causeway_is_open_to_arrows(count: int, arrows: int) -> None:
    unbound = [ARAGORN, GIMLI, LEGOLAS, "Boromir, Son of Denethor", "Merry, From O'er the Brandywine"]
    board = at_site("Hornburg Causeway").fellowship(*unbound[:count])
    assert board.g.stated("minion archery") == arrows


@pytest.mark.parametrize(("count", "more"), [(3, 0), (4, 2), (5, 4)])
def test_the_fortress_of_orthanc_awaits_many(count: int, more: int) -> None:
    others = [ARAGORN, GIMLI, LEGOLAS, "Boromir, Son of Denethor", "Merry, From O'er the Brandywine"]
    board = at_site("Fortress of Orthanc").fellowship(*others[:count])
    site = board.c("Fortress of Orthanc")
    assert shadow_number(board.g, site) == BY_ID[number("Fortress of Orthanc")].shadow + more


def test_a_foul_horde_in_ambush() -> None:
    board = Board().minions("Foul Horde")
    horde = board.c("Foul Horde")
    assert board.g.keyword(horde, "ambush") == 1


@pytest.mark.parametrize(("who", "less"), [("Dunlending Brigand", True), (URUK, False)])
def test_a_horde_that_holds_the_land(who: str, less: bool) -> None:
    board = Board(at=5).minions("Hillman Horde", who)
    for place in (1, 2, 3, 4):
        board.g.control[place] = 1
    card = board.c(who)
    plain = BY_ID[number(who)].keywords
    assert (bool(board.g.keyword(card, "damage")) and "damage" not in plain) == less


def test_balglin_looks_after_himself() -> None:
    board = Board().fellowship("Balglin, Elven Warrior", LEGOLAS).minions(URUK).hurt(URUK, 1).fight(LEGOLAS, URUK)
    assert not board.g.flagged("wound limit", board.c(LEGOLAS))


@pytest.mark.parametrize("card", ["Faramir's Cloak", "Henneth Annûn"])
def test_those_who_hide_weaken_only_who_meets_the_ring_bound(card: str) -> None:
    board = Board(at=2).fellowship(ARAGORN, FARAMIR).minions(URUK)
    if card == "Faramir's Cloak":
        board.bear(FARAMIR, card)
    else:
        board.support(0, card)
    plain = board.strength(URUK)
    assert board.fight(ARAGORN, URUK).strength(URUK) == plain
