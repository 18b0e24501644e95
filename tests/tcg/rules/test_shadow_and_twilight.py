"""Shadow phases and the twilight pool."""

from __future__ import annotations

from tcg.board import END_OF_TURN, TOWERS_SITES, Board
from tcg.names import printed
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DECK, DISCARD, PLAY, PLAYED, REGROUP, SUPPORT
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.move import shadow_number


@rule("tcg.shadow.actions", "tcg.shadow.minion-zone", "tcg.shadow.play-permanents", "tcg.twilight.shadow-removes")
def test_a_shadow_player_acts_as_often_as_he_likes() -> None:
    board = (
        Board(3, at=4)
        .hand(2, "Goblin Runner", "Goblin Archer", "Goblin Marksman")
        .hand(1, "Goblin Runner", "Goblin Marksman")
        .pool(6)
        .at_step("shadow")
    )
    assert board.asker == 2 and board.can("play", "Goblin Archer")
    board.take("play", "Goblin Marksman")
    assert (
        board.now.pool == 3
        and board.asker == 2
        and not board.can("play", "Goblin Archer")
        and board.can("play", "Goblin Runner")
    )
    assert board.zone("Goblin Marksman") == PLAY and [ask.seat for ask in board.now.asks] == [2]
    assert board.why_not(f"play:{board.name('Goblin Marksman', 2)}", 1) == "tcg.shadow.play-permanents"


@rule("tcg.shadow.fp-cards-in-hand", "tcg.shadow.conditions-here")
def test_what_a_shadow_player_may_not_play_when() -> None:
    board = (
        Board(at=4)
        .minions("Goblin Runner")
        .hand(1, "Aragorn, Ranger of the North", "Pinned Down", "Drums in the Deep")
        .pool(9)
        .at_step("shadow")
    )
    assert board.why_not(
        f"play:{board.name('Aragorn, Ranger of the North')}", 1
    ) == "tcg.shadow.fp-cards-in-hand" and board.can("play", "Pinned Down")
    late = (
        Board(at=4)
        .minions("Goblin Runner")
        .fellowship("Gimli, Son of Glóin")
        .hand(1, "Pinned Down")
        .hand(0, "Here Lies Balin, Son of Fundin")
        .pool(9)
        .at_step("maneuver")
    )
    assert late.why_not(f"play:{late.name('Pinned Down')}", 1) == "tcg.shadow.play-permanents"


@rule("tcg.shadow.effects-cross", "tcg.spot.any-owner")
def test_shadow_players_help_each_other() -> None:
    from westmarch.games.tcg.rules.archery import minion_total

    board = (
        Board(3, at=4)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner", seat=2)
        .hand(1, "Drums in the Deep")
        .fight("Gimli, Son of Glóin", "Goblin Runner")
    )
    while not board.can("play", "Drums in the Deep"):
        board.skip()
    board.take("play", "Drums in the Deep")
    assert board.strength("Goblin Runner") == 5 + 4 and board.now.owner[board.c("Goblin Runner")] == 2
    bowmen = Board(3, at=2).support(1, "Orc Bowmen").minions("Orc Soldier", seat=2)
    bowmen.g.phase = 4
    assert minion_total(bowmen.g) == 1


@rule("tcg.shadow.pay-with-others")
def test_paying_with_another_players_minion() -> None:
    board = Board(3, at=3).minions("Uruk Savage", seat=1).hand(2, "Saruman's Frost").pool(5).at_step("shadow")
    assert board.asker == 2
    board.take("play", "Saruman's Frost")
    if board.can("on", board.now.path[3]):
        board.take("on", board.now.path[3])
    assert board.wounds("Uruk Savage") == 1
    own = (
        Board(3, at=4)
        .minions("Goblin Runner", seat=1)
        .hand(2, "Threat of the Unknown", "Goblin Runner")
        .pool(5)
        .at_step("shadow")
    )
    own.g.lay("vitality", own.c("Goblin Runner"), 3, 2, 0)
    assert own.asker == 2 and not own.can("play", "Threat of the Unknown")


