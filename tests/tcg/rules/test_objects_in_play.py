"""What cards are: kinds, titles, races, texts, tokens and zones, shown by cards in play."""

from __future__ import annotations

from collections import Counter

import pytest

from tcg.board import FELLOWSHIP_SITES, Board
from westmarch.cards.language import Run
from westmarch.cards.nodes import Sel
from westmarch.engine.testing import rule
from westmarch.games.tcg.cards.meanings.places import count_cultures
from westmarch.games.tcg.cards.selectors import condition, dwarf, elf, ent, free_peoples, hobbit, man, shire, wizard
from westmarch.games.tcg.decks import Deck, formats, problems, same_card
from westmarch.games.tcg.facts import (
    ADVENTURE,
    ATTACHED,
    BY_ID,
    CATALOGUE,
    DEAD,
    DISCARD,
    HAND,
    PLAY,
    STACKED,
    SUPPORT,
    TYPES,
    VOID,
    Card,
)
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.requirements import forbids_host
from westmarch.games.tcg.rules.wounds import remove
from westmarch.games.tcg.words import LANGUAGE


def fits(board: Board, sel: Sel, card_id: str, source: int = 0, seat: int = 0) -> bool:
    return LANGUAGE.fits(board.g, Run(source, seat, {}), sel, board.c(card_id))


@rule("tcg.object.types")
def test_the_census_of_types_and_no_tenth_type() -> None:
    counts = Counter(TYPES[card.type] for card in CATALOGUE)
    assert counts == {
        "event": 297,
        "minion": 226,
        "condition": 209,
        "possession": 105,
        "site": 101,
        "companion": 98,
        "ally": 44,
        "artifact": 12,
        "ring": 4,
    }
    with pytest.raises(ValueError, match="follower"):
        Card(0, {"id": "9_1", "title": "Nobody", "type": "follower"})


@rule("tcg.object.character")
def test_who_is_a_character() -> None:
    assert all(BY_ID[c].is_character for c in ("1_89", "1_40", "1_178"))
    assert not any(BY_ID[c].is_character for c in ("1_313", "1_183", "1_2", "1_331"))


@rule("tcg.object.side-by-type")
def test_items_exist_on_both_sides() -> None:
    assert (BY_ID["1_299"].side, BY_ID["1_160"].side) == (1, 2)
    for kind in ("possession", "artifact", "condition", "event"):
        assert {card.side for card in CATALOGUE if TYPES[card.type] == kind} == {1, 2}


@rule("tcg.object.ring-card")
def test_the_ring_belongs_to_neither_side() -> None:
    board = Board(ring="1_1").fellowship("1_364").hand(0, "1_84")
    ring = board.now.ring[0]
    assert board.now.pool == 0 and BY_ID["1_1"].cost == 0 and BY_ID["1_1"].culture == ""
    assert not any(fits(board, sel, "1_1") for sel in (free_peoples, shire, condition))
    board.take("play", "1_84")
    assert board.now.zone[ring] == ATTACHED


@rule("tcg.object.site-card")
def test_a_replaced_site_returns_to_its_owners_adventure_deck() -> None:
    board = Board().hand(0, "1_110").fellowship("1_89").site(2, "1_331", seat=1)
    old = board.g.path[2]
    board.take("play", "1_110")
    assert board.now.zone[old] == ADVENTURE and old in board.now.adventure[1]
    assert not any(board.now.card(c).type == 1 for pile in board.now.discards for c in pile)


@rule("tcg.object.culture-gollum")
def test_the_side_of_a_gollum_card_is_its_own() -> None:
    assert [BY_ID[c].side for c in ("5_28", "5_23", "5_25", "5_22")] == [1, 1, 2, 2]
    assert {BY_ID[c].culture for c in ("5_28", "5_23", "5_25", "5_22")} == {"gollum"}


@rule("tcg.object.twilight-cost")
def test_a_shadow_number_is_no_cost() -> None:
    assert (BY_ID["1_89"].cost, BY_ID["1_178"].cost) == (4, 1)
    assert BY_ID["1_336"].shadow == 3 and BY_ID["1_336"].cost == 0


