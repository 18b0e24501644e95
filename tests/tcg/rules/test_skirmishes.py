"""Skirmishes."""

from __future__ import annotations

from tcg.board import Board, quiet
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import BY_ID, DEAD, DISCARD
from westmarch.games.tcg.rules.skirmish import totals
from westmarch.games.tcg.rules.wounds import remove

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]


def pairs(board: Board, *couples: tuple[str, str]) -> Board:
    """Minions are assigned; an id may carry ``#2`` for its second copy."""
    for character, minion in couples:
        name, _, n = minion.partition("#")
        board.g.against[board.c(name, int(n or 1))] = board.c(character)
    return board.at_step("skirmishes")


@rule("tcg.skirmish.one-phase-each", "tcg.skirmish.order", "tcg.skirmish.all-must-resolve")
def test_each_skirmish_is_a_phase_and_the_fp_player_picks() -> None:
    board = Board(at=2).fellowship("1_13", "1_89", "1_364").minions("1_143", "1_151", "1_158").hand(0, "1_3")
    pairs(board, ("1_13", "1_143"), ("1_89", "1_151"), ("1_364", "1_158"))
    assert {c.split(":")[0] for c in board.all_codes()} == {"skirmish"} and len(board.all_codes()) == 3
    board.take("skirmish", "1_89")
    while board.asked != "tcg-ask-pick":
        board.skip()
    assert board.can("skirmish", "1_13") and board.can("skirmish", "1_364") and not board.can("skirmish", "1_89")
    assert "pass" not in board.all_codes()
    quiet(board)
    assert sum(e.key == "tcg-log-skirmish" for e in board.entries()) == 3


@rule("tcg.skirmish.start-triggers")
def test_start_of_skirmish_comes_before_the_first_action() -> None:
    board = Board(at=2).fellowship("5_83+4_283").minions("1_158").hand(0, "4_288").hand(0, "1_116")
    board.hand(0, "4_282").fight("5_83", "1_158")
    board.expect_log("tcg-log-exert", card=board.c("1_158"))
    assert board.wounds("1_158") == 1


@rule("tcg.skirmish.actions", "tcg.skirmish.any-card-may-act")
def test_actions_until_all_pass() -> None:
    board = Board(at=2).fellowship("1_311").support(0, "1_286", "3_20").minions("1_178", "1_153").pool(5)
    board.fight("1_311", "1_178")
    assert board.asker == 0 and board.can("use", "1_286")
    board.skip()
    assert board.asker == 1
    board.take("use", "1_153")
    assert board.asker == 0 and board.can("use", "3_20")
    board.take("use", "3_20")
    assert board.strength("1_178") == 4


@rule("tcg.skirmish.total", "tcg.modifier.reapplied")
def test_each_strength_is_floored_by_itself() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_151", "1_178").fight("1_89", "1_151", "1_178")
    board.g.lay("strength", board.c("1_178"), -9, 0, 0)
    quiet(board)
    board.expect_log("tcg-log-won", count=8, other=5)


@rule("tcg.skirmish.higher-wins", "tcg.skirmish.tie-shadow")
def test_the_higher_total_wins_and_ties_are_the_shadows() -> None:
    board = quiet(Board(at=2).fellowship("1_89").minions("1_176").fight("1_89", "1_176"))
    assert board.wounds("1_89") == 0 and (board.wounds("1_176") == 1 or board.zone("1_176") == DISCARD)
    tie = quiet(Board(at=2).fellowship("1_89").minions("4_10").fight("1_89", "4_10"))
    assert tie.wounds("1_89") == 1 and tie.wounds("4_10") == 0


@rule("tcg.skirmish.loser-wound", "tcg.skirmish.one-per-defender")
def test_one_wound_however_many_won() -> None:
    board = quiet(Board(at=2).fellowship("1_364").minions("1_178", "1_178").fight("1_364", "1_178", "1_178"))
    board.expect_log("tcg-log-won", count=10, other=7)
    assert board.wounds("1_364") == 1
    won = Board(at=6).fellowship("1_89").minions("1_271", "1_271")
    won.g.lay("strength", won.c("1_89"), 8, 2, 0)
    quiet(won.fight("1_89", "1_271", "1_271"))
    assert won.wounds("1_271", 1) == 1 and won.wounds("1_271", 2) == 1


