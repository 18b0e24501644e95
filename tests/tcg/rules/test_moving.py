"""Moving, and roaming minions."""

from __future__ import annotations

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import BY_ID, DEAD, PLAY
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.move import shadow_number

# Moving


@rule("tcg.move.from-triggers", "tcg.move.to-triggers")
def test_a_move_in_its_order() -> None:
    sites = [*FELLOWSHIP_SITES[:3], "1_346", *FELLOWSHIP_SITES[4:]]
    board = (
        Board(at=3, sites=sites)
        .support(1, "1_281")
        .fellowship("1_13", "1_50", "1_89")
        .hand(0, "1_9")
        .hand(1, "1_178")
        .pool(5)
    )
    board.take("move")
    assert board.now.pool == 3 and board.now.at[0] == 3 and board.asked == "tcg-ask-exert"  # left, not arrived
    board.take("choose", "1_13")
    assert board.now.at[0] == 4 and board.asked == "tcg-ask-either" and board.now.pool == 3
    board.take("option", 0)
    assert board.wounds("1_290") == 1 and board.now.pool == 3 + 3 + 4
    steps = [e.rule for e in board.entries() if e.rule.startswith("tcg.move")]
    assert steps == [
        "tcg.move.place-by-arrow",
        "tcg.move.steps",
        "tcg.move.twilight-shadow-number",
        "tcg.move.twilight-companions",
    ]


@rule("tcg.move.new-site-usable")
def test_the_new_site_speaks_when_the_move_is_finished() -> None:
    sites = [*FELLOWSHIP_SITES[:3], "1_344", *FELLOWSHIP_SITES[4:]]
    board = Board(at=3, sites=sites).fellowship("1_13", "1_50", "1_89").hand(0, "1_9").hand(1, "1_178").take("move")
    assert board.asked == "tcg-ask-either" and board.now.at[0] == 4
    site = board.now.path[4]
    assert not board.now.text_applies(site) and board.now.text_applies(site, "move to")
    board.take("option", 0)
    assert board.now.text_applies(site)


@rule("tcg.move.next-site-exists", "tcg.move.place-two-player", "tcg.move.place-mandatory", "tcg.multi.path-shared")
def test_who_places_the_next_site() -> None:
    for at in (1, 3):  # a left and a right arrow
        board = Board(at=at).hand(0, "1_9").fellowship("1_13").take("move")
        assert board.now.owner[board.now.path[at + 1]] == 1
    there = Board().site(2, "1_331", seat=0).hand(0, "1_9").fellowship("1_13").take("move")
    assert there.now.card(there.now.path[2]).id == "1_331"


@rule("tcg.move.place-by-arrow")
def test_arrows_with_three_players() -> None:
    left = Board(3).hand(0, "1_9").fellowship("1_13").take("move")
    assert left.now.card(left.now.path[1]).arrow == "left" and left.now.owner[left.now.path[2]] == 1
    right = Board(3, at=3).hand(0, "1_9").fellowship("1_13").take("move")
    assert right.now.card(right.now.path[3]).arrow == "right" and right.now.owner[right.now.path[4]] == 2


@rule("tcg.move.twilight-shadow-number", "tcg.move.twilight-companions", "tcg.move.twilight-not-allies")
def test_twilight_of_companions_and_site_but_not_of_allies() -> None:
    alone = Board(at=1).site(2, "1_336").hand(0, "1_9").hand(1, "1_178").support(0, "1_40").take("move")
    assert alone.now.pool == 3 + 1
    allies = Board(at=2).site(3, "1_341").fellowship("1_13").support(0, "1_40", "1_291", "1_56", "1_34").hand(0, "1_9")
    allies.hand(1, "1_178").take("move")
    assert allies.now.pool == 0 + 2


@rule("tcg.move.shadow-number-modified", "tcg.modifier.shadow-number")
def test_shadow_numbers_floor_at_zero_but_companions_still_add() -> None:
    board = Board(at=1).site(2, "1_330").fellowship("1_311+3_106", "1_89").bear("1_89", "1_108").hand(0, "1_9")
    board.hand(1, "1_178")
    assert board.g.card(board.g.path[2]).shadow == 1 and shadow_number(board.g, board.g.path[2]) == 0
    board.take("move")
    assert board.now.pool == 3
    rocks = Board(at=4, sites=TOWERS_SITES).fellowship("5_83+4_283", "4_267+4_274")
    assert shadow_number(rocks.g, rocks.g.path[4]) == BY_ID["4_346"].shadow + 2


@rule("tcg.move.shadow-number-choice")
def test_a_talent_for_not_being_seen_asks_for_each_move() -> None:
    board = Board(at=1).site(2, "1_331").fellowship("1_311+1_316", "1_302").hand(0, "1_9").hand(1, "1_178")
    plain = Board(at=1).site(2, "1_331").fellowship("1_311", "1_302").hand(0, "1_9").hand(1, "1_178").take("move")
    board.take("move")
    while board.asked in ("tcg-ask-answer", "tcg-ask-may", "tcg-ask-either"):
        codes = [code for code in board.all_codes() if code != "pass"]
        board.do(codes[0], 0)
    assert board.now.pool < plain.now.pool
    assert shadow_number(board.now, board.now.path[2]) == 2


