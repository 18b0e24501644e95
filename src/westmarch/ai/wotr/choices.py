"""Choices of several things: the commander puts a good one together instead of going through all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.ai.wotr import recruit
from westmarch.ai.wotr.plan import Plan
from westmarch.engine.decision import Ask, Option, Selection
from westmarch.games.wotr.facts import (
    FREE,
    ISENGARD,
    REGION_OF_SLOT,
    elite_column,
    is_elite,
    regular_column,
)
from westmarch.games.wotr.layout import box, figure_of_band, region_of_band
from westmarch.games.wotr.rules.casualties import LOST, REDUCED, REMOVED, Losses
from westmarch.games.wotr.state import War

#: An option with how good it looks.
Ranked = list[tuple[float, Option]]


def amounts_by(pick: Selection, wanted: int, worth: Callable[[int, int], float]) -> Option:
    """So many of the items of a distribution, one after another, each time the one that is worth most by then."""
    taken = dict.fromkeys(pick.items, 0)
    most = dict(zip(pick.items, pick.most, strict=True))
    for _ in range(wanted):
        open_ones = [item for item in pick.items if taken[item] < most[item]]
        best = max(open_ones, key=lambda item: (worth(item, taken[item]), -item))
        taken[best] += 1
    return (pick.verb, *[number for item in pick.items if taken[item] for number in (item, taken[item])])


# ---- hits ----


class Wounded:
    """The army while it takes its hits one by one: keep as many dice as possible."""

    def __init__(self, g: War, pick: Losses) -> None:
        self.g = g
        self.pick = pick
        self.regulars = pick.regulars[:]
        self.elites = pick.elites[:]
        self.spare = pick.spare[:]
        #: By nation: regulars lost, elites reduced, elites removed.
        self.share = [[0, 0, 0] for _ in pick.nations]

    def take(self, saving_elites: bool) -> Option | None:
        """Every hit where it does least harm; None if the hits do not come out even so."""
        for _ in range(self.pick.hits):
            found = sorted(self.ways(saving_elites))
            if not found:
                break
            _, kind, i = found[-1]
            self.hit(kind, -i)
        amounts: dict[int, int] = {}
        for nation, share in zip(self.pick.nations, self.share, strict=True):
            self.pick.write(amounts, nation, (share[LOST], share[REDUCED], share[REMOVED], 0, 0))
        option = self.pick.option(amounts)
        return option if self.pick.legal(option) else None

    def ways(self, saving_elites: bool) -> list[tuple[float, int, int]]:
        """The ways to take a hit: how good, which kind, and the nation (counted backwards)."""
        found: list[tuple[float, int, int]] = []
        side = self.pick.side
        units = sum(self.regulars) + sum(self.elites)
        for i, nation in enumerate(self.pick.nations):
            if self.regulars[i]:
                scarce = 0.1 if side == FREE and not self.g.reinforcements[box(side, regular_column(nation))] else 0.0
                found.append((0.2 - scarce - 0.01 * regular_column(nation), LOST, -i))
            if self.elites[i]:
                column = elite_column(nation)
                white_hand = nation == ISENGARD and self.g.white_hand()
                worth = 0.5 if units <= 5 and not saving_elites else -0.2
                kind = REDUCED if self.spare[i] else REMOVED
                found.append((worth - (0.4 if white_hand else 0.0) - 0.01 * column, kind, -i))
        return found

    def hit(self, kind: int, i: int) -> None:
        """One hit; a regular that an elite had become makes it an elite removed by two."""
        share = self.share[i]
        if kind == LOST:
            self.regulars[i] -= 1
            self.spare[i] += 1
            if share[LOST] < self.pick.regulars[i]:
                share[LOST] += 1
            else:
                share[REDUCED] -= 1
                share[REMOVED] += 1
        elif kind == REDUCED:
            self.elites[i] -= 1
            self.regulars[i] += 1
            self.spare[i] -= 1
            share[REDUCED] += 1
        else:
            self.elites[i] -= 1
            share[REMOVED] += 1


def casualties(g: War, plan: Plan, ask: Ask, pick: Any) -> Ranked:
    """Elites are reduced while five units or fewer stand, else regulars fall; or elites are saved in any case."""
    found: Ranked = []
    for worth, saving_elites in ((1.0, False), (0.5, True)):
        option = Wounded(g, pick).take(saving_elites)
        if option is not None and option not in [seen for _, seen in found]:
            found.append((worth, option))
    return found or [(0.0, pick.at(0))]


def excess(g: War, plan: Plan, ask: Ask, pick: Any) -> Ranked:
    """Units above the limit: the fewest elites."""
    return [(1.0, amounts_by(pick, pick.low, lambda figure, _: -float(is_elite(plan.side, column(plan, figure)))))]


def column(plan: Plan, figure: int) -> int:
    return figure - box(plan.side, 0)


# ---- recruits ----


def together(g: War, plan: Plan, ask: Ask, pick: Any) -> Ranked:
    """As many figures as may come, elites first."""
    region = dict(ask.about)["region"]
    return [(1.0, amounts_by(pick, pick.high, lambda figure, _: recruit.figure(g, plan, figure, region)))]


def divided(g: War, plan: Plan, ask: Ask, pick: Any) -> Ranked:
    return [(1.0, amounts_by(pick, pick.high, lambda region, taken: recruit.place(g, plan, region) - 0.1 * taken))]


def regions(g: War, plan: Plan, ask: Ask, pick: Any) -> Ranked:
    best = sorted(pick.items, key=lambda region: (-recruit.place(g, plan, region), region))[: pick.high]
    return [(1.0, (pick.verb, *sorted(best)))]


def elites(g: War, plan: Plan, ask: Ask, pick: Any) -> Ranked:
    """Elites where the army is needed most."""
    return [(1.0, amounts_by(pick, pick.high, lambda slot, _: plan.pull[REGION_OF_SLOT[slot]]))]


def dunlendings(g: War, plan: Plan, ask: Ask, pick: Any) -> Ranked:
    """All but one of a region go along, elites first."""
    left = {region_of_band(band): 0 for band in pick.items}
    for band, most in zip(pick.items, pick.most, strict=True):
        left[region_of_band(band)] += most
    count = min(pick.high, sum([units - 1 for units in left.values()]))
    wanted = amounts_by(pick, count, lambda band, _: float(is_elite(plan.side, column(plan, figure_of_band(band)))))
    return [(1.0, wanted), (0.5, (pick.verb,))]


CHOICES: dict[str, Callable[[War, Plan, Ask, Any], Ranked]] = {
    "wotr-ask-casualty": casualties,
    "wotr-ask-dunlendings-join": dunlendings,
    "wotr-ask-excess": excess,
    "wotr-ask-levy": regions,
    "wotr-ask-raise": together,
    "wotr-ask-raise-some": together,
    "wotr-ask-replace-by-elite": elites,
    "wotr-ask-share": divided,
    "wotr-ask-voice": regions,
}
