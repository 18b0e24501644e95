"""What a view tells of the attack and of the chain under way: the numbers of this moment, not those printed."""

from __future__ import annotations

from typing import Any

from meccg.board import Board
from westmarch.games.meccg.views import view


def seen(board: Board, seat: int = 0) -> dict[str, Any]:
    return view(board.g, seat)


def names(codes: list[str]) -> list[str]:
    return [code.rsplit("-", 1)[0] for code in codes]


def test_nothing_is_under_way_before_an_attack() -> None:
    board = Board()
    board.company("rivendell", "aragorn-ii")
    assert seen(board)["attack"] is None and seen(board)["chain"] == []


def test_strikes_and_prowess_are_those_of_the_moment() -> None:
    """Wake of War makes every attack of wolves stronger by one strike and one prowess."""
    plain, stronger = Board(), Board().event("wake-of-war")
    for board in (plain, stronger):
        board.creature(board.company("rivendell", "aragorn-ii", "boromir-ii", "eomer"), "wolves")
    was, now = seen(plain)["attack"], seen(stronger)["attack"]
    assert names([was["card"]]) == ["wolves"] and was["race"] == "wolves"
    assert (now["strikes"], now["prowess"]) == (was["strikes"] + 1, was["prowess"] + 1)


def test_who_has_yet_to_face_a_strike_and_what_the_present_one_stands_at() -> None:
    board = Board()
    board.attack(board.company("rivendell", "aragorn-ii", "boromir-ii", "eomer"), strikes=2, prowess=8)
    board.do("target:aragorn-ii,eomer")
    attack = seen(board)["attack"]
    assert names(attack["waiting"]) == ["aragorn-ii", "eomer"] and attack["strike"] is None
    board.do("face:eomer")
    for seat in (0, 1):
        strike = seen(board, seat)["attack"]["strike"]
        assert names([strike["card"]]) == ["eomer"] and (strike["against"], strike["dice"]) == (8, 0)
    before = strike["prowess"]
    assert names(seen(board)["attack"]["waiting"]) == ["aragorn-ii"]
    board.do("stay:eomer")
    # Whoever stays untapped fights with three less.
    assert seen(board)["attack"]["strike"]["prowess"] == before - 3


def test_the_chain_holds_what_was_declared_the_last_on_top() -> None:
    board = Board().declaring_in_a_row().dice(2)
    board.company("rivendell", "aragorn-ii", "merry")
    board.hazards("weariness-of-the-heart", "call-of-home", "giant").move(0, "lorien").passing("hazard")
    board.do("play:weariness-of-the-heart:1", "choose:merry", "pass", "play:call-of-home:0", "choose:merry")
    for seat in (0, 1):
        chain = seen(board, seat)["chain"]
        assert names([one["card"] for one in chain]) == ["weariness-of-the-heart", "call-of-home"]
        assert [names(one["aims"]) for one in chain] == [["merry"], ["merry"]]
        assert {one["by"] for one in chain} == {"south"}
    board.passing()
    assert seen(board)["chain"] == []
