"""Exertion, wounds, healing, death and leaving play."""

from __future__ import annotations

from tcg.board import END_OF_TURN, RIVER_SITES, TOWERS_SITES, Board, quiet, reach, run
from tcg.names import number, printed
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import ATTACHED, DEAD, DISCARD, HAND, STACKED, SUPPORT
from westmarch.games.tcg.rules.events import AtOnce, batch, happen
from westmarch.games.tcg.rules.protection import forbids_exert, forbids_wound
from westmarch.games.tcg.rules.wounds import remove


@rule("tcg.exert.token", "tcg.exert.not-a-wound")
def test_exerting_is_no_wound() -> None:
    board = (
        Board(at=2, ring="The One Ring, Isildur's Bane")
        .fellowship("Gandalf, The Grey Wizard", "Sam, Son of Hamfast")
        .support(0, "Thrór's Map")
        .hand(0, "Intimidate", "Hobbit Sword (1_299)")
    )
    board.g.ring_on = True
    board.take("use", "Thrór's Map")
    if board.asked == "tcg-ask-exert":
        board.do(next(c for c in board.all_codes() if number("Frodo, Son of Drogo (1_290)") in c), seat=0)
    assert (
        board.wounds("Frodo, Son of Drogo") == 1 and board.now.burdens[0] == 0 and not board.can("answer", "Intimidate")
    )


@rule("tcg.exert.exhausted-cannot", "tcg.exert.times-x")
def test_an_exhausted_character_cannot_exert() -> None:
    runner = Board(at=4).minions("Goblin Runner")
    assert forbids_exert(runner.g, runner.c("Goblin Runner")) == "tcg.exert.exhausted-cannot"
    for wounds, legal in ((2, False), (1, True)):
        board = (
            Board(at=2)
            .fellowship("Merry, Friend to Sam", "Aragorn, Ranger of the North")
            .minions("Uruk Savage")
            .hurt("Merry, Friend to Sam", wounds)
            .hand(0, "Swordarm of the White Tower")
        )
        board.fight("Aragorn, Ranger of the North", "Uruk Savage")
        assert board.can("use", "Merry, Friend to Sam") == legal


@rule("tcg.exert.must-exert-exhausted", "tcg.exert.example.mount")
def test_a_mount_does_nothing_to_the_exhausted() -> None:
    board = (
        Board(at=2)
        .fellowship("Household Guard + Horse of Rohan")
        .minions("Uruk-hai Raiding Party (1_158)", "Uruk Savage")
        .hurt("Uruk-hai Raiding Party (1_158)", 2)
        .hurt("Uruk Savage", 1)
    )
    board.hand(0, "An Honorable Charge").fight("Household Guard", "Uruk-hai Raiding Party (1_158)", "Uruk Savage")
    assert (
        board.wounds("Uruk-hai Raiding Party (1_158)") == 2
        and board.now.in_play(board.c("Uruk-hai Raiding Party (1_158)"))
        and board.wounds("Uruk Savage") == 2
    )


@rule("tcg.exert.zero-not-payment")
def test_orc_bane_needs_at_least_one() -> None:
    board = (
        Board(at=4)
        .bear("Frodo, Son of Drogo", "Sting")
        .minions("Goblin Runner")
        .hand(0, "Orc-bane", "Dwarven Axe")
        .hurt("Frodo, Son of Drogo", 3)
        .at_step("maneuver")
    )
    assert not board.can("play", "Orc-bane")
    able = (
        Board(at=4)
        .bear("Frodo, Son of Drogo", "Sting")
        .minions("Goblin Runner")
        .hand(0, "Orc-bane", "Dwarven Axe")
        .at_step("maneuver")
        .take("play", "Orc-bane")
    )
    while able.asked != "tcg-ask-archery" and able.now.asks and able.zone("Goblin Runner") != DISCARD:
        codes = [c for c in able.all_codes() if c != "number:0"]
        assert "number:0" not in able.all_codes()
        able.do(codes[0], seat=able.asker)
    assert able.wounds("Frodo, Son of Drogo") >= 1 and able.zone("Goblin Runner") == DISCARD


