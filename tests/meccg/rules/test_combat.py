"""Combat (p.13): targets, the fixed order of a strike, body checks, defeat."""

from __future__ import annotations

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg.rules.combat import (
    ATTACKER_CHOOSES,
    DETAINMENT,
    encounter_now,
    prowess_of,
    strike_now,
    strikes_of,
)
from westmarch.games.meccg.terms import DISCARD, OUT, POINTS, STRIKE
from westmarch.games.meccg.values import body, prowess


def fight(*names: str, standard: bool = True, **attack: object) -> Board:
    board = Board(standard)
    slot = board.company("rivendell", *names)
    return board.attack(slot, **attack)  # type: ignore[arg-type]


@rule("meccg.combat.trigger", "meccg.combat.attack.strikes", "meccg.combat.assign.defender-untapped")
def test_the_defender_chooses_among_the_untapped() -> None:
    board = fight("aragorn-ii", "boromir-ii", "eomer/tapped", strikes=1)
    assert board.prompt() == "target" and board.to_act() == 0
    assert board.options() == ["target:aragorn-ii", "target:boromir-ii"]


@rule("meccg.combat.assign.one-strike-each")
def test_one_strike_for_each_character() -> None:
    board = fight("aragorn-ii", "boromir-ii", "eomer", strikes=2)
    assert board.options() == ["target:aragorn-ii,boromir-ii", "target:aragorn-ii,eomer", "target:boromir-ii,eomer"]
    assert board.refused("target:boromir-ii") == "combat.assign.one-strike-each"


@rule("meccg.combat.assign.attacker-rest", "meccg.combat.assign.attacker-only-when-none-untapped")
def test_the_attacker_assigns_what_is_left() -> None:
    board = fight("aragorn-ii", "boromir-ii/tapped", "eomer/wounded", strikes=2)
    assert board.to_act() == 1
    assert board.options() == ["target:boromir-ii", "target:eomer"]


@rule("meccg.combat.assign.card-overrides")
def test_some_attacks_choose_their_targets() -> None:
    board = Board()
    slot = board.company("rivendell", "aragorn-ii", "merry", "boromir-ii/tapped")
    board.creature(slot, "cave-drake")
    assert board.to_act() == 1 and "target:merry,boromir-ii" in board.options()


@rule("meccg.combat.strikes.each-character-attacks")
def test_each_character_faces_a_strike() -> None:
    board = Board().event("wake-of-war")
    slot = board.company("rivendell", "aragorn-ii", "boromir-ii/tapped", "eomer")
    board.creature(slot, "watcher-in-the-water")
    assert board.prompt() == "face" and len(board.options()) == 3


@rule("meccg.combat.strikes.change-before-assign")
def test_attacks_are_cancelled_before_targets_are_chosen() -> None:
    board = Board().hand("concealment")
    slot = board.company("rivendell", "aragorn-ii", "boromir-ii")
    board.attack(slot, strikes=2)
    assert board.prompt() == "defend" and "play:concealment:0" in board.options()
    board.do("pass", "face:boromir-ii")
    assert board.refused("play:concealment:0") == "combat.strikes.change-before-assign"


@rule("meccg.combat.strike.tap-after", "meccg.combat.resolve.roll", "meccg.combat.resolve.higher-no-body")
def test_whoever_faces_a_strike_is_tapped() -> None:
    board = fight("aragorn-ii", strikes=1, prowess=8).dice(4)
    board.do("tap:aragorn-ii")
    assert board.tapped("aragorn-ii")
    assert board.logged("strike") == [{"card": board.card("aragorn-ii"), "roll": 4, "total": 10, "prowess": 8}]


@rule("meccg.combat.strike.tap-after")
def test_a_strike_that_neither_succeeds_nor_fails_taps_as_well() -> None:
    for roll in (2, 12):
        board = fight("aragorn-ii", strikes=1, prowess=13).dice(roll)
        board.g.lay("ineffectual", board.card("aragorn-ii"), 1, STRIKE)
        board.do("tap:aragorn-ii")
        assert board.tapped("aragorn-ii") and not board.logged("body")


@rule("meccg.combat.strike.untapped-penalty", "meccg.combat.mod-order.3-stay-untapped")
def test_minus_three_to_stay_untapped() -> None:
    board = fight("aragorn-ii", strikes=1, prowess=8).dice(6)
    board.do("stay:aragorn-ii")
    assert board.status("aragorn-ii") == 0
    assert board.logged("strike")[0]["total"] == 9


