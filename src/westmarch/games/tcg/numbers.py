"""A position of the TCG as plain numbers (see ``engine.numbers``): the players, the turn, and the cards by number."""

from __future__ import annotations

from typing import Final

from westmarch.engine.errors import BadOptions
from westmarch.engine.numbers import Part, table
from westmarch.games.tcg.facts import STACKED, ZONES
from westmarch.games.tcg.state import Fellowships

#: Cards of one player for which there is room: 60 of the draw deck, nine sites, the Ring and its bearer, and some more.
CARDS_OF_A_PLAYER = 80
#: What a card's row tells: the printed card and where it lies (owner and zone), each one more, 0 where that is unknown;
#: the card that it is on, wounds, tokens, and whom it is assigned to.
COLUMNS = ("blueprint", "place", "host", "wounds", "tokens", "against")
SITES = 10
ZONE_COUNT: Final = len(ZONES)


def names(g: Fellowships) -> list[list[str]]:
    seats = range(g.seats)
    return [
        [
            *("turn", "phase", "free_peoples", "shadow_seat", "pool", "moves", "moved_in_phase", "drawn"),
            *("ring_on", "fierce", "arriving", "fighter"),
        ],
        *table(["order", "out", "burdens", "site", "bearer", "ring"], seats),
        *table(["hand", "deck", "discard", "dead"], seats),
        *table(["path", "control"], range(SITES)),
        *table(COLUMNS, range(CARDS_OF_A_PLAYER * g.seats)),
    ]


def numbers(g: Fellowships, seat: int) -> list[Part]:
    rows = CARDS_OF_A_PLAYER * g.seats
    if len(g.zone) > rows:
        raise BadOptions(f"there are {len(g.zone)} cards and numbers for {rows}")
    blueprints, places = seen(g, seat)
    return [
        [
            *(g.turn, g.phase, g.fp, g.shadow_seat, g.pool, g.moves, g.moved_in_phase, g.drawn),
            *(g.ring_on, g.fierce, g.arriving, g.fighter),
        ],
        # Some of these are empty while the first turn is being prepared.
        g.order,
        g.out,
        g.burdens,
        g.at,
        g.bearer,
        g.ring,
        [len(hand) for hand in g.hands],
        [len(deck) for deck in g.decks],
        [len(pile) for pile in g.discards],
        [len(pile) for pile in g.dead],
        g.path,
        g.control,
        blueprints,
        places,
        g.host,
        g.wounds,
        g.tokens,
        g.against,
    ]


def seen(g: Fellowships, seat: int) -> tuple[list[int], list[int]]:
    """The printed cards that a seat knows, and where they lie."""
    blueprints, places = [0] * len(g.zone), [0] * len(g.zone)
    known = g.table + g.hands[seat] + g.decks[seat] + g.adventure[seat] + g.discards[seat]
    for pile in g.dead:
        known += pile
    for pile in g.discards:
        known += pile[-1:]
    if STACKED in g.zone:
        known += [card for card, zone in enumerate(g.zone) if zone == STACKED]
    for card in known:
        blueprints[card] = g.blueprint[card] + 1
        places[card] = 1 + g.owner[card] * ZONE_COUNT + g.zone[card]
    return blueprints, places
