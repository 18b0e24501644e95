"""Directed positions for fuzzing and perft: late games, the Ring at Mount Doom, and the rules of the expansions."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.engine.chance import Chance
from westmarch.engine.state import State
from westmarch.games.meccg.deck_lists import OWN_DECKS
from westmarch.games.meccg.facts import NUMBER
from westmarch.games.meccg.rules.turn import Game
from westmarch.games.meccg.setup import OPTIONAL, set_up
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK, HAND, LOCATION, NOBODY, SITE_DISCARD

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
    _move_to(g, slot, "mount-doom")
    bearer = g.members[slot][0]
    for name in ("the-one-ring", "gollum"):
        g.attach(g.add(NUMBER[name], 0, HAND), bearer)
    for name in ("cracks-of-doom", "gollums-fate"):
        g.add(NUMBER[name], 0, HAND)
    return g


def _move_to(g: Arda, slot: int, name: str) -> None:
    """Put a company at a site; its player's card of that site comes from outside if he has none."""
    seat = g.c_owner[slot]
    known = [card for card in g.pile(LOCATION, seat) if g.face(card).id == name]
    old = g.c_site[slot]
    g.c_site[slot] = known[0] if known else g.add(NUMBER[name], seat, LOCATION)
    g.show_site(g.c_site[slot])
    g.release_site(old)


def under_deeps(chance: Chance) -> State:
    """A company stands above the Under-deeps with cards to win there; a Nazgûl and creatures wait below."""
    g = _table(chance)
    for name in ("the-under-grottos", "the-under-gates", "the-under-leas"):
        g.add(NUMBER[name], 0, LOCATION)
    _move_to(g, g.companies(0)[0], "goblin-gate")
    for name in ("sword-of-gondolin", "hauberk-of-bright-mail", "precious-gold-ring"):
        g.add(NUMBER[name], 0, HAND)
    for name in ("orc-guard", "orc-watch"):
        g.add(NUMBER[name], 1, HAND)
    g.lay_on_table(g.add(NUMBER["witch-king-of-angmar"], 1, HAND))
    return g


def agents_about(chance: Chance) -> State:
    """Agents of the opponent are in play, face down, where a company may pass; one has an ability of his own."""
    g = _table(chance)
    _move_to(g, g.companies(0)[0], "lorien")
    for name in ("gisulf", "golodhros"):
        g.lay_on_table(g.add(NUMBER[name], 1, HAND))
    for name in ("woodmen-town", "dale", "lake-town", "gladden-fields", "goblin-gate", "minas-morgul"):
        for seat in (0, 1):
            if not any([g.face(card).id == name and g.owners[card] == seat for card in range(len(g.faces))]):
                g.add(NUMBER[name], seat, LOCATION)
    for name in ("brigands", "orc-warriors"):
        g.add(NUMBER[name], 1, HAND)
    g.begun = [2, 2]
    return g


def prisoner(chance: Chance) -> State:
    """A character is held at Barrow-downs; his player has no card of that site any more."""
    g = _table(chance)
    captive = g.members[g.companies(0)[0]][1]
    host = g.add(NUMBER["flies-and-spiders"], 1, HAND)
    g.lay_on_table(host)
    g.attach(captive, host)
    g.leader[captive] = NOBODY
    g.attach(_card_of(g, 1, "barrow-downs"), host)
    own = _card_of(g, 0, "barrow-downs")
    g.put(own, SITE_DISCARD)
    return g


def _card_of(g: Arda, seat: int, name: str) -> int:
    for card in g.pile(LOCATION, seat):
        if g.face(card).id == name:
            return card
    return g.add(NUMBER[name], seat, LOCATION)


def basic(chance: Chance) -> State:
    """The starter decks by the Basic rules."""
    g = _table(chance)
    g.standard = 0
    return g


def scenarios() -> dict[str, Callable[[Chance], State]]:
    return {
        "last-cards": last_cards,
        "mount-doom": mount_doom,
        "under-deeps": under_deeps,
        "agents-about": agents_about,
        "prisoner": prisoner,
        "basic": basic,
    }
