"""Casualties of a battle, and who dies with a destroyed army (VI p.30)."""

from __future__ import annotations

from itertools import product

from westmarch.engine.refusals import why_not
from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.cards import combat_free as combat_free
from westmarch.games.wotr.cards import combat_shadow as combat_shadow
from westmarch.games.wotr.game import GAME
from westmarch.games.wotr.rules.casualties import Losses, TakeHits
from westmarch.games.wotr.rules.recruit import regular_of
from wotr.battles import field, fight
from wotr.board import Board, slot


def taken(board: Board, side: str, where: str, number: int) -> Board:
    """Hits on a force in a battle."""
    return board.run(TakeHits(f.SIDES.index(side), slot(where), number, in_battle=True))


# ---- casualties ----


@rule("wotr.battle.casualties.after-both-rolls")
def test_no_unit_is_removed_before_the_rerolls_are_done() -> None:
    board = fight(field({"regular": 5, "nazgul": 1}, {"regular": 5}).dice(6, 6, 1, 1, 1, 6, 1, 1, 1, 1))
    assert board.prompt() == "wotr-ask-reroll"
    assert board.units("free", "north-ithilien") == 5
    assert board.units("shadow", "attackers") == 5
    board.dice(1).do("reroll:1")
    assert (board.units("shadow", "attackers"), board.units("free", "north-ithilien")) == (4, 3)


@rule("wotr.battle.casualties.attacker-decides-first")
def test_the_attacker_decides_on_casualties_first() -> None:
    board = fight(field({"regular": 1, "elite": 1}, {"regular": 1, "elite": 1}).dice(6, 1, 6, 1))
    assert board.asked() == "shadow"
    board.do("lose:sauron-regular=1")
    assert board.asked() == "free"


@rule("wotr.battle.casualties.owner-chooses")
def test_the_owner_chooses_who_absorbs_the_hits() -> None:
    board = Board().place("pelargir", "gondor", regular=2, elite=1).place("pelargir", "rohan", regular=1)
    taken(board, "free", "pelargir", 2)
    assert board.asked() == "free"
    assert board.options() == [
        "lose:gondor-elite-removed=1",
        "lose:rohan-regular=1,gondor-elite=1",
        "lose:gondor-regular=1,rohan-regular=1",
        "lose:gondor-regular=1,gondor-elite=1",
        "lose:gondor-regular=2",
    ]


@rule("wotr.battle.casualties.owner-chooses")
def test_many_hits_on_a_mixed_army_are_one_question_counted_without_listing() -> None:
    board = Board().place("pelargir", "gondor", regular=3, elite=2).place("pelargir", "rohan", regular=2, elite=1)
    board.place("pelargir", "elves", elite=2)
    taken(board, "free", "pelargir", 4)
    ask = board.g.asks[0]
    listed = ask.all_options()
    assert ask.count() == len(listed) == len(set(listed)) > 60
    assert all(ask.legal(option) for option in listed)
    board.do("lose:gondor-regular=1,elves-elite-removed=1,rohan-regular=1")
    assert (board.count("pelargir", "gondor-regular"), board.count("pelargir", "elves-elite")) == (2, 1)
    assert board.options() == []


@rule("wotr.battle.casualties.owner-chooses", "wotr.battle.casualties.excess-ignored")
def test_every_way_that_is_counted_is_legal_and_no_other() -> None:
    for regulars, elites, in_box, hits in product(range(3), range(4), range(3), range(1, 7)):
        board = Board().place("pelargir", "gondor", regular=regulars, elite=elites)
        board.place("pelargir", "rohan", regular=1)
        board.g.reinforcements[f.regular_column(f.GONDOR)] = in_box
        pick = Losses(board.g, f.FREE, slot("pelargir"), hits)
        counted = list(pick.enumerate())
        assert len(set(counted)) == pick.count() > 0
        ranges = [range(most + 1) for most in pick.most]
        tried = [
            ("lose", *[n for item, amount in zip(pick.items, amounts, strict=True) if amount for n in (item, amount)])
            for amounts in product(*ranges)
        ]
        assert {option for option in tried if pick.legal(option)} == set(counted)


@rule("wotr.battle.casualties.one-hit")
def test_hits_are_neither_saved_nor_taken_twice() -> None:
    board = Board().place("pelargir", "gondor", regular=3, elite=2)
    taken(board, "free", "pelargir", 3)
    for code in (
        "lose:gondor-regular=2",
        "lose:gondor-elite-removed=2",
        "lose:gondor-regular=2,gondor-elite-removed=1",
        "lose:gondor-elite=1",
    ):
        assert why_not(GAME, board.g, f.FREE, code) == "wotr.battle.casualties.one-hit", code
    assert why_not(GAME, board.g, f.FREE, "lose:gondor-regular=1,gondor-elite-removed=1") is None


