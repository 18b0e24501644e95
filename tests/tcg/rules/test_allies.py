"""Allies: at home and away."""

from __future__ import annotations

from tcg.board import END_OF_TURN, FELLOWSHIP_SITES, TOWERS_SITES, Board, reach
from tcg.names import printed
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DEAD, DISCARD, REGROUP, SUPPORT
from westmarch.games.tcg.rules.archery import fellowship_targets


@rule("tcg.ally.support-area", "tcg.turn.no-assignment-phase")
def test_allies_are_outside_the_fellowship() -> None:
    ferry = (
        Board(at=2)
        .site(2, "Buckleberry Ferry")
        .fellowship("Sam, Son of Hamfast")
        .support(0, "Elrond, Lord of Rivendell")
        .minions("Goblin Marksman")
        .at_step("archery")
    )
    ferry.until(*END_OF_TURN, limit=20)
    assert ferry.now.phase == REGROUP and ferry.now.in_play(ferry.c("Goblin Marksman"))
    assert ferry.wounds("Frodo, Son of Drogo") + ferry.wounds("Sam, Son of Hamfast") == 1  # archery there was
    played = (
        Board()
        .fellowship("Legolas, Greenleaf")
        .hand(0, "Elrond, Lord of Rivendell", "Dwarven Axe")
        .take("play", "Elrond, Lord of Rivendell")
    )
    assert played.zone("Elrond, Lord of Rivendell") == SUPPORT


@rule("tcg.ally.no-number-limit", "tcg.ally.play-any-time")
def test_allies_anywhere_and_any_number() -> None:
    board = (
        Board(at=1)
        .fellowship("Legolas, Greenleaf")
        .support(0, *["Bounder"] * 15)
        .hand(0, "Bounder", "Celeborn, Lord of Lórien")
    )
    assert board.can("play", "Bounder") and board.can("play", "Celeborn, Lord of Lórien")


@rule("tcg.ally.home-block", "tcg.ally.several-homes")
def test_homes_by_block_and_number() -> None:
    for at, sites, ally, home in (
        (3, FELLOWSHIP_SITES, "Elrond, Lord of Rivendell", True),
        (3, TOWERS_SITES, "Elrond, Lord of Rivendell", False),
        (3, TOWERS_SITES, "Aldor, Soldier of Edoras", True),
        (6, TOWERS_SITES, "Aldor, Soldier of Edoras", True),
        (2, TOWERS_SITES, "Treebeard, Oldest Living Thing", True),
        (8, TOWERS_SITES, "Treebeard, Oldest Living Thing", True),
        (5, TOWERS_SITES, "Treebeard, Oldest Living Thing", False),
    ):
        board = Board(at=at, sites=sites).support(0, ally)
        assert board.g.at_home(board.c(ally)) == home, (at, ally)


@rule("tcg.ally.abilities-anywhere", "tcg.ally.effects-wounds-anywhere")
def test_abilities_and_wounds_away_from_home() -> None:
    board = (
        Board(at=4)
        .support(0, "Orophin, Lórien Bowman")
        .minions("Uruk Savage")
        .at_step("archery")
        .until("tcg-ask-archery")
    )
    assert board.can("use", "Orophin, Lórien Bowman")
    board.take("use", "Orophin, Lórien Bowman")
    assert board.wounds("Uruk Savage") == 1 and board.wounds("Orophin, Lórien Bowman") == 1
    terror = (
        Board(at=2)
        .support(0, "The Gaffer, Sam's Father", "Elrond, Lord of Rivendell")
        .minions("The Witch-king, Lord of Angmar")
        .hand(1, "Their Power Is in Terror", "Axe Strike")
        .hand(0, "Elendil's Valor")
        .fellowship("Aragorn, Ranger of the North")
    )
    terror.support(1, "Bounder").at_step("maneuver")
    reach(terror, "play", "Their Power Is in Terror").take("play", "Their Power Is in Terror")
    assert (
        terror.wounds("The Gaffer, Sam's Father") == 1
        and terror.wounds("Elrond, Lord of Rivendell") == 1
        and terror.wounds("Bounder") == 0
    )


