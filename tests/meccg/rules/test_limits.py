"""Limits at which a rule begins or ends to hold, chapter by chapter."""

from __future__ import annotations

import pytest

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg.rules.company_movement import CompanyMovement
from westmarch.games.meccg.rules.piles import Exhaust
from westmarch.games.meccg.terms import DECK, DISCARD, HAND, ITEMS_OF_THE_LOST, MAP_IN_BASIC, OUT, PLAY, SIDEBOARD
from westmarch.games.meccg.values import general_free
from westmarch.games.meccg.views import hidden, view
from westmarch.games.meccg.visibility import visible

DWARVES = ("bifur", "bofur", "bombur", "dori", "dwalin", "ori", "nori", "thorin-ii")


@rule("meccg.game.no-empty-play")
def test_a_card_whose_condition_does_not_hold_stays_in_hand() -> None:
    for destination, offered in (("", False), ("bree", True)):
        board = Board().hazards("river")
        board.company("rivendell", "aragorn-ii", "eomer")
        board.move(0, destination)
        assert ("play:river:0" in board.options()) is offered
        if not offered:
            assert board.refused("play:river:0", seat=1) == "game.no-empty-play"


@rule("meccg.game.no-empty-play")
def test_nothing_to_cancel_nothing_to_play() -> None:
    board = Board().hand("dark-quarrels", "concealment")
    slot = board.company("bree", "annalena", "aragorn-ii")
    board.organization()
    assert not any(option.startswith("play") for option in board.options())
    board.attack(slot, race="orcs")
    assert {"play:dark-quarrels:0", "play:concealment:0"} <= set(board.options())
    board.attack(slot, race="spiders")
    assert "play:dark-quarrels:0" not in board.options()


@rule("meccg.cards.character.race-required")
def test_a_wizards_staff_is_for_wizards() -> None:
    board = Board().hand("wizards-ring")
    board.company("rivendell", "gandalf", "aragorn-ii")
    board.explore(0)
    assert "resource:wizards-ring:gandalf" in board.options()
    assert board.refused("resource:wizards-ring:aragorn-ii") == "cards.character.race-required"


@rule("meccg.piles.out-of-play.eliminated")
def test_the_eliminated_are_not_shuffled_in() -> None:
    board = Board().dice(2).discards("dodge")
    board.company("rivendell", "boromir-ii", "gandalf/tapped")
    board.give("boromir-ii", "sword-of-gondolin", "lure-of-the-senses").check("boromir-ii").passing()
    assert board.zone("boromir-ii") == OUT
    board.run(Exhaust(0))
    assert board.names(DECK) == ["dodge", "sword-of-gondolin"] and board.names(OUT) == ["boromir-ii"]


@rule("meccg.piles.sideboard.exists", "meccg.game.levels")
@pytest.mark.parametrize("standard", [False, True])
def test_sideboards_belong_to_the_standard_game(standard: bool) -> None:
    board = Board(standard).sideboard("dodge").sideboard("river", seat=1).deck(*["block"] * 5)
    board.company("rivendell", "gandalf")
    board.organization()
    assert ("sideboard:discard" in board.options()) is standard
    if not standard:
        assert board.refused("sideboard:discard") == "piles.sideboard.exists"
    board.untap()
    assert bool(board.g.asks) is standard


@rule("meccg.sideboard.untap.five-to-discard", "meccg.sideboard.untap.one-to-deck")
def test_the_opponent_brings_hazards_only() -> None:
    board = Board().sideboard("river", "dodge", "eomer", "giant", seat=1).deck(*["block"] * 5, seat=1)
    board.company("rivendell", "gandalf")
    for use in ("discard", "deck"):
        board.untap().do(f"sideboard:{use}")
        both = ["bring:river,giant"] if use == "discard" else []
        assert board.options() == ["bring:river", "bring:giant", *both]