@rule("tcg.exert.twice-same-character")
def test_one_character_twice_or_two_once() -> None:
    board = (
        Board(at=4)
        .fellowship("Boromir, Son of Denethor", "Aragorn, Ranger of the North")
        .hand(0, "We Must Go Warily")
        .hand(1, "Goblin Runner")
        .pool(5)
        .hurt("Boromir, Son of Denethor", 1)
        .at_step("regroup")
    )
    board.until("tcg-ask-move-again").take("move").take("answer", "We Must Go Warily")
    assert board.wounds("Aragorn, Ranger of the North") == 2 and board.wounds("Boromir, Son of Denethor") == 1
    thror = (
        Board()
        .fellowship("Sam, Son of Hamfast", "Merry, From O'er the Brandywine")
        .support(0, "Thrór's Map")
        .hand(0, "Hobbit Sword (1_299)")
        .take("use", "Thrór's Map")
    )
    thror.take("choose", "Sam, Son of Hamfast", "Merry, From O'er the Brandywine")
    assert thror.wounds("Sam, Son of Hamfast") == 1 and thror.wounds("Merry, From O'er the Brandywine") == 1


@rule("tcg.exert.exhaust", "tcg.exert.exhaust-already")
def test_exhausting() -> None:
    board = (
        Board(at=2, sites=RIVER_SITES)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk-hai Raiding Party (1_158)")
        .hand(0, "A Ranger's Versatility")
        .at_step("maneuver")
        .take("play", "A Ranger's Versatility")
    )
    assert board.wounds("Uruk-hai Raiding Party (1_158)") == 2
    damrod = (
        Board(at=4, sites=TOWERS_SITES)
        .fellowship("Damrod, Ranger of Ithilien")
        .minions("Dunlending Brigand")
        .hand(0, "Swordarm of the White Tower")
        .fight("Damrod, Ranger of Ithilien", "Dunlending Brigand")
    )
    assert damrod.now.vitality(damrod.c("Dunlending Brigand")) == 1 and damrod.can("use", "Damrod, Ranger of Ithilien")
    damrod.take("use", "Damrod, Ranger of Ithilien")
    assert damrod.wounds("Dunlending Brigand") == 0 and damrod.wounds("Damrod, Ranger of Ithilien") == 1


@rule("tcg.exert.trigger-each", "tcg.timing.responses-to-costs", "tcg.timing.each-time")
def test_each_exertion_is_an_event() -> None:
    board = (
        Board()
        .fellowship("Sam, Son of Hamfast")
        .support(0, "The Gaffer, Sam's Father")
        .support(1, "Demands of the Sackville-Bagginses")
        .hurt("Frodo, Son of Drogo", 1)
        .hand(0, "Hobbit Sword (1_299)")
    )
    board.take("use", "The Gaffer, Sam's Father")
    assert board.now.pool == 1 and board.wounds("Frodo, Son of Drogo") == 0
    keys = [e.key for e in board.entries()]
    used = [i for i, key in enumerate(keys) if key == "tcg-log-use"]
    assert len(used) == 2 and keys.index("tcg-log-exert") < used[1] < keys.index("tcg-log-heal")
    twice = (
        Board()
        .support(0, "The Gaffer, Sam's Father")
        .support(1, "Demands of the Sackville-Bagginses")
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
    )
    twice.g.lay("vitality", twice.c("The Gaffer, Sam's Father"), 4, 2, 0)
    twice.can("move")
    run(twice, batch(twice.now, "exert", [twice.c("The Gaffer, Sam's Father")] * 2))
    assert twice.now.pool == 2 and twice.wounds("The Gaffer, Sam's Father") == 2


@rule("tcg.exert.token-not-placed")
def test_an_exertion_without_a_token_is_paid() -> None:
    board = (
        Board()
        .fellowship("Gandalf, The Grey Wizard", "Boromir, Son of Denethor")
        .hurt("Frodo, Son of Drogo", 1)
        .hand(0, "Strength of Spirit", "Dwarven Axe")
        .take("use", "Frodo, Son of Drogo")
    )
    while board.asked == "tcg-ask-exert":
        board.take("choose", "Boromir, Son of Denethor")
    board.take("answer", "Strength of Spirit")
    assert board.wounds("Boromir, Son of Denethor") == 0 and board.wounds("Frodo, Son of Drogo") == 0


