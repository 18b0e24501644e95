"""Costs, and spotting as a condition of them."""

from __future__ import annotations

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board, reach, run
from tcg.names import printed
from westmarch.engine.runner import advance
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DEAD, DISCARD, PLAY, STACKED
from westmarch.games.tcg.rules.events import batch, happen
from westmarch.games.tcg.rules.timing import Action, play_event
from westmarch.games.tcg.rules.wounds import remove


@rule("tcg.cost.before-to", "tcg.cost.mandatory")
def test_the_cost_before_the_effect() -> None:
    board = (
        Board(at=2)
        .fellowship("Legolas, Greenleaf")
        .minions("Troop of Uruk-hai")
        .at_step("archery")
        .take("use", "Legolas, Greenleaf")
    )
    keys = [e.key for e in board.entries()]
    assert keys.index("tcg-log-exert") < keys.index("tcg-log-wound")
    tired = (
        Board(at=2)
        .fellowship("Legolas, Greenleaf")
        .minions("Troop of Uruk-hai")
        .hurt("Legolas, Greenleaf", 2)
        .hand(0, "Double Shot")
        .at_step("archery")
    )
    assert not tired.can("use", "Legolas, Greenleaf") and tired.can("play", "Double Shot")
    few = (
        Board(at=2)
        .fellowship("Arwen, Elven Rider")
        .hand(0, "Axe Strike", "Battle Fury")
        .minions("Goblin Marksman")
        .at_step("archery")
        .take("wound", "Frodo, Son of Drogo")
    )
    assert not few.can("answer", "Arwen, Elven Rider")
    enough = (
        Board(at=2)
        .fellowship("Arwen, Elven Rider")
        .hand(0, "Axe Strike", "Battle Fury", "Cleaving Blow")
        .minions("Goblin Marksman")
        .at_step("archery")
    )
    enough.take("wound", "Frodo, Son of Drogo")
    assert enough.can("answer", "Arwen, Elven Rider")


@rule("tcg.cost.no-partial-start")
def test_all_costs_are_checked_first() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Berserk Rager")
        .support(1, "Scaling Ladder")
        .hurt("Berserk Rager", 1)
        .hand(0, "Swordarm of the White Tower")
    )
    board.g.tokens[board.c("Scaling Ladder")] = 3
    board.fight("Aragorn, Ranger of the North", "Berserk Rager").skip()
    assert board.now.vitality(board.c("Berserk Rager")) == 2 and not board.can("use", "Berserk Rager")
    assert board.now.tokens[board.c("Scaling Ladder")] == 3


@rule("tcg.cost.one-payment-one-action", "tcg.cost.example.weapons", "tcg.cost.phase-actions-not-combined")
def test_one_payment_for_one_action() -> None:
    board = (
        Board(at=5, sites=TOWERS_SITES)
        .support(1, "Weapons of Isengard", "Weapons of Isengard")
        .hand(1, "Uruk Crossbowman", "Axe Strike")
        .pool(9)
        .at_step("shadow")
    )
    board.take("use", board.c("Weapons of Isengard", 1))
    while board.asked not in ("tcg-ask-shadow",) and board.now.asks and board.asker == 1:
        board.do(board.all_codes()[0], seat=1)
    assert board.zone("Uruk Crossbowman") == PLAY
    assert sorted(board.now.tokens[board.c("Weapons of Isengard", n)] for n in (1, 2)) == [0, 1]
    # An Elf who comes by another ability is not the Elf that a site asks to be played.
    elves = Board(at=3, sites=[*FELLOWSHIP_SITES[:2], "Rivendell Valley", *FELLOWSHIP_SITES[3:]]).support(
        0, "Galadriel, Lady of Light"
    )
    elves.hand(0, "Lórien Elf", "Dwarven Axe").take("use", "Galadriel, Lady of Light")
    assert elves.zone("Lórien Elf") == PLAY and elves.now.drawn == 0


@rule("tcg.cost.twilight-first")
def test_twilight_is_paid_before_other_costs() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf")
        .support(0, "Shoulder to Shoulder")
        .minions("Troop of Uruk-hai")
        .hurt("Legolas, Greenleaf", 1)
        .pool(0)
    )
    board.at_step("maneuver").take("use", "Shoulder to Shoulder")
    while board.asked == "tcg-ask-either":
        board.do(board.all_codes()[0], seat=0)
    assert board.now.pool == 1 and board.wounds("Gimli, Son of Glóin") == 1
    played = (
        Board(at=3)
        .minions("Uruk Savage")
        .hand(1, "Saruman's Frost", "Axe Strike")
        .pool(5)
        .at_step("shadow")
        .take("play", "Saruman's Frost")
    )
    while played.can("on", played.now.path[3]):
        played.take("on", played.now.path[3])
    assert played.wounds("Uruk Savage") == 1 and played.now.pool == 5 - printed("Saruman's Frost").cost


