"""The turn: start, fellowship phase, move, Shadow phases, regroup, winning."""

from __future__ import annotations

from tcg.board import END_OF_TURN, FELLOWSHIP_SITES, TOWERS_SITES, Board
from tcg.names import number
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DISCARD, PLAY, REGROUP, SUPPORT
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.move import shadow_number


@rule("tcg.turn.start.clear-pool", "tcg.turn.fp-player", "tcg.multi.roles-rotate")
def test_the_pool_is_cleared() -> None:
    board = (
        Board(at=2)
        .pool(5)
        .hand(1, "Axe Strike", "Delving")
        .fellowship("Gimli, Son of Glóin", seat=1)
        .at_step("discard_minions")
    )
    assert board.now.fp == 1 and board.now.pool == 0 and board.now.turn == 2


@rule("tcg.turn.start.actions-once", "tcg.turn.start.before-fellowship-phase", "tcg.rule-of-4.start-of-turn")
def test_start_of_turn_actions() -> None:
    board = Board().fellowship("Gandalf, The Grey Pilgrim").at_step("start").take("answer", "Gandalf, The Grey Pilgrim")
    assert len(board.now.hands[0]) == 1 and board.now.drawn == 0
    assert not board.can("answer", "Gandalf, The Grey Pilgrim")


@rule("tcg.turn.start.order")
def test_required_actions_come_first() -> None:
    board = (
        Board()
        .fellowship("Aragorn, King in Exile", "Gimli, Son of Glóin")
        .bear("Gimli, Son of Glóin", "Dwarven Heart")
        .hurt("Gimli, Son of Glóin", 0)
        .at_step("start")
    )
    assert board.wounds("Gimli, Son of Glóin") == 1


@rule(
    "tcg.turn.sanctuary.heal-five",
    "tcg.turn.sanctuary.zero-ok",
    "tcg.turn.sanctuary.repeat-same",
    "tcg.turn.sanctuary.companions-only",
)
def test_sanctuary() -> None:
    board = (
        Board(at=3)
        .fellowship("Aragorn, Ranger of the North")
        .support(0, "Elrond, Lord of Rivendell")
        .hurt("Aragorn, Ranger of the North", 3)
        .hurt("Frodo, Son of Drogo", 3)
        .hurt("Elrond, Lord of Rivendell", 1)
    )
    board.at_step("sanctuary")
    assert not board.heals("Elrond, Lord of Rivendell")
    board.sanctuary({number("Frodo, Son of Drogo (1_290)"): 2, number("Aragorn, Ranger of the North (1_89)"): 3})
    assert board.wounds("Frodo, Son of Drogo") == 1 and board.asked != "tcg-ask-sanctuary"
    none = (
        Board(at=3)
        .fellowship("Aragorn, Ranger of the North")
        .hurt("Aragorn, Ranger of the North", 3)
        .at_step("sanctuary")
        .sanctuary({})
    )
    assert none.wounds("Aragorn, Ranger of the North") == 3


@rule("tcg.turn.sanctuary.only-at-start")
def test_arriving_heals_nothing() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .hurt("Aragorn, Ranger of the North", 3)
        .until("tcg-ask-move-again")
    )
    assert board.now.at[0] == 3 and board.wounds("Aragorn, Ranger of the North") == 3


@rule("tcg.turn.sanctuary.cannot-heal", "tcg.heal.prevented")
def test_who_cannot_heal_is_not_offered() -> None:
    board = (
        Board(at=3)
        .fellowship("Aragorn, Ranger of the North")
        .hurt("Aragorn, Ranger of the North", 1)
        .hurt("Frodo, Son of Drogo", 1)
        .bear("Aragorn, Ranger of the North", "You Bring Great Evil", seat=1)
    )
    board.at_step("sanctuary")
    assert board.heals("Frodo, Son of Drogo") and not board.heals("Aragorn, Ranger of the North")


@rule("tcg.turn.skip-no-minions", "tcg.regroup.always")
def test_without_minions_regroup_follows() -> None:
    board = Board(at=2).fellowship("Legolas, Greenleaf").hand(0, "Double Shot").until("tcg-ask-move-again")
    assert board.now.phase == REGROUP


