"""Attacks from afar (p.20): Gandalf's Burst of magic and Thranduil's Bow attack."""

from __future__ import annotations

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.bofa.facts import (
    ELF_ARCHER,
    FP,
    GANDALF,
    LAKEMAN,
    SHADOW,
    UNITS,
)
from westmarch.games.bofa.rules.damage import Inflict
from westmarch.games.bofa.state import Battlefield


def shots(g: Battlefield, label: str, target: int, dice: int, need: int) -> int:
    """Roll dice outside combat and count the hits."""
    rolls = g.chance.dice(dice, label)
    about = {"place": target, "dice": rolls, "number": need}
    g.note("bofa-log-shots", about, rule="bofa.damage-effect.no-return")
    return len([die for die in rolls if die >= need])


def burst_targets(g: Battlefield) -> list[int]:
    """Shadow armies in Gandalf's range."""
    reach = burst_reach(g)
    return [place for place in g.armies(SHADOW) if reach >> place & 1] if reach else []


def burst_reach(g: Battlefield) -> int:
    """The same as bits."""
    here = g.where[GANDALF]
    return 0 if here < 0 else g.edition.gandalfs_reach[here] & g.army_bits(SHADOW)


class BurstOfMagic(Frame):
    """Gandalf strikes one Shadow army in his range (p.20)."""

    STEPS = ("choose_target",)
    RULE = "bofa.range.users"

    #: Dice that a card grants, or 0 for his own.
    dice: int = 0

    def choose_target(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("target", place) for place in burst_targets(g)]
        if not found:
            return DONE
        return Ask(FP, "bofa-ask-burst", found, "target_chosen", "bofa.range.measure")

    def target_chosen(self, g: Battlefield, option: Option) -> Outcome:
        _, place = option
        dice = self.dice
        if not dice:
            dice = g.edition.burst_focused if g.concentration else g.edition.burst_dice
            spend_concentration(g)
        return Call(Inflict(SHADOW, place, shots(g, "burst", place, dice, g.edition.burst_target)))


def spend_concentration(g: Battlefield) -> None:
    """Gandalf's strength is used up."""
    if g.concentration:
        g.concentration = 0
        g.note("bofa-log-concentration-spent", {"character": GANDALF}, rule="bofa.range.users")


def shooters(g: Battlefield, target: int) -> list[int]:
    """Where units stand that can take part in a Bow attack on a region."""
    return [place for place in archers(g) if g.edition.archers_range[place][target]]


def archers(g: Battlefield) -> list[int]:
    """Where archers or Men of the Lake stand in hills or mountains."""
    high = g.edition.is_high
    units = g.units
    return [
        place
        for place in g.armies(FP)
        if high[place] and (units[place * UNITS + ELF_ARCHER] or units[place * UNITS + LAKEMAN])
    ]


def bow_targets(g: Battlefield) -> list[int]:
    """Shadow armies that somebody can shoot at."""
    reach = bow_reach(g)
    return [target for target in g.armies(SHADOW) if reach >> target & 1] if reach else []


def bow_reach(g: Battlefield) -> int:
    """The same as bits."""
    reach = 0
    for place in archers(g):
        reach |= g.edition.archers_reach[place]
    return reach & g.army_bits(SHADOW)


class BowAttack(Frame):
    """Archers and Men of the Lake in range and in the right terrain shoot at one Shadow army (p.20)."""

    STEPS = ("choose_target",)
    RULE = "bofa.range.users"

    def choose_target(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("target", place) for place in bow_targets(g)]
        if not found:
            return DONE
        return Ask(FP, "bofa-ask-bow", found, "target_chosen", "bofa.range.measure")

    def target_chosen(self, g: Battlefield, option: Option) -> Outcome:
        _, target = option
        units = sum([g.count(place, ELF_ARCHER) + g.count(place, LAKEMAN) for place in shooters(g, target)])
        return Call(
            Inflict(SHADOW, target, shots(g, "bow", target, min(g.edition.bow_dice, units), g.edition.bow_target))
        )
