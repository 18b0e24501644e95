"""Burdens, the Ring and its bearers."""

from __future__ import annotations

from tcg.board import TOWERS_SITES, Board, reach, run
from westmarch.cards.language import Run
from westmarch.engine.testing import rule
from westmarch.games.tcg.cards.selectors import unbound
from westmarch.games.tcg.facts import ATTACHED, BY_ID, DEAD, DISCARD, PLAY, REGROUP
from westmarch.games.tcg.rules.events import AtOnce, happen
from westmarch.games.tcg.rules.protection import forbids_discard
from westmarch.games.tcg.words import LANGUAGE

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]
SAMS = ("1_310", "1_311", "2_114", "4_315", "4_316", "5_115")


# Burdens


@rule("tcg.burden.on-ring-bearer", "tcg.lose.only-own-turn")
def test_burdens_go_to_the_active_ring_bearer() -> None:
    board = (
        Board(3, at=2)
        .minions("2_82")
        .hand(1, "2_78", "1_3")
        .pool(3)
        .fellowship("1_13")
        .hand(0, "1_3")
        .at_step("maneuver")
    )
    reach(board, "play", "2_78").take("play", "2_78")
    assert board.now.burdens == [1, 0, 0]


@rule("tcg.burden.reduce-resistance")
def test_resistance_after_burdens() -> None:
    assert Board().burdens(4).g.resistance(0) == 6
    assert Board().bear("1_290", "3_24").burdens(4).g.resistance(0) == 8


@rule("tcg.burden.remove-none")
def test_removing_no_burden() -> None:
    board = Board().fellowship("1_311", "1_13").hand(0, "1_9").burdens(0)
    assert board.now.burdens[0] == 0
    run(board, happen(board.now, "remove burden", -1))
    assert board.now.burdens[0] == 0
    poor = Board(at=9, sites=[*TOWERS_SITES[:8], "4_363"]).pile(1, DISCARD, "1_178").burdens(1).hand(1, "1_271").pool(9)
    assert not poor.at_step("shadow").can("use", "4_363")
    rich = Board(at=9, sites=[*TOWERS_SITES[:8], "4_363"]).pile(1, DISCARD, "1_178").burdens(2).hand(1, "1_271").pool(9)
    assert rich.at_step("shadow").can("use", "4_363")


@rule("tcg.burden.corruption", "tcg.lose.corrupted", "tcg.lose.immediate")
def test_the_tenth_burden() -> None:
    for burdens, lost in ((8, False), (9, True)):
        board = (
            Board(at=2)
            .minions("2_82")
            .hand(1, "2_78", "1_3")
            .support(0, "1_291")
            .pool(3)
            .burdens(burdens)
            .fellowship("1_50")
        )
        board.hand(0, "1_38").at_step("maneuver")
        reach(board, "play", "2_78").take("play", "2_78")
        assert board.now.over == lost and (not lost or board.now.winners == [1])
        if lost:
            board.expect_no_log("tcg-log-archery")


@rule("tcg.burden.corruption-bonus-lost")
def test_a_lost_phial_corrupts() -> None:
    board = Board().bear("1_290", "3_24").burdens(11).fellowship("1_13").hand(0, "1_9")
    board.can("move")
    assert not board.now.over and board.now.resistance(0) == 1
    run(board, happen(board.now, "discard", board.c("3_24")))
    run(board, None)
    if not board.now.over:
        board.take("move")
    assert board.now.over and board.now.winners == [1]


@rule("tcg.burden.corruption-by-text")
def test_despair_counts_burdens_and_the_dead() -> None:
    for dead, lost in ((("1_7", "1_7"), False), (("1_7", "1_7", "1_11"), True)):
        board = (
            Board(at=2)
            .minions("1_271")
            .burdens(9)
            .pile(0, DEAD, *dead)
            .hand(1, "1_243", "1_3")
            .pool(9)
            .fellowship("1_13")
        )
        board.hand(0, "1_19").at_step("maneuver")
        for _ in range(4):
            if board.can("play", "1_243"):
                board.take("play", "1_243")
                break
            if not board.now.asks or board.asked != "tcg-ask-maneuver":
                break
            board.skip()
        assert board.now.over == lost


@rule("tcg.burden.only-ring-bearer-corrupts", "tcg.object.tokens")
def test_sam_is_untouched_by_frodos_burdens() -> None:
    board = Board().fellowship("1_311").burdens(9).hand(0, "1_9")
    assert board.g.bearer[0] == board.c("1_290") and not board.g.over
    from westmarch.games.tcg.rules.events import deaths

    assert deaths(board.g) is None and board.g.in_play(board.c("1_311"))