@rule("tcg.shadow.table-talk")
def test_no_action_shows_a_hand_to_an_ally() -> None:
    board = Board(3, at=4).hand(2, "Goblin Runner").hand(1, "Goblin Marksman").pool(9).at_step("shadow")
    assert board.name("Goblin Marksman") not in str(board.view(2)) and board.name("Goblin Runner") not in str(
        board.view(1)
    )
    assert not any("reveal" in code or "show" in code for code in board.all_codes())


@rule("tcg.shadow.end-early")
def test_tol_brandir_ends_one_players_phase() -> None:
    board = (
        Board(3, at=9)
        .site(9, "Tol Brandir")
        .pile(2, DISCARD, "Orc Ambusher")
        .hand(2, "Orc Soldier")
        .hand(1, "Orc Soldier")
        .pool(9)
    )
    board.at_step("shadow")
    assert board.asker == 2
    board.take("use", "Tol Brandir").take("choose", "Orc Ambusher")
    assert board.zone("Orc Ambusher") == PLAY and board.asked == "tcg-ask-shadow" and board.asker == 1


@rule("tcg.shadow.skipped")
def test_a_given_up_phase_is_one_phase() -> None:
    board = (
        Board(at=3)
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "What Are We Waiting For?", "Dwarven Axe")
        .hand(1, "Goblin Runner", "Goblin Runner")
        .pool(9)
    )
    board.take("play", "What Are We Waiting For?").take("option", 1).take("move")
    while board.asked == "tcg-ask-either":
        board.take("option", 0)
    assert board.asked != "tcg-ask-shadow"
    board.until("tcg-ask-move-again", "tcg-ask-shadow", limit=60)
    assert board.asked == "tcg-ask-move-again"
    board.take("move").until("tcg-ask-shadow", limit=10)
    assert board.asked == "tcg-ask-shadow" and board.asker == 1


@rule("tcg.shadow.skipped")
def test_two_phases_given_up_at_once_are_two_phases() -> None:
    board = (
        Board(at=3)
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "What Are We Waiting For?", "What Are We Waiting For?", "Dwarven Axe")
        .hand(1, "Goblin Runner", "Goblin Runner")
        .pool(9)
    )
    for _ in range(2):
        board.take("play", "What Are We Waiting For?").take("option", 1)
    board.take("move").until("tcg-ask-move-again", "tcg-ask-shadow", limit=60)
    assert board.asked == "tcg-ask-move-again"
    board.take("move").until("tcg-ask-reconcile", "tcg-ask-shadow", limit=60)
    assert board.asked == "tcg-ask-reconcile" and board.now.moves == 2


@rule("tcg.shadow.minion-outside-phase")
def test_a_minion_played_in_another_phase_is_paid_for() -> None:
    for pool, at, played in ((2, 3, True), (1, 3, False), (2, 2, False), (4, 2, True)):
        board = (
            Board(at=at, sites=TOWERS_SITES)
            .fellowship("Sam, Son of Hamfast")
            .minions("Dunlending Arsonist")
            .hand(1, "Dunlending Savage")
            .pool(pool)
        )
        board.fight("Sam, Son of Hamfast", "Dunlending Arsonist").until("tcg-ask-answer", *END_OF_TURN)
        if board.can("answer", "Dunlending Arsonist"):
            board.take("answer", "Dunlending Arsonist")
        assert (board.zone("Dunlending Savage") == PLAY) == played, (pool, at)
        assert board.now.pool == (0 if played else pool)


@rule("tcg.shadow.each-move", "tcg.twilight.first-each")
def test_a_discount_in_each_shadow_phase() -> None:
    board = (
        Board(3, at=6)
        .hand(1, "Ancient Chieftain", "Goblin Patrol Troop")
        .hand(2, "Ancient Chieftain", "Goblin Patrol Troop")
        .pool(40)
        .at_step("shadow")
    )
    assert board.now.card(board.now.site()).name == "Dimrill Dale"
    for seat in (2, 1):
        while board.asker != seat:
            board.skip()
        before = board.now.pool
        board.take("play", board.c("Goblin Patrol Troop", 2 if seat == 2 else 1))
        assert before - board.now.pool == printed("Goblin Patrol Troop").cost - 2, seat
        before = board.now.pool
        board.take("play", board.c("Ancient Chieftain", 2 if seat == 2 else 1))
        assert before - board.now.pool == printed("Ancient Chieftain").cost