@rule("tcg.skirmish.example.aragorn-orcs")
def test_aragorn_against_two_orcs_of_three() -> None:
    board = Board(at=6).fellowship("1_89").minions("1_271", "1_271")
    for n in (1, 2):
        board.g.lay("strength", board.c("1_271", n), 3 - BY_ID["1_271"].strength, 2, 0)
        board.g.lay("vitality", board.c("1_271", n), 2 - BY_ID["1_271"].vitality, 2, 0)
    quiet(board.fight("1_89", "1_271", "1_271"))
    board.expect_log("tcg-log-won", count=8, other=6)
    assert board.wounds("1_271", 1) == 1 and board.wounds("1_271", 2) == 1


@rule("tcg.skirmish.damage-bonus", "tcg.skirmish.damage-bonus.sum", "tcg.skirmish.damage-bonus.example")
def test_damage_bonuses() -> None:
    board = quiet(Board(at=2).fellowship("1_13").minions("1_151").fight("1_13", "1_151"))
    assert board.wounds("1_151") == 2
    strong = Board(at=2).fellowship("1_13+1_14").support(0, "1_21").minions("1_143").fight("1_13", "1_143")
    assert strong.g.keyword(strong.c("1_13"), "damage") == 3
    strong.g.lay("strength", strong.c("1_13"), 4, 0, 0)
    strong.g.lay("vitality", strong.c("1_143"), 3, 2, 0)
    quiet(strong)
    assert strong.wounds("1_143") == 4
    two = quiet(Board(at=2).fellowship("1_89").minions("1_151", "1_151").fight("1_89", "1_151", "1_151"))
    assert two.wounds("1_89") == 3


@rule("tcg.keyword.damage")
def test_damage_only_by_winning() -> None:
    board = Board(at=6).fellowship("1_13+1_14").minions("1_178", "1_271").fight("1_13", "1_178").until("tcg-ask-answer")
    assert board.now.keyword(board.c("1_13"), "damage") == 2
    board.take("answer", "1_14")
    assert board.wounds("1_271") == 1


@rule("tcg.skirmish.damage-bonus.lost", "tcg.skirmish.damage-bonus.not-negative")
def test_lost_bonuses_cannot_be_gained() -> None:
    board = Board(at=2).fellowship("1_11").minions("1_158").support(0, "2_16").fight("1_11", "1_158")
    board.g.lay("keyword damage", board.c("1_158"), 1, 0, 0)
    assert board.g.keyword(board.c("1_158"), "damage") == 0
    quiet(board)
    assert board.wounds("1_11") == 1
    low = Board(at=2).fellowship("1_13").minions("1_158")
    low.g.lay("keyword damage", low.c("1_158"), -5, 2, 0)
    quiet(low.fight("1_13", "1_158"))
    assert low.wounds("1_13") == 1


@rule("tcg.skirmish.overwhelm", "tcg.skirmish.overwhelm.exact-double", "tcg.kill.by-text")
def test_twice_the_strength_kills_outright() -> None:
    board = quiet(Board(at=2).fellowship("1_89").minions("4_254").fight("1_89", "4_254"))
    assert board.zone("4_254") == DISCARD
    board.expect_no_log("tcg-log-wound").expect_log("tcg-log-kill", card=board.c("4_254"))
    five = Board(at=2).fellowship("1_89").minions("1_151")
    quiet(five.fight("1_89", "1_151"))
    five.expect_no_log("tcg-log-overwhelmed")
    assert five.wounds("1_151") == 1
    frodo = Board(at=2).minions("4_10").fight("1_290", "4_10").until("tcg-end-last", limit=20)
    assert frodo.now.winners == [1]


@rule("tcg.skirmish.overwhelm.no-wound-prevention", "tcg.prevent.all-wounds")
def test_prevented_wounds_do_not_help_against_overwhelming() -> None:
    board = Board(at=2).fellowship("1_13+1_15").minions("1_237").fight("1_13", "1_237").take("use", "1_15")
    assert board.strength("1_237") >= 2 * board.strength("1_13")
    quiet(board)
    assert board.zone("1_13") == DEAD
    damage = Board(at=2).fellowship("1_13+1_15").minions("1_158").fight("1_13", "1_158").take("use", "1_15")
    quiet(damage)
    assert damage.wounds("1_13") == 0


