"""Movement/hazard phase, chains, cards on guard and the end of the turn, to the letter (p.10-17)."""

from __future__ import annotations

import pytest

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg.facts import REGIONS, face
from westmarch.games.meccg.rules.combat import attack_of
from westmarch.games.meccg.rules.company_movement import CompanyMovement
from westmarch.games.meccg.rules.creatures import keys, region_names
from westmarch.games.meccg.rules.guard import reveals_at_attack
from westmarch.games.meccg.rules.hazards import forbids_guard, place_guard
from westmarch.games.meccg.rules.organization import declare_move
from westmarch.games.meccg.rules.turn import Turn
from westmarch.games.meccg.terms import DISCARD, HAND, LOCATION, PLAY, POINTS, SITE_DISCARD, TAPPED
from westmarch.games.meccg.views import view


def through(board: Board, prompt: str = "", seat: int = -1) -> Board:
    for _ in range(120):
        if not board.g.asks or (prompt and board.prompt() == prompt and seat in (-1, board.to_act())):
            break
        board.do("pass" if "pass" in board.options() else board.options()[0])
    return board


# Movement


@rule("meccg.mh.step-order", "meccg.mh.per-company")
def test_the_steps_of_a_company() -> None:
    names = CompanyMovement.STEPS
    order = [names.index(step) for step in ("reveal", "set_limit", "draw_active", "hazards", "arrive", "refill_active")]
    assert order == sorted(order)
    board = Board().deck(*["dodge"] * 20).deck(*["giant"] * 20, seat=1).hand("dodge").hazards("giant")
    board.company("rivendell", "aragorn-ii", "eomer")
    board.company("lorien", "gimli", "legolas")
    declare_move(board.g, 0, board.site("bree"))
    board.movement().do("company:company0")
    through(board)
    keys_seen = [entry.key.removeprefix("meccg-log-") for entry in board.entries()]
    first = [key for key in keys_seen if key in ("reveals", "limit", "draw", "arrives")]
    assert first[:2] == ["reveals", "limit"] and first[2] == "draw" and "arrives" in first[3:]
    # Everything for the first company comes before the second company's limit.
    assert keys_seen.index("arrives") < len(keys_seen) - 1 - keys_seen[::-1].index("limit")


@rule("meccg.mh.order-by-active-player")
def test_the_active_player_chooses_the_order() -> None:
    board = Board()
    board.company("rivendell", "aragorn-ii")
    board.company("lorien", "gimli")
    board.movement()
    assert board.to_act() == 0 and board.options() == ["company:company0", "company:company1"]
    through(board.do("company:company1"))
    assert not board.g.asks and all(board.g.c_flags[slot] & 1 for slot in (0, 1))


@rule("meccg.mh.reveal.declare-mode", "meccg.move.region.choice")
def test_how_the_company_moves_is_announced() -> None:
    board = Board().hazards("giant")
    board.company("rivendell", "aragorn-ii", "eomer")
    board.move(0, "bree", how="")
    assert board.prompt() == "route" and "basic" in board.options()
    ways = [option for option in board.options() if option.startswith("route:")]
    assert ways and all(way.split(":")[1].split(",")[0] == "rhudaur" for way in ways)
    board = Board(standard=False).hazards("giant")
    board.company("rivendell", "aragorn-ii", "eomer")
    board.move(0, "bree", how="")
    assert board.prompt() != "route" and board.g.route == [face("rivendell").region, face("bree").region]


@rule("meccg.move.region.four-adjacent", "meccg.move.region.no-haven-return", "meccg.move.region.same-region")
def test_regions_between_sites() -> None:
    board = Board()
    board.company("bag-end", "aragorn-ii")
    board.organization()
    # The Shire to Cardolan, without a Haven in between; and Old Forest lies in Cardolan too.
    assert {"move:company0:barrow-downs", "move:company0:old-forest"} <= set(board.options())
    assert board.refused("move:company0:minas-tirith") == "move.region.four-adjacent"
    board = Board().hazards("call-of-home")
    board.company("barrow-downs", "aragorn-ii")
    board.move(0, "old-forest", how="")
    # The only way is the one within the region, so it is not asked for.
    assert board.g.route == [face("old-forest").region] and board.g.path == [2]