@rule("tcg.turn.skip-phase", "tcg.archery.fp-may-skip")
def test_a_skipped_phase_does_not_happen() -> None:
    board = (
        Board(at=7)
        .site(7, "Anduin Wilderland")
        .fellowship("Legolas, Greenleaf")
        .minions("Goblin Runner")
        .hand(0, "Double Shot")
        .at_step("archery")
    )
    assert board.asked == "tcg-ask-defend"


@rule("tcg.turn.phase-effects-end", "tcg.modifier.until")
def test_effects_last_for_the_phase() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf")
        .minions("Goblin Runner", "Goblin Runner")
        .hand(0, "Cleaving Blow")
    )
    board.g.against[board.c("Goblin Runner", 1)] = board.c("Gimli, Son of Glóin")
    board.g.against[board.c("Goblin Runner", 2)] = board.c("Legolas, Greenleaf")
    board.at_step("skirmishes").take("skirmish", "Gimli, Son of Glóin").take("play", "Cleaving Blow")
    assert board.strength("Gimli, Son of Glóin") == 8
    board.skip()
    assert board.strength("Gimli, Son of Glóin") == 6


@rule("tcg.turn.until-regroup")
def test_until_the_regroup_phase() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Goblin Runner")
        .at_step("maneuver")
        .take("use", "Aragorn, Ranger of the North")
    )
    assert board.now.keyword(board.c("Aragorn, Ranger of the North"), "defender") == 1
    board.until(*END_OF_TURN)
    assert board.now.keyword(board.c("Aragorn, Ranger of the North"), "defender") == 0


@rule("tcg.turn.until-end-of-turn", "tcg.movelimit.cumulative")
def test_until_the_end_of_the_turn() -> None:
    board = (
        Board()
        .fellowship("Gandalf, The Grey Wizard", "Gimli, Son of Glóin", "Legolas, Greenleaf")
        .hand(0, "Durin's Secret", "Durin's Secret")
    )
    board.take("play", "Durin's Secret").take("play", "Durin's Secret")
    assert board.now.move_limit() == 4


@rule("tcg.turn.regroup-discards")
def test_conditions_that_leave_in_regroup() -> None:
    board = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast")
        .support(0, "Not Feared in Sunlight")
        .at_step("regroup")
        .until(*END_OF_TURN)
    )
    assert board.zone("Not Feared in Sunlight") == DISCARD


@rule("tcg.turn.no-assignment-phase")
def test_buckleberry_ferry() -> None:
    board = (
        Board(at=2)
        .site(2, "Buckleberry Ferry")
        .fellowship("Sam, Son of Hamfast")
        .minions("Goblin Runner")
        .at_step("archery")
        .until(*END_OF_TURN)
    )
    assert board.now.phase == REGROUP and board.now.in_play(board.c("Goblin Runner"))
    mixed = (
        Board(at=2)
        .site(2, "Buckleberry Ferry")
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner")
        .at_step("archery")
    )
    assert mixed.asked == "tcg-ask-defend"


# The fellowship phase


@rule("tcg.fellowship.actions-any-order", "tcg.fellowship.play-permanents", "tcg.fellowship.companion-zone")
def test_fellowship_actions() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe", "Dwarf Guard", "Lord of Moria", "Grimir, Dwarven Elder", "Goblin Runner")
    )
    assert all(
        board.can("play", c) for c in ("Dwarven Axe", "Dwarf Guard", "Lord of Moria", "Grimir, Dwarven Elder")
    ) and not board.can("play", "Goblin Runner")
    board.take("play", "Dwarf Guard").take("play", "Grimir, Dwarven Elder").take("play", "Dwarven Axe").take(
        "on", "Gimli, Son of Glóin"
    )
    assert board.zone("Dwarf Guard") == PLAY and board.zone("Grimir, Dwarven Elder") == SUPPORT
    assert board.now.host[board.c("Dwarven Axe")] == board.c("Gimli, Son of Glóin")
    assert board.now.pool == 1 + 1 + 0


