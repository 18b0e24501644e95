"""Event cards (V): hands, decks, playing cards and cards on the table."""

from __future__ import annotations

import pytest

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.cards import catalogue
from westmarch.games.wotr.cards.base import RollHits
from westmarch.games.wotr.rules.actions import ActionResolution, action_options
from westmarch.games.wotr.rules.army import SettleBoard
from westmarch.games.wotr.rules.event_cards import EVENTS, EventCard, event_of, register
from westmarch.games.wotr.rules.events import Dismiss, PlayEvent, forbids_dismiss, forbids_event
from westmarch.games.wotr.rules.fellowship import FellowshipPhase
from westmarch.games.wotr.rules.hand import DrawCards, DrawPhase, HandLimit
from westmarch.games.wotr.rules.hunt import HuntAllocation
from westmarch.games.wotr.rules.separation import Separate
from wotr.board import Board

assert catalogue

SIX = ("fp-char-01", "fp-char-02", "fp-char-03", "fp-char-04", "fp-char-05", "fp-char-09")


def empty_deck(board: Board, deck: int) -> Board:
    board.g.decks[deck] = []
    return board


def faces_that_play(board: Board, name: str) -> set[str]:
    """The die results of the Free Peoples that can play a card."""
    options = action_options(board.g, f.FREE)
    return {f.FACES[option[1]] for option in options if option[0] == "event" and option[2] == f.card(name)}


def all_dice(board: Board) -> Board:
    for face in ("character", "muster", "muster-army", "event", "will"):
        board.result("free", face)
    return board


# ---- hands and decks ----


@rule("wotr.turn.phase1.draw-two")
def test_each_player_draws_from_both_decks() -> None:
    board = Board().run(DrawPhase())
    assert [f.deck_of(card) for card in board.g.hands[f.FREE]] == [0, 1]
    assert [f.deck_of(card) for card in board.g.hands[f.SHADOW]] == [2, 3]


@rule("wotr.events.hand.limit-six")
def test_with_six_cards_two_must_go_after_the_draw() -> None:
    board = Board().hand("free", *SIX).run(DrawPhase())
    assert board.asked() == "free"
    assert len(board.options()) == 28, "two of eight, in any order"
    board.do("discard:fp-char-01,fp-char-09")
    assert len(board.g.hands[f.FREE]) == 6
    assert not board.options()


@rule("wotr.events.hand.limit-six")
def test_six_cards_are_not_too_many() -> None:
    assert not Board().hand("free", *SIX).run(HandLimit(f.FREE)).options()


@rule("wotr.events.hand.discard-face-down")
def test_a_card_above_the_limit_is_discarded_face_down_and_not_named_to_the_opponent() -> None:
    board = Board().hand("free", *SIX, "fp-char-10").run(HandLimit(f.FREE)).do("discard:fp-char-10")
    assert f.card("fp-char-10") in board.g.face_down
    public = [entry.about for entry in board.entries() if entry.readable_by(f.SHADOW)]
    assert not any("card" in about for about in public)


@rule("wotr.events.deck.exhausted-draw")
def test_with_one_deck_exhausted_only_the_other_gives_a_card() -> None:
    board = empty_deck(Board(), f.CHARACTER_DECK).result("free", "event")
    offered = [option for option in action_options(board.g, f.FREE) if option[0] == "draw"]
    assert offered == [("draw", f.EVENT, f.STRATEGY_DECK)]
    board.run(DrawPhase())
    assert [f.deck_of(card) for card in board.g.hands[f.FREE]] == [f.STRATEGY_DECK]


@rule("wotr.events.deck.no-reshuffle")
def test_an_exhausted_deck_stays_empty_whatever_is_discarded() -> None:
    board = empty_deck(Board().hand("free", "fp-char-12"), f.CHARACTER_DECK)
    board.run(PlayEvent(f.FREE, f.card("fp-char-12"), f.CHARACTER))
    board.run(DrawCards(f.FREE, f.CHARACTER_DECK, 2)).run(DrawPhase())
    assert board.g.decks[f.CHARACTER_DECK] == []
    assert f.card("fp-char-12") in board.g.discards


@rule("wotr.action.event.draw")
def test_an_event_result_draws_one_card_from_the_deck_named() -> None:
    board = Board().result("free", "event").result("shadow", "event").run(ActionResolution())
    board.do("draw:event:free-strategy")
    assert [f.deck_of(card) for card in board.g.hands[f.FREE]] == [f.STRATEGY_DECK]
    assert board.g.die_count(f.FREE, f.EVENT) == 0


