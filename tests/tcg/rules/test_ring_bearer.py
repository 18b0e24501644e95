"""The Ring-bearer: protection, succession, the Ring-bound."""

from __future__ import annotations

from tcg.board import END_OF_TURN, Board, reach, run
from tcg.names import number
from westmarch.cards.language import Run
from westmarch.engine.testing import rule
from westmarch.games.tcg.cards.selectors import unbound
from westmarch.games.tcg.facts import ATTACHED, DEAD, PLAY
from westmarch.games.tcg.rules.events import AtOnce, happen
from westmarch.games.tcg.rules.protection import forbids_discard
from westmarch.games.tcg.words import LANGUAGE

SAMS = (
    "Sam, Faithful Companion",
    "Sam, Son of Hamfast",
    "Sam, Proper Poet",
    "Sam, Frodo's Gardener",
    "Sam, Samwise the Brave",
    "Sam, Nice Sensible Hobbit",
)


@rule("tcg.ringbearer.ring-bound-companions-only")
def test_allies_are_neither_bound_nor_unbound() -> None:
    board = (
        Board(at=2)
        .support(0, "The Gaffer, Sam's Father")
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk Crossbowman")
        .at_step("archery")
    )
    board.until("tcg-ask-archery").take("use", "Uruk Crossbowman")
    assert board.wounds("Gimli, Son of Glóin") == 1


@rule("tcg.ringbearer.one", "tcg.ringbearer.succession", "tcg.ringbearer.succession.dies", "tcg.ringbearer.frodo-later")
def test_every_sam_may_take_the_ring() -> None:
    for sam in SAMS:
        board = (
            Board(at=2)
            .fellowship(sam, "Gimli, Son of Glóin")
            .minions("The Witch-king, Lord of Angmar")
            .burdens(2)
            .hand(0, "Frodo, Old Bilbo's Heir")
            .fight("Frodo, Son of Drogo", "The Witch-king, Lord of Angmar")
        )
        reach(board, "answer", sam).take("answer", sam)
        now = board.now
        assert now.bearer[0] == board.c(sam) and now.host[now.ring[0]] == board.c(sam), sam
        assert board.zone("Frodo, Son of Drogo") == DEAD and not now.over
        from westmarch.games.tcg.rules.requirements import forbids_unique

        assert forbids_unique(now, 0, board.c("Frodo, Old Bilbo's Heir")) == "tcg.unique.dead-pile-blocks"
    declined = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast", "Gimli, Son of Glóin")
        .minions("The Witch-king, Lord of Angmar")
        .hand(0, "Axe Strike")
        .fight("Frodo, Son of Drogo", "The Witch-king, Lord of Angmar")
    )
    reach(declined, "answer", "Sam, Son of Hamfast").skip()
    assert declined.now.over and declined.now.winners == [1]


@rule("tcg.ringbearer.succession.resistance", "tcg.ringbearer.succession.burdens")
def test_burdens_pass_to_sam() -> None:
    for burdens, lost in ((3, False), (4, False), (5, True)):
        board = (
            Board(at=2)
            .fellowship("Sam, Son of Hamfast", "Gimli, Son of Glóin")
            .minions("The Witch-king, Lord of Angmar")
            .burdens(burdens)
            .hand(0, "Axe Strike")
            .fight("Frodo, Son of Drogo", "The Witch-king, Lord of Angmar")
        )
        reach(board, "answer", "Sam, Son of Hamfast").take("answer", "Sam, Son of Hamfast")
        board.until(*END_OF_TURN, "tcg-end-last", limit=20)
        assert board.now.over == lost and board.now.burdens[0] == burdens
        assert lost or board.now.resistance(0) == 5 - burdens


@rule("tcg.ringbearer.succession.not-wearing", "tcg.ringbearer.new-is-ring-bound", "tcg.keyword.ring-bearer")
def test_the_heir_does_not_wear_it() -> None:
    board = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast", "Gimli, Son of Glóin")
        .minions("The Witch-king, Lord of Angmar")
        .hand(0, "Axe Strike")
    )
    board.g.ring_on = True
    board.fight("Frodo, Son of Drogo", "The Witch-king, Lord of Angmar")
    reach(board, "answer", "Sam, Son of Hamfast").take("answer", "Sam, Son of Hamfast")
    assert board.now.ring_on == 0 and board.now.keyword(board.c("Sam, Son of Hamfast"), "ring-bound") >= 1
    assert [c for c in board.now.companions() if c == board.now.bearer[board.now.fp]] == [
        board.c("Sam, Son of Hamfast")
    ]


