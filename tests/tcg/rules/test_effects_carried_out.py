"""Effects: as much as possible, choices, what is prevented."""

from __future__ import annotations

from typing import Any

from tcg.board import END_OF_TURN, FELLOWSHIP_SITES, TOWERS_SITES, Board, quiet, reach
from tcg.names import number, printed
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import BY_ID, DECK, DISCARD, HAND, PLAY, STACKED
from westmarch.games.tcg.rules.archery import minion_total


def names(value: Any) -> str:
    return str(value)


@rule("tcg.effect.as-much-as-possible")
def test_as_much_as_possible() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Troop of Uruk-hai", "Goblin Runner")
        .hand(0, "Pursuit Just Behind")
        .at_step("regroup")
    )
    board.g.lay("no wounds", board.c("Troop of Uruk-hai"), 1, 2, 0)
    board.take("play", "Pursuit Just Behind")
    assert board.wounds("Troop of Uruk-hai") == 0 and board.zone("Goblin Runner") == DISCARD
    hand = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Band of the Eye")
        .hand(0, "Axe Strike")
        .pool(5)
        .fight("Gimli, Son of Glóin", "Band of the Eye")
    )
    hand.until("tcg-ask-answer").take("answer", "Band of the Eye")
    assert hand.now.hands[0] == []


@rule("tcg.effect.choice-fully")
def test_a_choice_must_be_possible_in_full() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk-hai Raiding Party (1_158)")
        .support(1, "Worry")
        .hurt("Frodo, Son of Drogo", 3)
        .fight("Gimli, Son of Glóin", "Uruk-hai Raiding Party (1_158)")
    )
    quiet(board)
    assert board.now.burdens[0] == 1 and board.wounds("Frodo, Son of Drogo") == 3
    one = (
        Board()
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "What Are We Waiting For?", "Dwarven Axe")
        .hand(1, "Goblin Runner", "Dwarven Axe")
        .deck(1, "Axe Strike", "Battle Fury")
        .take("play", "What Are We Waiting For?")
    )
    assert not one.can("option", 0) and one.now.hands[1]


@rule("tcg.effect.choice-neither")
def test_if_neither_is_possible_either_may_be_chosen() -> None:
    sites = [*FELLOWSHIP_SITES[:3], "Moria Lake", *FELLOWSHIP_SITES[4:]]
    board = (
        Board(at=3, sites=sites)
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf")
        .hurt("Gimli, Son of Glóin", 2)
        .hurt("Frodo, Son of Drogo", 3)
        .hand(0, "Dwarven Axe")
    )
    board.hand(1, "Goblin Runner").take("move")
    assert board.asked == "tcg-ask-either" and board.can("option", 0) and board.can("option", 1)
    board.take("option", 1)
    assert board.wounds("Legolas, Greenleaf") == 1 and board.wounds("Gimli, Son of Glóin") == 2


@rule("tcg.effect.conditional-parenthesis")
def test_the_bracketed_amount_replaces_the_basic_one() -> None:
    board = (
        Board(at=4)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner")
        .hand(1, "Drums in the Deep", "Axe Strike")
        .fight("Gimli, Son of Glóin", "Goblin Runner")
    )
    reach(board, "play", "Drums in the Deep").take("play", "Drums in the Deep")
    assert board.strength("Goblin Runner") == 5 + 4 and board.asked != "tcg-ask-either"
    other = (
        Board(at=4)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Goblin Runner")
        .hand(1, "Drums in the Deep", "Drums in the Deep")
        .hand(0, "Swordarm of the White Tower")
        .fight("Aragorn, Ranger of the North", "Goblin Runner")
    )
    reach(other, "play", "Drums in the Deep").take("play", "Drums in the Deep")
    assert other.strength("Goblin Runner") == 5 + 2


@rule("tcg.effect.conditional-may-spot")
def test_spotting_for_more_is_the_players_choice() -> None:
    for option, amount in ((0, 4), (1, 2)):
        board = (
            Board(at=2)
            .fellowship("Gimli, Son of Glóin")
            .minions("Úlairë Enquëa, Lieutenant of Morgul")
            .hand(1, "Threshold of Shadow", "Threshold of Shadow")
            .burdens(5)
            .pool(5)
            .fight("Gimli, Son of Glóin", "Úlairë Enquëa, Lieutenant of Morgul")
        )
        reach(board, "play", "Threshold of Shadow").take("play", "Threshold of Shadow").take("option", option)
        assert (
            board.strength("Úlairë Enquëa, Lieutenant of Morgul")
            == printed("Úlairë Enquëa, Lieutenant of Morgul").strength + amount
        )
    few = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Úlairë Enquëa, Lieutenant of Morgul")
        .hand(1, "Threshold of Shadow", "Threshold of Shadow")
        .burdens(4)
        .pool(5)
        .fight("Gimli, Son of Glóin", "Úlairë Enquëa, Lieutenant of Morgul")
    )
    reach(few, "play", "Threshold of Shadow").take("play", "Threshold of Shadow")
    assert (
        few.strength("Úlairë Enquëa, Lieutenant of Morgul")
        == printed("Úlairë Enquëa, Lieutenant of Morgul").strength + 2
    )


