"""Items and corruption (p.8-9)."""

from __future__ import annotations

import pytest

from meccg.board import Board
from westmarch.engine.rulebook import LANGUAGES
from westmarch.engine.testing import rule
from westmarch.engine.text import option_text
from westmarch.games.meccg.game import GAME
from westmarch.games.meccg.terms import DISCARD, OUT, PLAY, POINTS
from westmarch.games.meccg.values import check_modifier, corruption, prowess


@rule("meccg.items.transfer.same-site")
def test_items_pass_between_companies_at_one_site() -> None:
    board = Board().dice(9)
    board.company("rivendell", "aragorn-ii")
    board.company("rivendell", "merry")
    board.company("lorien", "eomer")
    board.give("aragorn-ii", "glamdring").organization()
    assert board.refused("transfer:glamdring:eomer") == "items.transfer.same-site"
    board.do("transfer:glamdring:merry")
    assert board.bearer("glamdring") == "merry"


@rule("meccg.items.transfer.check-first", "meccg.items.transfer.item-still-counts")
def test_a_check_comes_before_the_transfer() -> None:
    board = Board().dice(3)
    board.company("rivendell", "boromir-ii", "merry")
    board.give("boromir-ii", "scroll-of-isildur").organization()
    board.do("transfer:scroll-of-isildur:merry")
    assert board.prompt() == "check"
    board.do("pass")
    assert board.zone("boromir-ii") == DISCARD and board.zone("scroll-of-isildur") == DISCARD


@rule("meccg.items.transfer.no-cp-no-check")
def test_an_item_without_corruption_needs_no_check() -> None:
    board = Board()
    board.company("rivendell", "boromir-ii", "merry")
    board.give("boromir-ii", "emerald-of-the-mariner", "lure-of-the-senses", "scroll-of-isildur")
    board.organization()
    assert board.g.face(board.card("emerald-of-the-mariner")).corruption == 0
    board.do("transfer:emerald-of-the-mariner:merry")
    assert board.bearer("emerald-of-the-mariner") == "merry" and not board.logged("check")


@rule("meccg.items.store.at-haven", "meccg.items.store.to-vp-pile", "meccg.items.store.frees-corruption")
def test_items_are_stored_at_a_haven() -> None:
    board = Board()
    board.company("rivendell", "aragorn-ii")
    board.company("moria", "eomer")
    board.give("aragorn-ii", "dagger-of-westernesse").give("eomer", "glamdring").organization()
    assert board.refused("store:glamdring") == "items.store.at-haven"
    board.do("store:dagger-of-westernesse")
    assert board.zone("dagger-of-westernesse") == POINTS and corruption(board.g, board.card("aragorn-ii")) == 0


@rule("meccg.items.store.check-first")
def test_storing_needs_a_check() -> None:
    board = Board().dice(2)
    board.company("rivendell", "boromir-ii")
    board.give("boromir-ii", "scroll-of-isildur").organization().do("store:scroll-of-isildur")
    if board.prompt() == "check":
        board.do("pass")
    assert board.zone("boromir-ii") in (OUT, DISCARD) and board.zone("scroll-of-isildur") == DISCARD


@rule("meccg.items.store.not-one-ring")
def test_the_one_ring_is_never_stored() -> None:
    board = Board()
    board.company("rivendell", "frodo")
    board.give("frodo", "the-one-ring").organization()
    assert board.refused("store:the-one-ring") == "items.store.not-one-ring"


@rule("meccg.items.store.other-cards", "meccg.items.store.untap-next-turn")
def test_a_sage_stays_tapped_until_the_card_is_stored() -> None:
    board = Board()
    board.company("rivendell", "annalena/tapped")
    board.give("annalena", "dreams-of-lore").untap().passing()
    assert board.tapped("annalena")
    board.organization().do("store:dreams-of-lore")
    assert board.zone("dreams-of-lore") == POINTS and board.tapped("annalena")
    board.untap().passing()
    assert not board.tapped("annalena")


