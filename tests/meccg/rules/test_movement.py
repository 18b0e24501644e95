"""Destinations, the movement/hazard phase, creatures and arrival (p.9-14)."""

from __future__ import annotations

import pytest

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.company_movement import Reveal
from westmarch.games.meccg.rules.corruption import CorruptionCheck
from westmarch.games.meccg.rules.creatures import MAPPED, keys
from westmarch.games.meccg.terms import (
    DISCARD,
    HAND,
    LOCATION,
    MOVED,
    OF_COMPANY,
    PLAY,
    POINTS,
    SENT_BACK,
    SITE_DISCARD,
    TAPPED,
    TURN,
)


def company(*names: str, site: str = "rivendell", standard: bool = True) -> Board:
    board = Board(standard)
    board.company(site, *(names or ("aragorn-ii", "boromir-ii")))
    return board


# Destinations


@rule("meccg.move.stay-or-go", "meccg.move.destination.face-down")
def test_a_destination_lies_face_down() -> None:
    from westmarch.games.meccg.views import view

    board = company().organization().do("move:company0:bree")
    assert view(board.g, 0)["companies"][0]["destination"].startswith("bree")
    theirs = view(board.g, 1)["companies"][0]
    assert theirs["moves"] and theirs["destination"] == ""
    board.do("pass")
    assert board.g.c_dest[0] == board.site("bree")


@rule("meccg.move.destination.reachable", "meccg.move.basic.haven-to-site")
def test_a_site_names_its_haven() -> None:
    board = company(standard=False).organization()
    assert "move:company0:bree" in board.options()
    assert board.refused("move:company0:moria") == "move.basic.haven-to-site"


@rule("meccg.move.destination.must-be-available")
def test_a_discarded_site_is_no_destination() -> None:
    board = company().lose_site("bree").organization()
    assert board.refused("move:company0:bree") == "move.destination.must-be-available"


@rule("meccg.move.basic.haven-to-haven", "meccg.card.site.rivendell")
def test_from_haven_to_haven() -> None:
    board = company(standard=False).organization()
    assert {"move:company0:lorien", "move:company0:grey-havens"} <= set(board.options())
    assert board.refused("move:company0:edhellond") == "move.basic.haven-to-haven"


@rule("meccg.move.basic.site-to-haven", "meccg.move.basic.return-before-next")
def test_from_a_site_only_to_its_haven() -> None:
    board = company(site="bree", standard=False).organization()
    assert [o for o in board.options() if o.startswith("move")] == ["move:company0:rivendell"]
    assert board.refused("move:company0:weathertop") == "move.basic.site-to-haven"


@rule("meccg.move.region.choice", "meccg.mh.reveal.declare-mode", "meccg.game.levels")
def test_the_standard_game_may_use_the_map() -> None:
    board = company().move(0, "bree", how="")
    assert "basic" in board.options() and any(o.startswith("route:rhudaur,") for o in board.options())
    board = company(standard=False).move(0, "bree", how="")
    assert board.prompt() != "route"


@rule("meccg.move.region.four-adjacent", "meccg.move.region.no-haven-return")
def test_four_regions_at_most() -> None:
    board = company(site="moria").organization()
    assert "move:company0:wellinghall" in board.options()
    assert board.refused("move:company0:pelargir") == "move.region.four-adjacent"
    for route in f.routes(f.REGION_NUMBER["redhorn-gate"], f.REGION_NUMBER["fangorn"]):
        assert len(route) <= 4


@rule("meccg.move.region.same-region")
def test_two_sites_in_one_region() -> None:
    board = company(site="barrow-downs").hazards("giant").move(0, "old-forest")
    assert board.g.route == [f.REGION_NUMBER["cardolan"]]


@rule("meccg.move.region.extended-max-six")
def test_never_more_than_six_regions() -> None:
    from westmarch.games.meccg.rules.movement import regions_allowed

    board = company()
    assert regions_allowed(board.g, 0) == 4
    board.g.lay("region-limit", 100_000, 5, 0)
    assert regions_allowed(board.g, 0) == 6


@rule("meccg.move.region.barriers", "meccg.move.region.gap-anorien-ithilien")
def test_neighbours_on_the_map() -> None:
    def adjacent(one: str, other: str) -> bool:
        return f.REGION_NUMBER[other] in f.ADJACENT[f.REGION_NUMBER[one]]

    assert adjacent("anorien", "ithilien") and adjacent("ithilien", "anorien")
    assert not adjacent("dagorlad", "rohan")


