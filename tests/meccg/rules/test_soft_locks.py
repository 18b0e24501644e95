"""Positions in which other programs hang: somebody can always act, and nobody is asked for nothing."""

from __future__ import annotations

import pytest

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg.game import GAME
from westmarch.games.meccg.rules.company_movement import CompanyMovement
from westmarch.games.meccg.rules.organization import declare_move
from westmarch.games.meccg.rules.piles import Exhaust, FromSideboard
from westmarch.games.meccg.terms import DECK, DISCARD, OUT, PLAY, SIDEBOARD, TURN


@rule("meccg.sideboard.org.five-to-discard", "meccg.sideboard.untap.five-to-discard")
@pytest.mark.parametrize("hazards", [0, 1])
def test_the_fifth_sideboard_card_is_the_last(hazards: int) -> None:
    cards = ["river"] * 6 if hazards else ["dodge", "block", "escape", "ford", "muster", "eomer"]
    board = Board().sideboard(*cards, *(["dodge"] if hazards else ["river"]))
    board.company("rivendell", "gandalf")
    board.run(FromSideboard(0, bool(hazards), most=5, to_deck=False))
    counts = {option.count(",") + 1 for option in board.options()}
    assert board.prompt() == "bring" and counts == {1, 2, 3, 4, 5}
    board.do(board.options()[-1])
    assert not board.g.asks and len(board.names(DISCARD)) == 5
    # What is of the other side stays where it is.
    assert ("dodge" if hazards else "river") in board.names(SIDEBOARD)


@pytest.mark.parametrize("held", [1, 3, 5])
def test_a_sideboard_with_fewer_cards_than_five(held: int) -> None:
    board = Board().sideboard(*["river"] * held)
    board.company("rivendell", "gandalf")
    board.run(FromSideboard(0, True, most=5, to_deck=False))
    if board.g.asks:
        board.do("bring:" + ",".join(["river"] * held))
    assert not board.g.asks and len(board.names(DISCARD)) == held and not board.names(SIDEBOARD)


@rule("meccg.sideboard.exhaust.swap-five")
def test_the_exchange_ends_when_the_sideboard_or_the_deck_is_empty() -> None:
    board = Board().discards("dodge", "block").sideboard("river")
    board.company("rivendell", "gandalf")
    board.run(Exhaust(0))
    assert board.prompt() == "bring" and board.options() == ["bring:", "bring:river"]
    board.do("bring:river", "send:dodge")
    assert not board.g.asks and board.names(DECK) == ["block", "river"]
    board = Board().sideboard("river")
    board.company("rivendell", "gandalf")
    board.run(Exhaust(0))
    assert not board.g.asks and board.names(SIDEBOARD) == ["river"]


@rule("meccg.card.event.lure-of-nature", "meccg.corruption.check.cards-discarded")
@pytest.mark.parametrize(("dice", "zone", "made"), [((10, 4), DISCARD, 2), ((10, 2), OUT, 2), ((4,), DISCARD, 1)])
def test_no_more_checks_of_somebody_who_is_gone(dice: tuple[int, ...], zone: int, made: int) -> None:
    """Three checks wait for Haldir; the rest is forgotten when he leaves play."""
    board = Board().dice(*dice).hazards(*["giant"] * 8)
    board.company("rivendell", "haldir", "gandalf/tapped")
    board.give("haldir", "healing-herbs", "lure-of-nature").give("haldir", "elven-cloak")
    board.move(0, "lorien")
    board.g.limit = 0
    for _ in range(20):
        if not board.g.asks or board.zone("haldir") != PLAY:
            break
        board.do("pass")
    board.passing()
    assert board.zone("haldir") == zone and len(board.logged("check")) == made and board.where(0) == "lorien"


def test_the_last_character_of_a_company_fails_a_queued_check() -> None:
    board = Board().dice(2, 2, 2).hazards("dodge")
    board.company("rivendell", "haldir")
    board.company("bree", "aragorn-ii")
    board.give("haldir", "lure-of-nature", "healing-herbs", "elven-cloak").move(0, "lorien").passing()
    assert board.g.c_owner[0] == -1 and not GAME.invariants(board.g)


@rule("meccg.mh.reveal.declare-mode")
def test_a_destination_that_can_no_longer_be_reached() -> None:
    """Without any way the company turns back: it stays where it is and the phase goes on."""
    board = Board().hazards("giant")
    board.company("rivendell", "aragorn-ii", "eomer")
    board.g.lay("region-limit", 100_000, 2, TURN)
    declare_move(board.g, 0, board.site("minas-tirith"))
    board.g.laid.clear()
    board.run(CompanyMovement(0))
    assert board.g.c_dest[0] == -1 and board.where(0) == "rivendell" and board.g.limit == 2
    assert board.prompt() == "hazard" and board.g.zone[board.site("minas-tirith")] == 6
    board.passing()
    assert not board.g.asks


@rule("meccg.combat.assign.attacker-rest", "meccg.combat.assign.one-strike-each")
@pytest.mark.parametrize("strikes", [1, 2, 3, 4, 7])
@pytest.mark.parametrize("states", [("", "", ""), ("", "/tapped", "/wounded"), ("/tapped", "/tapped", "/wounded")])
def test_strikes_always_find_their_targets(strikes: int, states: tuple[str, ...]) -> None:
    board = Board(seed=strikes)
    names = [name + state for name, state in zip(("aragorn-ii", "eomer", "elladan"), states, strict=True)]
    slot = board.company("bree", *names)
    board.attack(slot, strikes=strikes, prowess=5)
    struck = 0
    for _ in range(80):
        if not board.g.asks:
            break
        board.do("pass" if "pass" in board.options() else board.options()[0])
        struck = len(board.logged("strike"))
    assert not board.g.asks and struck == min(strikes, 3)


def test_all_targets_of_an_attack_leave_before_their_strikes() -> None:
    board = Board().dice(2, 12, 2, 12)
    slot = board.company("bree", "mablung", "peath")
    board.company("rivendell", "aragorn-ii")
    board.attack(slot, strikes=2, prowess=20)
    for _ in range(20):
        if not board.g.asks:
            break
        board.do("pass" if "pass" in board.options() else board.options()[0])
    assert not board.g.asks and board.g.c_owner[slot] == -1 and board.zone("mablung") == OUT
