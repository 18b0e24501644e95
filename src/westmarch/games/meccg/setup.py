"""Setting the table: the cards of both players, in their piles."""

from __future__ import annotations

from westmarch.engine.chance import Chance
from westmarch.engine.game import Options
from westmarch.games.meccg import state as s
from westmarch.games.meccg.decks import Deck, random_deck
from westmarch.games.meccg.facts import NUMBER, load_decks
from westmarch.games.meccg.rules.preparation import Preparation, start_company
from westmarch.games.meccg.state import DECK, LOCATION, PLAY, POOL, SIDEBOARD, Arda

STARTERS = ("gandalf", "saruman")
OPTIONAL = (
    ("minor_from_discard", s.MINOR_FROM_DISCARD),
    ("starting_wizard", s.STARTING_WIZARD),
    ("recently_visited", s.RECENTLY_VISITED),
    ("weakest_link", s.WEAKEST_LINK),
    ("defend_with_influence", s.DEFEND_WITH_DI),
)


def put_cards(g: Arda, seat: int, deck: Deck) -> None:
    """All cards of a deck in their piles; a starting company, if there is one, at Rivendell."""
    for name in deck.sites:
        g.add(NUMBER[name], seat, LOCATION)
    for name, count in deck.deck.items():
        for _ in range(count):
            g.add(NUMBER[name], seat, DECK)
    for name, count in deck.sideboard.items():
        for _ in range(count):
            g.add(NUMBER[name], seat, SIDEBOARD)
    for name in deck.pool:
        g.add(NUMBER[name], seat, POOL)
    bearers: dict[str, int] = {}
    if deck.characters:
        slot = start_company(g, seat)
        for name in deck.characters:
            card = g.add(NUMBER[name], seat, PLAY)
            g.company[card] = slot
            g.members[slot].append(card)
            bearers[name] = card
    for name, bearer in deck.items.items():
        card = g.add(NUMBER[name], seat, POOL)
        if bearer:
            g.attach(card, bearers[bearer])


def set_up(options: Options, chance: Chance) -> Arda:
    g = Arda()
    g.chance = chance
    g.standard = int(options["rules"] == "standard")
    g.length = options["decks"]
    g.optional = sum([bit for name, bit in OPTIONAL if options[name]])
    starters = options["cards"] == "starters"
    for seat in (0, 1):
        deck = Deck(load_decks()[STARTERS[seat]]) if starters else random_deck(chance)
        put_cards(g, seat, deck)
    g.stack = [Preparation(0 if starters else 1)]
    return g
