"""Burdens, the Ring and its bearers, allies, items, transfers, conditions, events, abilities, tokens."""

from __future__ import annotations

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board
from westmarch.cards.language import Run
from westmarch.engine.frame import Frame
from westmarch.engine.runner import advance
from westmarch.engine.testing import rule
from westmarch.games.tcg.cards.selectors import artifact, possession, unbound, weapon
from westmarch.games.tcg.facts import ATTACHED, BY_ID, DEAD, DISCARD, PLAY, REGROUP, STACKED, SUPPORT, VOID
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.events import AtOnce, batch, happen
from westmarch.games.tcg.rules.playing import forbids_transfer
from westmarch.games.tcg.rules.protection import forbids_discard
from westmarch.games.tcg.rules.requirements import forbids_host, forbids_use
from westmarch.games.tcg.rules.wounds import remove
from westmarch.games.tcg.words import LANGUAGE

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]
SAMS = ("1_310", "1_311", "2_114", "4_315", "4_316", "5_115")


def run(board: Board, frame: Frame | None) -> Board:
    if frame is not None:
        board.now.stack.append(frame)
    advance(board.now)
    return board


def reach(board: Board, verb: str, card: str) -> Board:
    for _ in range(20):
        if board.can(verb, card):
            return board
        board.skip()
    raise AssertionError(f"{verb} {card} is never offered")


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
        board.g.ring_on = 1
        board.at_step("archery").take("wound", "1_290")
        assert (board.wounds("1_290"), board.now.burdens[0]) == arrow, ring
    for ring, burdens in (("1_1", 4), ("1_2", 2), ("4_1", 2)):
        board = Board(at=2, ring=ring).minions("1_151")
        board.g.ring_on = 1
        board.g.lay("strength", board.c("1_290"), -1 if ring == "4_1" else 0, 2, 0)
        board.fight("1_290", "1_151").until(*LAST, limit=30)
        assert (board.wounds("1_290"), board.now.burdens[0]) == (0, burdens), ring


@rule("tcg.ring.conversion-replaces", "tcg.timing.before-required-first")
def test_a_worn_ring_leaves_nothing_to_prevent() -> None:
    board = Board(at=2, ring="1_1").fellowship("3_7").hand(0, "1_3", "1_4", "1_5").minions("1_176").at_step("archery")
    board.g.ring_on = 1
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
    board.g.ring_on = 1
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
    board.g.ring_on = 1
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
    board.g.ring_on = 1
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


# Allies


@rule("tcg.ally.support-area", "tcg.turn.no-assignment-phase")
def test_allies_are_outside_the_fellowship() -> None:
    ferry = Board(at=2).site(2, "1_330").fellowship("1_311").support(0, "1_40").minions("1_176").at_step("archery")
    ferry.until(*LAST, limit=20)
    assert ferry.now.phase == REGROUP and ferry.now.in_play(ferry.c("1_176"))
    assert ferry.wounds("1_290") + ferry.wounds("1_311") == 1  # archery there was
    played = Board().fellowship("1_50").hand(0, "1_40", "1_9").take("play", "1_40")
    assert played.zone("1_40") == SUPPORT
    mixed = Board(at=2).site(2, "1_330").fellowship("1_13").minions("1_178").at_step("archery")
    assert mixed.asked == "tcg-ask-defend"


@rule("tcg.ally.no-number-limit", "tcg.ally.play-any-time")
def test_allies_anywhere_and_any_number() -> None:
    board = Board(at=1).fellowship("1_50").support(0, *["1_286"] * 15).hand(0, "1_286", "1_34")
    assert board.can("play", "1_286") and board.can("play", "1_34")


@rule("tcg.ally.home-block", "tcg.ally.several-homes")
def test_homes_by_block_and_number() -> None:
    for at, sites, ally, home in (
        (3, FELLOWSHIP_SITES, "1_40", True),
        (3, TOWERS_SITES, "1_40", False),
        (3, TOWERS_SITES, "4_262", True),
        (6, TOWERS_SITES, "4_262", True),
        (2, TOWERS_SITES, "4_104", True),
        (8, TOWERS_SITES, "4_104", True),
        (5, TOWERS_SITES, "4_104", False),
    ):
        board = Board(at=at, sites=sites).support(0, ally)
        assert board.g.at_home(board.c(ally)) == home, (at, ally)


