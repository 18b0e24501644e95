"""Required and optional actions, responses, limits, and repetitions without end."""

from __future__ import annotations

from tcg.board import END_OF_TURN, FELLOWSHIP_SITES, TOWERS_SITES, Board, reach, run
from tcg.names import printed
from westmarch.cards.nodes import Ability, Act, Trigger
from westmarch.engine.runner import advance
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import BY_ID, DEAD, DISCARD, HAND, PLAY, SUPPORT, Card
from westmarch.games.tcg.rules.events import Event, happen
from westmarch.games.tcg.rules.requirements import forbids_use
from westmarch.games.tcg.rules.wounds import remove


@rule("tcg.timing.action-kinds")
def test_required_and_optional_texts() -> None:
    scout = (
        Board(at=4)
        .fellowship("Legolas, Greenleaf")
        .hand(1, "Moria Scout", "Axe Strike")
        .pool(9)
        .at_step("shadow")
        .take("play", "Moria Scout")
    )
    assert scout.now.pool == 9 - 2 + 2  # required: nobody was asked
    nobody = (
        Board(at=4)
        .fellowship("Gimli, Son of Glóin")
        .hand(1, "Moria Scout", "Axe Strike")
        .pool(9)
        .at_step("shadow")
        .take("play", "Moria Scout")
    )
    assert nobody.now.pool == 9 - 2
    runner = Board(at=4).hand(1, "Goblin Runner", "Axe Strike").pool(9).at_step("shadow").take("play", "Goblin Runner")
    assert runner.asked == "tcg-ask-answer" and runner.can("answer", "Goblin Runner") and "pass" in runner.all_codes()


@rule("tcg.timing.required-first", "tcg.timing.required-order")
def test_required_before_optional_in_the_order_of_the_fp_player() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Elf", "Gimli, Son of Glóin")
        .minions("The Witch-king, Lord of Angmar")
        .support(1, "Drawn to Its Power")
        .hurt("Lórien Elf", 1)
    )
    board.hand(1, "In the Ringwraith's Wake", "Axe Strike")
    board.hand(0, "Axe Strike").fight("Lórien Elf", "The Witch-king, Lord of Angmar")
    reach(board, "answer", "In the Ringwraith's Wake")
    assert board.zone("Lórien Elf") == DEAD and board.now.burdens[0] == 1
    order = (
        Board()
        .support(1, "Under the Watching Eye", "Our List of Allies Grows Thin")
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
        .take("move")
    )
    assert (
        order.asked == "tcg-ask-order"
        and order.asker == 0
        and order.can("answer", "Under the Watching Eye")
        and order.can("answer", "Our List of Allies Grows Thin")
    )


@rule("tcg.timing.optional-order", "tcg.timing.after")
def test_the_fp_player_answers_first() -> None:
    board = (
        Board(3, at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Úlairë Enquëa, Lieutenant of Morgul", seat=1)
        .hand(1, "In the Ringwraith's Wake")
        .hand(2, "In the Ringwraith's Wake")
        .hand(0, "Axe Strike")
    )
    board.fight("Gimli, Son of Glóin", "Úlairë Enquëa, Lieutenant of Morgul")
    for _ in range(6):
        if board.asked != "tcg-ask-answer":
            board.skip()
    assert board.asker == 2 and board.now.action_order() == [0, 2, 1]
    board.skip()
    assert board.asker == 1 and board.can("answer", "In the Ringwraith's Wake")
    lost = (
        Board(at=4)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner")
        .hand(1, "Lost to the Goblins", "Axe Strike")
        .support(1, "Lord of Moria")
        .hand(0, "Axe Strike")
    )
    lost.pool(3)
    lost.at_step("maneuver")
    run(lost, happen(lost.now, "exert", lost.c("Frodo, Son of Drogo")))
    assert lost.wounds("Frodo, Son of Drogo") == 1 and lost.can("answer", "Lost to the Goblins")


@rule("tcg.timing.complete-before-next")
def test_no_action_within_an_action() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North", "Gimli, Son of Glóin")
        .minions("Orc Soldier", "Uruk Shaman")
        .hurt("Uruk Shaman", 1)
    )
    board.hand(1, "Hate", "Hate").pool(9)
    board.hand(0, "Elendil's Valor").at_step("maneuver")
    reach(board, "play", "Hate").take("play", "Hate")
    assert board.asked == "tcg-ask-wound"
    assert (
        not board.can("use", "Uruk Shaman")
        and not board.can("play", "Hate")
        and not board.can("play", "Elendil's Valor")
    )
    assert board.why_not(f"play:{board.name('1_103')}", 0) == "tcg.timing.complete-before-next"


