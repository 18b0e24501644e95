"""Burdens, resistance and corruption."""

from __future__ import annotations

from tcg.board import END_OF_TURN, TOWERS_SITES, Board, reach, run
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DEAD, DISCARD
from westmarch.games.tcg.rules.events import PREVENTED, happen


@rule("tcg.burden.corruption-bonus-lost")
def test_losing_a_resistance_bonus_corrupts() -> None:
    from westmarch.games.tcg.rules.events import deaths
    from westmarch.games.tcg.rules.wounds import remove

    board = Board().bear("Frodo, Son of Drogo", "Phial of Galadriel").burdens(11)
    assert board.g.resistance(0) == 1
    remove(board.g, board.c("Phial of Galadriel"), DISCARD)
    deaths(board.g)
    assert board.g.resistance(0) == 0 and board.g.out == [1, 0]


@rule("tcg.burden.corruption-by-text")
def test_despair() -> None:
    board = (
        Board(at=2)
        .minions("Orc Soldier")
        .burdens(9)
        .pile(0, 3, "Dwarf Guard", "Dwarf Guard", "Farin, Dwarven Emissary")
        .hand(1, "Despair")
        .pool(3)
    )
    board.at_step("maneuver").until("tcg-ask-maneuver").take("play", "Despair")
    assert board.now.winners == [1] and board.now.ending


@rule("tcg.burden.on-ring-bearer", "tcg.lose.only-own-turn")
def test_burdens_go_to_the_active_ring_bearer() -> None:
    board = (
        Board(3, at=2)
        .minions("Úlairë Attëa, The Easterling")
        .hand(1, "It Wants to be Found", "Axe Strike")
        .pool(3)
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Axe Strike")
        .at_step("maneuver")
    )
    reach(board, "play", "It Wants to be Found").take("play", "It Wants to be Found")
    assert board.now.burdens == [1, 0, 0]


@rule("tcg.burden.reduce-resistance")
def test_resistance_after_burdens() -> None:
    assert Board().burdens(4).g.resistance(0) == 6
    assert Board().bear("Frodo, Son of Drogo", "Phial of Galadriel").burdens(4).g.resistance(0) == 8


@rule("tcg.burden.remove-none")
def test_removing_no_burden() -> None:
    board = Board().fellowship("Sam, Son of Hamfast", "Gimli, Son of Glóin").hand(0, "Dwarven Axe").burdens(0)
    assert board.now.burdens[0] == 0
    run(board, happen(board.now, "remove burden", -1))
    assert board.now.burdens[0] == 0 and board.now.returned == PREVENTED
    poor = (
        Board(at=9, sites=[*TOWERS_SITES[:8], "Palantír Chamber"])
        .pile(1, DISCARD, "Goblin Runner")
        .burdens(1)
        .hand(1, "Orc Soldier")
        .pool(9)
    )
    assert not poor.at_step("shadow").can("use", "Palantír Chamber")
    rich = (
        Board(at=9, sites=[*TOWERS_SITES[:8], "Palantír Chamber"])
        .pile(1, DISCARD, "Goblin Runner")
        .burdens(2)
        .hand(1, "Orc Soldier")
        .pool(9)
    )
    assert rich.at_step("shadow").can("use", "Palantír Chamber")


@rule("tcg.burden.corruption", "tcg.lose.corrupted", "tcg.lose.immediate")
def test_the_tenth_burden() -> None:
    for burdens, lost in ((8, False), (9, True)):
        board = (
            Board(at=2)
            .minions("Úlairë Attëa, The Easterling")
            .hand(1, "It Wants to be Found", "Axe Strike")
            .support(0, "The Gaffer, Sam's Father")
            .pool(3)
            .burdens(burdens)
            .fellowship("Legolas, Greenleaf")
        )
        board.hand(0, "Double Shot").at_step("maneuver")
        reach(board, "play", "It Wants to be Found").take("play", "It Wants to be Found")
        assert board.now.over == lost and (not lost or board.now.winners == [1])
        if lost:
            board.expect_no_log("tcg-log-archery")


@rule("tcg.burden.corruption-bonus-lost")
def test_a_lost_phial_corrupts() -> None:
    board = (
        Board()
        .bear("Frodo, Son of Drogo", "Phial of Galadriel")
        .burdens(11)
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
    )
    board.can("move")
    assert not board.now.over and board.now.resistance(0) == 1
    run(board, happen(board.now, "discard", board.c("Phial of Galadriel")))
    run(board, None)
    if not board.now.over:
        board.take("move")
    assert board.now.over and board.now.winners == [1]


@rule("tcg.burden.corruption-by-text")
def test_despair_counts_burdens_and_the_dead() -> None:
    for dead, lost in (
        (("Dwarf Guard", "Dwarf Guard"), False),
        (("Dwarf Guard", "Dwarf Guard", "Farin, Dwarven Emissary"), True),
    ):
        board = (
            Board(at=2)
            .minions("Orc Soldier")
            .burdens(9)
            .pile(0, DEAD, *dead)
            .hand(1, "Despair", "Axe Strike")
            .pool(9)
            .fellowship("Gimli, Son of Glóin")
        )
        board.hand(0, "Here Lies Balin, Son of Fundin").at_step("maneuver")
        for _ in range(4):
            if board.can("play", "Despair"):
                board.take("play", "Despair")
                break
            if not board.now.asks or board.asked != "tcg-ask-maneuver":
                break
            board.skip()
        assert board.now.over == lost


@rule("tcg.burden.only-ring-bearer-corrupts", "tcg.object.tokens")
def test_sam_is_untouched_by_frodos_burdens() -> None:
    board = Board().fellowship("Sam, Son of Hamfast").burdens(9).hand(0, "Dwarven Axe")
    assert board.g.bearer[0] == board.c("Frodo, Son of Drogo") and not board.g.over
    from westmarch.games.tcg.rules.events import deaths

    assert deaths(board.g) is None and board.g.in_play(board.c("Sam, Son of Hamfast"))


@rule("tcg.burden.added-by-shadow", "tcg.burden.prevent-one-or-all", "tcg.card.3_110")
def test_preventing_one_burden_or_all() -> None:
    def world(ally: str, companion: str) -> Board:
        board = (
            Board(at=2, ring="The One Ring, Isildur's Bane")
            .minions("Goblin Marksman", "The Witch-king, Lord of Angmar")
            .hand(1, "The Twilight World")
            .at_step("archery")
        )
        if ally:
            board.support(0, ally)
        if companion:
            board.fellowship(companion)
        if board.asked == "tcg-ask-archery-wound":
            board.take("wound", "Frodo, Son of Drogo")
        board.take("answer", "The One Ring, Isildur's Bane")
        assert not board.can("answer", ally or companion)  # the Ring's own burdens are no Shadow card's
        while not board.can("answer", "The Twilight World"):
            board.skip()
        return board.take("answer", "The Twilight World")

    one = world("Melilot Brandybuck, Merry Dancer", "").take("answer", "Melilot Brandybuck, Merry Dancer")
    one.until("tcg-ask-defend", *END_OF_TURN)
    assert one.now.burdens[0] == 2 + 1
    everything = world("", "Sam, Samwise the Brave").take("answer", "Sam, Samwise the Brave")
    everything.until("tcg-ask-defend", *END_OF_TURN)
    assert everything.now.burdens[0] == 2


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
