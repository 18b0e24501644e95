"""All cards are defined, their printed values are sound, and those that matter most are met in a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cards.vocabulary import odd_conditions, serving_one, unused, words_of
from westmarch.cards.nodes import Odd, walk
from westmarch.games.tcg.cards.catalogue import defined, odd_cards
from westmarch.games.tcg.cards.grammar import card as define
from westmarch.games.tcg.cards.speech.texts import text_of
from westmarch.games.tcg.decks import decks, formats, problems
from westmarch.games.tcg.facts import (
    ALLY,
    BY_ID,
    CATALOGUE,
    COMPANION,
    DATA,
    EVENT,
    FREE,
    MINION,
    NEITHER,
    PHASES,
    RING,
    SHADOW,
    SITE,
    Card,
)
from westmarch.games.tcg.words import LANGUAGE

#: The cards of each set.
SETS = {1: 365, 2: 122, 3: 122, 4: 365, 5: 122}
#: Words that serve a single card, by kind, may not become the rule.
SINGLE_WORDS = {"verb": 13, "condition": 10, "amount": 4, "property": 14, "place": 5, "event": 11, "value": 24}
#: Cards that do what no word says.
ODD_CARDS = 10
#: Conditions that stand beside the definition of the one card that asks for them.
ODD_CONDITIONS = 16


def test_every_card_is_defined() -> None:
    assert len(CATALOGUE) == len(defined()) == sum(SETS.values())
    assert {number: len([c for c in CATALOGUE if c.set == number]) for number in SETS} == SETS


def test_a_definition_names_its_card() -> None:
    """Name and number are compared with the printed facts as a definition is loaded, and a card is defined once."""
    with pytest.raises(ValueError, match="1_3 is Axe Strike, not Battle Fury"):
        define("Battle Fury", "1_3")
    with pytest.raises(ValueError, match="Gimli, Son of Glóin is defined twice"):
        define("Gimli, Son of Glóin", "1_13")


WORDS = words_of({card.id: (*card.abilities, card.bearer) for card in CATALOGUE})


@pytest.mark.parametrize("kind", SINGLE_WORDS)
def test_few_words_serve_one_card(kind: str) -> None:
    """What the common words do not reach has a word of its own, or a class of its own; both are counted."""
    single = serving_one(WORDS, kind)
    assert len(single) <= SINGLE_WORDS[kind], single


def test_odd_cards_are_few_and_speak() -> None:
    assert len(odd_cards()) <= ODD_CARDS
    assert len(odd_conditions([ability for card in CATALOGUE for ability in card.abilities])) <= ODD_CONDITIONS
    for card in odd_cards():
        for odd in [n for ability in card.abilities for n in walk(ability) if isinstance(n, Odd)]:
            assert odd.en and odd.es and odd.en in text_of(card, "en"), card


def test_every_word_is_used() -> None:
    assert unused(LANGUAGE, WORDS) == []


def test_sides_of_all_cards() -> None:
    sides = [card.side for card in CATALOGUE]
    assert (sides.count(FREE), sides.count(SHADOW), sides.count(NEITHER)) == (489, 502, 105)
    assert all((card.side == NEITHER) == (card.type in (RING, SITE)) for card in CATALOGUE)


#: What the printed numbers of each set add up to: costs, strength, vitality, Shadow numbers, unique cards, site numbers.
SUMS = {
    1: (468, 671, 256, 126, 90, 428),
    2: (186, 273, 101, 10, 34, 112),
    3: (176, 261, 114, 28, 36, 153),
    4: (636, 1085, 351, 139, 108, 538),
    5: (227, 445, 164, 23, 44, 194),
}


@pytest.mark.parametrize("number", SETS)
def test_printed_numbers_add_up(number: int) -> None:
    cards = [c for c in CATALOGUE if c.set == number]
    others = [c for c in cards if c.type != SITE]
    sums = [sum([c.cost for c in others]), sum([c.strength for c in others]), sum([c.vitality for c in others])]
    sums += [sum([c.shadow for c in cards]), len([c for c in cards if c.unique]), sum([c.site for c in cards])]
    assert tuple(sums) == SUMS[number]


@pytest.mark.parametrize("number", SETS)
def test_printed_values(number: int) -> None:
    for card in [c for c in CATALOGUE if c.set == number]:
        assert _is_sound(card), card


def _is_sound(card: Card) -> bool:
    if card.type == SITE:
        arrow = card.arrow in ("left", "right") if card.site < 9 else True
        return 1 <= card.site <= 9 and arrow and card.block in ("fellowship", "towers") and 0 <= card.shadow <= 9
    if card.type == EVENT:
        return bool(card.phases) and all([p in (*PHASES, "response") for p in card.phases]) and card.cost >= 0
    if card.type in (COMPANION, ALLY, MINION):
        has_home = bool(card.homes) == (card.type == ALLY)
        # Gollum and Sméagol have no race.
        return (
            card.strength > 0 and 1 <= card.vitality <= 5 and has_home and bool(card.race or card.culture == "gollum")
        )
    return card.cost >= 0


def test_sites_of_both_blocks() -> None:
    """Enough sites of every number to build a path of each block."""
    for block, count in (("fellowship", 57), ("towers", 44)):
        numbers = [card.site for card in CATALOGUE if card.type == SITE and card.block == block]
        assert len(numbers) == count and set(numbers) == set(range(1, 10))


@pytest.mark.parametrize("lang", ["en", "es"])
def test_texts(lang: str) -> None:
    """Every text can be said, ends as a sentence and leaves no gap or empty bracket."""
    for card in CATALOGUE:
        text = text_of(card, lang)
        assert not card.abilities or text.endswith("."), card
        assert not re.search(r"  |\{|\}| ,| \.|\(\)|None|=", text), (card, text)


#: What nobody would write.
STIFF = {
    "en": r" is with the |a (Moria|Gondor|Isengard|Dunland) un|there is [A-Z]|moves (from|to) a site and the fellowship",
    "es": r" y [ií](?!e)| o [oó]|asignar? a él|avistar el (P|p)ortador en|\b[2-9] \w+ que no sea |elija entre| se mueva a el ",
}


@pytest.mark.parametrize("lang", ["en", "es"])
def test_texts_are_not_stiff(lang: str) -> None:
    assert [(card.id, text) for card in CATALOGUE if re.search(STIFF[lang], text := text_of(card, lang))] == []


def test_spanish_titles() -> None:
    """Titles are translated; only names stay as they are."""
    same = [card for card in CATALOGUE if card.title == card.title_es]
    assert len({card.title for card in same}) <= 110
    assert all(" of " not in card.title_es and " the " not in card.title_es for card in CATALOGUE)


def test_the_six_decks_are_legal() -> None:
    assert len(decks()) == 6
    for name, deck in decks().items():
        form = formats()["fellowship" if BY_ID[deck.sites[0]].block == "fellowship" else "towers"]
        assert problems(deck, form) == [], name


@pytest.mark.parametrize("name", ["decks", "formats", "aliases"])
def test_a_list_of_cards_names_them_beside_their_numbers(name: str) -> None:
    """Every number in a file of decks, formats or printings is followed by the name of the card that it is."""
    seen = 0
    for line in (DATA / f"{name}.toml").read_text(encoding="utf-8").splitlines():
        numbers = [number for number in re.findall(r"(?<![\d_])\d_\d+", line.partition("#")[0]) if number in BY_ID]
        if numbers:
            assert line.partition("  # ")[2] == BY_ID[numbers[-1]].name, line
            seen += 1
    assert seen >= 20


def test_tests_name_their_cards() -> None:
    """A number of a card stands beside its name: ``number("Axe Strike (1_3)")``, which compares them with the data."""
    tests = Path(__file__).parents[2]
    bare = re.compile(r'"([1-5]_\d+)"')
    allowed = {"tcg/board.py", "tcg/names.py"}
    found = [
        f"{path.relative_to(tests)}:{number}"
        for folder in ("tcg/rules", "tcg")
        for path in sorted((tests / folder).glob("*.py"))
        if str(path.relative_to(tests)) not in allowed
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if any([card in BY_ID for card in bare.findall(line)])
    ]
    assert found == []
