"""How text positions write the Middle-earth CCG: every card by its name and number."""

from __future__ import annotations

from typing import Final

from westmarch.engine.columns import Column, Known, for_each
from westmarch.engine.text_value import Names
from westmarch.games.meccg.facts import FACES, REGIONS
from westmarch.games.meccg.terms import GENERAL, PILES, PLAY, STATUSES, ZONES

_FACES: Final = Names(["none", *[face.id for face in FACES]], first=-1)


def _cards(known: Known) -> Names:
    """Cards as the codes of options write them; below zero they are control by general influence or by nobody."""
    names = [f"{FACES[face].id}-{card}" for card, face in enumerate(known["faces"])]
    return Names(["none", *names], first=-1)


def _zones(known: Known) -> list[int]:
    """Where the piles say that a card lies; on the table if in none of them."""
    found = [PLAY] * len(known["faces"])
    for number, pile in enumerate(known["piles"][: PILES * 2]):
        for card in pile:
            if 0 <= card < len(found):
                found[card] = number // 2
    return found


def _owners(known: Known) -> list[int]:
    return list(known["owners"])


COLUMNS: Final = {
    "faces": Column(_FACES),
    "owners": Column(),
    "piles": Column(_cards),
    "zone": Column(Names(ZONES), by=_cards, empty=_zones),
    "holder": Column(by=_cards, empty=_owners),
    "host": Column(_cards, by=_cards, empty=for_each("faces", -1)),
    "status": Column(Names(STATUSES), by=_cards, empty=for_each("faces", 0)),
    "leader": Column(_cards, by=_cards, empty=for_each("faces", GENERAL)),
    "company": Column(by=_cards, empty=for_each("faces", -1)),
    "known": Column(by=_cards, empty=for_each("faces", 0)),
    "attached": Column(_cards),
    "table": Column(_cards),
    "c_site": Column(_cards),
    "c_dest": Column(_cards),
    "c_guard": Column(_cards),
    "members": Column(_cards),
    "c_routes": Column(Names(REGIONS)),
    "route": Column(Names(REGIONS)),
    "istari": Column(_FACES),
}