@rule("tcg.timing.response-repeat")
def test_two_responses_to_one_win() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner")
        .hand(0, "Still Draws Breath", "Nobody Tosses a Dwarf")
        .hurt("Gimli, Son of Glóin", 1)
    )
    board.fight("Gimli, Son of Glóin", "Goblin Runner")
    reach(board, "answer", "Still Draws Breath").take("answer", "Still Draws Breath").take(
        "answer", "Nobody Tosses a Dwarf"
    )
    assert board.wounds("Gimli, Son of Glóin") == 0
    assert sum(e.key == "tcg-log-top-discard" and e.about["seat"] == 1 for e in board.entries()) == 3


@rule("tcg.timing.about-to", "tcg.prevent.wound")
def test_one_prevention_ends_the_situation() -> None:
    board = (
        Board(at=4)
        .fellowship("Gandalf, The Grey Wizard")
        .minions("Goblin Marksman")
        .hand(0, "Intimidate", "Intimidate")
        .hand(1, "Lost to the Goblins", "Axe Strike")
    )
    board.at_step("archery")
    board.take("wound", "Gandalf, The Grey Wizard").take("answer", "Intimidate")
    assert (
        board.wounds("Gandalf, The Grey Wizard") == 0
        and not board.can("answer", "Intimidate")
        and not board.can("answer", "Lost to the Goblins")
    )
    frodo = (
        Board(at=4)
        .fellowship("Arwen, Elven Rider")
        .minions("Goblin Marksman")
        .hand(0, "Axe Strike", "Battle Fury", "Cleaving Blow")
        .hand(1, "Lost to the Goblins", "Axe Strike")
    )
    frodo.at_step("archery").take("wound", "Frodo, Son of Drogo").take("answer", "Arwen, Elven Rider")
    assert not frodo.can("answer", "Lost to the Goblins")


@rule("tcg.timing.when", "tcg.limit.required-once")
def test_when_happens_once() -> None:
    board = (
        Board()
        .fellowship("Sam, Son of Hamfast")
        .hand(0, "Old Toby", "Hobbit Sword (1_299)")
        .take("play", "Old Toby")
        .take("answer", "Old Toby")
    )
    assert board.now.drawn == 1 and not board.can("answer", "Old Toby")
    board.take("play", "Hobbit Sword (1_299)")
    if board.asked == "tcg-ask-host":
        board.do(board.all_codes()[0], seat=0)
    assert not board.can("answer", "Old Toby") and board.now.drawn == 1


@rule("tcg.timing.each-time")
def test_each_time_fires_every_time() -> None:
    forest = [FELLOWSHIP_SITES[0], "Trollshaw Forest", *FELLOWSHIP_SITES[2:]]
    board = (
        Board(at=2, sites=forest)
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf")
        .hand(0, "Dwarven Axe", "Elven Bow (1_41)")
        .take("play", "Dwarven Axe")
    )
    board.take("play", "Elven Bow (1_41)")
    assert board.now.drawn == 2


