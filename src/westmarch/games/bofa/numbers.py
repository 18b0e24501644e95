"""A position of Five Armies as plain numbers (see ``engine.numbers``)."""

from __future__ import annotations

from westmarch.engine.numbers import Part, labelled, put, table
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
)
from westmarch.games.bofa.pieces import USED
from westmarch.games.bofa.state import Battlefield

#: Groups on the march of which the numbers tell.
GROUPS = 3
NO_GROUP: list[int] = []
GROUP_FIELDS = ("target", "origin", "damage", "lead", "characters", *UNIT_NAMES)
PILES = ("event", "free_peoples_story", "shadow_story", "fate")
# Where a card is; 0 is unknown. Cards known to lie in the fate deck follow by their place in it.
MY_HAND, KNOWN_HAND, DISCARDED, MY_FACE_DOWN, OVER, RESOLVING, TABLE, ATTACHED, IN_FATE_DECK = range(1, 10)


def names(g: Battlefield) -> list[list[str]]:
    places = g.edition.place_names
    return [
        ["turn", "phase", "fate", "concentration", "rings", "wrath", "bodyguards"],
        labelled("open", (0, 1)),
        labelled("pools", SIDES),
        [f"dice.{side}.{result}" for side in SIDES for result in RESULTS],
        labelled("eagles", ["eyrie", *TERRITORY_NAMES]),
        labelled("bats", TERRITORY_NAMES),
        labelled("reserve", UNIT_NAMES),
        *table(["where", "active"], CHARACTER_NAMES),
        *table(["held", "damage", "lead", "control", "walls"], places),
        [f"units.{place}.{unit}" for place in places for unit in UNIT_NAMES],
        [*labelled("hands", SIDES), *labelled("face_down", SIDES), *labelled("decks", PILES)],
        labelled("card", g.edition.card_names),
        labelled("tile", range(TILES)),
        [f"tokens.{group}.{place}" for group in GROUP_NAMES for place in places],
        labelled("known_token", range(TOKENS)),
        *[labelled(f"marching.{group}", GROUP_FIELDS) for group in range(GROUPS)],
    ]


def numbers(g: Battlefield, seat: int) -> list[Part]:
    laid, known = tokens(g, seat)
    return [
        [g.turn, g.phase, g.fate, g.concentration, g.rings, g.wrath, g.bodyguards],
        g.open,
        g.pools,
        g.dice,
        g.eagles,
        g.bats,
        g.reserve,
        g.where,
        g.active,
        g.held,
        g.damage,
        g.lead,
        g.control,
        g.walls,
        g.units,
        [
            *(len(g.hands[0]), len(g.hands[1]), len(g.face_down[0]), len(g.face_down[1])),
            *(len(g.event_deck), len(g.story_decks[0]), len(g.story_decks[1]), len(g.fate_deck)),
        ],
        cards(g, seat),
        tiles(g),
        laid,
        known,
        *[g.marching[group] if group < len(g.marching) else NO_GROUP for group in range(GROUPS)],
    ]


def cards(g: Battlefield, seat: int) -> list[int]:
    """Where each card is, as far as a seat knows."""
    where = [0] * CARDS
    put(where, g.hands[seat], MY_HAND)
    put(where, g.event_discard, DISCARDED)
    put(where, g.face_down[seat], MY_FACE_DOWN)
    put(where, g.used_cards, OVER)
    put(where, g.resolving, RESOLVING)
    put(where, g.attached, ATTACHED)
    for card, _, _ in g.table:
        where[card] = TABLE
    seen = 1 << seat
    for card in g.hands[1 - seat]:
        if g.card_seen[card] & seen:
            where[card] = KNOWN_HAND
    for at, card in enumerate(g.fate_deck):
        if g.card_seen[card] & seen:
            where[card] = IN_FATE_DECK + at
    return where


def tiles(g: Battlefield) -> list[int]:
    """Of each fate tile: 1 in the pool, 2 set aside, 3 used."""
    where = [0] * TILES
    put(where, g.pool, 1)
    put(where, g.aside, 2)
    put(where, g.used_tiles, 3)
    return where


def tokens(g: Battlefield, seat: int) -> tuple[list[int], list[int]]:
    """How many recruitment tokens of each group lie in each place, and where those are whose faces a seat knows: 1 is
    used, and from 2 on come the places."""
    places = g.edition.places
    laid = [0] * (len(GROUP_NAMES) * places)
    known = [0] * TOKENS
    seen = 1 << seat
    for token, place in enumerate(g.token_at):
        if place >= 0:
            laid[TOKEN_GROUP[token] * places + place] += 1
            if g.token_seen[token] & seen:
                known[token] = place + 2
        elif place == USED:
            known[token] = 1
    return laid, known
