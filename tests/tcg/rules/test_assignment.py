"""Assignment."""

from __future__ import annotations

from tcg.board import TOWERS_SITES, Board, quiet
from tcg.names import printed
from westmarch.engine.testing import rule
from westmarch.games.tcg.rules.assignment import forbids_assignment


@rule("tcg.assign.actions-first")
def test_no_assignment_event_once_assigning_has_begun() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North")
        .minions("Úlairë Toldëa, Messenger of Morgul", "Uruk Savage")
        .burdens(4)
        .at_step("assignment")
    )
    board.until("tcg-ask-assignment")
    assert board.can("use", "Úlairë Toldëa, Messenger of Morgul")
    board.skip()
    assert board.asked == "tcg-ask-defend" and not board.can("use", "Úlairë Toldëa, Messenger of Morgul")


@rule("tcg.assign.action-needs-unassigned", "tcg.assign.prior-action-counts")
def test_an_action_assigns_the_unassigned() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Úlairë Toldëa, Messenger of Morgul", "Uruk Savage")
        .burdens(4)
        .at_step("assignment")
        .take("use", "Úlairë Toldëa, Messenger of Morgul")
    )
    assert board.now.against[board.c("Úlairë Toldëa, Messenger of Morgul")] == board.c(
        "Gimli, Son of Glóin"
    ) and not board.can("use", "Úlairë Toldëa, Messenger of Morgul")
    assert board.asked == "tcg-ask-defend" and not board.can("assign", "Gimli, Son of Glóin", "Uruk Savage")
    assert board.can("assign", "Frodo, Son of Drogo", "Uruk Savage")


@rule("tcg.assign.fp-optional", "tcg.assign.leftovers-optional", "tcg.keyword.fierce")
def test_nobody_must_assign() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Úlairë Attëa, Keeper of Dol Guldur")
        .at_step("assignment")
    )
    board.skip().skip()
    assert board.asked == "tcg-ask-defend" and board.now.fierce == 1
    board.skip().skip()
    quiet(board)
    board.expect_no_log("tcg-log-skirmish")
    assert board.now.in_play(board.c("Úlairë Attëa, Keeper of Dol Guldur"))


@rule("tcg.assign.one-defender-per-minion", "tcg.assign.one-minion-per-defender", "tcg.assign.example.protect")
def test_one_to_one() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Savage")
        .at_step("assignment")
        .take("assign", "Aragorn, Ranger of the North", "Uruk Savage")
    )
    board.expect_log("tcg-log-skirmish", card=board.c("Aragorn, Ranger of the North"), minions=[board.c("Uruk Savage")])
    assert board.asked != "tcg-ask-leftover"
    two = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Savage", "Uruk-hai Raiding Party (1_158)")
        .at_step("assignment")
        .take("assign", "Aragorn, Ranger of the North", "Uruk Savage")
    )
    two.expect_refused(
        f"assign:{two.name('Frodo, Son of Drogo')}:{two.name('Uruk Savage')}", "tcg.assign.one-defender-per-minion", 0
    )
    assert (
        forbids_assignment(two.now, 0, two.c("Aragorn, Ranger of the North"), two.c("Uruk-hai Raiding Party (1_158)"))
        == "tcg.assign.one-minion-per-defender"
    )
    ring = (
        Board(at=2)
        .fellowship("Aragorn, Heir of Elendil")
        .minions("Uruk Savage", "Uruk-hai Raiding Party (1_158)")
        .at_step("assignment")
    )
    ring.take("assign", "Aragorn, Heir of Elendil", "Uruk Savage").take(
        "assign", "Aragorn, Heir of Elendil", "Uruk-hai Raiding Party (1_158)"
    )
    ring.expect_log("tcg-log-skirmish", minions=[ring.c("Uruk Savage"), ring.c("Uruk-hai Raiding Party (1_158)")])


@rule("tcg.assign.one-defender-per-minion")
def test_a_minion_before_the_ring_bearer_is_assigned_as_well() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner", "Goblin Marksman")
        .at_step("assignment")
        .take("assign", "Frodo, Son of Drogo", "Goblin Runner")
    )
    assert board.c("Frodo, Son of Drogo") == 0  # the first card of all
    code = f"assign:{board.name('Gimli, Son of Glóin')}:{board.name('Goblin Runner')}"
    assert board.why_not(code) == "tcg.assign.one-defender-per-minion"