@rule("tcg.object.strength", "tcg.object.vitality")
def test_printed_values_and_wounds() -> None:
    board = Board().fellowship("1_13", "1_97").hurt("1_97", 1)
    assert board.strength("1_13") == 6 and board.now.vitality(board.c("1_97")) == 2
    longer = Board().fellowship("1_97").bear("1_97", "1_114").hurt("1_97", 1)
    assert longer.now.vitality(longer.c("1_97")) == 3


@rule("tcg.object.attribute-bonus")
def test_bonuses_of_what_is_borne() -> None:
    board = Board(ring="1_1").fellowship("1_89").bear("1_89", "1_282", seat=1)
    frodo = board.c("1_290")
    assert board.strength("1_290") == 4 and board.now.full_vitality(frodo) == 5
    assert board.strength("1_89") == 7
    remove(board.g, board.c("1_282"), DISCARD)
    assert board.strength("1_89") == 8


@rule("tcg.object.bonus-not-from-support-area")
def test_a_fortification_in_the_support_area_changes_nobody() -> None:
    board = Board(at=2).support(0, "5_33").minions("1_151")
    assert BY_ID["5_33"].strength == -3
    before = board.g.strength(board.c("1_151"))
    board.g.put(board.c("5_33"), ATTACHED, board.c("1_151"))
    assert before == BY_ID["1_151"].strength and board.g.strength(board.c("1_151")) == before - 3


@rule("tcg.object.resistance-2003")
def test_only_a_ring_bearer_has_resistance() -> None:
    assert all(not c.resistance for c in CATALOGUE if c.type == 2 and c.title not in ("Frodo", "Sam"))
    assert {c.resistance for c in CATALOGUE if c.title == "Frodo"} == {10}
    assert Board().g.resistance(0) == 10 and Board().burdens(4).g.resistance(0) == 6


@rule("tcg.object.signet")
def test_a_signet_is_a_label_for_other_cards() -> None:
    board = Board().fellowship("1_97", "1_7").hurt("1_290", 1).hand(0, "1_299")
    board.take("use", "1_290")
    assert board.wounds("1_97") == 1 and board.wounds("1_7") == 0 and board.wounds("1_290") == 0


@rule("tcg.object.minion-site-number")
def test_numbers_of_minions() -> None:
    assert (BY_ID["1_271"].site, BY_ID["2_42"].site) == (6, 2) and BY_ID["1_271"].block == ""


@rule("tcg.object.site-attributes")
def test_attributes_of_sites() -> None:
    ettenmoors, camp = BY_ID["1_331"], BY_ID["4_335"]
    assert (ettenmoors.site, ettenmoors.block, ettenmoors.shadow, ettenmoors.arrow) == (2, "fellowship", 2, "left")
    assert set(ettenmoors.keywords) == {"plains"} and set(camp.keywords) == {"battleground", "plains"}
    assert (camp.site, camp.block, camp.shadow, camp.arrow) == (2, "towers", 1, "left")


@rule("tcg.object.ally-home")
def test_homes() -> None:
    assert (
        BY_ID["1_40"].homes == ("3F",) and BY_ID["4_103"].homes == ("2T", "8T") and BY_ID["4_262"].homes == ("3T", "6T")
    )


@rule("tcg.object.race", "tcg.object.race.man", "tcg.object.race.uruk-hai")
def test_races_are_labels() -> None:
    assert [BY_ID[c].race for c in ("1_364", "3_68", "2_51")] == ["wizard", "wizard", "balrog"]
    board = Board(at=2).fellowship("4_270", "1_13").hand(0, "4_288", "1_92")
    assert board.can("play", "4_288") and board.can("play", "1_92")
    orcs = Board(at=2).fellowship("1_13", "1_97+1_95").minions("1_151", "1_163").hand(0, "1_19").at_step("maneuver")
    orcs.take("play", "1_19")
    assert not orcs.can("choose", "1_151") and orcs.wounds("1_151") == 0
    blade = Board(at=2).fellowship("1_97+1_95").minions("1_151").fight("1_97", "1_151").take("use", "1_95")
    assert blade.wounds("1_151") == 1


