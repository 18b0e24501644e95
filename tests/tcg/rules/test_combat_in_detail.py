"""Archery, assignment, skirmishes and the fierce round, to the letter of each rule."""

from __future__ import annotations

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import BY_ID, DEAD, DISCARD, PLAY, SKIRMISH
from westmarch.games.tcg.rules.archery import fellowship_targets, fellowship_total, minion_targets, minion_total
from westmarch.games.tcg.rules.assignment import forbids_assignment, instances
from westmarch.games.tcg.rules.skirmish import Resolution, totals
from westmarch.games.tcg.rules.wounds import remove

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]


def pairs(board: Board, *couples: tuple[str, str]) -> Board:
    """Minions are assigned; an id may carry ``#2`` for its second copy."""
    for character, minion in couples:
        name, _, n = minion.partition("#")
        board.g.against[board.c(name, int(n or 1))] = board.c(character)
    return board.at_step("skirmishes")


def quiet(board: Board) -> Board:
    return board.until(*LAST, limit=120)


# Archery


@rule("tcg.archery.fellowship-total", "tcg.archery.keyword-not-cumulative")
def test_who_adds_to_the_fellowships_total() -> None:
    assert fellowship_total(Board(at=2).fellowship("1_50", "1_89+1_90").g) == 2
    assert fellowship_total(Board(at=2).fellowship("1_50+1_41").g) == 1


@rule("tcg.archery.minion-total")
def test_one_total_of_all_shadow_players() -> None:
    board = Board(3, at=2).minions("1_176", seat=1).minions("1_176", "1_176", seat=2).fellowship("1_13", "1_89")
    assert minion_total(board.g) == 3
    board.at_step("archery")
    for _ in range(3):
        assert board.asked == "tcg-ask-archery-wound" and board.asker == 0
        board.take("wound", "1_89")
    assert board.wounds("1_89") == 3 and board.asked != "tcg-ask-archery-wound"


@rule("tcg.archery.default-zero")
def test_bonuses_without_archers() -> None:
    bowmen = Board(at=2).minions("1_271").support(1, "1_264")
    bowmen.g.phase = 4
    assert minion_total(bowmen.g) == 1
    axe = Board(at=2).fellowship("1_13+2_10").minions("1_143").at_step("archery").take("use", "2_10")
    assert axe.wounds("1_143") == 1 and axe.zone("2_10") == DISCARD


@rule("tcg.archery.does-not-add", "tcg.archery.does-not-add-once")
def test_legolas_shoots_by_himself() -> None:
    board = Board(at=2).fellowship("1_50", "1_53+1_41").minions("1_143", "1_158").hand(0, "1_38").at_step("archery")
    board.take("use", "1_50").take("choose", "1_158").take("use", "1_50").take("choose", "1_158")
    assert board.wounds("1_158") == 2 and fellowship_total(board.now) == 1
    assert board.now.keyword(board.c("1_50"), "archer") == 1 and board.can("play", "1_38")


@rule("tcg.archery.actions-first")
def test_no_archery_event_after_the_totals() -> None:
    board = Board(at=2).fellowship("1_50").minions("1_176", "1_143").hand(0, "1_38").at_step("archery")
    assert board.asked == "tcg-ask-archery" and board.can("play", "1_38")
    board.skip()
    assert board.asked == "tcg-ask-archery-wound"
    board.take("wound", "1_50")
    assert board.asker == 1 and not board.can("play", "1_38")
    board.take("wound", "1_143")
    assert board.zone("1_38") != DISCARD and board.asked == "tcg-ask-defend"


@rule("tcg.archery.totals-before-wounds")
def test_an_archer_that_dies_has_shot() -> None:
    board = (
        Board(at=2).fellowship("1_53+1_41").minions("1_176").hurt("1_53", 1).at_step("archery").take("wound", "1_53")
    )
    assert board.zone("1_53") == DEAD and board.wounds("1_176") + (board.zone("1_176") == DISCARD) >= 1