@rule("wotr.battle.casualties.owner-chooses")
def test_what_is_no_loss_is_not_legal() -> None:
    board = taken(Board().place("pelargir", "gondor", regular=3, elite=2), "free", "pelargir", 2)
    ask, regular, elite = board.g.asks[0], f.regular_column(f.GONDOR), f.elite_column(f.GONDOR)
    assert ask.legal(("lose", regular, 1, elite, 1))
    for option in (
        ("excess", regular, 2),
        ("lose", regular),
        ("lose", regular, "2"),
        ("lose", regular, 1, regular, 1),
        ("lose", elite, 1, regular, 1),
        ("lose", regular, 2, elite, 0),
        ("lose", regular, 3, elite, -1),
        ("lose", f.regular_column(f.ROHAN), 2),
    ):
        assert not ask.legal(option), option


@rule("wotr.battle.reduce.source-casualties-first", "wotr.battle.reduce.no-regular-available")
def test_a_regular_that_falls_can_take_the_place_of_an_elite() -> None:
    board = Board().place("lorien", "elves", elite=2, regular=1).place("rivendell", "elves", regular=4)
    taken(board, "free", "lorien", 2)
    assert board.options() == [
        "lose:elves-elite-removed=1",
        "lose:elves-elite-removed=2",
        "lose:elves-regular=1,elves-elite-removed=1",
        "lose:elves-regular=1,elves-elite=1",
    ]
    assert why_not(GAME, board.g, f.FREE, "lose:elves-elite=2") == "wotr.battle.reduce.no-regular-available"
    board.do("lose:elves-regular=1,elves-elite=1")
    assert (board.count("lorien", "elves-regular"), board.count("lorien", "elves-elite")) == (1, 1)


@rule("wotr.battle.casualties.one-hit")
def test_a_hit_removes_a_regular_or_reduces_an_elite() -> None:
    left = []
    for code in ("lose:gondor-regular=1", "lose:gondor-elite=1"):
        board = taken(Board().place("pelargir", "gondor", regular=1, elite=1), "free", "pelargir", 1).do(code)
        left.append((board.count("pelargir", "gondor-regular"), board.count("pelargir", "gondor-elite")))
    assert left == [(0, 1), (2, 0)]


@rule("wotr.battle.casualties.two-hits-elite")
def test_two_hits_may_remove_an_elite() -> None:
    board = taken(Board().place("pelargir", "gondor", elite=2), "free", "pelargir", 2).do("lose:gondor-elite-removed=1")
    assert board.count("pelargir", "gondor-elite") == 1
    assert board.units("free", "pelargir") == 1
    assert board.options() == []


@rule("wotr.battle.casualties.two-hits-elite")
def test_one_hit_does_not_remove_an_elite_that_can_be_reduced() -> None:
    board = taken(Board().place("pelargir", "gondor", elite=2, regular=1), "free", "pelargir", 1)
    assert board.options() == ["lose:gondor-elite=1", "lose:gondor-regular=1"]


@rule("wotr.battle.casualties.example-two-hits")
def test_the_example_of_two_hits() -> None:
    ways = {
        (0, 2): "lose:gondor-regular=2",
        (4, 0): "lose:gondor-elite=2",
        (2, 1): "lose:gondor-elite-removed=1",
    }
    for left, code in ways.items():
        board = taken(Board().place("pelargir", "gondor", regular=2, elite=2), "free", "pelargir", 2).do(code)
        assert (board.count("pelargir", "gondor-regular"), board.count("pelargir", "gondor-elite")) == left
        assert board.options() == []


@rule("wotr.battle.casualties.owner-chooses")
def test_nobody_is_asked_or_answers_where_nothing_is_to_be_taken() -> None:
    for units, hits in ((2, 0), (0, 1)):
        board = taken(Board().place("pelargir", "gondor", regular=units), "free", "pelargir", hits)
        assert board.options() == [] and board.entries() == []
        assert board.units("free", "pelargir") == units


@rule("wotr.battle.casualties.excess-ignored")
def test_hits_beyond_the_last_unit_have_no_effect() -> None:
    board = Board().place("pelargir", "gondor", regular=2).place("lossarnach", "gondor", regular=2)
    taken(board, "free", "pelargir", 5)
    assert board.units("free", "pelargir") == 0
    assert board.units("free", "lossarnach") == 2
    assert board.options() == []


@rule("wotr.battle.reduce.source-casualties-first", "wotr.battle.reduce.free-elite-lost")
def test_a_reduced_elite_is_replaced_from_the_casualties_first() -> None:
    board = Board().place("pelargir", "gondor", elite=2)
    gondor = f.regular_column(f.GONDOR)
    board.g.reinforcements[gondor] = 2
    board.g.casualties[gondor] = 1
    taken(board, "free", "pelargir", 2).do("lose:gondor-elite=2")
    assert board.g.casualties[gondor] == 0
    assert board.in_box("gondor-regular") == 1
    assert board.g.casualties[f.elite_column(f.GONDOR)] == 2


