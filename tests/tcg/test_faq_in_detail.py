"""What the entries of the FAQ say beyond their first sentence, and the general rules of its last section."""

from __future__ import annotations

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board, reach
from westmarch.engine.testing import rule
from westmarch.games.tcg.cards.meanings.places import count_cultures
from westmarch.games.tcg.decks import formats, watched
from westmarch.games.tcg.facts import ADVENTURE, BY_ID, DEAD, DISCARD, PLAY, STACKED, SUPPORT
from westmarch.games.tcg.rules.archery import minion_targets
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.losing import lose
from westmarch.games.tcg.rules.protection import forbids_wound
from westmarch.games.tcg.rules.wounds import remove

RIVER = [FELLOWSHIP_SITES[0], "1_330", *FELLOWSHIP_SITES[2:]]
LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]


@rule("tcg.faq.s2.meaning", "tcg.faq.s2.3_68", "tcg.faq.s2.4_236")
def test_s2_the_watch_list_changes_nothing() -> None:
    assert watched() == ["3_68", "4_236"]
    assert "3_68" not in formats()["fellowship"].banned and "4_236" not in formats()["towers"].banned


@rule("tcg.faq.s3.3_1")
def test_s3_book_of_mazarbul_at_other_sites() -> None:
    def drawn(at: int, sites: list[str]) -> int:
        board = Board(at=at, sites=sites).fellowship("1_13+3_1", "1_11", "1_7").hand(0, "1_9")
        board.until("tcg-ask-answer", "tcg-ask-fellowship")
        if board.can("answer", "3_1"):
            board.take("answer", "3_1")
        return int(board.now.drawn)

    assert drawn(5, FELLOWSHIP_SITES) == 3 and drawn(3, FELLOWSHIP_SITES) == 0 and drawn(5, TOWERS_SITES) == 0
    elf = Board().fellowship("1_50").hand(0, "3_1", "1_9")
    assert not elf.can("play", "3_1") and "tale" in BY_ID["3_1"].keywords


@rule("tcg.faq.s3.1_46")
def test_s3_gift_of_boats_costs_and_limits() -> None:
    bare = Board(at=2, sites=RIVER).fellowship("1_50").hand(0, "1_46", "1_9")
    assert not bare.can("play", "1_46")
    paid = Board(at=2, sites=RIVER).support(0, "1_40").fellowship("1_13").hand(0, "1_46", "1_9").take("play", "1_46")
    assert paid.wounds("1_40") == 1 and paid.zone("1_46") == SUPPORT
    again = Board(at=2, sites=RIVER).support(0, "1_46").fellowship("1_13").at_step("regroup")
    again.until("tcg-ask-move-again")
    again.take("move")
    assert again.now.move_limit() == 2


@rule("tcg.faq.s3.1_55")
def test_s3_the_mirror_needs_seven_cards() -> None:
    board = Board(at=2).support(0, "1_55", "1_45", "1_34").hand(1, *["1_178"] * 6).minions("1_151")
    board.fellowship("1_13").at_step("maneuver")
    assert board.strength("1_45") == BY_ID["1_45"].strength + 1 and not board.can("use", "1_55")


@rule("tcg.faq.s3.1_318")
def test_s3_thrors_map_replaces_and_exerts_two() -> None:
    board = Board().fellowship("1_311", "1_13").support(0, "1_318").hand(0, "1_9").site(2, "1_331", seat=1)
    old = board.g.path[2]
    board.take("use", "1_318")
    assert board.wounds("1_290") == 1 and board.wounds("1_311") == 1 and board.now.zone[old] == ADVENTURE
    assert board.now.owner[board.now.path[2]] == 0 and board.zone("1_318") == DISCARD


@rule("tcg.faq.s3.4_236")
def test_s3_howl_of_harad_lets_the_fp_player_choose() -> None:
    board = Board(at=2).fellowship("1_13", "1_311").minions("4_244").support(1, "4_236").pool(5).hand(0, "1_3")
    board.fight("1_13", "4_244")
    reach(board, "answer", "4_236").take("answer", "4_236")
    assert (
        board.asker == 0
        and board.can("choose", "1_311")
        and board.can("choose", "1_290")
        and not board.can("choose", "1_13")
    )
    board.take("choose", "1_311")
    assert board.now.pool == 1 and board.wounds("1_311") == 1
    poor = Board(at=2).fellowship("1_13").minions("4_244").support(1, "4_236").pool(3).fight("1_13", "4_244")
    poor.until(*LAST, limit=20)
    assert poor.now.pool == 3 and poor.wounds("1_290") == 0