@rule("tcg.skirmish.overwhelm.zero", "tcg.skirmish.overwhelm.zero-zero")
def test_strength_zero() -> None:
    for other, dead in ((1, True), (0, False)):
        board = Board(at=2).fellowship("1_13").minions("1_178")
        board.g.lay("strength", board.c("1_13"), -20, 2, 0)
        board.g.lay("strength", board.c("1_178"), other - 5, 2, 0)
        quiet(board.fight("1_13", "1_178"))
        assert (board.zone("1_13") == DEAD) == dead and (dead or board.wounds("1_13") == 1)


@rule("tcg.skirmish.overwhelm.tripled")
def test_boromir_falls_only_to_the_threefold() -> None:
    for total, dead in ((15, False), (20, False), (21, True)):
        board = Board(at=2).fellowship("1_96").minions("1_143")
        board.g.lay("strength", board.c("1_143"), total - BY_ID["1_143"].strength, 2, 0)
        quiet(board.fight("1_96", "1_143"))
        board.expect_log("tcg-log-won", count=total, other=7)
        assert (board.zone("1_96") == DEAD) == dead


@rule("tcg.skirmish.overwhelm.ring-bearer")
def test_a_worn_ring_does_not_save_the_overwhelmed() -> None:
    board = Board(at=2).minions("4_10")
    board.g.ring_on = True
    board.fight("1_290", "4_10").until("tcg-end-last", limit=20)
    assert board.now.winners == [1] and board.now.burdens[0] == 0


@rule("tcg.skirmish.side-emptied", "tcg.skirmish.no-more-actions")
def test_the_last_minion_dies_and_boromir_wins() -> None:
    board = (
        Board(at=2).fellowship("1_97+1_95").minions("1_151").hurt("1_151", 2).hand(1, "1_121").hand(0, "1_116").pool(5)
    )
    board.fight("1_97", "1_151").take("use", "1_95")
    assert board.zone("1_151") == DISCARD and board.asked != "tcg-ask-skirmish"
    board.expect_log("tcg-log-won", minions=[board.c("1_97")])


@rule("tcg.skirmish.never-begins")
def test_a_skirmish_without_a_side_does_not_begin() -> None:
    board = Board(at=2).fellowship("1_13", "1_311").minions("1_178", "1_178").hand(0, "1_3", "1_19")
    pairs(board, ("1_13", "1_178#1"), ("1_311", "1_178#2")).take("skirmish", "1_13")
    remove(board.now, board.c("1_178", 2), DISCARD)
    quiet(board)
    assert sum(e.key == "tcg-log-skirmish" for e in board.entries()) == 1
    assert sum(e.key == "tcg-log-won" for e in board.entries()) == 1


@rule("tcg.skirmish.companion-removed-minions-free")
def test_minions_of_a_removed_companion_are_free() -> None:
    board = Board(at=2).fellowship("1_13", "1_311").minions("1_178", "1_163").hand(0, "1_3")
    pairs(board, ("1_13", "1_178"), ("1_311", "1_163")).take("skirmish", "1_13")
    remove(board.now, board.c("1_311"), DISCARD)
    quiet(board)
    assert board.now.in_play(board.c("1_163")) and board.now.against[board.c("1_163")] == -1
    assert sum(e.key == "tcg-log-skirmish" for e in board.entries()) == 1


@rule("tcg.skirmish.losing-character")
def test_a_removed_character_has_lost_even_if_its_side_wins() -> None:
    board = Board(at=2).fellowship("1_11").minions("1_158", "1_151").hand(0, "1_3").fight("1_11", "1_158", "1_151")
    gone = board.c("1_151")
    from westmarch.games.tcg.rules.wounds import out_of_skirmish

    out_of_skirmish(board.now, gone)
    assert board.now.foes == [board.c("1_158")]
    quiet(board)
    assert board.wounds("1_151") == 0 and board.now.in_play(gone)
    assert sorted(board.now.remembered(0)) == sorted([board.c("1_11"), gone])
    assert board.now.remembered(4) == [board.c("1_158")]
    worry = Board(at=2).fellowship("1_303", "1_13").minions("1_158").support(1, "1_162").hand(0, "1_3")
    worry.fight("1_303", "1_158")
    remove(worry.now, worry.c("1_303"), DISCARD)
    worry.until("tcg-ask-either", limit=10)
    assert worry.asked == "tcg-ask-either" and worry.asker == 0


