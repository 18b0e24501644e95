"""Assignment."""

from __future__ import annotations

from tcg.board import TOWERS_SITES, Board, quiet
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import BY_ID
from westmarch.games.tcg.rules.assignment import forbids_assignment, instances


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