# ---- playing cards ----


@rule("wotr.events.play.matching-icon", "wotr.action.event.play-any", "wotr.action.army.play-event")
@rule("wotr.action.muster-army.either")
def test_an_army_card_is_played_with_event_muster_army_or_will() -> None:
    board = all_dice(Board().hand("free", "fp-str-06"))
    assert faces_that_play(board, "fp-str-06") == {"event", "muster-army", "will"}


@rule("wotr.action.army.play-event")
def test_the_shadow_plays_an_army_card_with_an_army_result() -> None:
    board = Board().hand("shadow", "sh-str-07", "sh-str-20").result("shadow", "army")
    cards = [option[2] for option in action_options(board.g, f.SHADOW) if option[0] == "event"]
    assert cards == [f.card("sh-str-07")]


@rule("wotr.action.character.play-event", "wotr.action.event.play-any")
def test_a_character_card_is_played_with_character_event_or_will() -> None:
    board = all_dice(Board().hand("free", "fp-char-12"))
    assert faces_that_play(board, "fp-char-12") == {"character", "event", "will"}


@rule("wotr.action.muster.play-event", "wotr.action.event.play-any")
def test_a_muster_card_is_played_with_muster_muster_army_event_or_will() -> None:
    board = all_dice(Board().hand("free", "fp-str-08"))
    assert faces_that_play(board, "fp-str-08") == {"muster", "muster-army", "event", "will"}


@rule("wotr.events.play.woses-example")
def test_paths_of_the_woses_is_played_with_an_event_or_army_result() -> None:
    board = Board().war("rohan").hand("free", "fp-str-11")
    board.result("free", "event").result("free", "muster-army").result("free", "character")
    assert faces_that_play(board, "fp-str-11") == {"event", "muster-army"}


@rule("wotr.action.event.play-any")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    assert forbids_event(Board().g, f.FREE, f.card("fp-char-12")) == "wotr.action.event.play-any"


@rule("wotr.events.play.phase")
def test_no_event_is_offered_in_the_fellowship_phase_or_hunt_allocation() -> None:
    board = all_dice(Board().hand("free", "fp-char-12", "fp-str-08").hand("shadow", "sh-str-20"))
    board.g.rolled = [4, 7]
    board.run(FellowshipPhase())
    assert board.options()
    assert not any(code.startswith("event") for code in board.options())
    board = Board().hand("shadow", "sh-str-20")
    board.g.rolled = [4, 7]
    board.run(HuntAllocation())
    assert board.options()
    assert not any(code.startswith("event") for code in board.options())


@rule("wotr.events.play.discard-after")
def test_a_card_is_discarded_after_its_effects() -> None:
    board = Board().hand("free", "fp-char-12").run(PlayEvent(f.FREE, f.card("fp-char-12"), f.CHARACTER))
    assert f.card("fp-char-12") in board.g.discards
    assert f.card("fp-char-12") not in board.g.face_down
    assert f.card("fp-char-12") not in board.g.hands[f.FREE] + board.g.table[f.FREE]


@rule("wotr.events.play.requirement")
def test_a_card_whose_requirement_is_not_met_is_not_offered() -> None:
    board = all_dice(Board().hand("free", "fp-char-08").character("gandalf-grey", "edoras"))
    assert forbids_event(board.g, f.FREE, f.card("fp-char-08")) == "wotr.events.play.requirement"
    assert not faces_that_play(board, "fp-char-08")


@rule("wotr.events.play.overrides-only-stated")
def test_a_card_move_keeps_to_the_borders_of_non_belligerents() -> None:
    board = Board().place("folde", "rohan", 2).character("gimli", "folde").hand("free", "fp-str-12")
    board.run(PlayEvent(f.FREE, f.card("fp-str-12"), f.ARMY))
    assert "march:edoras" in board.options()
    assert "march:druadan-forest" not in board.options()


@rule("wotr.events.play.mandatory-effects")
def test_what_a_card_says_happens_without_asking() -> None:
    board = Board().character("gimli", "erebor").hand("free", "fp-str-04")
    board.run(PlayEvent(f.FREE, f.card("fp-str-04"), f.MUSTER)).do("choose:none")
    assert board.steps("dwarves") == 0


