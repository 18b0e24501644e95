"""Organization phase (p.6-8): characters, companies, influence."""

from __future__ import annotations

from meccg.board import GENERAL, Board
from westmarch.engine.testing import rule
from westmarch.games.meccg.rules.company_movement import CompanyMovement
from westmarch.games.meccg.rules.corruption import leave_play
from westmarch.games.meccg.rules.organization import OrganizationPhase
from westmarch.games.meccg.terms import DISCARD, HAND, NOBODY, PLAY
from westmarch.games.meccg.values import general_free, influence_free


@rule("meccg.org.any-order")
def test_actions_in_any_order() -> None:
    board = Board().hand("gamling-the-old")
    slot = board.company("rivendell", "aragorn-ii", "annalena")
    board.organization().do(f"move:company{slot}:bree", "follow:annalena:aragorn-ii")
    assert "character:gamling-the-old" in board.options()


@rule("meccg.org.char.one-per-turn")
def test_one_character_in_a_turn() -> None:
    board = Board().hand("gamling-the-old", "hama")
    board.company("rivendell", "aragorn-ii")
    board.organization().do("character:hama", "enter_company:company0")
    assert board.refused("character:gamling-the-old") == "org.char.one-per-turn"


@rule("meccg.org.char.where")
def test_at_home_or_at_a_haven() -> None:
    board = Board().hand("hama")
    board.company("bree", "aragorn-ii")
    board.organization().do("character:hama")
    sites = {o.split(":")[1] for o in board.options() if o.startswith("enter_alone")}
    assert sites == {"rivendell", "lorien", "edhellond", "grey-havens", "edoras"}
    assert board.refused("enter_company:company0") == "org.char.where"


@rule("meccg.org.char.needs-influence")
def test_somebody_must_control_him() -> None:
    board = Board().hand("boromir-ii")
    board.company("rivendell", "aragorn-ii", "glorfindel-ii")
    board.organization()
    assert board.refused("character:boromir-ii") == "org.char.needs-influence"


@rule("meccg.org.char.wizard-where", "meccg.org.char.wizard-no-influence")
def test_a_wizard_comes_to_rivendell_or_to_his_home() -> None:
    board = Board().hand("saruman")
    board.company("rivendell", "aragorn-ii", "elrond")
    board.organization().do("character:saruman")
    sites = {o.split(":")[1] for o in board.options() if o.startswith("enter_alone")}
    assert sites == {"rivendell", "isengard"}
    assert "enter_company:company0" in board.options()
    assert board.refused("enter_alone:lorien") == "org.char.wizard-where"


@rule("meccg.org.char.wizard-counts-as-the-one", "meccg.influence.direct.wizard-ten")
def test_a_wizard_is_the_character_of_the_turn() -> None:
    board = Board().hand("saruman", "hama")
    board.company("rivendell", "aragorn-ii")
    board.organization().do("character:saruman", "enter_company:company0")
    assert board.refused("character:hama") == "org.char.one-per-turn"
    assert influence_free(board.g, board.card("saruman")) == 10


@rule("meccg.org.char.join-company", "meccg.org.char.new-company")
def test_with_a_company_or_alone() -> None:
    board = Board().hand("hama")
    board.company("rivendell", "aragorn-ii")
    board.organization().do("character:hama")
    assert {"enter_company:company0", "enter_alone:rivendell"} <= set(board.options())
    board.do("enter_alone:rivendell")
    assert board.g.members[1] == [board.card("hama")] and board.where(1) == "rivendell"


@rule("meccg.org.char.home-site-discarded")
def test_not_at_a_home_that_was_discarded() -> None:
    board = Board().hand("merry").lose_site("bag-end")
    board.company("rivendell", "aragorn-ii")
    board.organization()
    assert board.refused("character:merry") == "org.char.home-site-discarded"


@rule("meccg.org.char.standard-no-solo-with-wizard", "meccg.org.char.standard-gi-joins-wizard")
def test_with_the_wizard_in_play_nobody_starts_alone() -> None:
    board = Board().hand("hama")
    board.company("rivendell", "gandalf")
    board.company("lorien", "aragorn-ii")
    board.organization().do("character:hama")
    assert board.refused("enter_alone:rivendell") == "org.char.standard-no-solo-with-wizard"
    assert board.refused("enter_company:company1") == "org.char.standard-gi-joins-wizard"
    assert "enter_company:company0" in board.options()


