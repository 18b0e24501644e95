"""The fellowship phase."""

from __future__ import annotations

from tcg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import BY_ID, DEAD, DISCARD, HAND, PLAY, SUPPORT


@rule("tcg.fellowship.actions-any-order", "tcg.ability.repeat", "tcg.fellowship.events-and-abilities")
def test_any_order_and_number() -> None:
    board = Board().fellowship("1_50").support(0, "1_40").hand(0, "1_39", "1_103", "1_56", "1_299").burdens(1)
    assert board.can("use", "1_40") and board.can("use", "1_319") and not board.can("play", "1_103")
    board.take("play", "1_56").take("use", "1_40").take("play", "1_39").take("use", "1_40")
    assert board.wounds("1_40") == 2 and board.zone("1_56") == SUPPORT


@rule("tcg.fellowship.fp-only")
def test_shadow_players_only_respond() -> None:
    board = Board().fellowship("1_89", "1_13").minions("2_47").hand(1, "1_178", "1_126").hand(0, "1_110", "1_9").pool(9)
    assert [ask.seat for ask in board.now.asks] == [0]
    board.take("play", "1_110")
    assert board.asker == 1 and board.can("answer", "2_47")


@rule("tcg.fellowship.companion-zone")
def test_a_new_companion_counts_for_the_move() -> None:
    with_him = Board(at=1).site(2, "1_331").hand(0, "1_89", "1_9").hand(1, "1_178").take("play", "1_89").take("move")
    assert with_him.zone("1_89") == PLAY and with_him.now.pool == 4 + 2 + 2


@rule("tcg.fellowship.fp-conditions-here", "tcg.fellowship.play-permanents")
def test_conditions_come_in_the_fellowship_phase_only() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_151").hand(0, "4_47", "1_3").fight("1_13", "1_151")
    assert board.why_not(f"play:{board.name('4_47')}") == "tcg.fellowship.play-permanents"
    there = Board(at=2).fellowship("1_13").minions("1_151").support(0, "4_47").hand(0, "1_9").fight("1_13", "1_151")
    assert there.can("use", "4_47")
    early = Board().fellowship("1_13").hand(0, "4_47", "1_178")
    assert early.can("play", "4_47") and not early.can("play", "1_178")


@rule("tcg.fellowship.out-of-phase-play")
def test_an_effect_plays_a_companion_in_regroup() -> None:
    board = Board(at=2).hand(0, "4_308", "1_302").fellowship("1_13").pile(0, DISCARD, "1_302").pool(2)
    board.at_step("regroup").take("play", "4_308")
    if board.can("choose", "1_302"):
        board.take("choose", "1_302")
    companions = [c for c in board.now.companions() if board.now.card(c).id == "1_302"]
    assert len(companions) == 1 and board.now.pool == 2 + BY_ID["1_302"].cost + BY_ID["4_308"].cost


@rule("tcg.fellowship.discard-to-heal", "tcg.fellowship.discard-to-heal.repeat")
def test_gandalf_heals_twice() -> None:
    board = (
        Board().fellowship("1_364", "1_89").hurt("1_364", 3).hurt("1_89", 2).hand(0, "1_72", "2_122", "1_365", "1_9")
    )
    board.take("heal", "1_72").take("heal", "2_122")
    assert board.wounds("1_364") == 1 and board.zone("1_72") == DISCARD
    board.take("heal", "1_365")
    assert board.wounds("1_89") == 1 and board.zone("1_365") == DISCARD


@rule("tcg.fellowship.discard-to-heal.wounded", "tcg.fellowship.discard-to-heal.unique")
def test_who_cannot_be_healed_by_discarding() -> None:
    board = Board().fellowship("1_13", "1_7").hurt("1_7", 1).hand(0, "1_12", "1_7", "1_9")
    assert board.why_not(f"heal:{board.name('1_12')}") == "tcg.fellowship.discard-to-heal.wounded"
    assert board.why_not(f"heal:{board.name('1_7', 2)}") == "tcg.fellowship.discard-to-heal.unique"


@rule("tcg.fellowship.discard-to-heal.ally-anywhere", "tcg.fellowship.discard-to-heal.ring-bearer")
def test_an_ally_far_away_and_the_ring_bearer() -> None:
    board = (
        Board(at=7)
        .support(0, "1_40")
        .hurt("1_40", 1)
        .hurt("1_290", 1)
        .hand(0, "3_13", "1_289", "1_9")
        .fellowship("1_13")
    )
    board.take("heal", "3_13").take("heal", "1_289")
    assert board.wounds("1_40") == 0 and board.wounds("1_290") == 0 and board.zone("1_289") == DISCARD


@rule("tcg.fellowship.phase-exists-each-turn")
def test_one_fellowship_phase_in_a_turn() -> None:
    board = Board(at=4).fellowship("1_13+3_1", "1_11").hand(0, "1_9").until("tcg-ask-answer").skip().take("move")
    board.until("tcg-ask-move-again", limit=90).take("move")
    seen = set()
    for _ in range(30):
        if board.now.turn > 1 or board.now.over:
            break
        seen.add(board.asked)
        codes = board.all_codes()
        board.do("stay" if "stay" in codes else "pass" if "pass" in codes else codes[0], board.asker)
    assert "tcg-ask-fellowship" not in seen and not any("3_1" in code for code in seen)


