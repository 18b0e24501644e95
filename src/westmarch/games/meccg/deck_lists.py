"""Deck lists as text: what a player types or pastes to bring his own deck.

    [characters]            the starting company; or [pool]: ten characters for a draft
    Aragorn II
    [items]                 starting items, each with its bearer if there is no draft
    Elven Cloak: Aragorn II
    [deck]
    3 Orc-warriors
    [sites]                 all sites if there is no such part
    Rivendell
    [sideboard]
    2 Dodge

Names are those of the cards in either language, or their short names; capital letters and accents do not matter.
"""

from __future__ import annotations

import unicodedata

from westmarch.games.meccg.decks import Deck, Problem, problems
from westmarch.games.meccg.facts import FACES, NUMBER, SITE
from westmarch.games.meccg.registry import COMPLETE

PARTS = ("characters", "pool", "items", "deck", "sites", "sideboard")


def plain(name: str) -> str:
    """A name without capitals, accents and punctuation."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join([letter for letter in letters if letter.isalnum()])


def _names() -> dict[str, str]:
    found: dict[str, str] = {}
    for face in FACES:
        for name in (*face.names, face.id):
            found.setdefault(plain(name), face.id)
    return found


NAMES = _names()


def card_named(name: str) -> str:
    found = NAMES.get(plain(name))
    if found is None:
        raise ValueError(f"there is no card {name.strip()[:60]!r}")
    return found


def read_deck(text: str) -> Deck:
    """A deck from its list; raises ValueError and names the line that cannot be read."""
    deck = Deck({})
    part = "deck"
    for line in text.splitlines():
        line = line.partition("#")[0].strip()
        if line.startswith("[") and line.endswith("]"):
            part = line[1:-1].strip().casefold()
            if part not in PARTS:
                raise ValueError(f"there is no part {line[:40]!r} of a deck list")
        elif line:
            _add(deck, part, line)
    if not deck.sites:
        deck.sites = [face.id for face in FACES if face.kind == SITE]
    return deck


def _add(deck: Deck, part: str, line: str) -> None:
    number, name = _counted(line)
    if part == "items":
        item, _, bearer = name.partition(":")
        deck.items += [(card_named(item), card_named(bearer) if bearer.strip() else "")] * number
    elif part in ("deck", "sideboard"):
        cards = deck.deck if part == "deck" else deck.sideboard
        card = card_named(name)
        cards[card] = cards.get(card, 0) + number
    else:
        cards_of = {"characters": deck.characters, "pool": deck.pool, "sites": deck.sites}
        cards_of[part] += [card_named(name)] * number


def _counted(line: str) -> tuple[int, str]:
    """How many of which card: ``3 Dodge``, ``3x Dodge`` or ``Dodge``."""
    first, _, rest = line.partition(" ")
    digits = first.rstrip("xX")
    if digits.isdigit() and rest.strip():
        if len(digits) > 2:
            raise ValueError(f"too many cards: {line[:40]!r}")
        return int(digits), rest
    return 1, line


def problems_of_list(text: str, standard: bool, length: int) -> list[Problem]:
    """Every rule of deck construction that a deck list breaks; raises ValueError if it cannot be read."""
    deck = read_deck(text)
    found = problems(deck, standard, length)
    used = {*deck.deck, *deck.sideboard, *deck.pool, *deck.characters, *[item for item, _ in deck.items]}
    missing = [name for name in sorted(used) if NUMBER[name] not in COMPLETE]
    # A card whose text is not carried out would break the rule that its text prevails.
    return found + [Problem("meccg.game.card-text-wins", f"{name} cannot be played here yet") for name in missing]
