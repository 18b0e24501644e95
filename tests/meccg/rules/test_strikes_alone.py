"""Strikes that a card brings while an attack is under way, which are no attack of their own."""

from __future__ import annotations

from meccg.board import Board
from westmarch.games.meccg import terms
from westmarch.games.meccg.rules.attack import AttackOn
from westmarch.games.meccg.rules.combat import EACH, STRIKES_ONLY


def test_only_what_they_left_behind_ends_with_them() -> None:
    board = Board().dice(12, 12)
    slot = board.company("rivendell", "aragorn-ii", "eomer")
    aragorn = board.card("aragorn-ii")
    board.g.here = slot
    board.g.lay("prowess", aragorn, 1, terms.ATTACK)
    board.run(AttackOn(slot, 1, "", 0, 8, 0, -1, STRIKES_ONLY, manner=EACH))
    while board.g.asks:
        board.do("pass" if "pass" in board.options() else board.options()[0])
    assert len(board.logged("strike")) == 2
    assert not board.g.has_laid("struck-before", aragorn)
    assert board.g.has_laid("prowess", aragorn)
