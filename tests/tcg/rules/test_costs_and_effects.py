"""Playing cards, costs, effects, spotting, exertion, wounds, healing, death, leaving play."""

from __future__ import annotations

from typing import Any

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board
from westmarch.engine.frame import Frame
from westmarch.engine.runner import advance
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import ATTACHED, BY_ID, DEAD, DECK, DISCARD, HAND, PLAY, STACKED, SUPPORT
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.events import AtOnce, batch, happen
from westmarch.games.tcg.rules.protection import forbids_exert, forbids_wound
from westmarch.games.tcg.rules.timing import Action
from westmarch.games.tcg.rules.wounds import remove

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]


def run(board: Board, frame: Frame | None) -> Board:
    """Let a procedure happen in the middle of play."""
    if frame is not None:
        board.now.stack.append(frame)
    advance(board.now)
    return board


def quiet(board: Board) -> Board:
    return board.until(*LAST, limit=120)


def reach(board: Board, verb: str, card: str) -> Board:
    """Everybody passes until somebody may do this."""
    for _ in range(20):
        if board.can(verb, card):
            return board
        board.skip()
    raise AssertionError(f"{verb} {card} is never offered")


# Playing


@rule("tcg.play.procedure")
def test_the_steps_of_playing_elrond() -> None:
    board = Board().fellowship("1_50").hand(0, "1_40", "1_9").support(0, "1_43").hand(1, "1_178", "1_176")
    board.take("play", "1_40")
    assert board.now.pool == 4 and board.zone("1_40") == SUPPORT and board.asker == 1  # Far-seeing Eyes answers
    keys = [e.key for e in board.entries()]
    assert keys.index("tcg-log-play") < keys.index("tcg-log-use")
    nobody = Board().fellowship("1_13").hand(0, "1_40", "1_9")
    assert nobody.why_not(f"play:{nobody.name('1_40')}") == "tcg.play.requirement-to-play" and nobody.now.pool == 0


@rule("tcg.play.requirements-first")
def test_requirements_come_before_costs() -> None:
    board = Board().fellowship("1_12").hand(0, "1_3", "1_9").pool(2)
    assert board.why_not(f"use:{board.name('1_12')}:0") == "tcg.play.requirements-first"


@rule("tcg.play.requirement-to-play", "tcg.play.from-elsewhere")
def test_requirements_and_costs_from_any_pile() -> None:
    board = Board(at=4).hand(1, "1_187", "1_180").minions("1_178").pile(1, DISCARD, "1_176").pool(0).at_step("shadow")
    board.expect_refused(f"play:{board.name('1_187')}", "tcg.play.must-be-there-first", 1)
    rich = Board(at=4).hand(1, "1_187", "1_3").pile(1, DISCARD, "1_176").pool(3).at_step("shadow").take("play", "1_187")
    assert rich.zone("1_176") == PLAY and rich.now.pool == 0
    alone = Board(at=5, sites=TOWERS_SITES).hand(1, "4_200", "1_3").pool(9).at_step("shadow")
    assert not alone.can("play", "4_200")


@rule("tcg.play.from-deck-search", "tcg.draw.shuffle-after-search")
def test_a_search_may_fail_and_the_deck_is_shuffled() -> None:
    changed = 0
    for seed in range(6):
        board = Board(sites=["1_322", *FELLOWSHIP_SITES[1:]]).deck(0, "1_311", "1_303", "1_306", "1_13", "1_50")
        board.fellowship("1_302").hand(0, "1_299")
        board.g.chance.used += seed * 50
        before = board.g.decks[0][:]
        board.take("use", "1_322")
        while not board.can("choose", "1_311"):
            board.take("choose", "1_302")
        board.do("choose:", 0)
        assert board.zone("1_311") == DECK and sum(board.now.wounds) == 1
        changed += board.now.decks[0] != before
    assert changed >= 5


@rule("tcg.play.must-be-there-first")
def test_the_orc_must_be_in_the_discard_pile_before() -> None:
    board = Board(at=4).support(1, "1_196").hand(1, "1_9", "1_9", "1_9", "1_178").pool(9).at_step("shadow")
    assert not board.can("use", "1_196")
    there = Board(at=4).support(1, "1_196").hand(1, "1_9", "1_9", "1_9", "1_176").pile(1, DISCARD, "1_178").pool(9)
    there.at_step("shadow").take("use", "1_196")
    while there.asked == "tcg-ask-discard":
        there.do(there.all_codes()[0], 1)
    orcs = [c for c in there.now.minions() if there.now.card(c).id == "1_178"]
    assert orcs == [there.c("1_178")]


@rule("tcg.play.must-play-it")
def test_a_card_fetched_must_be_played() -> None:
    board = Board(at=2).hand(1, "1_217", "1_229", "1_237").pool(20).at_step("shadow").take("play", "1_217")
    assert "choose:" not in board.all_codes() and "pass" not in board.all_codes()
    board.take("choose", "1_229")
    assert board.zone("1_229") == PLAY and board.now.pool == 20 - (BY_ID["1_229"].cost - 2) - 2 * (
        BY_ID["1_229"].site > 2
    )


@rule("tcg.play.no-effect-ok")
def test_elf_song_without_burdens() -> None:
    board = Board().fellowship("1_50").support(0, "1_40").hand(0, "1_39", "1_9")
    board.take("play", "1_39")
    while board.asked != "tcg-ask-fellowship":
        board.do(board.all_codes()[0], 0)
    assert board.zone("1_39") == DISCARD and board.now.burdens[0] == 0


