"""What is active, and what sleeps."""

from __future__ import annotations

from tcg.board import FELLOWSHIP_SITES, Board
from tcg.names import printed
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DEAD, DISCARD, SUPPORT
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.move import shadow_number


@rule("tcg.active.site-text-where-fellowship", "tcg.active.sites-always")
def test_site_text_only_where_the_fellowship_is() -> None:
    board = Board(sites=["East Road", *FELLOWSHIP_SITES[1:]], at=2).hand(0, "Gimli, Son of Glóin")
    board.g.phase = 1
    assert twilight_cost(board.g, board.c("Gimli, Son of Glóin")) == 2
    assert board.g.path[1] in board.g.active()


@rule("tcg.active.dead-pile")
def test_the_dead_pile_is_looked_at() -> None:
    board = Board(at=2).minions("Uruk Fanatic").pile(0, DEAD, "Dwarf Guard", "Dwarf Guard", "Farin, Dwarven Emissary")
    assert board.g.keyword(board.c("Uruk Fanatic"), "fierce") == 1
    assert board.c("Farin, Dwarven Emissary") not in board.g.active()


@rule("tcg.active.ownership-turnover")
def test_wounds_stay_when_the_turn_passes() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .hurt("Gimli, Son of Glóin", 1)
        .at_step("regroup")
        .until("tcg-ask-move-again")
    )
    board.take("stay").until("tcg-ask-fellowship", "tcg-ask-reconcile", limit=5)
    assert board.wounds("Gimli, Son of Glóin") == 1


@rule("tcg.active.list", "tcg.active.own-shadow-cards-sleep", "tcg.active.inactive-ignored")
def test_who_is_active() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .fellowship("Gimli, Son of Glóin + Bill the Pony", seat=1)
        .minions("Goblin Runner")
        .support(0, "Goblin Swarms", "Saruman's Ambition")
    )
    board.support(1, "Pinned Down").support(1, "The Gaffer, Sam's Father").hand(0, "Dwarven Axe")
    active = board.g.active()
    assert (
        all(board.c(card) in active for card in ("Aragorn, Ranger of the North", "Goblin Runner", "Pinned Down"))
        and board.g.path[1] in active
    )
    assert board.g.ring[0] in active and board.g.ring[1] not in active
    assert not any(
        board.c(card) in active
        for card in (
            "Gimli, Son of Glóin",
            "Goblin Swarms",
            "Saruman's Ambition",
            "The Gaffer, Sam's Father",
            "Bill the Pony",
        )
    )
    assert shadow_number(board.g, board.g.path[2]) == board.g.card(board.g.path[2]).shadow
    assert (
        twilight_cost(board.add_and(1, "Hunt Them Down!"), board.c("Hunt Them Down!"))
        == printed("Hunt Them Down!").cost
    )


@rule("tcg.active.inactive-tokens")
def test_burdens_of_others_are_not_counted() -> None:
    board = Board(at=2).minions("Orc Soldier").hand(1, "Enduring Evil", "Axe Strike").fellowship("Gimli, Son of Glóin")
    board.g.burdens[1] = 6
    board.fight("Gimli, Son of Glóin", "Orc Soldier").until("tcg-ask-skirmish")
    while not board.can("play", "Enduring Evil"):
        board.skip()
    board.take("play", "Enduring Evil")
    board.expect_log("tcg-log-strength", card=board.c("Gimli, Son of Glóin"), bonus=0)
    assert board.now.burdens == [0, 6]


@rule("tcg.active.borne-by-inactive")
def test_a_condition_on_an_inactive_companion_sleeps() -> None:
    board = Board(3, at=2).fellowship("Aragorn, Ranger of the North", seat=1)
    leech = board.add(2, "Leechcraft", 8, board.c("Aragorn, Ranger of the North"))
    other = board.add(2, "Pinned Down", SUPPORT)
    assert leech not in board.g.active() and other in board.g.active()
    board.g.fp = 1
    board.g.touch()
    assert leech in board.g.active()