@rule("tcg.faq.s4.1_1.that-wound", "tcg.faq.s4.1_1.optional", "tcg.faq.s4.1_1.compulsory")
def test_s4_the_ruling_ring_turns_that_wound_too() -> None:
    board = Board(at=2).minions("4_252").burdens(1)
    board.g.lay("strength", board.c("4_252"), 4 - BY_ID["4_252"].strength, 2, 0)
    board.fight("1_290", "4_252").until("tcg-ask-answer").take("answer", "1_2")
    assert board.now.burdens[0] == 2 and board.wounds("1_290") == 0
    board.expect_log("tcg-log-put-on")
    fatal = Board(at=2, ring="1_1").minions("1_176").burdens(8)
    fatal.g.ring_on = True
    fatal.at_step("archery").until("tcg-end-last", *LAST)
    assert fatal.now.over and fatal.now.winners == [1]


@rule("tcg.faq.s4.1_2.witch-king-enquea")
def test_s4_enquea_may_be_answered() -> None:
    board = Board(at=2).fellowship("1_13").minions("2_83").hand(0, "1_3").fight("1_13", "2_83")
    reach(board, "answer", "2_83").take("answer", "2_83")
    for _ in range(6):
        if board.can("answer", "1_2") or board.asked in LAST:
            break
        board.do(next((c for c in board.all_codes() if "1_290" in c), board.all_codes()[0]), board.asker)
    assert board.can("answer", "1_2")


@rule("tcg.faq.s4.1_3")
def test_s4_axe_strike_without_a_weapon() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_143").hand(0, "1_3", "1_5").fight("1_13", "1_143")
    board.take("play", "1_3")
    assert board.strength("1_13") == 6 + 2


@rule("tcg.faq.s4.1_104")
def test_s4_a_minion_that_stops_roaming_stays_weak() -> None:
    board = Board(at=3).site(4, "2_118").fellowship("1_89").minions("1_178", "1_151").hand(0, "1_104", "1_103")
    board.at_step("maneuver")
    board.take("play", "1_104")
    assert board.strength("1_178") == 2
    board.now.at[0] = 4
    board.now.touch()
    assert not board.now.is_roaming(board.c("1_178")) and board.strength("1_178") == 2


@rule("tcg.faq.s4.1_138")
def test_s4_snows_leave_responses() -> None:
    board = Board(at=2).fellowship("1_364").minions("1_158").hand(0, "1_76", "1_83").hand(1, "1_121").pool(5)
    board.add(1, "1_138", 8, board.g.path[2])
    board.fight("1_364", "1_158")
    assert board.asked == "tcg-ask-answer" and board.can("answer", "1_76")
    ends = Board(at=2).fellowship("1_13").hand(0, "1_3").hand(1, "1_3")
    snows = ends.add(1, "1_138", 8, ends.g.path[2])
    ends.at_step("regroup").until("tcg-ask-move-again").take("stay").do("discard:", 0)
    assert ends.now.zone[snows] == DISCARD


@rule("tcg.faq.s4.1_161")
def test_s4_wariness_cannot_use_anothers_uruk() -> None:
    board = Board(3, at=6).fellowship("1_311").minions("1_151", seat=1).hand(0, "1_298").hand(2, "1_161")
    board.fight("1_311", "1_151")
    board.take("play", "1_298")
    assert not board.can("answer", "1_161")
    own = Board(3, at=6).fellowship("1_311").minions("1_151", seat=1).hand(0, "1_298").hand(1, "1_161")
    own.fight("1_311", "1_151")
    own.take("play", "1_298")
    assert own.can("answer", "1_161")