@rule("tcg.archery.fp-assigns", "tcg.archery.may-kill", "tcg.archery.one-by-one")
def test_any_split_but_nobody_dies_twice() -> None:
    board = Board(at=2).fellowship("1_53", "1_89").minions("1_176", "1_176", "1_176").hurt("1_53", 1).at_step("archery")
    board.take("wound", "1_53")
    assert board.zone("1_53") == DEAD and not board.can("wound", "1_53")
    board.take("wound", "1_290").take("wound", "1_89")
    assert (board.wounds("1_290"), board.wounds("1_89")) == (1, 1)


@rule("tcg.archery.choose-shadow-player", "tcg.multi.archery-poor-choice")
def test_one_shadow_player_takes_all_arrows() -> None:
    board = Board(3, at=2).fellowship("1_50", "1_53+1_41").minions("1_143", "1_151", seat=2).minions("1_158", seat=1)
    board.at_step("archery").skip()
    assert board.asked == "tcg-ask-name" and board.asker == 0
    board.take("name", 2)
    assert board.asker == 2 and not board.can("wound", "1_158")
    board.take("wound", "1_143").take("wound", "1_151")
    assert board.wounds("1_158") == 0 and board.wounds("1_143") == 1 and board.wounds("1_151") == 1
    lost = Board(3, at=2).fellowship("1_50").minions("1_143", seat=2).at_step("archery").skip().take("name", 1)
    assert lost.wounds("1_143") == 0


@rule("tcg.archery.leftover", "tcg.archery.must-assign")
def test_wounds_must_be_assigned_and_the_rest_is_lost() -> None:
    board = (
        Board(at=2).fellowship("1_50", "1_53+1_41").minions("1_178", "1_178").hand(0, "1_38", "1_38").at_step("archery")
    )
    board.take("play", "1_38").take("play", "1_38").until(*LAST, "tcg-ask-defend")
    assert board.zone("1_178", 1) == DISCARD and board.zone("1_178", 2) == DISCARD
    alone = Board(at=2).minions("1_176").hurt("1_290", 3).at_step("archery")
    alone.until("tcg-end-last", "tcg-ask-answer")
    if alone.asked == "tcg-ask-answer":
        alone.skip()
    assert alone.now.winners == [1]
    offered = Board(at=2).fellowship("1_13").minions("1_176").at_step("archery")
    assert "pass" not in offered.all_codes()


@rule("tcg.archery.preventable")
def test_one_of_two_archery_wounds_is_prevented() -> None:
    board = Board(at=2).fellowship("1_364").minions("1_176", "1_176").hand(0, "1_76").at_step("archery")
    board.take("wound", "1_364").take("answer", "1_76").take("wound", "1_364")
    assert board.wounds("1_364") == 1


@rule("tcg.archery.ally-participation", "tcg.ally.combat-at-home", "tcg.ally.no-combat-away", "tcg.ally.at-home")
def test_an_ally_shoots_and_fights_at_home_only() -> None:
    def at(number: int) -> Board:
        return Board(at=number).support(0, "1_57", "1_34").minions("1_176").fellowship("1_13")

    assert fellowship_total(at(6).g) == 1 and fellowship_total(at(5).g) == 0
    home = at(6).at_step("archery").until("tcg-ask-archery-wound")
    assert home.can("wound", "1_57") and home.can("wound", "1_13")
    away = at(5).at_step("archery").until("tcg-ask-archery-wound")
    assert not away.can("wound", "1_57") and not away.can("wound", "1_34")
    fight = at(6).at_step("assignment")
    assert fight.can("assign", "1_34", "1_176") and "pass" in fight.all_codes()
    far = at(5).at_step("assignment")
    assert not far.can("assign", "1_34", "1_176")
    far.skip()
    assert far.asked == "tcg-ask-leftover" and not far.can("assign", "1_34", "1_176")


@rule("tcg.archery.modifier-timing")
def test_pinned_down_needs_a_living_archer() -> None:
    board = Board(at=4).fellowship("1_50").minions("1_176", "1_143").support(1, "1_192")
    assert fellowship_total(board.g) == 0
    board.at_step("archery").take("use", "1_50").take("choose", "1_176")
    assert board.zone("1_176") == DISCARD and board.now.stated("archery") == 0
    alive = Board(at=4).fellowship("1_50", "1_89+1_90").minions("1_143").support(1, "1_192")
    assert fellowship_total(alive.g) == 2


