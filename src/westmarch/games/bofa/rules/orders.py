"""Orders: what a die or a card lets armies do, as small objects that procedures refer to by number."""

from __future__ import annotations

from westmarch.games.bofa.facts import CARDS, DWARVES, GOBLIN
from westmarch.games.bofa.state import Battlefield

#: Numbers of the orders that dice give; those of cards are the cards' own numbers.
STRATEGIC = CARDS + 0
ATTACK = CARDS + 1
COMBINED = CARDS + 2
FAST = CARDS + 3
LED_ATTACK = CARDS + 4
GOBLIN_MOVE = CARDS + 5
GOBLIN_ATTACK = CARDS + 6
CLOUD = CARDS + 7
RETREAT = CARDS + 8
ADVANCE = CARDS + 9
FURTHER = CARDS + 10
DWARF_MARCH = CARDS + 11
ONE_MOVE = CARDS + 12
MOVE_OR_ATTACK = CARDS + 13


class Order:
    """How many armies may move how far, which ones, and whether one may attack then."""

    index: int
    #: Its number among those of all editions.
    thing: int
    armies: int
    regions: int
    attacks: bool
    #: The moving part must have leadership; it must contain a unit of this type (or -1).
    led: bool
    needs: int
    #: Either a move or an attack, not both; whoever retreats before the attack is routed; the winner may go further.
    either: bool
    routs: bool
    further: bool
    #: Whether its class says for itself which armies and which places it refuses.
    own_armies: bool
    own_targets: bool

    def __init__(self, index: int, armies: int = 1, regions: int = 1, attacks: bool = False, thing: int = -1) -> None:
        self.index = index
        self.thing = index if thing < 0 else thing
        self.armies = armies
        self.regions = regions
        self.attacks = attacks
        self.led = False
        self.needs = -1
        self.either = False
        self.routs = False
        self.further = False
        self.own_armies = type(self).forbids_army is not Order.forbids_army
        self.own_targets = type(self).forbids_target is not Order.forbids_target
        ORDERS[self.thing] = self

    def picks_armies(self) -> bool:
        """Whether it may refuse an army at all."""
        return self.led or self.needs >= 0 or self.own_armies

    def forbids_army(self, g: Battlefield, seat: int, place: int) -> str | None:
        """The rule that keeps an army out of this order, or None."""
        if self.led and not g.leadership(place):
            return "bofa.dice.character.fast-move" if not self.attacks else "bofa.dice.character.attack"
        if self.needs >= 0 and not g.count(place, self.needs):
            return self.lacks()
        return None

    def lacks(self) -> str:
        """The rule that asks for the unit that an army lacks."""
        return "bofa.dice.eye.goblin-attack" if self.attacks else "bofa.dice.eye.goblin-strategic"

    def forbids_target(self, g: Battlefield, seat: int, origin: int, target: int) -> str | None:
        """The rule of this order that keeps an army from going there, or None."""
        return None

    def forbids_attack(self, g: Battlefield, seat: int, place: int, target: int) -> str | None:
        """The rule of this order that forbids attacking there, or None."""
        return self.forbids_army(g, seat, place)

    def may_go(self, unit: int) -> bool:
        """Whether units of a type may be part of the moving group."""
        return True

    def takes_all(self) -> bool:
        """Whether every unit must go."""
        return False

    def departed(self, g: Battlefield, origin: int, target: int) -> None:
        """A group has set out by this order."""

    def counts_all(self) -> bool:
        """Whether terrain superiority counts every army that takes part."""
        return False


#: Every order by its number among those of all editions. Those of cards are there as soon as an edition is dealt.
ORDERS: dict[int, Order] = {}


def order_of(g: Battlefield, index: int) -> Order:
    return ORDERS[g.edition.thing(index)]


class LedOrder(Order):
    """An order for one army with leadership (Character result)."""

    def __init__(self, index: int, armies: int = 1, regions: int = 1, attacks: bool = False) -> None:
        super().__init__(index, armies, regions, attacks)
        self.led = True


class GoblinOrder(Order):
    """An order for armies that contain goblins (Lidless Eye)."""

    def __init__(self, index: int, armies: int = 1, regions: int = 1, attacks: bool = False) -> None:
        super().__init__(index, armies, regions, attacks)
        self.needs = GOBLIN


class DwarfOrder(Order):
    """An order for an army that contains Dwarves (Dáin)."""

    def forbids_army(self, g: Battlefield, seat: int, place: int) -> str | None:
        return None if has_dwarves(g, place) else "bofa.general.use.cost"


class RetreatOrder(Order):
    """An army that retreats leaves no unit behind."""

    def takes_all(self) -> bool:
        return True


def has_dwarves(g: Battlefield, place: int) -> bool:
    return any(g.count(place, unit) for unit in DWARVES)


Order(STRATEGIC, armies=2)
Order(ATTACK, attacks=True)
Order(COMBINED)
LedOrder(FAST, regions=2)
LedOrder(LED_ATTACK, attacks=True)
GoblinOrder(GOBLIN_MOVE, armies=2)
GoblinOrder(GOBLIN_ATTACK, attacks=True)
Order(CLOUD)
RetreatOrder(RETREAT)
Order(ADVANCE)
Order(FURTHER)
DwarfOrder(DWARF_MARCH)
Order(ONE_MOVE)
Order(MOVE_OR_ATTACK, attacks=True).either = True
