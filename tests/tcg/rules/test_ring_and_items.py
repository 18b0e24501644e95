"""Effects of the One Ring and of items."""

from __future__ import annotations

from tcg.board import END_OF_TURN, Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DISCARD

# The Ring


@rule("tcg.ring.borne", "tcg.ring.not-worn-at-start", "tcg.ring.not-a-possession")
def test_the_ring_is_borne() -> None:
    board = Board()
    assert board.strength("Frodo, Son of Drogo") == 4 and board.now.ring_on == 0
    assert not board.now.card(board.now.ring[0]).is_item


@rule("tcg.ring.worn-until-regroup", "tcg.ring.take-off")
def test_the_ring_comes_off_in_regroup() -> None:
    board = Board(at=2)
    board.g.ring_on = True
    board.at_step("regroup").until(*END_OF_TURN)
    assert board.now.ring_on == 0


@rule("tcg.ring.conversion-replaces", "tcg.ring.prevention-before-wearing")
def test_a_converted_wound_cannot_be_prevented() -> None:
    board = (
        Board(at=2, ring="The One Ring, Isildur's Bane")
        .fellowship("Gandalf, The Grey Wizard")
        .minions("Goblin Marksman")
        .hand(0, "Intimidate")
        .at_step("archery")
    )
    board.take("wound", "Frodo, Son of Drogo")
    assert board.can("answer", "Intimidate") and board.can("answer", "The One Ring, Isildur's Bane")
    board.take("answer", "The One Ring, Isildur's Bane")
    assert not board.can("answer", "Intimidate") and board.now.burdens[0] == 2


@rule("tcg.ring.puts-on-trigger", "tcg.ring.already-worn")
def test_answers_to_putting_on_the_ring() -> None:
    board = (
        Board(at=2, ring="The One Ring, Isildur's Bane")
        .minions("Goblin Marksman", "The Witch-king, Lord of Angmar")
        .hand(1, "The Twilight World")
        .at_step("archery")
    )
    board.take("answer", "The One Ring, Isildur's Bane").take("answer", "The Twilight World")
    assert board.now.burdens[0] == 4


@rule("tcg.ring.answer-cost")
def test_answer_to_all_riddles() -> None:
    board = (
        Board(at=2, ring="The One Ring, Answer To All Riddles")
        .minions("Southron Scout")
        .fight("Frodo, Son of Drogo", "Southron Scout")
        .take("use", "The One Ring, Answer To All Riddles")
    )
    assert board.now.burdens[0] == 1
    board.expect_log("tcg-log-put-on").expect_log("tcg-log-won", count=5)


@rule(
    "tcg.ringbearer.succession.burdens",
    "tcg.ringbearer.one",
    "tcg.ringbearer.frodo-later",
    "tcg.ringbearer.succession.dies",
)
def test_sam_takes_over() -> None:
    board = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast")
        .minions("The Witch-king, Lord of Angmar")
        .burdens(3)
        .fight("Frodo, Son of Drogo", "The Witch-king, Lord of Angmar")
        .until("tcg-ask-answer")
    )
    board.take("answer", "Sam, Son of Hamfast")
    assert board.now.bearer[0] == board.c("Sam, Son of Hamfast") and board.now.burdens[0] == 3
    assert board.now.resistance(0) == 2 and board.now.host[board.now.ring[0]] == board.c("Sam, Son of Hamfast")


@rule("tcg.ringbearer.succession.killed-only")
def test_corruption_has_no_heir() -> None:
    board = (
        Board(at=1)
        .site(1, "The Prancing Pony")
        .fellowship("Sam, Son of Hamfast")
        .hand(0, "Hobbit Sword (1_299)")
        .burdens(9)
        .take("use", "The Prancing Pony")
    )
    assert board.now.winners == [1] and board.now.over


@rule("tcg.burden.remove-none", "tcg.burden.on-ring-bearer", "tcg.burden.added-by-shadow")
def test_burdens() -> None:
    board = (
        Board()
        .fellowship("Sam, Son of Hamfast", "Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
        .burdens(1)
        .take("use", "Sam, Son of Hamfast")
    )
    assert board.now.burdens == [0, 0]
    answered = (
        Board(at=2)
        .support(0, "Melilot Brandybuck, Merry Dancer")
        .minions("Úlairë Attëa, The Easterling")
        .hand(1, "It Wants to be Found")
        .pool(3)
        .at_step("maneuver")
    )
    answered.until("tcg-ask-maneuver").take("play", "It Wants to be Found").take(
        "answer", "Melilot Brandybuck, Merry Dancer"
    )
    assert answered.now.burdens[0] == 0


# Items


@rule("tcg.item.bearer", "tcg.item.class-limit", "tcg.item.classless", "tcg.item.in-addition")
def test_items() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin + Dwarven Axe")
        .hand(0, "Gimli's Battle Axe", "Hand Axe", "Dwarven Armor", "Dwarven Bracers")
    )
    assert not board.can("play", "Gimli's Battle Axe") and board.can("play", "Hand Axe")
    assert board.why_not(f"play:{board.name('1_14')}") == "tcg.item.bearer"


@rule("tcg.item.weapon-word", "tcg.item.classes", "tcg.item.artifact-not-possession")
def test_weapons() -> None:
    from westmarch.games.tcg.facts import CATALOGUE

    classes = {c for card in CATALOGUE for c in card.classes}
    assert len(classes) == 14 and "hand weapon" in classes
    board = Board().fellowship("Merry, From O'er the Brandywine + Hobbit Sword (1_299)")
    assert board.strength("Merry, From O'er the Brandywine") == 3 + 2 + 2


@rule("tcg.item.forbids-bearing")
def test_shadowfax_forbids_hand_weapons() -> None:
    board = Board().fellowship("Gandalf, The Grey Wizard + Shadowfax").hand(0, "Glamdring", "Gandalf's Pipe")
    assert not board.can("play", "Glamdring") and board.can("play", "Gandalf's Pipe")


@rule("tcg.item.discard-at-site")
def test_discarded_underground() -> None:
    board = (
        Board(at=3)
        .fellowship("Arwen, Daughter of Elrond + Asfaloth", "Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
        .take("move")
        .take("option", 0)
    )
    assert board.zone("Asfaloth") == DISCARD


@rule("tcg.transfer.action", "tcg.transfer.not-playing", "tcg.transfer.eligible", "tcg.transfer.not-conditions")
def test_transfer() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin + Dwarven Bracers", "Farin, Dwarven Emissary")
        .bear("Gimli, Son of Glóin", "Endurance of Dwarves")
        .hand(0, "Delving")
    )
    assert board.can("transfer", "Dwarven Bracers") and not board.can("transfer", "Endurance of Dwarves")
    board.take("transfer", "Dwarven Bracers")
    assert board.now.host[board.c("Dwarven Bracers")] == board.c("Farin, Dwarven Emissary") and board.now.pool == 1


@rule("tcg.transfer.same-site")
def test_transfer_with_an_ally_at_home() -> None:
    away = (
        Board(at=2)
        .fellowship("Legolas, Greenleaf + Elven Bow (1_41)")
        .support(0, "Elrond, Lord of Rivendell")
        .hand(0, "Elf-song")
    )
    assert not away.can("transfer", "Elven Bow (1_41)")
    home = (
        Board(at=3)
        .fellowship("Legolas, Greenleaf + Elven Bow (1_41)")
        .support(0, "Elrond, Lord of Rivendell")
        .hand(0, "Elf-song")
    )
    assert home.can("transfer", "Elven Bow (1_41)")