@rule("tcg.fellowship.fp-only", "tcg.fellowship.fp-conditions-here", "tcg.fellowship.out-of-phase-play")
def test_only_in_the_fellowship_phase() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner")
        .hand(0, "Stairs of Khazad-dûm", "Here Lies Balin, Son of Fundin")
        .at_step("maneuver")
    )
    assert board.can("play", "Here Lies Balin, Son of Fundin")
    assert board.why_not(f"play:{board.name('Stairs of Khazad-dûm')}") == "tcg.fellowship.play-permanents"


@rule("tcg.fellowship.must-move", "tcg.movelimit.first-mandatory", "tcg.move.count")
def test_the_first_move_is_compulsory() -> None:
    board = Board().fellowship("Gimli, Son of Glóin").hand(0, "Dwarven Axe")
    assert "pass" not in board.all_codes() and board.can("move")
    board.take("move")
    assert board.now.at[0] == 2 and board.now.moves == 1


@rule(
    "tcg.fellowship.discard-to-heal",
    "tcg.fellowship.discard-to-heal.repeat",
    "tcg.fellowship.discard-to-heal.ring-bearer",
    "tcg.fellowship.discard-to-heal.unique",
    "tcg.fellowship.discard-to-heal.wounded",
    "tcg.fellowship.discard-to-heal.ally-anywhere",
)
def test_discard_to_heal() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin", "Dwarf Guard")
        .support(0, "Elrond, Lord of Rivendell")
        .hand(0, "Gimli, Dwarf of Erebor", "Frodo, Old Bilbo's Heir", "Dwarf Guard", "Elrond, Herald to Gil-galad")
    )
    board.hurt("Gimli, Son of Glóin", 1).hurt("Frodo, Son of Drogo", 1).hurt("Dwarf Guard", 1).hurt(
        "Elrond, Lord of Rivendell", 1
    )
    assert not board.can("heal", "Dwarf Guard")
    board.take("heal", "Gimli, Dwarf of Erebor").take("heal", "Frodo, Old Bilbo's Heir").take(
        "heal", "Elrond, Herald to Gil-galad"
    )
    assert [board.wounds(c) for c in ("Gimli, Son of Glóin", "Frodo, Son of Drogo", "Elrond, Lord of Rivendell")] == [
        0,
        0,
        0,
    ]
    assert board.zone("Gimli, Dwarf of Erebor") == DISCARD
    assert board.why_not(f"heal:{board.name('Dwarf Guard', 2)}") == "tcg.fellowship.discard-to-heal.unique"


@rule("tcg.rule-of-4.limit", "tcg.rule-of-4.costs-still-paid", "tcg.rule-of-4.any-means", "tcg.draw.take-into-hand")
def test_the_rule_of_four() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin", "Farin, Dwarven Emissary")
        .support(0, "Barliman Butterbur, Prancing Pony Proprietor")
        .hand(0, "Delving", "Delving")
        .pile(0, DISCARD, "Treachery Deeper Than You Know")
    )
    board.take("play", "Delving").take("choose", "Gimli, Son of Glóin").take("play", "Delving").take(
        "choose", "Gimli, Son of Glóin"
    )
    assert board.now.drawn == 4 and len(board.now.hands[0]) == 4
    assert board.wounds("Gimli, Son of Glóin") == 2


@rule("tcg.rule-of-4.fp-only")
def test_the_rule_of_four_binds_nobody_else() -> None:
    board = (
        Board(at=4)
        .minions("Goblin Runner")
        .hand(1, "Threat of the Unknown", "Threat of the Unknown", "Threat of the Unknown")
        .at_step("shadow")
    )
    board.hurt("Goblin Runner", 0)
    board.g.lay("vitality", board.c("Goblin Runner"), 5, 2, 0)
    for _ in range(3):
        board.take("play", "Threat of the Unknown")
    assert len(board.now.hands[1]) == 6


@rule("tcg.rule-of-4.start-of-phase-counts")
def test_draws_at_the_start_of_the_phase_count() -> None:
    board = (
        Board(at=4)
        .fellowship("Gimli, Son of Glóin + Book of Mazarbul", "Farin, Dwarven Emissary")
        .take("answer", "Book of Mazarbul")
    )
    assert board.now.drawn == 2