def test_the_map_is_whole() -> None:
    assert len(f.REGIONS) == 52
    assert all(here in f.ADJACENT[there] for here in range(52) for there in f.ADJACENT[here])
    assert all(f.DISTANCE[0][there] < 99 for there in range(52))


@rule("meccg.move.two-companies.join-standing", "meccg.move.two-companies.merge")
def test_a_company_joins_one_that_stands_there() -> None:
    board = company("aragorn-ii", site="bree")
    board.company("weathertop", "boromir-ii")
    board.organization().do("move:company1:bree", "pass")
    assert board.g.c_dest[1] == board.g.c_site[0]
    board.movement().do("company:company0").passing()
    while board.g.asks:
        board.do("pass" if "pass" in board.options() else board.options()[0])
    assert len(board.g.companies(0)) == 1 and len(board.g.members[0]) == 2


@rule("meccg.move.two-companies.one-basic")
def test_only_one_company_comes_by_basic_movement() -> None:
    board = company("aragorn-ii", site="bree", standard=False)
    board.company("weathertop", "boromir-ii")
    board.company("lorien", "eomer")
    board.organization().do("move:company0:rivendell")
    assert board.refused("move:company1:rivendell") == "move.two-companies.one-basic"


@rule("meccg.move.two-companies.separate-hazards", "meccg.mh.per-company", "meccg.mh.order-by-active-player")
def test_each_company_has_its_own_limit() -> None:
    board = company("aragorn-ii", "eomer", "elladan").hazards("giant")
    board.company("lorien", "boromir-ii")
    board.movement()
    assert board.options() == ["company:company0", "company:company1"] and board.to_act() == 0
    board.do("company:company0")
    assert board.g.limit == 3
    board.passing()
    assert board.logged("limit")[1]["count"] == 2


# The phase


@rule("meccg.mh.stationary-company-too", "meccg.mh.refill.stationary-too", "meccg.mh.draw.only-if-moving")
def test_a_company_that_stays_goes_through_the_phase() -> None:
    board = company().hazards("call-of-home").deck(*["eomer"] * 9).deck(*["giant"] * 9, seat=1)
    board.move(0)
    assert board.prompt() == "hazard" and len(board.g.hand(0)) == 0
    board.passing()
    assert len(board.g.hand(0)) == 8 and len(board.g.hand(1)) == 8


@rule("meccg.mh.only-hazard-phase")
def test_hazards_only_in_the_movement_phase() -> None:
    board = company(site="bree").hazards("call-of-home").organization()
    assert board.refused("play:call-of-home:0", seat=1) == "mh.only-hazard-phase"


@rule("meccg.mh.step-order", "meccg.mh.reveal.turn-up")
def test_the_steps_of_a_company() -> None:
    board = company().deck(*["eomer"] * 9).deck(*["giant"] * 9, seat=1).move(0, "bree")
    keys_of_log = [e.key for e in board.entries()]
    assert (
        keys_of_log.index("meccg-log-reveals")
        < keys_of_log.index("meccg-log-limit")
        < keys_of_log.index("meccg-log-draw")
    )
    assert board.prompt() == "hazard"


@rule("meccg.mh.limit.company-size", "meccg.mh.limit.minimum-two", "meccg.mh.limit.hobbits-half")
@pytest.mark.parametrize(
    ("names", "limit"),
    [
        (("aragorn-ii", "eomer", "elladan"), 3),
        (("aragorn-ii",), 2),
        (("aragorn-ii", "eomer", "merry", "pippin", "frodo"), 4),
    ],
)
def test_the_hazard_limit(names: tuple[str, ...], limit: int) -> None:
    board = company(*names)
    board.hazards("giant").move(0)
    assert board.g.limit == limit


@rule("meccg.mh.limit.allies-excluded")
def test_allies_do_not_count() -> None:
    board = company("aragorn-ii", "eomer", "elladan").give("eomer", "quickbeam").hazards("giant").move(0)
    assert board.g.limit == 3


@rule("meccg.mh.limit.fixed")
def test_the_limit_stays_when_somebody_leaves() -> None:
    board = company("aragorn-ii", "eomer", "elladan", "boromir-ii").hazards("call-of-home", "call-of-home").dice(2)
    board.g.limit = 0
    board.give("aragorn-ii", "glamdring").move(0).do("play:call-of-home:0", "choose:eomer")
    board.g.leader[board.card("aragorn-ii")] = -1
    assert board.g.limit == 4


