"""The position of War of the Ring: flat lists of numbers, and the words to speak of them.

The **Force** is the unit of thought: the figures of one side in one slot. A region's open ground and the
inside of a besieged stronghold are two slots, so a garrison and its besiegers are two forces of one region;
the attacking part of an army is a force of its own while the rearguard stays behind.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import Final

from mypy_extensions import mypyc_attr

from westmarch.engine.fields import later, shared
from westmarch.engine.frame import Frame
from westmarch.engine.state import State
from westmarch.games.wotr.facts import (
    ATTACKERS,
    BRINGS_DIE,
    CARD_COUNT,
    CHARACTERS,
    CHARACTERS_OF_SIDE,
    ELIMINATED,
    FELLOWSHIP_COMPANIONS,
    FREE,
    GARRISON,
    GARRISON_LIMIT,
    GOLLUM,
    HAND_LIMIT,
    IN_FELLOWSHIP,
    LEADERSHIP,
    NATION_OF_REGION,
    NATIONS_OF_SIDE,
    NAZGUL,
    NOBODY,
    NOT_IN_PLAY,
    OWNER,
    REGION_COUNT,
    REGION_OF_SLOT,
    SARUMAN,
    SEAT_OF_NATION,
    SHADOW,
    SIDE_OF_SEAT,
    SLOTS,
    STACKING,
    START_ACTIVE,
    START_STEPS,
    TEAM_HAND_LIMIT,
    TEAMS,
    TILE_COUNT,
    TILE_SIDE,
    TILE_UNUSED,
    UNIT_COLUMNS,
    UNITS_OF_SEAT,
    VICTORY_POINTS,
    WIDTH,
    elite_column,
    is_elite,
    nation_of,
    regular_column,
)

#: Where the row of a force begins in ``figures``: Free Peoples forces first, then the Shadow's.
_SHADOW_START: Final = 123 * 15
_LEADERS: Final = (10, 15)  # columns of Free Peoples leaders
SLOT_BIT: Final[list[int]] = [1 << slot for slot in range(SLOTS)]

# What ``teams`` holds in a game of three or four; forces are numbered side * SLOTS + slot.
LEAD: Final = 0  #: the Leading Player of each side
ACTING: Final = 1  #: the player of each side who takes its present or next action
MIXED: Final = 2  #: forces of two players that are one mixed army
APART: Final = 3  #: forces of two players who want to stay apart: force and units of each, three by three
LAID: Final = 4  #: who laid the combat card of each side, or -1
CAPTORS: Final = 5  #: captured settlements: region and seat, two by two
SPENT: Final = 6  #: three players: nations (bits), then armies, of the last Free Peoples action
SPENDING: Final = 7  #: the same of the present action
SHOWN: Final = 8  #: for each of four seats, cards it gave away: card and discards of the other by then, two by two
BURIED: Final = 12  #: for each of four seats, the cards it discarded face down, in order


@mypyc_attr(allow_interpreted_subclasses=True)
class TeamProcedure(Frame):
    """A procedure that says which player of a team decides while it is under way (XI p.45-46)."""

    def decider(self, g: War, side: int) -> int:
        """The seat that decides for a side, or -1 to leave it to the procedure outside."""
        return -1


class Standing:
    """The slots with units of each side: in order, those in the open alone, and as bits. Replaced when an army comes
    or goes, never changed; what rules find out about all armies of a side is added when it is asked for."""

    __slots__ = ("facing", "held", "regions", "slots")

    def __init__(self, free: list[int], shadow: list[int], held: tuple[int, int]) -> None:
        self.slots = (free, shadow)
        self.regions = (in_the_open(free), in_the_open(shadow))
        self.held = held
        #: By side, the armies that have enemies near (``rules.attack``); None when nobody has asked yet.
        self.facing: list[list[int] | None] = [None, None]

    def changed(self, side: int, slot: int, is_held: bool) -> Standing:
        """The same after a slot was entered or left by the units of a side."""
        slots = self.slots[side][:]
        if is_held:
            insort(slots, slot)
        else:
            slots.remove(slot)
        held = self.held[side] ^ SLOT_BIT[slot]
        if side == FREE:
            return Standing(slots, self.slots[SHADOW], (held, self.held[SHADOW]))
        return Standing(self.slots[FREE], slots, (self.held[FREE], held))


def in_the_open(slots: list[int]) -> list[int]:
    """Those of some slots, in order, that are no garrison's."""
    return slots if not slots or slots[-1] < REGION_COUNT else slots[: bisect_left(slots, REGION_COUNT)]


