"""What a seat may see, and how the rest is dealt anew."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from westmarch.engine.chance import Chance
from westmarch.games.wotr.facts import (
    CARDS,
    CHARACTERS,
    COLUMN_NAMES,
    DECKS,
    ELIMINATED,
    FACES,
    FREE,
    IN_FELLOWSHIP,
    NATIONS,
    REGIONS,
    SHADOW,
    SIDES,
    TILE_COUNT,
    WIDTH,
    deck_of,
    side_of_card,
)
from westmarch.games.wotr.layout import row
from westmarch.games.wotr.notation import SLOT_NAMES
from westmarch.games.wotr.state import War
from westmarch.games.wotr.team_views import team_hidden, team_redeal, team_view


def sides_of_seat(g: War, seat: int) -> list[int]:
    """The sides whose hidden cards a seat knows: in a team nobody knows them all."""
    return [seat] if seat >= 0 and g.seats == 2 else []


def view(g: War, seat: int) -> dict[str, Any]:
    return board(g) | own(g, seat)


def board(g: War) -> dict[str, Any]:
    """What lies open for everybody."""
    return {
        "turn": g.turn,
        "forces": _forces(g),
        "reinforcements": _figures(g.reinforcements[:15], FREE) | _figures(g.reinforcements[15:], SHADOW),
        "casualties": _figures(g.casualties, FREE),
        "characters": {name: _place(g.where[c]) for c, name in enumerate(CHARACTERS)},
        "politics": {name: {"steps": g.steps[n], "active": bool(g.active[n])} for n, name in enumerate(NATIONS)},
        "control": {name: SIDES[g.control[r]] for r, name in enumerate(REGIONS) if g.control[r] in (FREE, SHADOW)},
        "points": {name: g.victory_points(side) for side, name in enumerate(SIDES)},
        "fellowship": {
            "region": "" if g.in_mordor() else REGIONS[g.fellowship],
            "progress": g.progress,
            "revealed": bool(g.revealed),
            "corruption": g.corruption,
            "mordor": g.mordor,
            "guide": CHARACTERS[g.guide],
            "companions": [CHARACTERS[c] for c in g.companions()],
        },
        "hunt_box": {name: g.hunt_box[side] for side, name in enumerate(SIDES)},
        "tiles": g.tiles[:TILE_COUNT],
        "dice": {
            name: {FACES[face]: g.die_count(side, face) for face in range(7) if g.die_count(side, face)}
            for side, name in enumerate(SIDES)
        },
        "rings": {name: g.rings[side] for side, name in enumerate(SIDES)},
        "decks": {name: len(g.decks[deck]) for deck, name in enumerate(DECKS)},
        "table": {name: [CARDS[card] for card in g.table[side]] for side, name in enumerate(SIDES)},
        "face_down": [sum(deck_of(card) == deck for card in g.face_down) for deck in range(len(DECKS))],
    }


def own(g: War, seat: int) -> dict[str, Any]:
    """The cards, as far as a seat knows them."""
    mine = sides_of_seat(g, seat)
    unknown = {card for card in g.face_down if side_of_card(card) not in mine}
    shown: dict[str, Any] = {
        "hands": {name: _hand(g, side, side in mine) for side, name in enumerate(SIDES)} if g.seats == 2 else {},
        "discards": [CARDS[card] for card in g.discards if card not in unknown],
        "combat_cards": [_combat_card(g, side, side in mine) for side in (FREE, SHADOW)],
    }
    return shown if g.seats == 2 else shown | team_view(g, seat)


def _forces(g: War) -> dict[str, dict[str, int]]:
    """The figures of every slot that has any."""
    figures = bytes(g.figures)
    found: dict[str, dict[str, int]] = {}
    for slot in g.inhabited_slots():
        free, shadow = row(FREE, slot), row(SHADOW, slot)
        named = _named(figures[free : free + WIDTH[FREE]], figures[shadow : shadow + WIDTH[SHADOW]])
        found[SLOT_NAMES[slot]] = dict(named)
    return found


@lru_cache(maxsize=8192)
def _named(free: bytes, shadow: bytes) -> dict[str, int]:
    """The figures of a slot by name. Most slots are as they were, here and at other tables: a view comes often."""
    return _figures(free, FREE) | _figures(shadow, SHADOW)


def _figures(counts: list[int] | bytearray | bytes, side: int) -> dict[str, int]:
    return {COLUMN_NAMES[side][column]: count for column, count in enumerate(counts) if count}


def _place(slot: int) -> str:
    if slot >= 0:
        return SLOT_NAMES[slot]
    return {IN_FELLOWSHIP: "fellowship", ELIMINATED: "eliminated"}.get(slot, "")


def _hand(g: War, side: int, known: bool) -> dict[str, Any]:
    """A hand: the cards for its owner, only their backs for everybody else."""
    backs = [DECKS[deck_of(card)] for card in g.hands[side]]
    shown: dict[str, Any] = {"backs": {name: backs.count(name) for name in sorted(set(backs))}}
    if known:
        shown["cards"] = [CARDS[card] for card in g.hands[side]]
    return shown


def _combat_card(g: War, side: int, known: bool) -> str:
    """The card chosen for this round: its face once shown or if it comes from the table, before that only its back."""
    card = g.combat_cards[side]
    if card < 0:
        return ""
    return CARDS[card] if known or g.combat_shown or card in g.table[side] else DECKS[deck_of(card)]


def redeal(g: War, seat: int, chance: Chance) -> None:
    """Shuffle what a seat cannot know: the other side's hand, decks, face-down discards and chosen card."""
    if g.seats > 2:
        team_redeal(g, seat, chance)
        return
    mine = sides_of_seat(g, seat)
    for side in (FREE, SHADOW):
        if side not in mine:
            for deck in (side * 2, side * 2 + 1):
                _redeal_deck(g, side, deck, chance)


def _redeal_deck(g: War, side: int, deck: int, chance: Chance) -> None:
    hand = [card for card in g.hands[side] if deck_of(card) == deck]
    hidden = [card for card in g.face_down if deck_of(card) == deck]
    chosen = g.combat_cards[side]
    if chosen >= 0 and not g.combat_shown and deck_of(chosen) == deck and chosen not in g.table[side]:
        hidden_choice = [chosen]
    else:
        hidden_choice = []
    unseen = sorted(set(g.decks[deck] + hand + hidden + hidden_choice))
    chance.shuffle(unseen, "redeal")
    if hidden_choice:
        in_hand = chosen in hand
        g.combat_cards[side] = unseen[0] if in_hand else unseen.pop()
    g.hands[side] = sorted([card for card in g.hands[side] if deck_of(card) != deck] + unseen[: len(hand)])
    rest = unseen[len(hand) :]
    g.face_down = sorted([card for card in g.face_down if deck_of(card) != deck] + rest[: len(hidden)])
    g.discards = sorted([card for card in g.discards if card not in hidden] + rest[: len(hidden)])
    g.decks[deck] = sorted(rest[len(hidden) :])


def hidden(g: War, seat: int) -> list[str]:
    """Card names that must not stand in a seat's view."""
    if g.seats > 2:
        return team_hidden(g, seat)
    mine = sides_of_seat(g, seat)
    out: list[str] = []
    for side in (FREE, SHADOW):
        out += [CARDS[card] for deck in (side * 2, side * 2 + 1) for card in g.decks[deck]]
        if side not in mine:
            out += [CARDS[card] for card in g.hands[side]]
            out += [CARDS[card] for card in g.face_down if side_of_card(card) == side]
    return out
