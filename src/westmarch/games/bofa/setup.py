"""Setting up the board (p.6-7)."""

from __future__ import annotations

from westmarch.engine.chance import Chance
from westmarch.games.bofa.facts import (
    CARD_DECK,
    CARDS,
    CHARACTER,
    DEFAULT,
    EVENTS,
    FATE_CARDS,
    FP,
    FP_STORY,
    GREY_TILES,
    GROUP_NAMES,
    POOL,
    SHADOW,
    SHADOW_STORY,
    UNIT,
    Edition,
)
from westmarch.games.bofa.rules.turn import Battle
from westmarch.games.bofa.state import Battlefield


def set_up(chance: Chance, edition: Edition = DEFAULT) -> Battlefield:
    """The position before the first turn."""
    g = Battlefield()
    g.play(edition)
    g.chance = chance
    g.event_deck = deck(chance, EVENTS, "event-deck")
    g.story_decks[FP] = deck(chance, FP_STORY, "free-peoples-story")
    g.story_decks[SHADOW] = deck(chance, SHADOW_STORY, "shadow-story")
    g.fate_deck = deck(chance, FATE_CARDS, "fate-deck")
    g.pool = list(range(GREY_TILES))
    g.pools = POOL[:]
    for position in edition.content["setup"]["position"]:
        place = edition.place[position["place"]]
        for unit, count in position["units"].items():
            g.add(place, UNIT[unit], count)
        for character in position["characters"]:
            g.where[CHARACTER[character]] = place
        for group, count in position["tokens"].items():
            for _ in range(count):
                g.place_token(GROUP_NAMES.index(group), place)
    g.stack = [Battle()]
    return g


def deck(chance: Chance, which: int, label: str) -> list[int]:
    """A shuffled deck; its last card is drawn first."""
    cards = [card for card in range(CARDS) if CARD_DECK[card] == which]
    chance.shuffle(cards, label)
    return cards