@rule("tcg.faq.s4.1_162")
def test_s4_worry_costs_an_exertion_and_gives_a_choice() -> None:
    board = Board(at=5).minions("1_151").hand(1, "1_162", "1_3").pool(9).at_step("shadow").take("play", "1_162")
    assert board.wounds("1_151") == 1 and board.zone("1_162") == SUPPORT
    choice = Board(at=2).fellowship("1_13").minions("1_158").support(1, "1_162").hand(0, "1_3").fight("1_13", "1_158")
    choice.until("tcg-ask-either", limit=10)
    assert choice.asker == 0 and choice.can("option", 0) and choice.can("option", 1)
    choice.take("option", 0)
    assert choice.wounds("1_290") == 1 and choice.now.burdens[0] == 0


@rule("tcg.faq.s4.1_211")
def test_s4_a_death_elsewhere_draws_no_power() -> None:
    from westmarch.engine.runner import advance
    from westmarch.games.tcg.rules.events import AtOnce

    board = Board(at=2).fellowship("1_13", "1_89").minions("1_231").support(1, "1_211").hand(0, "1_3")
    board.fight("1_13", "1_231")
    board.can("pass")
    board.now.stack.append(AtOnce("kill", [board.c("1_89")]))
    advance(board.now)
    assert board.zone("1_89") == DEAD and board.now.burdens[0] == 0


@rule("tcg.faq.s4.1_224")
def test_s4_the_fierce_round_still_follows() -> None:
    board = Board(at=2, ring="1_1").fellowship("1_13", "1_89").minions("1_229", "1_151").hand(1, "1_224")
    board.hand(0, "1_3", "1_116")
    board.g.ring_on = True
    board.g.lay("strength", board.c("1_290"), 9, 2, 0)
    board.g.against[board.c("1_229")] = board.c("1_13")
    board.g.against[board.c("1_151")] = board.c("1_89")
    board.at_step("skirmishes").take("skirmish", "1_13")
    reach(board, "answer", "1_224").take("answer", "1_224")
    for _ in range(20):
        if board.asked == "tcg-ask-defend" or not board.now.asks:
            break
        codes = board.all_codes()
        board.do("pass" if "pass" in codes else codes[0], board.asker)
    assert board.now.fierce == 1 and board.can("assign", "1_89", "1_229")
    fought = [e.about["card"] for e in board.entries() if e.key == "tcg-log-skirmish"]
    assert fought == [board.c("1_13"), board.c("1_290")]  # Aragorn's assignment was cancelled


@rule("tcg.faq.s4.1_234")
def test_s4_nertea_pays_for_each() -> None:
    names = ("1_13", "1_50", "1_89", "1_311", "1_303")
    board = Board(at=4).fellowship(*names).hand(1, "1_234", "1_3").pile(1, DISCARD, "1_177", "1_176").pool(20)
    board.at_step("shadow")
    board.take("play", "1_234")
    paid = board.now.pool
    board.take("answer", "1_234").take("choose", "1_176")
    assert board.zone("1_176") == PLAY and board.now.pool == paid - BY_ID["1_176"].cost
    board.take("choose", "1_177")
    assert board.zone("1_177") == PLAY and board.now.pool == paid - BY_ID["1_176"].cost - BY_ID["1_177"].cost


@rule("tcg.faq.s4.1_251")
def test_s4_a_host_avails_little_spares_the_ring_bearer() -> None:
    names = ("1_13", "1_50", "1_89", "1_311", "1_303", "1_307")
    board = Board(at=2).fellowship(*names).minions("1_271").hand(1, "1_251", "1_3").hand(0, "1_103").pool(5)
    board.at_step("maneuver")
    reach(board, "play", "1_251").take("play", "1_251")
    assert not board.can("choose", "1_290")


@rule("tcg.faq.s4.1_302.after-skirmish")
def test_s4_merry_helps_after_his_own_skirmish() -> None:
    board = Board(at=2).fellowship("1_302", "1_89").minions("1_178", "1_151").hand(0, "1_116")
    board.g.against[board.c("1_178")] = board.c("1_302")
    board.g.against[board.c("1_151")] = board.c("1_89")
    board.g.lay("strength", board.c("1_302"), 3, 2, 0)
    board.at_step("skirmishes").take("skirmish", "1_302")
    assert not board.can("use", "1_302")  # he is in a skirmish
    for _ in range(8):
        if board.now.fighter == board.c("1_89"):
            break
        board.skip()
    assert board.can("use", "1_302")
    waiting = Board(at=2).fellowship("1_302", "1_89").minions("1_178", "1_151").hand(0, "1_116")
    waiting.g.against[waiting.c("1_178")] = waiting.c("1_302")
    waiting.g.against[waiting.c("1_151")] = waiting.c("1_89")
    waiting.at_step("skirmishes").take("skirmish", "1_89")
    assert not waiting.can("use", "1_302")  # he is assigned


