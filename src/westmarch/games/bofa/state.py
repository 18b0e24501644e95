"""The position: everything on the table as flat lists of numbers, with small accessors."""

from __future__ import annotations

from typing import Any

from westmarch.engine.fields import later
from westmarch.engine.state import State
from westmarch.games.bofa.facts import (
    ARRIVAL,
    BATS,
    BEORN,
    BOLG,
    CARD_DECK,
    CARDS,
    CHARACTERS,
    EAGLES,
    EVENTS,
    EXITS,
    FIGURES,
    FP,
    FRONT_GATE,
    HAND,
    IS_SETTLEMENT,
    LEADERS,
    LEADERSHIP,
    LEADERSHIP_TOKENS,
    NEIGHBOURS,
    PASS_OPENS,
    PASSES,
    PLACES,
    POINTS,
    POINTS_OF,
    POINTS_TO_WIN,
    PROTECTION,
    REGIONS,
    SETTLEMENTS,
    SHADOW,
    SIDE_OF_UNIT,
    STACK,
    TERRITORIES,
    TERRITORY,
    THORIN,
    TOKEN_GROUP,
    TOKEN_SIDE,
    TOKENS,
    UNITS,
    UNLIMITED,
    VALUE,
)

#: Where a character is when not in a place: on the fate track or waiting, out of the game, in the Eyrie; an eagle
#: lord on the board is at OVER + territory.
WAITING = -1
DEAD = -2
EYRIE = -3
OVER = 100

#: Where a recruitment token is when not in a place.
BAG = -1
USED = -2

NOBODY = -1

#: Fields of a group on the march, before its counts of units.
TARGET, ORIGIN, MARCH_DAMAGE, MARCH_LEAD, MARCH_CHARACTERS, MARCH_UNITS = 0, 1, 2, 3, 4, 5