@rule("tcg.active.sites-always")
def test_a_site_behind_can_be_spotted() -> None:
    board = Board(at=4).site(2, "Trollshaw Forest")
    assert board.g.path[2] in board.g.active() and board.g.keyword(board.g.path[2], "forest") == 1


@rule("tcg.active.site-text-where-fellowship")
def test_east_road_only_while_there() -> None:
    here = Board(sites=["East Road", *FELLOWSHIP_SITES[1:]]).hand(0, "Gimli, Son of Glóin")
    here.g.phase = 1
    assert twilight_cost(here.g, here.c("Gimli, Son of Glóin")) == 4
    gone = Board(sites=["East Road", *FELLOWSHIP_SITES[1:]], at=2).hand(0, "Gimli, Son of Glóin")
    gone.g.phase = 1
    assert twilight_cost(gone.g, gone.c("Gimli, Son of Glóin")) == 2


@rule("tcg.active.site-ability-user")
def test_abilities_of_sites() -> None:
    shadow = Board(at=9).minions("Troop of Uruk-hai").at_step("maneuver").until("tcg-ask-maneuver")
    assert shadow.asker == 1 and shadow.can("use", "Emyn Muil")
    mine = (
        Board(at=4)
        .site(4, "Mithril Mine")
        .pile(1, DISCARD, "Goblin Scimitar")
        .minions("Goblin Runner")
        .pool(5)
        .fellowship("Gimli, Son of Glóin")
    )
    mine.hand(0, "Dwarven Axe").until("tcg-ask-fellowship")
    assert not mine.can("use", "Mithril Mine")
    mine = (
        Board(at=4)
        .site(4, "Mithril Mine")
        .pile(1, DISCARD, "Goblin Scimitar")
        .minions("Goblin Runner")
        .pool(5)
        .at_step("shadow")
    )
    assert mine.asker == 1 and mine.can("use", "Mithril Mine")


@rule("tcg.active.dead-pile")
def test_the_dead_pile_counts_for_texts_that_look_at_it() -> None:
    board = (
        Board(at=2)
        .minions("Uruk Stalker")
        .pile(0, DEAD, "Elrond, Lord of Rivendell")
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Defiance", "Dwarven Axe")
    )
    assert board.g.strength(board.c("Uruk Stalker")) == 11 and board.g.keyword(board.c("Uruk Stalker"), "fierce") == 1
    assert not board.until("tcg-ask-fellowship").can("play", "Defiance")
    alive = Board(at=2).minions("Uruk Stalker")
    assert alive.g.strength(alive.c("Uruk Stalker")) == printed("Uruk Stalker").strength and not alive.g.keyword(
        alive.c("Uruk Stalker"), "fierce"
    )


@rule("tcg.active.ownership-turnover", "tcg.burden.persist")
def test_wounds_items_and_burdens_wait_for_the_next_turn() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin + Dwarven Axe")
        .hurt("Gimli, Son of Glóin", 1)
        .burdens(3)
        .hand(1, "Axe Strike", "Battle Fury")
        .hand(0, "Axe Strike")
    )
    board.at_step("regroup").until("tcg-ask-move-again").take("stay")
    while board.now.fp == 0:
        board.until("tcg-ask-move-again", "tcg-ask-fellowship", limit=80)
    assert board.now.fp == 1 and board.c("Gimli, Son of Glóin") not in board.now.active()
    while board.now.fp == 1:
        board.until("tcg-ask-move-again", limit=80)
        board.take("stay")
        board.until("tcg-ask-fellowship", "tcg-ask-move-again", limit=80)
    assert board.now.turn == 3 and board.wounds("Gimli, Son of Glóin") == 1 and board.now.burdens[0] == 3
    assert (
        board.now.host[board.c("Dwarven Axe")] == board.c("Gimli, Son of Glóin")
        and board.strength("Gimli, Son of Glóin") == 8
    )
