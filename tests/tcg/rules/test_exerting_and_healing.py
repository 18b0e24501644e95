"""Exertion, wounds, healing and death as effects."""

from __future__ import annotations

from tcg.board import END_OF_TURN, Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DEAD, DISCARD
from westmarch.games.tcg.rules.protection import forbids_exert


@rule("tcg.exert.token", "tcg.exert.not-a-wound", "tcg.exert.healable", "tcg.cost.before-to")
def test_exerting_is_not_wounding() -> None:
    board = (
        Board()
        .fellowship("Gandalf, The Grey Wizard")
        .support(0, "Elrond, Lord of Rivendell")
        .hand(0, "Intimidate")
        .take("use", "Elrond, Lord of Rivendell")
    )
    assert board.wounds("Elrond, Lord of Rivendell") == 1 and not board.can("answer", "Intimidate")


@rule("tcg.exert.exhausted-cannot", "tcg.cost.mandatory", "tcg.exert.times-x")
def test_an_exhausted_character_cannot_exert() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner")
        .hurt("Gimli, Son of Glóin", 2)
        .hand(0, "Axe Strike")
        .fight("Gimli, Son of Glóin", "Goblin Runner")
    )
    assert not board.can("use", "Gimli, Son of Glóin")
    assert forbids_exert(board.now, board.c("Gimli, Son of Glóin")) == "tcg.exert.exhausted-cannot"
    assert board.why_not(f"use:{board.name('Gimli, Son of Glóin')}:0") == "tcg.cost.mandatory"


@rule("tcg.exert.must-exert-exhausted", "tcg.exert.exhaust-already", "tcg.effect.as-much-as-possible")
def test_must_exert_does_nothing_to_the_exhausted() -> None:
    board = (
        Board(at=1)
        .site(1, "Bag End")
        .site(2, "Midgewater Marshes")
        .fellowship("Sam, Son of Hamfast")
        .hurt("Sam, Son of Hamfast", 3)
        .hurt("Frodo, Son of Drogo", 1)
    )
    board.hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin").until("tcg-ask-fellowship").take("move")
    assert board.wounds("Sam, Son of Hamfast") == 3 and board.wounds("Frodo, Son of Drogo") == 2


@rule("tcg.wound.one-token", "tcg.wound.wounded", "tcg.wound.one-at-a-time", "tcg.timing.state-checks")
def test_wounds_are_placed_one_at_a_time() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner", "Uruk Savage")
        .hand(0, "Here Lies Balin, Son of Fundin")
        .at_step("maneuver")
    )
    board.take("play", "Here Lies Balin, Son of Fundin")
    assert board.zone("Goblin Runner") == DISCARD and board.wounds("Uruk Savage") == 0


@rule("tcg.wound.max-per-skirmish", "tcg.wound.max-and-others")
def test_no_more_than_one_wound() -> None:
    board = (
        Board(at=2)
        .fellowship("Boromir, Lord of Gondor + Armor")
        .minions("Uruk-hai Raiding Party (1_158)")
        .fight("Boromir, Lord of Gondor", "Uruk-hai Raiding Party (1_158)")
        .until(*END_OF_TURN)
    )
    assert board.wounds("Boromir, Lord of Gondor") == 1


@rule("tcg.prevent.all-wounds", "tcg.wound.prevent-vs-cannot")
def test_prevent_all_wounds() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin + Gimli's Helm")
        .minions("Uruk-hai Raiding Party (1_158)")
        .fight("Gimli, Son of Glóin", "Uruk-hai Raiding Party (1_158)")
        .take("use", "Gimli's Helm")
    )
    board.until(*END_OF_TURN)
    assert board.wounds("Gimli, Son of Glóin") == 0 and board.zone("Gimli's Helm") == DISCARD


@rule("tcg.heal.one-token", "tcg.heal.unwounded", "tcg.heal.burden-not-wound", "tcg.heal.minions")
def test_healing() -> None:
    board = (
        Board()
        .support(0, "The Gaffer, Sam's Father")
        .fellowship("Sam, Son of Hamfast")
        .hurt("Sam, Son of Hamfast", 2)
        .burdens(2)
        .hand(0, "Hobbit Sword (1_299)")
    )
    board.take("use", "The Gaffer, Sam's Father")
    assert board.wounds("Sam, Son of Hamfast") == 1 and board.now.burdens[0] == 2
    minion = (
        Board(at=2).minions("Uruk Shaman").hurt("Uruk Shaman", 1).pool(2).at_step("maneuver").take("use", "Uruk Shaman")
    )
    assert minion.wounds("Uruk Shaman") == 0


@rule("tcg.heal.replaced", "tcg.prevent.instead", "tcg.heal.each-is-separate")
def test_a_heal_is_replaced() -> None:
    board = (
        Board()
        .support(0, "The Gaffer, Sam's Father")
        .hurt("Frodo, Son of Drogo", 1)
        .burdens(1)
        .hand(0, "Extraordinary Resilience", "Hobbit Sword (1_299)")
        .fellowship("Sam, Son of Hamfast")
    )
    board.take("use", "The Gaffer, Sam's Father").take("answer", "Extraordinary Resilience")
    assert board.wounds("Frodo, Son of Drogo") == 1 and board.now.burdens[0] == 0


@rule("tcg.kill.lost-vitality-bonus", "tcg.kill.negative-vitality-modifier")
def test_losing_a_vitality_bonus_kills() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf")
        .bear("Gimli, Son of Glóin", "Endurance of Dwarves")
        .minions("Goblin Runner")
        .hurt("Gimli, Son of Glóin", 3)
    )
    board.fight("Legolas, Greenleaf", "Goblin Runner").take("use", "Endurance of Dwarves")
    assert board.zone("Gimli, Son of Glóin") == DEAD


@rule("tcg.kill.not-discarded", "tcg.discard.companion-not-dead", "tcg.discard.default-from-play")
def test_discarded_is_not_dead() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Elf")
        .minions("Uruk Savage")
        .hurt("Lórien Elf", 1)
        .hand(1, "Caradhras Has Not Forgiven Us")
        .pool(3)
    )
    board.fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf", "Aragorn, Ranger of the North").at_step(
        "maneuver"
    ).until("tcg-ask-maneuver")
    while not board.can("play", "Caradhras Has Not Forgiven Us"):
        board.skip()
    board.take("play", "Caradhras Has Not Forgiven Us")
    assert board.zone("Lórien Elf") == DISCARD and board.now.dead[0] == []


@rule("tcg.ringbearer.protected")
def test_the_ring_bearer_cannot_be_discarded() -> None:
    from westmarch.games.tcg.rules.protection import forbids_discard

    board = Board()
    assert forbids_discard(board.g, board.c("Frodo, Son of Drogo")) == "tcg.ringbearer.protected"
