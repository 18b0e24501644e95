"""Costs, and spotting as a condition of them."""

from __future__ import annotations

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board, reach
from westmarch.engine.runner import advance
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import BY_ID, DEAD, DISCARD, PLAY, STACKED
from westmarch.games.tcg.rules.events import batch, happen
from westmarch.games.tcg.rules.timing import Action
from westmarch.games.tcg.rules.wounds import remove

# Costs


@rule("tcg.cost.before-to", "tcg.cost.mandatory")
def test_the_cost_before_the_effect() -> None:
    board = Board(at=2).fellowship("1_50").minions("1_143").at_step("archery").take("use", "1_50")
    keys = [e.key for e in board.entries()]
    assert keys.index("tcg-log-exert") < keys.index("tcg-log-wound")
    tired = Board(at=2).fellowship("1_50").minions("1_143").hurt("1_50", 2).hand(0, "1_38").at_step("archery")
    assert not tired.can("use", "1_50") and tired.can("play", "1_38")
    few = Board(at=2).fellowship("3_7").hand(0, "1_3", "1_4").minions("1_176").at_step("archery").take("wound", "1_290")
    assert not few.can("answer", "3_7")
    enough = Board(at=2).fellowship("3_7").hand(0, "1_3", "1_4", "1_5").minions("1_176").at_step("archery")
    enough.take("wound", "1_290")
    assert enough.can("answer", "3_7")


@rule("tcg.cost.no-partial-start")
def test_all_costs_are_checked_first() -> None:
    board = Board(at=2).fellowship("1_89").minions("5_45").support(1, "5_57").hurt("5_45", 1).hand(0, "1_116")
    board.g.tokens[board.c("5_57")] = 3
    board.fight("1_89", "5_45").skip()
    assert board.now.vitality(board.c("5_45")) == 2 and not board.can("use", "5_45")
    assert board.now.tokens[board.c("5_57")] == 3


@rule("tcg.cost.one-payment-one-action", "tcg.cost.example.weapons", "tcg.cost.phase-actions-not-combined")
def test_one_payment_for_one_action() -> None:
    board = (
        Board(at=5, sites=TOWERS_SITES).support(1, "4_211", "4_211").hand(1, "4_183", "1_3").pool(9).at_step("shadow")
    )
    board.take("use", board.c("4_211", 1))
    while board.asked not in ("tcg-ask-shadow",) and board.now.asks and board.asker == 1:
        board.do(board.all_codes()[0], 1)
    assert board.zone("4_183") == PLAY
    assert sorted(board.now.tokens[board.c("4_211", n)] for n in (1, 2)) == [0, 1]
    # An Elf who comes by another ability is not the Elf that a site asks to be played.
    elves = Board(at=3, sites=[*FELLOWSHIP_SITES[:2], "1_341", *FELLOWSHIP_SITES[3:]]).support(0, "1_45")
    elves.hand(0, "1_53", "1_9").take("use", "1_45")
    assert elves.zone("1_53") == PLAY and elves.now.drawn == 0


@rule("tcg.cost.twilight-first")
def test_twilight_is_paid_before_other_costs() -> None:
    board = Board(at=2).fellowship("1_13", "1_50").support(0, "1_59").minions("1_143").hurt("1_50", 1).pool(0)
    board.at_step("maneuver").take("use", "1_59")
    while board.asked == "tcg-ask-either":
        board.do(board.all_codes()[0], 0)
    assert board.now.pool == 1 and board.wounds("1_13") == 1
    played = Board(at=3).minions("1_151").hand(1, "1_135", "1_3").pool(5).at_step("shadow").take("play", "1_135")
    while played.can("on", played.now.path[3]):
        played.take("on", played.now.path[3])
    assert played.wounds("1_151") == 1 and played.now.pool == 5 - BY_ID["1_135"].cost


@rule("tcg.cost.interrupted")
def test_an_interrupted_cost_stays_paid_and_does_nothing() -> None:
    board = Board(at=2).fellowship("1_302", "1_89").minions("1_151").hand(0, "1_293").fight("1_89", "1_151")
    merry = board.c("1_302")
    board.now.stack.append(Action(merry, 0, 0, 0, {}))
    board.now.stack.append(batch(board.now, "exert", [merry, merry]))
    happen(board.now, "exert", merry)
    remove(board.now, merry, DEAD)  # as if a response had killed him after the first exertion
    advance(board.now)
    assert board.zone("1_302") == DEAD and board.strength("1_89") == 8