@rule("meccg.mh.limit.counts-followers", "meccg.mh.limit.allies-excluded", "meccg.mh.limit.hobbits-half")
@pytest.mark.parametrize(
    ("names", "limit"),
    [
        (("aragorn-ii", "eomer", "gimli"), 3), (("aragorn-ii", "eomer", "merry"), 3),
        (("aragorn-ii", "eomer", "merry", "pippin"), 3), (("frodo", "sam-gamgee", "merry", "pippin", "bilbo"), 3),
        (("aragorn-ii",), 2), (("aragorn-ii", "eomer", "gimli", "legolas", "elladan", "bombur"), 6),
    ],
)  # fmt: skip
def test_limits_by_size(names: tuple[str, ...], limit: int) -> None:
    board = Board().hazards("giant")
    board.company("bree", *names)
    board.give(names[0], "gollum", "quickbeam").move(0)
    assert board.g.limit == limit


@rule("meccg.mh.hazards.up-to-limit", "meccg.mh.hazards.cancelled-still-counts")
def test_a_cancelled_creature_counts() -> None:
    board = Board().hazards("orc-guard", "orc-watch", "orc-guard").hand("dark-quarrels")
    board.company("moria", "aragorn-ii", "eomer")
    board.move(0)
    through(board, "hazard").do("creature:orc-guard:type-shadow-hold")
    through(board, "defend").do("play:dark-quarrels:0")
    assert board.names(DISCARD, 1) == ["orc-guard"] and board.g.spent == 1
    assert "creature:orc-guard:type-shadow-hold" in through(board, "hazard").options()
    board.do("creature:orc-watch:type-shadow-hold")
    through(board)
    # The limit of two is used up: the phase ends and the third creature stays in hand.
    assert board.names(HAND, 1) == ["orc-guard"] and len(board.logged("attack")) == 2


@rule("meccg.mh.only-hazard-phase")
@pytest.mark.parametrize("phase", ["organization", "long_events", "end_of_turn"])
def test_no_hazards_outside_the_movement_phase(phase: str) -> None:
    board = Board().hazards("call-of-home", "orc-guard", "doors-of-night").hand("dodge", "lapse-of-will")
    board.company("moria", "aragorn-ii", "eomer")
    getattr(board, phase)()
    for code in ("creature:orc-guard:type-shadow-hold", "play:doors-of-night:0"):
        assert board.refused(code, seat=1) == "mh.only-hazard-phase"


@rule("meccg.mh.draw.min-one", "meccg.mh.draw.both-active-first", "meccg.mh.draw.destination-site")
def test_draws_in_their_order() -> None:
    board = Board().deck(*["dodge"] * 20).deck(*["giant"] * 20, seat=1)
    board.company("rivendell", "aragorn-ii", "eomer")
    board.move(0, "barrow-downs")
    # Barrow-downs: one card for the active player, who has drawn it already; one or two for the opponent.
    assert board.prompt() == "draw" and board.to_act() == 1
    assert len(board.g.hand(0)) == 1 and len(board.g.hand(1)) == 1
    board.do("pass")
    assert len(board.g.hand(1)) == 1


@rule("meccg.mh.draw.standard-needs-mind-three")
@pytest.mark.parametrize(
    ("names", "standard", "drawn"),
    [
        (("hama", "bard-bowman"), True, 0), (("hama", "annalena"), True, 1), (("gandalf",), True, 1),
        (("hama", "bard-bowman"), False, 1),
    ],
)  # fmt: skip
def test_who_lets_his_player_draw(names: tuple[str, ...], standard: bool, drawn: int) -> None:
    board = Board(standard).deck(*["dodge"] * 20).deck(*["giant"] * 20, seat=1)
    board.company("rivendell", *names)
    board.move(0, "barrow-downs")
    assert len(board.g.hand(0)) == drawn and len(board.g.hand(1)) >= 1


