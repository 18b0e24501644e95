"""The position: cards as flat lists by card number, and small accessors."""

from __future__ import annotations

from typing import Any

from westmarch.cards.language import Program, Run
from westmarch.cards.nodes import Ability, Mod
from westmarch.engine.fields import later, transient
from westmarch.engine.modifiers import expire, lay, lift
from westmarch.engine.state import State
from westmarch.games.tcg.facts import (
    ADVENTURE,
    ALLY,
    ATTACHED,
    BEFORE,
    CATALOGUE,
    COMPANION,
    CONDITION,
    DEAD,
    DECK,
    DISCARD,
    FREE,
    HAND,
    KEYWORDS,
    MINION,
    NOTHING,
    PATH,
    PLAY,
    REMOVED,
    SHADOW,
    SITE,
    STACKED,
    VALUE_CODE,
    VOID,
    Card,
)
from westmarch.games.tcg.words import LANGUAGE

_KEYWORD_CODE = {name: 100 + i for i, name in enumerate(KEYWORDS)}
#: Abilities of a site whose text a card has are numbered from here.
BORROWED = 50
#: So many copies of a Shadow condition that is not unique work at most, whoever has them.
SAME_CONDITIONS = 4
#: What a site says of the move that is reaching it: answers to it and its own Shadow number.
OF_THE_MOVE = ("move to", "shadow number")
#: The modifiers by which bonuses from items are lost.
LOST_BONUSES = {"strength": "no bonus", "keyword damage": "no damage bonus"}


