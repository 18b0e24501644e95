"""Limits, and the order in which several actions wait for each other."""

from __future__ import annotations

from tcg.board import Board, run
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import BY_ID, DISCARD
from westmarch.games.tcg.rules.events import AtOnce, batch


@rule("tcg.timing.optional-order", "tcg.timing.after")
def test_the_fp_player_answers_first() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner")
        .hand(0, "Still Draws Breath")
        .hurt("Gimli, Son of Glóin", 1)
        .fight("Gimli, Son of Glóin", "Goblin Runner")
    )
    board.until("tcg-ask-answer")
    assert board.asker == 0
    board.take("answer", "Still Draws Breath")
    assert board.wounds("Gimli, Son of Glóin") == 0


@rule("tcg.timing.while", "tcg.modifier.continuous-recalculated", "tcg.modifier.while-source")
def test_while() -> None:
    board = (
        Board()
        .fellowship("Merry, From O'er the Brandywine")
        .bear("Merry, From O'er the Brandywine", "Hobbit Sword (1_299)")
    )
    assert board.strength("Merry, From O'er the Brandywine") == 7
    board.g.put(board.c("Hobbit Sword (1_299)"), DISCARD)
    assert board.strength("Merry, From O'er the Brandywine") == 3


@rule("tcg.timing.start-of-phase", "tcg.timing.end-of-phase")
def test_start_and_end_of_phases() -> None:
    board = (
        Board(at=2)
        .minions("The Witch-king, Lord of Angmar")
        .support(1, "Bent on Discovery")
        .hand(1, "Axe Strike")
        .at_step("shadow")
        .until("tcg-ask-either")
    )
    assert len(board.now.hands[1]) == 2
    board.take("option", 1)
    assert board.zone("Bent on Discovery") == DISCARD


@rule("tcg.timing.ability-cancel-window")
def test_an_ability_is_cancelled() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Foul Horde + War-warg")
        .fight("Gimli, Son of Glóin", "Foul Horde")
        .take("use", "Gimli, Son of Glóin")
    )
    board.take("answer", "War-warg")
    assert board.wounds("Gimli, Son of Glóin") == 1 and board.strength("Gimli, Son of Glóin") == 6


@rule("tcg.ability.optional", "tcg.ability.repeat", "tcg.ability.user", "tcg.ability.in-play-only")
def test_abilities() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner")
        .hand(0, "Gimli, Dwarf of Erebor")
        .fight("Gimli, Son of Glóin", "Goblin Runner")
    )
    board.take("use", "Gimli, Son of Glóin").take("use", "Gimli, Son of Glóin")
    board.expect_log("tcg-log-strength", bonus=2)
    assert board.wounds("Gimli, Son of Glóin") == 2
    assert board.why_not(f"use:{board.name('Gimli, Dwarf of Erebor')}:0", 0) == "tcg.ability.in-play-only"


@rule("tcg.limit.per-copy", "tcg.limit.per-phase", "tcg.limit.cost-still")
def test_a_limit_binds_one_copy_for_one_phase_and_costs_are_still_paid() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North")
        .minions("Uruk Slayer", "Uruk Slayer")
        .pool(9)
    )
    board.g.against[board.c("Uruk Slayer", 1)] = board.c("Gimli, Son of Glóin")
    board.g.against[board.c("Uruk Slayer", 2)] = board.c("Aragorn, Ranger of the North")
    board.at_step("skirmishes").take("skirmish", "Gimli, Son of Glóin").skip()
    first, second = board.c("Uruk Slayer", 1), board.c("Uruk Slayer", 2)
    printed = board.now.strength(first)
    for _ in range(3):
        board.take("use", first).skip()
    assert board.now.strength(first) == printed + 3 and board.now.pool == 6
    board.take("use", first).skip()
    assert board.now.strength(first) == printed + 3 and board.now.pool == 5
    board.take("use", second)
    assert board.now.strength(second) == printed + 1
    board.until("tcg-ask-skirmish", limit=3).skip(2) if board.now.fighter == board.c("Gimli, Son of Glóin") else board
    while board.now.fighter != board.c("Aragorn, Ranger of the North"):
        board.skip()
    while board.asker != 1:
        board.skip()
    board.take("use", second)
    assert board.now.strength(second) == printed + 1