@rule("tcg.rule-of-4.limit", "tcg.rule-of-4.costs-still-paid")
def test_the_second_delving_draws_one() -> None:
    board = Board().fellowship("1_13", "1_11").support(0, "1_40").hand(0, "1_6", "1_6", "1_9")
    board.take("play", "1_6").take("choose", "1_13").take("play", "1_6").take("choose", "1_11")
    assert board.now.drawn == 4 and len(board.now.hands[0]) == 1 + 4
    board.take("use", "1_40")
    assert board.wounds("1_40") == 1 and len(board.now.hands[0]) == 5


@rule("tcg.rule-of-4.any-means", "tcg.draw.take-into-hand", "tcg.stack.take-into-hand")
def test_taking_counts_like_drawing() -> None:
    board = Board().fellowship("1_13").support(0, "1_70").hand(0, "1_6", "1_9").pile(0, DISCARD, "1_86", "1_84")
    board.take("play", "1_6").take("use", "1_70").take("choose", "1_86")
    assert board.now.drawn == 4 and board.zone("1_86") == HAND
    again = Board().fellowship("1_13").support(0, "1_70").hand(0, "1_9").pile(0, DISCARD, "1_86")
    again.g.drawn = 4
    again.at_step("fellowship")
    again.g.phase = 1
    if again.can("use", "1_70"):
        again.take("use", "1_70")
    assert again.zone("1_86") == DISCARD


@rule("tcg.rule-of-4.start-of-phase-counts")
def test_the_book_of_mazarbul_counts() -> None:
    board = Board(at=4).fellowship("1_13+3_1", "1_11", "1_7").hand(0, "1_6", "1_9").take("answer", "3_1")
    assert board.now.drawn == 3
    board.take("play", "1_6").take("choose", "1_13")
    assert board.now.drawn == 4 and len(board.now.hands[0]) == 1 + 3 + 1


@rule("tcg.rule-of-4.fp-only")
def test_others_and_other_phases_draw_freely() -> None:
    board = Board().fellowship("1_13").hand(0, "2_15", "1_9").hand(1, "1_178", "1_178", "1_178")
    board.g.drawn = 4
    board.take("play", "2_15").take("option", 1)
    assert len(board.now.hands[1]) == 5
    late = Board(at=2).fellowship("1_13").hand(0, "2_13", "2_13").at_step("regroup")
    late.g.drawn = 4
    late.take("play", "2_13")
    assert len(late.now.hands[0]) == 1 + 3


@rule("tcg.rule-of-9.limit", "tcg.rule-of-9.example", "tcg.rule-of-9.copies-count")
def test_nine_companions_in_play_and_dead() -> None:
    full = Board().fellowship("1_13", "1_50", "1_89", "1_364", "1_311").pile(0, DEAD, "1_302", "1_7", "1_7")
    full.hand(0, "1_7", "1_9")
    assert full.why_not(f"play:{full.name('1_7', 3)}") == "tcg.rule-of-9.limit"
    five = (
        Board().fellowship("1_13", "1_50", "1_89", "1_364").pile(0, DEAD, "1_302", "1_7", "1_7").hand(0, "1_7", "1_9")
    )
    assert five.can("play", "1_7")


@rule("tcg.rule-of-9.allies-exempt", "tcg.rule-of-9.discarded-exempt")
def test_allies_and_discarded_companions_do_not_count() -> None:
    board = Board().fellowship("1_13", "1_50", "1_89", "1_364", "1_311", "1_306", "1_97").support(0, "1_40", "1_291")
    board.pile(0, DEAD, "1_34").pile(0, DISCARD, "1_7", "1_302").hand(0, "1_303", "1_7", "1_286")
    assert board.can("play", "1_303")
    board.take("play", "1_303")
    assert not board.can("play", "1_7") and board.can("play", "1_286")


@rule("tcg.rule-of-9.from-dead-pile", "tcg.kill.dead-pile-play")
def test_gandalf_returns_at_nine() -> None:
    board = Board().fellowship("1_13", "1_50", "1_97", "1_311", "1_306", "1_302", "1_7").pile(0, DEAD, "1_364")
    board.hand(0, "4_106", "1_9")
    assert len(board.g.companions()) == 8
    board.take("play", "4_106")
    assert board.zone("1_364") == PLAY and len(board.now.companions()) == 9


@rule("tcg.kill.dead-pile-two-copies")
def test_two_dead_gandalfs() -> None:
    board = Board().fellowship("1_13", "1_50", "1_97").pile(0, DEAD, "1_364", "1_72").hand(0, "4_106", "1_9")
    assert board.zone("1_364") == DEAD
    if board.can("play", "4_106"):
        board.take("play", "4_106")
    assert board.zone("1_364") == DEAD and board.zone("1_72") == DEAD