class Fellowships(State):
    """Two to five fellowships on one path."""

    # Cards, by number
    blueprint: list[int] = later([])
    owner: list[int] = later([])
    copy: list[int] = later([])
    zone: list[int] = later([])
    host: list[int] = later([])
    wounds: list[int] = later([])
    tokens: list[int] = later([])
    #: The Free Peoples character that a minion is assigned to, or -1.
    against: list[int] = later([])
    #: The moment at which each card last came into play; the clock counts arrivals.
    entered: list[int] = later([])
    clock: int = later(0)
    # Piles, by seat; the top is the end
    hands: list[list[int]] = later([])
    decks: list[list[int]] = later([])
    discards: list[list[int]] = later([])
    dead: list[list[int]] = later([])
    adventure: list[list[int]] = later([])
    #: Cards in play in the order in which they came.
    table: list[int] = later([])
    #: Sites by number (-1 where none lies), and who controls each (-1 nobody).
    path: list[int] = later([-1] * 10)
    control: list[int] = later([-1] * 10)
    # Players
    order: list[int] = later([])
    bids: list[int] = later([])
    burdens: list[int] = later([])
    at: list[int] = later([])
    bearer: list[int] = later([])
    ring: list[int] = later([])
    out: list[int] = later([])
    # The turn
    fp: int = later(-1)
    shadow_seat: int = later(-1)
    phase: int = later(BEFORE)
    turn: int = later(0)
    pool: int = later(0)
    moves: int = later(0)
    moved_in_phase: int = later(0)
    drawn: int = later(0)
    ring_on: int = later(0)
    fierce: int = later(0)
    #: Minions that were fierce when the fierce assignment phase began.
    savage: list[int] = later([])
    #: Between reaching a site and the last twilight token of the move.
    arriving: int = later(0)
    #: Positions before repeated uses of an ability in this phase, as numbers.
    echoes: list[int] = later([])
    #: The present skirmish: who fights, against whom, and who was removed from it.
    fighter: int = later(-1)
    foes: list[int] = later([])
    fallen: list[int] = later([])
    skirmishing: int = later(0)
    #: Modifiers that last for a while: [value, card or -1, amount, until when, the card that laid it].
    laid: list[list[int]] = later([])
    #: How often abilities were used in this phase: [card, ability, times].
    used: list[list[int]] = later([])
    #: What happened this turn, for texts that look back: [what, card].
    memory: list[list[int]] = later([])
    mulligan: int = later(1)
    block: str = later("fellowship")
    active_cards: list[int] | None = transient(None)
    speakers: dict[str, list[int]] | None = transient(None)
    listeners: dict[str, list[int]] | None = transient(None)

    # Cards

    def card(self, card: int) -> Card:
        return CATALOGUE[self.blueprint[card]]

    def ability(self, card: int, index: int) -> Ability:
        if index >= BORROWED:
            return self.lender(card).abilities[index - BORROWED]
        return CATALOGUE[self.blueprint[card]].abilities[index]

    def program(self, card: int, index: int, part: int) -> Program:
        """The steps of an ability's cost or effect."""
        if index >= BORROWED:
            return self.lender(card).programs[index - BORROWED][part]
        return CATALOGUE[self.blueprint[card]].programs[index][part]

    def lender(self, card: int) -> Card:
        """The site whose game text a card has, on the path or under control; else the card itself lends nothing."""
        blueprint = CATALOGUE[self.blueprint[card]]
        site = self.path[blueprint.borrows]
        if site < 0 or self.owner[site] != self.owner[card] or CATALOGUE[self.blueprint[site]].block != "fellowship":
            return NOTHING
        return CATALOGUE[self.blueprint[site]]

    def places(self, card: int, what: str, name: str) -> list[int]:
        """Where a card's abilities of a sort and name stand, those of a site whose text it has included."""
        blueprint = CATALOGUE[self.blueprint[card]]
        found = _table(blueprint, what).get(name, _NOBODY)
        if blueprint.borrows:
            found = found + [BORROWED + i for i in _table(self.lender(card), what).get(name, _NOBODY)]
        return found

    def names(self, card: int, what: str) -> list[str]:
        """The names under which a card has abilities of a sort."""
        blueprint = CATALOGUE[self.blueprint[card]]
        found = list(_table(blueprint, what))
        return found if not blueprint.borrows else found + list(_table(self.lender(card), what))

    def is_type(self, card: int, kind: int) -> bool:
        return CATALOGUE[self.blueprint[card]].type == kind

    def in_play(self, card: int) -> bool:
        return PATH <= self.zone[card] <= ATTACHED

    def attached(self, card: int) -> list[int]:
        """Cards borne by a card."""
        host = self.host
        return [other for other in self.table if host[other] == card]

    def stacked(self, card: int) -> list[int]:
        """Cards stacked on a card, which are not in play."""
        return [c for c in range(len(self.zone)) if self.zone[c] == STACKED and self.host[c] == card]

    # Zones

    def touch(self) -> None:
        """Something came, went or changed hands: what is active must be found anew."""
        self.active_cards = None
        self.speakers = None
        self.listeners = None

    def pile(self, card: int) -> list[int] | None:
        """The list that holds a card now."""
        zone = self.zone[card]
        owner = self.owner[card]
        if zone == HAND:
            return self.hands[owner]
        if zone == DECK:
            return self.decks[owner]
        if zone == DISCARD:
            return self.discards[owner]
        if zone == DEAD:
            return self.dead[owner]
        if zone == ADVENTURE:
            return self.adventure[owner]
        if zone in (STACKED, VOID, REMOVED):
            return None
        return self.table

    def put(self, card: int, zone: int, host: int = -1, bottom: bool = False) -> None:
        """Move a card to a zone, without any consequence but the bookkeeping."""
        pile = self.pile(card)
        if pile is not None:
            pile.remove(card)
        if not self.in_play(card) and PATH <= zone <= ATTACHED:
            self.clock += 1
            self.entered[card] = self.clock
        self.zone[card] = zone
        self.host[card] = host
        pile = self.pile(card)
        if pile is not None:
            if bottom:
                pile.insert(0, card)
            else:
                pile.append(card)
            if zone == HAND:
                pile.sort()
        self.touch()

    def leave_play(self, card: int) -> None:
        """Tokens and laid modifiers go when a card leaves play."""
        self.wounds[card] = 0
        self.tokens[card] = 0
        self.against[card] = -1
        lift(self.laid, card)
        self.used = [entry for entry in self.used if entry[0] != card]

    # Who is active

    def side_active(self, card: int) -> bool:
        """Whether a card's player has the right side in this turn."""
        side = CATALOGUE[self.blueprint[card]].side
        if side == FREE:
            return self.owner[card] == self.fp
        if side == SHADOW:
            return self.owner[card] != self.fp
        return CATALOGUE[self.blueprint[card]].type == SITE or self.owner[card] == self.fp

    def is_active(self, card: int) -> bool:
        if not PATH <= self.zone[card] <= ATTACHED or not self.side_active(card):
            return False
        host = self.host[card]
        return host < 0 or self.is_active(host)

    def active(self) -> list[int]:
        """Active cards in the order in which they came into play."""
        found = self.active_cards
        if found is None:
            found = [card for card in self.table if self.is_active(card)]
            self.active_cards = found
        return found

    def heeded(self) -> list[int]:
        """Active cards whose text works: of the Shadow conditions that several players share not every copy does."""
        if self.seats < 3:
            return self.active()
        return [card for card in self.active() if not self.is_surplus(card)]

    def is_surplus(self, card: int) -> bool:
        """Whether nearer copies, from the Free Peoples player's right, leave a Shadow condition without effect."""
        blueprint = CATALOGUE[self.blueprint[card]]
        if blueprint.type != CONDITION or blueprint.side != SHADOW or self.seats < 3:
            return False
        order = self.from_right(self.fp)
        same = [c for c in self.active() if CATALOGUE[self.blueprint[c]].title == blueprint.title]
        same = [c for seat in order for c in same if self.owner[c] == seat]
        return same.index(card) >= (1 if blueprint.unique else SAME_CONDITIONS)

    def speaking(self, value: str) -> list[int]:
        """Active cards that state a modifier of a value."""
        index = self.speakers
        if index is None:
            index = {}
            for card in self.heeded():
                for name in self.names(card, "statics"):
                    if card not in index.setdefault(name, []):
                        index[name].append(card)
            self.speakers = index
        return index.get(value, _NOBODY)

    def listening(self, event: str) -> list[int]:
        """Active cards that answer an event."""
        index = self.listeners
        if index is None:
            index = {}
            for card in self.heeded():
                for name in self.names(card, "triggers"):
                    if card not in index.setdefault(name, []):
                        index[name].append(card)
            self.listeners = index
        return index.get(event, _NOBODY)

    def text_applies(self, card: int, what: str = "") -> bool:
        """The text of a site applies where the fellowship is, and nowhere else; The One Ring's may be off.

        Until a move is finished only what the new site says of the move itself applies.
        """
        blueprint = CATALOGUE[self.blueprint[card]]
        if blueprint.type == SITE:
            if self.arriving and what not in OF_THE_MOVE:
                return False
            return self.zone[card] == PATH and self.path[self.at[self.fp]] == card and self.phase != BEFORE
        if blueprint.type == 0:
            return not self.laid_on("ring off", -1)
        return self.has_text(card)

    def has_text(self, card: int) -> bool:
        """Whether the game text of a character applies, printed keywords included."""
        if not self.speaking("text off") or not CATALOGUE[self.blueprint[card]].is_character:
            return True
        return not self.flagged("text off", card)

    # Modifiers

    def mods(self, value: str) -> list[tuple[int, Mod, Run]]:
        """Modifiers of a value that are stated and whose conditions hold."""
        found: list[tuple[int, Mod, Run]] = []
        for card in self.speaking(value):
            if not self.text_applies(card, value):
                continue
            run = Run(card, self.player_of(card), {})
            for index in self.places(card, "statics", value):
                ability = self.ability(card, index)
                if not ability.needs or LANGUAGE.all_hold(self, run, ability.needs):
                    assert ability.mod is not None
                    found.append((card, ability.mod, run))
        return found

    def player_of(self, card: int) -> int:
        """Who uses a card: the owner; for sites the player whose fellowship is there."""
        return self.fp if self.card(card).type == SITE else self.owner[card]

    def laid_on(self, value: str, bearer: int) -> int:
        code = VALUE_CODE.get(value, -1)
        total = 0
        for entry in self.laid:
            if entry[0] == code and entry[1] == bearer:
                total += entry[2]
        return total

    def lay(self, value: str, bearer: int, amount: int, until: int, source: int) -> None:
        lay(self.laid, VALUE_CODE[value], bearer, amount, until, source)

    def expire(self, moment: int) -> None:
        expire(self.laid, moment)

    def modified(self, value: str, card: int) -> int:
        """The sum of all modifiers of a card's value, which may be negative."""
        total = self.laid_on(value, card) if self.laid else 0
        return total + self.stated_on(value, card) if self.speaking(value) else total

    def stated_on(self, value: str, card: int) -> int:
        """The sum of the modifiers that cards in play state for a card's value."""
        total = 0
        for source, mod, run in self.mods(value):
            if mod.who is None or LANGUAGE.fits(self, run, mod.who, card):
                if not isinstance(mod.amount, int):
                    run.bound["it"] = (card,)  # an amount may depend on the card that has it
                if not self.is_lost(source, card, value):
                    total += LANGUAGE.value(self, run, mod.amount)
        return total

    def is_lost(self, source: int, card: int, value: str) -> bool:
        """Whether a card does not gain what an item that it bears would give."""
        lost = LOST_BONUSES.get(value, "")
        if not lost or self.host[source] != card or not (self.laid or self.speaking(lost)):
            return False
        return self.flagged(lost, source)

    def promises(self) -> list[int]:
        """Cards that have left something to happen later in the phase."""
        code = VALUE_CODE["promise"]
        return sorted({entry[4] for entry in self.laid if entry[0] == code})

    def flagged(self, value: str, card: int) -> bool:
        """Whether any modifier of this name applies to a card."""
        if self.laid and self.laid_on(value, card):
            return True
        if not self.speaking(value):
            return False
        return any([m.who is None or LANGUAGE.fits(self, run, m.who, card) for _, m, run in self.mods(value)])

    def banned(self, value: str) -> bool:
        """Whether a modifier without a bearer applies."""
        return bool(self.laid and self.laid_on(value, -1)) or (bool(self.speaking(value)) and bool(self.mods(value)))

    # Values of characters

    def strength(self, card: int) -> int:
        total = CATALOGUE[self.blueprint[card]].strength
        for item in self.attached(card):
            if CATALOGUE[self.blueprint[item]].strength and not self.is_lost(item, card, "strength"):
                total += CATALOGUE[self.blueprint[item]].strength
        return max(0, total + self.modified("strength", card) - self._lost_strength(card))

    def _lost_strength(self, card: int) -> int:
        """What items gave a card for a while, by abilities, and it does not gain."""
        code = VALUE_CODE["strength"]
        given = [entry for entry in self.laid if entry[0] == code and entry[1] == card and entry[2] > 0]
        return sum([entry[2] for entry in given if self.is_lost(entry[4], card, "strength")])

    def vitality(self, card: int) -> int:
        """What is left after wounds."""
        return max(0, self.full_vitality(card) - self.wounds[card])

    def full_vitality(self, card: int) -> int:
        total = CATALOGUE[self.blueprint[card]].vitality
        for item in self.attached(card):
            total += CATALOGUE[self.blueprint[item]].vitality
        return total + self.modified("vitality", card)

    def resistance(self, seat: int) -> int:
        """What is left after burdens."""
        bearer = self.bearer[seat]
        total = CATALOGUE[self.blueprint[bearer]].resistance
        for item in self.attached(bearer):
            total += CATALOGUE[self.blueprint[item]].resistance
        return max(0, total + self.modified("resistance", bearer) - self.burdens[seat])

    def keyword(self, card: int, keyword: str) -> int:
        """The value of a keyword; 0 if the card has it not."""
        total = CATALOGUE[self.blueprint[card]].keywords.get(keyword, 0)
        if total and not self.has_text(card):
            total = 0
        if self.laid:
            code = _KEYWORD_CODE[keyword]
            for entry in self.laid:
                if entry[0] == code and entry[1] == card:
                    total += entry[2]
        if keyword == "roaming" and self.is_roaming(card):
            total += 1
        if keyword == "ring-bound" and self.is_type(card, COMPANION):
            if self.bearer[self.owner[card]] == card or self.card(card).title in ("Frodo", "Sam"):
                total += 1
        name = f"keyword {keyword}"
        if self.speaking(name):
            total += self.stated_on(name, card)
        lost = f"no keyword {keyword}"
        if total > 0 and (self.laid or self.speaking(lost)) and self.flagged(lost, card):
            return 0
        if keyword == "fierce" and self.laid and self.laid_on("not fierce", card):
            return 0
        return max(0, total)

    def keyword_values(self, card: int, keyword: str) -> list[int]:
        """Each number that a keyword has on a card, for keywords whose numbers are not added up."""
        printed = CATALOGUE[self.blueprint[card]].keywords.get(keyword, 0)
        code = _KEYWORD_CODE[keyword]
        found = [printed] + [entry[2] for entry in self.laid if entry[0] == code and entry[1] == card]
        for _, mod, run in self.mods(f"keyword {keyword}"):
            if mod.who is None or LANGUAGE.fits(self, run, mod.who, card):
                found.append(LANGUAGE.value(self, run, mod.amount))
        return [value for value in found if value > 0]

    def is_roaming(self, card: int) -> bool:
        """A minion whose site number is above the present site."""
        blueprint = CATALOGUE[self.blueprint[card]]
        if blueprint.type != MINION or (self.speaking("not roaming") and self.flagged("not roaming", card)):
            return False
        return blueprint.site + self.modified("site number", card) > self.site_number()

    def site_number(self) -> int:
        return self.at[self.fp]

    def site(self) -> int:
        """The site where the fellowship is."""
        return self.path[self.at[self.fp]]

    def is_fellowship(self, card: int) -> bool:
        return self.is_type(card, COMPANION) and self.zone[card] == PLAY

    def companions(self) -> list[int]:
        return [card for card in self.active() if CATALOGUE[self.blueprint[card]].type == COMPANION]

    def allies(self) -> list[int]:
        return [card for card in self.active() if CATALOGUE[self.blueprint[card]].type == ALLY]

    def minions(self, seat: int = -1) -> list[int]:
        return [
            card
            for card in self.active()
            if CATALOGUE[self.blueprint[card]].type == MINION and (seat < 0 or self.owner[card] == seat)
        ]

    def at_home(self, ally: int) -> bool:
        """Whether the fellowship is at an ally's home site."""
        site = self.site()
        if site < 0:
            return False
        here = CATALOGUE[self.blueprint[site]]
        mark = f"{here.site}{'F' if here.block == 'fellowship' else 'T'}"
        return mark in CATALOGUE[self.blueprint[ally]].homes

    # Players

    def players(self) -> list[int]:
        """Players still in the game, clockwise from the first."""
        return [seat for seat in self.order if not self.out[seat]]

    def from_right(self, seat: int) -> list[int]:
        """The other players counter-clockwise, beginning at a seat's right."""
        place = self.order.index(seat)
        count = len(self.order)
        around = [self.order[(place - i) % count] for i in range(1, count)]
        return [other for other in around if not self.out[other]]

    def action_order(self) -> list[int]:
        """The Free Peoples player, then counter-clockwise."""
        others = self.from_right(self.fp)
        return others if self.out[self.fp] else [self.fp, *others]

    def left_of(self, seat: int) -> int:
        """The next player clockwise."""
        place = self.order.index(seat)
        for i in range(1, len(self.order) + 1):
            other = self.order[(place + i) % len(self.order)]
            if not self.out[other]:
                return other
        return seat

    def side_of(self, seat: int) -> int:
        return FREE if seat == self.fp else SHADOW

    def remember(self, what: int, card: int) -> None:
        self.memory.append([what, card])

    def remembered(self, what: int) -> list[int]:
        return [entry[1] for entry in self.memory if entry[0] == what]

    # Limits

    def uses(self, card: int, index: int) -> int:
        for entry in self.used:
            if entry[0] == card and entry[1] == index:
                return entry[2]
        return 0

    def count_use(self, card: int, index: int) -> None:
        for entry in self.used:
            if entry[0] == card and entry[1] == index:
                entry[2] += 1
                return
        self.used.append([card, index, 1])

    # Twilight

    def add_twilight(self, amount: int) -> None:
        self.pool += amount

    def move_limit(self) -> int:
        """Two; with four or more players at the start, the number of opponents."""
        base = max(2, len(self.order) - 1)
        return max(1, base + self.laid_on("move limit", -1))

    def stated(self, value: str) -> int:
        """The sum of the modifiers of a value that no card bears."""
        if not self.speaking(value):
            return 0
        return sum([LANGUAGE.value(self, run, mod.amount) for _, mod, run in self.mods(value)])


_NOBODY: list[int] = []


def _table(blueprint: Card, what: str) -> dict[str, list[int]]:
    if what == "statics":
        return blueprint.statics
    return blueprint.triggers if what == "triggers" else blueprint.actions


def game_state(g: Any) -> Fellowships:
    """The position with its type, for registered functions."""
    assert isinstance(g, Fellowships)
    return g
