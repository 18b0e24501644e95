"""Site phase (p.14-17): entering, on guard, resources, influence, rings."""

from __future__ import annotations

import pytest

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.checks import FactionCheck
from westmarch.games.meccg.rules.combat import encounter_now
from westmarch.games.meccg.rules.opposition import Persuade, forbids_influencer
from westmarch.games.meccg.rules.rings import RingTest, fits_roll
from westmarch.games.meccg.terms import DISCARD, GUARD, HAND, MOVED, OF_SEAT, PLAY, POINTS, TAPPED, TURN
from westmarch.games.meccg.values import general_free


def at(site: str, *names: str, standard: bool = True) -> Board:
    board = Board(standard)
    board.company(site, *(names or ("aragorn-ii", "boromir-ii", "merry")))
    return board


def guarded(site: str, card: str, *names: str) -> Board:
    """A company that has moved to a site, with a card on guard."""
    board = at(site, *names)
    card_number = board.g.add(f.NUMBER[card], 1, HAND)
    board.g._leave(card_number)
    board.g.zone[card_number] = GUARD
    board.g.c_guard[0] = card_number
    board.g.c_flags[0] |= MOVED
    board.g.c_modes[0] = 1
    board.g.c_paths[0] = list(f.face(site).path)
    board.g.c_routes[0] = [f.face(site).region, f.face(site).region]
    return board


@rule("meccg.site.enter-or-not", "meccg.site.nothing-means-nothing", "meccg.site.stationary-company-may-act")
def test_enter_or_do_nothing() -> None:
    board = at("barrow-downs").hand("glamdring").at_site(0)
    assert board.options() == ["enter", "pass"]
    assert board.refused("resource:glamdring:aragorn-ii") == "site.nothing-means-nothing"
    board.do("pass")
    assert not board.g.asks and not board.logged("attack")


@rule("meccg.site.order-by-active-player")
def test_the_active_player_orders_the_companies() -> None:
    from westmarch.games.meccg.rules.site import SitePhase

    board = at("bree")
    board.company("weathertop", "eomer")
    board.run(SitePhase())
    assert board.options() == ["company:company0", "company:company1"] and board.to_act() == 0


@rule("meccg.site.aa.first", "meccg.site.aa.same-combat")
def test_the_automatic_attack_comes_first() -> None:
    board = at("barrow-downs").hand("glamdring").at_site(0).do("enter")
    assert board.logged("attack")[0]["race"] == "undead" and board.prompt() == "target"


@rule("meccg.site.aa.several")
def test_several_automatic_attacks() -> None:
    board = at("dol-guldur", "aragorn-ii").dice(*[12] * 6).at_site(0).do("enter")
    while board.g.asks and len(board.logged("attack")) < 2:
        board.do(board.options()[0] if "pass" not in board.options() else "pass")
    assert [line["race"] for line in board.logged("attack")] == ["orcs", "trolls"]


@rule("meccg.site.aa.need-not-defeat", "meccg.site.play.tap-character", "meccg.site.item.placed-under-character")
def test_resources_after_an_attack_that_was_not_defeated() -> None:
    board = (
        at("barrow-downs")
        .hand("glamdring")
        .dice(2, 2)
        .at_site(0)
        .do("enter", "target:merry", "tap:merry")
        .passing("explore")
    )
    board.do("resource:glamdring:aragorn-ii")
    assert board.bearer("glamdring") == "aragorn-ii" and board.tapped("aragorn-ii")


@rule("meccg.site.play.taps-site", "meccg.site.play.tapped-site-closed", "meccg.site.play.one-main-resource")
def test_success_taps_the_site() -> None:
    board = (
        at("barrow-downs").hand("glamdring", "hauberk-of-bright-mail").explore(0).do("resource:glamdring:aragorn-ii")
    )
    assert board.g.status[board.site("barrow-downs")] == TAPPED
    assert board.refused("resource:hauberk-of-bright-mail:boromir-ii") in (
        "site.play.tapped-site-closed",
        "turn.six-phases",
    )