@rule("meccg.mh.refill.every-company", "meccg.mh.refill.eight", "meccg.mh.refill.stationary-too")
def test_hands_after_each_company() -> None:
    board = Board().deck(*["dodge"] * 20).deck(*["giant"] * 20, seat=1).hand(*["block"] * 7).hazards(*["wolves"] * 10)
    board.company("rivendell", "aragorn-ii")
    board.company("lorien", "gimli")
    board.movement().do("company:company0")
    through(board, "discard")
    assert board.to_act() == 1 and len(board.g.hand(0)) == 8 and len(board.g.hand(1)) == 10
    board.do("discard:wolves,wolves")
    assert len(board.g.hand(1)) == 8 and board.names(DISCARD, 1) == ["wolves", "wolves"]


# Keying


@rule("meccg.creature.key.site-type")
@pytest.mark.parametrize(
    ("origin", "target", "keyed"), [("moria", "lorien", False), ("lorien", "moria", True), ("moria", "", True)]
)
def test_the_symbol_of_the_destination_counts(origin: str, target: str, keyed: bool) -> None:
    board = Board().hazards("call-of-home", "orc-guard")
    board.company(origin, "aragorn-ii", "eomer")
    board.move(0, target)
    assert through(board, "hazard").g.here == 0
    assert ("type-shadow-hold" in keys(board.g, face("orc-guard"), 0)) is keyed
    assert ("creature:orc-guard:type-shadow-hold" in board.options()) is keyed


@rule("meccg.creature.key.region-name", "meccg.creature.key.region-name-on-map")
def test_names_of_regions() -> None:
    board = Board().hazards("call-of-home")
    board.company("rivendell", "aragorn-ii", "eomer")
    board.move(0, "bag-end", how="basic")
    # Basic movement: only the regions of origin and destination have names.
    assert board.g.route == [face("rivendell").region, face("bag-end").region]
    named = region_names(board.g, 0)
    assert named == board.g.route
    board = Board().hazards("call-of-home")
    board.company("rivendell", "aragorn-ii", "eomer")
    board.move(0, "bag-end", how="")
    way = max((option for option in board.options() if option.startswith("route")), key=lambda o: o.count(","))
    board.do(way)
    # On the map every region that is crossed has its name.
    crossed = [REGIONS[region] for region in region_names(board.g, 0)]
    assert crossed == way.removeprefix("route:").split(",") and len(crossed) >= 3


@rule("meccg.creature.key.path-map")
def test_on_the_map_the_regions_announced_count() -> None:
    board = Board().hazards("giant")
    board.company("rivendell", "aragorn-ii", "eomer")
    board.move(0, "bree", how="")
    longest = max((option for option in board.options() if option.startswith("route")), key=lambda o: o.count(","))
    board.do(longest)
    assert len(board.g.path) == longest.count(",") + 1 and board.g.path != list(face("bree").path)


# Chains


@rule("meccg.chain.creature-starts-chain", "meccg.chain.corruption-card-no-response")
def test_what_may_answer_something() -> None:
    board = Board().hazards("orc-guard", "lure-of-the-senses", "weariness-of-the-heart", "call-of-home").dice(12, 12)
    board.company("moria", "aragorn-ii", "haldir", "eomer")
    board.hand("tookish-blood").give("haldir", "sword-of-gondolin")
    board.company("bree", "frodo")
    board.move(0)
    through(board, "hazard").do("play:call-of-home:0", "choose:eomer")
    # The active player answers the call; what the other may say to that is no creature and no corruption card.
    assert board.prompt() == "respond" and board.to_act() == 0
    board.do("play:tookish-blood:1")
    assert board.prompt() == "respond" and board.to_act() == 1
    assert any(option.startswith("play:weariness-of-the-heart") for option in board.options())
    assert not any("lure" in option or option.startswith("creature") for option in board.options())
    assert board.refused("creature:orc-guard:type-shadow-hold", seat=1) == "chain.creature-starts-chain"
    through(board, "hazard")
    assert "creature:orc-guard:type-shadow-hold" in board.options()
    assert any(option.startswith("play:lure-of-the-senses") for option in board.options())