@rule("tcg.faq.s4.1_338", "tcg.twilight.first-each")
def test_s4_the_ford_is_new_each_turn() -> None:
    board = Board(3, at=3).site(3, "1_338").hand(2, "1_237").hand(1, "1_229").pool(30).at_step("shadow")
    assert board.asker == 2
    board.take("play", "1_237")
    assert board.now.pool == 30 - 3 and twilight_cost(board.now, board.c("1_229")) == 6
    board.now.memory = []  # another turn
    assert twilight_cost(board.now, board.c("1_229")) == 1
    assert {"river", "sanctuary"} <= set(BY_ID["1_338"].keywords)


@rule("tcg.faq.s4.2_47", "tcg.faq.s4.2_89")
def test_s4_scouts_and_other_events() -> None:
    plans = Board(at=2).fellowship("1_89").minions("2_89").hand(0, "1_99").hand(1, "1_3").at_step("regroup")
    plans.take("play", "1_99")
    assert plans.can("answer", "2_89")
    hobbit = Board(at=2).fellowship("1_311").minions("2_89").hand(0, "1_296", "1_293").fight("1_311", "2_89")
    hobbit.take("play", "1_296")
    assert not hobbit.can("answer", "2_89")


@rule("tcg.faq.s4.2_82")
def test_s4_attea_is_no_easterling() -> None:
    board = Board(at=4).minions("2_82", "4_225")
    easterlings = [c for c in board.g.minions() if board.g.keyword(c, "easterling")]
    assert easterlings == [board.c("4_225")]
    plain = Board(at=4).minions("2_82")
    assert board.g.strength(board.c("2_82")) == plain.g.strength(plain.c("2_82"))


@rule("tcg.faq.s4.3_68", "tcg.faq.s4.3_69", "tcg.wound.cannot-take")
def test_s4_saruman_is_safe_in_archery_only() -> None:
    for saruman in ("3_68", "3_69"):
        board = Board(at=2).fellowship("1_50", "1_53+1_41").minions(saruman).at_step("archery").skip()
        assert board.wounds(saruman) == 0 and board.now.in_play(board.c(saruman))
        board = Board(at=2).minions(saruman, "1_151")
        board.g.phase = 3
        assert forbids_wound(board.g, board.c(saruman)) is None
        board.g.phase = 4
        assert minion_targets(board.g, 1) == [board.c("1_151")]


@rule("tcg.faq.s4.3_111")
def test_s4_old_noakes_and_a_choice() -> None:
    board = Board(at=2).fellowship("1_89").support(0, "3_111").hand(0, "1_3", "1_4", "1_5").minions("1_151")
    board.bear("1_89", "1_244", seat=1)
    board.at_step("assignment").take("assign", "1_89", "1_151")
    assert board.asker == 0 and board.asked == "tcg-ask-either"
    board.take("option", 0)
    for _ in range(3):
        if board.asked == "tcg-ask-discard":
            board.do(board.all_codes()[0], 0)
    assert not board.can("answer", "3_111") and board.now.in_play(board.c("1_151"))


@rule("tcg.faq.s4.4_52", "tcg.faq.s4.4_52.example", "tcg.faq.s4.4_69")
def test_s4_the_smaller_count() -> None:
    for axe, count, bonus in ((3, 1, 1), (3, 2, 2), (5, 4, 3)):
        board = Board().fellowship("1_13", "1_50").support(0, "4_52", "4_69")
        board.g.tokens[board.c("4_52")] = axe
        board.g.tokens[board.c("4_69")] = count
        assert board.strength("1_13") == 6 + bonus and board.strength("1_50") == 6 + bonus
    wins = Board(at=2).fellowship("1_50").minions("1_178").support(0, "4_69").hand(0, "1_37").fight("1_50", "1_178")
    reach(wins, "answer", "4_69").skip()  # its token is optional
    assert wins.now.tokens[wins.c("4_69")] == 0