@rule("meccg.mh.limit.card-reduction", "meccg.card.event.quiet-journey", "meccg.example.play.kodi1.limit")
def test_fair_travels_lowers_the_limit() -> None:
    board = company("aragorn-ii", "boromir-ii", "elladan", "annalena").hand("fair-travels-in-wilderness")
    board.hazards("giant").organization().do("move:company0:barrow-downs", "play:fair-travels-in-wilderness:0", "pass")
    board.move(0)
    assert board.g.limit == 2 and board.g.path == [f.WILDERNESS, f.WILDERNESS]


@rule("meccg.mh.draw.both-active-first", "meccg.mh.draw.destination-site", "meccg.mh.draw.which-number")
def test_draws_of_the_destination() -> None:
    board = company().deck(*["eomer"] * 9).deck(*["giant"] * 9, seat=1).move(0, "barrow-downs")
    assert board.prompt() == "draw" and board.to_act() == 1
    assert len(board.g.hand(0)) == 1
    board.do("draw")
    assert len(board.g.hand(1)) == 2


@rule("meccg.mh.draw.haven-uses-origin", "meccg.example.play.kodi2.draw")
def test_on_the_way_to_a_haven_the_origin_counts() -> None:
    board = company(site="barrow-downs").deck(*["eomer"] * 9).deck(*["giant"] * 9, seat=1).move(0, "rivendell")
    board.do("draw")
    assert (len(board.g.hand(0)), len(board.g.hand(1))) == (1, 2)


@rule("meccg.mh.draw.min-one")
def test_at_least_one_card_is_drawn() -> None:
    board = company().deck(*["eomer"] * 9).deck(*["giant"] * 9, seat=1).move(0, "lorien")
    assert len(board.g.hand(0)) == 1
    board.do("pass")
    assert board.to_act() == 1 and len(board.g.hand(1)) == 1


@rule("meccg.mh.draw.standard-needs-mind-three")
def test_a_company_without_a_leader_draws_nothing() -> None:
    for standard, count in ((True, 0), (False, 1)):
        board = company("hama", standard=standard).deck(*["eomer"] * 9).deck(*["giant"] * 9, seat=1).move(0, "bree")
        assert len(board.g.hand(0)) == count


@rule("meccg.mh.hazards.up-to-limit", "meccg.mh.hazards.cancelled-still-counts", "meccg.mh.hazards.two-kinds")
def test_hazards_up_to_the_limit() -> None:
    board = company().hand("dark-quarrels").hazards("orc-warriors", "brigands", "wargs", "river").move(0, "bree")
    board.do("creature:orc-warriors:land-wilderness", "play:dark-quarrels:0", "pass")
    assert board.g.spent == 1 and board.zone("orc-warriors") == DISCARD
    board.do("play:river:0")
    assert len(board.logged("creature")) == 1 and {"brigands", "wargs"} <= set(board.names(HAND, 1))


@rule("meccg.mh.hazards.resources-answer")
def test_the_active_player_may_answer() -> None:
    board = company().give("boromir-ii", "healing-herbs").hazards("giant")
    board.g.status[board.card("aragorn-ii")] = TAPPED
    board.move(0)
    assert board.prompt() == "act" and "use:healing-herbs:0" in board.options()


@rule("meccg.mh.refill.eight", "meccg.mh.refill.every-company", "meccg.example.play.mordakai3.refill")
def test_hands_go_back_to_eight() -> None:
    board = company().hand(*["eomer"] * 3).hazards(*["hama"] * 9)
    board.deck(*["dodge"] * 9).deck(*["giant"] * 9, seat=1).move(0).passing()
    assert board.prompt() == "discard" and board.to_act() == 1
    board.do("discard:hama")
    assert len(board.g.hand(1)) == 8 and len(board.g.hand(0)) == 8


@rule(
    "meccg.endturn.optional-discard",
    "meccg.endturn.refill",
    "meccg.endturn.play-after-refill",
    "meccg.endturn.announce",
)
def test_the_end_of_the_turn() -> None:
    board = company().hand("eomer", "hama").deck(*["dodge"] * 9).deck(*["giant"] * 9, seat=1).end_of_turn()
    assert board.prompt() == "end-discard" and board.to_act() == 0
    board.do("discard:eomer")
    assert board.zone("eomer") == DISCARD
    board.passing()
    assert len(board.g.hand(0)) == 8 and not board.g.asks


