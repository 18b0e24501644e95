"""Allies, items and their transfer."""

from __future__ import annotations

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board, reach
from westmarch.cards.language import Run
from westmarch.engine.testing import rule
from westmarch.games.tcg.cards.selectors import artifact, possession, weapon
from westmarch.games.tcg.facts import ATTACHED, BY_ID, DEAD, DISCARD, REGROUP, SUPPORT, VOID
from westmarch.games.tcg.rules.playing import forbids_transfer
from westmarch.games.tcg.rules.requirements import forbids_host
from westmarch.games.tcg.words import LANGUAGE

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]


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