@rule("tcg.cost.interrupted")
def test_an_interrupted_cost_stays_paid_and_does_nothing() -> None:
    board = (
        Board(at=2)
        .fellowship("Merry, Friend to Sam", "Aragorn, Ranger of the North")
        .minions("Uruk Savage")
        .hand(0, "Halfling Deftness")
        .fight("Aragorn, Ranger of the North", "Uruk Savage")
    )
    merry = board.c("Merry, Friend to Sam")
    board.now.stack.append(Action(merry, 0, 0, 0, {}))
    board.now.stack.append(batch(board.now, "exert", [merry, merry]))
    happen(board.now, "exert", merry)
    remove(board.now, merry, DEAD)  # as if a response had killed him after the first exertion
    advance(board.now)
    assert board.zone("Merry, Friend to Sam") == DEAD and board.strength("Aragorn, Ranger of the North") == 8


@rule("tcg.cost.interrupted")
def test_what_is_left_of_a_cost_cannot_be_paid() -> None:
    board = (
        Board(at=2)
        .fellowship("Gandalf, The Grey Wizard + Gandalf's Staff")
        .minions("Uruk Savage")
        .hand(0, "Staff Asunder")
        .fight("Gandalf, The Grey Wizard", "Uruk Savage")
    )
    assert board.can("play", "Staff Asunder")
    board.hurt("Gandalf, The Grey Wizard", 2)  # as if a response to the loss of his staff had wounded him
    run(board, play_event(board.now, 0, board.c("Staff Asunder"), 0, {}))
    assert board.zone("Gandalf's Staff") == board.zone("Staff Asunder") == DISCARD
    assert board.zone("Uruk Savage") == PLAY and board.wounds("Gandalf, The Grey Wizard") == 2


@rule("tcg.cost.prevented-keeps-costs", "tcg.event.cancelled")
def test_a_prevented_event_keeps_its_costs() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North", "Gimli, Son of Glóin")
        .minions("Uruk Savage")
        .hand(1, "Bred for Battle", "Axe Strike")
        .hand(0, "Strength of Kings", "Axe Strike")
        .pool(9)
    )
    board.fight("Aragorn, Ranger of the North", "Uruk Savage")
    reach(board, "play", "Bred for Battle").take("play", "Bred for Battle")
    assert board.asker == 0
    strength = board.strength("Uruk Savage")
    board.take("answer", "Strength of Kings")
    assert (
        board.wounds("Uruk Savage") == 1
        and board.zone("Bred for Battle") == DISCARD
        and board.strength("Uruk Savage") == strength
    )


@rule("tcg.cost.spot-twilight-before")
def test_tokens_are_spotted_before_the_cost_is_added() -> None:
    for pool, legal in ((3, False), (4, True)):
        board = (
            Board(at=2)
            .fellowship("Gandalf, The Grey Wizard")
            .minions("Uruk Savage")
            .hand(0, "Deep in Thought", "Mithrandir, Mithrandir!")
            .pool(pool)
            .at_step("maneuver")
        )
        assert board.can("play", "Deep in Thought") == legal
        if legal:
            board.take("play", "Deep in Thought")
            assert board.now.pool == 8


@rule("tcg.cost.not-the-card-itself")
def test_a_card_cannot_pay_for_itself() -> None:
    board = (
        Board(at=2)
        .fellowship("Arwen, Elven Rider")
        .hand(0, "Axe Strike", "Battle Fury", "Intimidate")
        .fellowship("Gandalf, The Grey Wizard")
        .minions("Goblin Marksman")
    )
    board.at_step("archery").take("wound", "Frodo, Son of Drogo")
    assert board.can("answer", "Arwen, Elven Rider")
    # While an event is being played it lies aside, not in hand.
    delving = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Farin, Dwarven Emissary")
        .hand(0, "Delving", "Dwarven Axe")
        .take("play", "Delving")
    )
    assert delving.c("Delving") not in delving.now.hands[0]