@rule("meccg.org.char.standard-di-any-company")
def test_under_direct_influence_he_may_join_another_company() -> None:
    board = Board().hand("hama")
    board.company("rivendell", "gandalf")
    board.company("lorien", "aragorn-ii")
    board.organization().do("character:hama", "enter_follower:aragorn-ii")
    assert board.logged("follows") == [{"card": board.card("hama"), "other": board.card("aragorn-ii")}]
    assert board.g.leader[board.card("hama")] == board.card("aragorn-ii")


@rule("meccg.org.char.standard-no-solo-with-wizard")
def test_the_basic_game_lets_him_start_alone() -> None:
    board = Board(standard=False).hand("hama")
    board.company("rivendell", "gandalf")
    board.organization().do("character:hama")
    assert "enter_alone:lorien" in board.options()


@rule("meccg.org.char.standard-discard-instead")
def test_a_character_may_be_discarded_instead() -> None:
    board = Board().hand("hama")
    board.company("rivendell", "aragorn-ii", "eomer")
    board.company("moria", "boromir-ii")
    board.organization()
    assert board.refused("release:boromir-ii") == "org.char.standard-discard-instead"
    board.do("release:eomer")
    assert board.zone("eomer") == DISCARD
    assert board.refused("character:hama") == "org.char.one-per-turn"


@rule("meccg.cards.unique.one-in-play-character")
def test_a_unique_character_of_the_other_player() -> None:
    board = Board().hand("hama")
    board.company("rivendell", "aragorn-ii")
    board.company("rivendell", "hama", seat=1)
    board.organization()
    assert board.refused("character:hama") == "cards.unique.one-in-play-character"


@rule("meccg.cards.unique.eliminated-never-again", "meccg.cards.unique.discarded-may-return")
def test_eliminated_is_for_ever_discarded_is_not() -> None:
    board = Board().hand("hama", "eomer").pile(3, "hama", seat=1).discards("eomer", seat=1)
    board.company("rivendell", "aragorn-ii")
    board.organization()
    assert board.refused("character:hama") == "cards.unique.one-in-play-character"
    assert "character:eomer" in board.options()


# Companies


@rule("meccg.org.company.definition", "meccg.org.company.reorganize-at-haven")
def test_companies_divide_at_a_haven() -> None:
    board = Board(standard=False)
    board.company("rivendell", "aragorn-ii", "boromir-ii", "eomer")
    board.organization().do("regroup:boromir-ii:new", "regroup:eomer:company1")
    assert len(board.g.members[0]) == 1 and len(board.g.members[1]) == 2
    assert board.where(1) == "rivendell"


@rule("meccg.org.company.merge-at-haven")
def test_companies_at_a_haven_come_together() -> None:
    board = Board(standard=False)
    board.company("rivendell", "aragorn-ii")
    board.company("rivendell", "boromir-ii")
    board.organization().do("regroup:boromir-ii:company0")
    assert len(board.g.members[0]) == 2 and board.g.c_owner[1] == -1


@rule("meccg.org.company.no-split-elsewhere-basic", "meccg.org.company.split.standard-anywhere")
def test_elsewhere_only_the_standard_game_divides() -> None:
    for standard in (False, True):
        board = Board(standard)
        board.company("moria", "aragorn-ii", "boromir-ii")
        board.organization()
        refused = board.refused("regroup:boromir-ii:new")
        assert refused == ("" if standard else "org.company.no-split-elsewhere-basic")


@rule("meccg.org.company.max-seven", "meccg.org.company.no-limit-at-haven")
def test_seven_characters_away_from_havens() -> None:
    names = ("aragorn-ii", "bifur", "bofur", "bombur", "dori", "dwalin", "ori", "nori")
    board = Board()
    slot = board.company("rivendell", *names)
    board.organization()
    assert len(board.g.members[slot]) == 8
    assert board.refused(f"move:company{slot}:bree") == "org.company.max-seven"
    assert board.refused(f"move:company{slot}:moria") == "org.company.max-seven"


@rule("meccg.org.company.split.permanent-events", "meccg.org.company.split.some-discarded")
def test_fellowship_ends_when_its_company_divides() -> None:
    board = Board().hand("fellowship")
    board.company("rivendell", "aragorn-ii", "boromir-ii", "eomer", "merry")
    board.organization().do("play:fellowship:0")
    assert board.zone("fellowship") == PLAY
    board.do("regroup:merry:new")
    assert board.zone("fellowship") == DISCARD