@rule("tcg.play.self-cost", "tcg.play.self-general-no")
def test_own_and_general_texts_about_costs() -> None:
    troll = Board(at=4).hand(1, "1_165")
    assert twilight_cost(troll.g, troll.c("1_165")) == 7
    horde = Board(at=5, sites=TOWERS_SITES).hand(1, "4_203")
    full = twilight_cost(horde.g, horde.c("4_203"))
    horde.g.control[1] = horde.g.control[2] = 1
    assert twilight_cost(horde.g, horde.c("4_203")) == full - 2
    commander = Board(at=6, sites=TOWERS_SITES).hand(1, "4_169", "4_183")
    assert twilight_cost(commander.g, commander.c("4_169")) == BY_ID["4_169"].cost
    commander.g.put(commander.c("4_169"), PLAY)
    assert twilight_cost(commander.g, commander.c("4_183")) == BY_ID["4_183"].cost - 1


@rule("tcg.play.enters-exhausted")
def test_entering_exhausted_is_no_wound() -> None:
    board = Board(at=4).support(1, "1_175").fellowship("1_311").hand(0, "1_13", "1_299", "1_76").fellowship("1_364")
    board.take("play", "1_13")
    assert board.wounds("1_13") == 2 and board.now.vitality(board.c("1_13")) == 1
    board.expect_no_log("tcg-log-wound")
    assert not board.can("answer", "1_76")


@rule("tcg.play.discarded-on-entering", "tcg.play.discarded-on-entering.own-text")
def test_a_card_discarded_as_it_enters_triggers_nothing() -> None:
    marsh = [FELLOWSHIP_SITES[0], "1_332", *FELLOWSHIP_SITES[2:]]
    board = (
        Board(at=2, sites=marsh).minions("2_73").hand(1, "1_178", "1_3").support(0, "1_16").pool(9).at_step("shadow")
    )
    deck = len(board.g.decks[1])
    board.take("play", "1_178")
    while board.asked == "tcg-ask-order":
        board.do(board.all_codes()[0], 0)
    assert board.zone("1_178") == DISCARD and not board.can("answer", "1_178") and len(board.now.decks[1]) == deck
    assert board.now.pool == 9 - 3
    dry = Board(at=4).hand(1, "2_58", "1_3").deck(1, "2_66").pool(9).at_step("shadow").take("play", "2_58")
    while dry.asked == "tcg-ask-order":
        dry.do(dry.all_codes()[0], 0)
    assert dry.zone("2_58") == DISCARD and dry.zone("2_66") == DECK and not dry.can("answer", "2_58")
    assert dry.now.pool == 9 - BY_ID["2_58"].cost


@rule("tcg.play.played-to-site", "tcg.card.4_343")
def test_ered_nimrais_raises_what_is_played_there() -> None:
    sites = [*TOWERS_SITES[:3], "4_343", *TOWERS_SITES[4:]]
    board = Board(at=4, sites=sites).hand(0, "1_13", "1_40", "5_28").fellowship("1_364").support(0, "1_79")
    board.g.phase = 1
    assert twilight_cost(board.g, board.c("1_40")) == BY_ID["1_40"].cost + 3
    assert twilight_cost(board.g, board.c("5_28")) == 3
    assert twilight_cost(board.g, board.c("1_13")) == BY_ID["1_13"].cost + 3 - 2
    away = Board(at=3, sites=sites).hand(0, "1_13", "1_40")
    away.g.phase = 1
    assert twilight_cost(away.g, away.c("1_40")) == BY_ID["1_40"].cost


@rule("tcg.play.stacked-triggers", "tcg.stack.play-as-from-hand")
def test_a_card_from_a_stack_is_played() -> None:
    board = Board(at=4).support(0, "1_16").support(1, "1_183").minions("1_163").hand(1, "1_3").pool(9)
    stacked = board.add(1, "1_178", STACKED, board.c("1_183"))
    deck = len(board.g.decks[1])
    board.at_step("shadow")
    reach(board, "use", "1_183").take("use", "1_183")
    while board.asked != "tcg-ask-shadow" and board.now.zone[stacked] != PLAY:
        board.do(board.all_codes()[0], board.asker)
    assert board.now.zone[stacked] == PLAY and len(board.now.decks[1]) == deck - 1 and board.now.pool < 9


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


# Effects


@rule("tcg.effect.as-much-as-possible")
def test_as_much_as_possible() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_143", "1_178").hand(0, "1_111").at_step("regroup")
    board.g.lay("no wounds", board.c("1_143"), 1, 2, 0)
    board.take("play", "1_111")
    assert board.wounds("1_143") == 0 and board.zone("1_178") == DISCARD
    hand = Board(at=2).fellowship("1_13").minions("1_240").hand(0, "1_3").pool(5).fight("1_13", "1_240")
    hand.until("tcg-ask-answer").take("answer", "1_240")
    assert hand.now.hands[0] == []


@rule("tcg.effect.choice-fully")
def test_a_choice_must_be_possible_in_full() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_158").support(1, "1_162").hurt("1_290", 3).fight("1_13", "1_158")
    quiet(board)
    assert board.now.burdens[0] == 1 and board.wounds("1_290") == 3
    one = (
        Board()
        .fellowship("1_13")
        .hand(0, "2_15", "1_9")
        .hand(1, "1_178", "1_9")
        .deck(1, "1_3", "1_4")
        .take("play", "2_15")
    )
    assert not one.can("option", 0) and one.now.hands[1]


@rule("tcg.effect.choice-neither")
def test_if_neither_is_possible_either_may_be_chosen() -> None:
    sites = [*FELLOWSHIP_SITES[:3], "1_346", *FELLOWSHIP_SITES[4:]]
    board = Board(at=3, sites=sites).fellowship("1_13", "1_50").hurt("1_13", 2).hurt("1_290", 3).hand(0, "1_9")
    board.hand(1, "1_178").take("move")
    assert board.asked == "tcg-ask-either" and board.can("option", 0) and board.can("option", 1)
    board.take("option", 1)
    assert board.wounds("1_50") == 1 and board.wounds("1_13") == 2


