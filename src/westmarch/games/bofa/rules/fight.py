"""A combat and its rounds as the steps and the cards see them (p.26): who fights, which cards, how the dice fell.

Attacker and defender are the two sides of a round. Cards change a round by naming a kind of change and an amount; the
steps of the round ask for the sum. Moments are the points of a round at which event cards and the order of the attack
may act.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.engine.fields import later
from westmarch.engine.frame import Call, Frame, Outcome
from westmarch.engine.moments import Moment
from westmarch.games.bofa.facts import BEORN, FP, UNITS
from westmarch.games.bofa.state import NOBODY, Battlefield

#: The two sides of a combat.
ATTACKER, DEFENDER = 0, 1

#: Cards of a combat hand: unit cards by type, two special manoeuvres, Regroup, then event cards.
SPECIAL = UNITS
REGROUP = SPECIAL + 2
EVENT = REGROUP + 1
NO_CARD = -1

#: How a round leaves the combat; UNDER_WAY until it is over.
UNDER_WAY, GO_ON, WON, OVER = -1, 0, 1, 2

#: Dice of a side by colour: hits and misses; and black dice that show a natural six.
WHITE_HITS, WHITE_MISSES, BLACK_HITS, BLACK_MISSES, SIXES = range(5)
COUNTS = 5

#: What cards and abilities change for a side.
ADD_TO_ROLL = 0
ADD_TO_REROLL = 1
MORE_DICE = 2
NO_BLACK_DICE = 3
MORE_LEADERSHIP = 4
REROLL_ALL = 5
NO_REROLL = 6
FREE_WAY = 7
#: The target number against an unbreached stronghold, for the roll and for the reroll; 0 is the usual one.
STRONGHOLD_ROLL = 8
STRONGHOLD_REROLL = 9
#: Damage added to what the side inflicts, and prevented of what it suffers.
EXTRA = 10
PREVENTED = 11
#: Markers removed before casualties, and after them; casualties demanded; markers that a casualty is worth besides two.
MENDED = 12
HEALED = 13
DEMANDED = 14
WORTH = 15
#: A retreat in order; the effect of the side's event card is cancelled.
ORDERLY = 16
CANCELLED = 17
CHANGES = 18


class Engagement(Frame):
    """What a combat is about: an attack on an enemy army, and the hands of both sides (p.26)."""

    RULE = "bofa.combat.attack.adjacent"

    seat: int
    #: The army that attacks now, the region attacked, every army that takes part, and the order that they have.
    origin: int
    target: int
    places: list[int]
    order: int
    round: int = later(0)
    #: The side with terrain superiority, or -1.
    superior: int = later(-1)
    #: Armies that have attacked already: fords and slopes hamper them no more.
    fought: list[int] = later([])
    #: Unit and manoeuvre cards in hand, and those played, by side.
    cards: list[list[int]] = later([[], []])
    played: list[list[int]] = later([[], []])
    #: Whether Bard has shot, and whether the winner may go one region further.
    shot: bool = later(False)
    further: bool = later(False)

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"place": self.origin, "target": self.target, "round": self.round}

    def able(self, g: Battlefield) -> list[int]:
        """The participating armies that still stand."""
        return [place for place in self.places if g.held[place] == self.seat or self.is_beorn(g, place)]

    def is_beorn(self, g: Battlefield, place: int) -> bool:
        return self.seat == FP and g.where[BEORN] == place

    def seat_of(self, side: int) -> int:
        return self.seat if side == ATTACKER else 1 - self.seat

    def side_of(self, seat: int) -> int:
        return ATTACKER if seat == self.seat else DEFENDER

    def place_of(self, side: int) -> int:
        return self.origin if side == ATTACKER else self.target

    def beorn_side(self, g: Battlefield) -> int:
        """The side that Beorn fights on, or -1."""
        if self.seat == FP:
            return ATTACKER if g.where[BEORN] == self.origin else -1
        return DEFENDER if g.where[BEORN] == self.target else -1

    def is_army(self, side: int) -> bool:
        """Whether an army fights on a side: Beorn has no combat hand."""
        return bool(self.cards[side])

    def stands(self, g: Battlefield, side: int) -> bool:
        """Whether the army of a side is still there."""
        place = self.place_of(side)
        if g.held[place] != NOBODY:
            return g.held[place] == self.seat_of(side)
        return self.seat_of(side) == FP and g.where[BEORN] == place


class Exchange(Frame):
    """What happens in one round. Lists have entries for each side."""

    RULE = "bofa.combat.seq.steps"

    number: int
    #: Cards played, and the unit type whose dice are black and whose manoeuvre may be used (NO_CARD: none).
    cards: list[int] = later([NO_CARD, NO_CARD])
    unit: list[int] = later([NO_CARD, NO_CARD])
    #: Dice and changes, by side and kind.
    dice: list[int] = later([0] * (2 * COUNTS))
    changes: list[int] = later([0] * (2 * CHANGES))
    #: Damage that each side suffers.
    suffered: list[int] = later([0, 0])
    #: How the combat goes on.
    outcome: int = later(UNDER_WAY)

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"round": self.number}

    def count(self, side: int, kind: int) -> int:
        """How many dice of a kind a side has."""
        return self.dice[side * COUNTS + kind]

    def add_dice(self, side: int, kind: int, amount: int) -> None:
        self.dice[side * COUNTS + kind] += amount

    def add_die(self, side: int, black: bool, die: int, need: int) -> None:
        """Count one die as hit or miss."""
        if black:
            self.add_dice(side, BLACK_HITS if die >= need else BLACK_MISSES, 1)
            if die == 6:
                self.add_dice(side, SIXES, 1)
        else:
            self.add_dice(side, WHITE_HITS if die >= need else WHITE_MISSES, 1)

    def hits(self, side: int) -> int:
        return self.count(side, WHITE_HITS) + self.count(side, BLACK_HITS)

    def changed(self, side: int, kind: int) -> int:
        """What cards and abilities have changed for a side, by kind."""
        return self.changes[side * CHANGES + kind]

    def change(self, side: int, kind: int, amount: int = 1) -> None:
        self.changes[side * CHANGES + kind] += amount

    def dealt(self, side: int) -> int:
        """Damage that a side deals, before any is prevented."""
        return self.hits(side) + self.changed(side, EXTRA)

    def inflicted(self, side: int) -> int:
        """Damage that a side deals and the other does not prevent."""
        return max(0, self.dealt(side) - self.changed(1 - side, PREVENTED))


def units_of(g: Battlefield, side: int) -> int:
    """How many units fight on a side."""
    return g.sizes[combat_of(g).place_of(side)]


def combat_of(g: Battlefield) -> Engagement:
    """The combat under way."""
    found = g.innermost(Engagement)
    assert found is not None
    return found


def round_of(g: Battlefield) -> Exchange:
    """The round under way."""
    found = g.innermost(Exchange)
    assert found is not None
    return found


# Moments of a round -----------------------------------------------------------------------------------------------

#: What an event card does for the side that played it: at once, or by the procedure that it returns.
CombatEffect = Callable[[Battlefield, Exchange, int], Frame | None]
#: What the order of an attack changes.
AttackEffect = Callable[[Battlefield, Exchange], None]

on_reveal_at_once: Moment[CombatEffect] = Moment("cards are revealed, before any other effect")
on_reveal: Moment[CombatEffect] = Moment("cards are revealed")
before_roll: Moment[CombatEffect] = Moment("before the combat roll")
before_reroll: Moment[CombatEffect] = Moment("before the leadership reroll")
after_reroll: Moment[CombatEffect] = Moment("after the leadership reroll")
before_casualties: Moment[CombatEffect] = Moment("before casualties")
end_of_round: Moment[CombatEffect] = Moment("the end of the round")

attack_before_roll: Moment[AttackEffect] = Moment("an attack by this order, before the combat roll")
attack_before_reroll: Moment[AttackEffect] = Moment("an attack by this order, before the leadership reroll")
attack_before_casualties: Moment[AttackEffect] = Moment("an attack by this order, before casualties")


def let_act(g: Battlefield, side: int, moment: Moment[CombatEffect]) -> Outcome:
    """The event card of a side acts if this is its moment."""
    fight = round_of(g)
    card = fight.cards[side] - EVENT
    if card < 0 or fight.changed(side, CANCELLED) or g.over:
        return None
    frame = None
    for effect in moment.heard(g.edition.things([card])):
        about = {"card": card, "side": combat_of(g).seat_of(side)}
        g.note("bofa-log-card-acts", about, rule="bofa.combat.man.event.timing")
        frame = effect(g, fight, side)
    return None if frame is None else Call(frame)


def let_order_act(g: Battlefield, moment: Moment[AttackEffect]) -> None:
    """The order of the attack has its effect at a moment of the round."""
    for effect in moment.heard(g.edition.things([combat_of(g).order])):
        effect(g, round_of(g))
