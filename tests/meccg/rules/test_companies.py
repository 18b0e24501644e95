"""Companies (p.7): who belongs to them, what lies on them, and whom a player can control."""

from __future__ import annotations

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg.rules.companies import regroup
from westmarch.games.meccg.rules.company_movement import MovementPhase
from westmarch.games.meccg.rules.corruption import leave_play
from westmarch.games.meccg.rules.hazards import place_guard
from westmarch.games.meccg.rules.hosts import TakePrisoner
from westmarch.games.meccg.terms import (
    DISCARD,
    HAND,
    MOVED,
    NOBODY,
    OF_COMPANY,
    PLAY,
    TAPPED,
    TRAVELLED,
    TURN,
    WOUNDED,
)


def with_event(board: Board, slot: int, name: str) -> Board:
    board.event(name, seat=0)
    board.g.company[board.card(name)] = slot
    return board


@rule("meccg.card.event.fellowship")
def test_fellowship_ends_when_an_ally_comes_or_goes() -> None:
    board = Board()
    slot = board.company("rivendell", "aragorn-ii", "eomer", "merry", "faramir")
    with_event(board, slot, "fellowship").give("aragorn-ii", "gwaihir")
    assert board.zone("fellowship") == DISCARD
    board = Board()
    slot = board.company("rivendell", "aragorn-ii", "eomer", "merry")
    board.give("aragorn-ii", "gwaihir")
    with_event(board, slot, "fellowship").g.put(board.card("gwaihir"), DISCARD)
    assert board.zone("fellowship") == DISCARD


def test_fellowship_outlasts_items_and_ends_with_a_prisoner() -> None:
    board = Board()
    slot = board.company("bree", "aragorn-ii", "eomer", "merry", "faramir")
    with_event(board, slot, "fellowship").give("aragorn-ii", "elven-cloak")
    board.g.put(board.card("elven-cloak"), DISCARD)
    assert board.zone("fellowship") == PLAY
    board.event("flies-and-spiders").run(TakePrisoner(board.card("flies-and-spiders"), board.card("merry")))
    board.do(board.options()[0]) if board.g.asks else None
    assert board.g.company[board.card("merry")] == -1 and board.zone("fellowship") == DISCARD


@rule("meccg.org.company.split.permanent-events")
def test_events_go_along_when_a_whole_company_joins_another() -> None:
    board = Board()
    first = board.company("rivendell", "aragorn-ii")
    second = board.company("rivendell", "eomer")
    with_event(board, second, "fog")
    regroup(board.g, board.card("eomer"), first)
    assert board.g.company[board.card("fog")] == first and board.zone("fog") == PLAY


def test_events_stay_with_those_who_are_left() -> None:
    board = Board()
    first = board.company("rivendell", "aragorn-ii")
    second = board.company("rivendell", "eomer", "merry")
    with_event(board, second, "fog")
    regroup(board.g, board.card("eomer"), first)
    assert board.g.company[board.card("fog")] == second


@rule("meccg.move.two-companies.merge")
def test_events_go_along_when_companies_meet_on_their_way() -> None:
    board = Board()
    first = board.company("bree", "aragorn-ii")
    second = board.company("bree", "eomer")
    with_event(board, second, "fog")
    for slot in (first, second):
        board.g.c_flags[slot] |= TRAVELLED | MOVED
    board.run(MovementPhase())
    assert board.g.c_owner[second] == -1
    assert board.g.company[board.card("fog")] == first and board.zone("fog") == PLAY


@rule("meccg.org.company.split.only-one-stays")
def test_events_go_along_with_stragglers() -> None:
    board = Board()
    slot = board.company("bree", "aragorn-ii", "eomer")
    board.organization().do("regroup:eomer:new")
    new = board.g.company[board.card("eomer")]
    with_event(board, new, "fog").do("pass")
    assert board.g.company[board.card("eomer")] == slot
    assert board.g.company[board.card("fog")] == slot and board.zone("fog") == PLAY


