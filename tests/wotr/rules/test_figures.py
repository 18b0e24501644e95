"""The part of an army that goes is one choice, counted and drawn without listing (VI p.27-28)."""

from __future__ import annotations

from itertools import product

import pytest

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.rules.attack import LaunchAttack
from westmarch.games.wotr.rules.figures import (
    ATTACK,
    LEADER_LEADS,
    MOVE,
    NAZGUL_LEADS,
    NOBODY_LEADS,
    WITCH_KING_LEADS,
    ArmyPart,
    forbids_part,
    places_of,
    terms_of,
)
from westmarch.games.wotr.rules.movement import MoveArmies
from wotr.board import NOTATION, Board, slot


def free_army() -> Board:
    board = Board().war("gondor", "rohan").place("osgiliath", "gondor", regular=2, elite=1, leader=2)
    return board.place("osgiliath", "rohan", regular=1, leader=1).character("boromir", "osgiliath")


def half_at_peace() -> Board:
    board = Board().war("gondor").place("osgiliath", "gondor", regular=2, leader=1)
    return board.place("osgiliath", "rohan", regular=1, leader=1).character("gandalf-grey", "osgiliath")


def shadow_army() -> Board:
    board = Board().war("sauron", "isengard").place("osgiliath", "sauron", regular=2, nazgul=2)
    board.place("osgiliath", "isengard", elite=2).character("saruman", "orthanc")
    return board.character("witch-king", "osgiliath").character("mouth-of-sauron", "osgiliath")


def leaderless() -> Board:
    board = Board().war("isengard").place("osgiliath", "isengard", regular=2, elite=2)
    return board.character("saruman", "orthanc")


ARMIES = {"free": free_army, "half-at-peace": half_at_peace, "shadow": shadow_army, "leaderless": leaderless}


@rule("wotr.movement.split.partial", "wotr.attack.split.optional", "wotr.movement.character-die-leader-moves")
@pytest.mark.parametrize("led_by", [NOBODY_LEADS, LEADER_LEADS, NAZGUL_LEADS, WITCH_KING_LEADS])
@pytest.mark.parametrize("purpose", [MOVE, ATTACK])
@pytest.mark.parametrize("army", ARMIES)
@pytest.mark.parametrize("crowd", [0, 8])
def test_the_parts_of_an_army_are_those_that_no_rule_forbids(army: str, purpose: int, led_by: int, crowd: int) -> None:
    board = ARMIES[army]()
    side = f.FREE if army in ("free", "half-at-peace") else f.SHADOW
    board.place("pelargir", "gondor" if side == f.FREE else "southrons", regular=crowd)
    target = f.region("pelargir")
    terms = terms_of(board.g, side, slot("osgiliath"), purpose, led_by, target, -1, 1 << f.GONDOR, [], 0)
    part = ArmyPart(terms)
    all_amounts = product(*[range(most + 1) for most in part.most])
    allowed = {part.taking(list(amounts)) for amounts in all_amounts}
    allowed = {option for option in allowed if forbids_part(terms, places_of(side, option)) is None}
    listed = list(part.enumerate())
    assert len(listed) == len(set(listed)) == part.count()
    assert set(listed) == allowed
    assert all(part.legal(option) for option in listed)
    if listed:
        assert part.everybody() in allowed


def test_options_that_no_part_has_are_not_legal() -> None:
    board = free_army()
    part = ArmyPart(terms_of(board.g, f.FREE, slot("osgiliath"), MOVE, NOBODY_LEADS, -1, -1, 0, [], 0))
    for code in ("take:", "take:gondor-regular=3", "take:boromir=1", "take:gondor-regular=1,boromir=2"):
        assert not part.legal(NOTATION.parse(board.g, 0, code)), code
    assert not part.legal(("take", 2, 1, 2, 1))
    assert not part.legal(("go", 2, 1))


@rule("wotr.attack.split.optional")
def test_units_leaders_and_characters_of_an_attack_are_chosen_at_once() -> None:
    board = free_army().place("north-ithilien", "sauron", regular=1)
    board.run(LaunchAttack(f.FREE, slot("osgiliath"), slot("north-ithilien")))
    board.do("take:gondor-regular=2,gondor-leader=1,boromir=1")
    assert board.units("free", "attackers") == 2
    assert board.count("attackers", "gondor-leader") == 1
    assert board.where("boromir") == "attackers"
    assert board.units("free", "osgiliath") == 2


@rule("wotr.movement.split.partial")
def test_the_members_of_a_part_may_be_named_in_any_order() -> None:
    board = free_army().run(MoveArmies(f.FREE, 1, NOBODY_LEADS)).do("move:osgiliath:lossarnach")
    ask = board.g.asks[0]
    option = NOTATION.parse(board.g, ask.seat, "take:boromir=1,rohan-regular=1,gondor-regular=1")
    assert ask.legal(option)
    assert NOTATION.code(board.g, ask.seat, option) == "take:gondor-regular=1,rohan-regular=1,boromir=1"