@rule("tcg.burden.added-by-shadow", "tcg.burden.prevent-one-or-all", "tcg.card.3_110")
def test_preventing_one_burden_or_all() -> None:
    def world(ally: str, companion: str) -> Board:
        board = Board(at=2, ring="1_1").minions("1_176", "1_237").hand(1, "1_228").at_step("archery")
        if ally:
            board.support(0, ally)
        if companion:
            board.fellowship(companion)
        if board.asked == "tcg-ask-archery-wound":
            board.take("wound", "1_290")
        board.take("answer", "1_1")
        assert not board.can("answer", ally or companion)  # the Ring's own burdens are no Shadow card's
        while not board.can("answer", "1_228"):
            board.skip()
        return board.take("answer", "1_228")

    one = world("3_110", "").take("answer", "3_110")
    one.until("tcg-ask-defend", *LAST)
    assert one.now.burdens[0] == 2 + 1
    everything = world("", "4_316").take("answer", "4_316")
    everything.until("tcg-ask-defend", *LAST)
    assert everything.now.burdens[0] == 2


# The Ring


@rule("tcg.ring.borne", "tcg.ring.not-worn-at-start")
def test_bearing_is_not_wearing() -> None:
    board = Board(ring="1_1", at=2).fellowship("1_13").minions("2_82").hand(1, "2_86", "1_3").pool(5)
    assert board.strength("1_290") == 4 and board.g.full_vitality(board.c("1_290")) == 5 and board.g.ring_on == 0
    board.hand(0, "1_3").fight("1_13", "2_82")
    for _ in range(3):
        assert not board.can("play", "2_86")
        if board.asked == "tcg-ask-skirmish":
            board.skip()


@rule("tcg.ring.worn-until-regroup")
def test_worn_through_all_skirmishes() -> None:
    board = (
        Board(at=2, ring="1_1")
        .fellowship("1_89")
        .minions("1_176", "1_229")
        .hand(0, "1_116", "1_88")
        .pool(3)
        .at_step("archery")
    )
    board.take("wound", "1_290").take("answer", "1_1")
    worn = []
    for _ in range(60):
        if board.now.phase == REGROUP or not board.now.asks:
            break
        worn.append(board.now.ring_on)
        codes = board.all_codes()
        wanted = [c for c in codes if c.startswith("assign:aragorn") and "attea" in c]
        board.do(wanted[0] if wanted else "pass" if "pass" in codes else codes[0], board.asker)
    assert worn and all(worn) and board.now.phase == REGROUP and board.now.ring_on == 0


@rule("tcg.ring.put-on-in-regroup")
def test_put_on_in_regroup_it_comes_off_at_its_end() -> None:
    board = Board(at=2, ring="1_1").fellowship("1_89").minions("3_57").hand(0, "1_88").pool(9).at_step("regroup")
    reach(board, "use", "3_57").take("use", "3_57").take("choose", "1_290").take("answer", "1_1")
    assert board.now.ring_on == 1
    board.until("tcg-ask-move-again")
    assert board.now.ring_on == 1
    board.take("move")
    while board.now.phase == REGROUP and board.now.asks:
        board.do(board.all_codes()[0], board.asker)
    assert board.now.ring_on == 0


@rule("tcg.ring.skirmish-only-conversion", "tcg.ring.conversion-amounts")
def test_what_each_ring_turns_into_burdens() -> None:
    for ring, arrow in (("1_1", (0, 2)), ("1_2", (1, 0)), ("4_1", (1, 0))):
        board = Board(at=2, ring=ring).minions("1_176").fellowship("1_13")
        board.g.ring_on = True
        board.at_step("archery").take("wound", "1_290")
        assert (board.wounds("1_290"), board.now.burdens[0]) == arrow, ring
    for ring, burdens in (("1_1", 4), ("1_2", 2), ("4_1", 2)):
        board = Board(at=2, ring=ring).minions("1_151")
        board.g.ring_on = True
        board.g.lay("strength", board.c("1_290"), -1 if ring == "4_1" else 0, 2, 0)
        board.fight("1_290", "1_151").until(*LAST, limit=30)
        assert (board.wounds("1_290"), board.now.burdens[0]) == (0, burdens), ring


@rule("tcg.ring.conversion-replaces", "tcg.timing.before-required-first")
def test_a_worn_ring_leaves_nothing_to_prevent() -> None:
    board = Board(at=2, ring="1_1").fellowship("3_7").hand(0, "1_3", "1_4", "1_5").minions("1_176").at_step("archery")
    board.g.ring_on = True
    board.take("wound", "1_290")
    assert board.now.burdens[0] == 2 and not board.can("answer", "3_7") and board.wounds("1_290") == 0


