"""Burdens, the Ring and its bearers."""

from __future__ import annotations

from tcg.board import END_OF_TURN, TOWERS_SITES, Board, reach, run
from tcg.names import number, printed
from westmarch.cards.language import Run
from westmarch.engine.testing import rule
from westmarch.games.tcg.cards.selectors import unbound
from westmarch.games.tcg.facts import ATTACHED, DEAD, DISCARD, PLAY, REGROUP
from westmarch.games.tcg.rules.events import PREVENTED, AtOnce, happen
from westmarch.games.tcg.rules.protection import forbids_discard
from westmarch.games.tcg.words import LANGUAGE

SAMS = (
    "Sam, Faithful Companion",
    "Sam, Son of Hamfast",
    "Sam, Proper Poet",
    "Sam, Frodo's Gardener",
    "Sam, Samwise the Brave",
    "Sam, Nice Sensible Hobbit",
)


# Burdens


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


# The Ring


@rule("tcg.ring.borne", "tcg.ring.not-worn-at-start")
def test_bearing_is_not_wearing() -> None:
    board = (
        Board(ring="The One Ring, Isildur's Bane", at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Úlairë Attëa, The Easterling")
        .hand(1, "Wraith-world", "Axe Strike")
        .pool(5)
    )
    assert (
        board.strength("Frodo, Son of Drogo") == 4
        and board.g.full_vitality(board.c("Frodo, Son of Drogo")) == 5
        and board.g.ring_on == 0
    )
    board.hand(0, "Axe Strike").fight("Gimli, Son of Glóin", "Úlairë Attëa, The Easterling")
    for _ in range(3):
        assert not board.can("play", "Wraith-world")
        if board.asked == "tcg-ask-skirmish":
            board.skip()


@rule("tcg.ring.worn-until-regroup")
def test_worn_through_all_skirmishes() -> None:
    board = (
        Board(at=2, ring="The One Ring, Isildur's Bane")
        .fellowship("Aragorn, Ranger of the North")
        .minions("Goblin Marksman", "Úlairë Attëa, Keeper of Dol Guldur")
        .hand(0, "Swordarm of the White Tower", "An Able Guide")
        .pool(3)
        .at_step("archery")
    )
    board.take("wound", "Frodo, Son of Drogo").take("answer", "The One Ring, Isildur's Bane")
    worn = []
    for _ in range(60):
        if board.now.phase == REGROUP or not board.now.asks:
            break
        worn.append(board.now.ring_on)
        codes = board.all_codes()
        wanted = [c for c in codes if c.startswith("assign:aragorn") and "attea" in c]
        board.do(wanted[0] if wanted else "pass" if "pass" in codes else codes[0], seat=board.asker)
    assert worn and all(worn) and board.now.phase == REGROUP and board.now.ring_on == 0


@rule("tcg.ring.put-on-in-regroup")
def test_put_on_in_regroup_it_comes_off_at_its_end() -> None:
    board = (
        Board(at=2, ring="The One Ring, Isildur's Bane")
        .fellowship("Aragorn, Ranger of the North")
        .minions("Isengard Retainer")
        .hand(0, "An Able Guide")
        .pool(9)
        .at_step("regroup")
    )
    reach(board, "use", "Isengard Retainer").take("use", "Isengard Retainer").take(
        "choose", "Frodo, Son of Drogo"
    ).take("answer", "The One Ring, Isildur's Bane")
    assert board.now.ring_on == 1
    board.until("tcg-ask-move-again")
    assert board.now.ring_on == 1
    board.take("move")
    while board.now.phase == REGROUP and board.now.asks:
        board.do(board.all_codes()[0], seat=board.asker)
    assert board.now.ring_on == 0


@rule("tcg.ring.skirmish-only-conversion", "tcg.ring.conversion-amounts")
def test_what_each_ring_turns_into_burdens() -> None:
    for ring, arrow in (
        ("The One Ring, Isildur's Bane", (0, 2)),
        ("The One Ring, The Ruling Ring (1_2)", (1, 0)),
        ("The One Ring, Answer To All Riddles", (1, 0)),
    ):
        board = Board(at=2, ring=ring).minions("Goblin Marksman").fellowship("Gimli, Son of Glóin")
        board.g.ring_on = True
        board.at_step("archery").take("wound", "Frodo, Son of Drogo")
        assert (board.wounds("Frodo, Son of Drogo"), board.now.burdens[0]) == arrow, ring
    for ring, burdens in (
        ("The One Ring, Isildur's Bane", 4),
        ("The One Ring, The Ruling Ring (1_2)", 2),
        ("The One Ring, Answer To All Riddles", 2),
    ):
        board = Board(at=2, ring=ring).minions("Uruk Savage")
        board.g.ring_on = True
        board.g.lay(
            "strength", board.c("Frodo, Son of Drogo"), -1 if ring == "The One Ring, Answer To All Riddles" else 0, 2, 0
        )
        board.fight("Frodo, Son of Drogo", "Uruk Savage").until(*END_OF_TURN, limit=30)
        assert (board.wounds("Frodo, Son of Drogo"), board.now.burdens[0]) == (0, burdens), ring


@rule("tcg.ring.conversion-replaces", "tcg.timing.before-required-first")
def test_a_worn_ring_leaves_nothing_to_prevent() -> None:
    board = (
        Board(at=2, ring="The One Ring, Isildur's Bane")
        .fellowship("Arwen, Elven Rider")
        .hand(0, "Axe Strike", "Battle Fury", "Cleaving Blow")
        .minions("Goblin Marksman")
        .at_step("archery")
    )
    board.g.ring_on = True
    board.take("wound", "Frodo, Son of Drogo")
    assert (
        board.now.burdens[0] == 2
        and not board.can("answer", "Arwen, Elven Rider")
        and board.wounds("Frodo, Son of Drogo") == 0
    )


@rule("tcg.ring.prevention-before-wearing")
def test_prevention_ends_the_situation() -> None:
    board = (
        Board(at=2, ring="The One Ring, Isildur's Bane")
        .fellowship("Arwen, Elven Rider")
        .hand(0, "Axe Strike", "Battle Fury", "Cleaving Blow", "Delving")
        .minions("Goblin Marksman")
        .at_step("archery")
    )
    board.take("wound", "Frodo, Son of Drogo")
    assert board.can("answer", "The One Ring, Isildur's Bane") and board.can("answer", "Arwen, Elven Rider")
    board.take("answer", "Arwen, Elven Rider")
    while board.asked == "tcg-ask-discard":
        board.do(board.all_codes()[0], seat=0)
    assert board.now.ring_on == 0 and board.now.burdens[0] == 0 and board.wounds("Frodo, Son of Drogo") == 0


@rule("tcg.ring.answer-cost")
def test_the_answer_to_all_riddles() -> None:
    board = (
        Board(at=2, ring="The One Ring, Answer To All Riddles")
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner")
        .burdens(1)
        .hand(0, "Axe Strike")
        .fight("Gimli, Son of Glóin", "Goblin Runner")
    )
    before = board.strength("Frodo, Son of Drogo")
    board.take("use", "The One Ring, Answer To All Riddles")
    assert board.now.burdens[0] == 2 and board.now.ring_on == 1 and board.strength("Frodo, Son of Drogo") == before + 2
    early = (
        Board(at=2, ring="The One Ring, Answer To All Riddles")
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner")
        .hand(0, "Here Lies Balin, Son of Fundin")
        .at_step("maneuver")
    )
    assert not early.can("use", "The One Ring, Answer To All Riddles")


@rule("tcg.ring.puts-on-trigger", "tcg.ring.already-worn")
def test_putting_on_is_a_change() -> None:
    def reached(worn: bool, tired: bool) -> Board:
        board = (
            Board(at=2, ring="The One Ring, Isildur's Bane")
            .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North")
            .minions("Uruk Savage", "The Witch-king, Lord of Angmar")
            .hand(1, "Saruman's Reach", "The Twilight World")
        )
        if tired:
            board.hurt("Gimli, Son of Glóin", 2).hurt("Aragorn, Ranger of the North", 3).hurt("Frodo, Son of Drogo", 4)
        board.hand(0, "Elendil's Valor").at_step("maneuver")
        board.g.ring_on = worn
        return reach(board, "play", "Saruman's Reach").take("play", "Saruman's Reach")

    fresh = reached(False, False)
    assert fresh.asker == 0 and fresh.can("option", 0) and fresh.can("option", 1)
    fresh.take("option", 1)
    assert fresh.now.ring_on == 1 and fresh.can("answer", "The Twilight World")
    worn = reached(True, False)
    assert not worn.can("option", 1) and not worn.can("answer", "The Twilight World")


@rule("tcg.ring.take-off")
def test_taken_off_the_next_wound_is_a_wound() -> None:
    board = (
        Board(at=2)
        .bear("Frodo, Son of Drogo", "O Elbereth! Gilthoniel!")
        .minions("Uruk Savage")
        .hand(0, "Halfling Deftness")
    )
    board.g.ring_on = True
    board.fight("Frodo, Son of Drogo", "Uruk Savage").take("use", "O Elbereth! Gilthoniel!")
    if board.asked == "tcg-ask-either":
        board.take("option", 0)
    assert board.now.ring_on == 0
    board.until("tcg-ask-answer", *END_OF_TURN)
    assert board.can("answer", "The One Ring, The Ruling Ring (1_2)")
    while board.can("answer", "The One Ring, The Ruling Ring (1_2)"):
        board.skip()
    assert board.now.burdens[0] == 0 and board.wounds("Frodo, Son of Drogo") == 2


@rule("tcg.ring.text-off")
def test_without_its_text_the_ring_keeps_its_numbers() -> None:
    from westmarch.games.tcg.facts import VALUE_CODE

    board = Board(at=2).minions("Uruk Savage").hand(0, "Halfling Deftness").fight("Frodo, Son of Drogo", "Uruk Savage")
    board.g.ring_on = True
    board.g.laid.append([VALUE_CODE["ring off"], -1, 1, 2, 0])
    assert board.strength("Frodo, Son of Drogo") == 4
    board.until(*END_OF_TURN, limit=20)
    assert board.wounds("Frodo, Son of Drogo") == 2 and board.now.burdens[0] == 0


@rule("tcg.ring.not-a-possession")
def test_isengard_smith_leaves_the_ring() -> None:
    board = (
        Board(at=2)
        .fellowship(
            "Gimli, Son of Glóin + Dwarven Axe",
            "Legolas, Greenleaf + Elven Bow (1_41)",
            "Aragorn, Ranger of the North",
            "Sam, Son of Hamfast",
        )
        .minions("Isengard Smith")
        .hand(0, "An Able Guide")
        .pool(9)
    )
    board.at_step("regroup")
    reach(board, "use", "Isengard Smith").take("use", "Isengard Smith")
    while board.asked == "tcg-ask-discard" or board.asked == "tcg-ask-either":
        board.do(board.all_codes()[0], seat=board.asker)
    assert board.now.zone[board.now.ring[0]] == ATTACHED
    assert not printed("The One Ring, The Ruling Ring (1_2)").is_item


# Succession


@rule("tcg.ringbearer.one", "tcg.ringbearer.succession", "tcg.ringbearer.succession.dies", "tcg.ringbearer.frodo-later")
def test_every_sam_may_take_the_ring() -> None:
    for sam in SAMS:
        board = (
            Board(at=2)
            .fellowship(sam, "Gimli, Son of Glóin")
            .minions("The Witch-king, Lord of Angmar")
            .burdens(2)
            .hand(0, "Frodo, Old Bilbo's Heir")
            .fight("Frodo, Son of Drogo", "The Witch-king, Lord of Angmar")
        )
        reach(board, "answer", sam).take("answer", sam)
        now = board.now
        assert now.bearer[0] == board.c(sam) and now.host[now.ring[0]] == board.c(sam), sam
        assert board.zone("Frodo, Son of Drogo") == DEAD and not now.over
        from westmarch.games.tcg.rules.requirements import forbids_unique

        assert forbids_unique(now, 0, board.c("Frodo, Old Bilbo's Heir")) == "tcg.unique.dead-pile-blocks"
    declined = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast", "Gimli, Son of Glóin")
        .minions("The Witch-king, Lord of Angmar")
        .hand(0, "Axe Strike")
        .fight("Frodo, Son of Drogo", "The Witch-king, Lord of Angmar")
    )
    reach(declined, "answer", "Sam, Son of Hamfast").skip()
    assert declined.now.over and declined.now.winners == [1]