@rule(
    "tcg.rule-of-9.limit",
    "tcg.rule-of-9.copies-count",
    "tcg.rule-of-9.example",
    "tcg.rule-of-9.allies-exempt",
    "tcg.rule-of-9.discarded-exempt",
)
def test_the_rule_of_nine() -> None:
    board = (
        Board()
        .fellowship(
            "Gimli, Son of Glóin", "Dwarf Guard", "Dwarf Guard", "Legolas, Greenleaf", "Aragorn, Ranger of the North"
        )
        .pile(0, 3, "Merry, Friend to Sam", "Dwarf Guard", "Dwarf Guard", "Elrond, Lord of Rivendell")
    )
    board.pile(0, DISCARD, "Farin, Dwarven Emissary").hand(0, "Dwarf Guard", "Grimir, Dwarven Elder")
    assert board.why_not(f"play:{board.name('Dwarf Guard', 5)}") == "tcg.rule-of-9.limit"
    assert board.can("play", "Grimir, Dwarven Elder")
    fewer = (
        Board()
        .fellowship("Gimli, Son of Glóin", "Dwarf Guard", "Legolas, Greenleaf", "Aragorn, Ranger of the North")
        .pile(0, 3, "Merry, Friend to Sam", "Dwarf Guard", "Dwarf Guard")
        .hand(0, "Dwarf Guard")
    )
    assert fewer.can("play", "Dwarf Guard")


# Moving


@rule(
    "tcg.move.steps",
    "tcg.move.twilight-shadow-number",
    "tcg.move.twilight-companions",
    "tcg.move.twilight-not-allies",
    "tcg.move.example.six",
)
def test_twilight_of_a_move() -> None:
    sites = [*FELLOWSHIP_SITES[:4], "The Bridge of Khazad-dûm", *FELLOWSHIP_SITES[5:]]
    board = (
        Board(at=1, sites=["Bag End", "Ettenmoors", *sites[2:]])
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf", "Aragorn, Ranger of the North")
        .support(0, "Elrond, Lord of Rivendell")
    )
    board.hand(1, "Axe Strike").until("tcg-ask-fellowship").take("move")
    assert board.now.pool == 2 + 4


@rule("tcg.move.place-two-player", "tcg.move.place-mandatory", "tcg.move.next-site-exists")
def test_the_shadow_player_places_sites() -> None:
    board = Board().hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin").take("move")
    assert board.now.owner[board.now.path[2]] == 1
    again = Board().site(2, "Ettenmoors").hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin").take("move")
    assert again.now.card(again.now.path[2]).name == "Ettenmoors"


@rule("tcg.move.place-by-arrow", "tcg.multi.path-shared")
def test_arrows() -> None:
    board = Board(3).hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin").take("move")
    assert board.now.owner[board.now.path[2]] == 1
    right = Board(3, at=3).hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin").take("move")
    assert right.now.card(right.now.path[3]).arrow == "right" and right.now.owner[right.now.path[4]] == 2


@rule("tcg.move.from-triggers", "tcg.move.to-triggers")
def test_answers_to_a_move() -> None:
    board = (
        Board(at=3).fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf").hand(0, "Dwarven Axe").pool(5).take("move")
    )
    assert board.asked == "tcg-ask-either" and board.now.pool == 3 and board.now.at[0] == 4


@rule("tcg.move.shadow-number-modified", "tcg.modifier.shadow-number")
def test_shadow_numbers_are_modified_and_floored() -> None:
    board = (
        Board(at=2)
        .site(2, "Buckleberry Ferry")
        .fellowship("Sam, Son of Hamfast + Bill the Pony", "Aragorn, Ranger of the North")
        .bear("Aragorn, Ranger of the North", "No Stranger to the Shadows")
    )
    assert shadow_number(board.g, board.g.path[2]) == 0