@rule("tcg.effect.look-private", "tcg.effect.reveal-public")
def test_looking_and_revealing() -> None:
    board = (
        Board()
        .fellowship("Gandalf, The Grey Wizard")
        .hand(0, "Questions That Need Answering")
        .deck(
            0, "Gimli, Son of Glóin", "Legolas, Greenleaf", "Aragorn, Ranger of the North", "Boromir, Son of Denethor"
        )
        .take("play", "Questions That Need Answering")
    )
    assert board.can("choose", "Gimli, Son of Glóin") or any(
        number("Gimli, Son of Glóin (1_13)") in code for code in board.all_codes()
    )
    shown = str(board.view(1)) + " ".join(board.log("en", 1))
    assert board.name("Gimli, Son of Glóin") not in shown and "Gimli" not in " ".join(board.log("en", 1))
    revealed = (
        Board()
        .fellowship("Gandalf, The Grey Wizard")
        .hand(0, "Treachery Deeper Than You Know", "Dwarven Axe")
        .hand(1, "Goblin Runner", "Goblin Marksman")
        .take("play", "Treachery Deeper Than You Know")
    )
    revealed.expect_log("tcg-log-reveal", seat=1)
    assert any("Goblin Runner" in line for line in revealed.log("en", 0))


@rule("tcg.effect.return-same-order")
def test_looked_at_cards_keep_their_order() -> None:
    board = (
        Board()
        .fellowship("Gandalf, The Grey Wizard")
        .hand(0, "Treachery Deeper Than You Know", "Dwarven Axe")
        .hand(1, "Goblin Runner")
        .deck(1, "Axe Strike", "Battle Fury", "Cleaving Blow")
    )
    before = board.g.decks[1][:]
    board.take("play", "Treachery Deeper Than You Know")
    assert board.now.decks[1] == before


@rule("tcg.effect.moved-cards-shown", "tcg.draw.beneath")
def test_a_card_moved_by_description_is_shown() -> None:
    board = (
        Board()
        .fellowship("Gimli, Dwarf of Erebor")
        .hand(0, "Axe Strike", "Battle Fury")
        .pool(1)
        .take("use", "Gimli, Dwarf of Erebor")
        .take("choose", "Battle Fury")
    )
    assert board.now.decks[0][0] == board.c("Battle Fury")
    assert "Axe Strike" not in " ".join(board.log("en", 1)) and printed("Battle Fury").title not in " ".join(
        board.log("en", 1)
    )
    bilbo = (
        Board()
        .support(0, "Bilbo, Retired Adventurer")
        .fellowship("Gimli, Son of Glóin")
        .pile(0, DISCARD, "Hobbit Sword (1_299)")
        .hand(0, "Dwarven Axe")
        .take("use", "Bilbo, Retired Adventurer")
    )
    assert bilbo.zone("Hobbit Sword (1_299)") == DECK
    drawn = (
        Board(filler={})
        .fellowship("Gimli, Dwarf of Erebor")
        .deck(0, "Dwarven Axe", "Dwarven Armor")
        .hand(0, "Axe Strike")
        .pool(1)
        .take("use", "Gimli, Dwarf of Erebor")
    )
    assert drawn.now.decks[0] == [drawn.c("Axe Strike"), drawn.c("Dwarven Axe"), drawn.c("Dwarven Armor")]


@rule("tcg.effect.return-to-hand-from-play", "tcg.leave.returned-to-hand")
def test_returning_takes_from_play() -> None:
    board = (
        Board(at=4)
        .support(0, "Galdor, Councilor From the West")
        .support(1, "Goblin Swarms")
        .minions("Goblin Runner + Goblin Scimitar", "Goblin Marksman")
    )
    stacked = board.add(1, "Goblin Patrol Troop", STACKED, board.c("Goblin Swarms"))
    board.at_step("regroup").take("use", "Galdor, Councilor From the West")
    assert not board.can("choose", "Goblin Patrol Troop") and board.now.zone[stacked] == STACKED
    board.take("choose", "Goblin Runner")
    assert board.zone("Goblin Runner") == HAND and board.zone("Goblin Scimitar") == DISCARD