@rule("meccg.chain.priority-active")
def test_the_active_player_may_always_act_first() -> None:
    board = Board().hazards("call-of-home", "call-of-home").hand("tookish-blood").dice(12)
    board.company("bree", "aragorn-ii", "frodo", "merry")
    board.move(0)
    assert board.prompt() == "act" and board.to_act() == 0
    board.do("pass", "play:call-of-home:0", "choose:aragorn-ii", "pass")
    assert board.prompt() == "act" and board.to_act() == 0


# Arrival


@rule("meccg.arrive.origin-returned", "meccg.arrive.origin-tapped-discarded", "meccg.arrive.haven-never-discarded")
@pytest.mark.parametrize(
    ("site", "to", "tapped", "zone"),
    [
        ("barrow-downs", "rivendell", False, LOCATION), ("barrow-downs", "rivendell", True, SITE_DISCARD),
        ("rivendell", "bree", True, LOCATION),
    ],
)  # fmt: skip
def test_where_the_card_of_origin_goes(site: str, to: str, tapped: bool, zone: int) -> None:
    board = Board()
    board.company(site, "aragorn-ii")
    board.g.status[board.site(site)] = TAPPED if tapped else 0
    board.move(0, to).passing()
    assert board.where(0) == to and board.g.zone[board.site(site)] == zone


@rule("meccg.arrive.origin-returned")
def test_a_site_that_another_company_needs_stays() -> None:
    board = Board()
    board.company("rivendell", "aragorn-ii")
    board.company("rivendell", "gimli")
    board.move(0, "bree").passing()
    assert board.g.zone[board.site("rivendell")] == PLAY and board.where(1) == "rivendell"


# On guard


@rule("meccg.onguard.place", "meccg.onguard.counts-for-limit")
def test_only_a_card_of_the_own_hand_is_placed_on_guard_and_only_within_the_limit() -> None:
    board = Board().hazards("call-of-home", "dodge", "giant")
    slot = board.company("barrow-downs", "aragorn-ii", "eomer")
    assert forbids_guard(board.g, 1, board.card("dodge")) == "meccg.onguard.place", "nobody moves"
    board.move(slot)
    giant, dodge = board.card("giant"), board.card("dodge")
    assert forbids_guard(board.g, 1, dodge) is None
    assert forbids_guard(board.g, 0, dodge) == "meccg.onguard.place"
    board.g.put(giant, DISCARD)
    assert forbids_guard(board.g, 1, giant) == "meccg.onguard.place"
    board.g.spent = board.g.limit - 1
    assert forbids_guard(board.g, 1, dodge) is None
    board.g.spent = board.g.limit
    assert forbids_guard(board.g, 1, dodge) == "meccg.onguard.counts-for-limit"


@rule("meccg.onguard.place", "meccg.onguard.one-per-company", "meccg.onguard.counts-for-limit")
def test_a_card_on_guard_is_seen_but_not_known() -> None:
    board = Board().hazards("call-of-home", "dodge", "giant")
    board.company("barrow-downs", "aragorn-ii", "eomer")
    board.move(0).do("guard:dodge")
    assert view(board.g, 0)["companies"][0]["guard"] == "card"
    assert view(board.g, 1)["companies"][0]["guard"].startswith("dodge")
    assert board.g.spent == 1 and board.refused("guard:giant", seat=1) == "onguard.one-per-company"
    through(board)
    board.at_site(0).do("enter")
    through(board)
    assert board.g.c_guard[0] == -1 and "dodge" in board.names(HAND, 1)


@rule("meccg.onguard.reveal.modifies-aa", "meccg.onguard.revealed-in-site-phase")
def test_an_event_on_guard_changes_the_automatic_attack() -> None:
    board = Board().hazards("awaken-denizens", "giant")
    board.company("rivendell", "aragorn-ii", "eomer", "gimli", "legolas")
    board.move(0, "weathertop").do("guard:awaken-denizens")
    assert board.refused("reveal:0", seat=1) == "onguard.revealed-in-site-phase"
    through(board)
    board.at_site(0).do("enter")
    assert board.prompt() == "guard" and board.to_act() == 1
    board.do(next(option for option in board.options() if option.startswith("reveal")))
    attack = attack_of(board.g)
    assert attack is not None
    through(board)
    assert len(board.logged("strike")) == 4


