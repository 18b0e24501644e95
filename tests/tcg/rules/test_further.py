"""More rules, each shown by cards."""

from __future__ import annotations

from tcg.board import FELLOWSHIP_SITES, Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DEAD, DISCARD, HAND, PLAY, STACKED, SUPPORT
from westmarch.games.tcg.rules.archery import minion_total
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.requirements import forbids_unique
from westmarch.games.tcg.rules.sites import replace_site
from westmarch.games.tcg.rules.skirmish import Resolution

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]


@rule("tcg.active.site-text-where-fellowship", "tcg.active.sites-always")
def test_site_text_only_where_the_fellowship_is() -> None:
    board = Board(sites=["1_320", *FELLOWSHIP_SITES[1:]], at=2).hand(0, "1_13")
    board.g.phase = 1
    assert twilight_cost(board.g, board.c("1_13")) == 2
    assert board.g.path[1] in board.g.active()


@rule("tcg.active.dead-pile")
def test_the_dead_pile_is_looked_at() -> None:
    board = Board(at=2).minions("4_185").pile(0, DEAD, "1_7", "1_7", "1_11")
    assert board.g.keyword(board.c("4_185"), "fierce") == 1
    assert board.c("1_11") not in board.g.active()


@rule("tcg.active.ownership-turnover")
def test_wounds_stay_when_the_turn_passes() -> None:
    board = Board(at=2).fellowship("1_13").hurt("1_13", 1).at_step("regroup").until("tcg-ask-move-again")
    board.take("stay").until("tcg-ask-fellowship", "tcg-ask-reconcile", limit=5)
    assert board.wounds("1_13") == 1


@rule("tcg.effect.example.anduin-banks")
def test_anduin_banks() -> None:
    board = Board(at=8).fellowship("1_13", "1_50", "1_89", "1_311", "1_303").minions("1_178")
    board.g.phase = 4
    assert minion_total(board.g) == 4


@rule("tcg.effect.return-to-hand-from-play", "tcg.leave.returned-to-hand")
def test_galdor_returns_a_minion() -> None:
    board = Board(at=4).support(0, "3_18").minions("1_178+1_180").at_step("regroup").take("use", "3_18")
    assert board.zone("1_178") == HAND and board.zone("1_180") == DISCARD


@rule("tcg.assign.done-irrevocable")
def test_assignments_are_final() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_178").at_step("assignment").skip()
    code = f"assign:{board.name('1_13')}:{board.name('1_178')}"
    assert board.why_not(code, 0) == "tcg.assign.done-irrevocable"


@rule("tcg.fierce.assignment-actions", "tcg.fierce.ally-eligible")
def test_the_fierce_assignment_phase() -> None:
    board = Board(at=3).fellowship("1_13").support(0, "1_40").minions("1_236").burdens(4).at_step("fierce_assignment")
    board.until("tcg-ask-assignment")
    assert board.can("use", "1_236")
    board.until("tcg-ask-defend")
    assert board.can("assign", "1_40", "1_236")


@rule("tcg.skirmish.one-per-defender")
def test_several_minions_fight_together() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_178", "1_176").fight("1_89", "1_178", "1_176").until(*LAST)
    board.expect_log("tcg-log-won", count=12, other=8)
    assert board.wounds("1_89") == 1


@rule("tcg.skirmish.kills-attribution")
def test_a_kill_by_a_sauron_orc() -> None:
    board = Board(at=6).fellowship("1_53").minions("1_272").hand(1, "1_273").pool(3).hurt("1_53", 1)
    board.fight("1_53", "1_272").until("tcg-ask-answer").take("answer", "1_273")
    assert board.now.burdens[0] == 1


@rule("tcg.skirmish.both-emptied")
def test_nobody_left_nobody_wins() -> None:
    board = Board(at=2)
    board.g.skirmishing = 1
    resolution = Resolution()
    resolution.compare(board.g)
    assert resolution.winners == [] and resolution.losers == []


@rule("tcg.spot.example.elves", "tcg.spot.events-never", "tcg.spot.tokens")
def test_spotting_elves_and_burdens() -> None:
    board = Board().fellowship("1_89+1_49", "1_50", "1_53").hand(0, "1_37").burdens(3).minions("1_229+1_218")
    assert board.strength("1_89") == 10 and board.now.keyword(board.c("1_229"), "damage") == 1


