"""Shadow phases and the twilight pool."""

from __future__ import annotations

from tcg.board import TOWERS_SITES, Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import BY_ID, DECK, DISCARD, PLAY, REGROUP
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.move import shadow_number

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]


# Shadow phases


@rule("tcg.shadow.actions", "tcg.shadow.minion-zone", "tcg.shadow.play-permanents", "tcg.twilight.shadow-removes")
def test_a_shadow_player_acts_as_often_as_he_likes() -> None:
    board = Board(3, at=4).hand(2, "1_178", "1_172", "1_176").hand(1, "1_178", "1_176").pool(6).at_step("shadow")
    assert board.asker == 2 and board.can("play", "1_172")
    board.take("play", "1_176")
    assert board.now.pool == 3 and board.asker == 2 and not board.can("play", "1_172") and board.can("play", "1_178")
    assert board.zone("1_176") == PLAY and [ask.seat for ask in board.now.asks] == [2]
    assert board.why_not(f"play:{board.name('1_176', 2)}", 1) == "tcg.shadow.play-permanents"


@rule("tcg.shadow.fp-cards-in-hand", "tcg.shadow.conditions-here")
def test_what_a_shadow_player_may_not_play_when() -> None:
    board = Board(at=4).minions("1_178").hand(1, "1_89", "1_192", "1_168").pool(9).at_step("shadow")
    assert board.why_not(f"play:{board.name('1_89')}", 1) == "tcg.shadow.fp-cards-in-hand" and board.can(
        "play", "1_192"
    )
    late = Board(at=4).minions("1_178").fellowship("1_13").hand(1, "1_192").hand(0, "1_19").pool(9).at_step("maneuver")
    assert late.why_not(f"play:{late.name('1_192')}", 1) == "tcg.shadow.play-permanents"


@rule("tcg.shadow.effects-cross", "tcg.spot.any-owner")
def test_shadow_players_help_each_other() -> None:
    from westmarch.games.tcg.rules.archery import minion_total

    board = Board(3, at=4).fellowship("1_13").minions("1_178", seat=2).hand(1, "1_168").fight("1_13", "1_178")
    while not board.can("play", "1_168"):
        board.skip()
    board.take("play", "1_168")
    assert board.strength("1_178") == 5 + 4 and board.now.owner[board.c("1_178")] == 2
    bowmen = Board(3, at=2).support(1, "1_264").minions("1_271", seat=2)
    bowmen.g.phase = 4
    assert minion_total(bowmen.g) == 1


@rule("tcg.shadow.pay-with-others")
def test_paying_with_another_players_minion() -> None:
    board = Board(3, at=3).minions("1_151", seat=1).hand(2, "1_135").pool(5).at_step("shadow")
    assert board.asker == 2
    board.take("play", "1_135")
    if board.can("on", board.now.path[3]):
        board.take("on", board.now.path[3])
    assert board.wounds("1_151") == 1
    own = Board(3, at=4).minions("1_178", seat=1).hand(2, "1_197", "1_178").pool(5).at_step("shadow")
    own.g.lay("vitality", own.c("1_178"), 3, 2, 0)
    assert own.asker == 2 and not own.can("play", "1_197")


@rule("tcg.shadow.table-talk")
def test_no_action_shows_a_hand_to_an_ally() -> None:
    board = Board(3, at=4).hand(2, "1_178").hand(1, "1_176").pool(9).at_step("shadow")
    assert board.name("1_176") not in str(board.view(2)) and board.name("1_178") not in str(board.view(1))
    assert not any("reveal" in code or "show" in code for code in board.all_codes())


@rule("tcg.shadow.end-early")
def test_tol_brandir_ends_one_players_phase() -> None:
    board = Board(3, at=9).site(9, "1_363").pile(2, DISCARD, "1_261").hand(2, "1_271").hand(1, "1_271").pool(9)
    board.at_step("shadow")
    assert board.asker == 2
    board.take("use", "1_363").take("choose", "1_261")
    assert board.zone("1_261") == PLAY and board.asked == "tcg-ask-shadow" and board.asker == 1


