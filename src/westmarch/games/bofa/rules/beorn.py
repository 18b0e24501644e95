"""Beorn (p.33): he moves and fights much like an army."""

from __future__ import annotations

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.bofa.facts import BEORN, FP
from westmarch.games.bofa.rules.combat import Combat
from westmarch.games.bofa.rules.movement import STOP, beorn_ways, move_beorn
from westmarch.games.bofa.rules.orders import ATTACK
from westmarch.games.bofa.state import NOBODY, Battlefield


def forbids_beorn(g: Battlefield, will: bool) -> str | None:
    """The rule that forbids moving Beorn now, or None: a Character result costs wrath, and not the last one."""
    if g.where[BEORN] < 0:
        return "bofa.fate.advance.makes-available"
    return None if will or g.wrath > 1 else "bofa.beorn.move.character"


def can_end(g: Battlefield, place: int, steps: int) -> bool:
    """Whether Beorn could end his move from here within some steps: never beside military units."""
    if g.held[place] == NOBODY:
        return True
    return steps > 0 and any([can_end(g, near, steps - 1) for near in beorn_ways(g, place)])


class BeornMoves(Frame):
    """Beorn moves up to three regions, then may attack (p.33)."""

    STEPS = ("move", "attack")
    RULE = "bofa.beorn.move.will"

    #: Regions gone so far.
    gone: int = later(0)

    def move(self, g: Battlefield) -> Outcome:
        here = g.where[BEORN]
        left = g.edition.movement[BEORN] - self.gone
        if not left:
            return None
        found: list[Option] = [("move", here, near) for near in beorn_ways(g, here) if can_end(g, near, left - 1)]
        if g.held[here] == NOBODY:
            found.append(STOP)
        return Ask(FP, "bofa-ask-beorn", found, "moved", "bofa.beorn.never-with-units")

    def moved(self, g: Battlefield, option: Option) -> Outcome:
        match option:
            case ("move", _, target):
                self.gone += 1
                move_beorn(g, target)
                return Goto("move")
        return None

    def attack(self, g: Battlefield) -> Outcome:
        here = g.where[BEORN]
        found: list[Option] = [("attack", here, near) for near in g.ways(here) if g.enemy_at(FP, near)]
        return Ask(FP, "bofa-ask-attack", [STOP, *found], "attacked", "bofa.beorn.move.attack-after")

    def attacked(self, g: Battlefield, option: Option) -> Outcome:
        match option:
            case ("attack", place, target):
                return Call(Combat(FP, place, target, [place], ATTACK))
        return DONE