@rule("tcg.ally.abilities-anywhere", "tcg.ally.effects-wounds-anywhere")
def test_abilities_and_wounds_away_from_home() -> None:
    board = Board(at=4).support(0, "1_56").minions("1_151").at_step("archery").until("tcg-ask-archery")
    assert board.can("use", "1_56")
    board.take("use", "1_56")
    assert board.wounds("1_151") == 1 and board.wounds("1_56") == 1
    terror = (
        Board(at=2)
        .support(0, "1_291", "1_40")
        .minions("1_237")
        .hand(1, "1_226", "1_3")
        .hand(0, "1_103")
        .fellowship("1_89")
    )
    terror.support(1, "1_286").at_step("maneuver")
    reach(terror, "play", "1_226").take("play", "1_226")
    assert terror.wounds("1_291") == 1 and terror.wounds("1_40") == 1 and terror.wounds("1_286") == 0


@rule("tcg.ally.killed")
def test_a_dead_ally_is_no_dead_companion() -> None:
    board = Board(at=2).minions("4_197").pile(0, DEAD, "1_40")
    assert board.g.strength(board.c("4_197")) == 11
    companion = Board(at=2).minions("4_197").pile(0, DEAD, "1_13")
    assert companion.g.strength(companion.c("4_197")) == BY_ID["4_197"].strength


@rule("tcg.ally.home-controlled", "tcg.ally.inactive")
def test_guma_leaves_a_lost_home() -> None:
    board = Board(at=5, sites=TOWERS_SITES).support(0, "4_277").fellowship("1_13").hand(0, "1_9").hand(1, "1_3")
    board.support(1, "4_277")
    board.g.control[4] = 1
    board.g.put(board.g.path[4], SUPPORT)
    board.can("move")
    while board.asked == "tcg-ask-order":
        board.do(board.all_codes()[0], 0)
    assert board.zone("4_277", 1) == DISCARD and board.now.in_play(board.c("4_277", 2))


# Items


@rule("tcg.item.bearer", "tcg.item.bearer-own")
def test_who_bears_what() -> None:
    board = (
        Board()
        .fellowship("1_364", "1_13")
        .support(0, "1_291")
        .hand(0, "1_75", "1_299", "1_41")
        .fellowship("1_50", seat=1)
    )
    board.take("play", "1_75")
    assert board.now.host[board.c("1_75")] == board.c("1_364") and not board.can("play", "1_41")
    board.take("play", "1_299")
    assert board.can("on", "1_290") and board.can("on", "1_291") and not board.can("on", "1_13")


@rule("tcg.item.artifact-not-possession")
def test_artifacts_are_no_possessions() -> None:
    board = Board(at=6).support(0, "1_45").bear("1_45", "3_23")
    assert not LANGUAGE.fits(board.g, Run(0, 0, {}), possession, board.c("3_23"))
    assert LANGUAGE.fits(board.g, Run(0, 0, {}), artifact, board.c("3_23"))


@rule("tcg.item.class-limit", "tcg.item.classless")
def test_one_item_of_a_class() -> None:
    staff = Board().fellowship("1_364+2_22").hand(0, "2_29", "1_75")
    assert forbids_host(staff.g, 0, staff.c("2_29"), staff.c("1_364")) == "tcg.item.class-limit"
    sword = Board().fellowship("1_89+1_112")
    blade = sword.add(0, "1_112", VOID)
    assert forbids_host(sword.g, 0, blade, sword.c("1_89")) == "tcg.item.class-limit"
    food = Board().fellowship("1_311+3_106+4_298").hand(0, "4_298", "1_9")
    assert food.can("play", "4_298")


@rule("tcg.item.in-addition")
def test_a_second_weapon_but_no_third() -> None:
    board = Board().fellowship("1_13+1_9").hand(0, "2_10", "2_10", "1_3")
    board.take("play", "2_10")
    refusal = forbids_host(board.now, 0, board.c("2_10", 2), board.c("1_13"))
    assert board.now.host[board.c("2_10", 1)] == board.c("1_13") and refusal == "tcg.item.in-addition"
    axes = Board().fellowship("1_13+2_10").hand(0, "2_10", "1_3")
    assert axes.can("play", "2_10")


@rule("tcg.item.weapon-word")
def test_weapons_of_both_sorts() -> None:
    assert Board().fellowship("1_303+1_299").strength("1_303") == 3 + 2 + 2
    board = Board(at=4).minions("2_51+2_50").fellowship("1_50+1_41", "1_13+1_8")
    for card, is_weapon in (("2_50", True), ("1_41", True), ("1_8", False)):
        assert LANGUAGE.fits(board.g, Run(0, 0, {}), weapon, board.c(card)) == is_weapon


