"""Effects: as much as possible, choices, what is prevented."""

from __future__ import annotations

from typing import Any

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board, quiet, reach
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import BY_ID, DECK, DISCARD, HAND, PLAY, STACKED

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]


def names(value: Any) -> str:
    return str(value)


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