@rule("tcg.archery.fp-may-skip")
def test_the_fp_player_is_asked_before_archery() -> None:
    board = Board(at=4).fellowship("1_50").minions("1_165+2_53").at_step("archery")
    assert board.asker == 0 and board.asked in ("tcg-ask-may", "tcg-ask-answer", "tcg-ask-either")
    codes = [code for code in board.all_codes() if code != "pass"]
    board.do(codes[0], 0)
    assert board.asked == "tcg-ask-defend" and board.wounds("1_165") == 0
    declined = Board(at=4).fellowship("1_50").minions("1_165+2_53").at_step("archery").skip()
    assert declined.asked == "tcg-ask-archery"


@rule("tcg.keyword.archer")
def test_an_archer_fights_like_anyone() -> None:
    board = Board(at=2).fellowship("1_51").minions("1_143").at_step("archery")
    assert fellowship_total(board.g) == 1
    board.until("tcg-ask-defend")
    assert board.wounds("1_143") == 1 and board.can("assign", "1_51", "1_143")


@rule("tcg.keyword.unhasty-archery")
def test_an_unhasty_companion_takes_arrows() -> None:
    board = Board(at=2).fellowship("5_15").minions("1_176")
    assert board.c("5_15") in fellowship_targets(board.g)


# Assignment


@rule("tcg.assign.actions-first")
def test_no_assignment_event_once_assigning_has_begun() -> None:
    board = Board(at=2).fellowship("1_13", "1_89").minions("1_236", "1_151").burdens(4).at_step("assignment")
    board.until("tcg-ask-assignment")
    assert board.can("use", "1_236")
    board.skip()
    assert board.asked == "tcg-ask-defend" and not board.can("use", "1_236")


@rule("tcg.assign.action-needs-unassigned", "tcg.assign.prior-action-counts")
def test_an_action_assigns_the_unassigned() -> None:
    board = (
        Board(at=2).fellowship("1_13").minions("1_236", "1_151").burdens(4).at_step("assignment").take("use", "1_236")
    )
    assert board.now.against[board.c("1_236")] == board.c("1_13") and not board.can("use", "1_236")
    assert board.asked == "tcg-ask-defend" and not board.can("assign", "1_13", "1_151")
    assert board.can("assign", "1_290", "1_151")


@rule("tcg.assign.fp-optional", "tcg.assign.leftovers-optional", "tcg.keyword.fierce")
def test_nobody_must_assign() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_229").at_step("assignment")
    board.skip().skip()
    assert board.asked == "tcg-ask-defend" and board.now.fierce == 1
    board.skip().skip()
    quiet(board)
    board.expect_no_log("tcg-log-skirmish")
    assert board.now.in_play(board.c("1_229"))


@rule("tcg.assign.one-defender-per-minion", "tcg.assign.one-minion-per-defender", "tcg.assign.example.protect")
def test_one_to_one() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_151").at_step("assignment").take("assign", "1_89", "1_151")
    board.expect_log("tcg-log-skirmish", card=board.c("1_89"), minions=[board.c("1_151")])
    assert board.asked != "tcg-ask-leftover"
    two = Board(at=2).fellowship("1_89").minions("1_151", "1_158").at_step("assignment").take("assign", "1_89", "1_151")
    two.expect_refused(f"assign:{two.name('1_290')}:{two.name('1_151')}", "tcg.assign.one-defender-per-minion", 0)
    assert forbids_assignment(two.now, 0, two.c("1_89"), two.c("1_158")) == "tcg.assign.one-minion-per-defender"
    ring = Board(at=2).fellowship("4_109").minions("1_151", "1_158").at_step("assignment")
    ring.take("assign", "4_109", "1_151").take("assign", "4_109", "1_158")
    ring.expect_log("tcg-log-skirmish", minions=[ring.c("1_151"), ring.c("1_158")])