@rule("tcg.cost.prevented-keeps-costs", "tcg.event.cancelled")
def test_a_prevented_event_keeps_its_costs() -> None:
    board = (
        Board(at=2).fellowship("1_89", "1_13").minions("1_151").hand(1, "1_121", "1_3").hand(0, "1_115", "1_3").pool(9)
    )
    board.fight("1_89", "1_151")
    reach(board, "play", "1_121").take("play", "1_121")
    assert board.asker == 0
    strength = board.strength("1_151")
    board.take("answer", "1_115")
    assert board.wounds("1_151") == 1 and board.zone("1_121") == DISCARD and board.strength("1_151") == strength


@rule("tcg.cost.spot-twilight-before")
def test_tokens_are_spotted_before_the_cost_is_added() -> None:
    for pool, legal in ((3, False), (4, True)):
        board = Board(at=2).fellowship("1_364").minions("1_151").hand(0, "3_30", "4_98").pool(pool).at_step("maneuver")
        assert board.can("play", "3_30") == legal
        if legal:
            board.take("play", "3_30")
            assert board.now.pool == 8


@rule("tcg.cost.not-the-card-itself")
def test_a_card_cannot_pay_for_itself() -> None:
    board = Board(at=2).fellowship("3_7").hand(0, "1_3", "1_4", "1_76").fellowship("1_364").minions("1_176")
    board.at_step("archery").take("wound", "1_290")
    assert board.can("answer", "3_7")
    # While an event is being played it lies aside, not in hand.
    delving = Board(at=2).fellowship("1_13", "1_11").hand(0, "1_6", "1_9").take("play", "1_6")
    assert delving.c("1_6") not in delving.now.hands[0]


@rule("tcg.cost.source-is-card")
def test_the_wound_of_an_event_comes_from_the_event() -> None:
    board = (
        Board(at=2)
        .fellowship("1_50", "1_13")
        .support(0, "3_14")
        .minions("1_271")
        .hand(1, "1_250", "1_3")
        .hand(0, "1_9")
    )
    board.at_step("maneuver")
    reach(board, "play", "1_250").take("play", "1_250").take("choose", "1_50")
    assert board.can("answer", "3_14")
    event = next(f for f in reversed(board.now.stack) if type(f).__name__ == "Event")
    assert event.source == board.c("1_250")


@rule("tcg.cost.any-player-may-prevent")
def test_each_shadow_player_may_pay() -> None:
    board = Board(3, at=2).fellowship("1_13").hand(0, "2_13").pool(3).at_step("regroup").take("play", "2_13")
    assert board.asker == 2 and board.can("option", 0) and board.can("option", 1)
    board.take("option", 1)
    assert board.asker == 1
    board.take("option", 0)
    assert board.now.pool == 0 and board.now.hands[0] == []
    both = Board(3, at=2).fellowship("1_13").hand(0, "2_13").pool(3).at_step("regroup").take("play", "2_13")
    both.take("option", 1).take("option", 1)
    assert both.now.pool == 3 and len(both.now.hands[0]) == 3
    once = Board(3, at=2).fellowship("1_13").hand(0, "2_13").pool(3).at_step("regroup").take("play", "2_13")
    once.take("option", 0)
    assert (once.now.pool == 0 and once.now.hands[0] == [] and once.asker != 1) or once.asked != "tcg-ask-either"


@rule("tcg.cost.discard-from-own-character")
def test_nobody_drops_his_own_things() -> None:
    board = Board().fellowship("1_13+1_9", "1_11").hand(0, "1_3")
    verbs = {code.split(":")[0] for code in board.all_codes()}
    assert "discard" not in verbs and board.now.in_play(board.c("1_9"))


