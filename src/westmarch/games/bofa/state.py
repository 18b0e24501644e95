"""The position: everything on the table as flat lists of numbers, with small accessors.

An accessor that changes something public writes its own line in the log.
"""

from __future__ import annotations

from collections.abc import Callable

from westmarch.engine.fields import later, shared
from westmarch.engine.moments import Moment
from westmarch.games.bofa.facts import (
    BEORN,
    DEFAULT,
    EDITIONS,
    FIGURES,
    FP,
    LEADERS,
    LEADERSHIP_TOKENS,
    PASS_OPENS,
    POINTS_TO_WIN,
    SHADOW,
    SIDE_OF_UNIT,
    STACK,
    TERRITORIES,
    THORIN,
    TOKEN_SIDE,
    UNITS,
    Edition,
    bits_of,
)
from westmarch.games.bofa.pieces import Pieces

NOBODY = -1

#: Fields of a group on the march, before its counts of units.
TARGET, ORIGIN, MARCH_DAMAGE, MARCH_LEAD, MARCH_CHARACTERS, MARCH_UNITS = 0, 1, 2, 3, 4, 5


class Readiness:
    """What the armies of a side can do; places as bits where they are only asked for."""

    __slots__ = ("attackers", "closed", "enemies", "movers", "own", "surrounded")

    def __init__(
        self, own: int, closed: int, enemies: int, movers: list[int], attackers: list[int], surrounded: list[int]
    ) -> None:
        #: Where they are; where they may not go; where they may attack.
        self.own = own
        self.closed = closed
        self.enemies = enemies
        #: Armies that have a way to go, and those that have an enemy to attack.
        self.movers = movers
        self.attackers = attackers
        #: Regions of enemies with two of them around or more.
        self.surrounded = surrounded