@rule("wotr.events.play.partial-effect", "wotr.events.play.imrahil-example")
def test_imrahil_brings_only_the_unit_when_no_leader_is_left() -> None:
    board = Board().hand("free", "fp-str-18")
    board.g.reinforcements[f.leader_column(f.GONDOR)] = 0
    board.run(PlayEvent(f.FREE, f.card("fp-str-18"), f.MUSTER)).do("recruit:gondor-elite:dol-amroth")
    assert board.count("dol-amroth", "gondor-elite") == 1
    assert board.count("dol-amroth", "gondor-leader") == 0


@rule("wotr.events.hand.limit-six")
def test_a_card_being_played_does_not_count_for_the_hand_limit() -> None:
    board = Board().hand("free", *SIX[:5], "fp-str-15")
    board.run(PlayEvent(f.FREE, f.card("fp-str-15"), f.MUSTER)).do("recruit:elves-regular:lorien")
    assert len(board.g.hands[f.FREE]) == 6
    assert not board.options()


# ---- drawing after an event ----


@rule("wotr.cards.character.gandalf-grey.guide", "wotr.edition.characters-changed")
def test_gandalf_the_grey_as_guide_draws_from_the_deck_of_the_card_played() -> None:
    board = Board().hand("free", "fp-str-08")
    board.run(PlayEvent(f.FREE, f.card("fp-str-08"), f.EVENT)).do("nation:rohan")
    assert board.options() == ["no", "pile:free-strategy"]
    board.do("pile:free-strategy")
    assert [f.deck_of(card) for card in board.g.hands[f.FREE]] == [f.STRATEGY_DECK]


@rule("wotr.cards.character.gandalf-grey.guide")
@pytest.mark.parametrize("face", [f.MUSTER, f.MUSTER_ARMY])
def test_gandalf_draws_nothing_after_another_result(face: int) -> None:
    board = Board().hand("free", "fp-str-14").run(PlayEvent(f.FREE, f.card("fp-str-14"), face))
    board.do("recruit:gondor-regular:minas-tirith")
    assert not board.options()


@rule("wotr.cards.character.gandalf-grey.guide", "wotr.action.will.wild")
def test_will_of_the_west_as_an_event_lets_gandalf_draw() -> None:
    board = Board().hand("free", "fp-char-12").run(PlayEvent(f.FREE, f.card("fp-char-12"), f.WILL))
    assert board.options() == ["no", "pile:free-character"]
    board.do("no")
    assert not board.g.hands[f.FREE]


@rule("wotr.cards.character.gandalf-grey.guide")
def test_nobody_draws_when_gandalf_is_not_the_guide_or_the_deck_is_empty() -> None:
    board = Board().hand("free", "fp-char-12")
    board.g.guide = f.STRIDER
    assert not board.run(PlayEvent(f.FREE, f.card("fp-char-12"), f.EVENT)).options()
    board = empty_deck(Board().hand("free", "fp-char-12"), f.CHARACTER_DECK)
    assert not board.run(PlayEvent(f.FREE, f.card("fp-char-12"), f.EVENT)).options()


@rule("wotr.events.table.stays")
def test_the_palantir_draws_after_later_events_but_not_after_its_own() -> None:
    board = Board().character("saruman", "orthanc").hand("shadow", "sh-char-21", "sh-char-18")
    assert not board.run(PlayEvent(f.SHADOW, f.card("sh-char-21"), f.EVENT)).options()
    board.run(PlayEvent(f.SHADOW, f.card("sh-char-18"), f.EVENT))
    assert board.options() == ["no", "pile:shadow-character", "pile:shadow-strategy"]


# ---- cards on the table ----


@rule("wotr.events.table.stays", "wotr.events.table.not-in-hand")
def test_a_table_card_stays_and_leaves_the_hand() -> None:
    board = Board().hand("free", *SIX).run(PlayEvent(f.FREE, f.card("fp-char-05"), f.CHARACTER))
    assert board.g.table[f.FREE] == [f.card("fp-char-05")]
    assert f.card("fp-char-05") not in board.g.discards
    assert len(board.g.hands[f.FREE]) == 5


@rule("wotr.events.table.discard-die-is-action")
def test_having_a_table_card_discarded_costs_the_die_and_the_turn_to_act() -> None:
    board = Board().on_table("free", "fp-str-02").hand("shadow", "sh-str-07", "sh-char-12")
    board.result("shadow", "muster", 2).result("free", "muster", 2)
    board.run(ActionResolution()).do("skip:muster")
    assert board.asked() == "shadow"
    board.do("dismiss:muster:fp-str-02")
    assert f.card("fp-str-02") in board.g.discards
    assert board.g.die_count(f.SHADOW, f.MUSTER) == 1
    assert board.asked() == "free"