@rule("tcg.cost.add-burden")
def test_a_burden_as_a_cost_may_corrupt() -> None:
    board = Board(at=2).fellowship("5_29", "1_13").minions("1_143").burdens(9).hand(0, "1_3").fight("1_13", "1_143")
    board.take("use", "5_29")
    assert board.now.over and board.now.winners == [1]


# Spotting


@rule("tcg.spot.in-play-active")
def test_what_cannot_be_spotted() -> None:
    board = (
        Board()
        .fellowship("1_50", seat=1)
        .pile(0, DEAD, "1_53")
        .support(0, "4_46")
        .hand(0, "1_35", "1_9")
        .fellowship("1_13")
    )
    board.add(0, "1_53", STACKED, board.c("4_46"))
    assert not board.can("play", "1_35")
    seen = Board().fellowship("1_50").hand(0, "1_35", "1_9")
    assert seen.can("play", "1_35") and seen.wounds("1_50") == 0


@rule("tcg.spot.choose-number", "tcg.spot.example.elves")
def test_for_each_you_spot_may_be_fewer() -> None:
    for count in (0, 1, 2):
        board = Board().fellowship("1_50", "1_53").hand(0, "4_58", "1_9").take("play", "4_58")
        codes = [c for c in board.all_codes() if len([x for x in c[7:].split(",") if x]) == count]
        board.do(codes[0], 0)
        assert board.now.drawn == count
    six = Board(at=4, sites=TOWERS_SITES).fellowship("1_13", "1_50", "1_89", "1_311", "1_303").minions("4_10")
    six.hand(1, "4_8", "1_3").pool(9).fight("1_13", "4_10")
    reach(six, "play", "4_8").take("play", "4_8")
    assert {len([x for x in c[7:].split(",") if x]) for c in six.all_codes()} == set(range(7))


@rule("tcg.spot.can-spot-all")
def test_can_spot_counts_everything() -> None:
    board = Board(at=5).minions("1_148", "1_151", "1_158", "1_146")
    assert board.g.strength(board.c("1_148")) == 8 + 3


@rule("tcg.spot.tokens")
def test_burdens_are_spotted_on_the_fp_players_ring_bearer() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_231").hand(1, "1_227", "1_227").pool(5).fight("1_13", "1_231")
    board.g.burdens[1] = 9
    board.g.burdens[0] = 5
    reach(board, "play", "1_227").take("play", "1_227")
    assert board.asked == "tcg-ask-either"


@rule("tcg.spot.to-play-not-itself", "tcg.spot.count-distinct", "tcg.spot.same-for-several")
def test_a_card_does_not_spot_itself_to_be_played() -> None:
    board = Board().hand(0, "1_7", "1_13")
    assert board.why_not(f"play:{board.name('1_7')}") == "tcg.play.requirement-to-play"
    hobbits = Board().hand(0, "2_107", "1_13")
    assert not hobbits.can("play", "2_107")
    two = Board().fellowship("1_311").hand(0, "2_107", "1_13")
    assert two.can("play", "2_107")
    three = Board().fellowship("1_364", "1_13").hand(0, "1_71", "1_9")
    assert not three.can("play", "1_71")
    met = Board().fellowship("1_364", "1_13", "1_50").hand(0, "1_71", "1_9")
    assert met.can("play", "1_71")


@rule("tcg.spot.events-never")
def test_events_are_never_in_play() -> None:
    board = Board(at=2).fellowship("1_13", "1_11").hand(0, "1_6", "1_9").take("play", "1_6")
    assert board.c("1_6") not in board.now.active() and not board.now.in_play(board.c("1_6"))


@rule("tcg.spot.ring-bearer-counts")
def test_the_ring_bearer_counts_unless_excepted() -> None:
    board = Board().fellowship("1_311").support(0, "1_318").hand(0, "1_299").take("use", "1_318")
    assert board.wounds("1_290") == 1 and board.wounds("1_311") == 1
    hate = (
        Board(at=2)
        .fellowship("1_13", "1_89")
        .minions("1_271")
        .hand(1, "1_250", "1_3")
        .hand(0, "1_103")
        .at_step("maneuver")
    )
    reach(hate, "play", "1_250").take("play", "1_250")
    assert not hate.can("choose", "1_290") and hate.can("choose", "1_13")
