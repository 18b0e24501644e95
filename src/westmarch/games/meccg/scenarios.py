"""Directed positions for fuzzing: late games, and the Ring at Mount Doom."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.engine.chance import Chance
from westmarch.engine.state import State
from westmarch.games.meccg.facts import NUMBER
from westmarch.games.meccg.rules.turn import Game
from westmarch.games.meccg.setup import OPTIONAL, OWN_DECKS, set_up
from westmarch.games.meccg.state import DECK, HAND, LOCATION, Arda

DEFAULTS = {"rules": "standard", "decks": 1, "cards": "starters"} | dict.fromkeys(OWN_DECKS, "")
DEFAULTS |= {name: False for name, _ in OPTIONAL}


def _table(chance: Chance) -> Arda:
    """Both starter decks, shuffled, with hands; the first player is about to begin."""
    g = set_up(DEFAULTS, chance)
    for seat in (0, 1):
        deck = g.pile(DECK, seat)
        chance.shuffle(deck, "deck")
        for _ in range(8):
            g.put(deck[-1], HAND)
    g.stack = [Game()]
    return g


def last_cards(chance: Chance) -> State:
    """Both decks are nearly exhausted: the Council is near."""
    g = _table(chance)
    for seat in (0, 1):
        for card in g.pile(DECK, seat)[: len(g.pile(DECK, seat)) - 6]:
            g.put(card, 2)
    g.begun = [3, 3]
    return g


def mount_doom(chance: Chance) -> State:
    """The Ring-bearer stands at Mount Doom with Gollum, and the cards that end the game are in hand."""
    g = _table(chance)
    slot = g.companies(0)[0]
    site = next(card for card in g.pile(LOCATION, 0) if g.face(card).id == "mount-doom")
    old = g.c_site[slot]
    g.c_site[slot] = site
    g.show_site(site)
    g.release_site(old)
    bearer = g.members[slot][0]
    for name in ("the-one-ring", "gollum"):
        g.attach(g.add(NUMBER[name], 0, HAND), bearer)
    for name in ("cracks-of-doom", "gollums-fate"):
        g.add(NUMBER[name], 0, HAND)
    return g


def scenarios() -> dict[str, Callable[[Chance], State]]:
    return {"last-cards": last_cards, "mount-doom": mount_doom}