@rule("tcg.ringbearer.succession.killed-only", "tcg.ringbearer.succession.only-if-frodo-bore")
def test_no_heir_to_the_corrupted_or_to_another_frodo() -> None:
    board = (
        Board(at=1)
        .site(1, "The Prancing Pony")
        .fellowship("Sam, Son of Hamfast")
        .hand(0, "Hobbit Sword (1_299)")
        .burdens(9)
        .take("use", "The Prancing Pony")
    )
    assert board.now.over and board.now.winners == [1]
    other = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast", "Frodo, Old Bilbo's Heir")
        .minions("The Witch-king, Lord of Angmar")
        .hand(0, "Axe Strike")
        .fight("Frodo, Old Bilbo's Heir", "The Witch-king, Lord of Angmar")
    )
    other.until(*END_OF_TURN, limit=20)
    assert (
        other.zone("Frodo, Old Bilbo's Heir") == DEAD
        and other.now.bearer[0] == other.c("Frodo, Son of Drogo")
        and not other.now.over
    )


@rule("tcg.ringbearer.succession.simultaneous-death", "tcg.ringbearer.succession.later-death")
def test_no_heir_if_sam_dies_too() -> None:
    board = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast", "Gimli, Son of Glóin")
        .minions("Uruk Savage")
        .hand(0, "Axe Strike")
        .fight("Gimli, Son of Glóin", "Uruk Savage")
    )
    run(board, AtOnce("kill", [board.c("Frodo, Son of Drogo"), board.c("Sam, Son of Hamfast")]))
    assert board.now.over and board.now.winners == [1]
    later = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast", "Gimli, Son of Glóin")
        .minions("Uruk Savage")
        .hand(0, "Axe Strike")
    )
    later.g.put(later.c("Frodo, Son of Drogo"), DEAD)
    later.g.bearer[0] = later.c("Sam, Son of Hamfast")
    later.g.put(later.g.ring[0], ATTACHED, later.c("Sam, Son of Hamfast"))
    later.fight("Gimli, Son of Glóin", "Uruk Savage")
    run(later, AtOnce("kill", [later.c("Sam, Son of Hamfast")]))
    assert later.now.over and later.now.winners == [1]


@rule("tcg.ringbearer.protected")
def test_nothing_removes_the_ring_bearer() -> None:
    board = Board(at=2).fellowship("Gimli, Son of Glóin").hand(0, "Dwarven Axe")
    assert forbids_discard(board.g, board.c("Frodo, Son of Drogo")) == "tcg.ringbearer.protected"
    board.can("move")
    run(board, happen(board.now, "discard", board.c("Frodo, Son of Drogo")))
    assert board.zone("Frodo, Son of Drogo") == PLAY


@rule("tcg.ringbearer.ring-bound-names", "tcg.ringbearer.ring-bound-companions-only")
def test_who_is_ring_bound() -> None:
    board = (
        Board(at=2)
        .fellowship(
            "Sam, Son of Hamfast", "Aragorn, Ranger of the North", "Faramir, Captain of Gondor", "Sméagol, Old Noser"
        )
        .support(0, "Elrond, Lord of Rivendell", "Treebeard, Earthborn")
    )
    bound = {
        c: bool(board.g.keyword(board.c(c), "ring-bound"))
        for c in (
            number("Frodo, Son of Drogo (1_290)"),
            number("Sam, Son of Hamfast (1_311)"),
            number("Aragorn, Ranger of the North (1_89)"),
            number("Faramir, Captain of Gondor (4_116)"),
            number("Sméagol, Old Noser (5_28)"),
        )
    }
    assert bound == {
        number("Frodo, Son of Drogo (1_290)"): True,
        number("Sam, Son of Hamfast (1_311)"): True,
        number("Aragorn, Ranger of the North (1_89)"): False,
        number("Faramir, Captain of Gondor (4_116)"): True,
        number("Sméagol, Old Noser (5_28)"): True,
    }
    for ally in (number("Elrond, Lord of Rivendell (1_40)"), number("Treebeard, Earthborn (4_103)")):
        assert not board.g.keyword(board.c(ally), "ring-bound")
        assert not LANGUAGE.fits(board.g, Run(0, 0, {}), unbound, board.c(ally))
    assert LANGUAGE.fits(board.g, Run(0, 0, {}), unbound, board.c("Aragorn, Ranger of the North"))


@rule(
    "tcg.ringbearer.succession.burdens",
    "tcg.ringbearer.one",
    "tcg.ringbearer.frodo-later",
    "tcg.ringbearer.succession.dies",
)
def test_sam_takes_over() -> None:
    board = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast")
        .minions("The Witch-king, Lord of Angmar")
        .burdens(3)
        .fight("Frodo, Son of Drogo", "The Witch-king, Lord of Angmar")
        .until("tcg-ask-answer")
    )
    board.take("answer", "Sam, Son of Hamfast")
    assert board.now.bearer[0] == board.c("Sam, Son of Hamfast") and board.now.burdens[0] == 3
    assert board.now.resistance(0) == 2 and board.now.host[board.now.ring[0]] == board.c("Sam, Son of Hamfast")