class Battlefield(Pieces):
    """The board, the hands and the counters of both sides."""

    #: Who can only discard his die holds no card for it; who has seen tokens of one kind returns one of them.
    NEVER_FORCED = ("bofa-ask-go", "bofa-ask-return-token")

    #: Units by place and type; their number, side (or NOBODY), damage markers and leadership tokens by place.
    units: list[int] = later([0] * (DEFAULT.places * UNITS))
    sizes: list[int] = later([0] * DEFAULT.places)
    held: list[int] = later([NOBODY] * DEFAULT.places)
    damage: list[int] = later([0] * DEFAULT.places)
    lead: list[int] = later([0] * DEFAULT.places)
    #: Figures out of play by type.
    reserve: list[int] = later(FIGURES[:])
    #: Shadow control markers on settlements, and damage on strongholds, by region.
    control: list[int] = later([0] * DEFAULT.places)
    walls: list[int] = later([0] * DEFAULT.places)
    #: Whether each pass is open.
    open: list[int] = later([0, 0])
    #: The edition that is played, by its name and fingerprint.
    edition_id: str = later(DEFAULT.id)
    #: Groups under way between two regions.
    marching: list[list[int]] = later([])
    #: The places of each side's armies, worked out from ``held``; and for each side, worked out from that, the open
    #: passes and Beorn's region, what they can do.
    kept_armies: list[list[int]] = shared([])
    kept_ready: list[Readiness | None] = shared([None, None])

    def play(self, edition: Edition) -> None:
        """Make room for the map of an edition, before anything is placed."""
        self.edition = edition
        self.edition_id = edition.id
        self.units = [0] * (edition.places * UNITS)
        self.held = [NOBODY] * edition.places
        self.sizes, self.damage, self.lead, self.control, self.walls = [[0] * edition.places for _ in range(5)]

    def restored(self) -> None:
        self.edition = EDITIONS[self.edition_id]

    def forget(self) -> None:
        self.kept_armies = []
        self.kept_ready = [None, None]

    # Armies ---------------------------------------------------------------------------------------------

    def army(self, place: int) -> list[int]:
        """The units of a place by type."""
        return self.units[place * UNITS : (place + 1) * UNITS]

    def count(self, place: int, unit: int) -> int:
        return self.units[place * UNITS + unit]

    def armies(self, seat: int) -> list[int]:
        """The places where a side has an army. The list is kept: who wants another makes one."""
        if not self.kept_armies:
            found: list[list[int]] = [[], []]
            for place, side in enumerate(self.held):
                if side != NOBODY:
                    found[side].append(place)
            self.kept_armies = found
        return self.kept_armies[seat]

    def movers(self, seat: int) -> list[int]:
        """A side's armies that have a way to go. The list is kept."""
        return self.ready(seat).movers

    def attackers(self, seat: int) -> list[int]:
        """A side's armies that have an enemy to attack. The list is kept."""
        return self.ready(seat).attackers

    def surrounded(self, seat: int) -> list[int]:
        """Regions of enemies, Beorn included, with armies of a side in two regions around or more. It is kept."""
        return self.ready(seat).surrounded

    def army_bits(self, seat: int) -> int:
        """The places of a side's armies as bits."""
        return self.ready(seat).own

    def ready(self, seat: int) -> Readiness:
        """What the armies of a side can do. It is kept."""
        kept = self.kept_ready[seat]
        if kept is None:
            kept = self._readiness(seat)
            other = self.kept_ready[1 - seat]
            self.kept_ready = [kept, other] if seat == FP else [other, kept]
        return kept

    def _readiness(self, seat: int) -> Readiness:
        armies = self.armies(seat)
        own = bits_of(armies)
        foes = bits_of(self.armies(1 - seat))
        beorn = 1 << self.where[BEORN] if self.where[BEORN] >= 0 else 0
        closed = foes | (beorn & ~own)
        enemies = closed if seat == SHADOW else foes
        regions, near = self.edition.regions, self.edition.neighbour_bits
        movers: list[int] = []
        attackers: list[int] = []
        threatened = twice = 0
        for place in armies:
            ways = near[place] if place < regions else self.way_bits(place)
            if ways & closed != ways:
                movers.append(place)
            attacked = ways & enemies
            if attacked:
                attackers.append(place)
                if place < regions:  # a pass is next to nothing
                    twice |= threatened & attacked
                    threatened |= attacked
        surrounded = [place for place in range(regions) if twice >> place & 1] if twice else []
        return Readiness(own, closed, enemies, movers, attackers, surrounded)

    def any_with(self, places: list[int], unit: int) -> bool:
        """Whether units of a type are in any of some places."""
        units = self.units
        return any([units[place * UNITS + unit] for place in places])

    def types(self, place: int) -> list[int]:
        """The unit types present in a place."""
        return [unit for unit, count in enumerate(self.army(place)) if count]

    def value(self, place: int) -> int:
        """The combat value of an army."""
        start = place * UNITS
        total = 0
        for unit in range(UNITS):
            total += self.units[start + unit] * self.edition.value[unit]
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
            for adds in army_leadership.heard(self.edition.things([card])):
                total += adds(place, spot)
        return total

    def is_led(self, seat: int, places: list[int]) -> bool:
        """Whether any of some armies of a side has leadership."""
        for place in places:
            if self.lead[place]:
                return True
        for character in LEADERS[seat]:
            if self.where[character] in places and self.factor(character):
                return True
        return len(self.table) > 0 and any([self.leadership(place) for place in places])

    def factor(self, character: int) -> int:
        """A character's leadership factor, with what fate cards add."""
        total = self.edition.leadership[character]
        for adds in character_leadership.heard(self.edition.things(self.attached)):
            total += adds(character)
        return total

    def limit(self, place: int) -> int:
        """How many units of the side that is there may stay in a place."""
        return 10_000 if self.edition.unlimited[place] and self.held[place] != FP else STACK

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
        return self.ready(seat).enemies & self.edition.neighbour_bits[place] != 0

    def add(self, place: int, unit: int, count: int) -> int:
        """Put up to so many figures of the reserve in a place; how many there were."""
        count = min(count, self.reserve[unit])
        if count > 0:
            self.reserve[unit] -= count
            if self.sink is not None:
                self.note("bofa-log-placed", {"place": place, "units": [(unit, count)]})
            self.put(place, unit, count)
        return count

    def put(self, place: int, unit: int, count: int) -> None:
        """Units arrive in a place."""
        self.units[place * UNITS + unit] += count
        self.sizes[place] += count
        if self.held[place] == NOBODY:
            self._hold(place, SIDE_OF_UNIT[unit])
        if place >= self.edition.regions:
            for zone in (0, 1):
                if place == self.edition.goblin_points[zone] and self.sizes[place] >= PASS_OPENS:
                    self.open_pass(zone)

    def take(self, place: int, unit: int, count: int) -> None:
        """Units leave a place; the last ones leave it to nobody."""
        self.units[place * UNITS + unit] -= count
        self.sizes[place] -= count
        if not self.sizes[place]:
            self._hold(place, NOBODY)

    def _hold(self, place: int, side: int) -> None:
        """An army comes to a place where nobody is, or an army is gone. Every change of ``held`` goes through here."""
        if self.kept_armies:
            kept = self.kept_armies[:]
            if side == NOBODY:
                kept[self.held[place]] = [other for other in kept[self.held[place]] if other != place]
            else:
                kept[side] = sorted([*kept[side], place])
            self.kept_armies = kept
        self.held[place] = side
        self.kept_ready = [None, None]

    def lose(self, place: int, unit: int, count: int = 1) -> None:
        """Units go back to the reserve."""
        self.take(place, unit, count)
        self.reserve[unit] += count

    def tidy(self, place: int) -> None:
        """Tokens and markers do not stay where there is no army."""
        if not self.sizes[place]:
            self.lead[place] = 0
            self.damage[place] = 0

    def hurt(self, place: int, amount: int) -> None:
        """Damage markers are put on an army."""
        if amount > 0:
            self.damage[place] += amount
            if self.sink is not None:
                about = {"place": place, "number": amount}
                self.note("bofa-log-damage", about, rule="bofa.combat.damage.marker-per-hit")

    def mend(self, place: int, amount: int) -> None:
        """Damage markers are taken off an army."""
        amount = min(amount, self.damage[place])
        if amount > 0:
            self.damage[place] -= amount
            if self.sink is not None:
                self.note("bofa-log-mended", {"place": place, "number": amount})

    def spare_lead(self, seat: int) -> int:
        """Leadership tokens that a side still has to place."""
        used = 0
        for place in self.armies(seat):
            used += self.lead[place]
        return LEADERSHIP_TOKENS[seat] - used

    def give_lead(self, seat: int, place: int, count: int) -> int:
        """Place leadership tokens with an army, as far as the supply goes."""
        count = min(count, self.spare_lead(seat))
        self.lead[place] += count
        if count and self.sink is not None:
            self.note("bofa-log-lead", {"place": place, "number": count}, rule="bofa.army.leadership.sum")
        return count

    def lose_lead(self, place: int, count: int) -> None:
        """Leadership tokens are taken from an army."""
        count = min(count, self.lead[place])
        self.lead[place] -= count
        if count:
            self.note("bofa-log-lead-lost", {"place": place, "number": count})

    # The map --------------------------------------------------------------------------------------------

    def ways(self, place: int) -> list[int]:
        """Where an army can go from a place by the map alone."""
        if place < self.edition.regions:
            return self.edition.neighbours[place]
        for zone in (0, 1):
            if place == self.edition.goblin_points[zone]:
                return [self.edition.passes[zone]] if self.open[zone] else []
            if place == self.edition.passes[zone]:
                return [self.edition.exits[zone]]
        return []

    def way_bits(self, place: int) -> int:
        """The same as bits."""
        return self.edition.neighbour_bits[place] if place < self.edition.regions else bits_of(self.ways(place))

    def open_pass(self, zone: int) -> None:
        """A pass opens, for good."""
        if not self.open[zone]:
            self.open[zone] = 1
            self.forget()
            self.note("bofa-log-pass", {"place": self.edition.passes[zone]}, rule="bofa.pass.opens-at-five")

    def breached(self, place: int) -> bool:
        return self.walls[place] >= self.edition.protection[place]

    def protected(self, place: int) -> bool:
        """A stronghold that still holds."""
        return self.walls[place] < self.edition.protection[place]

    def batter(self, place: int, amount: int) -> int:
        """Damage to an unbreached stronghold, as far as its protection goes; how much that was."""
        amount = min(amount, self.edition.protection[place] - self.walls[place])
        if amount > 0:
            self.walls[place] += amount
            about = {"place": place, "number": amount, "left": self.edition.protection[place] - self.walls[place]}
            self.note("bofa-log-walls", about, rule="bofa.stronghold.absorbs")
            if self.breached(place):
                self.note("bofa-log-breach", {"place": place}, rule="bofa.stronghold.breached")
        return max(0, amount)

    def controls(self, seat: int, place: int) -> bool:
        """Whether a side controls the settlement of a region."""
        return self.edition.is_settlement[place] and (self.control[place] == 1) == (seat == SHADOW)

    def points(self) -> int:
        """Victory points of the Shadow."""
        total = 0
        for place in self.edition.settlements:
            if self.control[place]:
                total += self.edition.points_of[place]
        return total

    def enter(self, seat: int, place: int) -> None:
        """What an army changes in a region that it enters or crosses: control and enemy tokens."""
        if place >= self.edition.regions:
            return
        if self.edition.is_settlement[place] and self.control[place] != seat:
            self.control[place] = seat
            self.note("bofa-log-control", {"place": place, "side": seat}, rule="bofa.control.shadow-enters")
            self.sweep_table()
        for token in self.tokens(place):
            if TOKEN_SIDE[token] != seat:
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
            card, _, _ = entry
            for is_over in card_lapses.heard(self.edition.things([card])):
                if is_over(self):
                    self.take_off_table(entry)

    def check_gate(self) -> None:
        """Ten points with the Front Gate win at once."""
        if self.control[self.edition.front_gate] and self.points() >= POINTS_TO_WIN:
            self.finish([SHADOW], "bofa-end-gate", "bofa.victory.shadow.immediate")

    # Characters -----------------------------------------------------------------------------------------

    def bonus_die(self, seat: int) -> bool:
        """Whether a side has its extra action die now."""
        if seat == FP:
            return self.where[THORIN] >= 0 or self.where[BEORN] >= 0
        found: list[int] = [0] * TERRITORIES
        for place in self.edition.settlements:
            if self.control[place]:
                found[self.edition.territory[place]] += 1
        return max(found) >= 2


# Moments at which a value is asked for: cards on the table and beside characters subscribe. -----------------------

#: What the army of a place gains in leadership from a card on the table with its spot.
army_leadership: Moment[Callable[[int, int], int]] = Moment("the leadership of an army")
#: What a character gains in leadership.
character_leadership: Moment[Callable[[int], int]] = Moment("the leadership factor of a character")
#: Whether a card on the table is to be discarded now.
card_lapses: Moment[Callable[[Battlefield], bool]] = Moment("the condition of a card on the table")
