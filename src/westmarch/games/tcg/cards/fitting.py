"""What of a selector is printed on cards: which cards could fit it at some table, and which never."""

from __future__ import annotations

from functools import cache
from typing import Any

from westmarch.cards.nodes import Sel, Test
from westmarch.games.tcg.facts import CATALOGUE, COMPANION, CONDITION, EVENT, FREE, MINION, SHADOW, SITE, TYPES, Card


def fits(card: Card, sel: Sel, subject: Card) -> bool:
    """Whether a card has all that is printed of a selector; what it is or does at a table is left open."""
    return all([passes(card, test, subject) for test in sel.tests])


#: Properties that are printed, others being what a card is or does at a table.
PRINTED = {"type", "side", "race", "races", "culture", "title", "keyword", "unique", "signet", "class", "phase", "home"}
PRINTED |= {"stronger", "vitality", "any of", "unbound", "card"}


def is_printed(sel: Sel) -> bool:
    """Whether a selector asks for anything that is printed."""
    return any([test.name in PRINTED for test in sel.tests])


def passes(card: Card, test: Test, subject: Card) -> bool:
    value: Any = test.value
    match test.name:
        case "type":
            found = _is_type(card, value)
        case "side":
            found = card.side == (FREE if value == "free" else SHADOW)
        case "race" | "culture" | "id" | "signet" as name:
            found = getattr(card, name) == value
        case "races":
            found = card.race in value
        case "title":
            found = card.title in value if isinstance(value, tuple) else card.title == value
        case "keyword":
            found = value in card.keywords
        case "unique":
            found = card.unique
        case "class":
            found = value in card.classes or (value == "weapon" and any(["weapon" in one for one in card.classes]))
        case "phase":
            found = value in card.phases
        case "home":
            found = value in card.homes
        case "number":
            found = card.site == value
        case "cost":
            found = card.cost <= value
        case "stronger":
            found = card.strength >= value
        case "vitality":
            found = card.vitality >= value
        case "any of":
            found = any([fits(card, one, subject) for one in value])
        case "unbound":
            found = card.type == COMPANION and "ring-bound" not in card.keywords
        case "ringbearer":
            found = card.may_bear_ring
        case "self":
            found = card is subject
        case _:
            return True
    return found != test.no


def _is_type(card: Card, value: str) -> bool:
    if value == "character":
        return card.is_character
    return card.is_item if value == "item" else TYPES[card.type] == value


#: What only characters can be, suffer or do, and what only sites can be.
OF_CHARACTERS = {
    "test": {"skirmishing", "assigned to", "assigned", "unassigned", "assignable", "wounded", "exhausted", "can-exert"}
    | {"stronger", "vitality", "present", "ringbearer"},
    "verb": {"exert", "exhaust", "heal"},
    "event": {"wins", "loses", "kill", "wound", "exert", "heal", "assigned", "assigned by fp"},
    "value": {"strength", "vitality", "no wounds", "no healing", "cannot be assigned", "may fight", "may not fight"}
    | {"threshold", "wound limit", "site number", "no archery", "no bonus", "roaming", "not roaming"},
}
OF_SITES = {"controlled", "replaceable", "here", "on the path", "number"}


#: Those whom a card skirmishes or is assigned to.
_FOES = {"skirmishing", "assigned to"}


@cache
def _sides(who: Sel, subject: Card) -> set[int]:
    """The sides that characters can be on who fit a selector of a card's text."""
    found = [card for card in CATALOGUE if card.is_character and fits(card, who, subject)]
    if subject.bearer is not None and any([test.name == "bearer" for test in who.tests]):
        found = [card for card in found if fits(card, subject.bearer, subject)]
    return {card.side for card in found}


@cache
def _could_lie_on(card: Card, whom: Sel, subject: Card) -> bool:
    """Whether somebody who fits a selector could bear a card: items say who bears them, conditions of the support area
    may be transferred."""
    if card.bearer is None or not card.is_item:
        return card.type == CONDITION
    able = [one for one in CATALOGUE if fits(one, card.bearer, card) and fits(one, whom, subject)]
    return any([one.is_character or one.type == SITE for one in able])


def _could_be(card: Card, test: Test, subject: Card) -> bool:
    """Whether a card could pass a test of what it is or does at a table."""
    if test.no:
        return True
    if test.name == "roaming":
        return card.type == MINION
    if test.name in _FOES and isinstance(test.value, Sel):
        return card.is_character and bool(_sides(test.value, subject) - {card.side})
    if test.name in OF_CHARACTERS["test"]:
        return card.is_character
    if test.name in OF_SITES:
        return card.type == SITE
    if test.name == "borne by" and isinstance(test.value, Sel):
        return _could_lie_on(card, test.value, subject)
    return test.name != "bearing" or card.is_character or card.type == SITE


def fights_alone(sel: Sel, subject: Card) -> bool:
    """Whether a selector of a card's text means who stands against minions in a skirmish, and that is only one."""
    if not any([test.name == "skirmishing" and not test.no for test in sel.tests]):
        return False
    able = [card for card in CATALOGUE if card.is_character and fits(card, sel, subject)]
    return {card.side for card in able if all([_could_be(card, test, subject) for test in sel.tests])} == {FREE}


def tells_apart(sel: Sel, place: int, kind: str, word: str, subject: Card) -> bool:
    """Whether any card at all fits a selector of a card's text but for one of its tests, where a word asks for it.

    All Orcs are minions, and so are all who skirmish an Elf: whether a text says *Orc* or *Orc minion* makes no
    difference. Nobody is assigned who is assigned already, and what is played as an event is one.
    """
    left_out = sel.tests[place]
    if left_out.name == "unassigned" and (kind, word) == ("verb", "assign"):
        return False
    if left_out == Test("type", "event") and (kind, word) == ("event", "event"):
        return False
    if not is_printed(Sel((left_out,))):
        return True
    rest = [test for i, test in enumerate(sel.tests) if i != place]
    characters = word in OF_CHARACTERS.get(kind, ()) or (kind == "value" and word.startswith("keyword "))
    cards = [card for card in CATALOGUE if card.is_character or not characters]
    if sel.where == "play":
        cards = [card for card in cards if card.type != EVENT or kind == "event"]
    for card in cards:
        if not passes(card, left_out, card):
            if all([passes(card, test, card) and _could_be(card, test, subject) for test in rest]):
                return True
    return False