@rule("tcg.item.classes")
def test_fourteen_classes() -> None:
    from westmarch.games.tcg.facts import CATALOGUE

    assert {c for card in CATALOGUE for c in card.classes} == {
        "hand weapon",
        "ranged weapon",
        "armor",
        "helm",
        "shield",
        "cloak",
        "bracers",
        "gauntlets",
        "mount",
        "pipe",
        "staff",
        "ring",
        "brooch",
        "palantir",
    }


@rule("tcg.item.requirement-continues")
def test_an_item_stays_when_its_bearer_no_longer_fits() -> None:
    board = Board().fellowship("1_89").bear("1_89", "1_108").hand(0, "1_9").fellowship("1_13")
    board.bear("1_89", "4_157", seat=1)
    board.can("move")
    assert board.now.in_play(board.c("1_108")) and board.now.host[board.c("1_108")] == board.c("1_89")
    armor = Board().fellowship("1_13").hand(0, "1_3", "1_9")
    odd = armor.add(0, "1_92", ATTACHED, armor.c("1_13"))
    armor.can("move")
    assert armor.now.host[odd] == armor.c("1_13")


@rule("tcg.item.bonus-cancelled", "tcg.modifier.bonus-vs-penalty")
def test_bonuses_from_weapons_are_not_gained() -> None:
    board = Board(at=4).bear("1_290", "2_105").minions("1_178+1_180").hand(0, "1_293").fight("1_290", "1_178")
    assert board.strength("1_178") == 5 and BY_ID["1_180"].strength > 0
    other = Board(at=4).fellowship("1_13").minions("1_178+1_180").hand(0, "1_3").fight("1_13", "1_178")
    assert other.strength("1_178") == 5 + BY_ID["1_180"].strength
    troop = Board(at=4).fellowship("1_89+1_112").bear("1_89", "1_282", seat=1).minions("1_143").hand(0, "1_116")
    troop.fight("1_89", "1_143")
    assert troop.strength("1_89") == 8 + BY_ID["1_282"].strength


@rule("tcg.item.mounted")
def test_mounted() -> None:
    board = Board().fellowship("4_267+4_274+4_288")
    foot = Board().fellowship("4_267+4_288")
    assert board.g.keyword(board.c("4_267"), "damage") == foot.g.keyword(foot.c("4_267"), "damage") + 1


@rule("tcg.item.forbids-bearing")
def test_shadowfax_and_hand_weapons() -> None:
    board = Board().fellowship("1_364+1_75").hand(0, "4_100", "1_74").take("play", "4_100")
    while board.asked == "tcg-ask-order":
        board.do(board.all_codes()[0], 0)
    assert board.zone("1_75") == DISCARD and board.zone("4_100") == ATTACHED
    later = Board().fellowship("1_364+4_100").hand(0, "1_75", "1_74")
    assert forbids_host(later.g, 0, later.c("1_75"), later.c("1_364")) == "tcg.item.forbids-bearing"


@rule("tcg.item.discard-at-site")
def test_asfaloth_under_the_mountain() -> None:
    sites = [*FELLOWSHIP_SITES[:3], "1_343", *FELLOWSHIP_SITES[4:]]
    board = Board(at=3, sites=sites).fellowship("1_30+1_31", "1_13").hand(0, "1_9").hand(1, "1_178").take("move")
    while board.asked == "tcg-ask-order":
        board.do(board.all_codes()[0], 0)
    assert board.zone("1_31") == DISCARD


# Transfer


@rule("tcg.transfer.action", "tcg.transfer.not-playing")
def test_a_bow_changes_hands() -> None:
    forest = [FELLOWSHIP_SITES[0], "1_334", *FELLOWSHIP_SITES[2:]]
    board = Board(at=2, sites=forest).fellowship("1_50+1_41", "1_30").hand(0, "1_9").take("transfer", "1_41")
    if board.can("on", "1_30"):
        board.take("on", "1_30")
    assert board.now.pool == 1 and board.now.host[board.c("1_41")] == board.c("1_30") and board.now.drawn == 0
    board.expect_no_log("tcg-log-play")