@rule("tcg.limit.example.trust-me", "tcg.limit.spread")
def test_trust_me_as_you_once_did() -> None:
    signets = [
        c.id for c in BY_ID.values() if c.type == 2 and c.signet == "gandalf" and c.title not in ("Gandalf", "Frodo")
    ]
    board = (
        Board(at=2)
        .fellowship("Gandalf, The Grey Wizard", signets[0], "Aragorn, Ranger of the North")
        .minions("Troop of Uruk-hai")
        .support(0, "Trust Me as You Once Did", "Trust Me as You Once Did")
    )
    board.hand(0, "Servant of the Secret Fire")
    count = sum(board.g.card(c).signet == "gandalf" for c in board.g.companions())
    board.g.lay("vitality", board.c("Gandalf, The Grey Wizard"), 9, 2, 0)
    board.fight("Aragorn, Ranger of the North", "Troop of Uruk-hai")
    gained = []
    for copy in (1, 1, 1, 2):
        before = board.strength("Aragorn, Ranger of the North")
        board.take("use", board.c("Trust Me as You Once Did", copy)).take("choose", "Aragorn, Ranger of the North")
        gained.append(board.strength("Aragorn, Ranger of the North") - before)
    assert sum(gained[:3]) == 3 and gained[0] == min(3, count) and gained[3] == min(3, count)
    assert board.wounds("Gandalf, The Grey Wizard") == 4  # the cost is paid although nothing is left of the limit
    spread = (
        Board(at=2)
        .fellowship("Gandalf, The Grey Wizard", "Aragorn, Ranger of the North", "Gimli, Son of Glóin", signets[0])
        .minions("Troop of Uruk-hai")
        .support(0, "Trust Me as You Once Did")
    )
    spread.hand(0, "Servant of the Secret Fire")
    spread.g.lay("vitality", spread.c("Gandalf, The Grey Wizard"), 9, 2, 0)
    spread.fight("Aragorn, Ranger of the North", "Troop of Uruk-hai")
    total = 0
    for who in (
        "Aragorn, Ranger of the North",
        "Gimli, Son of Glóin",
        "Gandalf, The Grey Wizard",
        "Aragorn, Ranger of the North",
    ):
        before = spread.strength(who)
        spread.take("use", "Trust Me as You Once Did").take("choose", who)
        total += spread.strength(who) - before
    assert total == 3


@rule("tcg.limit.per-copy")
def test_two_scimitars() -> None:
    board = (
        Board(at=6)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Orc Soldier + Orc Scimitar", "Orc Soldier + Orc Scimitar")
        .pool(20)
        .hand(0, "Swordarm of the White Tower")
    )
    board.fight("Aragorn, Ranger of the North", "Orc Soldier", "Orc Soldier").skip()
    for n in (1, 2):
        before = board.strength("Orc Soldier", n)
        for _ in range(4):
            board.take("use", board.c("Orc Scimitar", n))
            if board.asker == 0:
                board.skip()
        assert board.strength("Orc Soldier", n) == before + 3
    assert board.now.pool == 20 - 8


@rule("tcg.wound.one-at-a-time")
def test_a_batch_of_events_goes_one_by_one() -> None:
    board = (
        Board(at=2).fellowship("Gimli, Son of Glóin", "Gandalf, The Grey Wizard").hand(0, "Intimidate", "Dwarven Axe")
    )
    board.can("move")
    run(board, batch(board.now, "wound", [board.c("Gimli, Son of Glóin")] * 2))
    board.take("answer", "Intimidate")
    assert board.wounds("Gimli, Son of Glóin") == 1
    assert isinstance(
        batch(board.now, "discard", [board.c("Gimli, Son of Glóin"), board.c("Gandalf, The Grey Wizard")]), AtOnce
    )


@rule("tcg.prevent.instead", "tcg.discard.instead-forms")
def test_one_of_two_that_go_together_is_saved() -> None:
    board = (
        Board(at=2)
        .fellowship("Merry, From O'er the Brandywine", "Gimli, Son of Glóin")
        .support(0, "Treebeard, Earthborn")
        .hand(0, "Dwarven Axe")
    )
    board.can("move")
    run(board, AtOnce("discard", [board.c("Merry, From O'er the Brandywine"), board.c("Gimli, Son of Glóin")]))
    board.take("answer", "Treebeard, Earthborn")
    assert board.zone("Merry, From O'er the Brandywine") != DISCARD and board.zone("Gimli, Son of Glóin") == DISCARD
    both = (
        Board(at=2)
        .fellowship("Merry, From O'er the Brandywine", "Gimli, Son of Glóin")
        .support(0, "Treebeard, Earthborn")
        .hand(0, "Dwarven Axe")
    )
    both.can("move")
    run(both, AtOnce("discard", [both.c("Merry, From O'er the Brandywine"), both.c("Gimli, Son of Glóin")])).skip()
    assert both.zone("Merry, From O'er the Brandywine") == DISCARD and both.zone("Gimli, Son of Glóin") == DISCARD


@rule("tcg.limit.explicit-turn")
def test_limit_once() -> None:
    board = (
        Board(at=3)
        .site(3, "Stables")
        .fellowship("Éomer, Third Marshal of Riddermark")
        .deck(0, "Rider's Mount", "Rider's Mount")
        .hand(0, "Rider's Spear")
    )
    board.take("use", "Stables").take("choose", "Rider's Mount")
    assert not board.can("use", "Stables")
