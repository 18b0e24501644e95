"""Conditions, events and abilities, tokens and stacks."""

from __future__ import annotations

from tcg.board import TOWERS_SITES, Board, reach, run
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import ATTACHED, BY_ID, DEAD, DISCARD, STACKED, SUPPORT
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.events import batch
from westmarch.games.tcg.rules.requirements import forbids_use
from westmarch.games.tcg.rules.wounds import remove

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]


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