@rule("meccg.site.play.must-be-playable-here", "meccg.site.item.kinds-by-site")
def test_kinds_of_items_by_site() -> None:
    board = at("barrow-downs").hand("orcrist", "glamdring", "precious-gold-ring").explore(0)
    assert board.refused("resource:orcrist:aragorn-ii") == "site.item.kinds-by-site"
    assert board.refused("resource:precious-gold-ring:aragorn-ii") == "site.item.kinds-by-site"
    assert "resource:glamdring:aragorn-ii" in board.options()


@rule("meccg.turn.tap.tapped-may-not", "meccg.turn.tap.tapped-may-still")
def test_a_tapped_character_acquires_nothing() -> None:
    board = at("barrow-downs", "aragorn-ii/tapped", "eomer").hand("glamdring").explore(0)
    assert board.refused("resource:glamdring:aragorn-ii") == "site.play.tap-character"
    assert "resource:glamdring:eomer" in board.options()


@rule("meccg.site.ally.location", "meccg.site.ally.controller", "meccg.site.ally.no-influence")
def test_an_ally_at_his_site() -> None:
    board = at("bree").hand("quickbeam", "glamdring").explore(0)
    assert board.refused("resource:quickbeam:aragorn-ii") in ("site.ally.location", "turn.six-phases")
    board = at("wellinghall", "aragorn-ii", "elrond").hand("quickbeam").explore(0).do("resource:quickbeam:aragorn-ii")
    assert board.bearer("quickbeam") == "aragorn-ii" and general_free(board.g, 0) == 1


def faction(board: Board, character: str, name: str) -> Board:
    board.hand(name).explore(0).do(f"resource:{name}:{character}")
    return board.passing("explore") if board.prompt() == "influence" else board


@rule("meccg.site.faction.location")
def test_a_faction_at_its_site() -> None:
    board = at("edoras").hand("rangers-of-the-north", "riders-of-rohan").explore(0)
    assert board.refused("resource:rangers-of-the-north:aragorn-ii") == "site.faction.location"


@rule("meccg.site.faction.check", "meccg.site.faction.exceed", "meccg.site.faction.success")
@rule(
    "meccg.site.faction.ability-adds-di", "meccg.site.faction.race-modifier", "meccg.card.faction.knights-of-dol-amroth"
)
@rule("meccg.example.faction.imrahil", "meccg.card.char.imrahil")
def test_imrahil_wins_the_knights() -> None:
    board = at("dol-amroth", "imrahil", "merry").dice(5)
    faction(board, "imrahil", "knights-of-dol-amroth")
    assert board.logged("influence")[0]["total"] == 10
    assert board.zone("knights-of-dol-amroth") == POINTS and board.g.status[board.site("dol-amroth")] == TAPPED


@rule("meccg.site.faction.failure", "meccg.site.faction.exceed", "meccg.site.play.failed-attempt-leaves-site")
def test_an_equal_roll_fails() -> None:
    board = at("dol-amroth", "imrahil", "merry").hand("dodge").dice(3)
    faction(board, "imrahil", "knights-of-dol-amroth")
    assert board.zone("knights-of-dol-amroth") == DISCARD and board.tapped("imrahil")
    assert board.g.status[board.site("dol-amroth")] == 0


@rule("meccg.site.faction.own-ability-only")
def test_only_his_own_ability_counts() -> None:
    board = at("dol-amroth", "imrahil", "faramir").dice(7)
    faction(board, "faramir", "knights-of-dol-amroth")
    assert board.logged("influence")[0]["total"] == 7 + 1 + 1


@rule("meccg.site.faction.cards-before-roll")
def test_cards_come_before_the_roll() -> None:
    board = at("dol-amroth", "imrahil", "merry").hand("muster", "new-friendship", "knights-of-dol-amroth").dice(2)
    board.explore(0).do("resource:knights-of-dol-amroth:imrahil")
    assert board.options() == ["pass", "play:muster:0", "play:new-friendship:0"]
    board.do("play:muster:0", "pass")
    assert board.logged("influence")[0]["total"] == 2 + 2 + 2 + 1 + 5


