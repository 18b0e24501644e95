"""How a skirmish is resolved: totals, winners, damage, overwhelming."""

from __future__ import annotations

from tcg.board import END_OF_TURN, Board, quiet
from tcg.names import printed
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DEAD, DISCARD
from westmarch.games.tcg.rules.skirmish import Resolution


@rule("tcg.skirmish.total", "tcg.modifier.reapplied")
def test_each_strength_is_floored_by_itself() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Savage", "Goblin Runner")
        .fight("Aragorn, Ranger of the North", "Uruk Savage", "Goblin Runner")
    )
    board.g.lay("strength", board.c("Goblin Runner"), -9, 0, 0)
    quiet(board)
    board.expect_log("tcg-log-won", count=8, other=5)


@rule("tcg.skirmish.higher-wins", "tcg.skirmish.tie-shadow")
def test_the_higher_total_wins_and_ties_are_the_shadows() -> None:
    board = quiet(
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Goblin Marksman")
        .fight("Aragorn, Ranger of the North", "Goblin Marksman")
    )
    assert board.wounds("Aragorn, Ranger of the North") == 0 and (
        board.wounds("Goblin Marksman") == 1 or board.zone("Goblin Marksman") == DISCARD
    )
    tie = quiet(
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Dunlending Brigand")
        .fight("Aragorn, Ranger of the North", "Dunlending Brigand")
    )
    assert tie.wounds("Aragorn, Ranger of the North") == 1 and tie.wounds("Dunlending Brigand") == 0


@rule("tcg.skirmish.loser-wound", "tcg.skirmish.one-per-defender")
def test_one_wound_however_many_won() -> None:
    board = quiet(
        Board(at=2)
        .fellowship("Gandalf, The Grey Wizard")
        .minions("Goblin Runner", "Goblin Runner")
        .fight("Gandalf, The Grey Wizard", "Goblin Runner", "Goblin Runner")
    )
    board.expect_log("tcg-log-won", count=10, other=7)
    assert board.wounds("Gandalf, The Grey Wizard") == 1
    won = Board(at=6).fellowship("Aragorn, Ranger of the North").minions("Orc Soldier", "Orc Soldier")
    won.g.lay("strength", won.c("Aragorn, Ranger of the North"), 8, 2, 0)
    quiet(won.fight("Aragorn, Ranger of the North", "Orc Soldier", "Orc Soldier"))
    assert won.wounds("Orc Soldier", 1) == 1 and won.wounds("Orc Soldier", 2) == 1


@rule("tcg.skirmish.damage-bonus", "tcg.skirmish.damage-bonus.sum", "tcg.skirmish.damage-bonus.example")
def test_damage_bonuses() -> None:
    board = quiet(
        Board(at=2).fellowship("Gimli, Son of Glóin").minions("Uruk Savage").fight("Gimli, Son of Glóin", "Uruk Savage")
    )
    assert board.wounds("Uruk Savage") == 2
    strong = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin + Gimli's Battle Axe")
        .support(0, "Lord of Moria")
        .minions("Troop of Uruk-hai")
        .fight("Gimli, Son of Glóin", "Troop of Uruk-hai")
    )
    assert strong.g.keyword(strong.c("Gimli, Son of Glóin"), "damage") == 3
    strong.g.lay("strength", strong.c("Gimli, Son of Glóin"), 4, 0, 0)
    strong.g.lay("vitality", strong.c("Troop of Uruk-hai"), 3, 2, 0)
    quiet(strong)
    assert strong.wounds("Troop of Uruk-hai") == 4
    two = quiet(
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Savage", "Uruk Savage")
        .fight("Aragorn, Ranger of the North", "Uruk Savage", "Uruk Savage")
    )
    assert two.wounds("Aragorn, Ranger of the North") == 3


@rule("tcg.keyword.damage")
def test_damage_only_by_winning() -> None:
    board = (
        Board(at=6)
        .fellowship("Gimli, Son of Glóin + Gimli's Battle Axe")
        .minions("Goblin Runner", "Orc Soldier")
        .fight("Gimli, Son of Glóin", "Goblin Runner")
        .until("tcg-ask-answer")
    )
    assert board.now.keyword(board.c("Gimli, Son of Glóin"), "damage") == 2
    board.take("answer", "Gimli's Battle Axe")
    assert board.wounds("Orc Soldier") == 1