@rule("tcg.transfer.same-site")
def test_transfers_at_one_site() -> None:
    for at, legal in ((2, False), (3, True)):
        board = Board(at=at).fellowship("1_50+1_41").support(0, "1_40").hand(0, "1_39")
        assert board.can("transfer", "1_41") == legal
    allies = Board(at=1).support(0, "1_56+1_41", "1_57").hand(0, "1_39").fellowship("1_13")
    assert BY_ID["1_56"].homes == BY_ID["1_57"].homes and allies.can("transfer", "1_41")


@rule("tcg.transfer.eligible")
def test_the_receiver_must_be_able_to_bear_it() -> None:
    dwarf = Board().fellowship("1_97+1_92", "1_13").hand(0, "1_9")
    assert not dwarf.can("transfer", "1_92")
    worn = Board().fellowship("1_97+1_92", "1_89+1_92").hand(0, "1_116")
    assert not worn.can("transfer", "1_92")
    free = Board().fellowship("1_97+1_92", "1_89").hand(0, "1_116")
    assert free.can("transfer", "1_92")


@rule("tcg.transfer.cost-on-new-bearer")
def test_the_cost_is_that_for_the_new_bearer() -> None:
    for target, cost in (("1_30", 0), ("1_50", 2)):
        other = "1_50" if target == "1_30" else "1_30"
        board = Board().fellowship(f"{other}+1_31", target).hand(0, "1_39").take("transfer", "1_31")
        assert board.now.host[board.c("1_31")] == board.c(target) and board.now.pool == cost


@rule("tcg.transfer.minions-cannot", "tcg.transfer.from-dying")
def test_no_transfer_outside_the_fellowship_phase() -> None:
    board = Board(at=4).minions("1_178+1_180", "1_176").hand(1, "1_3", "1_271").pool(9).at_step("shadow")
    assert forbids_transfer(board.now, 1, board.c("1_180")) == "tcg.transfer.action"
    assert not any(code.startswith("transfer") for code in board.all_codes())
    dying = Board(at=2).fellowship("1_53+1_41", "1_50").minions("1_237").hand(0, "1_37").fight("1_53", "1_237")
    assert forbids_transfer(dying.now, 0, dying.c("1_41")) == "tcg.transfer.action"
    dying.until(*LAST, limit=20)
    assert dying.zone("1_41") == DISCARD


@rule("tcg.transfer.not-conditions", "tcg.transfer.support-area-items")
def test_what_is_never_transferred() -> None:
    board = Board().fellowship("1_97", "1_89").bear("1_97", "1_114").support(0, "1_55").hand(0, "1_9")
    assert forbids_transfer(board.g, 0, board.c("1_114")) in ("tcg.transfer.not-conditions", "tcg.transfer.action")
    board.can("move")
    assert forbids_transfer(board.now, 0, board.c("1_114")) == "tcg.transfer.not-conditions"
    assert forbids_transfer(board.now, 0, board.c("1_55")) == "tcg.transfer.support-area-items"


@rule("tcg.transfer.by-effect", "tcg.condition.support-transfer")
def test_transfers_by_effects() -> None:
    board = (
        Board(at=2)
        .fellowship("1_13", "1_89")
        .minions("1_231")
        .support(1, "1_207")
        .pool(3)
        .hand(0, "1_3")
        .fight("1_13", "1_231")
    )
    reach(board, "use", "1_207").take("use", "1_207")
    assert board.now.host[board.c("1_207")] == board.c("1_13") and board.now.pool == 3
    orc = (
        Board(at=4)
        .fellowship("1_13")
        .minions("1_178", "1_231")
        .support(1, "1_207")
        .hand(0, "1_3")
        .fight("1_13", "1_178")
    )
    for _ in range(2):
        assert not orc.can("use", "1_207")
        if orc.asked == "tcg-ask-skirmish":
            orc.skip()
    tips = Board(at=2).fellowship("1_13").minions("1_231").support(1, "1_209").hand(0, "1_3")
    tips.add(1, "1_209", ATTACHED, tips.c("1_13"))
    tips.fight("1_13", "1_231").until(*LAST, limit=20)
    assert tips.zone("1_209", 1) == SUPPORT  # one for each character


# Conditions


@rule("tcg.condition.place")
def test_where_conditions_lie() -> None:
    moria = Board().fellowship("1_13").hand(0, "1_21", "1_9").take("play", "1_21")
    assert moria.zone("1_21") == SUPPORT
    chill = Board(at=3).minions("1_151").hand(1, "1_134", "1_3").pool(5).at_step("shadow").take("play", "1_134")
    while chill.can("on", chill.now.path[3]):
        chill.take("on", chill.now.path[3])
    assert chill.now.card(chill.now.host[chill.c("1_134")]).type == 1
    trolls = Board().support(0, "1_284").fellowship("1_13").hand(0, "1_314", "1_9").take("play", "1_314")
    assert trolls.can("on", "1_13") and trolls.can("on", "1_290") and trolls.can("on", "1_284")