@rule("meccg.influence.direct.free-definition", "meccg.cards.character.di-uses")
def test_followers_use_up_influence() -> None:
    board = at("dol-amroth", "imrahil", "mablung").dice(5)
    board.follow("mablung", "imrahil")
    faction(board, "imrahil", "knights-of-dol-amroth")
    assert board.logged("influence")[0]["total"] == 9


@rule(
    "meccg.site.minor.after-success",
    "meccg.site.minor.other-character",
    "meccg.site.minor.any-site",
    "meccg.site.minor.one",
)
def test_an_additional_minor_item() -> None:
    board = at("dol-amroth", "imrahil", "merry", "eomer").hand("elven-cloak", "dagger-of-westernesse").dice(9)
    board.hand("knights-of-dol-amroth").explore(0)
    assert board.refused("extra:elven-cloak:merry") == "site.minor.after-success"
    board.do("resource:knights-of-dol-amroth:imrahil")
    assert board.refused("extra:elven-cloak:imrahil") == "site.minor.other-character"
    board.do("extra:elven-cloak:merry")
    assert board.bearer("elven-cloak") == "merry" and board.tapped("merry")
    assert not any(option.startswith("extra") for option in board.options())


@rule("meccg.optional.minor-from-discard")
def test_option_minor_items_from_the_discard_pile() -> None:
    board = Board(optional=1).discards("elven-cloak").dice(9).hand("knights-of-dol-amroth")
    board.company("dol-amroth", "imrahil", "merry")
    board.explore(0).do("resource:knights-of-dol-amroth:imrahil")
    assert "extra:elven-cloak:merry" in board.options()


@rule("meccg.site.play.information", "meccg.card.info.dreams-of-lore")
def test_information_needs_its_site() -> None:
    board = at("weathertop", "annalena", "eomer").hand("dreams-of-lore").explore(0).do("play:dreams-of-lore:0")
    assert board.tapped("annalena") and board.bearer("dreams-of-lore") == "annalena"
    assert board.g.status[board.site("weathertop")] == TAPPED
    board = at("bree", "annalena", "eomer").hand("dreams-of-lore", "dodge").explore(0)
    assert "play:dreams-of-lore:0" not in board.options()


@rule("meccg.optional.recently-visited")
def test_option_recently_visited_sites_are_worse() -> None:
    board = Board(optional=4).lose_site("barrow-downs", seat=1)
    board.company("barrow-downs", "aragorn-ii", "boromir-ii", "eomer")
    board.at_site(0).do("enter")
    assert board.logged("attack")[0]["strikes"] == 2 and board.logged("attack")[0]["prowess"] == 9


# On guard


@rule("meccg.onguard.place", "meccg.onguard.counts-for-limit", "meccg.onguard.any-card-bluff")
def test_any_card_on_guard() -> None:
    from westmarch.games.meccg.views import view

    board = Board().hazards("dodge", "call-of-home", "hama")
    board.company("rivendell", "aragorn-ii")
    board.move(0).do("guard:dodge")
    assert board.g.spent == 1 and board.zone("dodge") == GUARD
    assert view(board.g, 0)["companies"][0]["guard"] == "card"


@rule("meccg.onguard.one-per-company")
def test_one_card_for_each_company() -> None:
    board = Board().hazards("dodge", "call-of-home", "hama")
    board.company("rivendell", "aragorn-ii", "boromir-ii", "eomer")
    board.move(0).do("guard:dodge")
    assert board.refused("guard:hama", seat=1) == "onguard.one-per-company"


@rule("meccg.onguard.revealed-in-site-phase")
def test_not_revealed_in_the_movement_phase() -> None:
    board = Board().hazards("awaken-denizens", "call-of-home", "hama")
    board.company("rivendell", "aragorn-ii", "boromir-ii", "eomer")
    board.move(0).do("guard:awaken-denizens")
    assert board.refused("reveal:0", seat=1) == "onguard.revealed-in-site-phase"


