"""The definitions as ``westmarch.cards.mutate`` changes them."""

from __future__ import annotations

import re

from westmarch.cards.nodes import Ability, Act, Cond, Mod, Sel, walk
from westmarch.games.meccg.cards.fitting import PEOPLE_PLACES, is_one, tells_apart
from westmarch.games.meccg.cards.speech.texts import text_of
from westmarch.games.meccg.facts import CARDS, FACES, ITEM, NUMBER
from westmarch.games.meccg.registry import DEFINED, STATES, Defined
from westmarch.games.meccg.values import BY_ITEMS

#: Tests name a card by its id, alone or in a code: ``play:concealment:0``.
_ID = re.compile(r"[a-z][a-z0-9-]+")

#: Tests that one card alone can pass.
_ONE = ("self", "that", "the-bearer", "the-struck", "the-checker", "bearer")

#: What nobody but a character has or is, and what nothing but an attack.
_OF_CHARACTERS = ("skill", "born", "wizard", "first", "sage-or-dwarf")
_ABOUT_ATTACKS = ("attack", "attack-at-site", "site-attack", "creature-attack", "after-attack", "agent-attack")
#: Values that attacks have.
_OF_ATTACKS = ("attack-prowess", "strikes", "attack-body", "double-strikes")


#: Conditions that are about one card, whatever their number, and marks that rules look for by name.
_UNCOUNTED = ("influences", "struck-fits")
_MARKS = ("even-tapped", "also-at")

#: The kind of what asks for those who may bear a card: no word does.
BEARING = ""


class Definitions:
    """All cards with an ability."""

    def __init__(self) -> None:
        self.cards = {face.id: DEFINED[face.number].abilities for face in CARDS if DEFINED[face.number].abilities}
        #: Whose values items change.
        self.worn = {
            id(ability.mod.who)
            for face in CARDS
            for ability in DEFINED[face.number].abilities
            if face.kind == ITEM and ability.mod is not None and ability.mod.value in BY_ITEMS
        }
        #: Whom values are about that somebody has towards others.
        self.targets = {
            id(node.to) for face in CARDS for node in walk(DEFINED[face.number].abilities) if isinstance(node, Mod)
        }
        self.names = {face.names[0]: face.id for face in CARDS}

    def abilities(self) -> dict[str, tuple[Ability, ...]]:
        return self.cards

    def name(self, card: str) -> str:
        return FACES[NUMBER[card]].names[0]

    def redefine(self, card: str, abilities: tuple[Ability, ...]) -> None:
        number = NUMBER[card]
        DEFINED[number] = Defined(abilities)
        for value in DEFINED[number].mods:
            STATES.setdefault(value, set()).add(number)

    def text(self, card: str, abilities: tuple[Ability, ...]) -> str:
        number = NUMBER[card]
        before = DEFINED[number]
        DEFINED[number] = Defined(abilities)
        try:
            return text_of(FACES[number], "en") + text_of(FACES[number], "es")
        finally:
            DEFINED[number] = before

    def named(self, text: str) -> set[str]:
        found = {word for word in _ID.findall(text) if word in NUMBER}
        return found | {self.names[text]} if text in self.names else found

    def is_one(self, sel: Sel) -> bool:
        return is_one(sel) or any([test.name in _ONE and not test.no for test in sel.tests])

    def counts(self, node: Cond | Act) -> bool:
        if isinstance(node, Act):
            return True
        return node.name not in _UNCOUNTED and (node.sel is None or not self.is_one(node.sel))

    def asks(self, cond: Cond) -> bool:
        return cond.name not in _MARKS

    def tells_apart(self, sel: Sel, place: int, kind: str, word: str) -> bool:
        """Where there are only characters, nobody fails to be one, and nobody else bears items; what attacks have, only
        attacks have; a bearer is the only one in his place, and an item changes the values of nobody else. What else
        goes without saying a test will show."""
        test = sel.tests[place].name
        others = [other.name for other in sel.tests if not other.no]
        if test == "character":
            among_people = sel.where in PEOPLE_PLACES and (kind == "verb" or (kind, word) == ("condition", "spot"))
            if among_people or kind == BEARING or any([name in _OF_CHARACTERS for name in others]):
                return False
        if test == "an-attack":
            return not (kind == "value" and (word in _OF_ATTACKS or any([name in _ABOUT_ATTACKS for name in others])))
        alone = sel.where in ("bearer", "self") and kind in ("verb", "condition")
        if test == sel.where and alone:
            return False
        if test == "bearer" and id(sel) in self.worn:
            return False
        return tells_apart(sel, place, kind, word, id(sel) in self.targets)


POOL = Definitions()