@rule("tcg.skirmish.losing-character.example")
def test_the_example_of_boromir_and_two_parties() -> None:
    board = Board(at=2).fellowship("1_97+1_95").minions("1_158", "1_158").hurt("1_158", 2).hurt("1_158", 2, 2)
    board.fight("1_97", "1_158", "1_158").take("use", "1_95")
    if board.asked.startswith("tcg-ask-wound"):
        board.do(board.all_codes()[0], 0)
    quiet(board)
    dead = [c for c in (board.c("1_158", 1), board.c("1_158", 2)) if not board.now.in_play(c)]
    alive = [c for c in (board.c("1_158", 1), board.c("1_158", 2)) if board.now.in_play(c)]
    assert len(dead) == 1 and sorted(board.now.remembered(0)) == sorted([dead[0], board.c("1_97")])
    assert board.now.remembered(4) == alive and board.zone("1_97") == DEAD
    assert sum(e.key == "tcg-log-wound" and e.about["card"] == board.c("1_97") for e in board.entries()) == 2


@rule("tcg.skirmish.in-skirmish")
def test_arwen_only_in_her_own_skirmish() -> None:
    board = Board(at=2).fellowship("1_30", "1_13").minions("1_231", "1_178").hand(0, "1_3", "1_37")
    pairs(board, ("1_30", "1_231"), ("1_13", "1_178")).take("skirmish", "1_13")
    assert board.strength("1_30") == 6
    while board.now.fighter != board.c("1_30"):
        board.skip()
    assert board.strength("1_30") == 9


@rule("tcg.skirmish.cancel", "tcg.skirmish.cancel.costs-and-assignment")
def test_a_cancelled_skirmish_has_no_loser() -> None:
    board = Board(at=2).fellowship("1_311").minions("1_229").hand(0, "1_298", "1_293").support(1, "1_162")
    board.fight("1_311", "1_229").take("play", "1_298")
    board.expect_no_log("tcg-log-won").expect_no_log("tcg-log-wound")
    assert board.now.remembered(0) == [] and board.asked == "tcg-ask-defend" and board.now.fierce == 1
    assert board.can("assign", "1_311", "1_229") and board.zone("1_298") == DISCARD


@rule("tcg.skirmish.cancel.ring-bearer-2003", "tcg.card.2_108")
def test_the_ring_bearers_skirmish_may_be_cancelled() -> None:
    for option in (0, 1):
        board = Board(at=2).bear("1_290", "2_108").minions("1_231").hand(0, "1_293")
        board.g.ring_on = True
        board.fight("1_290", "1_231").take("use", "2_108").take("option", option)
        cancelled = any(e.key == "tcg-log-cancelled" for e in board.entries())
        assert cancelled != (board.now.ring_on == 0) and board.zone("2_108") == DISCARD
        assert not cancelled or (board.asked != "tcg-ask-skirmish" and board.wounds("1_290") == 0)


@rule("tcg.skirmish.win-triggers-after")
def test_wounds_before_optional_answers() -> None:
    board = Board(at=2).fellowship("1_50+1_33").minions("1_178", "1_151").fight("1_50", "1_178").until("tcg-ask-answer")
    assert board.can("answer", "1_33") and board.zone("1_178") == DISCARD


@rule("tcg.skirmish.phase-end")
def test_effects_of_a_skirmish_end_with_it() -> None:
    board = Board(at=2).fellowship("1_13", "1_89").minions("1_178", "1_151").hand(0, "1_3", "1_116")
    pairs(board, ("1_13", "1_178"), ("1_89", "1_151")).take("skirmish", "1_13").take("play", "1_3")
    assert board.strength("1_13") == 8
    while board.now.fighter != board.c("1_89"):
        board.skip()
    assert board.strength("1_13") == 6 and board.now.against[board.c("1_178")] == -1