@rule("meccg.onguard.reveal.modifies-aa")
def test_awaken_denizens_on_guard() -> None:
    board = guarded("weathertop", "awaken-denizens", "aragorn-ii", "boromir-ii", "eomer", "elladan", "merry")
    board.at_site(0).do("enter")
    assert board.to_act() == 1 and board.options() == ["pass", "reveal:0"]
    board.do("reveal:0")
    encounter = encounter_now(board.g)
    assert encounter.left + len(encounter.targets) == 4


@rule("meccg.onguard.reveal.creature", "meccg.onguard.reveal.must-have-been-playable")
def test_a_creature_on_guard_attacks_after_the_automatic_attack() -> None:
    board = guarded("weathertop", "wargs", "aragorn-ii").dice(*[12] * 8).at_site(0).do("enter")
    board.do("reveal_creature:land-wilderness")
    while board.g.asks and board.prompt() != "explore":
        board.do("pass" if "pass" in board.options() else board.options()[0])
    assert [line["race"] for line in board.logged("attack")] == ["wolves", "wolves"]
    assert board.logged("revealed") and board.zone("wargs") == POINTS
    board = guarded("weathertop", "ghouls", "aragorn-ii").at_site(0).do("enter")
    assert not board.logged("revealed")


@rule("meccg.onguard.reveal.creature-needs-aa", "meccg.onguard.return-to-hand")
def test_without_an_automatic_attack_a_creature_goes_back() -> None:
    board = guarded("old-forest", "wargs", "aragorn-ii").at_site(0).do("enter").passing()
    assert board.zone("wargs") == HAND and not board.logged("revealed")


@rule("meccg.onguard.not-entered-not-revealed")
def test_who_does_not_enter_is_not_surprised() -> None:
    board = guarded("weathertop", "wargs", "aragorn-ii").at_site(0).do("pass")
    assert board.zone("wargs") == HAND


@rule("meccg.onguard.reveal.on-resource-played", "meccg.card.event.greed")
def test_greed_on_guard() -> None:
    board = guarded("barrow-downs", "greed", "aragorn-ii", "boromir-ii", "merry").hand("glamdring")
    board.give("boromir-ii", "scroll-of-isildur").explore(0).do("resource:glamdring:aragorn-ii")
    assert board.to_act() == 1 and board.options() == ["pass", "reveal:0"]
    board.do("reveal:0")
    assert board.prompt() == "check"
    assert board.g.stack[-1].character == board.card("boromir-ii")  # type: ignore[attr-defined]


@rule(
    "meccg.onguard.exclude.remove-character",
    "meccg.onguard.exclude.do-nothing",
    "meccg.onguard.exclude.return-to-origin",
)
def test_some_cards_are_never_revealed() -> None:
    for name, reason in (
        ("call-of-home", "onguard.exclude.remove-character"),
        ("river", "onguard.exclude.do-nothing"),
        ("seek-without-success", "onguard.exclude.return-to-origin"),
    ):
        board = guarded("barrow-downs", name, "aragorn-ii", "boromir-ii").hand("glamdring").at_site(0).do("enter")
        assert board.prompt() != "guard"
        assert board.refused("reveal:0", seat=1) == reason


# Influencing the opponent


def meeting(*mine: str, site: str = "edoras", theirs: tuple[str, ...] = ("eomer",)) -> Board:
    board = at(site, *(mine or ("gandalf", "merry")))
    board.company(site, *theirs, seat=1)
    return board


@rule("meccg.oppinf.standard-only", "meccg.oppinf.one-influencer", "meccg.oppinf.targets", "meccg.oppinf.same-site")
def test_whom_one_can_influence() -> None:
    board = meeting(theirs=("eomer", "saruman"))
    board.company("bree", "theoden", seat=1)
    board.explore(0)
    assert "persuade:gandalf:eomer" in board.options()
    assert board.refused("persuade:gandalf:saruman") == "oppinf.targets"
    assert board.refused("persuade:gandalf:theoden") == "oppinf.same-site"