# Influence that is short


@rule("meccg.influence.shortfall-discard")
def test_an_overcommitted_leader_or_any_of_his_followers_may_go() -> None:
    board = Board()
    board.company("rivendell", "elrond", "annalena", "merry", "eomer")
    board.follow("annalena", "elrond").follow("merry", "elrond")
    board.g.lay("influence", board.card("elrond"), -4, 0)
    board.organization().do("pass")
    assert board.prompt() == "shortfall"
    assert board.options() == ["release:elrond", "release:annalena", "release:merry"]
    board.do("release:elrond")
    assert board.zone("merry") == PLAY and board.g.leader[board.card("merry")] == NOBODY
    assert "release:eomer" in board.options() and "general:merry" in board.options()


@rule("meccg.influence.shortfall-discard", "meccg.influence.follower.orphan-next-org")
def test_somebody_else_may_make_room_for_an_orphan() -> None:
    board = Board()
    board.company("rivendell", "elrond", "glorfindel-ii", "annalena")
    board.g.leader[board.card("annalena")] = NOBODY
    for leader in ("elrond", "glorfindel-ii"):
        board.g.lay("influence", board.card(leader), -9, 0)
    board.organization().do("pass", "release:glorfindel-ii")
    assert board.options() == ["general:annalena", "release:elrond", "release:annalena"]


def test_a_wizard_is_not_discarded_for_want_of_influence() -> None:
    board = Board()
    board.company("rivendell", "gandalf", "elrond")
    board.follow("elrond", "gandalf")
    board.g.lay("influence", board.card("gandalf"), -4, 0)
    board.organization().do("pass")
    assert board.zone("elrond") == DISCARD and board.zone("gandalf") == PLAY


# Prisoners


@rule("meccg.prisoner.no-actions")
def test_a_prisoner_stays_as_he_was_taken() -> None:
    for status in (TAPPED, WOUNDED):
        board = Board().event("flies-and-spiders")
        board.company("bree", "aragorn-ii", "merry")
        board.g.status[board.card("merry")] = status
        board.run(TakePrisoner(board.card("flies-and-spiders"), board.card("merry")))
        board.do(board.options()[0]) if board.g.asks else None
        assert board.g.status[board.card("merry")] == status
        board.untap()
        assert board.g.status[board.card("merry")] == status


@rule("meccg.onguard.return-to-hand")
def test_a_card_on_guard_goes_back_when_the_company_is_gone() -> None:
    """Alatar hurries from his Haven to an attacked company: nobody is left for the card to lie in wait for."""
    board = Board().hazards("orc-guard", "wolves")
    alone, attacked = board.company("rivendell", "alatar"), board.company("bree", "aragorn-ii")
    place_guard(board.g, alone, board.card("orc-guard"))
    board.attack(attacked).do(next(o for o in board.options() if o.startswith("use:alatar")))
    assert board.g.company[board.card("alatar")] == attacked and board.g.c_owner[alone] < 0
    assert board.zone("orc-guard") == HAND and board.g.c_guard[alone] == -1


def test_a_new_company_knows_nothing_of_the_one_that_had_its_number() -> None:
    board = Board()
    first = board.company("bree", "pippin")
    board.g.lay("burgled", OF_COMPANY + first, 1, TURN)
    leave_play(board.g, board.card("pippin"), DISCARD)
    assert board.company("moria", "gimli") == first
    assert not board.g.has_laid("burgled", OF_COMPANY + first)


def test_what_holds_for_a_company_goes_with_it_into_another() -> None:
    board = Board()
    first, second = board.company("rivendell", "pippin"), board.company("rivendell", "merry")
    board.g.lay("region-limit", OF_COMPANY + second, 1, TURN)
    regroup(board.g, board.card("merry"), first)
    assert board.g.laid_sum("region-limit", OF_COMPANY + first) == 1