@rule("tcg.exert.only-by")
def test_only_shadow_cards_exert_the_bearer() -> None:
    board = (
        Board(at=2)
        .fellowship("Merry, Friend to Sam", "Aragorn, Ranger of the North")
        .bear("Merry, Friend to Sam", "Throw Yourself in Next Time", seat=1)
        .minions("Uruk Savage")
        .hand(0, "Swordarm of the White Tower")
    )
    board.fight("Aragorn, Ranger of the North", "Uruk Savage")
    assert not board.can("use", "Merry, Friend to Sam")
    shadow = board.add(1, "All Thought Bent on It", DISCARD)
    assert forbids_exert(board.now, board.c("Merry, Friend to Sam"), 1, shadow) is None


@rule("tcg.exert.own-characters")
def test_smeagols_card_may_exert_an_opponents_gollum() -> None:
    board = (
        Board(at=2)
        .fellowship("Sméagol, Old Noser", "Gimli, Son of Glóin")
        .minions("Gollum, Stinker", "Uruk Savage")
        .hurt("Sméagol, Old Noser", 2)
        .at_step("regroup")
    )
    assert board.now.owner[board.c("Gollum, Stinker")] == 1
    board.take("use", "Sméagol, Old Noser")
    assert board.wounds("Gollum, Stinker") == 2 and board.wounds("Sméagol, Old Noser") == 2


@rule("tcg.wound.one-token", "tcg.wound.wounded")
def test_a_wound_is_one_token() -> None:
    board = (
        Board(at=2)
        .fellowship("Boromir, Son of Denethor")
        .minions("Orc Soldier")
        .hand(1, "Hate", "Axe Strike")
        .hand(0, "Axe Strike")
        .at_step("maneuver")
    )
    reach(board, "play", "Hate").take("play", "Hate")
    assert board.wounds("Boromir, Son of Denethor") == 1 and board.wounds("Orc Soldier") == 1
    from westmarch.cards.language import Run
    from westmarch.games.tcg.cards.selectors import wounded
    from westmarch.games.tcg.words import LANGUAGE

    assert LANGUAGE.fits(board.now, Run(0, 0, {}), wounded, board.c("Orc Soldier"))  # by exerting


@rule("tcg.wound.one-at-a-time", "tcg.timing.state-checks")
def test_wounds_come_singly_each_with_its_responses() -> None:
    board = (
        Board(at=2)
        .fellowship("Gandalf, The Grey Wizard")
        .minions("Uruk Slayer")
        .hand(0, "Intimidate", "Intimidate")
        .fight("Gandalf, The Grey Wizard", "Uruk Slayer")
    )
    board.until("tcg-ask-answer").take("answer", "Intimidate")
    assert board.wounds("Gandalf, The Grey Wizard") == 0 and board.can("answer", "Intimidate")
    board.skip()
    assert board.wounds("Gandalf, The Grey Wizard") == 1
    dying = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk Slayer")
        .hurt("Gimli, Son of Glóin", 2)
        .support(0, "Elrond, Lord of Rivendell")
    )
    quiet(dying.fight("Gimli, Son of Glóin", "Uruk Slayer"))
    kills = [e.key for e in dying.entries() if e.key in ("tcg-log-wound", "tcg-log-kill")]
    assert kills == ["tcg-log-wound", "tcg-log-kill"]  # the second wound finds nobody


@rule("tcg.wound.reduces-vitality", "tcg.kill.zero-vitality")
def test_the_third_wound_kills_and_strength_zero_does_not() -> None:
    board = (
        Board(at=2)
        .fellowship("Boromir, Son of Denethor")
        .minions("Goblin Marksman")
        .hurt("Boromir, Son of Denethor", 2)
        .at_step("archery")
        .take("wound", "Boromir, Son of Denethor")
    )
    assert board.zone("Boromir, Son of Denethor") == DEAD
    weak = (
        Board(at=6)
        .minions("Orc Soldier")
        .hand(1, "Enduring Evil", "Axe Strike")
        .burdens(6)
        .hand(0, "Halfling Deftness")
        .fight("Frodo, Son of Drogo", "Orc Soldier")
    )
    reach(weak, "play", "Enduring Evil").take("play", "Enduring Evil").take("number", 6)
    assert weak.strength("Frodo, Son of Drogo") == 0 and weak.now.in_play(weak.c("Frodo, Son of Drogo"))


