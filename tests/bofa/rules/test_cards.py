"""Cards: decks, hands, playing and discarding (p.14-15)."""

from __future__ import annotations

from bofa.field import FREE, SHADOW, Field
from westmarch.engine.testing import rule
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.decks import is_event
from westmarch.games.bofa.rules.hand import Draw


@rule("bofa.cards.four-decks", "bofa.cards.story.own-deck")
def test_one_event_deck_for_both() -> None:
    t = Field().army("camp", lakeman=1).army("fenland", orc=1).dice("event event", "event event")
    top = t.g.event_deck[-2:]
    t.do("use:event:draw").do("use:event:draw")
    assert top[1] in t.g.hands[f.FP]
    assert top[0] in t.g.hands[f.SHADOW]
    assert all(f.CARD_DECK[card] != f.SHADOW_STORY for card in t.g.hands[f.FP])
    assert all(f.CARD_DECK[card] != f.FP_STORY for card in t.g.hands[f.SHADOW])
    t.dice("will event").do("discard_die:event")
    t.expect_refused("play:event:black_tide", "bofa.cards.story.own-deck")


@rule("bofa.cards.event.two-uses", "bofa.cards.discard.after-use")
def test_an_event_is_an_order_or_a_combat_card() -> None:
    t = Field().army("camp", lakeman=2, damage=1).army("gate_dell", lakeman=1).hand(FREE, "locked_shields")
    t.army("east_meadow", orc=2).dice("army event")
    t.next("recover", 1, 1).do("play:army:locked_shields").do("choose:camp").do("enough")
    assert t.g.event_discard == []  # still being carried out
    t.do("stop")
    assert t.g.event_discard == [f.DEFAULT.card["locked_shields"]]
    assert t.in_hand(FREE) == []
    t.expect_refused("event:locked_shields", "bofa.cards.event.two-uses")


@rule("bofa.cards.type")
def test_every_card_has_one_type() -> None:
    for card in range(70):
        assert f.DEFAULT.card_type[card] in ("army", "character", "muster")


@rule("bofa.cards.story.action-only", "bofa.combat.hand.story-aside")
def test_story_cards_stay_out_of_combat() -> None:
    t = Field().army("camp", lakeman=2).army("east_meadow", orc=2).hand(SHADOW, "no_quarter", "volunteers")
    t.dice(shadow="army event").do("use:army:attack").do("attack:east_meadow:camp")
    t.expect_options("event:volunteers", "regroup", "unit:orc", seat=SHADOW)
    t.expect_refused("event:no_quarter", "bofa.cards.story.action-only", SHADOW)
    assert "no_quarter" in t.in_hand(SHADOW)


@rule("bofa.cards.hand.limit-six", "bofa.cards.hand.discard-face-down")
def test_hand_limit() -> None:
    t = Field().army("fenland", orc=1).army("camp", lakeman=1).hand(SHADOW, "volunteers", "fall_back", "to_the_last")
    t.hand(SHADOW, "no_quarter", "black_tide").dice(shadow="event event").procedure(Draw(f.SHADOW, 1, 1))
    assert len(t.offered("discard")) == 7
    t.do("discard:volunteers")
    assert len(t.g.hands[f.SHADOW]) == 6
    assert t.g.face_down[f.SHADOW] == [f.DEFAULT.card["volunteers"]]
    theirs = t.view(FREE)["view"]
    assert theirs["face_down"] == [0, 1]
    assert "volunteers" not in str(theirs)
    full = Field().army("fenland", orc=1).hand(SHADOW, "volunteers", "fall_back", "to_the_last", "hard_bargaining")
    full.hand(SHADOW, "no_quarter", "black_tide").dice(shadow="event event").do("use:event:draw")
    full.expect_refused("discard:volunteers", "bofa.cards.hand.limit-six").do("discard:fall_back,volunteers")
    assert len(full.g.hands[f.SHADOW]) == 6


@rule("bofa.cards.hand.limit-six", "bofa.turn.prepare.dice-first")
def test_limit_after_the_first_phase_draw() -> None:
    t = Field().army("camp", lakeman=1).hand(FREE, "volunteers", "fall_back", "to_the_last", "hard_bargaining")
    t.hand(FREE, "elven_onset").phase("prepare")
    t.expect_asked(FREE, "bofa-ask-discard").do("discard:volunteers")
    assert len(t.g.hands[f.FP]) == 6


@rule("bofa.cards.hand.fate-never")
def test_fate_cards_never_reach_a_hand() -> None:
    t = Field().army("camp", lakeman=1).phase("fate")
    icon = next(tile for tile in range(f.GREY_TILES) if f.DEFAULT.tile_icon[tile])
    t.g.pool = [icon, icon + 1]
    t.next("fate", 0).options()
    assert t.g.hands == [[], []]
    assert len(t.g.fate_deck) == 8