@rule("tcg.effect.conditional-parenthesis")
def test_the_bracketed_amount_replaces_the_basic_one() -> None:
    board = Board(at=4).fellowship("1_13").minions("1_178").hand(1, "1_168", "1_3").fight("1_13", "1_178")
    reach(board, "play", "1_168").take("play", "1_168")
    assert board.strength("1_178") == 5 + 4 and board.asked != "tcg-ask-either"
    other = (
        Board(at=4)
        .fellowship("1_89")
        .minions("1_178")
        .hand(1, "1_168", "1_168")
        .hand(0, "1_116")
        .fight("1_89", "1_178")
    )
    reach(other, "play", "1_168").take("play", "1_168")
    assert other.strength("1_178") == 5 + 2


@rule("tcg.effect.conditional-may-spot")
def test_spotting_for_more_is_the_players_choice() -> None:
    for option, amount in ((0, 4), (1, 2)):
        board = (
            Board(at=2)
            .fellowship("1_13")
            .minions("1_231")
            .hand(1, "1_227", "1_227")
            .burdens(5)
            .pool(5)
            .fight("1_13", "1_231")
        )
        reach(board, "play", "1_227").take("play", "1_227").take("option", option)
        assert board.strength("1_231") == BY_ID["1_231"].strength + amount
    few = (
        Board(at=2)
        .fellowship("1_13")
        .minions("1_231")
        .hand(1, "1_227", "1_227")
        .burdens(4)
        .pool(5)
        .fight("1_13", "1_231")
    )
    reach(few, "play", "1_227").take("play", "1_227")
    assert few.strength("1_231") == BY_ID["1_231"].strength + 2


@rule("tcg.effect.look-private", "tcg.effect.reveal-public")
def test_looking_and_revealing() -> None:
    board = Board().fellowship("1_364").hand(0, "1_81").deck(0, "1_13", "1_50", "1_89", "1_97").take("play", "1_81")
    assert board.can("choose", "1_13") or any("1_13" in code for code in board.all_codes())
    shown = str(board.view(1)) + " ".join(board.log("en", 1))
    assert board.name("1_13") not in shown and "Gimli" not in " ".join(board.log("en", 1))
    revealed = Board().fellowship("1_364").hand(0, "1_86", "1_9").hand(1, "1_178", "1_176").take("play", "1_86")
    revealed.expect_log("tcg-log-reveal", seat=1)
    assert any("Goblin Runner" in line for line in revealed.log("en", 0))


@rule("tcg.effect.return-same-order")
def test_looked_at_cards_keep_their_order() -> None:
    board = Board().fellowship("1_364").hand(0, "1_86", "1_9").hand(1, "1_178").deck(1, "1_3", "1_4", "1_5")
    before = board.g.decks[1][:]
    board.take("play", "1_86")
    assert board.now.decks[1] == before


@rule("tcg.effect.moved-cards-shown", "tcg.draw.beneath")
def test_a_card_moved_by_description_is_shown() -> None:
    board = Board().fellowship("1_12").hand(0, "1_3", "1_4").pool(1).take("use", "1_12").take("choose", "1_4")
    assert board.now.decks[0][0] == board.c("1_4")
    assert "Axe Strike" not in " ".join(board.log("en", 1)) and BY_ID["1_4"].title not in " ".join(board.log("en", 1))
    bilbo = Board().support(0, "1_284").fellowship("1_13").pile(0, DISCARD, "1_299").hand(0, "1_9").take("use", "1_284")
    assert bilbo.zone("1_299") == DECK
    drawn = Board(filler={}).fellowship("1_12").deck(0, "1_9", "1_8").hand(0, "1_3").pool(1).take("use", "1_12")
    assert drawn.now.decks[0] == [drawn.c("1_3"), drawn.c("1_9"), drawn.c("1_8")]


@rule("tcg.effect.return-to-hand-from-play", "tcg.leave.returned-to-hand")
def test_returning_takes_from_play() -> None:
    board = Board(at=4).support(0, "3_18").support(1, "1_183").minions("1_178+1_180", "1_176")
    stacked = board.add(1, "1_177", STACKED, board.c("1_183"))
    board.at_step("regroup").take("use", "3_18")
    assert not board.can("choose", "1_177") and board.now.zone[stacked] == STACKED
    board.take("choose", "1_178")
    assert board.zone("1_178") == HAND and board.zone("1_180") == DISCARD


@rule("tcg.effect.multiple-same-trigger", "tcg.spot.card-counts-itself")
def test_the_same_cards_serve_several_lines() -> None:
    three = Board(at=5, sites=TOWERS_SITES).minions("4_176", "4_188", "4_194")
    assert three.g.strength(three.c("4_176")) == 9 + 3 and three.g.keyword(three.c("4_176"), "damage") == 1
    two = Board(at=5, sites=TOWERS_SITES).minions("4_176", "4_188")
    assert two.g.strength(two.c("4_176")) == 9 + 3 and two.g.keyword(two.c("4_176"), "damage") == 0
    alone = Board(at=5).minions("1_127", "1_178").at_step("maneuver").until("tcg-ask-maneuver", *LAST)
    assert not alone.can("use", "1_127")
    pair = Board(at=5).fellowship("1_13").minions("1_127", "1_151").at_step("maneuver").until("tcg-ask-maneuver", *LAST)
    assert pair.can("use", "1_127")


@rule("tcg.effect.snapshot")
def test_an_event_on_each_card_takes_a_snapshot() -> None:
    board = (
        Board(at=2)
        .fellowship("1_89")
        .minions("1_178")
        .hand(0, "1_104", "1_103")
        .at_step("maneuver")
        .take("play", "1_104")
    )
    later = board.add(1, "1_176", PLAY)
    assert board.strength("1_178") == 2 and board.now.strength(later) == BY_ID["1_176"].strength
    assert board.now.is_roaming(later)


