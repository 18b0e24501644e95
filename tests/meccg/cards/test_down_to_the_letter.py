"""Small words that matter: which of two daggers, whose map, how many and which hobbits, both times or once."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.hazard_board import take, through, under_way
from meccg.cards.test_resource_events import unanswered
from meccg.cards.test_treasures import whole
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.combat import attack_of, prowess_of
from westmarch.games.meccg.terms import DISCARD, HAND, PLAY, TAPPED
from westmarch.games.meccg.values import has_skill, prowess


def test_a_second_barrow_blade_goes_to_the_other_dagger() -> None:
    """Barrow-blade cannot be duplicated on a given Dagger of Westernesse."""
    board = Board().hand("barrow-blade")
    slot = board.company("weathertop", "merry")
    board.give("merry", "dagger-of-westernesse", "dagger-of-westernesse")
    unanswered(board.explore(slot).do("play:barrow-blade:0"))
    if board.prompt() == "choose":
        board.do(board.options()[0])
    board.g.status[board.card("merry")] = 0
    unanswered(board.hand("barrow-blade").explore(slot).do("play:barrow-blade:0"))
    daggers = board.g.items(board.card("merry"))
    assert [len(board.g.under(dagger)) for dagger in daggers] == [1, 1]


def test_the_map_to_mithril_is_of_use_only_to_the_company_that_has_it() -> None:
    """Map to Mithril lies with Gimli at Rivendell while Éomer's company is in the Iron Hills."""
    board = Board()
    there = board.company("iron-hill-dwarf-hold", "eomer")
    board.company("blue-mountain-dwarf-hold", "gimli")
    board.give("eomer", "sword-of-gondolin").give("gimli", "map-to-mithril")
    board.g.status[board.card("map-to-mithril")] = TAPPED
    assert "use:map-to-mithril:3" not in board.explore(there).options()
    assert "use:map-to-mithril:3" not in board.explore(1).options()
    board.give("gimli", "elven-cloak", "glamdring")
    assert "use:map-to-mithril:3" not in board.explore(1).options()
    board.give("gimli", "sword-of-gondolin")
    before = prowess(board.g, board.card("gimli"))
    unanswered(board.explore(1).do("use:map-to-mithril:3"))
    sword = [card for card in board.g.items(board.card("gimli")) if board.g.face(card).id == "sword-of-gondolin"]
    assert board.g.under(sword[0]) == [board.card("map-to-mithril")] and board.tapped("gimli")
    board.g.put(board.g.under(sword[0])[0], DISCARD)
    assert prowess(board.g, board.card("gimli")) == before
    elsewhere = Board()
    elsewhere.company("bree", "gimli")
    elsewhere.give("gimli", "sword-of-gondolin", "map-to-mithril")
    elsewhere.g.status[elsewhere.card("map-to-mithril")] = TAPPED
    assert "use:map-to-mithril:3" not in elsewhere.explore(0).options()


def test_the_map_makes_a_weapon_better_by_three() -> None:
    """Map to Mithril with a Sword of Gondolin: whoever fights with it has three more prowess."""
    board = Board()
    board.company("iron-hill-dwarf-hold", "gimli")
    board.give("gimli", "sword-of-gondolin", "map-to-mithril")
    board.g.status[board.card("map-to-mithril")] = TAPPED
    before = prowess(board.g, board.card("gimli"))
    unanswered(board.explore(0).do("use:map-to-mithril:3"))
    assert prowess(board.g, board.card("gimli")) == before + 3


@pytest.mark.parametrize("who", ["peath", "boromir-ii", "beregond", "annalena"])
def test_ringil_restored_gives_its_own_bonus_alone(who: str) -> None:
    """Ringil: +1 prowess (8 at most) while it is broken, +5 (11 at most) instead once it is whole."""
    board = Board()
    board.company("rivendell", who)
    card = board.card(who)
    before, fights = prowess(board.g, card), has_skill(board.g, card, "warrior")
    board.give(who, "ringil")
    assert prowess(board.g, card) == (max(before, min(8, before + 1)) if fights else before)
    board = whole("ringil", who)
    assert prowess(board.g, board.card(who)) == (max(before, min(11, before + 5)) if fights else before)


