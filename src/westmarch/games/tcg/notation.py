"""Codes of options: verbs and how cards are written (``gimli.1_13.a1``: title, number, owner and copy)."""

from __future__ import annotations

from typing import Any

from westmarch.engine.errors import NotationError
from westmarch.engine.notation import Kind, Label, Name, Notation, Number
from westmarch.games.tcg.facts import BY_ID, CATALOGUE
from westmarch.games.tcg.visibility import nameable

#: Abilities of a card and occasions beyond this number are not told apart in words.
MOST_TOLD_APART = 5
SEATS = ("first", "second", "third", "fourth", "fifth")


def card_name(g: Any, card: int) -> str:
    blueprint = CATALOGUE[g.blueprint[card]]
    return f"{blueprint.slug}.{blueprint.id}.{'abcde'[g.owner[card]]}{g.copy[card]}"


class CardKind(Kind):
    """A card on the table or in a pile. Whoever cannot see it cannot ask about it."""

    def write(self, g: Any, seat: int, value: Any) -> str:
        return card_name(g, value)

    def read(self, g: Any, seat: int, text: str) -> int:
        parts = text.split(".")
        if len(parts) == 3 and parts[1] in BY_ID:
            number = BY_ID[parts[1]].number
            for card, blueprint in enumerate(g.blueprint):
                if blueprint == number and card_name(g, card) == text and nameable(g, seat, card):
                    return card
        raise NotationError(f"there is no card {text[:60]!r}")

    def label(self, g: Any, seat: int, value: Any) -> Label:
        return Label(key=f"tcg-card-{CATALOGUE[g.blueprint[value]].id.replace('_', '-')}")


class NthKind(Number):
    """Which one of several, from 0; people read nothing for the first."""

    def __init__(self, key_prefix: str) -> None:
        self.key_prefix = key_prefix

    def label(self, g: Any, seat: int, value: Any) -> Label:
        return Label(key=f"{self.key_prefix}-{min(value, MOST_TOLD_APART)}")


def notation() -> Notation:
    card, number = CardKind(), Number()
    seat = Name("seat", SEATS, "tcg-seat")
    vocabulary: dict[str, Kind] = {
        "card": card,
        "host": card,
        "minion": card,
        "minions": card,
        "ability": NthKind("tcg-ability"),
        "event": NthKind("tcg-occasion"),
        "seat": seat,
        "count": number,
        "place": number,
    }
    found = Notation(vocabulary)
    found.verb("bid", "count")
    found.verb("place", "place")
    found.verb("start", "card")
    found.verb("redraw")
    found.verb("move")
    found.verb("stay")
    found.verb("play", "card")
    found.verb("on", "host")
    found.verb("use", "card", "ability")
    found.verb("answer", "card", "ability", "event")
    found.verb("heal", "card")
    found.verb("sanctuary", "card=*")
    found.verb("transfer", "card")
    found.verb("wound", "card")
    found.verb("name", "seat")
    found.verb("assign", "card", "minion")
    found.verb("ambush", "card", "count")
    found.verb("skirmish", "card")
    found.verb("discard", "card*")
    found.verb("choose", "card*")
    found.verb("yes")
    found.verb("option", "count")
    found.verb("number", "count")
    return found
