"""What cards are: kinds, titles, races, printed values, texts, zones."""

from __future__ import annotations

from collections import Counter

import pytest

from tcg.board import FELLOWSHIP_SITES, Board
from tcg.names import number, printed
from westmarch.cards.language import Run
from westmarch.cards.nodes import Sel
from westmarch.engine.testing import rule
from westmarch.games.tcg.cards.selectors import condition, dwarf, elf, ent, free_peoples, hobbit, man, shire, wizard
from westmarch.games.tcg.decks import Deck, formats, problems, same_card
from westmarch.games.tcg.facts import (
    ADVENTURE,
    ALLY,
    ATTACHED,
    BY_ID,
    CATALOGUE,
    COMPANION,
    CONDITION,
    DISCARD,
    FREE,
    HAND,
    MINION,
    NEITHER,
    PLAY,
    RING,
    SHADOW,
    SITE,
    TYPES,
    VOID,
    Card,
)
from westmarch.games.tcg.game import GAME
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.wounds import remove
from westmarch.games.tcg.words import LANGUAGE


def of_type(kind: int) -> list[str]:
    return [card.id for card in CATALOGUE if card.type == kind]


def fits(board: Board, sel: Sel, card_id: str, source: int = 0, seat: int = 0) -> bool:
    return LANGUAGE.fits(board.g, Run(source, seat, {}), sel, board.c(card_id))


def open_errors(cards: dict[str, int], ring_bearer: str = number("Frodo, Son of Drogo (1_290)")) -> set[str]:
    deck = Deck("test", ring_bearer, number("The One Ring, The Ruling Ring (1_2)"), FELLOWSHIP_SITES, cards)
    return {rule_id for rule_id, _ in problems(deck, formats()["open"])}


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
    board.expect_refused(f"play:{board.name('Hobbit Stealth')}", "tcg.effect.cannot-beats-can", 0)


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
    assert all(
        printed(c).is_character for c in ("Aragorn, Ranger of the North", "Elrond, Lord of Rivendell", "Goblin Runner")
    )
    assert not any(
        printed(c).is_character for c in ("Sting", "Goblin Swarms", "The One Ring, The Ruling Ring (1_2)", "Ettenmoors")
    )


@rule("tcg.object.side-by-type")
def test_items_exist_on_both_sides() -> None:
    assert (printed("Hobbit Sword (1_299)").side, printed("Uruk-hai Sword").side) == (1, 2)
    for kind in ("possession", "artifact", "condition", "event"):
        assert {card.side for card in CATALOGUE if TYPES[card.type] == kind} == {1, 2}


@rule("tcg.object.ring-card")
def test_the_ring_belongs_to_neither_side() -> None:
    board = (
        Board(ring="The One Ring, Isildur's Bane").fellowship("Gandalf, The Grey Wizard").hand(0, "Sleep, Caradhras")
    )
    ring = board.now.ring[0]
    assert (
        board.now.pool == 0
        and printed("The One Ring, Isildur's Bane").cost == 0
        and printed("The One Ring, Isildur's Bane").culture == ""
    )
    assert not any(fits(board, sel, "The One Ring, Isildur's Bane") for sel in (free_peoples, shire, condition))
    board.take("play", "Sleep, Caradhras")
    assert board.now.zone[ring] == ATTACHED


@rule("tcg.object.site-card")
def test_a_replaced_site_returns_to_its_owners_adventure_deck() -> None:
    board = (
        Board().hand(0, "Pathfinder (1_110)").fellowship("Aragorn, Ranger of the North").site(2, "Ettenmoors", seat=1)
    )
    old = board.g.path[2]
    board.take("play", "Pathfinder (1_110)")
    assert board.now.zone[old] == ADVENTURE and old in board.now.adventure[1]
    assert not any(board.now.card(c).type == 1 for pile in board.now.discards for c in pile)


@rule("tcg.object.culture-gollum")
def test_the_side_of_a_gollum_card_is_its_own() -> None:
    assert [
        printed(c).side for c in ("Sméagol, Old Noser", "Follow Sméagol", "Gollum, Stinker", "Evil-smelling Fens")
    ] == [1, 1, 2, 2]
    assert {
        printed(c).culture for c in ("Sméagol, Old Noser", "Follow Sméagol", "Gollum, Stinker", "Evil-smelling Fens")
    } == {"gollum"}


@rule("tcg.object.twilight-cost")
def test_a_shadow_number_is_no_cost() -> None:
    assert (printed("Aragorn, Ranger of the North").cost, printed("Goblin Runner").cost) == (4, 1)
    assert printed("Weathertop").shadow == 3 and printed("Weathertop").cost == 0