@rule("tcg.skirmish.damage-bonus.lost", "tcg.skirmish.damage-bonus.not-negative")
def test_lost_bonuses_cannot_be_gained() -> None:
    board = (
        Board(at=2)
        .fellowship("Farin, Dwarven Emissary")
        .minions("Uruk-hai Raiding Party (1_158)")
        .support(0, "A Blended Race")
        .fight("Farin, Dwarven Emissary", "Uruk-hai Raiding Party (1_158)")
    )
    board.g.lay("keyword damage", board.c("Uruk-hai Raiding Party (1_158)"), 1, 0, 0)
    assert board.g.keyword(board.c("Uruk-hai Raiding Party (1_158)"), "damage") == 0
    quiet(board)
    assert board.wounds("Farin, Dwarven Emissary") == 1
    low = Board(at=2).fellowship("Gimli, Son of Glóin").minions("Uruk-hai Raiding Party (1_158)")
    low.g.lay("keyword damage", low.c("Uruk-hai Raiding Party (1_158)"), -5, 2, 0)
    quiet(low.fight("Gimli, Son of Glóin", "Uruk-hai Raiding Party (1_158)"))
    assert low.wounds("Gimli, Son of Glóin") == 1


@rule("tcg.skirmish.overwhelm", "tcg.skirmish.overwhelm.exact-double", "tcg.kill.by-text")
def test_twice_the_strength_kills_outright() -> None:
    board = quiet(
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Southron Soldier")
        .fight("Aragorn, Ranger of the North", "Southron Soldier")
    )
    assert board.zone("Southron Soldier") == DISCARD
    board.expect_no_log("tcg-log-wound").expect_log("tcg-log-kill", card=board.c("Southron Soldier"))
    five = Board(at=2).fellowship("Aragorn, Ranger of the North").minions("Uruk Savage")
    quiet(five.fight("Aragorn, Ranger of the North", "Uruk Savage"))
    five.expect_no_log("tcg-log-overwhelmed")
    assert five.wounds("Uruk Savage") == 1
    frodo = (
        Board(at=2)
        .minions("Dunlending Brigand")
        .fight("Frodo, Son of Drogo", "Dunlending Brigand")
        .until("tcg-end-last", limit=20)
    )
    assert frodo.now.winners == [1]


@rule("tcg.skirmish.overwhelm.no-wound-prevention", "tcg.prevent.all-wounds")
def test_prevented_wounds_do_not_help_against_overwhelming() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin + Gimli's Helm")
        .minions("The Witch-king, Lord of Angmar")
        .fight("Gimli, Son of Glóin", "The Witch-king, Lord of Angmar")
        .take("use", "Gimli's Helm")
    )
    assert board.strength("The Witch-king, Lord of Angmar") >= 2 * board.strength("Gimli, Son of Glóin")
    quiet(board)
    assert board.zone("Gimli, Son of Glóin") == DEAD


@rule("tcg.skirmish.overwhelm.zero", "tcg.skirmish.overwhelm.zero-zero")
def test_strength_zero() -> None:
    for other, dead in ((1, True), (0, False)):
        board = Board(at=2).fellowship("Gimli, Son of Glóin").minions("Goblin Runner")
        board.g.lay("strength", board.c("Gimli, Son of Glóin"), -20, 2, 0)
        board.g.lay("strength", board.c("Goblin Runner"), other - 5, 2, 0)
        quiet(board.fight("Gimli, Son of Glóin", "Goblin Runner"))
        assert (board.zone("Gimli, Son of Glóin") == DEAD) == dead and (
            dead or board.wounds("Gimli, Son of Glóin") == 1
        )