@rule("tcg.effect.different-targets")
def test_two_orcs_or_one_twice() -> None:
    one = (
        Board(at=6)
        .fellowship("1_13")
        .minions("1_271")
        .hand(0, "1_19", "1_103")
        .at_step("maneuver")
        .take("play", "1_19")
    )
    while one.asked == "tcg-ask-either":
        one.do(one.all_codes()[0], 0)
    wounds = one.wounds("1_271") or 2 * (one.zone("1_271") == DISCARD)
    assert wounds in (1, 2)
    two = (
        Board(at=6)
        .fellowship("1_13")
        .minions("1_271", "1_271")
        .hand(0, "1_19")
        .at_step("maneuver")
        .take("play", "1_19")
    )
    two.take("option", 0)
    assert [two.wounds("1_271", n) for n in (1, 2)] == [1, 1]


@rule("tcg.effect.for-each", "tcg.effect.for-each-over")
def test_for_each_may_fall_on_one() -> None:
    names = ("1_13", "1_50", "1_89", "1_311", "1_303")
    board = Board(at=2).fellowship(*names).minions("1_271").hand(1, "1_239", "1_3").pool(9).at_step("maneuver")
    reach(board, "play", "1_239").take("play", "1_239")
    assert board.asker == 0
    board.take("choose", "1_89").take("choose", "1_89")
    assert board.wounds("1_89") == 2 and board.asked != "tcg-ask-exert"
    for companions, minions in ((names, 2), (names[:3], 0)):
        nertea = Board(at=4).fellowship(*companions).hand(1, "1_234", "1_3").pile(1, DISCARD, "1_163", "1_176", "1_177")
        nertea.pool(40).at_step("shadow").take("play", "1_234")
        while any(c.startswith(("answer:ulaire_nertea", "choose", "yes")) for c in nertea.all_codes()):
            wanted = [c for c in nertea.all_codes() if c.startswith(("answer:ulaire_nertea", "choose:", "yes"))]
            nertea.do(next(c for c in wanted if c != "choose:"), 1)
        assert len(nertea.now.minions()) == 1 + minions


@rule("tcg.effect.example.anduin-banks")
def test_anduin_banks_by_companions() -> None:
    from westmarch.games.tcg.rules.archery import minion_total

    for names, total in ((("1_13", "1_50", "1_89"), 0), (("1_13", "1_50", "1_89", "1_311"), 2)):
        board = Board(at=8).fellowship(*names).minions("1_178")
        board.g.phase = 4
        assert board.g.card(board.g.site()).id == "1_356" and minion_total(board.g) == total
    six = Board(at=8).fellowship("1_13", "1_50", "1_89", "1_311", "1_303").minions("1_178")
    six.g.phase = 4
    assert minion_total(six.g) == 4


@rule("tcg.effect.up-to")
def test_up_to_three() -> None:
    for count in range(4):
        board = Board().fellowship("1_364").support(0, "1_80").hand(0, "1_299", "1_293", "1_9").take("use", "1_80")
        names = [board.name(c) for c in ("1_299", "1_293", "1_9")[:count]]
        code = next(c for c in board.all_codes() if set(filter(None, c[7:].replace("+", ",").split(","))) == set(names))
        board.do(code, 0)
        assert len(board.now.hands[0]) == 3 and len(board.now.discards[0]) == count


@rule("tcg.effect.random")
def test_at_random_leaves_it_to_chance() -> None:
    gone = []
    for seed in range(60):
        board = Board(at=2).fellowship("1_13").minions("1_240").hand(0, "1_3", "1_4", "1_5", "1_6", "1_8").pool(5)
        board.g.chance.used = seed * 64
        board.seed = f"{seed:064x}"
        board.fight("1_13", "1_240").until("tcg-ask-answer").take("answer", "1_240")
        gone.append(board.now.card(board.now.discards[0][-1]).id)
    assert {"1_3", "1_4", "1_5", "1_6", "1_8"} == set(gone)
    assert max(gone.count(c) for c in set(gone)) < 30


@rule("tcg.effect.then", "tcg.token.on-that-card", "tcg.token.limit-on-effect", "tcg.token.any-number")
def test_sentences_follow_each_other() -> None:
    for here, amount in ((0, 0), (2, 2), (5, 3)):
        board = Board(at=2).fellowship("1_13", "1_89").support(0, "4_57", "4_52").minions("1_151").hand(0, "1_116")
        board.g.tokens[board.c("4_57")] = here
        board.g.tokens[board.c("4_52")] = 4
        board.fight("1_89", "1_151").take("use", "4_57")
        if board.can("choose", "1_89"):
            board.take("choose", "1_89")
        assert board.strength("1_89") == 8 + amount and board.zone("4_57") == DISCARD
        assert board.now.tokens[board.c("4_57")] == 0
    work = Board().support(0, "4_305").fellowship("1_13").burdens(5).hand(0, "1_9")
    work.g.tokens[work.c("4_305")] = 5
    work.take("use", "4_305")
    assert work.now.burdens[0] == 2 and work.zone("4_305") == DISCARD


@rule("tcg.effect.abilities-may-not-be-used")
def test_leechcraft_leaves_other_text() -> None:
    friend = next(c.id for c in BY_ID.values() if c.type == 2 and c.signet == "aragorn" and c.title != "Aragorn")
    board = Board().fellowship("1_365", friend).bear("1_365", "4_157", seat=1).hurt(friend, 1).at_step("start")
    assert board.can("answer", "1_365")
    banned = (
        Board(at=2)
        .fellowship("1_89")
        .bear("1_89", "4_157", seat=1)
        .minions("1_151")
        .hand(0, "1_103")
        .at_step("maneuver")
    )
    assert banned.why_not(f"use:{banned.name('1_89')}:0") == "tcg.effect.abilities-may-not-be-used"
    free = Board(at=2).fellowship("1_89").minions("1_151").hand(0, "1_103").at_step("maneuver")
    assert free.can("use", "1_89")