@rule("tcg.object.race.none", "tcg.object.race.none-unspottable", "tcg.object.race.negative")
def test_smeagol_has_no_race() -> None:
    assert BY_ID["5_25"].race == "" and BY_ID["5_28"].race == ""
    walkers = Board().fellowship("1_364").support(0, "1_79").hand(0, "5_29", "1_53")
    assert twilight_cost(walkers.g, walkers.c("5_29")) == 0
    assert twilight_cost(walkers.g, walkers.c("1_53")) == max(0, BY_ID["1_53"].cost - 2)
    dear = Board().fellowship("1_364").support(0, "1_79").site(1, "4_343").hand(0, "5_28")
    dear.g.phase = 1
    assert twilight_cost(dear.g, dear.c("5_28")) == BY_ID["5_28"].cost + 3
    board = Board(at=2).fellowship("5_28", "1_364").minions("1_151").hand(0, "1_304").fight("1_290", "1_151")
    assert not any(fits(board, race, "5_28") for race in (man, elf, dwarf, hobbit, wizard, ent))
    board.take("play", "1_304")
    assert board.can("choose", "5_28")


@rule("tcg.object.title")
def test_a_name_means_every_card_of_that_title() -> None:
    for gimli in ("1_12", "1_13", "2_121", "4_48", "4_49", "5_7"):
        board = Board().fellowship(gimli).hand(0, "1_15")
        assert board.can("play", "1_15"), gimli
    assert not Board().fellowship("1_11").hand(0, "1_15", "1_9").can("play", "1_15")


def errors(cards: dict[str, int], ring_bearer: str = "1_290") -> set[str]:
    deck = Deck("test", ring_bearer, "1_2", FELLOWSHIP_SITES, cards)
    return {rule_id for rule_id, _ in problems(deck, formats()["open"])}


@rule("tcg.object.same-thing", "tcg.object.reprint", "tcg.object.collector-info", "tcg.deck.promo-identity")
def test_reprints_and_promos_are_the_same_card() -> None:
    assert BY_ID["1_235"].title == BY_ID["3_86"].title
    assert "tcg.deck.four-copies" in errors({"1_299": 4, "4_306": 1})
    assert "tcg.deck.four-copies" in errors({"1_158": 3, "4_207": 2})
    assert [same_card(c) for c in ("0_7", "0_11", "0_13", "5_123")] == ["3_1", "3_69", "1_50", "5_5"]
    assert "tcg.deck.four-copies" in errors({"1_50": 4, "0_13": 1})
    assert BY_ID["1_95"].title == "Blade of Gondor"


@rule("tcg.object.bilbo-title")
def test_bilbo_baggins_is_bilbo() -> None:
    for bilbo in ("1_284", "2_96"):
        board = Board().support(0, bilbo).fellowship("1_311").hand(0, "2_97")
        assert board.can("play", "2_97")
    both = Board().support(0, "1_284").hand(0, "2_96", "1_299")
    assert both.why_not(f"play:{both.name('2_96')}") == "tcg.unique.one-active"


@rule("tcg.object.game-text", "tcg.effect.text-does-not-apply", "tcg.ringbearer.succession.text-off")
def test_a_card_without_its_text() -> None:
    board = Board(at=2).fellowship("1_311").minions("1_237").bear("1_311", "2_76", seat=1).burdens(1).hand(0, "1_299")
    sam = board.c("1_311")
    assert board.g.card(sam).race == "hobbit" and board.strength("1_311") == 3 + BY_ID["2_76"].strength
    assert not board.can("use", "1_311")
    lost = Board(at=2).fellowship("1_311").minions("1_237").bear("1_311", "2_76", seat=1).fight("1_290", "1_237")
    lost.until("tcg-end-last")
    assert lost.now.winners == [1]