@rule("meccg.sideboard.org.five-to-discard", "meccg.sideboard.org.one-to-deck")
def test_the_wizard_brings_resources_and_characters_only() -> None:
    board = Board().sideboard("river", "dodge", "eomer", "giant").deck(*["block"] * 4)
    board.company("rivendell", "gandalf")
    board.organization()
    assert "sideboard:deck" not in board.options()
    assert board.refused("sideboard:deck") == "sideboard.org.one-to-deck"
    board.do("sideboard:discard")
    assert board.options() == ["bring:dodge", "bring:eomer", "bring:dodge,eomer"]
    board.do("bring:dodge,eomer")
    assert board.names(DISCARD) == ["dodge", "eomer"] and board.names(SIDEBOARD) == ["giant", "river"]


@rule("meccg.sideboard.org.one-to-deck", "meccg.sideboard.untap.one-to-deck")
def test_one_card_into_a_deck_of_five_which_is_shuffled() -> None:
    board = Board(seed=4).sideboard("dodge", "eomer").deck("block", "ford", "escape", "muster", "bridge")
    board.company("rivendell", "gandalf")
    before = board.g.pile(DECK, 0)[:]
    board.organization().do("sideboard:deck", "bring:eomer")
    after = board.g.pile(DECK, 0)
    assert len(after) == 6 and [card for card in after if card in before] != before
    assert board.prompt() != "bring" and board.names(SIDEBOARD) == ["dodge"]


@rule("meccg.sideboard.untap.one-option")
def test_only_one_use_in_an_untap_phase() -> None:
    board = Board().sideboard("river", "giant", seat=1).deck(*["block"] * 5, seat=1)
    board.company("rivendell", "gandalf/tapped")
    board.untap().do("sideboard:deck", "bring:river")
    assert not board.g.asks and board.status("gandalf") == 0


@rule("meccg.sideboard.untap.halves-limit")
@pytest.mark.parametrize(("size", "limit"), [(5, 3), (4, 2), (2, 2)])
def test_halved_limits(size: int, limit: int) -> None:
    board = Board().sideboard("river", seat=1).hazards("giant")
    board.company("rivendell", "gandalf", *("aragorn-ii", "eomer", "elladan", "gimli")[: size - 1])
    board.company("bree", "bifur", "bofur", "dori")
    board.untap().do("sideboard:discard")
    board.move(0)
    assert board.g.limit == limit
    board.move(1)
    assert board.g.limit == 2


@rule("meccg.sideboard.nazgul.counts-for-limit")
def test_no_nazgul_for_the_sideboard_beyond_the_limit() -> None:
    board = (
        Board()
        .sideboard("river", seat=1)
        .event("adunaphel")
        .hazards("call-of-home", "call-of-home", "giant")
        .dice(12, 12)
    )
    board.company("rivendell", "aragorn-ii", "merry")
    board.move(0).do("play:call-of-home:0", "choose:aragorn-ii")
    assert board.g.limit == 2 and "sideboard_nazgul:adunaphel:discard" in board.options()
    board.do("play:call-of-home:0", "choose:aragorn-ii")
    assert not any(option.startswith("sideboard") for option in board.options())


@rule("meccg.sideboard.nazgul.permanent-event-form")
def test_a_nazgul_in_hand_opens_nothing() -> None:
    board = Board().sideboard("river", seat=1).hazards("adunaphel")
    board.company("rivendell", "aragorn-ii", "merry")
    board.move(0)
    assert not any(option.startswith("sideboard") for option in board.options())


# Companies


@rule("meccg.org.company.max-seven")
def test_eight_do_not_come_together_away_from_havens() -> None:
    board = Board()
    board.company("moria", *DWARVES[:6])
    board.company("moria", *DWARVES[6:])
    board.organization()
    assert board.refused("regroup:thorin-ii:company0") == ""
    board.do("regroup:thorin-ii:company0")
    assert board.refused("regroup:nori:company0") == "org.company.max-seven"
    board = Board()
    board.company("rivendell", *DWARVES[:7])
    board.company("rivendell", DWARVES[7])
    board.organization().do(f"regroup:{DWARVES[7]}:company0")
    assert len(board.g.members[0]) == 8


