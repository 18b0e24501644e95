"""Rules that are easily got wrong, one test for each: what the source says where others play differently."""

from __future__ import annotations

import pytest

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg.facts import DISTANCE, REGION_NUMBER, basic_path, face, routes
from westmarch.games.meccg.rules.combat import ATTACKER_CHOOSES
from westmarch.games.meccg.rules.council import duplicates, final_score, points
from westmarch.games.meccg.rules.creatures import keys
from westmarch.games.meccg.rules.opposition import forbids_influencer, persuade_options
from westmarch.games.meccg.rules.site import CompanySite
from westmarch.games.meccg.terms import DISCARD, ENTERED, HAND, OUT, PLAY, POINTS, TAPPED, UNTAPPED, WOUNDED
from westmarch.games.meccg.values import influence_free, prowess


def through(board: Board, prompt: str = "", limit: int = 80) -> Board:
    """The cheapest answer to whatever is asked, until a question."""
    for _ in range(limit):
        if not board.g.asks or (prompt and board.prompt() == prompt):
            break
        board.do("pass" if "pass" in board.options() else board.options()[0])
    return board


# 1. The hazard limit


@rule("meccg.mh.limit.fixed", "meccg.mh.limit.company-size")
def test_the_limit_stays_when_the_company_shrinks() -> None:
    board = Board().hazards(*["call-of-home"] * 5).dice(2, 2)
    board.company("rivendell", "merry", "boromir-ii", "eomer", "elladan", "gimli")
    board.move(0)
    assert board.g.limit == 5
    board.do("play:call-of-home:0", "choose:boromir-ii")
    board.do("play:call-of-home:0", "choose:eomer")
    assert len(board.g.members[0]) == 3 and board.g.limit == 5 and board.g.spent == 2
    assert "play:call-of-home:0" in board.options()


# 2. Corruption cards


@rule("meccg.corruption.card.one-per-character-per-turn", "meccg.corruption.card.definition")
def test_one_corruption_card_a_turn_but_weariness_is_none() -> None:
    board = Board().hazards("lure-of-the-senses", "lure-of-nature", "weariness-of-the-heart").dice(12)
    board.company("rivendell", "haldir", "glorfindel-ii", "elladan")
    board.move(0, "lorien").do("play:lure-of-nature:0", "choose:haldir")
    board.do("play:lure-of-the-senses:0")
    assert "choose:haldir" not in board.options() and "choose:glorfindel-ii" in board.options()
    board.do("choose:glorfindel-ii", "play:weariness-of-the-heart:0")
    assert board.prompt() == "choose" and "choose:haldir" in board.options()


# 4, 1. Margins of a check; a Wizard too


@rule("meccg.corruption.check.pass", "meccg.corruption.check.discard-band", "meccg.corruption.check.eliminate-band")
@pytest.mark.parametrize(("roll", "zone"), [(6, PLAY), (5, DISCARD), (4, DISCARD), (3, OUT), (2, OUT)])
def test_margins_of_a_check(roll: int, zone: int) -> None:
    board = Board().dice(roll)
    board.company("rivendell", "boromir-ii/tapped", "bard-bowman/tapped")
    board.give("boromir-ii", "sword-of-gondolin", "lure-of-the-senses").follow("bard-bowman", "boromir-ii")
    board.check("boromir-ii").passing()
    assert board.logged("check")[0]["points"] == 4 and board.zone("boromir-ii") == zone
    lost = zone != PLAY
    assert (board.zone("sword-of-gondolin") == DISCARD) is lost and board.zone("bard-bowman") == PLAY


@rule("meccg.corruption.wizard.standard-penalty", "meccg.victory.wizard-loss-standard")
@pytest.mark.parametrize(("roll", "zone"), [(4, DISCARD), (2, OUT)])
def test_a_wizard_is_discarded_or_eliminated_and_costs_five(roll: int, zone: int) -> None:
    board = Board().dice(roll)
    board.company("rivendell", "saruman/tapped", "elladan/tapped")
    board.give("saruman", "palantir-of-osgiliath", "glamdring")
    board.check("saruman").passing()
    assert board.zone("saruman") == zone and not board.g.ending
    # Elladan's point counts nothing alone (no type may give more than all others together), and 5 are lost.
    assert final_score(board.g, 0) == -5