@pytest.mark.parametrize("seat", [0, 1])
@rule("meccg.oppinf.one-influencer")
def test_one_attempt_in_a_turn_for_either_player(seat: int) -> None:
    g = (board := meeting()).g
    who = board.card(("gandalf", "eomer")[seat], seat)
    g.begun[seat] = 2
    assert forbids_influencer(g, seat, g.company[who], who) is None
    g.lay("persuaded", OF_SEAT + seat, 1, TURN)
    assert forbids_influencer(g, seat, g.company[who], who) == "meccg.oppinf.one-influencer"


@rule("meccg.oppinf.standard-only")
def test_not_in_the_basic_game() -> None:
    board = Board(standard=False).hand("dodge", "elven-cloak")
    board.company("edoras", "gandalf", "merry")
    board.company("edoras", "eomer", seat=1)
    board.hand("riders-of-rohan").explore(0)
    assert board.refused("persuade:gandalf:eomer") == "oppinf.standard-only"


@rule("meccg.oppinf.not-first-turn")
def test_not_in_the_first_turn() -> None:
    board = meeting().hand("riders-of-rohan")
    board.g.begun = [1, 1]
    board.explore(0)
    assert board.refused("persuade:gandalf:eomer") == "oppinf.not-first-turn"


@rule("meccg.oppinf.wizard-not-when-revealed")
def test_not_by_a_wizard_who_has_just_come() -> None:
    board = meeting()
    board.g.lay("visit", board.card("gandalf"), 1, 0)
    board.explore(0)
    assert board.refused("persuade:gandalf:eomer") == "oppinf.wizard-not-when-revealed"


def attempt(board: Board, who: str, whom: str, *dice: int, shown: str = "") -> Board:
    board.dice(*dice)
    card = board.card(shown, 0) if shown else -1
    board.run(Persuade(board.card(who), board.card(whom, 1), card))
    return board


@rule("meccg.oppinf.own-roll", "meccg.oppinf.opponent-roll", "meccg.oppinf.opponent-free-gi", "meccg.oppinf.formula")
@rule("meccg.oppinf.exceed-mind", "meccg.oppinf.success-discard")
def test_the_sum_of_an_attempt() -> None:
    board = meeting(theirs=("eomer", "elrond", "aragorn-ii"))
    board.g.leader[board.card("aragorn-ii")] = -2
    board = meeting(theirs=("eomer", "elrond", "legolas"))
    # 9 + 10 - 5 - 1 free influence = 13 against 3.
    attempt(board, "gandalf", "eomer", 9, 5)
    assert board.logged("influence")[0]["total"] == 13 and board.zone("eomer") == DISCARD


@rule("meccg.oppinf.failure-nothing", "meccg.oppinf.exceed-mind")
def test_an_equal_result_fails() -> None:
    board = meeting(theirs=("eomer", "elrond", "legolas"))
    attempt(board, "gandalf", "eomer", 2, 8)
    assert board.logged("influence")[0]["total"] == 3 and board.zone("eomer") == PLAY


@rule("meccg.oppinf.controller-free-di")
def test_the_controller_defends_a_follower() -> None:
    board = meeting(theirs=("eomer", "elrond", "legolas"))
    board.follow("eomer", "elrond")
    attempt(board, "gandalf", "eomer", 9, 5)
    assert board.logged("influence")[0]["total"] == 9 + 10 - 5 - 4 - 1


@rule("meccg.oppinf.success-character-cards")
def test_his_cards_go_with_him() -> None:
    board = meeting(theirs=("eomer", "elrond", "legolas", "mablung")).give("eomer", "glamdring")
    board.follow("mablung", "eomer")
    attempt(board, "gandalf", "eomer", 12, 2)
    assert board.zone("glamdring") == DISCARD and board.zone("mablung") == PLAY


@rule("meccg.oppinf.ally-own-mind")
def test_an_ally_has_his_own_mind() -> None:
    board = meeting(theirs=("elrond", "legolas")).give("elrond", "quickbeam")
    attempt(board, "gandalf", "quickbeam", 9, 5)
    assert board.logged("influence")[0]["number"] == 3 and board.zone("quickbeam") == DISCARD