@rule("meccg.combat.strike.untapped-penalty.only-if-untapped", "meccg.combat.strike.tapped-minus-one")
def test_a_tapped_target_has_minus_one_and_no_choice() -> None:
    board = Board().dice(6)
    slot = board.company("rivendell", "aragorn-ii/tapped")
    board.attack(slot, prowess=8)
    assert board.logged("strike")[0]["total"] == 11
    assert board.tapped("aragorn-ii")


@rule("meccg.combat.strike.wounded-minus-two", "meccg.combat.strike.wounded-not-also-tapped")
def test_a_wounded_target_has_minus_two() -> None:
    board = Board().dice(6)
    slot = board.company("rivendell", "aragorn-ii/wounded")
    board.attack(slot, prowess=8)
    assert board.logged("strike")[0]["total"] == 10
    assert board.wounded("aragorn-ii")


@rule(
    "meccg.combat.strike.surplus-minus-one",
    "meccg.combat.mod-order.2-surplus",
    "meccg.combat.strike.surplus-not-to-be-defeated",
)
def test_surplus_strikes_are_minus_one_each() -> None:
    board = Board().dice(8)
    slot = board.company("rivendell", "aragorn-ii")
    board.creature(slot, "orc-warriors")
    assert board.prompt() == "surplus" and board.to_act() == 1
    board.do("surplus:2", "tap:aragorn-ii")
    assert board.logged("strike")[0]["total"] == 12
    assert board.zone("orc-warriors") == POINTS


@rule("meccg.combat.strike.support", "meccg.combat.mod-order.4-defender-cards")
def test_companions_tap_in_support() -> None:
    board = fight("aragorn-ii", "boromir-ii", "eomer", strikes=1).dice(4)
    board.do("target:aragorn-ii", "tap:aragorn-ii", "support:boromir-ii", "support:eomer")
    assert board.tapped("boromir-ii")
    assert board.logged("strike")[0]["total"] == 12


@rule("meccg.combat.strike.support")
def test_targets_of_other_strikes_do_not_support() -> None:
    board = fight("aragorn-ii", "boromir-ii", "eomer", strikes=2)
    board.do("target:aragorn-ii,boromir-ii", "face:aragorn-ii", "tap:aragorn-ii")
    assert board.options() == ["pass", "support:eomer"]
    assert board.refused("support:boromir-ii") == "combat.strike.support"


@rule("meccg.combat.strike.support.basic-none")
def test_no_support_in_the_basic_game() -> None:
    board = Board(standard=False).hand("dodge")
    slot = board.company("rivendell", "aragorn-ii", "boromir-ii")
    board.attack(slot, strikes=1).do("target:aragorn-ii", "tap:aragorn-ii")
    assert board.options() == ["pass", "play:dodge:0"]
    assert board.refused("support:boromir-ii") == "combat.strike.support.basic-none"


@rule("meccg.combat.strike.one-skill-card")
def test_one_card_of_a_skill_for_each_strike() -> None:
    board = Board().hand("block", "risky-blow", "dodge")
    slot = board.company("rivendell", "aragorn-ii")
    board.attack(slot).do("tap:aragorn-ii", "play:block:0")
    assert board.options() == ["pass", "play:dodge:0"]
    assert board.refused("play:risky-blow:0") == "combat.strike.one-skill-card"


@rule("meccg.combat.strike.mods-one-strike-only")
def test_modifications_end_with_the_strike() -> None:
    board = Board().hand("risky-blow").dice(4, 4)
    slot = board.company("rivendell", "aragorn-ii/tapped")
    board.attack(slot, prowess=5).do("play:risky-blow:0")
    assert board.logged("strike")[0]["total"] == 12
    board.attack(slot, prowess=5)
    assert board.logged("strike")[1]["total"] == 9


@rule("meccg.combat.mod-order.before-roll", "meccg.chain.dice-modifiers-before-roll")
def test_nothing_changes_a_strike_after_its_roll() -> None:
    board = Board().hand("risky-blow").dice(4)
    slot = board.company("rivendell", "aragorn-ii/tapped", "boromir-ii/tapped")
    board.attack(slot, strikes=2).do("face:aragorn-ii", "pass")
    assert board.logged("strike")
    assert board.options() == ["pass", "play:risky-blow:0"]
    assert strike_now(board.g).target == board.card("boromir-ii")