@rule("meccg.org.company.split.permanent-events")
def test_an_event_goes_with_one_part_of_the_company() -> None:
    board = Board()
    board.company("rivendell", "aragorn-ii", "boromir-ii", "eomer", "merry")
    board.event("doors-of-night", seat=0)
    event = board.card("doors-of-night")
    board.g.company[event] = 0
    board.organization().do("regroup:merry:new")
    assert board.g.company[event] == 0 and board.zone("doors-of-night") == PLAY
    board.do("regroup:aragorn-ii:company1", "regroup:boromir-ii:company1", "regroup:eomer:company1")
    # All have gone over: what was on their company is there too.
    assert board.g.company[event] == 1 and board.g.c_owner[0] == -1 and board.zone("doors-of-night") == PLAY


# Influence


@rule("meccg.influence.follower.no-sub-followers")
def test_whoever_has_followers_gives_them_up_before_he_follows() -> None:
    board = Board()
    board.company("rivendell", "gandalf", "faramir", "mablung")
    board.follow("mablung", "faramir").organization()
    assert board.refused("follow:faramir:gandalf") == "influence.follower.no-sub-followers"
    board.do("general:mablung", "follow:faramir:gandalf")
    assert board.g.leader[board.card("faramir")] == board.card("gandalf")
    assert board.refused("follow:mablung:faramir") == "influence.follower.no-sub-followers"


@rule("meccg.influence.direct.wizard-ten", "meccg.influence.follower.several")
def test_ten_points_of_a_wizard_and_not_eleven() -> None:
    board = Board()
    board.company("rivendell", "gandalf", "faramir", "theoden", "mablung", "peath")
    board.organization().do("follow:faramir:gandalf", "follow:peath:gandalf", "follow:mablung:gandalf")
    # 5 + 4 + 1 = 10.
    assert board.refused("follow:theoden:gandalf") == "influence.direct.control"


@rule("meccg.influence.switch", "meccg.influence.general.sum-non-followers")
def test_back_to_general_influence_only_if_there_is_enough() -> None:
    board = Board()
    board.company("rivendell", "elrond", "aragorn-ii", "annalena", "bard-bowman")
    board.follow("annalena", "aragorn-ii").follow("bard-bowman", "elrond").organization()
    # Elrond 10 and Aragorn 9 leave 1.
    assert general_free(board.g, 0) == 1
    assert board.refused("general:annalena") == "influence.general.sum-non-followers"


@rule("meccg.influence.follower.orphan-next-org")
def test_an_orphan_without_any_influence_is_discarded() -> None:
    board = Board()
    board.company("rivendell", "elrond", "glorfindel-ii", "annalena")
    board.g.leader[board.card("annalena")] = -2
    for leader in ("elrond", "glorfindel-ii"):
        board.g.lay("influence", board.card(leader), -9, 0)
    board.organization()
    assert "general:annalena" not in board.options() and board.zone("annalena") == PLAY
    board.do("pass")
    assert board.options() == ["release:elrond", "release:glorfindel-ii", "release:annalena"]
    board.do("release:annalena")
    assert board.zone("annalena") == DISCARD and board.zone("elrond") == PLAY


@rule("meccg.influence.shortfall-discard")
def test_the_phase_does_not_end_with_too_little_influence() -> None:
    board = Board()
    board.company("rivendell", "aragorn-ii", "elrond", "boromir-ii")
    board.organization().do("pass")
    assert board.prompt() == "shortfall" and "pass" not in board.options()
    board.do("release:aragorn-ii")
    assert not board.g.asks and general_free(board.g, 0) >= 0


# Items


@rule("meccg.items.store.other-cards")
def test_only_events_that_say_so_are_stored() -> None:
    board = Board()
    board.company("rivendell", "gandalf")
    board.give("gandalf", "palantir-of-osgiliath", "rescue-prisoners").give("palantir-of-osgiliath", "align-palantir")
    board.organization()
    assert "store:rescue-prisoners" in board.options()
    assert board.refused("store:align-palantir") == "items.store.other-cards"