@rule(
    "tcg.move.minions-follow",
    "tcg.regroup.move-again",
    "tcg.twilight.persists",
    "tcg.fellowship.phase-exists-each-turn",
)
def test_moving_again() -> None:
    board = (
        Board(at=2)
        .minions("Goblin Runner")
        .pool(4)
        .hurt("Frodo, Son of Drogo", 1)
        .at_step("regroup")
        .until("tcg-ask-move-again")
    )
    board.take("move")
    assert board.now.in_play(board.c("Goblin Runner")) and board.now.at[0] == 3 and board.now.pool >= 4
    assert board.wounds("Frodo, Son of Drogo") == 1 and board.asked != "tcg-ask-fellowship"


@rule("tcg.move.no-site-ten", "tcg.move.no-backward")
def test_there_is_no_site_ten() -> None:
    board = Board(at=8).until("tcg-end-site-nine")
    assert board.now.at[0] == 9 and board.now.over


@rule("tcg.movelimit.base")
def test_move_limits() -> None:
    assert [Board(n).g.move_limit() for n in (2, 3, 4, 5)] == [2, 2, 3, 4]


@rule("tcg.movelimit.condition-when-at-site")
def test_a_site_that_raises_the_limit() -> None:
    board = Board(at=1).fellowship("Aragorn, Ranger of the North").until("tcg-ask-move-again")
    assert board.now.at[0] == 2 and board.now.move_limit() == 3


# Shadow phases


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


@rule(
    "tcg.roaming.definition",
    "tcg.roaming.penalty",
    "tcg.roaming.example",
    "tcg.roaming.dynamic",
    "tcg.keyword.roaming-state",
)
def test_roaming() -> None:
    board = Board(at=3).hand(1, "Goblin Runner")
    assert twilight_cost(board.g, board.c("Goblin Runner")) == 3
    assert twilight_cost(Board(at=4).hand(1, "Goblin Runner").g, board.c("Goblin Runner")) == 1
    here = Board(at=3).minions("Goblin Runner")
    assert here.g.keyword(here.c("Goblin Runner"), "roaming") == 1
    here.g.at[0] = 4
    assert here.g.keyword(here.c("Goblin Runner"), "roaming") == 0


@rule("tcg.roaming.block-ignored")
def test_roaming_ignores_blocks() -> None:
    board = Board(at=4, sites=TOWERS_SITES).minions("Goblin Runner")
    assert not board.g.is_roaming(board.c("Goblin Runner"))


@rule("tcg.roaming.site-number-modified", "tcg.roaming.not-roaming")
def test_site_numbers_are_modified() -> None:
    board = Board(at=3).minions("Grishnákh, Orc Captain", "Gate Soldier")
    assert not board.g.is_roaming(board.c("Gate Soldier"))
    hollin = Board(at=4).site(4, "Hollin").minions("Uruk Savage")
    assert not hollin.g.is_roaming(hollin.c("Uruk Savage"))


# Regroup


@rule(
    "tcg.regroup.shadow-reconcile",
    "tcg.regroup.reconcile.optional-discard",
    "tcg.regroup.reconcile.draw-up",
    "tcg.regroup.reconcile.one-voluntary",
)
def test_reconciling() -> None:
    board = Board(at=2).hand(1, "Goblin Runner", "Goblin Marksman").at_step("regroup")
    assert board.asked == "tcg-ask-reconcile" and board.asker == 1
    board.take("discard", "Goblin Runner")
    assert len(board.now.hands[1]) == 8 and board.zone("Goblin Runner") == DISCARD


@rule("tcg.regroup.reconcile.discard-down", "tcg.draw.hand-no-limit-midturn")
def test_discarding_down() -> None:
    board = Board(at=2).hand(1, *["Goblin Runner"] * 11).at_step("regroup").do("discard:", seat=1)
    assert board.asked == "tcg-ask-discard-down"
    board.do(board.all_codes()[0], seat=1)
    assert len(board.now.hands[1]) == 8


@rule("tcg.draw.empty-deck", "tcg.draw.no-reshuffle", "tcg.discard.from-deck-empty")
def test_an_empty_deck_is_no_loss() -> None:
    board = Board(at=2, filler={}).pile(1, DISCARD, "Goblin Runner").at_step("regroup").until("tcg-ask-move-again")
    assert board.now.hands[1] == [] and not board.now.over and len(board.now.discards[1]) == 1