@rule("tcg.assign.leftovers", "tcg.multi.shadow-order")
def test_leftovers_of_the_right_hand_player_first() -> None:
    board = Board(3, at=2).fellowship("1_13").minions("1_151", seat=1).minions("1_158", seat=2).at_step("assignment")
    board.skip()
    assert board.asked == "tcg-ask-leftover" and board.asker == 2
    assert board.can("assign", "1_13", "1_158") and not board.can("assign", "1_13", "1_151")
    board.take("assign", "1_13", "1_158")
    assert board.asker == 1 and board.can("assign", "1_13", "1_151")


@rule("tcg.assign.leftovers-pile-on", "tcg.assign.example.leftover", "tcg.keyword.defender-fp-only")
def test_leftovers_pile_on() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_151", "1_158", "1_146", "1_143").at_step("assignment")
    board.take("assign", "1_290", "1_151").skip()
    for minion in ("1_158", "1_146", "1_143"):
        board.take("assign", "1_290", minion)
    board.expect_log("tcg-log-skirmish", minions=[board.c(m) for m in ("1_151", "1_158", "1_146", "1_143")])
    example = Board(at=2).fellowship("1_89").minions("1_151", "1_158", "1_146").at_step("assignment")
    example.take("assign", "1_89", "1_151").take("assign", "1_290", "1_158").take("assign", "1_290", "1_146")
    against = example.now.against
    assert [against[example.c(m)] for m in ("1_151", "1_158", "1_146")] == [
        example.c("1_89"),
        example.c("1_290"),
        example.c("1_290"),
    ]


@rule("tcg.assign.fp-optional", "tcg.assign.simultaneous")
def test_defenders_are_named_in_any_order() -> None:
    """The last minion first, the first one not at all, and the order in which they came does not matter."""
    board = Board(at=2).fellowship("1_89", "1_13").minions("1_151", "1_158", "1_146").at_step("assignment")
    board.take("assign", "1_13", "1_146").take("assign", "1_89", "1_158").skip()
    against = board.now.against
    assert [against[board.c(m)] for m in ("1_151", "1_158", "1_146")] == [-1, board.c("1_89"), board.c("1_13")]
    assert board.asked == "tcg-ask-leftover" and board.can("assign", "1_290", "1_151")


@rule("tcg.assign.leftover-fixed")
def test_a_minion_freed_later_is_no_leftover() -> None:
    board = (
        Board(at=2).fellowship("1_13").minions("1_151", "1_158").at_step("assignment").take("assign", "1_13", "1_151")
    )
    board.skip()
    assert board.asked == "tcg-ask-leftover"
    board.now.against[board.c("1_151")] = -1  # a card takes it out of its assignment
    board.take("assign", "1_290", "1_158")
    assert board.asked != "tcg-ask-leftover" and board.now.against[board.c("1_151")] == -1


@rule("tcg.assign.cannot-skirmish", "tcg.keyword.unhasty", "tcg.keyword.unhasty-companion-no-home")
def test_who_cannot_skirmish_is_assigned_by_nobody() -> None:
    board = Board(at=2).support(0, "1_40").fellowship("5_15", "1_303").minions("1_151").at_step("assignment")
    for seat in (0, 1):
        assert forbids_assignment(board.g, seat, board.c("1_40"), board.c("1_151")) == "tcg.assign.cannot-skirmish"
        assert forbids_assignment(board.g, seat, board.c("5_15"), board.c("1_151")) == "tcg.assign.cannot-skirmish"
    board.until("tcg-ask-assignment", "tcg-ask-defend")
    assert board.asked == "tcg-ask-assignment"
    board.take("use", "5_15").until("tcg-ask-defend")
    assert board.can("assign", "5_15", "1_151")
    board.skip()
    assert board.asked == "tcg-ask-leftover" and board.can("assign", "5_15", "1_151")
    board.skip()
    assert not board.now.flagged("may fight", board.c("5_15"))  # for the fierce round it must be allowed anew


@rule("tcg.assign.may-not-be-assigned")
def test_saruman_is_offered_to_nobody() -> None:
    for saruman in ("3_68", "4_33"):
        board = Board(at=2).fellowship("1_13").minions(saruman)
        for seat in (0, 1):
            refusal = forbids_assignment(board.g, seat, board.c("1_13"), board.c(saruman))
            assert refusal == "tcg.assign.may-not-be-assigned"


