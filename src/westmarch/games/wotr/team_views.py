"""What a seat of a game of three or four may see: teammates share a board, not their hands (XI p.45)."""

from __future__ import annotations

from typing import Any

from westmarch.engine.chance import Chance
from westmarch.games.wotr.facts import (
    CARDS,
    DECKS,
    FREE,
    NATIONS,
    SEAT_NAMES,
    SEAT_OF_NATION,
    SHADOW,
    SIDES,
    SLOTS,
    deck_of,
)
from westmarch.games.wotr.notation import SLOT_NAMES
from westmarch.games.wotr.record import ACTING, BURIED, LAID, LEAD, MIXED, SHOWN, SPENT
from westmarch.games.wotr.rules import teams
from westmarch.games.wotr.state import War


def team_view(g: War, seat: int) -> dict[str, Any]:
    """The parts of a view that are not those of a game of two, and what only teams have."""
    names = SEAT_NAMES[g.seats]
    own = g.teams[BURIED + seat] if seat >= 0 else []
    return {
        "hands": {names[player]: _hand(g, seat, player) for player in range(g.seats)},
        "discards": [CARDS[card] for card in g.discards if card not in g.face_down or card in own],
        "combat_cards": [_combat_card(g, seat, side) for side in (FREE, SHADOW)],
        "players": {
            "lead": {name: names[g.teams[LEAD][side]] for side, name in enumerate(SIDES)},
            "acting": {name: names[g.teams[ACTING][side]] for side, name in enumerate(SIDES)},
            "nations": {
                names[player]: [name for n, name in enumerate(NATIONS) if SEAT_OF_NATION[g.seats][n] == player]
                for player in range(g.seats)
            },
            "mixed": [[SIDES[force // SLOTS], SLOT_NAMES[force % SLOTS]] for force in g.teams[MIXED]],
            "spent": _spent(g),
            "points": {names[player]: teams.personal_points(g, player) for player in range(g.seats)},
            "winner": individual_winners(g),
        },
    }


def individual_winners(g: War) -> list[str]:
    """Who has won within the team that has won; nobody until then."""
    if not g.winners:
        return []
    names = SEAT_NAMES[g.seats]
    return [names[seat] for seat in teams.best_of_team(g, g.side_of_seat(g.winners[0]))]


def _spent(g: War) -> dict[str, list[str]]:
    """What the Free Peoples player of a game of three may not use again at once."""
    nations, armies = g.teams[SPENT][0], g.teams[SPENT][1:]
    return {
        "nations": [name for n, name in enumerate(NATIONS) if nations >> n & 1],
        "armies": sorted({SLOT_NAMES[slot] for slot in armies}),
    }


def _hand(g: War, seat: int, player: int) -> dict[str, Any]:
    """A hand: the cards for its owner, their backs for everybody, and for the teammate those he gave away."""
    backs = [DECKS[deck_of(card)] for card in g.hands[player]]
    shown: dict[str, Any] = {"backs": {name: backs.count(name) for name in sorted(set(backs))}}
    if seat == player:
        shown["cards"] = [CARDS[card] for card in g.hands[player]]
    elif seat >= 0 and g.side_of_seat(seat) == g.side_of_seat(player):
        shown["given"] = [CARDS[card] for card in teams.cards_given(g, seat)]
    return shown


def _hides_card(g: War, seat: int, side: int) -> bool:
    """Whether a combat card lies face down before a seat."""
    card = g.combat_cards[side]
    if card < 0 or g.combat_shown or card in g.table[side]:
        return False
    return g.teams[LAID][side] != seat


def _combat_card(g: War, seat: int, side: int) -> str:
    card = g.combat_cards[side]
    if card < 0:
        return ""
    return DECKS[deck_of(card)] if _hides_card(g, seat, side) else CARDS[card]


def team_hidden(g: War, seat: int) -> list[str]:
    """Card names that must not stand in a seat's view."""
    given = teams.cards_given(g, seat) if seat >= 0 else []
    cards = [card for deck in g.decks for card in deck]
    for player in range(g.seats):
        if player != seat:
            cards += g.hands[player] + g.teams[BURIED + player]
    cards += [g.combat_cards[side] for side in (FREE, SHADOW) if _hides_card(g, seat, side)]
    return [CARDS[card] for card in cards if card not in given]


# ---- dealing anew ----


class Place:
    """Where a card lies that a seat cannot see: in a hand, face down (``at`` says which), or laid for combat."""

    __slots__ = ("at", "player", "what")

    def __init__(self, what: str, player: int, at: int) -> None:
        self.what = what
        self.player = player
        self.at = at


def team_redeal(g: War, seat: int, chance: Chance) -> None:
    """Shuffle what a seat cannot know. Cards that it gave to the teammate stay where the teammate may have put them:
    in hand, laid for combat, or among the cards discarded since."""
    given = teams.cards_given(g, seat) if seat >= 0 else []
    since = {card: _discards_before(g, seat, card) for card in given}
    for deck in range(len(DECKS)):
        _redeal_deck(g, seat, deck, [card for card in given if deck_of(card) == deck], since, chance)


def _discards_before(g: War, seat: int, card: int) -> int:
    rows = g.teams[SHOWN + seat]
    return next(rows[i + 1] for i in range(0, len(rows), 2) if rows[i] == card)


def _redeal_deck(g: War, seat: int, deck: int, given: list[int], since: dict[int, int], chance: Chance) -> None:
    side = deck // 2
    places = _unseen_places(g, seat, side, deck)
    old = [_card_at(g, side, place) for place in places]
    rest = sorted([card for card in g.decks[deck] + old if card not in given])
    chance.shuffle(rest, "redeal")
    dealt: list[int] = [-1] * len(places)
    # Those that can be in the fewest places first, so that nobody takes the last place of another.
    for card in sorted(given, key=lambda card: -since[card]):
        fitting = [i for i, place in enumerate(places) if dealt[i] < 0 and _may_hold(g, seat, place, since[card])]
        dealt[fitting[chance.pick(len(fitting), "redeal")]] = card
    for i in range(len(places)):
        if dealt[i] < 0:
            dealt[i] = rest.pop()
    _lay_down(g, side, deck, places, old, dealt)
    g.decks[deck] = sorted(rest)


def _unseen_places(g: War, seat: int, side: int, deck: int) -> list[Place]:
    places: list[Place] = []
    for player in g.team(side):
        if player != seat:
            hand = g.hands[player]
            places += [Place("hand", player, at) for at, card in enumerate(hand) if deck_of(card) == deck]
            buried = g.teams[BURIED + player]
            places += [Place("buried", player, at) for at, card in enumerate(buried) if deck_of(card) == deck]
    if _hides_card(g, seat, side) and deck_of(g.combat_cards[side]) == deck:
        places.append(Place("laid", g.teams[LAID][side], 0))
    return places


def _card_at(g: War, side: int, place: Place) -> int:
    if place.what == "laid":
        return g.combat_cards[side]
    return (g.hands if place.what == "hand" else g.teams[BURIED:])[place.player][place.at]


def _may_hold(g: War, seat: int, place: Place, since: int) -> bool:
    """Whether a card that a seat gave away can be in a place."""
    if place.player != teams.teammate(g, seat):
        return False
    return place.what != "buried" or place.at >= since


def _lay_down(g: War, side: int, deck: int, places: list[Place], old: list[int], dealt: list[int]) -> None:
    for place, card in zip(places, dealt, strict=True):
        if place.what == "laid":
            g.combat_cards[side] = card
        elif place.what == "hand":
            g.hands[place.player][place.at] = card
        else:
            g.teams[BURIED + place.player][place.at] = card
    for hand in g.hands:
        hand.sort()
    gone = [card for place, card in zip(places, old, strict=True) if place.what == "buried"]
    come = [card for place, card in zip(places, dealt, strict=True) if place.what == "buried"]
    g.face_down = sorted([card for card in g.face_down if card not in gone] + come)
    g.discards = sorted([card for card in g.discards if card not in gone] + come)
