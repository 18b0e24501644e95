"""What each seat may see, what it may not, and dealing the hidden part anew."""

from __future__ import annotations

from typing import Any

from westmarch.engine.chance import Chance, Dealer
from westmarch.games.bofa.decks import is_event
from westmarch.games.bofa.facts import (
    CARDS,
    CHARACTER_NAMES,
    FP,
    GROUP_NAMES,
    RESULTS,
    SHADOW,
    SIDES,
    TERRITORY_NAMES,
    TOKEN_GROUP,
    TOKENS,
    TOKENS_OF_GROUP,
    UNIT_NAMES,
    Edition,
)
from westmarch.games.bofa.pieces import BAG, DEAD, EYRIE, OVER, USED, WAITING
from westmarch.games.bofa.rules.actions import unused_faces
from westmarch.games.bofa.rules.turn import PHASES
from westmarch.games.bofa.state import Battlefield


def view(g: Battlefield, seat: int) -> dict[str, Any]:
    """All that a seat may see."""
    return {
        "edition": g.edition.id,
        "turn": g.turn,
        "phase": PHASES[g.phase],
        "fate": g.fate,
        "points": g.points(),
        "places": {g.edition.place_names[p]: place_view(g, seat, p, here) for p, here in enumerate(tokens_by_place(g))},
        "marching": [march_view(g, group) for group in g.marching],
        "characters": {CHARACTER_NAMES[c]: whereabouts(g, g.where[c]) for c in range(len(g.where))},
        "activated": [CHARACTER_NAMES[c] for c in range(len(g.active)) if g.active[c]],
        "eagles": dict(zip(["eyrie", *TERRITORY_NAMES], g.eagles, strict=True)),
        "bats": dict(zip(TERRITORY_NAMES, g.bats, strict=True)),
        "dice": {SIDES[s]: [RESULTS[face] for face in unused_faces(g, s)] for s in (FP, SHADOW)},
        "pools": dict(zip(SIDES, g.pools, strict=True)),
        "reserve": dict(zip(UNIT_NAMES, g.reserve, strict=True)),
        "bags": {name: len(g.bag(group)) for group, name in enumerate(GROUP_NAMES)},
        "used_tokens": sorted(token_name(g, t) for t in range(TOKENS) if g.token_at[t] == USED),
        "hand": names(g, g.hands[seat]) if seat >= 0 else [],
        "hands": [len(hand) for hand in g.hands],
        "known_hand": names(g, [c for c in g.hands[1 - seat] if g.card_seen[c] >> seat & 1]) if seat >= 0 else [],
        "decks": {
            "event": len(g.event_deck),
            "free_peoples_story": len(g.story_decks[FP]),
            "shadow_story": len(g.story_decks[SHADOW]),
            "fate": len(g.fate_deck),
        },
        "known_fate": [g.edition.card_names[c] if knows(g, seat, c) else "" for c in g.fate_deck],
        "event_discard": names(g, g.event_discard),
        "face_down": [len(pile) for pile in g.face_down],
        "own_face_down": names(g, g.face_down[seat]) if seat >= 0 else [],
        "used_cards": names(g, g.used_cards),
        "resolving": names(g, g.resolving),
        "table": [[g.edition.card_names[card], SIDES[owner], spot] for card, owner, spot in g.table],
        "attached": names(g, g.attached),
        "fate_pool": [tile_name(g.edition, t) for t in g.pool],
        "fate_aside": [tile_name(g.edition, t) for t in g.aside],
        "fate_used": [tile_name(g.edition, t) for t in g.used_tiles],
        "concentration": g.concentration,
        "rings": g.rings,
        "wrath": g.wrath,
        "bodyguards": g.bodyguards,
        "open_passes": g.open[:],
    }


def tokens_by_place(g: Battlefield) -> list[list[int]]:
    """The recruitment tokens of each place."""
    found: list[list[int]] = [[] for _ in range(g.edition.places)]
    for token, place in enumerate(g.token_at):
        if place >= 0:
            found[place].append(token)
    return found


def place_view(g: Battlefield, seat: int, place: int, tokens: list[int]) -> dict[str, Any]:
    return {
        "side": SIDES[g.held[place]] if g.held[place] >= 0 else "",
        "units": {UNIT_NAMES[unit]: g.count(place, unit) for unit in g.types(place)} if g.sizes[place] else {},
        "damage": g.damage[place],
        "leadership": g.lead[place],
        "shadow_control": bool(g.control[place]),
        "stronghold_damage": g.walls[place],
        "tokens": sorted(GROUP_NAMES[TOKEN_GROUP[t]] for t in tokens),
        "known_tokens": sorted(token_name(g, t) for t in tokens if seat >= 0 and g.token_seen[t] >> seat & 1),
    }