@rule("tcg.assign.fp-may-not")
def test_bill_ferny_is_assigned_by_his_owner() -> None:
    board = Board(at=2).fellowship("1_13").minions("2_75").at_step("assignment")
    assert board.asked == "tcg-ask-leftover" and board.asker == 1 and board.can("assign", "1_13", "2_75")
    assert forbids_assignment(board.now, 0, board.c("1_13"), board.c("2_75")) is not None


@rule("tcg.assign.specific-pair")
def test_a_ban_on_one_pair() -> None:
    board = Board(at=2).fellowship("1_89", "1_13").minions("1_147", "1_151").at_step("assignment")
    board.until("tcg-ask-assignment", "tcg-ask-defend")
    if board.can("use", "1_147"):
        board.take("use", "1_147")
        if board.can("choose", "1_89"):
            board.take("choose", "1_89")
    board.until("tcg-ask-defend")
    refusal = forbids_assignment(board.now, 0, board.c("1_89"), board.c("1_147"))
    assert refusal == "tcg.assign.specific-pair"
    assert forbids_assignment(board.now, 0, board.c("1_89"), board.c("1_151")) is None
    assert forbids_assignment(board.now, 0, board.c("1_13"), board.c("1_147")) is None


@rule("tcg.assign.one-minion-per-skirmish")
def test_caras_galadhon() -> None:
    board = Board(at=6).site(6, "3_115").fellowship("4_109").minions("1_151", "1_158", "1_143").at_step("assignment")
    board.take("assign", "4_109", "1_151")
    assert not board.can("assign", "4_109", "1_158") and board.can("assign", "1_290", "1_158")
    board.take("assign", "1_290", "1_158")
    assert board.asked != "tcg-ask-leftover"  # both companions are taken


@rule("tcg.assign.simultaneous", "tcg.keyword.ambush")
def test_both_assignments_stand_before_the_first_ambush() -> None:
    board = Board(at=2).fellowship("1_89", "1_13").minions("4_252", "4_252").pool(0).at_step("assignment")
    board.take("assign", "1_89", board.c("4_252", 1)).take("assign", "1_13", board.c("4_252", 2))
    assert board.asker == 1 and board.can("ambush", "4_252")
    assert [board.now.against[board.c("4_252", n)] for n in (1, 2)] == [board.c("1_89"), board.c("1_13")]
    board.take("ambush", "4_252").take("ambush", "4_252")
    assert board.now.pool == 4 and board.asked != "tcg-ask-answer"


@rule("tcg.keyword.ambush-avoid")
def test_no_ambush_when_the_owner_assigns() -> None:
    board = Board(at=2).fellowship("1_89").minions("4_252").pool(0).at_step("assignment").skip()
    board.take("assign", "1_89", "4_252")
    assert board.now.pool == 0 and not board.can("ambush", "4_252")


@rule("tcg.keyword.ambush-instances", "tcg.keyword.ambush-conditional")
def test_several_ambushes_are_separate_actions() -> None:
    for wanted in ((), (1,), (5,), (1, 5)):
        board = Board(at=2).fellowship("1_89").minions("1_143").pool(0)
        for number in (1, 5):
            board.g.lay("keyword ambush", board.c("1_143"), number, 2, 0)
        board.at_step("assignment").take("assign", "1_89", "1_143")
        for number in wanted:
            board.take("ambush", "1_143", number)
        if len(wanted) < 2:
            board.skip()
        assert board.now.pool == sum(wanted)
    horde = Board(at=2).minions("5_50")
    assert instances(horde.g, horde.c("5_50")) == [[horde.c("5_50"), 1]]
    horde.hurt("5_50", 1)
    assert horde.g.vitality(horde.c("5_50")) < 3 and instances(horde.g, horde.c("5_50")) == []


@rule("tcg.assign.ring-bearer", "tcg.ringbearer.normal-companion")
def test_the_ring_bearer_is_a_companion() -> None:
    board = Board(at=2).minions("1_151").hand(0, "1_313", "1_299").until("tcg-ask-fellowship")
    assert board.can("play", "1_313") and board.c("1_290") in board.now.companions()
    board.take("play", "1_313")
    assert board.now.host[board.c("1_313")] == board.c("1_290") and board.can("use", "1_313")
    fight = Board(at=2).minions("1_151").at_step("assignment")
    assert fight.can("assign", "1_290", "1_151")
    assert fight.skip().can("assign", "1_290", "1_151") and fight.asker == 1