@rule("tcg.effect.cannot-beats-can")
def test_a_prohibition_holds() -> None:
    board = Board(at=2).site(2, "1_329").fellowship("1_311").minions("1_151").hand(0, "1_298", "1_293")
    board.fight("1_311", "1_151")
    assert board.can("play", "1_293")
    board.expect_refused(f"play:{board.name('1_298')}", "tcg.effect.cannot-beats-can", 0)


@rule("tcg.effect.choose-on-resolution")
def test_targets_are_chosen_after_the_costs() -> None:
    board = Board(at=2).fellowship("1_89", "1_13").minions("1_271", "1_240").hand(1, "1_250", "1_3").hand(0, "1_9")
    board.at_step("maneuver")
    reach(board, "play", "1_250").take("play", "1_250")
    assert board.asked == "tcg-ask-exert" and board.can("choose", "1_271") and board.can("choose", "1_240")
    board.take("choose", "1_271")
    assert board.asked == "tcg-ask-wound" and board.wounds("1_271") == 1 and board.can("choose", "1_13")


@rule("tcg.effect.skirmishing-target")
def test_a_skirmishing_target_is_in_the_present_skirmish() -> None:
    board = Board(at=6).fellowship("1_89", "1_13", "1_364").minions("1_271", "1_240").hand(1, "1_246", "1_3").burdens(2)
    board.hand(0, "1_83", "1_116")
    board.g.against[board.c("1_271")] = board.c("1_89")
    board.g.against[board.c("1_240")] = board.c("1_13")
    board.at_step("skirmishes").take("skirmish", "1_89").take("play", "1_83")
    assert board.can("choose", "1_240") and board.can("choose", "1_271")
    board.take("choose", "1_240")
    reach(board, "play", "1_246").take("play", "1_246").take("number", 2)
    assert board.strength("1_89") == 8 - 2 and board.strength("1_13") == 6


@rule("tcg.effect.owner-pays", "tcg.effect.make-player", "tcg.timing.choice-by-player")
def test_who_pays_and_who_chooses() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_151").hand(1, "3_50", "1_3").hand(0, "1_103").at_step("maneuver")
    reach(board, "play", "3_50").take("play", "3_50")
    assert board.asker == 0
    pays = list(board.all_codes())
    board.do(pays[0] if pays[0] != "pass" else pays[1], 0)
    assert board.now.burdens == [2, 0] and board.wounds("1_89") == 0
    eye = Board().support(1, "1_281").fellowship("1_13").hand(0, "1_9").take("move")
    assert eye.asked == "tcg-ask-exert" and eye.asker == 0


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


# Exertion


@rule("tcg.exert.token", "tcg.exert.not-a-wound")
def test_exerting_is_no_wound() -> None:
    board = Board(at=2, ring="1_1").fellowship("1_364", "1_311").support(0, "1_318").hand(0, "1_76", "1_299")
    board.g.ring_on = 1
    board.take("use", "1_318")
    if board.asked == "tcg-ask-exert":
        board.do(next(c for c in board.all_codes() if "1_290" in c), 0)
    assert board.wounds("1_290") == 1 and board.now.burdens[0] == 0 and not board.can("answer", "1_76")


@rule("tcg.exert.exhausted-cannot", "tcg.exert.times-x")
def test_an_exhausted_character_cannot_exert() -> None:
    runner = Board(at=4).minions("1_178")
    assert forbids_exert(runner.g, runner.c("1_178")) == "tcg.exert.exhausted-cannot"
    for wounds, legal in ((2, False), (1, True)):
        board = Board(at=2).fellowship("1_302", "1_89").minions("1_151").hurt("1_302", wounds).hand(0, "1_116")
        board.fight("1_89", "1_151")
        assert board.can("use", "1_302") == legal


@rule("tcg.exert.must-exert-exhausted", "tcg.exert.example.mount")
def test_a_mount_does_nothing_to_the_exhausted() -> None:
    board = Board(at=2).fellowship("5_83+4_283").minions("1_158", "1_151").hurt("1_158", 2).hurt("1_151", 1)
    board.hand(0, "4_282").fight("5_83", "1_158", "1_151")
    assert board.wounds("1_158") == 2 and board.now.in_play(board.c("1_158")) and board.wounds("1_151") == 2


@rule("tcg.exert.zero-not-payment")
def test_orc_bane_needs_at_least_one() -> None:
    board = (
        Board(at=4).bear("1_290", "1_313").minions("1_178").hand(0, "2_109", "1_9").hurt("1_290", 3).at_step("maneuver")
    )
    assert not board.can("play", "2_109")
    able = (
        Board(at=4)
        .bear("1_290", "1_313")
        .minions("1_178")
        .hand(0, "2_109", "1_9")
        .at_step("maneuver")
        .take("play", "2_109")
    )
    while able.asked != "tcg-ask-archery" and able.now.asks and able.zone("1_178") != DISCARD:
        codes = [c for c in able.all_codes() if c != "number:0"]
        assert "number:0" not in able.all_codes()
        able.do(codes[0], able.asker)
    assert able.wounds("1_290") >= 1 and able.zone("1_178") == DISCARD


@rule("tcg.exert.twice-same-character")
def test_one_character_twice_or_two_once() -> None:
    board = (
        Board(at=4)
        .fellowship("1_97", "1_89")
        .hand(0, "3_48")
        .hand(1, "1_178")
        .pool(5)
        .hurt("1_97", 1)
        .at_step("regroup")
    )
    board.until("tcg-ask-move-again").take("move").take("answer", "3_48")
    assert board.wounds("1_89") == 2 and board.wounds("1_97") == 1
    thror = Board().fellowship("1_311", "1_303").support(0, "1_318").hand(0, "1_299").take("use", "1_318")
    thror.take("choose", "1_311", "1_303")
    assert thror.wounds("1_311") == 1 and thror.wounds("1_303") == 1