@rule("meccg.corruption.leave-play.item-transfer", "meccg.combat.body.eliminated-items")
def test_one_item_to_each_companion_and_the_rest_is_lost() -> None:
    board = Board().dice(2, 12)
    slot = board.company("bree", "aragorn-ii", "eomer/tapped", "gimli/tapped", "merry/wounded")
    board.give("aragorn-ii", "glamdring", "elven-cloak", "dagger-of-westernesse")
    board.attack(slot, race="men", prowess=30).do("tap:aragorn-ii", "give:glamdring:eomer")
    assert not any(option.endswith((":eomer", ":merry")) for option in board.options())
    board.do("give:elven-cloak:gimli")
    assert board.bearer("glamdring") == "eomer" and board.bearer("elven-cloak") == "gimli"
    assert board.zone("dagger-of-westernesse") == DISCARD and not board.g.asks


@rule("meccg.corruption.remove.standard-already-tapped", "meccg.corruption.remove.standard-no-tap")
@pytest.mark.parametrize("standard", [False, True])
def test_the_basic_game_needs_an_untapped_bearer(standard: bool) -> None:
    board = Board(standard).dice(9)
    board.company("rivendell", "faramir/tapped", "eomer")
    board.give("faramir", "lure-of-the-senses").give("eomer", "lure-of-nature").organization()
    assert ("cleanse:lure-of-the-senses" in board.options()) is standard
    board.do("cleanse:lure-of-nature")
    assert (board.prompt() == "remove") is standard and board.tapped("eomer") is not standard


@rule("meccg.corruption.remove.in-organization", "meccg.corruption.remove.failure")
@pytest.mark.parametrize(("roll", "gone"), [(7, True), (6, False)])
def test_a_removal_must_exceed_the_number(roll: int, gone: bool) -> None:
    board = Board().dice(roll)
    board.company("rivendell", "glorfindel-ii")
    board.give("glorfindel-ii", "lure-of-the-senses").organization()
    board.do("cleanse:lure-of-the-senses", "tap:glorfindel-ii")
    assert board.tapped("glorfindel-ii") and (board.names(DISCARD, 1) == ["lure-of-the-senses"]) is gone


@rule("meccg.corruption.remove.in-organization")
def test_each_corruption_card_is_tried_once_in_a_phase() -> None:
    board = Board().dice(2)
    board.company("rivendell", "glorfindel-ii")
    board.give("glorfindel-ii", "lure-of-the-senses").organization()
    board.do("cleanse:lure-of-the-senses", "stay:glorfindel-ii")
    assert "cleanse:lure-of-the-senses" not in board.options()


# Movement


@rule("meccg.move.destination.face-down", "meccg.mh.reveal.turn-up")
def test_nobody_else_sees_the_destination_before_it_is_revealed() -> None:
    board = Board().hazards("giant")
    board.company("rivendell", "aragorn-ii", "eomer")
    board.organization().do("move:company0:bree")
    site = board.site("bree")
    assert visible(board.g, 0, site) and not visible(board.g, 1, site) and not visible(board.g, -1, site)
    assert f"bree-{site}" in hidden(board.g, 1) and f"bree-{site}" not in str(view(board.g, 1))
    board.run(CompanyMovement(0)).do("basic")
    assert visible(board.g, 1, site) and view(board.g, 1)["companies"][0]["destination"] == f"bree-{site}"


@rule("meccg.move.two-companies.one-basic", "meccg.move.two-companies.separate-hazards")
def test_the_second_company_to_a_site_needs_the_map() -> None:
    board = Board().hazards("giant")
    board.company("bree", "aragorn-ii", "eomer")
    board.company("weathertop", "boromir-ii", "gimli", "elladan")
    board.organization().do("move:company0:rivendell", "move:company1:rivendell", "pass")
    board.run(CompanyMovement(0)).do("basic")
    assert board.g.limit == 2
    board.passing().run(CompanyMovement(1))
    assert board.prompt() == "route" and "basic" not in board.options()
    board.do(board.options()[0])
    assert board.g.limit == 3
    board.passing()
    assert board.where(0) == board.where(1) == "rivendell"


