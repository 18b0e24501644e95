"""The end of a battle: retreat and advance (VI p.30-31)."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import DONE, Call, Done, Frame, Outcome
from westmarch.games.wotr.facts import ADJACENT, MARCHING, REGION_COUNT, REGION_OF_SLOT
from westmarch.games.wotr.rules.army import lift_siege_if_over
from westmarch.games.wotr.rules.capture import enter, march_in
from westmarch.games.wotr.rules.figures import advancing
from westmarch.games.wotr.state import TeamProcedure, War


def retreat_targets(g: War, side: int, slot: int) -> list[int]:
    """Adjacent free regions; a besieged army has none. Politics never bars a retreat (VII p.35)."""
    if slot >= REGION_COUNT:
        return []
    return [target for target in ADJACENT[slot] if g.free_region(side, target)]


def retreat_to(g: War, side: int, slot: int, target: int) -> None:
    """The whole army goes to one region; a character of level 0 is left behind."""
    g.shift_all(side, slot, target)
    about = {"side": side, "origin": slot, "target": target}
    g.note("wotr-log-retreats", about, rule="wotr.battle.retreat.whole-army")
    enter(g, side, target)


class Retreat(TeamProcedure):
    """An army has to retreat to an adjacent free region of its owner's choice (VI p.30). Ends with 1 if it could."""

    STEPS = ("choose",)
    RULE = "wotr.battle.retreat.free-adjacent"

    side: int
    slot: int

    def about(self, g: War) -> dict[str, Any]:
        return {"side": self.side}

    def decider(self, g: War, side: int) -> int:
        return g.controller(side, self.slot) if side == self.side else -1

    def choose(self, g: War) -> Outcome:
        options: list[Option] = [("retreat", target) for target in retreat_targets(g, self.side, self.slot)]
        if not options:
            return DONE
        return Ask(g.seat(self.side), "wotr-ask-retreat", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> Outcome:
        _, target = option
        retreat_to(g, self.side, self.slot, target)
        lift_siege_if_over(g, REGION_OF_SLOT[self.slot])
        return Done(1)


class Advance(Frame):
    """The winner may move attackers into the region (VI p.31): all, some or none."""

    STEPS = ("choose", "go")
    RULE = "wotr.battle.end.advance-optional"

    side: int
    origin: int
    region: int

    def about(self, g: War) -> dict[str, Any]:
        return {"region": self.region}

    def choose(self, g: War) -> Outcome:
        return Call(advancing(self.side, self.origin, self.region))

    def go(self, g: War) -> Outcome:
        if g.returned:
            about = {"side": self.side, "region": self.region, "member": g.members(self.side, MARCHING)}
            g.note("wotr-log-advances", about, rule=self.RULE)
            march_in(g, self.side, self.region)
        return None
