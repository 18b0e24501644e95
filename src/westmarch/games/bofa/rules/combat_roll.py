"""Steps 2 and 3 of a round (p.27-28): the combat roll and the leadership reroll."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import Frame, Outcome
from westmarch.engine.moments import Moment
from westmarch.games.bofa.facts import BARD, COMBAT_DICE, DAIN, FP
from westmarch.games.bofa.rules.fight import (
    ADD_TO_REROLL,
    ADD_TO_ROLL,
    ATTACKER,
    BLACK_MISSES,
    DEFENDER,
    EXTRA,
    FREE_WAY,
    MORE_DICE,
    MORE_LEADERSHIP,
    NO_BLACK_DICE,
    NO_REROLL,
    PREVENTED,
    REROLL_ALL,
    STRONGHOLD_REROLL,
    STRONGHOLD_ROLL,
    WHITE_MISSES,
    Engagement,
    Exchange,
    after_reroll,
    attack_before_reroll,
    attack_before_roll,
    before_reroll,
    before_roll,
    combat_of,
    let_act,
    let_order_act,
    round_of,
)
from westmarch.games.bofa.state import Battlefield

STANDARD_TARGET, HARD_TARGET = 5, 6
LOWEST_TARGET = 2
#: More than any army can miss.
ALL_DICE = 99

#: How many dice Beorn rolls if a fate card beside him says so.
beorn_dice: Moment[Callable[[], int]] = Moment("Beorn's combat roll")


class CombatRoll(Frame):
    """Step 2: as many dice as the army's combat value, five at most, black ones for the chosen unit (p.27)."""

    STEPS = ("defender_card", "attacker_card", "abilities", "roll")
    RULE = "bofa.combat.roll.value"

    def defender_card(self, g: Battlefield) -> Outcome:
        return let_act(g, DEFENDER, before_roll)

    def attacker_card(self, g: Battlefield) -> Outcome:
        return let_act(g, ATTACKER, before_roll)

    def abilities(self, g: Battlefield) -> None:
        combat = combat_of(g)
        fight = round_of(g)
        let_order_act(g, attack_before_roll)
        side = combat.side_of(FP)
        place = combat.place_of(side)
        if g.held[place] != FP:
            return
        if g.where[BARD] == place and not combat.shot:
            combat.shot = True
            die = g.chance.die("bard")
            fight.change(side, EXTRA, 1 if die >= g.edition.bard_target else 0)
            g.note("bofa-log-bard", {"die": die, "number": g.edition.bard_target}, rule="bofa.char.with-army.fights")
        if g.where[DAIN] == place and combat.round == 1:
            fight.change(side, PREVENTED)
            g.note("bofa-log-dain", {"place": place}, rule="bofa.char.with-army.fights")

    def roll(self, g: Battlefield) -> None:
        combat = combat_of(g)
        fight = round_of(g)
        for side in (ATTACKER, DEFENDER):
            dice = dice_of(g, combat, fight, side)
            black = min(dice, black_of(g, combat, fight, side))
            need = needed(g, combat, fight, side, reroll=False)
            rolls = g.chance.dice(dice, "combat")
            for i in range(dice):
                fight.add_die(side, i < black, rolls[i], need)
            if g.sink is not None:
                about = {"side": combat.seat_of(side), "white": rolls[black:], "black": rolls[:black], "number": need}
                g.note("bofa-log-roll", about, rule="bofa.combat.target.standard")


def dice_of(g: Battlefield, combat: Engagement, fight: Exchange, side: int) -> int:
    """How many dice a side rolls."""
    if combat.beorn_side(g) == side:
        dice = g.edition.beorn_dice
        for raises in beorn_dice.heard(g.edition.things(g.attached)):
            dice = raises()
        return dice
    return min(COMBAT_DICE, g.value(combat.place_of(side)) + fight.changed(side, MORE_DICE))


def black_of(g: Battlefield, combat: Engagement, fight: Exchange, side: int) -> int:
    """How many of them are black: one for each unit of the chosen type."""
    unit = fight.unit[side]
    return 0 if unit < 0 or fight.changed(side, NO_BLACK_DICE) else g.count(combat.place_of(side), unit)