@rule("bofa.cards.deck.event-reshuffle")
def test_event_cards_are_shuffled_anew() -> None:
    t = Field().army("camp", lakeman=1).dice("event event")
    t.g.event_discard = t.g.event_deck[:10]
    t.g.face_down[f.SHADOW] = t.g.event_deck[10:12]
    t.g.used_cards = t.g.event_deck[12:]  # out of the way
    t.g.event_deck = []
    t.do("use:event:draw")
    assert len([card for card in t.g.hands[f.FP] if is_event(card)]) == 1
    assert len(t.g.event_deck) == 11
    assert t.g.event_discard == t.g.face_down[f.SHADOW] == []


@rule("bofa.cards.deck.story-no-reshuffle")
def test_story_cards_run_out() -> None:
    t = Field().army("camp", lakeman=1).army("fenland", orc=1).phase("prepare")
    t.g.used_cards += t.g.story_decks[f.FP]
    t.g.story_decks[f.FP] = []
    t.options()
    assert len(t.g.hands[f.FP]) == 1
    assert is_event(t.g.hands[f.FP][0])


@rule("bofa.cards.play.rules-otherwise-hold")
def test_cards_do_not_break_other_rules() -> None:
    t = Field().army("camp", lakeman=1).army("east_meadow", orc=1).hand(FREE, "forced_march").dice("army event")
    t.do("play:army:forced_march")
    t.expect_refused("move:camp:north_of_dale", "bofa.board.divide.river")
    t.expect_refused("move:camp:east_meadow", "bofa.move.adjacent-not-enemy")


@rule("bofa.cards.requirement", "bofa.cards.requirement.example")
def test_the_lucky_number_needs_bilbo() -> None:
    t = Field().army("camp", lakeman=1).hand(FREE, "the_lucky_number").dice("will will")
    t.expect_refused("play:will:the_lucky_number", "bofa.cards.requirement")
    with_bilbo = Field().army("camp", lakeman=1).hand(FREE, "the_lucky_number").character("bilbo", "camp")
    with_bilbo.dice("will will").expect_legal("play:will:the_lucky_number")


@rule("bofa.cards.effect.all-mandatory", "bofa.cards.effect.partial")
def test_effects_are_applied_as_far_as_possible() -> None:
    t = Field().army("camp", lakeman=1).hand(FREE, "the_arkenstone_of_thrain").dice("character event")
    t.do("play:character:the_arkenstone_of_thrain")  # no Dwarves anywhere: only the tile
    assert f.BLUE_TILE in t.g.pool
    assert sum(t.g.lead) == 0
    both = Field().army("camp", dwarf_soldier=1).hand(FREE, "the_arkenstone_of_thrain").dice("character event")
    both.do("play:character:the_arkenstone_of_thrain")
    assert both.lead("camp") == 1


@rule("bofa.cards.effect.partial-example", "bofa.cards.effect.move-and-attack-optional")
def test_great_goblin_without_great_orcs() -> None:
    t = Field().army("northern_track", great_orc=6).army("spur_foot", goblin=2).army("camp", lakeman=1)
    t.army("east_meadow", lakeman=1).hand(SHADOW, "great_goblin").dice(shadow="character event")
    t.do("play:character:great_goblin")
    assert t.at("spur_foot") == {"goblin": 2}
    assert t.lead("spur_foot") == 1
    assert {"stop", "move:spur_foot:river_flats", "attack:spur_foot:east_meadow"} <= set(t.options())


@rule("bofa.cards.effect.move-and-attack-optional")
def test_card_with_move_and_attack() -> None:
    def play() -> Field:
        t = (
            Field()
            .army("spur_foot", orc=2)
            .army("camp", lakeman=1)
            .hand(SHADOW, "no_quarter")
            .army("east_meadow", lakeman=1)
        )
        return t.dice(shadow="army event").do("play:army:no_quarter")

    play().do("stop").expect_asked(SHADOW, "bofa-ask-go")
    play().do("attack:spur_foot:east_meadow").expect_log("bofa-log-combat")
    moved = play().all("move:spur_foot:spur_ridge", "whole")
    moved.expect_options("attack:spur_ridge:camp", "stop")


@rule("bofa.cards.discard.stays-on-table", "bofa.cards.discard.table-not-in-hand")
def test_cards_on_the_table() -> None:
    t = Field().army("camp", lakeman=1).army("fenland", orc=1).hand(FREE, "to_the_last", "hold_ravenhill")
    t.hand(FREE, "volunteers", "fall_back", "elven_onset", "white_fire").dice("character army")
    t.do("play:character:to_the_last")
    assert t.g.leadership(f.DEFAULT.place["camp"]) == 1
    assert t.g.table == [[f.DEFAULT.card["to_the_last"], f.FP, f.DEFAULT.place["camp"]]]
    t.hand(FREE, "the_eagles_gather")
    assert len(t.g.hands[f.FP]) == 6
    t.do("play:army:hold_ravenhill")  # the last die: the turn ends
    assert [entry[0] for entry in t.g.table] == [f.DEFAULT.card["hold_ravenhill"]]
    assert f.DEFAULT.card["to_the_last"] in t.g.event_discard
    t.g.enter(f.SHADOW, f.DEFAULT.ravenhill)
    assert t.g.table == []
    assert f.DEFAULT.card["hold_ravenhill"] in t.g.used_cards