# 5. A fresh wound does not help the body check


@rule("meccg.combat.body.already-wounded-plus-one")
@pytest.mark.parametrize(("state", "zone"), [("", PLAY), ("/tapped", PLAY), ("/wounded", OUT)])
def test_only_an_old_wound_adds_to_the_body_check(state: str, zone: int) -> None:
    board = Board().dice(2, 7)
    slot = board.company("bree", f"boromir-ii{state}")
    through(board.attack(slot, prowess=20))
    assert board.zone("boromir-ii") == zone


# 6, 7. Cancelling


@rule("meccg.combat.cancel.attack", "meccg.combat.strikes.change-before-assign")
def test_an_attack_is_cancelled_before_targets_are_chosen_also_if_the_attacker_chooses() -> None:
    board = Board().hand("concealment")
    slot = board.company("bree", "annalena", "aragorn-ii")
    board.attack(slot, manner=ATTACKER_CHOOSES)
    assert "play:concealment:0" in board.options()
    board.do("pass")
    assert board.prompt() == "target" and board.to_act() == 1
    board.do("target:aragorn-ii")
    assert "play:concealment:0" not in board.options()
    board = Board().hand("concealment")
    slot = board.company("bree", "annalena", "aragorn-ii")
    board.attack(slot, manner=ATTACKER_CHOOSES).do("play:concealment:0", "choose:annalena")
    assert board.tapped("annalena") and not board.logged("strike")


# 8, 16. Who chooses, and surplus strikes


@rule("meccg.combat.strike.surplus-minus-one", "meccg.combat.strike.surplus-not-to-be-defeated")
def test_surplus_strikes_may_be_left_unused() -> None:
    board = Board().dice(12, 12).hazards("dodge")
    slot = board.company("bree", "aragorn-ii", "eomer")
    board.creature(slot, "orc-warriors").do("face:eomer", "surplus:0", "tap:eomer")
    board.do("surplus:0", "tap:aragorn-ii")
    assert board.zone("orc-warriors") == POINTS


@rule("meccg.combat.strike.surplus-minus-one")
def test_surplus_strikes_on_one_or_on_several() -> None:
    board = Board().dice(6, 6)
    slot = board.company("bree", "aragorn-ii", "eomer")
    board.attack(slot, strikes=4, prowess=3).do("face:eomer")
    assert board.options() == ["surplus:0", "surplus:1", "surplus:2"] and board.to_act() == 1
    board.do("surplus:2", "tap:eomer")
    assert board.logged("strike")[0]["total"] == prowess(board.g, board.card("eomer")) + 6 - 2
    board.do("tap:aragorn-ii")
    assert board.logged("strike")[1]["total"] == 6 + 6


# 10. Each character faces a strike


@rule("meccg.combat.strikes.each-character-attacks")
def test_changes_of_strikes_do_not_touch_attacks_on_everybody() -> None:
    board = Board().dice(*[12] * 8)
    slot = board.company("bree", "aragorn-ii", "eomer", "elladan")
    board.creature(slot, "crebain")
    board.g.lay("strikes", 200_000, 2, 2)
    through(board)
    assert len(board.logged("strike")) == 3


# 11. Items first, then the rest


@rule("meccg.combat.item-maximum", "meccg.combat.item-mod-first", "meccg.items.benefit.one-per-kind")
def test_the_bonus_of_an_item_is_capped_before_other_changes() -> None:
    board = Board().dice(6)
    slot = board.company("bree", "beorn/tapped", "eomer")
    board.give("beorn", "sword-of-gondolin", "dagger-of-westernesse")
    assert prowess(board.g, board.card("beorn")) == 8
    board.attack(slot, strikes=2, prowess=10).do("face:beorn")
    # 8 with the sword, less 1 because he was tapped.
    assert board.logged("strike")[0]["total"] == 7 + 6


# 12. A tie