@rule("tcg.shadow.skipped")
def test_a_given_up_phase_is_one_phase() -> None:
    board = Board(at=3).fellowship("1_13").hand(0, "2_15", "1_9").hand(1, "1_178", "1_178").pool(9)
    board.take("play", "2_15").take("option", 1).take("move")
    while board.asked == "tcg-ask-either":
        board.take("option", 0)
    assert board.asked != "tcg-ask-shadow"
    board.until("tcg-ask-move-again", "tcg-ask-shadow", limit=60)
    assert board.asked == "tcg-ask-move-again"
    board.take("move").until("tcg-ask-shadow", limit=10)
    assert board.asked == "tcg-ask-shadow" and board.asker == 1


@rule("tcg.shadow.minion-outside-phase")
def test_a_minion_played_in_another_phase_is_paid_for() -> None:
    for pool, at, played in ((2, 3, True), (1, 3, False), (2, 2, False), (4, 2, True)):
        board = Board(at=at, sites=TOWERS_SITES).fellowship("1_311").minions("4_9").hand(1, "4_17").pool(pool)
        board.fight("1_311", "4_9").until("tcg-ask-answer", *LAST)
        if board.can("answer", "4_9"):
            board.take("answer", "4_9")
        assert (board.zone("4_17") == PLAY) == played, (pool, at)
        assert board.now.pool == (0 if played else pool)


@rule("tcg.shadow.each-move", "tcg.twilight.first-each")
def test_a_discount_in_each_shadow_phase() -> None:
    board = Board(3, at=6).hand(1, "1_163", "1_177").hand(2, "1_163", "1_177").pool(40).at_step("shadow")
    assert board.now.card(board.now.site()).id == "1_350"
    for seat in (2, 1):
        while board.asker != seat:
            board.skip()
        before = board.now.pool
        board.take("play", board.c("1_177", 2 if seat == 2 else 1))
        assert before - board.now.pool == BY_ID["1_177"].cost - 2, seat
        before = board.now.pool
        board.take("play", board.c("1_163", 2 if seat == 2 else 1))
        assert before - board.now.pool == BY_ID["1_163"].cost


# Twilight


@rule("tcg.twilight.fp-adds", "tcg.twilight.fp-no-limit", "tcg.twilight.must-afford", "tcg.twilight.zero-cost")
def test_paying_twilight_on_both_sides() -> None:
    board = Board().hand(0, "1_13", "1_9").pool(1).take("play", "1_13")
    assert board.now.pool == 3
    much = Board().hand(0, "1_364", "1_9").pool(60).take("play", "1_364")
    assert much.now.pool == 64
    shadow = Board(at=5).hand(1, "1_158", "1_178").pool(3).at_step("shadow")
    assert shadow.why_not(f"play:{shadow.name('1_158')}", 1) == "tcg.twilight.must-afford" and shadow.now.pool == 3
    six = Board(at=5).hand(1, "1_158", "1_178").pool(6).at_step("shadow").take("play", "1_158")
    assert six.now.pool == 2
    free = Board(at=4).minions("1_178").hand(1, "1_180").pool(0).at_step("shadow")
    assert free.can("play", "1_180")


@rule("tcg.twilight.add-remove-text", "tcg.twilight.remove-effect-short", "tcg.twilight.remove-cost-full")
def test_removing_twilight() -> None:
    six = Board(at=2).fellowship("1_89").hand(0, "1_88").pool(6).at_step("regroup").take("play", "1_88")
    assert six.now.pool == 2
    one = Board(at=3).hand(0, "1_9").fellowship("1_13", "1_50").hand(1, "1_178").pool(1).take("move")
    assert one.asked == "tcg-ask-either" and one.now.pool == 0
    short = Board(at=2).fellowship("1_13").minions("1_152").hurt("1_152", 1).pool(1).at_step("maneuver")
    assert short.asked != "tcg-ask-maneuver" and short.now.pool == 1


@rule("tcg.twilight.usable-later")
def test_late_twilight_is_spent_in_the_skirmish() -> None:
    board = Board(at=2).fellowship("1_364").minions("1_153").pool(0).hand(0, "4_98", "1_3").at_step("maneuver")
    board.take("play", "4_98")
    added = board.now.pool
    assert added == BY_ID["4_98"].cost and added > 0
    board.until("tcg-ask-defend").take("assign", "1_364", "1_153")
    while not board.can("use", "1_153"):
        board.skip()
    board.take("use", "1_153")
    assert board.now.pool == added - 1