@rule("tcg.skirmish.survivor-again", "tcg.fierce.once-per-move")
def test_survivors_fight_again() -> None:
    board = Board(at=2).site(2, "1_331").fellowship("1_89").minions("1_229").hand(0, "1_3").at_step("assignment")
    board.g.moves = 1
    board.g.lay("vitality", board.c("1_229"), 9, 2, 0)
    board.g.lay("vitality", board.c("1_89"), 9, 2, 0)
    fights = 0
    for _ in range(90):
        if board.now.turn > 1 or board.now.over:
            break
        codes = board.all_codes()
        wanted = [c for c in codes if c.startswith(("assign:aragorn", "move"))]
        board.do(
            wanted[0] if wanted else "stay" if "stay" in codes else "pass" if "pass" in codes else codes[0], board.asker
        )
        fights = sum(e.key == "tcg-log-skirmish" for e in board.entries())
    assert fights == 4


@rule("tcg.skirmish.replace-character")
def test_a_character_exchanged_in_a_skirmish() -> None:
    board = (
        Board(at=2).fellowship("5_83+4_283", "1_89").minions("1_158").hand(0, "4_282", "1_116").fight("5_83", "1_158")
    )
    board.now.lay("strength", board.c("5_83"), 4, 0, 0)
    exertions = sum(e.key == "tcg-log-exert" for e in board.entries())
    board.now.fighter = board.c("1_89")  # nothing in these sets does it
    assert totals(board.now) == (board.strength("1_89"), board.strength("1_158")) and board.strength("1_89") == 8
    quiet(board)
    assert sum(e.key == "tcg-log-exert" for e in board.entries()) == exertions
    assert board.c("1_89") in board.now.remembered(0) + board.now.remembered(4)


@rule("tcg.skirmish.each-winner")
def test_each_winner_answers_for_itself() -> None:
    board = Board(at=2).fellowship("1_13").minions("4_12", "4_12").fight("1_13", "4_12", "4_12")
    board.until("tcg-ask-answer", "tcg-ask-order")
    first = board.all_codes()
    assert sum("dunlending_madman" in code for code in first) == 2


@rule("tcg.skirmish.kills-attribution")
def test_a_sauron_orc_kills_by_text_or_skirmish() -> None:
    fight = Board(at=6).fellowship("1_53").minions("1_271").hand(1, "1_273").pool(3).hurt("1_53", 1)
    fight.fight("1_53", "1_271").until("tcg-ask-answer", *LAST)
    assert fight.can("answer", "1_273")
    arrow = Board(at=6).fellowship("1_53", "1_13").minions("1_271", "1_176").hand(1, "1_273").pool(3).hurt("1_53", 1)
    arrow.at_step("archery").take("wound", "1_53")
    assert arrow.zone("1_53") == DEAD and not arrow.can("answer", "1_273")


@rule("tcg.skirmish.minion-removed-stays")
def test_a_removed_minion_may_fight_in_the_fierce_round() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_229", "1_151").hand(0, "1_116").fight("1_89", "1_229", "1_151")
    from westmarch.games.tcg.rules.wounds import out_of_skirmish

    out_of_skirmish(board.now, board.c("1_229"))
    board.until("tcg-ask-defend")
    assert board.now.fierce == 1 and board.can("assign", "1_89", "1_229")


@rule("tcg.skirmish.both-emptied")
def test_both_sides_emptied() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_178").hand(0, "1_3").fight("1_13", "1_178")
    from westmarch.games.tcg.rules.events import AtOnce

    board.now.stack.append(AtOnce("kill", [board.c("1_13"), board.c("1_178")]))
    from westmarch.engine.runner import advance

    advance(board.now)
    quiet(board)
    assert board.zone("1_13") == DEAD and board.zone("1_178") == DISCARD
    board.expect_no_log("tcg-log-won")


@rule("tcg.skirmish.strength-at-resolution", "tcg.card.1_263")
def test_orc_banner_comes_too_late_and_adds_up() -> None:
    board = Board(at=6).fellowship("1_11", "1_53").minions("1_271", "1_271").support(1, "1_263").hand(0, "1_3", "1_37")
    pairs(board, ("1_11", "1_271#1"), ("1_53", "1_271#2")).take("skirmish", "1_11")
    printed = BY_ID["1_271"].strength
    while board.now.fighter == board.c("1_11"):
        board.skip()
    board.expect_log("tcg-log-won", count=printed, other=7)
    assert [board.strength("1_271", n) for n in (1, 2)] == [printed + 1] * 2
    board.until("tcg-ask-reconcile", limit=20)
    assert board.strength("1_271", 1) == printed  # until regroup
