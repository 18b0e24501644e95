"""The hunt for the Ring (IV p.19, IX p.40-41): allocating dice, and the hunt roll."""

from __future__ import annotations

from typing import Final

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.engine.moments import Moment, Offer
from westmarch.games.wotr.facts import FREE, GARRISON, SHADOW, WITCH_KING
from westmarch.games.wotr.record import LEAD
from westmarch.games.wotr.rules.event_cards import ask_table_card, use_table_card
from westmarch.games.wotr.rules.hunt_tile import HUNT, DrawTile
from westmarch.games.wotr.state import TeamProcedure, War

MAX_HUNT_DICE: Final = 5

#: The Shadow may use a card on the table before the dice are rolled.
before_hunt_roll: Final[Moment[Offer[War, Hunt]]] = Moment("before a hunt roll")


# ---- allocation (phase 3) ----


def least_allocation(g: War) -> int:
    return 1 if g.hunted_last_turn else 0


def most_allocation(g: War) -> int:
    """As many dice as companions in the Fellowship, but one is always allowed."""
    return max(1, len(g.companions()))


def forbids_allocation(g: War, count: int) -> str | None:
    """The rule that forbids putting so many dice in the Hunt Box, or None."""
    if count < least_allocation(g):
        return "wotr.hunt.allocation.minimum"
    if count > most_allocation(g):
        return "wotr.hunt.allocation.max-companions"
    return None


class HuntAllocation(Frame):
    """Phase 3: the Shadow puts dice in the Hunt Box (IV p.19)."""

    STEPS = ("allocate",)
    RULE = "wotr.hunt.allocation.free-choice"

    def allocate(self, g: War) -> Outcome:
        counts = range(least_allocation(g), most_allocation(g) + 1)
        options: list[Option] = [("allocate", count) for count in counts]
        return Ask(g.seat(SHADOW), "wotr-ask-allocate", options, "allocated", "wotr.hunt.allocation.max-companions")

    def allocated(self, g: War, option: Option) -> None:
        _, count = option
        g.hunt_box[SHADOW] += count
        g.note("wotr-log-allocated", {"count": count}, rule="wotr.hunt.allocation.free-choice")


# ---- the hunt roll ----


def hunt_level(g: War) -> int:
    """Shadow dice in the Hunt Box."""
    return g.hunt_box[SHADOW]


def hunt_rerolls(g: War) -> int:
    """Dice that may be re-rolled: one each for a Shadow stronghold, Shadow units and Nazgul with the figure."""
    where = g.fellowship
    if where < 0:
        return 0
    slots = [where] if GARRISON[where] < 0 else [where, GARRISON[where]]
    rerolls = 1 if g.stronghold_of(SHADOW, where) else 0
    if any([g.units(SHADOW, slot) for slot in slots]):
        rerolls += 1
    if any([g.nazgul(slot) for slot in slots]) or g.where[WITCH_KING] in slots:
        rerolls += 1
    return rerolls


def hunt_needs(bonus: int) -> int:
    """What a die must show: 6 or more with the bonus, and a natural 1 always fails."""
    return max(2, 6 - bonus)


def hunt_successes(dice: list[int], bonus: int) -> int:
    return len([die for die in dice if die >= hunt_needs(bonus)])


class Hunt(TeamProcedure):
    """The hunt roll after a move of the Fellowship (IX p.40-41)."""

    STEPS = ("before_roll", "roll", "choose_rerolls", "draw")
    RULE = "wotr.hunt.roll.when"

    #: What is added to each die, and the successes so far and failures of the first roll.
    bonus: int = later(0)
    successes: int = later(0)
    failures: int = later(0)

    def decider(self, g: War, side: int) -> int:
        return g.teams[LEAD][FREE] if side == FREE else -1

    def before_roll(self, g: War) -> Outcome:
        """Nothing is rolled at level 0."""
        if not hunt_level(g):
            g.note("wotr-log-no-hunt", rule="wotr.hunt.roll.level-zero")
            return DONE
        return ask_table_card(g, SHADOW, before_hunt_roll, self, "card_used")

    def card_used(self, g: War, option: Option) -> Outcome:
        return use_table_card(g, SHADOW, before_hunt_roll, self, option)

    def roll(self, g: War) -> None:
        """The die that pays for the present move is not in the Hunt Box yet."""
        self.bonus += g.hunt_box[FREE]
        dice = g.chance.dice(min(hunt_level(g), MAX_HUNT_DICE))
        self.successes = hunt_successes(dice, self.bonus)
        self.failures = len(dice) - self.successes
        about = {"die": tuple(dice), "hits": self.successes, "count": self.bonus, "number": hunt_needs(self.bonus)}
        g.note("wotr-log-hunt-roll", about, rule="wotr.hunt.roll.dice")

    def choose_rerolls(self, g: War) -> Outcome:
        most = min(self.failures, hunt_rerolls(g))
        if not most:
            return None
        options: list[Option] = [("hunt_reroll", count) for count in range(most + 1)]
        return Ask(g.seat(SHADOW), "wotr-ask-hunt-reroll", options, "rerolled", "wotr.hunt.reroll.cumulative")

    def rerolled(self, g: War, option: Option) -> None:
        _, count = option
        if count:
            dice = g.chance.dice(count)
            hits = hunt_successes(dice, self.bonus)
            self.successes += hits
            about = {"die": tuple(dice), "hits": hits, "count": self.bonus, "number": hunt_needs(self.bonus)}
            g.note("wotr-log-hunt-reroll", about, rule="wotr.hunt.reroll.modified")

    def draw(self, g: War) -> Outcome:
        if not self.successes:
            g.note("wotr-log-hunt-fails", rule="wotr.hunt.success.none")
            return DONE
        return Call(DrawTile(source=HUNT, successes=self.successes))