@rule("meccg.combat.mod-order.1-attacker-cards")
def test_the_attacker_speaks_first() -> None:
    board = Board().hazards("flies-and-spiders").hand("dodge")
    slot = board.company("rivendell", "aragorn-ii")
    board.g.limit = 2
    board.attack(slot, race="spiders")
    assert board.to_act() == 1 and "play:flies-and-spiders:0" in board.options()


@rule("meccg.combat.item-mod-first", "meccg.combat.item-maximum", "meccg.example.combat.beorn-maximum")
def test_an_item_counts_before_all_else_up_to_its_maximum() -> None:
    board = Board()
    board.company("rivendell", "beorn")
    board.give("beorn", "sword-of-gondolin")
    assert prowess(board.g, board.card("beorn")) == 8
    board.g.lay("prowess", board.card("beorn"), 3, 0)
    assert prowess(board.g, board.card("beorn")) == 11


@rule("meccg.combat.item-maximum.no-lowering")
def test_a_maximum_lowers_nobody() -> None:
    board = Board()
    board.company("rivendell", "glorfindel-ii")
    board.give("glorfindel-ii", "dagger-of-westernesse")
    assert prowess(board.g, board.card("glorfindel-ii")) == 8


@rule("meccg.combat.resolve.one-at-a-time")
def test_the_defender_orders_the_strikes() -> None:
    board = fight("aragorn-ii", "boromir-ii", strikes=2)
    assert board.prompt() == "face" and board.to_act() == 0
    board.do("face:boromir-ii")
    assert board.options() == ["stay:boromir-ii", "tap:boromir-ii"]


@rule(
    "meccg.combat.resolve.higher-with-body", "meccg.combat.body.creature-defender-rolls", "meccg.example.combat.smaug"
)
def test_a_creature_with_a_body_makes_a_check() -> None:
    board = Board().dice(12, 8, 12, 9)
    slot = board.company("the-lonely-mountain", "aragorn-ii", "beorn")
    board.creature(slot, "smaug", "site")
    encounter = encounter_now(board.g)
    board.do("face:aragorn-ii", "tap:aragorn-ii")
    if board.prompt() == "strike":
        board.do("pass")
    assert encounter.defeated == 0
    assert board.logged("body")[0]["roll"] == 8


@rule("meccg.combat.defeat.creature-to-vp-pile", "meccg.example.combat.smaug")
def test_a_defeated_dragon_is_worth_points() -> None:
    board = Board().dice(12, 9, 12, 9)
    slot = board.company("the-lonely-mountain", "beorn", "glorfindel-ii")
    board.give("glorfindel-ii", "orcrist").give("beorn", "orcrist")
    board.g.lay("prowess", board.card("beorn"), 9, 0)
    board.g.lay("prowess", board.card("glorfindel-ii"), 9, 0)
    board.creature(slot, "smaug", "site").do("face:beorn", "tap:beorn").do("tap:glorfindel-ii")
    assert board.zone("smaug") == POINTS and board.g.holder[board.card("smaug")] == 0


@rule("meccg.combat.resolve.tie", "meccg.combat.defeat.undefeated-discarded", "meccg.combat.defeat.all-strikes")
def test_a_tie_does_nothing_and_defeats_nothing() -> None:
    board = Board().dice(7)
    slot = board.company("rivendell", "aragorn-ii")
    board.creature(slot, "giant").do("tap:aragorn-ii")
    assert board.tapped("aragorn-ii") and board.zone("giant") == DISCARD


@rule("meccg.combat.resolve.lower", "meccg.combat.body.attacker-rolls", "meccg.combat.wounded.orientation")
def test_a_strike_that_succeeds_wounds() -> None:
    board = fight("aragorn-ii", prowess=13).dice(4, 9).do("tap:aragorn-ii")
    assert board.wounded("aragorn-ii")
    assert board.logged("body")[0] == {"card": board.card("aragorn-ii"), "roll": 9, "total": 9, "body": 9}


@rule("meccg.combat.body.attacker-rolls", "meccg.cards.character.body-meaning", "meccg.piles.out-of-play.eliminated")
def test_a_body_check_above_the_body_eliminates() -> None:
    board = fight("aragorn-ii", prowess=13).dice(4, 10).do("tap:aragorn-ii")
    assert board.zone("aragorn-ii") == OUT