@rule("tcg.wound.who-chooses", "tcg.wound.ring-bearer-except")
def test_except_the_ring_bearer() -> None:
    board = Board(at=2).fellowship("1_89", "1_13").minions("1_271").hand(1, "1_250").at_step("maneuver")
    while not board.can("play", "1_250"):
        board.skip()
    board.take("play", "1_250")
    assert board.asker == 1 and not board.can("choose", "1_290") and board.can("choose", "1_13")


@rule("tcg.wound.minion-by-shadow")
def test_a_shadow_player_wounds_his_own_minion() -> None:
    board = Board(at=2).fellowship("4_76").minions("1_158", "1_143").at_step("regroup").take("use", "4_76")
    assert board.asker == 1
    board.take("choose", "1_143")
    assert board.wounds("1_143") == 1


@rule("tcg.prevent.companion-may", "tcg.prevent.by-payment")
def test_a_companion_exerts_to_prevent_an_assignment() -> None:
    board = Board(at=2).fellowship("1_13").minions("3_69", "1_158").at_step("assignment").take("use", "3_69")
    assert board.asker == 0
    board.take("option", 0)
    assert board.wounds("1_13") == 1 and board.now.against[board.c("1_158")] == -1
    tired = Board(at=2).fellowship("1_13").minions("3_69", "1_158").hurt("1_13", 2).at_step("assignment")
    tired.take("use", "3_69")
    tired.expect_log("tcg-log-assign", card=tired.c("1_13"), minion=tired.c("1_158"))


@rule("tcg.prevent.instead-item")
def test_the_brooch_goes_instead() -> None:
    board = Board(at=2).fellowship("1_50+1_41+4_63").minions("1_230").fight("1_50", "1_230").take("use", "1_230")
    board.take("answer", "4_63")
    assert board.now.in_play(board.c("1_41")) and board.zone("4_63") == DISCARD


@rule("tcg.play.no-effect-ok")
def test_a_card_may_do_nothing() -> None:
    board = Board().fellowship("1_364").hand(0, "1_84", "1_75").take("play", "1_84")
    assert board.zone("1_84") == DISCARD and board.wounds("1_364") == 1


@rule("tcg.move.phase-of-move")
def test_moves_of_the_fellowship_phase_only() -> None:
    board = Board(at=2).fellowship("3_38").hand(0, "1_112").pool(4).take("move")
    assert board.now.pool == 4 - 2 + 2
    again = Board(at=2).fellowship("3_38").pool(4).at_step("regroup").until("tcg-ask-move-again").take("move")
    assert again.now.pool == 4 + 2


@rule("tcg.shadow.end-early", "tcg.shadow.skipped")
def test_tol_brandir_ends_the_shadow_phase() -> None:
    board = Board(at=9).site(9, "1_363").pile(1, DISCARD, "1_261").hand(1, "1_271").pool(9).at_step("shadow")
    board.take("use", "1_363").take("choose", "1_261")
    assert board.zone("1_261") == PLAY and board.asked != "tcg-ask-shadow"


@rule(
    "tcg.control.stays", "tcg.control.fp-controls-own", "tcg.control.liberate-only-others", "tcg.control.liberate-who"
)
def test_ones_own_control_does_not_hurt() -> None:
    board = Board(at=3).fellowship("4_71", "4_292").support(0, "4_281").hand(0, "1_112")
    board.g.control[1] = 0
    board.g.put(board.g.path[1], SUPPORT)
    assert board.g.strength(board.c("4_71")) == 7
    board.at_step("regroup").take("use", "4_292")
    assert board.now.control[1] == 0


@rule("tcg.control.replaceable")
def test_a_controlled_site_is_replaced() -> None:
    board = Board(at=3)
    board.g.control[2] = 1
    board.g.put(board.g.path[2], SUPPORT)
    stacked = board.add(1, "4_199", STACKED, board.g.path[2])
    new = next(c for c in board.g.adventure[1] if board.g.card(c).site == 2)
    replace_site(board.g, 2, new)
    assert board.g.control[2] == 1 and board.g.host[stacked] == new and board.g.zone[new] == SUPPORT