@rule("tcg.assign.leftovers", "tcg.multi.shadow-order")
def test_leftovers_of_the_right_hand_player_first() -> None:
    board = (
        Board(3, at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk Savage", seat=1)
        .minions("Uruk-hai Raiding Party (1_158)", seat=2)
        .at_step("assignment")
    )
    board.skip()
    assert board.asked == "tcg-ask-leftover" and board.asker == 2
    assert board.can("assign", "Gimli, Son of Glóin", "Uruk-hai Raiding Party (1_158)") and not board.can(
        "assign", "Gimli, Son of Glóin", "Uruk Savage"
    )
    board.take("assign", "Gimli, Son of Glóin", "Uruk-hai Raiding Party (1_158)")
    assert board.asker == 1 and board.can("assign", "Gimli, Son of Glóin", "Uruk Savage")


@rule("tcg.assign.leftovers-pile-on", "tcg.assign.example.leftover", "tcg.keyword.defender-fp-only")
def test_leftovers_pile_on() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Savage", "Uruk-hai Raiding Party (1_158)", "Uruk Fighter", "Troop of Uruk-hai")
        .at_step("assignment")
    )
    board.take("assign", "Frodo, Son of Drogo", "Uruk Savage").skip()
    for minion in ("Uruk-hai Raiding Party (1_158)", "Uruk Fighter", "Troop of Uruk-hai"):
        board.take("assign", "Frodo, Son of Drogo", minion)
    board.expect_log(
        "tcg-log-skirmish",
        minions=[
            board.c(m) for m in ("Uruk Savage", "Uruk-hai Raiding Party (1_158)", "Uruk Fighter", "Troop of Uruk-hai")
        ],
    )
    example = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Savage", "Uruk-hai Raiding Party (1_158)", "Uruk Fighter")
        .at_step("assignment")
    )
    example.take("assign", "Aragorn, Ranger of the North", "Uruk Savage").take(
        "assign", "Frodo, Son of Drogo", "Uruk-hai Raiding Party (1_158)"
    ).take("assign", "Frodo, Son of Drogo", "Uruk Fighter")
    against = example.now.against
    assert [against[example.c(m)] for m in ("Uruk Savage", "Uruk-hai Raiding Party (1_158)", "Uruk Fighter")] == [
        example.c("Aragorn, Ranger of the North"),
        example.c("Frodo, Son of Drogo"),
        example.c("Frodo, Son of Drogo"),
    ]


@rule("tcg.assign.fp-optional", "tcg.assign.simultaneous")
def test_defenders_are_named_in_any_order() -> None:
    """The last minion first, the first one not at all, and the order in which they came does not matter."""
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North", "Gimli, Son of Glóin")
        .minions("Uruk Savage", "Uruk-hai Raiding Party (1_158)", "Uruk Fighter")
        .at_step("assignment")
    )
    board.take("assign", "Gimli, Son of Glóin", "Uruk Fighter").take(
        "assign", "Aragorn, Ranger of the North", "Uruk-hai Raiding Party (1_158)"
    ).skip()
    against = board.now.against
    assert [against[board.c(m)] for m in ("Uruk Savage", "Uruk-hai Raiding Party (1_158)", "Uruk Fighter")] == [
        -1,
        board.c("Aragorn, Ranger of the North"),
        board.c("Gimli, Son of Glóin"),
    ]
    assert board.asked == "tcg-ask-leftover" and board.can("assign", "Frodo, Son of Drogo", "Uruk Savage")


@rule("tcg.assign.leftover-fixed")
def test_a_minion_freed_later_is_no_leftover() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk Savage", "Uruk-hai Raiding Party (1_158)")
        .at_step("assignment")
        .take("assign", "Gimli, Son of Glóin", "Uruk Savage")
    )
    board.skip()
    assert board.asked == "tcg-ask-leftover"
    board.now.against[board.c("Uruk Savage")] = -1  # a card takes it out of its assignment
    board.take("assign", "Frodo, Son of Drogo", "Uruk-hai Raiding Party (1_158)")
    assert board.asked != "tcg-ask-leftover" and board.now.against[board.c("Uruk Savage")] == -1