@rule("tcg.faq.s4.4_105")
def test_s4_the_living_earth_is_limited() -> None:
    board = Board(at=2).fellowship("1_364").minions("1_143").hand(0, "4_105", "1_83").pool(4)
    board.fight("1_364", "1_143").take("play", "4_105")
    for _ in range(2):
        if board.asked == "tcg-ask-number":
            board.do(board.all_codes()[-1], 0)
    assert board.strength("1_364") == 7 + 5


@rule("tcg.faq.s4.4_146")
def test_s4_come_down_spares_companions() -> None:
    board = Board(at=2).support(0, "1_40", "1_291").fellowship("1_13").minions("1_127", "1_131").support(1, "4_146")
    board.hand(0, "1_3")
    board.at_step("archery").until("tcg-ask-archery")
    reach(board, "use", "4_146").take("use", "4_146").until("tcg-ask-archery-wound", "tcg-ask-defend")
    assert board.can("wound", "1_40") and board.can("wound", "1_291")
    assert not board.can("wound", "1_13") and not board.can("wound", "1_290")


@rule("tcg.faq.s4.4_171")
def test_s4_the_opponent_is_the_fp_player() -> None:
    board = Board(3, at=2).fellowship("1_53", "1_13").minions("1_237", seat=1).hand(0, "1_37")
    board.bear("1_53", "4_171", seat=2).fight("1_53", "1_237")
    decks = [len(deck) for deck in board.g.decks]
    board.until("tcg-ask-discard", limit=20)
    assert board.asker == 2
    for _ in range(2):
        board.do(board.all_codes()[0], 2)
    assert len(board.now.decks[0]) == decks[0] - 2


@rule("tcg.faq.s4.4_192")
def test_s4_a_lone_regular_gives_no_discount() -> None:
    for regulars, paid in ((1, 4), (2, 3)):
        board = Board(at=6, sites=TOWERS_SITES).minions(*["4_192"] * regulars).hand(1, "4_194", "1_3").pool(9)
        board.at_step("shadow")
        reach(board, "use", "4_192").take("use", "4_192")
        assert board.zone("4_194") == PLAY and board.now.pool == 9 - paid


@rule("tcg.faq.s4.4_301")
def test_s4_frodo_needs_three_unbound_companions() -> None:
    for companions, cards in ((("1_13", "1_50", "1_89"), 2), (("1_13", "1_50"), 1)):
        board = Board(at=2, frodo="4_301").fellowship(*companions).hand(0, "1_3", "1_4").hand(1, "1_268", "1_3")
        board.pool(20)
        board.at_step("shadow").take("play", "1_268")
        if board.can("answer", "1_268"):
            board.take("answer", "1_268")
        for _ in range(2):
            if board.asked == "tcg-ask-discard":
                board.do(board.all_codes()[0], board.asker)
        assert len(board.now.hands[0]) == cards


@rule("tcg.faq.s4.5_96")
def test_s4_eye_of_barad_dur_is_played() -> None:
    for pool, offered in ((1, False), (2, True)):
        board = Board().fellowship("4_73", "1_364", "1_303", "1_307").hand(0, "1_86", "1_9").hand(1, "5_96", "1_178")
        board.g.pool = pool - BY_ID["1_86"].cost
        board.take("play", "1_86")
        assert board.now.pool == pool and board.can("answer", "5_96") == offered
        if offered:
            board.take("answer", "5_96")
            assert board.now.pool == 0 and board.now.burdens[0] == 2 and board.zone("5_96") == DISCARD


# Section 5


@rule("tcg.timing.required-first")
def test_s5_required_actions_first() -> None:
    board = Board(at=2).fellowship("1_53", "1_13").minions("1_237").support(1, "1_211").hand(1, "1_214", "1_3")
    board.hand(0, "1_3")
    board.fight("1_53", "1_237")
    reach(board, "answer", "1_214")
    assert board.now.burdens[0] == 1


@rule("tcg.twilight.revealed-printed")
def test_s5_a_revealed_card_has_its_printed_cost() -> None:
    from westmarch.cards.language import Run
    from westmarch.cards.nodes import Num
    from westmarch.games.tcg.words import LANGUAGE

    board = Board(sites=["1_320", *FELLOWSHIP_SITES[1:]]).hand(0, "1_89", "1_9").fellowship("1_13")
    board.can("move")
    assert twilight_cost(board.now, board.c("1_89")) == 6
    assert LANGUAGE.value(board.now, Run(0, 0, {"it": (board.c("1_89"),)}), Num("cost of")) == 4


