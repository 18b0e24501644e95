"""Military victory (X p.44); victory by the Ring is tested with the hunt and Mordor."""

from __future__ import annotations

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.rules.victory import check_military
from wotr.board import Board


@rule("wotr.victory.military.shadow-ten")
def test_the_shadow_wins_with_ten_points() -> None:
    board = Board()
    for name in ("minas-tirith", "lorien", "rivendell", "helms-deep"):
        board.captured(name)
    board.captured("edoras")
    check_military(board.g)
    assert board.g.victory_points(f.SHADOW) == 9 and not board.g.over
    board.captured("pelargir")
    check_military(board.g)
    assert board.g.ending == "wotr-end-shadow-military" and board.g.winners == [f.SHADOW]


@rule("wotr.victory.military.free-four")
def test_the_free_peoples_win_with_four_points() -> None:
    board = Board().captured("moria").captured("angmar")
    check_military(board.g)
    assert not board.g.over
    board.captured("dol-guldur")
    check_military(board.g)
    assert board.g.ending == "wotr-end-free-military" and board.g.winners == [f.FREE]


@rule("wotr.victory.military.control-by-marker")
def test_control_counts_without_units() -> None:
    board = Board().captured("moria").captured("dol-guldur")
    assert board.units("free", "moria") == 0
    check_military(board.g)
    assert board.g.winners == [f.FREE]


@rule("wotr.victory.military.enemy-settlements-only")
def test_own_settlements_and_towns_give_no_points() -> None:
    board = Board()
    assert board.g.victory_points(f.FREE) == 0 and board.g.victory_points(f.SHADOW) == 0
    town = next(r for r in range(f.REGION_COUNT) if f.FEATURE[r] == f.TOWN and f.OWNER[r] == f.FREE)
    board.g.control[town] = f.SHADOW
    assert board.g.victory_points(f.SHADOW) == 0


@rule("wotr.victory.precedence")
def test_the_shadow_prevails_when_both_have_their_points() -> None:
    board = Board().captured("moria").captured("dol-guldur")
    for name in ("minas-tirith", "lorien", "rivendell", "helms-deep", "erebor"):
        board.captured(name)
    check_military(board.g)
    assert board.g.winners == [f.SHADOW]