@rule("tcg.assign.cannot-skirmish", "tcg.keyword.unhasty", "tcg.keyword.unhasty-companion-no-home")
def test_who_cannot_skirmish_is_assigned_by_nobody() -> None:
    board = (
        Board(at=2)
        .support(0, "Elrond, Lord of Rivendell")
        .fellowship("Birchseed, Tall Statesman", "Merry, From O'er the Brandywine")
        .minions("Uruk Savage")
        .at_step("assignment")
    )
    for seat in (0, 1):
        assert (
            forbids_assignment(board.g, seat, board.c("Elrond, Lord of Rivendell"), board.c("Uruk Savage"))
            == "tcg.assign.cannot-skirmish"
        )
        assert (
            forbids_assignment(board.g, seat, board.c("Birchseed, Tall Statesman"), board.c("Uruk Savage"))
            == "tcg.assign.cannot-skirmish"
        )
    board.until("tcg-ask-assignment", "tcg-ask-defend")
    assert board.asked == "tcg-ask-assignment"
    board.take("use", "Birchseed, Tall Statesman").until("tcg-ask-defend")
    assert board.can("assign", "Birchseed, Tall Statesman", "Uruk Savage")
    board.skip()
    assert board.asked == "tcg-ask-leftover" and board.can("assign", "Birchseed, Tall Statesman", "Uruk Savage")
    board.skip()
    assert not board.now.flagged(
        "may fight", board.c("Birchseed, Tall Statesman")
    )  # for the fierce round it must be allowed anew


@rule("tcg.assign.may-not-be-assigned")
def test_saruman_is_offered_to_nobody() -> None:
    for saruman in ("Saruman, Keeper of Isengard", "Saruman, Rabble-rouser"):
        board = Board(at=2).fellowship("Gimli, Son of Glóin").minions(saruman)
        for seat in (0, 1):
            refusal = forbids_assignment(board.g, seat, board.c("Gimli, Son of Glóin"), board.c(saruman))
            assert refusal == "tcg.assign.may-not-be-assigned"


@rule("tcg.assign.fp-may-not")
def test_bill_ferny_is_assigned_by_his_owner() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Bill Ferny, Swarthy Sneering Fellow")
        .at_step("assignment")
    )
    assert (
        board.asked == "tcg-ask-leftover"
        and board.asker == 1
        and board.can("assign", "Gimli, Son of Glóin", "Bill Ferny, Swarthy Sneering Fellow")
    )
    assert (
        forbids_assignment(board.now, 0, board.c("Gimli, Son of Glóin"), board.c("Bill Ferny, Swarthy Sneering Fellow"))
        is not None
    )


@rule("tcg.assign.specific-pair")
def test_a_ban_on_one_pair() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North", "Gimli, Son of Glóin")
        .minions("Uruk Guard", "Uruk Savage")
        .at_step("assignment")
    )
    board.until("tcg-ask-assignment", "tcg-ask-defend")
    if board.can("use", "Uruk Guard"):
        board.take("use", "Uruk Guard")
        if board.can("choose", "Aragorn, Ranger of the North"):
            board.take("choose", "Aragorn, Ranger of the North")
    board.until("tcg-ask-defend")
    refusal = forbids_assignment(board.now, 0, board.c("Aragorn, Ranger of the North"), board.c("Uruk Guard"))
    assert refusal == "tcg.assign.specific-pair"
    assert forbids_assignment(board.now, 0, board.c("Aragorn, Ranger of the North"), board.c("Uruk Savage")) is None
    assert forbids_assignment(board.now, 0, board.c("Gimli, Son of Glóin"), board.c("Uruk Guard")) is None


@rule("tcg.assign.one-minion-per-skirmish")
def test_caras_galadhon() -> None:
    board = (
        Board(at=6)
        .site(6, "Caras Galadhon")
        .fellowship("Aragorn, Heir of Elendil")
        .minions("Uruk Savage", "Uruk-hai Raiding Party (1_158)", "Troop of Uruk-hai")
        .at_step("assignment")
    )
    board.take("assign", "Aragorn, Heir of Elendil", "Uruk Savage")
    assert not board.can("assign", "Aragorn, Heir of Elendil", "Uruk-hai Raiding Party (1_158)") and board.can(
        "assign", "Frodo, Son of Drogo", "Uruk-hai Raiding Party (1_158)"
    )
    board.take("assign", "Frodo, Son of Drogo", "Uruk-hai Raiding Party (1_158)")
    assert board.asked != "tcg-ask-leftover"  # both companions are taken