# Piles


@rule("meccg.piles.exhaust.reshuffle", "meccg.piles.exhaust.sites-return", "meccg.piles.exhaust.count")
def test_an_exhausted_deck_comes_back() -> None:
    board = company().hand(*["eomer"] * 6).deck("dodge").discards("block", "block").lose_site("bree")
    board.hazards(*["giant"] * 8).move(0).passing()
    assert board.g.exhausted == [1, 0] and len(board.g.hand(0)) == 8
    assert board.g.zone[board.site("bree")] == LOCATION and board.names(DISCARD) == []


# Creatures


@rule("meccg.creature.key.any-one", "meccg.creature.key.site-type")
def test_a_creature_at_a_type_of_site() -> None:
    board = company().hazards("orc-guard", "wolves").move(0, "bree")
    assert board.refused("creature:orc-guard:land-wilderness", seat=1) == "creature.key.any-one"
    board = company(site="lorien").hazards("orc-guard", "giant").move(0, "moria")
    assert "creature:orc-guard:type-shadow-hold" in board.options()


@rule("meccg.creature.key.site-name")
def test_a_creature_at_a_named_site() -> None:
    board = company(site="lorien").hazards("smaug").move(0, "the-lonely-mountain")
    assert "creature:smaug:site" in board.options()


@rule("meccg.creature.key.region-name", "meccg.card.creature.giant-spiders")
def test_a_creature_in_a_named_region() -> None:
    board = company(site="lorien", standard=False).hazards("giant-spiders").move(0, "woodmen-town")
    assert "creature:giant-spiders:region-western-mirkwood" in board.options()


@rule("meccg.creature.key.region-name-on-map", "meccg.creature.key.path-map")
def test_on_the_map_every_region_counts() -> None:
    board = company(site="woodmen-town").hazards("giant-spiders")
    board.move(0, "lake-town", how="route:western-mirkwood,heart-of-mirkwood,northern-rhovanion")
    route = [f.REGIONS[r] for r in board.g.route]
    assert board.g.path == [f.REGION_LAND[r] for r in board.g.route]
    found = keys(board.g, f.face("giant-spiders"), 0)
    assert {f"region-{name}" for name in route if "mirkwood" in name} <= set(found)


@rule("meccg.creature.key.region-type", "meccg.creature.key.path-basic", "meccg.creature.key.declare-one")
def test_a_creature_in_a_sort_of_land() -> None:
    board = company(site="lorien", standard=False).hazards("wolves").move(0, "edoras")
    assert [o for o in board.options() if o.startswith("creature")] == [
        "creature:wolves:land-border-land",
        "creature:wolves:land-wilderness",
    ]


@rule("meccg.creature.key.region-type-multiple", "meccg.creature.key.path-order-irrelevant")
def test_two_symbols_need_two_regions() -> None:
    assert f.face("giant").lands == [(f.WILDERNESS, 2)]
    board = company(standard=False).hazards("giant").move(0, "ettenmoors")
    assert not keys(board.g, f.face("giant"), 0)
    board = company(standard=False).hazards("giant").move(0, "lorien")
    assert board.g.path != sorted(board.g.path)
    assert "creature:giant:land-wilderness" in board.options()


@rule("meccg.creature.key.no-region-type-if-stationary")
def test_no_lands_for_a_company_that_stays() -> None:
    board = company().hazards("wolves").move(0)
    assert board.refused("creature:wolves:land-wilderness", seat=1) == "creature.key.no-region-type-if-stationary"


@rule("meccg.creature.key.path-basic-return")
def test_the_way_back_is_the_way_out() -> None:
    board = company(site="bree", standard=False).hazards("giant").move(0, "rivendell")
    assert board.g.path == list(f.face("bree").path)


# Chain


@rule("meccg.chain.creature-starts-chain", "meccg.chain.corruption-card-no-response")
def test_no_creature_and_no_corruption_card_in_response() -> None:
    board = company("aragorn-ii", "boromir-ii", "eomer").give("boromir-ii", "healing-herbs")
    board.g.status[board.card("aragorn-ii")] = TAPPED
    board.hazards("wolves", "lure-of-nature", "call-of-home").move(0, "bree").do("use:healing-herbs:0")
    assert board.prompt() == "respond" and board.options() == ["pass", "play:call-of-home:0"]
    assert board.refused("creature:wolves:land-wilderness", seat=1) == "chain.creature-starts-chain"
    assert board.refused("play:lure-of-nature:0", seat=1) == "chain.corruption-card-no-response"