@rule("tcg.exert.exhaust", "tcg.exert.exhaust-already")
def test_exhausting() -> None:
    river = [FELLOWSHIP_SITES[0], "1_330", *FELLOWSHIP_SITES[2:]]
    board = (
        Board(at=2, sites=river)
        .fellowship("1_89")
        .minions("1_158")
        .hand(0, "1_113")
        .at_step("maneuver")
        .take("play", "1_113")
    )
    assert board.wounds("1_158") == 2
    damrod = Board(at=4, sites=TOWERS_SITES).fellowship("4_114").minions("4_10").hand(0, "1_116").fight("4_114", "4_10")
    assert damrod.now.vitality(damrod.c("4_10")) == 1 and damrod.can("use", "4_114")
    damrod.take("use", "4_114")
    assert damrod.wounds("4_10") == 0 and damrod.wounds("4_114") == 1


@rule("tcg.exert.trigger-each", "tcg.timing.responses-to-costs", "tcg.timing.each-time")
def test_each_exertion_is_an_event() -> None:
    board = Board().fellowship("1_311").support(0, "1_291").support(1, "2_40").hurt("1_290", 1).hand(0, "1_299")
    board.take("use", "1_291")
    assert board.now.pool == 1 and board.wounds("1_290") == 0
    twice = Board().support(0, "1_291").support(1, "2_40").fellowship("1_13").hand(0, "1_9")
    twice.g.lay("vitality", twice.c("1_291"), 4, 2, 0)
    twice.can("move")
    run(twice, batch(twice.now, "exert", [twice.c("1_291")] * 2))
    assert twice.now.pool == 2 and twice.wounds("1_291") == 2


@rule("tcg.exert.token-not-placed")
def test_an_exertion_without_a_token_is_paid() -> None:
    board = Board().fellowship("1_364", "1_97").hurt("1_290", 1).hand(0, "1_85", "1_9").take("use", "1_290")
    while board.asked == "tcg-ask-exert":
        board.take("choose", "1_97")
    board.take("answer", "1_85")
    assert board.wounds("1_97") == 0 and board.wounds("1_290") == 0


@rule("tcg.exert.only-by")
def test_only_shadow_cards_exert_the_bearer() -> None:
    board = Board(at=2).fellowship("1_302", "1_89").bear("1_302", "2_71", seat=1).minions("1_151").hand(0, "1_116")
    board.fight("1_89", "1_151")
    assert not board.can("use", "1_302")
    shadow = board.add(1, "1_239", DISCARD)
    assert forbids_exert(board.now, board.c("1_302"), 1, shadow) is None


@rule("tcg.exert.own-characters")
def test_smeagols_card_may_exert_an_opponents_gollum() -> None:
    board = Board(at=2).fellowship("5_28", "1_13").minions("5_25", "1_151").hurt("5_28", 2).at_step("regroup")
    assert board.now.owner[board.c("5_25")] == 1
    board.take("use", "5_28")
    assert board.wounds("5_25") == 2 and board.wounds("5_28") == 2


# Wounds


@rule("tcg.wound.one-token", "tcg.wound.wounded")
def test_a_wound_is_one_token() -> None:
    board = Board(at=2).fellowship("1_97").minions("1_271").hand(1, "1_250", "1_3").hand(0, "1_3").at_step("maneuver")
    reach(board, "play", "1_250").take("play", "1_250")
    assert board.wounds("1_97") == 1 and board.wounds("1_271") == 1
    from westmarch.cards.language import Run
    from westmarch.games.tcg.cards.selectors import wounded
    from westmarch.games.tcg.words import LANGUAGE

    assert LANGUAGE.fits(board.now, Run(0, 0, {}), wounded, board.c("1_271"))  # by exerting


@rule("tcg.wound.one-at-a-time", "tcg.timing.state-checks")
def test_wounds_come_singly_each_with_its_responses() -> None:
    board = Board(at=2).fellowship("1_364").minions("1_153").hand(0, "1_76", "1_76").fight("1_364", "1_153")
    board.until("tcg-ask-answer").take("answer", "1_76")
    assert board.wounds("1_364") == 0 and board.can("answer", "1_76")
    board.skip()
    assert board.wounds("1_364") == 1
    dying = Board(at=2).fellowship("1_13").minions("1_153").hurt("1_13", 2).support(0, "1_40")
    quiet(dying.fight("1_13", "1_153"))
    kills = [e.key for e in dying.entries() if e.key in ("tcg-log-wound", "tcg-log-kill")]
    assert kills == ["tcg-log-wound", "tcg-log-kill"]  # the second wound finds nobody


@rule("tcg.wound.reduces-vitality", "tcg.kill.zero-vitality")
def test_the_third_wound_kills_and_strength_zero_does_not() -> None:
    board = Board(at=2).fellowship("1_97").minions("1_176").hurt("1_97", 2).at_step("archery").take("wound", "1_97")
    assert board.zone("1_97") == DEAD
    weak = Board(at=6).minions("1_271").hand(1, "1_246", "1_3").burdens(6).hand(0, "1_293").fight("1_290", "1_271")
    reach(weak, "play", "1_246").take("play", "1_246").take("number", 6)
    assert weak.strength("1_290") == 0 and weak.now.in_play(weak.c("1_290"))


@rule("tcg.wound.cannot-take", "tcg.wound.prevent-vs-cannot")
def test_cannot_take_and_prevented() -> None:
    board = Board(at=2).minions("3_68", "1_151").fellowship("1_50")
    board.g.phase = 4
    assert forbids_wound(board.g, board.c("3_68")) == "tcg.wound.cannot-take"
    assert forbids_wound(board.g, board.c("1_151")) is None
    helm = (
        Board(at=6)
        .fellowship("1_13+1_15", "1_89")
        .minions("1_271")
        .hand(0, "1_3")
        .fight("1_13", "1_271")
        .take("use", "1_15")
    )
    assert forbids_wound(helm.now, helm.c("1_13")) is None
    run(helm, happen(helm.now, "wound", helm.c("1_13")))
    assert helm.wounds("1_13") == 0