@rule("tcg.timing.while", "tcg.modifier.while-source")
def test_while_switches_off() -> None:
    board = (
        Board()
        .fellowship("Merry, From O'er the Brandywine + Hobbit Sword (1_299)", "Gimli, Son of Glóin")
        .support(0, "Lord of Moria")
    )
    assert (
        board.strength("Merry, From O'er the Brandywine") == 3 + 2 + 2
        and board.g.keyword(board.c("Gimli, Son of Glóin"), "damage") == 2
    )
    remove(board.g, board.c("Hobbit Sword (1_299)"), DISCARD)
    remove(board.g, board.c("Lord of Moria"), DISCARD)
    assert (
        board.strength("Merry, From O'er the Brandywine") == 3
        and board.g.keyword(board.c("Gimli, Son of Glóin"), "damage") == 1
    )


@rule("tcg.timing.trigger-sees-both")
def test_a_card_that_arrives_later_does_not_answer() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk-hai Raiding Party (1_158)")
        .hand(0, "Axe Strike")
        .hand(1, "Axe Strike")
        .fight("Gimli, Son of Glóin", "Uruk-hai Raiding Party (1_158)")
    )
    event = Event("loses", board.c("Gimli, Son of Glóin"), board.c("Uruk-hai Raiding Party (1_158)"))
    board.now.stack.append(event)
    event.moment = board.now.clock
    event.pc = 3
    late = board.c("Uruk-hai Raiding Party (1_158)")
    board.now.stack.pop()
    worry = board.add(1, "Worry", HAND)
    window = event._window("loses")
    board.now.put(worry, SUPPORT)
    assert window._answers(board.now, True) == [] and board.now.entered[worry] > window.moment
    fresh = Event("loses", board.c("Gimli, Son of Glóin"), late)
    fresh.moment = board.now.clock
    assert [option[1] for option in fresh._window("loses")._answers(board.now, True)] == [worry]


@rule("tcg.timing.trigger-source-left")
def test_a_card_that_leaves_with_the_event_answers_it() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Elf", "Gimli, Son of Glóin")
        .minions("The Witch-king, Lord of Angmar")
        .bear("Lórien Elf", "Rest While You Can", seat=1)
        .hand(0, "Defiance")
    )
    board.fight("Lórien Elf", "The Witch-king, Lord of Angmar").until("tcg-ask-discard", limit=20)
    assert board.zone("Rest While You Can") == DISCARD and board.asker == 1
    spear = (
        Board(at=4)
        .fellowship("Merry, From O'er the Brandywine", "Gimli, Son of Glóin")
        .minions("Goblin Marksman + Goblin Spear")
        .hurt("Merry, From O'er the Brandywine", 3)
        .hand(0, "Axe Strike")
    )
    spear.fight("Merry, From O'er the Brandywine", "Goblin Marksman")
    spear.until(*END_OF_TURN, limit=20)
    assert spear.zone("Merry, From O'er the Brandywine") == DEAD and spear.now.burdens[0] == 2


@rule("tcg.timing.continuous-discard")
def test_the_balrog_and_the_dark() -> None:
    board = (
        Board(at=4)
        .minions("Goblin Runner", "Goblin Marksman")
        .hand(1, "The Balrog, Durin's Bane", "Axe Strike")
        .pool(20)
        .at_step("shadow")
        .take("play", "The Balrog, Durin's Bane")
    )
    assert (
        board.zone("Goblin Runner") == DISCARD
        and board.zone("Goblin Marksman") == DISCARD
        and board.zone("The Balrog, Durin's Bane") == PLAY
    )
    out = (
        Board(at=5)
        .minions("The Balrog, Durin's Bane")
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Axe Strike")
        .hand(1, "Axe Strike")
        .at_step("regroup")
    )
    out.until("tcg-ask-move-again").take("move")
    for _ in range(4):
        if out.asked == "tcg-ask-order":
            out.do(out.all_codes()[0], seat=0)
    assert out.now.at[0] == 6 and out.zone("The Balrog, Durin's Bane") == DISCARD


