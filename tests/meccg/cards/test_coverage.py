"""No complete card is without a test of what it does, and every card of the book and the starter decks is complete."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cards.vocabulary import odd_conditions, serving_one, unused, words_of
from meccg.cards import (
    test_characters,
    test_corruption_cards_and_dragons,
    test_creatures,
    test_events_used_as_sites,
    test_factions_and_allies,
    test_hazard_events_combat,
    test_hazard_events_movement,
    test_hazards_agents,
    test_hazards_dragons,
    test_hazards_journeys,
    test_hazards_keying,
    test_hazards_nazgul,
    test_hazards_strikes,
    test_items,
    test_resource_events,
    test_resource_events_battle,
    test_resource_events_deeds,
    test_resource_events_finds,
    test_resource_events_hunts,
    test_resource_events_information,
    test_resource_events_standing,
    test_resource_events_ways,
    test_rings_and_hoard_items,
    test_treasures,
    test_troll_purse,
)
from meccg.cards.covering import COVERED
from westmarch.cards.nodes import Odd, walk
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.registry import COMPLETE, DEFINED, LANGUAGE

MODULES = (
    test_events_used_as_sites,
    test_characters, test_creatures, test_factions_and_allies, test_hazard_events_combat, test_hazard_events_movement,
    test_items, test_resource_events, test_resource_events_information, test_corruption_cards_and_dragons,
    test_rings_and_hoard_items, test_troll_purse, test_hazards_dragons, test_hazards_keying, test_hazards_nazgul,
    test_hazards_journeys, test_hazards_agents, test_hazards_strikes,
    test_resource_events_battle, test_resource_events_ways, test_resource_events_finds, test_treasures,
    test_resource_events_standing, test_resource_events_deeds, test_resource_events_hunts,
)  # fmt: skip
NAMED = json.loads((Path(__file__).parent / "data" / "named_in_the_book.json").read_text(encoding="utf-8"))


def test_every_complete_card_has_a_test_of_its_behaviour() -> None:
    complete = {f.FACES[number].id for number in COMPLETE}
    assert MODULES and sorted(complete - COVERED) == []


def test_every_card_is_complete() -> None:
    assert [face.id for face in f.CARDS if face.kind != f.SITE and face.number not in COMPLETE] == []
    assert len(f.CARDS) == 808


def test_every_card_named_in_the_book_is_complete() -> None:
    missing = [name for name in NAMED if f.face(name).kind != f.SITE and f.NUMBER[name] not in COMPLETE]
    assert missing == [] and len(NAMED) > 150


def test_all_characters_of_the_wizards_are_complete() -> None:
    people = [face for face in f.FACES if face.kind <= f.WIZARD and face.printed.startswith("tw-")]
    assert [face.id for face in people if face.number not in COMPLETE] == [] and len(people) == 72


#: Words that serve a single card, by kind, may not become the rule.
SINGLE_WORDS = {"verb": 34, "condition": 18, "amount": 13, "property": 47, "place": 20, "event": 21, "value": 86}
#: Conditions that stand beside the definition of the one card that asks for them.
ODD_CONDITIONS = 63
WORDS = words_of({face.id: DEFINED[face.number].abilities for face in f.CARDS})


@pytest.mark.parametrize("kind", SINGLE_WORDS)
def test_few_words_serve_one_card(kind: str) -> None:
    single = serving_one(WORDS, kind)
    assert len(single) <= SINGLE_WORDS[kind], single


def test_every_word_is_used() -> None:
    assert unused(LANGUAGE, WORDS) == []


def test_odd_cards_are_few() -> None:
    odd = [node for defined in DEFINED for a in defined.abilities for node in walk(a) if isinstance(node, Odd)]
    assert len(odd) <= len(COMPLETE) // 10
    assert len(odd_conditions([ability for defined in DEFINED for ability in defined.abilities])) <= ODD_CONDITIONS


def test_enough_of_every_kind() -> None:
    agents = [face for face in f.FACES if face.kind == f.AGENT and face.number in COMPLETE]
    assert len([face for face in agents if DEFINED[face.number].abilities]) >= 12
    hoards = [face for face in f.FACES if face.hoard and face.kind == f.ITEM and face.number in COMPLETE]
    assert len(hoards) >= 6 and len(COMPLETE) >= 450