@rule("tcg.twilight.fp-adds", "tcg.twilight.fp-no-limit", "tcg.twilight.must-afford", "tcg.twilight.zero-cost")
def test_paying_twilight_on_both_sides() -> None:
    board = Board().hand(0, "Gimli, Son of Glóin", "Dwarven Axe").pool(1).take("play", "Gimli, Son of Glóin")
    assert board.now.pool == 3
    much = Board().hand(0, "Gandalf, The Grey Wizard", "Dwarven Axe").pool(60).take("play", "Gandalf, The Grey Wizard")
    assert much.now.pool == 64
    shadow = Board(at=5).hand(1, "Uruk-hai Raiding Party (1_158)", "Goblin Runner").pool(3).at_step("shadow")
    assert (
        shadow.why_not(f"play:{shadow.name('Uruk-hai Raiding Party (1_158)')}", 1) == "tcg.twilight.must-afford"
        and shadow.now.pool == 3
    )
    six = (
        Board(at=5)
        .hand(1, "Uruk-hai Raiding Party (1_158)", "Goblin Runner")
        .pool(6)
        .at_step("shadow")
        .take("play", "Uruk-hai Raiding Party (1_158)")
    )
    assert six.now.pool == 2
    free = Board(at=4).minions("Goblin Runner").hand(1, "Goblin Scimitar").pool(0).at_step("shadow")
    assert free.can("play", "Goblin Scimitar")


@rule("tcg.twilight.add-remove-text", "tcg.twilight.remove-effect-short", "tcg.twilight.remove-cost-full")
def test_removing_twilight() -> None:
    six = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .hand(0, "An Able Guide")
        .pool(6)
        .at_step("regroup")
        .take("play", "An Able Guide")
    )
    assert six.now.pool == 2
    one = (
        Board(at=3)
        .hand(0, "Dwarven Axe")
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf")
        .hand(1, "Goblin Runner")
        .pool(1)
        .take("move")
    )
    assert one.asked == "tcg-ask-either" and one.now.pool == 0
    short = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk Shaman")
        .hurt("Uruk Shaman", 1)
        .pool(1)
        .at_step("maneuver")
    )
    assert short.asked != "tcg-ask-maneuver" and short.now.pool == 1


@rule("tcg.twilight.usable-later")
def test_late_twilight_is_spent_in_the_skirmish() -> None:
    board = (
        Board(at=2)
        .fellowship("Gandalf, The Grey Wizard")
        .minions("Uruk Slayer")
        .pool(0)
        .hand(0, "Mithrandir, Mithrandir!", "Axe Strike")
        .at_step("maneuver")
    )
    board.take("play", "Mithrandir, Mithrandir!")
    added = board.now.pool
    assert added == printed("Mithrandir, Mithrandir!").cost and added > 0
    board.until("tcg-ask-defend").take("assign", "Gandalf, The Grey Wizard", "Uruk Slayer")
    while not board.can("use", "Uruk Slayer"):
        board.skip()
    board.take("use", "Uruk Slayer")
    assert board.now.pool == added - 1


@rule("tcg.twilight.cost-modifiers-when-playing", "tcg.twilight.revealed-printed")
def test_cost_modifiers_do_not_change_printed_costs() -> None:
    board = (
        Board(at=2)
        .fellowship(
            "Legolas, Dauntless Hunter", "Merry, From O'er the Brandywine", "Pippin, Hobbit of Some Intelligence"
        )
        .support(1, "Saruman's Ambition")
        .hand(1, "Bred for Battle")
    )
    assert twilight_cost(board.g, board.c("Bred for Battle")) == printed("Bred for Battle").cost + 2 - 1
    from westmarch.cards.language import Run
    from westmarch.cards.nodes import Num
    from westmarch.games.tcg.words import LANGUAGE

    read = LANGUAGE.value(board.g, Run(0, 1, {"it": (board.c("Bred for Battle"),)}), Num("cost of"))
    assert read == printed("Bred for Battle").cost
    assert (
        LANGUAGE.value(board.g, Run(0, 1, {"it": (board.c("Saruman's Ambition"),)}), Num("cost of"))
        == printed("Saruman's Ambition").cost
    )


