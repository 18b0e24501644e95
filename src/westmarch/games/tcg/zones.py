"""The cards: where each lies, what it bears, and what is in play for the player whose turn it is."""

from __future__ import annotations

from westmarch.cards.language import Program
from westmarch.cards.nodes import Ability
from westmarch.engine.fields import later, shared
from westmarch.engine.modifiers import lift
from westmarch.engine.state import State
from westmarch.games.tcg.facts import (
    ADVENTURE,
    ATTACHED,
    CATALOGUE,
    COMPANION,
    CONDITION,
    DEAD,
    DECK,
    DISCARD,
    FREE,
    HAND,
    MINION,
    NOTHING,
    PATH,
    PHASES,
    REMOVED,
    SHADOW,
    SITE,
    STACKED,
    VOID,
    Card,
)

#: Abilities of a site whose text a card has are numbered from here.
BORROWED = 50
#: More than the abilities of any card, those of a site whose text it has included.
ABILITIES = 2 * BORROWED
#: So many copies of a Shadow condition that is not unique work at most, whoever has them.
SAME_CONDITIONS = 4
NOBODY: list[int] = []
NOTHING_STATED: list[tuple[int, Ability]] = []
NO_ACTIONS: list[tuple[int, int]] = []

#: The modifiers that ban the actions of a phase: for everybody, for one side, and abilities alone.
BANS = [
    (f"no {phase} actions", f"no {phase} actions of fp", f"no {phase} actions of shadow", f"no {phase} abilities")
    for phase in PHASES
]
_BANS = frozenset([value for bans in BANS for value in bans])
#: The modifiers by which cards leave play, or the Ring-bearer is lost, without anything happening to them.
_DOOMS = frozenset({"discarded", "corrupted"})


class InPlay:
    """What is active, by what is asked of it. Worked out from the zones and never changed: replaced when those do."""

    __slots__ = (
        "actions",
        "active",
        "allies",
        "bans",
        "characters",
        "companions",
        "dooms",
        "items",
        "lent",
        "minions",
        "seen",
        "statics",
        "triggers",
        "uniques",
        "weakened",
    )

    def __init__(self) -> None:
        #: How many cards on the table have been looked at.
        self.seen = 0
        #: Active cards in the order in which they came into play, and those of three types.
        self.active: list[int] = []
        self.companions: list[int] = []
        self.allies: list[int] = []
        self.minions: list[int] = []
        self.characters: list[int] = []
        #: Unique active cards by owner and title.
        self.uniques: dict[tuple[int, str], list[int]] = {}
        #: Those who bear something that lowers their vitality.
        self.weakened: set[int] = set()
        #: Cards borne, by their bearer, active or not.
        self.items: dict[int, list[int]] = {}
        #: Modifiers that are stated, by value; cards that answer an event; abilities by phase.
        self.statics: dict[str, list[tuple[int, Ability]]] = {}
        self.triggers: dict[str, list[int]] = {}
        self.actions: dict[str, list[tuple[int, int]]] = {}
        #: Whether a site on the path lends its text to a card.
        self.lent = False
        #: Whether any card states that actions are banned, or that somebody leaves play or is corrupted.
        self.bans = False
        self.dooms = False

    def copy(self) -> InPlay:
        """The same to go on with; what stands in a dictionary is replaced there, never changed."""
        new = InPlay()
        new.seen = self.seen
        new.active, new.characters, new.companions = self.active[:], self.characters[:], self.companions[:]
        new.allies, new.minions = self.allies[:], self.minions[:]
        new.uniques, new.weakened, new.items = dict(self.uniques), set(self.weakened), dict(self.items)
        new.statics, new.triggers, new.actions = dict(self.statics), dict(self.triggers), dict(self.actions)
        new.lent, new.bans, new.dooms = self.lent, self.bans, self.dooms
        return new

    def state(self, value: str, abilities: list[tuple[int, Ability]]) -> None:
        self.statics[value] = self.statics.get(value, NOTHING_STATED) + abilities
        self.bans = self.bans or value in _BANS
        self.dooms = self.dooms or value in _DOOMS

    def offer(self, phase: str, actions: list[tuple[int, int]]) -> None:
        self.actions[phase] = self.actions.get(phase, NO_ACTIONS) + actions

    def listen(self, event: str, card: int) -> None:
        self.triggers[event] = [*self.triggers.get(event, NOBODY), card]


class Held:
    """What of a hand is of the side that its player has in this turn: what can be played in each phase, as printed, and
    the responses by what they answer. Never changed: replaced when the hand or the turn changes."""

    __slots__ = ("answers", "in_phase")

    def __init__(self) -> None:
        self.in_phase: dict[str, list[int]] = {}
        self.answers: dict[str, list[int]] = {}