@rule("meccg.oppinf.reveal-identical-zero", "meccg.oppinf.reveal-identical-play")
def test_an_identical_card_makes_the_number_zero() -> None:
    board = meeting(theirs=("eomer", "elrond", "legolas")).hand("eomer")
    # 2 + 10 - 2 - 1 free influence = 9; without the identical card it would have to exceed his Mind.
    attempt(board, "gandalf", "eomer", 2, 2, shown="eomer")
    assert board.logged("influence")[0]["number"] == 0 and board.g.zone[board.card("eomer", 1)] == DISCARD
    assert board.options() == ["enter_company:company0", "enter_follower:gandalf", "pass"]
    board.do("enter_follower:gandalf")
    eomer = board.card("eomer", 0)
    assert board.g.zone[eomer] == PLAY and board.g.company[eomer] == 0
    assert board.g.leader[eomer] == board.card("gandalf")


@rule("meccg.oppinf.reveal-identical-play")
def test_the_revealed_card_may_be_kept() -> None:
    board = meeting(theirs=("eomer", "elrond", "legolas")).hand("eomer")
    attempt(board, "gandalf", "eomer", 12, 2, shown="eomer").do("pass")
    assert board.g.zone[board.card("eomer", 0)] == HAND


@rule("meccg.oppinf.reveal-identical-play")
def test_without_free_influence_he_cannot_come() -> None:
    board = meeting("elrond", "aragorn-ii", theirs=("eomer", "legolas", "glorfindel-ii")).hand("eomer")
    board.company("bree", "haldir")
    for card in ("elrond", "aragorn-ii"):
        board.g.lay("influence", board.card(card), -4, 0)
    attempt(board, "elrond", "eomer", 12, 2, shown="eomer")
    # General influence: 20 - 10 - 9 - 3 is used up, and nobody has direct influence left.
    assert not board.asked(0) and board.g.zone[board.card("eomer", 0)] == HAND


@rule("meccg.oppinf.reveal-identical-fail")
def test_a_revealed_card_is_lost_on_failure() -> None:
    board = meeting(theirs=("eomer", "elrond", "legolas")).hand("eomer")
    attempt(board, "gandalf", "eomer", 2, 12, shown="eomer")
    assert board.g.zone[board.card("eomer", 0)] == DISCARD and board.g.zone[board.card("eomer", 1)] == PLAY


@rule("meccg.oppinf.faction.site", "meccg.oppinf.faction.number", "meccg.oppinf.faction.modifiers")
@rule("meccg.oppinf.faction.no-controller-di")
def test_an_opponents_faction() -> None:
    board = meeting(theirs=("elrond", "legolas")).points("riders-of-rohan", seat=1).points("wood-elves", seat=1)
    board.hand("dodge").explore(0)
    assert "persuade:merry:riders-of-rohan" in board.options()
    assert board.refused("persuade:merry:wood-elves") == "oppinf.faction.site"
    attempt(board, "merry", "riders-of-rohan", 12, 2)
    line = board.logged("influence")[0]
    assert line["number"] == 9 and line["total"] == 12 + 1 + 1 - 2 - 4


@rule("meccg.oppinf.faction.reveal")
def test_the_same_faction_revealed() -> None:
    board = meeting(theirs=("elrond", "legolas")).points("riders-of-rohan", seat=1).hand("riders-of-rohan")
    attempt(board, "gandalf", "riders-of-rohan", 2, 5, shown="riders-of-rohan").do("yes")
    assert board.g.holder[board.card("riders-of-rohan", 0)] == 0 and board.names(POINTS) == ["riders-of-rohan"]