@rule("tcg.object.tokens")
def test_four_sorts_of_tokens() -> None:
    board = Board(3).burdens(2).fellowship("1_311").pool(3)
    view = board.view(0)["view"]
    assert view["burdens"] == [2, 0, 0] and view["pool"] == 3
    sam = next(one for one in view["table"] if one["card"] == board.name("1_311"))
    assert {"wounds", "tokens"} <= set(sam) and "burdens" not in sam


@rule("tcg.object.zones", "tcg.object.void")
def test_an_event_under_way_is_in_no_pile() -> None:
    board = Board(at=2).fellowship("1_13", "1_11").hand(0, "1_6", "1_9").take("play", "1_6")
    assert board.asked == "tcg-ask-exert" and board.zone("1_6") == VOID
    assert board.now.hands[0] == [board.c("1_9")] and board.now.discards[0] == []
    board.take("choose", "1_13")
    assert board.zone("1_6") == DISCARD
    from westmarch.games.tcg.invariants import broken

    assert broken(board.now) == []


@rule("tcg.object.hidden-zones", "tcg.object.discard-visible")
def test_what_others_see() -> None:
    board = Board().hand(0, "1_9").fellowship("1_13").pile(0, DISCARD, "1_3", "1_4").deck(0, "1_12")
    own, other = board.view(0)["view"], board.view(1)["view"]
    assert own["discards"][0] == [board.name("1_3"), board.name("1_4")]
    assert other["discards"][0] == [board.name("1_4")] and other["discard_counts"][0] == 2
    text = str(other)
    assert board.name("1_9") not in text and board.name("1_12") not in text and board.name("1_3") not in text
    assert not any("a1" in site for site in other["adventure"]) and own["adventure"]


@rule("tcg.object.new-each-time")
def test_a_card_that_comes_back_is_new() -> None:
    board = Board(at=4).support(0, "3_18").minions("1_178").at_step("regroup")
    board.g.lay("keyword fierce", board.c("1_178"), 1, 1, 0)
    board.g.lay("strength", board.c("1_178"), 2, 2, 0)
    board.take("use", "3_18")
    runner = board.c("1_178")
    assert board.zone("1_178") == HAND
    board.now.put(runner, PLAY)
    assert not board.now.keyword(runner, "fierce") and board.now.strength(runner) == 5


@rule("tcg.object.may-not")
def test_saruman_may_not_be_assigned() -> None:
    board = Board(at=2).fellowship("1_13").minions("3_68").at_step("assignment")
    board.until("tcg-ask-reconcile", "tcg-ask-move-again")
    board.expect_no_log("tcg-log-assign")
    asked = Board(at=2).fellowship("1_13").minions("3_68", "1_151").at_step("assignment")
    assert not asked.can("assign", "1_13", "3_68") and asked.can("assign", "1_13", "1_151")


@rule("tcg.object.language")
def test_spanish_titles_are_the_same_cards() -> None:
    assert BY_ID["1_3"].title_es == "Golpe de hacha" and BY_ID["1_3"].title == "Axe Strike"


# Uniqueness


@rule("tcg.unique.one-active", "tcg.unique.no-replacement")
def test_a_second_aragorn_waits() -> None:
    board = Board().fellowship("1_89").hand(0, "1_365", "1_9").fellowship("1_13")
    assert board.why_not(f"play:{board.name('1_365')}") == "tcg.unique.one-active"
    shadow = Board(at=2).minions("3_68").hand(1, "3_69", "1_151").pool(20).at_step("shadow")
    assert shadow.why_not(f"play:{shadow.name('3_69')}", 1) == "tcg.unique.one-active" and not shadow.can(
        "play", "3_69"
    )


@rule("tcg.unique.subtitle-ignored")
def test_two_staves_of_gandalf() -> None:
    board = Board().fellowship("1_364+2_22").hand(0, "4_91", "1_75")
    assert not board.can("play", "4_91") and board.can("play", "1_75")