@rule("tcg.ally.killed")
def test_a_dead_ally_is_no_dead_companion() -> None:
    board = Board(at=2).minions("Uruk Stalker").pile(0, DEAD, "Elrond, Lord of Rivendell")
    assert board.g.strength(board.c("Uruk Stalker")) == 11
    companion = Board(at=2).minions("Uruk Stalker").pile(0, DEAD, "Gimli, Son of Glóin")
    assert companion.g.strength(companion.c("Uruk Stalker")) == printed("Uruk Stalker").strength


@rule("tcg.ally.home-controlled", "tcg.ally.inactive")
def test_guma_leaves_a_lost_home() -> None:
    board = (
        Board(at=5, sites=TOWERS_SITES)
        .support(0, "Guma, Plains Farmer")
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
        .hand(1, "Axe Strike")
    )
    board.support(1, "Guma, Plains Farmer")
    board.g.control[4] = 1
    board.g.put(board.g.path[4], SUPPORT)
    board.can("move")
    while board.asked == "tcg-ask-order":
        board.do(board.all_codes()[0], seat=0)
    assert board.zone("Guma, Plains Farmer", 1) == DISCARD and board.now.in_play(board.c("Guma, Plains Farmer", 2))


@rule("tcg.ally.no-number-limit", "tcg.ally.play-any-time")
def test_any_number_of_allies() -> None:
    board = (
        Board(at=8)
        .fellowship("Legolas, Greenleaf")
        .support(0, *["Bounder"] * 10)
        .hand(0, "Bounder", "Celeborn, Lord of Lórien")
    )
    assert board.can("play", "Bounder") and board.can("play", "Celeborn, Lord of Lórien")


@rule("tcg.ally.home-block", "tcg.ally.several-homes")
def test_home_is_in_one_block() -> None:
    board = Board(at=6).site(6, "Great Hall").support(0, "Orophin, Lórien Bowman")
    assert not board.g.at_home(board.c("Orophin, Lórien Bowman"))


@rule("tcg.ally.forbidden-by-card")
def test_a_card_bars_allies() -> None:
    board = Board(at=3).site(3, "Streets of Edoras").support(0, "Hlafwine, Village Farmhand").minions("Goblin Marksman")
    board.g.phase = 4
    assert board.c("Hlafwine, Village Farmhand") not in fellowship_targets(board.g)


@rule("tcg.ally.abilities-anywhere", "tcg.ally.effects-wounds-anywhere", "tcg.ally.support-area", "tcg.ally.killed")
def test_allies_away_from_home() -> None:
    board = (
        Board(at=2)
        .support(0, "Elrond, Lord of Rivendell")
        .hand(0, "Dwarven Axe")
        .fellowship("Gimli, Son of Glóin")
        .take("use", "Elrond, Lord of Rivendell")
    )
    assert board.wounds("Elrond, Lord of Rivendell") == 1 and len(board.now.hands[0]) == 2
    hit = (
        Board(at=2)
        .support(0, "The Gaffer, Sam's Father")
        .minions("The Witch-king, Lord of Angmar")
        .hand(1, "Their Power Is in Terror")
        .hurt("The Gaffer, Sam's Father", 1)
        .at_step("maneuver")
    )
    hit.take("play", "Their Power Is in Terror")
    assert hit.zone("The Gaffer, Sam's Father") == DEAD


@rule("tcg.ally.shadow-assigns-at-home")
def test_leftovers_against_an_ally_at_home() -> None:
    board = Board(at=3).support(0, "Elrond, Lord of Rivendell").minions("Uruk Savage").at_step("assignment").skip()
    assert board.asked == "tcg-ask-leftover" and board.can("assign", "Elrond, Lord of Rivendell", "Uruk Savage")


@rule("tcg.support.no-intrusion", "tcg.item.support-area")
def test_support_areas_are_their_owners() -> None:
    board = (
        Board(3, at=4)
        .support(0, "Galadriel, Lady of Light")
        .minions("Goblin Runner", seat=2)
        .hand(2, "Pinned Down")
        .hand(0, "The Mirror of Galadriel")
        .pool(9)
    )
    board.until("tcg-ask-fellowship").take("play", "The Mirror of Galadriel")
    assert board.zone("The Mirror of Galadriel") == SUPPORT and board.now.host[board.c("The Mirror of Galadriel")] == -1
    assert board.now.owner[board.c("The Mirror of Galadriel")] == 0
    assert not board.can("transfer", "The Mirror of Galadriel")
