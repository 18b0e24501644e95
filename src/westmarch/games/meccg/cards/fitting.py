"""What of a selector is printed on cards: which cards could fit it at some table, and which never."""

from __future__ import annotations

from functools import cache

from westmarch.cards.language import Run
from westmarch.cards.nodes import Sel, Test
from westmarch.games.meccg.facts import (
    AGENT,
    ALLY,
    CARDS,
    CHARACTER,
    CREATURE,
    FACES,
    FACTION,
    HAZARD,
    ITEM,
    NUMBER,
    RESOURCE,
    SITE,
    WIZARD,
    Face,
)
from westmarch.games.meccg.registry import LANGUAGE
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import HAND

#: Properties that are printed, others being what a card is or does at a table.
PRINTED = {"name", "race", "keyword", "character", "wizard", "hazard", "resource", "dragon", "creature", "faction"}
PRINTED |= {"item", "item-sort", "slot", "ring", "gold-ring", "corruption-card", "home", "playable-in", "agent"}
PRINTED |= {"unique", "ordinary", "of-gondor"}

#: The kinds of cards that can be in a place; any can be in the others.
Kinds = tuple[int, ...]
PEOPLE: Kinds = (CHARACTER, WIZARD)
PEOPLE_PLACES = (
    "play", "mine", "theirs", "targets", "defenders", "checker", "checker-company", "its-company", "companions",
    "leaders", "prisoners", "wounded", "attempting", "holder",
)  # fmt: skip
KINDS_IN: dict[str, Kinds] = dict.fromkeys(PEOPLE_PLACES, PEOPLE)
KINDS_IN |= dict.fromkeys(("items", "company-items", "carried", "bore"), (ITEM,))
KINDS_IN |= dict.fromkeys(("agents", "my-agents", "unmasked", "spent-agents"), (AGENT,))
KINDS_IN |= dict.fromkeys(("all-factions", "factions"), (FACTION,))
KINDS_IN |= dict.fromkeys(("allies", "all-allies"), (ALLY,))
KINDS_IN |= {"hazards": (HAZARD, CREATURE), "nazgul": (CREATURE,), "my-sites": (SITE,)}
#: The kinds of cards that can pass a test of what they are or do at a table.
KINDS_THAT: dict[str, Kinds] = {"can-attack": (CREATURE,), "fits-site": (ITEM,), "playable-here": (ITEM, ALLY, FACTION)}
#: What says already that a card is an event, and where there is nothing else among hazards.
EVENTS = ("long", "permanent", "long-or-permanent")
KINDS_THAT |= dict.fromkeys(EVENTS, (RESOURCE, HAZARD, CREATURE))
#: Values that are asked for characters and for nobody else, and what somebody tries to influence.
OF_CHARACTERS = ("limit", "sheltered", "rests-badly", "no-skill", "no-magic", "regions", "attempt", "no-company-events")
#: Values of a company, which rules ask of the first in it.
OF_COMPANIES = ("limit", "regions", "no-company-events")
INFLUENCED: Kinds = (FACTION, CHARACTER, ALLY, ITEM)


@cache
def _one_of_each() -> tuple[Arda, dict[int, int]]:
    """A table with nothing but one card of each name, and which is which."""
    g = Arda()
    return g, {face.number: g.add(face.number, 0, HAND) for face in CARDS}


def passes(face: Face, test: Test) -> bool:
    """Whether a card could pass a test: by what is printed, or by its kind."""
    if test.name in PRINTED:
        g, cards = _one_of_each()
        found: bool = LANGUAGE.tests[test.name](g, Run(-1, 0, {}), cards[face.number], test.value)
        return found != test.no
    return test.no or face.kind in KINDS_THAT.get(test.name, (face.kind,))


def tells_apart(sel: Sel, place: int, kind: str, word: str, is_target: bool) -> bool:
    """Whether any card at all fits a selector but for one of its tests, where a word (a verb, ...) asks for it.

    All Nazgûl in a discard pile are creatures, and nothing but an item fits a site: whether a text says *Nazgûl* or
    *Nazgûl creature* makes no difference.
    """
    left_out = sel.tests[place]
    rest = [test for i, test in enumerate(sel.tests) if i != place]
    if left_out.name == "event" and not left_out.no:
        return sel.where != "hazards" and not any([test.name in EVENTS and not test.no for test in rest])
    if left_out.name == "first" and kind == "value" and word in OF_COMPANIES:
        return False
    if left_out.name not in PRINTED:
        return True
    kinds = KINDS_IN.get(sel.where)
    if kind == "value":
        kinds = INFLUENCED if is_target else PEOPLE if word in OF_CHARACTERS else None
    for face in CARDS:
        if face.kind == SITE and sel.where != "my-sites":
            continue
        if (kinds is None or face.kind in kinds) and all([passes(face, test) for test in rest]):
            if not passes(face, left_out):
                return True
    return False


#: Places with one card at most, and places in play, where a unique card is the only one of its name.
ALONE = ("self", "bearer", "struck", "checker", "holder", "attempting")
IN_PLAY = (*PEOPLE_PLACES, "items", "company-items", "carried", "bore", "attached", "allies", "all-allies")


def is_one(sel: Sel) -> bool:
    """Whether a selector can mean one card only: by its place, because nobody has two Wizards, or because the card
    that it names is unique."""
    if sel.where in ALONE:
        return True
    if sel.where == "mine" and any([test.name == "wizard" and not test.no for test in sel.tests]):
        return True
    names = [test.value for test in sel.tests if test.name == "name" and not test.no and isinstance(test.value, str)]
    return sel.where in IN_PLAY and any([FACES[NUMBER[name]].unique for name in names])