class Zones(State):
    """The cards by number: printed card, owner, zone, host, wounds and tokens; and the piles that hold them."""

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
    #: The players in the order of their seats around the table, and whose fellowship it is.
    order: list[int] = later([])
    fp: int = later(-1)
    #: Modifiers that last for a while: [value, card or -1, amount, until when, the card that laid it].
    laid: list[list[int]] = later([])
    #: How often abilities were used in this phase: [card, ability, times].
    used: list[list[int]] = later([])
    kept: InPlay | None = shared(None)
    #: What was kept, if nothing has happened since but that cards came into play.
    kept_before: InPlay | None = shared(None)
    #: What the hands of those are for who have been asked for it, by seat.
    held_by: dict[int, Held] = shared({})

    def card(self, card: int) -> Card:
        return CATALOGUE[self.blueprint[card]]

    def ability(self, card: int, index: int) -> Ability:
        if index >= BORROWED:
            return self.lender(card).abilities[index - BORROWED]
        return CATALOGUE[self.blueprint[card]].abilities[index]

    def text_of(self, card: int, index: int) -> Card:
        """The printed card that has an ability: the card itself, or the site whose text it has."""
        return self.lender(card) if index >= BORROWED else CATALOGUE[self.blueprint[card]]

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
        found = _table(blueprint, what).get(name, NOBODY)
        if blueprint.borrows:
            found = found + [BORROWED + i for i in _table(self.lender(card), what).get(name, NOBODY)]
        return found

    def is_type(self, card: int, kind: int) -> bool:
        return CATALOGUE[self.blueprint[card]].type == kind

    def in_play(self, card: int) -> bool:
        return PATH <= self.zone[card] <= ATTACHED

    def attached(self, card: int) -> list[int]:
        """Cards borne by a card."""
        kept = self.kept or self.look()
        return kept.items.get(card, NOBODY)

    def stacked(self, card: int) -> list[int]:
        """Cards stacked on a card, which are not in play."""
        if STACKED not in self.zone:
            return []
        return [c for c in range(len(self.zone)) if self.zone[c] == STACKED and self.host[c] == card]

    # Zones

    def touch(self) -> None:
        """Something in play came, went or changed hands: what is kept of it must be worked out anew."""
        self.kept = self.kept_before = None
        self.held_by = {}

    def forget(self) -> None:
        self.touch()

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

    def draw(self, seat: int, count: int) -> list[int]:
        """The top cards of a draw deck go into the hand."""
        deck, hand = self.decks[seat], self.hands[seat]
        drawn = [deck.pop() for _ in range(min(count, len(deck)))]
        for card in drawn:
            self.zone[card] = HAND
        hand += drawn
        hand.sort()
        self._drop_held(seat)
        return drawn

    def put(self, card: int, zone: int, host: int = -1, bottom: bool = False) -> None:
        """Move a card to a zone, without any consequence but the bookkeeping."""
        before = self.zone[card]
        was, will = PATH <= before <= ATTACHED, PATH <= zone <= ATTACHED
        pile = self.pile(card)
        if pile is not None:
            if pile[-1] == card:
                pile.pop()
            else:
                pile.remove(card)
        if will and not was:
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
        if will and not was and not bottom:
            self.kept_before = self.kept or self.kept_before
            self.kept = None
        elif was or will:
            self.kept = self.kept_before = None
        if before == HAND or zone == HAND:
            self._drop_held(self.owner[card])

    def _drop_held(self, seat: int) -> None:
        """A hand has changed: what is kept of it must be worked out anew."""
        if seat in self.held_by:
            self.held_by = {other: held for other, held in self.held_by.items() if other != seat}

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

    def look(self) -> InPlay:
        """Work out what is in play; where cards have come since the last look, only they are looked at."""
        kept = self._looked_at_before()
        self.kept, self.kept_before = kept, None
        blueprints, owners, hosts, fp = self.blueprint, self.owner, self.host, self.fp
        first = len(kept.active)
        for card in self.table[kept.seen :]:
            blueprint = CATALOGUE[blueprints[card]]
            host = hosts[card]
            if host >= 0:
                kept.items[host] = [*kept.items.get(host, NOBODY), card]
                if blueprint.vitality < 0:
                    kept.weakened.add(host)
            if blueprint.side == SHADOW:
                if owners[card] == fp:
                    continue
            elif owners[card] != fp and blueprint.type != SITE:
                continue
            if host >= 0 and not self.is_active(host):
                continue
            kept.active.append(card)
            if blueprint.unique:
                name = (owners[card], blueprint.title)
                kept.uniques[name] = [*kept.uniques.get(name, NOBODY), card]
            if blueprint.is_character:
                kept.characters.append(card)
                if blueprint.type == COMPANION:
                    kept.companions.append(card)
                elif blueprint.type == MINION:
                    kept.minions.append(card)
                else:
                    kept.allies.append(card)
        kept.seen = len(self.table)
        for card in kept.active[first:]:
            if CATALOGUE[blueprints[card]].has_text:
                self._index(kept, card)
        return kept

    def _looked_at_before(self) -> InPlay:
        """What was known of the cards at the beginning of the table, unless one that came later changes it."""
        before = self.kept_before
        if before is None or any([self._changes_others(card, before) for card in self.table[before.seen :]]):
            return InPlay()
        return before.copy()

    def _changes_others(self, card: int, before: InPlay) -> bool:
        """Whether a card that came into play bears cards that were there, lends its text to one, or may end, in a game
        of more than two, the effect of a copy of it."""
        if card in before.items:
            return True
        blueprint = CATALOGUE[self.blueprint[card]]
        if blueprint.type == SITE:
            return before.lent
        return blueprint.type == CONDITION and blueprint.side == SHADOW and self.seats > 2

    def _index(self, kept: InPlay, card: int) -> None:
        """The texts of a card by what they are about; not every copy of a shared Shadow condition works."""
        blueprint = CATALOGUE[self.blueprint[card]]
        for phase, indexes in blueprint.actions.items():
            kept.offer(phase, [(card, index) for index in indexes])
        if blueprint.borrows:
            kept.lent = True
            for phase, indexes in self.lender(card).actions.items():
                kept.offer(phase, [(card, BORROWED + index) for index in indexes])
        if self.seats > 2 and self.is_surplus(card):
            return
        for value, indexes in blueprint.statics.items():
            kept.state(value, [(card, blueprint.abilities[index]) for index in indexes])
        for event in blueprint.triggers:
            kept.listen(event, card)
        if blueprint.borrows:
            lender = self.lender(card)
            for value, indexes in lender.statics.items():
                kept.state(value, [(card, lender.abilities[index]) for index in indexes])
            for event in lender.triggers:
                if card not in kept.triggers.get(event, NOBODY):
                    kept.listen(event, card)

    def is_surplus(self, card: int) -> bool:
        """Whether nearer copies, from the Free Peoples player's right, leave a Shadow condition without effect."""
        blueprint = CATALOGUE[self.blueprint[card]]
        if self.seats < 3 or blueprint.type != CONDITION or blueprint.side != SHADOW:
            return False
        place = self.order.index(self.fp)
        around = [self.order[(place - i) % len(self.order)] for i in range(1, len(self.order))]
        same = [c for c in self.active() if CATALOGUE[self.blueprint[c]].title == blueprint.title]
        same = [c for seat in around for c in same if self.owner[c] == seat]
        return same.index(card) >= (1 if blueprint.unique else SAME_CONDITIONS)

    def active(self) -> list[int]:
        """Active cards in the order in which they came into play."""
        return (self.kept or self.look()).active

    def companions(self) -> list[int]:
        return (self.kept or self.look()).companions

    def allies(self) -> list[int]:
        return (self.kept or self.look()).allies

    def minions(self, seat: int = -1) -> list[int]:
        found = (self.kept or self.look()).minions
        return found if seat < 0 else [card for card in found if self.owner[card] == seat]

    def active_copies(self, seat: int, title: str) -> list[int]:
        """A player's active unique cards of a title."""
        return (self.kept or self.look()).uniques.get((seat, title), NOBODY)

    def speaking(self, value: str) -> list[tuple[int, Ability]]:
        """Active cards that state a modifier of a value, with the ability that states it."""
        return (self.kept or self.look()).statics.get(value, NOTHING_STATED)

    def listening(self, event: str) -> list[int]:
        """Active cards that answer an event."""
        return (self.kept or self.look()).triggers.get(event, NOBODY)

    def usable(self, phase: str) -> list[tuple[int, int]]:
        """Special abilities of active cards for a phase: card and ability."""
        return (self.kept or self.look()).actions.get(phase, NO_ACTIONS)

    def side_of(self, seat: int) -> int:
        return FREE if seat == self.fp else SHADOW

    # Hands

    def held(self, seat: int) -> Held:
        """What a player's hand is for in this turn."""
        return self.held_by.get(seat) or self.look_at_hand(seat)

    def look_at_hand(self, seat: int) -> Held:
        found = Held()
        side = FREE if seat == self.fp else SHADOW
        for card in self.hands[seat]:
            blueprint = CATALOGUE[self.blueprint[card]]
            if blueprint.side == side:
                for phase in blueprint.moments:
                    found.in_phase[phase] = [*found.in_phase.get(phase, NOBODY), card]
                for event in blueprint.responses:
                    found.answers[event] = [*found.answers.get(event, NOBODY), card]
        self.held_by = {**self.held_by, seat: found}
        return found


def _table(blueprint: Card, what: str) -> dict[str, list[int]]:
    if what == "statics":
        return blueprint.statics
    return blueprint.triggers if what == "triggers" else blueprint.actions
