"""A position of Five Armies as plain numbers (see ``engine.numbers``)."""

from __future__ import annotations

from westmarch.engine.numbers import Numbers, labelled, padded, table
from westmarch.games.bofa.facts import (
    CARDS,
    CHARACTER_NAMES,
    GROUP_NAMES,
    RESULTS,
    SIDES,
    TERRITORY_NAMES,
    TILES,
    TOKEN_GROUP,
    TOKENS,
    UNIT_NAMES,
    UNITS,
)
from westmarch.games.bofa.pieces import USED
from westmarch.games.bofa.state import MARCH_UNITS, Battlefield

#: Groups on the march of which the numbers tell.
GROUPS = 3
GROUP_FIELDS = ("target", "origin", "damage", "lead", "characters", *UNIT_NAMES)
PILES = ("event", "free_peoples_story", "shadow_story", "fate")
# Where a card is; 0 is unknown. Cards known to lie in the fate deck follow by their place in it.
MY_HAND, KNOWN_HAND, DISCARDED, MY_FACE_DOWN, OVER, RESOLVING, TABLE, ATTACHED, IN_FATE_DECK = range(1, 10)


def names(g: Battlefield) -> list[str]:
    places = g.edition.place_names
    return [
        *("turn", "phase", "fate", "concentration", "rings", "wrath", "bodyguards"),
        *labelled("open", (0, 1)),
        *labelled("pools", SIDES),
        *table([f"dice.{side}" for side in SIDES], RESULTS),
        *labelled("eagles", ["eyrie", *TERRITORY_NAMES]),
        *labelled("bats", TERRITORY_NAMES),
        *labelled("reserve", UNIT_NAMES),
        *table(["where", "active"], CHARACTER_NAMES),
        *table(["held", "damage", "lead", "control", "walls"], places),
        *[f"units.{place}.{unit}" for place in places for unit in UNIT_NAMES],
        *table(["hands", "face_down"], SIDES),
        *labelled("decks", PILES),
        *labelled("card", g.edition.card_names),
        *labelled("tile", range(TILES)),
        *table([f"tokens.{group}" for group in GROUP_NAMES], places),
        *labelled("known_token", range(TOKENS)),
        *table([f"marching.{group}" for group in range(GROUPS)], GROUP_FIELDS),
    ]


def numbers(g: Battlefield, seat: int) -> Numbers:
    laid, known = tokens(g, seat)
    marching: list[int] = []
    for group in g.marching:
        marching += group
    return [
        *(g.turn, g.phase, g.fate, g.concentration, g.rings, g.wrath, g.bodyguards),
        *g.open,
        *g.pools,
        *g.dice,
        *g.eagles,
        *g.bats,
        *g.reserve,
        *g.where,
        *g.active,
        *g.held,
        *g.damage,
        *g.lead,
        *g.control,
        *g.walls,
        *g.units,
        *[len(hand) for hand in g.hands],
        *[len(pile) for pile in g.face_down],
        *(len(g.event_deck), len(g.story_decks[0]), len(g.story_decks[1]), len(g.fate_deck)),
        *cards(g, seat),
        *tiles(g),
        *laid,
        *known,
        *padded(marching, GROUPS * (MARCH_UNITS + UNITS)),
    ], b""


def cards(g: Battlefield, seat: int) -> list[int]:
    """Where each card is, as far as a seat knows."""
    where = [0] * CARDS
    piles = (
        (g.hands[seat], MY_HAND),
        (g.event_discard, DISCARDED),
        (g.face_down[seat], MY_FACE_DOWN),
        (g.used_cards, OVER),
        (g.resolving, RESOLVING),
        (g.attached, ATTACHED),
    )
    for pile, place in piles:
        for card in pile:
            where[card] = place
    for card, _, _ in g.table:
        where[card] = TABLE
    for card in g.hands[1 - seat]:
        if g.card_seen[card] >> seat & 1:
            where[card] = KNOWN_HAND
    for at, card in enumerate(g.fate_deck):
        if g.card_seen[card] >> seat & 1:
            where[card] = IN_FATE_DECK + at
    return where


def tiles(g: Battlefield) -> list[int]:
    """Of each fate tile: 1 in the pool, 2 set aside, 3 used."""
    where = [0] * TILES
    for place, pile in ((1, g.pool), (2, g.aside), (3, g.used_tiles)):
        for tile in pile:
            where[tile] = place
    return where


def tokens(g: Battlefield, seat: int) -> tuple[list[int], list[int]]:
    """How many recruitment tokens of each group lie in each place, and where those are whose faces a seat knows: 1 is
    used, and from 2 on come the places."""
    places = g.edition.places
    laid = [0] * (len(GROUP_NAMES) * places)
    known = [0] * TOKENS
    for token, place in enumerate(g.token_at):
        if place >= 0:
            laid[TOKEN_GROUP[token] * places + place] += 1
            if g.token_seen[token] >> seat & 1:
                known[token] = place + 2
        elif place == USED:
            known[token] = 1
    return laid, known