@rule("tcg.ringbearer.succession.resistance", "tcg.ringbearer.succession.burdens")
def test_burdens_pass_to_sam() -> None:
    for burdens, lost in ((3, False), (4, False), (5, True)):
        board = (
            Board(at=2)
            .fellowship("Sam, Son of Hamfast", "Gimli, Son of Glóin")
            .minions("The Witch-king, Lord of Angmar")
            .burdens(burdens)
            .hand(0, "Axe Strike")
            .fight("Frodo, Son of Drogo", "The Witch-king, Lord of Angmar")
        )
        reach(board, "answer", "Sam, Son of Hamfast").take("answer", "Sam, Son of Hamfast")
        board.until(*END_OF_TURN, "tcg-end-last", limit=20)
        assert board.now.over == lost and board.now.burdens[0] == burdens
        assert lost or board.now.resistance(0) == 5 - burdens


@rule("tcg.ringbearer.succession.not-wearing", "tcg.ringbearer.new-is-ring-bound", "tcg.keyword.ring-bearer")
def test_the_heir_does_not_wear_it() -> None:
    board = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast", "Gimli, Son of Glóin")
        .minions("The Witch-king, Lord of Angmar")
        .hand(0, "Axe Strike")
    )
    board.g.ring_on = True
    board.fight("Frodo, Son of Drogo", "The Witch-king, Lord of Angmar")
    reach(board, "answer", "Sam, Son of Hamfast").take("answer", "Sam, Son of Hamfast")
    assert board.now.ring_on == 0 and board.now.keyword(board.c("Sam, Son of Hamfast"), "ring-bound") >= 1
    assert [c for c in board.now.companions() if c == board.now.bearer[board.now.fp]] == [
        board.c("Sam, Son of Hamfast")
    ]


