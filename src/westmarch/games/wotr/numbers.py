"""A position of War of the Ring as plain numbers (see ``engine.numbers``)."""

from __future__ import annotations

from westmarch.engine.numbers import Part, labelled, put, table
from westmarch.games.wotr.facts import (
    CARD_COUNT,
    CARDS,
    CHARACTERS,
    COLUMN_NAMES,
    DECKS,
    FACES,
    FREE,
    NATIONS,
    REGIONS,
    SHADOW,
    SIDES,
    TILE_COUNT,
    deck_of,
    side_of_card,
)
from westmarch.games.wotr.notation import SLOT_NAMES
from westmarch.games.wotr.record import ACTING, BURIED, LAID, LEAD
from westmarch.games.wotr.rules import teams
from westmarch.games.wotr.state import War

#: Seats of the largest game.
SEATS = 4
# Where a card is; 0 is unknown.
MY_HAND, TABLE, DISCARDED, GIVEN = range(1, 5)
#: Who leads and acts for each side where there are no teams.
TWO_PLAYERS = [0, 1]
#: A combat card that has been shown or is one's own is its number from here on; else it is 1 and its deck.
FACE_UP = 1 + len(DECKS)


def names(g: War) -> list[list[str]]:
    return [
        [
            *("turn", "fellowship", "progress", "revealed", "corruption", "mordor", "guide", "strove", "declared"),
            *("hunted_last_turn", "mouth_used", "combat_shown", "minions_seen"),
        ],
        *table(["hunt_box", "used", "rolled", "rings", "ring_used"], SIDES),
        [f"dice.{side}.{face}" for side in SIDES for face in FACES],
        labelled("reinforcements", [*COLUMN_NAMES[FREE], *COLUMN_NAMES[SHADOW]]),
        labelled("casualties", COLUMN_NAMES[FREE]),
        labelled("where", CHARACTERS),
        *table(["steps", "active"], NATIONS),
        labelled("control", REGIONS),
        labelled("tile", range(TILE_COUNT)),
        labelled("deck", DECKS),
        labelled("face_down", DECKS),
        [f"hand.{seat}.{deck}" for seat in range(SEATS) for deck in DECKS],
        labelled("combat_card", SIDES),
        *table(["lead", "acting"], SIDES),
        labelled("card", CARDS),
        [f"figures.{slot}.{column}" for side in (FREE, SHADOW) for slot in SLOT_NAMES for column in COLUMN_NAMES[side]],
    ]


def numbers(g: War, seat: int) -> list[Part]:
    return [
        [
            *(g.turn, g.fellowship, g.progress, g.revealed, g.corruption, g.mordor, g.guide, g.strove, g.declared),
            *(g.hunted_last_turn, g.mouth_used, g.combat_shown, g.minions_seen),
        ],
        g.hunt_box,
        g.used,
        g.rolled,
        g.rings,
        g.ring_used,
        g.dice,
        g.reinforcements,
        g.casualties,
        g.where,
        g.steps,
        g.active,
        g.control,
        g.tiles[:TILE_COUNT],
        [len(deck) for deck in g.decks],
        backs(g.face_down),
        hands(g),
        [combat_card(g, seat, FREE), combat_card(g, seat, SHADOW)],
        g.teams[LEAD] if g.teams else TWO_PLAYERS,
        g.teams[ACTING] if g.teams else TWO_PLAYERS,
        cards(g, seat),
        g.figures,
    ]


def backs(cards: list[int]) -> list[int]:
    """How many cards of each deck."""
    found = [0] * len(DECKS)
    for card in cards:
        found[deck_of(card)] += 1
    return found


def hands(g: War) -> list[int]:
    """The backs of every hand."""
    found = []
    for hand in g.hands:
        found += backs(hand)
    return found


def combat_card(g: War, seat: int, side: int) -> int:
    """The card chosen for this round, as far as a seat knows it."""
    card = g.combat_cards[side]
    if card < 0:
        return 0
    is_mine = seat == (g.teams[LAID][side] if g.teams else side)
    return FACE_UP + card if is_mine or g.combat_shown or card in g.table[side] else 1 + deck_of(card)


def cards(g: War, seat: int) -> list[int]:
    """Where each card is, as far as a seat knows."""
    where = [0] * CARD_COUNT
    put(where, g.discards, DISCARDED)
    for card in g.face_down:
        if not (card in g.teams[BURIED + seat] if g.teams else side_of_card(card) == seat):
            where[card] = 0
    for laid in g.table:
        put(where, laid, TABLE)
    if g.teams:
        put(where, teams.cards_given(g, seat), GIVEN)
    put(where, g.hands[seat], MY_HAND)
    return where
