"""Politics and recruiting: which nation to rouse, what to muster and where."""

from __future__ import annotations

from westmarch.ai.wotr import weights as w
from westmarch.ai.wotr.plan import MILITARY, Plan
from westmarch.engine.decision import Option, amounts_of
from westmarch.games.wotr.facts import (
    FEATURE,
    FREE,
    NATION_OF_REGION,
    SETTLEMENTS,
    SHADOW,
    STRONGHOLD,
    UNIT_COLUMNS,
    is_elite,
)
from westmarch.games.wotr.rules.recruit import muster_options
from westmarch.games.wotr.state import War


def rouse(g: War, plan: Plan, nation: int) -> float:
    """A step of a nation towards war."""
    if nation >= 5:
        early = 1.0 if g.turn < 8 else 0.7
        return early * (w.SHADOW_AT_WAR if g.steps[nation] == 1 else w.SHADOW_STEP - (1.0 if nation == 7 else 0.0))
    danger = sum([plan.dangers[r] for r in SETTLEMENTS[nation]])
    score = w.FREE_STEP + w.FREE_STEP_THREATENED * danger
    if g.steps[nation] == 1:
        score += 1.0 if plan.aim != MILITARY else 3.0
    return score if g.active[nation] or g.steps[nation] > 1 else 0.0


def place(g: War, plan: Plan, region: int) -> float:
    """How well a region is placed for new figures."""
    score = min(1.5, plan.pull[region])
    if plan.side == FREE:
        score = max(score, plan.dangers[region])
        if g.units(FREE, g.home_slot(FREE, region)) >= 5:
            score -= 0.5
    elif FEATURE[region] == STRONGHOLD:
        score += 0.1
    if g.units(plan.side, region) >= 10:
        score -= 5.0
    return score


def figure(g: War, plan: Plan, number: int, region: int) -> float:
    """The worth of a figure in a region."""
    side = plan.side
    column = number - (0 if side == FREE else 15)
    units = g.units(side, g.home_slot(side, region))
    if column >= UNIT_COLUMNS[side]:
        kind = w.LEADER if side == SHADOW or (units >= 2 and not g.leaders(g.home_slot(FREE, region))) else 0.2
    else:
        kind = w.ELITE if is_elite(side, column) else w.REGULAR
    return kind + w.PLACE * place(g, plan, region)


def score_recruit(g: War, plan: Plan, option: Option) -> float:
    match option:
        case ("recruit", number, region):
            return figure(g, plan, number, region)
    return 0.3


def score_raise(g: War, plan: Plan, option: Option) -> float:
    """Figures that come together: as many as may be, and the best."""
    worth = 0.0
    for number, count in amounts_of(option).items():
        column = number - (0 if plan.side == FREE else 15)
        worth += count * (w.ELITE if is_elite(plan.side, column) else w.REGULAR)
    return worth


def best_muster(g: War, plan: Plan) -> float:
    """The worth of a Muster result: an elite, or two others."""
    best_single = best_pair = second = 0.0
    for _, number, region in muster_options(g, plan.side):
        worth = figure(g, plan, number, region)
        if is_elite(plan.side, number - (0 if plan.side == FREE else 15)):
            best_single = max(best_single, worth)
        elif worth > best_pair:
            best_pair, second = worth, best_pair
        else:
            second = max(second, worth)
    return max(best_single, best_pair + 0.8 * second)


def score_nation(g: War, plan: Plan, option: Option) -> float:
    _, nation = option
    return rouse(g, plan, nation) if g.steps[nation] else 0.0


def nation_in_danger(g: War, plan: Plan, region: int) -> float:
    """Whether a nation that sleeps is about to be attacked."""
    nation = NATION_OF_REGION[region]
    if nation < 0 or nation >= 5 or g.active[nation]:
        return 0.0
    return w.SEND_HERALD + sum([plan.dangers[r] for r in SETTLEMENTS[nation]])
