"""Remarks of the book (p.3, p.19), and what went wrong elsewhere: regressions."""

from __future__ import annotations

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.piles import Exhaust
from westmarch.games.meccg.terms import DISCARD, PLAY, POINTS, TAPPED


@rule("meccg.game.levels.map-optional-in-basic")
def test_the_basic_game_needs_no_map() -> None:
    board = Board(standard=False).hazards("giant")
    board.company("rivendell", "aragorn-ii", "eomer")
    board.move(0, "lorien", how="")
    assert board.prompt() != "route" and board.g.path == list(f.face("rivendell").haven_paths["lorien"])


@rule("meccg.game.no-empty-play")
def test_no_card_is_played_for_nothing() -> None:
    board = Board().hand("halfling-strength", "dodge")
    board.company("rivendell", "merry")
    board.organization()
    assert board.refused("play:halfling-strength:0") == "cards.character.race-required"
    assert board.refused("play:dodge:0") == "game.no-empty-play"
    assert "play:halfling-strength:0" not in board.options()


@rule("meccg.cards.character.skill-required", "meccg.cards.character.race-required")
def test_skills_and_races_are_needed() -> None:
    board = Board().hand("ford", "halfling-strength")
    board.company("rivendell", "boromir-ii/tapped")
    board.organization()
    assert board.refused("play:ford:0") == "cards.character.skill-required"
    assert board.refused("play:halfling-strength:0") == "cards.character.race-required"


@rule("meccg.game.card-text-wins")
def test_a_card_prevails_over_the_book() -> None:
    board = Board().hand("merry", "hama")
    board.company("rivendell", "aragorn-ii")
    board.organization().do("character:merry")
    assert board.where(1) == "bag-end"


@rule("meccg.piles.vp.content")
def test_what_lies_among_the_points() -> None:
    board = Board().dice(12, 9, 9)
    slot = board.company("dol-amroth", "imrahil")
    board.hand("knights-of-dol-amroth").creature(slot, "giant").do("tap:imrahil")
    board.g.status[board.card("imrahil")] = 0
    board.explore(slot).do("resource:knights-of-dol-amroth:imrahil")
    assert board.names(POINTS) == ["giant", "knights-of-dol-amroth"]


@rule("meccg.rings.wizards-ring-exception")
def test_the_wizards_ring_needs_no_test() -> None:
    board = Board().hand("wizards-ring")
    board.company("rivendell", "gandalf", "merry")
    board.explore(0)
    assert board.options() == ["pass", "resource:wizards-ring:gandalf"]


@rule("meccg.host.site.under-deeps")
def test_an_under_deeps_site_as_rescue_site() -> None:
    from westmarch.games.meccg.rules.hosts import rescue_sites

    board = Board().hazards("giant").event("flies-and-spiders")
    board.company("rivendell", "aragorn-ii", "eomer")
    board.move(0, "goblin-gate")
    names = {board.g.face(c).id for c in rescue_sites(board.g, 1, board.card("flies-and-spiders"), 0)}
    assert "the-under-grottos" in names


@rule("meccg.onguard.exclude.tap-site")
def test_nothing_on_guard_taps_the_site() -> None:
    from westmarch.cards.nodes import Act, walk
    from westmarch.games.meccg.registry import DEFINED, MOMENT

    for defined in DEFINED:
        for way, ability in enumerate(defined.abilities):
            if defined.moments[way] & (MOMENT["guard-attack"] | MOMENT["guard-resource"]):
                assert not any(isinstance(node, Act) and node.verb == "tap-site" for node in walk(ability))


# Places where other programs stop


def test_queued_checks_of_a_character_who_is_gone() -> None:
    board = Board().hazards("lure-of-nature").dice(2)
    board.company("rivendell", "boromir-ii", "gimli")
    board.give("boromir-ii", "scroll-of-isildur").move(0, "lorien").do("play:lure-of-nature:0").passing()
    assert board.zone("boromir-ii") != PLAY and len(board.logged("check")) == 1 and not board.g.asks


def test_a_sixth_card_of_the_sideboard_is_not_asked_for() -> None:
    board = Board().discards(*["dodge"] * 8).sideboard(*["river"] * 8)
    board.company("rivendell", "aragorn-ii")
    board.run(Exhaust(0))
    assert max(option.count("river") for option in board.options()) == 5
    board.do("bring:" + ",".join(["river"] * 5), "send:" + ",".join(["dodge"] * 5))
    assert not board.g.asks


def test_an_attack_on_a_company_that_is_gone() -> None:
    board = Board().dice(2, 12)
    slot = board.company("rivendell", "merry")
    board.attack(slot, prowess=20, strikes=3).do("surplus:0", "tap:merry")
    assert board.g.c_owner[slot] == -1 and not board.g.asks
    board.attack(slot)
    assert not board.g.asks


def test_a_destination_that_two_companies_share() -> None:
    board = Board()
    board.company("bree", "aragorn-ii")
    board.company("weathertop", "boromir-ii")
    board.organization().do("move:company0:rivendell")
    assert board.refused("move:company1:rivendell") == ""
    board.do("move:company1:rivendell", "pass")
    assert board.g.c_dest[0] == board.g.c_dest[1]
    board.movement()
    while board.g.asks:
        board.do("pass" if "pass" in board.options() else board.options()[0])
    assert {board.where(slot) for slot in board.g.companies(0)} == {"rivendell"}


def test_environment_in_a_chain_is_negated() -> None:
    board = Board().hazards("new-moon").hand("twilight")
    board.company("rivendell", "elladan")
    board.move(0).do("play:new-moon:0", "play:twilight:0")
    assert board.logged("negated") and board.zone("new-moon") == DISCARD and board.status("elladan") != TAPPED
