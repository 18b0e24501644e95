"""Cards and their printed values; keywords; decks and formats."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tcg.board import FELLOWSHIP_SITES, Board
from tcg.names import number, printed
from westmarch.engine.testing import rule
from westmarch.games.tcg.decks import Deck, decks, formats, problems
from westmarch.games.tcg.facts import (
    ALLY,
    BY_ID,
    CATALOGUE,
    COMPANION,
    CONDITION,
    EVENT,
    FREE,
    HAND,
    MINION,
    NEITHER,
    POSSESSION,
    RING,
    SHADOW,
    SITE,
    TYPES,
    VOID,
)
from westmarch.games.tcg.game import GAME
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.requirements import forbids_play


def of_type(kind: int) -> list[str]:
    return [card.id for card in CATALOGUE if card.type == kind]


@rule("tcg.object.kinds", "tcg.object.types", "tcg.object.ring-card", "tcg.object.site-card")
def test_kinds_and_types() -> None:
    sides = Counter(card.side for card in CATALOGUE)
    assert (sides[FREE], sides[SHADOW], sides[NEITHER]) == (489, 502, 105)
    assert {card.type for card in CATALOGUE} == set(range(len(TYPES)))
    assert all(card.type in (RING, SITE) for card in CATALOGUE if card.side == NEITHER)
    assert all(not card.culture and not card.cost for card in CATALOGUE if card.type == RING)


@rule("tcg.object.character", "tcg.object.side-by-type")
def test_characters_and_sides() -> None:
    assert all(card.is_character == (card.type in (COMPANION, ALLY, MINION)) for card in CATALOGUE)
    assert all(card.side == FREE for card in CATALOGUE if card.type in (COMPANION, ALLY))
    assert all(card.side == SHADOW for card in CATALOGUE if card.type == MINION)
    assert {card.side for card in CATALOGUE if card.type == CONDITION} == {FREE, SHADOW}


@rule("tcg.object.cultures", "tcg.object.culture-gollum")
def test_cultures() -> None:
    free = {c.culture for c in CATALOGUE if c.side == FREE} - {"gollum"}
    shadow = {c.culture for c in CATALOGUE if c.side == SHADOW} - {"gollum"}
    assert free == {"dwarven", "elven", "gandalf", "gondor", "rohan", "shire"}
    assert shadow == {"dunland", "isengard", "moria", "raider", "wraith", "sauron"}
    assert {c.side for c in CATALOGUE if c.culture == "gollum"} == {FREE, SHADOW}


@rule("tcg.object.twilight-cost", "tcg.object.site-attributes", "tcg.site.keywords", "tcg.turn.sanctuary.sites")
def test_sites() -> None:
    sites = [card for card in CATALOGUE if card.type == SITE]
    assert all(1 <= s.site <= 9 and s.block and s.arrow in ("left", "right") and s.shadow >= 0 for s in sites)
    assert all(("sanctuary" in s.keywords) == (s.site in (3, 6)) for s in sites)
    words = {word for site in sites for word in site.keywords}
    assert words == {"battleground", "forest", "marsh", "mountain", "plains", "river", "underground", "sanctuary"}
    assert len(sites) == 101


@rule("tcg.object.strength", "tcg.object.vitality", "tcg.object.attribute-bonus", "tcg.modifier.vitality")
def test_attributes() -> None:
    board = Board().fellowship("Aragorn, Ranger of the North + Ranger's Sword").hurt("Aragorn, Ranger of the North", 1)
    assert (
        board.strength("Aragorn, Ranger of the North") == 10
        and board.now.vitality(board.c("Aragorn, Ranger of the North")) == 3
    )
    bare = Board().fellowship("Lórien Elf")
    bare.g.lay("strength", bare.c("Lórien Elf"), -9, 0, 0)
    assert bare.strength("Lórien Elf") == 0 and bare.now.in_play(bare.c("Lórien Elf"))


@rule("tcg.object.bonus-not-from-support-area")
def test_no_bonus_from_the_support_area() -> None:
    board = Board().fellowship("Gimli, Son of Glóin").support(0, "Endurance of Dwarves")
    assert board.now.full_vitality(board.c("Gimli, Son of Glóin")) == 3


@rule("tcg.object.resistance-2003", "tcg.burden.reduce-resistance", "tcg.ringbearer.succession.resistance")
def test_resistance() -> None:
    assert {card.resistance for card in CATALOGUE if card.may_bear_ring} == {10}
    assert {card.resistance for card in CATALOGUE if card.title == "Sam"} == {5}
    assert all(not c.resistance for c in CATALOGUE if c.type == COMPANION and c.title not in ("Frodo", "Sam"))
    assert Board().burdens(4).now.resistance(0) == 6


@rule("tcg.object.signet", "tcg.object.signet-counts")
def test_signets() -> None:
    counts = Counter(card.signet for card in CATALOGUE if card.signet)
    assert counts == {"gandalf": 20, "aragorn": 19, "frodo": 17, "theoden": 6}
    assert all(card.type == COMPANION for card in CATALOGUE if card.signet)


@rule("tcg.object.minion-site-number", "tcg.object.ally-home")
def test_minion_numbers_and_homes() -> None:
    assert all(card.site > 0 for card in CATALOGUE if card.type == MINION)
    assert all(home[0] in "123456789" and home[1] in "FT" for c in CATALOGUE if c.type == ALLY for home in c.homes)


@rule("tcg.object.race", "tcg.object.race.man", "tcg.object.race.uruk-hai", "tcg.object.race.none")
def test_races() -> None:
    board = Board(at=2).fellowship("Éowyn, Lady of Rohan", "Sméagol, Slinker").minions("Uruk Savage", "Goblin Runner")
    race = {
        card_id: BY_ID[card_id].race
        for card_id in (
            number("Éowyn, Lady of Rohan (4_270)"),
            number("Sméagol, Slinker (5_29)"),
            number("Uruk Savage (1_151)"),
            number("Goblin Runner (1_178)"),
        )
    }
    assert race == {
        number("Éowyn, Lady of Rohan (4_270)"): "man",
        number("Sméagol, Slinker (5_29)"): "",
        number("Uruk Savage (1_151)"): "uruk-hai",
        number("Goblin Runner (1_178)"): "orc",
    }
    assert board.g.strength(board.c("Goblin Runner")) == 5


@rule("tcg.object.same-thing", "tcg.object.reprint", "tcg.object.bilbo-title", "tcg.object.language")
def test_titles() -> None:
    assert printed("Elven Bow (1_41)").title == printed("Elven Bow (4_62)").title == "Elven Bow"
    assert printed("Bilbo, Retired Adventurer").title == printed("Bilbo, Well-spoken Gentlehobbit").title == "Bilbo"
    assert printed("Úlairë Otsëa, Lieutenant of Morgul").title == printed("Úlairë Otsëa, Ringwraith in Twilight").title


@rule("tcg.object.collector-info")
def test_numbers() -> None:
    assert len(BY_ID) == len(CATALOGUE) == 1096


@rule("tcg.object.zones", "tcg.object.void", "tcg.object.hidden-zones", "tcg.object.discard-visible")
def test_zones() -> None:
    board = Board().fellowship("Gimli, Son of Glóin").hand(0, "Dwarven Axe", "Axe Strike").hand(1, "Goblin Runner")
    view = board.view(1)["view"]
    assert view["hands"] == [2, 1] and len(view["hand"]) == 1 and "discards" in view
    board.take("play", "Dwarven Axe")
    assert board.zone("Dwarven Axe") == 8 != VOID


@rule("tcg.object.owner")
def test_a_condition_on_another_players_companion_goes_to_its_owner() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Elf")
        .minions("The Witch-king, Lord of Angmar")
        .bear("Lórien Elf", "Wounded", seat=1)
        .fight("Lórien Elf", "The Witch-king, Lord of Angmar")
    )
    board.until("tcg-ask-reconcile")
    assert board.c("Wounded") in board.now.discards[1]


@rule("tcg.object.new-each-time")
def test_a_card_that_returns_is_new() -> None:
    board = Board(at=2).fellowship("Gimli, Son of Glóin").hurt("Gimli, Son of Glóin", 1)
    gimli = board.c("Gimli, Son of Glóin")
    board.g.lay("strength", gimli, 3, 2, 0)
    from westmarch.games.tcg.rules.wounds import remove

    remove(board.g, gimli, HAND)
    board.g.put(gimli, 6)
    assert board.g.strength(gimli) == 6 and board.g.wounds[gimli] == 0


# Uniqueness


@rule("tcg.unique.one-active", "tcg.unique.no-replacement", "tcg.unique.nonunique-cumulative")
def test_one_active_copy() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Gimli, Dwarf of Erebor", "Dwarf Guard")
        .fellowship("Dwarf Guard")
    )
    assert board.why_not(f"play:{board.name('Gimli, Dwarf of Erebor')}") == "tcg.unique.one-active"
    assert board.can("play", "Dwarf Guard")


@rule("tcg.unique.per-player", "tcg.unique.dead-pile-only-own")
def test_each_player_may_have_his_own() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin", seat=1)
        .hand(0, "Gimli, Son of Glóin")
        .pile(1, 3, "Legolas, Greenleaf")
        .hand(0, "Legolas, Greenleaf")
    )
    assert board.can("play", "Gimli, Son of Glóin") and board.can("play", "Legolas, Greenleaf")


@rule("tcg.unique.dead-pile-blocks", "tcg.unique.dead-pile-nonunique")
def test_the_dead_do_not_return() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin")
        .pile(0, 3, "Legolas, Greenleaf", "Dwarf Guard")
        .hand(0, "Legolas, Prince of Mirkwood", "Dwarf Guard")
    )
    assert board.why_not(f"play:{board.name('Legolas, Prince of Mirkwood')}") == "tcg.unique.dead-pile-blocks"
    assert board.can("play", "Dwarf Guard")


@rule("tcg.unique.items-on-both")
def test_unique_items() -> None:
    board = Board().fellowship("Gimli, Son of Glóin + Gimli's Battle Axe").hand(0, "Gimli's Battle Axe")
    second = board.name("Gimli's Battle Axe", 2)
    assert board.why_not(f"play:{second}") == "tcg.unique.one-active"


# Keywords as labels

LABELS = {
    "ranger": {COMPANION},
    "stealth": {EVENT, CONDITION},
    "spell": {EVENT, CONDITION},
    "tale": {CONDITION, EVENT, POSSESSION},
    "weather": {CONDITION, EVENT},
    "search": {CONDITION, EVENT},
    "tracker": {MINION},
    "twilight": {MINION},
    "tentacle": {MINION},
    "southron": {MINION},
    "easterling": {MINION},
    "valiant": {COMPANION},
    "knight": {COMPANION},
    "villager": {ALLY},
    "warg-rider": {MINION},
    "machine": {CONDITION},
    "fortification": {CONDITION},
    "pipeweed": {POSSESSION},
    "battleground": {SITE},
    "forest": {SITE},
    "marsh": {SITE},
    "mountain": {SITE},
    "plains": {SITE},
    "river": {SITE},
    "underground": {SITE},
}


@rule("tcg.keyword.kinds", "tcg.keyword.label-none", *[f"tcg.keyword.label-{word}" for word in LABELS])
@pytest.mark.parametrize("word", LABELS)
def test_labels(word: str) -> None:
    cards = [card for card in CATALOGUE if word in card.keywords]
    assert {card.type for card in cards} <= LABELS[word] and cards
    bearer = cards[0]
    board = Board()
    card = board.add(0 if bearer.side != SHADOW else 1, bearer.id, 7)
    assert board.g.keyword(card, word) == 1


@rule("tcg.keyword.label-ring-bound", "tcg.ringbearer.ring-bound-names", "tcg.ringbearer.new-is-ring-bound")
def test_ring_bound() -> None:
    board = (
        Board()
        .fellowship("Sam, Son of Hamfast", "Faramir, Captain of Gondor", "Gimli, Son of Glóin")
        .support(0, "The Gaffer, Sam's Father")
    )
    bound = [
        c
        for c in (
            "Frodo, Son of Drogo",
            "Sam, Son of Hamfast",
            "Faramir, Captain of Gondor",
            "Gimli, Son of Glóin",
            "The Gaffer, Sam's Father",
        )
        if board.g.keyword(board.c(c), "ring-bound")
    ]
    assert bound == ["Frodo, Son of Drogo", "Sam, Son of Hamfast", "Faramir, Captain of Gondor"]
    assert sum("ring-bound" in card.keywords for card in CATALOGUE) == 12


@rule("tcg.ringbearer.ring-bound-companions-only")
def test_allies_are_neither_bound_nor_unbound() -> None:
    board = (
        Board(at=2)
        .support(0, "The Gaffer, Sam's Father")
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk Crossbowman")
        .at_step("archery")
    )
    board.until("tcg-ask-archery").take("use", "Uruk Crossbowman")
    assert board.wounds("Gimli, Son of Glóin") == 1


@rule("tcg.keyword.later-absent", "tcg.format.no-region-twilight")
def test_later_keywords_do_not_exist() -> None:
    later = {"enduring", "hunter", "lurker", "muster", "toil", "aid", "besieger"}
    assert not later & {word for card in CATALOGUE for word in card.keywords}


# Decks and formats


def changed(**parts: object) -> Deck:
    base = decks()["dwarves-moria"]
    values: dict[str, Any] = {
        "ring_bearer": base.ring_bearer,
        "ring": base.ring,
        "sites": base.sites,
        "cards": dict(base.cards),
    }
    values |= parts
    return Deck("changed", **values)


def errors(deck: Deck, form: str = "fellowship") -> set[str]:
    return {rule_id for rule_id, _ in problems(deck, formats()[form])}


@rule("tcg.deck.contents", "tcg.deck.outside-draw-deck", "tcg.deck.equal-halves", "tcg.format.fellowship-block")
@pytest.mark.parametrize("name", decks())
def test_shipped_decks_are_legal(name: str) -> None:
    form = "fellowship" if name in ("dwarves-moria", "elves-nazgul", "shire-isengard") else "open"
    assert problems(decks()[name], formats()[form]) == []
    assert len(decks()[name].draw_deck()) == 60


@rule("tcg.deck.minimum-60", "tcg.deck.equal-halves")
def test_a_short_deck() -> None:
    cards = dict(decks()["dwarves-moria"].cards)
    del cards[number("Gimli, Son of Glóin (1_13)")]
    assert errors(changed(cards=cards)) == {"tcg.deck.minimum-60", "tcg.deck.equal-halves"}


@rule("tcg.deck.four-copies", "tcg.deck.example.aragorn", "tcg.deck.ring-bearer-three")
def test_copies() -> None:
    assert "tcg.deck.four-copies" in errors(
        changed(
            cards={
                number("Aragorn, Ranger of the North (1_89)"): 4,
                number("Aragorn, King in Exile (1_365)"): 4,
                number("Goblin Runner (1_178)"): 8,
            }
        )
    )
    assert "tcg.deck.four-copies" not in errors(
        changed(cards={number("Aragorn, Ranger of the North (1_89)"): 2, number("Aragorn, King in Exile (1_365)"): 2})
    )
    assert "tcg.deck.ring-bearer-three" in errors(changed(cards={number("Frodo, Son of Drogo (1_290)"): 4}))
    assert "tcg.deck.ring-bearer-three" not in errors(changed(cards={number("Frodo, Old Bilbo's Heir (1_289)"): 3}))


@rule("tcg.deck.ring-bearer", "tcg.deck.ring", "tcg.deck.no-sites-or-ring")
def test_ring_bearer_and_ring() -> None:
    assert errors(changed(ring_bearer=number("Sam, Son of Hamfast (1_311)"))) == {"tcg.deck.ring-bearer"}
    assert errors(changed(ring=number("Dwarven Axe (1_9)"))) == {"tcg.deck.ring"}
    assert "tcg.deck.no-sites-or-ring" in errors(
        changed(cards={number("Bag End (1_319)"): 1, number("The One Ring, Isildur's Bane (1_1)"): 1})
    )
    assert [c.id for c in CATALOGUE if c.may_bear_ring] == [
        number("Frodo, Old Bilbo's Heir (1_289)"),
        number("Frodo, Son of Drogo (1_290)"),
        number("Frodo, Reluctant Adventurer (2_102)"),
        number("Frodo, Courteous Halfling (4_301)"),
        number("Frodo, Tired Traveller (4_302)"),
        number("Frodo, Master of the Precious (5_111)"),
    ]


@rule("tcg.deck.adventure-nine", "tcg.deck.adventure-numbers", "tcg.deck.adventure-block")
def test_adventure_deck() -> None:
    assert errors(changed(sites=FELLOWSHIP_SITES[:8])) == {"tcg.deck.adventure-nine"}
    assert errors(changed(sites=[*FELLOWSHIP_SITES[:8], number("East Road (1_320)")])) == {"tcg.deck.adventure-numbers"}
    assert "tcg.deck.adventure-block" in errors(
        changed(sites=[number("East Wall of Rohan (4_323)"), *FELLOWSHIP_SITES[1:]])
    )


@rule("tcg.format.towers-block", "tcg.format.open", "tcg.format.standard", "tcg.format.standard-x-list-data")
def test_formats() -> None:
    rohan = decks()["rohan-uruks"]
    assert errors(rohan, "towers") == set()
    assert errors(rohan, "standard") == {"tcg.format.standard-x-list-data"}
    assert errors(rohan, "open") == set()
    assert "tcg.format.towers-block" in errors(decks()["dwarves-moria"], "towers")
    assert len(formats()["standard"].banned) == 15


@rule("tcg.format.block-plain-number", "tcg.format.example.hobbit-stealth")
def test_hobbit_stealth_at_a_towers_site() -> None:
    sites = [
        "East Wall of Rohan",
        "Derndingle",
        "Barrows of Edoras",
        "White Rocks",
        "Deep of Helm",
        "Hornburg Armory",
        "Hornburg Causeway",
        "Ring of Isengard",
        "Fortress of Orthanc",
    ]
    board = (
        Board(at=2, sites=sites)
        .fellowship("Sam, Son of Hamfast")
        .minions("Uruk Savage")
        .hand(0, "Hobbit Stealth", "Halfling Deftness")
    )
    board.fight("Sam, Son of Hamfast", "Uruk Savage").take("play", "Hobbit Stealth")
    if board.can("choose", "Sam, Son of Hamfast"):
        board.take("choose", "Sam, Son of Hamfast")
    assert board.strength("Sam, Son of Hamfast") == 5 and board.asked == "tcg-ask-skirmish"


@rule("tcg.object.may-not", "tcg.effect.cannot-beats-can")
def test_may_not_means_cannot() -> None:
    board = (
        Board(at=2)
        .site(2, "Breeland Forest")
        .fellowship("Sam, Son of Hamfast")
        .minions("Uruk Savage")
        .hand(0, "Hobbit Stealth", "Halfling Deftness")
    )
    board.fight("Sam, Son of Hamfast", "Uruk Savage")
    assert board.can("play", "Halfling Deftness")
    assert not board.can("play", "Hobbit Stealth")
    assert forbids_play(board.now, 0, board.c("Hobbit Stealth")) == "tcg.effect.cannot-beats-can"


@rule("tcg.play.self-cost", "tcg.play.self-general-no", "tcg.roaming.self-not-covered", "tcg.roaming.example.grishnakh")
def test_own_cost_and_general_text() -> None:
    board = Board(at=4).hand(
        1, "Cave Troll of Moria, Scourge of the Black Pit", "Grishnákh, Orc Captain", "Orc Ambusher"
    )
    assert twilight_cost(board.g, board.c("Cave Troll of Moria, Scourge of the Black Pit")) == 7
    early = Board(at=1).hand(1, "Orc Ambusher").g
    assert twilight_cost(early, len(early.blueprint) - 1) == 1 + 2


def test_every_defined_card_speaks_both_languages() -> None:
    for card in GAME.cards:
        for lang in ("en", "es"):
            text = GAME.messages(lang).text(card["text"])
            assert "{" not in text and not text.startswith("tcg-text")