@rule("tcg.unique.stacked-ignored", "tcg.unique.inactive-copy")
def test_stacked_copies_do_not_count() -> None:
    board = Board(at=4).support(1, "1_183").hand(1, "1_163")
    board.add(1, "1_163", STACKED, board.c("1_183"))
    assert forbids_unique(board.g, 1, board.c("1_163")) is None


@rule("tcg.stack.public")
def test_stacked_cards_are_seen() -> None:
    board = Board(at=4).support(1, "1_183").fellowship("1_13").hand(0, "1_9")
    board.add(1, "1_163", STACKED, board.c("1_183"))
    assert any("1_163" in name for name, _ in board.view(0)["view"]["stacked"])


@rule("tcg.discard.instead-forms")
def test_stacked_instead_of_discarded() -> None:
    board = Board(at=2).fellowship("1_303", "1_13", "1_50", "1_89").support(0, "4_103").hurt("1_303", 3)
    board.minions("1_151").hand(1, "1_123").pool(3).at_step("maneuver").until("tcg-ask-maneuver")
    while not board.can("play", "1_123"):
        board.skip()
    board.take("play", "1_123").take("answer", "4_103")
    assert board.zone("1_303") == STACKED
    board.expect_no_log("tcg-log-discard")


@rule("tcg.event.multi-phase", "tcg.event.once")
def test_an_event_of_two_phases() -> None:
    early = Board().fellowship("1_89").hand(0, "1_110", "1_112")
    late = Board(at=2).fellowship("1_89").hand(0, "1_110").at_step("regroup")
    assert early.can("play", "1_110") and late.can("play", "1_110")


@rule("tcg.event.lasting")
def test_an_effect_outlasts_its_event() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_178").hand(0, "1_103", "1_103").at_step("maneuver")
    board.take("play", "1_103")
    assert board.zone("1_103") == DISCARD and board.now.keyword(board.c("1_89"), "defender") == 1


@rule("tcg.limit.explicit-turn")
def test_limit_once() -> None:
    board = Board(at=3).site(3, "4_339").fellowship("4_267").deck(0, "4_287", "4_287").hand(0, "4_288")
    board.take("use", "4_339").take("choose", "4_287")
    assert not board.can("use", "4_339")


@rule("tcg.timing.continuous-discard")
def test_the_balrog_drives_the_others_away() -> None:
    board = Board(at=4).minions("1_178").hand(1, "2_51").pool(20).at_step("shadow").take("play", "2_51")
    assert board.zone("1_178") == DISCARD and board.zone("2_51") == PLAY
    above = Board(at=3).hand(1, "2_51").pool(20).at_step("shadow").take("play", "2_51")
    assert above.zone("2_51") == DISCARD


@rule("tcg.twilight.add-remove-text", "tcg.twilight.usable-later", "tcg.support.area", "tcg.maneuver.actions")
def test_twilight_is_used_later() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_152").hurt("1_152", 1).pool(2).at_step("maneuver")
    board.until("tcg-ask-maneuver")
    while not board.can("use", "1_152"):
        board.skip()
    board.take("use", "1_152")
    assert board.now.pool == 0 and board.wounds("1_152") == 0


@rule("tcg.twilight.x-cost")
def test_a_number_chosen_as_a_cost() -> None:
    board = Board().fellowship("1_311").hurt("1_311", 3).hand(0, "1_294", "1_299").take("play", "1_294")
    board.take("number", 2)
    if board.can("choose", "1_311"):
        board.take("choose", "1_311")
    assert board.now.pool == 2 and board.wounds("1_311") == 1


@rule("tcg.ally.no-number-limit", "tcg.ally.play-any-time")
def test_any_number_of_allies() -> None:
    board = Board(at=8).fellowship("1_50").support(0, *["1_286"] * 10).hand(0, "1_286", "1_34")
    assert board.can("play", "1_286") and board.can("play", "1_34")


