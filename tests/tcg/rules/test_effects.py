"""Costs and effects, spotting and tokens."""

from __future__ import annotations

from tcg.board import END_OF_TURN, Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DECK, DISCARD, HAND, SUPPORT

# Costs and effects


@rule("tcg.cost.no-partial-start", "tcg.twilight.remove-cost-full", "tcg.twilight.remove-effect-short")
def test_costs_must_be_payable() -> None:
    board = Board(at=2).minions("Uruk Shaman").hurt("Uruk Shaman", 1).pool(1).at_step("maneuver")
    assert not board.can("use", "Uruk Shaman")
    free = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .hand(0, "An Able Guide")
        .pool(2)
        .at_step("regroup")
        .take("play", "An Able Guide")
    )
    assert free.now.pool == 0


@rule("tcg.cost.prevented-keeps-costs", "tcg.event.cancelled")
def test_a_cancelled_event_keeps_its_costs() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Scout")
        .hand(0, "Gondor's Vengeance")
        .at_step("regroup")
    )
    board.take("play", "Gondor's Vengeance").take("answer", "Uruk Scout")
    assert board.wounds("Aragorn, Ranger of the North") == 1 and board.zone("Gondor's Vengeance") == DISCARD


@rule("tcg.effect.choice-fully", "tcg.event.choice-options")
def test_a_choice_must_be_fully_possible() -> None:
    board = (
        Board(at=3)
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf")
        .hurt("Gimli, Son of Glóin", 2)
        .hand(0, "Dwarven Axe")
        .take("move")
    )
    assert (
        board.wounds("Gimli, Son of Glóin") == 2
        and board.wounds("Legolas, Greenleaf") == 1
        and board.wounds("Frodo, Son of Drogo") == 1
    )


@rule("tcg.effect.different-targets")
def test_two_orcs_are_two_different_ones() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Ancient Chieftain", "Ancient Chieftain")
        .hand(0, "Here Lies Balin, Son of Fundin")
        .at_step("maneuver")
    )
    board.take("play", "Here Lies Balin, Son of Fundin").take("option", 0)
    assert board.wounds("Ancient Chieftain", 1) == 1 and board.wounds("Ancient Chieftain", 2) == 1


@rule("tcg.effect.up-to", "tcg.effect.for-each-over")
def test_up_to() -> None:
    board = (
        Board()
        .fellowship("Gandalf, The Grey Wizard")
        .support(0, "Ottar, Man of Laketown")
        .hand(0, "Hobbit Sword (1_299)", "Halfling Deftness", "Dwarven Axe")
        .take("use", "Ottar, Man of Laketown")
    )
    board.do("choose:", seat=0)
    assert len(board.now.hands[0]) == 3


@rule("tcg.effect.random", "tcg.discard.one-at-a-time")
def test_random_discards() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Tower Lieutenant")
        .hand(0, "Axe Strike", "Battle Fury", "Cleaving Blow")
        .fight("Gimli, Son of Glóin", "Tower Lieutenant")
    )
    board.until(*END_OF_TURN)
    assert len(board.now.hands[0]) == 1


@rule("tcg.effect.look-private", "tcg.effect.reveal-public")
def test_looking_is_private() -> None:
    board = (
        Board()
        .fellowship("Gandalf, The Grey Wizard")
        .hand(0, "Risk a Little Light")
        .deck(0, "Gimli, Son of Glóin", "Legolas, Greenleaf")
        .take("play", "Risk a Little Light")
    )
    assert board.can("choose", "Legolas, Greenleaf") and board.view(1)["question"] is None
    board.take("choose", "Legolas, Greenleaf")
    assert board.zone("Legolas, Greenleaf") == HAND and board.zone("Gimli, Son of Glóin") == DISCARD


@rule("tcg.play.from-deck-search", "tcg.draw.shuffle-after-search")
def test_a_search_may_fail() -> None:
    board = (
        Board(at=1)
        .deck(0, "The Gaffer, Sam's Father")
        .hand(0, "Hobbit Sword (1_299)")
        .fellowship("Sam, Son of Hamfast")
        .take("use", "Bag End")
    )
    if board.can("choose", "Sam, Son of Hamfast"):
        board.take("choose", "Sam, Son of Hamfast")
    assert board.can("choose", "The Gaffer, Sam's Father")
    board.do("choose:", seat=0)
    assert board.zone("The Gaffer, Sam's Father") == DECK


@rule("tcg.play.must-be-there-first", "tcg.play.must-play-it")
def test_the_card_must_be_there_before_costs() -> None:
    board = (
        Board(at=4)
        .support(1, "They Are Coming")
        .hand(1, "Dwarven Axe", "Dwarven Axe", "Dwarven Axe", "Goblin Runner")
        .pool(9)
        .at_step("shadow")
    )
    assert not board.can("use", "They Are Coming")


