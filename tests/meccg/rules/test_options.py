"""The optional rules of page 19, each with and without its switch."""

from __future__ import annotations

import pytest

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg.game import GAME
from westmarch.games.meccg.rules.combat import attack_of
from westmarch.games.meccg.rules.council import FreeCouncil
from westmarch.games.meccg.setup import OPTIONAL
from westmarch.games.meccg.terms import DEFEND_WITH_DI, MINOR_FROM_DISCARD, PLAY, RECENTLY_VISITED, WEAKEST_LINK


def test_every_optional_rule_is_a_choice_and_off_by_itself() -> None:
    for name, _ in OPTIONAL:
        assert GAME.choices[name].values == (False, True)
    assert len({bit for _, bit in OPTIONAL}) == len(OPTIONAL)


@rule("meccg.optional.minor-from-discard")
@pytest.mark.parametrize("optional", [0, MINOR_FROM_DISCARD])
def test_the_additional_minor_item_from_elsewhere(optional: int) -> None:
    board = Board(optional=optional).hand("sword-of-gondolin").discards("elven-cloak").sideboard("healing-herbs")
    board.company("barrow-downs", "elladan", "aragorn-ii")
    board.explore(0).do("resource:sword-of-gondolin:elladan")
    extra = {option.split(":")[1] for option in board.options() if option.startswith("extra")}
    assert extra == ({"elven-cloak", "healing-herbs"} if optional else set())


@rule("meccg.optional.recently-visited")
@pytest.mark.parametrize(("optional", "strikes", "prowess"), [(0, 1, 8), (RECENTLY_VISITED, 2, 9)])
def test_a_site_that_the_opponent_has_left_is_on_its_guard(optional: int, strikes: int, prowess: int) -> None:
    board = Board(optional=optional).lose_site("barrow-downs", seat=1)
    board.company("barrow-downs", "elladan", "aragorn-ii")
    board.at_site(0).do("enter")
    attack = attack_of(board.g)
    assert attack is not None and (attack.strikes, attack.prowess) == (strikes, prowess)
    # A site that he has not visited is as printed.
    board = Board(optional=optional)
    board.company("barrow-downs", "elladan", "aragorn-ii")
    board.at_site(0).do("enter")
    attack = attack_of(board.g)
    assert attack is not None and (attack.strikes, attack.prowess) == (1, 8)


@rule("meccg.optional.weakest-link", "meccg.council.tie-is-draw")
@pytest.mark.parametrize("optional", [0, WEAKEST_LINK])
def test_a_tie_is_broken_by_more_corruption(optional: int) -> None:
    board = Board(optional=optional)
    board.company("rivendell", "elladan", "gandalf/tapped")
    board.give("elladan", "sword-of-gondolin")
    board.company("bree", "elrohir", seat=1)
    board.give("elrohir", "sword-of-gondolin")
    # Two points of corruption each: every first check passes; with one more, Elladan fails his.
    board.dice(12, 12, 2, 12) if optional else board.dice(12, 12)
    board.run(FreeCouncil())
    for _ in range(20):
        if not board.g.asks:
            break
        board.do("pass" if "pass" in board.options() else board.options()[0])
    if optional:
        assert board.g.winners == [1] and board.zone("elladan") != PLAY
    else:
        assert board.g.ending == "meccg-end-draw" and not board.g.winners


@rule("meccg.optional.defend-with-di")
@pytest.mark.parametrize(("optional", "stays"), [(0, False), (DEFEND_WITH_DI, True)])
def test_a_character_defends_himself_with_his_influence(optional: int, stays: bool) -> None:
    board = Board(optional=optional).hazards("call-of-home").dice(7)
    board.company("rivendell", "aragorn-ii", "elrond")
    board.move(0).do("play:call-of-home:0", "choose:aragorn-ii")
    # 7 with one point of free general influence, or with Aragorn's three.
    assert board.logged("home")[0]["total"] == (10 if stays else 8)
    assert (board.zone("aragorn-ii") == PLAY) is stays or board.prompt() == "give"


def test_the_lengths_of_the_book_are_offered_first() -> None:
    assert GAME.choices["decks"].values == (2, 3, 4, 1)