@rule("tcg.regroup.fp-choice", "tcg.regroup.stay", "tcg.regroup.minions-discarded-not-killed", "tcg.turn.end")
def test_staying() -> None:
    board = (
        Board(at=2)
        .minions("Goblin Runner + Goblin Scimitar")
        .support(1, "Drawn to Its Power", "Pinned Down")
        .hand(1, "Dwarven Axe", "Delving")
        .at_step("regroup")
    )
    board.fellowship("Gimli, Son of Glóin", seat=1).until("tcg-ask-move-again").take("stay").until("tcg-ask-fellowship")
    assert board.zone("Goblin Runner") == DISCARD and board.zone("Goblin Scimitar") == DISCARD
    assert board.now.fp == 1 and board.now.in_play(board.c("Pinned Down"))
    board.expect_no_log("tcg-log-kill")


@rule("tcg.regroup.shadow-cards-remain", "tcg.active.own-shadow-cards-sleep", "tcg.active.list")
def test_shadow_cards_sleep_on_their_players_turn() -> None:
    board = Board(at=2).support(0, "Lord of Moria").support(1, "Pinned Down")
    assert board.c("Pinned Down") in board.g.active() and board.c("Lord of Moria") in board.g.active()
    board.g.fp = 1
    board.g.touch()
    assert board.c("Pinned Down") not in board.g.active() and board.c("Lord of Moria") not in board.g.active()
    assert board.g.path[1] in board.g.active()


@rule("tcg.regroup.fp-no-reconcile-on-move", "tcg.regroup.events-before-move", "tcg.regroup.actions")
def test_moving_again_without_reconciling() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .hand(0, "An Able Guide")
        .pool(6)
        .at_step("regroup")
        .take("play", "An Able Guide")
    )
    assert board.now.pool == 2
    board.until("tcg-ask-move-again").take("move")
    assert len(board.now.hands[0]) == 0


# Winning and losing


@rule("tcg.win.site-nine", "tcg.win.no-minions", "tcg.win.no-last-regroup")
def test_winning_at_site_nine() -> None:
    board = Board(at=9).at_step("after_shadow")
    assert board.asked == "tcg-end-site-nine" and board.now.winners == [0]


@rule("tcg.win.caverns")
def test_the_caverns_of_isengard_delay_the_win() -> None:
    board = (
        Board(at=9).site(9, "Caverns of Isengard").minions("Isengard Retainer").at_step("win").until("tcg-ask-regroup")
    )
    assert not board.now.over and board.asked == "tcg-ask-regroup"
    board.until("tcg-end-site-nine")
    assert board.now.winners == [0]


@rule("tcg.lose.killed", "tcg.lose.multi.last-two", "tcg.win.last-player", "tcg.lose.immediate")
def test_losing_by_death() -> None:
    board = (
        Board(at=2)
        .minions("The Witch-king, Lord of Angmar")
        .hurt("Frodo, Son of Drogo", 3)
        .fight("Frodo, Son of Drogo", "The Witch-king, Lord of Angmar")
        .until("tcg-end-last")
    )
    assert board.now.winners == [1] and board.asked == "tcg-end-last"


@rule("tcg.lose.corrupted", "tcg.burden.corruption", "tcg.burden.persist", "tcg.cost.add-burden")
def test_losing_by_corruption() -> None:
    board = (
        Board(at=1)
        .site(1, "The Prancing Pony")
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
        .burdens(9)
        .take("use", "The Prancing Pony")
    )
    assert board.asked == "tcg-end-last" and board.now.winners == [1]


@rule("tcg.burden.corruption-by-text")
def test_despair() -> None:
    board = (
        Board(at=2)
        .minions("Orc Soldier")
        .burdens(9)
        .pile(0, 3, "Dwarf Guard", "Dwarf Guard", "Farin, Dwarven Emissary")
        .hand(1, "Despair")
        .pool(3)
    )
    board.at_step("maneuver").until("tcg-ask-maneuver").take("play", "Despair")
    assert board.now.winners == [1] and board.now.ending