@rule("tcg.cost.source-is-card")
def test_the_wound_of_an_event_comes_from_the_event() -> None:
    board = (
        Board(at=2)
        .fellowship("Legolas, Greenleaf", "Gimli, Son of Glóin")
        .support(0, "Erestor, Chief Advisor to Elrond")
        .minions("Orc Soldier")
        .hand(1, "Hate", "Axe Strike")
        .hand(0, "Dwarven Axe")
    )
    board.at_step("maneuver")
    reach(board, "play", "Hate").take("play", "Hate").take("choose", "Legolas, Greenleaf")
    assert board.can("answer", "Erestor, Chief Advisor to Elrond")
    event = next(f for f in reversed(board.now.stack) if type(f).__name__ == "Event")
    assert event.source == board.c("Hate")


@rule("tcg.cost.any-player-may-prevent")
def test_each_shadow_player_may_pay() -> None:
    board = (
        Board(3, at=2)
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Tidings of Erebor")
        .pool(3)
        .at_step("regroup")
        .take("play", "Tidings of Erebor")
    )
    assert board.asker == 2 and board.can("option", 0) and board.can("option", 1)
    board.take("option", 1)
    assert board.asker == 1
    board.take("option", 0)
    assert board.now.pool == 0 and board.now.hands[0] == []
    both = (
        Board(3, at=2)
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Tidings of Erebor")
        .pool(3)
        .at_step("regroup")
        .take("play", "Tidings of Erebor")
    )
    both.take("option", 1).take("option", 1)
    assert both.now.pool == 3 and len(both.now.hands[0]) == 3
    once = (
        Board(3, at=2)
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Tidings of Erebor")
        .pool(3)
        .at_step("regroup")
        .take("play", "Tidings of Erebor")
    )
    once.take("option", 0)
    assert (once.now.pool == 0 and once.now.hands[0] == [] and once.asker != 1) or once.asked != "tcg-ask-either"


@rule("tcg.cost.discard-from-own-character")
def test_nobody_drops_his_own_things() -> None:
    board = Board().fellowship("Gimli, Son of Glóin + Dwarven Axe", "Farin, Dwarven Emissary").hand(0, "Axe Strike")
    verbs = {code.split(":")[0] for code in board.all_codes()}
    assert "discard" not in verbs and board.now.in_play(board.c("Dwarven Axe"))


@rule("tcg.cost.add-burden")
def test_a_burden_as_a_cost_may_corrupt() -> None:
    board = (
        Board(at=2)
        .fellowship("Sméagol, Slinker", "Gimli, Son of Glóin")
        .minions("Troop of Uruk-hai")
        .burdens(9)
        .hand(0, "Axe Strike")
        .fight("Gimli, Son of Glóin", "Troop of Uruk-hai")
    )
    board.take("use", "Sméagol, Slinker")
    assert board.now.over and board.now.winners == [1]


@rule("tcg.spot.in-play-active")
def test_what_cannot_be_spotted() -> None:
    board = (
        Board()
        .fellowship("Legolas, Greenleaf", seat=1)
        .pile(0, DEAD, "Lórien Elf")
        .support(0, "Ever My Heart Rises")
        .hand(0, "The Council of Elrond", "Dwarven Axe")
        .fellowship("Gimli, Son of Glóin")
    )
    board.add(0, "Lórien Elf", STACKED, board.c("Ever My Heart Rises"))
    assert not board.can("play", "The Council of Elrond")
    seen = Board().fellowship("Legolas, Greenleaf").hand(0, "The Council of Elrond", "Dwarven Axe")
    assert seen.can("play", "The Council of Elrond") and seen.wounds("Legolas, Greenleaf") == 0


@rule("tcg.spot.choose-number", "tcg.spot.example.elves")
def test_for_each_you_spot_may_be_fewer() -> None:
    for count in (0, 1, 2):
        board = (
            Board()
            .fellowship("Legolas, Greenleaf", "Lórien Elf")
            .hand(0, "Alliance Reforged", "Dwarven Axe")
            .take("play", "Alliance Reforged")
        )
        codes = [c for c in board.all_codes() if len([x for x in c[7:].split(",") if x]) == count]
        board.do(codes[0], seat=0)
        assert board.now.drawn == count
    six = (
        Board(at=4, sites=TOWERS_SITES)
        .fellowship(
            "Gimli, Son of Glóin",
            "Legolas, Greenleaf",
            "Aragorn, Ranger of the North",
            "Sam, Son of Hamfast",
            "Merry, From O'er the Brandywine",
        )
        .minions("Dunlending Brigand")
    )
    six.hand(1, "Death to the Strawheads", "Axe Strike").pool(9).fight("Gimli, Son of Glóin", "Dunlending Brigand")
    reach(six, "play", "Death to the Strawheads").take("play", "Death to the Strawheads")
    assert {len([x for x in c[7:].split(",") if x]) for c in six.all_codes()} == set(range(7))


