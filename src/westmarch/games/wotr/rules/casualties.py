"""Removing casualties (VI p.30): hit by hit, as the owner of the army decides."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import DONE, Goto, Outcome
from westmarch.games.wotr.facts import UNIT_COLUMNS, is_regular
from westmarch.games.wotr.layout import box
from westmarch.games.wotr.rules.army import lose_leaders, strip_lone_leaders
from westmarch.games.wotr.state import TeamProcedure, War


class TakeHits(TeamProcedure):
    """An army takes hits (VI p.30), each a regular lost or an elite reduced; two may remove an elite.

    In a battle the leaders and characters of a destroyed army are removed with it; hits of an event card leave Nazgul
    and characters in place (V p.22).
    """

    STEPS = ("take_hit", "remove_leaders")
    RULE = "wotr.battle.casualties.owner-chooses"

    side: int
    slot: int
    hits: int
    in_battle: bool = False

    def about(self, g: War) -> dict[str, Any]:
        return {"side": self.side, "hits": self.hits}

    def decider(self, g: War, side: int) -> int:
        return g.controller(side, self.slot) if side == self.side else -1

    def take_hit(self, g: War) -> Outcome:
        options = hit_options(g, self.side, self.slot, self.hits)
        if not options:
            return None
        about = (("hits", self.hits),)
        return Ask(g.seat(self.side), "wotr-ask-casualty", options, "hit_taken", self.RULE, about)

    def hit_taken(self, g: War, option: Option) -> Outcome:
        verb, figure = option
        column = figure - box(self.side, 0)
        if verb == "reduce":
            g.reduce(self.side, self.slot, column)
        else:
            g.remove(self.side, self.slot, column)
        self.hits -= 2 if verb == "kill" else 1
        g.note(f"wotr-log-{verb}", {"figure": figure, "slot": self.slot}, rule=HIT_RULES[verb])
        return Goto("take_hit")

    def remove_leaders(self, g: War) -> Outcome:
        if g.units(self.side, self.slot):
            return DONE
        if self.in_battle:
            remove_leaders_and_characters(g, self.side, self.slot)
        else:
            strip_lone_leaders(g)
        return DONE


HIT_RULES = {
    "lose": "wotr.battle.casualties.one-hit",
    "reduce": "wotr.battle.casualties.one-hit",
    "kill": "wotr.battle.casualties.two-hits-elite",
}


def hit_options(g: War, side: int, slot: int, hits: int) -> list[Option]:
    """How the next hit can be taken; nothing when no hit or no unit is left.

    One hit reduces an elite, or removes it when no regular is left to replace it; two hits remove it in any case.
    """
    options: list[Option] = []
    if hits <= 0:
        return options
    for column in range(UNIT_COLUMNS[side]):
        if not g.count(side, slot, column):
            continue
        figure = box(side, column)
        if is_regular(side, column) or not g.can_reduce(side, slot, column):
            options.append(("lose", figure))
        else:
            options.append(("reduce", figure))
        if hits >= 2 and not is_regular(side, column):
            options.append(("kill", figure))
    return options


def remove_leaders_and_characters(g: War, side: int, slot: int) -> None:
    """All who led a destroyed army are gone with it; Nazgul figures may come back as reinforcements."""
    lose_leaders(g, side, slot, "wotr.battle.leaders.die-with-army")
    for character in g.characters(side, slot):
        g.eliminate_character(character)