@rule("meccg.items.store.vp-without-storing")
def test_points_count_stored_or_not() -> None:
    from westmarch.games.meccg.rules.council import points

    board = Board()
    board.company("rivendell", "elladan")
    board.give("elladan", "sword-of-gondolin")
    assert points(board.g, 0)[1] == 2
    board.g.put(board.card("sword-of-gondolin"), POINTS)
    assert points(board.g, 0)[1] == 2


@rule("meccg.items.benefit.one-per-kind", "meccg.items.benefit.may-carry-more")
def test_one_weapon_counts() -> None:
    board = Board()
    board.company("rivendell", "eomer")
    board.give("eomer", "sword-of-gondolin", "dagger-of-westernesse")
    assert prowess(board.g, board.card("eomer")) == 5


@rule("meccg.corruption.start-zero", "meccg.corruption.total-is-sum", "meccg.corruption.modifier-is-not-points")
def test_points_are_the_sum_of_the_cards() -> None:
    board = Board()
    board.company("rivendell", "boromir-ii")
    card = board.card("boromir-ii")
    assert corruption(board.g, card) == 0
    board.give("boromir-ii", "sword-of-gondolin", "lure-of-nature")
    assert corruption(board.g, card) == 4 and check_modifier(board.g, card) == -1


def boromir(roll: int) -> Board:
    board = Board(standard=False).dice(roll)
    board.company("rivendell", "boromir-ii", "eomer")
    board.give("boromir-ii", "sword-of-gondolin", "lure-of-expedience")
    return board.check("boromir-ii")


@rule("meccg.corruption.check.roll", "meccg.corruption.check.pass")
def test_above_the_points_nothing_happens() -> None:
    assert boromir(6).zone("boromir-ii") == PLAY


@rule(
    "meccg.corruption.check.discard-band", "meccg.corruption.check.cards-discarded", "meccg.example.corruption.boromir"
)
def test_equal_or_one_less_discards() -> None:
    board = boromir(5)
    assert board.zone("boromir-ii") == DISCARD and board.zone("sword-of-gondolin") == DISCARD
    assert board.zone("lure-of-expedience") == DISCARD
    assert boromir(4).zone("boromir-ii") == DISCARD


@rule("meccg.corruption.check.eliminate-band")
def test_two_less_eliminates() -> None:
    assert boromir(3).zone("boromir-ii") == OUT


@rule("meccg.corruption.check.followers-stay")
def test_followers_stay() -> None:
    board = Board(standard=False).dice(2)
    board.company("rivendell", "boromir-ii", "mablung")
    board.follow("mablung", "boromir-ii").give("boromir-ii", "scroll-of-isildur").check("boromir-ii")
    assert board.zone("boromir-ii") == OUT and board.zone("mablung") == PLAY


@rule("meccg.corruption.leave-play.item-transfer")
def test_a_character_called_home_passes_one_item_on() -> None:
    board = Board().hazards("call-of-home").dice(2)
    slot = board.company("rivendell", "aragorn-ii", "elrond")
    board.give("aragorn-ii", "glamdring", "dagger-of-westernesse")
    board.move(slot).do("play:call-of-home:0", "choose:aragorn-ii")
    assert board.prompt() == "give"
    board.do("give:glamdring:elrond")
    assert board.bearer("glamdring") == "elrond" and board.zone("dagger-of-westernesse") == DISCARD


@rule("meccg.corruption.support", "meccg.corruption.support.same-company")
def test_companions_support_a_check() -> None:
    board = Board().dice(3)
    board.company("rivendell", "boromir-ii", "eomer", "merry/tapped")
    board.company("rivendell", "elladan")
    board.give("boromir-ii", "scroll-of-isildur").check("boromir-ii")
    assert board.options() == ["pass", "support:eomer"]
    assert board.refused("support:elladan") == "corruption.support.same-company"
    board.do("support:eomer")
    assert board.tapped("eomer")
    assert board.logged("check")[0]["total"] == 3