@rule("tcg.wound.max-per-skirmish", "tcg.wound.max-and-others")
def test_one_wound_in_each_skirmish_phase() -> None:
    board = Board(at=2).fellowship("1_97+1_92", "1_89").minions("1_158", "1_151").hand(0, "1_116", "1_117")
    board.g.against[board.c("1_158")] = board.c("1_97")
    board.g.against[board.c("1_151")] = board.c("1_89")
    board.g.lay("keyword damage", board.c("1_158"), 2, 2, 0)
    board.at_step("skirmishes").take("skirmish", "1_89")
    run(board, happen(board.now, "wound", board.c("1_97")))
    run(board, happen(board.now, "wound", board.c("1_97")))
    assert board.wounds("1_97") == 1
    quiet(board)
    assert board.wounds("1_97") == 2


@rule("tcg.wound.cannot-outside")
def test_restrictions_apply_as_written() -> None:
    board = Board(at=5, sites=TOWERS_SITES).fellowship("1_50").minions("1_151+4_142").hand(0, "1_38")
    for phase, refused in ((3, True), (4, True), (6, False)):
        board.g.phase = phase
        assert (forbids_wound(board.g, board.c("1_151")) is not None) == refused


@rule("tcg.wound.who-chooses", "tcg.wound.minion-by-shadow")
def test_who_chooses_the_wounded() -> None:
    fp = Board(at=2).fellowship("1_13", "1_89").minions("3_57").hand(0, "1_88").pool(5).at_step("regroup")
    reach(fp, "use", "3_57").take("use", "3_57")
    assert fp.asker == 0 and fp.can("choose", "1_13") and fp.can("choose", "1_290")
    shadow = (
        Board(3, at=2).fellowship("4_76").minions("1_158", "1_143", seat=1).minions("1_151", seat=2).at_step("regroup")
    )
    shadow.take("use", "4_76").take("name", 1)
    assert shadow.asker == 1 and not shadow.can("choose", "1_151")
    shadow.take("choose", "1_143")
    assert shadow.wounds("1_143") == 1


@rule("tcg.wound.ring-bearer-except")
def test_the_exception_is_the_present_ring_bearer() -> None:
    board = Board(at=2).fellowship("1_311", "1_13", "1_89").minions("1_271").hand(1, "1_250", "1_3").hand(0, "1_103")
    board.g.put(board.c("1_290"), DEAD)
    board.g.bearer[0] = board.c("1_311")
    board.g.put(board.g.ring[0], ATTACHED, board.c("1_311"))
    board.at_step("maneuver")
    reach(board, "play", "1_250").take("play", "1_250")
    assert not board.can("choose", "1_311") and board.can("choose", "1_13")


# Healing


@rule("tcg.heal.one-token", "tcg.heal.unwounded", "tcg.heal.minions")
def test_healing_one_token() -> None:
    board = Board().support(0, "1_309").fellowship("1_311").hurt("1_311", 2).hand(0, "1_299").take("use", "1_309")
    assert board.wounds("1_311") == 1
    whole = Board().fellowship("1_13").hand(0, "1_9")
    whole.can("move")
    run(whole, happen(whole.now, "heal", whole.c("1_13")))
    whole.expect_no_log("tcg-log-heal")
    assert whole.wounds("1_13") == 0
    minion = (
        Board(at=2)
        .fellowship("1_13")
        .minions("1_152")
        .hurt("1_152", 1)
        .pool(2)
        .at_step("maneuver")
        .take("use", "1_152")
    )
    assert minion.wounds("1_152") == 0


@rule("tcg.heal.replaced", "tcg.heal.each-is-separate", "tcg.prevent.instead")
def test_one_of_two_heals_becomes_a_burden_removed() -> None:
    board = Board().hurt("1_290", 2).burdens(2).hand(0, "1_287", "1_299").fellowship("1_13")
    board.can("move")
    run(board, batch(board.now, "heal", [board.c("1_290")] * 2))
    board.take("answer", "1_287")
    assert board.wounds("1_290") == 1 and board.now.burdens[0] == 1


# Death and leaving play


@rule("tcg.kill.lost-vitality-bonus", "tcg.kill.negative-vitality-modifier")
def test_losing_vitality_kills() -> None:
    board = Board().fellowship("4_292+4_280").hurt("4_292", 2).hand(0, "1_9").fellowship("1_13")
    board.can("move")
    assert board.now.vitality(board.c("4_292")) == 1
    run(board, happen(board.now, "discard", board.c("4_280")))
    run(board, None)
    board.take("move")
    assert board.zone("4_292") == DEAD
    tower = Board(at=2).minions("1_151").hurt("1_151", 1).fellowship("1_13").hand(0, "1_3").support(0, "5_39")
    tower.fight("1_13", "1_151")
    assert BY_ID["5_39"].vitality == -2 and tower.asked == "tcg-ask-skirmish" and BY_ID["1_151"].vitality == 3
    tower.now.put(tower.c("5_39"), ATTACHED, tower.c("1_151"))
    tower.skip()
    assert tower.zone("1_151") == DISCARD


@rule("tcg.kill.fp-dead-pile", "tcg.kill.minion-discard", "tcg.kill.not-discarded")
def test_where_the_dead_go() -> None:
    board = (
        Board(at=2)
        .fellowship("1_97", "1_50")
        .minions("1_178", "1_176")
        .hurt("1_97", 2)
        .support(0, "1_40")
        .at_step("archery")
    )
    board.until("tcg-ask-archery-wound", limit=3).take("wound", "1_97").until("tcg-ask-defend", *LAST)
    assert board.zone("1_97") == DEAD and board.c("1_97") not in board.now.discards[0]
    dead = [c for c in (board.c("1_178"), board.c("1_176")) if board.now.zone[c] == DISCARD]
    assert len(dead) == 1 and dead[0] in board.now.discards[1]
    board.expect_log("tcg-log-kill", card=dead[0])
    board.expect_no_log("tcg-log-discard")


