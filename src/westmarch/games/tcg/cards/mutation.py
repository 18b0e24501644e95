"""The definitions as ``westmarch.cards.mutate`` changes them."""

from __future__ import annotations

import json
import re

from westmarch.cards.nodes import Ability, Act, Cond, Sel, walk
from westmarch.games.tcg.cards import catalogue
from westmarch.games.tcg.cards.fitting import fights_alone, tells_apart
from westmarch.games.tcg.cards.speech.texts import text_of
from westmarch.games.tcg.facts import BY_ID, CATALOGUE, DATA, Card

#: How tests name a card: by its number, or by its name alone, in quotation marks or joined to what it bears.
_NUMBER = re.compile(r"(?<![\d_])\d_\d+(?![\d_])")
_NAMES = re.compile(r'"| \+ ')

#: Tests that one card alone can pass.
_ONE = ("self", "title", "bearer", "bound", "promised", "bore", "ringbearer", "here")

#: Conditions that are about any such card at all, whatever their number.
_UNCOUNTED = ("assigned this turn", "stacked", "first this phase", "first this turn")
#: What is done once to each card, whatever its number.
_ONCE = ("discard", "return", "take", "stack", "transfer", "assign", "exhaust", "to support", "beneath deck")


class Definitions:
    """All cards with an ability."""

    def __init__(self) -> None:
        self.cards = {card.id: card.abilities for card in catalogue.defined() if card.abilities}
        self.facts = json.loads((DATA / "cards.json").read_text(encoding="utf-8"))
        #: The card whose text a selector is of; where several cards share it, the first will do.
        self.speakers = {
            id(node): BY_ID[card]
            for card, abilities in reversed(self.cards.items())
            for ability in abilities
            for node in walk(ability)
            if isinstance(node, Sel)
        }
        by_name: dict[str, set[str]] = {}
        for card in CATALOGUE:
            by_name.setdefault(card.name, set()).add(card.id)
        self.by_name = by_name

    def abilities(self) -> dict[str, tuple[Ability, ...]]:
        return self.cards

    def name(self, card: str) -> str:
        return BY_ID[card].name

    def _with(self, card: str, abilities: tuple[Ability, ...]) -> Card:
        """The card as it would be with other abilities: printed facts anew, since definitions add to them."""
        number = BY_ID[card].number
        other = Card(number, self.facts[number])
        other.define(abilities)
        return other

    def redefine(self, card: str, abilities: tuple[Ability, ...]) -> None:
        CATALOGUE[BY_ID[card].number] = BY_ID[card] = self._with(card, abilities)

    def text(self, card: str, abilities: tuple[Ability, ...]) -> str:
        other = self._with(card, abilities)
        return text_of(other, "en") + text_of(other, "es")

    def named(self, text: str) -> set[str]:
        found = {number for number in _NUMBER.findall(text) if number in BY_ID}
        for name in _NAMES.split(text):
            found |= self.by_name.get(name, set())
        return found

    def is_one(self, sel: Sel) -> bool:
        named = any([test.name in _ONE and not test.no for test in sel.tests])
        return named or fights_alone(sel, self.speakers[id(sel)])

    def counts(self, node: Cond | Act) -> bool:
        if isinstance(node, Act):
            return node.verb not in _ONCE
        return node.name not in _UNCOUNTED and (node.sel is None or not self.is_one(node.sel))

    def asks(self, cond: Cond) -> bool:
        return True

    def tells_apart(self, sel: Sel, place: int, kind: str, word: str) -> bool:
        return tells_apart(sel, place, kind, word, self.speakers[id(sel)])


POOL = Definitions()
