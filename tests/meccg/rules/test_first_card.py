"""The card of number 0 is a card like any other: where no card is meant the number is -1."""

from __future__ import annotations

from meccg.board import Board, empty
from westmarch.engine.testing import rule
from westmarch.games.meccg.rules.creatures import creature_counts
from westmarch.games.meccg.rules.hazards import guard_options, place_guard
from westmarch.games.meccg.rules.playable import counts
from westmarch.games.meccg.rules.uncounted import use_exception
from westmarch.games.meccg.terms import GUARD, HAND


def first(name: str) -> Board:
    """A board whose first card is one of the opponent's."""
    board = Board(position=empty(True, 1, 0, name))
    assert board.card(name) == 0
    return board


@rule("meccg.onguard.one-per-company", "meccg.onguard.return-to-hand")
def test_it_lies_on_guard_and_goes_back_to_the_hand() -> None:
    board = first("dodge").hazards("hama", "call-of-home")
    board.company("rivendell", "aragorn-ii", "boromir-ii", "eomer")
    board.move(0).do("guard:dodge")
    assert board.zone("dodge") == GUARD and guard_options(board.g, 1) == []
    assert board.refused("guard:hama", seat=1) == "onguard.one-per-company"
    board.passing().at_site(0).do("pass")
    assert board.zone("dodge") == HAND and board.g.c_guard[0] == -1


@rule("meccg.onguard.reveal.modifies-aa")
def test_it_is_revealed_from_guard() -> None:
    board = first("awaken-denizens")
    board.company("weathertop", "aragorn-ii", "boromir-ii", "eomer", "elladan", "merry")
    place_guard(board.g, 0, 0)
    board.at_site(0).do("enter", "reveal:0")
    assert board.logged("revealed") and board.g.c_guard[0] == -1


@rule("meccg.onguard.reveal.on-resource-played")
def test_it_is_revealed_when_a_resource_is_played() -> None:
    board = first("greed").hand("glamdring")
    board.company("barrow-downs", "aragorn-ii", "boromir-ii", "merry")
    place_guard(board.g, 0, 0)
    board.give("boromir-ii", "scroll-of-isildur").explore(0).do("resource:glamdring:aragorn-ii")
    assert board.options() == ["pass", "reveal:0"]


@rule("meccg.mh.hazards.up-to-limit")
def test_it_excepts_one_hazard_from_the_limit() -> None:
    board = first("agburanar-at-home").hazards("smaug", "wargs")
    board.g.lay_on_table(0)
    board.g.here = board.company("rivendell", "aragorn-ii")
    dragon, wolves = board.card("smaug"), board.card("wargs")
    face = board.g.face(dragon)
    assert not counts(board.g, dragon) and not creature_counts(board.g, face) and counts(board.g, wolves)
    assert not use_exception(board.g, board.g.face(wolves)) and use_exception(board.g, face)
    assert counts(board.g, dragon) and creature_counts(board.g, face) and not use_exception(board.g, face)