@rule("meccg.combat.resolve.tie", "meccg.combat.defeat.all-strikes", "meccg.combat.defeat.undefeated-discarded")
def test_a_tie_does_nothing_and_gives_nothing() -> None:
    board = Board().dice(8)
    slot = board.company("bree", "aragorn-ii/tapped")
    through(board.creature(slot, "giant", "land-wilderness"))
    assert board.logged("strike")[0]["total"] == 13 == board.logged("strike")[0]["prowess"]
    assert board.status("aragorn-ii") == TAPPED and board.zone("giant") == DISCARD


# 13, 14, 15. Keying


@rule("meccg.creature.key.region-type-multiple")
def test_symbols_that_are_asked_for_need_not_be_adjacent() -> None:
    for path, offered in (([2, 1, 2], True), ([2, 1, 1], False), ([1, 2, 2], True)):
        board = Board().hazards("cave-drake", "giant")
        board.company("rivendell", "aragorn-ii", "eomer")
        board.move(0, "bree")
        board.g.path[:] = path
        assert ("land-wilderness" in keys(board.g, face("cave-drake"), 0)) is offered


@rule("meccg.creature.key.no-region-type-if-stationary")
def test_no_symbols_of_regions_for_a_company_that_stays() -> None:
    board = Board().hazards("wolves", "orc-warriors", "giant")
    board.company("bree", "aragorn-ii", "eomer")
    board.move(0)
    assert not any("land-" in option for option in board.options())
    assert board.refused("creature:wolves:land-wilderness", seat=1) == "creature.key.no-region-type-if-stationary"


# 16. To a Haven


@rule("meccg.mh.draw.haven-uses-origin", "meccg.creature.key.path-basic-return")
def test_towards_a_haven_the_card_of_origin_counts() -> None:
    board = Board().deck(*["dodge"] * 6).deck(*["giant"] * 6, seat=1).hand(*["dodge"] * 8).hazards(*["giant"] * 8)
    board.company("barrow-downs", "aragorn-ii", "eomer")
    board.move(0, "rivendell")
    while board.prompt() == "draw":
        board.do("draw")
    assert len(board.g.hand(0)) == 9 and len(board.g.hand(1)) == 10 and board.g.path == [2, 2]
    assert basic_path(face("barrow-downs"), face("rivendell")) == face("barrow-downs").path


# 18. Sent back


@rule(
    "meccg.arrive.returned-company-skips",
    "meccg.arrive.returned-no-more-hazards",
    "meccg.arrive.returned-skip-to-phase-6",
)
def test_a_company_that_was_sent_back_has_no_site_phase() -> None:
    board = Board().hazards("seek-without-success", "giant").event("baduila").hand("elven-cloak")
    board.company("barrow-downs", "aragorn-ii", "eomer", "elladan")
    board.move(0, "goblin-gate", how="").do(next(o for o in board.options() if o.startswith("route")))
    through(board, "hazard")
    assert any("giant" in code for code in board.options())  # it could be played, were the company not sent back first
    board.do("play:seek-without-success:0")
    assert board.where(0) == "barrow-downs" and board.prompt() != "hazard"
    through(board)
    board.run(CompanySite(0))
    assert not board.g.asks


# 19. Long events


@rule("meccg.longevent.order", "meccg.longevent.discard-own-resources", "meccg.longevent.discard-opponent-hazards")
def test_own_long_events_go_first_and_hazards_last() -> None:
    board = Board().hand("lapse-of-will").event("wake-of-war", seat=1)
    board.company("rivendell", "aragorn-ii")
    board.event("lapse-of-will", seat=0)
    board.long_events()
    assert board.names(DISCARD, 0) == ["lapse-of-will"] and board.zone("wake-of-war") == PLAY
    assert "play:lapse-of-will:0" in board.options()
    board.do("play:lapse-of-will:0").passing()
    assert board.zone("wake-of-war") == DISCARD and "lapse-of-will" not in board.names(HAND)
    assert [board.g.face(card).id for card in board.g.table] == ["lapse-of-will"]


# 20. On guard