@rule("meccg.chain.actions", "meccg.chain.response-window", "meccg.chain.backtrack", "meccg.chain.priority-active")
def test_the_other_player_may_respond() -> None:
    board = company("aragorn-ii", "boromir-ii").give("boromir-ii", "healing-herbs").hazards("call-of-home")
    board.g.status[board.card("aragorn-ii")] = TAPPED
    board.move(0)
    assert board.to_act() == 0
    board.do("use:healing-herbs:0")
    assert board.prompt() == "respond" and board.to_act() == 1


@rule(
    "meccg.chain.lifo", "meccg.chain.negated", "meccg.cards.dual.playable-either-way", "meccg.card.event.tookish-blood"
)
def test_the_last_one_happens_first() -> None:
    board = company("aragorn-ii", "bilbo", "frodo").hazards("call-of-home").hand("tookish-blood").dice(2)
    board.move(0).do("pass", "play:call-of-home:0", "choose:bilbo", "play:tookish-blood:1", "choose:bilbo")
    assert board.zone("bilbo") == PLAY and board.logged("home")[0]["total"] < 10


@rule("meccg.chain.resolved-not-affected", "meccg.example.chain.bilbo.too-late")
def test_what_has_happened_stays() -> None:
    board = company("aragorn-ii", "bilbo", "frodo").hazards("call-of-home").hand("tookish-blood").dice(2)
    board.move(0).do("pass", "play:call-of-home:0", "choose:bilbo", "pass")
    assert board.zone("bilbo") == HAND
    assert board.refused("play:tookish-blood:1") == "" and board.options() == ["pass", "play:tookish-blood:1"]


@rule("meccg.example.chain.bilbo.resolved")
def test_bilbo_is_weary_and_called_home() -> None:
    board = company("aragorn-ii", "bilbo", "frodo").hazards("weariness-of-the-heart", "call-of-home")
    board.give("bilbo", "the-one-ring", "scroll-of-isildur").hand("tookish-blood").dice(4)
    board.move(0).do("pass", "play:weariness-of-the-heart:1", "choose:bilbo", "play:tookish-blood:1", "choose:bilbo")
    board.do("pass")
    assert board.prompt() == "check"
    board.do("support:frodo", "pass")
    assert board.tapped("frodo")
    # 4 on the dice, +4 of his own, +1 of Frodo, against 10 points: one less is not enough to discard him now.
    assert board.logged("check")[0]["total"] == 9 and board.zone("bilbo") == PLAY


@rule("meccg.example.chain.bilbo.declared", "meccg.example.chain.bilbo.resolved", "meccg.corruption.support")
def test_the_four_actions_of_the_chain_on_bilbo() -> None:
    board = company("aragorn-ii", "bilbo", "frodo", "sam-gamgee").hazards("weariness-of-the-heart", "call-of-home")
    board.give("bilbo", "palantir-of-osgiliath", "palantir-of-elostirion", "scroll-of-isildur").hand(
        "tookish-blood"
    ).dice(2, 3)
    board.move(0).do("pass", "play:weariness-of-the-heart:1", "choose:bilbo")
    assert board.to_act() == 0 and {"support:frodo", "support:aragorn-ii"} <= set(board.options())
    board.do("support:frodo")
    assert board.to_act() == 1 and board.tapped("frodo") and "play:call-of-home:0" in board.options()
    board.do("play:call-of-home:0", "choose:bilbo")
    assert board.to_act() == 0 and "support:frodo" not in board.options()
    board.do("play:tookish-blood:1", "choose:bilbo")
    # Tookish Blood first, then the call that changes nothing, then Frodo's support, then the check.
    assert board.logged("home")[0]["total"] < 10 and board.zone("bilbo") == PLAY
    board.do("pass")
    # 3 on the dice, +4 of his own, +1 of Frodo, against 9 points.
    assert board.logged("check")[0]["total"] == 8 and board.zone("bilbo") == PLAY
    # What Frodo did was for this check alone.
    board.dice(3).run(CorruptionCheck(board.card("bilbo"))).passing()
    assert board.logged("check")[1]["total"] == 7