@rule("tcg.wound.cannot-take", "tcg.wound.prevent-vs-cannot")
def test_cannot_take_and_prevented() -> None:
    board = Board(at=2).minions("Saruman, Keeper of Isengard", "Uruk Savage").fellowship("Legolas, Greenleaf")
    board.g.phase = 4
    assert forbids_wound(board.g, board.c("Saruman, Keeper of Isengard")) == "tcg.wound.cannot-take"
    assert forbids_wound(board.g, board.c("Uruk Savage")) is None
    helm = (
        Board(at=6)
        .fellowship("Gimli, Son of Glóin + Gimli's Helm", "Aragorn, Ranger of the North")
        .minions("Orc Soldier")
        .hand(0, "Axe Strike")
        .fight("Gimli, Son of Glóin", "Orc Soldier")
        .take("use", "Gimli's Helm")
    )
    assert forbids_wound(helm.now, helm.c("Gimli, Son of Glóin")) is None
    run(helm, happen(helm.now, "wound", helm.c("Gimli, Son of Glóin")))
    assert helm.wounds("Gimli, Son of Glóin") == 0


@rule("tcg.wound.max-per-skirmish", "tcg.wound.max-and-others")
def test_one_wound_in_each_skirmish_phase() -> None:
    board = (
        Board(at=2)
        .fellowship("Boromir, Son of Denethor + Armor", "Aragorn, Ranger of the North")
        .minions("Uruk-hai Raiding Party (1_158)", "Uruk Savage")
        .hand(0, "Swordarm of the White Tower", "Swordsman of the Northern Kingdom")
    )
    board.g.against[board.c("Uruk-hai Raiding Party (1_158)")] = board.c("Boromir, Son of Denethor")
    board.g.against[board.c("Uruk Savage")] = board.c("Aragorn, Ranger of the North")
    board.g.lay("keyword damage", board.c("Uruk-hai Raiding Party (1_158)"), 2, 2, 0)
    board.at_step("skirmishes").take("skirmish", "Aragorn, Ranger of the North")
    run(board, happen(board.now, "wound", board.c("Boromir, Son of Denethor")))
    run(board, happen(board.now, "wound", board.c("Boromir, Son of Denethor")))
    assert board.wounds("Boromir, Son of Denethor") == 1
    quiet(board)
    assert board.wounds("Boromir, Son of Denethor") == 2


@rule("tcg.wound.cannot-outside")
def test_restrictions_apply_as_written() -> None:
    board = (
        Board(at=5, sites=TOWERS_SITES)
        .fellowship("Legolas, Greenleaf")
        .minions("Uruk Savage + Broad-bladed Sword")
        .hand(0, "Double Shot")
    )
    for phase, refused in ((3, True), (4, True), (6, False)):
        board.g.phase = phase
        assert (forbids_wound(board.g, board.c("Uruk Savage")) is not None) == refused


@rule("tcg.wound.who-chooses", "tcg.wound.minion-by-shadow")
def test_who_chooses_the_wounded() -> None:
    fp = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North")
        .minions("Isengard Retainer")
        .hand(0, "An Able Guide")
        .pool(5)
        .at_step("regroup")
    )
    reach(fp, "use", "Isengard Retainer").take("use", "Isengard Retainer")
    assert fp.asker == 0 and fp.can("choose", "Gimli, Son of Glóin") and fp.can("choose", "Frodo, Son of Drogo")
    shadow = (
        Board(3, at=2)
        .fellowship("Lórien Guardian")
        .minions("Uruk-hai Raiding Party (1_158)", "Troop of Uruk-hai", seat=1)
        .minions("Uruk Savage", seat=2)
        .at_step("regroup")
    )
    shadow.take("use", "Lórien Guardian").take("name", 1)
    assert shadow.asker == 1 and not shadow.can("choose", "Uruk Savage")
    shadow.take("choose", "Troop of Uruk-hai")
    assert shadow.wounds("Troop of Uruk-hai") == 1


@rule("tcg.wound.ring-bearer-except")
def test_the_exception_is_the_present_ring_bearer() -> None:
    board = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast", "Gimli, Son of Glóin", "Aragorn, Ranger of the North")
        .minions("Orc Soldier")
        .hand(1, "Hate", "Axe Strike")
        .hand(0, "Elendil's Valor")
    )
    board.g.put(board.c("Frodo, Son of Drogo"), DEAD)
    board.g.bearer[0] = board.c("Sam, Son of Hamfast")
    board.g.put(board.g.ring[0], ATTACHED, board.c("Sam, Son of Hamfast"))
    board.at_step("maneuver")
    reach(board, "play", "Hate").take("play", "Hate")
    assert not board.can("choose", "Sam, Son of Hamfast") and board.can("choose", "Gimli, Son of Glóin")