@rule("meccg.onguard.reveal.creature-needs-aa", "meccg.onguard.return-to-hand")
def test_no_creature_at_a_site_without_an_automatic_attack() -> None:
    board = Board().hazards("wolves")
    board.company("rivendell", "aragorn-ii", "eomer")
    board.move(0, "old-forest").do("guard:wolves")
    through(board)
    board.at_site(0).do("enter")
    # Nobody is asked to reveal anything.
    assert board.prompt() != "guard" and not board.logged("revealed")
    through(board)
    assert board.names(HAND, 1) == ["wolves"] and not board.logged("attack")


@rule("meccg.onguard.not-entered-not-revealed")
def test_who_stays_outside_meets_no_guard() -> None:
    board = Board().hazards("wolves").hand("dodge")
    board.company("rivendell", "aragorn-ii", "eomer")
    board.move(0, "barrow-downs").do("guard:wolves")
    through(board)
    board.at_site(0)
    assert board.refused("reveal_creature:land-wilderness", seat=1) == "onguard.not-entered-not-revealed"
    board.do("pass")
    assert not board.logged("attack") and board.names(HAND, 1) == ["wolves"]


# The end of the turn


@rule("meccg.endturn.refill", "meccg.endturn.play-after-refill", "meccg.endturn.announce")
def test_hands_are_restored_once() -> None:
    board = Board().deck(*["dodge"] * 20).deck(*["giant"] * 20, seat=1).hand("dodge").hazards("giant")
    board.company("rivendell", "aragorn-ii")
    frame = Turn()
    frame.pc = frame.STEPS.index("end_of_turn")
    board.run(frame)
    through(board)
    assert len(board.g.hand(0)) == len(board.g.hand(1)) == 8 and not board.g.asks


@rule("meccg.event.short", "meccg.event.permanent", "meccg.event.long")
def test_how_long_events_last() -> None:
    board = Board().hand("dark-quarrels", "fellowship", "lapse-of-will")
    slot = board.company("bree", "aragorn-ii", "eomer", "gimli", "legolas")
    board.attack(slot, race="orcs").do("play:dark-quarrels:0")
    assert board.zone("dark-quarrels") == DISCARD
    board = Board().hand("fellowship", "lapse-of-will")
    board.company("rivendell", "aragorn-ii", "eomer", "gimli", "legolas")
    board.organization().do("play:fellowship:0")
    board.long_events().do("play:lapse-of-will:0").passing()
    through(board.end_of_turn())
    assert board.zone("fellowship") == PLAY and board.zone("lapse-of-will") == PLAY
    board.long_events().passing()
    assert board.zone("fellowship") == PLAY and board.zone("lapse-of-will") == DISCARD


@rule("meccg.combat.defeat.creature-to-vp-pile", "meccg.cards.ownership")
def test_a_defeated_creature_lies_with_the_winner() -> None:
    board = Board().dice(12)
    slot = board.company("bree", "aragorn-ii/tapped")
    through(board.creature(slot, "giant"))
    giant = board.card("giant")
    assert board.g.zone[giant] == POINTS and board.g.holder[giant] == 0 and board.g.owners[giant] == 1


@rule("meccg.onguard.reveal.must-have-been-playable", "meccg.cards.unique.one-in-play-character")
@pytest.mark.parametrize("taken", [False, True])
def test_a_unique_event_on_guard_is_not_revealed_beside_its_like(taken: bool) -> None:
    board = Board().hazards("scatha-at-home")
    board.company("rivendell", "aragorn-ii", "eomer")
    if taken:
        board.event("scatha-at-home", seat=0)
    slot = board.company("gold-hill", "gimli", "legolas")
    place_guard(board.g, slot, board.card("scatha-at-home", 1))
    board.g.here = slot
    assert bool(reveals_at_attack(board.g, slot)) is not taken