@rule("tcg.faq.s4.1_193.all")
def test_weapons_of_minions_that_go_together_arm_nobody() -> None:
    board = (
        Board(at=4)
        .minions("Goblin Runner + Goblin Scimitar", "Goblin Marksman")
        .support(1, "Plundered Armories")
        .hand(1, "The Balrog, Durin's Bane", "Axe Strike")
        .pool(30)
    )
    board.at_step("shadow")
    board.take("play", "The Balrog, Durin's Bane")
    assert board.zone("Goblin Scimitar") == DISCARD and board.zone("Goblin Marksman") == DISCARD
    for _ in range(4):
        if board.asked not in ("tcg-ask-order", "tcg-ask-answer"):
            break
        assert not board.can("answer", "Plundered Armories")
        board.do(board.all_codes()[-1], seat=board.asker)
    assert board.zone("Goblin Scimitar") == DISCARD


@rule("tcg.timing.start-of-phase", "tcg.limit.explicit-turn")
def test_wizards_vale_at_the_start() -> None:
    board = (
        Board(at=8, sites=[*TOWERS_SITES[:7], "Wizard's Vale", TOWERS_SITES[8]])
        .pool(2)
        .hand(1, "Goblin Runner", "Axe Strike")
    )
    board.at_step("shadow")
    assert board.asked == "tcg-ask-shadow" and board.now.pool == 6
    full = (
        Board(at=8, sites=[*TOWERS_SITES[:7], "Wizard's Vale", TOWERS_SITES[8]])
        .pool(9)
        .hand(1, "Goblin Runner", "Axe Strike")
    )
    full.at_step("shadow")
    assert full.now.pool == 9
    stables = Board(at=3, sites=[*TOWERS_SITES[:2], "Stables", *TOWERS_SITES[3:]]).fellowship(
        "Éomer, Third Marshal of Riddermark", "Rider's Spear" and "Household Guard"
    )
    stables.deck(0, "Rider's Mount", "Rider's Mount").hand(0, "Dwarven Axe")
    assert stables.can("use", "Stables")
    stables.take("use", "Stables")
    for _ in range(4):
        if stables.asked in ("tcg-ask-exert", "tcg-ask-play", "tcg-ask-host"):
            stables.do(next(c for c in stables.all_codes() if c != "choose:"), seat=0)
    site = stables.now.path[3]
    index = stables.now.card(site).actions["fellowship"][0]
    assert forbids_use(stables.now, 0, site, index) == "tcg.limit.explicit-turn"
    weapon = (
        Board(at=6)
        .minions("Orc Chieftain")
        .hand(1, "Orc Scimitar", "Orc Scimitar", "Axe Strike")
        .pool(9)
        .at_step("shadow")
    )
    weapon.take("play", "Orc Scimitar")
    assert weapon.now.pool == 9 - printed("Orc Scimitar").cost + 2


@rule("tcg.limit.required-once")
def test_a_required_trigger_stops_at_its_limit() -> None:
    board = (
        Board(at=6)
        .minions("Orc Chieftain")
        .hand(1, "Orc Scimitar", "Orc Soldier")
        .pool(9)
        .at_step("shadow")
        .take("play", "Orc Scimitar")
    )
    first = board.now.pool
    remove(board.now, board.c("Orc Scimitar"), HAND)
    advance(board.now)
    board.take("play", "Orc Scimitar")
    assert board.now.pool == first - printed("Orc Scimitar").cost