@rule("meccg.oppinf.item.identical-required", "meccg.oppinf.item-uses-bearer-mind", "meccg.oppinf.item.item-modifiers")
def test_an_item_needs_an_identical_one() -> None:
    board = (
        meeting(theirs=("elrond", "legolas")).give("elrond", "sword-of-gondolin").hand("sword-of-gondolin").explore(0)
    )
    codes = [o for o in board.options() if "sword-of-gondolin" in o]
    assert codes and all(code.startswith("persuade_with") for code in codes)
    theirs = board.card("sword-of-gondolin", 1)
    assert "persuade" not in {code.split(":")[0] for code in codes}
    plain = Persuade(board.card("gandalf"), theirs, -1)
    assert plain.number(board.g) == 10


# Rings


@rule("meccg.rings.kinds", "meccg.rings.test.how", "meccg.onering.2-test")
def test_what_a_test_allows() -> None:
    gold, one, lore = f.face("fair-gold-ring"), f.face("the-one-ring"), f.face("magic-ring-of-lore")
    assert fits_roll(gold, one, 11) and not fits_roll(gold, one, 10)
    assert fits_roll(gold, lore, 6) and not fits_roll(gold, lore, 7)


@rule("meccg.rings.test.replace", "meccg.rings.need-gold-ring")
def test_a_special_ring_replaces_the_gold_ring() -> None:
    board = at("rivendell", "frodo", "gandalf").give("frodo", "fair-gold-ring").hand("the-one-ring").dice(11)
    board.run(RingTest(board.card("fair-gold-ring"))).do("ring:the-one-ring")
    assert board.bearer("the-one-ring") == "frodo" and board.zone("fair-gold-ring") == DISCARD
    board.explore(0)
    assert not any(option.startswith("resource:the-one-ring") for option in board.options())


@rule("meccg.rings.test.fail-discards")
def test_a_failed_test_discards_the_gold_ring() -> None:
    board = at("rivendell", "frodo").give("frodo", "fair-gold-ring").hand("the-one-ring").dice(10)
    board.run(RingTest(board.card("fair-gold-ring")))
    assert board.zone("fair-gold-ring") == DISCARD and board.zone("the-one-ring") == HAND


@rule("meccg.onering.1-gold-ring")
def test_a_gold_ring_where_gold_rings_are() -> None:
    board = at("moria", "frodo", "aragorn-ii").hand("fair-gold-ring").explore(0).do("resource:fair-gold-ring:frodo")
    assert board.bearer("fair-gold-ring") == "frodo"


@rule("meccg.onering.destroy.cracks-of-doom", "meccg.onering.3-mount-doom", "meccg.victory.one-ring")
def test_the_cracks_of_doom() -> None:
    board = at("bree", "frodo").give("frodo", "the-one-ring").hand("cracks-of-doom", "elven-cloak").explore(0)
    assert "play:cracks-of-doom:0" not in board.options()
    board = at("mount-doom", "frodo").give("frodo", "the-one-ring").hand("cracks-of-doom").dice(12).explore(0)
    board.do("play:cracks-of-doom:0").passing()
    assert board.g.ending == "meccg-end-ring" and board.g.winners == [0]


@rule("meccg.onering.destroy.cracks-of-doom")
def test_whoever_fails_at_the_cracks_has_not_won() -> None:
    board = at("mount-doom", "frodo").give("frodo", "the-one-ring").hand("cracks-of-doom").dice(3).explore(0)
    board.do("play:cracks-of-doom:0").passing()
    assert not board.g.ending


@rule("meccg.onering.destroy.gollums-fate")
def test_gollums_fate() -> None:
    board = at("mount-doom", "frodo").give("frodo", "the-one-ring").hand("gollums-fate", "dodge").explore(0)
    assert "play:gollums-fate:0" not in board.options()
    board = at("mount-doom", "frodo").give("frodo", "the-one-ring", "gollum").hand("gollums-fate").explore(0)
    board.do("play:gollums-fate:0")
    assert board.g.winners == [0]


def test_a_faction_check_by_itself() -> None:
    board = at("edoras", "eomer").hand("riders-of-rohan").give("eomer", "red-arrow")
    board.run(FactionCheck(board.card("eomer"), board.card("riders-of-rohan")))
    assert board.zone("riders-of-rohan") == POINTS