class Battlefield(State):
    """The board, the hands and the counters of both sides."""

    turn: int = later(0)
    phase: int = later(0)
    #: Units by place and type; their number, side (or NOBODY), damage markers and leadership tokens by place.
    units: list[int] = later([0] * (PLACES * UNITS))
    sizes: list[int] = later([0] * PLACES)
    held: list[int] = later([NOBODY] * PLACES)
    damage: list[int] = later([0] * PLACES)
    lead: list[int] = later([0] * PLACES)
    #: Figures out of play by type.
    reserve: list[int] = later(FIGURES[:])
    #: Shadow control markers on settlements, and damage on strongholds, by region.
    control: list[int] = later([0] * PLACES)
    walls: list[int] = later([0] * PLACES)
    #: Places of the characters, or one of the words above.
    where: list[int] = later([WAITING] * CHARACTERS)
    #: Eagles in the Eyrie, then by territory; bats by territory.
    eagles: list[int] = later([0] * (1 + TERRITORIES))
    bats: list[int] = later([0] * TERRITORIES)
    #: Places of the recruitment tokens, and which seats have seen their faces (bits).
    token_at: list[int] = later([BAG] * TOKENS)
    token_seen: list[int] = later([0] * TOKENS)
    event_deck: list[int] = later([])
    event_discard: list[int] = later([])
    #: Story decks and hands by seat; cards discarded face down by seat; used story and fate cards.
    story_decks: list[list[int]] = later([[], []])
    hands: list[list[int]] = later([[], []])
    face_down: list[list[int]] = later([[], []])
    used_cards: list[int] = later([])
    #: Cards whose effects are being carried out.
    resolving: list[int] = later([])
    fate_deck: list[int] = later([])
    #: Cards left on the table: card, seat, a number of its own.
    table: list[list[int]] = later([])
    #: Fate cards beside their characters.
    attached: list[int] = later([])
    #: Which seats know a card that lies hidden from others (bits).
    card_seen: list[int] = later([0] * CARDS)
    fate: int = later(0)
    pool: list[int] = later([])
    aside: list[int] = later([])
    #: Unused action dice by seat and result; size of the pools this turn.
    dice: list[int] = later([0] * 14)
    pools: list[int] = later([0, 0])
    #: Activation tokens by character.
    active: list[int] = later([0] * CHARACTERS)
    concentration: int = later(0)
    rings: int = later(0)
    wrath: int = later(0)
    bodyguards: int = later(0)
    #: Whether each pass is open.
    open: list[int] = later([0, 0])
    #: Groups under way between two regions.
    marching: list[list[int]] = later([])

    # Armies ---------------------------------------------------------------------------------------------

    def army(self, place: int) -> list[int]:
        """The units of a place by type."""
        return self.units[place * UNITS : (place + 1) * UNITS]

    def count(self, place: int, unit: int) -> int:
        return self.units[place * UNITS + unit]

    def armies(self, seat: int) -> list[int]:
        """The places where a side has an army."""
        return [place for place, side in enumerate(self.held) if side == seat]

    def types(self, place: int) -> list[int]:
        """The unit types present in a place."""
        start = place * UNITS
        return [unit for unit in range(UNITS) if self.units[start + unit]]

    def value(self, place: int) -> int:
        """The combat value of an army."""
        start = place * UNITS
        total = 0
        for unit in range(UNITS):
            total += self.units[start + unit] * VALUE[unit]
        return total

    def leaders(self, place: int) -> list[int]:
        """The characters of the army's side in a place (Beorn and the Lord are no part of armies)."""
        side = self.held[place]
        if side == NOBODY:
            return []
        return [character for character in LEADERS[side] if self.where[character] == place]

    def leadership(self, place: int) -> int:
        """Factors of the characters with the army plus its leadership tokens."""
        side = self.held[place]
        if side == NOBODY:
            return 0
        total = self.lead[place]
        for character in LEADERS[side]:
            if self.where[character] == place:
                total += self.factor(character)
        for card, _, spot in self.table:
            total += on_table(card).leadership(self, place, spot)
        return total

    def factor(self, character: int) -> int:
        """A character's leadership factor, with what fate cards add."""
        bonus = 0
        for card in self.attached:
            bonus += on_table(card).factor(character)
        return LEADERSHIP[character] + bonus

    def limit(self, place: int) -> int:
        """How many units of the side that is there may stay in a place."""
        return 10_000 if UNLIMITED[place] and self.held[place] != FP else STACK

    def beorn_at(self, place: int) -> bool:
        return self.where[BEORN] == place

    def enemy_at(self, seat: int, place: int) -> bool:
        """An enemy army, or Beorn for the Shadow, who counts as one."""
        held = self.held[place]
        if held == NOBODY:
            return seat == SHADOW and self.where[BEORN] == place
        return held != seat

    def near_enemy(self, seat: int, place: int) -> bool:
        """Whether an enemy army stands next to a region; a pass is next to nothing."""
        return any([self.enemy_at(seat, near) for near in NEIGHBOURS[place]])

    def add(self, place: int, unit: int, count: int) -> int:
        """Put up to so many figures of the reserve in a place; how many there were."""
        count = min(count, self.reserve[unit])
        if count > 0:
            self.reserve[unit] -= count
            self.put(place, unit, count)
        return count

    def put(self, place: int, unit: int, count: int) -> None:
        """Units arrive in a place."""
        self.units[place * UNITS + unit] += count
        self.sizes[place] += count
        self.held[place] = SIDE_OF_UNIT[unit]
        if place >= REGIONS:
            for zone in (0, 1):
                if place == POINTS[zone] and self.sizes[place] >= PASS_OPENS:
                    self.open[zone] = 1

    def take(self, place: int, unit: int, count: int) -> None:
        """Units leave a place; the last ones leave it to nobody."""
        self.units[place * UNITS + unit] -= count
        self.sizes[place] -= count
        if not self.sizes[place]:
            self.held[place] = NOBODY

    def lose(self, place: int, unit: int) -> None:
        """A unit goes back to the reserve."""
        self.take(place, unit, 1)
        self.reserve[unit] += 1

    def tidy(self, place: int) -> None:
        """Tokens and markers do not stay where there is no army."""
        if not self.sizes[place]:
            self.lead[place] = 0
            self.damage[place] = 0

    def give_lead(self, seat: int, place: int, count: int) -> int:
        """Place leadership tokens with an army, as far as the supply goes."""
        used = sum([self.lead[p] for p in range(PLACES) if self.held[p] == seat])
        count = min(count, LEADERSHIP_TOKENS[seat] - used)
        self.lead[place] += count
        return count

    # The map --------------------------------------------------------------------------------------------

    def ways(self, place: int) -> list[int]:
        """Where an army can go from a place by the map alone."""
        if place < REGIONS:
            return NEIGHBOURS[place]
        for zone in (0, 1):
            if place == POINTS[zone]:
                return [PASSES[zone]] if self.open[zone] else []
            if place == PASSES[zone]:
                return [EXITS[zone]]
        return []

    def breached(self, place: int) -> bool:
        return self.walls[place] >= PROTECTION[place]

    def protected(self, place: int) -> bool:
        """A stronghold that still holds."""
        return self.walls[place] < PROTECTION[place]

    def controls(self, seat: int, place: int) -> bool:
        """Whether a side controls the settlement of a region."""
        return IS_SETTLEMENT[place] and (self.control[place] == 1) == (seat == SHADOW)

    def points(self) -> int:
        """Victory points of the Shadow."""
        total = 0
        for place in SETTLEMENTS:
            if self.control[place]:
                total += POINTS_OF[place]
        return total

    def enter(self, seat: int, place: int) -> None:
        """What an army changes in a region that it enters or crosses: control and enemy tokens."""
        if place >= REGIONS:
            return
        if IS_SETTLEMENT[place] and self.control[place] != seat:
            self.control[place] = seat
            self.note("bofa-log-control", {"place": place, "side": seat}, rule="bofa.control.shadow-enters")
            self.sweep_table()
        for token in range(TOKENS):
            if self.token_at[token] == place and TOKEN_SIDE[token] != seat:
                self.to_bag(token)
        if seat == SHADOW:
            self.check_gate()

    def retake(self, place: int) -> None:
        """Beorn takes a settlement back by entering it."""
        if self.control[place]:
            self.control[place] = FP
            self.note("bofa-log-control", {"place": place, "side": FP}, rule="bofa.beorn.retake")

    def sweep_table(self) -> None:
        """Cards on the table whose condition is over are discarded."""
        for entry in self.table[:]:
            if on_table(entry[0]).lapsed(self, entry[2]):
                self.table.remove(entry)
                self.lay_off(entry[0])

    def check_gate(self) -> None:
        """Ten points with the Front Gate win at once."""
        if self.control[FRONT_GATE] and self.points() >= POINTS_TO_WIN:
            self.finish([SHADOW], "bofa-end-gate", "bofa.victory.shadow.immediate")

    # Characters -----------------------------------------------------------------------------------------

    def in_play(self, character: int) -> bool:
        where = self.where[character]
        return where >= 0 or where == EYRIE

    def arrived(self, character: int) -> bool:
        """On the fate track, and reached by the marker."""
        return self.where[character] == WAITING and ARRIVAL[character] > 0 and self.fate >= ARRIVAL[character]

    def kill(self, character: int) -> None:
        """A character is out of the game for good."""
        self.where[character] = DEAD
        self.active[character] = 0
        self.note("bofa-log-dead", {"character": character}, rule="bofa.char.elimination-permanent")
        if character == BOLG:
            self.finish([FP], "bofa-end-bolg", "bofa.victory.fp.bolg")

    def bonus_die(self, seat: int) -> bool:
        """Whether a side has its extra action die now."""
        if seat == FP:
            return self.where[THORIN] >= 0 or self.where[BEORN] >= 0
        found: list[int] = [0] * TERRITORIES
        for place in SETTLEMENTS:
            if self.control[place]:
                found[TERRITORY[place]] += 1
        return max(found) >= 2

    # Tokens ---------------------------------------------------------------------------------------------

    def tokens(self, place: int) -> list[int]:
        at = self.token_at
        return [token for token in range(TOKENS) if at[token] == place]

    def bag(self, group: int) -> list[int]:
        at = self.token_at
        return [token for token in range(TOKENS) if at[token] == BAG and TOKEN_GROUP[token] == group]

    def place_token(self, group: int, place: int) -> bool:
        """Draw a token unseen and lay it face down; False if the group has none left."""
        bag = self.bag(group)
        if not bag:
            return False
        token = bag[self.chance.pick(len(bag), "token")]
        self.token_at[token] = place
        self.token_seen[token] = 0
        return True

    def to_bag(self, token: int) -> None:
        self.token_at[token] = BAG
        self.token_seen[token] = 0

    # Cards ----------------------------------------------------------------------------------------------

    def draw_event(self, seat: int) -> None:
        if not self.event_deck:
            self.reshuffle()
        if self.event_deck:
            self.to_hand(seat, self.event_deck.pop())

    def reshuffle(self) -> None:
        """All used and discarded event cards make a new deck."""
        cards = self.event_discard[:]
        for pile in self.face_down:
            cards += [card for card in pile if is_event(card)]
            pile[:] = [card for card in pile if not is_event(card)]
        cards.sort()
        for card in cards:
            self.card_seen[card] = 0
        self.chance.shuffle(cards, "event-deck")
        self.event_deck = cards
        self.event_discard = []
        self.note("bofa-log-reshuffle", rule="bofa.cards.deck.event-reshuffle")

    def draw_story(self, seat: int) -> None:
        if self.story_decks[seat]:
            self.to_hand(seat, self.story_decks[seat].pop())

    def to_hand(self, seat: int, card: int) -> None:
        self.hands[seat].append(card)
        self.hands[seat].sort()
        self.card_seen[card] |= 1 << seat
        self.reveals += 1

    def discard(self, seat: int, card: int) -> None:
        """A card is discarded from a hand, face down."""
        self.hands[seat].remove(card)
        self.face_down[seat].append(card)

    def resolved(self, card: int) -> None:
        """A card has done its work and is discarded, unless it lies on the table or beside a character."""
        self.resolving.remove(card)
        self.lay_off(card)

    def lay_off(self, card: int) -> None:
        """A card goes to its discard pile, face up."""
        if is_event(card):
            self.event_discard.append(card)
        else:
            self.used_cards.append(card)
        self.card_seen[card] = 3

    def over_hand(self, seat: int) -> int:
        return len(self.hands[seat]) - HAND

    # Counters -------------------------------------------------------------------------------------------

    def unused(self, seat: int) -> int:
        """Unused action dice of a side."""
        return sum(self.dice[seat * 7 : seat * 7 + 7])

    def activated(self) -> int:
        return sum(self.active)

    def add_eagles(self, count: int) -> int:
        """Eagles into the Eyrie, as far as there are figures."""
        count = min(count, EAGLES - sum(self.eagles))
        self.eagles[0] += count
        return count

    def add_bats(self, territory: int, count: int) -> int:
        count = min(count, BATS - sum(self.bats))
        self.bats[territory] += count
        return count


class TableEffect:
    """What a card that lies open on the table, or beside a character, changes for as long as it is there."""

    def leadership(self, g: Battlefield, place: int, spot: int) -> int:
        """What the army of a place gains in leadership."""
        return 0

    def factor(self, character: int) -> int:
        """What a character gains in leadership."""
        return 0

    def lapsed(self, g: Battlefield, spot: int) -> bool:
        """Whether the card is to be discarded now."""
        return False


_effects: list[Any] = [TableEffect() for _ in range(CARDS)]


def register_effect(card: int, effect: TableEffect) -> None:
    _effects[card] = effect


def on_table(card: int) -> TableEffect:
    effect: TableEffect = _effects[card]
    return effect


def is_event(card: int) -> bool:
    return CARD_DECK[card] == EVENTS