@rule("meccg.org.company.split.different-destinations")
def test_companies_from_one_origin_go_to_different_sites() -> None:
    board = Board()
    board.company("rivendell", "aragorn-ii")
    board.company("rivendell", "boromir-ii")
    board.organization().do("move:company0:bree")
    assert board.refused("move:company1:bree") == "org.company.split.different-destinations"


@rule("meccg.org.company.split.only-one-stays")
def test_only_one_part_of_a_company_stays() -> None:
    board = Board()
    board.company("moria", "aragorn-ii", "boromir-ii", "eomer")
    board.organization().do("regroup:boromir-ii:new", "pass")
    assert board.g.companies(0) == [0] and len(board.g.members[0]) == 3


# Influence


@rule("meccg.influence.general.pool-20", "meccg.influence.general.sum-non-followers")
def test_twenty_points_of_general_influence() -> None:
    board = Board()
    board.company("rivendell", "aragorn-ii", "boromir-ii", "elladan", "annalena")
    assert general_free(board.g, 0) == 0
    board.follow("annalena", "aragorn-ii")
    assert general_free(board.g, 0) == 3


@rule("meccg.influence.direct.control", "meccg.influence.follower.frees-general", "meccg.influence.switch")
def test_a_follower_costs_no_general_influence() -> None:
    board = Board()
    board.company("rivendell", "aragorn-ii", "annalena", "boromir-ii")
    board.organization()
    assert board.refused("follow:boromir-ii:aragorn-ii") == "influence.direct.control"
    board.do("follow:annalena:aragorn-ii")
    assert general_free(board.g, 0) == 7


@rule("meccg.influence.direct.same-company")
def test_controller_and_follower_in_one_company() -> None:
    board = Board()
    board.company("rivendell", "aragorn-ii")
    board.company("rivendell", "annalena")
    board.organization()
    assert board.refused("follow:annalena:aragorn-ii") == "influence.direct.same-company"


@rule(
    "meccg.influence.follower.several",
    "meccg.influence.direct.free-definition",
    "meccg.example.influence.gandalf-faramir",
)
def test_several_followers_within_the_influence() -> None:
    board = Board()
    board.company("rivendell", "gandalf", "faramir", "boromir-ii", "eomer")
    board.organization().do("follow:faramir:gandalf")
    assert influence_free(board.g, board.card("gandalf")) == 5
    board.do("follow:boromir-ii:gandalf")
    assert influence_free(board.g, board.card("gandalf")) == 1
    assert board.refused("follow:eomer:gandalf") == "influence.direct.control"


@rule("meccg.influence.follower.no-sub-followers")
def test_followers_have_no_followers() -> None:
    board = Board()
    board.company("rivendell", "gandalf", "faramir", "mablung")
    board.follow("faramir", "gandalf").organization()
    assert board.refused("follow:mablung:faramir") == "influence.follower.no-sub-followers"


@rule("meccg.influence.follower.stays-with-controller")
def test_a_follower_goes_where_his_controller_goes() -> None:
    board = Board()
    board.company("rivendell", "aragorn-ii", "annalena", "boromir-ii")
    board.follow("annalena", "aragorn-ii").organization()
    assert board.refused("regroup:annalena:new") == "influence.follower.stays-with-controller"
    board.do("regroup:aragorn-ii:new")
    assert board.g.company[board.card("annalena")] == board.g.company[board.card("aragorn-ii")]


@rule("meccg.influence.follower.otherwise-normal", "meccg.mh.limit.counts-followers")
def test_a_follower_counts_and_fights() -> None:
    board = Board()
    slot = board.company("rivendell", "aragorn-ii", "annalena", "boromir-ii")
    board.follow("annalena", "aragorn-ii")
    assert board.g.size(slot) == 3
    board.attack(slot)
    assert "target:annalena" in board.options()


@rule("meccg.influence.follower.controller-eliminated", "meccg.influence.follower.orphan-next-org")
def test_an_orphan_needs_a_new_controller() -> None:
    board = Board().dice(2, 12)
    slot = board.company("rivendell", "aragorn-ii", "annalena")
    board.follow("annalena", "aragorn-ii")
    board.attack(slot, prowess=20).do("target:aragorn-ii", "tap:aragorn-ii").passing()
    assert board.zone("annalena") == PLAY and board.g.leader[board.card("annalena")] == NOBODY
    board.organization().do("pass")
    assert board.options() == ["general:annalena", "release:annalena"]
    board.do("general:annalena")
    assert board.g.leader[board.card("annalena")] == GENERAL


