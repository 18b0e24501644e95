"""How text positions write the TCG: every card by its title, number, owner and copy."""

from __future__ import annotations

from collections import Counter
from typing import Final

from westmarch.engine.columns import Column, Known, for_each
from westmarch.engine.text_value import Names
from westmarch.games.tcg.facts import ADVENTURE, CATALOGUE, DEAD, DECK, DISCARD, HAND, PATH, SUPPORT

_PRINTED: Final = Names([f"{card.slug}.{card.id}" for card in CATALOGUE])
#: The zone of the cards of each pile.
_PILES: Final = {"hands": HAND, "decks": DECK, "discards": DISCARD, "dead": DEAD, "adventure": ADVENTURE}


def _cards(known: Known) -> Names:
    """Cards as the codes of options write them."""
    cards = zip(known["blueprint"], known["owner"], known["copy"], strict=True)
    names = [f"{_PRINTED.write(printed)}.{'abcde'[owner]}{copy}" for printed, owner, copy in cards]
    return Names(["none", *names], first=-1)


def _copies(known: Known) -> list[int]:
    """Copies are counted for each owner and printed card."""
    seen: Counter[tuple[int, int]] = Counter()
    copies = []
    for card in zip(known["owner"], known["blueprint"], strict=True):
        seen[card] += 1
        copies.append(seen[card])
    return copies


def _zones(known: Known) -> list[int]:
    """Where the piles and the path say that a card lies; in play if in none of them."""
    found = [SUPPORT] * len(known["blueprint"])
    lying = [(zone, card) for name, zone in _PILES.items() for pile in known[name] for card in pile]
    for zone, card in lying + [(PATH, site) for site in known["path"]]:
        if 0 <= card < len(found):
            found[card] = zone
    return found


COLUMNS: Final = {
    "blueprint": Column(_PRINTED),
    "owner": Column(),
    "copy": Column(empty=_copies),
    "hands": Column(_cards),
    "decks": Column(_cards),
    "discards": Column(_cards),
    "dead": Column(_cards),
    "adventure": Column(_cards),
    "table": Column(_cards),
    "path": Column(_cards),
    "zone": Column(by=_cards, empty=_zones),
    "host": Column(_cards, by=_cards, empty=for_each("blueprint", -1)),
    "wounds": Column(by=_cards, empty=for_each("blueprint", 0)),
    "tokens": Column(by=_cards, empty=for_each("blueprint", 0)),
    "against": Column(_cards, by=_cards, empty=for_each("blueprint", -1)),
    "entered": Column(by=_cards, empty=for_each("blueprint", 0)),
    "bearer": Column(_cards),
    "ring": Column(_cards),
    "fighter": Column(_cards),
    "foes": Column(_cards),
    "fallen": Column(_cards),
    "savage": Column(_cards),
}