@rule("tcg.assign.defender-not-exceeded")
def test_assignments_outlast_the_bonus() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_151", "1_158").hand(0, "1_88")
    board.g.lay("keyword defender", board.c("1_89"), 1, 0, 0)
    board.at_step("assignment").take("assign", "1_89", "1_151").take("assign", "1_89", "1_158")
    assert board.now.keyword(board.c("1_89"), "defender") == 0  # it ended with the assignment phase
    board.expect_log("tcg-log-skirmish", minions=[board.c("1_151"), board.c("1_158")])


@rule("tcg.assign.triggers-by-assigner")
def test_answers_to_the_assigning_player() -> None:
    sites = [TOWERS_SITES[0], "4_336", *TOWERS_SITES[2:]]
    fp = Board(at=2, sites=sites).fellowship("1_89").minions("1_151").pool(0).at_step("assignment")
    fp.take("assign", "1_89", "1_151")
    assert fp.now.pool == 1
    shadow = Board(at=2, sites=sites).fellowship("1_89").minions("1_151").pool(0).at_step("assignment")
    shadow.skip()
    shadow.take("assign", "1_89", "1_151")
    assert shadow.now.pool == 0
    card = Board(at=2, sites=sites).fellowship("1_13").minions("1_236").burdens(4).pool(0)
    card.at_step("assignment")
    card.take("use", "1_236")
    assert card.now.pool == 0
    forced = Board(at=2, sites=sites).fellowship("1_303").minions("1_262").pool(0).at_step("assignment")
    forced.take("use", "1_262")
    while forced.asked == "tcg-ask-assign":
        forced.take("choose", "1_303")
    assert forced.now.pool == 1  # a card that makes the Free Peoples player assign counts as his assigning


@rule("tcg.assign.exhausted-etc")
def test_the_exhausted_may_be_assigned() -> None:
    board = Board(at=2).minions("1_151").hurt("1_290", 3).at_step("assignment")
    assert board.now.vitality(board.c("1_290")) == 1 and board.can("assign", "1_290", "1_151")
    assert board.skip().can("assign", "1_290", "1_151")


@rule("tcg.assign.done-irrevocable")
def test_no_second_thoughts() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_151", "1_158").at_step("assignment").skip()
    assert board.asker == 1
    code = f"assign:{board.name('1_13')}:{board.name('1_151')}"
    assert board.why_not(code, 0) == "tcg.assign.done-irrevocable"


@rule("tcg.ally.allowed-by-card", "tcg.ally.shadow-assigns-at-home", "tcg.card.1_109")
def test_an_ally_let_into_the_fight() -> None:
    board = Board(at=5).fellowship("1_11").support(0, "1_27").minions("1_151").at_step("maneuver")
    assert board.can("use", "1_27")
    board.take("use", "1_27").until("tcg-ask-defend")
    assert board.can("assign", "1_27", "1_151")
    assert board.skip().can("assign", "1_27", "1_151") and board.asker == 1
    pathfinder = Board(at=5).fellowship("1_89").support(0, "1_40").minions("1_151").hand(0, "1_109").at_step("maneuver")
    pathfinder.take("play", "1_109")
    assert pathfinder.wounds("1_89") == 1 and pathfinder.strength("1_40") == BY_ID["1_40"].strength + 2
    pathfinder.until("tcg-ask-defend")
    assert pathfinder.can("assign", "1_40", "1_151")


@rule("tcg.ally.forbidden-by-card")
def test_streets_of_edoras_bar_allies() -> None:
    board = Board(at=3, sites=TOWERS_SITES).site(3, "4_340").support(0, "4_262").fellowship("1_13").minions("1_151")
    assert board.g.at_home(board.c("4_262"))
    board.at_step("assignment")
    assert not board.can("assign", "4_262", "1_151") and not board.skip().can("assign", "4_262", "1_151")


# Skirmishes


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
    board.g.ring_on = 1
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
        board.g.ring_on = 1
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