@rule("tcg.heal.one-token", "tcg.heal.unwounded", "tcg.heal.minions")
def test_healing_one_token() -> None:
    board = (
        Board()
        .support(0, "Rosie Cotton, Hobbiton Lass")
        .fellowship("Sam, Son of Hamfast")
        .hurt("Sam, Son of Hamfast", 2)
        .hand(0, "Hobbit Sword (1_299)")
        .take("use", "Rosie Cotton, Hobbiton Lass")
    )
    assert board.wounds("Sam, Son of Hamfast") == 1
    whole = Board().fellowship("Gimli, Son of Glóin").hand(0, "Dwarven Axe")
    whole.can("move")
    run(whole, happen(whole.now, "heal", whole.c("Gimli, Son of Glóin")))
    whole.expect_no_log("tcg-log-heal")
    assert whole.wounds("Gimli, Son of Glóin") == 0
    minion = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk Shaman")
        .hurt("Uruk Shaman", 1)
        .pool(2)
        .at_step("maneuver")
        .take("use", "Uruk Shaman")
    )
    assert minion.wounds("Uruk Shaman") == 0


@rule("tcg.heal.replaced", "tcg.heal.each-is-separate", "tcg.prevent.instead")
def test_one_of_two_heals_becomes_a_burden_removed() -> None:
    board = (
        Board()
        .hurt("Frodo, Son of Drogo", 2)
        .burdens(2)
        .hand(0, "Extraordinary Resilience", "Hobbit Sword (1_299)")
        .fellowship("Gimli, Son of Glóin")
    )
    board.can("move")
    run(board, batch(board.now, "heal", [board.c("Frodo, Son of Drogo")] * 2))
    board.take("answer", "Extraordinary Resilience")
    assert board.wounds("Frodo, Son of Drogo") == 1 and board.now.burdens[0] == 1


@rule("tcg.kill.lost-vitality-bonus", "tcg.kill.negative-vitality-modifier")
def test_losing_vitality_kills() -> None:
    board = (
        Board()
        .fellowship("Théoden, Son of Thengel + Herugrim")
        .hurt("Théoden, Son of Thengel", 2)
        .hand(0, "Dwarven Axe")
        .fellowship("Gimli, Son of Glóin")
    )
    board.can("move")
    assert board.now.vitality(board.c("Théoden, Son of Thengel")) == 1
    run(board, happen(board.now, "discard", board.c("Herugrim")))
    run(board, None)
    board.take("move")
    assert board.zone("Théoden, Son of Thengel") == DEAD
    tower = (
        Board(at=2)
        .minions("Uruk Savage")
        .hurt("Uruk Savage", 1)
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Axe Strike")
        .support(0, "Stone Tower")
    )
    tower.fight("Gimli, Son of Glóin", "Uruk Savage")
    assert (
        printed("Stone Tower").vitality == -2
        and tower.asked == "tcg-ask-skirmish"
        and printed("Uruk Savage").vitality == 3
    )
    tower.now.put(tower.c("Stone Tower"), ATTACHED, tower.c("Uruk Savage"))
    tower.skip()
    assert tower.zone("Uruk Savage") == DISCARD


@rule("tcg.kill.fp-dead-pile", "tcg.kill.minion-discard", "tcg.kill.not-discarded")
def test_where_the_dead_go() -> None:
    board = (
        Board(at=2)
        .fellowship("Boromir, Son of Denethor", "Legolas, Greenleaf")
        .minions("Goblin Runner", "Goblin Marksman")
        .hurt("Boromir, Son of Denethor", 2)
        .support(0, "Elrond, Lord of Rivendell")
        .at_step("archery")
    )
    board.until("tcg-ask-archery-wound", limit=3).take("wound", "Boromir, Son of Denethor").until(
        "tcg-ask-defend", *END_OF_TURN
    )
    assert (
        board.zone("Boromir, Son of Denethor") == DEAD
        and board.c("Boromir, Son of Denethor") not in board.now.discards[0]
    )
    dead = [c for c in (board.c("Goblin Runner"), board.c("Goblin Marksman")) if board.now.zone[c] == DISCARD]
    assert len(dead) == 1 and dead[0] in board.now.discards[1]
    board.expect_log("tcg-log-kill", card=dead[0])
    board.expect_no_log("tcg-log-discard")