@rule("meccg.onguard.reveal.creature", "meccg.onguard.reveal.must-have-been-playable")
def test_a_creature_on_guard_by_the_path_of_the_move() -> None:
    """Whatever could have been played in the movement phase may be revealed, keyed to the path as well."""
    board = Board().hazards("wolves").dice(*[12] * 20)
    board.company("rivendell", "aragorn-ii", "eomer")
    board.move(0, "barrow-downs").do("guard:wolves")
    through(board)
    board.at_site(0).do("enter")
    assert board.prompt() == "guard" and "reveal_creature:land-wilderness" in board.options()
    board.do("reveal_creature:land-wilderness")
    through(board, "explore")
    assert [line["race"] for line in board.logged("attack")] == ["undead", "wolves"]


# 21. Followers and restricted influence


@rule("meccg.influence.direct.free-definition", "meccg.influence.direct.control")
def test_influence_for_some_is_counted_once() -> None:
    board = Board()
    board.company("rivendell", "aragorn-ii", "bard-bowman", "mablung")
    board.follow("bard-bowman", "aragorn-ii")
    assert influence_free(board.g, board.card("aragorn-ii")) == 1
    board.organization()
    assert "follow:mablung:aragorn-ii" in board.options()
    board.do("follow:mablung:aragorn-ii")
    assert influence_free(board.g, board.card("aragorn-ii")) == 0


# 23. Factions


@rule("meccg.site.faction.check", "meccg.site.faction.own-ability-only", "meccg.site.faction.race-modifier")
def test_only_the_influence_of_whoever_tries_counts() -> None:
    board = Board().hand("knights-of-dol-amroth").dice(5)
    board.company("dol-amroth", "boromir-ii", "imrahil", "gandalf")
    board.explore(0).do("resource:knights-of-dol-amroth:boromir-ii").passing()
    # 5 + 1 of his own + 1 as a Dunadan; Imrahil's bonus and Gandalf's influence are theirs.
    assert board.logged("influence")[0]["total"] == 7 and board.zone("knights-of-dol-amroth") == DISCARD
    board = Board().hand("knights-of-dol-amroth").dice(5)
    board.company("dol-amroth", "imrahil", "mablung")
    board.follow("mablung", "imrahil").explore(0).do("resource:knights-of-dol-amroth:imrahil").passing()
    # 5 + 2 - 1 for his follower + 2 against the Knights + 1 as a Dunadan.
    assert board.logged("influence")[0]["total"] == 9


# 24. Removing corruption


@rule("meccg.corruption.remove.standard-already-tapped", "meccg.corruption.remove.standard-no-tap")
def test_a_tapped_bearer_tries_at_minus_three() -> None:
    board = Board().dice(10)
    board.company("rivendell", "faramir/tapped")
    board.give("faramir", "lure-of-the-senses").organization().do("cleanse:lure-of-the-senses")
    assert board.logged("remove")[0]["total"] == 7 and board.tapped("faramir")
    board = Board().dice(9)
    board.company("rivendell", "faramir")
    board.give("faramir", "lure-of-the-senses").organization().do("cleanse:lure-of-the-senses", "stay:faramir")
    assert board.logged("remove")[0]["total"] == 6 and board.status("faramir") == UNTAPPED


# Differences from other rule sets


@rule("meccg.oppinf.one-influencer", "meccg.oppinf.taps")
def test_one_attempt_on_the_opponent_in_a_turn_and_it_taps() -> None:
    board = Board().dice(7, 7)
    board.company("edoras", "gandalf", "merry", "eowyn/tapped")
    board.company("edoras", "eomer", seat=1)
    board.hand("dodge").explore(0)
    assert "persuade:merry:eomer" in board.options() and "persuade:eowyn:eomer" not in board.options()
    assert board.refused("persuade:eowyn:eomer") == "oppinf.taps"
    board.do("persuade:gandalf:eomer").passing()
    assert board.tapped("gandalf")
    assert forbids_influencer(board.g, 0, 0, board.card("merry")) == "meccg.oppinf.one-influencer"
    assert persuade_options(board.g, 0, 0) == []