@rule("tcg.assign.simultaneous", "tcg.keyword.ambush")
def test_both_assignments_stand_before_the_first_ambush() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North", "Gimli, Son of Glóin")
        .minions("Southron Scout", "Southron Scout")
        .pool(0)
        .at_step("assignment")
    )
    board.take("assign", "Aragorn, Ranger of the North", board.c("Southron Scout", 1)).take(
        "assign", "Gimli, Son of Glóin", board.c("Southron Scout", 2)
    )
    assert board.asker == 1 and board.can("ambush", "Southron Scout")
    assert [board.now.against[board.c("Southron Scout", n)] for n in (1, 2)] == [
        board.c("Aragorn, Ranger of the North"),
        board.c("Gimli, Son of Glóin"),
    ]
    board.take("ambush", "Southron Scout").take("ambush", "Southron Scout")
    assert board.now.pool == 4 and board.asked != "tcg-ask-answer"


@rule("tcg.assign.ring-bearer", "tcg.ringbearer.normal-companion")
def test_the_ring_bearer_is_a_companion() -> None:
    board = Board(at=2).minions("Uruk Savage").hand(0, "Sting", "Hobbit Sword (1_299)").until("tcg-ask-fellowship")
    assert board.can("play", "Sting") and board.c("Frodo, Son of Drogo") in board.now.companions()
    board.take("play", "Sting")
    assert board.now.host[board.c("Sting")] == board.c("Frodo, Son of Drogo") and board.can("use", "Sting")
    fight = Board(at=2).minions("Uruk Savage").at_step("assignment")
    assert fight.can("assign", "Frodo, Son of Drogo", "Uruk Savage")
    assert fight.skip().can("assign", "Frodo, Son of Drogo", "Uruk Savage") and fight.asker == 1


@rule("tcg.assign.defender-not-exceeded")
def test_assignments_outlast_the_bonus() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Savage", "Uruk-hai Raiding Party (1_158)")
        .hand(0, "An Able Guide")
    )
    board.g.lay("keyword defender", board.c("Aragorn, Ranger of the North"), 1, 0, 0)
    board.at_step("assignment").take("assign", "Aragorn, Ranger of the North", "Uruk Savage").take(
        "assign", "Aragorn, Ranger of the North", "Uruk-hai Raiding Party (1_158)"
    )
    assert (
        board.now.keyword(board.c("Aragorn, Ranger of the North"), "defender") == 0
    )  # it ended with the assignment phase
    board.expect_log("tcg-log-skirmish", minions=[board.c("Uruk Savage"), board.c("Uruk-hai Raiding Party (1_158)")])


@rule("tcg.assign.triggers-by-assigner")
def test_answers_to_the_assigning_player() -> None:
    sites = [TOWERS_SITES[0], "Wold of Rohan", *TOWERS_SITES[2:]]
    fp = (
        Board(at=2, sites=sites)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Savage")
        .pool(0)
        .at_step("assignment")
    )
    fp.take("assign", "Aragorn, Ranger of the North", "Uruk Savage")
    assert fp.now.pool == 1
    shadow = (
        Board(at=2, sites=sites)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Savage")
        .pool(0)
        .at_step("assignment")
    )
    shadow.skip()
    shadow.take("assign", "Aragorn, Ranger of the North", "Uruk Savage")
    assert shadow.now.pool == 0
    card = (
        Board(at=2, sites=sites)
        .fellowship("Gimli, Son of Glóin")
        .minions("Úlairë Toldëa, Messenger of Morgul")
        .burdens(4)
        .pool(0)
    )
    card.at_step("assignment")
    card.take("use", "Úlairë Toldëa, Messenger of Morgul")
    assert card.now.pool == 0
    forced = (
        Board(at=2, sites=sites)
        .fellowship("Merry, From O'er the Brandywine")
        .minions("Orc Assassin")
        .pool(0)
        .at_step("assignment")
    )
    forced.take("use", "Orc Assassin")
    while forced.asked == "tcg-ask-assign":
        forced.take("choose", "Merry, From O'er the Brandywine")
    assert forced.now.pool == 1  # a card that makes the Free Peoples player assign counts as his assigning