@rule("tcg.timing.end-of-phase")
def test_the_ring_draws_them_at_the_end_of_its_phase() -> None:
    board = (
        Board(at=2)
        .minions("Úlairë Lemenya, Lieutenant of Morgul")
        .support(1, "The Ring Draws Them")
        .hand(1, "Goblin Runner", "Axe Strike")
        .pool(9)
        .at_step("shadow")
    )
    assert board.asked == "tcg-ask-shadow"
    board.skip()
    assert board.asked == "tcg-ask-either" and board.asker == 1
    board.take("option", 0)
    assert board.wounds("Úlairë Lemenya, Lieutenant of Morgul") == 1 and board.zone("The Ring Draws Them") == SUPPORT
    gone = (
        Board(at=2)
        .minions("Úlairë Lemenya, Lieutenant of Morgul")
        .support(1, "The Ring Draws Them")
        .hand(1, "Goblin Runner", "Axe Strike")
        .pool(9)
        .at_step("shadow")
        .skip()
    )
    gone.take("option", 1)
    assert gone.zone("The Ring Draws Them") == DISCARD


@rule("tcg.timing.event-cancel-window", "tcg.timing.ability-cancel-window")
def test_cancelling_comes_after_the_costs() -> None:
    path = (
        Board()
        .fellowship("Aragorn, Ranger of the North", "Gimli, Son of Glóin")
        .minions("Uruk Scout")
        .hand(0, "Pathfinder (1_110)", "Dwarven Axe")
        .take("play", "Pathfinder (1_110)")
    )
    assert path.can("answer", "Uruk Scout")
    exerted = path.wounds("Aragorn, Ranger of the North")
    path.take("answer", "Uruk Scout")
    assert (
        path.now.path[2] == -1
        and path.zone("Pathfinder (1_110)") == DISCARD
        and path.wounds("Aragorn, Ranger of the North") == exerted
    )
    warg = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Foul Horde + War-warg")
        .hand(0, "Axe Strike")
        .fight("Gimli, Son of Glóin", "Foul Horde")
        .take("use", "Gimli, Son of Glóin")
    )
    assert warg.wounds("Gimli, Son of Glóin") == 1
    warg.take("answer", "War-warg")
    assert warg.strength("Gimli, Son of Glóin") == 6


@rule("tcg.timing.loop-optional-one", "tcg.timing.loop-two-players")
def test_a_repetition_that_changes_nothing_ends() -> None:
    board = (
        Board(filler={}).fellowship("Sam, Faithful Companion").hand(0, "Hobbit Sword (1_299)").deck(0, "Dwarven Axe")
    )
    uses = 0
    for _ in range(30):
        if not board.can("use", "Sam, Faithful Companion"):
            break
        board.take("use", "Sam, Faithful Companion")
        if board.asked == "tcg-ask-play":
            board.do("choose:", seat=0)
        uses += 1
    assert 3 <= uses < 10
    index = board.now.card(board.c("Sam, Faithful Companion")).actions["fellowship"][0]
    assert forbids_use(board.now, 0, board.c("Sam, Faithful Companion"), index) == "tcg.timing.loop-optional-one"


@rule("tcg.timing.loop-optional-one")
def test_whether_a_position_is_repeated_tells_nothing_of_the_others_hand() -> None:
    board = (
        Board(filler={})
        .fellowship("Sam, Faithful Companion")
        .hand(0, "Hobbit Sword (1_299)")
        .deck(0, "Dwarven Axe")
        .hand(1, "Goblin Runner")
        .deck(1, "Uruk Savage")
    )
    for _ in range(30):
        if not board.can("use", "Sam, Faithful Companion"):
            break
        board.take("use", "Sam, Faithful Companion")
        if board.asked == "tcg-ask-play":
            board.do("choose:", seat=0)
    g = board.now
    held, lying = board.c("Goblin Runner"), board.c("Uruk Savage")
    g.zone[held], g.zone[lying] = g.zone[lying], g.zone[held]
    sam = board.c("Sam, Faithful Companion")
    assert forbids_use(g, 0, sam, g.card(sam).actions["fellowship"][0]) == "tcg.timing.loop-optional-one"