@rule("tcg.kill.placed-in-dead-pile")
def test_death_raises_the_killed_event() -> None:
    board = Board(at=2).fellowship("1_53").minions("1_237").support(1, "1_211").hand(0, "1_37").fight("1_53", "1_237")
    run(board, AtOnce("kill", [board.c("1_53")]))
    assert board.zone("1_53") == DEAD and board.now.remembered(2) == [board.c("1_53")] and board.now.burdens[0] == 1


@rule("tcg.leave.attached-discarded", "tcg.leave.tokens-removed", "tcg.object.owner")
def test_what_a_leaving_card_bears_is_discarded() -> None:
    board = Board(at=2).fellowship("1_89+1_112").bear("1_89", "1_282", seat=1).hurt("1_89", 2).hand(0, "1_9")
    remove(board.g, board.c("1_89"), HAND)
    assert board.c("1_112") in board.g.discards[0] and board.c("1_282") in board.g.discards[1]
    assert board.g.wounds[board.c("1_89")] == 0
    swarms = Board(at=4).support(1, "1_183", "4_69")
    stacked = swarms.add(1, "1_178", STACKED, swarms.c("1_183"))
    swarms.g.tokens[swarms.c("4_69")] = 3
    remove(swarms.g, swarms.c("1_183"), DISCARD)
    remove(swarms.g, swarms.c("4_69"), DISCARD)
    assert swarms.g.zone[stacked] == DISCARD and swarms.g.tokens[swarms.c("4_69")] == 0


@rule("tcg.leave.stack-into-play-object", "tcg.control.stack-on-site", "tcg.stack.not-playing", "tcg.stack.not-in-play")
def test_a_minion_that_is_stacked_leaves_play() -> None:
    board = Board(at=5, sites=TOWERS_SITES).minions("4_199+1_160", "1_148").hurt("4_199", 1).hand(1, "1_3").pool(5)
    board.g.control[1] = 1
    board.g.put(board.g.path[1], SUPPORT)
    strength = board.g.strength(board.c("1_148"))
    board.at_step("regroup")
    reach(board, "use", "4_199").take("use", "4_199")
    assert board.zone("4_199") == STACKED and board.zone("1_160") == DISCARD and board.wounds("4_199") == 0
    assert board.c("4_199") not in board.now.active() and board.now.strength(board.c("1_148")) == strength - 1
    assert board.now.pool == 5
    board.expect_no_log("tcg-log-play")


# Discarding and drawing


@rule("tcg.discard.default-from-play", "tcg.discard.companion-not-dead")
def test_discard_means_from_play() -> None:
    board = (
        Board(at=2)
        .fellowship("1_53", "1_13", "1_50", "1_89")
        .minions("1_151")
        .hurt("1_53", 1)
        .hand(1, "1_123", "1_3")
        .pool(3)
    )
    board.hand(0, "1_7").at_step("maneuver")
    reach(board, "play", "1_123").take("play", "1_123")
    assert board.zone("1_53") == DISCARD and board.now.dead[0] == [] and board.zone("1_7") == HAND


@rule("tcg.discard.one-at-a-time", "tcg.discard.from-deck-empty")
def test_discards_from_a_deck_are_seen_one_by_one() -> None:
    board = Board(at=2, filler={}).fellowship("1_13").minions("1_178").hand(0, "1_23").deck(1, "1_3", "1_4")
    board.fight("1_13", "1_178").until("tcg-ask-answer").take("answer", "1_23")
    seen = [e.about["card"] for e in board.entries(0) if e.key == "tcg-log-top-discard"]
    assert seen == [board.c("1_4"), board.c("1_3")] and board.now.decks[1] == [] and not board.now.over


@rule("tcg.discard.instead-forms")
def test_stacked_instead_is_not_discarded() -> None:
    board = (
        Board(at=2).fellowship("1_303", "1_13", "1_50", "1_89").support(0, "4_103").hurt("1_303", 3).minions("1_151")
    )
    board.hand(1, "1_123", "1_3").pool(3).at_step("maneuver")
    reach(board, "play", "1_123").take("play", "1_123").take("answer", "4_103")
    assert board.zone("1_303") == STACKED and board.now.host[board.c("1_303")] == board.c("4_103")
    board.expect_no_log("tcg-log-discard")


@rule("tcg.discard.cannot-be-discarded")
def test_who_may_not_be_discarded_cannot_pay_with_it() -> None:
    def merry(hunter: bool) -> Board:
        board = Board(at=6).fellowship("4_311", "1_89").minions("1_271").hand(0, "1_116")
        if hunter:
            board.minions("4_188")
        return board.fight("1_89", "1_271")

    assert merry(False).can("use", "4_311") and not merry(True).can("use", "4_311")


@rule("tcg.discard.by-opponent-only")
def test_protection_from_opponents_only() -> None:
    from westmarch.games.tcg.rules.protection import forbids_discard

    board = Board().fellowship("1_306", "1_311+1_317").support(0, "2_96").support(1, "1_192").hand(0, "1_299")
    shadow = board.add(1, "2_80", DISCARD)
    assert forbids_discard(board.g, board.c("1_317"), shadow) == "tcg.discard.cannot-be-discarded"
    assert forbids_discard(board.g, board.c("1_317"), board.c("2_96")) is None
    board.take("use", "2_96")
    assert board.zone("1_317") == DISCARD and board.zone("1_192") == DISCARD


@rule("tcg.support.opponents-area")
def test_a_condition_in_any_opponents_support_area() -> None:
    board = Board(3).fellowship("1_89", "1_311+1_317").support(0, "2_96").support(1, "1_192").support(2, "1_211")
    board.bear("1_89", "1_282", seat=1).hand(0, "1_299").take("use", "2_96")
    assert board.can("choose", "1_192") and board.can("choose", "1_211") and not board.can("choose", "1_282")


def names(value: Any) -> str:
    return str(value)
