"""Choices of several things in War of the Ring: the opponent puts a good one together."""

from __future__ import annotations

from random import Random

import pytest

from westmarch.ai.wotr.choices import Wounded
from westmarch.ai.wotr.mind import MIND
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.cards.shadow_strategy import NewPower
from westmarch.games.wotr.game import GAME
from westmarch.games.wotr.rules.casualties import Losses, TakeHits
from westmarch.games.wotr.rules.levies import RaiseInEach, RaiseTogether
from westmarch.games.wotr.rules.recruit import regular_of, units_of
from wotr.board import Board, slot

PELARGIR = slot("pelargir")


def best(board: Board) -> str:
    ask = board.g.asks[0]
    option = MIND.ranked(board.g, ask)[0][1]
    assert ask.legal(option)
    return GAME.notation.code(board.g, ask.seat, option)


@pytest.mark.parametrize(
    ("regulars", "elites", "hits", "wanted"),
    [
        (3, 2, 1, "lose:gondor-elite=1"),
        (3, 2, 2, "lose:gondor-elite=2"),
        (6, 2, 1, "lose:gondor-regular=1"),
        (6, 2, 4, "lose:gondor-regular=3,gondor-elite=1"),
        (1, 1, 2, "lose:gondor-regular=1,gondor-elite=1"),
    ],
)
def test_dice_are_kept_as_long_as_possible(regulars: int, elites: int, hits: int, wanted: str) -> None:
    board = Board().place("pelargir", "gondor", regular=regulars, elite=elites)
    assert best(board.run(TakeHits(f.FREE, PELARGIR, hits))) == wanted


def test_whatever_the_army_and_the_hits_some_legal_losses_are_found() -> None:
    chance = Random(4)
    found = 0
    for _ in range(300):
        board = Board()
        for nation in ("gondor", "rohan", "elves"):
            board.g.casualties[f.regular_column(f.NATIONS.index(nation))] = chance.randrange(2)
            board.place("pelargir", nation, regular=chance.randrange(3), elite=chance.randrange(3))
            board.g.reinforcements[f.regular_column(f.NATIONS.index(nation))] = chance.randrange(2)
        if board.units("free", "pelargir"):
            pick = Losses(board.g, f.FREE, PELARGIR, 1 + chance.randrange(6))
            options = {Wounded(board.g, pick).take(saving) for saving in (False, True)}
            assert any([option is not None and pick.legal(option) for option in options])
            assert pick.count() == len(list(pick.enumerate())) > 0
            found += 1
    assert found > 250


def test_recruits_come_together() -> None:
    board = Board().run(RaiseTogether(f.FREE, [f.region("dol-amroth")], units_of(f.GONDOR), 2))
    assert best(board) == "raise:gondor-elite=2"
    towns = [f.region(name) for name in ("far-harad", "near-harad", "umbar", "north-rhun")]
    board = Board().run(RaiseInEach(f.SHADOW, regular_of(f.SOUTHRONS), towns, 2, 3))
    assert len(best(board).split(",")) == 3
    board = Board().character("saruman", "orthanc").run(NewPower())
    assert best(board) == "raise:isengard-elite=2"