# The fierce round


@rule("tcg.fierce.none", "tcg.fierce.only-fierce")
def test_only_minions_fierce_at_its_beginning() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_151", "1_229").at_step("fierce_assignment")
    board.until("tcg-ask-defend")
    board.now.lay("keyword fierce", board.c("1_151"), 1, 1, 0)
    refusal = forbids_assignment(board.now, 0, board.c("1_89"), board.c("1_151"))
    assert refusal == "tcg.fierce.only-fierce" and board.can("assign", "1_89", "1_229")
    board.skip()
    assert board.asked == "tcg-ask-leftover" and not board.can("assign", "1_89", "1_151")
    none = Board(at=2).fellowship("1_89").minions("1_151").at_step("fierce_assignment")
    assert none.asked in LAST


@rule("tcg.fierce.committed")
def test_a_minion_that_loses_fierce_still_fights() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_229").at_step("fierce_assignment").until("tcg-ask-defend")
    board.now.lay("not fierce", board.c("1_229"), 1, 1, 0)
    assert board.now.keyword(board.c("1_229"), "fierce") == 0 and board.can("assign", "1_89", "1_229")
    board.take("assign", "1_89", "1_229")
    quiet(board)
    board.expect_log("tcg-log-skirmish", minions=[board.c("1_229")])


@rule("tcg.fierce.example", "tcg.fierce.defenders-fresh", "tcg.fierce.normal-skipped")
def test_a_fierce_survivor_is_offered_again() -> None:
    board = Board(at=2).fellowship("1_89", "1_13").minions("1_151").hand(0, "1_3").at_step("assignment")
    board.g.lay("keyword fierce", board.c("1_151"), 1, 1, 0)
    board.take("assign", "1_89", "1_151").until("tcg-ask-defend")
    assert board.wounds("1_151") == 1 and board.now.fierce == 1
    assert board.can("assign", "1_89", "1_151") and board.can("assign", "1_13", "1_151")
    idle = Board(at=2).fellowship("1_89").minions("1_229").at_step("assignment").skip(2)
    assert idle.now.fierce == 1 and idle.can("assign", "1_89", "1_229")


@rule("tcg.fierce.gained-in-time")
def test_a_madman_becomes_fierce_by_winning() -> None:
    board = Board(at=2).fellowship("1_13").minions("4_12").fight("1_13", "4_12").until("tcg-ask-answer")
    board.take("answer", "4_12").until("tcg-ask-defend")
    assert board.now.fierce == 1 and board.can("assign", "1_13", "4_12")


@rule("tcg.fierce.skirmish-kind")
def test_uruk_chaser_in_the_fierce_round() -> None:
    board = Board(at=2).fellowship("1_89").minions("4_181")
    board.g.lay("keyword fierce", board.c("4_181"), 1, 1, 0)
    board.hand(0, "1_116", "1_117").fight("1_89", "4_181")
    assert board.strength("4_181") == 9
    board.until("tcg-ask-defend", limit=30).take("assign", "1_89", "4_181")
    assert board.now.phase == SKIRMISH and board.strength("4_181") == 11


@rule("tcg.fierce.ally-eligible", "tcg.fierce.assignment-actions", "tcg.faq.s4.4_353")
def test_great_hall_twice() -> None:
    board = Board(at=6, sites=TOWERS_SITES).site(6, "4_353").support(0, "4_277").minions("1_236").burdens(4)
    board.g.lay("keyword fierce", board.c("1_236"), 1, 1, 0)
    board.fellowship("1_13").at_step("assignment").until("tcg-ask-assignment")
    assert board.can("use", "1_236")
    board.skip()
    assert board.can("assign", "4_277", "1_236") and board.skip().can("assign", "4_277", "1_236")
    board.skip().until("tcg-ask-assignment")
    assert board.now.fierce == 1 and board.can("use", "1_236")
    board.skip()
    assert board.can("assign", "4_277", "1_236")
    arrows = Board(at=6, sites=TOWERS_SITES).site(6, "4_353").support(0, "4_277").minions("1_176")
    arrows.g.phase = 4
    assert arrows.c("4_277") in fellowship_targets(arrows.g)