@rule("tcg.effect.multiple-same-trigger", "tcg.spot.card-counts-itself")
def test_the_same_cards_serve_several_lines() -> None:
    three = Board(at=5, sites=TOWERS_SITES).minions("Uglúk, Servant of Saruman", "Uruk Hunter", "Uruk Searcher")
    assert (
        three.g.strength(three.c("Uglúk, Servant of Saruman")) == 9 + 3
        and three.g.keyword(three.c("Uglúk, Servant of Saruman"), "damage") == 1
    )
    two = Board(at=5, sites=TOWERS_SITES).minions("Uglúk, Servant of Saruman", "Uruk Hunter")
    assert (
        two.g.strength(two.c("Uglúk, Servant of Saruman")) == 9 + 3
        and two.g.keyword(two.c("Uglúk, Servant of Saruman"), "damage") == 0
    )
    alone = (
        Board(at=5)
        .minions("Lurtz, Servant of Isengard", "Goblin Runner")
        .at_step("maneuver")
        .until("tcg-ask-maneuver", *END_OF_TURN)
    )
    assert not alone.can("use", "Lurtz, Servant of Isengard")
    pair = (
        Board(at=5)
        .fellowship("Gimli, Son of Glóin")
        .minions("Lurtz, Servant of Isengard", "Uruk Savage")
        .at_step("maneuver")
        .until("tcg-ask-maneuver", *END_OF_TURN)
    )
    assert pair.can("use", "Lurtz, Servant of Isengard")


@rule("tcg.effect.snapshot")
def test_an_event_on_each_card_takes_a_snapshot() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Goblin Runner")
        .hand(0, "Eregion's Trails", "Elendil's Valor")
        .at_step("maneuver")
        .take("play", "Eregion's Trails")
    )
    later = board.add(1, "Goblin Marksman", PLAY)
    assert board.strength("Goblin Runner") == 2 and board.now.strength(later) == printed("Goblin Marksman").strength
    assert board.now.is_roaming(later)


@rule("tcg.effect.different-targets")
def test_two_orcs_or_one_twice() -> None:
    one = (
        Board(at=6)
        .fellowship("Gimli, Son of Glóin")
        .minions("Orc Soldier")
        .hand(0, "Here Lies Balin, Son of Fundin", "Elendil's Valor")
        .at_step("maneuver")
        .take("play", "Here Lies Balin, Son of Fundin")
    )
    while one.asked == "tcg-ask-either":
        one.do(one.all_codes()[0], seat=0)
    wounds = one.wounds("Orc Soldier") or 2 * (one.zone("Orc Soldier") == DISCARD)
    assert wounds in (1, 2)
    two = (
        Board(at=6)
        .fellowship("Gimli, Son of Glóin")
        .minions("Orc Soldier", "Orc Soldier")
        .hand(0, "Here Lies Balin, Son of Fundin")
        .at_step("maneuver")
        .take("play", "Here Lies Balin, Son of Fundin")
    )
    two.take("option", 0)
    assert [two.wounds("Orc Soldier", n) for n in (1, 2)] == [1, 1]


@rule("tcg.effect.for-each", "tcg.effect.for-each-over")
def test_for_each_may_fall_on_one() -> None:
    names = (
        "Gimli, Son of Glóin",
        "Legolas, Greenleaf",
        "Aragorn, Ranger of the North",
        "Sam, Son of Hamfast",
        "Merry, From O'er the Brandywine",
    )
    board = (
        Board(at=2)
        .fellowship(*names)
        .minions("Orc Soldier")
        .hand(1, "All Thought Bent on It", "Axe Strike")
        .pool(9)
        .at_step("maneuver")
    )
    reach(board, "play", "All Thought Bent on It").take("play", "All Thought Bent on It")
    assert board.asker == 0
    board.take("choose", "Aragorn, Ranger of the North").take("choose", "Aragorn, Ranger of the North")
    assert board.wounds("Aragorn, Ranger of the North") == 2 and board.asked != "tcg-ask-exert"
    for companions, minions in ((names, 2), (names[:3], 0)):
        nertea = (
            Board(at=4)
            .fellowship(*companions)
            .hand(1, "Úlairë Nertëa, Messenger of Dol Guldur", "Axe Strike")
            .pile(1, DISCARD, "Ancient Chieftain", "Goblin Marksman", "Goblin Patrol Troop")
        )
        nertea.pool(40).at_step("shadow").take("play", "Úlairë Nertëa, Messenger of Dol Guldur")
        while any(c.startswith(("answer:ulaire_nertea", "choose", "yes")) for c in nertea.all_codes()):
            wanted = [c for c in nertea.all_codes() if c.startswith(("answer:ulaire_nertea", "choose:", "yes"))]
            nertea.do(next(c for c in wanted if c != "choose:"), seat=1)
        assert len(nertea.now.minions()) == 1 + minions