@rule("tcg.spot.can-spot-all")
def test_can_spot_counts_everything() -> None:
    board = Board(at=5).minions("Uruk Lieutenant", "Uruk Savage", "Uruk-hai Raiding Party (1_158)", "Uruk Fighter")
    assert board.g.strength(board.c("Uruk Lieutenant")) == 8 + 3


@rule("tcg.spot.tokens")
def test_burdens_are_spotted_on_the_fp_players_ring_bearer() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Úlairë Enquëa, Lieutenant of Morgul")
        .hand(1, "Threshold of Shadow", "Threshold of Shadow")
        .pool(5)
        .fight("Gimli, Son of Glóin", "Úlairë Enquëa, Lieutenant of Morgul")
    )
    board.g.burdens[1] = 9
    board.g.burdens[0] = 5
    reach(board, "play", "Threshold of Shadow").take("play", "Threshold of Shadow")
    assert board.asked == "tcg-ask-either"


@rule("tcg.spot.to-play-not-itself", "tcg.spot.count-distinct", "tcg.spot.same-for-several")
def test_a_card_does_not_spot_itself_to_be_played() -> None:
    board = Board().hand(0, "Dwarf Guard", "Gimli, Son of Glóin")
    assert board.why_not(f"play:{board.name('Dwarf Guard')}") == "tcg.play.requirement-to-play"
    hobbits = Board().hand(0, "Not Feared in Sunlight", "Gimli, Son of Glóin")
    assert not hobbits.can("play", "Not Feared in Sunlight")
    two = Board().fellowship("Sam, Son of Hamfast").hand(0, "Not Feared in Sunlight", "Gimli, Son of Glóin")
    assert two.can("play", "Not Feared in Sunlight")
    three = (
        Board().fellowship("Gandalf, The Grey Wizard", "Gimli, Son of Glóin").hand(0, "Durin's Secret", "Dwarven Axe")
    )
    assert not three.can("play", "Durin's Secret")
    met = (
        Board()
        .fellowship("Gandalf, The Grey Wizard", "Gimli, Son of Glóin", "Legolas, Greenleaf")
        .hand(0, "Durin's Secret", "Dwarven Axe")
    )
    assert met.can("play", "Durin's Secret")


@rule("tcg.spot.events-never")
def test_events_are_never_in_play() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Farin, Dwarven Emissary")
        .hand(0, "Delving", "Dwarven Axe")
        .take("play", "Delving")
    )
    assert board.c("Delving") not in board.now.active() and not board.now.in_play(board.c("Delving"))


@rule("tcg.spot.ring-bearer-counts")
def test_the_ring_bearer_counts_unless_excepted() -> None:
    board = (
        Board()
        .fellowship("Sam, Son of Hamfast")
        .support(0, "Thrór's Map")
        .hand(0, "Hobbit Sword (1_299)")
        .take("use", "Thrór's Map")
    )
    assert board.wounds("Frodo, Son of Drogo") == 1 and board.wounds("Sam, Son of Hamfast") == 1
    hate = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North")
        .minions("Orc Soldier")
        .hand(1, "Hate", "Axe Strike")
        .hand(0, "Elendil's Valor")
        .at_step("maneuver")
    )
    reach(hate, "play", "Hate").take("play", "Hate")
    assert not hate.can("choose", "Frodo, Son of Drogo") and hate.can("choose", "Gimli, Son of Glóin")


def test_every_added_cost_of_an_event_is_paid() -> None:
    board = (
        Board(at=1, sites=TOWERS_SITES)
        .fellowship("Faramir, Captain of Gondor")
        .minions("Desert Soldier")
        .support(1, "Wrath of Harad", "Wrath of Harad")
        .hand(0, "Pathfinder (4_129)", "Sword of Gondor")
    )
    reach(board, "play", "Pathfinder (4_129)").take("play", "Pathfinder (4_129)")
    for _ in range(2):
        board.take("choose", "Faramir, Captain of Gondor")
    assert board.wounds("Faramir, Captain of Gondor") == 2


@rule("tcg.cost.no-partial-start", "tcg.twilight.remove-cost-full", "tcg.twilight.remove-effect-short")
def test_costs_must_be_payable() -> None:
    board = Board(at=2).minions("Uruk Shaman").hurt("Uruk Shaman", 1).pool(1).at_step("maneuver")
    assert not board.can("use", "Uruk Shaman")
    free = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .hand(0, "An Able Guide")
        .pool(2)
        .at_step("regroup")
        .take("play", "An Able Guide")
    )
    assert free.now.pool == 0
