"""Forces: the figures of one side in one slot, the unit of thought.

A region's open ground and the inside of a besieged stronghold are two slots, so a garrison and its besiegers are two
forces of one region; the attacking part of an army is a force of its own while the rearguard stays behind.
"""

from __future__ import annotations

from itertools import compress
from typing import Final

from westmarch.games.wotr.facts import (
    ATTACKERS,
    CHARACTERS_OF_SIDE,
    FREE,
    GARRISON_LIMIT,
    LEADERSHIP,
    NATIONS_OF_SIDE,
    NAZGUL,
    REGION_COUNT,
    REGION_OF_SLOT,
    SARUMAN,
    SEAT_OF_NATION,
    SHADOW,
    SIDE_OF_SEAT,
    SLOTS,
    STACKING,
    TEAMS,
    UNIT_COLUMNS,
    UNITS_OF_SEAT,
    WIDTH,
    elite_column,
    is_elite,
    nation_of,
    regular_column,
)
from westmarch.games.wotr.layout import SLOT_BIT, box, member_of, row, stacking_limit
from westmarch.games.wotr.record import LEAD, MIXED, WarRecord
from westmarch.games.wotr.standing import Standing

_LEADERS: Final = (10, 15)  # columns of Free Peoples leaders


class Forces(WarRecord):
    """Who stands where, and figures that come and go."""

    # ---- whose they are ----

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

    def has_two_players(self, side: int, slot: int) -> bool:
        """Whether units of both players of a team stand in a slot."""
        units = self.units(side, slot)
        return units > 1 and self.is_shared(side) and 0 < self.units_of_seat(self.team(side)[0], side, slot) < units

    def is_mixed(self, side: int, slot: int) -> bool:
        """Whether a force is a mixed army of two players."""
        return side * SLOTS + slot in self.teams[MIXED] and self.has_two_players(side, slot)

    def keep_mixed(self, side: int, origin: int, target: int) -> None:
        """A force of two players that goes somewhere together is a mixed army there too (XI p.46)."""
        force = side * SLOTS + target
        if target < ATTACKERS and force not in self.teams[MIXED] and self.has_two_players(side, origin):
            self.teams[MIXED].append(force)

    # ---- who is in a force ----

    def count(self, side: int, slot: int, column: int) -> int:
        """Figures of one column in a force."""
        return self.figures[row(side, slot) + column]

    def units(self, side: int, slot: int) -> int:
        """Regular and elite units of a force."""
        return self.tally[side * 123 + slot]

    def regulars(self, side: int, slot: int) -> int:
        return self.units(side, slot) - self.elites(side, slot)

    def elites(self, side: int, slot: int) -> int:
        half = UNIT_COLUMNS[side] // 2
        start = row(side, slot) + half
        total = 0
        for column in range(start, start + half):
            total += self.figures[column]
        return total

    def nation_units(self, nation: int, slot: int) -> int:
        """Units of one nation in a slot."""
        side = 0 if nation < 5 else 1
        start = row(side, slot)
        return self.figures[start + regular_column(nation)] + self.figures[start + elite_column(nation)]

    def nations_in(self, side: int, slot: int) -> list[int]:
        """Nations with units in a force."""
        return [nation for nation in NATIONS_OF_SIDE[side] if self.nation_units(nation, slot)]

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
        # Nearly always nobody is there.
        return slot in where and any([where[c] == slot for c in CHARACTERS_OF_SIDE[side]])

    def characters(self, side: int, slot: int) -> list[int]:
        """Characters of a side in a slot."""
        where = self.where
        return [c for c in CHARACTERS_OF_SIDE[side] if where[c] == slot] if slot in where else []

    def members(self, side: int, slot: int) -> list[tuple[int, int]]:
        """Who is in a force: members (``member_of``) and how many of each."""
        found = [(member_of(side, column), count) for column, count in enumerate(self.figures_of(side, slot)) if count]
        return found + [(member_of(side, WIDTH[side] + c), 1) for c in self.characters(side, slot)]

    def leads(self, side: int, slot: int) -> bool:
        """Whether a force has a leader or character, as a Character result needs."""
        if self.tally[(side + 2) * 123 + slot] or self.has_character(side, slot):
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

    def leadership(self, side: int, slot: int) -> int:
        """Leaders or Nazgul plus the leadership of characters in a force (White Hand elites too)."""
        total = self.leaders(slot) if side == FREE else self.nazgul(slot)
        if side == SHADOW and self.white_hand():
            total += self.captain_elites(slot)
        for c in self.characters(side, slot):
            total += LEADERSHIP[c]
        return total

    def leader_columns(self, side: int) -> list[int]:
        """Columns of leader figures: Free Peoples leaders, or Nazgul."""
        return list(range(_LEADERS[0], _LEADERS[1])) if side == FREE else [NAZGUL]

    # ---- where forces stand ----

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

    def full_slots(self, side: int) -> int:
        """The slots (bits) in which a region's limit leaves no room for another unit of a side."""
        if self.packed is None:
            free, shadow = [
                sum([SLOT_BIT[slot] for slot in self.army_slots(each) if self.units(each, slot) >= STACKING])
                for each in (FREE, SHADOW)
            ]
            self.packed = (free, shadow)
        return self.packed[side]

    def held_slots(self, side: int) -> int:
        """The slots (bits) with units of a side."""
        return self.stands().held[side]

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
        found = [slot for slot in compress(range(SLOTS), tally[246:369]) if not tally[slot]]
        self.may_be_bereft = bool(found)
        return found

    def garrisons_inhabited(self) -> bool:
        """Whether any figure or character is inside a stronghold."""
        if self.walled < 0:
            inside = [kind * 123 + REGION_COUNT for kind in range(4)]
            self.walled = sum([sum(self.tally[start : start + 16]) for start in inside])
        if self.walled > 0:
            return True
        return max(self.where) >= REGION_COUNT and any([REGION_COUNT <= slot < ATTACKERS for slot in self.where])

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

    def forget(self) -> None:
        self.standing = None
        self.walled = -1
        self.belligerents = -1
        self.packed = self.citadels = None
        self.may_be_crowded = self.may_be_bereft = True

    # ---- figures that come and go ----

    def figures_of(self, side: int, slot: int) -> list[int]:
        """The figures of a force by column."""
        start = row(side, slot)
        return list(self.figures[start : start + WIDTH[side]])

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
        if after > GARRISON_LIMIT or before > GARRISON_LIMIT:
            if after > stacking_limit(slot):
                self.may_be_crowded = True
            if (before >= STACKING) != (after >= STACKING):
                self.packed = None
        if self.standing is not None and (not before) != (not after):
            self.standing = self.standing.changed(side, slot, after > 0)

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
        for column, count in enumerate(self.figures_of(side, origin)):
            if count:
                self.shift(side, origin, target, column, count)
        for c in self.characters(side, origin):
            if c != SARUMAN or saruman_too or REGION_OF_SLOT[target] == REGION_OF_SLOT[origin]:
                self.where[c] = target