@rule("meccg.influence.shortfall-discard")
def test_whoever_cannot_be_controlled_is_discarded() -> None:
    board = Board()
    board.company("rivendell", "aragorn-ii", "elrond", "boromir-ii")
    board.g.stack = []
    frame = OrganizationPhase()
    frame.pc = frame.STEPS.index("shortfall")
    board.run(frame)
    assert board.prompt() == "shortfall"
    board.do("release:boromir-ii")
    assert board.zone("boromir-ii") == DISCARD and general_free(board.g, 0) == 1


@rule("meccg.influence.ally-not-follower")
def test_allies_are_no_followers() -> None:
    board = Board().dice(2)
    board.company("rivendell", "aragorn-ii", "gandalf")
    board.give("aragorn-ii", "quickbeam").organization()
    assert board.refused("follow:quickbeam:gandalf") == "influence.ally-not-follower"
    board.do("release:aragorn-ii")
    assert board.zone("quickbeam") == DISCARD


@rule("meccg.cards.character.mind-meaning")
def test_mind_is_what_control_takes() -> None:
    board = Board()
    board.company("rivendell", "faramir")
    assert board.g.general_used(0) == 5


@rule("meccg.cards.side.hazards-opponents-turn", "meccg.cards.side.resources-own-turn")
def test_each_side_in_its_turn() -> None:
    board = Board().hand("call-of-home", "concealment").hazards("concealment")
    slot = board.company("rivendell", "aragorn-ii")
    board.organization()
    assert board.refused("play:call-of-home:0") == "cards.side.hazards-opponents-turn"
    board.move(slot)
    assert board.refused("play:concealment:0", seat=1) == "cards.side.resources-own-turn"


@rule("meccg.piles.hand.private", "meccg.piles.discard.face-down", "meccg.piles.discard.owner-only")
def test_hands_and_discards_are_private() -> None:
    from westmarch.games.meccg.views import view

    board = Board().hand("hama").discards("eomer")
    board.company("rivendell", "aragorn-ii")
    board.organization()
    mine, theirs = view(board.g, 0)["players"]["north"], view(board.g, 1)["players"]["north"]
    assert mine["cards"] and mine["discards"]
    assert theirs["hand"] == 1 and "cards" not in theirs and "discards" not in theirs


@rule("meccg.piles.public.vp-and-out", "meccg.piles.location.open-to-owner")
def test_points_and_eliminated_cards_are_public() -> None:
    from westmarch.games.meccg.views import view

    board = Board().points("rangers-of-the-north").pile(3, "eomer")
    board.company("rivendell", "aragorn-ii")
    board.organization()
    theirs = view(board.g, 1)["players"]["north"]
    assert theirs["points_pile"] and theirs["out"] and "sites" not in theirs
    assert view(board.g, 0)["players"]["north"]["sites"]
    assert HAND == 1


@rule("meccg.org.company.split.one-basic-to-haven")
def test_of_a_divided_company_only_one_goes_to_a_haven_by_basic_movement() -> None:
    board = Board().hand("dodge", seat=1)
    board.company("barrow-downs", "aragorn-ii", "eomer")
    board.organization().do("regroup:eomer:new", "move:company0:rivendell")
    assert board.refused("move:company1:rivendell") != ""
    board.do("move:company1:grey-havens")
    board.run(CompanyMovement(1))
    # By the site cards Barrow-downs leads to Rivendell alone: the other Haven is reached on the map.
    assert board.prompt() == "route" and "basic" not in board.options()
    board.run(CompanyMovement(0))
    assert "basic" in board.options()


@rule("meccg.org.char.one-wizard")
def test_after_the_loss_of_his_wizard_a_player_has_no_other() -> None:
    board = Board().hand("saruman", "gandalf")
    board.company("rivendell", "aragorn-ii")
    board.organization()
    assert {"character:saruman", "character:gandalf"} <= set(board.options())
    board.do("character:gandalf", "enter_company:company0")
    leave_play(board.g, board.card("gandalf"), DISCARD)
    board.hand("gandalf").organization()
    assert "character:gandalf" in board.options()
    assert board.refused("character:saruman") == "org.char.one-wizard"