@rule("wotr.events.table.stays")
def test_a_card_without_a_price_cannot_be_forced_off_the_table() -> None:
    board = Board().on_table("free", "fp-char-05").result("shadow", "event").hand("shadow", "sh-str-07", "sh-char-12")
    assert not [option for option in action_options(board.g, f.SHADOW) if option[0] == "dismiss"]
    assert forbids_dismiss(board.g, f.SHADOW, f.card("fp-str-02"), f.EVENT) == "wotr.events.table.stays"


@rule("wotr.events.table.requirement-lapses", "wotr.cards.event.wizards-staff")
def test_wizards_staff_leaves_the_table_in_the_action_that_separates_gandalf() -> None:
    board = Board().on_table("free", "fp-char-08").run(Separate()).do("group:gandalf-grey", "go:hollin")
    assert f.card("fp-char-08") in board.g.discards


@rule("wotr.events.table.denethor-example", "wotr.events.table.requirement-lapses")
def test_denethors_folly_leaves_the_table_when_the_siege_of_minas_tirith_ends() -> None:
    board = Board().on_table("shadow", "sh-str-03")
    board.place("minas-tirith-inside", "gondor", 1).place("minas-tirith", "sauron", 1)
    board.run(SettleBoard())
    assert f.card("sh-str-03") in board.g.table[f.SHADOW]
    board.g.remove(f.SHADOW, f.region("minas-tirith"), f.regular_column(f.SAURON))
    board.run(SettleBoard())
    assert f.card("sh-str-03") in board.g.discards


@rule("wotr.events.table.discard-die-is-action")
def test_a_card_dismissed_goes_to_the_discards_after_its_price_is_paid() -> None:
    board = Board().on_table("free", "fp-str-03").hand("shadow", "sh-str-07", "sh-char-12")
    board.run(Dismiss(f.SHADOW, f.card("fp-str-03"), f.EVENT))
    assert {f.card("fp-str-03"), f.card("sh-str-07"), f.card("sh-char-12")} <= set(board.g.discards)


# ---- losses by cards ----


@rule("wotr.events.casualties.leaders-removed")
def test_leaders_are_lost_with_the_last_unit_that_a_card_kills() -> None:
    board = Board().place("edoras", "rohan", 1, leader=1).dice(6)
    board.run(RollHits(f.FREE, f.region("edoras"), 1, 5))
    assert board.count("edoras", "rohan-leader") == 0
    assert board.g.casualties[f.leader_column(f.ROHAN)] == 1


@rule("wotr.events.casualties.characters-stay")
def test_characters_and_nazgul_stay_when_a_card_kills_their_army() -> None:
    board = Board().place("edoras", "rohan", 1).character("boromir", "edoras").dice(6)
    board.run(RollHits(f.FREE, f.region("edoras"), 1, 5))
    assert board.where("boromir") == "edoras"
    board = Board().place("moria", "sauron", 1, nazgul=1).character("mouth-of-sauron", "moria").dice(6)
    board.run(RollHits(f.SHADOW, f.region("moria"), 1, 5))
    assert board.count("moria", "nazgul") == 1
    assert board.where("mouth-of-sauron") == "moria"


@rule("wotr.events.casualties.characters-stay")
def test_in_what_counts_as_a_battle_they_fall_with_it() -> None:
    board = Board().place("moria", "sauron", 1, nazgul=1).character("mouth-of-sauron", "moria").dice(6)
    board.run(RollHits(f.SHADOW, f.region("moria"), 1, 5, in_battle=True))
    assert board.count("moria", "nazgul") == 0
    assert board.where("mouth-of-sauron") == "eliminated"


# ---- the cards themselves ----


@rule("wotr.events.card-anatomy")
def test_every_card_has_its_fields_and_an_event_half() -> None:
    for number in range(f.CARD_COUNT):
        assert f.ICON[number] in (f.CHARACTER, f.ARMY, f.MUSTER)
        assert all(isinstance(initiative, int) for initiative in f.INITIATIVE[number])
        assert event_of(number).number == number
        assert all(hasattr(event_of(number), part) for part in event_of(number).PARTS)
    assert len({id(event) for event in EVENTS}) == f.CARD_COUNT


@rule("wotr.events.card-anatomy")
def test_a_card_has_one_event_half() -> None:
    with pytest.raises(ValueError, match="two event halves"):
        register(EventCard("fp-char-01"))