@rule("tcg.twilight.x-cost")
def test_a_number_paid_as_a_cost() -> None:
    board = (
        Board()
        .fellowship("Sam, Son of Hamfast")
        .hurt("Sam, Son of Hamfast", 3)
        .hand(0, "Hobbit Appetite", "Hobbit Sword (1_299)")
        .take("play", "Hobbit Appetite")
    )
    assert set(board.all_codes()) == {"number:1", "number:2", "number:3"}
    board.take("number", 2)
    if board.can("choose", "Sam, Son of Hamfast"):
        board.take("choose", "Sam, Son of Hamfast")
    assert board.now.pool == 2 and board.wounds("Sam, Son of Hamfast") == 1


def test_decks_hold_what_was_not_drawn() -> None:
    board = Board(at=2).hand(1, "Goblin Runner").at_step("regroup").do("discard:", seat=1)
    assert len(board.now.hands[1]) == 8 and all(board.now.zone[c] == DECK for c in board.now.decks[1])


@rule("tcg.rule-of-4.limit", "tcg.rule-of-4.fp-only")
def test_the_rule_of_four_begins_anew_each_turn() -> None:
    board = (
        Board(at=2).fellowship("Gimli, Son of Glóin", seat=1).hand(1, "Delving", "Dwarven Axe").hand(0, "Axe Strike")
    )
    board.g.drawn = 4  # the first player has drawn his four
    board.at_step("regroup").until("tcg-ask-move-again").take("stay").do("discard:", seat=0)
    board.until("tcg-ask-fellowship")
    assert board.now.fp == 1 and board.now.drawn == 0
    before = len(board.now.hands[1])
    board.take("play", "Delving")
    assert board.now.drawn == 3 and len(board.now.hands[1]) == before - 1 + 3


@rule("tcg.twilight.first-each", "tcg.turn.end.conditional")
def test_what_happened_is_forgotten_with_the_turn() -> None:
    board = Board(at=2).hand(0, "Axe Strike").hand(1, "Axe Strike")
    board.g.remember(5, board.c("Frodo, Son of Drogo"))
    board.at_step("regroup").until("tcg-ask-move-again").take("stay").do("discard:", seat=0)
    assert board.now.turn == 2 and board.now.remembered(PLAYED) == []


@rule("tcg.turn.no-assignment-phase")
def test_nobody_is_assigned_at_the_ferry() -> None:
    board = (
        Board(at=2)
        .site(2, "Buckleberry Ferry")
        .fellowship("Sam, Son of Hamfast")
        .minions("Úlairë Attëa, Keeper of Dol Guldur")
        .hand(0, "Axe Strike")
        .at_step("archery")
    )
    asked = set()
    for _ in range(10):
        if board.asked in END_OF_TURN:
            break
        asked.add(board.asked)
        board.do("pass" if "pass" in board.all_codes() else board.all_codes()[0], seat=board.asker)
    assert (
        asked <= {"tcg-ask-archery"}
        and board.now.phase == REGROUP
        and board.now.in_play(board.c("Úlairë Attëa, Keeper of Dol Guldur"))
    )


@rule("tcg.move.shadow-number-choice", "tcg.modifier.shadow-number")
def test_a_change_for_one_move_lasts_for_one_move() -> None:
    board = (
        Board(at=1)
        .site(2, "Weathertop")
        .site(3, "Rivendell Valley")
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
        .hand(1, "Goblin Runner")
    )
    board.g.lay("next shadow number", -1, -2, 2, 0)
    board.take("move")
    assert board.now.pool == 3 - 2 + 2 and shadow_number(board.now, board.now.path[2]) == 3


@rule("tcg.shadow.end-early", "tcg.shadow.skipped")
def test_tol_brandir_ends_the_shadow_phase() -> None:
    board = (
        Board(at=9)
        .site(9, "Tol Brandir")
        .pile(1, DISCARD, "Orc Ambusher")
        .hand(1, "Orc Soldier")
        .pool(9)
        .at_step("shadow")
    )
    board.take("use", "Tol Brandir").take("choose", "Orc Ambusher")
    assert board.zone("Orc Ambusher") == PLAY and board.asked != "tcg-ask-shadow"