@rule("tcg.skirmish.overwhelm.tripled")
def test_boromir_falls_only_to_the_threefold() -> None:
    for total, dead in ((15, False), (20, False), (21, True)):
        board = Board(at=2).fellowship("Boromir, Lord of Gondor").minions("Troop of Uruk-hai")
        board.g.lay("strength", board.c("Troop of Uruk-hai"), total - printed("Troop of Uruk-hai").strength, 2, 0)
        quiet(board.fight("Boromir, Lord of Gondor", "Troop of Uruk-hai"))
        board.expect_log("tcg-log-won", count=total, other=7)
        assert (board.zone("Boromir, Lord of Gondor") == DEAD) == dead


@rule("tcg.skirmish.overwhelm.ring-bearer")
def test_a_worn_ring_does_not_save_the_overwhelmed() -> None:
    board = Board(at=2).minions("Dunlending Brigand")
    board.g.ring_on = True
    board.fight("Frodo, Son of Drogo", "Dunlending Brigand").until("tcg-end-last", limit=20)
    assert board.now.winners == [1] and board.now.burdens[0] == 0


@rule("tcg.skirmish.side-emptied", "tcg.skirmish.no-more-actions")
def test_the_last_minion_dies_and_boromir_wins() -> None:
    board = (
        Board(at=2)
        .fellowship("Boromir, Son of Denethor + Blade of Gondor")
        .minions("Uruk Savage")
        .hurt("Uruk Savage", 2)
        .hand(1, "Bred for Battle")
        .hand(0, "Swordarm of the White Tower")
        .pool(5)
    )
    board.fight("Boromir, Son of Denethor", "Uruk Savage").take("use", "Blade of Gondor")
    assert board.zone("Uruk Savage") == DISCARD and board.asked != "tcg-ask-skirmish"
    board.expect_log("tcg-log-won", minions=[board.c("Boromir, Son of Denethor")])


@rule("tcg.skirmish.win-triggers-after")
def test_wounds_before_optional_answers() -> None:
    board = (
        Board(at=2)
        .fellowship("Legolas, Greenleaf + Bow of the Galadhrim")
        .minions("Goblin Runner", "Uruk Savage")
        .fight("Legolas, Greenleaf", "Goblin Runner")
        .until("tcg-ask-answer")
    )
    assert board.can("answer", "Bow of the Galadhrim") and board.zone("Goblin Runner") == DISCARD


@rule("tcg.skirmish.survivor-again", "tcg.fierce.once-per-move")
def test_survivors_fight_again() -> None:
    board = (
        Board(at=2)
        .site(2, "Ettenmoors")
        .fellowship("Aragorn, Ranger of the North")
        .minions("Úlairë Attëa, Keeper of Dol Guldur")
        .hand(0, "Axe Strike")
        .at_step("assignment")
    )
    board.g.moves = 1
    board.g.lay("vitality", board.c("Úlairë Attëa, Keeper of Dol Guldur"), 9, 2, 0)
    board.g.lay("vitality", board.c("Aragorn, Ranger of the North"), 9, 2, 0)
    fights = 0
    for _ in range(90):
        if board.now.turn > 1 or board.now.over:
            break
        codes = board.all_codes()
        wanted = [c for c in codes if c.startswith(("assign:aragorn", "move"))]
        board.do(
            wanted[0] if wanted else "stay" if "stay" in codes else "pass" if "pass" in codes else codes[0],
            seat=board.asker,
        )
        fights = sum(e.key == "tcg-log-skirmish" for e in board.entries())
    assert fights == 4


@rule("tcg.skirmish.each-winner")
def test_each_winner_answers_for_itself() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Dunlending Madman", "Dunlending Madman")
        .fight("Gimli, Son of Glóin", "Dunlending Madman", "Dunlending Madman")
    )
    board.until("tcg-ask-answer", "tcg-ask-order")
    first = board.all_codes()
    assert sum("dunlending_madman" in code for code in first) == 2