@rule("tcg.condition.on-opposing")
def test_a_shadow_condition_on_a_companion() -> None:
    board = (
        Board(at=2)
        .fellowship("1_89")
        .minions("1_271")
        .hand(1, "1_282", "1_3")
        .pool(5)
        .at_step("shadow")
        .take("play", "1_282")
    )
    assert board.now.host[board.c("1_282")] == board.c("1_89") and board.now.owner[board.c("1_282")] == 1
    remove(board.now, board.c("1_89"), DEAD)
    assert board.c("1_282") in board.now.discards[1]


@rule("tcg.condition.limit-per")
def test_limits_per_site_and_bearer() -> None:
    board = Board(at=1).minions("1_151").hand(1, "1_135", "1_138", "1_3").pool(9)
    board.add(1, "1_135", ATTACHED, board.g.path[1])
    board.add(1, "1_138", ATTACHED, board.g.path[1])
    board.at_step("shadow")
    assert not board.can("play", "1_135") and board.can("play", "1_138")


@rule("tcg.condition.to-play-exert")
def test_exerting_to_play() -> None:
    able = Board(at=3).minions("1_151").hand(1, "2_48", "1_3").pool(9).at_step("shadow")
    assert able.can("play", "2_48")
    tired = Board(at=3).minions("1_151").hurt("1_151", 1).hand(1, "2_48", "1_3").pool(9).at_step("shadow")
    assert not tired.can("play", "2_48") or tired.now.vitality(tired.c("1_151")) > 1
    able.take("play", "2_48")
    while able.now.asks and able.asked == "tcg-ask-host":
        able.do(able.all_codes()[0], 1)
    assert able.wounds("1_151") == 1 and able.now.pool == 9 - BY_ID["2_48"].cost


@rule("tcg.condition.on-site-travel")
def test_frost_stays_on_its_site() -> None:
    board = Board(at=2).site(3, "1_341").fellowship("1_13").minions("1_151").hand(0, "1_9").hand(1, "1_3")
    frost = board.add(1, "1_135", ATTACHED, board.g.path[2])
    where = board.g.path[2]
    board.take("move")
    assert board.now.at[0] == 3 and board.now.host[frost] == where
    while board.now.turn == 1 and board.now.asks:
        codes = board.all_codes()
        board.do("stay" if "stay" in codes else "pass" if "pass" in codes else codes[0], board.asker)
    assert board.now.zone[frost] == DISCARD


@rule("tcg.condition.on-site-you-control")
def test_pillage_needs_a_site_you_control() -> None:
    board = Board(at=5, sites=TOWERS_SITES).minions("1_151").hand(1, "4_167", "1_3").pool(9).at_step("shadow")
    assert not board.can("play", "4_167")
    held = Board(at=5, sites=TOWERS_SITES).minions("1_151").hand(1, "4_167", "1_3").pool(9)
    held.g.control[1] = 1
    held.g.put(held.g.path[1], SUPPORT)
    held.at_step("shadow").take("play", "4_167")
    assert held.now.host[held.c("4_167")] == held.now.path[1]
    from westmarch.games.tcg.rules.sites import liberate

    liberate(held.now, 1)
    assert held.zone("4_167") == DISCARD


@rule("tcg.condition.remove-from-companion")
def test_athelas_removes_black_breath() -> None:
    board = Board().fellowship("1_97+1_94").hand(0, "1_9").bear("1_97", "1_207", seat=1).hurt("1_97", 1)
    board.take("use", "1_94")
    while board.asked in ("tcg-ask-either", "tcg-ask-discard", "tcg-ask-heal"):
        board.do(board.all_codes()[-1], 0)
    assert board.c("1_207") in board.now.discards[1] or board.zone("1_94") == DISCARD


# Events and abilities