@rule("tcg.effect.example.anduin-banks")
def test_anduin_banks_by_companions() -> None:

    for names, total in (
        (("Gimli, Son of Glóin", "Legolas, Greenleaf", "Aragorn, Ranger of the North"), 0),
        (("Gimli, Son of Glóin", "Legolas, Greenleaf", "Aragorn, Ranger of the North", "Sam, Son of Hamfast"), 2),
    ):
        board = Board(at=8).fellowship(*names).minions("Goblin Runner")
        board.g.phase = 4
        assert board.g.card(board.g.site()).name == "Anduin Banks" and minion_total(board.g) == total
    six = (
        Board(at=8)
        .fellowship(
            "Gimli, Son of Glóin",
            "Legolas, Greenleaf",
            "Aragorn, Ranger of the North",
            "Sam, Son of Hamfast",
            "Merry, From O'er the Brandywine",
        )
        .minions("Goblin Runner")
    )
    six.g.phase = 4
    assert minion_total(six.g) == 4


@rule("tcg.effect.up-to")
def test_up_to_three() -> None:
    for count in range(4):
        board = (
            Board()
            .fellowship("Gandalf, The Grey Wizard")
            .support(0, "Ottar, Man of Laketown")
            .hand(0, "Hobbit Sword (1_299)", "Halfling Deftness", "Dwarven Axe")
            .take("use", "Ottar, Man of Laketown")
        )
        names = [board.name(c) for c in ("Hobbit Sword (1_299)", "Halfling Deftness", "Dwarven Axe")[:count]]
        code = next(c for c in board.all_codes() if set(filter(None, c[7:].replace("+", ",").split(","))) == set(names))
        board.do(code, seat=0)
        assert len(board.now.hands[0]) == 3 and len(board.now.discards[0]) == count


@rule("tcg.effect.random")
def test_at_random_leaves_it_to_chance() -> None:
    gone = []
    for seed in range(60):
        board = (
            Board(at=2)
            .fellowship("Gimli, Son of Glóin")
            .minions("Band of the Eye")
            .hand(0, "Axe Strike", "Battle Fury", "Cleaving Blow", "Delving", "Dwarven Armor")
            .pool(5)
        )
        board.g.chance.used = seed * 64
        board.seed = f"{seed:064x}"
        board.fight("Gimli, Son of Glóin", "Band of the Eye").until("tcg-ask-answer").take("answer", "Band of the Eye")
        gone.append(board.now.card(board.now.discards[0][-1]).id)
    assert {
        number("Axe Strike (1_3)"),
        number("Battle Fury (1_4)"),
        number("Cleaving Blow (1_5)"),
        number("Delving (1_6)"),
        number("Dwarven Armor (1_8)"),
    } == set(gone)
    assert max(gone.count(c) for c in set(gone)) < 30


@rule("tcg.effect.then", "tcg.token.on-that-card", "tcg.token.limit-on-effect", "tcg.token.any-number")
def test_sentences_follow_each_other() -> None:
    for here, amount in ((0, 0), (2, 2), (5, 3)):
        board = (
            Board(at=2)
            .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North")
            .support(0, "Stout and Strong", "My Axe Is Notched")
            .minions("Uruk Savage")
            .hand(0, "Swordarm of the White Tower")
        )
        board.g.tokens[board.c("Stout and Strong")] = here
        board.g.tokens[board.c("My Axe Is Notched")] = 4
        board.fight("Aragorn, Ranger of the North", "Uruk Savage").take("use", "Stout and Strong")
        if board.can("choose", "Aragorn, Ranger of the North"):
            board.take("choose", "Aragorn, Ranger of the North")
        assert (
            board.strength("Aragorn, Ranger of the North") == 8 + amount and board.zone("Stout and Strong") == DISCARD
        )
        assert board.now.tokens[board.c("Stout and Strong")] == 0
    work = Board().support(0, "Good Work").fellowship("Gimli, Son of Glóin").burdens(5).hand(0, "Dwarven Axe")
    work.g.tokens[work.c("Good Work")] = 5
    work.take("use", "Good Work")
    assert work.now.burdens[0] == 2 and work.zone("Good Work") == DISCARD