@rule("tcg.assign.exhausted-etc")
def test_the_exhausted_may_be_assigned() -> None:
    board = Board(at=2).minions("Uruk Savage").hurt("Frodo, Son of Drogo", 3).at_step("assignment")
    assert board.now.vitality(board.c("Frodo, Son of Drogo")) == 1 and board.can(
        "assign", "Frodo, Son of Drogo", "Uruk Savage"
    )
    assert board.skip().can("assign", "Frodo, Son of Drogo", "Uruk Savage")


@rule("tcg.assign.done-irrevocable")
def test_no_second_thoughts() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk Savage", "Uruk-hai Raiding Party (1_158)")
        .at_step("assignment")
        .skip()
    )
    assert board.asker == 1
    code = f"assign:{board.name('Gimli, Son of Glóin')}:{board.name('Uruk Savage')}"
    assert board.why_not(code, 0) == "tcg.assign.done-irrevocable"


@rule("tcg.ally.allowed-by-card", "tcg.ally.shadow-assigns-at-home", "tcg.card.1_109")
def test_an_ally_let_into_the_fight() -> None:
    board = (
        Board(at=5)
        .fellowship("Farin, Dwarven Emissary")
        .support(0, "Thrarin, Dwarven Smith")
        .minions("Uruk Savage")
        .at_step("maneuver")
    )
    assert board.can("use", "Thrarin, Dwarven Smith")
    board.take("use", "Thrarin, Dwarven Smith").until("tcg-ask-defend")
    assert board.can("assign", "Thrarin, Dwarven Smith", "Uruk Savage")
    assert board.skip().can("assign", "Thrarin, Dwarven Smith", "Uruk Savage") and board.asker == 1
    pathfinder = (
        Board(at=5)
        .fellowship("Aragorn, Ranger of the North")
        .support(0, "Elrond, Lord of Rivendell")
        .minions("Uruk Savage")
        .hand(0, "One Whom Men Would Follow")
        .at_step("maneuver")
    )
    pathfinder.take("play", "One Whom Men Would Follow")
    assert (
        pathfinder.wounds("Aragorn, Ranger of the North") == 1
        and pathfinder.strength("Elrond, Lord of Rivendell") == printed("Elrond, Lord of Rivendell").strength + 2
    )
    pathfinder.until("tcg-ask-defend")
    assert pathfinder.can("assign", "Elrond, Lord of Rivendell", "Uruk Savage")


@rule("tcg.ally.forbidden-by-card")
def test_streets_of_edoras_bar_allies() -> None:
    board = (
        Board(at=3, sites=TOWERS_SITES)
        .site(3, "Streets of Edoras")
        .support(0, "Aldor, Soldier of Edoras")
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk Savage")
    )
    assert board.g.at_home(board.c("Aldor, Soldier of Edoras"))
    board.at_step("assignment")
    assert not board.can("assign", "Aldor, Soldier of Edoras", "Uruk Savage") and not board.skip().can(
        "assign", "Aldor, Soldier of Edoras", "Uruk Savage"
    )


@rule("tcg.assign.done-irrevocable")
def test_assignments_are_final() -> None:
    board = Board(at=2).fellowship("Gimli, Son of Glóin").minions("Goblin Runner").at_step("assignment").skip()
    code = f"assign:{board.name('Gimli, Son of Glóin')}:{board.name('Goblin Runner')}"
    assert board.why_not(code, 0) == "tcg.assign.done-irrevocable"


@rule("tcg.assign.may-not-be-assigned")
def test_saruman_assigns_himself_when_nothing_keeps_him_back() -> None:
    kept = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Saruman, Servant of the Eye + Saruman's Staff, Wizard's Device", "Uruk-hai Raiding Party (1_158)")
        .at_step("assignment")
        .take("use", "Saruman, Servant of the Eye")
    )
    kept.take("option", 1)
    assert kept.now.against[kept.c("Uruk-hai Raiding Party (1_158)")] == kept.c("Gimli, Son of Glóin")
    free = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Saruman, Servant of the Eye + Saruman's Staff, Wizard's Device", "Uruk-hai Raiding Party (1_158)")
        .at_step("maneuver")
    )
    free.until("tcg-ask-maneuver").take("use", "Saruman's Staff, Wizard's Device").until("tcg-ask-assignment").take(
        "use", "Saruman, Servant of the Eye"
    )
    free.take("choose", "Saruman, Servant of the Eye").take("option", 1)
    assert free.now.against[free.c("Saruman, Servant of the Eye")] == free.c("Gimli, Son of Glóin")