@rule("tcg.event.phase", "tcg.event.multi-phase")
def test_events_in_their_phases() -> None:
    offered = {}
    for step in ("fellowship", "maneuver", "archery", "regroup"):
        board = (
            Board(at=2).fellowship("1_311", "1_89", "1_50").hurt("1_311", 1).minions("1_143").hand(0, "1_315", "1_3")
        )
        board.at_step(step)
        offered[step] = board.can("play", "1_315")
    assert offered == {"fellowship": False, "maneuver": True, "archery": False, "regroup": False}
    fight = (
        Board(at=2)
        .fellowship("1_311", "1_89")
        .hurt("1_311", 1)
        .minions("1_143")
        .hand(0, "1_315")
        .fight("1_89", "1_143")
    )
    assert fight.can("play", "1_315")
    early = Board().fellowship("1_13").hand(0, "1_3", "1_6")
    assert early.why_not(f"play:{early.name('1_3')}") == "tcg.event.phase"


@rule("tcg.event.once", "tcg.event.discard-after")
def test_an_event_works_once_and_is_discarded() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_151", "1_158").hand(1, "1_126", "1_126").hand(0, "1_19").pool(9)
    board.at_step("maneuver")
    reach(board, "play", "1_126").take("play", "1_126").take("choose", "1_151")
    assert board.zone("1_126", 1) == DISCARD or board.zone("1_126", 2) == DISCARD
    fierce = [bool(board.now.keyword(board.c(m), "fierce")) for m in ("1_151", "1_158")]
    assert fierce == [True, False]
    reach(board, "play", "1_126").take("play", "1_126").take("choose", "1_158")
    assert board.now.keyword(board.c("1_158"), "fierce") == 1


@rule("tcg.event.lasting")
def test_an_effect_outlasts_its_event() -> None:
    board = (
        Board(at=2)
        .fellowship("1_97")
        .minions("1_151")
        .hand(0, "3_39", "1_116")
        .at_step("maneuver")
        .take("play", "3_39")
    )
    assert board.zone("3_39") == DISCARD and board.strength("1_97") == BY_ID["1_97"].strength + 3
    board.until("tcg-ask-defend")
    assert board.strength("1_97") == BY_ID["1_97"].strength + 3
    board.until(*LAST, limit=30)
    assert board.strength("1_97") == BY_ID["1_97"].strength


@rule("tcg.event.from-elsewhere")
def test_an_event_from_the_deck_only_in_its_phase() -> None:
    board = Board().fellowship("1_50").hand(0, "1_35", "1_9").deck(0, "3_28", "3_43", "1_66").take("play", "1_35")
    found = " ".join(board.all_codes())
    assert "1_66" in found and "3_28" not in found and "3_43" not in found


@rule("tcg.event.response-timing", "tcg.timing.response-any-time")
def test_a_response_in_any_phase() -> None:
    archery = Board(at=2).fellowship("1_364").minions("1_176").hand(0, "1_76").at_step("archery").take("wound", "1_364")
    assert archery.can("answer", "1_76")
    fight = Board(at=2).fellowship("1_364").minions("1_158").hand(0, "1_76").fight("1_364", "1_158")
    assert fight.until("tcg-ask-answer", *LAST).can("answer", "1_76")
    hate = (
        Board(at=2)
        .fellowship("1_364", "1_13")
        .minions("1_271")
        .hand(1, "1_250", "1_3")
        .hand(0, "1_76")
        .at_step("maneuver")
    )
    reach(hate, "play", "1_250").take("play", "1_250").take("choose", "1_364")
    assert hate.can("answer", "1_76")
    assert hate.why_not(f"play:{hate.name('1_76')}", 0) == "tcg.event.response-timing"


@rule("tcg.event.dual-type", "tcg.faq.s4.5_96")
def test_an_event_with_two_texts() -> None:
    board = (
        Board(at=6).fellowship("1_311").minions("1_271").hand(1, "5_96", "1_3").hand(0, "1_293").fight("1_311", "1_271")
    )
    reach(board, "play", "5_96").take("play", "5_96")
    assert board.strength("1_311") == 3 - 2
    for pool, hobbits, legal in ((1, ("1_303", "1_307"), False), (2, ("1_303", "1_307"), True), (0, (), True)):
        revealed = (
            Board().fellowship("4_73", "1_364", *hobbits).hand(0, "1_86", "1_9").hand(1, "5_96", "1_178").pool(pool - 1)
        )
        revealed.g.pool = max(0, pool - BY_ID["1_86"].cost)
        revealed.take("play", "1_86")
        offered = revealed.can("answer", "5_96")
        assert offered == (legal if pool else revealed.now.pool >= 0), (pool, hobbits)
        if offered:
            revealed.take("answer", "5_96")
            assert revealed.now.burdens[0] == 2 and revealed.zone("5_96") == DISCARD
    gollum = Board(at=2).hand(1, "5_30", "1_3").deck(1, "5_25").pool(9).at_step("shadow")
    assert gollum.can("play", "5_30")
    skirmish = (
        Board(at=2).fellowship("1_13").minions("5_25").hand(1, "5_30", "1_3").hand(0, "1_3").fight("1_13", "5_25")
    )
    reach(skirmish, "play", "5_30").take("play", "5_30")
    assert skirmish.strength("5_25") == 5 + 3