@rule("tcg.effect.abilities-may-not-be-used")
def test_leechcraft_leaves_other_text() -> None:
    friend = next(c.id for c in BY_ID.values() if c.type == 2 and c.signet == "aragorn" and c.title != "Aragorn")
    board = (
        Board()
        .fellowship("Aragorn, King in Exile", friend)
        .bear("Aragorn, King in Exile", "Leechcraft", seat=1)
        .hurt(friend, 1)
        .at_step("start")
    )
    assert board.can("answer", "Aragorn, King in Exile")
    banned = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .bear("Aragorn, Ranger of the North", "Leechcraft", seat=1)
        .minions("Uruk Savage")
        .hand(0, "Elendil's Valor")
        .at_step("maneuver")
    )
    assert (
        banned.why_not(f"use:{banned.name('Aragorn, Ranger of the North')}:0") == "tcg.effect.abilities-may-not-be-used"
    )
    free = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Savage")
        .hand(0, "Elendil's Valor")
        .at_step("maneuver")
    )
    assert free.can("use", "Aragorn, Ranger of the North")


@rule("tcg.effect.choose-on-resolution")
def test_targets_are_chosen_after_the_costs() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North", "Gimli, Son of Glóin")
        .minions("Orc Soldier", "Band of the Eye")
        .hand(1, "Hate", "Axe Strike")
        .hand(0, "Dwarven Axe")
    )
    board.at_step("maneuver")
    reach(board, "play", "Hate").take("play", "Hate")
    assert (
        board.asked == "tcg-ask-exert" and board.can("choose", "Orc Soldier") and board.can("choose", "Band of the Eye")
    )
    board.take("choose", "Orc Soldier")
    assert (
        board.asked == "tcg-ask-wound"
        and board.wounds("Orc Soldier") == 1
        and board.can("choose", "Gimli, Son of Glóin")
    )


@rule("tcg.effect.skirmishing-target")
def test_a_skirmishing_target_is_in_the_present_skirmish() -> None:
    board = (
        Board(at=6)
        .fellowship("Aragorn, Ranger of the North", "Gimli, Son of Glóin", "Gandalf, The Grey Wizard")
        .minions("Orc Soldier", "Band of the Eye")
        .hand(1, "Enduring Evil", "Axe Strike")
        .burdens(2)
    )
    board.hand(0, "Servant of the Secret Fire", "Swordarm of the White Tower")
    board.g.against[board.c("Orc Soldier")] = board.c("Aragorn, Ranger of the North")
    board.g.against[board.c("Band of the Eye")] = board.c("Gimli, Son of Glóin")
    board.at_step("skirmishes").take("skirmish", "Aragorn, Ranger of the North").take(
        "play", "Servant of the Secret Fire"
    )
    assert board.can("choose", "Band of the Eye") and board.can("choose", "Orc Soldier")
    board.take("choose", "Band of the Eye")
    reach(board, "play", "Enduring Evil").take("play", "Enduring Evil").take("number", 2)
    assert board.strength("Aragorn, Ranger of the North") == 8 - 2 and board.strength("Gimli, Son of Glóin") == 6


@rule("tcg.effect.owner-pays", "tcg.effect.make-player", "tcg.timing.choice-by-player")
def test_who_pays_and_who_chooses() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Savage")
        .hand(1, "Can You Protect Me From Yourself?", "Axe Strike")
        .hand(0, "Elendil's Valor")
        .at_step("maneuver")
    )
    reach(board, "play", "Can You Protect Me From Yourself?").take("play", "Can You Protect Me From Yourself?")
    assert board.asker == 0
    pays = list(board.all_codes())
    board.do(pays[0] if pays[0] != "pass" else pays[1], seat=0)
    assert board.now.burdens == [2, 0] and board.wounds("Aragorn, Ranger of the North") == 0
    eye = (
        Board()
        .support(1, "Under the Watching Eye")
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
        .take("move")
    )
    assert eye.asked == "tcg-ask-exert" and eye.asker == 0


@rule("tcg.effect.return-to-hand-from-play", "tcg.leave.returned-to-hand")
def test_galdor_returns_a_minion() -> None:
    board = (
        Board(at=4)
        .support(0, "Galdor, Councilor From the West")
        .minions("Goblin Runner + Goblin Scimitar")
        .at_step("regroup")
        .take("use", "Galdor, Councilor From the West")
    )
    assert board.zone("Goblin Runner") == HAND and board.zone("Goblin Scimitar") == DISCARD


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
