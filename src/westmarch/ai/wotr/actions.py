"""Which die to use for what: the question asked most often."""

from __future__ import annotations

from westmarch.ai.wotr import weights as w
from westmarch.ai.wotr.armies import best_assault, best_flights, best_march
from westmarch.ai.wotr.cards import EVENT_WORTH, draw, event
from westmarch.ai.wotr.plan import Plan, steps_left
from westmarch.ai.wotr.recruit import best_muster, rouse
from westmarch.ai.wotr.ring import group_worth, hide, step
from westmarch.engine.decision import Option, verb_of
from westmarch.games.wotr.facts import (
    ARMY,
    CHARACTER,
    EVENT,
    EYE,
    FREE,
    MINIONS,
    MUSTER,
    MUSTER_ARMY,
    NATIONS_OF_SIDE,
    SHADOW,
    STRIDER,
    WILL,
)
from westmarch.games.wotr.rules.actions import UPGRADES, lists_of
from westmarch.games.wotr.rules.characters import companion_reach, group_level, on_the_map
from westmarch.games.wotr.rules.minions import forbids_minion, forbids_upgrade
from westmarch.games.wotr.state import War


class Actions:
    """The worth of everything a side can do with its dice; each is worked out once."""

    def __init__(self, g: War, plan: Plan) -> None:
        self.g = g
        self.plan = plan
        self.known: dict[tuple[str, bool], float] = {}

    def scores(self, options: list[Option]) -> list[float]:
        found = [self.plain(option) if verb_of(option) != "ring" else 0.0 for option in options]
        best: dict[int, float] = {}
        for option, score in zip(options, found, strict=True):
            if verb_of(option) not in ("ring", "pass", "skip", "upgrade"):
                _, face, _ = option
                best[face] = max(best.get(face, 0.0), score)
        return [
            self.ring(option, best) if verb_of(option) == "ring" else score
            for option, score in zip(options, found, strict=True)
        ]

    def plain(self, option: Option) -> float:
        match option:
            case ("pass",):
                return w.PASS
            case ("upgrade", _):
                return w.UPGRADE
            case ("skip", face):
                return w.SKIP - (0.5 if face == WILL else 0.0)
        verb, face, what = option
        price = w.WILL_SPENT if face == WILL else w.DOUBLE_SPENT if face == MUSTER_ARMY else 0.0
        return self.worth(verb, face, what) - price

    def worth(self, verb: str, face: int, what: int | str) -> float:
        g, plan = self.g, self.plan
        if verb == "use":
            return self.action(str(what), face == CHARACTER)
        number = int(what)
        if verb == "event":
            # An Event result can play anything; other dice have better things to do.
            return event(g, plan, number) + (0.2 if face == EVENT else 0.0)
        if verb == "draw":
            return draw(g, plan.side, number)
        if verb in ("diplomacy", "counsel"):
            return rouse(g, plan, number)
        if verb == "minion":
            return w.MINION
        # To dismiss an enemy card.
        return 0.45 * EVENT_WORTH[number]

    def action(self, name: str, led: bool) -> float:
        key = (name, led)
        if key not in self.known:
            self.known[key] = self.work_out(name, led)
        return self.known[key]

    def work_out(self, name: str, led: bool) -> float:
        g, plan = self.g, self.plan
        if name == "move_armies":
            return best_march(g, plan, led)
        if name == "attack":
            return best_assault(g, plan, led)
        if name == "move_fellowship":
            return step(g, plan)
        if name == "hide_fellowship":
            return hide(g, plan)
        if name == "separate":
            return best_separation(g, plan)
        if name == "move_companions":
            return best_companions(g, plan)
        if name == "move_minions":
            return best_flights(g)
        if name == "recruit":
            return best_muster(g, plan)
        return 3.2 if name == "voice_recruit" else 2.4

    def ring(self, option: Option, best: dict[int, float]) -> float:
        """An Elven Ring: what the die could do then, less what it does now."""
        _, old, new = option
        if new == EYE:
            return -2.0
        price = w.RING * w.RING_FADES**self.g.turn
        return self.possible(new) - best.get(old, 0.0) - price + 1.5 * self.plan.hurry

    def possible(self, face: int) -> float:
        """The best that a die of a face could do that none of the others can."""
        g, plan = self.g, self.plan
        side = plan.side
        if g.die_count(side, face) or g.die_count(side, WILL):
            return 0.0
        if side == FREE:
            if face == CHARACTER:
                return hide(g, plan) if g.revealed else step(g, plan)
            if face == WILL:
                return w.UPGRADE if any([forbids_upgrade(g, c) is None for c in UPGRADES]) else 0.0
        if face == ARMY and ARMY in lists_of(g, side, face):
            return best_assault(g, plan, False)
        if face == MUSTER:
            if side == SHADOW and any([forbids_minion(g, c) is None for c in MINIONS]):
                return w.MINION
            return max([rouse(g, plan, nation) for nation in NATIONS_OF_SIDE[side] if g.steps[nation]], default=0.0)
        return 0.0


def best_separation(g: War, plan: Plan) -> float:
    """Whether a companion has an errand; Strider's crown above all."""
    if not g.companions():
        return -5.0
    best = -5.0
    for c in g.companions():
        reach = companion_reach(g, g.fellowship, g.progress + group_level([c]))
        best = max(best, group_worth(g, plan, (c,), reach))
    return best - (0.0 if steps_left(g) < 12 else 0.5)


def best_companions(g: War, plan: Plan) -> float:
    """Whether companions on the map have a better place to be."""
    best = -1.0
    for c in on_the_map(g):
        reach = companion_reach(g, g.where[c], group_level([c]))
        here = group_worth(g, plan, (c,), reach[:0])
        gain = group_worth(g, plan, (c,), reach) - here
        best = max(best, gain - (0.0 if c == STRIDER else 0.5))
    return best


def score_die(g: War, plan: Plan, option: Option) -> float:
    """A die given up or turned: the one that is needed least."""
    needed = {CHARACTER: 3.0, ARMY: 2.5, MUSTER: 2.0, MUSTER_ARMY: 2.7, EVENT: 1.5, WILL: 5.0}
    _, *pairs = option
    return -sum([needed.get(face, 0.0) * float(count) for face, count in zip(pairs[::2], pairs[1::2], strict=True)])