@rule("wotr.battle.reduce.free-elite-lost")
def test_a_reduced_free_peoples_elite_cannot_be_recruited_again() -> None:
    board = Board().place("pelargir", "gondor", elite=1, regular=1)
    before = board.in_box("gondor-elite")
    taken(board, "free", "pelargir", 1).do("lose:gondor-elite=1")
    assert board.in_box("gondor-elite") == before
    assert board.g.casualties[f.elite_column(f.GONDOR)] == 1


@rule("wotr.battle.reduce.shadow-elite-returns")
def test_a_reduced_shadow_elite_goes_back_to_the_reinforcements() -> None:
    board = Board().place("dagorlad", "sauron", elite=1, regular=1)
    before = board.in_box("sauron-elite")
    taken(board, "shadow", "dagorlad", 1).do("lose:sauron-elite=1")
    assert board.in_box("sauron-elite") == before + 1
    assert board.count("dagorlad", "sauron-regular") == 2


@rule("wotr.battle.reduce.no-regular-available")
def test_an_elite_without_a_regular_to_replace_it_is_eliminated_by_one_hit() -> None:
    board = Board().place("lorien", "elves", elite=2).place("rivendell", "elves", regular=5)
    taken(board, "free", "lorien", 1)
    assert board.count("lorien", "elves-elite") == 1
    assert board.units("free", "lorien") == 1


@rule("wotr.battle.reduce.no-regular-available", "wotr.battle.reduce.shadow-elite-returns")
def test_a_shadow_elite_without_a_regular_in_the_box_is_eliminated_by_one_hit() -> None:
    board = Board().place("dagorlad", "southrons", elite=2)
    board.g.reinforcements[regular_of(f.SOUTHRONS)] = 0
    taken(board, "shadow", "dagorlad", 1)
    assert board.count("dagorlad", "southrons-elite") == board.units("shadow", "dagorlad") == 1


@rule("wotr.battle.casualties.two-hits-elite", "wotr.battle.reduce.no-regular-available")
def test_two_hits_remove_one_elite_also_when_no_regular_is_left_to_replace_it() -> None:
    codes = ["lose:elves-elite-removed=1", "lose:elves-elite-removed=2"]
    for code, left in zip(codes, (2, 1), strict=True):
        board = Board().place("lorien", "elves", elite=3).place("rivendell", "elves", regular=5)
        taken(board, "free", "lorien", 2)
        assert board.options() == codes
        board.do(code)
        assert board.options() == []
        assert board.count("lorien", "elves-elite") == left


# ---- leaders and characters of a destroyed army ----


@rule("wotr.battle.leaders.die-with-army", "wotr.battle.leaders.free-permanent")
def test_leaders_and_characters_die_with_their_army() -> None:
    board = field({"regular": 1}, {"regular": 1, "leader": 2}).character("boromir", "north-ithilien")
    box = board.in_box("gondor-leader")
    fight(board.dice(6, 1, 1), "reroll:0", "choose:none")
    assert board.where("boromir") == "eliminated"
    assert board.count("north-ithilien", "gondor-leader") == 0
    assert board.g.casualties[f.leader_column(f.GONDOR)] == 2
    assert board.in_box("gondor-leader") == box


@rule("wotr.battle.leaders.nazgul-return", "wotr.battle.leaders.witch-king-permanent")
def test_nazgul_return_to_the_box_but_the_witch_king_does_not() -> None:
    board = field({"regular": 1, "nazgul": 3}, {"regular": 2}).character("witch-king", "dagorlad")
    box = board.in_box("nazgul")
    dice = board.g.bonus_dice(f.SHADOW)
    fight(board.dice(1, 6, 6), "reroll:0")
    assert board.in_box("nazgul") == box + 3
    assert board.where("witch-king") == "eliminated"
    assert board.g.bonus_dice(f.SHADOW) == dice - 1


@rule("wotr.events.casualties.leaders-removed", "wotr.events.casualties.characters-stay")
def test_an_event_that_destroys_an_army_spares_its_characters() -> None:
    board = Board().place("edoras", "rohan", regular=1, leader=1).character("boromir", "edoras")
    board.run(TakeHits(f.FREE, slot("edoras"), 1))
    assert board.where("boromir") == "edoras"
    assert board.count("edoras", "rohan-leader") == 0
    shadow = Board().place("dagorlad", "sauron", regular=1, nazgul=1).run(TakeHits(f.SHADOW, slot("dagorlad"), 1))
    assert shadow.count("dagorlad", "nazgul") == 1