def needed(g: Battlefield, combat: Engagement, fight: Exchange, side: int, reroll: bool) -> int:
    """What a die must show to hit: target number less what is added, never above 6 or below 2 (p.27)."""
    target = STANDARD_TARGET
    if side == ATTACKER:
        if g.protected(combat.target):
            target = fight.changed(side, STRONGHOLD_REROLL if reroll else STRONGHOLD_ROLL) or HARD_TARGET
        first = combat.origin not in combat.fought
        if first and g.edition.hampers(combat.origin, combat.target) and not fight.changed(side, FREE_WAY):
            target = HARD_TARGET
    added = fight.changed(side, ADD_TO_REROLL if reroll else ADD_TO_ROLL)
    return min(HARD_TARGET, max(LOWEST_TARGET, target - added))


class LeadershipReroll(Frame):
    """Step 3: as many missed dice as the army's leadership may be rolled again (p.28)."""

    STEPS = ("defender_card", "attacker_card", "attacker_reroll", "defender_reroll", "late_defender", "late_attacker")
    RULE = "bofa.combat.reroll.amount"

    def defender_card(self, g: Battlefield) -> Outcome:
        return let_act(g, DEFENDER, before_reroll)

    def attacker_card(self, g: Battlefield) -> Outcome:
        let_order_act(g, attack_before_reroll)
        return let_act(g, ATTACKER, before_reroll)

    def attacker_reroll(self, g: Battlefield) -> Outcome:
        return ask_reroll(g, ATTACKER, "attacker_rerolled")

    def attacker_rerolled(self, g: Battlefield, option: Option) -> None:
        reroll_misses(g, ATTACKER, option)

    def defender_reroll(self, g: Battlefield) -> Outcome:
        return ask_reroll(g, DEFENDER, "defender_rerolled")

    def defender_rerolled(self, g: Battlefield, option: Option) -> None:
        reroll_misses(g, DEFENDER, option)

    def late_defender(self, g: Battlefield) -> Outcome:
        return let_act(g, DEFENDER, after_reroll)

    def late_attacker(self, g: Battlefield) -> Outcome:
        return let_act(g, ATTACKER, after_reroll)


def rerolls(g: Battlefield, combat: Engagement, fight: Exchange, side: int) -> int:
    """How many missed dice a side may roll again."""
    if fight.changed(ATTACKER, NO_REROLL) + fight.changed(DEFENDER, NO_REROLL):
        return 0
    if combat.beorn_side(g) == side:
        return ALL_DICE
    leadership = max(0, g.leadership(combat.place_of(side)) + fight.changed(side, MORE_LEADERSHIP))
    return ALL_DICE if fight.changed(side, REROLL_ALL) and leadership else leadership


def ask_reroll(g: Battlefield, side: int, then: str) -> Outcome:
    """Which missed dice to roll again, white or black."""
    combat = combat_of(g)
    fight = round_of(g)
    most = rerolls(g, combat, fight, side)
    found = reroll_options(fight.count(side, WHITE_MISSES), fight.count(side, BLACK_MISSES), most)
    if len(found) < 2:
        return None
    return Ask(combat.seat_of(side), "bofa-ask-reroll", found, then, "bofa.combat.reroll.amount")


def reroll_options(white: int, black: int, most: int) -> list[Option]:
    """Up to so many of some white and black dice."""
    return [("reroll", w, b) for b in range(min(black, most) + 1) for w in range(min(white, most - b) + 1)]


def reroll_misses(g: Battlefield, side: int, option: Option) -> None:
    _, white, black = option
    fight = round_of(g)
    fight.add_dice(side, WHITE_MISSES, -white)
    fight.add_dice(side, BLACK_MISSES, -black)
    roll_again(g, side, white, black)


def roll_again(g: Battlefield, side: int, white: int, black: int) -> None:
    """Dice that were taken up are rolled again, and what they show stays (p.28)."""
    combat = combat_of(g)
    fight = round_of(g)
    need = needed(g, combat, fight, side, reroll=True)
    rolls = g.chance.dice(white + black, "reroll")
    for i in range(white + black):
        fight.add_die(side, i >= white, rolls[i], need)
    if rolls and g.sink is not None:
        about = {"side": combat.seat_of(side), "white": rolls[:white], "black": rolls[white:], "number": need}
        g.note("bofa-log-reroll", about, rule="bofa.combat.reroll.final")
