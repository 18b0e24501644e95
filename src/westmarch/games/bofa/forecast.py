"""Exact odds of what goes on or is about to begin, from the position itself."""

from __future__ import annotations

from functools import lru_cache

from westmarch.engine.decision import Option
from westmarch.engine.report import Report, Table, Text
from westmarch.games.bofa.facts import FP, UNIT_NAMES, Edition
from westmarch.games.bofa.odds.battle import Army, Outcome, combat, ground_of
from westmarch.games.bofa.odds.commands import fate_report, key_of
from westmarch.games.bofa.odds.fate import fate_odds
from westmarch.games.bofa.rules.combat import Combat
from westmarch.games.bofa.rules.fate import further_draws, used_grey_tiles
from westmarch.games.bofa.state import Battlefield

OUTCOMES = ("attacker_wins", "defender_wins", "both_destroyed", "undecided")


def forecast(g: Battlefield, option: Option | None) -> Report | None:
    """The odds of an attack, or with None of the combat that goes on."""
    odds: Outcome | None = None
    match option:
        case None:
            odds = ongoing(g)
        case ("attack", place, target):
            odds = attack(g, place, target)
    if odds is None:
        return None
    rows: list[tuple[Text, float]] = [((key_of(name), {}), getattr(odds, name)) for name in OUTCOMES]
    return Report({name: getattr(odds, name) for name in OUTCOMES}, [Table(("bofa-odds-combat", {}), rows)])


#: What lies ahead of every position: the fate phase.
FATE = "fate"


def outlook(g: Battlefield, subject: str) -> Report | None:
    """The odds of the fate phase with one, two or three activated generals: from the tiles that are left, with the
    further draws that cards on the table allow."""
    tiles = g.pool or used_grey_tiles(g)
    if subject != FATE or not tiles:
        return None
    more = further_draws(g)
    reports = [fate_report(fate_odds(tiles, n + more, edition=g.edition), n) for n in (1, 2, 3)]
    return Report({"fate": [report.data for report in reports]}, [table for one in reports for table in one.tables])


def ongoing(g: Battlefield) -> Outcome | None:
    """The combat that is being fought, from its next round on."""
    fight = g.innermost(Combat)
    return None if fight is None else attack(g, fight.origin, fight.target, first=fight.round < 2)


def attack(g: Battlefield, origin: int, target: int, first: bool = True) -> Outcome | None:
    """An attack by one army on another; None where there are no two armies, or out of a goblin box."""
    if origin >= g.edition.regions or target >= g.edition.regions or not g.sizes[origin] or not g.sizes[target]:
        return None
    protection = max(0, g.edition.protection[target] - g.walls[target]) if g.held[target] == FP else 0
    return _weighed(g.edition, _army(g, origin), _army(g, target), origin, target, protection, first)


#: Units by type, leadership and damage of an army.
Strength = tuple[tuple[int, ...], int, int]


def _army(g: Battlefield, place: int) -> Strength:
    # While casualties are being taken an army may have more markers than it can bear.
    return tuple(g.army(place)), g.leadership(place), min(g.damage[place], g.sizes[place])


def named(units: tuple[int, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(UNIT_NAMES, units, strict=True) if count}


@lru_cache(maxsize=512)
def _weighed(
    edition: Edition, ours: Strength, theirs: Strength, origin: int, target: int, protection: int, first: bool
) -> Outcome:
    armies = [
        Army(
            {name: count for name, count in zip(UNIT_NAMES, units, strict=True) if count},
            leadership,
            damage,
            (),
            edition,
        )
        for units, leadership, damage in (ours, theirs)
    ]
    ground = ground_of(armies[0], armies[1], origin, target, protection, first)
    return combat(armies[0], armies[1], ground)