@rule("tcg.object.strength", "tcg.object.vitality")
def test_printed_values_and_wounds() -> None:
    board = Board().fellowship("Gimli, Son of Glóin", "Boromir, Son of Denethor").hurt("Boromir, Son of Denethor", 1)
    assert board.strength("Gimli, Son of Glóin") == 6 and board.now.vitality(board.c("Boromir, Son of Denethor")) == 2
    longer = (
        Board()
        .fellowship("Boromir, Son of Denethor")
        .bear("Boromir, Son of Denethor", "The Saga of Elendil")
        .hurt("Boromir, Son of Denethor", 1)
    )
    assert longer.now.vitality(longer.c("Boromir, Son of Denethor")) == 3


@rule("tcg.object.attribute-bonus")
def test_bonuses_of_what_is_borne() -> None:
    board = (
        Board(ring="The One Ring, Isildur's Bane")
        .fellowship("Aragorn, Ranger of the North")
        .bear("Aragorn, Ranger of the North", "The Weight of a Legacy", seat=1)
    )
    frodo = board.c("Frodo, Son of Drogo")
    assert board.strength("Frodo, Son of Drogo") == 4 and board.now.full_vitality(frodo) == 5
    assert board.strength("Aragorn, Ranger of the North") == 7
    remove(board.g, board.c("The Weight of a Legacy"), DISCARD)
    assert board.strength("Aragorn, Ranger of the North") == 8


@rule("tcg.object.bonus-not-from-support-area")
def test_a_fortification_in_the_support_area_changes_nobody() -> None:
    board = Board(at=2).support(0, "City Wall").minions("Uruk Savage")
    assert printed("City Wall").strength == -3
    before = board.g.strength(board.c("Uruk Savage"))
    board.g.put(board.c("City Wall"), ATTACHED, board.c("Uruk Savage"))
    assert before == printed("Uruk Savage").strength and board.g.strength(board.c("Uruk Savage")) == before - 3


@rule("tcg.object.resistance-2003")
def test_only_a_ring_bearer_has_resistance() -> None:
    assert all(not c.resistance for c in CATALOGUE if c.type == 2 and c.title not in ("Frodo", "Sam"))
    assert {c.resistance for c in CATALOGUE if c.title == "Frodo"} == {10}
    assert Board().g.resistance(0) == 10 and Board().burdens(4).g.resistance(0) == 6


@rule("tcg.object.signet")
def test_a_signet_is_a_label_for_other_cards() -> None:
    board = (
        Board()
        .fellowship("Boromir, Son of Denethor", "Dwarf Guard")
        .hurt("Frodo, Son of Drogo", 1)
        .hand(0, "Hobbit Sword (1_299)")
    )
    board.take("use", "Frodo, Son of Drogo")
    assert (
        board.wounds("Boromir, Son of Denethor") == 1
        and board.wounds("Dwarf Guard") == 0
        and board.wounds("Frodo, Son of Drogo") == 0
    )


@rule("tcg.object.minion-site-number")
def test_numbers_of_minions() -> None:
    assert (printed("Orc Soldier").site, printed("Goblin Man").site) == (6, 2) and printed("Orc Soldier").block == ""


@rule("tcg.object.site-attributes")
def test_attributes_of_sites() -> None:
    ettenmoors, camp = printed("Ettenmoors"), printed("Uruk Camp")
    assert (ettenmoors.site, ettenmoors.block, ettenmoors.shadow, ettenmoors.arrow) == (2, "fellowship", 2, "left")
    assert set(ettenmoors.keywords) == {"plains"} and set(camp.keywords) == {"battleground", "plains"}
    assert (camp.site, camp.block, camp.shadow, camp.arrow) == (2, "towers", 1, "left")


@rule("tcg.object.ally-home")
def test_homes() -> None:
    assert (
        printed("Elrond, Lord of Rivendell").homes == ("3F",)
        and printed("Treebeard, Earthborn").homes == ("2T", "8T")
        and printed("Aldor, Soldier of Edoras").homes == ("3T", "6T")
    )


@rule("tcg.object.race", "tcg.object.race.man", "tcg.object.race.uruk-hai")
def test_races_are_labels() -> None:
    assert [
        printed(c).race for c in ("Gandalf, The Grey Wizard", "Saruman, Keeper of Isengard", "The Balrog, Durin's Bane")
    ] == ["wizard", "wizard", "balrog"]
    board = Board(at=2).fellowship("Éowyn, Lady of Rohan", "Gimli, Son of Glóin").hand(0, "Rider's Spear", "Armor")
    assert board.can("play", "Rider's Spear") and board.can("play", "Armor")
    orcs = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Boromir, Son of Denethor + Blade of Gondor")
        .minions("Uruk Savage", "Ancient Chieftain")
        .hand(0, "Here Lies Balin, Son of Fundin")
        .at_step("maneuver")
    )
    orcs.take("play", "Here Lies Balin, Son of Fundin")
    assert not orcs.can("choose", "Uruk Savage") and orcs.wounds("Uruk Savage") == 0
    blade = (
        Board(at=2)
        .fellowship("Boromir, Son of Denethor + Blade of Gondor")
        .minions("Uruk Savage")
        .fight("Boromir, Son of Denethor", "Uruk Savage")
        .take("use", "Blade of Gondor")
    )
    assert blade.wounds("Uruk Savage") == 1