@rule("meccg.corruption.support.basic-none")
def test_no_support_in_a_chain_of_the_basic_game() -> None:
    board = Board(standard=False).hazards("weariness-of-the-heart").hand("tookish-blood")
    board.company("rivendell", "aragorn-ii", "bilbo", "frodo")
    board.give("bilbo", "the-one-ring").move(0).do("pass", "play:weariness-of-the-heart:1", "choose:bilbo")
    assert not any(option.startswith("support") for option in board.options())


# Arrival


@rule("meccg.arrive.origin-returned", "meccg.arrive.haven-never-discarded")
def test_the_origin_goes_back() -> None:
    board = company().move(0, "bree").passing()
    assert board.where(0) == "bree" and board.g.zone[board.site("rivendell")] == LOCATION
    assert board.g.c_flags[0] & MOVED


@rule("meccg.arrive.origin-tapped-discarded", "meccg.example.play.kodi2.arrival")
def test_a_tapped_origin_is_discarded() -> None:
    board = company(site="barrow-downs")
    board.g.status[board.site("barrow-downs")] = TAPPED
    board.move(0, "rivendell").passing()
    assert board.g.zone[board.site("barrow-downs")] == SITE_DISCARD


@rule(
    "meccg.arrive.returned-company-skips",
    "meccg.arrive.returned-no-more-hazards",
    "meccg.arrive.returned-skip-to-phase-6",
)
def test_a_company_sent_back() -> None:
    board = company("aragorn-ii", "boromir-ii", "eomer").hazards("wolves", "seek-without-success")
    board.event("baduila").move(0, "goblin-gate").do("play:seek-without-success:0")
    assert board.names(HAND, 1) == ["wolves"] and not board.logged("creature")
    assert board.where(0) == "rivendell" and board.g.c_flags[0] & SENT_BACK
    board.at_site(0)
    assert not board.logged("enters") and not board.g.asks


# Events


@rule("meccg.event.short", "meccg.event.permanent")
def test_short_events_go_permanent_ones_stay() -> None:
    board = company("aragorn-ii", "elladan").hazards("new-moon", "doors-of-night").move(0)
    board.do("play:new-moon:0").passing("hazard").do("play:doors-of-night:0")
    assert board.tapped("elladan") and board.zone("new-moon") == DISCARD and board.zone("doors-of-night") == PLAY


@rule("meccg.event.long", "meccg.longevent.order", "meccg.longevent.discard-own-resources")
def test_long_events_come_and_go() -> None:
    board = company().event("lapse-of-will", seat=0).event("minions-stir", seat=1).hand("lapse-of-will")
    board.long_events()
    assert board.g.zone[next(c for c in range(len(board.g.faces)) if board.g.face(c).id == "lapse-of-will")] == DISCARD
    assert board.zone("minions-stir") == PLAY
    board.do("play:lapse-of-will:0")
    assert board.zone("minions-stir") == DISCARD and board.zone("lapse-of-will") == PLAY


@rule("meccg.longevent.play-new", "meccg.longevent.discard-opponent-hazards", "meccg.event.affects-both")
def test_hazards_of_the_opponent_last_until_my_next_phase() -> None:
    board = company().event("minions-stir", seat=1).event("wake-of-war", seat=0)
    board.long_events()
    assert board.zone("minions-stir") == DISCARD and board.zone("wake-of-war") == PLAY


@rule("meccg.longevent.resource-only-here", "meccg.longevent.hazard-in-movement")
def test_resource_long_events_only_in_their_phase() -> None:
    board = company().hand("lapse-of-will").hazards("minions-stir").organization()
    assert board.refused("play:lapse-of-will:0") == "longevent.resource-only-here"
    board.move(0)
    assert "play:minions-stir:0" in board.options()
    assert POINTS == 4


def test_a_company_left_behind_goes_the_way_that_was_revealed() -> None:
    board = Board()
    slot = board.company("bree", "aragorn-ii")
    g = board.g
    g.c_modes[slot], g.c_paths[slot], g.c_routes[slot] = MAPPED, [2, 1], [42, 6]
    g.lay("same-way", OF_COMPANY + slot, 1, TURN)
    g = board.run(Reveal(slot)).g
    assert (g.here, g.mode, g.path, g.route) == (slot, MAPPED, [2, 1], [42, 6])
    g.path.append(3)
    assert g.c_paths[slot] == [2, 1]  # the company keeps its own