@rule("meccg.combat.body.already-wounded-plus-one")
def test_an_old_wound_makes_the_check_worse() -> None:
    board = Board().dice(4, 9)
    slot = board.company("rivendell", "aragorn-ii/wounded", "eomer")
    board.attack(slot, prowess=13, manner=ATTACKER_CHOOSES).do("target:aragorn-ii").passing()
    assert board.logged("body")[0]["total"] == 10 and board.zone("aragorn-ii") == OUT


@rule("meccg.combat.body.untapped-penalty-no-effect")
def test_staying_untapped_does_not_change_the_body_check() -> None:
    board = fight("aragorn-ii", prowess=13).dice(4, 9).do("stay:aragorn-ii")
    assert board.wounded("aragorn-ii") and board.logged("body")[0]["total"] == 9


@rule("meccg.combat.body.immediate")
def test_nobody_heals_before_the_body_check() -> None:
    board = Board().dice(4, 10)
    slot = board.company("rivendell", "aragorn-ii", "merry")
    board.give("merry", "healing-herbs")
    board.attack(slot, prowess=13).do("target:aragorn-ii", "tap:aragorn-ii", "pass")
    assert board.zone("aragorn-ii") == OUT


@rule("meccg.combat.body.eliminated-items", "meccg.corruption.leave-play.wounded-cannot-receive")
def test_items_of_the_fallen_go_to_the_unwounded() -> None:
    board = Board().dice(4, 10)
    slot = board.company("rivendell", "aragorn-ii", "merry/tapped", "eomer/wounded")
    board.give("aragorn-ii", "glamdring", "elven-cloak")
    board.attack(slot, race="men", prowess=16).do("tap:aragorn-ii")
    assert board.options() == ["give:glamdring:merry", "give:elven-cloak:merry", "pass"]
    board.do("give:glamdring:merry")
    assert board.bearer("glamdring") == "merry" and board.zone("elven-cloak") == DISCARD


@rule("meccg.combat.defeat.cancelled-not-defeated", "meccg.combat.cancel.attack")
def test_a_cancelled_attack_is_not_defeated() -> None:
    board = Board().hand("concealment")
    slot = board.company("rivendell", "aragorn-ii", "boromir-ii")
    board.creature(slot, "giant").do("play:concealment:0")
    assert board.tapped("aragorn-ii") and board.status("boromir-ii") == 0
    assert board.zone("giant") == DISCARD


@rule("meccg.combat.defeat.multi-attack", "meccg.combat.multi-strike-target-eliminated")
def test_all_attacks_of_one_creature_must_be_defeated() -> None:
    board = Board().dice(12, 2, 2, 12)
    slot = board.company("bree", "aragorn-ii", "merry")
    board.creature(slot, "assassin", "type-border-hold").do("target:aragorn-ii", "tap:aragorn-ii", "pass")
    assert board.tapped("aragorn-ii")
    board.passing()
    assert board.zone("assassin") == DISCARD


@rule("meccg.combat.defeat.automatic-attack-no-card")
def test_an_automatic_attack_gives_no_card() -> None:
    board = Board().dice(12)
    slot = board.company("barrow-downs", "aragorn-ii")
    board.automatic(slot).do("tap:aragorn-ii")
    assert board.names(POINTS) == [] and board.where(slot) == "barrow-downs"


@rule("meccg.combat.own-hazard-no-vp")
def test_nobody_scores_his_own_hazard() -> None:
    from westmarch.games.meccg.rules.council import points

    board = Board().points("giant")
    assert points(board.g, 0) == [0, 0, 0, 0, 0, 0]


@rule("meccg.detain.tap-instead-of-wound", "meccg.detain.no-body-check")
def test_a_detainment_strike_taps() -> None:
    board = fight("aragorn-ii", prowess=13, manner=DETAINMENT).dice(2).do("stay:aragorn-ii")
    assert board.tapped("aragorn-ii") and not board.logged("body")


def test_values_of_an_attack() -> None:
    board = Board().event("minions-stir").event("doors-of-night")
    slot = board.company("rivendell", "aragorn-ii", "boromir-ii", "eomer", "merry", "elladan")
    board.attack(slot, strikes=2, prowess=6)
    attack = board.g.stack[0]
    assert strikes_of(board.g, attack) == 4  # type: ignore[arg-type]
    assert prowess_of(board.g, attack) == 8  # type: ignore[arg-type]
    assert body(board.g, board.card("eomer")) == 8