@rule("tcg.object.race.none", "tcg.object.race.none-unspottable", "tcg.object.race.negative")
def test_smeagol_has_no_race() -> None:
    assert printed("Gollum, Stinker").race == "" and printed("Sméagol, Old Noser").race == ""
    walkers = (
        Board()
        .fellowship("Gandalf, The Grey Wizard")
        .support(0, "The Nine Walkers")
        .hand(0, "Sméagol, Slinker", "Lórien Elf")
    )
    assert twilight_cost(walkers.g, walkers.c("Sméagol, Slinker")) == 0
    assert twilight_cost(walkers.g, walkers.c("Lórien Elf")) == max(0, printed("Lórien Elf").cost - 2)
    dear = (
        Board()
        .fellowship("Gandalf, The Grey Wizard")
        .support(0, "The Nine Walkers")
        .site(1, "Ered Nimrais")
        .hand(0, "Sméagol, Old Noser")
    )
    dear.g.phase = 1
    assert twilight_cost(dear.g, dear.c("Sméagol, Old Noser")) == printed("Sméagol, Old Noser").cost + 3
    board = (
        Board(at=2)
        .fellowship("Sméagol, Old Noser", "Gandalf, The Grey Wizard")
        .minions("Uruk Savage")
        .hand(0, "Noble Intentions")
        .fight("Frodo, Son of Drogo", "Uruk Savage")
    )
    assert not any(fits(board, race, "Sméagol, Old Noser") for race in (man, elf, dwarf, hobbit, wizard, ent))
    board.take("play", "Noble Intentions")
    assert board.can("choose", "Sméagol, Old Noser")


@rule("tcg.object.title")
def test_a_name_means_every_card_of_that_title() -> None:
    for gimli in (
        "Gimli, Dwarf of Erebor",
        "Gimli, Son of Glóin",
        "Gimli, Dwarf of the Mountain-race",
        "Gimli, Lockbearer",
        "Gimli, Unbidden Guest",
        "Gimli, Skilled Defender",
    ):
        board = Board().fellowship(gimli).hand(0, "Gimli's Helm")
        assert board.can("play", "Gimli's Helm"), gimli
    assert (
        not Board()
        .fellowship("Farin, Dwarven Emissary")
        .hand(0, "Gimli's Helm", "Dwarven Axe")
        .can("play", "Gimli's Helm")
    )


@rule("tcg.object.same-thing", "tcg.object.reprint", "tcg.object.collector-info", "tcg.deck.promo-identity")
def test_reprints_and_promos_are_the_same_card() -> None:
    assert printed("Úlairë Otsëa, Lieutenant of Morgul").title == printed("Úlairë Otsëa, Ringwraith in Twilight").title
    assert "tcg.deck.four-copies" in open_errors({number("Hobbit Sword (1_299)"): 4, number("Hobbit Sword (4_306)"): 1})
    assert "tcg.deck.four-copies" in open_errors(
        {number("Uruk-hai Raiding Party (1_158)"): 3, number("Uruk-hai Raiding Party (4_207)"): 2}
    )
    assert [same_card(c) for c in ("0_7", "0_11", "0_13", "5_123")] == [
        number("Book of Mazarbul (3_1)"),
        number("Saruman, Servant of the Eye (3_69)"),
        number("Legolas, Greenleaf (1_50)"),
        number("Baruk Khazâd (5_5)"),
    ]
    assert "tcg.deck.four-copies" in open_errors({number("Legolas, Greenleaf (1_50)"): 4, "0_13": 1})
    assert printed("Blade of Gondor").title == "Blade of Gondor"


@rule("tcg.object.bilbo-title")
def test_bilbo_baggins_is_bilbo() -> None:
    for bilbo in ("Bilbo, Retired Adventurer", "Bilbo, Well-spoken Gentlehobbit"):
        board = Board().support(0, bilbo).fellowship("Sam, Son of Hamfast").hand(0, "Consorting With Wizards")
        assert board.can("play", "Consorting With Wizards")
    both = (
        Board()
        .support(0, "Bilbo, Retired Adventurer")
        .hand(0, "Bilbo, Well-spoken Gentlehobbit", "Hobbit Sword (1_299)")
    )
    assert both.why_not(f"play:{both.name('Bilbo, Well-spoken Gentlehobbit')}") == "tcg.unique.one-active"