@rule("tcg.keyword.fierce-prevented")
def test_you_cannot_pass() -> None:
    board = Board(at=5).fellowship("1_364+2_29", "1_13").minions("2_51").hand(0, "2_30").at_step("maneuver")
    assert board.now.keyword(board.c("2_51"), "fierce") == 1
    board.take("play", "2_30")
    board.now.lay("keyword fierce", board.c("2_51"), 1, 1, 0)
    assert board.now.keyword(board.c("2_51"), "fierce") == 0


@rule("tcg.keyword.defender", "tcg.keyword.defender-sum", "tcg.keyword.defender-example")
def test_defender_bonuses_add_up() -> None:
    board = (
        Board(at=2).fellowship("4_109").minions("1_151", "1_158", "1_143", "1_146").hand(0, "1_103").at_step("maneuver")
    )
    board.take("play", "1_103").until("tcg-ask-defend")
    assert board.now.keyword(board.c("4_109"), "defender") == 2
    for minion in ("1_151", "1_158", "1_143"):
        board.take("assign", "4_109", minion)
    assert not board.can("assign", "4_109", "1_146")
    arm = Board(at=2).fellowship("1_89").minions("1_143").hand(0, "1_116", "1_117")
    arm.g.lay("keyword defender", arm.c("1_89"), 2, 2, 0)
    arm.fight("1_89", "1_143").take("play", "1_116")
    assert arm.strength("1_89") == 8 + 4


@rule("tcg.multi.shared-side")
def test_minions_of_two_players_fight_together() -> None:
    board = Board(3, at=2).fellowship("1_89").minions("1_178", seat=1).minions("1_176", seat=2)
    board.fight("1_89", "1_178", "1_176").until(*LAST)
    board.expect_log("tcg-log-won", count=12, other=8)
    assert board.wounds("1_89") == 1 and len(board.now.remembered(4)) == 2


@rule("tcg.wound.same-time-losers")
def test_all_losers_are_wounded_before_any_optional_answer() -> None:
    board = Board(at=6).fellowship("1_11").minions("1_271", "1_271").hand(0, "1_25").hurt("1_11", 1)
    board.g.lay("strength", board.c("1_11"), 12, 2, 0)
    board.fight("1_11", "1_271", "1_271").until("tcg-ask-answer")
    assert board.can("answer", "1_25")
    assert [board.wounds("1_271", n) for n in (1, 2)] == [1, 1]


@rule("tcg.keyword.roaming-state")
def test_what_are_they_finds_roaming_minions() -> None:
    board = Board(at=3).fellowship("1_89").minions("1_178", "2_42").hand(0, "1_119").at_step("regroup")
    if not board.can("play", "1_119"):
        board = Board(at=3).fellowship("1_89").minions("1_178", "2_42").hand(0, "1_119").at_step("maneuver")
    board.take("play", "1_119")
    assert board.zone("1_178") == DISCARD and board.zone("2_42") == PLAY


def test_a_resolution_with_nobody_left() -> None:
    board = Board(at=2)
    board.g.skirmishing = 1
    resolution = Resolution()
    resolution.compare(board.g)
    assert resolution.winners == [] and minion_targets(board.g, 1) == [] and FELLOWSHIP_SITES


@rule("tcg.archery.choose-shadow-player")
def test_nobody_is_named_without_arrows() -> None:
    board = Board(3, at=2).fellowship("1_13").minions("1_151", seat=1).minions("1_158", seat=2).at_step("archery")
    assert board.asked == "tcg-ask-defend"


@rule("tcg.skirmish.losing-character", "tcg.faq.s4.1_162")
def test_a_removed_uruk_was_still_in_the_skirmish() -> None:
    from westmarch.games.tcg.rules.wounds import out_of_skirmish

    board = Board(at=2).fellowship("1_53").minions("4_10", "1_151").support(1, "1_162").hand(0, "1_37", "1_3")
    board.fight("1_53", "4_10", "1_151")
    assert board.asked == "tcg-ask-skirmish"
    out_of_skirmish(board.now, board.c("1_151"))
    board.until("tcg-ask-either", *LAST, limit=10)
    assert board.asked == "tcg-ask-either"