@rule("tcg.twilight.cost-modifiers-when-playing", "tcg.twilight.revealed-printed")
def test_cost_modifiers_do_not_change_printed_costs() -> None:
    board = Board(at=2).fellowship("4_73", "1_303", "1_307").support(1, "1_133").hand(1, "1_121")
    assert twilight_cost(board.g, board.c("1_121")) == BY_ID["1_121"].cost + 2 - 1
    from westmarch.cards.language import Run
    from westmarch.cards.nodes import Num
    from westmarch.games.tcg.words import LANGUAGE

    read = LANGUAGE.value(board.g, Run(0, 1, {"it": (board.c("1_121"),)}), Num("cost of"))
    assert read == BY_ID["1_121"].cost
    assert LANGUAGE.value(board.g, Run(0, 1, {"it": (board.c("1_133"),)}), Num("cost of")) == BY_ID["1_133"].cost


@rule("tcg.twilight.x-cost")
def test_a_number_paid_as_a_cost() -> None:
    board = Board().fellowship("1_311").hurt("1_311", 3).hand(0, "1_294", "1_299").take("play", "1_294")
    assert set(board.all_codes()) == {"number:1", "number:2", "number:3"}
    board.take("number", 2)
    if board.can("choose", "1_311"):
        board.take("choose", "1_311")
    assert board.now.pool == 2 and board.wounds("1_311") == 1


def test_decks_hold_what_was_not_drawn() -> None:
    board = Board(at=2).hand(1, "1_178").at_step("regroup").do("discard:", 1)
    assert len(board.now.hands[1]) == 8 and all(board.now.zone[c] == DECK for c in board.now.decks[1])


@rule("tcg.rule-of-4.limit", "tcg.rule-of-4.fp-only")
def test_the_rule_of_four_begins_anew_each_turn() -> None:
    board = Board(at=2).fellowship("1_13", seat=1).hand(1, "1_6", "1_9").hand(0, "1_3")
    board.g.drawn = 4  # the first player has drawn his four
    board.at_step("regroup").until("tcg-ask-move-again").take("stay").do("discard:", 0)
    board.until("tcg-ask-fellowship")
    assert board.now.fp == 1 and board.now.drawn == 0
    before = len(board.now.hands[1])
    board.take("play", "1_6")
    assert board.now.drawn == 3 and len(board.now.hands[1]) == before - 1 + 3


@rule("tcg.twilight.first-each", "tcg.turn.end.conditional")
def test_what_happened_is_forgotten_with_the_turn() -> None:
    board = Board(at=2).hand(0, "1_3").hand(1, "1_3")
    board.g.remember(5, board.c("1_290"))
    board.at_step("regroup").until("tcg-ask-move-again").take("stay").do("discard:", 0)
    assert board.now.turn == 2 and board.now.remembered(5) == []


@rule("tcg.turn.no-assignment-phase")
def test_nobody_is_assigned_at_the_ferry() -> None:
    board = Board(at=2).site(2, "1_330").fellowship("1_311").minions("1_229").hand(0, "1_3").at_step("archery")
    asked = set()
    for _ in range(10):
        if board.asked in LAST:
            break
        asked.add(board.asked)
        board.do("pass" if "pass" in board.all_codes() else board.all_codes()[0], board.asker)
    assert asked <= {"tcg-ask-archery"} and board.now.phase == REGROUP and board.now.in_play(board.c("1_229"))


@rule("tcg.move.shadow-number-choice", "tcg.modifier.shadow-number")
def test_a_change_for_one_move_lasts_for_one_move() -> None:
    board = Board(at=1).site(2, "1_336").site(3, "1_341").fellowship("1_13").hand(0, "1_9").hand(1, "1_178")
    board.g.lay("next shadow number", -1, -2, 2, 0)
    board.take("move")
    assert board.now.pool == 3 - 2 + 2 and shadow_number(board.now, board.now.path[2]) == 3