@rule("meccg.move.basic.haven-to-site", "meccg.move.region.choice")
def test_mordor_is_open_to_everybody() -> None:
    board = Board()
    board.company("lorien", "aragorn-ii")
    board.organization()
    assert {"move:company0:mount-doom", "move:company0:barad-dur"} <= set(board.options())
    crossing = routes(REGION_NUMBER["ithilien"], REGION_NUMBER["gorgoroth"], 4)
    assert any(REGION_NUMBER["imlad-morgul"] in way for way in crossing)
    assert DISTANCE[REGION_NUMBER["ithilien"]][REGION_NUMBER["gorgoroth"]] < 4


@rule("meccg.site.aa.first")
def test_nobody_taps_at_home_to_cancel_an_automatic_attack() -> None:
    board = Board()
    board.company("moria", "gimli", "balin")
    board.at_site(0).do("enter")
    assert board.logged("attack") and not any(option.startswith(("tap", "use")) for option in board.options())


@rule("meccg.council.score.3-reveal-duplicates", "meccg.council.score.3-unique-only")
def test_any_unique_card_like_one_of_the_opponents_is_a_duplicate() -> None:
    """Also one without points, and one that lies among his points."""
    board = Board().hand("bombur", "wood-elves", "sword-of-gondolin", "gimli").points("wood-elves", seat=1)
    board.company("bree", "bombur", seat=1)
    board.give("bombur", "sword-of-gondolin")
    assert face("bombur").points == 0
    assert [board.g.face(card).id for card in duplicates(board.g, 0)] == ["bombur", "wood-elves"]


@rule("meccg.council.score.2-half-cap")
def test_exactly_half_is_not_cut() -> None:
    board = Board()
    board.company("bree", "aragorn-ii", "elladan", seat=0)
    board.give("aragorn-ii", "sword-of-gondolin", "great-shield-of-rohan")
    board.company("moria", "haldir", seat=1)
    board.give("haldir", "sword-of-gondolin")
    assert points(board.g, 0)[:2] == [4, 4] and final_score(board.g, 0) == 8


@rule("meccg.agent.action.turn-face-down")
def test_an_agent_who_hides_is_tapped() -> None:
    board = Board().event("gisulf")
    board.company("rivendell", "aragorn-ii", "eomer", "elladan")
    agent = board.card("gisulf")
    board.g.known[agent] = 1
    board.g.attach(board.site("dale", 1), agent)
    board.move(0).do("agent_hide:gisulf")
    assert board.tapped("gisulf") and board.g.known[agent] == 0
    for status in (TAPPED, WOUNDED):
        board.g.known[agent] = 1
        board.g.status[agent] = status
        board.move(0)
        assert "agent_hide:gisulf" not in board.options()


@rule("meccg.deeps.environment-immune")
def test_below_only_changes_of_the_site_are_void() -> None:
    """Doors of Night and other environments are in force below as well."""
    board = Board().hazards("doors-of-night")
    board.company("the-under-grottos", "aragorn-ii", "eomer")
    board.move(0)
    assert "play:doors-of-night:0" in board.options()


@rule("meccg.endturn.optional-discard", "meccg.endturn.refill")
def test_one_card_each_at_the_end_of_the_turn() -> None:
    board = Board().hand("dodge", "block").hazards("giant", "wolves").deck(*["ford"] * 9).deck(*["river"] * 9, seat=1)
    board.company("rivendell", "aragorn-ii")
    board.end_of_turn().do("discard:dodge")
    assert board.to_act() == 1 and board.prompt() == "end-discard"
    board.do("discard:giant")
    assert len(board.g.hand(0)) == len(board.g.hand(1)) == 8
    assert board.names(DISCARD, 0) == ["dodge"] and board.names(DISCARD, 1) == ["giant"]


def test_nothing_is_open_before_the_company_has_entered() -> None:
    board = Board().hand("elven-cloak")
    board.company("bandit-lair", "aragorn-ii")
    board.at_site(0)
    assert not board.g.c_flags[0] & ENTERED
    assert board.refused("resource:elven-cloak:aragorn-ii") == "site.nothing-means-nothing"