@rule("tcg.skirmish.kills-attribution")
def test_a_sauron_orc_kills_by_text_or_skirmish() -> None:
    fight = (
        Board(at=6)
        .fellowship("Lórien Elf")
        .minions("Orc Soldier")
        .hand(1, "The Ring's Oppression")
        .pool(3)
        .hurt("Lórien Elf", 1)
    )
    fight.fight("Lórien Elf", "Orc Soldier").until("tcg-ask-answer", *END_OF_TURN)
    assert fight.can("answer", "The Ring's Oppression")
    arrow = (
        Board(at=6)
        .fellowship("Lórien Elf", "Gimli, Son of Glóin")
        .minions("Orc Soldier", "Goblin Marksman")
        .hand(1, "The Ring's Oppression")
        .pool(3)
        .hurt("Lórien Elf", 1)
    )
    arrow.at_step("archery").take("wound", "Lórien Elf")
    assert arrow.zone("Lórien Elf") == DEAD and not arrow.can("answer", "The Ring's Oppression")


@rule("tcg.skirmish.both-emptied")
def test_both_sides_emptied() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner")
        .hand(0, "Axe Strike")
        .fight("Gimli, Son of Glóin", "Goblin Runner")
    )
    from westmarch.games.tcg.rules.events import AtOnce

    board.now.stack.append(AtOnce("kill", [board.c("Gimli, Son of Glóin"), board.c("Goblin Runner")]))
    from westmarch.engine.runner import advance

    advance(board.now)
    quiet(board)
    assert board.zone("Gimli, Son of Glóin") == DEAD and board.zone("Goblin Runner") == DISCARD
    board.expect_no_log("tcg-log-won")


@rule("tcg.skirmish.kills-attribution")
def test_a_kill_by_a_sauron_orc() -> None:
    board = (
        Board(at=6)
        .fellowship("Lórien Elf")
        .minions("Orc War Band")
        .hand(1, "The Ring's Oppression")
        .pool(3)
        .hurt("Lórien Elf", 1)
    )
    board.fight("Lórien Elf", "Orc War Band").until("tcg-ask-answer").take("answer", "The Ring's Oppression")
    assert board.now.burdens[0] == 1


@rule("tcg.skirmish.both-emptied")
def test_nobody_left_nobody_wins() -> None:
    board = Board(at=2)
    board.g.skirmishing = 1
    resolution = Resolution()
    resolution.compare(board.g)
    assert resolution.winners == [] and resolution.losers == []


@rule("tcg.skirmish.higher-wins", "tcg.skirmish.loser-wound", "tcg.skirmish.total", "tcg.skirmish.example.aragorn-orcs")
def test_the_higher_total_wins() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Southron Scout", "Southron Scout")
        .fight("Aragorn, Ranger of the North", "Southron Scout", "Southron Scout")
    )
    board.until(*END_OF_TURN)
    assert board.wounds("Aragorn, Ranger of the North") == 0 and board.zone("Southron Scout") == DISCARD


@rule("tcg.skirmish.tie-shadow")
def test_ties_go_to_the_shadow() -> None:
    board = (
        Board(at=2)
        .fellowship("Farin, Dwarven Emissary")
        .minions("Uruk Savage")
        .fight("Farin, Dwarven Emissary", "Uruk Savage")
        .until(*END_OF_TURN)
    )
    assert board.wounds("Farin, Dwarven Emissary") == 2 and board.wounds("Uruk Savage") == 0


@rule("tcg.skirmish.damage-bonus", "tcg.skirmish.damage-bonus.sum", "tcg.skirmish.damage-bonus.example")
def test_damage() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North + Ranger's Sword")
        .minions("Uruk-hai Raiding Party (1_158)", "Troop of Uruk-hai")
    )
    board.g.lay("strength", board.c("Aragorn, Ranger of the North"), 12, 0, 0)
    board.fight("Aragorn, Ranger of the North", "Uruk-hai Raiding Party (1_158)", "Troop of Uruk-hai").until(
        *END_OF_TURN
    )
    assert board.wounds("Uruk-hai Raiding Party (1_158)") == 2 and board.wounds("Troop of Uruk-hai") == 2
    two = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Savage", "Uruk Savage")
        .fight("Aragorn, Ranger of the North", "Uruk Savage", "Uruk Savage")
        .until(*END_OF_TURN)
    )
    assert two.wounds("Aragorn, Ranger of the North") == 3


