"""Playing a card."""

from __future__ import annotations

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board, reach
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import BY_ID, DECK, DISCARD, PLAY, STACKED, SUPPORT
from westmarch.games.tcg.rules.costs import twilight_cost


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
