"""Allies face strikes like characters (p.15, p.28), unless their cards keep attacks from them."""

from __future__ import annotations

import pytest

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg.rules.combat import attack_of
from westmarch.games.meccg.terms import OUT, PLAY


@rule("meccg.combat.attack.strikes")
def test_an_ally_may_face_a_strike() -> None:
    board = Board().dice(5)
    slot = board.company("lorien", "aragorn-ii")
    board.give("aragorn-ii", "gwaihir").attack(slot, prowess=8)
    assert board.options() == ["target:aragorn-ii", "target:gwaihir"]
    board.do("target:gwaihir", "tap:gwaihir").passing()
    # 4 of prowess and a 5 against 8.
    assert board.tapped("gwaihir") and board.logged("strike")[0]["total"] == 9 and not board.g.asks


@rule("meccg.combat.attack.strikes", "meccg.combat.body.attacker-rolls")
@pytest.mark.parametrize(("dice", "zone"), [(8, PLAY), (9, OUT)])
def test_an_ally_is_wounded_and_may_be_eliminated(dice: int, zone: int) -> None:
    board = Board().dice(2, dice)
    slot = board.company("lorien", "aragorn-ii")
    board.give("aragorn-ii", "gwaihir").attack(slot, prowess=12).do("target:gwaihir", "tap:gwaihir").passing()
    assert board.zone("gwaihir") == zone and board.zone("aragorn-ii") == PLAY
    assert board.wounded("gwaihir") is (zone == PLAY)


def test_a_wounded_ally_heals_at_a_haven_and_only_there() -> None:
    for site, heals in (("rivendell", True), ("bree", False)):
        board = Board()
        board.company(site, "aragorn-ii")
        board.give("aragorn-ii", "gwaihir")
        board.g.status[board.card("gwaihir")] = 2
        board.untap()
        assert board.tapped("gwaihir") is heals


@pytest.mark.parametrize(
    ("ally", "free_in_the_open", "free_at_the_site"),
    [
        ("goldberry", True, True), ("nenselde-the-wingild", True, True), ("gollum", False, False),
        ("quickbeam", False, True), ("treebeard", False, True), ("skinbark", False, True), ("leaflock", False, True),
    ],
)  # fmt: skip
def test_whom_attacks_pass_over(ally: str, free_in_the_open: bool, free_at_the_site: bool) -> None:
    for key, free in (("land-wilderness", free_in_the_open), ("site", free_at_the_site)):
        board = Board().hand("concealment")
        slot = board.company("rivendell", "aragorn-ii")
        board.give("aragorn-ii", ally).creature(slot, "giant", key)
        attack = attack_of(board.g)
        assert attack is not None and (board.card(ally) not in attack.possible_targets(board.g)) is free


def test_those_who_harm_characters_do_nothing_more_to_allies() -> None:
    """An abductor discards the characters he wounds; an ally stays, wounded."""
    board = Board().dice(2, 2)
    slot = board.company("lorien", "aragorn-ii")
    board.give("aragorn-ii", "gwaihir").creature(slot, "abductor", "land-border-land")
    board.do("target:gwaihir", "tap:gwaihir").passing()
    assert board.zone("gwaihir") == PLAY and board.wounded("gwaihir")