@rule("tcg.event.choice-options")
def test_only_options_whose_requirements_are_met() -> None:
    def savagery(*companions: str) -> Board:
        board = (
            Board(at=5)
            .fellowship("1_13", *companions)
            .minions("1_158")
            .hand(1, "1_139", "1_3")
            .hand(0, "1_3")
            .fight("1_13", "1_158")
        )
        return reach(board, "play", "1_139").take("play", "1_139")

    four = savagery("1_50", "1_89")
    assert four.asked != "tcg-ask-either" and four.strength("1_158") == 9 + 2
    five = savagery("1_50", "1_89", "1_311")
    assert five.asked == "tcg-ask-either"
    five.take("option", 1)
    assert five.strength("1_158") == 9 + 4 and five.now.keyword(five.c("1_158"), "fierce") == 1


@rule("tcg.ability.optional", "tcg.ability.repeat")
def test_abilities_are_optional_and_repeat() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_143").hand(0, "1_3").fight("1_13", "1_143")
    assert "pass" in board.all_codes()
    board.take("use", "1_13").take("use", "1_13")
    assert board.strength("1_13") == 6 + 4 and board.wounds("1_13") == 2


@rule("tcg.ability.in-play-only", "tcg.ability.user")
def test_whose_abilities() -> None:
    hand = Board(at=5, sites=TOWERS_SITES).hand(1, "4_201", "1_3").pool(9)
    hand.g.control[1] = 1
    hand.g.put(hand.g.path[1], SUPPORT)
    assert not hand.at_step("shadow").can("use", "4_201")
    stacked = Board(at=5, sites=TOWERS_SITES).hand(1, "1_3", "1_151").pool(9)
    stacked.g.control[1] = 1
    stacked.g.put(stacked.g.path[1], SUPPORT)
    minion = stacked.add(1, "4_201", STACKED, stacked.g.path[1])
    assert stacked.at_step("shadow").can("use", "4_201")
    assert forbids_use(stacked.now, 0, minion, 1) is not None
    others = (
        Board(3, at=2)
        .fellowship("1_13")
        .minions("1_152", seat=1)
        .hurt("1_152", 1)
        .pool(5)
        .hand(0, "1_19")
        .at_step("maneuver")
    )
    others.can("move")
    assert (
        forbids_use(others.now, 2, others.c("1_152"), others.now.card(others.c("1_152")).actions["maneuver"][0])
        == "tcg.ability.user"
    )


@rule("tcg.ability.no-text-label")
def test_a_ban_on_abilities_leaves_other_text() -> None:
    sites = [*TOWERS_SITES[:6], "4_355", *TOWERS_SITES[7:]]
    site = 7 if BY_ID["4_355"].site == 7 else BY_ID["4_355"].site
    sites = [*TOWERS_SITES]
    sites[site - 1] = "4_355"
    board = (
        Board(at=site, sites=sites).fellowship("1_30").minions("1_231").hand(0, "1_37", "1_3").fight("1_30", "1_231")
    )
    board.until(*LAST, "tcg-end-site-nine", limit=20)
    board.expect_log("tcg-log-won", other=9) if any(
        e.key == "tcg-log-won" and e.about["other"] == 9 for e in board.entries()
    ) else board.expect_log("tcg-log-won", count=9)
    refused = Board(at=site, sites=sites).fellowship("1_13").minions("1_143").hand(0, "1_3").fight("1_13", "1_143")
    assert not refused.can("use", "1_13") and not refused.can("play", "1_3")