@rule("tcg.faq.s4.3_69")
def test_saruman_assigns_himself_once_his_first_sentence_is_off() -> None:
    """His staff turns off the sentence that keeps him from being assigned; before, his ability does not reach him."""
    for off in (False, True):
        board = Board(at=2).fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf")
        board.minions("Saruman, Servant of the Eye").bear(
            "Saruman, Servant of the Eye", "Saruman's Staff, Wizard's Device", seat=1
        )
        board.at_step("maneuver")
        while board.asker != 1:
            board.skip()
        if off:
            board.take("use", "Saruman's Staff, Wizard's Device")
        while board.asked != "tcg-ask-assignment":
            board.skip()
        board.take("use", "Saruman, Servant of the Eye").take("choose", "Legolas, Greenleaf")
        board.take("option", 1)
        against = board.now.against[board.c("Saruman, Servant of the Eye")]
        assert against == (board.c("Legolas, Greenleaf") if off else -1)


@rule("tcg.assign.fp-optional", "tcg.assign.leftovers", "tcg.assign.leftovers-optional", "tcg.assign.leftovers-pile-on")
def test_leftovers() -> None:
    board = (
        Board(at=2).fellowship("Gimli, Son of Glóin").minions("Goblin Runner", "Goblin Marksman").at_step("assignment")
    )
    board.take("assign", "Gimli, Son of Glóin", "Goblin Runner").skip()
    assert board.asked == "tcg-ask-leftover" and board.asker == 1
    board.take("assign", "Gimli, Son of Glóin", "Goblin Marksman")
    assert board.now.foes == [board.c("Goblin Runner"), board.c("Goblin Marksman")]


@rule("tcg.assign.one-minion-per-defender", "tcg.assign.one-defender-per-minion", "tcg.assign.example.protect")
def test_one_minion_for_each_defender() -> None:
    board = (
        Board(at=2).fellowship("Gimli, Son of Glóin").minions("Goblin Runner", "Goblin Marksman").at_step("assignment")
    )
    board.take("assign", "Gimli, Son of Glóin", "Goblin Runner")
    assert not board.can("assign", "Gimli, Son of Glóin") and board.can("assign", "Frodo, Son of Drogo")
    code = f"assign:{board.name('Frodo, Son of Drogo')}:{board.name('Goblin Runner')}"
    assert board.why_not(code) == "tcg.assign.one-defender-per-minion"


@rule("tcg.assign.actions-first", "tcg.assign.action-needs-unassigned", "tcg.assign.prior-action-counts")
def test_assignment_actions() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Úlairë Toldëa, Messenger of Morgul", "Úlairë Otsëa, Lieutenant of Morgul")
        .burdens(4)
        .at_step("assignment")
    )
    board.take("use", "Úlairë Toldëa, Messenger of Morgul")
    assert board.now.against[board.c("Úlairë Toldëa, Messenger of Morgul")] == board.c(
        "Gimli, Son of Glóin"
    ) and not board.can("use", "Úlairë Toldëa, Messenger of Morgul")


@rule("tcg.assign.may-not-be-assigned", "tcg.assign.exhausted-etc")
def test_who_may_not_be_assigned() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Saruman, Keeper of Isengard", "Uruk Savage")
        .hurt("Gimli, Son of Glóin", 2)
        .at_step("assignment")
    )
    assert board.can("assign", "Gimli, Son of Glóin", "Uruk Savage") and not board.can(
        "assign", "Gimli, Son of Glóin", "Saruman, Keeper of Isengard"
    )


@rule("tcg.assign.one-minion-per-skirmish")
def test_one_minion_in_each_skirmish() -> None:
    board = (
        Board(at=6)
        .site(6, "Caras Galadhon")
        .fellowship("Aragorn, Heir of Elendil")
        .minions("Uruk Savage", "Uruk-hai Raiding Party (1_158)")
        .at_step("assignment")
    )
    board.take("assign", "Aragorn, Heir of Elendil", "Uruk Savage")
    assert not board.can("assign", "Aragorn, Heir of Elendil", "Uruk-hai Raiding Party (1_158)") and board.can(
        "assign", "Frodo, Son of Drogo", "Uruk-hai Raiding Party (1_158)"
    )