@rule("tcg.unique.per-player")
def test_each_shadow_player_may_have_a_witch_king() -> None:
    board = Board(3, at=2).minions("1_237", seat=1).hand(2, "2_85").pool(20).at_step("shadow")
    assert board.asker == 2 and board.can("play", "2_85")


@rule("tcg.unique.inactive-copy")
def test_an_inactive_copy_does_not_block() -> None:
    board = Board().fellowship("1_89", seat=1).hand(0, "1_89", "1_9")
    assert board.can("play", "1_89")


@rule("tcg.unique.nonunique-cumulative")
def test_two_orc_bowmen() -> None:
    from westmarch.games.tcg.rules.archery import minion_total

    board = Board(at=2).minions("1_271").support(1, "1_264", "1_264")
    board.g.phase = 4
    assert minion_total(board.g) == 2


@rule("tcg.unique.dead-pile-blocks", "tcg.unique.dead-pile-nonunique", "tcg.unique.dead-pile-only-own")
def test_the_dead_pile() -> None:
    board = Board().pile(0, DEAD, "1_97", "1_7").hand(0, "1_96", "1_364", "1_7").fellowship("1_13")
    assert board.why_not(f"play:{board.name('1_96')}") == "tcg.unique.dead-pile-blocks"
    assert board.can("play", "1_364") and board.can("play", "1_7")
    others = Board().pile(1, DEAD, "1_97").hand(0, "1_97", "1_9").fellowship("1_13")
    assert others.can("play", "1_97")


@rule("tcg.unique.stacked-ignored")
def test_stacked_copies_are_outside_uniqueness() -> None:
    board = Board().fellowship("1_364+1_75").support(0, "1_73").hand(0, "1_74")
    for _ in range(2):
        board.add(0, "1_75", STACKED, board.c("1_73"))
    from westmarch.games.tcg.rules.requirements import forbids_unique

    assert forbids_unique(board.g, 0, board.c("1_75", 2)) == "tcg.unique.one-active"
    remove(board.g, board.c("1_75", 1), DISCARD)
    assert forbids_unique(board.g, 0, board.c("1_75", 2)) is None


@rule("tcg.unique.items-on-both")
def test_one_pipe_of_the_gaffer() -> None:
    board = Board().fellowship("1_302+1_292", "1_306").hand(0, "1_292", "1_299")
    assert board.why_not(f"play:{board.name('1_292', 2)}") == "tcg.unique.one-active"


@rule("tcg.spot.fp-culture", "tcg.faq.s4.5_72")
def test_free_peoples_cultures() -> None:
    board = Board(at=2).fellowship("1_13", "1_50", "1_97").minions("5_25")
    assert count_cultures(board.g) == 4  # with the Ring-bearer's own
    with_smeagol = Board(at=2).fellowship("1_13", "1_50", "1_97", "5_28")
    assert count_cultures(with_smeagol.g) == 5
    cards = Board(at=2).fellowship("1_13").support(0, "1_40").bear("1_13", "1_112")
    assert count_cultures(cards.g) == 4


@rule("tcg.item.minion-may-not-bear")
def test_a_tentacle_bears_nothing() -> None:
    board = Board(at=4).minions("2_66", "1_178").hand(1, "1_180")
    assert forbids_host(board.g, 1, board.c("1_180"), board.c("2_66")) == "tcg.item.forbids-bearing"
    board.pool(5).at_step("shadow").take("play", "1_180")
    assert board.now.host[board.c("1_180")] == board.c("1_178")


@rule("tcg.support.no-intrusion", "tcg.item.support-area")
def test_support_areas_are_their_owners() -> None:
    board = Board(3, at=4).support(0, "1_45").minions("1_178", seat=2).hand(2, "1_192").hand(0, "1_55").pool(9)
    board.until("tcg-ask-fellowship").take("play", "1_55")
    assert board.zone("1_55") == SUPPORT and board.now.host[board.c("1_55")] == -1
    assert board.now.owner[board.c("1_55")] == 0
    assert not board.can("transfer", "1_55")