@rule("tcg.ability.ban")
def test_bans_for_everybody_and_for_one_side() -> None:
    snows = Board(at=2).fellowship("1_13").minions("1_153").hand(0, "1_3").pool(5)
    snows.add(1, "1_138", ATTACHED, snows.g.path[2])
    snows.fight("1_13", "1_153")
    assert snows.asked != "tcg-ask-skirmish"
    fire = (
        Board(at=2).fellowship("1_50").minions("1_176", "4_183").support(1, "4_147").hand(0, "1_38").at_step("archery")
    )
    fire.until("tcg-ask-archery", "tcg-ask-archery-wound")
    assert fire.asked == "tcg-ask-archery-wound" or fire.asker == 1
    faramir = Board(at=2).fellowship("4_117").minions("1_153").hand(0, "1_116").pool(5).fight("4_117", "1_153")
    assert faramir.asker == 0 and faramir.can("play", "1_116")
    faramir.skip()
    assert faramir.asked != "tcg-ask-skirmish"


# Tokens and stacks


@rule("tcg.token.culture", "tcg.token.remove-cost")
def test_tokens_on_machines() -> None:
    board = (
        Board(at=5, sites=TOWERS_SITES)
        .support(1, "5_57")
        .hand(1, "5_61", "1_3")
        .pool(9)
        .at_step("shadow")
        .take("play", "5_61")
    )
    board.take("answer", "5_61")
    while board.asked not in ("tcg-ask-shadow",) and board.now.asks and board.asked.startswith("tcg-ask-token"):
        board.do(board.all_codes()[0], 1)
    assert board.now.tokens[board.c("5_57")] == 1
    for tokens, legal in ((2, False), (3, True)):
        helm = Board(at=5, sites=TOWERS_SITES).support(1, "4_137").minions("1_151").hand(1, "1_3").at_step("regroup")
        helm.g.tokens[helm.c("4_137")] = tokens
        helm.until("tcg-ask-regroup", *LAST)
        assert helm.can("use", "4_137") == legal


@rule("tcg.token.inactive")
def test_tokens_stay_on_sleeping_cards() -> None:
    board = Board(at=2).support(1, "5_57").fellowship("1_13", seat=1).hand(0, "1_3").hand(1, "1_3", "1_9")
    board.g.tokens[board.c("5_57")] = 3
    board.at_step("regroup").until("tcg-ask-move-again").take("stay").do("discard:", 0)
    assert board.now.fp == 1 and board.now.tokens[board.c("5_57")] == 3 and board.c("5_57") not in board.now.active()


@rule("tcg.stack.public")
def test_everybody_sees_stacked_cards() -> None:
    board = Board(3, at=4).support(1, "1_183").fellowship("1_13").hand(0, "1_9")
    board.add(1, "1_163", STACKED, board.c("1_183"))
    for seat in (0, 1, 2):
        assert any("1_163" in name for name, _ in board.view(seat)["view"]["stacked"])


@rule("tcg.stack.any-card")
def test_cards_of_either_side_are_stacked() -> None:
    board = Board().fellowship("1_13").hand(0, "4_46", "1_9").deck(0, "1_178", "1_9", "1_176", "1_8", "1_151", "1_3")
    board.take("play", "4_46")
    while board.asked in ("tcg-ask-answer", "tcg-ask-order"):
        board.do(next(c for c in board.all_codes() if c != "pass"), 0)
    stacked = {board.now.card(c).id for c in board.now.stacked(board.c("4_46"))}
    assert stacked == {"1_178", "1_9", "1_176", "1_8", "1_151", "1_3"}
    board.take("use", "4_46")
    found = " ".join(board.all_codes())
    assert "1_178" not in found and "1_176" not in found


@rule("tcg.stack.discard-from-stack")
def test_thandronen_reaches_a_stacked_minion() -> None:
    board = Board(at=4).fellowship("4_85", "1_50").support(1, "1_183").minions("1_151").at_step("regroup")
    stacked = board.add(1, "1_178", STACKED, board.c("1_183"))
    board.take("use", "4_85")
    assert board.now.zone[stacked] == DISCARD and board.now.in_play(board.c("1_151"))
    other = Board(at=4).fellowship("1_89").minions("1_176").support(1, "1_183").hand(0, "1_119").at_step("maneuver")
    kept = other.add(1, "1_178", STACKED, other.c("1_183"))
    run(other, None)
    assert other.now.zone[kept] == STACKED and not other.can("choose", "1_178")


@rule("tcg.draw.take-into-hand")
def test_costs_of_allies_are_their_own() -> None:
    board = Board().fellowship("1_50").hand(0, "1_40", "1_9")
    board.g.phase = 1
    assert twilight_cost(board.g, board.c("1_40")) == 4
    run(board, batch(board.now, "heal", []))
    assert board.now.drawn == 0