@pytest.mark.parametrize(("site", "tapped", "playable"), [
    ("bree", False, True), ("bree", True, True), ("edoras", True, True), ("rivendell", False, False),
    ("moria", False, False),
])  # fmt: skip
def test_twice_baked_cakes_are_found_at_a_tapped_site_too(site: str, tapped: bool, playable: bool) -> None:
    """Twice-baked Cakes: a Free-hold or Border-hold, even a tapped one."""
    board = Board().hand("twice-baked-cakes")
    slot = board.company(site, "eomer")
    if tapped:
        board.g.status[board.site(site)] = TAPPED
    options = board.explore(slot).options()
    assert any("twice-baked-cakes" in option for option in options) == playable


def test_both_hobbits_who_wait_no_longer_are_checked() -> None:
    """No Waiting to Wonder, twice: the strike succeeds, and each Hobbit who shared it makes a body check."""
    board = Board().hand("no-waiting-to-wonder", "no-waiting-to-wonder", "dodge").dice(2, 5, 5, 5, 5)
    slot = board.company("rivendell", "gimli", "merry", "pippin", "eomer")
    board.attack(slot, prowess=25, body=7).do("target:gimli", "tap:gimli")
    for _ in range(2):
        unanswered(board.do("play:no-waiting-to-wonder:0"))
        if board.prompt() == "choose":
            board.do(board.options()[0])
        unanswered(board)
    assert board.tapped("merry") and board.tapped("pippin")
    board.passing()
    checked = [board.g.face(entry["card"]).id for entry in board.logged("body")]
    assert {"merry", "pippin"} <= set(checked)


def test_the_helm_waits_for_a_nazgul() -> None:
    """Helm of Her Secrecy: the deed is done against Nazgûl, and against nobody else."""
    for race, done in (("nazgul", True), ("orcs", False), ("undead", False)):
        board = Board().hand("helm-of-her-secrecy", "eowyn", "dodge").dice(12, 12)
        slot = board.company("rivendell", "eomer", "gimli")
        board.attack(slot, race=race, strikes=1)
        unanswered(board.do("play:helm-of-her-secrecy:0"))
        for _ in range(30):
            if not board.g.asks:
                break
            if board.prompt() == "place":
                board.do("enter_company:company0")
            else:
                take(board)
        assert (board.zone("helm-of-her-secrecy") == PLAY) == done, race
        assert board.zone("eowyn") == PLAY
        if done:
            through(board.dice(*[12] * 8).attack(slot, race="orcs", strikes=1))
            assert board.zone("helm-of-her-secrecy") == PLAY


def test_the_creature_that_comes_back_is_as_strong_as_before() -> None:
    """Bring Our Curses Home: the wolves that lie with the card attack with what is printed on them."""
    board = Board().hazards("greed").deck("dodge").dice(12, 12)
    board.company("rivendell", "aragorn-ii", "frodo")
    board.give("aragorn-ii", "bring-our-curses-home")
    wolves = board.g.add(f.NUMBER["wolves"], 1, HAND)
    board.g.attach(wolves, board.card("bring-our-curses-home"))
    board.g.lay("haunted", wolves, board.card("bring-our-curses-home"), 5)
    board.hand("concealment").move(0, "lorien")
    while attack_of(board.g) is None:
        take(board)
    attack = attack_of(board.g)
    assert attack is not None and prowess_of(board.g, attack) == f.face("wolves").prowess


@pytest.mark.parametrize(("dragon", "comes"), [("smaug", True), ("smaug-ahunt", False), ("smaug-at-home", False)])
def test_fever_of_unrest_is_for_creatures(dragon: str, comes: bool) -> None:
    """Fever of Unrest lets a Dragon hazard creature attack, and no manifestation that is an event."""
    board = under_way("fever-of-unrest", dragon, path="wilderness wilderness wilderness wilderness")
    assert ("play:fever-of-unrest:0" in board.options()) == comes
