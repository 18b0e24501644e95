"""The position of War of the Ring, and the words to speak of it: regions, politics, the Fellowship, dice and cards."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from westmarch.engine.frame import Frame
from westmarch.games.wotr.facts import (
    ATTACKERS,
    BRINGS_DIE,
    CHARACTERS_OF_SIDE,
    ELIMINATED,
    FELLOWSHIP_COMPANIONS,
    FREE,
    GARRISON,
    GOLLUM,
    HAND_LIMIT,
    IN_FELLOWSHIP,
    NATION_OF_REGION,
    NATIONS_OF_SIDE,
    NOBODY,
    OWNER,
    PRIZES,
    REGION_COUNT,
    REGION_OF_SLOT,
    SHADOW,
    SLOTS,
    STRONGHOLDS,
    TEAM_HAND_LIMIT,
    TEAMS,
    VICTORY_POINTS,
)
from westmarch.games.wotr.forces import Forces
from westmarch.games.wotr.record import BURIED, LEAD


@mypyc_attr(allow_interpreted_subclasses=True)
class TeamProcedure(Frame):
    """A procedure that says which player of a team decides while it is under way (XI p.45-46)."""

    def decider(self, g: War, side: int) -> int:
        """The seat that decides for a side, or -1 to leave it to the procedure outside."""
        return -1


class War(Forces):
    """A game of War of the Ring."""

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

    def hand(self, side: int) -> list[int]:
        """The cards of the player who decides for a side now."""
        return self.hands[side] if self.seats == 2 else self.hands[self.seat(side)]

    def hand_limit(self, side: int) -> int:
        return TEAM_HAND_LIMIT if self.is_shared(side) else HAND_LIMIT

    # ---- regions ----

    def besieged_side(self, region: int) -> int:
        """The side that is besieged in a region's stronghold, or NOBODY."""
        slot = GARRISON[region]
        if slot < 0:
            return NOBODY
        return FREE if self.tally[slot] else SHADOW if self.tally[SLOTS + slot] else NOBODY

    def besieged_regions(self, side: int) -> list[int]:
        """The regions in whose strongholds a side is besieged."""
        garrisons = self.held_slots(side) >> REGION_COUNT
        return [region for i, region in enumerate(STRONGHOLDS) if garrisons >> i & 1] if garrisons else []

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

    def take_control(self, side: int, region: int) -> None:
        """A side has a region's settlement from now on. Every change of hands goes through here."""
        self.control[region] = side
        self.citadels = None

    def strongholds_of(self, side: int) -> int:
        """The strongholds (bits) under a side's control."""
        if self.citadels is None:
            held = [sum([1 << r for r in STRONGHOLDS if self.control[r] == each]) for each in (FREE, SHADOW)]
            self.citadels = (held[FREE], held[SHADOW])
        return self.citadels[side]

    def stronghold_of(self, side: int, region: int) -> bool:
        """A stronghold under a side's control."""
        return GARRISON[region] >= 0 and self.control[region] == side

    def in_land_of(self, region: int, side: int) -> bool:
        """Whether a region lies inside a nation of a side."""
        nation = NATION_OF_REGION[region]
        return nation >= 0 and (0 if nation < 5 else 1) == side

    def victory_points(self, side: int) -> int:
        """Points for enemy cities (1) and strongholds (2) under control."""
        return sum([VICTORY_POINTS[prize] for prize in PRIZES[1 - side] if self.control[prize] == side])

    # ---- politics ----

    def at_war(self, nation: int) -> bool:
        return self.steps[nation] == 0

    def war_bits(self) -> int:
        """The nations (bits) that are At War."""
        if self.belligerents < 0:
            bits = 0
            for nation, steps in enumerate(self.steps):
                if not steps:
                    bits |= 1 << nation
            self.belligerents = bits
        return self.belligerents

    def put_counter(self, nation: int, steps: int) -> None:
        """Put a nation's counter so many boxes from At War. Every change of the track goes through here."""
        self.steps[nation] = steps
        self.belligerents = -1

    def all_at_war(self, side: int) -> bool:
        return all([self.steps[nation] == 0 for nation in NATIONS_OF_SIDE[side]])

    # ---- the Fellowship and characters ----

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