@rule("tcg.move.minions-follow", "tcg.roaming.dynamic")
def test_a_minion_stops_roaming_on_the_way() -> None:
    board = Board(at=3).site(3, "1_341").site(4, "2_118").minions("1_178").hand(1, "1_271").pool(4).at_step("regroup")
    board.until("tcg-ask-move-again")
    assert board.now.is_roaming(board.c("1_178")) and board.now.pool == 4
    board.take("move")
    assert not board.now.is_roaming(board.c("1_178")) and board.now.in_play(board.c("1_178"))
    assert board.now.pool == 4 + 4 + 1


@rule("tcg.move.no-backward", "tcg.move.no-site-ten")
def test_forward_by_one_and_no_further_than_nine() -> None:
    board = Board(at=9).fellowship("1_89").hand(0, "1_110", "1_103").at_step("regroup")
    before = [c for c in board.g.path if c >= 0]
    if board.can("play", "1_110"):
        board.take("play", "1_110")
    assert [c for c in board.now.path if c >= 0] == before and len(board.now.path) == 10
    on = Board(at=4).hand(0, "1_9").fellowship("1_13")
    on.until("tcg-ask-fellowship").take("move")
    assert on.now.at[0] == 5


@rule("tcg.move.phase-of-move")
def test_texts_about_moves_of_a_phase() -> None:
    first = Board(at=2).fellowship("3_38").hand(0, "1_112").hand(1, "1_178").pool(4).take("move")
    again = Board(at=2).fellowship("3_38").pool(4).at_step("regroup").until("tcg-ask-move-again").take("move")
    plain = Board(at=2).fellowship("1_89").hand(0, "1_112").hand(1, "1_178").pool(4).take("move")
    assert first.now.pool == plain.now.pool - 2 and again.now.pool == plain.now.pool


@rule("tcg.move.count")
def test_the_second_move_is_counted() -> None:
    board = Board(at=2).minions("2_62")
    assert board.g.strength(board.c("2_62")) == 6
    board.g.moves = 1
    assert board.g.strength(board.c("2_62")) == 6
    board.g.moves = 2
    assert board.g.strength(board.c("2_62")) == 9


@rule("tcg.move.prevented-again")
def test_nen_hithoel_keeps_the_fellowship() -> None:
    free = Board(at=8).site(8, "1_359").minions(*["1_271"] * 5).at_step("regroup").until("tcg-ask-move-again")
    assert free.asked == "tcg-ask-move-again"
    board = Board(at=8).site(8, "1_359").minions(*["1_271"] * 5).hand(1, "1_3").at_step("shadow").take("use", "1_359")
    asked = set()
    for _ in range(60):
        if board.now.turn > 1 or board.now.over:
            break
        asked.add(board.asked)
        codes = board.all_codes()
        board.do("pass" if "pass" in codes else codes[0], board.asker)
    assert "tcg-ask-move-again" not in asked and board.now.at[0] == 8 and board.now.turn == 2


@rule("tcg.movelimit.base")
def test_the_limit_follows_the_players_at_the_start() -> None:
    assert [Board(n).g.move_limit() for n in (2, 3, 4, 5)] == [2, 2, 3, 4]
    board = Board(5)
    from westmarch.games.tcg.rules.losing import lose

    lose(board.g, 3, "tcg.lose.concede")
    assert board.g.move_limit() == 4


@rule("tcg.movelimit.first-mandatory", "tcg.regroup.fp-choice")
def test_one_move_is_compulsory_the_second_a_choice() -> None:
    board = Board(at=1).site(1, "1_321").site(2, "1_331").site(3, "1_341").fellowship("1_13").hand(0, "1_9")
    assert "pass" not in board.all_codes() and board.can("move") and not board.can("stay")
    board.take("move").until("tcg-ask-move-again", limit=60)
    assert sorted(board.all_codes()) == ["move", "stay"]
    board.take("move")
    asked = set()
    for _ in range(40):
        if board.now.turn > 1:
            break
        asked.add(board.asked)
        codes = board.all_codes()
        board.do("pass" if "pass" in codes else codes[0], board.asker)
    assert "tcg-ask-move-again" not in asked and board.now.at[0] == 3


@rule("tcg.movelimit.whole-turn", "tcg.movelimit.condition-when-at-site")
def test_bree_gate_outlasts_its_ranger() -> None:
    from westmarch.games.tcg.rules.wounds import remove

    board = Board(at=1).fellowship("1_89").hand(0, "1_3").until("tcg-ask-move-again", limit=60)
    assert board.now.card(board.now.site()).id == "1_327" and board.now.move_limit() == 3
    remove(board.now, board.c("1_89"), DEAD)
    assert board.now.move_limit() == 3
    none = Board(at=1).fellowship("1_13").hand(0, "1_3").until("tcg-ask-move-again", limit=60)
    assert none.now.move_limit() == 2


