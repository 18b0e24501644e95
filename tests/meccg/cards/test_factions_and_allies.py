"""What factions and allies do."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.covering import covered, covers
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.agent_influence import forbids_agent_influence
from westmarch.games.meccg.terms import DISCARD, HAND, PLAY, POINTS, TAPPED

FACTIONS = [face.id for face in f.FACES if face.kind == f.FACTION and face.places and face.number_to_exceed]
#: Somebody of each race without any influence of his own.
PEOPLE = {"men": "gamling-the-old", "dunadan": "mablung", "elf": "annalena", "dwarf": "oin", "hobbit": "merry"}


@pytest.mark.parametrize("name", covered(FACTIONS))
def test_winning_a_faction(name: str) -> None:
    """More than its number wins it, just its number does not; races matter; only at its own site."""
    face = f.face(name)
    for race, who in PEOPLE.items():
        bonus = face.race_modifiers.get(race, 0)
        influence = f.face(who).influence + (2 if who == "mablung" and name == "men-of-anfalas" else 0)
        for over, zone in ((1, POINTS), (0, DISCARD)):
            roll = face.number_to_exceed + over - bonus - influence
            if not 2 <= roll <= 12:
                continue
            board = Board().hand(name).dice(roll)
            board.company(face.places[0], who)
            board.explore(0).do(f"resource:{name}:{who}").passing()
            assert board.zone(name) == zone and board.tapped(who), (race, over)
    board = Board().hand(name)
    board.company("weathertop", "elrond")
    assert not any(name in option for option in board.explore(0).options())


@covers("army-of-the-dead")
def test_the_army_of_the_dead_follows_aragorn_alone() -> None:
    for who, walked, works in (("aragorn-ii", True, True), ("aragorn-ii", False, False), ("imrahil", True, False)):
        board = Board().hand("army-of-the-dead").dice(2)
        board.company("vale-of-erech", who)
        if walked:
            board.g.lay("paths", board.card(who), 1, 0)
        board.explore(0)
        assert (f"resource:army-of-the-dead:{who}" in board.options()) == works
        if works:
            board.do(f"resource:army-of-the-dead:{who}")
            assert board.zone("army-of-the-dead") == POINTS


def test_nobody_influences_the_army_of_the_dead() -> None:
    board = Board().points("army-of-the-dead", "knights-of-dol-amroth", seat=1).event("golodhros", seat=0)
    board.hand("smoke-rings").discards("concealment")
    board.company("vale-of-erech", "gandalf")
    board.explore(0)
    assert not any("army-of-the-dead" in option for option in board.options())
    assert board.refused("persuade:gandalf:army-of-the-dead") == "oppinf.targets"
    agent, army = board.card("golodhros"), board.card("army-of-the-dead")
    board.g.attach(board.site("vale-of-erech"), agent)
    assert forbids_agent_influence(board.g, agent, army) == "meccg.oppinf.targets"
    # Another faction of the same place could be tried.
    other = board.card("knights-of-dol-amroth")
    assert forbids_agent_influence(board.g, agent, other) == "meccg.agent.influence.location-faction"


# Allies

HOMES = {
    "quickbeam": "wellinghall", "treebeard": "wellinghall", "skinbark": "wellinghall", "leaflock": "wellinghall",
    "tom-bombadil": "old-forest", "goldberry": "old-forest", "gollum": "moria", "gwaihir": "eagles-eyrie",
    "shadowfax": "edoras", "bill-the-pony": "bree", "lindion-the-oronin": "stone-circle",
    "nenselde-the-wingild": "dol-amroth", "mistress-lobelia": "bag-end",
}  # fmt: skip


@pytest.mark.parametrize("name", covered(HOMES))
def test_playing_an_ally(name: str) -> None:
    for site, works in ((HOMES[name], True), ("weathertop", False)):
        board = Board().hand(name)
        board.company(site, "aragorn-ii")
        board.explore(0)
        assert (f"resource:{name}:aragorn-ii" in board.options()) == works
        if works:
            board.do(f"resource:{name}:aragorn-ii")
            assert board.bearer(name) == "aragorn-ii" and board.tapped("aragorn-ii")


@pytest.mark.parametrize(
    ("name", "start", "near", "far"),
    [
        ("treebeard", "wellinghall", "edoras", "minas-tirith"), ("skinbark", "wellinghall", "edoras", "minas-tirith"),
        ("leaflock", "wellinghall", "edoras", "minas-tirith"), ("tom-bombadil", "barrow-downs", "bree", "moria"),
        ("nenselde-the-wingild", "dol-amroth", "lond-galen", "pelargir"),
        ("mistress-lobelia", "bag-end", "bree", "weathertop"),
    ],
)  # fmt: skip
def test_allies_who_do_not_go_far(name: str, start: str, near: str, far: str) -> None:
    for site, stays in ((near, True), (far, False)):
        board = Board()
        slot = board.company(start, "eomer")
        board.give("eomer", name)
        board.g.c_dest[slot] = board.site(site)
        board.g.show_site(board.site(site))
        board.move(slot, how="")
        if board.prompt() == "route":
            board.do(board.options()[0])
        board.passing()
        if board.where(slot) == site:
            assert (board.zone(name) == PLAY) == stays, site


def test_tom_and_leaflock_cancel_hazards() -> None:
    for name, site, works in (
        ("tom-bombadil", "bree", True),
        ("tom-bombadil", "moria", False),
        ("leaflock", "bree", True),
    ):
        board = Board().hazards("call-of-home", "greed").deck("dodge")
        board.company(site, "eomer", "merry")
        board.give("eomer", name).move(0).passing("hazard").do("play:call-of-home:0", "choose:merry")
        assert any(option.startswith(f"use:{name}") for option in board.options()) == works
        if works:
            board.do(next(option for option in board.options() if option.startswith(f"use:{name}")))
            board.passing("hazard")
            assert board.tapped(name) and board.zone("merry") == PLAY and board.zone("call-of-home") == DISCARD
            assert not board.logged("home")


def test_goldberry_keeps_the_company_on_its_way() -> None:
    board = Board().event("doors-of-night").hazards("drowning-seas", "greed").deck("dodge")
    board.company("grey-havens", "eomer")
    board.give("eomer", "goldberry").move(0, "himring").passing("hazard").do("play:drowning-seas:1")
    assert "use:goldberry:1" in board.options()
    board.do("use:goldberry:1").passing()
    assert board.where(0) == "himring" and board.tapped("goldberry")
    board = Board().hazards("call-of-home", "greed").deck("dodge")
    board.company("grey-havens", "eomer")
    board.give("eomer", "goldberry").move(0, "himring").passing("hazard").do("play:call-of-home:0")
    assert "use:goldberry:1" not in board.options()


def test_gollum_drags_the_ring_along() -> None:
    for site, works in (("moria", True), ("rivendell", False)):
        board = Board()
        board.company(site, "merry", "frodo")
        board.give("merry", "gollum").give("frodo", "the-one-ring").explore(0)
        assert ("use:gollum:1" in board.options()) == works
        if works:
            board.do("use:gollum:1")
            assert board.zone("the-one-ring") == DISCARD and board.zone("gollum") == DISCARD


def test_gwaihir_reaches_far_but_not_dark_lands() -> None:
    board = Board()
    board.company("eagles-eyrie", "merry")
    board.give("merry", "gwaihir").organization().do("use:gwaihir:0")
    reached = {option.rsplit(":", 1)[1] for option in board.options()}
    assert {"bag-end", "edhellond", "moria", "goblin-gate"} <= reached
    # Not in Shadow-lands or Dark-domains, and not below.
    assert not reached & {"barad-dur", "mount-doom", "dol-guldur", "carn-dum", "the-under-gates"}
    board.do("move:company0:edhellond")
    assert board.zone("gwaihir") == DISCARD and board.g.c_dest[0] == board.site("edhellond")
    board = Board()
    board.company("eagles-eyrie", "merry", "eomer", "aragorn-ii")
    assert "use:gwaihir:0" not in board.give("merry", "gwaihir").organization().options()
    # Nobody is carried away from below.
    board = Board()
    board.company("the-under-gates", "merry")
    assert "use:gwaihir:0" not in board.give("merry", "gwaihir").organization().options()


def test_shadowfax_carries_on() -> None:
    for names, works in ((("gandalf",), True), (("gandalf", "pippin"), True), (("gandalf", "eomer"), False)):
        board = Board()
        board.company("bree", *names)
        board.give("gandalf", "shadowfax").move(0, "rivendell")
        while board.prompt() not in ("act", ""):
            board.do("pass" if "pass" in board.options() else board.options()[0])
        while board.g.asks and not any(option.startswith("use:shadowfax") for option in board.options()):
            board.do("pass")
        assert any(option.startswith("use:shadowfax") for option in board.options()) == works
    board.g.stack = []


def test_bill_goes_home() -> None:
    for site, haven in (("bree", "rivendell"), ("weathertop", "rivendell")):
        board = Board()
        board.company(site, "merry", "sam-gamgee")
        board.give("merry", "bill-the-pony").end_of_turn().passing("act").do("use:bill-the-pony:1")
        assert board.where(0) == haven and board.zone("bill-the-pony") == DISCARD
    board = Board()
    board.company("rivendell", "merry")
    board.give("merry", "bill-the-pony").end_of_turn()
    assert not any("bill" in option for option in board.options())
    board = Board().hand("bill-the-pony")
    board.company("bree", "aragorn-ii")
    board.g.status[board.site("bree")] = TAPPED
    assert "resource:bill-the-pony:aragorn-ii" in board.explore(0).options()


def test_lindion_and_the_eagles() -> None:
    for race, works in (("spiders", True), ("animals", True), ("orcs", False)):
        board = Board().hand("dodge")
        slot = board.company("rivendell", "merry")
        board.give("merry", "lindion-the-oronin").attack(slot, race=race)
        assert ("use:lindion-the-oronin:0" in board.options()) == works
    board = Board().hand("eagle-mounts")
    board.company("stone-circle", "merry")
    assert "play:eagle-mounts:1" in board.give("merry", "lindion-the-oronin").organization().options()


def test_nenselde_and_mistress_lobelia_find_cards() -> None:
    board = Board().discards("moon", "gates-of-morning", "doors-of-night", "dodge")
    board.company("dol-amroth", "imrahil")
    board.give("imrahil", "nenselde-the-wingild").organization().do("use:nenselde-the-wingild:0")
    assert board.names(HAND) == ["moon"]
    board = Board().discards("hobbits", "glamdring", "dodge").deck("bill-the-pony", "wolves")
    board.company("bag-end", "frodo")
    board.give("frodo", "mistress-lobelia").organization().do("use:mistress-lobelia:0")
    assert sorted(board.options()) == ["choose:bill-the-pony", "choose:hobbits"]
    board.do("choose:hobbits")
    assert board.names(HAND) == ["hobbits"] and board.tapped("mistress-lobelia")


def test_leaflock_cancels_only_what_is_played_on_his_company() -> None:
    for hazard, more, works in (("call-of-home", ("choose:merry",), True), ("doors-of-night", (), False)):
        board = Board().hazards(hazard, "greed").deck("dodge")
        board.company("wellinghall", "eomer", "merry")
        board.give("eomer", "leaflock").move(0).passing("hazard").do(f"play:{hazard}:0", *more)
        assert bool([option for option in board.options() if option.startswith("use:leaflock")]) is works
    for company, works in ((0, True), (1, False)):
        board = Board().hazards("call-of-home", "greed").deck("dodge")
        board.company("wellinghall", "eomer", "merry")
        board.company("bag-end", "frodo", "sam-gamgee")
        board.give("eomer", "leaflock").move(company).passing("hazard").do(
            "play:call-of-home:0", "choose:merry" if company == 0 else "choose:sam-gamgee"
        )
        assert bool([option for option in board.options() if option.startswith("use:leaflock")]) is works