@rule("meccg.corruption.support.basic-none")
def test_no_support_in_the_basic_game() -> None:
    board = Board(standard=False).hand("a-friend-or-three").dice(9)
    board.company("rivendell", "boromir-ii", "eomer")
    board.give("boromir-ii", "scroll-of-isildur").check("boromir-ii")
    assert board.options() == ["pass", "play:a-friend-or-three:1"]
    assert board.refused("support:eomer") == "corruption.support.basic-none"


@rule("meccg.corruption.remove.in-organization", "meccg.corruption.remove.failure")
def test_a_corruption_card_is_removed_by_a_better_roll() -> None:
    for roll, zone in ((7, DISCARD), (6, PLAY)):
        board = Board(standard=False).dice(roll)
        board.company("rivendell", "aragorn-ii")
        board.give("aragorn-ii", "lure-of-the-senses").organization().do("cleanse:lure-of-the-senses")
        assert board.zone("lure-of-the-senses") == zone and board.tapped("aragorn-ii")


@rule("meccg.corruption.remove.standard-no-tap", "meccg.corruption.remove.standard-already-tapped")
def test_without_tapping_the_roll_has_minus_three() -> None:
    board = Board().dice(9)
    board.company("rivendell", "aragorn-ii")
    board.give("aragorn-ii", "lure-of-the-senses").organization().do("cleanse:lure-of-the-senses", "stay:aragorn-ii")
    assert board.zone("lure-of-the-senses") == PLAY and not board.tapped("aragorn-ii")
    board = Board().dice(10)
    board.company("rivendell", "aragorn-ii/tapped")
    board.give("aragorn-ii", "lure-of-the-senses").organization().do("cleanse:lure-of-the-senses")
    assert board.zone("lure-of-the-senses") == DISCARD


@rule("meccg.corruption.remove.in-organization")
def test_a_tapped_bearer_cannot_try_in_the_basic_game() -> None:
    board = Board(standard=False)
    board.company("rivendell", "aragorn-ii/tapped")
    board.give("aragorn-ii", "lure-of-the-senses").organization()
    assert board.refused("cleanse:lure-of-the-senses") == "corruption.remove.in-organization"


@rule("meccg.corruption.wizard.standard-penalty", "meccg.victory.wizard-loss-standard")
def test_a_corrupted_wizard_costs_five_points() -> None:
    from westmarch.games.meccg.rules.council import total_points

    board = Board().dice(3)
    board.company("rivendell", "saruman", "eomer")
    board.give("saruman", "scroll-of-isildur").check("saruman").passing()
    assert board.g.lost_wizards == [1, 0] and not board.g.ending
    assert total_points(board.g, 0) == 1 - 5


@rule("meccg.victory.wizard-loss-basic")
def test_in_the_basic_game_a_lost_wizard_loses_the_game() -> None:
    board = Board(standard=False).dice(3)
    board.company("rivendell", "saruman", "eomer")
    board.give("saruman", "scroll-of-isildur").check("saruman")
    assert board.g.ending == "meccg-end-wizard" and board.g.winners == [1]


@rule("meccg.corruption.card.one-per-character-per-turn", "meccg.corruption.card.definition")
def test_one_corruption_card_for_each_character_and_turn() -> None:
    board = Board().hazards("lure-of-nature", "lure-of-the-senses", "weariness-of-the-heart")
    slot = board.company("rivendell", "aragorn-ii", "boromir-ii")
    board.move(slot, "bree").passing("hazard")
    board.do("play:lure-of-nature:0", "choose:aragorn-ii").passing("hazard")
    board.do("play:lure-of-the-senses:0")
    assert board.bearer("lure-of-the-senses") == "boromir-ii"
    assert board.g.spent == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_one_name_are_told_apart_by_their_bearers(lang: str) -> None:
    board = Board()
    board.company("rivendell", "elladan", "bilbo")
    board.give("elladan", "star-glass").give("bilbo", "star-glass").organization()
    ask = board.g.asks[0]
    texts = [option_text(GAME, board.g, 0, option, lang) for option in ask.all_options() if option[0] == "store"]
    assert len(texts) == 2 and len(set(texts)) == 2
    assert any(["Bilbo" in text for text in texts])