class War(State):
    """A game of War of the Ring."""

    #: A die that its player can do nothing with is skipped.
    IDLE = ("pass", "skip")

    turn: int = later(0)
    #: Figures by force and column, see ``row``.
    figures: bytearray = later(bytearray())
    #: Units of each force (side * SLOTS + slot), then leaders or Nazgul of each, kept in step with ``figures``:
    #: the questions asked most often.
    tally: list[int] = later([])
    #: Where armies stand, kept in step with ``tally``; None when nobody has asked yet.
    standing: Standing | None = shared(None)
    #: Figures inside strongholds; -1 when nobody has asked yet.
    walled: int = shared(-1)
    #: Whether a slot may hold too many units, or leaders without a unit.
    may_be_crowded: bool = shared(True)
    may_be_bereft: bool = shared(True)
    #: Figures in the box by side and column: Free Peoples (15), then Shadow (7).
    reinforcements: list[int] = later([])
    #: Free Peoples figures out of the game.
    casualties: list[int] = later([])
    #: The slot of each character, or NOT_IN_PLAY, IN_FELLOWSHIP, ELIMINATED.
    where: list[int] = later([])
    #: Boxes left to At War, and whether active, by nation.
    steps: list[int] = later([])
    active: list[int] = later([])
    #: The side that controls each region's settlement, or NOBODY.
    control: list[int] = later([])

    #: The Fellowship: region of the figure, progress, whether revealed, corruption, step on the Mordor Track
    #: (-1 outside), the guide, and whether it moved, hid or tried to this turn.
    fellowship: int = later(0)
    progress: int = later(0)
    revealed: bool = later(False)
    corruption: int = later(0)
    mordor: int = later(-1)
    guide: int = later(0)
    strove: bool = later(False)
    #: Whether the Fellowship has been declared this turn.
    declared: bool = later(False)
    #: Dice in the Hunt Box by side, and whether a Free Peoples die lay there when the last turn ended.
    hunt_box: list[int] = later([0, 0])
    hunted_last_turn: bool = later(False)
    tiles: list[int] = later([])

    #: Unused dice by side and face (7 faces a side), used dice and dice of this turn by side.
    dice: list[int] = later([])
    used: list[int] = later([0, 0])
    rolled: list[int] = later([0, 0])
    rings: list[int] = later([3, 0])
    ring_used: list[int] = later([0, 0])
    #: Whether the Mouth of Sauron has used a Muster result as an Army result this turn.
    mouth_used: bool = later(False)

    #: Cards: four decks without order, hands, cards on the table, discards, and which discards lie face down.
    decks: list[list[int]] = later([])
    hands: list[list[int]] = later([[], []])
    table: list[list[int]] = later([[], []])
    discards: list[int] = later([])
    face_down: list[int] = later([])
    #: Event cards that are being carried out, the innermost last.
    playing: list[int] = later([])
    #: Combat cards chosen for this round by side (-1 none), and whether they have been revealed.
    combat_cards: list[int] = later([-1, -1])
    combat_shown: bool = later(False)
    #: Bit of every minion that is or has been in play.
    minions_seen: int = later(0)
    #: What only a game of three or four needs, see LEAD and the following; empty for two.
    teams: list[list[int]] = later([])

    def clear(self) -> None:
        """An empty board: no figure placed, everything in the box."""
        self.figures = bytearray(SLOTS * (WIDTH[FREE] + WIDTH[SHADOW]))
        self.tally = [0] * (SLOTS * 4)
        self.reinforcements = [0] * (WIDTH[FREE] + WIDTH[SHADOW])
        self.casualties = [0] * WIDTH[FREE]
        self.where = [NOT_IN_PLAY] * len(CHARACTERS)
        self.steps = START_STEPS[:]
        self.active = START_ACTIVE[:]
        self.control = OWNER[:]
        self.tiles = [TILE_UNUSED if TILE_SIDE[tile] >= 0 else 0 for tile in range(TILE_COUNT)]
        self.dice = [0] * 14
        self.decks = [list(range(deck * 24, deck * 24 + 24)) for deck in range(CARD_COUNT // 24)]

    # ---- seats ----

    def seat(self, side: int) -> int:
        """The seat that decides for a side now: of two players of a team, the one whom the innermost procedure
        that cares about it names, and the Leading Player when there is none."""
        if self.seats == 2:
            return side
        if self.seats == 3 and side == FREE:
            return 0
        for frame in reversed(self.stack):
            if isinstance(frame, TeamProcedure):
                seat = frame.decider(self, side)
                if seat >= 0:
                    return seat
        return self.teams[LEAD][side]

    def side_of_seat(self, seat: int) -> int:
        return SIDE_OF_SEAT[self.seats][seat]

    def team(self, side: int) -> tuple[int, ...]:
        """The seats of a side."""
        return TEAMS[self.seats][side]

    def is_shared(self, side: int) -> bool:
        """Whether two players have a side together."""
        return self.seats == 4 or (self.seats == 3 and side == SHADOW)

    def owner(self, nation: int) -> int:
        """The seat that controls a nation."""
        return SEAT_OF_NATION[self.seats][nation]

    def units_of_seat(self, seat: int, side: int, slot: int) -> int:
        """Units of the nations of one player in a force."""
        start = row(side, slot)
        return sum([self.figures[start + column] for column in UNITS_OF_SEAT[self.seats][seat]])

    def controller(self, side: int, slot: int) -> int:
        """The seat that controls a force (XI p.46): more units, then more elites, then the Leading Player; -1 if
        there are no units."""
        if not self.units(side, slot):
            return -1
        if not self.is_shared(side):
            return self.team(side)[0]
        first, second = self.team(side)
        lead = 2 * self.units_of_seat(first, side, slot) - self.units(side, slot)
        if not lead:
            for nation in NATIONS_OF_SIDE[side]:
                elites = self.count(side, slot, elite_column(nation))
                lead += elites if self.owner(nation) == first else -elites
        if not lead:
            return self.teams[LEAD][side]
        return first if lead > 0 else second

    def hand(self, side: int) -> list[int]:
        """The cards of the player who decides for a side now."""
        return self.hands[side] if self.seats == 2 else self.hands[self.seat(side)]

    def hand_limit(self, side: int) -> int:
        return TEAM_HAND_LIMIT if self.is_shared(side) else HAND_LIMIT

    # ---- forces ----

    def count(self, side: int, slot: int, column: int) -> int:
        """Figures of one column in a force."""
        return self.figures[row(side, slot) + column]

    def units(self, side: int, slot: int) -> int:
        """Regular and elite units of a force."""
        return self.tally[side * 123 + slot]

    def regulars(self, side: int, slot: int) -> int:
        start = row(side, slot)
        return sum(self.figures[start : start + UNIT_COLUMNS[side] // 2])

    def elites(self, side: int, slot: int) -> int:
        start = row(side, slot) + UNIT_COLUMNS[side] // 2
        return sum(self.figures[start : start + UNIT_COLUMNS[side] // 2])

    def nation_units(self, nation: int, slot: int) -> int:
        """Units of one nation in a slot."""
        side = 0 if nation < 5 else 1
        start = row(side, slot)
        return self.figures[start + regular_column(nation)] + self.figures[start + elite_column(nation)]

    def leaders(self, slot: int) -> int:
        """Free Peoples leader figures in a slot."""
        return self.tally[246 + slot]

    def nazgul(self, slot: int) -> int:
        """Nazgul figures in a slot, the Witch-king not among them."""
        return self.tally[369 + slot]

    def nazgul_by_slot(self) -> list[int]:
        """Nazgul figures on the map by slot."""
        return self.tally[369 : 369 + ATTACKERS]

    def has_figures(self, side: int, slot: int) -> bool:
        """Whether a force has any figure or character."""
        if self.tally[side * 123 + slot] or self.tally[246 + side * 123 + slot]:
            return True
        return self.has_character(side, slot)

    def has_character(self, side: int, slot: int) -> bool:
        """Whether a character of a side is in a slot."""
        where = self.where
        for c in CHARACTERS_OF_SIDE[side]:  # noqa: SIM110 (asked too often for a generator)
            if where[c] == slot:
                return True
        return False

    def characters(self, side: int, slot: int) -> list[int]:
        """Characters of a side in a slot."""
        where = self.where
        return [c for c in CHARACTERS_OF_SIDE[side] if where[c] == slot] if self.has_character(side, slot) else []

    def stands(self) -> Standing:
        """Where armies stand, the parts in an action not among them."""
        standing = self.standing
        if standing is None:
            found = [self._slots_with_units(FREE), self._slots_with_units(SHADOW)]
            held = [sum([SLOT_BIT[slot] for slot in slots]) for slots in found]
            self.standing = standing = Standing(found[FREE], found[SHADOW], (held[FREE], held[SHADOW]))
        return standing

    def _slots_with_units(self, side: int) -> list[int]:
        return [slot for slot, units in enumerate(self.tally[side * 123 : side * 123 + ATTACKERS]) if units]

    def army_slots(self, side: int) -> list[int]:
        """Every slot with units of a side, garrisons included."""
        return self.stands().slots[side]

    def army_regions(self, side: int) -> list[int]:
        """Every region with units of a side in the open."""
        return self.stands().regions[side]

    def nation_bits(self, side: int, slot: int) -> int:
        """The nations (bits) with units in a force."""
        start = row(side, slot)
        figures = self.figures
        bits = 0
        if side == FREE:
            for nation in range(5):
                if figures[start + nation] or figures[start + nation + 5]:
                    bits |= 1 << nation
        else:
            for nation in range(3):
                if figures[start + nation] or figures[start + nation + 3]:
                    bits |= 32 << nation
        return bits

    def inhabited_slots(self) -> list[int]:
        """Every slot with figures of either side."""
        tally = self.tally
        return [
            slot for slot in range(SLOTS) if tally[slot] or tally[123 + slot] or tally[246 + slot] or tally[369 + slot]
        ]

    def bereft_slots(self) -> list[int]:
        """Every slot with Free Peoples leaders and without a unit."""
        if not self.may_be_bereft:
            return []
        tally = self.tally
        found = [slot for slot in range(SLOTS) if tally[246 + slot] and not tally[slot]]
        self.may_be_bereft = bool(found)
        return found

    def garrisons_inhabited(self) -> bool:
        """Whether any figure or character is inside a stronghold."""
        if self.walled < 0:
            inside = [kind * 123 + REGION_COUNT for kind in range(4)]
            self.walled = sum([sum(self.tally[start : start + 16]) for start in inside])
        return self.walled > 0 or any(REGION_COUNT <= slot < ATTACKERS for slot in self.where)

    def crowded_slots(self) -> list[tuple[int, int]]:
        """Sides and slots with more units than these can hold: ten in a region, five inside a stronghold."""
        if not self.may_be_crowded:
            return []
        found = [
            (side, slot)
            for side in (FREE, SHADOW)
            for slot in self.army_slots(side)
            if self.units(side, slot) > stacking_limit(slot)
        ]
        self.may_be_crowded = bool(found)
        return found

    def leads(self, side: int, slot: int) -> bool:
        """Whether a force has a leader or character, as a Character result needs."""
        if self.leaders(slot) if side == FREE else self.nazgul(slot):
            return True
        if self.has_character(side, slot):
            return True
        return side == SHADOW and self.white_hand() and self.captain_elites(slot) > 0

    def white_hand(self) -> bool:
        """Whether Isengard's elites count as leaders: Saruman is in play."""
        return self.where[SARUMAN] >= 0

    def captain_elites(self, slot: int) -> int:
        """Elites that are leaders too while Saruman is in play: Isengard's, and with more than two players those
        of the Southrons and Easterlings (XI p.46)."""
        start = row(SHADOW, slot)
        found = self.figures[start + elite_column(5)]
        return found if self.seats == 2 else found + self.figures[start + elite_column(7)]

    def add(self, side: int, slot: int, column: int, count: int = 1) -> None:
        """Put figures into a force (a negative count takes them out). Every change of a force goes through here."""
        self.figures[row(side, slot) + column] += count
        if REGION_COUNT <= slot < ATTACKERS and self.walled >= 0:
            self.walled += count
        if column >= UNIT_COLUMNS[side]:
            self.tally[(side + 2) * 123 + slot] += count
            if side == FREE:
                self.may_be_bereft = True
            return
        before = self.tally[side * 123 + slot]
        after = before + count
        self.tally[side * 123 + slot] = after
        if not after and side == FREE:
            self.may_be_bereft = True
        if slot >= ATTACKERS:
            return
        if after > GARRISON_LIMIT and after > stacking_limit(slot):
            self.may_be_crowded = True
        if self.standing is not None and (not before) != (not after):
            self.standing = self.standing.changed(side, slot, after > 0)

    def forget(self) -> None:
        self.standing = None
        self.walled = -1
        self.may_be_crowded = self.may_be_bereft = True

    def recruit(self, side: int, slot: int, column: int, count: int = 1) -> int:
        """Bring figures from the reinforcements, as many as there are; returns how many came."""
        at = box(side, column)
        came = min(count, self.reinforcements[at])
        self.reinforcements[at] -= came
        self.add(side, slot, column, came)
        return came

    def available(self, side: int, column: int) -> int:
        """Figures of a column in the reinforcements."""
        return self.reinforcements[box(side, column)]

    def remove(self, side: int, slot: int, column: int, count: int = 1) -> None:
        """Eliminate figures: the Shadow's go back to the box, Free Peoples ones are out of the game."""
        self.add(side, slot, column, -count)
        if side == SHADOW:
            self.reinforcements[box(side, column)] += count
        else:
            self.casualties[column] += count

    def return_to_box(self, side: int, slot: int, column: int, count: int = 1) -> None:
        """Take figures back to the reinforcements (stacking), Free Peoples ones too."""
        self.add(side, slot, column, -count)
        self.reinforcements[box(side, column)] += count

    def can_reduce(self, side: int, slot: int, column: int) -> bool:
        """Whether an elite of this column can be replaced by a regular of its nation."""
        if not is_elite(side, column) or not self.count(side, slot, column):
            return False
        regular = regular_column(nation_of(side, column))
        in_casualties = side == FREE and self.casualties[regular] > 0
        return in_casualties or self.available(side, regular) > 0

    def reduce(self, side: int, slot: int, column: int) -> None:
        """Replace an elite by a regular, from the casualties first, else from the reinforcements."""
        regular = regular_column(nation_of(side, column))
        self.remove(side, slot, column)
        if side == FREE and self.casualties[regular] > 0:
            self.casualties[regular] -= 1
            self.add(side, slot, regular)
        else:
            self.recruit(side, slot, regular)

    def shift(self, side: int, origin: int, target: int, column: int, count: int) -> None:
        """Move figures from one slot to another."""
        self.add(side, origin, column, -count)
        self.add(side, target, column, count)

    def shift_all(self, side: int, origin: int, target: int, saruman_too: bool = False) -> None:
        """Move a whole force; Saruman never leaves Orthanc unless his slot there changes."""
        if self.seats > 2:
            self.keep_mixed(side, origin, target)
        for column in range(WIDTH[side]):
            count = self.figures[row(side, origin) + column]
            if count:
                self.shift(side, origin, target, column, count)
        for c in self.characters(side, origin):
            if c != SARUMAN or saruman_too or REGION_OF_SLOT[target] == REGION_OF_SLOT[origin]:
                self.where[c] = target

    def keep_mixed(self, side: int, origin: int, target: int) -> None:
        """A force of two players that goes somewhere together is a mixed army there too (XI p.46)."""
        force = side * SLOTS + target
        if target < ATTACKERS and force not in self.teams[MIXED] and self.has_two_players(side, origin):
            self.teams[MIXED].append(force)

    def has_two_players(self, side: int, slot: int) -> bool:
        """Whether units of both players of a team stand in a slot."""
        units = self.units(side, slot)
        return units > 1 and self.is_shared(side) and 0 < self.units_of_seat(self.team(side)[0], side, slot) < units

    def is_mixed(self, side: int, slot: int) -> bool:
        """Whether a force is a mixed army of two players."""
        return side * SLOTS + slot in self.teams[MIXED] and self.has_two_players(side, slot)

    def leadership(self, side: int, slot: int) -> int:
        """Leaders or Nazgul plus the leadership of characters in a force (White Hand elites too)."""
        total = self.leaders(slot) if side == FREE else self.nazgul(slot)
        if side == SHADOW and self.white_hand():
            total += self.captain_elites(slot)
        for c in self.characters(side, slot):
            total += LEADERSHIP[c]
        return total

    # ---- regions, sieges and control ----

    def besieged_side(self, region: int) -> int:
        """The side that is besieged in a region's stronghold, or NOBODY."""
        slot = GARRISON[region]
        if slot < 0:
            return NOBODY
        return FREE if self.units(FREE, slot) else SHADOW if self.units(SHADOW, slot) else NOBODY

    def is_besieged(self, region: int) -> bool:
        return self.besieged_side(region) != NOBODY

    def home_slot(self, side: int, region: int) -> int:
        """Where a side's figures stand in a region: inside if it is besieged there, else the open ground."""
        return GARRISON[region] if self.besieged_side(region) == side else region

    def free_region(self, side: int, region: int) -> bool:
        """Neither an enemy army nor an enemy-controlled settlement, save a stronghold that the side besieges."""
        enemy = 1 - side
        if self.units(enemy, region):
            return False
        return self.control[region] != enemy or self.besieged_side(region) == enemy

    def free_for_movement(self, side: int, region: int) -> bool:
        """No enemy units in the open: a free region, or an enemy settlement that nobody defends."""
        return not self.units(1 - side, region)

    def owns_settlement(self, side: int, region: int) -> bool:
        """Whether a region has a settlement of the side's own that the enemy has not captured."""
        return OWNER[region] == side and self.control[region] == side

    def is_free_haven(self, region: int) -> bool:
        """A city or stronghold of the Free Peoples under their control (healing, activation, reveal)."""
        return self.feature_at_least_city(region) and OWNER[region] == FREE and self.control[region] == FREE

    def feature_at_least_city(self, region: int) -> bool:
        return VICTORY_POINTS[region] > 0

    def victory_points(self, side: int) -> int:
        """Points for enemy cities (1) and strongholds (2) under control."""
        return sum(VICTORY_POINTS[r] for r in range(REGION_COUNT) if OWNER[r] == 1 - side and self.control[r] == side)

    # ---- politics ----

    def at_war(self, nation: int) -> bool:
        return self.steps[nation] == 0

    def war_bits(self) -> int:
        """The nations (bits) that are At War."""
        bits = 0
        for nation, steps in enumerate(self.steps):
            if not steps:
                bits |= 1 << nation
        return bits

    def all_at_war(self, side: int) -> bool:
        return all([self.steps[nation] == 0 for nation in NATIONS_OF_SIDE[side]])

    # ---- the Fellowship ----

    def companions(self) -> list[int]:
        """Companions in the Fellowship."""
        return [c for c in FELLOWSHIP_COMPANIONS if self.where[c] == IN_FELLOWSHIP]

    def in_mordor(self) -> bool:
        return self.mordor >= 0

    def gollum_guides(self) -> bool:
        return self.guide == GOLLUM

    def character_region(self, c: int) -> int:
        """The region of a character on the map, or -1."""
        slot = self.where[c]
        return REGION_OF_SLOT[slot] if 0 <= slot < ATTACKERS else -1

    def eliminate_character(self, c: int) -> None:
        """A character leaves the game for good."""
        self.where[c] = ELIMINATED
        self.note("wotr-log-character-eliminated", {"character": c}, rule="wotr.characters.eliminated.permanent")

    # ---- dice ----

    def die_count(self, side: int, face: int) -> int:
        return self.dice[side * 7 + face]

    def unused(self, side: int) -> int:
        """Dice of a side that can still be used."""
        return sum(self.dice[side * 7 : side * 7 + 7])

    def spend(self, side: int, face: int) -> None:
        """Take one unused die of a face and set it aside as used."""
        self.dice[side * 7 + face] -= 1
        self.used[side] += 1

    def turn_die(self, side: int, old: int, new: int) -> None:
        """Change the result of an unused die."""
        self.dice[side * 7 + old] -= 1
        self.dice[side * 7 + new] += 1

    def die_to_hunt_box(self, side: int, face: int) -> None:
        """Move an unused die into the Hunt Box."""
        self.dice[side * 7 + face] -= 1
        self.hunt_box[side] += 1

    def bonus_dice(self, side: int) -> int:
        """Dice that characters in play bring."""
        return sum([BRINGS_DIE[c] for c in CHARACTERS_OF_SIDE[side] if self.where[c] >= 0])

    # ---- cards ----

    def draw_card(self, side: int, deck: int) -> int:
        """Draw from one of a side's decks (0 character, 1 strategy) at random; -1 if it is empty."""
        cards = self.decks[side * 2 + deck]
        if not cards:
            return -1
        card = cards.pop(self.chance.pick(len(cards), "draw"))
        seat = self.seat(side)
        self.hands[seat].append(card)
        self.hands[seat].sort()
        self.reveals += 1
        if self.seats == 2:
            self.note("wotr-log-draws", {"side": side, "deck": side * 2 + deck})
        else:
            self.note("wotr-log-player-draws", {"seat": seat, "deck": side * 2 + deck})
        self.note("wotr-log-drew", {"card": card}, audience=(seat,))
        return card

    def discard(self, side: int, card: int, face_down: bool = False) -> None:
        """Put a card from hand or table on the discard pile."""
        for seat in TEAMS[self.seats][side]:
            if card in self.hands[seat]:
                self.hands[seat].remove(card)
                if face_down and self.seats > 2:
                    self.teams[BURIED + seat].append(card)
        if card in self.table[side]:
            self.table[side].remove(card)
        self.discards.append(card)
        self.discards.sort()
        if face_down:
            self.face_down.append(card)
            self.face_down.sort()

    def cards_in_play(self) -> list[int]:
        """The cards on the table, the Free Peoples' first, and those being carried out."""
        return self.table[0] + self.table[1] + self.playing

    def members(self, side: int, slot: int) -> list[tuple[int, int]]:
        """Who is in a force: members (``member_of``) and how many of each."""
        start = row(side, slot)
        counts = list(self.figures[start : start + WIDTH[side]])
        found = [(member_of(side, column), count) for column, count in enumerate(counts) if count]
        return found + [(member_of(side, WIDTH[side] + c), 1) for c in self.characters(side, slot)]

    def nations_in(self, side: int, slot: int) -> list[int]:
        """Nations with units in a force."""
        return [nation for nation in NATIONS_OF_SIDE[side] if self.nation_units(nation, slot)]

    def in_land_of(self, region: int, side: int) -> bool:
        """Whether a region lies inside a nation of a side."""
        nation = NATION_OF_REGION[region]
        return nation >= 0 and (0 if nation < 5 else 1) == side

    def stronghold_of(self, side: int, region: int) -> bool:
        """A stronghold under a side's control."""
        return GARRISON[region] >= 0 and self.control[region] == side

    def leader_columns(self, side: int) -> list[int]:
        """Columns of leader figures: Free Peoples leaders, or Nazgul."""
        return list(range(_LEADERS[0], _LEADERS[1])) if side == FREE else [NAZGUL]


def stacking_limit(slot: int) -> int:
    """Units of a side that a slot holds: ten in a region, five inside a besieged stronghold."""
    return STACKING if slot < REGION_COUNT else GARRISON_LIMIT


def row(side: int, slot: int) -> int:
    """Where the figures of a force begin."""
    return slot * 15 if side == FREE else _SHADOW_START + slot * 7


def box(side: int, column: int) -> int:
    """The place of a column in the reinforcements."""
    return column if side == FREE else 15 + column


def member_of(side: int, place: int) -> int:
    """The number of a member of an army by its place: a column of figures, or a character after the columns."""
    return box(side, place) if place < WIDTH[side] else WIDTH[FREE] + WIDTH[SHADOW] + place - WIDTH[side]
