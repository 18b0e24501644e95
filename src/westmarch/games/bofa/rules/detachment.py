"""Which part of an army goes: units, characters, leadership tokens and damage markers, as one choice (p.22)."""

from __future__ import annotations

from westmarch.engine.decision import Distribution, Option, Selection, amounts_of
from westmarch.games.bofa.facts import CHARACTER_NAMES, CHARACTERS, UNIT_NAMES, UNITS
from westmarch.games.bofa.rules.orders import Order
from westmarch.games.bofa.state import Battlefield

#: What can go along, numbered: types of units, characters, leadership tokens, damage markers.
FIRST_CHARACTER = UNITS
TOKENS = UNITS + CHARACTERS
MARKERS = TOKENS + 1
#: No character (bits) and no token.
NOBODY = (0, 0)
COMPONENT_NAMES = [*UNIT_NAMES, *CHARACTER_NAMES, "leadership", "damage"]


class Detachment(Selection):
    """The parts of an army that may leave a place by an order; the whole army is not among them.

    Some unit goes, with those that the order needs. No part has more markers than units. An order for armies with
    leadership needs a character or a token that goes along. Where all units go, all markers go with them.
    """

    #: What the army has.
    total: int
    tokens: int
    markers: int
    characters: list[int]
    #: The units that may go; how many choices there are with each number of them.
    units: Distribution
    sizes: list[int]
    #: The characters (bits) and tokens that may go together.
    leaderships: list[tuple[int, int]]

    def __init__(self, g: Battlefield, order: Order, place: int) -> None:
        types = g.types(place)
        most = [g.count(place, unit) if order.may_go(unit) else 0 for unit in types]
        least = most if order.takes_all() else [1 if unit == order.needs else 0 for unit in types]
        self.total = g.sizes[place]
        self.tokens = g.lead[place]
        self.markers = g.damage[place]
        self.characters = g.leaders(place)
        self.units = Distribution("go", types, most, 1, sum(most), least)
        self.leaderships = [NOBODY]
        if self.characters or self.tokens:
            leaders = sum([1 << i for i, character in enumerate(self.characters) if g.factor(character)])
            everybody = range(1 << len(self.characters))
            led = order.led and (self.tokens > 0 or leaders > 0)
            self.leaderships = [
                (who, n) for n in range(self.tokens + 1) for who in everybody if n or not led or who & leaders
            ]
        others = len(self.characters) + 2
        super().__init__(
            kind="distribution",
            verb="go",
            items=[*types, *[FIRST_CHARACTER + character for character in self.characters], TOKENS, MARKERS],
            least=[*least, *[0] * others],
            most=[*most, *[1] * len(self.characters), self.tokens, self.markers],
            low=1,
            high=sum(most) + len(self.characters) + self.tokens + self.markers,
        )
        ways = self.units.ways[0]
        self.sizes = [ways[n] * len(self.leaderships) * self.burdens(n) for n in range(sum(most) + 1)]
        self.sizes[0] = 0

    def has_whole(self) -> bool:
        """Whether the whole army may go."""
        return sum(self.units.most) == self.total

    def lightest(self, units: int) -> int:
        """The fewest markers that so many units must take along."""
        return self.markers if units == self.total else max(0, self.markers - (self.total - units))

    def burdens(self, units: int) -> int:
        """In how many ways markers can be divided if so many units go."""
        if units == self.total or not self.markers:
            return 1
        return max(0, min(units, self.markers) - self.lightest(units) + 1)

    def count(self) -> int:
        # The whole army comes last of all.
        return sum(self.sizes) - (1 if self.has_whole() else 0)

    def at(self, index: int) -> Option:
        units, compositions = 0, 0
        while index >= self.sizes[units]:
            index -= self.sizes[units]
            compositions += self.units.ways[0][units] if units else 0
            units += 1
        rest, burden = divmod(index, self.burdens(units))
        composition, leadership = divmod(rest, len(self.leaderships))
        amounts = amounts_of(self.units.at(compositions + composition))
        who, amounts[TOKENS] = self.leaderships[leadership]
        for i, character in enumerate(self.characters):
            amounts[FIRST_CHARACTER + character] = who >> i & 1
        amounts[MARKERS] = self.lightest(units) + burden
        return written(amounts)

    def legal(self, option: Option) -> bool:
        verb, *pairs = option
        if verb != self.verb or len(pairs) % 2 or any([type(value) is not int for value in pairs]):
            return False
        amounts = amounts_of(option)
        if written(amounts) != option or any([item not in self.items for item in amounts]):
            return False
        if self.has_whole() and amounts == {
            item: most for item, most in zip(self.items, self.most, strict=True) if most
        }:
            return False
        for i, item in enumerate(self.items):
            if not self.least[i] <= amounts.get(item, 0) <= self.most[i]:
                return False
        units = sum([amounts.get(unit, 0) for unit in self.units.items])
        who = sum([amounts.get(FIRST_CHARACTER + c, 0) << i for i, c in enumerate(self.characters)])
        burden = amounts.get(MARKERS, 0) - self.lightest(units)
        return units > 0 and (who, amounts.get(TOKENS, 0)) in self.leaderships and 0 <= burden < self.burdens(units)


def whole_army(g: Battlefield, place: int) -> dict[int, int]:
    """Everything that belongs to the army of a place."""
    amounts = {unit: g.count(place, unit) for unit in g.types(place)}
    for character in g.leaders(place):
        amounts[FIRST_CHARACTER + character] = 1
    amounts[TOKENS] = g.lead[place]
    amounts[MARKERS] = g.damage[place]
    return amounts


def written(amounts: dict[int, int]) -> Option:
    """The option of some amounts: items ascending, amounts above zero."""
    found: list[int] = []
    for item in sorted(amounts):
        if amounts[item]:
            found += [item, amounts[item]]
    return ("go", *found)