def march_view(g: Battlefield, group: list[int]) -> dict[str, Any]:
    return {
        "target": g.edition.place_names[group[0]],
        "origin": g.edition.place_names[group[1]],
        "damage": group[2],
        "leadership": group[3],
        "characters": [CHARACTER_NAMES[c] for c in range(len(CHARACTER_NAMES)) if group[4] >> c & 1],
        "units": {UNIT_NAMES[unit]: count for unit, count in enumerate(group[5:]) if count},
    }


def whereabouts(g: Battlefield, where: int) -> str:
    """A character's place in words."""
    if where >= OVER:
        return TERRITORY_NAMES[where - OVER]
    return {WAITING: "waiting", DEAD: "dead", EYRIE: "eyrie"}.get(where) or g.edition.place_names[where]


def names(g: Battlefield, cards: list[int]) -> list[str]:
    return [g.edition.card_names[card] for card in cards]


def tile_name(edition: Edition, tile: int) -> str:
    return f"{edition.tile_number[tile]}{'*' if edition.tile_icon[tile] else ''}"


def token_name(g: Battlefield, token: int) -> str:
    return f"{g.edition.token_figures[token]}x{UNIT_NAMES[g.edition.token_unit[token]]}"


def knows(g: Battlefield, seat: int, card: int) -> bool:
    """Whether a seat knows a card that lies hidden from others."""
    return seat >= 0 and g.card_seen[card] >> seat & 1 == 1


def hidden_slots(g: Battlefield, seat: int) -> list[list[tuple[list[int], int]]]:
    """Places of cards that a seat does not know, in groups whose cards could lie in each other's place."""
    events: list[tuple[list[int], int]] = unknown(g, seat, g.event_deck)
    stories: list[list[tuple[list[int], int]]] = [unknown(g, seat, g.story_decks[owner]) for owner in (FP, SHADOW)]
    for owner in (FP, SHADOW):
        for pile in (g.hands[owner], g.face_down[owner]):
            for slot in unknown(g, seat, pile):
                (events if is_event(pile[slot[1]]) else stories[owner]).append(slot)
    return [events, *stories, unknown(g, seat, g.fate_deck)]


def unknown(g: Battlefield, seat: int, pile: list[int]) -> list[tuple[list[int], int]]:
    if seat < 0:
        return [(pile, i) for i in range(len(pile))]
    seen = g.card_seen
    return [(pile, i) for i, card in enumerate(pile) if not seen[card] >> seat & 1]


def hidden(g: Battlefield, seat: int) -> list[str]:
    """Names of cards that a seat must not read anywhere."""
    return [g.edition.card_names[pile[i]] for slots in hidden_slots(g, seat) for pile, i in slots]


def redeal(g: Battlefield, seat: int, chance: Chance) -> None:
    """Deal cards and tokens anew that a seat does not know."""
    # One draw of the stream seeds all shuffles: nothing of this is ever recorded.
    dealer = Dealer(chance.pick(1 << 30, "redeal"))
    known = g.card_seen
    for slots in hidden_slots(g, seat):
        cards = [pile[i] for pile, i in slots]
        seen = [known[card] for card in cards]
        cards.sort()
        dealer.shuffle(cards)
        for number, (pile, i) in enumerate(slots):
            card = cards[number]
            pile[i] = card
            known[card] = seen[number]
    if seat < 0:
        forget_who_has_seen(g)
    for hand in g.hands:
        hand.sort()
    for group in TOKENS_OF_GROUP:
        tokens = [token for token in group if unseen_token(g, seat, token)]
        # In an order that does not tell where which token truly is.
        spots = sorted([(g.token_at[token], g.token_seen[token]) for token in tokens])
        dealer.shuffle(tokens)
        for number, token in enumerate(tokens):
            g.token_at[token], g.token_seen[token] = spots[number]


def forget_who_has_seen(g: Battlefield) -> None:
    """What a player has seen of hidden cards is not for those who look on: a discard would tell them by it whether a
    card that the other knows has left the hand."""
    for pile in (g.event_deck, *g.story_decks, g.fate_deck):
        for card in pile:
            g.card_seen[card] = 0
    for owner in (FP, SHADOW):
        for card in g.hands[owner] + g.face_down[owner]:
            g.card_seen[card] = 1 << owner


def unseen_token(g: Battlefield, seat: int, token: int) -> bool:
    at = g.token_at[token]
    return at == BAG or (at >= 0 and not (seat >= 0 and g.token_seen[token] >> seat & 1))


def every_card(g: Battlefield) -> list[int]:
    """All cards, wherever they are."""
    cards = g.event_deck + g.event_discard + g.used_cards + g.resolving + g.fate_deck + g.attached
    cards = cards + [entry[0] for entry in g.table]
    for piles in (g.story_decks, g.hands, g.face_down):
        cards = cards + piles[FP] + piles[SHADOW]
    return sorted(cards)


def all_cards() -> list[int]:
    return list(range(CARDS))