@rule("tcg.object.game-text", "tcg.effect.text-does-not-apply", "tcg.ringbearer.succession.text-off")
def test_a_card_without_its_text() -> None:
    board = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast")
        .minions("The Witch-king, Lord of Angmar")
        .bear("Sam, Son of Hamfast", "Helpless", seat=1)
        .burdens(1)
        .hand(0, "Hobbit Sword (1_299)")
    )
    sam = board.c("Sam, Son of Hamfast")
    assert (
        board.g.card(sam).race == "hobbit" and board.strength("Sam, Son of Hamfast") == 3 + printed("Helpless").strength
    )
    assert not board.can("use", "Sam, Son of Hamfast")
    lost = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast")
        .minions("The Witch-king, Lord of Angmar")
        .bear("Sam, Son of Hamfast", "Helpless", seat=1)
        .fight("Frodo, Son of Drogo", "The Witch-king, Lord of Angmar")
    )
    lost.until("tcg-end-last")
    assert lost.now.winners == [1]


@rule("tcg.object.tokens")
def test_four_sorts_of_tokens() -> None:
    board = Board(3).burdens(2).fellowship("Sam, Son of Hamfast").pool(3)
    view = board.view(0)["view"]
    assert view["burdens"] == [2, 0, 0] and view["pool"] == 3
    sam = next(one for one in view["table"] if one["card"] == board.name("Sam, Son of Hamfast"))
    assert {"wounds", "tokens"} <= set(sam) and "burdens" not in sam


@rule("tcg.object.zones", "tcg.object.void")
def test_an_event_under_way_is_in_no_pile() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Farin, Dwarven Emissary")
        .hand(0, "Delving", "Dwarven Axe")
        .take("play", "Delving")
    )
    assert board.asked == "tcg-ask-exert" and board.zone("Delving") == VOID
    assert board.now.hands[0] == [board.c("Dwarven Axe")] and board.now.discards[0] == []
    board.take("choose", "Gimli, Son of Glóin")
    assert board.zone("Delving") == DISCARD
    from westmarch.games.tcg.invariants import broken

    assert broken(board.now) == []


@rule("tcg.object.hidden-zones", "tcg.object.discard-visible")
def test_what_others_see() -> None:
    board = (
        Board()
        .hand(0, "Dwarven Axe")
        .fellowship("Gimli, Son of Glóin")
        .pile(0, DISCARD, "Axe Strike", "Battle Fury")
        .deck(0, "Gimli, Dwarf of Erebor")
    )
    own, other = board.view(0)["view"], board.view(1)["view"]
    assert own["discards"][0] == [board.name("Axe Strike"), board.name("Battle Fury")]
    assert other["discards"][0] == [board.name("Battle Fury")] and other["discard_counts"][0] == 2
    text = str(other)
    assert (
        board.name("Dwarven Axe") not in text
        and board.name("Gimli, Dwarf of Erebor") not in text
        and board.name("Axe Strike") not in text
    )
    assert not any("a1" in site for site in other["adventure"]) and own["adventure"]


@rule("tcg.object.new-each-time")
def test_a_card_that_comes_back_is_new() -> None:
    board = Board(at=4).support(0, "Galdor, Councilor From the West").minions("Goblin Runner").at_step("regroup")
    board.g.lay("keyword fierce", board.c("Goblin Runner"), 1, 1, 0)
    board.g.lay("strength", board.c("Goblin Runner"), 2, 2, 0)
    board.take("use", "Galdor, Councilor From the West")
    runner = board.c("Goblin Runner")
    assert board.zone("Goblin Runner") == HAND
    board.now.put(runner, PLAY)
    assert not board.now.keyword(runner, "fierce") and board.now.strength(runner) == 5


@rule("tcg.object.may-not")
def test_saruman_may_not_be_assigned() -> None:
    board = Board(at=2).fellowship("Gimli, Son of Glóin").minions("Saruman, Keeper of Isengard").at_step("assignment")
    board.until("tcg-ask-reconcile", "tcg-ask-move-again")
    board.expect_no_log("tcg-log-assign")
    asked = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Saruman, Keeper of Isengard", "Uruk Savage")
        .at_step("assignment")
    )
    assert not asked.can("assign", "Gimli, Son of Glóin", "Saruman, Keeper of Isengard") and asked.can(
        "assign", "Gimli, Son of Glóin", "Uruk Savage"
    )


@rule("tcg.object.language")
def test_spanish_titles_are_the_same_cards() -> None:
    assert printed("Axe Strike").title_es == "Golpe de hacha" and printed("Axe Strike").title == "Axe Strike"


def test_every_defined_card_speaks_both_languages() -> None:
    for card in GAME.cards:
        for lang in ("en", "es"):
            text = GAME.messages(lang).text(card["text"])
            assert "{" not in text and not text.startswith("tcg-text")