@rule("meccg.move.two-companies.one-basic")
def test_without_a_way_on_the_map_only_one_may_declare_it() -> None:
    board = Board()
    board.company("barad-dur", "aragorn-ii")
    board.company("bag-end", "boromir-ii")
    board.company("lorien", "gimli")
    board.organization().do("move:company2:rivendell")
    # Bag End is four regions away at most; Barad-dur is not.
    assert board.refused("move:company0:rivendell") != "" and board.refused("move:company1:rivendell") == ""


@rule("meccg.move.two-companies.merge")
def test_companies_at_one_site_become_one() -> None:
    board = Board()
    board.company("bree", "aragorn-ii", "eomer")
    board.company("weathertop", "boromir-ii")
    board.organization().do("move:company1:bree", "pass").movement()
    for _ in range(30):
        if not board.g.asks:
            break
        board.do("pass" if "pass" in board.options() else board.options()[0])
    assert board.g.companies(0) == [0] and len(board.g.members[0]) == 3 and board.where(0) == "bree"


# Readings that the players may choose


@rule("meccg.game.levels.map-optional-in-basic")
@pytest.mark.parametrize(("optional", "offered"), [(0, False), (MAP_IN_BASIC, True)])
def test_the_map_in_a_basic_game(optional: int, offered: bool) -> None:
    board = Board(standard=False, optional=optional).hazards("call-of-home")
    board.company("bag-end", "aragorn-ii", "eomer")
    board.organization()
    assert "move:company0:rivendell" in board.options()
    assert ("move:company0:barrow-downs" in board.options()) is offered
    if offered:
        board.do("move:company0:barrow-downs").run(CompanyMovement(0))
        assert board.prompt() == "route" and all(option.startswith("route") for option in board.options())


@rule("meccg.corruption.leave-play.item-transfer", "meccg.corruption.check.cards-discarded")
@pytest.mark.parametrize("optional", [0, ITEMS_OF_THE_LOST])
def test_items_of_somebody_lost_to_corruption(optional: int) -> None:
    board = Board(optional=optional).dice(5)
    board.company("rivendell", "boromir-ii", "eomer/tapped", "gimli/wounded")
    board.give("boromir-ii", "sword-of-gondolin", "lure-of-the-senses").check("boromir-ii").passing(
        "give" if optional else ""
    )
    if optional:
        assert board.options() == ["give:sword-of-gondolin:eomer", "pass"]
        board.do("give:sword-of-gondolin:eomer")
        assert board.bearer("sword-of-gondolin") == "eomer"
    else:
        assert board.zone("sword-of-gondolin") == DISCARD
    assert board.zone("boromir-ii") == DISCARD and board.zone("lure-of-the-senses") == DISCARD


@rule("meccg.mh.hazards.up-to-limit", "meccg.mh.limit.company-size")
@pytest.mark.parametrize("size", [2, 4])
def test_as_many_hazards_as_the_limit_and_not_one_more(size: int) -> None:
    board = Board().hazards(*["call-of-home"] * 6).dice(*[12] * 6)
    board.company("rivendell", *("aragorn-ii", "eomer", "gimli", "legolas")[:size])
    board.move(0)
    for _ in range(size):
        board.do("play:call-of-home:0")
        if board.prompt() == "choose":
            board.do(board.options()[0])
    assert not board.g.asks and len(board.logged("home")) == size and len(board.names(HAND, 1)) == 6 - size


@rule("meccg.mh.hazards.up-to-limit")
def test_fewer_hazards_or_none() -> None:
    board = Board().hazards("call-of-home")
    board.company("rivendell", "aragorn-ii", "eomer")
    board.move(0).do("pass")
    assert not board.g.asks and board.names(HAND, 1) == ["call-of-home"]


@rule("meccg.sideboard.org.five-to-discard")
@pytest.mark.parametrize(("card", "offered"), [("river", False), ("dodge", True), ("eomer", True)])
def test_a_sideboard_of_hazards_is_no_use_in_ones_own_turn(card: str, offered: bool) -> None:
    board = Board().sideboard(card)
    board.company("rivendell", "gandalf")
    board.organization()
    assert ("sideboard:discard" in board.options()) is offered