@rule("tcg.timing.loop-forced")
def test_an_endless_circle_of_required_actions_is_dropped() -> None:
    circle = Card(
        len(BY_ID), {"id": "9_9", "title": "Circle", "type": "condition", "side": "shadow", "culture": "moria"}
    )
    circle.define((Ability("trigger", on=Trigger("exert"), effect=Act("add twilight")),))
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .support(1, "Demands of the Sackville-Bagginses")
        .support(0, "The Gaffer, Sam's Father")
        .hand(0, "Dwarven Axe")
    )
    number = board.g.blueprint[board.c("Demands of the Sackville-Bagginses")]
    from westmarch.games.tcg.facts import CATALOGUE

    kept = CATALOGUE[number]
    endless = Card(
        number, {"id": kept.id, "title": kept.title, "type": "condition", "side": "shadow", "culture": "isengard"}
    )
    effect = Act("burden again")
    from westmarch.games.tcg.words import LANGUAGE

    LANGUAGE.verbs.setdefault("burden again", LANGUAGE.verbs["add twilight"])
    old = LANGUAGE.verbs["burden again"]
    try:
        from westmarch.cards.language import Verb

        LANGUAGE.verbs["burden again"] = Verb(
            lambda g, runner, act, cards: Event("start turn", -1), None, lambda g, runner, act: True
        )
        endless.define((Ability("trigger", on=Trigger("start turn"), effect=effect),))
        CATALOGUE[number] = endless
        board.g.touch()
        board.at_step("start")
        assert board.asked == "tcg-ask-fellowship"  # the circle came to an end
    finally:
        CATALOGUE[number] = kept
        del LANGUAGE.verbs["burden again"]
        assert old is not None


@rule("tcg.timing.continuous-discard")
def test_the_balrog_drives_the_others_away() -> None:
    board = (
        Board(at=4)
        .minions("Goblin Runner")
        .hand(1, "The Balrog, Durin's Bane")
        .pool(20)
        .at_step("shadow")
        .take("play", "The Balrog, Durin's Bane")
    )
    assert board.zone("Goblin Runner") == DISCARD and board.zone("The Balrog, Durin's Bane") == PLAY
    above = (
        Board(at=3)
        .hand(1, "The Balrog, Durin's Bane")
        .pool(20)
        .at_step("shadow")
        .take("play", "The Balrog, Durin's Bane")
    )
    assert above.zone("The Balrog, Durin's Bane") == DISCARD


@rule("tcg.timing.optional-order", "tcg.effect.cannot-beats-can")
def test_an_optional_action_without_any_effect_is_not_offered() -> None:
    """At The Great River nothing is played from a discard pile, so Nertëa offers nothing."""

    def nertea(site: str) -> Board:
        board = (
            Board(at=7)
            .site(7, site)
            .fellowship(
                "Gimli, Son of Glóin",
                "Aragorn, Ranger of the North",
                "Legolas, Greenleaf",
                "Sam, Son of Hamfast",
                "Boromir, Son of Denethor",
            )
        )
        board.pile(1, DISCARD, "Orc Soldier").hand(1, "Úlairë Nertëa, Messenger of Dol Guldur").pool(20).at_step(
            "shadow"
        )
        return board.take("play", "Úlairë Nertëa, Messenger of Dol Guldur")

    assert nertea("Anduin Confluence").can("answer", "Úlairë Nertëa, Messenger of Dol Guldur")
    assert not nertea("The Great River").can("answer", "Úlairë Nertëa, Messenger of Dol Guldur")
    # Healing where nobody is wounded, too.
    for wounds, asked in ((1, "tcg-ask-answer"), (0, "tcg-ask-shadow")):
        board = (
            Board(at=4)
            .fellowship("Gimli, Son of Glóin")
            .support(0, "Till Durin Wakes Again")
            .hurt("Gimli, Son of Glóin", wounds)
            .hand(0, "Hobbit Sword (1_299)")
        )
        assert board.take("move").asked == asked