@rule("tcg.play.procedure", "tcg.play.requirements-first", "tcg.play.requirement-to-play", "tcg.event.discard-after")
def test_playing() -> None:
    board = Board().hand(0, "Dwarf Guard", "Gimli, Son of Glóin")
    assert board.why_not(f"play:{board.name('Dwarf Guard')}") == "tcg.play.requirement-to-play"
    board.take("play", "Gimli, Son of Glóin")
    assert board.can("play", "Dwarf Guard")


@rule("tcg.play.enters-exhausted")
def test_entering_exhausted() -> None:
    board = (
        Board(at=4)
        .support(1, "Goblin Domain")
        .fellowship("Sam, Son of Hamfast")
        .hand(0, "Gimli, Son of Glóin", "Hobbit Sword (1_299)")
        .take("play", "Gimli, Son of Glóin")
    )
    assert board.now.vitality(board.c("Gimli, Son of Glóin")) == 1


@rule("tcg.condition.to-play-exert", "tcg.condition.place", "tcg.condition.stays")
def test_to_play_exert() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Greatest Kingdom of My People")
        .take("play", "Greatest Kingdom of My People")
    )
    assert board.zone("Greatest Kingdom of My People") == SUPPORT and board.wounds("Gimli, Son of Glóin") == 1


@rule("tcg.condition.on-opposing", "tcg.condition.remove-from-companion", "tcg.active.borne-by-inactive")
def test_a_condition_on_an_opposing_character() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North + Athelas")
        .minions("Orc Soldier")
        .hand(1, "The Weight of a Legacy")
        .pool(5)
        .at_step("shadow")
    )
    board.take("play", "The Weight of a Legacy")
    assert (
        board.now.host[board.c("The Weight of a Legacy")] == board.c("Aragorn, Ranger of the North")
        and board.strength("Aragorn, Ranger of the North") == 7
    )
    board.g.fp = 1
    board.g.touch()
    assert board.c("The Weight of a Legacy") not in board.g.active()


@rule("tcg.condition.limit-per")
def test_limit_one_per_bearer() -> None:
    board = (
        Board()
        .fellowship("Aragorn, Ranger of the North")
        .bear("Aragorn, Ranger of the North", "No Stranger to the Shadows")
        .hand(0, "No Stranger to the Shadows", "Ranger's Sword")
    )
    assert not board.can("play", "No Stranger to the Shadows") and board.can("play", "Ranger's Sword")


# Spotting


@rule("tcg.spot.in-play-active", "tcg.spot.any-owner", "tcg.spot.count-distinct", "tcg.spot.can-spot-all")
def test_spotting() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Elf", "Lórien Elf")
        .bear("Lórien Elf", "The Tale of Gil-galad")
        .hand(0, "The Seen and the Unseen", "The Council of Elrond")
        .fellowship("Aragorn, Ranger of the North")
    )
    board.bear("Aragorn, Ranger of the North", "The Last Alliance of Elves and Men")
    assert board.strength("Aragorn, Ranger of the North") == 10
    alone = Board().fellowship("Legolas, Greenleaf").hand(0, "The Seen and the Unseen", "The Council of Elrond")
    assert not alone.can("play", "The Seen and the Unseen") and alone.can("play", "The Council of Elrond")


@rule("tcg.spot.ring-bearer-counts", "tcg.spot.same-for-several")
def test_the_ring_bearer_is_a_hobbit() -> None:
    board = Board().fellowship("Sam, Son of Hamfast").support(0, "Thrór's Map").hand(0, "Hobbit Sword (1_299)")
    assert board.can("use", "Thrór's Map")


@rule("tcg.spot.card-counts-itself")
def test_another_excludes_itself() -> None:
    board = Board(at=2).minions("Uruk Lieutenant", "Uruk Savage")
    assert board.g.strength(board.c("Uruk Lieutenant")) == 9


# Several players


@rule("tcg.token.culture", "tcg.token.on-that-card", "tcg.token.limit-on-effect", "tcg.token.any-number")
def test_tokens() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North")
        .support(0, "Stout and Strong")
        .minions("Goblin Runner", "Uruk Savage")
        .hand(0, "Swordarm of the White Tower")
    )
    board.g.tokens[board.c("Stout and Strong")] = 5
    board.fight("Aragorn, Ranger of the North", "Uruk Savage").take("use", "Stout and Strong").take(
        "choose", "Aragorn, Ranger of the North"
    )
    assert board.strength("Aragorn, Ranger of the North") == 11 and board.zone("Stout and Strong") == DISCARD


@rule("tcg.token.remove-cost")
def test_tokens_as_a_cost() -> None:
    board = (
        Board(at=5).minions("Uruk Savage").support(1, "Down to the Last Child").hand(1, "Axe Strike").at_step("shadow")
    )
    assert not board.can("use", "Down to the Last Child")
    rich = Board(at=5).minions("Uruk Savage").support(1, "Down to the Last Child").at_step("shadow")
    rich.g.tokens[rich.c("Down to the Last Child")] = 2
    rich.take("use", "Down to the Last Child")
    assert rich.now.control[1] == 1