@rule("tcg.ring.prevention-before-wearing")
def test_prevention_ends_the_situation() -> None:
    board = (
        Board(at=2, ring="1_1")
        .fellowship("3_7")
        .hand(0, "1_3", "1_4", "1_5", "1_6")
        .minions("1_176")
        .at_step("archery")
    )
    board.take("wound", "1_290")
    assert board.can("answer", "1_1") and board.can("answer", "3_7")
    board.take("answer", "3_7")
    while board.asked == "tcg-ask-discard":
        board.do(board.all_codes()[0], 0)
    assert board.now.ring_on == 0 and board.now.burdens[0] == 0 and board.wounds("1_290") == 0


@rule("tcg.ring.answer-cost")
def test_the_answer_to_all_riddles() -> None:
    board = Board(at=2, ring="4_1").fellowship("1_13").minions("1_178").burdens(1).hand(0, "1_3").fight("1_13", "1_178")
    before = board.strength("1_290")
    board.take("use", "4_1")
    assert board.now.burdens[0] == 2 and board.now.ring_on == 1 and board.strength("1_290") == before + 2
    early = Board(at=2, ring="4_1").fellowship("1_13").minions("1_178").hand(0, "1_19").at_step("maneuver")
    assert not early.can("use", "4_1")


@rule("tcg.ring.puts-on-trigger", "tcg.ring.already-worn")
def test_putting_on_is_a_change() -> None:
    def reached(worn: int, tired: bool) -> Board:
        board = Board(at=2, ring="1_1").fellowship("1_13", "1_89").minions("1_151", "1_237").hand(1, "1_137", "1_228")
        if tired:
            board.hurt("1_13", 2).hurt("1_89", 3).hurt("1_290", 4)
        board.hand(0, "1_103").at_step("maneuver")
        board.g.ring_on = worn
        return reach(board, "play", "1_137").take("play", "1_137")

    fresh = reached(0, False)
    assert fresh.asker == 0 and fresh.can("option", 0) and fresh.can("option", 1)
    fresh.take("option", 1)
    assert fresh.now.ring_on == 1 and fresh.can("answer", "1_228")
    worn = reached(1, False)
    assert not worn.can("option", 1) and not worn.can("answer", "1_228")


@rule("tcg.ring.take-off")
def test_taken_off_the_next_wound_is_a_wound() -> None:
    board = Board(at=2).bear("1_290", "2_108").minions("1_151").hand(0, "1_293")
    board.g.ring_on = True
    board.fight("1_290", "1_151").take("use", "2_108")
    if board.asked == "tcg-ask-either":
        board.take("option", 0)
    assert board.now.ring_on == 0
    board.until("tcg-ask-answer", *LAST)
    assert board.can("answer", "1_2")
    while board.can("answer", "1_2"):
        board.skip()
    assert board.now.burdens[0] == 0 and board.wounds("1_290") == 2


@rule("tcg.ring.text-off")
def test_without_its_text_the_ring_keeps_its_numbers() -> None:
    from westmarch.games.tcg.facts import VALUE_CODE

    board = Board(at=2).minions("1_151").hand(0, "1_293").fight("1_290", "1_151")
    board.g.ring_on = True
    board.g.laid.append([VALUE_CODE["ring off"], -1, 1, 2, 0])
    assert board.strength("1_290") == 4
    board.until(*LAST, limit=20)
    assert board.wounds("1_290") == 2 and board.now.burdens[0] == 0


@rule("tcg.ring.not-a-possession")
def test_isengard_smith_leaves_the_ring() -> None:
    board = Board(at=2).fellowship("1_13+1_9", "1_50+1_41", "1_89", "1_311").minions("3_60").hand(0, "1_88").pool(9)
    board.at_step("regroup")
    reach(board, "use", "3_60").take("use", "3_60")
    while board.asked == "tcg-ask-discard" or board.asked == "tcg-ask-either":
        board.do(board.all_codes()[0], board.asker)
    assert board.now.zone[board.now.ring[0]] == ATTACHED
    assert not BY_ID["1_2"].is_item


# Succession


@rule("tcg.ringbearer.one", "tcg.ringbearer.succession", "tcg.ringbearer.succession.dies", "tcg.ringbearer.frodo-later")
def test_every_sam_may_take_the_ring() -> None:
    for sam in SAMS:
        board = Board(at=2).fellowship(sam, "1_13").minions("1_237").burdens(2).hand(0, "1_289").fight("1_290", "1_237")
        reach(board, "answer", sam).take("answer", sam)
        now = board.now
        assert now.bearer[0] == board.c(sam) and now.host[now.ring[0]] == board.c(sam), sam
        assert board.zone("1_290") == DEAD and not now.over
        from westmarch.games.tcg.rules.requirements import forbids_unique

        assert forbids_unique(now, 0, board.c("1_289")) == "tcg.unique.dead-pile-blocks"
    declined = Board(at=2).fellowship("1_311", "1_13").minions("1_237").hand(0, "1_3").fight("1_290", "1_237")
    reach(declined, "answer", "1_311").skip()
    assert declined.now.over and declined.now.winners == [1]