@rule("tcg.ringbearer.succession.killed-only", "tcg.ringbearer.succession.only-if-frodo-bore")
def test_no_heir_to_the_corrupted_or_to_another_frodo() -> None:
    board = (
        Board(at=1)
        .site(1, "The Prancing Pony")
        .fellowship("Sam, Son of Hamfast")
        .hand(0, "Hobbit Sword (1_299)")
        .burdens(9)
        .take("use", "The Prancing Pony")
    )
    assert board.now.over and board.now.winners == [1]
    other = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast", "Frodo, Old Bilbo's Heir")
        .minions("The Witch-king, Lord of Angmar")
        .hand(0, "Axe Strike")
        .fight("Frodo, Old Bilbo's Heir", "The Witch-king, Lord of Angmar")
    )
    other.until(*END_OF_TURN, limit=20)
    assert (
        other.zone("Frodo, Old Bilbo's Heir") == DEAD
        and other.now.bearer[0] == other.c("Frodo, Son of Drogo")
        and not other.now.over
    )


@rule("tcg.ringbearer.succession.simultaneous-death", "tcg.ringbearer.succession.later-death")
def test_no_heir_if_sam_dies_too() -> None:
    board = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast", "Gimli, Son of Glóin")
        .minions("Uruk Savage")
        .hand(0, "Axe Strike")
        .fight("Gimli, Son of Glóin", "Uruk Savage")
    )
    run(board, AtOnce("kill", [board.c("Frodo, Son of Drogo"), board.c("Sam, Son of Hamfast")]))
    assert board.now.over and board.now.winners == [1]
    later = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast", "Gimli, Son of Glóin")
        .minions("Uruk Savage")
        .hand(0, "Axe Strike")
    )
    later.g.put(later.c("Frodo, Son of Drogo"), DEAD)
    later.g.bearer[0] = later.c("Sam, Son of Hamfast")
    later.g.put(later.g.ring[0], ATTACHED, later.c("Sam, Son of Hamfast"))
    later.fight("Gimli, Son of Glóin", "Uruk Savage")
    run(later, AtOnce("kill", [later.c("Sam, Son of Hamfast")]))
    assert later.now.over and later.now.winners == [1]