@rule("tcg.movelimit.minimum-one")
def test_the_limit_never_falls_below_one() -> None:
    board = Board()
    board.g.lay("move limit", -1, -1, 2, 0)
    assert board.g.move_limit() == 1
    board.g.lay("move limit", -1, -2, 2, 0)
    assert board.g.move_limit() == 1
    board.hand(0, "1_9").fellowship("1_13")
    assert board.can("move")


# Roaming


@rule("tcg.roaming.definition", "tcg.roaming.penalty", "tcg.roaming.block-ignored", "tcg.roaming.example")
def test_roaming_and_its_penalty() -> None:
    for sites in (FELLOWSHIP_SITES, TOWERS_SITES):
        for at in range(1, 10):
            board = Board(at=at, sites=sites).minions("1_178")
            assert board.g.is_roaming(board.c("1_178")) == (at < 4)
    poor = Board(at=2).hand(1, "1_178", "1_3").pool(2).at_step("shadow")
    assert not poor.can("play", "1_178")
    rich = Board(at=2).hand(1, "1_178", "1_178").pool(6).at_step("shadow").take("play", "1_178")
    assert rich.now.pool == 3


@rule("tcg.roaming.penalty-modified")
def test_the_penalty_floors_apart() -> None:
    board = Board(at=2).minions("1_261", "1_262", "1_270").hand(1, "1_271")
    assert twilight_cost(board.g, board.c("1_271")) == BY_ID["1_271"].cost
    cheap = Board(at=3, sites=TOWERS_SITES).minions(*["4_192"] * 7).hand(1, "4_165").pool(2).at_step("shadow")
    cheap.take("use", "4_192")
    assert cheap.zone("4_165") == PLAY and cheap.now.pool == 0


@rule("tcg.roaming.site-number-modified", "tcg.roaming.example.grishnakh", "tcg.roaming.self-not-covered")
def test_grishnakh_and_the_ambusher() -> None:
    board = Board(at=4, sites=TOWERS_SITES).hand(1, "5_100", "1_271").pool(20).at_step("shadow")
    assert twilight_cost(board.g, board.c("5_100")) == 6
    board.take("play", "5_100")
    assert not board.now.is_roaming(board.c("5_100"))
    here = Board(at=3, sites=TOWERS_SITES).minions("5_100").hand(1, "1_271")
    assert twilight_cost(here.g, here.c("1_271")) == BY_ID["1_271"].cost
    own = Board(at=2).hand(1, "1_261", "1_271").pool(20).at_step("shadow")
    assert twilight_cost(own.now, own.c("1_261")) == BY_ID["1_261"].cost + 2
    own.take("play", "1_261")
    assert twilight_cost(own.now, own.c("1_271")) == BY_ID["1_271"].cost + 1


@rule("tcg.roaming.not-roaming")
def test_texts_that_say_not_roaming() -> None:
    hollin = Board(at=4).site(4, "2_119").hand(1, "1_151")
    assert twilight_cost(hollin.g, hollin.c("1_151")) == BY_ID["1_151"].cost and BY_ID["1_151"].site == 5


@rule("tcg.maneuver.actions", "tcg.timing.action-procedure", "tcg.timing.pass-not-final")
def test_the_action_procedure_with_three_players() -> None:
    board = Board(3, at=2).fellowship("1_89").minions("1_152", seat=1).minions("1_143", seat=2).hurt("1_152", 1)
    board.hand(0, "1_103").hand(2, "1_126").pool(9).at_step("maneuver")
    assert board.asker == 0
    board.skip()
    assert board.asker == 2
    board.skip()
    assert board.asker == 1
    board.take("use", "1_152")
    assert board.asker == 0 and board.can("play", "1_103")
    board.skip()
    assert board.asker == 2
    board.skip()
    assert board.asker == 1 and board.asked == "tcg-ask-maneuver"  # he who acted must pass too
    board.skip()
    assert board.asked != "tcg-ask-maneuver"


@rule("tcg.maneuver.next-action-grant")
def test_baruk_khazad_gives_the_next_action() -> None:
    board = (
        Board(at=2)
        .fellowship("1_13", "1_89")
        .minions("1_151", "1_152")
        .hurt("1_152", 1)
        .hand(0, "5_5", "1_103")
        .pool(9)
    )
    board.at_step("maneuver").take("play", "5_5").take("choose", "1_151")
    assert board.asker == 0 and board.can("play", "1_103")
    board.skip()
    assert board.asker == 1
    usual = (
        Board(at=2)
        .fellowship("1_13", "1_89")
        .minions("1_151", "1_152")
        .hurt("1_152", 1)
        .hand(0, "1_103", "1_103")
        .pool(9)
    )
    usual.at_step("maneuver").take("play", "1_103")
    assert usual.asker == 1
