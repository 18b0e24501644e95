"""Modifiers: continuous texts, floors and durations."""

from __future__ import annotations

from itertools import permutations

from tcg.board import Board, reach
from tcg.names import printed
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import BY_ID, DISCARD, PLAY
from westmarch.games.tcg.rules.archery import fellowship_total
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.wounds import remove


@rule("tcg.modifier.reapplied", "tcg.modifier.order-irrelevant")
def test_the_floor_comes_last_whatever_the_order() -> None:
    for order in permutations((1, -6, 3)):
        board = Board()
        board.g.lay("strength", board.c("Frodo, Son of Drogo"), -1, 2, 0)  # three
        for amount in order:
            board.g.lay("strength", board.c("Frodo, Son of Drogo"), amount, 2, 0)
        assert board.strength("Frodo, Son of Drogo") == 1
    low = Board()
    low.g.lay("strength", low.c("Frodo, Son of Drogo"), -6, 2, 0)
    assert low.strength("Frodo, Son of Drogo") == 0
    low.g.lay("strength", low.c("Frodo, Son of Drogo"), 3, 2, 0)
    assert low.strength("Frodo, Son of Drogo") == 1


@rule("tcg.modifier.not-recalculated", "tcg.modifier.example.frodo")
def test_frodo_and_enduring_evil() -> None:
    board = (
        Board(at=5)
        .minions("Orc Soldier")
        .hand(1, "Enduring Evil", "Enduring Evil")
        .hand(0, "Hobbit Intuition", "Halfling Deftness")
        .burdens(6)
    )
    board.fight("Frodo, Son of Drogo", "Orc Soldier")
    assert board.strength("Frodo, Son of Drogo") == 4
    reach(board, "play", "Enduring Evil").take("play", "Enduring Evil").take("number", 6)
    assert board.strength("Frodo, Son of Drogo") == 0
    board.now.burdens[0] += 1
    board.take("play", "Hobbit Intuition")
    if board.asked == "tcg-ask-strength":
        board.do(board.all_codes()[0], seat=0)
    assert board.strength("Frodo, Son of Drogo") == 1


@rule("tcg.modifier.continuous-recalculated")
def test_continuous_texts_count_anew() -> None:
    board = Board(at=2).minions("Gollum, Stinker", "Uruk Lieutenant", "Uruk Savage").burdens(2)
    assert (
        board.g.strength(board.c("Gollum, Stinker")) == 5 + 2 and board.g.strength(board.c("Uruk Lieutenant")) == 8 + 1
    )
    board.burdens(3)
    remove(board.g, board.c("Uruk Savage"), DISCARD)
    assert board.g.strength(board.c("Gollum, Stinker")) == 5 + 3 and board.g.strength(board.c("Uruk Lieutenant")) == 8


@rule("tcg.modifier.example.archery")
def test_the_example_of_archery() -> None:
    board = (
        Board(at=4)
        .fellowship("Legolas, Greenleaf")
        .minions("Goblin Marksman")
        .support(1, "Pinned Down")
        .hand(0, "Double Shot", "Double Shot", "Elendil's Valor")
    )
    alone = Board(at=4).fellowship("Legolas, Greenleaf").minions("Goblin Marksman")
    assert fellowship_total(alone.g) == 1 and fellowship_total(board.g) == 0
    board.support(1, "Pinned Down").at_step("archery")
    assert fellowship_total(board.now) == 0
    board.take("play", "Double Shot")
    assert fellowship_total(board.now) == 0
    board.take("play", "Double Shot")
    assert fellowship_total(board.now) == 1


@rule("tcg.modifier.example.bred-for-battle", "tcg.modifier.example.additional-cost")
def test_the_example_of_bred_for_battle() -> None:
    costs = []
    for copies in range(4):
        board = (
            Board(at=2)
            .fellowship(
                "Legolas, Dauntless Hunter", "Merry, From O'er the Brandywine", "Pippin, Hobbit of Some Intelligence"
            )
            .hand(1, "Bred for Battle", "Hunt Them Down!")
        )
        if copies:
            board.support(1, *["Saruman's Ambition"] * copies)
        costs.append(twilight_cost(board.g, board.c("Bred for Battle")))
    assert costs == [2, 1, 0, 0] and twilight_cost(board.g, board.c("Hunt Them Down!")) == 3 + 2 - 3


@rule("tcg.modifier.vitality")
def test_vitality_bonuses_keep_alive() -> None:
    board = (
        Board(ring="The One Ring, Isildur's Bane")
        .hurt("Frodo, Son of Drogo", 4)
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
    )
    assert board.g.vitality(board.c("Frodo, Son of Drogo")) == 1
    board.can("move")
    assert board.zone("Frodo, Son of Drogo") == PLAY


@rule("tcg.modifier.strength-comparison")
def test_mithrandir_reads_present_strength() -> None:
    board = (
        Board(at=2)
        .fellowship("Gandalf, The Grey Wizard")
        .minions("Goblin Runner", "Uruk Savage", "Troop of Uruk-hai")
        .hand(0, "Mithrandir, Mithrandir!")
        .at_step("maneuver")
    )
    board.g.lay("strength", board.c("Uruk Savage"), 2, 2, 0)  # 5 + 2
    board.g.lay("strength", board.c("Troop of Uruk-hai"), -3, 2, 0)  # 9 - 3
    board.take("play", "Mithrandir, Mithrandir!")
    assert (
        board.zone("Goblin Runner") == DISCARD
        and board.wounds("Uruk Savage") == 0
        and board.wounds("Troop of Uruk-hai") == 1
    )


@rule("tcg.modifier.until")
def test_until_outlasts_its_source() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Savage")
        .hand(0, "Elendil's Valor")
        .at_step("maneuver")
        .take("use", "Aragorn, Ranger of the North")
    )
    assert board.now.keyword(board.c("Aragorn, Ranger of the North"), "defender") == 1
    banner = (
        Board(at=6)
        .fellowship("Farin, Dwarven Emissary", "Lórien Elf")
        .minions("Orc Soldier", "Orc Soldier")
        .support(1, "Orc Banner")
        .hand(0, "Axe Strike", "Defiance")
    )
    banner.g.against[banner.c("Orc Soldier", 1)] = banner.c("Farin, Dwarven Emissary")
    banner.g.against[banner.c("Orc Soldier", 2)] = banner.c("Lórien Elf")
    banner.at_step("skirmishes").take("skirmish", "Farin, Dwarven Emissary")
    for _ in range(6):
        if banner.now.fighter == banner.c("Farin, Dwarven Emissary"):
            banner.skip()
    remove(banner.now, banner.c("Orc Banner"), DISCARD)
    assert banner.now.strength(banner.c("Orc Soldier", 2)) == printed("Orc Soldier").strength + 1


@rule("tcg.modifier.limit-amount")
def test_gloin_and_six_tales() -> None:
    tales = [c.id for c in BY_ID.values() if c.culture == "dwarven" and "tale" in c.keywords and c.type == 8][:6]
    board = Board().fellowship("Glóin, Friend to Thorin").support(0, *(tales * 6)[:6])
    assert board.strength("Glóin, Friend to Thorin") == 5 + 4
    few = Board().fellowship("Glóin, Friend to Thorin").support(0, *tales[:2])
    assert few.strength("Glóin, Friend to Thorin") == 5 + 2