@rule("tcg.ringbearer.protected")
def test_nothing_removes_the_ring_bearer() -> None:
    board = Board(at=2).fellowship("Gimli, Son of Glóin").hand(0, "Dwarven Axe")
    assert forbids_discard(board.g, board.c("Frodo, Son of Drogo")) == "tcg.ringbearer.protected"
    board.can("move")
    run(board, happen(board.now, "discard", board.c("Frodo, Son of Drogo")))
    assert board.zone("Frodo, Son of Drogo") == PLAY


@rule("tcg.ringbearer.ring-bound-names", "tcg.ringbearer.ring-bound-companions-only")
def test_who_is_ring_bound() -> None:
    board = (
        Board(at=2)
        .fellowship(
            "Sam, Son of Hamfast", "Aragorn, Ranger of the North", "Faramir, Captain of Gondor", "Sméagol, Old Noser"
        )
        .support(0, "Elrond, Lord of Rivendell", "Treebeard, Earthborn")
    )
    bound = {
        c: bool(board.g.keyword(board.c(c), "ring-bound"))
        for c in (
            number("Frodo, Son of Drogo (1_290)"),
            number("Sam, Son of Hamfast (1_311)"),
            number("Aragorn, Ranger of the North (1_89)"),
            number("Faramir, Captain of Gondor (4_116)"),
            number("Sméagol, Old Noser (5_28)"),
        )
    }
    assert bound == {
        number("Frodo, Son of Drogo (1_290)"): True,
        number("Sam, Son of Hamfast (1_311)"): True,
        number("Aragorn, Ranger of the North (1_89)"): False,
        number("Faramir, Captain of Gondor (4_116)"): True,
        number("Sméagol, Old Noser (5_28)"): True,
    }
    for ally in (number("Elrond, Lord of Rivendell (1_40)"), number("Treebeard, Earthborn (4_103)")):
        assert not board.g.keyword(board.c(ally), "ring-bound")
        assert not LANGUAGE.fits(board.g, Run(0, 0, {}), unbound, board.c(ally))
    assert LANGUAGE.fits(board.g, Run(0, 0, {}), unbound, board.c("Aragorn, Ranger of the North"))
