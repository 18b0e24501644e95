"""Recovering armies (p.25)."""

from __future__ import annotations

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.bofa.rules.damage import Losses
from westmarch.games.bofa.rules.movement import STOP
from westmarch.games.bofa.state import Battlefield

#: What a die must show to remove a marker, and the least that it may come to.
RECOVERY_TARGET = 5
LOWEST_TARGET = 2


class Recover(Frame):
    """Armies roll to remove damage markers (p.25)."""

    STEPS = ("choose_army", "roll", "reroll", "casualties", "next_army")
    RULE = "bofa.recover.roll"

    seat: int
    #: How many armies; which ones (nothing: any).
    left: int
    within: list[int]
    #: Added to each die, always, and for armies with a character.
    bonus: int = 0
    hero_bonus: int = 0
    done: list[int] = later([])
    place: int = later(-1)
    missed: int = later(0)

    def choose_army(self, g: Battlefield) -> Outcome:
        found: list[Option] = [] if len(self.within) == 1 and not self.done else [STOP]
        for place in g.armies(self.seat):
            if g.damage[place] and place not in self.done and (not self.within or place in self.within):
                found.append(("recover", place))
        if not found:
            return DONE
        return Ask(self.seat, "bofa-ask-recover", found, "army_chosen", "bofa.dice.muster.recover")

    def army_chosen(self, g: Battlefield, option: Option) -> Outcome:
        if option == STOP:
            return DONE
        _, self.place = option
        self.done.append(self.place)
        return None

    def heal(self, g: Battlefield, dice: int) -> None:
        bonus = self.bonus + (self.hero_bonus if g.leaders(self.place) else 0)
        need = max(LOWEST_TARGET, RECOVERY_TARGET - bonus)
        rolls = g.chance.dice(dice, "recover")
        healed = len([die for die in rolls if die >= need])
        self.missed = dice - healed
        about = {"place": self.place, "dice": rolls, "number": need}
        g.note("bofa-log-recover", about, rule="bofa.recover.roll")
        g.mend(self.place, healed)

    def roll(self, g: Battlefield) -> None:
        self.heal(g, g.sizes[self.place])

    def reroll(self, g: Battlefield) -> Outcome:
        most = min(g.leadership(self.place), self.missed)
        if not most or not g.damage[self.place]:
            return None
        found: list[Option] = [("recover_again", n) for n in range(most + 1)]
        return Ask(self.seat, "bofa-ask-recover-reroll", found, "rerolled", "bofa.recover.reroll")

    def rerolled(self, g: Battlefield, option: Option) -> None:
        _, dice = option
        if dice:
            self.heal(g, dice)

    def casualties(self, g: Battlefield) -> Outcome:
        return Call(Losses(self.seat, self.place))

    def next_army(self, g: Battlefield) -> Outcome:
        self.left -= 1
        return Goto("choose_army") if self.left else DONE