@rule("tcg.burden.corruption-bonus-lost")
def test_losing_a_resistance_bonus_corrupts() -> None:
    from westmarch.games.tcg.rules.events import deaths
    from westmarch.games.tcg.rules.wounds import remove

    board = Board().bear("1_290", "3_24").burdens(11)
    assert board.g.resistance(0) == 1
    remove(board.g, board.c("3_24"), DISCARD)
    deaths(board.g)
    assert board.g.resistance(0) == 0 and board.g.out == [1, 0]


@rule("tcg.play.must-be-there-first")
def test_what_the_cost_discards_comes_too_late_to_be_played() -> None:
    """They Are Coming plays a Goblin that lay in the pile before, not one of the three discarded for it."""
    board = Board(at=4).support(1, "1_196").hand(1, "1_176", "1_178", "1_178").pile(1, DISCARD, "1_178").pool(9)
    board.at_step("shadow").take("use", "1_196")
    before = board.c("1_178", 3)
    assert [c for c in board.now.minions() if board.now.card(c).title == "Goblin Runner"] == [before]
    # The weapon that Beneath the Mountains turns over stays in the pile.
    axes = Board().fellowship("1_13").support(0, "2_1").pile(0, DISCARD, "1_14").deck(0, "1_9", "1_9", "1_9")
    axes.take("use", "2_1")
    assert axes.now.attached(axes.c("1_13")) == [axes.c("1_14")]


@rule("tcg.timing.optional-order", "tcg.effect.cannot-beats-can")
def test_an_optional_action_without_any_effect_is_not_offered() -> None:
    """At The Great River nothing is played from a discard pile, so Nertëa offers nothing."""

    def nertea(site: str) -> Board:
        board = Board(at=7).site(7, site).fellowship("1_13", "1_89", "1_50", "1_311", "1_97")
        board.pile(1, DISCARD, "1_271").hand(1, "1_234").pool(20).at_step("shadow")
        return board.take("play", "1_234")

    assert nertea("1_353").can("answer", "1_234")
    assert not nertea("3_118").can("answer", "1_234")
    # Healing where nobody is wounded, too.
    for wounds, asked in ((1, "tcg-ask-answer"), (0, "tcg-ask-shadow")):
        board = Board(at=4).fellowship("1_13").support(0, "2_14").hurt("1_13", wounds).hand(0, "1_299")
        assert board.take("move").asked == asked


@rule("tcg.assign.may-not-be-assigned")
def test_saruman_assigns_himself_when_nothing_keeps_him_back() -> None:
    kept = Board(at=2).fellowship("1_13").minions("3_69+4_174", "1_158").at_step("assignment").take("use", "3_69")
    kept.take("option", 1)
    assert kept.now.against[kept.c("1_158")] == kept.c("1_13")
    free = Board(at=2).fellowship("1_13").minions("3_69+4_174", "1_158").at_step("maneuver")
    free.until("tcg-ask-maneuver").take("use", "4_174").until("tcg-ask-assignment").take("use", "3_69")
    free.take("choose", "3_69").take("option", 1)
    assert free.now.against[free.c("3_69")] == free.c("1_13")


@rule("tcg.shadow.phases")
def test_two_shadow_phases_are_given_up_one_by_one() -> None:
    """Each What Are We Waiting For? costs one Shadow phase: those of both moves, not the first one twice."""

    def moved_twice(events: int) -> list[str]:
        board = Board(at=2).fellowship("1_13", "1_7").hand(0, "2_15", "2_15", "1_299").hand(1, "1_178", "1_178")
        for _ in range(events):
            board.take("play", "2_15").take("choose", "1_13" if board.can("choose", "1_13") else "1_7").take(
                "option", 1
            )
        asked = []
        board.take("move").until("tcg-ask-shadow", "tcg-ask-move-again")
        asked.append(board.asked)
        board.until("tcg-ask-move-again").take("move").until("tcg-ask-shadow", "tcg-ask-reconcile")
        return [*asked, board.asked]

    assert moved_twice(0) == ["tcg-ask-shadow", "tcg-ask-shadow"]
    assert moved_twice(1) == ["tcg-ask-move-again", "tcg-ask-shadow"]
    assert moved_twice(2) == ["tcg-ask-move-again", "tcg-ask-reconcile"]