@rule("tcg.keyword.damage")
def test_damage_only_in_skirmishes() -> None:
    board = Board(at=2).minions("Orthanc Assassin").at_step("archery")
    assert board.wounds("Frodo, Son of Drogo") == 1


@rule("tcg.skirmish.damage-bonus.lost", "tcg.skirmish.damage-bonus.not-negative")
def test_lost_damage_bonuses() -> None:
    board = (
        Board(at=2)
        .fellowship("Farin, Dwarven Emissary")
        .minions("Uruk-hai Raiding Party (1_158)")
        .support(0, "A Blended Race")
        .fight("Farin, Dwarven Emissary", "Uruk-hai Raiding Party (1_158)")
        .until(*END_OF_TURN)
    )
    assert board.wounds("Farin, Dwarven Emissary") == 1


@rule("tcg.skirmish.overwhelm", "tcg.skirmish.overwhelm.exact-double", "tcg.kill.by-text")
def test_overwhelmed() -> None:
    board = Board(at=2).fellowship("Dwarf Guard").minions("Uruk Savage")
    board.g.lay("strength", board.c("Uruk Savage"), 3, 0, 0)
    board.fight("Dwarf Guard", "Uruk Savage").until(*END_OF_TURN)
    assert board.zone("Dwarf Guard") == DEAD
    board.expect_log("tcg-log-overwhelmed").expect_no_log("tcg-log-wound")


@rule("tcg.skirmish.overwhelm.tripled")
def test_overwhelmed_only_if_tripled() -> None:
    board = Board(at=2).fellowship("Dwarf Guard + Dwarven Armor").minions("Uruk Savage")
    board.g.lay("strength", board.c("Uruk Savage"), 6, 0, 0)
    board.g.lay("vitality", board.c("Dwarf Guard"), 3, 2, 0)
    board.fight("Dwarf Guard", "Uruk Savage").until(*END_OF_TURN)
    assert board.now.in_play(board.c("Dwarf Guard")) and board.wounds("Dwarf Guard") == 2


@rule("tcg.skirmish.overwhelm.zero", "tcg.skirmish.overwhelm.zero-zero")
def test_zero_strength() -> None:
    board = Board(at=2).fellowship("Gimli, Son of Glóin").minions("Goblin Runner")
    board.g.lay("strength", board.c("Gimli, Son of Glóin"), -20, 0, 0)
    board.g.lay("strength", board.c("Goblin Runner"), -20, 0, 0)
    board.fight("Gimli, Son of Glóin", "Goblin Runner").until(*END_OF_TURN)
    assert board.wounds("Gimli, Son of Glóin") == 1
    other = Board(at=2).fellowship("Gimli, Son of Glóin").minions("Goblin Runner")
    other.g.lay("strength", other.c("Gimli, Son of Glóin"), -20, 0, 0)
    other.fight("Gimli, Son of Glóin", "Goblin Runner").until(*END_OF_TURN)
    assert other.zone("Gimli, Son of Glóin") == DEAD


@rule("tcg.skirmish.overwhelm.ring-bearer", "tcg.skirmish.overwhelm.no-wound-prevention")
def test_a_worn_ring_does_not_help_against_overwhelming() -> None:
    board = Board(at=2).minions("The Witch-king, Lord of Angmar")
    board.g.ring_on = True
    board.fight("Frodo, Son of Drogo", "The Witch-king, Lord of Angmar").until("tcg-end-last")
    assert board.now.winners == [1] and board.now.burdens[0] == 0


@rule("tcg.skirmish.side-emptied", "tcg.skirmish.win-triggers-after", "tcg.skirmish.each-winner")
def test_a_side_is_emptied() -> None:
    board = (
        Board(at=2)
        .fellowship("Boromir, Lord of Gondor + Blade of Gondor")
        .minions("Uruk Savage")
        .hurt("Uruk Savage", 2)
        .fight("Boromir, Lord of Gondor", "Uruk Savage")
    )
    board.take("use", "Blade of Gondor").until(*END_OF_TURN)
    assert board.zone("Uruk Savage") == DISCARD
    board.expect_log("tcg-log-won")