@rule("tcg.kill.placed-in-dead-pile")
def test_death_raises_the_killed_event() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Elf")
        .minions("The Witch-king, Lord of Angmar")
        .support(1, "Drawn to Its Power")
        .hand(0, "Defiance")
        .fight("Lórien Elf", "The Witch-king, Lord of Angmar")
    )
    run(board, AtOnce("kill", [board.c("Lórien Elf")]))
    assert (
        board.zone("Lórien Elf") == DEAD and board.now.dead[0] == [board.c("Lórien Elf")] and board.now.burdens[0] == 1
    )


@rule("tcg.leave.attached-discarded", "tcg.leave.tokens-removed", "tcg.object.owner")
def test_what_a_leaving_card_bears_is_discarded() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North + Ranger's Sword")
        .bear("Aragorn, Ranger of the North", "The Weight of a Legacy", seat=1)
        .hurt("Aragorn, Ranger of the North", 2)
        .hand(0, "Dwarven Axe")
    )
    remove(board.g, board.c("Aragorn, Ranger of the North"), HAND)
    assert board.c("Ranger's Sword") in board.g.discards[0] and board.c("The Weight of a Legacy") in board.g.discards[1]
    assert board.g.wounds[board.c("Aragorn, Ranger of the North")] == 0
    swarms = Board(at=4).support(1, "Goblin Swarms", "Final Count")
    stacked = swarms.add(1, "Goblin Runner", STACKED, swarms.c("Goblin Swarms"))
    swarms.g.tokens[swarms.c("Final Count")] = 3
    remove(swarms.g, swarms.c("Goblin Swarms"), DISCARD)
    remove(swarms.g, swarms.c("Final Count"), DISCARD)
    assert swarms.g.zone[stacked] == DISCARD and swarms.g.tokens[swarms.c("Final Count")] == 0


@rule("tcg.leave.stack-into-play-object", "tcg.control.stack-on-site", "tcg.stack.not-playing", "tcg.stack.not-in-play")
def test_a_minion_that_is_stacked_leaves_play() -> None:
    board = (
        Board(at=5, sites=TOWERS_SITES)
        .minions("Uruk Trooper + Uruk-hai Sword", "Uruk Lieutenant")
        .hurt("Uruk Trooper", 1)
        .hand(1, "Axe Strike")
        .pool(5)
    )
    board.g.control[1] = 1
    board.g.put(board.g.path[1], SUPPORT)
    strength = board.g.strength(board.c("Uruk Lieutenant"))
    board.at_step("regroup")
    reach(board, "use", "Uruk Trooper").take("use", "Uruk Trooper")
    assert (
        board.zone("Uruk Trooper") == STACKED
        and board.zone("Uruk-hai Sword") == DISCARD
        and board.wounds("Uruk Trooper") == 0
    )
    assert (
        board.c("Uruk Trooper") not in board.now.active()
        and board.now.strength(board.c("Uruk Lieutenant")) == strength - 1
    )
    assert board.now.pool == 5
    board.expect_no_log("tcg-log-play")


@rule("tcg.wound.who-chooses", "tcg.wound.ring-bearer-except")
def test_except_the_ring_bearer() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North", "Gimli, Son of Glóin")
        .minions("Orc Soldier")
        .hand(1, "Hate")
        .at_step("maneuver")
    )
    while not board.can("play", "Hate"):
        board.skip()
    board.take("play", "Hate")
    assert (
        board.asker == 1
        and not board.can("choose", "Frodo, Son of Drogo")
        and board.can("choose", "Gimli, Son of Glóin")
    )


@rule("tcg.wound.minion-by-shadow")
def test_a_shadow_player_wounds_his_own_minion() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Guardian")
        .minions("Uruk-hai Raiding Party (1_158)", "Troop of Uruk-hai")
        .at_step("regroup")
        .take("use", "Lórien Guardian")
    )
    assert board.asker == 1
    board.take("choose", "Troop of Uruk-hai")
    assert board.wounds("Troop of Uruk-hai") == 1