@rule("tcg.twilight.add-remove-text", "tcg.twilight.usable-later", "tcg.support.area", "tcg.maneuver.actions")
def test_twilight_is_used_later() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Shaman")
        .hurt("Uruk Shaman", 1)
        .pool(2)
        .at_step("maneuver")
    )
    board.until("tcg-ask-maneuver")
    while not board.can("use", "Uruk Shaman"):
        board.skip()
    board.take("use", "Uruk Shaman")
    assert board.now.pool == 0 and board.wounds("Uruk Shaman") == 0


@rule("tcg.shadow.phases")
def test_two_shadow_phases_are_given_up_one_by_one() -> None:
    """Each What Are We Waiting For? costs one Shadow phase: those of both moves, not the first one twice."""

    def moved_twice(events: int) -> list[str]:
        board = (
            Board(at=2)
            .fellowship("Gimli, Son of Glóin", "Dwarf Guard")
            .hand(0, "What Are We Waiting For?", "What Are We Waiting For?", "Hobbit Sword (1_299)")
            .hand(1, "Goblin Runner", "Goblin Runner")
        )
        for _ in range(events):
            board.take("play", "What Are We Waiting For?").take(
                "choose", "Gimli, Son of Glóin" if board.can("choose", "Gimli, Son of Glóin") else "Dwarf Guard"
            ).take("option", 1)
        asked = []
        board.take("move").until("tcg-ask-shadow", "tcg-ask-move-again")
        asked.append(board.asked)
        board.until("tcg-ask-move-again").take("move").until("tcg-ask-shadow", "tcg-ask-reconcile")
        return [*asked, board.asked]

    assert moved_twice(0) == ["tcg-ask-shadow", "tcg-ask-shadow"]
    assert moved_twice(1) == ["tcg-ask-move-again", "tcg-ask-shadow"]
    assert moved_twice(2) == ["tcg-ask-move-again", "tcg-ask-reconcile"]


@rule("tcg.shadow.actions", "tcg.shadow.play-permanents", "tcg.shadow.minion-zone", "tcg.twilight.shadow-removes")
def test_shadow_cards() -> None:
    board = Board(at=4).hand(1, "Goblin Runner", "Goblin Scimitar", "Pinned Down").pool(3).at_step("shadow")
    board.take("play", "Goblin Runner").skip().take("play", "Goblin Scimitar").skip().take("play", "Pinned Down")
    assert board.zone("Goblin Runner") == PLAY and board.zone("Pinned Down") == SUPPORT and board.now.pool == 1


@rule("tcg.shadow.fp-cards-in-hand", "tcg.shadow.conditions-here")
def test_what_a_shadow_player_cannot_play() -> None:
    board = (
        Board(at=4)
        .minions("Goblin Runner")
        .hand(1, "Dwarven Axe", "Pinned Down", "Drums in the Deep")
        .pool(9)
        .at_step("maneuver")
    )
    board.hand(0, "Here Lies Balin, Son of Fundin").fellowship("Gimli, Son of Glóin")
    assert board.why_not(f"play:{board.name('Dwarven Axe')}", 1) == "tcg.shadow.fp-cards-in-hand"
    assert board.why_not(f"play:{board.name('Pinned Down')}", 1) == "tcg.shadow.play-permanents"


@rule("tcg.shadow.no-others-minion", "tcg.item.bearer-own")
def test_no_items_on_another_players_minion() -> None:
    board = (
        Board(3, at=4)
        .minions("Goblin Runner", seat=1)
        .hand(2, "Goblin Scimitar", "Goblin Marksman")
        .pool(9)
        .at_step("shadow")
    )
    assert not board.can("play", "Goblin Scimitar") and board.can("play", "Goblin Marksman")


@rule("tcg.twilight.must-afford", "tcg.twilight.fp-no-limit", "tcg.twilight.fp-adds", "tcg.twilight.zero-cost")
def test_paying_twilight() -> None:
    board = Board(at=4).hand(1, "Goblin Patrol Troop", "Goblin Runner").pool(5).at_step("shadow")
    assert board.why_not(f"play:{board.name('Goblin Patrol Troop')}", 1) == "tcg.twilight.must-afford"
    free = Board().hand(0, "Gandalf, The Grey Wizard", "Hobbit Sword (1_299)").take("play", "Gandalf, The Grey Wizard")
    assert free.now.pool == 4
