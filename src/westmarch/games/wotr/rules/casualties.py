"""Removing casualties (VI p.30): hit by hit, as the owner of the army decides."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import DONE, Frame, Goto, Outcome
from westmarch.games.wotr.facts import UNIT_COLUMNS, is_regular
from westmarch.games.wotr.rules.army import strip_lone_leaders
from westmarch.games.wotr.state import War, box


class TakeHits(Frame):
    """An army takes hits (VI p.30), each a regular lost or an elite reduced; two may remove an elite.

    With ``battle`` the leaders and characters of a destroyed army are removed with it; hits of an event card
    leave Nazgul and characters in place (V p.22).
    """

    STEPS = ("take_hit", "remove_leaders")
    RULE = "wotr.battle.casualties.owner-chooses"

    side: int
    slot: int
    hits: int
    battle: int = 0

    def about(self, g: War) -> dict[str, Any]:
        return {"side": self.side, "hits": self.hits}

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
            self.hits -= 1
        elif verb == "lose":
            g.remove(self.side, self.slot, column)
            self.hits -= 1
        else:
            self.hits -= kill_cost(g, self.side, self.slot, column)
            g.remove(self.side, self.slot, column)
        g.note(f"wotr-log-{verb}", {"figure": figure}, rule=HIT_RULES[verb])
        return Goto("take_hit")

    def remove_leaders(self, g: War) -> Outcome:
        if g.units(self.side, self.slot):
            return DONE
        if self.battle:
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
    """How the next hit can be taken; nothing when no hit or no unit is left."""
    options: list[Option] = []
    if hits <= 0:
        return options
    for column in range(UNIT_COLUMNS[side]):
        if not g.count(side, slot, column):
            continue
        figure = box(side, column)
        if is_regular(side, column):
            options.append(("lose", figure))
            continue
        if g.can_reduce(side, slot, column):
            options.append(("reduce", figure))
        if kill_cost(g, side, slot, column) <= hits:
            options.append(("kill", figure))
    return options


def kill_cost(g: War, side: int, slot: int, column: int) -> int:
    """Hits that remove an elite: two, or one when no regular is left to replace it."""
    return 2 if g.can_reduce(side, slot, column) else 1


def remove_leaders_and_characters(g: War, side: int, slot: int) -> None:
    """All who led a destroyed army are gone with it; Nazgul figures may come back as reinforcements."""
    for column in g.leader_columns(side):
        count = g.count(side, slot, column)
        if count:
            g.remove(side, slot, column, count)
            about = {"figure": box(side, column), "count": count}
            g.note("wotr-log-leaders-lost", about, rule="wotr.battle.leaders.die-with-army")
    for character in g.characters(side, slot):
        g.eliminate_character(character)
