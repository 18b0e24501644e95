"""Spotting, and tokens of cultures."""

from __future__ import annotations

from tcg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.cards.meanings.places import count_cultures
from westmarch.games.tcg.facts import DISCARD


@rule("tcg.spot.example.elves", "tcg.spot.events-never", "tcg.spot.tokens")
def test_spotting_elves_and_burdens() -> None:
    board = (
        Board()
        .fellowship(
            "Aragorn, Ranger of the North + The Last Alliance of Elves and Men", "Legolas, Greenleaf", "Lórien Elf"
        )
        .hand(0, "Defiance")
        .burdens(3)
        .minions("Úlairë Attëa, Keeper of Dol Guldur + Nazgûl Sword")
    )
    assert (
        board.strength("Aragorn, Ranger of the North") == 10
        and board.now.keyword(board.c("Úlairë Attëa, Keeper of Dol Guldur"), "damage") == 1
    )


@rule("tcg.spot.in-play-active", "tcg.spot.any-owner", "tcg.spot.count-distinct", "tcg.spot.can-spot-all")
def test_spotting() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Elf", "Lórien Elf")
        .bear("Lórien Elf", "The Tale of Gil-galad")
        .hand(0, "The Seen and the Unseen", "The Council of Elrond")
        .fellowship("Aragorn, Ranger of the North")
    )
    board.bear("Aragorn, Ranger of the North", "The Last Alliance of Elves and Men")
    assert board.strength("Aragorn, Ranger of the North") == 10
    alone = Board().fellowship("Legolas, Greenleaf").hand(0, "The Seen and the Unseen", "The Council of Elrond")
    assert not alone.can("play", "The Seen and the Unseen") and alone.can("play", "The Council of Elrond")


@rule("tcg.spot.ring-bearer-counts", "tcg.spot.same-for-several")
def test_the_ring_bearer_is_a_hobbit() -> None:
    board = Board().fellowship("Sam, Son of Hamfast").support(0, "Thrór's Map").hand(0, "Hobbit Sword (1_299)")
    assert board.can("use", "Thrór's Map")


@rule("tcg.spot.card-counts-itself")
def test_another_excludes_itself() -> None:
    board = Board(at=2).minions("Uruk Lieutenant", "Uruk Savage")
    assert board.g.strength(board.c("Uruk Lieutenant")) == 9


@rule("tcg.token.culture", "tcg.token.on-that-card", "tcg.token.limit-on-effect", "tcg.token.any-number")
def test_tokens() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North")
        .support(0, "Stout and Strong")
        .minions("Goblin Runner", "Uruk Savage")
        .hand(0, "Swordarm of the White Tower")
    )
    board.g.tokens[board.c("Stout and Strong")] = 5
    board.fight("Aragorn, Ranger of the North", "Uruk Savage").take("use", "Stout and Strong").take(
        "choose", "Aragorn, Ranger of the North"
    )
    assert board.strength("Aragorn, Ranger of the North") == 11 and board.zone("Stout and Strong") == DISCARD


@rule("tcg.token.remove-cost")
def test_tokens_as_a_cost() -> None:
    board = (
        Board(at=5).minions("Uruk Savage").support(1, "Down to the Last Child").hand(1, "Axe Strike").at_step("shadow")
    )
    assert not board.can("use", "Down to the Last Child")
    rich = Board(at=5).minions("Uruk Savage").support(1, "Down to the Last Child").at_step("shadow")
    rich.g.tokens[rich.c("Down to the Last Child")] = 2
    rich.take("use", "Down to the Last Child")
    assert rich.now.control[1] == 1


@rule("tcg.spot.fp-culture", "tcg.faq.s4.5_72")
def test_free_peoples_cultures() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf", "Boromir, Son of Denethor")
        .minions("Gollum, Stinker")
    )
    assert count_cultures(board.g) == 4  # with the Ring-bearer's own
    with_smeagol = Board(at=2).fellowship(
        "Gimli, Son of Glóin", "Legolas, Greenleaf", "Boromir, Son of Denethor", "Sméagol, Old Noser"
    )
    assert count_cultures(with_smeagol.g) == 5
    cards = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .support(0, "Elrond, Lord of Rivendell")
        .bear("Gimli, Son of Glóin", "Ranger's Sword")
    )
    assert count_cultures(cards.g) == 4
