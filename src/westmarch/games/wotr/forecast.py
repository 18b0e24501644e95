"""Exact odds of what goes on or is about to begin, from the position itself."""

from __future__ import annotations

from functools import lru_cache

from westmarch.engine.decision import Option
from westmarch.engine.report import Report
from westmarch.games.wotr.facts import (
    CAPTAINS,
    CITY,
    FEATURE,
    FORTIFICATION,
    FREE,
    LEVEL,
    REGION_COUNT,
    REGION_OF_SLOT,
    SHADOW,
    UNIT_COLUMNS,
    is_elite,
    nation_of,
    regular_column,
)
from westmarch.games.wotr.odds import battle as battles
from westmarch.games.wotr.odds import hunt as hunts
from westmarch.games.wotr.odds import tiles
from westmarch.games.wotr.odds.battle import Army, BattleOdds
from westmarch.games.wotr.odds.company import Fellowship
from westmarch.games.wotr.odds.hunt import HuntOdds, MordorOdds
from westmarch.games.wotr.odds.reports import battle_report, hunt_report, mordor_report
from westmarch.games.wotr.rules import tiles as drawn
from westmarch.games.wotr.rules.combat import FIELD, SIEGE, Engagement, slot_of
from westmarch.games.wotr.rules.hunt import hunt_level, hunt_rerolls
from westmarch.games.wotr.state import War

#: Features that shelter who defends them in the first round.
WALLS = (CITY, FORTIFICATION)


def forecast(g: War, option: Option | None) -> Report | None:
    """The odds of what an option begins, or with None of what goes on now."""
    if option is None:
        fought = ongoing(g)
        return None if fought is None else battle_report(*fought)
    match option:
        case ("attack", origin, target):
            return battle_report(*attack(g, origin, target))
        case ("use", _, "move_fellowship"):
            return outlook(g, HUNT)
        case _:
            return None


#: What lies ahead of every position: the next move of the Fellowship.
HUNT = "hunt"


def outlook(g: War, subject: str) -> Report | None:
    """The odds of the next move of the Fellowship, with the dice, tiles and re-rolls that the position has."""
    if subject != HUNT or not drawn.pool(g):
        return None
    odds = next_move(g)
    return mordor_report(odds) if isinstance(odds, MordorOdds) else hunt_report(odds, 1)


@lru_cache(maxsize=512)
def _weighed(attacker: Army, defender: Army, kind: str, rounds: int) -> BattleOdds:
    return battles.battle(attacker, defender, kind, rounds)


def army(g: War, side: int, slot: int) -> Army:
    """A force as the odds see it."""
    elites, leadership = g.elites(side, slot), g.leadership(side, slot)
    captains = g.captain_elites(slot) if side == SHADOW and g.white_hand() else 0
    # Elites that lead do so as long as they last; where only some do, their leadership counts as lasting.
    each = 1 if captains and captains == elites else 0
    strength = len([c for c in g.characters(side, slot) if c in CAPTAINS])
    return Army(
        g.regulars(side, slot), elites, leadership - captains * each, strength,
        spare=spare(g, side, slot), elite_leadership=each,
    )  # fmt: skip


def spare(g: War, side: int, slot: int) -> int:
    """Regular figures at hand to replace the elites of a force."""
    elites = [c for c in range(UNIT_COLUMNS[side]) if is_elite(side, c) and g.count(side, slot, c)]
    regulars = [regular_column(nation_of(side, column)) for column in elites]
    fallen = sum([g.casualties[column] for column in regulars]) if side == FREE else 0
    return fallen + sum([g.available(side, column) for column in regulars])


def attack(g: War, origin: int, target: int) -> tuple[str, BattleOdds]:
    """An attack by a whole force on another."""
    side = FREE if g.units(FREE, origin) else SHADOW
    defender = army(g, 1 - side, target)
    if target >= REGION_COUNT:
        kind = battles.SIEGE
    elif origin >= REGION_COUNT:
        kind = battles.SORTIE
    else:
        kind = battles.CITY if FEATURE[target] in WALLS else battles.FIELD
    return kind, _weighed(army(g, side, origin), defender, kind, 0)


def ongoing(g: War) -> tuple[str, BattleOdds] | None:
    """The battle that is being fought, from its next round on."""
    fight = g.innermost(Engagement)
    if fight is None:
        return None
    ours, theirs = [(side, slot_of(fight, side)) for side in (fight.attacker, 1 - fight.attacker)]
    if not g.units(*ours) or not g.units(*theirs):
        return None
    kind = battles.SIEGE if fight.kind == SIEGE else battles.FIELD if fight.kind == FIELD else battles.SORTIE
    if kind == battles.FIELD and fight.round < 2 and FEATURE[REGION_OF_SLOT[fight.defender_slot]] in WALLS:
        kind = battles.CITY
    return kind, _weighed(army(g, *ours), army(g, *theirs), kind, 0)


def next_move(g: War) -> HuntOdds | MordorOdds:
    """The Fellowship moves once: what the hunt makes of it, all damage taken by the Ring-bearers."""
    company = Fellowship(g.corruption, tuple(LEVEL[c] for c in g.companions()))
    pool = tiles.pool(drawn.pool(g))
    if g.in_mordor():
        return hunts.mordor(company, [1], [g.hunt_box[SHADOW]], pool, g.mordor, g.hunt_box[FREE], turns=1)
    return hunts.hunt(company, 1, hunt_level(g), hunt_rerolls(g), pool, g.hunt_box[FREE])