@rule("tcg.spot.fp-culture")
def test_s5_a_gollum_minion_is_no_fp_culture() -> None:
    base = count_cultures(Board(at=2).fellowship("1_13", "1_50", "1_97").g)
    assert count_cultures(Board(at=2).fellowship("1_13", "1_50", "1_97").minions("5_25").g) == base
    assert count_cultures(Board(at=2).fellowship("1_13", "1_50", "1_97", "5_28").g) == base + 1


@rule("tcg.lose.multi.controlled-by-others", "tcg.lose.multi.sites-he-controls")
def test_s5_losing_with_controlled_sites() -> None:
    board = Board(3, at=4)
    for number, seat in ((1, 1), (2, 0), (3, 2)):
        board.g.control[number] = seat
        board.g.put(board.g.path[number], SUPPORT)
    kept = board.add(1, "4_180", STACKED, board.g.path[1])
    gone = board.add(2, "4_180", STACKED, board.g.path[2])
    lose(board.g, 0, "tcg.lose.corrupted")
    assert board.g.control[1:4] == [1, -1, 2]
    assert all(board.g.owner[board.g.path[n]] != 0 for n in (1, 2, 3, 4))
    assert board.g.zone[kept] == STACKED and board.g.host[kept] == board.g.path[1] and board.g.zone[gone] == DISCARD


@rule("tcg.limit.example.sting", "tcg.limit.per-phase", "tcg.limit.per-copy")
def test_s5_the_limit_starts_anew() -> None:
    board = Board(at=3).bear("1_290", "1_313").hand(1, "1_178", "1_178", "1_178").pool(9).fellowship("1_13")
    board.hand(0, "1_9")
    for left in (6, 5, 5):
        board.take("use", "1_313")
        assert board.now.pool == left
    regroup = Board(at=2).bear("1_290", "1_313").hand(1, "1_178", "1_178", "1_178").pool(9).at_step("regroup")
    regroup.take("use", "1_313")
    assert regroup.now.pool == 6


@rule("tcg.skirmish.losing-character", "tcg.skirmish.no-more-actions")
def test_s5_pippin_removes_an_uruk() -> None:
    board = Board(at=2).fellowship("1_11").minions("1_158", "1_151").hand(0, "1_3", "1_5").support(1, "1_162")
    board.fight("1_11", "1_158", "1_151")
    from westmarch.games.tcg.rules.wounds import out_of_skirmish

    out_of_skirmish(board.now, board.c("1_151"))
    board.until("tcg-ask-either", *LAST, limit=10)
    assert sorted(board.now.remembered(0)) == sorted([board.c("1_11"), board.c("1_151")]) and board.wounds("1_151") == 0


@rule("tcg.leave.attached-discarded")
def test_s5_cards_on_a_leaving_card() -> None:
    board = Board(at=4).support(1, "1_183").minions("1_178+1_180")
    stacked = board.add(1, "1_176", STACKED, board.c("1_183"))
    remove(board.g, board.c("1_183"), DISCARD)
    remove(board.g, board.c("1_178"), DISCARD)
    assert board.g.zone[stacked] == DISCARD and board.zone("1_180") == DISCARD


@rule("tcg.keyword.unhasty")
def test_s5_unhasty_needs_a_gandalf_card() -> None:
    horn = Board(at=5, sites=TOWERS_SITES).fellowship("1_97+3_42").support(0, "4_103").minions("1_151")
    horn.hand(0, "1_103").at_step("maneuver")
    if horn.can("use", "3_42"):
        horn.take("use", "3_42")
        if horn.can("choose", "4_103"):
            horn.take("choose", "4_103")
    horn.until("tcg-ask-defend")
    assert not horn.can("assign", "4_103", "1_151")
    home = Board(at=2, sites=TOWERS_SITES).fellowship("1_97").support(0, "4_103").minions("1_151").at_step("assignment")
    assert home.until("tcg-ask-defend").can("assign", "4_103", "1_151")