@rule("tcg.ringbearer.succession.resistance", "tcg.ringbearer.succession.burdens")
def test_burdens_pass_to_sam() -> None:
    for burdens, lost in ((3, False), (4, False), (5, True)):
        board = (
            Board(at=2)
            .fellowship("1_311", "1_13")
            .minions("1_237")
            .burdens(burdens)
            .hand(0, "1_3")
            .fight("1_290", "1_237")
        )
        reach(board, "answer", "1_311").take("answer", "1_311")
        board.until(*LAST, "tcg-end-last", limit=20)
        assert board.now.over == lost and board.now.burdens[0] == burdens
        assert lost or board.now.resistance(0) == 5 - burdens


@rule("tcg.ringbearer.succession.not-wearing", "tcg.ringbearer.new-is-ring-bound", "tcg.keyword.ring-bearer")
def test_the_heir_does_not_wear_it() -> None:
    board = Board(at=2).fellowship("1_311", "1_13").minions("1_237").hand(0, "1_3")
    board.g.ring_on = True
    board.fight("1_290", "1_237")
    reach(board, "answer", "1_311").take("answer", "1_311")
    assert board.now.ring_on == 0 and board.now.keyword(board.c("1_311"), "ring-bound") >= 1
    assert [c for c in board.now.companions() if c == board.now.bearer[board.now.fp]] == [board.c("1_311")]


@rule("tcg.ringbearer.succession.killed-only", "tcg.ringbearer.succession.only-if-frodo-bore")
def test_no_heir_to_the_corrupted_or_to_another_frodo() -> None:
    board = Board(at=1).site(1, "1_324").fellowship("1_311").hand(0, "1_299").burdens(9).take("use", "1_324")
    assert board.now.over and board.now.winners == [1]
    other = Board(at=2).fellowship("1_311", "1_289").minions("1_237").hand(0, "1_3").fight("1_289", "1_237")
    other.until(*LAST, limit=20)
    assert other.zone("1_289") == DEAD and other.now.bearer[0] == other.c("1_290") and not other.now.over


@rule("tcg.ringbearer.succession.simultaneous-death", "tcg.ringbearer.succession.later-death")
def test_no_heir_if_sam_dies_too() -> None:
    board = Board(at=2).fellowship("1_311", "1_13").minions("1_151").hand(0, "1_3").fight("1_13", "1_151")
    run(board, AtOnce("kill", [board.c("1_290"), board.c("1_311")]))
    assert board.now.over and board.now.winners == [1]
    later = Board(at=2).fellowship("1_311", "1_13").minions("1_151").hand(0, "1_3")
    later.g.put(later.c("1_290"), DEAD)
    later.g.bearer[0] = later.c("1_311")
    later.g.put(later.g.ring[0], ATTACHED, later.c("1_311"))
    later.fight("1_13", "1_151")
    run(later, AtOnce("kill", [later.c("1_311")]))
    assert later.now.over and later.now.winners == [1]


@rule("tcg.ringbearer.protected")
def test_nothing_removes_the_ring_bearer() -> None:
    board = Board(at=2).fellowship("1_13").hand(0, "1_9")
    assert forbids_discard(board.g, board.c("1_290")) == "tcg.ringbearer.protected"
    board.can("move")
    run(board, happen(board.now, "discard", board.c("1_290")))
    assert board.zone("1_290") == PLAY


@rule("tcg.ringbearer.ring-bound-names", "tcg.ringbearer.ring-bound-companions-only")
def test_who_is_ring_bound() -> None:
    board = Board(at=2).fellowship("1_311", "1_89", "4_116", "5_28").support(0, "1_40", "4_103")
    bound = {c: bool(board.g.keyword(board.c(c), "ring-bound")) for c in ("1_290", "1_311", "1_89", "4_116", "5_28")}
    assert bound == {"1_290": True, "1_311": True, "1_89": False, "4_116": True, "5_28": True}
    for ally in ("1_40", "4_103"):
        assert not board.g.keyword(board.c(ally), "ring-bound")
        assert not LANGUAGE.fits(board.g, Run(0, 0, {}), unbound, board.c(ally))
    assert LANGUAGE.fits(board.g, Run(0, 0, {}), unbound, board.c("1_89"))
