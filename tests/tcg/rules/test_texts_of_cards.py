"""How single cards are to be read."""

from __future__ import annotations

from tcg.board import END_OF_TURN, TOWERS_SITES, Board, reach
from tcg.names import number as card_number
from tcg.names import printed
from westmarch.cards.language import Run
from westmarch.engine.runner import advance
from westmarch.engine.testing import rule
from westmarch.games.tcg.cards.selectors import theirs
from westmarch.games.tcg.facts import (
    DEAD,
    DISCARD,
    HAND,
    PLAY,
    SUPPORT,
)
from westmarch.games.tcg.words import LANGUAGE


@rule("tcg.card.1_309")
def test_rosie_strengthens_sam() -> None:
    board = (
        Board(at=7)
        .support(0, "Rosie Cotton, Hobbiton Lass")
        .fellowship("Sam, Son of Hamfast")
        .hurt("Sam, Son of Hamfast", 1)
        .hand(0, "Hobbit Sword (1_299)")
    )
    assert board.strength("Sam, Son of Hamfast") == 4
    board.take("use", "Rosie Cotton, Hobbiton Lass")
    assert board.wounds("Sam, Son of Hamfast") == 0


@rule("tcg.card.4_152")
def test_nobody_assigns_the_chosen_tracker() -> None:
    board = (
        Board(at=5, sites=TOWERS_SITES)
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk Searcher", "Uruk Savage")
        .hand(1, "Get Back", "Axe Strike")
        .pool(5)
    )
    board.at_step("assignment")
    reach(board, "play", "Get Back").take("play", "Get Back")
    if board.can("choose", "Uruk Searcher"):
        board.take("choose", "Uruk Searcher")
    board.until("tcg-ask-defend")
    assert not board.can("assign", "Gimli, Son of Glóin", "Uruk Searcher") and board.can(
        "assign", "Gimli, Son of Glóin", "Uruk Savage"
    )
    board.skip()
    assert not board.can("assign", "Gimli, Son of Glóin", "Uruk Searcher")


@rule("tcg.card.4_276")
def test_fortress_discards_together() -> None:
    board = (
        Board(at=2)
        .support(0, "Fortress Never Fallen")
        .support(1, "Pinned Down", "Drawn to Its Power", "Worry", "Saruman's Ambition")
        .fellowship("Gimli, Son of Glóin")
    )
    board.at_step("regroup")
    board.g.tokens[board.c("Fortress Never Fallen")] = 3
    board.take("use", "Fortress Never Fallen")
    chosen = next(
        c
        for c in board.all_codes()
        if all(
            name in c
            for name in (
                card_number("Pinned Down (1_192)"),
                card_number("Drawn to Its Power (1_211)"),
                card_number("Worry (1_162)"),
            )
        )
    )
    board.do(chosen, seat=0)
    assert [
        board.zone(c)
        for c in (
            card_number("Pinned Down (1_192)"),
            card_number("Drawn to Its Power (1_211)"),
            card_number("Worry (1_162)"),
        )
    ] == [DISCARD] * 3 and board.zone("Saruman's Ambition") == SUPPORT
    assert board.zone("Fortress Never Fallen") == DISCARD


@rule("tcg.card.5_60.scope", "tcg.card.5_60.own-discard")
def test_siege_engine_saves_the_other_machines() -> None:
    board = (
        Board(at=2)
        .support(0, "Fortress Never Fallen")
        .support(1, "Siege Engine", "Scaling Ladder", "Weapons of Isengard")
        .fellowship("Gimli, Son of Glóin")
        .at_step("regroup")
    )
    board.g.tokens[board.c("Fortress Never Fallen")] = 3
    board.take("use", "Fortress Never Fallen")
    assert board.asker == 1  # all three at once
    board.take("answer", "Siege Engine")
    board.until(*END_OF_TURN, limit=10)
    assert (
        board.zone("Siege Engine") == DISCARD
        and board.now.in_play(board.c("Scaling Ladder"))
        and board.now.in_play(board.c("Weapons of Isengard"))
    )
    own = (
        Board(at=5, sites=TOWERS_SITES)
        .support(1, "Siege Engine", "Weapons of Isengard")
        .minions("Uruk Crossbowman")
        .hand(0, "Axe Strike")
        .hand(1, "Axe Strike")
    )
    own.g.tokens[own.c("Weapons of Isengard")] = 2
    own.at_step("archery").until("tcg-ask-archery", *END_OF_TURN)
    reach(own, "use", "Weapons of Isengard").take("use", "Weapons of Isengard")
    assert (
        own.zone("Weapons of Isengard") == DISCARD
        and own.now.in_play(own.c("Siege Engine"))
        and not own.can("answer", "Siege Engine")
    )


@rule("tcg.card.4_326", "tcg.card.4_330")
def test_sites_that_raise_the_move_limit() -> None:
    horse = ["Horse-country", *TOWERS_SITES[1:]]
    with_mount = Board(at=1, sites=horse).fellowship("Éomer, Third Marshal of Riddermark + Brego").hand(0, "Axe Strike")
    with_mount.until("tcg-ask-fellowship", "tcg-ask-move-again")
    assert with_mount.now.move_limit() == 3
    without = Board(at=1, sites=horse).fellowship("Éomer, Third Marshal of Riddermark").hand(0, "Dwarven Axe")
    without.until("tcg-ask-fellowship", "tcg-ask-move-again")
    assert without.now.move_limit() == 2
    merry = (
        Board(at=1, sites=TOWERS_SITES)
        .fellowship("Merry, Learned Guide")
        .hand(0, "Axe Strike")
        .until("tcg-ask-move-again", limit=60)
    )
    assert merry.now.card(merry.now.site()).name == "Derndingle" and merry.now.move_limit() == 3


@rule("tcg.card.4_352")
def test_ones_own_uruk_becomes_fierce() -> None:
    number = printed("Caves of Aglarond").site
    sites = list(TOWERS_SITES)
    sites[number - 1] = "Caves of Aglarond"
    board = (
        Board(3, at=number, sites=sites)
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk Savage", seat=1)
        .minions("Uruk-hai Raiding Party (1_158)", seat=2)
    )
    board.pool(9)
    board.hand(0, "Axe Strike").at_step("maneuver")
    while board.asked == "tcg-ask-maneuver" and not (board.asker == 1 and board.can("use", "Caves of Aglarond")):
        board.skip()
    board.take("use", "Caves of Aglarond")
    assert not board.can("choose", "Uruk-hai Raiding Party (1_158)")
    assert (
        board.now.keyword(board.c("Uruk Savage"), "fierce") == 1
        and board.now.keyword(board.c("Uruk-hai Raiding Party (1_158)"), "fierce") == 0
    )


def test_selectors_of_that_player() -> None:
    board = Board(3).minions("Goblin Runner", seat=1).minions("Goblin Marksman", seat=2)
    run = Run(0, 0, {"opponent": (2,)})
    found = [
        c for c in (board.c("Goblin Runner"), board.c("Goblin Marksman")) if LANGUAGE.fits(board.g, run, theirs, c)
    ]
    assert found == [board.c("Goblin Marksman")]
    advance(board.now)
    assert board.zone("Goblin Runner") in (PLAY, DISCARD, DEAD, HAND)
